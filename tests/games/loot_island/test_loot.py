"""Section 6 of RULES.md: finding the loot, with the rulebook's examples of exploring."""

import pytest

from .table import (
    can,
    column,
    compasses,
    do,
    explored,
    heard,
    last_turn,
    question,
    reveal,
    takers,
    told,
    treasures,
)

BLUE, RED, YELLOW, BLACK, WHITE = range(5)
FOUR = "r3b r4b r5b r6b"
"""Enough for two or three players, without a symbol."""


def sites(t):
    """What was explored, in order: (landing, cards, loot)."""
    return [(e["landing"], e["cards"], e["loot"]) for e in heard(t, "explored")]


def reveals(t):
    """How many treasures are turned up now; any will do."""
    count = 0
    while question(t) == "reveal":
        do(t, min(can(t)))
        count += 1
    return count


# -- which landing -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("corner", "bow", "coast"),
    [
        (0, "clockwise", "north"),
        (1, "clockwise", "east"),
        (3, "clockwise", "west"),
        (0, "back", "west"),
        (2, "back", "east"),
    ],
)
def test_the_coast_ahead(corner, bow, coast):
    """§6.1 Along which the bow points, and only that one."""
    t = explored(corner=corner, bow=bow)
    near, far = (1, 2) if bow == "clockwise" else (2, 1)
    assert sites(t) == [(f"{coast}{near}", 0, "none"), (f"{coast}{far}", 0, "none")]


@pytest.mark.parametrize(("seats", "needed"), [(2, 4), (3, 4), (4, 5), (5, 6)])
def test_enough_cards(seats, needed):
    """§6.2 Four with two or three players, five with four, six with five."""
    row = ["r3b", "r4b", "r5b", "r6b", "r7b", "r8b"]
    few = explored(seats, columns={"north1": " ".join(row[: needed - 1])}, compasses={"north1": "0"})
    assert sites(few) == [("north1", needed - 1, "none"), ("north2", 0, "none")]
    enough = explored(seats, columns={"north1": " ".join(row[:needed])}, compasses={"north1": "0"})
    assert sites(enough) == [("north1", needed, "big")]


def test_plus_one_counts_as_two():
    """§6.2 Three cards are four with it."""
    t = explored(columns={"north1": "r2a r4b r5b"}, compasses={"north1": "0"})
    assert sites(t) == [("north1", 4, "big")]


@pytest.mark.parametrize(("far", "big"), [("g3b g4b g5b g6b g7b", "north2"), ("g3b g4b g5b g6b", "north1")])
def test_the_most_cards(far, big):
    """§6.3 Have the big loot; if they are equal, the one the ship comes to first."""
    both = {"north1": "0", "north2": "0"}
    t = explored(columns={"north1": FOUR, "north2": far}, compasses=both)
    assert sites(t)[0][0::2] == (big, "big")


def test_the_nearer_one_backwards():
    """§6.3 It comes to the second landing first if it sails the other way."""
    columns = {"north1": FOUR, "north2": "g3b g4b g5b g6b"}
    t = explored(corner=1, bow="back", columns=columns, compasses={"north1": "0", "north2": "0"})
    assert sites(t) == [("north2", 4, "big")]


# -- what is turned up -------------------------------------------------------------------------------------------------


def test_big_loot():
    """§6.4 One for each compass, one for each chest."""
    t = explored(columns={"north1": "r3b r4a r6a r7b"}, compasses={"north1": "2 0"})
    assert reveals(t) == 4


def test_small_loot():
    """§6.5 One for each chest, none for compasses."""
    columns = {"north1": "r3b r4b r5b r6b r7b", "north2": "g3b g4a g6a gJa"}
    t = explored(columns=columns, compasses={"north2": "2 0"})
    assert sites(t) == [("north1", 5, "big"), ("north2", 4, "small")]
    assert reveals(t) == 3


def test_small_loot_without_enough_cards():
    """§6.5 There is none."""
    t = explored(columns={"north1": FOUR, "north2": "g4a g6a gJa"}, compasses={"north1": "0", "north2": "0"})
    reveals(t)
    do(t, min(can(t, "bury")))
    assert sites(t) == [("north2", 3, "none")]


def test_nobody_is_there():
    """§6.6 Then nothing is turned up."""
    t = explored(columns={"north1": "r4a r6a r8a r10a"})
    assert sites(t) == [("north1", 4, "big"), ("north2", 0, "none")]
    assert question(t) == "event"


# -- sharing -----------------------------------------------------------------------------------------------------------


def test_from_the_lowest_compass():
    """§6.7 To the highest, and again, until none is left."""
    t = explored(columns={"north1": "r3b r4a r6a r7b"}, compasses={"north1": "2 0 1"})
    reveal(t, "crown-1 jewel-2 crown-3 jewel-4 bag-6")
    assert question(t) == "loot 2"
    assert can(t, "keep") == {f"keep {name}" for name in ("crown-1", "jewel-2", "crown-3", "jewel-4", "bag-6")}
    do(t, "keep jewel-2")
    assert "keep jewel-2" not in can(t)
    assert takers(t) == [0, 1, 2, 0]


