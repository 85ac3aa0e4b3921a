"""Sections 1 and 2 of RULES.md: the game and its preparation."""

import pytest

from atoll.engine.errors import OptionError
from atoll.engine.events import EVERYBODY
from atoll.engine.rng import new_rng
from atoll.games.forbidden_island.state import LAYOUTS

from .table import (
    GAME,
    ISLAND,
    TILES,
    Table,
    at,
    can,
    chances,
    do,
    drawing,
    drawn,
    end_actions,
    flood,
    flooding,
    hand,
    new_table,
    question,
    table,
)  # fmt: skip

LAID = """
    .  .  o  o  .  .
    .  o  o  o  o  .
    o  o  o  o  o  o
    o  o  o  o  o  o
    .  o  o  o  o  .
    .  .  o  o  .  .
"""


# -- 1 the game -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats):
    """§1.1"""
    assert GAME.new({"seats": seats})[0].seats == seats


@pytest.mark.parametrize("seats", [1, 5])
def test_neither_one_nor_five_play(seats):
    """§1.1"""
    with pytest.raises(OptionError, match="seats"):
        GAME.new({"seats": seats})


def test_all_win_or_all_lose():
    """§1.2"""
    ending = {"treasures": ["earth", "wind", "fire", "ocean"], "over": "won"}
    people = [{"role": role, "at": "fools_landing"} for role in ("pilot", "diver", "explorer")]
    won = Table({"adventurers": people, **ending})
    assert GAME.outcome(won.state) == ("won", [1.0, 1.0, 1.0])
    lost = Table({"adventurers": people, "over": "skull", "meter": 10})
    assert GAME.outcome(lost.state) == ("skull", [0.0, 0.0, 0.0])
    assert GAME.outcome(table(LAID, "pilot", "diver").state) is None


def test_nothing_is_hidden():
    """§1.3 Every step is seen by all, every view is the whole state, and there is nothing to guess."""
    t = table(LAID, "pilot: earth helicopter", "diver: fire", flooded=["watchtower"])
    assert GAME.audience(t.state, 0, GAME.space.parse("end")) == EVERYBODY
    for seat in (0, 1, -3):
        view = GAME.view(t.state, seat)
        assert view.tobytes() == t.state.tobytes()
        assert GAME.sample(view, seat, new_rng(1)).tobytes() == t.state.tobytes()


def test_one_person_may_lead_the_team():
    """§1.4, §10.4 Nothing in the state says who leads: seats are all there is."""
    t = table(LAID, "pilot", "diver")
    end_actions(do(t, "move gold_gate"), "earth", "earth")
    assert question(flood(t, "watchtower", "silver_gate")) == "act 1"


# -- 2 preparation ----------------------------------------------------------------------------------------------------


def test_the_tiles_are_laid_at_random():
    """§2.1 Each tile is as likely as any other; each is laid once, all dry."""
    t = new_table()
    assert question(t) == "lay"
    assert chances(t) == dict.fromkeys(TILES, 1)
    do(t, "lay watchtower")
    assert chances(t) == dict.fromkeys(TILES[1:], 1)
    do(t, *(f"lay {tile}" for tile in TILES[1:]))
    assert [row.split() for row in t.island] == [row.split() for row in ISLAND.strip().splitlines()]
    assert question(t) == "start_flood"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_layout_is_chosen(layout):
    """§2.1, §10.2 The same 24 tiles on the places of the shape."""
    t = do(new_table(layout=layout), *(f"lay {tile}" for tile in TILES))
    marks = ["".join("." if word == "." else "#" for word in row.split()) for row in t.island]
    assert marks == LAYOUTS[layout]


def test_six_tiles_start_flooded():
    """§2.2 One card a tile; the six are the flood discards."""
    t = table(LAID, options={"seats": 2}, adventurers=[], asks=[{"ask": "start_flood", "left": 6}])
    assert chances(t) == dict.fromkeys(TILES, 1)
    six = ["watchtower", "temple_sun", "coral_palace", "gold_gate", "temple_moon", "iron_gate"]
    do(t, *(f"flood {tile}" for tile in six))
    assert sorted(t.flood_discards) == sorted(six)
    assert len(t.flood_deck[0]) == 18
    assert t.island == table("""
        .  .  ~  o  .  .
        .  ~  o  o  o  .
        ~  o  o  o  o  o
        o  o  ~  ~  o  o
        .  o  o  o  ~  .
        .  .  o  o  .  .
    """, "pilot", "diver").island  # fmt: skip
    assert question(t) == "role"


