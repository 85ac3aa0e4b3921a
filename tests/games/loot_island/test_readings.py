"""Section 11 of RULES.md: how we read what the rulebook leaves open, one test for each reading."""

import pytest

from atoll.engine import SPECTATOR
from atoll.games.loot_island.state import CHOSEN
from atoll.games.loot_island.state import TREASURE as TREASURES

from .table import (
    GAME,
    PLACE,
    REMOVE,
    SHIP,
    TREASURE,
    all_pass,
    at_event,
    can,
    choose,
    column,
    compasses,
    do,
    draw_any,
    ended,
    explored,
    go_to_turns,
    heard,
    last_turn,
    new_table,
    payoff,
    play,
    question,
    reveal,
    table,
    takers,
    told,
    treasures,
    use,
    ways,
)
from .test_end import healing, worth
from .test_loot import reveals, sites
from .test_preparation import NUMBERS

FOUR, GREEN = "r3b r4b r5b r6b", "g3b g4b g5b g6b"


def holding(words, **fields):
    return table({"seats": 3}, hands=[words, "", ""], **{"event": "a4", "cubes": [5, 5, 5], **fields})


def test_the_compass_comes_first():
    """§11.1 Who plays the cards shares in them."""
    t = play(holding("r7a", compasses={"north1": "1"}), "r7a", "north1")
    assert t.cubes == [4, 4, 5]


def test_chosen_together():
    """§11.2 And laid 1s first, whichever was chosen first."""
    t = play(holding("r3b r1a"), "r3b r1a", "north1")
    assert column(t, "north1") == "r1a r3b"
    assert t.cubes == [5, 6, 6]


def test_a_one_after_a_joker_that_is_one():
    """§11.3 It is at its place; after a joker that is worth more, at the front."""
    t = play(holding("r1a", columns={"north1": "rJa"}), "r1a", "north1")
    assert (column(t, "north1"), t.cubes) == ("rJa r1a", [5, 6, 6])
    t = play(holding("r1a", columns={"north1": "r2b rJa"}), "r1a", "north1")
    assert (column(t, "north1"), t.cubes) == ("r1a r2b rJa", [5, 5, 5])


def test_only_what_lay_there_is_copied():
    """§11.4 Not what comes with the 1; and copying is not declined."""
    t = play(holding("r1a r7a", columns={"north1": "r2b"}), "r1a r7a", "north1")
    assert t.cubes == [4, 5, 5]
    t = play(holding("r1a r9a", columns={"north1": "r5a"}), "r1a r9a", "north1")
    assert t.cubes == [4, 5, 5]
    assert len(draw_any(t).hands[0]) == 1
    t = play(holding("r1a", columns={"north1": "r5a r7a"}), "r1a", "north1")
    assert can(t) == {"copy draw", "copy remove"}


def test_two_ones_on_an_empty_landing():
    """§11.5 The others take two cubes."""
    assert play(holding("r1a r1b"), "r1a r1b", "north1").cubes == [5, 7, 7]


def test_a_joker_is_one_card_with_a_chest():
    """§11.6 It counts for the number needed, and its chest for the loot."""
    t = explored(columns={"north1": "r3b r4b r5b rJa"}, compasses={"north1": "0"})
    assert sites(t) == [("north1", 4, "big")]
    assert reveals(t) == 2


def test_plus_one_counts_for_the_most_cards():
    """§11.7 Four cards with it are more than four without."""
    t = explored(columns={"north1": FOUR, "north2": "g2a g4b g5b g6b"}, compasses={"north1": "0", "north2": "0"})
    assert sites(t) == [("north2", 5, "big")]


def test_colours_are_compared_where_cards_lie():
    """§11.8 A compass alone has no colour."""
    t = choose(holding("r5b", compasses={"north2": "1"}), "r5b")
    assert {"site north1", "site north2"} <= can(t)


