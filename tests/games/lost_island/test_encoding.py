"""The numbers for nets: everything a seat sees, and in the right place."""

import numpy as np

from atoll.games.lost_island.encoding import ENCODED, N_ASKS, PER_CELL, PER_SEAT
from atoll.games.lost_island.state import CELL, CELLS, FACE, N_FACES, Ask

from ..tables import encoded
from .table import SHRINK, do, new_table, table

SEATS = CELLS * PER_CELL
FACES = SEATS + 4 * PER_SEAT
ASKS = FACES + N_FACES


def cell(t, name, seat=0):
    at = CELL.number[name] * PER_CELL
    return encoded(t, seat)[at : at + PER_CELL]


def test_cells():
    """How it lies, coins, fresh, the flag."""
    t = table("a1 # S o . l3$3 l2$2!\nc3 C1 I1", fresh=["e1"])
    assert cell(t, "a1")[:7].tolist() == [1, 0, 0, 0, 0, 0, 0]
    assert cell(t, "b1")[:7].tolist() == [0, 1, 0, 0, 0, 0, 0]
    assert cell(t, "c1")[:7].tolist() == [0, 0, 1, 0, 0, 0, 0]
    assert cell(t, "d1")[:7].tolist() == [0, 0, 0, 1, 0, 0, 0]
    assert np.allclose(cell(t, "e1")[:7], [0, 0, 1, 0, 1, 1, 0])
    assert np.allclose(cell(t, "f1")[:7], [0, 0, 1, 0, 2 / 3, 0, 1])


def test_explorers_count_from_the_viewer():
    """Somebody stands there, what is known of the value, a ring; whoever looks comes first."""
    t = table("c3 C3* I6 A2", seen={"amber-a": [1]})
    assert np.allclose(cell(t, "c3", 0)[7:], [1, 0.5, 1] + [0] * 9)
    assert np.allclose(cell(t, "c3", 1)[7:], [0] * 6 + [1, 0, 1] + [0] * 3)
    assert np.allclose(cell(t, "e3", 1)[7:], [0, 0, 0, 1, 1 / 3, 0] + [0] * 6)
    assert np.allclose(cell(t, "e3", 0)[7:], [0] * 6 + [1, 0, 0] + [0] * 3)


def test_seats():
    """At the table, coins, the flag, the boat from the front: who it is if that is known."""
    t = table("c3 C3 I6!\nf6 C4", purses=[3, 6], boats={"crimson": ["f", "e", "d", "c"]}, seen={"indigo-b": [0]})
    numbers = encoded(t, 0)[SEATS:FACES].reshape(4, PER_SEAT)
    assert np.allclose(numbers[0], [1, 3 / 24, 0, 1, 6 / 7, 3 / 7, 2 / 7, 0, 0])
    assert np.allclose(numbers[1], [1, 6 / 24, 1, 2 / 7, 1 / 7, 1 / 7, 1 / 7, 1 / 7, 0])
    assert not numbers[2:].any()


def test_faces_and_the_question():
    """Faces that were seen, what is asked, whose turn it is, how late, how many play."""
    t = table("a1 o o w .\nc3 C1 I1", asks=SHRINK)
    numbers = encoded(t, 0)
    faces = numbers[FACES:ASKS]
    assert (faces[FACE.number["plain"]], faces[FACE.number["storm"]]) == (0.5, 0.25)
    assert np.isclose(faces.sum(), 0.75)
    assert numbers[ASKS : ASKS + N_ASKS].tolist() == [float(kind == Ask.SHRINK) for kind in Ask]
    assert np.allclose(numbers[ASKS + N_ASKS :], [0.5, 1, 1 / 200, 0.5])
    assert encoded(t, 1)[ASKS + N_ASKS + 1] == 0


def test_it_fits_before_the_beginning_and_after_the_end():
    """Nothing decided yet; no question any more."""
    start = encoded(new_table(seats=4, landscape="free"), 1)
    assert start.shape == (ENCODED,)
    assert start[ASKS + Ask.STONES] == 1
    over = encoded(do(table("c3 C5 I3!"), "battle crimson-a e"), 1)
    assert not over[ASKS : ASKS + N_ASKS].any()
