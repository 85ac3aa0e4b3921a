"""Seats around the table."""

import numpy as np

from atoll.engine.records import Array
from atoll.engine.seats import ahead


def test_seats_are_counted_from_the_viewer_on() -> None:
    assert [int(ahead(seat, 2, 4)) for seat in range(4)] == [2, 3, 0, 1]
    assert [int(ahead(seat, 0, 3)) for seat in range(3)] == [0, 1, 2]


def test_places_are_wide_numbers_whatever_the_seats_are() -> None:
    narrow: Array = np.array([0, 1], np.int8)
    assert int(ahead(narrow[1], narrow[0], 2) * 1000) == 1000