def test_the_third_compass_is_out_of_play():
    """§11.9 With B4, for the island of compasses as well."""
    stacks = {"north1": "0", "east1": "0"}
    t = choose(holding("r3b", event="b4", compasses=stacks), "r3b")
    assert can(t, "site") == {"site north1", "site east1"}
    t = use(holding("r3a r3b", event="b4", compasses=stacks), "r3a r3b", PLACE)
    assert (can(t, "site"), ways(t, "shift south1")) == (set(), "east1 north1")


def test_a_landing_without_a_compass_takes_the_big_loot_with_it():
    """§11.10 The other one has the small loot only."""
    t = explored(columns={"north1": FOUR + " r7b", "north2": "g3b g4a g5b g6b"}, compasses={"north2": "0 1 2"})
    assert sites(t) == [("north1", 5, "big"), ("north2", 4, "small")]
    assert reveals(t) == 1


@pytest.mark.parametrize("event", ["b11", "a4"])
def test_never_smaller_than_nothing(event):
    """§11.11 With B11 the small loot without a chest, with both events the big one of a single compass."""
    t = explored(event=event, columns={"north1": FOUR}, compasses={"north1": "0"})
    assert question(t) == "event"
    t = explored(event="b11", columns={"north1": FOUR + " r7b", "north2": GREEN}, compasses={"north2": "0"})
    assert question(t) == "event"


def test_the_tile_is_taken_by_its_owner():
    """§11.12 And B8 holds."""
    t = do(table({"seats": 3}, event="b8"), "pass")
    assert heard(t, "tile") == [{"seat": "0"}]
    assert t.cubes == [3, 5, 5]


def test_who_has_no_cards_is_asked():
    """§11.13 Until he passes; a card may come before his next turn."""
    t = table({"seats": 3}, hands=["r3a", "", ""], compasses={"north1": "2"})
    draw_any(play(t, "r3a", "north1"))
    assert question(t) == "turn 1"
    do(t, "pass")
    assert question(t) == "turn 2"
    assert len(can(t, "choose")) == 1


def test_more_than_seven_cards():
    """§11.14 For one who has passed, too; he draws none when hands are filled."""
    seven = "g3b g4b g5b g6b g7b g8b g9b"
    t = table({"seats": 3}, hands=["r3a", seven, ""], compasses={"north1": "1"}, passed=[1])
    draw_any(play(t, "r3a", "north1"))
    assert len(t.hands[1]) == 8
    go_to_turns(do(all_pass(t), "event b6"))
    assert [len(cards) for cards in t.hands] == [7, 8, 7]


def test_who_has_passed_shares_in_cubes():
    """§11.14 Those that a card removes, and those of a 1."""
    t = play(holding("r7a", compasses={"north1": "1"}, passed=[1]), "r7a", "north1")
    assert t.cubes == [4, 4, 5]
    assert play(holding("r1a", passed=[1]), "r1a", "north1").cubes == [5, 6, 6]


def test_an_island_without_its_action():
    """§11.15 No cube for the treasure; the one of A3 is due."""
    for event, cubes in (("a4", 5), ("a3", 6)):
        t = use(holding("r3a r3b", event=event), "r3a r3b", TREASURE, "decline")
        assert t.cubes == [cubes, 5, 5]


def test_placing_by_moving():
    """§11.16 With the island, when no compass is left."""
    stacks = {"north1": "0 1", "east1": "0", "south1": "0"}
    t = use(holding("r3a r3b", compasses=stacks), "r3a r3b", PLACE)
    assert can(t, "site") == set()
    do(t, "shift west1 north1")
    assert (compasses(t, "west1"), compasses(t, "north1")) == ("0", "1")
    t = use(holding("r3a r3b", compasses={"north1": "1 2"}), "r3a r3b", PLACE, "site north1")
    assert compasses(t, "north1") == "1 2 0"


