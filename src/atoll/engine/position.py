"""A moment of a game as JSON that a person can write: every field a name, left-out fields at their defaults.

    {"game": "forbidden_island", "options": {"seats": 2}, … the game's fields …,
     "asks": [{"ask": "act", "seats": [0], "left": 3}]}

Each game's `position.py` provides `dump(s) -> dict` and `load(reader, s)` for its own fields; the game's page in docs/ lists
them with their defaults. `asks` is the stack of open questions, the lowest first; each game says what is asked by default.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from .asks import NOT_YET, SEATS, ask
from .catalogue import get_game
from .errors import AtollError, Phrase, PositionError
from .game import Game
from .names import Names, one_of
from .records import ASK, Array, State, maker
from .written import read_json

_REQUIRED: Any = object()
_ask = maker(ASK)


class Reader:
    """Reads a JSON object field by field; whatever is wrong is said with the path of the field and what would be right."""

    def __init__(self, data: object, path: str = "") -> None:
        self.path = path
        if not isinstance(data, Mapping):
            where = path or Phrase("error-the-position", "the position")
            raise PositionError(Phrase("error-field", "{field}: {problem}", field=where, problem=_no_object(data)))
        self.data = data
        self._read: set[str] = set()
        self._known: set[str] = set()

    def fail(self, key: str, problem: str | Phrase) -> PositionError:
        return PositionError(Phrase("error-field", "{field}: {problem}", field=self.at(key), problem=problem))

    def at(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def has(self, key: str) -> bool:
        self._known.add(key)
        return key in self.data

    def take(self, key: str, default: Any = _REQUIRED) -> Any:
        self._read.add(key)
        self._known.add(key)
        if key in self.data:
            return self.data[key]
        if default is _REQUIRED:
            raise self.fail(key, Phrase("error-is-missing", "is missing"))
        return default

    def number(self, key: str, low: int, high: int, default: Any = _REQUIRED) -> int:
        value = self.take(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            english = "give a whole number from {low} to {high}, not {value!r}"
            raise self.fail(key, Phrase("error-number", english, low=low, high=high, value=value))
        return value

    def flag(self, key: str, default: Any = _REQUIRED) -> bool:
        value = self.take(key, default)
        if not isinstance(value, bool):
            raise self.fail(key, Phrase("error-flag", "give true or false, not {value!r}", value=value))
        return value

    def name(self, key: str, names: Names, default: Any = _REQUIRED) -> int:
        """The number of a name."""
        return self._named(key, self.take(key, default), names)

    def names(self, key: str, names: Names, default: Any = _REQUIRED) -> list[int]:
        """The numbers of a list of names; a name may stand several times."""
        return [self._named(f"{key}[{i}]", word, names) for i, word in enumerate(self.list(key, default))]

    def distinct(self, key: str, names: Names, default: Any = _REQUIRED) -> list[int]:
        """The same, each name once."""
        numbers = self.names(key, names, default)
        for number in numbers:
            if numbers.count(number) > 1:
                raise self.fail(key, Phrase("error-twice", "{word!r} stands more than once", word=names.ids[number]))
        return numbers

    def list(self, key: str, default: Any = _REQUIRED) -> Sequence[Any]:
        value = self.take(key, default)
        if isinstance(value, str) or not isinstance(value, Sequence):
            raise self.fail(key, Phrase("error-list", "give a list […], not {kind}", kind=_kind(value)))
        return value

    def seats(self, key: str, seats: int, default: Any = _REQUIRED) -> int:
        """A bit for each seat of a list."""
        bits = 0
        for seat in self.list(key, default):
            if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
                english = "give seats from 0 to {last}, not {seat!r}"
                raise self.fail(key, Phrase("error-seats", english, last=seats - 1, seat=seat))
            bits |= 1 << seat
        return bits

    def objects(self, key: str, default: Any = _REQUIRED) -> Iterator["Reader"]:
        for i, item in enumerate(self.list(key, default)):
            yield Reader(item, f"{self.at(key)}[{i}]")

    def close(self) -> None:
        """Nothing may be left that nobody asked for: a misspelt field must not go by unnoticed."""
        for key in self.data:
            if key not in self._read:
                hint = one_of(key, sorted(self._known))
                raise self.fail(key, Phrase("error-unknown-field", "there is no such field; {hint}", hint=hint))

    def _named(self, key: str, word: object, names: Names) -> int:
        if not isinstance(word, str):
            raise self.fail(
                key, Phrase("error-name", "give the name of a {kind}, not {word!r}", kind=names.kind, word=word)
            )
        if word.lower() not in names.number:
            hint = one_of(word, names.ids)
            raise self.fail(
                key, Phrase("error-no-name", "{word!r} is no {kind}, {hint}", word=word, kind=names.kind, hint=hint)
            )
        return names.number[word.lower()]


def _no_object(data: object) -> Phrase:
    return Phrase("error-object", "give an object {{…}}, not {kind}", kind=_kind(data))


def _kind(data: object) -> str:
    return {type(None): "null", bool: "true/false", str: "a text", list: "a list", dict: "an object"}.get(
        type(data), f"{data!r}"
    )


# -- whole positions --------------------------------------------------------------------------------------------------


def dump_position(game: Game, state: Array, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """`options`: as `options_of` reads them, for whoever knows them already. They are the same all match long."""
    chosen = game.options_of(state) if options is None else options
    head = {"game": game.id, "rules_version": game.rules_version, "options": chosen}
    open_ones, players = state["asks"][0][: int(state["ask_count"][0])].tolist(), int(state["seats"][0])
    asks = [_own(_dump_ask(game, values, players)) for values in open_ones]
    return head | game.position.dump(state[0]) | {"asks": asks}


def load_position(data: object, game: Game | None = None) -> tuple[Game, Array]:
    """The game and the state that a JSON object describes; PositionError names the field that is wrong.

    The game is the one that the object names, unless it is given: a game that is in no catalogue.
    """
    reader = Reader(data)
    name = str(reader.take("game"))
    game = game or get_game(name)
    version = reader.number("rules_version", 1, 1 << 30, game.rules_version)
    if version != game.rules_version:
        english = "this is version {ours} of {game}, not {theirs}"
        raise reader.fail(
            "rules_version", Phrase("error-version", english, ours=game.rules_version, game=game.id, theirs=version)
        )
    given = reader.take("options", {})
    if not isinstance(given, Mapping):
        raise reader.fail("options", _no_object(given))
    state = game.blank(game.position.options(reader, dict(given)))
    s = state[0]
    game.position.load(reader, s)
    if reader.has("asks"):
        while s.ask_count:
            s.ask_count -= 1
            s.asks[s.ask_count] = 0
        _load_asks(game, reader, s)
    reader.close()
    fault = game.fault(state)
    if fault:
        english, why = "this position cannot be ({fault}): {help}", game.position.FAULT_HELP[fault]
        raise PositionError(Phrase("error-cannot-be", english, fault=fault.replace("_", " "), help=why))
    return game, state


def parse_position(text: str) -> tuple[Game, Array]:
    try:
        data = read_json(text)
    except json.JSONDecodeError as problem:
        english = "line {line}, column {column}: this is no JSON ({problem})"
        place = {"line": problem.lineno, "column": problem.colno, "problem": problem.msg}
        raise PositionError(Phrase("error-no-json-at", english, **place)) from None
    except AtollError as problem:
        raise PositionError(*problem.args) from None
    return load_position(data)


def _own(shared: Mapping[str, Any]) -> dict[str, Any]:
    """A copy for whoever may change it: the same question is open in many moments."""
    return {key: [*value] if isinstance(value, list) else value for key, value in shared.items()}


@lru_cache(5000)
def _dump_ask(game: Game, values: tuple[int, ...], players: int) -> Mapping[str, Any]:
    a = _ask(values)
    kind = game.asks.kinds(a.kind)
    seats = {"seats": [i for i in range(players) if a.seats >> i & 1]} if a.seats else {}
    fields: dict[str, Any] = {}
    for field, meaning in game.asks.meaning.get(kind, {}).items():
        value = getattr(a, field)
        if isinstance(meaning, Names):
            fields |= {field: meaning.ids[value]} if value >= 0 else {}
        elif meaning == SEATS:
            fields[field] = [i for i in range(players) if value >> i & 1]
        else:
            fields[field] = value
    return {"ask": kind.name.lower()} | seats | fields


def _load_asks(game: Game, reader: Reader, s: State) -> None:
    kinds = Names("ask", tuple(game.asks.names()))
    room = len(s.asks)
    for item in reader.objects("asks"):
        if s.ask_count == room:
            raise reader.fail("asks", Phrase("error-asks", "at most {room} questions can be open", room=room))
        kind = game.asks.kinds(item.name("ask", kinds))
        values = {"left": 0, "subject": 0, "topic": 0}
        for field, meaning in game.asks.meaning.get(kind, {}).items():
            if isinstance(meaning, Names):
                values[field] = item.name(field, meaning) if item.has(field) else NOT_YET
            elif meaning == SEATS:
                values[field] = item.seats(field, int(s.seats))
            else:
                values[field] = item.number(field, 0, 0x7FFF)
        ask(s, int(kind), item.seats("seats", int(s.seats), []), values["left"], values["subject"], values["topic"])
        item.close()
