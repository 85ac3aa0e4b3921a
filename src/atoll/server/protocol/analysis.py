"""What the strong bot says: a hint while a match is played, a review when it is over."""

from typing import Any

from .base import Plain, Seat, Strict
from .from_server import Choice


class AskHint(Strict, kw_only=True):
    """Of a seat that may act now, for the question number `ask`."""

    seat: Seat
    ask: int


class Advice(Plain):
    """What one could do now, and the rest of that plan; none: let it be."""

    choices: list[Choice]
    chance: float | None
    """To win, from 0 to 1; null where nothing else is possible."""
    simulations: int


class Hint(Plain):
    """The best three, best first."""

    seat: int
    ask: int
    advice: list[Advice]


class CurvePoint(Plain):
    """Each seat's chance to win after so many steps, with all cards open."""

    step: int
    chances: list[float]


class Turning(Plain):
    """A moment that changed much: what was done after `step` steps, what was better, and the seat's chances with either.

    Where nothing better is known, by luck or because it had to be, `better` and `best` are null: seat `about` had the chance
    `before`, and `chance` when the turn was over.
    """

    step: int
    seat: int
    position: dict[str, Any]
    """As the seat saw it."""
    played: list[Choice]
    better: list[Choice] | None
    """Empty: to let it be."""
    chance: float
    best: float | None
    about: int | None = None
    before: float | None = None


class Review(Plain):
    """Of a match that is over; empty until `done` has come to `of`."""

    done: int
    of: int
    curve: list[CurvePoint]
    moments: list[Turning]
