"""Section 4 of RULES.md: turns, small islands, passing."""

import pytest

from atoll.engine.errors import IllegalAction

from .table import (
    COMPASS,
    DRAW,
    PLACE,
    REMOVE,
    SEVENTH,
    SHIP,
    TREASURE,
    all_pass,
    asking,
    can,
    choose,
    compasses,
    do,
    draw,
    full_hands,
    hand,
    heard,
    play,
    question,
    reveal,
    table,
    told,
    treasures,
    use,
    ways,
)

PAIR = ["r3a r3b", "", ""]


def pair(**fields):
    """Seat 0 of three has two red cards; an event that does not touch small islands."""
    return table({"seats": 3}, **{"hands": PAIR, "event": "a4", **fields})


# -- turns -------------------------------------------------------------------------------------------------------------


def test_one_thing_in_turn():
    """§4.1 An island, maps, or passing; clockwise, until all have passed."""
    t = table({"seats": 3}, hands=["r3b r4b", "g3b g4b", "y3b"], turn=1, tile=1, event="a4")
    assert can(t) == {"choose green-3-b", "choose green-4-b", "pass"}
    use(t, "g3b g4b", SHIP, "decline")
    assert question(t) == "turn 2"
    play(t, "y3b", "north1")
    assert question(t) == "turn 0"
    do(t, "pass")
    assert question(t) == "turn 1"
    do(t, "pass")
    assert question(t) == "turn 2"
    do(t, "pass")
    assert question(t) == "event"
    assert t.passed == []


def test_those_who_passed_are_left_out():
    """§4.1, §4.7 The others go on, one of them many times."""
    t = table({"seats": 3}, hands=["r3b r4b", "", ""])
    play(t, "r3b", "north1")
    do(t, "pass", "pass")
    assert question(t) == "turn 0"
    play(t, "r4b", "north1")
    assert question(t) == "turn 0"


def test_cards_are_chosen_first():
    """§4.2 Then what they are for; a chosen card cannot be chosen again, and there is no passing with it."""
    t = choose(table(hands=["r3b r4b g9b", ""]), "r3b")
    assert t.chosen == ["red-3-b"]
    assert hand(t, 0) == "r4b g9b"
    assert can(t, "choose") == {"choose red-4-b"}
    assert can(t, "pass") == set()
    assert len(can(t, "site")) == 8


def test_twins_are_offered_once():
    """§4.2 Two 1s of a colour are the same: one is enough to choose from; with another symbol they are not."""
    t = table(hands=["r1a r1b rJa rJb r5a r5b", ""])
    assert can(t, "choose") == {"choose " + c for c in ("red-1-a", "red-joker-a", "red-5-a", "red-5-b")}
    choose(t, "r1a")
    assert "choose red-1-b" in can(t)


# -- the price of an island --------------------------------------------------------------------------------------------


def test_two_of_a_colour():
    """§4.3 Numbers and symbols do not matter; the cards are discarded, the island is turned."""
    t = pair(hands=["r2a rJb g3b", "", ""])
    assert ways(choose(t, "r2a rJb"), "island") == "island-1 island-2 island-3 island-4 island-5 island-6"
    do(t, f"island {SHIP}", "decline")
    assert t.discards == ["red-2-a", "red-joker-b"]
    assert t.islands_shut == [SHIP]
    assert hand(t, 0) == "g3b"


@pytest.mark.parametrize("words", ["r3b", "r3b r4b r5b"])
def test_not_one_and_not_three(words):
    """§4.3 Two cards."""
    assert can(choose(pair(hands=["r3b r4b r5b", "", ""]), words), "island") == set()


def test_not_two_colours():
    """§4.3 With one card of each colour there is no price, and cards that fit nowhere cannot be chosen."""
    coasts = {"north": 10, "east": 9, "south": 8, "west": 7}
    full = {f"{coast}{i}": f"{c}{n}b" for coast, n in coasts.items() for i, c in ((1, "r"), (2, "g"))}
    t = pair(hands=["r3b g3b y2a", "", ""], columns=full)
    assert can(t) == {"pass"}
    t = pair(hands=["r3b r2b g3b", "", ""], columns=full)
    assert can(t, "choose") == {"choose red-3-b", "choose red-2-b"}
    choose(t, "r3b")
    assert can(t) == {"choose red-2-b"}


def test_two_are_enough():
    """§4.3 With the price in hand no third card can be chosen that would not fit a landing."""
    t = choose(pair(hands=["r3b r4b g5b", "", ""]), "r3b r4b")
    assert can(t, "choose") == set()


def test_only_open_islands():
    """§4.4 A turned one cannot be used; when all are turned there are only maps and passing."""
    t = choose(pair(islands_shut="island-1 island-3"), "r3a r3b")
    assert ways(t, "island") == "island-2 island-4 island-5 island-6"
    t = choose(pair(islands_shut="island-1 island-2 island-3 island-4 island-5 island-6"), "r3a r3b")
    assert can(t, "island") == set()
    assert len(can(t, "site")) == 8


