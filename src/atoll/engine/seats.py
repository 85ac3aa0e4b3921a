"""Seats around the table."""

from .compiled import rule


@rule
def ahead(seat: int, viewer: int, seats: int) -> int:
    """How many places after the viewer a seat comes: without a division, which takes as long as ten additions."""
    places = int(seat) - int(viewer)  # interpreted, a seat may be a narrow number of NumPy's
    return places + seats if places < 0 else places
