"""Positions as JSON: defaults, writing and reading, and everything that the reader refuses, with the field named."""

import json
from functools import partial
from typing import Any

import pytest

from atoll.engine.errors import PositionError
from atoll.engine.position import dump_position, load_position, parse_position
from atoll.games.the_island.position import IN_THE_BOX, WHOLE, census

from .. import tables
from .table import EVERY_TILE, GAME, STARTS, Table, asking, do, new_table, question, rolled, table
from .test_preparation import full_island

PAIR = {"crimson": ["d4"], "indigo": ["d5"]}


def load(**fields):
    return load_position({"game": "the_island", **fields})[1]


refused = partial(tables.refused, "the_island")


# -- defaults ----------------------------------------------------------------------------------------------------------


def test_an_empty_position_is_a_first_turn():
    """Everything may be left out: all explorers stand on tiles, the colours in turn."""
    t = Table({})
    assert question(t) == "move 0"
    assert t.explorers["crimson"][:3] == ["d4=1", "d6=1", "e4=1"]
    assert t.explorers["indigo"][:3] == ["d5=1", "d7=1", "e5=1"]
    assert "lost" not in str(t.explorers)
    t = Table({"options": {"colours": "two"}, "tiles": [".bbb", *WHOLE[1:]]})
    assert str(t.explorers).count("lost") == 1


def test_explorers_are_enough():
    """Everything else may be left out; who is not named is lost."""
    t = Table({"explorers": PAIR})
    assert question(t) == "move 0"
    assert t.asks == asking("move", 0, left=3)
    assert t.options["seats"] == 2
    assert t.tiles == WHOLE
    assert t.explorers["crimson"][:2] == ["d4=1", "lost=1"]
    assert t.boats == ["lost"] * 4
    assert t.creatures == {"serpent": STARTS, "shark": [], "whale": []}
    assert t.hands == [{"beach": [], "forest": [], "mountain": []}] * 2
    assert t.spent == {"beach": [], "forest": [], "mountain": []}
    assert (t.turns, t.turn, t.first, t.over, t.swam, t.last_turns) == (1, 0, 0, None, None, None)


def test_the_whole_island_has_the_tiles_of_the_box():
    assert ["".join(WHOLE).count(mark) for mark in "bfm."] == [16, 16, 8, 1]


@pytest.mark.parametrize(
    ("fields", "seats"),
    [
        ({"explorers": PAIR}, 2),
        ({"explorers": {"crimson": ["d4"], "amber": ["d5"]}}, 3),
        ({"explorers": {"crimson": ["d4"], "orchid": ["d5"]}}, 4),
        ({"explorers": PAIR, "hands": [{}, {}, {}]}, 3),
        ({"explorers": {**PAIR, "orchid": ["d6"]}, "options": {"colours": "two"}}, 2),
        ({"explorers": PAIR, "options": {"seats": 4}}, 4),
    ],
)
def test_seats_follow_from_colours_and_hands(fields, seats):
    assert Table(fields).options["seats"] == seats


def test_values_that_are_not_given_are_the_low_ones():
    t = Table({"explorers": {"crimson": ["d4=6", "d5", "d6=1"], "indigo": ["d7"]}})
    assert t.explorers["crimson"] == [
        "d4=6", "d5=1", "d6=1", "lost=1", "lost=2", "lost=2", "lost=3", "lost=3", "lost=4", "lost=5",
    ]  # fmt: skip


def test_case_does_not_matter():
    t = Table({"explorers": {"crimson": ["D4", "Boat-1", "Northwest"], "indigo": ["d5"]}, "boats": ["C4"]})
    assert t.explorers["crimson"][:3] == ["d4=1", "boat-1=1", "northwest=1"]
    assert t.boats[0] == "c4"


def test_turns_follow_from_the_tiles_that_are_taken():
    """A turn for each, and this one; after sinking it is this turn's."""
    t = table("d4 bC bI . .")
    assert (t.turns, t.turn, t.first) == (3, 0, 0)
    t = table("d4 bC bI . .", asks=asking("roll", None))
    assert (t.turns, t.turn, t.first) == (2, 0, 1)
    t = table("d4 bC bI . .", turn=1, asks=asking("move", 1, left=2))
    assert (t.turns, t.turn, t.first) == (3, 1, 1)
    t = table("d4 bC bI . .", first=1, asks=asking("move", 1, left=2))
    assert (t.turns, t.turn, t.first) == (3, 1, 1)


