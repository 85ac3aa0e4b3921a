"""Section 9 of RULES.md: two players and Aaron, with the rulebook's examples."""

from .table import (
    COMPASS,
    DRAW,
    PLACE,
    REMOVE,
    SHIP,
    TREASURE,
    all_pass,
    asking,
    at_event,
    can,
    choose,
    column,
    compasses,
    do,
    draw,
    draw_any,
    ended,
    explored,
    full_hands,
    go_to_turns,
    heard,
    new_table,
    play,
    question,
    reveal,
    short,
    table,
    told,
    use,
    ways,
)
from .test_loot import reveals

BLUE, RED = 0, 1
FOUR = "r3b r4b r5b r6b"


def two(aaron="", hands=("", ""), **fields):
    """Two players, Aaron with these cards."""
    return table({"seats": 2}, hands=[*hands], aaron=aaron, **{"event": "a4", **fields})


def test_his_hand():
    """§9.1 Six cards that lie open, and three compasses."""
    t = draw_any(do(new_table(seats=2), "first 0"))
    assert len(t.aaron) == 6
    assert t.game.view(t.state, 1)[0].hand_size[5] == 6
    assert len(choose(two("r3b", compasses={"north1": "A", "east1": "A"}), "r3b").aaron) == 0


def test_he_has_three_compasses():
    """§9.1 For a fourth landing one of them moves."""
    t = choose(two("r3b", compasses={"north1": "A", "east1": "A", "south1": "A"}), "r3b")
    assert ways(t, "shift west1") == "east1 north1 south1"


def test_new_cards_every_round():
    """§9.2 What is left is discarded; he gets six, with B5 five."""
    for event, size in (("b1", 6), ("b5", 5)):
        t = at_event(event, 2, hands=full_hands(2), aaron="y9a y10b")
        go_to_turns(t)
        assert len(t.aaron) == size
        assert {"yellow-9-a", "yellow-10-b"} <= set(t.discards)


def test_what_he_discards_is_told():
    """§9.2 Card by card."""
    t = do(at_event("b1", 2, hands=full_hands(2), aaron="y9a y10b"), "done", "done")
    assert heard(t, "aaron_discarded") == [{"card": "yellow-9-a"}, {"card": "yellow-10-b"}]


def test_acting_for_him():
    """§9.3 Instead of one's own turn, with his cards only."""
    t = two("r3b r4b g9b", ["r5b", ""])
    assert can(t, "choose") == {"choose red-5-b", "choose red-3-b", "choose red-4-b", "choose green-9-b"}
    choose(t, "r3b")
    assert t.chosen_for_aaron == ["red-3-b"]
    assert can(t, "choose") == {"choose red-4-b"}
    do(t, "site north1")
    assert compasses(t, "north1") == "A"
    assert heard(t, "played") == [{"seat": "0", "aaron": 1, "card": "red-3-b", "landing": "north1"}]
    assert question(t) == "turn 1"


def test_ones_own_cards_do_not_mix():
    """§9.3 Nor his with one's own."""
    t = choose(two("r3b", ["r5b r6b", ""]), "r5b")
    assert can(t, "choose") == {"choose red-6-b"}


def test_he_does_not_pass():
    """§9.3 The phase is over when both players have passed."""
    t = all_pass(two("r3b"))
    assert question(t) == "event"


def test_b9_makes_him_pass():
    """§9.3 After an island; nobody else passes, and the tile stays where it is."""
    t = use(two("r3b r4b", event="b9", tile=1, turn=0), "r3b", REMOVE)
    assert (t.passed, t.tile) == (["aaron"], 1)
    assert heard(t, "passed") == [{"seat": "0", "aaron": 1}]
    assert question(t) == "turn 1"
    assert can(t) == {"pass"}


def test_no_cubes():
    """§9.4 He takes and removes none, with A3 and B8 neither."""
    t = use(two("r3a r3b", event="a3"), "r3a r3b", REMOVE)
    assert t.cubes == [3, 3]
    t = play(two("r7a", compasses={"north1": "A 1"}), "r7a", "north1")
    assert t.cubes == [3, 2]
    assert do(two(event="b8"), "pass").cubes == [3, 5]


