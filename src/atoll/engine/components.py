"""Component sets: what is in the box, as data. A game that had to reconstruct some of it lets owners give the true figures.

    options = {"seats": 2, "components": {"tiles": {"storm": 3, "plain": 11}}}

What is left out stays as the game has it. A set that differs from the default is part of the match's options, so that
positions and match files carry it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .errors import OptionError
from .names import one_of
from .records import State


@dataclass(frozen=True)
class ComponentSet:
    """`default`: tables of whole numbers by name, or lists of words; `check` raises OptionError for what cannot be."""

    default: Mapping[str, Any]
    check: Callable[[Mapping[str, Any]], None]
    write: Callable[[Mapping[str, Any], State], None]
    read: Callable[[State], dict[str, Any]]

    def complete(self, given: object) -> dict[str, Any]:
        """The default with what is given put in its place."""
        if not isinstance(given, Mapping):
            raise OptionError(f"components: give tables such as {next(iter(self.default))!r}, not {given!r}")
        whole: dict[str, Any] = {}
        for name, value in given.items():
            if name not in self.default:
                raise OptionError(f"components: there is no table {name!r}, {one_of(str(name), list(self.default))}")
            if isinstance(self.default[name], Mapping):
                whole[name] = _table(name, self.default[name], value)
            else:
                whole[name] = _list(name, self.default[name], value)
        whole = {name: whole.get(name, value) for name, value in self.default.items()}
        self.check(whole)
        return whole


def _table(name: str, default: Mapping[str, int], given: object) -> dict[str, int]:
    if not isinstance(given, Mapping):
        raise OptionError(f"components.{name}: give numbers by name, not {given!r}")
    for key, number in given.items():
        if key not in default:
            raise OptionError(f"components.{name}: there is no {key!r}, {one_of(str(key), list(default))}")
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= 100:
            raise OptionError(f"components.{name}.{key}: give a whole number from 0 to 100, not {number!r}")
    return {key: int(given.get(key, number)) for key, number in default.items()}


def _list(name: str, default: Sequence[Any], given: object) -> list[Any]:
    if isinstance(given, str) or not isinstance(given, Sequence) or len(given) != len(default):
        raise OptionError(f"components.{name}: give a list of {len(default)}, not {given!r}")
    if isinstance(default[0], str):
        if not all(isinstance(word, str) for word in given):
            raise OptionError(f"components.{name}: give words, not {given!r}")
        return [str(word).lower() for word in given]
    return [_list(f"{name}[{i}]", one, other) for i, (one, other) in enumerate(zip(default, given, strict=True))]