def test_what_is_spent_follows_from_the_rest():
    """The tiles of sharks, whales and boats first, then any that could have been played."""
    t = table("c4 K W <>\nd4 bC bI", hands=[{"beach": ["wind"]}, {}], boats=["c6", *["lost"] * 4], taken=4)
    assert t.spent["beach"] == ["shark", "whale", "boat"]
    t = table("c4 K\nd4 bC bI", taken=3)
    assert t.spent["beach"] == ["shark", "dolphin", "dolphin"]
    t = table("d4 bC bI", taken=10, asks=asking("turn_up", None, subject="j7", topic="beach"))
    assert len(t.spent["beach"]) == 9
    t = table("e6 fC fI", taken=25)
    assert t.spent["forest"].count("whirlpool") == 2
    t = Table({"over": "volcano", "tiles": [*SUNKEN[:3], "..m.mm.", *SUNKEN[4:]], **LATE})
    assert "volcano" in t.spent["mountain"]


SUNKEN = ["....", ".....", "........", ".......", "........", ".....", "...."]
LATE = {"creatures": {"shark": ["lost"] * 5, "whale": ["lost"] * 5}, "boats": ["lost"] * 8}


# -- writing and reading -----------------------------------------------------------------------------------------------

WRITTEN: dict[str, dict[str, Any]] = {
    "a first turn": {"explorers": PAIR},
    "explorers everywhere": {
        "explorers": {"crimson": ["d4=6", "boat-1=5", "northwest=4", "lost", "c8"], "indigo": ["boat-1", "southeast"]},
        "boats": ["c4", "lost", "c6"],
    },
    "swum": {"explorers": {"crimson": ["c4"], "indigo": ["d5"]}, "swam": ["crimson-1"], "asks": asking("move", 0, left=1)},
    "hands": {
        "tiles": ["bb..", *WHOLE[1:]],
        "explorers": PAIR,
        "hands": [{"beach": ["dolphin"]}, {"beach": ["stop_shark"]}],
        "asks": asking("play"),
    },
    "a dolphin at work": {
        "explorers": {"crimson": ["c4"], "indigo": ["d5"]},
        "asks": asking("dolphin", 0, left=2, subject="crimson-1"),
    },
    "a dolphin before its first cell": {
        "explorers": {"crimson": ["c4"], "indigo": ["d5"]}, "asks": asking("dolphin", 0, left=3),
    },
    "a wind": {
        "explorers": {"crimson": ["boat-1"], "indigo": ["d5"]}, "boats": ["c4"],
        "asks": asking("wind", 0, left=1, subject="1"),
    },
    "a creature that dives": {"explorers": PAIR, "asks": asking("move_creature", 0, topic="serpent", subject="serpent-2")},
    "a tile just taken": {
        "tiles": [".bbb", *WHOLE[1:]],
        "explorers": {"crimson": ["d4"], "indigo": ["d5"]},
        "asks": asking("turn_up", None, subject="d4", topic="beach"),
    },
    "a crew": {
        "tiles": [".bbb", *WHOLE[1:]],
        "explorers": {"crimson": ["d4"] * 3, "indigo": ["d4", "boat-5"]},
        "boats": ["lost"] * 4 + ["d4"],
        "asks": asking("crew", 0, left=2, subject="d4", topic="5"),
    },
    "a window": {
        "tiles": ["bb..", *WHOLE[1:]],
        "explorers": {"crimson": ["d4"], "indigo": ["c5"]},
        "creatures": {"shark": ["c5"]},
        "hands": [{}, {"beach": ["stop_shark"]}],
        "asks": [
            {"ask": "creature", "seats": [0], "left": 0, "subject": "shark-1", "topic": "shark"},
            {"ask": "defend", "seats": [1], "subject": "shark-1", "topic": "shark"},
        ],
    },
    "two colours": {
        "options": {"colours": "two", "boats": "four"},
        "explorers": {"crimson": ["d4"], "indigo": ["d5"], "amber": ["boat-8"], "orchid": ["southwest"]},
        "boats": ["lost"] * 7 + ["c4"],
    },
    "over": {"over": "all_gone", "explorers": {"crimson": ["northwest=6"]}},
    "long after the last tile": {
        "options": {"to_the_last": "yes"},
        "tiles": SUNKEN,
        "explorers": {"crimson": ["c4"], "indigo": ["c5"]},
        "creatures": {"shark": ["lost"] * 6, "whale": ["lost"] * 5},
        "boats": ["lost"] * 8,
        "spent": EVERY_TILE,
        "last_turns": 3,
    },
}  # fmt: skip


