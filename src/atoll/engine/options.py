"""Options: the choices at set-up, in plain words. Each is a field of the state's record that holds the number of its value."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .components import ComponentSet
from .errors import OptionError, Phrase
from .names import one_of
from .records import State


@dataclass(frozen=True)
class Option:
    """`Option("difficulty", ("novice", "normal"))`: the first value is the default, `field` the record's field."""

    name: str
    values: tuple[str, ...]
    default: str = ""
    field: str = ""

    def number(self, value: object) -> int:
        word = str(value).lower() if not isinstance(value, bool) else ("yes" if value else "no")
        if word not in self.values:
            english, hint = "option {option}: {value!r} is not possible, {hint}", one_of(word, self.values)
            raise OptionError(Phrase("error-option-value", english, option=self.name, value=word, hint=hint))
        return self.values.index(word)


@dataclass(frozen=True)
class Options:
    """All choices of a game, `seats` (a number from min_seats to max_seats) first."""

    min_seats: int
    max_seats: int
    choices: tuple[Option, ...] = ()
    components: ComponentSet | None = None

    def defaults(self) -> dict[str, Any]:
        return {"seats": self.min_seats} | {o.name: o.default or o.values[0] for o in self.choices}

    def complete(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """The given choices checked, the others at their defaults."""
        known = ["seats", *(o.name for o in self.choices), *(["components"] if self.components else [])]
        for name in given:
            if name not in known:
                hint = one_of(name, known)
                raise OptionError(
                    Phrase("error-no-option", "there is no option {option!r}: {hint}", option=name, hint=hint)
                )
        chosen = self.defaults() | {"seats": self._seats(given.get("seats", self.min_seats))}
        for option in self.choices:
            if option.name in given:
                chosen[option.name] = option.values[option.number(given[option.name])]
        if self.components and "components" in given:
            own = self.components.complete(given["components"])
            chosen |= {"components": own} if own != self.components.default else {}
        return chosen

    def _seats(self, given: object) -> int:
        number = int(given) if isinstance(given, int) and not isinstance(given, bool) else -1
        if isinstance(given, str) and given.strip().isdecimal():
            number = int(given)
        if not self.min_seats <= number <= self.max_seats:
            english, least, most = (
                "option seats: {given!r} is not possible, give {least} to {most}",
                self.min_seats,
                self.max_seats,
            )
            raise OptionError(Phrase("error-option-seats", english, given=given, least=least, most=most))
        return number

    def write(self, chosen: Mapping[str, Any], s: State) -> None:
        """Set a blank record's fields."""
        s.seats = chosen["seats"]
        for option in self.choices:
            setattr(s, option.field or option.name, option.number(chosen[option.name]))
        if self.components:
            self.components.write(chosen.get("components", self.components.default), s)

    def read(self, s: State) -> dict[str, Any]:
        """From a record, or a plain one."""
        numbers = {o.name: o.values[int(getattr(s, o.field or o.name))] for o in self.choices}
        own = self.components.read(s) if self.components else None
        return {"seats": int(s.seats)} | numbers | ({"components": own} if self._is_own(own) else {})

    def _is_own(self, components: dict[str, Any] | None) -> bool:
        return self.components is not None and components != self.components.default
