"""Loot Island: treasure hunters piece maps together, share what they find, and hope that the curse does not catch up."""
