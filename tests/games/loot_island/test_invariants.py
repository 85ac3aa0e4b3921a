"""What can never be so is refused: every fault, by positions that say so and by damage that no position can say."""

from typing import Any

import pytest

from atoll.engine.errors import PositionError
from atoll.engine.position import load_position
from atoll.games.loot_island.position import FAULT_HELP
from atoll.games.loot_island.state import FAULTS, OFFER, Ask, Fault, Symbol

from .table import GAME, Table, asking, card, ended, new_table, table

TWO_EACH, OPEN, SHOWN = {"healers": "two_each"}, {"healers": "open"}, {"events": "shown"}
THREE = {"seats": 3}
BEFORE = {"stage": "first", "round": 0, "asks": asking("first")}
EVENT = {"stage": "event", "events_done": [], "asks": asking("event")}
BARGAIN = {"stage": "bargain", "event": "a1", "turn": 0, "asks": asking("bargain", 0)}
DEALING = {"stage": "healers", "round": 0}
ROW = ["red-3-b", "red-4-b", "red-5-b", "red-6-b"]
EXPLORE = {
    "options": THREE, "stage": "explore", "event": "b6", "coast": 0, "big": "north1", "site": "north1", "at": 1,
    "columns": {"north1": ROW}, "compasses": {"north1": [1, 0]},
}  # fmt: skip
REVEAL = {**EXPLORE, "to_reveal": 2, "asks": asking("reveal")}
LOOT = {**EXPLORE, "open": ["bag-6", "bag-7"], "asks": asking("loot", 1, left=0)}
LAST = {"round": 5, "events_done": ["a3", "b1", "b2", "b3", "b4"]}
LAY = {"stage": "lay", **LAST, "asks": asking("healer", left=0)}
LAYING = {
    "options": TWO_EACH, "stage": "lay", **LAST, "turn": 0, "asks": asking("lay", 0),
    "healers": {"held": [["healer-1", "healer-2"], ["healer-3", "healer-4"]]},
}  # fmt: skip
HEALING = {"stage": "heal", **LAST, "turn": 0, "asks": asking("heal", 0), "healers": {"open": ["healer-1", "healer-2"]}}
OVER = {"stage": "over", **LAST, "over": "won", "scores": [5, 0], "cubes": [0, 0]}
ACTED = {"acted": 1, "event": "a4"}
DISCARD = {
    "stage": "discard",
    "event": "b1",
    "turn": 0,
    "hands": [["red-3-a"], []],
    "asks": asking("discard", 0, left=0),
}
TRIM = {"stage": "trim", "round": 0, "turn": 0, "hands": [["red-3-a"], []]}
THREE_OUT = {"north1": [0], "east1": [0], "south1": [0]}
WITHDRAW = {
    "stage": "limit",
    "event": "b4",
    "turn": 0,
    "compasses": THREE_OUT,
    "asks": asking("withdraw", 0, topic="0"),
}
USE = {**ACTED, "asks": asking("use", 0, subject="island-4", topic="0")}
COPY = {**ACTED, "copies": 1, "asks": asking("copy", 0)}
OFFERED = {"event": "a2", "acted": 1, "passed": [0], "offers": ["bag-6"], "asks": asking("offer", 0)}
DRAWING = {"owed": [1], "asks": asking("draw", topic="0")}

SOUND = [
    {}, BEFORE, EVENT, BARGAIN, REVEAL, LOOT, LAY, LAYING, HEALING, OVER, DISCARD, WITHDRAW, USE, COPY, OFFERED, DRAWING,
    {**DEALING, "options": OPEN, "asks": asking("healer", left=0)},
    {**DEALING, "options": TWO_EACH, "asks": asking("healer", left=1)},
    {**TRIM, "hands": [["red-3-a", "red-4-a"], []], "asks": asking("discard", 0, left=1)},
    {"stage": "show", "round": 0, "options": SHOWN, "events_shown": ["b1"], "asks": asking("event")},
    {"stage": "event", "event": "b3", "asks": asking("close")},
    {"stage": "event", "event": "a2", "to_reveal": 1, "asks": asking("reveal")},
    {**ACTED, "finder": "0", "to_reveal": 1, "asks": asking("reveal")},
    {**ACTED, "finder": "1", "turn": 1, "open": ["bag-6"], "asks": asking("loot", 1, left=1)},
    {**ACTED, "asks": asking("stack", 0, topic="0"), "compasses": {"north1": [1, 0]}},
    {**ACTED, "asks": asking("place", 0, topic="aaron")},
    {**USE, "event": "b9", "must_pass": "0"},
]  # fmt: skip

