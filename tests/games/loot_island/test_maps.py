"""Section 5 of RULES.md: maps on the main island, with the rulebook's three examples of placing and that of copying."""

import pytest

from .table import (
    can,
    choose,
    column,
    compasses,
    do,
    draw,
    draw_any,
    hand,
    heard,
    play,
    question,
    table,
    told,
    ways,
)

BLUE, RED, YELLOW, BLACK, WHITE = range(5)


def holding(words, seats=3, **fields):
    """Seat 0 has these cards."""
    return table({"seats": seats}, hands=[words, *[""] * (seats - 1)], **{"event": "a4", **fields})


# -- compasses ---------------------------------------------------------------------------------------------------------


def test_a_compass_comes_on_top():
    """§5.1 From the supply, above those that are there."""
    t = play(holding("r3b", compasses={"north1": "1 2"}), "r3b", "north1")
    assert compasses(t, "north1") == "1 2 0"
    assert heard(t, "compass") == [{"seat": "0", "aaron": 0, "landing": "north1"}]


def test_a_compass_that_is_there_stays():
    """§5.1 One of a colour at a landing."""
    t = play(holding("r3b", compasses={"north1": "0 1"}), "r3b", "north1")
    assert compasses(t, "north1") == "0 1"
    assert told(t)[0] == "played"


def test_a_compass_from_elsewhere():
    """§5.1 When none is left: whichever one likes; those above it come down."""
    stacks = {"north1": "0 1 2", "east1": "0", "west2": "1 0"}
    t = choose(holding("r3b", compasses=stacks), "r3b")
    assert can(t, "site") == {"site north1", "site east1", "site west2"}
    assert ways(t, "shift south1") == "east1 north1 west2"
    do(t, "shift south1 north1")
    assert compasses(t, "south1") == "0"
    assert compasses(t, "north1") == "1 2"
    assert heard(t, "compass_moved") == [{"seat": "0", "aaron": 0, "landing": "south1", "from": "north1"}]


# -- where cards go ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["r1a", "r7b", "r10a", "rJa"])
def test_the_first_card_may_be_any(words):
    """§5.2 On an empty landing."""
    t = choose(holding(words), words)
    assert len(can(t, "site")) == 8


def test_one_colour_at_a_time():
    """§5.2 Cards of another colour cannot be added."""
    t = choose(holding("r3b g4b r5b", islands_shut="island-1 island-2 island-3 island-4 island-5 island-6"), "r3b")
    assert can(t, "choose") == {"choose red-5-b"}


def test_two_colours_on_a_coast():
    """§5.2 The neighbour on the same coast has another one; around the corner it does not matter."""
    t = choose(holding("r5b", columns={"north2": "r3b"}), "r5b")
    assert ways(t, "site") == "east1 east2 north2 south1 south2 west1 west2"


def test_the_colour_of_the_column():
    """§5.3 Every other card has it."""
    t = choose(holding("r5b", columns={"north1": "g3b", "south2": "r4b"}), "r5b")
    assert "site north1" not in can(t)
    assert "site south2" in can(t)


@pytest.mark.parametrize(("words", "fits"), [("r4b", False), ("r5a", True), ("r6b", True), ("r10b", True)])
def test_the_same_or_higher(words, fits):
    """§5.3 Than the one before it; it need not be the next."""
    t = choose(holding(words, columns={"north1": "r2b r5b"}), words)
    assert ("site north1" in can(t)) == fits


def test_at_the_end():
    """§5.3, §5.4 In ascending order, whichever was chosen first."""
    t = play(holding("r9b r6b r7b", columns={"north1": "r2b r5b"}), "r9b r6b r7b", "north1")
    assert column(t, "north1") == "r2b r5b r6b r7b r9b"


def test_not_all_need_be_played():
    """§5.4 Those that could follow stay in the hand."""
    t = play(holding("r6b r7b r9b"), "r7b", "north1")
    assert hand(t, 0) == "r6b r9b"


