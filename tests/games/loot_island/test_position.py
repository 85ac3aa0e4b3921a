"""Positions as JSON: defaults, writing and reading, and everything that the reader refuses, with the field named."""

import json

import pytest

from atoll.engine.errors import PositionError
from atoll.engine.position import dump_position, load_position, parse_position
from atoll.games.loot_island.position import IN_THE_BOX, census

from ..tables import refused
from .table import GAME, Table, asking, choose, do, draw_any, explored, new_table, question, table

# -- defaults ----------------------------------------------------------------------------------------------------------


def test_an_empty_position():
    """A first turn of two players without cards."""
    t = Table({})
    assert question(t) == "turn 0"
    assert (t.options["seats"], t.round, t.event, t.tile) == (2, 1, "a3", 0)
    assert (t.cubes, t.hands, t.pile, t.corner, t.bow) == ([3, 3], [[], []], 88, 0, "clockwise")
    assert t.events_done == ["a3"]


@pytest.mark.parametrize(
    ("fields", "seats"),
    [
        ({"hands": [[], [], []]}, 3),
        ({"cubes": [1, 1, 1, 1]}, 4),
        ({"treasures": [[]] * 5}, 5),
        ({"hands": [[]] * 3, "options": {"seats": 3}}, 3),
    ],
)
def test_seats_follow_from_what_is_given(fields, seats):
    assert Table(fields).options["seats"] == seats


def test_events_that_must_have_been():
    """As many as rounds: an A event and B events in order."""
    assert Table({"event": "b6"}).events_done == ["a3", "b6"]
    assert Table({"event": "b1", "round": 4}).events_done == ["a3", "b1", "b2", "b3"]
    assert Table({"event": "a1"}).events_done == ["a1"]
    t = Table({"event": "b6", "options": {"events": "shown"}})
    assert t.events_shown == ["b1", "b2", "b3"]


def test_case_does_not_matter():
    t = Table({"columns": {"North1": ["RED-3-b"]}, "compasses": {"NORTH1": [0]}, "event": "B6"})
    assert (t.columns, t.compasses, t.event) == ({"north1": ["red-3-b"]}, {"north1": [0]}, "b6")


# -- writing and reading -----------------------------------------------------------------------------------------------


def over():
    return explored(round=5, cubes=[0, 13, 0], treasures=["bag-6", "", "crown-1"])


