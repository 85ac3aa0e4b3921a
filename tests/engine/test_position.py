"""engine.position: a moment as JSON that a person can write; whatever is wrong is told by its field."""

import json
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.engine.asks import ask
from atoll.engine.errors import AtollError, PositionError, UnknownGame
from atoll.engine.game import Game
from atoll.engine.match import Match
from atoll.engine.names import Names
from atoll.engine.position import Reader, dump_position, load_position, parse_position
from atoll.engine.records import State
from atoll.games.template.state import SEARCH, Ask

CARD = Names("card", ("sun", "moon"))
DATA = {
    "n": 3, "yes": True, "word": "sun", "words": ["sun", "moon", "sun"], "list": [1], "seats": [0, 2], "items": [{"a": 1}, 5],
    "nothing": None,
}  # fmt: skip


@pytest.fixture
def reader() -> Reader:
    return Reader(DATA, "top")


def test_what_is_read(reader: Reader) -> None:
    assert reader.number("n", 0, 5) == 3
    assert reader.number("m", 0, 5, 4) == 4
    assert reader.flag("yes") is True
    assert reader.name("word", CARD) == 0
    assert reader.names("words", CARD) == [0, 1, 0]
    assert reader.distinct("none", CARD, []) == []
    assert reader.distinct("some", CARD, ["moon", "sun"]) == [1, 0]
    assert reader.seats("seats", 3) == 0b101
    assert reader.has("n")
    assert next(reader.objects("items")).number("a", 0, 1) == 1


@pytest.mark.parametrize(
    ("read", "problem"),
    [
        (lambda r: r.take("gone"), "top.gone: is missing"),
        (lambda r: r.number("n", 4, 5), "top.n: give a whole number from 4 to 5, not 3"),
        (lambda r: r.number("yes", 0, 5), "top.yes: give a whole number from 0 to 5, not True"),
        (lambda r: r.flag("n"), "top.n: give true or false, not 3"),
        (lambda r: r.name("n", CARD), "top.n: give the name of a card, not 3"),
        (lambda r: r.names("list", CARD), "top.list[0]: give the name of a card, not 1"),
        (lambda r: r.name("w", CARD, "son"), "top.w: 'son' is no card, did you mean 'sun'?"),
        (lambda r: r.distinct("words", CARD), "top.words: 'sun' stands more than once"),
        (lambda r: r.list("word"), "top.word: give a list […], not a text"),
        (lambda r: r.list("n"), "top.n: give a list […], not 3"),
        (lambda r: r.list("nothing"), "top.nothing: give a list […], not null"),
        (lambda r: r.seats("seats", 2), "top.seats: give seats from 0 to 1, not 2"),
        (lambda r: r.seats("s", 2, [True]), "top.s: give seats from 0 to 1, not True"),
        (lambda r: list(r.objects("items")), "top.items[1]: give an object {…}, not 5"),
        (lambda r: Reader([]), "the position: give an object {…}, not a list"),
        (lambda r: (r.take("n"), r.close()), "top.yes: there is no such field; choose from n"),
    ],
)
def test_what_is_wrong_is_told_with_its_path(reader: Reader, read: Any, problem: str) -> None:
    with pytest.raises(PositionError) as caught:
        read(reader)
    assert str(caught.value) == problem


def test_everything_read_can_be_closed() -> None:
    reader = Reader({"a": 1})
    assert reader.take("a") == 1
    reader.close()


def written(**fields: Any) -> dict[str, Any]:
    return {"game": "template", **fields}


def test_a_position_has_defaults(template: Game) -> None:
    game, state = load_position(written())
    assert game is template
    assert game.ask_kind(state) == "turn"
    assert game.asked(state) == [0]
    dumped = dump_position(game, state)
    assert dumped["options"] == {"seats": 2, "ship": "far"}
    assert parse_position(json.dumps(dumped))[1].tobytes() == state.tobytes()


def test_questions_are_written_by_name(template: Game) -> None:
    match = Match.new(template, {"seats": 3}, seed="asks")
    match.run_nature()
    match.play(0, SEARCH)
    match.run_nature()
    asks = dump_position(template, match.state)["asks"]
    assert asks == [{"ask": "stow", "seats": [0]}, {"ask": "snatch", "seats": [1, 2], "subject": "0"}]


