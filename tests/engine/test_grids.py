"""engine.grids: boards as tables."""

from hypothesis import given
from hypothesis import strategies as st

from atoll.engine.grids import OFF, cells_of, hex_distances, hex_neighbours, hex_places, square_neighbours


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


HONEYCOMB = [2, 3, 2]  #  0 1 / 2 3 4 / 5 6


def test_rows_of_hexes_are_centred() -> None:
    assert hex_places(HONEYCOMB) == [(0, -1), (0, 1), (1, -2), (1, 0), (1, 2), (2, -1), (2, 1)]


def test_hex_neighbours() -> None:
    table = hex_neighbours(HONEYCOMB)
    assert table[3].tolist() == [4, 1, 0, 2, 5, 6]
    assert table[0].tolist() == [1, OFF, OFF, OFF, 2, 3]
    assert table[4].tolist() == [OFF, OFF, 1, 3, 6, OFF]


@given(st.lists(st.integers(1, 4), min_size=1, max_size=4))
def test_hex_neighbours_are_mutual_and_one_step_away(pairs: list[int]) -> None:
    """Rows that lie beside each other differ by an odd number of cells."""
    lengths = [2 * n + row % 2 for row, n in enumerate(pairs)]
    table, steps = hex_neighbours(lengths), hex_distances(lengths)
    for cell, row in enumerate(table.tolist()):
        for direction, other in enumerate(row):
            if other != OFF:
                assert table[other, (direction + 3) % 6] == cell
                assert steps[cell, other] == 1
        assert sum(steps[cell] == 1) == sum(other != OFF for other in row)


def test_hex_distances() -> None:
    steps = hex_distances(HONEYCOMB)
    assert steps[0].tolist() == [0, 1, 1, 1, 2, 2, 2]
    assert steps[2].tolist() == [1, 2, 0, 1, 2, 1, 2]
    assert (steps == steps.T).all()
