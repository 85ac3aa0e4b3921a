"""Bombs: 6.3 to 6.6, and the miner, 7.6."""

import pytest

from .table import can, chances, do, heard, home, left, payoff, question, table, told, ways, where

EXAMPLE = """
    c1 A4 # # #
    c2 .
    b3 C1 #
    c4 I3
    c5 A5
"""


def test_the_printed_example():
    """§6.3–6.5 A 4 that works two ways: down first, the 3 goes, the 5 stays; then up, over water, and the 4 goes."""
    t = do(table(EXAMPLE, purses=[0, 0, 0]), "reveal c3", "turn line_4")
    assert question(t) == "aim 0"
    assert ways(t, "aim") == "horizontal vertical"
    do(t, "aim vertical")
    assert question(t) == "blast 0"
    assert ways(t, "blast") == "n s"
    do(t, "blast s")
    assert told(t) == ["hit", "home", "withstood", "hit", "home"]
    assert heard(t, "hit") == [
        {"seat": "1", "explorer": "indigo-a", "cell": "c4", "value": "3"},
        {"seat": "2", "explorer": "amber-a", "cell": "c1", "value": "4"},
    ]
    assert heard(t, "withstood") == [{"seat": "2", "explorer": "amber-b", "cell": "c5", "value": "5"}]
    assert (where(t, "crimson-a"), where(t, "amber-b")) == ("b3", "c5")
    assert (t.boats["indigo"][-1], t.boats["amber"][-1]) == ("a", "a")
    t.looks("b3 C1 =4")
    assert (question(t), left(t)) == ("act 0", 1)


def test_the_example_with_the_other_choices():
    """§6.3, §6.4 Left and right it would have met her own; upward first, the order is the other."""
    t = do(table(EXAMPLE, purses=[0, 0, 0]), "reveal c3", "turn line_4", "aim horizontal")
    assert heard(t, "hit") == [{"seat": "0", "explorer": "crimson-a", "cell": "b3", "value": "1"}]
    t = do(table(EXAMPLE, purses=[0, 0, 0]), "reveal c3", "turn line_4", "aim vertical", "blast n")
    assert [victim["explorer"] for victim in heard(t, "hit", "withstood")] == ["amber-a", "indigo-a", "amber-b"]


STAR = """
    a1 I1 #  #  I2 #  #
    a2 #  #  #  #  #  I3
    a4 A1 #  C6 #  A2 #
    a5 #  #  #  #  #  #
    a6 #  I4 #  I5 #  A3
"""
"""Around d4, which is revealed from c4: some in each of the eight directions."""


@pytest.mark.parametrize(
    ("bomb", "ways_to_work", "victims"),
    [
        ("cross_6", "e n s w", {"n": "indigo-b", "e": "amber-b", "s": "indigo-e", "w": "crimson-a amber-a"}),
        ("diagonal_6", "ne nw se sw", {"ne": "indigo-c", "se": "amber-c", "sw": "indigo-d", "nw": "indigo-a"}),
    ],
)
def test_shapes(bomb, ways_to_work, victims):
    """§6.3, §11.9 Straight or diagonal, to the edge of the island; everybody in the lines, nobody else."""
    t = do(table(STAR, purses=[0, 0, 0]), "reveal d4", f"turn {bomb}")
    assert ways(t, "blast") == ways_to_work
    met: set[str] = set()
    for direction in ways_to_work.split()[:-1]:
        do(t, f"blast {direction}")
        for victim in heard(t, "hit", "withstood"):
            met.add(victim["explorer"])
    assert met == {name for names in victims.values() for name in names.split()}


@pytest.mark.parametrize(
    ("axis", "met"), [("vertical", {"indigo-b", "indigo-e"}), ("horizontal", {"crimson-a", "amber-a", "amber-b"})]
)
def test_two_ways(axis, met):
    """§6.3 Up and down, or left and right."""
    t = do(table(STAR, purses=[0, 0, 0]), "reveal d4", "turn line_6", f"aim {axis}")
    assert heard(t, "aimed") == [{"seat": "0", "cell": "d4", "axis": axis}]
    do(t, min(can(t, "blast")))
    assert {victim["explorer"] for victim in heard(t, "hit", "withstood")} == met


