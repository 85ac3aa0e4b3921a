"""Section 8 of RULES.md: every event, A1 to B14."""

import pytest

from .table import (
    COMPASS,
    REMOVE,
    SHIP,
    all_pass,
    asking,
    at_event,
    can,
    chances,
    choose,
    compasses,
    do,
    draw,
    draw_any,
    ended,
    explored,
    full_hands,
    go_to_turns,
    hand,
    heard,
    play,
    question,
    reveal,
    table,
    takers,
    treasures,
    use,
    ways,
)
from .test_loot import reveals, sites

FOUR, GREEN = "r3b r4b r5b r6b", "g3b g4b g5b g6b"
BOTH = {"north1": FOUR + " r7b", "north2": GREEN}
"""The first landing has the big loot."""


# -- at once -----------------------------------------------------------------------------------------------------------


def test_a1():
    """§8.1 In order, who wants draws two cards for two cubes."""
    t = at_event("a1", tile=1)
    assert question(t) == "bargain 1"
    do(t, "use")
    assert t.cubes == [3, 5, 3]
    draw(t, "rJa rJb")
    assert len(t.hands[1]) == 9
    assert question(t) == "bargain 2"
    do(t, "decline")
    assert question(t) == "bargain 0"
    do(t, "decline")
    assert question(t) == "turn 1"
    assert t.cubes == [3, 5, 3]


def test_a2():
    """§8.1 A treasure for each player; who passes takes one and must keep it."""
    t = reveal(at_event("a2"), "jewel-4 bag-6 amulet-8")
    assert t.offers == ["jewel-4", "bag-6", "amulet-8"]
    assert question(t) == "turn 0"
    do(t, "pass")
    assert question(t) == "offer 0"
    assert can(t) == {"keep jewel-4", "keep bag-6", "keep amulet-8"}
    do(t, "keep bag-6")
    assert (treasures(t, 0), t.cubes) == ("bag-6", [4, 3, 3])
    do(t, "pass", "keep amulet-8", "pass")
    assert can(t) == {"keep jewel-4"}
    do(t, "keep jewel-4")
    assert t.cubes == [4, 1, 8]
    assert question(t) == "event"


def test_b1():
    """§8.1 The ship sails on once more."""
    t = at_event("b1", corner=1)
    assert t.corner == 2
    assert heard(t, "ship_moved") == [{"coast": "south"}]


def test_b2():
    """§8.1 The ship turns round: its bow points to the coast that was explored before."""
    t = at_event("b2", corner=1)
    assert (t.corner, t.bow) == (1, "back")
    assert heard(t, "ship_turned") == [{"coast": "north"}]
    t = at_event("b2", corner=1, bow="back")
    assert (t.corner, t.bow) == (1, "clockwise")


@pytest.mark.parametrize(("seats", "islands"), [(2, 6), (5, 7)])
def test_b3(seats, islands):
    """§8.1 An island, by lot, for this round."""
    t = at_event("b3", seats)
    assert chances(t) == {f"island-{n + 1}": 1 for n in range(islands)}
    do(t, "close island-2")
    assert t.islands_shut == ["island-2"]
    go_to_turns(t)
    all_pass(t)
    assert t.islands_shut == []


# -- in the first and second phase -------------------------------------------------------------------------------------


def test_a3():
    """§8.2 Who uses a small island takes a cube."""
    t = use(table({"seats": 3}, hands=["r3a r3b", "", ""], event="a3"), "r3a r3b", SHIP, "decline")
    assert t.cubes == [4, 3, 3]


def test_b4():
    """§8.2 Who has three compasses takes one back before the first turn; then two are the most."""
    stacks = {"north1": "0 1", "east1": "0", "south1": "2 0", "west1": "1"}
    t = at_event("b4", compasses=stacks, tile=2)
    while question(t).startswith("discard"):
        do(t, "done")
    assert t.asks == asking("withdraw", 0, topic="0")
    assert ways(t, "withdraw") == "east1 north1 south1"
    do(t, "withdraw north1")
    assert heard(t, "compass_back") == [{"seat": "0", "aaron": 0, "landing": "north1"}]
    assert compasses(t, "north1") == "1"
    assert question(t) == "turn 2"
    do(t, "pass")
    choose(t, "r3b")
    assert can(t, "site") == {"site east1", "site south1"}
    assert ways(t, "shift west2") == "east1 south1"


