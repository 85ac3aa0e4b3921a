"""What came of the matches of one player."""

from typing import Literal

from .base import Plain


class Tally(Plain):
    matches: int
    won: int
    drawn: int
    """The first place was shared."""
    lost: int


class CountedBy(Plain):
    """Matches that have something in common: a number of seats, a level of bots, a value of an option."""

    what: str
    tally: Tally


class CountedOption(Plain):
    option: str
    values: list[CountedBy]


class PlayerGame(Plain):
    """What came of the matches of one game. A match in which one person played several rivals' seats, or that went on from a
    moment of another, is counted here and nowhere else."""

    game: str
    alone: int
    continued: int
    daily: int
    tally: Tally
    seats: list[CountedBy]
    """By how many sat at the table."""
    places: list[CountedBy]
    """By one's own seat, the first is 1."""
    options: list[CountedOption]
    others: list[CountedBy]
    """By who else was there: `people`, or a bot's level."""
    months: list[CountedBy]
    """The oldest first, with those in between in which nothing was played."""
    best_points: int | None
    best_table: str | None
    fewest_turns: int | None
    """Of a match that was won."""
    fewest_table: str | None
    streak: int
    """Matches won in a row, up to the last."""
    longest: int
    minutes: float
    """In all."""


class PlayerMatch(Plain):
    table: str
    game: str
    at: float
    result: Literal["won", "drawn", "lost", "alone", "continued"]
    points: int | None
    turns: int
    with_people: list[str]
    with_bots: list[str]


class PlayerStatistics(Plain):
    """Of finished matches of the seats that a profile holds. The game that was played most comes first."""

    games: list[PlayerGame]
    matches: list[PlayerMatch]
    """The newest first."""
