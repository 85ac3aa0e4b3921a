"""What can never be so is refused: every fault, by positions that say so and by damage that no position can say."""

from typing import Any

import pytest

from atoll.engine.errors import PositionError
from atoll.engine.position import load_position
from atoll.games.the_island.board import SLOT
from atoll.games.the_island.position import FAULT_HELP, WHOLE
from atoll.games.the_island.state import ABOARD, FAULTS, LOST, SAFE, Ask, Fault

from .table import GAME, Table, asking, new_table, rolled, table
from .test_challenges import ALL_TAKEN, SUNKEN
from .test_preparation import full_island

PAIR = {"crimson": ["d4"], "indigo": ["d5"]}
ONE_TAKEN = ["bbb.", *WHOLE[1:]]
TWO_TAKEN = ["bb..", *WHOLE[1:]]
SWIMMERS = {"crimson": ["c4"], "indigo": ["c5"]}
QUICK = {"start": "quick"}
PLACING = {"first": 0, "asks": asking("place", 0)}
LAUNCHING = {"first": 0, "asks": asking("launch", 0), "explorers": full_island(2)}
SHARK_WAITS: list[dict[str, Any]] = [
    {"ask": "creature", "seats": [0], "left": 0, "subject": "shark-1", "topic": "shark"},
    {"ask": "defend", "seats": [1], "subject": "shark-1", "topic": "shark"},
]
WINDOW = {
    "tiles": TWO_TAKEN, "explorers": {"crimson": ["d4"], "indigo": ["c5"]}, "creatures": {"shark": ["c5"]},
    "hands": [{}, {"beach": ["stop_shark"]}], "asks": SHARK_WAITS,
}  # fmt: skip


def window(below=None, above=None, **fields):
    """The window of a shark, with other questions."""
    asks = [{**SHARK_WAITS[0], **(below or {})}, {**SHARK_WAITS[1], **(above or {})}]
    return WINDOW | {"asks": asks} | fields