def test_no_cards_in_the_second_phase():
    """§9.4 Neither by an island nor by a card."""
    t = use(two("r3a r3b"), "r3a r3b", DRAW)
    assert question(t) == "turn 1"
    t = play(two("r3a"), "r3a", "north1")
    assert question(t) == "turn 1"


def test_his_ones():
    """§9.4 At its place both players take a cube, at the front nothing happens."""
    assert play(two("r1a"), "r1a", "north1").cubes == [4, 4]
    t = play(two("r1a", columns={"north1": "r5a r7a"}), "r1a", "north1")
    assert (t.cubes, question(t), column(t, "north1")) == ([3, 3], "turn 1", "r1a r5a r7a")


def test_b4_and_his_third_compass():
    """§9.4 The start player takes it back."""
    stacks = {"north1": "A", "east1": "A 0", "south1": "A"}
    t = at_event("b4", 2, compasses=stacks, tile=1)
    while question(t) != "withdraw 1":
        do(t, "done" if question(t).startswith("discard") else min(can(t)))
    assert t.asks == asking("withdraw", 1, topic="aaron")
    do(t, "withdraw east1")
    assert compasses(t, "east1") == "0"
    assert question(t) == "turn 1"


def test_what_he_takes():
    """§9.5 The highest number; a crown he keeps, all else is buried."""
    t = explored(2, columns={"north1": "r3b r4a r6a r7b"}, compasses={"north1": "A 0"})
    reveal(t, "crown-1 jewel-2 crown-3 bag-6")
    assert told(t)[-1] == "aaron_buried"
    assert t.buried == ["bag-6"]
    assert question(t) == "loot 0"
    do(t, "keep jewel-2")
    assert heard(t, "aaron_kept") == [{"treasure": "crown-3"}]
    assert t.aaron_treasures == ["crown-3"]
    assert can(t) == {"keep crown-1", "bury crown-1"}


def test_his_compass_counts():
    """§9.5, §6.4 For the size of the big loot."""
    assert reveals(explored(2, columns={"north1": FOUR}, compasses={"north1": "A 0"})) == 2


def test_his_crosses():
    """§9.6 They count for the ranks of the crowns, before and equal to others."""
    t = ended(2, treasures=["crown-1", "crown-3"], aaron_treasures="crown-20")
    assert [sheet["crowns"] for sheet in t.sheets] == [4 + 11, 2 + 18]
    t = ended(2, treasures=["crown-1", "crown-3"], aaron_treasures="crown-66")
    assert [sheet["crowns"] for sheet in t.sheets] == [4 + 11, 2 + 21]


# -- the rulebook's examples -------------------------------------------------------------------------------------------


def test_first_example():
    """§9.3, §9.4 Blue adds two of Aaron's cards where he is himself; Aaron's compass on top; blue alone draws a card."""
    t = two("r3a r4b y2b", compasses={"north1": "0"}, columns={"north1": "r2b"})
    play(t, "r3a r4b", "north1")
    assert (column(t, "north1"), compasses(t, "north1")) == ("r2b r3a r4b", "0 A")
    draw(t, "g9b")
    assert short(t.hands[BLUE]) == "g9b"
    assert short(t.aaron) == "y2b"
    assert question(t) == "turn 1"


def test_second_example():
    """§9.3, §9.5 For two of Aaron's cards a treasure is turned up: an amulet, which is buried."""
    t = reveal(use(two("r3a r3b"), "r3a r3b", TREASURE, "use"), "amulet-8")
    assert (t.buried, t.cubes, question(t)) == (["amulet-8"], [3, 3], "turn 1")


def test_third_example():
    """§9.3 Red uses the island of the ship for Aaron, and does not move it."""
    t = two("r3a r3b", turn=RED)
    use(t, "r3a r3b", SHIP, "decline")
    assert (t.corner, t.islands_shut, question(t)) == (0, [SHIP], "turn 0")


def test_his_compasses():
    """§9.3 The islands of compasses are for his."""
    t = use(two("r3a r3b", compasses={"north1": "0 A", "east1": "1 0"}), "r3a r3b", COMPASS)
    assert can(t) == {"stack north1", "decline"}
    assert compasses(do(t, "stack north1"), "north1") == "A 0"
    t = use(two("r3a r3b", compasses={"north1": "0 A"}), "r3a r3b", PLACE, "site east1")
    assert compasses(t, "east1") == "A"
