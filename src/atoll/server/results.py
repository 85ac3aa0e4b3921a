"""What came of matches: kept when one ends, compared where several had the same deal.

Two matches have the same deal when their draws follow from the same seed: the island of a day, or the deal of a match that
is played again (`Lobby.again`). What is drawn late follows from the seed and from what was played before it, so the deal is
the same for as long as people play the same.
"""

import datetime
import logging
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from ..bots import LEVELS
from ..engine.deal import match_seed
from ..engine.game import Game
from . import protocol as p
from .store import Kept
from .table import Table

log = logging.getLogger("atoll.server")
TOTALS = {"scored": "points", "total": "gold"}
"""Events that tell a seat's total at the end, and which of their values it is."""
MOST = 500
"""So many matches of a deal are compared."""


class Result(msgspec.Struct, frozen=True):
    """As it is stored with a match."""

    seats: int
    outcome: str
    payoff: list[float]
    turns: int
    steps: int
    seconds: float
    """From the first step to the last."""
    people: list[str]
    """Their names, in the order of their seats."""
    places: list[int]
    """Their seats."""
    bots: list[str]
    points: list[int] | None
    """Of each seat, in a game that counts them."""
    options: dict[str, Any]
    daily: str | None = None
    continues: bool = False
    """It went on from a moment of another match."""
    step: int | None = None
    """After so many steps of it, where it lies on this server."""


def read_result(table: str, data: Any) -> Result | None:
    """As it was stored; None if somebody damaged it, which the log tells once: lists go on without it."""
    try:
        return msgspec.convert(data, Result)
    except msgspec.ValidationError:
        _tell(table)
        return None


@lru_cache(MOST)
def _tell(table: str) -> None:
    log.error("a result is damaged", extra={"table": table})


def result_of(table: Table) -> Result:
    """Of a table whose match is over."""
    assert table.match
    outcome = table.game.outcome(table.match.state)
    assert outcome
    people = [(seat, chair.name) for seat, chair in enumerate(table.chairs) if chair.kind == "person"]
    began = next(row.at for row in table.rows if row.kind == "start")
    return Result(
        seats=len(table.chairs),
        outcome=outcome[0],
        payoff=outcome[1],
        turns=int(table.match.state[0].turns),
        steps=len(table.match.steps),
        seconds=round(table.rows[-1].at - began, 1),
        people=[name for _, name in people],
        places=[seat for seat, _ in people],
        bots=[chair.bot or "" for chair in table.chairs if chair.kind == "bot"],
        points=_points(table),
        options=table.options,
        daily=table.daily,
        continues=table.continues is not None,
        step=table.origin["step"] if table.origin else None,
    )


def _points(table: Table) -> list[int] | None:
    found: dict[int, int] = {}
    for event in table.told[-1].events if table.told else ():
        if (name := TOTALS.get(event.kind)) and name in event.values:
            found[int(event.values["seat"])] = int(event.values[name])
    return [found.get(seat, 0) for seat in range(len(table.chairs))] if found else None


# -- the island of a day ------------------------------------------------------------------------------------------------


def today(now: float) -> str:
    return datetime.datetime.fromtimestamp(now, datetime.UTC).date().isoformat()


def daily_secret(game: str, day: str) -> str:
    """In the place of the server's secret: the same on every server, and everybody can derive it. Nobody adds a nonce."""
    return f"atoll daily {game} {day}"


def daily_deal(game: str, day: str) -> str:
    """The seed of all matches of that day."""
    return match_seed(daily_secret(game, day), [])


def daily_seats(game: Game) -> int:
    """One number for everybody, so that results can be compared."""
    return min(game.options.max_seats, max(game.options.min_seats, 3))


# -- compared -----------------------------------------------------------------------------------------------------------


def compare(game: Game, kept: Iterable[Kept]) -> list[p.TeamResult]:
    """The best of every team (the same names, with the same bots), those together who had the same bots, the best team first.
    Where only bots played there is nothing to compare."""
    teams: dict[tuple[tuple[str, ...], tuple[str, ...]], list[p.TeamResult]] = {}
    for one in kept:
        result = read_result(one.table, one.data)
        if result and result.people:
            team = tuple(sorted(name.casefold() for name in result.people))
            teams.setdefault((team, tuple(sorted(result.bots))), []).append(_told(one, result))
    best = [_best(game, tries) for tries in teams.values()]
    return sorted(best, key=lambda one: (company(one.bots), rank(game, one)))


def company(bots: Sequence[str]) -> list[tuple[int, str]]:
    """Where those stand who played with these bots: without any first, then the stronger they were."""
    level = {name: -at for at, name in enumerate(LEVELS)}
    return sorted((level.get(bot, 1), bot) for bot in bots)


def _best(game: Game, tries: Sequence[p.TeamResult]) -> p.TeamResult:
    return msgspec.structs.replace(min(tries, key=lambda one: rank(game, one)), tries=len(tries))


def rank(game: Game, one: p.TeamResult) -> tuple[float, ...]:
    """Smaller is better: who won, by points where there are some, in fewer turns; a team that lost, later."""
    payoff = max((one.payoff[seat] for seat in one.places), default=0.0)
    points = max((one.points[seat] for seat in one.places), default=0) if one.points else 0
    turns = one.turns if payoff > 0 or not game.cooperative else -one.turns
    return (-payoff, -points, turns, one.at)


def branches_of(kept: Iterable[Kept]) -> list[p.Branch]:
    """What came of matches that went on from one, in its order."""
    found = [(one, read_result(one.table, one.data)) for one in kept]
    told = [p.Branch(step=result.step or 0, result=_told(one, result)) for one, result in found if result]
    return sorted(told, key=lambda branch: (branch.step, branch.result.at))


def _told(kept: Kept, result: Result) -> p.TeamResult:
    return p.TeamResult(
        table=kept.table,
        at=kept.at,
        people=result.people,
        places=result.places,
        bots=result.bots,
        outcome=result.outcome,
        payoff=result.payoff,
        points=result.points,
        turns=result.turns,
        tries=1,
        listed=kept.listed,
    )