WRITTEN = {
    "a first turn": lambda: Table({}),
    "everything": lambda: table(
        {"seats": 2, "events": "shown", "start_hands": "growing"}, round=3, event="b9", events_done="a1 b2 b9",
        events_shown="b3 b4", corner=2, bow="back", tile=1, turn=0, turns=17, hands=["r3b", "g5b"], aaron="y2a",
        chosen="r4b", columns={"north1": "r5b r6b"}, discards="b3b", shuffled="r3b b3b", cubes=[4, 12],
        compasses={"north1": "1 A 0"}, passed=["aaron"], treasures=["bag-6", "crown-3"], aaron_treasures="crown-1",
        buried="jewel-2", again="jewel-4", islands_shut="island-3",
    ),
    "chosen for Aaron": lambda: choose(table({"seats": 2}, hands=["", ""], aaron="r3b r4b"), "r3b"),
    "an offer": lambda: table({"seats": 3}, event="a2", offers="bag-6 bag-7"),
    "exploring": lambda: explored(columns={"north1": "r3b r4b r5b r6b"}, compasses={"north1": "1 0"}),
    "over": over,
    "before it begins": lambda: new_table(seats=3),
    "dealing": lambda: draw_any(do(new_table(seats=3, healers="two_each"), "first 2", "healer healer-3")),
    "healers": lambda: do(explored(round=5, cubes=[1, 2, 3]), *(f"healer healer-{n}" for n in (1, 2, 3)), "heal healer-2"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRITTEN)
def test_there_and_back(name):
    """What is written is read as the same bytes."""
    state = WRITTEN[name]().state
    written = json.loads(json.dumps(dump_position(GAME, state)))
    assert load_position(written)[1].tobytes() == state.tobytes()


@pytest.mark.parametrize("viewer", [0, 1, -2])
def test_views_can_be_written(viewer):
    """With question marks where the viewer does not know."""
    written = dump_position(GAME, GAME.view(WRITTEN["everything"]().state, viewer))
    assert (written["hands"][1] == ["?"]) == (viewer != 1)
    assert written["pile"] == 81


@pytest.mark.parametrize(("name", "field"), [("everything", r"hands\[1\]"), ("dealing", r"healers.held\[2\]")])
def test_a_view_is_no_position(name, field):
    """A hand that is not known cannot be played on, and the reader says which."""
    view = dump_position(GAME, GAME.view(WRITTEN[name]().state, 0))
    with pytest.raises(PositionError, match=field + ": '\\?' stands for a card that a viewer does not know"):
        load_position(view)


@pytest.mark.parametrize("name", ["a first turn", "exploring", "over", "before it begins"])
def test_a_view_without_secrets_is_one(name):
    """Who sees everything there is can play on from what is seen."""
    view = GAME.view(WRITTEN[name]().state, 0)
    assert load_position(dump_position(GAME, view))[1].tobytes() == view.tobytes()


def test_a_file():
    """As text, too."""
    game, state = parse_position(json.dumps({"game": "loot_island", "hands": [["red-3-a"], []]}))
    assert (game.id, game.fault(state)) == ("loot_island", None)


# -- what is refused ---------------------------------------------------------------------------------------------------

TWO_EACH = {"healers": "two_each"}


@pytest.mark.parametrize(
    ("message", "fields"),
    [
        ("stage: 'sleep' is no stage", {"stage": "sleep"}),
        ("event: 'c1' is no event", {"event": "c1"}),
        ("round", {"round": 6}),
        ("events_done: 'b1' stands more than once", {"events_done": ["b1", "b1"]}),
        (r"events_shown\[0\]", {"events_shown": ["x"]}),
        ("corner", {"corner": 4}),
        ("bow: 'up' is no bow", {"bow": "up"}),
        ("tile", {"tile": 2}),
        ("turn", {"turn": -1}),
        ("turns", {"turns": -1}),
        ("hands: 3 seats need 3 entries, not 2", {"hands": [[], []], "options": {"seats": 3}}),
        (r"hands\[1\]: give a list", {"hands": [[], "red-3-a"]}),
        (r"hands\[0\]\[0\]: 'red-12-a' is no card", {"hands": [["red-12-a"], []]}),
        (r"hands\[1\]: 'red-3-a' is somewhere else already", {"hands": [["red-3-a"], ["red-3-a"]]}),
        ("aaron: 'red-3-a' is somewhere else already", {"hands": [["red-3-a"], []], "aaron": ["red-3-a"]}),
        ("chosen", {"chosen": ["red"]}),
        ("columns: give an object", {"columns": []}),
        ("columns.north3: there is no such landing; did you mean 'north", {"columns": {"north3": []}}),
        ("columns.landing: there is no such landing", {"columns": {"landing": "north1"}}),
        (r"columns.north1\[0\]: 'x' is no card", {"columns": {"north1": ["x"]}}),
        ("discards", {"discards": "red-3-a"}),
        (r"shuffled\[0\]", {"shuffled": ["red"]}),
        ("pile", {"pile": 89}),
        ("compasses.north1: 2 does not play: give some of 0, 1, aaron", {"compasses": {"north1": [2]}}),
        ("compasses.north1: 'aaron' does not play", {"compasses": {"north1": ["aaron"]}, "options": {"seats": 3}}),
        ("compasses.north1: True does not play", {"compasses": {"north1": [True]}}),
        (r"cubes\[1\]", {"cubes": [3, -1]}),
        ("cubes: 2 seats need 2 entries", {"cubes": [3, 3, 3], "options": {"seats": 2}}),
        ("passed: 5 does not play", {"passed": [5]}),
        (r"treasures\[0\]\[0\]: 'bag-1' is no treasure", {"treasures": [["bag-1"], []]}),
        ("open: 'bag-6' is somewhere else already", {"treasures": [["bag-6"], []], "open": ["bag-6"]}),
        ("healers: give an object", {"healers": []}),
        (r"healers.open\[0\]", {"healers": {"open": ["doctor"]}}),
        (r"healers.held\[0\]: give a list", {"healers": {"held": [5]}, "options": TWO_EACH}),
        ("healers.held: there are only 2 seats", {"healers": {"held": [[], [], []]}, "options": TWO_EACH}),
        ("healers.taken.7: give seats from 0 to 1", {"healers": {"taken": {"7": "healer-1"}}}),
        ("healers.closed: there is no such field", {"healers": {"closed": []}}),
        (r"islands_shut\[0\]", {"islands_shut": ["island-8"]}),
        ("acted", {"acted": True}),
        ("must_pass: 'nobody' is no hunter", {"must_pass": "nobody"}),
        ("site", {"site": "middle"}),
        ("coast", {"coast": 4}),
        ("big", {"big": "middle"}),
        (r"owed\[0\]", {"owed": [-1]}),
        (r"out\[0\]", {"out": ["yes", "no"]}),
        (r"scores\[0\]", {"scores": ["many", 0]}),
        ("over", {"over": "lost"}),
        ("asks", {"asks": asking("dance", 0)}),
        ("asks", {"asks": ["turn"]}),
        ("nonsense: there is no such field", {"nonsense": 1}),
        (r"cannot be \(asks\)", {"stage": "bargain", "event": "a1"}),
    ],
)  # fmt: skip
def test_what_is_refused(message, fields):
    refused("loot_island", message, **fields)


# -- counting ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", WRITTEN)
def test_every_component_is_somewhere(name):
    found = census(WRITTEN[name]().state[0])
    for kind, places in found.items():
        assert sum(places.values()) == IN_THE_BOX[kind], kind


def test_where_components_are():
    found = census(WRITTEN["everything"]().state[0])
    assert found["maps"] == {"pile": 81, "hands": 4, "columns": 2, "discards": 1}
    assert found["treasures"] == {"box": 32, "deck": 38, "buried": 1, "table": 0, "kept": 3}
    assert found["events"] == {"unseen": 13, "known": 2, "done": 3}
