"""Section 8 of RULES.md: the island shrinks."""

import pytest

from .table import SHRINK, can, do, heard, home, question, table, told, ways, where


def shrinking(drawing, **fields):
    return table(drawing, asks=SHRINK, **fields)


def test_one_tile():
    """§8.1 Who has an explorer on the island takes a tile; then the turn is over."""
    t = do(shrinking("c3 C1 # I1"), "shrink a1", "turn plain")
    assert told(t) == ["revealed", "shrank", "turn"]
    t.looks("a1 .")
    assert question(t) == "act 1"


def test_who_has_nobody_there_takes_none():
    """§8.1 The turn is over."""
    t = do(table("f6 I1", purses=[0, 1]), "end")
    assert question(t) == "act 1"


def test_from_the_outside_in():
    """§8.2 The outermost ring first: 20 tiles, then 12, then 4."""
    t = shrinking("c3 C1 # I1")
    assert len(can(t, "shrink")) == 20


def test_the_second_ring():
    """§8.2, §8.3 Without stones and without those where somebody stands."""
    t = shrinking(
        """
        a1 . . . . . .
        a2 . S # # S .
        a3 . C1 # # # .
        a4 . # # # I1 .
        a5 . S # # S .
        a6 . . . . . .
        """
    )
    assert ways(t, "shrink") == "b4 c2 c5 d2 d5 e3"


def test_the_innermost():
    """§8.2 When the others have no tile to take."""
    t = shrinking("b2 S . . S\nb3 . oC1 o .\nb4 . o oI1 .\nb5 S . . S", rest=".")
    assert ways(t, "shrink") == "c4 d3"


def test_one_tile_outside_is_enough():
    """§8.2 As long as the outer ring has one to take, no other goes."""
    t = shrinking("a1 o\nc3 oC1! o oI1", rest=".")
    assert ways(t, "shrink") == "a1"


def test_an_occupied_one():
    """§8.2, §8.4 If all of the ring are occupied; the explorer goes home. One's own choice whose."""
    t = shrinking("a1 oI2 oC2\nc3 oC1! o oI1", rest=".")
    assert ways(t, "shrink") == "a1 b1"
    do(t, "shrink a1")
    assert told(t) == ["shrank", "home", "turn"]
    assert t.boats["indigo"][-1] == "a"


def test_not_a_stone_that_is_not_turned():
    """§8.3 Stones in the corners, for once."""
    t = table("c3 C1 # I1", options={"landscape": "corners"}, asks=SHRINK)
    assert not can(t) & {"shrink b2", "shrink e5"}
    t = shrinking("a1 S\nc3 C1 # I1")
    assert "shrink a1" not in can(t)
    t = shrinking("a1 T2\nc3 C1 # I1")
    assert "shrink a1" in can(t)


def test_not_where_the_flag_lies():
    """§8.3 However many others there are."""
    t = shrinking("a1 #! # #\nc3 C1 # I1")
    assert "shrink a1" not in can(t)
    assert len(can(t)) == 19


@pytest.mark.parametrize(("rule", "can_go"), [("unturned", True), ("always", False)])
def test_turned_stones(rule, can_go):
    """§8.3, §11.18 They go like other tiles; by the letter no stone ever goes."""
    t = table("a1 T2 o\nc3 oC1! o oI1", options={"stones": rule}, rest=".", asks=SHRINK)
    assert ("shrink a1" in can(t)) == can_go
    assert "shrink b1" in can(t)


def test_no_tile_to_take():
    """§8.4 Then none is taken and the turn is over."""
    t = table("b2 T2C1! T2I1", options={"stones": "always"}, rest=".", purses=[0, 0])
    do(t, "end")
    assert question(t) == "act 1"


def test_a_face_down_tile_is_turned():
    """§8.6 All see it; it does nothing, be it a bomb or a storm."""
    for face in ("cross_6", "storm", "loot_3", "plain"):
        t = do(shrinking("b1 C1 # I1"), "shrink c1")
        assert question(t) == "turn"
        do(t, f"turn {face}")
        assert heard(t, "revealed") == [{"seat": "0", "cell": "c1", "face": face}]
        assert told(t) == ["revealed", "shrank", "turn"]
        t.looks("b1 C1 . I1")
        assert t.island[0].split()[2] == f".{face}"


def test_an_open_tile_just_goes():
    """§8.6 It was seen."""
    t = do(shrinking("a1 o\nb1 C1 # I1"), "shrink a1")
    assert told(t) == ["shrank", "turn"]


def test_coins_are_lost():
    """§8.7 For good."""
    t = do(shrinking("a1 l3$2\nc3 C1 # I1"), "shrink a1")
    assert heard(t, "coins_lost") == [{"cell": "a1", "coins": 2}]
    assert (t.coins, t.supply, t.purses) == ({}, 20, [1, 1])


def test_loot_that_nobody_turned():
    """§11.17 It is just gone, no coin moves."""
    t = do(shrinking("c3 C1 # I1"), "shrink a1", "turn loot_3")
    assert (t.supply, t.purses) == (22, [1, 1])


def test_coins_of_this_turn_are_lost_too():
    """§8.7 Turned up and taken away."""
    t = do(table("b1 C1 #\nf6 I1", purses=[0, 0]), "reveal c1", "turn loot_2", "end", "shrink c1")
    assert t.coins == {}
    assert t.fresh is None


# -- the flag ----------------------------------------------------------------------------------------------------------


def test_the_flag_of_who_stood_there():
    """§8.5 To the nearest tile; if there is one only, nothing is asked."""
    t = shrinking("a1 oI1!\na2 oC2\nc3 oC1 o oI2", rest=".")
    do(t, "shrink a1")
    assert told(t) == ["shrank", "home", "flag_fell", "flag_taken", "turn"]
    assert t.flag == "crimson-a"
    assert home(t, "indigo-a")


def test_the_nearest_may_be_chosen():
    """§8.5 Of several, by who takes the tile away; by steps, over water."""
    t = shrinking("a1 oI1! . .\na2 . . .\nb2 o\nc1 oC2\nc4 oC1 oI2", rest=".")
    do(t, "shrink a1")
    assert question(t) == "flag 0"
    assert ways(t, "flag") == "b2 c1"
    do(t, "flag b2")
    t.looks("b2 o!")
    assert question(t) == "act 1"
    t = do(shrinking("a1 oI1! . .\na2 . . .\nb2 o\nc1 oC2\nc4 oC1 oI2", rest="."), "shrink a1", "flag c1")
    t.looks("c1 oC2!")


def test_the_flag_comes_to_a_stone():
    """§8.5, §11.19 It lies there; who comes takes it and turns the stone."""
    t = do(shrinking("a1 oI1! .\na2 S oC1 oI2", rest=".", turn=0), "shrink a1")
    assert t.flag == "a2"
    t.looks("a1 .\na2 S! oC1 oI2")
    t = do(table("a2 S! oC1 oI2", rest="."), "move crimson-a w")
    assert t.flag == "crimson-a"
    assert question(t) == "turn_stone"


def test_the_flag_comes_to_coins():
    """§8.5 Nothing else happens."""
    t = do(shrinking("b1 oI1!\nb2 l2$2\nc4 oC1 oI2", rest="."), "shrink b1")
    assert (t.flag, t.coins, t.purses) == ("b2", {"b2": 2}, [1, 1])


def test_flag_and_win():
    """§8.5, §10.1 The flag comes to the last one on the island."""
    t = do(shrinking("a1 oI1! oC2\nc3 oC1", rest="."), "shrink a1")
    assert question(t) == "nothing"
    assert where(t, "crimson-a") == "b1"