SIX_FLOODED = """
    .  .  ~  o  .  .
    .  ~  o  o  o  .
    ~  o  o  o  o  o
    o  o  ~  ~  o  o
    .  o  o  o  ~  .
    .  .  o  o  .  .
"""


def test_each_seat_gets_another_role():
    """§2.3 The pawn stands on its tile, flooded or not."""
    roles = ["explorer", "pilot", "engineer", "navigator", "messenger", "diver"]
    t = table(SIX_FLOODED, options={"seats": 4}, adventurers=[], asks=[{"ask": "role", "subject": "0"}])
    assert chances(t) == dict.fromkeys(roles, 1)
    do(t, "role diver")
    assert chances(t) == dict.fromkeys(roles[:-1], 1)
    do(t, "role navigator", "role pilot", "role messenger")
    assert drawing(t) == drawn("""
        .  .  ~   o   .  .
        .  ~  o   o   o  .
        ~  o  P   o   o  o
        o  o  ~N  ~D  M  o
        .  o  o   o   ~  .
        .  .  o   o   .  .
    """)
    assert question(t) == "deal"


@pytest.mark.parametrize(("role", "tile"), [
    ("explorer", "copper_gate"), ("pilot", "fools_landing"), ("engineer", "bronze_gate"),
    ("navigator", "gold_gate"), ("messenger", "silver_gate"), ("diver", "iron_gate"),
])  # fmt: skip
def test_every_role_has_its_tile(role, tile):
    """§2.3"""
    t = table(SIX_FLOODED, options={"seats": 2}, adventurers=[], asks=[{"ask": "role", "subject": "0"}])
    assert at(do(t, f"role {role}"), 0) == tile


DEALING = [{"ask": "deal", "subject": "0", "left": 2}]


def test_two_cards_are_dealt_to_everybody():
    """§2.4 28 cards; a Waters Rise! is exchanged and stays in the deck."""
    t = table(SIX_FLOODED, "pilot", "diver", asks=DEALING)
    stock = {"earth": 5, "wind": 5, "fire": 5, "ocean": 5, "helicopter": 3, "sandbags": 2}
    assert chances(t) == stock
    do(t, "draw earth", "draw helicopter", "draw sandbags", "draw sandbags")
    assert (hand(t, 0), hand(t, 1)) == ("earth helicopter", "sandbags sandbags")
    assert question(t) == "first"
    do(t, "first 1", "end", "0: pass")
    assert chances(t) == {"earth": 4, "wind": 5, "fire": 5, "ocean": 5, "helicopter": 2, "waters_rise": 3}
    assert sum(chances(t).values()) == 28 - 4


@pytest.mark.parametrize(("difficulty", "mark"), [("novice", 1), ("normal", 2), ("elite", 3), ("legendary", 4)])
def test_the_meter_starts_at_the_difficulty(difficulty, mark):
    """§2.5"""
    assert new_table(difficulty=difficulty).meter == mark


@pytest.mark.parametrize(("mark", "cards"), list(enumerate([2, 2, 3, 3, 3, 4, 4, 5, 5], 1)))
def test_the_mark_says_how_many_flood_cards_end_a_turn(mark, cards):
    """§2.5"""
    t = table(LAID, "pilot", "diver", meter=mark)
    assert end_actions(t, "earth", "wind").asks == flooding(cards)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_player_begins(seats):
    """§2.6, §10.3"""
    people = ["pilot", "diver", "explorer", "engineer"][:seats]
    t = table(SIX_FLOODED, *people, asks=[{"ask": "first"}])
    assert chances(t) == {str(seat): 1 for seat in range(seats)}
    do(t, f"first {seats - 1}")
    assert question(t) == f"act {seats - 1}"
    assert (t.turn, t.turns) == (seats - 1, 1)
    assert t.told[0] == {"event": "begins", "seat": str(seats - 1)}


def test_nobody_acts_before_the_first_turn():
    """§2.6 All of the preparation is nature's."""
    t = new_table()
    assert can(t, seat=0) == set()
    assert GAME.eager(t.state) == []
