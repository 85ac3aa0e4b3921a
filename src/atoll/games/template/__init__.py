"""Driftwood, the template: the smallest game that uses all of the contract, hidden pieces included. Copy it to begin."""