def test_the_order_of_directions():
    """§6.4 Chosen one after the other; the last one needs no choice."""
    t = do(table(STAR, purses=[0, 0, 0]), "reveal d4", "turn cross_6", "blast s")
    assert ways(t, "blast") == "e n w"
    do(t, "blast w")
    assert ways(t, "blast") == "e n"
    assert home(t, "crimson-a", "amber-a", "indigo-e")
    do(t, "blast n")
    assert home(t, "indigo-b", "amber-b")
    assert question(t) == "act 0"


def test_directions_without_anybody_are_no_choice():
    """§6.4 Nor is a single one."""
    t = do(table("c3 C3 #\nd5 I1", purses=[0, 0]), "reveal d3", "turn cross_2")
    assert ways(t, "blast") == "s w"
    t = do(table("c3 C3 #\nf6 I1", purses=[0, 0]), "reveal d3", "turn cross_2")
    assert told(t) == ["revealed", "withstood"]
    assert question(t) == "act 0"


def test_a_bomb_that_meets_nobody():
    """§6.3 A diagonal one can: who reveals it stands beside it."""
    t = do(table("c3 C3 #\nf6 I1", purses=[2, 2]), "reveal d3", "turn diagonal_6")
    assert told(t) == ["revealed"]
    assert (question(t), left(t)) == ("act 0", 1)


@pytest.mark.parametrize("bomb", range(1, 7))
@pytest.mark.parametrize("value", range(1, 7))
def test_every_value(bomb, value):
    """§6.5 Higher than the bomb stays, lower or equal goes; a 1 is no match for a 6."""
    tiles = {"plain": 9, "storm": 4, "loot_1": 5, "loot_2": 3, "loot_3": 1} | {f"cross_{n}": 1 for n in range(1, 7)}
    tiles |= {f"{shape}_{n}": 0 for shape in ("diagonal", "line") for n in range(1, 7)}
    tiles |= {"diagonal_2": 4}
    t = table(f"b3 C6 # I{value}\nf6 I", options={"components": {"tiles": tiles}}, purses=[0, 0])
    do(t, "reveal c3", f"turn cross_{bomb}", "blast e")
    assert home(t, "indigo-a") == (value <= bomb)
    assert home(t, "crimson-a") == (bomb == 6)


@pytest.mark.parametrize(("value", "stays"), [("4*", True), ("3*", False), ("4", False), ("5*", True)])
def test_rings_against_bombs(value, stays):
    """§7.2, §7.3 One more, and used up."""
    t = do(table(f"b3 C6 # I{value}\nf6 I", purses=[0, 0]), "reveal c3", "turn cross_4", "blast e")
    assert home(t, "indigo-a") != stays
    assert t.rings == []


def test_own_explorers_too():
    """§6.5 Whoever stands in line, and past those who stay."""
    t = do(table("a3 I1 C2 # I6 C1 I2", purses=[0, 0]), "reveal c3", "turn cross_4", "blast e")
    t.looks("a3 # # +4 I6 # #")


def test_the_values_are_seen():
    """§6.5 By all, of those who stay as well."""
    t = do(table("b3 C6 # I6 I1\nf6 I", purses=[0, 0]), "reveal c3", "turn cross_4", "blast e")
    assert t.seen == {"crimson-a": ["all"], "indigo-a": ["all"], "indigo-b": ["all"]}


def test_the_flag_stays_behind():
    """§6.6 On the tile where its bearer stood."""
    t = do(table("b3 C6 # I1!\nf6 I", purses=[0, 0]), "reveal c3", "turn cross_4", "blast e")
    assert told(t)[:3] == ["hit", "flag_fell", "home"]
    t.looks("b3 C6 +4 #!")


def test_only_once():
    """§6.6, §11.10 Then it is a plain tile: it can be entered, not revealed."""
    t = do(table("b3 C6 # I1\nf6 I", purses=[0, 0]), "reveal c3", "turn cross_4", "blast e")
    assert "c3" not in ways(t, "reveal")
    do(t, "move crimson-a e")
    assert told(t) == ["moved"]


def test_faces_that_are_turned_are_gone():
    """§6.6 There is one of each."""
    t = do(table("b3 C6 # I1\nf6 I", purses=[0, 0]), "reveal c3", "turn cross_4", "blast e", "reveal b4")
    assert "cross_4" not in chances(t)


# -- the end in the middle ---------------------------------------------------------------------------------------------


def test_won_before_the_bomb_has_done_its_work():
    """§10.1, §6.5 The last enemy goes: the bearer behind him is not compared any more."""
    t = do(table("b3 C2! # I1", purses=[0, 0]), "reveal c3", "turn cross_4", "blast e")
    assert told(t) == ["hit", "home", "over"]
    assert payoff(t) == [1, 0]


