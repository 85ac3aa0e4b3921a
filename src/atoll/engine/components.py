"""Component sets: what is in the box, as data. A game that had to reconstruct some of it lets owners give the true figures.

    options = {"seats": 2, "components": {"tiles": {"storm": 3, "plain": 11}}}

What is left out stays as the game has it. The same as a text, TOML or JSON, will do: that is what owners write. A set that
differs from the default is part of the match's options, so that positions and match files carry it.
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from .errors import AtollError, OptionError, Phrase
from .names import one_of
from .records import State
from .written import read_json

Provenance = Literal["rulebook", "public", "reconstruction"]
FIELD = "components"
MOST = 100
_SHOWN = 40


@dataclass(frozen=True)
class ComponentSet:
    """`default`: tables of whole numbers by name, or lists of words; `check` raises OptionError for what cannot be.

    `provenance` says where the default is from: rulebook, public or reconstruction."""

    default: Mapping[str, Any]
    check: Callable[[Mapping[str, Any]], None]
    write: Callable[[Mapping[str, Any], State], None]
    read: Callable[[State], dict[str, Any]]
    provenance: Provenance = "reconstruction"

    def complete(self, given: object) -> dict[str, Any]:
        """The default with what is given put in its place."""
        tables = parse_set(given) if isinstance(given, str) else given
        if not isinstance(tables, Mapping):
            raise wrong(FIELD, _tables_wanted(list(self.default), tables))
        whole: dict[str, Any] = {}
        for name, value in tables.items():
            if name not in self.default:
                raise wrong(FIELD, no_name("table", name, list(self.default)))
            if isinstance(self.default[name], Mapping):
                whole[name] = _table(f"{FIELD}.{name}", self.default[name], value)
            else:
                whole[name] = _list(f"{FIELD}.{name}", self.default[name], value)
        whole = {name: whole.get(name, value) for name, value in self.default.items()}
        self.check(whole)
        return whole


def wrong(field: str, problem: Phrase) -> OptionError:
    """What is wrong with a set, with the path of the field."""
    return OptionError(Phrase("error-field", "{field}: {problem}", field=field, problem=problem))


def no_name(kind: str, word: object, words: Sequence[str]) -> Phrase:
    english, hint = "{word!r} is no {kind}, {hint}", one_of(str(word), list(words))
    return Phrase("error-no-name", english, word=_short(word), kind=kind, hint=hint)


def parse_set(text: str) -> object:
    """The tables that a text holds: a JSON object if it begins as one, else TOML."""
    try:
        return read_json(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except AtollError as problem:
        raise wrong(FIELD, *problem.args) from None
    except ValueError as problem:
        english = "this is neither TOML nor JSON: {problem}"
        raise wrong(FIELD, Phrase("error-set-text", english, problem=problem)) from None
    except RecursionError:
        raise wrong(FIELD, Phrase("error-set-deep", "this is too deeply nested")) from None


def _table(field: str, default: Mapping[str, int], given: object) -> dict[str, int]:
    if not isinstance(given, Mapping):
        english, example = "give numbers by name, such as {example!r}, not {value}", next(iter(default))
        raise wrong(field, Phrase("error-set-numbers", english, example=f"{example} = 1", value=_short(given)))
    for key, number in given.items():
        if key not in default:
            raise wrong(field, no_name("name", key, list(default)))
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= MOST:
            english = "give a whole number from {low} to {high}, not {value}"
            raise wrong(f"{field}.{key}", Phrase("error-number", english, low=0, high=MOST, value=_short(number)))
    return {key: int(given.get(key, number)) for key, number in default.items()}


def _list(field: str, default: Sequence[Any], given: object) -> list[Any]:
    if isinstance(given, str) or not isinstance(given, Sequence) or len(given) != len(default):
        english = "give a list of {count}, not {value}"
        raise wrong(field, Phrase("error-set-list", english, count=len(default), value=_short(given)))
    if not isinstance(default[0], str):
        return [_list(f"{field}[{i}]", one, other) for i, (one, other) in enumerate(zip(default, given, strict=True))]
    for i, word in enumerate(given):
        if not isinstance(word, str):
            english, example = "give a word such as {example!r}, not {value}", default[0]
            raise wrong(f"{field}[{i}]", Phrase("error-set-word", english, example=example, value=_short(word)))
    return [word.lower() for word in given]


def _tables_wanted(names: Sequence[str], given: object) -> Phrase:
    english, tables = "give tables ({tables}), not {value}", ", ".join(names)
    return Phrase("error-set-tables", english, tables=tables, value=_short(given))


def _short(value: object) -> str:
    """As much of it as an error needs."""
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
