"""Section 9 of RULES.md, the end."""

from typing import Any

import pytest

from .table import GAME, acting, at, can, do, draw, drawing_cards, flood, flooding, question, table

HOME = """
    .  .  o    o   .  .
    .  o  o    o   o  .
    o  o  EGP  o   o  o
    o  o  o    o   o  o
    .  o  o    o   o  .
    .  .  o    o   .  .
"""
ALL = ["earth", "wind", "fire", "ocean"]


def is_won(t):
    return t.over == "won" and question(t) == "nothing" and GAME.outcome(t.state) == ("won", [1.0] * 3)


# -- winning ----------------------------------------------------------------------------------------------------------


def test_all_treasures_all_on_the_landing_and_a_helicopter_card():
    """§9.1 No action is needed; the card is discarded."""
    t = table(HOME, "explorer: helicopter", "engineer", "pilot", treasures=ALL, asks=acting(left=0))
    do(t, "lift_off")
    assert is_won(t)
    assert t.discards == ["helicopter"]
    assert t.told == [{"event": "lifted_off", "seat": "0"}, {"event": "over", "ending": "won"}]


def test_anybody_may_play_the_card():
    """§9.1, §10.20 Out of turn too."""
    t = table(HOME, "explorer", "engineer", "pilot: helicopter", treasures=ALL)
    assert is_won(do(t, "2: lift_off"))


def test_the_landing_may_be_flooded():
    """§9.1, §10.20"""
    t = table(HOME, "explorer: helicopter", "engineer", "pilot", treasures=ALL, flooded=["fools_landing"])
    assert is_won(do(t, "lift_off"))


@pytest.mark.parametrize("moment", ["before_draw", "before_flood", "between_floods", "discard"])
def test_the_team_may_leave_in_a_window(moment):
    """§9.1, §7.1 Before the cards are drawn, before the flood, between flood cards, instead of a discard."""
    rest: dict[str, Any] = {"treasures": ALL}
    if moment == "before_draw":
        t = do(table(HOME, "explorer", "engineer", "pilot: helicopter", **rest), "end")
    elif moment == "before_flood":
        t = draw(
            table(HOME, "explorer", "engineer", "pilot: helicopter", asks=drawing_cards(), **rest), "earth", "wind"
        )
    elif moment == "between_floods":
        t = flood(table(HOME, "explorer", "engineer", "pilot: helicopter", asks=flooding(), **rest), "gold_gate")
    else:
        people = ("explorer: earth earth wind wind fire", "engineer", "pilot: helicopter")
        t = draw(table(HOME, *people, asks=drawing_cards(1), **rest), "earth")
    assert is_won(do(t, "2: lift_off"))


def test_the_last_tile_is_enough():
    """§9.1 All else may have sunk."""
    t = table(
        """
        .  .  x    x   .  .
        .  x  x    x   x  .
        x  x  ~EGP x   x  x
        x  x  x    x   x  x
        .  x  x    x   x  .
        .  .  x    x   .  .
    """,
        "explorer: helicopter",
        "engineer: helicopter",
        "pilot",
        treasures=ALL,
        flood_deck=[["fools_landing"]],
    )
    assert can(t) == {"lift_off", "shore fools_landing", "end"}
    assert t.game.eager(t.state) == [1]
    assert is_won(do(t, "1: lift_off"))


@pytest.mark.parametrize("missing", ALL)
def test_no_treasure_may_be_missing(missing):
    """§9.1"""
    t = table(HOME, "explorer: helicopter", "engineer", "pilot", treasures=[t for t in ALL if t != missing])
    assert can(t, "lift_off") == set()


@pytest.mark.parametrize("pawn", ["E", "G", "P"])
def test_nobody_may_be_missing(pawn):
    """§9.1"""
    rest = "".join(letter for letter in "EGP" if letter != pawn)
    picture = HOME.replace("EGP  o", f"{rest}   {pawn}")
    t = table(picture, "explorer: helicopter", "engineer", "pilot", treasures=ALL)
    assert can(t, "lift_off") == set()


def test_a_helicopter_card_is_needed():
    """§9.1 The pilot cannot stand in for it."""
    t = table(HOME, "pilot: earth", "engineer", "explorer", treasures=ALL)
    assert can(t, "lift_off") == set()


def test_the_helicopter_may_first_bring_somebody_home():
    """§9.1 One card for the flight to the landing, another to leave."""
    t = table(
        """
        .  .  o    o   .  .
        .  o  o    o   o  .
        o  o  EG   o   o  o
        o  o  o    o   o  P
        .  o  o    o   o  .
        .  .  o    o   .  .
    """,
        "explorer: helicopter",
        "engineer: helicopter",
        "pilot",
        treasures=ALL,
    )
    do(t, "0: helicopter pilot", "0: land fools_landing", "1: lift_off")
    assert is_won(t)


# -- losing -----------------------------------------------------------------------------------------------------------

