"""Forbidden Island: two to four adventurers save four treasures from a sinking island. `rules` is the table of contents."""
