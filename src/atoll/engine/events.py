"""Events: what happened, for people. Fixed-width int16 rows in a flat buffer, the count first; size 0 means silence."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

import numpy as np

from . import SPECTATOR
from .compiled import rule
from .names import Names
from .records import Array

WIDTH = 6  # kind, audience, four arguments
EVERYBODY = -1  # an audience: a bit per seat that may hear it, or everybody, spectators too
FORGOTTEN = "?"  # what is shown of a value that people must remember themselves


@dataclass(frozen=True)
class Fading:
    """Under this value of an option people must remember what these arguments of events were: told once, not again."""

    option: str
    value: str
    arguments: Mapping[IntEnum, Collection[str]]


@dataclass(frozen=True)
class Event:
    """One thing that happened: `moved`, {"seat": 0, "tile": 3, …}; `audience` is a bit per seat, or EVERYBODY."""

    kind: str
    values: Mapping[str, int]
    audience: int
    meaning: Mapping[str, Names | None]
    reveals: bool = False
    """Somebody learns by it what was hidden: the step cannot be taken back."""
    forgotten: Collection[str] = ()
    """The arguments that are no longer told."""

    def heard_by(self, seat: int) -> bool:
        return self.audience == EVERYBODY or (seat != SPECTATOR and (self.audience >> seat) & 1 == 1)

    def to_json(self) -> dict[str, Any]:
        named = {k: self.meaning[k] for k in self.values}
        values = {k: n.ids[v] if (n := named[k]) and v >= 0 else v for k, v in self.values.items()}
        values |= dict.fromkeys(self.forgotten, FORGOTTEN)
        return {"event": self.kind, **{k: int(v) if isinstance(v, int) else v for k, v in values.items()}}

    def forget(self, fading: Mapping[str, Collection[str]]) -> "Event":
        """The same when it is told later; `fading` is from `EventSpace.fading`."""
        return replace(self, forgotten=fading[self.kind]) if self.kind in fading else self


class EventSpace:
    """`EventSpace(Event, {Event.MOVED: {"seat": SEAT, "tile": TILE}})`; None as meaning is a plain number.

    `reveals`: the kinds by which somebody learns what was hidden from him, beside nature's draws.
    `fades`: what drivers tell only while it happens, in matches whose options ask for memory.
    """

    def __init__(
        self,
        kinds: type[IntEnum],
        declaration: Mapping[IntEnum, Mapping[str, Names | None]],
        reveals: Collection[IntEnum] = (),
        fades: Collection[Fading] = (),
    ) -> None:
        if list(declaration) != list(kinds) or [int(k) for k in kinds] != list(range(len(kinds))):
            raise ValueError(f"declare every kind of {kinds.__name__} in its order, numbered 0, 1, 2 …")
        if any(len(meaning) > WIDTH - 2 for meaning in declaration.values()):
            raise ValueError(f"an event has at most {WIDTH - 2} arguments")
        for kind, names in ((k, names) for fading in fades for k, names in fading.arguments.items()):
            if not set(names) <= set(declaration[kind]):
                raise ValueError(f"{kind.name} has no {', '.join(sorted(set(names) - set(declaration[kind])))} to fade")
        self.kinds = list(kinds)
        self.meaning = [declaration[k] for k in self.kinds]
        self.reveals = [k in reveals for k in self.kinds]
        self.fades = tuple(fades)

    def fading(self, options: Mapping[str, Any]) -> dict[str, list[str]]:
        """By kind of event the arguments that people must remember themselves under these options."""
        found: dict[str, list[str]] = {}
        for fading in self.fades:
            if options.get(fading.option) == fading.value:
                for kind, names in fading.arguments.items():
                    found.setdefault(kind.name.lower(), []).extend(names)
        return found

    def read(self, log: Array) -> list[Event]:
        rows = log[1 : 1 + int(log[0]) * WIDTH].reshape(-1, WIDTH) if log.size else log.reshape(0, WIDTH)
        events = []
        for kind, audience, *arguments in rows.tolist():
            meaning = self.meaning[kind]
            values = dict(zip(meaning, arguments, strict=False))
            events.append(Event(self.kinds[kind].name.lower(), values, audience, meaning, self.reveals[kind]))
        return events


def new_log(events: int) -> Array:
    """Room for so many events; 0 for silence."""
    return np.zeros(1 + events * WIDTH if events else 0, np.int16)


@rule
def tell(log: Array, kind: int, audience: int, a: int, b: int, c: int, d: int) -> None:
    """Append an event. A full log drops the rest: events inform, they never decide."""
    if log.size == 0:
        return
    at = 1 + log[0] * WIDTH
    if at + WIDTH > log.size:
        return
    log[at] = kind
    log[at + 1] = audience
    log[at + 2] = a
    log[at + 3] = b
    log[at + 4] = c
    log[at + 5] = d
    log[0] += 1


@rule
def hush(log: Array) -> None:
    """Empty the log: the driver does so before each step."""
    if log.size > 0:
        log[0] = 0
