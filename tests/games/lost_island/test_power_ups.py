"""Section 7 of RULES.md: rings, reinforcements, spies. (The miner is with the bombs.)"""

import pytest

from .table import POWER, can, do, heard, question, table, told, ways, where


def test_coins_go_back_to_the_supply():
    """§7.1 Whatever is bought."""
    t = do(table("c3 C1 # I1", purses=[3, 1], asks=POWER), "ring crimson-a", "recruit d3", "spy indigo-a")
    assert (t.purses, t.supply) == ([0, 1], 23)


def test_nothing_need_be_bought():
    """§7.1 Coins can be kept."""
    t = do(table("c3 C1 # I1", purses=[3, 1], asks=POWER), "end")
    assert question(t) == "shrink 0"
    assert t.purses == [3, 1]


def test_until_the_coins_are_gone():
    """§7.1 Then the island shrinks without a question more."""
    t = do(table("c3 C1 # I1", purses=[1, 1], asks=POWER), "spy indigo-a")
    assert question(t) == "shrink 0"


def test_nothing_left_to_buy():
    """§7.1 Coins, but nothing to spend them on."""
    t = table("c3 C1* # I1", purses=[5, 1], recruited=True, seen={"indigo-a": [0]})
    assert question(do(t, "end")) == "shrink 0"


def test_only_a_spy_is_left_to_buy():
    """§7.1, §7.5 That is enough to be asked."""
    t = do(table("c3 C1* # I1", purses=[1, 1], recruited=True), "end")
    assert can(t) == {"spy indigo-a", "end"}


def test_rings():
    """§7.2 Own explorers on the island, one ring each, several in a turn."""
    t = table("c3 C1 C2* I1", purses=[3, 1], asks=POWER)
    assert ways(t, "ring") == "crimson-a"
    do(t, "ring crimson-a")
    assert told(t) == ["ringed"]
    assert t.rings == ["crimson-a", "crimson-b"]
    assert not can(t, "ring")
    t = do(table("c3 C1 C2 I1", purses=[3, 1], asks=POWER), "ring crimson-a", "ring crimson-b")
    assert t.rings == ["crimson-a", "crimson-b"]


def test_a_ring_is_used_up():
    """§7.3 By the first battle, also where it did not count (a 1 and a 6), also by who wins."""
    t = do(table("c3 C1* I6*\nf6 I"), "battle crimson-a e")
    assert told(t).count("ring_lost") == 2
    assert t.rings == []
    assert where(t, "crimson-a") == "d3"


def test_a_ring_is_lost_at_home():
    """§7.3 However its bearer comes there: here the tile under him goes."""
    ring = "a1 oC1* oI1 oI2\na2 oI3 oC2! oI4"
    t = table(ring, rest=".", asks=[{"ask": "shrink", "seats": [0], "left": 1}])
    do(t, "shrink a1")
    assert "ring_lost" in told(t)
    assert t.rings == []


def test_a_ring_stays_while_nothing_happens():
    """§7.2 Moving and swimming do not use it."""
    t = do(table("c3 C1* # I1"), "move crimson-a s", "move crimson-a n")
    assert t.rings == ["crimson-a"]


def test_a_bought_reinforcement():
    """§7.4 As the action, once a turn beside it."""
    t = table("c3 C1 # I1", purses=[3, 1])
    do(t, "reinforce d3", "end")
    assert ways(t, "recruit") == "b3 c2 c4 d2 d4"
    do(t, "recruit c4")
    assert heard(t, "reinforced") == [{"seat": "0", "explorer": "crimson-c", "cell": "c4"}]
    assert not can(t, "recruit")
    assert t.purses == [2, 1]


def test_a_bought_reinforcement_without_anybody_there():
    """§7.4, §4.6 To any free tile, stones too."""
    t = table("f6 I1", asks=POWER)
    assert len(can(t, "recruit")) == 35
    do(t, "recruit b2")
    assert question(t) == "turn_stone"
    do(t, "turn_stone loot_2")
    assert t.purses == [2, 1]
    assert question(t) == "power 0"


def test_a_bought_reinforcement_to_the_flag():
    """§7.4, §4.7 It is carried."""
    t = do(table("c3 C1 #! I1", asks=POWER), "recruit d3")
    assert t.flag == "crimson-b"


def test_no_reinforcement_from_an_empty_boat_or_to_a_full_island():
    """§7.4 Neither is offered."""
    assert not can(table("a3 C1 C2 C3 C4 C5 C6\nf6 I1", asks=POWER), "recruit")
    assert not can(table("c3 oC1! oI2\nc4 oC2 oI3", rest=".", asks=POWER), "recruit")


@pytest.mark.parametrize(
    ("picture", "spied"),
    [
        ("c3 C1 I1", "indigo-a"),
        ("a3 C1 # . # # I1", "indigo-a"),
        ("a3 C1 # I1 I2", "indigo-a"),
        ("a3 C1 C2 I1", "indigo-a"),
        ("a3 C1 A1 I1", "amber-a"),
        ("c1 I1\nc3 C1\nf6 I2", "indigo-a"),
        ("c3 C1\nc6 I1\nf6 I2", "indigo-a"),
        ("a3 I1 C1 I2\nf6 I3", "indigo-a indigo-b"),
    ],
)
def test_who_can_be_spied_on(picture, spied):
    """§7.5 In a straight line from an own explorer, over water, with nobody between."""
    assert ways(table(picture, asks=POWER), "spy") == spied


def test_not_diagonally():
    """§7.5 Nor on own explorers, nor in boats."""
    assert not can(table("c3 C1 C2\nd4 #\nb2 I1", asks=POWER), "spy")


def test_spying():
    """§7.5, §1.4 All see who was looked at, the spy what it is; nobody moves."""
    t = do(table("c3 C1 I4", purses=[2, 1], asks=POWER), "spy indigo-a")
    assert heard(t, "spied") == [{"seat": "0", "other": "1", "explorer": "indigo-a", "cell": "d3"}]
    assert heard(t, "learnt") == [{"seat": "1", "explorer": "indigo-a", "cell": "d3", "value": "4"}]
    assert t.seen == {"indigo-a": [0]}
    t.looks("c3 C1 I4")


def test_spying_several_times():
    """§7.5 As often as one can pay; not again on somebody one knows (11.20)."""
    t = do(table("b3 I2 C1 I4\nf6 I3", purses=[3, 1], asks=POWER), "spy indigo-a")
    assert ways(t, "spy") == "indigo-b"
    do(t, "spy indigo-b")
    assert not can(t, "spy")


def test_spying_on_the_known():
    """§11.20 Not offered; but with a strict memory it is."""
    for memory, spied in (("shown", ""), ("strict", "indigo-a")):
        t = table("c3 C1 I4", options={"memory": memory}, seen={"indigo-a": ["all"]}, asks=POWER)
        assert ways(t, "spy") == spied