def test_keeping():
    """§6.8 It lies in front of you, with as many cubes as its curse says."""
    t = explored(columns={"north1": FOUR}, compasses={"north1": "1"}, cubes=[3, 3, 3])
    reveal(t, "jewel-4")
    do(t, "keep jewel-4")
    assert (treasures(t, 1), t.cubes) == ("jewel-4", [3, 8, 3])
    assert told(t)[:2] == ["kept", "cursed"]


@pytest.mark.parametrize(("name", "cubes"), [("amulet-8", 3), ("amulet-13", 4), ("amulet-15", 5), ("book-14", 4)])
def test_crossed_cubes(name, cubes):
    """§6.8, §12.4 They are removed, two or one."""
    t = explored(columns={"north1": FOUR}, compasses={"north1": "1"}, cubes=[3, 5, 3])
    do(reveal(t, name), f"keep {name}")
    assert t.cubes == [3, cubes, 3]


def test_what_is_kept_stays():
    """§6.8 Only what is open can be buried."""
    t = explored(columns={"north1": FOUR}, compasses={"north1": "1"}, treasures=["", "bag-7", ""])
    assert can(reveal(t, "jewel-4")) == {"keep jewel-4", "bury jewel-4"}


@pytest.mark.parametrize(
    ("mine", "cubes", "rest"), [("", 6, 4), ("amulet-8", 6, 3), ("amulet-8 amulet-13", 6, 2), ("", 1, 0)]
)
def test_burying(mine, cubes, rest):
    """§6.9 Two cubes, and one more for each amulet; what is buried is discarded."""
    t = explored(columns={"north1": FOUR}, compasses={"north1": "1"}, cubes=[3, cubes, 3], treasures=["", mine, ""])
    do(reveal(t, "jewel-4"), "bury jewel-4")
    assert t.cubes == [3, rest, 3]
    assert t.buried == ["jewel-4"]


def test_cleaning_up():
    """§6.10 Compasses go home and maps are discarded, whether or not there was loot; other coasts keep theirs."""
    columns = {"north1": "r3b", "north2": "g4b g5b", "east1": "r5b", "west2": "y9b"}
    stacks = {"north1": "0 1", "north2": "2", "south1": "1", "east1": "0"}
    t = explored(columns=columns, compasses=stacks)
    assert t.compasses == {"east1": [0], "south1": [1]}
    assert (column(t, "east1"), column(t, "west2")) == ("r5b", "y9b")
    assert set(t.columns) == {"east1", "west2"}
    assert t.discards == ["red-3-b", "green-4-b", "green-5-b"]
    assert t.round == 3


# -- the rulebook's examples -------------------------------------------------------------------------------------------


def test_first_example():
    """§6.3–6.7 Seven treasures at the left, then three at the right, of which yellow gets none."""
    columns = {"north1": "r3b r4a r5b r6a r8a r9b r10a", "north2": "b2b b3b b4a b6a b7b b8a"}
    stacks = {"north1": "0 1 2", "north2": "1 0 3 2"}
    t = explored(5, columns=columns, compasses=stacks)
    assert sites(t) == [("north1", 7, "big")]
    assert reveals(t) == 7
    assert takers(t) == [BLUE, RED, YELLOW, BLUE, RED, YELLOW, BLUE]
    assert sites(t) == [("north2", 6, "small")]
    assert reveals(t) == 3
    assert takers(t) == [RED, BLUE, BLACK]
    assert t.compasses == {}


def test_second_example():
    """§6.2–6.9 Five players: a 2 counts as two; blue keeps with a curse of four, red buries with three amulets."""
    columns = {"north1": "r3b r5b r6b r7b r8b", "north2": "b2a b3b b4a b5b b7b"}
    amulets = "amulet-8 amulet-15 amulet-22"
    t = explored(5, columns=columns, compasses={"north1": "3", "north2": "0 1"}, cubes=[5, 6, 3, 3, 3],
                 treasures=["", amulets, "", "", ""])  # fmt: skip
    assert sites(t) == [("north2", 6, "big")]
    reveal(t, "bag-16 jewel-4 amulet-13")
    do(t, "keep bag-16")
    assert t.cubes == [9, 6, 3, 3, 3]
    do(t, "bury jewel-4")
    assert t.cubes == [9, 1, 3, 3, 3]
    do(t, "keep amulet-13")
    assert t.cubes == [8, 1, 3, 3, 3]
    assert sites(t) == [("north1", 5, "none")]
    assert compasses(t, "north1") == ""


def test_those_who_passed_first():
    """§6.1 Exploring begins when the last one has passed."""
    t = last_turn(columns={"north1": FOUR}, compasses={"north1": "1"})
    assert question(t) == "turn 2"
    assert question(do(t, "pass")) == "reveal"
