"""What can never be so is refused: every fault, by positions that say so and by damage that no position can say."""

from typing import Any

import pytest

from atoll.engine.errors import PositionError
from atoll.engine.position import load_position
from atoll.games.lost_island.position import FAULT_HELP
from atoll.games.lost_island.state import ALL_SEE, CARRIED, FAULTS, Ask, Fault

from .table import GAME, Table, asking, do, new_table, table
from .test_bombs import EXAMPLE

ROW = "# # # # # #"
PAIR = {"crimson": ["c3"], "indigo": ["d3"]}
FOUND = [ROW, "# flag # # S #", ROW, ROW, "# S # # S #", ROW]
"""The flag's stone, b2, is turned."""
START = {"crimson": ["a1", "b1", "a2"], "indigo": ["f6", "e6", "f5"]}
DECIDED = {
    "crimson": ["a1=1", "b1=2", "a2=3", "boat=4", "boat=5", "boat=6"],
    "indigo": ["f6=1", "e6=2", "f5=3", "boat=4", "boat=5", "boat=6"],
}
FREE = {"landscape": "free"}
ANYWHERE = {"explorers": "anywhere"}
ARRANGING = {"explorers": START, "asks": asking("arrange", 0, 1, topic=15)}
BOMB = ["# # # # # #", "# S # # S #", "# # cross_4 # # #", ROW, "# S # # S #", ROW]
ACT = {"ask": "act", "seats": [0], "left": 1}


def bomb(face="cross_4", explorers=None, asks=(), **fields):
    """A bomb on c3 at work."""
    island = [ROW, "# S # # S #", f"# # {face} # # #", ROW, "# S # # S #", ROW]
    people = explorers or {"crimson": ["b3"], "indigo": ["d3", "c4"]}
    return {"island": island, "explorers": people, "purses": [2, 2], "asks": [ACT, *asks], **fields}


def blast(topic, left=0, **fields):
    return {"ask": "blast", "seats": [0], "left": left, "subject": "c3", "topic": topic, **fields}


def miner(topic="indigo-a", **fields):
    return {"ask": "miner", "seats": [0, 1], "subject": "c3", "topic": topic, **fields}


EAST = 8 + 256 * 2
"""West to come, working eastward."""

