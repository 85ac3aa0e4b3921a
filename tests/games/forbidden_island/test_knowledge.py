"""What searching bots know: turns ahead are counted as a player would count them."""

import numpy as np
import pytest

from atoll.games.forbidden_island.knowledge import (
    FEATURES,
    LONGEST,
    turns_home,
    turns_to_capture,
    turns_to_draw,
    unanswered,
)
from atoll.games.forbidden_island.outlook import FAR, look
from atoll.games.forbidden_island.state import Card

from .table import Table, drawing_cards, table

EARTH = int(Card.EARTH)
"""Its sites are temple_sun, second row, and temple_moon, fifth row."""


def turns(t: Table, leader: int, gifts: int, way: int) -> int:
    return int(turns_to_capture(t.state[0], look(t.state[0]), EARTH, leader, gifts, way))


DRAWN = """
.  .  o  o  .  .
.  o  o  o  o  .
o  o  G  o  o  o
o  o  o  N  o  o
.  o  o  o  M  .
.  .  o  o  .  .
"""


@pytest.mark.parametrize(
    ("leader", "way", "expected"), [(1, 0, 1), (1, 2, 1), (1, 3, 3), (0, 2, 2), (0, 3, 4), (1, FAR, 5)]
)
def test_who_has_all_cards_walks_and_captures(leader: int, way: int, expected: int) -> None:
    """Of two the first has just acted; two moves and the capture are a turn."""
    t = table(DRAWN.replace("N", "o"), asks=drawing_cards())
    assert turns(t, leader, 0, way) == expected


def test_gifts_come_in_turn_order() -> None:
    """The engineer, two steps away, has just acted; the navigator collects."""
    t = table(DRAWN, "engineer: earth", "navigator: earth earth earth", "messenger", asks=drawing_cards())
    assert turns(t, 1, 1, 0) == 4  # the navigator walks in turn 1, the engineer gives in turn 3
    t = table(DRAWN, "engineer: earth earth", "navigator: earth earth", "messenger", asks=drawing_cards())
    assert turns(t, 1, 2, 0) == 4
    t = table(DRAWN, "engineer", "navigator: earth earth earth", "messenger: earth", asks=drawing_cards())
    assert turns(t, 1, 1, 0) == 4  # a messenger need not walk: turn 2
    t = table(DRAWN, "navigator: earth earth earth", "messenger: earth", "engineer", asks=drawing_cards())
    assert turns(t, 0, 1, 0) == 3


def test_what_cannot_be_counted_on_takes_longest() -> None:
    t = table(DRAWN, "engineer", "navigator: earth", "messenger", asks=drawing_cards())
    assert turns(t, 1, 3, 0) == LONGEST


def test_turns_until_all_are_home() -> None:
    """The engineer is, the navigator goes in turn 1, the messenger, four steps away, in turns 2 and 5."""
    t = table(DRAWN, asks=drawing_cards())
    assert turns_home(t.state[0], look(t.state[0])) == 5


def test_turns_until_cards_are_drawn() -> None:
    t = table(DRAWN, "engineer", "navigator", "messenger", asks=drawing_cards())
    left, earth = 28, 5
    assert turns_to_draw(t.state[0], EARTH, 0) == 0
    assert turns_to_draw(t.state[0], EARTH, 2) == pytest.approx(2 * (left + 1) / (earth + 1) / 2)
    t = table(DRAWN, "engineer: earth earth earth", "navigator", "messenger", asks=drawing_cards())
    assert turns_to_draw(t.state[0], EARTH, 3) == LONGEST  # two are left


def test_vital_tiles_that_nobody_reaches_in_time() -> None:
    """The landing site is flooded: whoever can be beside it with an action left may save it."""
    out = np.zeros(FEATURES)
    t = table(DRAWN.replace("G", "~G"), asks=drawing_cards())
    unanswered(t.state[0], look(t.state[0]), out)
    assert out[43:45].tolist() == [0, 0.25]  # one call, which the navigator answers
    t = table(DRAWN.replace("G", "~G").replace("N", "o"), asks=drawing_cards())
    unanswered(t.state[0], look(t.state[0]), out)
    assert out[43:45].tolist() == [0.25, 0.25]  # the messenger is too far, only the engineer after that