@pytest.mark.parametrize("name", WRITTEN)
def test_what_is_written_is_read_again(name):
    """To the byte, and through JSON text too."""
    state = load(**WRITTEN[name])
    data = dump_position(GAME, state)
    game, again = parse_position(json.dumps(data))
    assert game is GAME
    assert again.tobytes() == state.tobytes()
    assert dump_position(GAME, again) == data


@pytest.mark.parametrize("start", ["placed", "quick"])
def test_the_preparation_is_written_too(start):
    """Step by step, from the first tile on."""
    t = new_table(start=start, seats=3)
    assert t.tiles == SUNKEN
    assert t.explorers["amber"] == ["-"] * 10
    while t.turn is None:
        choices = GAME.choices(t.state, GAME.next_seat(t.state))
        do(t, GAME.space.text(choices[len(choices) // 2]))
    assert question(t).startswith("move")


def test_what_a_seat_does_not_know_is_a_question_mark():
    """It is written so; nobody can play on from there."""
    view = dump_position(GAME, GAME.view(table("d4 bC bI", hands=[{"beach": ["wind"]}, {}]).state, 1))
    assert view["explorers"]["crimson"][0] == "d4=?"
    assert view["hands"][0]["beach"] == ["?"]
    with pytest.raises(PositionError, match="values"):
        load_position(view)
    refused(r"\(tiles\)", explorers=PAIR, tiles=["bbb.", *WHOLE[1:]], hands=[{"beach": ["?"]}])


# -- refused: the field is named ---------------------------------------------------------------------------------------

NAMED: dict[str, tuple[dict[str, Any], str]] = {
    "no rows": ({"tiles": ["bbbb"]}, "tiles: the island has 7 rows of 4, 5, 8, 7, 8, 5, 4 places; here are 4"),
    "no list of rows": ({"tiles": "bbbb"}, "tiles: give a list"),
    "no terrain": ({"tiles": ["bbxb", *WHOLE[1:]]}, r"tiles\[0\]: 'x' is no terrain: b beach, f forest, m mountain"),
    "land in the middle": ({"tiles": [*WHOLE[:3], "fmmbmmf", *WHOLE[4:]]}, r"tiles\[3\]: 'b' is no terrain.*in the middle"),
    "thirteen boats": ({"boats": ["lost"] * 13}, "boats: the box has 12 boats, here are 13"),
    "a boat nowhere": ({"boats": ["z9"]}, r"boats\[0\]: 'z9' is no cell: write for example d4, or lost"),
    "a boat without a name": ({"boats": [3]}, r"boats\[0\]: 3 is no cell"),
    "two boats in a cell": ({"boats": ["c4", "c5", "c4"]}, r"boats\[2\]: there is a boat in c4 already"),
    "explorers as a list": ({"explorers": ["d4"]}, "explorers: give an object"),
    "no colour": ({"explorers": {"crimsn": ["d4"]}}, "explorers: 'crimsn' is no colour of this game.*'crimson'"),
    "nobody's colour": (
        {"options": {"seats": 2}, "explorers": {"amber": ["d4"]}},
        "explorers: 'amber' is no colour of this game",
    ),
    "eleven explorers": ({"explorers": {"crimson": ["d4"] * 11}}, "explorers.crimson: a colour has 10 explorers, here are 11"),
    "a colour that is no list": ({"explorers": {"crimson": "d4"}}, "explorers.crimson: give a list"),
    "no place": ({"explorers": {"crimson": ["z9"]}}, r"explorers.crimson\[0\]: 'z9' is no place: write a cell \(d4\), boat-1"),
    "a boat that is not there": ({"explorers": {"crimson": ["boat-5"]}}, r"explorers.crimson\[0\]: 'boat-5' is no place"),
    "a seven": ({"explorers": {"crimson": ["d4=7"]}}, r"explorers.crimson\[0\]: '7' is no value that the colour has left"),
    "a word for a value": ({"explorers": {"crimson": ["d4=x"]}}, "'x' is no value"),
    "two sixes": ({"explorers": {"crimson": ["d4=6", "d5=6"]}}, r"explorers.crimson\[1\]: '6' is no value"),
    "creatures as a list": ({"creatures": ["c4"]}, "creatures: give an object"),
    "no kind": ({"creatures": {"sharks": ["c4"]}}, "creatures: 'sharks' is no kind of creature.*'shark'"),
    "seven sharks": ({"creatures": {"shark": ["c4"] * 7}}, "creatures.shark: the box has 6 of them, here are 7"),
    "six serpents": ({"creatures": {"serpent": ["c4"] * 6}}, "creatures.serpent: the box has 5 of them, here are 6"),
    "a shark nowhere": ({"creatures": {"shark": ["q1"]}}, r"creatures.shark\[0\]: 'q1' is no cell"),
    "hands that are no list": ({"hands": {}}, "hands: give a list"),
    "five hands": ({"hands": [{}] * 5}, "hands: there are 4 seats, and more hands"),
    "a hand of no tiles": ({"hands": [{"beach": ["dolfin"]}]}, r"hands\[0\].beach\[0\]: 'dolfin' is no tile.*'dolphin'"),
    "a hand of no terrain": ({"hands": [{"beech": []}]}, r"hands\[0\].beech: there is no such field.*'beach'"),
    "spent as a list": ({"spent": []}, "spent: give an object"),
    "spent of no terrain": ({"spent": {"sea": []}}, "spent.sea: there is no such field"),
    "spent of no tiles": ({"spent": {"beach": ["rock"]}}, r"spent.beach\[0\]: 'rock' is no tile"),
    "nobody swam": ({"swam": ["crimson-11"]}, r"swam\[0\]: 'crimson-11' is no explorer"),
    "somebody swam twice": ({"swam": ["crimson-1", "crimson-1"]}, "swam: 'crimson-1' stands more than once"),
    "no turn": ({"turns": 0}, "turns: give a whole number from 1 to 1000, not 0"),
    "a seat that is not there": ({"turn": 2}, "turn: give a whole number from 0 to 1, not 2"),
    "a first seat that is not there": ({"first": 4}, "first: give a whole number from 0 to 1, not 4"),
    "too many last turns": ({"last_turns": 41}, "last_turns: give a whole number from 0 to 40, not 41"),
    "turns while all is prepared": ({"asks": asking("begin", None), "turns": 1}, "turns: give a whole number from 0 to 0"),
    "a turn while all is prepared": ({"asks": asking("begin", None), "turn": 0}, "turn: there is no such field"),
    "no ending": ({"over": "vulcano"}, "over: 'vulcano' is no ending, did you mean 'volcano'"),
    "no field": ({"boat": []}, "boat: there is no such field; did you mean 'boats'"),
    "no question": ({"asks": [{"ask": "moov", "seats": [0]}]}, r"asks\[0\].ask: 'moov' is no ask, did you mean 'move'"),
    "asks that are no objects": ({"asks": ["move"]}, r"asks\[0\]: give an object"),
}  # fmt: skip


@pytest.mark.parametrize("name", NAMED)
def test_the_field_is_named(name):
    """And what would be right."""
    fields, message = NAMED[name]
    refused(message, **fields)


# -- counting ----------------------------------------------------------------------------------------------------------


def test_every_component_is_somewhere():
    """In play, in hands, out of the game or in the box."""
    t = table(
        "c4 K W C<CI>\nd4 bC bI", hands=[{"beach": ["wind"]}, {}], safe={"crimson": ["northwest"]}, asks=rolled("shark")
    )
    counted = census(t.state[0])
    assert {name: sum(places.values()) for name, places in counted.items()} == IN_THE_BOX
    assert counted["wind tile"] == {"hands": 1, "spent": 0, "unseen": 1}
    assert counted["shark"] == {"sea": 1, "gone": 0, "box": 5}
    assert counted["boats"] == {"sea": 1, "gone": 3, "box": 8}
    assert counted["explorers"] == {"hands": 0, "board": 3, "boats": 2, "safe": 1, "lost": 14, "box": 20}
    assert counted["tiles"] == {"lying": 37, "to be laid": 0, "taken": 3}
    fresh = census(Table({"asks": asking("launch"), "first": 0, "explorers": full_island(2)}).state[0])
    assert fresh["boats"] == {"sea": 0, "gone": 0, "box": 12}