IMPOSSIBLE: dict[str, list[dict[str, Any]]] = {
    "ground": [
        {"stones": ["a3", "b3", "c3"]},
        {"island": ["S # # # # #", "# S # # S #", ROW, ROW, "# S # # S #", ROW]},
        {"island": [ROW, "# # # # S #", ROW, ROW, "# S # # S #", ROW]},
        {"island": ["plain # # # # #", "# S # # S #", ROW, ROW, "# S # # S #", ROW], **ARRANGING},
        {"options": FREE, "stones": ["a1"], "explorers": {}, "asks": asking("stones", 0, left=4)},
    ],
    "faces": [
        {"island": ["storm storm storm storm storm #", "# S # # S #", ROW, ROW, "# S # # S #", ROW]},
        {"island": [ROW, "# flag # # flag #", ROW, ROW, "# S # # S #", ROW], "explorers": PAIR},
        {"island": ["flag # # # # #", "# S # # S #", ROW, ROW, "# S # # S #", ROW], "explorers": PAIR},
    ],
    "explorers": [
        {"explorers": {"crimson": ["c3"], "indigo": ["c3"]}},
        {"explorers": {"crimson": ["b2"]}},
        {"island": [". # # # # #", "# S # # S #", ROW, ROW, "# S # # S #", ROW], "explorers": {"crimson": ["a1"]}},
        {"explorers": {"crimson": ["a1", "b1"], "indigo": ["f6", "e6", "f5"]}, "asks": asking("arrange", 0, 1)},
        {
            "options": ANYWHERE, "explorers": {"crimson": ["a1=1", "b1=2", "c1=3", "d1=4"]},
            "asks": asking("place", 0),
        },
        {"options": FREE, "stones": ["c1"], "explorers": {"crimson": ["a1"]}, "asks": asking("stones", 1, left=3)},
    ],
    "values": [
        {"explorers": {"crimson": ["c3=?"], "indigo": ["d3"]}},
        {"explorers": {**START, "crimson": ["a1", "b1=2", "a2"]}, "asks": asking("arrange", 0, 1)},
        {"seen": {"crimson-a": [0]}, **ARRANGING},
        {"seen": {"orchid-a": ["all"]}, "explorers": PAIR},
        {"explorers": {**DECIDED, "crimson": START["crimson"]}, "asks": asking("begin")},
        {"options": ANYWHERE, "explorers": {"crimson": ["a1=1", "b1=2"], "indigo": []}, "asks": asking("place", 0)},
        {"options": ANYWHERE, "explorers": {"crimson": ["a1=1"], "indigo": ["f6"]}, "asks": asking("place", 1)},
        {"options": ANYWHERE, "explorers": {"crimson": ["boat=1"], "indigo": ["f6"]}, "asks": asking("place", 1)},
    ],
    "rings": [
        {"explorers": PAIR, "rings": ["crimson-b"]},
    ],
    "coins": [
        {"explorers": PAIR, "coins": {"a1": 1}},
        {"explorers": PAIR, "supply": 23},
        {"explorers": PAIR, "fresh": ["a1"]},
        {"purses": [2, 1], **ARRANGING},
        {"fresh": ["c1"], **ARRANGING},
    ],
    "flag": [
        {"explorers": PAIR, "flag": "c4"},
        {"explorers": PAIR, "flag": "crimson-a"},
        {"explorers": PAIR, "island": FOUND},
        {"explorers": PAIR, "island": FOUND, "flag": "crimson-b"},
        {"explorers": PAIR, "island": FOUND, "flag": "orchid-a"},
        {"explorers": PAIR, "island": FOUND, "flag": "c3"},
        {"explorers": PAIR, "island": [". # # # # #", *FOUND[1:]], "flag": "a1"},
        {"flag": "c4", **ARRANGING},
    ],
    "turn": [
        {"explorers": PAIR, "turns": 2, "turn": 0, "first": 0},
        {"explorers": PAIR, "asks": asking("act", 0, left=2), "turns": 3, "turn": 1, "first": 0},
    ],
    "asks": [
        {"explorers": PAIR, "asks": []},
        {"explorers": PAIR, "island": FOUND, "flag": "c4", "over": "won", "asks": asking("act", 0, left=1)},
        {"explorers": PAIR, "asks": asking("act", 1, left=1)},
        {"explorers": PAIR, "asks": asking("act", 0, left=0)},
        {"explorers": PAIR, "asks": asking("act", 0, left=3)},
        {"explorers": PAIR, "asks": asking("shrink", 0, left=0)},
        {"explorers": {"crimson": [], "indigo": ["d3"]}, "asks": asking("shrink", 0, left=1)},
        {"explorers": PAIR, "purses": [0, 0], "asks": asking("power", 0)},
        {"explorers": PAIR, "asks": asking("blow", 0, subject="a1")},
        {"explorers": PAIR, "asks": [*asking("act", 0, left=1), *asking("act", 0, left=1)]},
        {"explorers": PAIR, "asks": [*asking("act", 0, left=1), *asking("turn", subject="b2")]},
        {"explorers": PAIR, "asks": [*asking("act", 0, left=1), *asking("turn", subject="a1", left=1)]},
        {"explorers": PAIR, "asks": [*asking("act", 0, left=1), *asking("turn", 0, subject="a1")]},
        {
            "explorers": PAIR,
            "asks": [*asking("act", 0, left=1), *asking("turn", subject="a1"), *asking("turn", subject="a3")],
        },
        {"explorers": PAIR, "asks": [*asking("act", 0, left=1), *asking("turn_stone", subject="b2")]},
        {"explorers": PAIR, "asks": [*asking("act", 0, left=1), *asking("turn_stone", subject="a1")]},
        {"explorers": PAIR, "asks": [*asking("act", 0, left=1), *asking("blow", 0, subject="a1")]},
        {"explorers": PAIR, "asks": [*asking("act", 0, left=1), *asking("aim", 0, subject="a1")]},
        bomb("line_4", asks=asking("aim", 1, subject="c3")),
        {**bomb("line_4"), "asks": [{"ask": "power", "seats": [0]}, *asking("aim", 0, subject="c3")]},
        {"explorers": PAIR, "asks": [*asking("act", 0, left=1), *asking("flag", 0, subject="a1")]},
        {"explorers": PAIR, "asks": [*asking("act", 0, left=1), *asking("arrange", 0)]},
        bomb(asks=[blast(3)], explorers=None) | {"island": FOUND[:1] + BOMB[1:2] + [ROW] + BOMB[3:]},
        bomb(asks=[blast(16 + 32)]),
        bomb("diagonal_4", asks=[blast(1 + 2)]),
        bomb("line_4", asks=[blast(1 + 2)]),
        bomb(asks=[blast(2)]),
        bomb(asks=[blast(10, left=1)]),
        bomb(asks=[blast(EAST, left=1)]),
        bomb(asks=[blast(256 * 9, left=1), miner()]),
        bomb(asks=[blast(8, left=1), miner()]),
        bomb(asks=[blast(EAST, left=0), miner()]),
        bomb(asks=[blast(EAST, left=2), miner()]),
        bomb(asks=[blast(256 * 4, left=3), miner()]),
        bomb(asks=[blast(EAST, left=1), miner("indigo-b")]),
        bomb(asks=[blast(EAST, left=1), miner(subject="c4")]),
        bomb(asks=[blast(EAST, left=1), miner(seats=[])]),
        bomb(asks=[blast(EAST, left=1), miner()], purses=[1, 2]),
        bomb(asks=[miner()]),
        bomb(asks=[blast(EAST, left=1), miner(), miner()]),
        {**ARRANGING, "asks": [*asking("arrange", 0, 1), *asking("begin")]},
        {**ARRANGING, "asks": asking("arrange", 0)},
        {**ARRANGING, "asks": asking("arrange", 0, 1, topic=16)},
        {"explorers": {**DECIDED, "indigo": START["indigo"]}, "asks": asking("arrange", 1, topic=3)},
        {"explorers": DECIDED, "asks": asking("arrange")},
        {"explorers": DECIDED, "asks": asking("begin", 0)},
        {"options": FREE, "stones": ["c1", "c2", "c3", "c4"], "explorers": {}, "asks": asking("stones", 0, left=0)},
        {"options": FREE, "stones": ["c1"], "explorers": {}, "asks": asking("stones", 0, left=3)},
        {"options": {}, "stones": ["c1"], "explorers": {}, "asks": asking("stones", 1, left=3)},
        {"options": ANYWHERE, "explorers": {"crimson": ["a1=1"]}, "asks": asking("place", 0)},
        {"options": ANYWHERE, "explorers": {"crimson": ["a1"]}, "asks": asking("choose", 0, subject="crimson-b")},
        {
            "options": ANYWHERE,
            "explorers": {"crimson": ["a1=1", "b1=2", "c1=3"], "indigo": ["f1=1", "f2=2", "f3=3"]},
            "asks": asking("place", 0),
        },
        {"explorers": START, "asks": asking("place", 0)},
        {"options": ANYWHERE, "explorers": START, "asks": asking("arrange", 0, 1)},
    ],
    "over": [
        {"explorers": {"crimson": ["c3"], "indigo": []}, "island": FOUND, "flag": "crimson-a"},
        {"explorers": PAIR, "over": "won"},
        {"explorers": PAIR, "over": "drawn"},
        {"explorers": PAIR, "turns": 200, "over": "flag_alone"},
        {"explorers": PAIR, "turns": 200, "over": "drawn", "island": FOUND, "flag": "crimson-a"},
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
    """§1.5 With the fault's name and what would be right."""
    with pytest.raises(PositionError) as problem:
        load_position({"game": "lost_island", **fields})
    assert str(problem.value) == f"this position cannot be ({fault}): {FAULT_HELP[fault]}"


def test_every_fault_is_explained_and_tried():
    """§1.5 None is forgotten; what the boats could do wrong is refused before it is asked."""
    assert list(FAULT_HELP) == list(FAULTS.ids[1:])
    assert {*IMPOSSIBLE, "boats"} == set(FAULTS.ids[1:])


def test_the_pictures_above_are_sound_but_for_one_thing():
    """§1.5 What they start from can be."""
    for fields in (
        {"explorers": PAIR},
        {"explorers": PAIR, "island": FOUND, "flag": "c4"},
        {"explorers": PAIR, "island": FOUND, "flag": "crimson-a"},
        ARRANGING,
        {"explorers": DECIDED, "asks": asking("begin")},
        {"explorers": {**DECIDED, "indigo": START["indigo"]}, "asks": asking("arrange", 1, topic=12)},
        {"options": FREE, "stones": ["c1"], "explorers": {}, "asks": asking("stones", 1, left=3)},
        {"options": ANYWHERE, "explorers": {"crimson": ["a1=1"]}, "asks": asking("place", 1)},
        {"options": ANYWHERE, "explorers": {"crimson": ["a1"]}, "asks": asking("choose", 0, subject="crimson-a")},
        {"explorers": PAIR, "asks": [ACT, *asking("turn", subject="a1")]},
        bomb(asks=[blast(14)]),
        bomb(asks=[blast(EAST, left=1), miner()]),
        bomb("line_4", asks=asking("aim", 0, subject="c3")),
        {"explorers": PAIR, "turns": 200, "over": "drawn"},
        {"explorers": PAIR, "turns": 200, "over": "flag_alone", "island": FOUND, "flag": "crimson-a"},
    ):
        assert GAME.fault(Table(fields).state) is None


# -- what no position can say, but the fuzzer would see ----------------------------------------------------------------


def put(field, value, *at):
    """Damage: write a value into a field."""

    def damage(s):
        if at:
            s[field][at if len(at) > 1 else at[0]] = value
        else:
            s[field] = value

    return damage


def end(s):
    s.over = 4
    s.ask_count = 0
    s.asks[0] = 0


DAMAGE = {
    "no ground": (put("ground", 4, 0), Fault.GROUND),
    "less than no ground": (put("ground", -1, 0), Fault.GROUND),
    "a stone beyond the board": (lambda s: setattr(s, "stone_cells", int(s.stone_cells) + (1 << 40)), Fault.GROUND),
    "no face": (put("face", 99, 0), Fault.FACES),
    "less than no face": (put("face", -2, 0), Fault.FACES),
    "an open tile without a face": (put("ground", 2, 0), Fault.FACES),
    "a hidden tile with one": (put("face", 0, 0), Fault.FACES),
    "beyond the board": (put("where", 36, 0), Fault.EXPLORERS),
    "nowhere": (put("where", -2, 0), Fault.EXPLORERS),
    "a colour nobody has": (put("where", 30, 23), Fault.EXPLORERS),
    "in two boats": (put("boat", 7, 0, 4), Fault.BOATS),
    "aboard twice": (put("boat", 1, 0, 1), Fault.BOATS),
    "aboard and ashore": (put("boat", 0, 0, 0), Fault.BOATS),
    "an explorer that does not exist": (put("boat", 24, 0, 0), Fault.BOATS),
    "less than an explorer": (put("boat", -2, 0, 0), Fault.BOATS),
    "a gap in a boat": (put("boat", -1, 0, 1), Fault.BOATS),
    "missing": (put("boat", -1, 0, 4), Fault.BOATS),
    "a boat of nobody": (put("boat", 18, 3, 0), Fault.BOATS),
    "less than none decided": (put("chosen", -1, 0), Fault.VALUES),
    "seven decided": (put("chosen", 7, 0), Fault.VALUES),
    "decided by nobody": (put("chosen", 1, 3), Fault.VALUES),
    "not all decided": (put("chosen", 5, 0), Fault.VALUES),
    "a value of seven": (put("value", 7, 0), Fault.VALUES),
    "less than a value": (put("value", -1, 0), Fault.VALUES),
    "a value twice": (put("value", 2, 0), Fault.VALUES),
    "seen by too many": (put("seen", ALL_SEE + 1, 0), Fault.VALUES),
    "seen by fewer than none": (put("seen", -1, 0), Fault.VALUES),
    "two rings": (put("ring", 2, 0), Fault.RINGS),
    "less than a ring": (put("ring", -1, 0), Fault.RINGS),
    "less than no supply": (put("supply", -1), Fault.COINS),
    "less than an empty purse": (put("purse", -1, 0), Fault.COINS),
    "coins of nobody": (put("purse", 1, 3), Fault.COINS),
    "less than no coin": (put("coins", -1, 0), Fault.COINS),
    "fresh beyond the board": (put("fresh", 1 << 40), Fault.COINS),
    "a flag beyond all": (put("flag", -2), Fault.FLAG),
    "nobody began": (put("first", -1), Fault.TURN),
    "somebody else began": (put("first", 2), Fault.TURN),
    "no turn": (put("turns", 0), Fault.TURN),
    "too many turns": (put("turns", 201), Fault.TURN),
    "twice reinforced": (put("reinforced", 2), Fault.TURN),
    "less than a victory": (put("victory", -1), Fault.TURN),
    "fewer than no question": (put("ask_count", -1), Fault.ASKS),
    "too many questions": (put("ask_count", 7), Fault.ASKS),
    "a seat asked that is not there": (lambda s: setattr(s.asks[0], "seats", 4), Fault.ASKS),
    "fewer than no seat": (lambda s: setattr(s.asks[0], "seats", -1), Fault.ASKS),
    "rubbish above the questions": (lambda s: setattr(s.asks[3], "topic", 1), Fault.ASKS),
    "a kind above the questions": (lambda s: setattr(s.asks[3], "kind", 1), Fault.ASKS),
    "a question about nothing": (lambda s: setattr(s.asks[0], "kind", Ask.NOTHING), Fault.ASKS),
    "an ending that does not exist": (end, Fault.OVER),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_is_seen(name):
    """§1.5 In a position that is sound without it."""
    state = Table({"explorers": PAIR}).state
    assert GAME.fault(state) is None
    damage, fault = DAMAGE[name]
    damage(state[0])
    assert GAME.fault(state) == FAULTS.ids[fault]


WHILE_ARRANGING = {
    "a turn": (put("turns", 1), Fault.TURN),
    "a reinforcement": (put("reinforced", 1), Fault.TURN),
    "an ending": (put("over", 1), Fault.ASKS),
    "a topic of less than nothing": (lambda s: setattr(s.asks[0], "topic", -1), Fault.ASKS),
    "a purse that is not full": (put("purse", 0, 0), Fault.COINS),
    "a flag in the air": (put("flag", CARRIED), Fault.FLAG),
}


@pytest.mark.parametrize("name", WHILE_ARRANGING)
def test_damage_is_seen_while_all_arrange(name):
    """§2.4 Before the first turn."""
    state = new_table().state
    damage, fault = WHILE_ARRANGING[name]
    damage(state[0])
    assert GAME.fault(state) == FAULTS.ids[fault]


def test_an_end_before_the_beginning():
    """§10.1 Nothing is over while something is asked."""
    state = new_table().state
    state[0].over = -1
    assert GAME.fault(state) in ("asks", "over")


@pytest.mark.parametrize(("field", "value"), [("subject", -1), ("subject", 36), ("topic", -1), ("seats", 0)])
def test_a_bomb_that_is_damaged(field, value):
    """§6.5 Its question holds where it is and where it works."""
    t = do(table(EXAMPLE, purses=[0, 0, 0]), "reveal c3", "turn line_4", "aim vertical")
    setattr(t.state[0].asks[1], field, value)
    assert GAME.fault(t.state) == "asks"


@pytest.mark.parametrize(("field", "value"), [("topic", -1), ("topic", 99), ("subject", -1)])
def test_a_miner_that_is_damaged(field, value):
    """§7.6 Its question names the bomb and whom it meets next."""
    t = do(table(EXAMPLE, purses=[2, 0, 0]), "reveal c3", "turn line_4", "aim vertical", "blast s")
    setattr(t.state[0].asks[2], field, value)
    assert GAME.fault(t.state) == "asks"
