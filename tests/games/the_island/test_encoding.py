"""The numbers for nets: everything a seat sees, and in the right place."""

import numpy as np

from atoll.games.the_island.board import CELL, CELLS
from atoll.games.the_island.encoding import ENCODED, N_ASKS, N_HELD, PER_CELL, PER_SEAT
from atoll.games.the_island.state import FIRST_KEPT, N_TILES, Ask, Tile

from ..tables import encoded
from .table import Table, asking, new_table, rolled, table

SEATS = CELLS * PER_CELL
HANDS = SEATS + 4 * PER_SEAT
ASKS = HANDS + N_HELD + N_TILES


def cell(t, name, seat=0):
    at = CELL.number[name] * PER_CELL
    return encoded(t, seat)[at : at + PER_CELL]


def test_cells():
    """Terrain, creatures, a boat; then people standing or swimming, people aboard, the viewer's points."""
    t = table("c4 SSW <CI> CCA\nd4 bCI f m", values={"crimson-4": 6}, options={"seats": 3})
    assert cell(t, "d5")[:7].tolist() == [0, 1, 0, 0, 0, 0, 0]
    assert cell(t, "d6")[:3].tolist() == [0, 0, 1]
    assert cell(t, "c4")[:7].tolist() == [0, 0, 0, 1, 0, 0.5, 0]
    boat = cell(t, "c5")
    assert boat[:7].tolist() == [0, 0, 0, 0, 0, 0, 1]
    assert np.allclose(boat[7:], [0, 0, 0, 0, 1 / 3, 1 / 3, 0, 0, 1 / 6])
    assert np.allclose(cell(t, "c6")[7:], [2 / 3, 0, 1 / 3, 0, 0, 0, 0, 0, 2 / 6])
    assert np.allclose(cell(t, "d4")[7:], [1 / 3, 1 / 3, 0, 0, 0, 0, 0, 0, 1])


def test_seats_count_from_the_viewer():
    """Whoever looks comes first; others' points are not seen."""
    t = table("c4 CI A\nd4 bCI", values={"indigo-1": 5}, options={"seats": 3})
    assert np.allclose(cell(t, "c4", 1)[7:], [1 / 3, 0, 1 / 3, 0, 0, 0, 0, 0, 5 / 6])
    assert np.allclose(cell(t, "c4", 2)[7:], [0, 1 / 3, 1 / 3, 0, 0, 0, 0, 0, 0])


def test_seats():
    """Explorers in hand, on the board, saved; their points as far as they are known; tiles by terrain."""
    hands = [{"beach": ["wind"]}, {"beach": ["dolphin", "dolphin"]}]
    t = table("d4 bCI", safe={"crimson": ["northwest=6"], "indigo": ["northwest=5"]}, hands=hands)
    numbers = encoded(t, 0)[SEATS:HANDS].reshape(4, PER_SEAT)
    assert np.allclose(numbers[0], [0, 0.1, 0.1, 6 / 28, 0.25, 0, 0])
    assert np.allclose(numbers[1], [0, 0.1, 0.1, 0, 0.5, 0, 0])
    assert not numbers[2:].any()
    start = encoded(new_table(), 0)[SEATS:HANDS].reshape(4, PER_SEAT)
    assert np.allclose(start[:2, 0], 1)


def test_tiles_and_the_question():
    """The own tiles, those out of the game, what is asked and how much is left."""
    hands = [{"beach": ["wind"]}, {"beach": ["dolphin"]}]
    t = table("c4 K\nd4 bC bI", hands=hands, asks=rolled("shark"))
    numbers = encoded(t, 0)
    own = numbers[HANDS : HANDS + N_HELD]
    assert own[Tile.WIND - FIRST_KEPT] == 0.5
    assert own.sum() == 0.5
    spent = numbers[HANDS + N_HELD : ASKS]
    assert np.allclose(spent[Tile.SHARK], 1 / 6)
    assert np.allclose(spent.sum(), 1 / 6)
    assert numbers[ASKS : ASKS + N_ASKS].tolist() == [float(kind == Ask.CREATURE) for kind in Ask]
    assert np.allclose(numbers[ASKS + N_ASKS :], [2 / 3, 1, 37 / 40, 2 / 4])
    assert encoded(t, 1)[ASKS + N_ASKS + 1] == 0


def test_it_fits_before_the_beginning_and_after_the_end():
    """No explorer yet; no question any more."""
    start = encoded(new_table(seats=4, colours="two"), 1)
    assert start.shape == (ENCODED,)
    assert start[ASKS + Ask.LAY] == 1
    over = encoded(Table({"over": "all_gone", "explorers": {"crimson": ["northwest=6"]}}), 1)
    assert not over[ASKS : ASKS + N_ASKS].any()
    assert np.allclose(over[SEATS + PER_SEAT + 3], 6 / 28)


def test_the_lost_are_not_there():
    """An explorer that is lost is in no cell."""
    t = table("d4 bC bI", asks=asking("sink"))
    assert np.isclose(encoded(t, 0)[:SEATS].reshape(CELLS, PER_CELL)[:, 7:15].sum(), 2 / 3)
