"""Section 5 of RULES.md: battles."""

import pytest

from .table import can, do, heard, home, left, question, table, told, ways, where

WON, LOST, DRAWN = "won", "lost", "drawn"


def fight(mine, theirs):
    """An attack to the east, drawn `4*` and `6`; what came of it."""
    t = do(table(f"c3 C{mine} I{theirs}\nc5 C I"), "battle crimson-a e")
    there, back = where(t, "crimson-a"), where(t, "indigo-a")
    assert "d3" in (there, back) or (there, back) == ("boat", "boat")
    assert t.rings == []
    return {("d3", "boat"): WON, ("boat", "d3"): LOST, ("boat", "boat"): DRAWN}[there, back]


def test_who_can_be_attacked():
    """§5.1 Enemies beside one's explorers, not diagonally, not own ones."""
    t = table("b2 I1 I2 C2\nb3 C1 C3 I3\nf6 I4")
    assert can(t, "battle") == {
        "battle crimson-a w", "battle crimson-a s", "battle crimson-b n", "battle crimson-c n", "battle crimson-c e",
    }  # fmt: skip


@pytest.mark.parametrize("mine", range(1, 7))
@pytest.mark.parametrize("theirs", range(1, 7))
def test_every_pair(mine, theirs):
    """§5.2, §5.3 The higher wins, equal ones both go, the 1 beats the 6 whoever attacks."""
    expected = WON if mine > theirs else LOST if mine < theirs else DRAWN
    if {mine, theirs} == {1, 6}:
        expected = WON if mine == 1 else LOST
    assert fight(mine, theirs) == expected


@pytest.mark.parametrize("mine", range(1, 7))
@pytest.mark.parametrize("theirs", range(1, 7))
@pytest.mark.parametrize("rings", ["* ", " *", "**"])
def test_every_pair_with_rings(mine, theirs, rings):
    """§5.3, §7.2 A ring is one more, but between a 1 and a 6, or a 1 and a 5, it does not count."""
    my_ring, their_ring = (ring.strip() for ring in rings)
    counts = {mine, theirs} not in ({1, 6}, {1, 5})
    difference = mine - theirs + counts * (len(my_ring) - len(their_ring))
    if {mine, theirs} == {1, 6}:
        difference = -difference
    expected = WON if difference > 0 else LOST if difference < 0 else DRAWN
    assert fight(f"{mine}{my_ring}", f"{theirs}{their_ring}") == expected


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        ("1", "6", WON), ("6", "1", LOST), ("1", "6*", WON), ("6*", "1", LOST), ("1*", "6", WON), ("6", "1*", LOST),
        ("1", "5*", LOST), ("5*", "1", WON), ("1*", "5*", LOST), ("1*", "5", LOST), ("5", "1*", WON),
        ("5*", "6", DRAWN), ("6", "5*", DRAWN), ("6*", "6", WON), ("5*", "5", WON), ("5*", "6*", LOST), ("4*", "5", DRAWN),
    ],
)  # fmt: skip
def test_the_printed_cases(mine, theirs, expected):
    """§5.3, §11.7 1 against 6 with rings, and the 5 that a ring makes a 6."""
    assert fight(mine, theirs) == expected


def test_the_winner_has_the_tile():
    """§5.1, §5.2 An attacker who wins stands there; one who loses goes to the back of the boat; so does a defender."""
    t = do(table("c3 C5 I3\nc5 C I"), "battle crimson-a e")
    t.looks("c3 # C5")
    assert t.boats["indigo"][-1] == "a"
    assert left(t) == 1
    t = do(table("c3 C3 I5\nc5 C I"), "battle crimson-a e")
    t.looks("c3 # I5")
    assert t.boats["crimson"][-1] == "a"
    t = do(table("c3 C3 I3\nc5 C I"), "battle crimson-a e")
    t.looks("c3 # #")
    assert (t.boats["crimson"][-1], t.boats["indigo"][-1]) == ("a", "a")


def test_all_see_the_values():
    """§5.2 And the rings that counted."""
    t = do(table("c3 C5* I3\nc5 C I"), "battle crimson-a e")
    assert told(t) == ["attacked", "fought", "ring_lost", "won", "home"]
    assert heard(t, "fought") == [{"value": "5", "ring": 1, "against": "3", "against_ring": 0}]
    assert heard(t, "won") == [{"seat": "0", "explorer": "crimson-a", "other": "1", "cell": "d3"}]
    assert t.seen == {"crimson-a": ["all"], "indigo-a": ["all"]}


@pytest.mark.parametrize(
    ("mine", "theirs", "bearer"),
    [
        ("5", "3!", "crimson-a"),
        ("3", "5!", "indigo-a"),
        ("5!", "3", "crimson-a"),
        ("3!", "5", "indigo-a"),
        ("1", "6!", "crimson-a"),
    ],
)
def test_the_flag_goes_to_the_winner(mine, theirs, bearer):
    """§5.4, §11.8 Attacker or defender, whoever had it."""
    t = do(table(f"c3 C{mine} I{theirs}\nc5 C I"), "battle crimson-a e")
    assert t.flag == bearer
    assert where(t, bearer) == "d3"
    assert ("flag_taken" in told(t)) == (bearer[0] != ("c" if "!" in mine else "i"))


@pytest.mark.parametrize(("mine", "theirs"), [("4!", "4"), ("4", "4!"), ("3*", "4!")])
def test_a_draw_leaves_the_flag(mine, theirs):
    """§5.4 On the tile where they fought."""
    t = do(table(f"c3 C{mine} I{theirs}\nc5 C I"), "battle crimson-a e")
    assert "flag_fell" in told(t)
    t.looks("c3 # #!")
    assert home(t, "crimson-a", "indigo-a")


def test_coins_under_the_defender():
    """§4.7, §11.5 Who wins the tile comes to the coins; a defender who wins does not come anywhere."""
    t = do(table("c3 C5 l2$2I3\nc5 C I"), "battle crimson-a e")
    assert t.purses == [3, 1]
    t = do(table("c3 C3 l2$2I5\nc5 C I"), "battle crimson-a e")
    assert (t.purses, t.coins) == ([1, 1], {"d3": 2})


def test_coins_that_were_just_turned_up():
    """§4.7 Not in the turn in which they were turned up, in a battle neither."""
    t = table("c3 C5 l2$2I3\nc5 C I", fresh=["d3"])
    do(t, "battle crimson-a e")
    assert (t.purses, t.coins) == ([1, 1], {"d3": 2})


def test_the_last_enemy():
    """§5.4, §10.1 Beaten with the flag: won at once."""
    t = do(table("c3 C5 I3!"), "battle crimson-a e")
    assert question(t) == "nothing"
    assert told(t)[-1] == "over"


def test_after_a_lost_battle():
    """§3.2 The second action is there still."""
    t = do(table("c3 C3 I5\nc5 C2 I"), "battle crimson-a e")
    assert ways(t, "move crimson-b") == "n s w"
