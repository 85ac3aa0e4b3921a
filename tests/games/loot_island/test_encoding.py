"""Numbers for nets: everything a seat sees, from its own side."""

import numpy as np

from atoll.games.loot_island.encoding import (
    AT_AARON,
    AT_HAND,
    AT_HUNTERS,
    AT_OPEN,
    AT_REST,
    ENCODED,
    PER_HUNTER,
    PER_LANDING,
)
from atoll.games.loot_island.state import (
    AARON,
    CARD,
    EVENT,
    N_CARDS,
    N_COLOURS,
    N_EVENTS,
    N_HEALERS,
    N_ISLANDS,
    Ask,
    Kind,
)

from ..tables import encoded
from .table import choose, ended, explored, new_table, reveal, table

AT_ASKS = AT_REST + N_EVENTS + N_ISLANDS + N_HEALERS


def landing(t, steps, seat=0):
    at = steps * PER_LANDING
    return encoded(t, seat)[at : at + PER_LANDING]


def hunter(t, ahead, seat=0):
    at = AT_HUNTERS + ahead * PER_HUNTER
    return encoded(t, seat)[at : at + PER_HUNTER]


def test_landings():
    """As the ship would pass them: colour, last value, how full, symbols; who is how high."""
    t = table({"seats": 3}, corner=1, columns={"east1": "g2a g3a g6a g7a"}, compasses={"east1": "1 0"})
    numbers = landing(t, 0)
    assert numbers[:N_COLOURS].tolist() == [0, 0, 1, 0]
    assert np.allclose(numbers[N_COLOURS : N_COLOURS + 6], [7 / 11, 5 / 4, 1 / 4, 1 / 2, 1 / 2, 1])
    assert np.allclose(numbers[N_COLOURS + 6 :], [2 / 6, 1 / 6, 0, 0, 0, 0])
    assert not landing(t, 1).any()
    assert np.allclose(landing(t, 0, 1)[N_COLOURS + 6 :], [1 / 6, 0, 2 / 6, 0, 0, 0])
    back = table({"seats": 3}, corner=2, bow="back", columns={"east1": "g7a"})
    assert landing(back, 1)[2] == 1


def test_hunters():
    """Hand, cubes, passed, the tile, treasures by kind; Aaron last, without cubes."""
    t = table({"seats": 2}, hands=["", "r3b r4b r5b"], cubes=[3, 13], tile=1, turn=0, passed=[1],
              treasures=["", "bag-6 bag-7"], aaron_treasures="crown-1", compasses={"north1": "A"})  # fmt: skip
    numbers = hunter(t, 1)
    assert np.allclose(numbers[:5], [0.5, 1, 1, 1, 1])
    assert np.allclose(numbers[5 + 2 * Kind.BAG : 7 + 2 * Kind.BAG], [0.5, 12 / 20])
    aaron = hunter(t, AARON)
    assert np.allclose(aaron[:5], [0, 0, 0, 0, 1])
    assert aaron[5 + 2 * Kind.CROWN] == 0.25
    assert landing(t, 0)[N_COLOURS + 6 + AARON] == 1 / 6
    assert not hunter(t, 2).any()


def test_hands():
    """The own one with what is chosen, and Aaron's; nobody else's."""
    t = choose(table({"seats": 2}, hands=["r3b r4b", "g9b"], aaron="y2b"), "r3b")
    numbers = encoded(t, 0)
    assert numbers[AT_HAND + CARD.number["red-3-b"]] == 2
    assert numbers[AT_HAND + CARD.number["red-4-b"]] == 1
    assert numbers[AT_HAND + CARD.number["green-9-b"]] == 0
    assert numbers[AT_AARON + CARD.number["yellow-2-b"]] == 1
    assert not encoded(t, 1)[AT_HAND : AT_HAND + N_CARDS][: CARD.number["green-9-b"]].any()
    choosing = choose(table({"seats": 2}, hands=["", ""], aaron="y2b y3b"), "y2b")
    assert encoded(choosing, 0)[AT_AARON + CARD.number["yellow-2-b"]] == 2
    assert encoded(choosing, 1)[AT_AARON + CARD.number["yellow-2-b"]] == 1


def test_open_treasures():
    t = reveal(explored(columns={"north1": "r3b r4b r5b r6b"}, compasses={"north1": "1"}), "bag-16")
    numbers = encoded(t, 1)[AT_OPEN:AT_REST]
    assert np.allclose(numbers[2 * Kind.BAG : 2 * Kind.BAG + 2], [0.5, 0.8])
    assert numbers.sum() == numbers[2 * Kind.BAG : 2 * Kind.BAG + 2].sum()


def test_the_rest():
    """Event, islands, healers, the question; round, turn, seats, pile, bow."""
    t = table({"seats": 3, "healers": "open"}, event="b7", round=3, islands_shut="island-2", bow="back", corner=1,
              healers={"open": ["healer-4"]})  # fmt: skip
    numbers = encoded(t, 0)
    assert numbers[AT_REST + EVENT.number["b7"]] == 1
    assert numbers[AT_REST + N_EVENTS : AT_REST + N_EVENTS + N_ISLANDS].tolist() == [0, 1, 0, 0, 0, 0, 0]
    assert numbers[AT_REST + N_EVENTS + N_ISLANDS + 3] == 1
    assert numbers[AT_ASKS + Ask.TURN] == 1
    assert np.allclose(numbers[AT_ASKS + len(Ask) :], [3 / 5, 1, 3 / 5, 1, -1])
    assert encoded(t, 1)[AT_ASKS + len(Ask) + 1] == 0


def test_before_the_beginning_and_after_the_end():
    """Nothing decided yet; no question any more."""
    start = encoded(new_table(seats=5), 4)
    assert start.shape == (ENCODED,)
    assert start[AT_ASKS + Ask.FIRST] == 1
    assert not encoded(ended(), 0)[AT_ASKS : AT_ASKS + len(Ask)].any()