# -- what islands do ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("island", "cubes", "rest"), [(REMOVE, 5, 2), (REMOVE, 2, 0), (SEVENTH, 5, 3)])
def test_remove_cubes(island, cubes, rest):
    """§4.6 Up to the printed number, which is three; on the one for five players two."""
    t = table({"seats": 5}, hands=["r3a r3b", *[""] * 4], cubes=[cubes, 3, 3, 3, 3], event="a4")
    use(t, "r3a r3b", island)
    assert t.cubes == [rest, 3, 3, 3, 3]
    assert question(t) == "turn 1"


def test_compass_to_the_bottom():
    """§4.6 One of one's own, of any landing where it is not there already."""
    stacks = {"north1": "1 2 0", "east2": "0 1", "south1": "1 0"}
    t = use(pair(compasses=stacks), "r3a r3b", COMPASS)
    assert t.asks == asking("stack", 0, topic="0")
    assert can(t) == {"stack north1", "stack south1", "decline"}
    do(t, "stack north1")
    assert compasses(t, "north1") == "0 1 2"
    assert compasses(t, "south1") == "1 0"


def test_compass_that_cannot_go_down():
    """§4.5, §4.6 Nothing is asked when no compass could move; the island is used all the same."""
    t = use(pair(compasses={"north1": "0 1"}), "r3a r3b", COMPASS)
    assert question(t) == "turn 1"
    assert t.islands_shut == [COMPASS]


def test_draw_two():
    """§4.6 Two map cards."""
    t = use(pair(), "r3a r3b", DRAW)
    draw(t, "g3b y8a")
    assert hand(t, 0) == "g3b y8a"
    assert question(t) == "turn 1"


def test_treasure():
    """§4.6 A cube, and a treasure to keep or to bury as usual."""
    t = use(pair(cubes=[6, 3, 3], treasures=["amulet-15", "", ""]), "r3a r3b", TREASURE)
    assert t.asks == asking("use", 0, subject=TREASURE, topic="0")
    do(t, "use")
    assert t.cubes == [7, 3, 3]
    reveal(t, "bag-16")
    assert can(t) == {"keep bag-16", "bury bag-16"}
    do(t, "bury bag-16")
    assert t.cubes == [4, 3, 3]
    assert t.buried == ["bag-16"]
    assert question(t) == "turn 1"


def test_treasure_that_is_kept():
    """§4.6 With its curse."""
    t = reveal(use(pair(cubes=[6, 3, 3]), "r3a r3b", TREASURE, "use"), "bag-16")
    do(t, "keep bag-16")
    assert (treasures(t, 0), t.cubes) == ("bag-16", [11, 3, 3])


def test_place_a_compass():
    """§4.6 Where one has none, on top, without cards."""
    t = use(pair(compasses={"north1": "0", "east1": "1 2"}), "r3a r3b", PLACE)
    assert ways(t, "site") == "east1 east2 north2 south1 south2 west1 west2"
    do(t, "site east1")
    assert compasses(t, "east1") == "1 2 0"
    assert t.columns == {}
    assert question(t) == "turn 1"


@pytest.mark.parametrize(("bow", "coast", "corner"), [("clockwise", "east", 1), ("back", "south", 3)])
def test_move_the_ship(bow, coast, corner):
    """§4.6 To the next corner, the way the bow points: another coast will be explored."""
    t = use(pair(bow=bow), "r3a r3b", SHIP, "use")
    assert heard(t, "ship_moved") == [{"coast": coast}]
    assert t.corner == corner


@pytest.mark.parametrize("island", [TREASURE, SHIP, PLACE, COMPASS])
def test_without_its_action(island):
    """§4.5 Only to keep others from it: nothing else happens."""
    before = {"compasses": {"north1": "1 0"}, "cubes": [5, 3, 3]}
    t = use(pair(**before), "r3a r3b", island, "decline")
    assert (compasses(t, "north1"), t.cubes, t.corner, t.islands_shut) == ("1 0", [5, 3, 3], 0, [island])
    assert question(t) == "turn 1"


# -- passing -----------------------------------------------------------------------------------------------------------


def test_the_first_to_pass():
    """§4.7 Takes the tile; the others who pass do not. The cards stay in the hand."""
    t = table({"seats": 3}, hands=full_hands(3), turn=1, tile=0)
    do(t, "pass")
    assert told(t)[:2] == ["passed", "tile"]
    assert t.tile == 1
    do(t, "pass")
    assert t.tile == 1
    assert hand(t, 1) == "b3b b5b b7b b9b y3b y5b y7b"
    assert t.passed == [1, 2]


def test_the_owner_passes_first():
    """§4.7 And keeps the tile."""
    t = do(table({"seats": 3}, tile=0), "pass")
    assert told(t)[:2] == ["passed", "tile"]
    assert t.tile == 0


def test_without_cards():
    """§4.8 All one can do is pass."""
    t = table({"seats": 3}, hands=["", "r3b", "r4b"])
    assert can(t) == {"pass"}
    with pytest.raises(IllegalAction):
        do(t, "choose red-3-b")


def test_who_is_not_in_turn_does_nothing():
    """§4.1 Nobody else is asked."""
    t = table({"seats": 3}, hands=["", "r3b", "r4b"])
    assert can(t, seat=1) == set()


def test_a_whole_phase():
    """§4.1, §4.7 All pass at once: the next round comes, with the owner of the tile first."""
    t = all_pass(table({"seats": 4}, hands=full_hands(4), turn=2, tile=2))
    assert (t.round, t.tile) == (2, 2)
    assert question(t) == "event"
