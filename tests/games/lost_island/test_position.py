"""Positions as JSON: defaults, writing and reading, and everything that the reader refuses, with the field named."""

import json
from functools import partial
from typing import Any

import pytest

from atoll.engine.position import dump_position, load_position, parse_position
from atoll.games.lost_island.position import IN_THE_BOX, census

from .. import tables
from .table import GAME, POWER, SHRINK, Table, asking, do, new_table, question, table
from .test_bombs import EXAMPLE

PAIR = {"crimson": ["c3"], "indigo": ["d3"]}
ROW = "# # # # # #"
FIRST_ROW = ("a1", "b1", "c1", "d1", "e1", "f1")


def load(**fields):
    return load_position({"game": "lost_island", **fields})[1]


refused = partial(tables.refused, "lost_island")


# -- defaults ----------------------------------------------------------------------------------------------------------


def test_explorers_are_enough():
    """Everything else may be left out; who is not named is in the boat, with the low values."""
    t = Table({"explorers": PAIR})
    assert t.asks == asking("act", 0, left=2)
    assert t.options["seats"] == 2
    assert t.explorers["crimson"] == ["c3=1", "boat=2", "boat=3", "boat=4", "boat=5", "boat=6"]
    assert t.boats["crimson"] == ["b", "c", "d", "e", "f"]
    assert t.stones == ["b2", "e2", "b5", "e5"]
    assert (t.purses, t.supply, t.flag, t.coins, t.rings, t.seen) == ([1, 1], 22, "hidden", {}, [], {})
    assert (t.turns, t.turn, t.first, t.over, t.fresh) == (1, 0, 0, None, None)


def test_an_empty_position():
    """A first turn, everybody where they start; in a free landscape they are in the boats."""
    t = Table({})
    assert question(t) == "act 0"
    assert t.explorers["indigo"] == ["f6=1", "e6=2", "f5=3", "boat=4", "boat=5", "boat=6"]
    t = Table({"stones": ["a1", "f1", "a6", "f6"], "options": {"landscape": "free"}})
    assert t.boats["indigo"] == list("abcdef")


def test_case_does_not_matter():
    """Cells, tiles, names; S is a stone either way."""
    island = ["Plain # .STORM # # #", "# s # # S #", ROW, ROW, "# S # # s #", ROW]
    t = Table({"island": island, "explorers": {"crimson": ["C3=4", "Boat=2"], "indigo": ["d3"]}})
    assert t.explorers["crimson"][:2] == ["c3=4", "boat=2"]
    assert [row.split() for row in t.island[:2]] == [
        ["plain", "#", ".storm", "#", "#", "#"],
        ["#", "S", "#", "#", "S", "#"],
    ]


@pytest.mark.parametrize(
    ("fields", "seats"),
    [
        ({"explorers": PAIR}, 2),
        ({"explorers": {"crimson": ["c3"], "amber": ["d3"]}}, 3),
        ({"explorers": {"orchid": ["d3"]}}, 4),
        ({"purses": [1, 1, 1]}, 3),
        ({"explorers": PAIR, "options": {"seats": 4}}, 4),
    ],
)
def test_seats_follow_from_colours_and_purses(fields, seats):
    assert Table(fields).options["seats"] == seats


def test_values_that_are_not_given():
    t = Table({"explorers": {"crimson": ["c3=6", "c4", "c5=1"], "indigo": ["d3"]}})
    assert t.explorers["crimson"] == ["c3=6", "c4=2", "c5=1", "boat=3", "boat=4", "boat=5"]


def test_stones_of_a_landscape():
    assert Table({"options": {"landscape": "corners"}}).stones == ["a1", "f1", "a6", "f6"]
    assert Table({"stones": ["c1", "d1", "c6", "d6"]}).island[0].split() == ["#", "#", "S", "S", "#", "#"]


def test_turns():
    """Two of turns, turn and first say the third."""
    t = Table({"explorers": PAIR, "turns": 5, "turn": 1})
    assert (t.turn, t.first) == (1, 1)
    t = Table({"explorers": PAIR, "turns": 4, "first": 0})
    assert t.turn == 1
    t = Table({"explorers": PAIR, "turns": 4})
    assert (t.turn, t.first) == (0, 1)


# -- writing and reading -----------------------------------------------------------------------------------------------

WRITTEN: dict[str, dict[str, Any]] = {
    "a first turn": {"explorers": PAIR},
    "everything": {
        "options": {"seats": 3, "discards": "face_down"},
        "island": ["# S storm loot_2 cross_4 .", ". .storm # # # #", ROW, ROW, ROW, "S S flag # # #"],
        "stones": ["b1", "a6", "b6", "c6"],
        "explorers": {"crimson": ["a1=6", "c3"], "indigo": ["boat=3", "b3"], "amber": ["e3"]},
        "boats": {"indigo": ["f", "a", "c", "d", "e"]},
        "coins": {"d1": 2},
        "fresh": ["d1"],
        "rings": ["crimson-a"],
        "seen": {"crimson-a": ["all"], "indigo-b": [0, 2]},
        "purses": [4, 0, 2],
        "supply": 3,
        "flag": "f3",
        "turns": 7,
        "turn": 2,
        "reinforced": True,
        "recruited": True,
        "victory": True,
        "asks": asking("shrink", 2, left=1),
    },
    "a bearer": {"island": [ROW, "# flag # # S #", ROW, ROW, "# S # # S #", ROW], "explorers": PAIR, "flag": "indigo-a"},
    "over": {
        "island": [ROW, "# flag # # S #", ROW, ROW, "# S # # S #", ROW], "explorers": {"crimson": ["c3"], "indigo": []},
        "flag": "crimson-a", "over": "won",
    },
    "arranging": {
        "explorers": {"crimson": ["a1=3", "b1", "a2"], "indigo": ["f6", "e6", "f5"]},
        "asks": asking("arrange", 0, 1, topic=15),
    },
}  # fmt: skip