IMPOSSIBLE: dict[str, list[dict[str, Any]]] = {
    "round": [
        {"round": 0},
        {**DEALING, "round": 1, "options": OPEN, "asks": asking("healer", left=0)},
        {**BEFORE, "tile": 0},
        {"coast": 0},
        {"big": "north1"},
        {"site": "north1"},
        {"acted": 2},
        {"copies": 1},
        {"finder": "0"},
        {"finder": "4", "acted": 1},
        {"must_pass": "0", "acted": 1},
        {"must_pass": "4", "acted": 1, "event": "b9"},
        {"short": 1},
        {"short": 2},
        {**BARGAIN, "acted": 1},
        {**REVEAL, "big": "east1"},
        {**REVEAL, "site": "east1"},
        {**REVEAL, "at": 0},
        {**REVEAL, "at": 3},
        {key: value for key, value in REVEAL.items() if key != "site"},
    ],
    "maps": [
        {"options": THREE, "aaron": ["red-3-a"]},
        {**BARGAIN, "chosen": ["red-3-a"]},
        {**BARGAIN, "chosen_for_aaron": ["red-3-a"]},
        {"options": THREE, "chosen_for_aaron": ["red-3-a"]},
        {"pile": 87},
    ],
    "columns": [
        {"columns": {"north1": ["red-3-a", "blue-4-a"]}},
        {"columns": {"north1": ["red-3-a"], "north2": ["red-4-a"]}},
        {"columns": {"north1": ["red-5-a", "red-joker-a", "red-4-a"]}},
    ],
    "hands": [
        {**BARGAIN, "passed": [1]},
        {"passed": ["aaron"]},
        {"owed": [0, 0, 1]},
    ],
    "compasses": [
        {"compasses": {"north1": [0, 0]}},
        {"compasses": {**THREE_OUT, "west1": [0]}},
        {"compasses": THREE_OUT, "event": "b4"},
    ],
    "treasures": [
        {"treasures": [["amulet-22"], []]},
        {"aaron_treasures": ["bag-6"]},
        {"options": THREE, "aaron_treasures": ["crown-1"]},
        {"event": "a2", "offers": ["bag-6", "bag-7", "bag-11"]},
        {"event": "b1", "offers": ["bag-6"]},
        {"open": ["bag-6"]},
        {"to_reveal": 1},
        {**REVEAL, "to_reveal": 0},
        {**REVEAL, "to_reveal": 74},
    ],
    "healers": [
        {"healers": {"held": [["healer-1"]]}},
        {"options": TWO_EACH, "healers": {"held": [["healer-1", "healer-2", "healer-3"]]}},
        {"healers": {"taken": {"0": "healer-1"}}},
        {**HEALING, "cubes": [0, 1], "turn": 1, "asks": asking("heal", 1), "healers": {"taken": {"0": "healer-1"}}},
        {"options": OPEN, "healers": {"open": ["healer-1", "healer-2", "healer-3"]}},
        {"healers": {"open": ["healer-1"]}},
    ],
    "events": [
        {"round": 2},
        {"event": "b1", "round": 1},
        {"event": "b1", "events_done": ["a3", "b2"]},
        {"events_shown": ["a1"]},
        {"events_shown": ["b1"]},
        {"options": SHOWN, "events_shown": ["b1"]},
        {"stage": "show", "round": 0, "options": SHOWN, "events_shown": ["b1", "b2", "b3", "b4"], "asks": asking("event")},
        {"events_done": ["a3", "b1"]},
        {**EVENT, "event": "a3", "events_done": ["a3"]},
        {**LAY, "event": "b1"},
    ],
    "islands": [{"options": THREE, "islands_shut": ["island-7"]}],
    "cubes": [
        {"out": ["cursed", "no"], "cubes": [13, 3]},
        {**LAY, "cubes": [13, 3]},
        {**LAY, "out": ["cursed", "no"]},
    ],
    "asks": [
        {"asks": []},
        {"asks": [*asking("turn", 0), *asking("turn", 0)]},
        {"asks": asking("turn")},
        {"asks": asking("turn", 1)},
        {"asks": asking("draw", 0, topic="0"), "owed": [1]},
        {"asks": asking("draw", topic="0")},
        {"asks": asking("draw", topic="4"), "owed": [1]},
        {**REVEAL, "compasses": {}},
        {"stage": "event", "event": "b1", "to_reveal": 1, "asks": asking("reveal")},
        {"stage": "lay", **LAST, "asks": asking("close")},
        {"stage": "event", "event": "b1", "asks": asking("close")},
        {**DEALING, "asks": asking("healer", left=0)},
        {**DEALING, "options": OPEN, "asks": asking("healer", left=1)},
        {**DEALING, "options": TWO_EACH, "asks": asking("healer", left=0)},
        {**DEALING, "options": TWO_EACH, "asks": asking("healer", left=3)},
        {**DEALING, "options": TWO_EACH, "healers": {"held": [["healer-1", "healer-2"]]}, "asks": asking("healer", left=1)},
        {**LAY, "healers": {"open": ["healer-1", "healer-2"]}},
        {**LOOT, "asks": asking("loot", 0, left=0)},
        {**LOOT, "asks": asking("loot", 1, left=1)},
        {**LOOT, "compasses": {}},
        {**LOOT, "open": []},
        {**EXPLORE, "asks": asking("turn", 0)},
        {**EXPLORE, "turn": 0, "asks": asking("turn", 0)},
        {"passed": [0]},
        {"chosen": ["red-3-b", "green-4-b"]},
        {"chosen": ["red-3-b"], "chosen_for_aaron": ["red-4-b"]},
        {"acted": 1},
        {**USE, "acted": 0},
        {**USE, "asks": asking("use", 0, topic="0")},
        {**USE, "asks": asking("use", 0, subject="island-7", topic="0")},
        {**USE, "asks": asking("use", 0, subject="island-1", topic="0")},
        {**USE, "asks": asking("use", 0, subject="island-4", topic="1")},
        {**USE, "options": THREE, "asks": asking("use", 0, subject="island-4", topic="aaron")},
        {**ACTED, "asks": asking("stack", 0, topic="0")},
        {**ACTED, "asks": asking("stack", 0, topic="1"), "compasses": {"north1": [1]}},
        {**ACTED, "asks": asking("place", 0, topic="1")},
        {**ACTED, "asks": asking("copy", 0)},
        {**OFFERED, "event": "a4", "offers": []},
        {**OFFERED, "offers": []},
        {"asks": asking("bargain", 0)},
        {**BARGAIN, "event": "a4"},
        {**DISCARD, "hands": [[], []]},
        {**DISCARD, "asks": asking("discard", 0, left=1)},
        {**DISCARD, "stage": "bargain"},
        {**TRIM, "asks": asking("discard", 0, left=0)},
        {**TRIM, "asks": asking("discard", 0, left=1)},
        {**WITHDRAW, "event": "b6"},
        {**WITHDRAW, "compasses": {"north1": [0]}},
        {**WITHDRAW, "asks": asking("withdraw", 0)},
        {**LAYING, "turn": 1, "asks": asking("lay", 1)},
        {**HEALING, "asks": asking("lay", 0)},
        {**HEALING, "turn": 1, "asks": asking("heal", 1)},
        {**HEALING, "healers": {}},
        {"asks": asking("heal", 0)},
        {"asks": asking("nothing", 0)},
        {**OVER, "asks": asking("turn", 0), "turn": 0},
    ],
    "over": [
        {**OVER, "over": "nobody"},
        {**OVER, "cubes": [13, 13], "out": ["cursed", "cursed"]},
        {**OVER, "stage": "heal"},
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("fault", "fields"),
    [
        pytest.param(fault, fields, id=f"{fault}-{i}")
        for fault, list_of_fields in IMPOSSIBLE.items()
        for i, fields in enumerate(list_of_fields)
    ],
)
def test_what_can_never_be_is_refused(fault, fields):
    """§1.3 With the fault's name and what would be right."""
    with pytest.raises(PositionError) as problem:
        load_position({"game": "loot_island", **fields})
    assert str(problem.value) == f"this position cannot be ({fault}): {FAULT_HELP[fault]}"


def test_every_fault_is_explained_and_tried():
    """§1.3 None is forgotten."""
    assert list(FAULT_HELP) == list(FAULTS.ids[1:])
    assert set(IMPOSSIBLE) == set(FAULTS.ids[1:])


@pytest.mark.parametrize("i", range(len(SOUND)))
def test_the_positions_above_are_sound_but_for_one_thing(i):
    """§1.3 What they start from can be."""
    assert GAME.fault(Table(SOUND[i]).state) is None


# -- what no position can say, but the fuzzer would see ----------------------------------------------------------------


def put(field, value, *at):
    """Damage: write a value into a field."""

    def damage(s):
        if at:
            s[field][at if len(at) > 1 else at[0]] = value
        else:
            s[field] = value

    return damage


DAMAGE = {
    "a round too many": (put("day", 6), Fault.ROUND),
    "no stage": (put("stage", 17), Fault.ROUND),
    "no corner": (put("corner", 4), Fault.ROUND),
    "no bow": (put("bow", 0), Fault.ROUND),
    "nobody's tile": (put("tile", 2), Fault.ROUND),
    "less than no tile": (put("tile", -2), Fault.ROUND),
    "nobody's turn": (put("turn", 2), Fault.ROUND),
    "fewer than no picks": (put("picks", -1), Fault.ROUND),
    "fewer than no copies": (put("copies", -1), Fault.ROUND),
    "a card nowhere": (put("where", -1, 0), Fault.MAPS),
    "a card beyond": (put("where", 18, 0), Fault.MAPS),
    "a card of nobody": (put("where", 6, 0), Fault.MAPS),
    "half fresh": (put("fresh", 2, 0), Fault.MAPS),
    "a place in no column": (put("place", 1, 0), Fault.COLUMNS),
    "a value of no card": (put("value_at", 3, 0), Fault.COLUMNS),
    "a colour of no card": (put("colour_at", 1, 0), Fault.COLUMNS),
    "a symbol of no card": (put("laid", 1, 0, Symbol.CHEST), Fault.COLUMNS),
    "a hand too large": (put("hand_size", 1, 0), Fault.HANDS),
    "too old a hand": (put("old_in_hand", 1, 0), Fault.HANDS),
    "owed less than nothing": (put("owed", -1, 0), Fault.HANDS),
    "passed twice": (put("passed", 2, 0), Fault.HANDS),
    "a gap in a stack": (put("stack", 0, 0, 2), Fault.COMPASSES),
    "a compass of nobody": (put("stack", 3, 0, 0), Fault.COMPASSES),
    "a treasure nowhere": (put("treasure_at", -1, 0), Fault.TREASURES),
    "a treasure of nobody": (put("treasure_at", OFFER + 3, 0), Fault.TREASURES),
    "fewer than none to reveal": (put("to_reveal", -1), Fault.TREASURES),
    "a healer nowhere": (put("healer_at", -1, 0), Fault.HEALERS),
    "a healer beyond": (put("healer_at", 12, 0), Fault.HEALERS),
    "an event nowhere": (put("event_at", 3, 0), Fault.EVENTS),
    "no event at all": (put("event", 18), Fault.EVENTS),
    "half an island": (put("islands_shut", 2, 0), Fault.ISLANDS),
    "fewer than no cubes": (put("cubes", -1, 0), Fault.CUBES),
    "cubes of nobody": (put("cubes", 1, 4), Fault.CUBES),
    "out in a way that is none": (put("out", 3, 0), Fault.CUBES),
    "a kind of question that is none": (lambda s: setattr(s.asks[0], "kind", len(Ask)), Fault.ASKS),
    "over in the middle": (put("over", 1), Fault.OVER),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_is_seen(name):
    """§1.3 In a position that is sound without it."""
    state = Table({}).state
    assert GAME.fault(state) is None
    damage, fault = DAMAGE[name]
    damage(state[0])
    assert GAME.fault(state) == FAULTS.ids[fault]


def test_damage_in_a_column():
    """§5.3 Two cards at one place, and a place beyond its end."""
    for place in (0, 2, -1):
        state = table(columns={"north1": "r3b r4b"}).state
        state[0].place[GAME.space.parse(f"draw {card('r4b')}") - GAME.space.parse(f"draw {card('r1a')}")] = place
        assert GAME.fault(state) == "columns"


@pytest.mark.parametrize("damage", [put("colour_at", 2, 0), put("value_at", 3, 0), put("laid", 3, 0, Symbol.NONE)])
def test_what_is_said_of_a_column_follows_from_its_cards(damage):
    """§5.2, §5.3"""
    state = table(columns={"north1": "r3b r4b"}).state
    damage(state[0])
    assert GAME.fault(state) == "columns"


def test_healers_of_seats_that_are_not_there():
    """§10.2 Held or taken."""
    state = Table(LAYING).state
    state[0].healer_at[13] = 2 + 3
    state[0].healers_held[3] = 1
    assert GAME.fault(state) == "healers"
    state = Table(HEALING).state
    state[0].healer_at[13] = 7 + 3
    assert GAME.fault(state) == "healers"


def test_an_end_that_is_none():
    """§7.12 A third ending, or one while something is asked."""
    state = ended().state
    state[0].over = 3
    assert GAME.fault(state) == "over"
    state = new_table().state
    state[0].over = 1
    assert GAME.fault(state) == "over"


@pytest.mark.parametrize(
    ("field", "options", "fault"), [("hand_size", {}, "hands"), ("healers_held", TWO_EACH, "healers")]
)
def test_sizes_are_those_of_hands(field, options, fault):
    """§1.3 What everybody sees of a hand is how many there are in it: a size without its cards is found out."""
    _, state = load_position({"game": "loot_island", "options": options})
    state[0][field][0] += 1
    assert GAME.fault(state) == fault