def test_cards_must_all_fit():
    """§5.4 One that does not keeps the others from that landing."""
    t = choose(holding("r4b r9b", columns={"north1": "r5b"}), "r9b")
    assert "site north1" in can(t)
    choose(t, "r4b")
    assert "site north1" not in can(t)


# -- jokers ------------------------------------------------------------------------------------------------------------


def test_a_joker_always_fits_its_colour():
    """§5.6 It has the number of the card before it."""
    t = choose(holding("rJa", columns={"north1": "r10b", "east1": "g3b"}), "rJa")
    assert "site north1" in can(t)
    assert "site east1" not in can(t)
    t = holding("r9b r10a", columns={"north1": "r10b rJa"})
    assert "site north1" not in can(choose(t, "r9b"))


@pytest.mark.parametrize("words", ["r1a", "r2b"])
def test_a_joker_as_the_first(words):
    """§5.6 It is a 1, so anything may follow."""
    t = choose(holding(words, columns={"north1": "rJa"}), words)
    assert "site north1" in can(t)


def test_a_joker_has_no_effect():
    """§5.6 After a card that removes a cube it removes none."""
    t = play(holding("rJa", columns={"north1": "r7a"}, cubes=[5, 5, 5]), "rJa", "north1")
    assert t.cubes == [5, 5, 5]
    assert question(t) == "turn 1"


# -- effects -----------------------------------------------------------------------------------------------------------


def test_remove_a_cube():
    """§5.7 All who have a compass there, the one who plays it included; nobody else."""
    t = play(holding("r7a", 4, compasses={"north1": "2 1"}, cubes=[5, 5, 0, 5]), "r7a", "north1")
    assert t.cubes == [4, 4, 0, 5]


def test_draw_a_card():
    """§5.7 The same; what is drawn is for later."""
    t = play(holding("r3a r4b", compasses={"north1": "2"}), "r3a", "north1")
    draw(t, "r5b")
    draw(t, "y9b")
    assert (hand(t, 0), hand(t, 2)) == ("r4b r5b", "y9b")
    assert question(t) == "turn 1"


def test_chests_and_plus_do_nothing_yet():
    """§5.7 They count when the loot is found."""
    t = play(holding("r2a r4a", compasses={"north1": "1"}, cubes=[5, 5, 5]), "r2a r4a", "north1")
    assert (t.cubes, question(t)) == ([5, 5, 5], "turn 1")


def test_effects_reach_those_who_passed():
    """§5.10 They draw, lose and take cubes."""
    stacks = {"north1": "1", "east1": "1"}
    t = holding("r3a g7a y1a", compasses=stacks, cubes=[5, 5, 5], passed=[1, 2])
    draw_any(play(t, "r3a", "north1"))
    assert len(t.hands[1]) == 1
    play(t, "g7a", "east1")
    assert t.cubes == [4, 4, 5]
    play(t, "y1a", "south1")
    assert t.cubes == [4, 5, 6]


# -- ones --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("there", [None, "r1b", "rJa", "r1b rJa"])
def test_a_one_at_its_place(there):
    """§5.5, §5.8 On an empty landing or after a value of 1: all others take a cube, wherever they are."""
    t = holding("r1a", columns={"north1": there} if there else {}, compasses={"north1": "1"}, cubes=[5, 5, 5])
    play(t, "r1a", "north1")
    assert t.cubes == [5, 6, 6]
    assert column(t, "north1") == " ".join([*(there or "").split(), "r1a"])


def test_a_one_at_the_front():
    """§5.5, §5.9 Where the last card is worth 2 or more; nobody takes a cube."""
    t = play(holding("r1a", columns={"north1": "r2b r6b"}), "r1a", "north1")
    assert column(t, "north1") == "r1a r2b r6b"
    assert t.cubes == [3, 3, 3]