def test_won_the_same_way_with_a_miner_about():
    """§10.1, §7.6 Who could pay makes no difference to it."""
    t = do(table("b3 C2! # I1", purses=[2, 0]), "reveal c3", "turn cross_4", "blast e", "pass")
    assert question(t) == "nothing"
    assert payoff(t) == [1, 0]


def test_not_won_in_the_other_order():
    """§6.4, §6.6 The bearer goes first: the flag lies, nobody has won."""
    t = do(table("b3 C2! # I1", purses=[0, 0]), "reveal c3", "turn cross_4", "blast w")
    assert question(t) == "act 0"
    t.looks("b3 #! +4 #")


# -- the miner ---------------------------------------------------------------------------------------------------------


def test_all_who_can_pay_are_asked():
    """§7.6, §11.12 Before each explorer, whoever's it is; the one whose turn it is too."""
    t = do(table(EXAMPLE, purses=[2, 1, 3]), "reveal c3", "turn line_4", "aim vertical", "blast s")
    assert question(t) == "miner 0 2"
    assert t.asks[-1]["topic"] == "indigo-a"
    assert can(t, seat=0) == can(t, seat=2) == {"miner", "pass"}
    assert can(t, seat=1) == set()
    do(t, "2: pass", "0: pass")
    assert heard(t, "hit") == [{"seat": "1", "explorer": "indigo-a", "cell": "c4", "value": "3"}]
    assert question(t) == "miner 0 2"
    assert t.asks[-1]["topic"] == "amber-b"
    do(t, "0: pass", "2: pass")
    assert told(t) == ["withstood"]
    assert t.asks[-1]["topic"] == "amber-a"
    do(t, "2: miner")
    assert heard(t, "defused") == [{"seat": "2", "cell": "c3"}]
    assert where(t, "amber-a") == "c1"
    assert (t.purses, t.supply) == ([2, 1, 1], 20)
    assert (question(t), left(t)) == ("act 0", 1)


def test_a_miner_stops_the_bomb_for_good():
    """§7.6, §11.11 The directions to come as well; who was sent home before stays there."""
    t = do(table(EXAMPLE, purses=[0, 4, 0]), "reveal c3", "turn line_4", "aim vertical", "blast s", "pass", "miner")
    assert home(t, "indigo-a")
    assert (where(t, "amber-a"), where(t, "amber-b")) == ("c1", "c5")
    assert question(t) == "act 0"


def test_the_first_who_pays():
    """§7.6 Then nobody else is asked."""
    t = do(table(EXAMPLE, purses=[2, 2, 2]), "reveal c3", "turn line_4", "aim vertical", "blast s", "1: miner")
    assert question(t) == "act 0"
    assert t.purses == [2, 0, 2]


def test_one_coin_is_not_enough():
    """§7.6 Two coins; nobody is asked who has fewer."""
    t = do(table(EXAMPLE, purses=[1, 1, 1]), "reveal c3", "turn line_4", "aim vertical", "blast s")
    assert question(t) == "act 0"


def test_a_window_before_the_only_direction():
    """§7.6 Also where the bomb asks its finder nothing."""
    t = do(table("c3 C3 #\nf6 I1", purses=[0, 2]), "reveal d3", "turn cross_6")
    assert question(t) == "miner 1"
    do(t, "miner")
    t.looks("c3 C3 +6")


def test_between_directions():
    """§6.4, §7.6 When the last of a direction is done the finder chooses the next."""
    t = do(table(STAR, purses=[0, 2, 0]), "reveal d4", "turn cross_6", "blast n", "pass")
    assert question(t) == "blast 0"
    assert ways(t, "blast") == "e s w"
    do(t, "blast s")
    assert question(t) == "miner 1"


def test_the_bearer_saved():
    """§7.6, §6.6 The flag stays with him."""
    t = do(table("b3 C6 # I1!\nf6 I", purses=[0, 2]), "reveal c3", "turn cross_4", "blast e", "miner")
    t.looks("b3 C6 +4 I1!")


def test_a_ring_is_not_used_up_by_a_bomb_that_was_stopped():
    """§7.3, §7.6 It met nobody."""
    t = do(table("b3 C6 # I1*\nf6 I", purses=[0, 2]), "reveal c3", "turn cross_4", "blast e", "miner")
    assert t.rings == ["indigo-a"]
