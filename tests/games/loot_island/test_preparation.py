"""Sections 1 to 3 of RULES.md: what there is, the preparation, the first phase of a round."""

from typing import Any

import pytest

from atoll.games.loot_island.state import TREASURE

from .table import DRAW as DRAW_ISLAND
from .table import TREASURE as TREASURE_ISLAND
from .table import (
    all_pass,
    asking,
    at_event,
    can,
    chances,
    choose,
    do,
    draw,
    draw_any,
    explored,
    full_hands,
    go_to_turns,
    hand,
    heard,
    new_table,
    play,
    question,
    reveal,
    table,
    told,
    use,
)

PACKS = {2: (1, 4), 3: (1, 4), 4: (1, 2, 4), 5: (1, 2, 3, 4)}
NUMBERS = {1: range(1, 22), 2: range(22, 38), 3: range(38, 54), 4: range(54, 75)}


def number(name):
    return int(name.split("-")[1])


# -- what there is -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_beginning(seats):
    """§1.1, §2.2, §2.5–2.8 Cubes, hands, islands, by the number of players."""
    t = new_table(seats=seats)
    assert (t.cubes, t.compasses) == ([3] * seats, {})
    assert question(t) == "first"
    assert chances(t) == {str(seat): 1 for seat in range(seats)}
    do(t, "first 1")
    assert t.tile == 1
    size = 6 if seats == 2 else 7
    assert sum(t.owed) == size * (3 if seats == 2 else seats)
    assert t.asks == asking("draw", topic="1")
    draw_any(t)
    assert [len(cards) for cards in t.hands] == [size] * seats
    assert question(t) == "event"
    assert chances(t) == {f"a{n}": 1 for n in range(1, 5)}
    go_to_turns(do(t, "event a4"))
    assert question(t) == "turn 1"
    assert t.islands_shut == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_islands_in_play(seats):
    """§2.8 The seventh is for five."""
    t = choose(table({"seats": seats}, hands=["r3a r3b", *[""] * (seats - 1)]), "r3a r3b")
    assert len(can(t, "island")) == (7 if seats == 5 else 6)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_packs(seats):
    """§2.3 Which packs are in it; I on top, and each shuffled by itself."""
    hands = ["r3a r3b", *[""] * (seats - 1)]
    gone: list[str] = []
    for pack in PACKS[seats]:
        buried = " ".join(gone)
        t = use(table({"seats": seats}, hands=hands, buried=buried), "r3a r3b", TREASURE_ISLAND, "use")
        assert {number(name) for name in chances(t)} == set(NUMBERS[pack])
        gone += chances(t)
    assert len(gone) == {2: 42, 3: 42, 4: 58, 5: 74}[seats]


def test_where_the_ship_begins():
    """§2.1 At a corner, its bow along a coast of two landings."""
    t = new_table(seats=3)
    assert (t.corner, t.bow) == (0, "clockwise")


def test_cubes_have_no_end():
    """§1.4 More than the eighty in the box; and those who have fewer than they may remove lose all they have."""
    t = table({"seats": 3}, hands=["r1a", "", ""], cubes=[1, 90, 0])
    play(t, "r1a", "north1")
    assert t.cubes == [1, 91, 1]
    t = use(table(hands=["r3a r3b", ""], cubes=[2, 3]), "r3a r3b", "island-1")
    assert t.cubes == [0, 3]
    assert heard(t, "relieved")[-1] == {"seat": "0", "cubes": 3, "now": 0}


def test_the_best_wins():
    """§1.2 The most valuable loot after the healer is paid."""
    t = explored(round=5, cubes=[0, 0, 2], treasures=["bag-6", "bag-7", "bag-70"], tile=0)
    do(t, *(f"healer healer-{n}" for n in (12, 13, 14)), "heal healer-14")
    assert t.scores == [10, 7, -2]
    assert t.over == "won"


# -- piles that are empty ----------------------------------------------------------------------------------------------

ALL = [f"{c}{n}{x}" for c in "rbgy" for n in (*range(1, 11), "J") for x in "ab"]


def test_discards_become_the_pile():
    """§1.5 As many as there are first, then from the discards; what is in hands is not among them."""
    rest = [word for word in ALL if word not in ("r3a", "r3b", "g4b", "y7a", "y8a")]
    t = table(hands=["r3a r3b", " ".join(rest[:40])], aaron=" ".join(rest[40:]), discards="y7a y8a")
    use(t, "r3a r3b", DRAW_ISLAND)
    assert list(chances(t)) == ["green-4-b"]
    draw(t, "g4b")
    assert told(t) == ["draws", "drew", "reshuffled"]
    assert heard(t, "reshuffled") == [{"cards": 4}]
    assert set(chances(t)) == {"red-3-a", "red-3-b", "yellow-7-a", "yellow-8-a"}
    draw(t, "y7a")
    assert (t.discards, t.pile) == ([], 3)
    assert hand(t, 0) == "g4b y7a"


def test_no_card_anywhere():
    """§1.5 If all are in hands and columns there is nothing to draw, and the game goes on."""
    rest = [word for word in ALL if word != "r3a"]
    t = table(hands=["r3a", " ".join(rest[:40])], aaron=" ".join(rest[40:]))
    play(t, "r3a", "north1")
    assert question(t) == "turn 1"
    assert t.owed is None