@pytest.mark.parametrize(
    ("there", "cubes", "draws"), [("r7a", [4, 5, 5], 0), ("r3a r8b", [5, 5, 5], 1), ("r8a", [5, 5, 5], 0)]
)
def test_a_one_copies(there, cubes, draws):
    """§5.9 What lies there, for its player alone; if there is nothing to copy, nothing happens."""
    t = holding("r1a", columns={"north1": there}, compasses={"north1": "1 2"}, cubes=[5, 5, 5])
    play(t, "r1a", "north1")
    draw_any(t)
    assert t.cubes == cubes
    assert [len(cards) for cards in t.hands] == [draws, 0, 0]


def test_two_ones_copy_twice():
    """§5.9 Each once, each what one likes."""
    t = holding("r1a r1b", columns={"north1": "r5a r7a"}, cubes=[5, 5, 5])
    play(t, "r1a r1b", "north1")
    assert question(t) == "copy 0"
    assert can(t) == {"copy draw", "copy remove"}
    do(t, "copy draw")
    assert question(t) == "copy 0"
    do(t, "copy remove")
    assert t.cubes == [4, 5, 5]
    draw(t, "g2b")
    assert question(t) == "turn 1"


# -- the rulebook's examples -------------------------------------------------------------------------------------------


def test_example_of_black():
    """§5.1, §5.4 Of a red 3, 5 and 9 she plays 3 and 5, and places a compass; they have no effects."""
    t = table({"seats": 5}, hands=["", "", "", "r3b r5b r9a", ""], turn=BLACK, columns={"north1": "r2b"},
              compasses={"north1": "0"}, event="a4")  # fmt: skip
    play(t, "r3b r5b", "north1")
    assert column(t, "north1") == "r2b r3b r5b"
    assert compasses(t, "north1") == "0 3"
    assert (hand(t, BLACK), t.cubes, question(t)) == ("r9a", [3] * 5, "turn 4")


def test_example_of_red():
    """§5.7 He adds a 5 and a 9 where red, yellow and blue are: each removes a cube and draws a card."""
    t = table({"seats": 5}, hands=["", "r5a r9a", "", "", ""], turn=RED, columns={"north1": "r3b r4b"},
              compasses={"north1": "1 2 0"}, event="a4")  # fmt: skip
    draw_any(play(t, "r5a r9a", "north1"))
    assert t.cubes == [2, 2, 2, 3, 3]
    assert [len(cards) for cards in t.hands] == [1, 1, 1, 0, 0]
    assert compasses(t, "north1") == "1 2 0"


def test_example_of_blue():
    """§5.1, §5.8 A new column of 1, 3 and 7, with a compass from elsewhere: the others take a cube, he removes one."""
    stacks = {"north1": "0", "east1": "0 1", "west1": "2 0"}
    t = table({"seats": 5}, hands=["r1a r3b r7a", "", "", "", ""], compasses=stacks, event="a4")
    play(t, "r1a r3b r7a", "south1", by_moving="west1")
    assert column(t, "south1") == "r1a r3b r7a"
    assert (compasses(t, "south1"), compasses(t, "west1")) == ("0", "2")
    assert t.cubes == [2, 4, 4, 4, 4]


def test_example_of_yellow():
    """§5.9 1, 10 and a joker: the 1 goes to the front and copies the 5, though others are there."""
    t = table({"seats": 5}, hands=["", "", "r1a r10b rJa", "", ""], turn=YELLOW, columns={"north1": "r3b r5a r7a"},
              compasses={"north1": "0 1"}, event="a4")  # fmt: skip
    play(t, "r1a r10b rJa", "north1")
    assert column(t, "north1") == "r1a r3b r5a r7a r10b rJa"
    assert compasses(t, "north1") == "0 1 2"
    do(t, "copy draw")
    draw_any(t)
    assert [len(cards) for cards in t.hands] == [0, 0, 1, 0, 0]
    assert t.cubes == [3] * 5