def test_b4_ends_with_its_round():
    """§8.2 In the next one there are three again."""
    t = explored(event="b4", hands=full_hands(3), compasses={"east1": "0", "south1": "0"}, tile=0)
    go_to_turns(do(t, "event b1"))
    choose(t, "r3b")
    assert len(can(t, "site")) == 8


@pytest.mark.parametrize(("seats", "size"), [(2, 5), (3, 6)])
def test_b5(seats, size):
    """§8.2 Hands are filled to one card fewer; who has more keeps them."""
    hands = ["r3b r4b r5b r6b r7b r8b r9b", *[""] * (seats - 1)]
    t = draw_any(do(at_event("b5", seats, hands=hands), "done"))
    assert [len(cards) for cards in t.hands] == [7, *[size] * (seats - 1)]


def test_b6():
    """§8.2 «Remove a cube» removes two."""
    t = table({"seats": 3}, hands=["r7a", "", ""], event="b6", compasses={"north1": "1"}, cubes=[5, 1, 5])
    assert play(t, "r7a", "north1").cubes == [3, 0, 5]


def test_b7():
    """§8.2 An island costs one more card, of any colour."""
    t = table({"seats": 3}, hands=["r3b r4b g5b y9b", "", ""], event="b7", cubes=[5, 3, 3])
    choose(t, "g5b")
    choose(t, "r3b")
    assert can(t) == {"choose red-4-b"}
    choose(t, "r4b")
    do(t, f"island {REMOVE}")
    assert t.cubes == [2, 3, 3]
    assert hand(t, 0) == "y9b"


@pytest.mark.parametrize("words", ["r3b g4b y5b", "r3b r4b"])
def test_b7_needs_a_pair_and_one_more(words):
    """§8.2 Three colours will not do, nor will two cards."""
    columns = {"north1": "r9b", "north2": "g9b", "east1": "r10b", "east2": "y9b"}
    t = table({"seats": 3}, hands=[words, "", ""], event="b7", columns=columns)
    first, *others = words.split()
    choose(t, first)
    assert can(t, "island") == set()
    same = {f"choose {c}" for c in ("red-4-b",) if "r4b" in others}
    assert can(t, "choose") == same


def test_b7_three_alike():
    """§8.2 Any colour may be that of the pair."""
    t = table({"seats": 3}, hands=["r3b r4b r5b", "", ""], event="b7")
    assert len(can(choose(t, "r3b r4b r5b"), "island")) == 6


@pytest.mark.parametrize("tile", [0, 2])
def test_b8(tile):
    """§8.2 When the first one passes, all others take two cubes."""
    t = do(table({"seats": 3}, event="b8", tile=tile, turn=0), "pass")
    assert t.cubes == [3, 5, 5]
    assert do(t, "pass").cubes == [3, 5, 5]


def test_b9():
    """§8.2 An island costs one card of any colour, and whoever used it passes at once: perhaps as the first."""
    t = table({"seats": 3}, hands=["r3b g4b", "", ""], event="b9", tile=2, turn=0, cubes=[5, 3, 3])
    choose(t, "g4b")
    assert len(can(t, "island")) == 6
    do(t, f"island {REMOVE}")
    assert (t.cubes, t.passed, t.tile) == ([2, 3, 3], [0], 0)
    assert question(t) == "turn 1"


def test_b9_with_a_card_that_fits_nowhere():
    """§8.2 It can still pay for an island, while one is open."""
    coasts = {"north": 10, "east": 9, "south": 8, "west": 7}
    full = {f"{coast}{i}": f"{c}{n}b" for coast, n in coasts.items() for i, c in ((1, "r"), (2, "g"))}
    t = table({"seats": 3}, hands=["r3b", "", ""], event="b9", columns=full)
    assert can(t) == {"choose red-3-b", "pass"}
    shut = " ".join(f"island-{n}" for n in range(1, 7))
    assert can(table({"seats": 3}, hands=["r3b", "", ""], event="b9", columns=full, islands_shut=shut)) == {"pass"}


