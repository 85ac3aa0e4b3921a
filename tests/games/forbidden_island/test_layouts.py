"""The shapes of the island (§2.1): figures computed from the neighbour tables, compared with known ones."""

import numpy as np
import pytest

from atoll.games.forbidden_island.state import (
    CARD,
    FLOOD_CARDS,
    LANDING,
    LAYOUTS,
    N_ORTHOGONAL,
    N_TILES,
    NEIGHBOUR,
    ROLE,
    SKULL,
    STOCK,
    TILE,
    TREASURE_OF,
    TREASURE_TILES,
)  # fmt: skip

FIGURES = {  # orthogonal edges, diagonal edges, diameter on foot, tiles whose loss tears the island apart
    "forbidden_island": (36, 34, 6, 0),
    "island_of_shadows": (38, 30, 8, 0),
    "volcano_island": (36, 28, 8, 0),
    "island_of_death": (35, 30, 8, 2),
    "bay_of_gulls": (32, 26, 9, 4),
    "bone_island": (34, 30, 8, 0),
    "coral_reef": (35, 32, 9, 0),
    "skull_island": (33, 26, 8, 0),
    "bridge_of_horrors": (33, 24, 11, 4),
    "atoll_of_decisions": (24, 20, 12, 0),
    "arch_of_fate": (31, 28, 14, 6),
    "treasure_island": (29, 24, 11, 12),
}


def table_of(layout):
    return NEIGHBOUR[list(LAYOUTS).index(layout)]


def edges(neighbours, directions):
    return sum(int(other >= 0) for cell in neighbours for other in cell[directions]) // 2


def distances(neighbours, start, without=-1):
    """Steps on foot from a place to each other place that can be reached."""
    found = {start: 0}
    queue = [start]
    for place in queue:
        for other in neighbours[place, :N_ORTHOGONAL].tolist():
            if other >= 0 and other != without and other not in found:
                found[other] = found[place] + 1
                queue.append(other)
    return found


def cut_places(neighbours):
    return sum(
        len(distances(neighbours, (place + 1) % N_TILES, without=place)) < N_TILES - 1 for place in range(N_TILES)
    )


def test_every_layout_has_its_figures():
    """§2.1, §10.2"""
    assert list(LAYOUTS) == list(FIGURES)


@pytest.mark.parametrize("layout", FIGURES)
def test_the_figures_of_a_layout(layout):
    """§2.1, §10.2 24 connected places, edges, diameter, cut tiles."""
    neighbours = table_of(layout)
    assert neighbours.shape == (24, 8)
    assert sum(row.count("#") for row in LAYOUTS[layout]) == 24
    reach = [distances(neighbours, place) for place in range(24)]
    assert all(len(found) == 24 for found in reach)
    diameter = max(max(found.values()) for found in reach)
    figures = (edges(neighbours, slice(0, 4)), edges(neighbours, slice(4, 8)), diameter, cut_places(neighbours))
    assert figures == FIGURES[layout]


@pytest.mark.parametrize("layout", FIGURES)
def test_neighbours_are_mutual(layout):
    """§4.1 Whoever can go there can come back: north and south, east and west, and the diagonals."""
    neighbours = table_of(layout)
    back = [2, 3, 0, 1, 6, 7, 4, 5]
    for place, direction in zip(*np.nonzero(neighbours >= 0), strict=True):
        assert neighbours[neighbours[place, direction], back[direction]] == place


def test_the_printed_island():
    """§2.1 Twelve places with two neighbours, twelve with four."""
    degrees = (table_of("forbidden_island")[:, :4] >= 0).sum(1).tolist()
    assert (degrees.count(2), degrees.count(4)) == (12, 12)


def test_what_is_in_the_box():
    """§2.2, §2.3, §2.4, §2.5, §6.4 24 tiles, six roles, 28 treasure cards, a meter of nine marks and the skull."""
    assert len(TILE) == 24
    assert len(ROLE) == 6
    assert TILE.ids[LANDING] == "fools_landing"
    stock = dict(zip(CARD.ids, STOCK.tolist(), strict=True))
    assert stock == {
        "earth": 5, "wind": 5, "fire": 5, "ocean": 5, "helicopter": 3, "sandbags": 2, "waters_rise": 3
    }  # fmt: skip
    assert sum(stock.values()) == 28
    assert FLOOD_CARDS[1:SKULL].tolist() == [2, 2, 3, 3, 3, 4, 4, 5, 5]
    assert SKULL == 10
    assert sorted(TREASURE_OF[TREASURE_TILES].tolist()) == [[k, k] for k in range(4)]
    assert (TREASURE_OF >= 0).sum() == 8