def test_what_islands_cost_with_b7_and_b9():
    """§11.17 Two of one colour and any third; any one card."""
    for words in ("r3b r4b g5b", "g5b r3b r4b", "r3b r4b r5b"):
        assert len(can(choose(holding(words, event="b7"), words), "island")) == 6
    assert len(can(choose(holding("y9b", event="b9"), "y9b"), "island")) == 6
    assert can(choose(holding("y8b y9b", event="b9"), "y8b y9b"), "island") == set()


def test_b6_and_copies():
    """§11.18 Two cubes for a copy, too."""
    t = play(holding("r1a", event="b6", columns={"north1": "r7a"}), "r1a", "north1")
    assert t.cubes == [3, 5, 5]


def test_b14_coast_by_coast():
    """§11.19 The first is cleared before the second is explored, which has its own big loot."""
    columns = {"north1": FOUR, "east2": GREEN}
    t = explored(event="b14", columns=columns, compasses={"north1": "0", "east2": "1 0"})
    assert reveals(t) == 1
    assert takers(t) == [0]
    assert t.compasses == {"east2": [1, 0]}
    assert "north1" not in t.columns
    assert sites(t)[-1] == ("east2", 4, "big")
    assert reveals(t) == 2


def test_b14_in_the_fifth_round():
    """§11.19 Two coasts with their big loots; the final exploration has only the other two, for their small ones."""
    columns = {"north1": FOUR, "east2": GREEN, "south1": "b4a b5b b6a b7b", "west2": "y4a y5b y6b y7b"}
    stacks = {"north1": "0", "east2": "1", "south1": "2 0", "west2": "1"}
    t = ended(event="b14", columns=columns, compasses=stacks)
    found = []
    while question(t) == "reveal":
        site = [(landing, loot) for landing, _, loot in sites(t) if loot != "none"][-1]
        found.append((*site, reveals(t), takers(t)))
    assert found == [
        ("north1", "big", 1, [0]),
        ("east2", "big", 1, [1]),
        ("south1", "small", 2, [2, 0]),
        ("west2", "small", 1, [1]),
    ]
    assert t.over == "won"


@pytest.mark.parametrize("event", ["b4", "b10", "b11", "b12", "b13", "b14"])
def test_the_last_exploring_has_no_event(event):
    """§11.20 What holds in the third phase of the fifth round is over: two landings of a coast, small loot at both."""
    columns = {"south1": "r4a r5b r6a r7b r8b", "south2": "g4a g5b g6a g7b"}
    t = ended(event=event, columns=columns, compasses={"south1": "0 1 2", "south2": "2 1 0"}, cubes=[9, 9, 9])
    assert sites(t)[-1] == ("south1", 5, "small")
    assert (reveals(t), takers(t)) == (2, [0, 1])
    assert sites(t)[-1] == ("south2", 4, "small")
    assert (reveals(t), takers(t)) == (2, [2, 1])
    assert t.cubes == [7, 5, 7]


def test_b13_is_not_for_islands():
    """§11.21 What an island turns up is the finder's; B13 holds at both landings of the coast."""
    t = holding("r3a r3b", event="b13", compasses={"north1": "0 1 2"})
    reveal(use(t, "r3a r3b", TREASURE, "use"), "bag-6")
    assert question(t) == "loot 0"


def test_treasures_run_out_at_an_island():
    """§11.22 The game ends there and then."""
    names = {int(name.split("-")[1]): name for name in TREASURES.ids}
    everything = " ".join(names[n] for pack in (1, 4) for n in NUMBERS[pack])
    t = holding("r3a r3b g9b", treasures=["", everything, ""], cubes=[0, 0, 0], columns={"north1": GREEN})
    use(t, "r3a r3b", TREASURE, "use")
    assert told(t)[-1] == "deck_empty"
    assert t.round == 1
    assert question(t) == "healer"


