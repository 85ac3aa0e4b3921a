"""What came of a player's finished matches, game by game: only what the store knows."""

import datetime
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Literal

from ..engine.catalogue import get_game, sound_ids
from . import protocol as p
from .results import Result, read_result

Ended = Literal["won", "drawn", "lost", "alone", "continued"]
NOT_COUNTED = ("alone", "continued")
SHOWN = 100
"""Matches that are listed one by one."""
MOST = 5000
"""So many seats of finished matches are looked at, the newest."""


@dataclass(frozen=True)
class Played:
    """A match with the seats that were the player's."""

    table: str
    game: str
    at: float
    seats: tuple[int, ...]
    result: Result
    team: bool
    """All seats win or lose together."""

    @property
    def ended(self) -> Ended:
        """Who plays rivals against each other neither wins nor loses; a team wins or loses together."""
        if self.result.continues:
            return "continued"
        payoffs = [self.result.payoff[seat] for seat in self.seats]
        if len(payoffs) > 1 and not self.team:
            return "alone"
        return "won" if payoffs[0] >= 1 else "drawn" if payoffs[0] > 0 else "lost"

    @property
    def points(self) -> int | None:
        points = self.result.points
        return max(points[seat] for seat in self.seats) if points else None

    @property
    def people(self) -> list[str]:
        """The others."""
        named = zip(self.result.places, self.result.people, strict=True)
        return [name for seat, name in named if seat not in self.seats]


def played(rows: Iterable[Any]) -> list[Played]:
    """From a row for each seat; seats that were given to a bot before the end are not the player's."""
    seats: dict[str, set[int]] = {}
    first: dict[str, Any] = {}
    for row in rows:
        first.setdefault(row.table_id, row)
        seats.setdefault(row.table_id, set()).add(row.seat)
    found = [(row, read_result(row.table_id, row.data)) for row in first.values()]
    matches = [
        Played(
            row.table_id,
            row.game,
            row.at,
            tuple(sorted(seats[row.table_id] & set(result.places))),
            result,
            _team(row.game),
        )
        for row, result in found
        if result
    ]
    return sorted((one for one in matches if one.seats), key=lambda one: (-one.at, one.table))


def _team(game: str) -> bool:
    """A game that is here no more is taken for one of rivals."""
    return game in sound_ids() and get_game(game).cooperative


def statistics(matches: Sequence[Played]) -> p.PlayerStatistics:
    """Of matches, the newest first."""
    games: dict[str, list[Played]] = {}
    for one in matches:
        games.setdefault(one.game, []).append(one)
    told = [_game(id, of) for id, of in sorted(games.items(), key=lambda item: (-len(item[1]), item[0]))]
    return p.PlayerStatistics(games=told, matches=[_match(one) for one in matches[:SHOWN]])


def _match(one: Played) -> p.PlayerMatch:
    return p.PlayerMatch(
        table=one.table,
        game=one.game,
        at=one.at,
        result=one.ended,
        points=one.points,
        turns=one.result.turns,
        with_people=one.people,
        with_bots=one.result.bots,
    )


@dataclass
class Counter:
    """Tallies by something, in the order in which it was met."""

    by: dict[str, p.Tally] = field(default_factory=dict)

    def add(self, what: str, ended: Ended) -> None:
        tally = self.by.setdefault(what, nothing())
        tally.matches += 1
        setattr(tally, ended, getattr(tally, ended) + 1)

    def told(self, ordered: bool = True) -> list[p.CountedBy]:
        return [p.CountedBy(what=what, tally=of) for what, of in (sorted if ordered else list)(self.by.items())]


def nothing() -> p.Tally:
    return p.Tally(matches=0, won=0, drawn=0, lost=0)


def _game(id: str, matches: Sequence[Played]) -> p.PlayerGame:
    counted = [one for one in matches if one.ended not in NOT_COUNTED]
    whole, seats, places, others, months = Counter(), Counter(), Counter(), Counter(), Counter()
    options: dict[str, Counter] = {}
    for one in reversed(counted):  # the oldest first
        whole.add("", one.ended)
        seats.add(str(one.result.seats), one.ended)
        if len(one.seats) == 1:
            places.add(str(one.seats[0] + 1), one.ended)
        for who in ({"people"} if one.people else set()) | set(one.result.bots):
            others.add(who, one.ended)
        months.add(_month(one.at), one.ended)
        for option, value in one.result.options.items():
            if option != "seats" and isinstance(value, str):
                options.setdefault(option, Counter()).add(value, one.ended)
    best = max(counted, key=lambda one: (one.points or 0, one.at), default=None)
    won = [one for one in counted if one.ended == "won"]
    quick = min(won, key=lambda one: (one.result.turns, one.at), default=None)
    scored = best is not None and best.points is not None
    return p.PlayerGame(
        game=id,
        alone=sum(one.ended == "alone" for one in matches),
        continued=sum(one.ended == "continued" for one in matches),
        daily=sum(one.result.daily is not None for one in counted),
        tally=whole.by.get("", nothing()),
        seats=seats.told(),
        places=places.told(),
        options=[p.CountedOption(option=name, values=of.told(ordered=False)) for name, of in options.items()],
        others=others.told(),
        months=list(_all_months(months.by)),
        best_points=best.points if best and scored else None,
        best_table=best.table if best and scored else None,
        fewest_turns=quick.result.turns if quick else None,
        fewest_table=quick.table if quick else None,
        streak=_streak(counted),
        longest=_longest(counted),
        minutes=round(sum(one.result.seconds for one in matches) / 60, 1),
    )


def _month(at: float) -> str:
    return datetime.datetime.fromtimestamp(at, datetime.UTC).strftime("%Y-%m")


def _all_months(by: dict[str, p.Tally]) -> Iterator[p.CountedBy]:
    """From the first to the last, at most the last twenty-four."""
    if not by:
        return
    numbers = [int(month[:4]) * 12 + int(month[5:]) - 1 for month in by]
    for number in range(max(min(numbers), max(numbers) - 23), max(numbers) + 1):
        month = f"{number // 12:04}-{number % 12 + 1:02}"
        yield p.CountedBy(what=month, tally=by.get(month, nothing()))


def _streak(matches: Sequence[Played]) -> int:
    """Won in a row, from the first of these on."""
    return next((n for n, one in enumerate(matches) if one.ended != "won"), len(matches))


def _longest(matches: Sequence[Played]) -> int:
    runs = groupby(matches, key=lambda one: one.ended == "won")
    return max((len(list(run)) for won, run in runs if won), default=0)
