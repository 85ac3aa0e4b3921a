"""What came of a contest, bot by bot."""

from collections import defaultdict
from dataclasses import asdict, dataclass
from typing import Any

from .ratings import Rating, rate
from .results import Results
from .statistics import wilson


@dataclass
class Tally:
    """Sums over the seats that a bot has had (a team counts once): games, payoff, actions, time."""

    games: int = 0
    won: float = 0.0
    choices: int = 0
    ms: float = 0.0


@dataclass(frozen=True)
class Standing:
    """A bot's share of wins with its 95 % interval (a shared win counts in parts), its rating, how long it thinks."""

    bot: str
    games: int
    won: float
    share: float
    low: float
    high: float
    rating: Rating
    ms: float
    """For an action."""

    def to_json(self) -> dict[str, Any]:
        data = asdict(self)
        known = ("elo", "low", "high") if self.rating.is_bounded else ("elo",)
        data["rating"] = {key: round(value, 1) if key in known else None for key, value in data["rating"].items()}
        return data | {key: round(data[key], 6) for key in ("won", "share", "low", "high", "ms")}


def tallies(results: Results) -> list[Tally]:
    """One for each bot of the contest."""
    found = [Tally() for _ in results.contest.bots]
    for result in results.games.values():
        for seat, bot in enumerate(result.lineup):
            found[bot].choices += result.choices[seat]
            found[bot].ms += result.ms[seat]
            if seat == 0 or not results.contest.cooperative:
                found[bot].games += 1
                found[bot].won += result.payoff[seat]
    return found


def shares_by_deal(results: Results, bot: int) -> list[float]:
    """The bot's mean payoff on each deal: deals are independent of each other, games on the same deal are not."""
    deals: dict[int, list[float]] = defaultdict(list)
    for result in results.games.values():
        deals[result.deal] += [
            payoff for other, payoff in zip(result.lineup, result.payoff, strict=True) if other == bot
        ]
    return [sum(shares) / len(shares) for shares in deals.values() if shares]


def unwon(results: Results) -> int:
    """Games of rivals that nobody has won."""
    return 0 if results.contest.cooperative else sum(not any(result.payoff) for result in results.games.values())


def standings(results: Results) -> list[Standing]:
    """The best first."""
    found = []
    ratings = rate(results)
    for bot, tally, rating in zip(results.contest.bots, tallies(results), ratings, strict=True):
        low, high = wilson(tally.won, tally.games)
        share, ms = tally.won / max(tally.games, 1), tally.ms / max(tally.choices, 1)
        found.append(Standing(bot, tally.games, tally.won, share, low, high, rating, ms))
    return sorted(found, key=lambda standing: -standing.share)