IMPOSSIBLE: dict[str, list[dict[str, Any]]] = {
    "terrain": [
        {"tiles": ["bbbb", "bfffb", "bbfmmffb", "bfm.mfb", "bffmmfbb", "bfffb", "bbbb"]},
        {"tiles": ["bbbb", "b.ffb", *WHOLE[2:]]},
        {"tiles": ONE_TAKEN, "asks": asking("begin", None)},
        {"tiles": WHOLE, "asks": asking("lay", None, subject="d4")},
    ],
    "explorers": [
        {"explorers": {"crimson": ["-"], "indigo": ["d4"]}},
        {"explorers": {"crimson": ["boat-1"], "indigo": ["d4"]}, "boats": ["lost"]},
        {"explorers": {"crimson": ["c4"]}, **PLACING},
        {"explorers": {"indigo": ["d4"]}, **PLACING},
        {"explorers": {"crimson": ["-", "d4"], "indigo": ["d5"]}, **PLACING},
        {"explorers": {"crimson": ["d4"], "indigo": ["d4"]}, **PLACING},
        {"explorers": {"crimson": ["d4"]}, "asks": asking("begin", None)},
        {"first": 0, "asks": asking("begin", None)},
        {"asks": asking("place", 0)},
        {"first": 0, "asks": asking("launch", 0)},
    ],
    "values": [
        {"explorers": {"crimson": ["d4=?"], "indigo": ["d4"]}},
        {"explorers": {"crimson": ["d4", "-=4"], "indigo": ["d5"]}, **PLACING},
        {"explorers": {"crimson": ["d4=3"]}, "first": 0, "asks": asking("value", 0, subject="crimson-1")},
    ],
    "boats": [
        {"explorers": PAIR, "boats": ["d6"]},
        {"explorers": PAIR, "boats": ["lost"] * 5},
        {"boats": ["c4"], **PLACING},
        {"boats": ["c4", "c5", "c6", "c7"], **LAUNCHING},
    ],
    "crew": [
        {"explorers": {"crimson": ["boat-1"] * 4, "indigo": ["d4"]}, "boats": ["c4"]},
    ],
    "creatures": [
        {"explorers": PAIR, "creatures": {"serpent": ["d4"]}},
        {"explorers": PAIR, "creatures": {"shark": ["c4"]}},
        {"explorers": PAIR, "tiles": ONE_TAKEN, "spent": {"beach": ["whale"]}},
        {"creatures": {"serpent": ["lost"] * 5}, **LAUNCHING},
    ],
    "swimmers": [
        {"explorers": {"crimson": ["b1"], "indigo": ["d4"]}},
        {
            "tiles": TWO_TAKEN, "explorers": {"crimson": ["boat-1"], "indigo": ["c5", "d4"]}, "boats": ["c5"],
            "creatures": {"shark": ["c5"], "whale": ["c5"]},
            "asks": [
                {"ask": "creature", "seats": [0], "left": 0, "subject": "whale-1", "topic": "whale"},
                {"ask": "defend", "seats": [1], "subject": "whale-1", "topic": "whale"},
            ],
        },
    ],
    "tiles": [
        {"explorers": PAIR, "tiles": ONE_TAKEN, "spent": {}},
        {"explorers": PAIR, "tiles": TWO_TAKEN, "spent": {"beach": ["dolphin"]}, "asks": asking("move", 0, left=1)},
        {"explorers": PAIR, "spent": {"beach": ["dolphin"]}},
        {"explorers": PAIR, "tiles": TWO_TAKEN, "spent": {"beach": ["stop_shark", "stop_shark"]}},
        {"explorers": PAIR, "tiles": ONE_TAKEN, "hands": [{"beach": ["shark"]}], "spent": {}},
        {"explorers": PAIR, "tiles": ONE_TAKEN, "hands": [{"beach": ["?"]}], "spent": {}},
        {"explorers": PAIR, "tiles": ONE_TAKEN, "hands": [{"beach": ["dolphin", "?"]}], "spent": {}},
    ],
    "turn": [
        {"explorers": PAIR, "turns": 2},
        {"explorers": PAIR, "turn": 1, "first": 0},
        {"explorers": PAIR, "asks": asking("roll", None)},
        {"explorers": PAIR, "last_turns": 1},
        {"over": "all_gone", "turns": 3},
    ],
    "asks": [
        {"explorers": PAIR, "over": "all_gone", "asks": asking("move", 0, left=1)},
        {"explorers": PAIR, "asks": []},
        {"explorers": PAIR, "asks": asking("move", 1, left=3)},
        {"explorers": PAIR, "asks": asking("move", 0, left=0)},
        {"explorers": PAIR, "asks": asking("move", 0, left=4)},
        {"explorers": {"indigo": ["d4"]}, "asks": asking("move", 0, left=1)},
        {"explorers": PAIR, "asks": asking("play", 0)},
        {"explorers": PAIR, "asks": [*asking("sink"), *asking("sink")]},
        {"explorers": PAIR, "asks": [*asking("sink"), *asking("sink"), *asking("sink")]},
        {"explorers": SWIMMERS, "swam": ["crimson-1"], "asks": asking("sink")},
        {"explorers": SWIMMERS, "swam": ["indigo-1"]},
        {"explorers": PAIR, "swam": ["crimson-1"]},
        {"explorers": {"crimson": ["boat-1"], "indigo": ["d4"]}, "boats": ["c4"], "swam": ["crimson-1"]},
        {"explorers": SWIMMERS, "over": "all_gone", "swam": ["crimson-1"]},
        {"asks": asking("lay", None, subject="d5"), "tiles": SUNKEN},
        {"asks": asking("begin", 0)},
        {"explorers": {}, "first": 0, "asks": asking("place", 1)},
        {"explorers": {}, "options": QUICK, "first": 0, "asks": asking("place", 0)},
        {"explorers": {}, "first": 0, "asks": asking("scatter", None, topic="0")},
        {"explorers": {}, "options": QUICK, "first": 0, "asks": asking("scatter", None, topic="1")},
        {"explorers": {"crimson": ["d4=?"]}, "options": QUICK, "first": 0, "asks": asking("value", 0, subject="crimson-1")},
        {"explorers": {"crimson": ["d4=?"]}, "first": 0, "asks": asking("value", 1, subject="crimson-1")},
        {"explorers": {"crimson": ["d4=3"]}, "first": 0, "asks": asking("value", 0)},
        {"explorers": full_island(2), "options": QUICK, "first": 0, "asks": asking("launch", 0)},
        {"explorers": full_island(2), "first": 0, "asks": asking("launch", 1)},
        {"explorers": full_island(2), "first": 0, "asks": asking("drift", None, topic="0")},
        {"explorers": full_island(2), "options": QUICK, "first": 0, "asks": asking("drift", None, topic="1")},
        {"explorers": PAIR, "tiles": ONE_TAKEN, "asks": asking("roll", 0)},
        {"explorers": PAIR, "tiles": ONE_TAKEN, "asks": asking("turn_up", 0, subject="d7", topic="beach")},
        {"explorers": PAIR, "tiles": ONE_TAKEN, "asks": asking("turn_up", None, subject="d6", topic="beach")},
        {
            "explorers": PAIR, "tiles": ONE_TAKEN, "creatures": {"serpent": ["d7"]},
            "asks": asking("turn_up", None, subject="d7", topic="beach"),
        },
        {"explorers": PAIR, "tiles": ONE_TAKEN, "asks": asking("crew", 0, left=3, subject="d7", topic="1")},
        {
            "explorers": {"crimson": ["d7"] * 3, "indigo": ["d7"]}, "tiles": ONE_TAKEN, "boats": ["lost"] * 4 + ["d7"],
            "asks": asking("crew", 0, left=2, subject="d7", topic="5"),
        },
        {"explorers": PAIR, "tiles": ONE_TAKEN, "asks": rolled("shark")},
        {"explorers": PAIR, "tiles": ONE_TAKEN, "asks": rolled("serpent", left=2)},
        {"explorers": PAIR, "tiles": ONE_TAKEN, "asks": rolled("serpent", left=1, subject="shark-1")},
        {"explorers": PAIR, "tiles": ONE_TAKEN, "asks": rolled("serpent", left=1, subject="serpent-1")},
        {
            "explorers": PAIR, "tiles": ONE_TAKEN, "creatures": {"shark": ["lost"]},
            "asks": rolled("shark", left=1, subject="shark-1"),
        },
        {"explorers": PAIR, "tiles": ONE_TAKEN, "asks": asking("creature", 0, left=1)},
        {"explorers": PAIR, "asks": asking("dolphin", 0, left=3)},
        {"explorers": SWIMMERS, "asks": asking("dolphin", 0, left=4)},
        {"explorers": SWIMMERS, "asks": asking("dolphin", 0, left=2)},
        {"explorers": SWIMMERS, "asks": asking("dolphin", 0, left=3, subject="crimson-1")},
        {"explorers": SWIMMERS, "asks": asking("dolphin", 0, left=2, subject="indigo-1")},
        {"explorers": PAIR, "asks": asking("dolphin", 0, left=2, subject="crimson-1")},
        {"explorers": PAIR, "boats": ["c4"], "asks": asking("wind", 0, left=3)},
        {"explorers": PAIR, "boats": ["c4"], "asks": asking("wind", 0, left=2, subject="1")},
        {"explorers": PAIR, "asks": asking("move_creature", 0, topic="shark")},
        {"explorers": PAIR, "asks": asking("move_creature", 0)},
        {"explorers": PAIR, "asks": asking("move_creature", 0, topic="shark", subject="serpent-1")},
        {"explorers": PAIR, "asks": asking("move_creature", 0, topic="shark", subject="shark-1")},
        {"explorers": PAIR, "tiles": ONE_TAKEN, "asks": asking("defend", 0, topic="shark", subject="shark-1")},
        window(below={"subject": "shark-2"}),
        window(above={"topic": "whale"}),
        window(above={"seats": []}),
        window(above={"seats": [0]}),
        window(above={"seats": [0, 1]}),
        window(below={"left": 1}),
        window(hands=[{"beach": ["stop_shark"]}, {}]),
        window(explorers={"crimson": ["d4"], "indigo": ["d5"]}),
        window(
            explorers={"crimson": ["d4"], "indigo": ["boat-1"]}, boats=["b1"],
            below={"subject": "serpent-1", "topic": "serpent"}, above={"subject": "serpent-1", "topic": "serpent"},
        ),
    ],
    "over": [
        {"explorers": PAIR, "over": "volcano", "tiles": ONE_TAKEN},
        {"explorers": PAIR, "over": "all_gone"},
        {"explorers": PAIR, "over": "sunk", "tiles": ONE_TAKEN, "spent": {}},
        {"explorers": PAIR, "over": "stalled"},
        {"explorers": {"crimson": ["northwest"]}, "asks": asking("sink")},
        {"options": {"atlantis": "yes"}, "explorers": SWIMMERS, "tiles": SUNKEN, **ALL_TAKEN},
        {"explorers": SWIMMERS, "tiles": SUNKEN, **ALL_TAKEN},
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
    """§1.4 With the fault's name and what would be right."""
    with pytest.raises(PositionError) as problem:
        load_position({"game": "the_island", **fields})
    assert str(problem.value) == f"this position cannot be ({fault.replace('_', ' ')}): {FAULT_HELP[fault]}"


def test_every_fault_is_explained_and_tried():
    """§1.4 None is forgotten."""
    assert list(FAULT_HELP) == list(FAULTS.ids[1:])
    assert list(IMPOSSIBLE) == list(FAULTS.ids[1:])


def test_the_pictures_above_are_sound_but_for_one_thing():
    """§1.4 What they start from can be."""
    for fields in (
        {"explorers": PAIR},
        {"explorers": SWIMMERS, "swam": ["crimson-1"]},
        {"explorers": SWIMMERS, "asks": asking("dolphin", 0, left=3)},
        {"explorers": {}, **PLACING},
        LAUNCHING,
        WINDOW,
        {"explorers": PAIR, "tiles": ONE_TAKEN, "asks": rolled("serpent")},
        {"explorers": PAIR, "tiles": ONE_TAKEN, "asks": asking("turn_up", None, subject="d7", topic="beach")},
    ):
        assert GAME.fault(Table(fields).state) is None


# -- what no position can say, but the fuzzer would see ----------------------------------------------------------------

DAMAGE = {
    "no terrain": (lambda s: s.terrain.__setitem__(0, 4), Fault.TERRAIN),
    "land in the sea": (lambda s: s.terrain.__setitem__(0, 0), Fault.TERRAIN),
    "a tile too many counted": (lambda s: setattr(s, "land", 39), Fault.TERRAIN),
    "41 tiles laid": (lambda s: setattr(s, "laid", 41), Fault.TERRAIN),
    "a colour nobody has": (lambda s: s.where.__setitem__(39, 0), Fault.EXPLORERS),
    "beyond the board": (lambda s: s.where.__setitem__(0, 150), Fault.EXPLORERS),
    "a thirteenth boat": (lambda s: s.where.__setitem__(0, ABOARD + 12), Fault.EXPLORERS),
    "a fifth safe island": (lambda s: s.where.__setitem__(0, SAFE + 4), Fault.EXPLORERS),
    "lost twice": (lambda s: s.where.__setitem__(0, LOST + 1), Fault.EXPLORERS),
    "a value of seven": (lambda s: s.value.__setitem__(0, 7), Fault.VALUES),
    "a value too often": (lambda s: s.value.__setitem__(0, 6), Fault.VALUES),
    "less than no value in hand": (lambda s: s.held.__setitem__((0, 1), -1), Fault.VALUES),
    "values of nobody's colour": (lambda s: s.held.__setitem__((3, 1), 1), Fault.VALUES),
    "nothing in hand": (lambda s: s.held.__setitem__((0, 0), 1), Fault.VALUES),
    "a boat that was not launched": (lambda s: s.boat.__setitem__(9, 20), Fault.BOATS),
    "a boat beyond the board": (lambda s: s.boat.__setitem__(0, 133), Fault.BOATS),
    "a boat in a cell and not": (lambda s: s.boat_at.__setitem__(0, 0), Fault.BOATS),
    "a ghost aboard": (lambda s: s.crew.__setitem__((0, 0), 1), Fault.CREW),
    "a shark beyond the board": (lambda s: s.creature.__setitem__(0, 133), Fault.CREATURES),
    "a shark that has not appeared": (lambda s: s.creature.__setitem__(5, 20), Fault.CREATURES),
    "seven sharks": (lambda s: s.appeared.__setitem__(1, 7), Fault.CREATURES),
    "four serpents": (lambda s: (s.appeared.__setitem__(0, 4), s.creature.__setitem__(4, -1)), Fault.CREATURES),
    "less than no tile": (lambda s: s.spent.__setitem__((0, 5), -1), Fault.TILES),
    "less than no tile in hand": (lambda s: s.hand.__setitem__((0, 0, 5), -1), Fault.TILES),
    "a tile in nobody's hand": (lambda s: s.hand.__setitem__((3, 0, 5), 1), Fault.TILES),
    "a back without a tile": (lambda s: s.hand_size.__setitem__((0, 0), 1), Fault.TILES),
    "nobody began": (lambda s: setattr(s, "first", -1), Fault.TURN),
    "less than no last turn": (lambda s: setattr(s, "last_turns", -1), Fault.TURN),
    "no question": (lambda s: setattr(s, "ask_count", 0), Fault.ASKS),
    "a seat asked that is not there": (lambda s: setattr(s.asks[0], "seats", 4), Fault.ASKS),
    "rubbish above the questions": (lambda s: setattr(s.asks[3], "topic", 1), Fault.ASKS),
    "a kind above the questions": (lambda s: setattr(s.asks[3], "kind", 1), Fault.ASKS),
    "a question about nothing": (lambda s: setattr(s.asks[0], "kind", Ask.NOTHING), Fault.ASKS),
    "cells left of nothing": (lambda s: ask_nothing(s, 2), Fault.ASKS),
    "a swim of nobody": (lambda s: setattr(s, "swam", 1 << 40), Fault.ASKS),
    "an ending that does not exist": (lambda s: end(s, 5), Fault.OVER),
}


def ask_nothing(s, left):
    s.asks[0].kind = 0
    s.asks[0].left = left


def end(s, ending):
    s.over = ending
    s.ask_count = 0
    s.asks[0] = 0


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_is_seen(name):
    """§1.4 In a position that is sound without it."""
    state = Table({"explorers": PAIR}).state
    assert GAME.fault(state) is None
    damage, fault = DAMAGE[name]
    damage(state[0])
    assert GAME.fault(state) == FAULTS.ids[fault]


WHILE_PREPARING = {
    "nobody is to place": (lambda s: setattr(s, "first", 2), Fault.EXPLORERS),
    "an ending": (lambda s: setattr(s, "over", 1), Fault.ASKS),
    "a turn": (lambda s: setattr(s, "turns", 1), Fault.TURN),
    "a tile too early": (lambda s: s.spent.__setitem__((0, 5), 1), Fault.TILES),
}


@pytest.mark.parametrize("name", WHILE_PREPARING)
def test_damage_is_seen_while_explorers_are_placed(name):
    """§2.5 Before the first turn."""
    state = Table({"explorers": {}, **PLACING}).state
    damage, fault = WHILE_PREPARING[name]
    damage(state[0])
    assert GAME.fault(state) == FAULTS.ids[fault]


def test_less_than_no_tile_laid():
    """§2.2 While tiles are laid."""
    state = new_table().state
    state[0].laid = -1
    assert GAME.fault(state) == "terrain"


def test_a_value_question_of_an_explorer_that_is_not_placed():
    """§2.5 The one placed last, no other."""
    t = Table({"explorers": {"crimson": ["d4=?"]}, "first": 0, "asks": asking("value", 0, subject="crimson-1")})
    for subject in (-1, 1, 20):
        t.state[0].asks[0].subject = subject
        assert GAME.fault(t.state) in ("asks", "values")


def test_crowds():
    """§9.1 Two on a tile inland, if so chosen; not three, not on the coast."""
    for cells, crowded, fault in (
        (["e6", "e6"], "yes", None),
        (["d4", "d4"], "yes", "explorers"),
        (["e6", "e6"], "no", "explorers"),
    ):
        fields = {"explorers": {"crimson": cells[:1], "indigo": cells[1:]}, "options": {"crowded": crowded}, **PLACING}
        if fault is None:
            assert GAME.fault(Table(fields).state) is None
        else:
            with pytest.raises(PositionError, match=fault):
                Table(fields)


def test_a_crew_question_of_a_boat_that_is_elsewhere():
    """§6.8 The boat that has appeared lies in the cell."""
    t = table("d4 CCCI<>\nd6 bI", boats=["lost"] * 4 + ["d4"], asks=asking("crew", 0, left=3, subject="d4", topic="5"))
    for field, value in (("subject", -1), ("topic", 12), ("topic", 3), ("left", 0)):
        broken = t.state.copy()
        setattr(broken[0].asks[0], field, value)
        assert GAME.fault(broken) == "asks"
    assert SLOT.ids[0] == "d4"
