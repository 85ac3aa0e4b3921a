"""A match that is over: its replay, and what others made of the same deal."""

from typing import Any, Literal

from .base import Plain
from .from_server import EventInfo
from .tables import Question


class Frame(Plain):
    """A moment of a replay: the step that led here and the position after it, as the chosen seat saw it."""

    step: int
    seat: int | None
    do: str
    events: list[EventInfo]
    question: Question | None
    position: dict[str, Any]


class Replay(Plain):
    game: str
    options: dict[str, Any]
    players: list[str]
    eyes: Literal["all", "watch"] | int
    frames: list[Frame]
    outcome: str | None
    payoff: list[float] | None


class TeamResult(Plain):
    """The best match of a team (the same names, with the same bots) with a deal."""

    table: str
    at: float
    people: list[str]
    places: list[int]
    """Their seats."""
    bots: list[str]
    outcome: str
    payoff: list[float]
    points: list[int] | None
    """Of each seat, in a game that counts them."""
    turns: int
    tries: int
    """How often they have played it."""
    listed: bool
    """Everybody may look at its replay."""


class Branch(Plain):
    """What came of a match that went on from a moment of another."""

    step: int
    """After so many steps of the other."""
    result: TeamResult


class Deal(Plain):
    """A deal that several have played, and what came of it: the best first."""

    game: str
    seats: int
    day: str | None
    results: list[TeamResult]
