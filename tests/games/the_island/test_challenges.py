"""Section 9 of RULES.md: the four challenges."""

import pytest

from atoll.games.the_island.board import SLOT
from atoll.games.the_island.state import LAST_ROUNDS

from .table import EVERY_TILE, asking, can, chances, do, heard, lost, question, table, told
from .test_preparation import laid


@pytest.mark.parametrize("crowded", ["no", "yes"])
def test_crowded(crowded):
    """§9.1 Two may stand on a tile that does not touch the sea, the cell in the middle included."""
    t = do(laid(crowded=crowded), "begin 0")
    do(t, "place crimson e6", "value 1", "place indigo g5", "value 1", "place crimson d4", "value 1")
    offered = {text.split()[2] for text in can(t)}
    assert ("e6" in offered) == (crowded == "yes")
    assert not {"g5", "d4"} & offered
    if crowded == "yes":
        do(t, "place indigo e6", "value 1")
        assert "place crimson e6" not in can(t)


def test_a_quick_start_may_be_crowded():
    """§9.1, §2.9 By lot as by hand."""
    t = do(laid(crowded="yes", start="quick"), "begin 0", "scatter e6", "endow 1")
    assert set(chances(t)) == set(SLOT.ids)
    do(t, "scatter d4", "endow 1")
    assert set(chances(t)) == set(SLOT.ids) - {"d4"}


# -- to the last -------------------------------------------------------------------------------------------------------

LAST = {"to_the_last": "yes"}


def test_to_the_last_the_volcano_is_a_whirlpool():
    """§9.2 The game goes on."""
    t = table("""
        e6      <I>  .
        f6    mC  mI
    """, options=LAST, taken=32, asks=asking("sink"))  # fmt: skip
    do(t, "sink f7", "turn_up volcano")
    assert lost(t, "indigo-1", "indigo-2")
    t.looks("""
        e6      .  .
        f6    mC  .
    """)
    assert question(t) == "roll"


def test_to_the_last_ends_with_the_last_explorer():
    """§9.2 However it leaves the board."""
    t = table("b1 C", options=LAST)
    do(t, "land crimson-1")
    assert t.over == "all_gone"


def test_no_tiles_left():
    """§9.2 The third step is skipped."""
    t = table("c4 C I", options=LAST, tiles=SUNKEN, **ALL_TAKEN)
    do(t, "pass")
    assert question(t) == "roll"


SUNKEN = ["....", ".....", "........", ".......", "........", ".....", "...."]
ALL_TAKEN = {
    "creatures": {"serpent": ["a1"], "shark": ["lost"] * 6, "whale": ["lost"] * 5},
    "boats": ["lost"] * 8,
    "spent": EVERY_TILE,
    "last_turns": 1,
}  # fmt: skip


def test_a_game_that_does_not_end_is_ended():
    """§9.4 Twenty turns each after the last tile; who is not saved is lost. (§12.1 So many, as no text says how many.)"""
    last = LAST_ROUNDS * 2
    t = table("c4 C I", options=LAST, tiles=SUNKEN, **(ALL_TAKEN | {"last_turns": last - 1}))
    assert t.turns == 40 + last - 1
    do(t, "pass", "roll whale")
    assert question(t) == "move 1"
    assert t.last_turns == last
    do(t, "pass", "roll serpent", "pass")
    assert t.over == "stalled"
    assert heard(t, "scored") == [{"seat": str(seat), "points": 0, "saved": 0} for seat in (0, 1)]


def test_turns_are_counted_from_the_last_tile():
    """§9.4 Not from the last but one."""
    t = table("f6 mC\nc4 I", options=LAST, taken=39, asks=asking("sink"))
    do(t, "sink f6")
    assert chances(t) == {"volcano": 1}
    do(t, "turn_up volcano", "roll shark")
    assert t.last_turns == 1
    assert question(t) == "move 1"


# -- all equal, atlantis -----------------------------------------------------------------------------------------------


def test_all_equal():
    """§9.3 Every saved explorer counts one."""
    safe = {"crimson": ["northwest=6", "northwest=5"], "indigo": ["northwest=1", "southeast=1", "southeast=1"]}
    t = table("f6 mCI", options={"equal": "yes"}, taken=32, safe=safe, asks=asking("sink"))
    do(t, "sink f6", "turn_up volcano")
    assert heard(t, "scored") == [{"seat": "0", "points": 2, "saved": 2}, {"seat": "1", "points": 3, "saved": 3}]
    assert t.game.outcome(t.state) == ("volcano", [0, 1])


def test_atlantis():
    """§9.5 It ends at once when the last tile is taken; nobody looks under it."""
    t = table("f6 mC\nc4 I", options={"atlantis": "yes"}, taken=39, asks=asking("sink"))
    do(t, "sink f6")
    assert t.over == "sunk"
    assert question(t) == "nothing"
    assert "turned_up" not in told(t)


def test_atlantis_goes_on_after_the_volcano():
    """§9.5 It is a whirlpool."""
    t = table("f6 mC mI\nc4 I", options={"atlantis": "yes"}, taken=32, asks=asking("sink"))
    do(t, "sink f6", "turn_up volcano")
    t.looks("f6 . mI")
    assert lost(t, "crimson-1")
    assert question(t) == "roll"


def test_both_long_games():
    """§11.17 Whichever comes first: here the last tile, there the last explorer."""
    both = {"atlantis": "yes", "to_the_last": "yes"}
    t = table("f6 mC\nc4 I", options=both, taken=39, asks=asking("sink"))
    assert do(t, "sink f6").over == "sunk"
    assert do(table("b1 C", options=both), "land crimson-1").over == "all_gone"
