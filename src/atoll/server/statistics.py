"""What a host may want to know of the matches on their server: how many, how long, how they ended. Nobody is named."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from statistics import median

import msgspec
import sqlalchemy as sa

from ..engine.errors import AtollError
from .database import SPOKEN, make_ready, results, sync_url, tables
from .results import Result, read_result


class GameStatistics(msgspec.Struct):
    """Of one game. Matches that went on from a moment of another are counted, and left out of everything else."""

    game: str
    matches: int = 0
    continued: int = 0
    daily: int = 0
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    seats: Counter[int] = msgspec.field(default_factory=Counter)
    people: Counter[int] = msgspec.field(default_factory=Counter)
    """Matches by how many people were at the table; the other seats were bots'."""
    wins_of_people: float = 0.0
    seats_of_people: int = 0
    turns: list[int] = msgspec.field(default_factory=list)
    minutes: list[float] = msgspec.field(default_factory=list)

    def add(self, result: Result) -> None:
        self.matches += 1
        if result.continues:
            self.continued += 1
            return
        self.daily += result.daily is not None
        self.endings[result.outcome] += 1
        self.seats[result.seats] += 1
        self.people[len(result.people)] += 1
        self.wins_of_people += sum(result.payoff[seat] for seat in result.places)
        self.seats_of_people += len(result.places)
        self.turns.append(result.turns)
        self.minutes.append(result.seconds / 60)


class Statistics(msgspec.Struct):
    tables: int
    """That were opened."""
    playing: int
    games: list[GameStatistics]

    def to_json(self) -> dict[str, object]:
        return {"tables": self.tables, "playing": self.playing, "games": [_summary(game) for game in self.games]}


def _summary(game: GameStatistics) -> dict[str, object]:
    return {
        "game": game.game,
        "matches": game.matches,
        "continued": game.continued,
        "daily": game.daily,
        "endings": dict(game.endings),
        "seats": {str(seats): n for seats, n in sorted(game.seats.items())},
        "people": {str(people): n for people, n in sorted(game.people.items())},
        "wins_of_people": round(game.wins_of_people, 3),
        "seats_of_people": game.seats_of_people,
        "turns": _spread(game.turns),
        "minutes": _spread(game.minutes),
    }


def _spread(values: list[int] | list[float]) -> dict[str, float] | None:
    return {"least": min(values), "median": round(median(values), 1), "most": max(values)} if values else None


def statistics(url: str, since: float = 0.0) -> Statistics:
    """Of the matches that have ended since then."""
    if url.startswith("sqlite:///") and not Path(url.removeprefix("sqlite:///")).exists():
        raise AtollError(f"--database: there is no {url.removeprefix('sqlite:///')}")
    make_ready(url)
    engine = sa.create_engine(sync_url(url), **SPOKEN)
    try:
        with engine.connect() as connection:
            opened = connection.execute(sa.select(tables.c.stage).where(tables.c.created >= since)).scalars().all()
            query = sa.select(results.c.game, results.c.table_id, results.c.data).where(results.c.at >= since)
            ended = [(row.game, read_result(row.table_id, row.data)) for row in connection.execute(query)]
    finally:
        engine.dispose()
    return Statistics(
        len(opened),
        sum(stage == "playing" for stage in opened),
        count((game, result) for game, result in ended if result),
    )


def count(ended: Iterable[tuple[str, Result]]) -> list[GameStatistics]:
    games: dict[str, GameStatistics] = {}
    for game, result in ended:
        games.setdefault(game, GameStatistics(game)).add(result)
    return sorted(games.values(), key=lambda one: (-one.matches, one.game))
