"""Atoll: four board games about islands, implemented once and used everywhere."""

__version__ = "0.1.0"