def test_a_buried_amulet_does_not_count():
    """§11.23 For itself; what A2 makes one keep still has its crossed cubes."""
    t = explored(columns={"north1": FOUR}, compasses={"north1": "1"}, cubes=[3, 6, 3])
    do(reveal(t, "amulet-8"), "bury amulet-8")
    assert t.cubes == [3, 4, 3]
    t = table({"seats": 3}, event="a2", offers="amulet-8 bag-6 bag-7")
    do(t, "pass", "keep amulet-8")
    assert t.cubes == [1, 3, 3]


def test_books_are_paired_for_you():
    """§11.24 The highest with the worst curse."""
    assert worth("book-12 book-56 jewel-4 jewel-2", "books") == 3 * 5 + 2 * 2


def test_sets_are_made_for_you():
    """§11.25 Threes of jewels and a pair; the largest sets of skulls first."""
    jewels = "jewel-2 jewel-10 jewel-21 jewel-4 jewel-63"
    assert worth(jewels, "jewels") == 2 + 3 + 4 + 5 + 2 + 20 + 8
    skulls = "skull_right-9 skull_right-58 skull_left-18 skull_left-73 skull_front-19 bag-6"
    assert worth(skulls, "skulls") == 3 + 4 + 4 + 5 + 5 + 6 + 3


def test_who_cannot_pay_counts_for_the_crowns():
    """§11.26 The others keep their ranks."""
    t = healing("healer-9", "healer-8", "healer-7", cubes=[12, 0, 0], treasures=["crown-3", "crown-1", ""], tile=2)
    do(t, "heal healer-9")
    assert t.out == ["unpaid", "no", "no"]
    assert t.scores[1] == 4 + 18


@pytest.mark.parametrize(("healer", "out"), [("healer-11", "no"), ("healer-12", "unpaid")])
def test_exactly_nothing(healer, out):
    """§11.27 With nothing left one is still in it; below that not."""
    t = healing(healer, "healer-1", "healer-2", cubes=[0, 2, 0], treasures=["", "bag-6 amulet-13 jewel-21", ""])
    do(t, f"heal {healer}")
    assert t.scores[1] == {"no": 0, "unpaid": -2}[out]
    assert (t.out or ["no"] * 3)[1] == out


def test_the_tile_pays_the_healer():
    """§11.28 Its 5 come first."""
    t = healing("healer-10", "healer-1", "healer-2", cubes=[2, 0, 0], treasures=["jewel-21", "", ""], tile=0)
    do(t, "heal healer-10")
    assert (t.scores[0], t.out) == (0, None)
    assert payoff(t) == [1, 0, 0]


def test_two_players_and_events():
    """§11.29 A1 and A2 are for the players; who has passed does not act for Aaron; B9 makes Aaron pass alone."""
    t = do(at_event("a1", 2), "use")
    assert (t.cubes, t.owed) == ([5, 3], [2, 0, 0, 0, 0, 0])
    do(draw_any(t), "decline")
    assert question(t) == "turn 0"
    t = reveal(at_event("a2", 2, aaron="y9b"), "bag-6 bag-7")
    assert question(t) == "turn 0"
    do(t, "pass", "keep bag-6")
    assert can(t, seat=0) == set()
    t = use(table({"seats": 2}, aaron="r3b", event="b9", tile=0, turn=1, hands=["", "g3b"]), "r3b", SHIP, "decline")
    assert (t.passed, t.tile, question(t)) == (["aaron"], 0, "turn 0")


def test_aaron_and_the_island_of_treasures():
    """§11.30 A crown is his, all else is discarded; there is no cube."""
    for name, kept in (("crown-1", ["crown-1"]), ("bag-6", None)):
        t = table({"seats": 2}, aaron="r3a r3b", hands=["", ""], event="a4")
        reveal(use(t, "r3a r3b", TREASURE, "use"), name)
        assert (t.aaron_treasures, t.cubes) == (kept, [3, 3])