def test_b9_after_the_action():
    """§8.2 What the island does comes first."""
    t = use(table({"seats": 3}, hands=["r3b", "", ""], event="b9"), "r3b", SHIP)
    assert (question(t), t.passed) == ("use 0", [])
    do(t, "use")
    assert (t.passed, t.corner) == ([0], 1)


def test_b13_and_the_island():
    """§8.2 The island of the compasses moves one to the top."""
    t = table({"seats": 3}, hands=["r3a r3b", "", ""], event="b13", compasses={"north1": "0 1 2", "east1": "1 0"})
    use(t, "r3a r3b", COMPASS)
    assert can(t) == {"stack north1", "decline"}
    assert compasses(do(t, "stack north1"), "north1") == "1 2 0"


# -- in the third phase ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("event", "big", "small"), [("a4", 1, 1), ("b6", 2, 0), ("b11", 1, 0)])
def test_a4_and_b11(event, big, small):
    """§8.3 A4: the big loot is smaller by one, the small one larger; B11: both are smaller."""
    t = explored(event=event, columns=BOTH, compasses={"north1": "0 1", "north2": "2"})
    assert reveals(t) == big
    takers(t)
    assert reveals(t) == small


def test_b11_small_loot():
    """§8.3 One fewer than the chests."""
    t = explored(event="b11", columns={**BOTH, "north2": "g3b g4a g5b g6a"}, compasses={"north2": "2"})
    assert reveals(t) == 1


def test_b10():
    """§8.3 After the sharing everybody at the small loot removes up to two cubes."""
    t = explored(event="b10", columns=BOTH, compasses={"north1": "0", "north2": "2 1"}, cubes=[6, 6, 1])
    reveal(t, "bag-6")
    do(t, "keep bag-6")
    assert t.cubes == [7, 4, 0]


def test_b10_without_small_loot():
    """§8.3 Where there are not enough cards nobody removes any."""
    t = explored(event="b10", columns={"north1": FOUR}, compasses={"north2": "1"}, cubes=[6, 6, 6])
    assert t.cubes == [6, 6, 6]
    t = explored(event="b10", compasses={"north2": "1"}, cubes=[6, 6, 6])
    assert t.cubes == [6, 6, 6]


@pytest.mark.parametrize(
    ("columns", "big"),
    [
        (BOTH, "north2"),
        ({"north1": FOUR, "north2": GREEN}, "north1"),
        ({"north1": FOUR, "north2": "g3b g4b"}, "north1"),
        ({"north1": "r3b", "north2": GREEN}, "north2"),
    ],
)
def test_b12(columns, big):
    """§8.3 If both have enough cards the one with fewer is the big loot; if they are equal, or one has too few, as usual."""
    t = explored(event="b12", columns=columns, compasses={big: "0"})
    assert sites(t)[0][0::2] == (big, "big")


def test_b13():
    """§8.3 From the highest compass to the lowest, at both landings."""
    columns = {"north1": "r3b r4a r5b r6b r7b", "north2": "g4a g5b g6a g7b"}
    t = explored(event="b13", columns=columns, compasses={"north1": "0 1 2", "north2": "2 0 1"})
    reveals(t)
    assert takers(t) == [2, 1, 0, 2]
    reveals(t)
    assert takers(t) == [1, 0]


@pytest.mark.parametrize(
    ("corner", "bow", "order"),
    [(0, "clockwise", "north1 north2 east1 east2"), (0, "back", "west2 west1 south2 south1")],
)
def test_b14(corner, bow, order):
    """§8.3 The next coast is explored as well; both are cleaned up, the others not."""
    first = {"east1": "r3b", "south1": "r4b", "north1": "r5b", "west1": "r6b"}
    t = explored(event="b14", corner=corner, bow=bow, columns=first)
    assert [site for site, _, _ in sites(t)] == order.split()
    assert set(t.columns) == set(first) - set(order.split())


def test_events_of_others_phases_do_nothing():
    """§8.3 In the final exploration none holds."""
    t = ended(event="b11", columns={"east1": "r3b r4a r5b r6b"}, compasses={"east1": "0"})
    assert reveals(t) == 1
