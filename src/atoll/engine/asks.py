"""The Ask stack: what the game waits on. The top is open; `seats` has a bit per seat that may answer, 0 means nature.

A window is an Ask that several seats may answer or pass: `passed` takes a seat's bit away, an answer closes the window.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from struct import Struct
from typing import Any

import numpy as np

from . import CHANCE, NOBODY
from .compiled import rule
from .names import Names
from .records import ASK, State, bytes_of, dtype_of, maker

SEATS = "seats"
"""The meaning of a field that holds a bit per seat."""
NOT_YET = -1
"""In a field that means one of some Names: nothing is chosen yet. A position leaves such a field out."""


@dataclass(frozen=True)
class AskSpace:
    """The kinds of Ask and what `left`, `subject` and `topic` mean in each: {Ask.ACT: {"left": "actions"}, …}.

    A meaning is a Names (the value is one of them), SEATS, or a word (the value is a number of those).
    """

    kinds: type[IntEnum]
    meaning: Mapping[IntEnum, Mapping[str, Names | str]]
    paragraphs: Mapping[IntEnum, tuple[str, ...]]
    """The paragraphs of RULES.md that govern this question, the one that says most first; of the kind 0, the end."""

    def names(self) -> list[str]:
        return [kind.name.lower() for kind in self.kinds]


def open_ask(s: State) -> Any:
    """The open question in plain numbers, for drivers; None when the game is over."""
    at, first = _places(dtype_of(s))
    data = bytes_of(s)
    count = data[at]
    return _make(_ASK.unpack_from(data, first + (count - 1) * _ASK.size)) if count else None


_WIDTHS = {1: "b", 2: "h", 8: "q"}
_ASK = Struct("=" + "".join(_WIDTHS[ASK[name].itemsize] for name in ASK.names or ()))
_make = maker(ASK)


@cache
def _places(dtype: np.dtype[Any]) -> tuple[int, int]:
    """Where in a state's bytes the number of questions is (a small one: its lowest byte), and where they begin."""
    fields: Any = dtype.fields
    return fields["ask_count"][1], fields["asks"][1]


def paragraphs(numbers: str) -> tuple[str, ...]:
    """«3.2 4.1-4.3» are 3.2, 4.1, 4.2 and 4.3."""
    found: list[str] = []
    for part in numbers.split():
        first, _, last = part.partition("-")
        section, _, low = first.partition(".")
        high = last.partition(".")[2] or low
        found += [f"{section}.{number}" for number in range(int(low), int(high) + 1)]
    return tuple(found)


@rule
def ask(s: State, kind: int, seats: int, left: int, subject: int, topic: int) -> None:
    """Open a question on top of the others."""
    top = s.asks[s.ask_count]
    top.kind = kind
    top.seats = seats
    top.left = left
    top.subject = subject
    top.topic = topic
    s.ask_count += 1


@rule
def current(s: State) -> State:
    """The open question; only when there is one."""
    return s.asks[s.ask_count - 1]


@rule
def answered(s: State) -> None:
    """Close the open question; its slot is wiped so that equal positions are equal bytes."""
    s.ask_count -= 1
    top = s.asks[s.ask_count]
    top.kind = 0
    top.seats = 0
    top.left = 0
    top.subject = 0
    top.topic = 0


@rule
def passed(s: State, seat: int) -> bool:
    """`seat` lets the window go by; True when it was the last one asked (the window is then still open)."""
    top = s.asks[s.ask_count - 1]
    top.seats &= ~(1 << seat)
    return top.seats == 0


@rule
def forget_all(s: State) -> None:
    """Close every question: the game is over."""
    while s.ask_count > 0:
        answered(s)


@rule
def is_asked(s: State, seat: int) -> bool:
    return s.ask_count > 0 and (s.asks[s.ask_count - 1].seats >> seat) & 1 == 1


@rule
def waiting(s: State) -> int:
    """The seats that are asked now, a bit each; 0 when nature decides or the game is over."""
    if s.ask_count == 0:
        return 0
    return s.asks[s.ask_count - 1].seats + 0


@rule
def next_seat(s: State) -> int:
    """The first seat that is asked, CHANCE, or NOBODY when the game is over."""
    if s.ask_count == 0:
        return NOBODY
    seats = s.asks[s.ask_count - 1].seats
    if seats == 0:
        return CHANCE
    seat = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat
