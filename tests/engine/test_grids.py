"""engine.grids: boards as tables."""

from hypothesis import given
from hypothesis import strategies as st

from atoll.engine.grids import OFF, cells_of, square_neighbours


def test_a_drawing_becomes_cells() -> None:
    assert cells_of([".#", "##"]) == [(0, 1), (1, 0), (1, 1)]


def test_neighbours() -> None:
    north, east, south, west, northeast, southeast, southwest, northwest = range(8)
    table = square_neighbours([".#", "##"])
    assert table[0, south] == 2
    assert table[0, southwest] == 1
    assert table[1, east] == 2
    assert table[1, northeast] == 0
    assert table[2, north] == 0
    assert table[2, west] == 1
    assert table[0, [north, east, west, northeast, southeast, northwest]].tolist() == [OFF] * 6


@given(st.lists(st.text(".#", min_size=4, max_size=4), min_size=1, max_size=4))
def test_neighbours_are_mutual(drawing: list[str]) -> None:
    table = square_neighbours(drawing)
    opposite = [2, 3, 0, 1, 6, 7, 4, 5]
    for cell, row in enumerate(table.tolist()):
        for direction, other in enumerate(row):
            assert other == OFF or table[other, opposite[direction]] == cell