def test_the_last_exploring_the_other_way():
    """§11.31 The way the bow points."""
    t = ended(corner=0, bow="back", columns={"south2": FOUR, "east1": GREEN})
    assert [site for site, _, loot in sites(t) if loot == "small"] == ["south2", "east1"]


def test_what_stays_on_other_coasts():
    """§11.32 Compasses and maps."""
    t = explored(columns={"east1": "r3b", "north1": "r4b"}, compasses={"east1": "0", "north1": "1"})
    assert (t.columns, t.compasses) == ({"east1": ["red-3-b"]}, {"east1": [0]})


def test_b5_takes_no_card_away():
    """§11.33 Who has seven keeps them."""
    t = at_event("b5")
    do(t, "done", "done", "done")
    assert [len(cards) for cards in t.hands] == [7, 7, 7]


def test_b10_up_to_two():
    """§11.34 One if one has only one."""
    t = explored(
        event="b10", columns={"north1": FOUR + " r7b", "north2": GREEN}, compasses={"north2": "0"}, cubes=[1, 3, 3]
    )
    assert t.cubes == [0, 3, 3]


def test_order_of_discarding_and_laying():
    """§11.35 From the start player on, clockwise."""
    t = at_event("b1", tile=2)
    order = []
    while question(t).startswith("discard"):
        order.append(question(t)[-1])
        do(t, "done")
    assert order == ["2", "0", "1"]
    hands = {"held": [["healer-1", "healer-2"], ["healer-3", "healer-4"], ["healer-5", "healer-6"]]}
    t = ended(options={"healers": "two_each"}, healers=hands, tile=2)
    order = []
    while question(t).startswith("lay"):
        order.append(question(t)[-1])
        do(t, min(can(t)))
    assert order == ["2", "0", "1"]


def test_a_treasure_that_is_kept_in_the_last_turn():
    """§11.21 The exploring follows what an island turned up."""
    t = last_turn(hands=["", "", "r3a r3b"], columns={"north1": GREEN}, compasses={"north1": "1"})
    do(reveal(use(t, "r3a r3b", TREASURE, "use"), "bag-6"), "keep bag-6")
    assert treasures(t, 2) == "bag-6"
    do(t, "pass")
    assert question(t) == "reveal"


def test_what_one_may_is_done():
    """§11.36 Cubes go and cards come without a question, the last cube too."""
    t = use(holding("r3a r3b", cubes=[2, 5, 5]), "r3a r3b", REMOVE)
    assert (t.cubes, question(t)) == ([0, 5, 5], "turn 1")
    t = play(holding("r1a", columns={"north1": "r7a"}), "r1a", "north1")
    assert (t.cubes, question(t)) == ([4, 5, 5], "turn 1")


def test_growing_hands_come_before_the_event():
    """§11.37 Nobody knows it yet when cards are put down."""
    t = draw_any(do(new_table(seats=2, start_hands="growing"), "first 0"))
    assert (question(t), t.round) == ("discard 1", 0)


def test_b10_when_treasures_run_out():
    """§11.38 The cubes stay."""
    names = {int(name.split("-")[1]): name for name in TREASURES.ids}
    everything = " ".join(names[n] for pack in (1, 4) for n in NUMBERS[pack])
    columns = {"north1": FOUR, "north2": "g3b g4a g5b g6b"}
    t = explored(
        round=2,
        event="b10",
        columns=columns,
        compasses={"north2": "1"},
        cubes=[3, 6, 3],
        treasures=["", "", everything],
    )
    assert "deck_empty" in told(t)
    assert t.cubes == [3, 6, 3]


def test_what_is_chosen_is_not_seen():
    """§11.39 Neither by the others nor by who looks on."""
    t = choose(holding("r3b r5b g9b"), "r3b r5b")
    for viewer in (1, 2, SPECTATOR):
        assert not (GAME.view(t.state, viewer)[0].where == CHOSEN).any()
    assert (GAME.view(t.state, 0)[0].where == CHOSEN).sum() == 2
