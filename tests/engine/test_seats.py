"""Seats around the table."""

from atoll.engine.seats import ahead


def test_seats_are_counted_from_the_viewer_on() -> None:
    assert [int(ahead(seat, 2, 4)) for seat in range(4)] == [2, 3, 0, 1]
    assert [int(ahead(seat, 0, 3)) for seat in range(3)] == [0, 1, 2]
