"""Section 10 of RULES.md: winning, and the limit."""

import pytest

from .table import POWER, SHRINK, asking, can, do, heard, payoff, question, table, told


def test_the_flag_and_the_island():
    """§10.1 A bearer, and nobody else on the island: however many of one's own."""
    t = do(table("c3 C5 I3!\nf6 C1"), "battle crimson-a e")
    assert heard(t, "over") == [{"ending": "won"}]
    assert t.over == "won"
    assert payoff(t) == [1, 0]


def test_the_flag_alone_is_not_enough():
    """§10.1 Somebody else is there."""
    t = do(table("c3 C5 I3!\nf6 I1"), "battle crimson-a e")
    assert question(t) == "act 0"


def test_the_island_alone_is_not_enough():
    """§10.1 The flag is hidden, or lies: the game goes on."""
    assert question(do(table("c3 C5 I3"), "battle crimson-a e")) == "act 0"
    assert question(do(table("c3 C5 I3\nf6 #!"), "battle crimson-a e")) == "act 0"


def test_when_the_flag_is_taken_up():
    """§10.1 By the only one there."""
    assert question(do(table("c3 C5 #!"), "move crimson-a e")) == "nothing"
    assert question(do(table("c3 #!"), "reinforce c3")) == "nothing"
    assert question(do(table("c3 #!", asks=asking("power", 0)), "recruit c3")) == "nothing"


def test_when_the_flag_is_found():
    """§10.1, §4.3 Under a stone."""
    t = do(table("c3 C5 S"), "move crimson-a e", "turn_stone flag")
    assert told(t) == ["stone_turned", "flag_taken", "over"]


def test_in_somebody_elses_turn():
    """§10.1 Who attacks and loses has lost."""
    t = do(table("c3 C3 I5!"), "battle crimson-a e")
    assert payoff(t) == [0, 1]


def test_by_a_bomb_of_ones_own():
    """§10.1 The bomb sends its finder home."""
    t = do(table("c3 C3 # # I6!", purses=[0, 0]), "reveal d3", "turn cross_4", "blast w")
    assert payoff(t) == [0, 1]


def test_by_shrinking():
    """§10.1, §8.4 The tile under the last enemy."""
    t = do(table("a1 oI1\nc3 oC1!", rest=".", asks=SHRINK), "shrink a1")
    assert payoff(t) == [1, 0]


def test_who_has_nobody_there_is_not_out():
    """§10.1 The turn comes to them; they may come back."""
    t = do(table("c3 C5 I3\nf6 A1"), "battle crimson-a e", "end", "end", "shrink a1", "turn plain")
    assert question(t) == "act 1"
    assert len(can(t, "reinforce")) == 36 - 3


@pytest.mark.parametrize(
    ("picture", "ending", "shares"),
    [
        ("c3 C1! # I1\nf6 A1", "flag_alone", [1, 0, 0]),
        ("c3 C1 # I1!\nf6 A1", "flag_alone", [0, 1, 0]),
        ("c3 C1 #! I1\nf6 A1", "drawn", [1 / 3] * 3),
        ("c3 C1 # I1\nf6 A1", "drawn", [1 / 3] * 3),
    ],
)
def test_after_200_turns(picture, ending, shares):
    """§10.2, §11.21 The bearer's owner wins; if the flag lies or is hidden all share."""
    t = table(picture, turns=200, turn=0, asks=SHRINK)
    do(t, "shrink a1", "turn plain")
    assert t.over == ending
    assert payoff(t) == pytest.approx(shares)


def test_after_200_turns_without_shrinking():
    """§10.2, §8.1 Who has nobody on the island ends the last turn with the power-ups."""
    t = do(table("c3 I1! # A1", turns=200, turn=0, asks=POWER), "end")
    assert (t.over, payoff(t)) == ("flag_alone", [0, 1, 0])


def test_the_199th_turn_is_not_the_last():
    """§10.2 One more follows."""
    t = do(table("c3 C1! # I1\nf6 A1", turns=199, turn=0, asks=SHRINK), "shrink a1", "turn plain")
    assert question(t) == "act 1"
    assert t.turns == 200
