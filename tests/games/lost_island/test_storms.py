"""Storms: 6.7 to 6.9."""

import pytest

from .table import do, heard, home, left, payoff, question, table, told, ways, where


def blown(picture, direction="e", **fields):
    """A storm on c3, which is revealed from b3."""
    return do(table(picture, **fields), "reveal c3", "turn storm", f"blow {direction}")


def test_the_printed_example():
    """§6.7–6.9 To the right: turquoise drops into the sea, orange comes to a coin and takes it."""
    t = blown("b3 C1 # A4 l2$2 O5\nf6 I1")
    assert told(t) == ["blew", "home", "blown", "coins_taken"]
    assert heard(t, "blew") == [{"seat": "0", "cell": "c3", "direction": "e"}]
    assert t.boats["orchid"][-1] == "a"
    assert t.purses == [1, 1, 3, 1]
    t.looks("b3 C1 w # l2A4 #")
    assert (question(t), left(t)) == ("act 0", 1)


def test_any_of_four_directions():
    """§6.7, §11.13 One straight line from the storm; the others stay."""
    picture = "c2 I1\nb3 C1 # I2\nc4 I3"
    t = do(table(picture), "reveal c3", "turn storm")
    assert question(t) == "blow 0"
    assert ways(t, "blow") == "e n s w"
    for direction, moved in (("n", "c1"), ("e", "e3"), ("s", "c5"), ("w", "a3")):
        t = blown(picture, direction)
        cells = {where(t, name) for name in ("crimson-a", "indigo-a", "indigo-b", "indigo-c")}
        assert moved in cells
        assert len(cells & {"c2", "b3", "d3", "c4"}) == 3


def test_into_an_empty_line():
    """§6.7 That is a choice too."""
    t = blown("b3 C1 # I2\nf6 I1", "s")
    assert told(t) == ["blew"]
    t.looks("b3 C1 w I2")


def test_the_farthest_first():
    """§6.7 Nobody is in anybody's way."""
    t = blown("b3 C1 # I1 I2 #")
    t.looks("b3 C1 w # I1 I2")
    t = blown("b3 C1 # I1 I2 I3")
    t.looks("b3 C1 w # I1 I2")
    assert home(t, "indigo-c")
    assert told(t) == ["blew", "home", "blown", "blown"]


def test_beyond_water():
    """§6.7 To the edge of the island, over gaps."""
    t = blown("b3 C1 # . I2 #\nf6 I1")
    t.looks("b3 C1 w . # I2")


def test_into_water():
    """§6.8 Home, to the back of the boat, without the ring."""
    t = blown("b3 C1 # I2* . #\nf6 I1")
    assert told(t) == ["blew", "home", "ring_lost"]
    assert t.boats["indigo"][-1] == "a"
    t.looks("b3 C1 w # .")


def test_off_the_island():
    """§6.8 The edge of the board."""
    assert home(blown("b3 C1 # # # I2\nf6 I1"), "indigo-a")


def test_the_flag_comes_along_over_land():
    """§6.8 And the ring."""
    t = blown("b3 C1 # I2*! #\nf6 I1")
    t.looks("b3 C1 w # I2*!")


def test_the_flag_stays_on_the_tile_that_was_left():
    """§6.8, §11.14 When its bearer goes into the water."""
    t = blown("b3 C1 # I2! .\nf6 I1")
    assert told(t) == ["blew", "flag_fell", "home"]
    t.looks("b3 C1 w #! .")


def test_the_next_one_is_blown_to_the_flag():
    """§6.7, §6.9 The farther one loses it, the nearer one comes there and carries it."""
    t = blown("b3 C1 # A1 I2! .\nf6 I1")
    t.looks("b3 C1 w # A1! .")
    assert told(t) == ["blew", "flag_fell", "home", "blown", "flag_taken"]


def test_to_the_flag():
    """§6.9 Carried at once."""
    t = blown("b3 C1 # I2 #! #\nf6 I1")
    t.looks("b3 C1 w # I2! #")


def test_to_coins_of_this_turn():
    """§6.9, §11.5 The wind is not held back: a player may not walk there, but be blown."""
    t = table("b3 C1 # I2 #\ne4 C2\nf6 I1")
    do(t, "reveal e3", "turn loot_2", "reveal c3", "turn storm", "blow e")
    assert t.purses == [1, 3]
    t.looks("b3 C1 w # l2I2")


@pytest.mark.parametrize(("face", "purses", "flag"), [("loot_2", [1, 3], "hidden"), ("flag", [1, 1], "indigo-a")])
def test_to_a_stone(face, purses, flag):
    """§6.9, §4.3 It is turned at once, and what is under it taken."""
    t = blown("b3 C1 # I2 S\nf6 I1")
    assert question(t) == "turn_stone"
    do(t, f"turn_stone {face}")
    assert (t.purses, t.flag) == (purses, flag)
    assert (question(t), left(t)) == ("act 0", 1)


def test_two_stones():
    """§6.9 Both are turned, one after the other."""
    t = do(table("a3 C1 # I1 S A1 S\nf6 I2"), "reveal b3", "turn storm", "blow e")
    assert question(t) == "turn_stone"
    do(t, "turn_stone flag")
    assert question(t) == "turn_stone"
    do(t, "turn_stone loot_2")
    assert question(t) == "act 0"
    assert t.flag != "hidden"
    t.looks("a3 C1 w # " + ("FI1! # T2A1" if t.flag == "indigo-a" else "T2I1 # FA1!"))


def test_then_it_is_a_plain_tile():
    """§6.9 It blows once."""
    t = blown("b3 C1 # I2 #\nf6 I1", "e")
    assert "c3" not in ways(t, "reveal")
    do(t, "move crimson-a e")
    assert told(t) == ["moved"]


def test_own_explorers_are_blown():
    """§6.7 The finder's too."""
    assert home(blown("a3 # C1 # I2\nf6 I1", "w"), "crimson-b")
    assert where(blown("a3 # C1 # I2\nf6 I1", "w"), "crimson-a") == "a3"


def test_won_before_the_storm_is_over():
    """§10.1, §6.7 The last enemy, farthest out, goes: the bearer is not blown any more."""
    t = do(table("b3 C1 # C2! I2 .", rest="#"), "reveal c3", "turn storm", "blow e")
    assert told(t) == ["blew", "home", "over"]
    assert payoff(t) == [1, 0]
    t.looks("b3 C1 w C2! # .")


def test_won_with_a_stone_still_to_turn():
    """§10.1, §4.3 It is turned, then the game is over."""
    t = do(table("a3 C1! # I1 . C2 S"), "reveal b3", "turn storm", "blow e")
    assert question(t) == "turn_stone"
    do(t, "turn_stone loot_2")
    assert question(t) == "nothing"
    assert payoff(t) == [1, 0]