ISLAND: dict[str, Any] = {"game": "forbidden_island"}


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (3, "the position: give an object {…}, not 3"),
        ({}, "game: is missing"),
        (written(rules_version=9), "rules_version: this is version 1 of template, not 9"),
        (written(options=[]), "options: give an object {…}, not a list"),
        (written(castaways=[{}] * 5), "option seats: 5 is not possible"),
        (written(options={"seats": 2}, castaways=[{}]), "castaways: 2 seats need 2 castaways, not 1"),
        (written(castaways=[{"hand": ["gold"]}, {}]), "castaways[0].hand[0]: 'gold' is no wood"),
        (written(castaways=[{"buried": ["sail"] * 4}, {}]), "castaways[0].buried: the box has only 3 of 'sail'"),
        (written(castaways=[{"flares": 2}, {}]), "castaways[0].flares: give a whole number from 0 to 1, not 2"),
        (written(castaways=[{"arm": 1}, {}]), "castaways[0].arm: there is no such field"),
        (written(beech="sail"), "beech: there is no such field; did you mean 'beach'?"),
        (written(asks=[{"ask": "sing"}]), "asks[0].ask: 'sing' is no ask"),
        (written(asks=[{"ask": "turn"}] * 7), "asks: at most 6 questions can be open"),
        (written(asks=[{"ask": "deal", "subject": "9"}]), "asks[0].subject: '9' is no seat"),
        (written(beach="sail"), "this position cannot be (asks): these questions cannot be open together"),
        (written(over="stranded"), "this position cannot be (over): stranded means"),
        (written(over="rescued"), "this position cannot be (flares): the ship comes"),
        (written(turns=0), "this position cannot be (turn): turn is a seat"),
        (written(castaways=[{"hand": ["sail", "rope"]}, {}]), "this position cannot be (wood): a castaway holds one"),
        (ISLAND | {"meter": 11}, "meter: give a whole number from 1 to 10, not 11"),
        (
            ISLAND | {"asks": [{"ask": "draw", "left": 40000}]},
            "asks[0].left: give a whole number from 0 to 32767, not 40000",
        ),
        (
            ISLAND | {"asks": [{"ask": "flight", "seats": [0], "subject": [7]}]},
            "asks[0].subject: give seats from 0 to 1",
        ),
        (ISLAND | {"meter": 10}, "this position cannot be (meter)"),
    ],
)
def test_positions_that_cannot_be(data: object, problem: str) -> None:
    with pytest.raises(AtollError) as caught:
        load_position(data)
    assert str(caught.value).startswith(problem)


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame):
        load_position({"game": "chess"})


def test_no_json() -> None:
    with pytest.raises(PositionError, match="line 2, column 1: this is no JSON"):
        parse_position('{"game":\n}')


def test_seats_as_subject_are_written_as_a_list() -> None:
    flight = {"ask": "flight", "seats": [0], "subject": [0, 1], "topic": _tile("pilot")}
    adventurers = [{"role": "pilot", "at": _tile("pilot")}, {"role": "diver", "at": _tile("pilot")}]
    asks = [{"ask": "act", "seats": [0], "left": 2}, flight]
    game, state = load_position(ISLAND | {"adventurers": adventurers, "turn": 0, "asks": asks})
    assert dump_position(game, state)["asks"] == asks


def _tile(role: str) -> str:
    from atoll.games.forbidden_island.state import ROLE, START_TILE, TILE

    return TILE.ids[START_TILE[ROLE.number[role]]]


def test_given_questions_replace_the_games_own(template: Game) -> None:
    """A game's `load` may open its usual question without looking whether others are given."""

    def load(reader: Reader, s: State) -> None:
        template.position.load(reader, s)
        ask(s, Ask.STOW, 1, 0, 0, 0)

    position = SimpleNamespace(**{**vars(template.position), "load": load})
    game = replace(template, position=position)  # type: ignore[arg-type]
    _, state = load_position(written(turn=1, turns=4, asks=[{"ask": "turn", "seats": [1]}]), game)
    assert dump_position(template, state)["asks"] == [{"ask": "turn", "seats": [1]}]
    assert template.fault(state) is None


WORDS = st.sampled_from(
    ["sail", "pilot", "earth", "misty_marsh", "deal", "act", "flight", "rescued", "won", "0", "~", "."]
)
LEAVES = st.none() | st.booleans() | st.integers(-2, 12) | st.integers() | WORDS | st.floats(allow_nan=False)
KEYS = [
    "options",
    "seats",
    "castaways",
    "hand",
    "buried",
    "flares",
    "beach",
    "drifted",
    "turn",
    "turns",
    "over",
    "asks",
    "ask",
]
KEYS += ["subject", "left", "topic", "island", "flooded", "sunk", "adventurers", "role", "at", "treasures", "discards"]
KEYS += ["flood_deck", "flood_discards", "meter", "flown", "difficulty", "ship", "rules_version"]
THINGS = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.parametrize("id", ["template", "forbidden_island"])
@given(data=st.dictionaries(st.sampled_from(KEYS), THINGS, max_size=5))
def test_any_json_is_a_position_or_an_error_for_people(id: str, data: dict[str, Any]) -> None:
    try:
        game, state = load_position({"game": id, **data})
    except AtollError:
        return
    assert game.fault(state) is None
    assert load_position(dump_position(game, state))[1].tobytes() == state.tobytes()