def test_too_few_treasures():
    """§1.6 The discards are shuffled; if that is not enough, what there is is shared and the end comes."""
    first, second = ("crown-1", "jewel-2"), ("bag-6", "bag-7")
    kept = [n for pack in (1, 4) for n in NUMBERS[pack] if n not in (1, 2, 6, 7)]
    names = {number(name): name for name in TREASURE.ids}
    mine = " ".join(names[n] for n in kept)
    site: dict[str, Any] = {"columns": {"north1": "r4a r6a r8a r9b"}, "compasses": {"north1": "0 1"}}
    t = explored(3, treasures=[mine, "", ""], buried=" ".join(second), cubes=[0, 0, 0], **site)
    assert set(chances(t)) == set(first)
    assert told(reveal(t, "crown-1")) == ["found"]
    reveal(t, "jewel-2")
    assert heard(t, "deck_reshuffled") == [{"treasures": 2}]
    assert set(chances(t)) == set(second)
    reveal(t, "bag-6 bag-7")
    assert told(t) == ["found", "deck_empty"]
    assert question(t) == "loot 0"
    do(t, "keep crown-1", "keep jewel-2", "bury bag-6", "keep bag-7")
    assert t.round == 2
    assert question(t) == "healer"


# -- events and healers ------------------------------------------------------------------------------------------------


def test_events():
    """§2.4, §3.4 An A event in the first round, then B events, no one twice; the old one is gone."""
    t = explored(event="b6", hands=full_hands(3))
    assert question(t) == "event"
    assert set(chances(t)) == {f"b{n}" for n in range(1, 15)} - {"b6"}
    assert t.event is None
    t = do(t, "event b11")
    assert (t.event, t.round) == ("b11", 3)
    assert t.events_done == ["a3", "b6", "b11"]


def test_healers_lie_unseen():
    """§2.6 As many as players; nobody sees one before the end."""
    t = go_to_turns(draw_any(do(new_table(seats=3), "first 0")))
    assert t.healers == {"open": [], "taken": {}}


# -- the first phase ---------------------------------------------------------------------------------------------------


def test_the_first_round_has_only_an_event():
    """§3.1 The ship stays, nobody discards or draws."""
    t = at_event("a4")
    assert question(t) == "turn 0"
    assert (t.corner, t.bow) == (0, "clockwise")


@pytest.mark.parametrize(("bow", "coast"), [("clockwise", "east"), ("back", "south")])
def test_a_round_begins(bow, coast):
    """§3.1–3.3 The ship sails the way its bow points, all islands are open, then comes the event."""
    t = explored(bow=bow, corner=0, islands_shut="island-1 island-4", hands=full_hands(3))
    assert heard(t, "round") == [{"round": 3, "coast": coast}]
    assert t.corner == {"clockwise": 1, "back": 3}[bow]
    assert t.islands_shut == []
    assert question(t) == "event"


def test_discarding():
    """§3.5 From the start player on, whoever has cards; any number, none as well."""
    t = at_event("b1", hands=["r3a r4a r5b", "", "g2b"], tile=2)
    assert question(t) == "discard 2"
    do(t, "done")
    assert question(t) == "discard 0"
    assert can(t) == {"choose red-3-a", "choose red-4-a", "choose red-5-b", "done"}
    do(choose(t, "r3a r5b"), "done")
    assert told(t) == ["discarded", "discarded"]
    assert t.discards == ["red-3-a", "red-5-b"]
    assert t.asks == asking("draw", topic="2")


@pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 7), (5, 7)])
def test_hands_are_filled(seats, size):
    """§3.6, §3.7 Up to seven, with two six; clockwise from the start player. Who has more keeps them."""
    rich = "g3b g4b g5b g6b g7b g8b g9b g10b"
    t = at_event("b1", seats, hands=[rich, "r3b r4b", *[""] * (seats - 2)], tile=1)
    do(t, "done", "done")
    order = []
    while question(t) == "draw":
        order.append(t.asks[0]["topic"])
        do(t, min(can(t)))
    others = [str(seat) for seat in range(2, seats) for _ in range(size)]
    assert order == ["1"] * (size - 2) + others + (["aaron"] * 6 if seats == 2 else [])
    assert [len(cards) for cards in t.hands] == [8, *[size] * (seats - 1)]


def test_the_start_player_begins():
    """§3.1, §4.1 After the hands are full."""
    t = go_to_turns(at_event("b1", tile=1))
    assert question(t) == "turn 1"
    all_pass(t)
    assert t.round == 3


def test_drawing_in_turn():
    """§3.7 In the second phase clockwise from whoever is in turn."""
    t = table({"seats": 3}, hands=["", "r3a", ""], turn=1, compasses={"north1": "0 1 2"}, columns={"north1": "r2a"})
    play(t, "r3a", "north1")
    order = []
    while question(t) == "draw":
        order.append(t.asks[0]["topic"])
        do(t, min(can(t)))
    assert order == ["1", "2", "0"]


def test_what_lies_open():
    """§1.3 Everybody sees how many cards a hand has."""
    t = table(hands=["r3a r4a", "g2b"])
    assert t.game.view(t.state, 1)[0].hand_size[0] == 2