@pytest.mark.parametrize("name", WRITTEN)
def test_there_and_back(name):
    """What is written is read as the same bytes."""
    state = load(**WRITTEN[name])
    written = json.loads(json.dumps(dump_position(GAME, state)))
    assert load_position(written)[1].tobytes() == state.tobytes()
    for key, value in WRITTEN[name].items():
        if key not in ("options", "island", "explorers", "boats"):
            assert written[key] == value, key


@pytest.mark.parametrize("viewer", [0, 1, 2, -2])
def test_views_can_be_written(viewer):
    """With question marks where the viewer does not know."""
    written = dump_position(GAME, GAME.view(load(**WRITTEN["everything"]), viewer))
    assert written["explorers"]["crimson"][0] == "a1=6"
    assert ("?" in written["explorers"]["amber"][0]) == (viewer != 2)


def test_in_the_middle_of_a_bomb():
    """The directions to come, the one it works in, how far it has come."""
    t = do(table(EXAMPLE, purses=[2, 0, 0]), "reveal c3", "turn line_4", "aim vertical", "blast s")
    assert t.asks == [
        {"ask": "act", "seats": [0], "left": 1},
        {"ask": "blast", "seats": [0], "left": 1, "subject": "c3", "topic": 1 + 256 * 3},
        {"ask": "miner", "seats": [0], "subject": "c3", "topic": "indigo-a"},
    ]


def test_a_file():
    """As text, too."""
    game, state = parse_position(json.dumps({"game": "lost_island", **WRITTEN["a bearer"]}))
    assert (game.id, game.fault(state)) == ("lost_island", None)


# -- what is refused ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "fields"),
    [
        ("island: give 6 rows of 6 words; here are rows of 6, 5", {"island": [ROW, "# # # # #"]}),
        (r"island\[0\]: 'bog' is no tile", {"island": ["bog # # # # #", ROW, ROW, ROW, ROW, ROW]}),
        (r"island\[0\]: '.#' is no tile", {"island": [".# # # # # #", ROW, ROW, ROW, ROW, ROW]}),
        (r"stones\[0\]", {"stones": ["z1"]}),
        ("explorers: give an object", {"explorers": ["c3"]}),
        ("explorers: 'green' is no colour of this game", {"explorers": {"green": ["c3"]}}),
        ("explorers: 'amber' is no colour of this game", {"explorers": {"amber": []}, "options": {"seats": 2}}),
        ("explorers.crimson: a colour has 6 explorers, here are 7", {"explorers": {"crimson": ["boat"] * 7}}),
        (r"crimson\[0\]: 'z3' is no place", {"explorers": {"crimson": ["z3"]}}),
        (r"crimson\[0\]: '7' is no value that the colour has left", {"explorers": {"crimson": ["c3=7"]}}),
        (r"crimson\[1\]: '4' is no value that the colour has left", {"explorers": {"crimson": ["c3=4", "c4=4"]}}),
        (r"crimson\[0\]: 'x' is no value that the colour has left", {"explorers": {"crimson": ["c3=x"]}}),
        ("boats: give an object", {"boats": []}),
        ("boats: 'green' is no colour", {"boats": {"green": []}}),
        ("in the boat of crimson are b, c, d, e, f: name each once", {"explorers": PAIR, "boats": {"crimson": ["a"]}}),
        ("are nobody: name each once", {"explorers": {"crimson": list(FIRST_ROW)}, "boats": {"crimson": ["a"]}}),
        ("rings", {"rings": ["green-a"]}),
        ("seen: give an object", {"seen": []}),
        ("seen: 'green-a' is no explorer", {"seen": {"green-a": [0]}}),
        ("coins: give an object", {"coins": []}),
        ("coins: 'z1' is no cell", {"coins": {"z1": 1}}),
        ("coins.a1: ", {"coins": {"a1": 99}}),
        ("fresh", {"fresh": ["z1"]}),
        ("purses: 2 seats need 2 numbers, not 3", {"purses": [1, 1, 1], "options": {"seats": 2}}),
        (r"purses\[1\]", {"purses": [1, -1]}),
        ("supply", {"supply": 25}),
        ("flag: 'z9': write hidden, a cell", {"flag": "z9"}),
        ("turns", {"turns": 201}),
        ("turn", {"turn": 2}),
        ("first", {"first": 2}),
        ("over", {"over": "lost"}),
        ("asks", {"asks": asking("dance", 0)}),
        ("nonsense", {"nonsense": 1}),
    ],
)  # fmt: skip
def test_what_is_refused(message, fields):
    refused(message, **fields)


def test_questions_may_be_no_list_of_objects():
    """The first is looked at early: is this the preparation?"""
    refused("asks", asks=["act"])


# -- counting ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("asks", [POWER, SHRINK])
def test_every_component_is_somewhere(asks):
    t = table("a1 . o S l2$1\nc3 C1 I1", purses=[3, 1], supply=10, asks=asks)
    found = census(t.state[0])
    assert found["coins"] == {"held": 15, "lost": 9}
    assert found["explorers"] == {"island": 2, "boats": 10, "box": 12}
    assert found["tiles"] == {"hidden": 29, "stones": 4, "open": 2, "gone": 1}
    for name, places in found.items():
        assert sum(places.values()) == IN_THE_BOX[name]


def test_a_new_game():
    assert census(new_table(seats=4).state[0])["explorers"] == {"island": 12, "boats": 12, "box": 0}