FAMILIES = {
    "earth": ("temple_moon", "temple_sun"),
    "wind": ("whispering_garden", "howling_garden"),
    "fire": ("cave_embers", "cave_shadows"),
    "ocean": ("coral_palace", "tidal_palace"),
}


@pytest.mark.parametrize("treasure", ALL)
@pytest.mark.parametrize("last", [0, 1])
def test_both_tiles_of_a_treasure_sunk(treasure, last):
    """§9.2 Lost when the second sinks."""
    tile, other = FAMILIES[treasure][last], FAMILIES[treasure][1 - last]
    t = table(HOME, flooded=[tile], sunk=[other], asks=flooding(), flood_deck=[[tile]])
    flood(t, tile)
    assert t.over == "treasure_lost"
    assert question(t) == "nothing"
    assert GAME.outcome(t.state) == ("treasure_lost", [0.0] * 3)


@pytest.mark.parametrize("treasure", ALL)
def test_a_captured_treasure_needs_no_tiles(treasure):
    """§9.2 Only before it was captured."""
    tile, other = FAMILIES[treasure]
    t = table(HOME, flooded=[tile], sunk=[other], asks=flooding(), flood_deck=[[tile]], treasures=[treasure])
    assert question(flood(t, tile)) == "flood"


def test_one_tile_of_each_treasure_may_sink():
    """§9.2"""
    t = table(
        HOME, sunk=["temple_sun", "howling_garden", "cave_embers"], flooded=["coral_palace"], asks=flooding(),
        flood_deck=[["coral_palace"]],
    )  # fmt: skip
    assert question(flood(t, "coral_palace")) == "flood"


def test_the_landing_sunk():
    """§9.3 Whoever stands there does not even swim."""
    t = table(HOME, flooded=["fools_landing"], asks=flooding(), flood_deck=[["fools_landing"]])
    flood(t, "fools_landing")
    assert t.over == "landing_lost"
    assert question(t) == "nothing"


def test_the_landing_sunk_with_all_treasures():
    """§9.3 Nothing helps any more."""
    t = table(
        HOME, "explorer: helicopter", "engineer", "pilot", treasures=ALL, flooded=["fools_landing"], asks=flooding(),
        flood_deck=[["fools_landing"]],
    )  # fmt: skip
    flood(t, "fools_landing")
    assert t.over == "landing_lost"
    assert can(t, seat=0) == set()


def test_an_adventurer_drowned():
    """§9.4 Nowhere to swim, no helicopter."""
    t = table(
        """
        .  .  o    o   .  .
        .  o  o    o   o  .
        x  o  EP   o   o  o
        ~G x  o    o   o  o
        .  o  o    o   o  .
        .  .  o    o   .  .
    """,
        treasures=["wind"],
        asks=flooding(),
        flood_deck=[["howling_garden"]],
    )
    flood(t, "howling_garden")
    assert t.over == "drowned"
    assert at(t, 2) == "howling_garden"


def test_the_skull():
    """§9.5 Mark 10: no flood any more, not even a discard."""
    t = table(HOME, "explorer: earth earth wind wind fire", "engineer", "pilot", meter=9, asks=drawing_cards())
    draw(t, "earth", "waters_rise")
    assert t.over == "skull"
    assert t.meter == 10
    assert question(t) == "nothing"


def test_two_rises_to_the_skull():
    """§9.5 From mark 8, in one draw."""
    t = table(HOME, meter=8, asks=drawing_cards())
    draw(t, "waters_rise")
    assert t.over is None
    draw(t, "waters_rise")
    assert t.over == "skull"


def test_the_end_is_at_once():
    """§9.6 Flood cards that were still due are not turned up; the first reason counts."""
    t = table(
        HOME, meter=9, asks=flooding(5), flooded=["temple_sun", "fools_landing"], sunk=["temple_moon"],
        flood_deck=[["temple_sun"], ["fools_landing"]],
    )  # fmt: skip
    flood(t, "temple_sun")
    assert t.over == "treasure_lost"
    assert GAME.is_over(t.state)
    assert t.asks == []


def test_a_lost_treasure_comes_before_the_swimming():
    """§9.6, §9.2 The pawn on the last temple is not asked."""
    t = table(
        """
        .  .  o    o   .  .
        .  ~E o    o   o  .
        o  o  GP   o   o  o
        o  o  o    o   o  o
        .  o  o    o   x  .
        .  .  o    o   .  .
    """,
        asks=flooding(),
        flood_deck=[["temple_sun"]],
    )
    flood(t, "temple_sun")
    assert t.over == "treasure_lost"


def test_the_skull_ends_the_draw():
    """§9.6, §9.5 The second card is not drawn."""
    t = table(HOME, meter=9, asks=drawing_cards())
    draw(t, "waters_rise")
    assert t.over == "skull"


def test_nobody_acts_when_it_is_over():
    """§9.6"""
    t = table(HOME, "explorer: helicopter", "engineer", "pilot", over="skull", meter=10)
    assert can(t, seat=0) == set()
    assert t.game.eager(t.state) == []
