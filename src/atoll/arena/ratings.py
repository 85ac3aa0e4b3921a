"""Ratings from rankings: Plackett–Luce, fitted by MM (Hunter 2004), on Elo's scale (400 points are ten to one).

A game is a ranking by payoff: the first is chosen among all, the next among the rest, each as likely as its strength. Who
shares a place shares the choice (every order of them counts alike); the order of the last is not known and says nothing.
A team's ranking is by deal: who has won it and who has not. Every bot also shares one made-up game with a bot of middling
strength, so that a clean sweep is a large number and not an infinite one. Intervals: the deals are drawn again and again.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations

import numpy as np

from ..engine.records import Array
from .results import Results

ELO = 400 / np.log(10)
REDRAWN, ROUNDS = 200, 2000
NOTHING = 0.5
"""Points of Elo that nobody sees."""
Stage = tuple[tuple[int, ...], int]
"""Those who are left, sorted, and who of them is chosen."""


@dataclass(frozen=True)
class Rating:
    elo: float
    low: float
    high: float

    @property
    def is_bounded(self) -> bool:
        """Whether its interval says anything: of a few deals, or of such as all end alike, it has no width."""
        return self.high > self.low + NOTHING


def stages(bots: Sequence[int], payoff: Sequence[float]) -> dict[Stage, float]:
    """A ranking as choices, each with its weight."""
    left = list(range(len(bots)))
    found: dict[Stage, float] = defaultdict(float)
    while left:
        top = max(payoff[seat] for seat in left)
        group = [seat for seat in left if payoff[seat] == top]
        rest = [seat for seat in left if payoff[seat] != top]
        if not rest and len(left) < len(bots):
            break  # the last: nothing is known of their order
        orders = list(permutations(group)) if rest else [(seat,) for seat in group]
        for order in orders:
            among = list(left)
            for seat in order:
                found[tuple(sorted(bots[other] for other in among)), bots[seat]] += 1 / len(orders)
                among.remove(seat)
        left = rest
    return found


def rankings(results: Results) -> dict[int, list[tuple[Sequence[int], Sequence[float]]]]:
    """By deal: each game's, or of teams one for all that have played the deal."""
    found: dict[int, list[tuple[Sequence[int], Sequence[float]]]] = defaultdict(list)
    if not results.contest.cooperative:
        for result in results:
            found[result.deal].append((result.lineup, result.payoff))
        return found
    teams: dict[int, dict[int, float]] = defaultdict(dict)
    for result in results:
        teams[result.deal][result.lineup[0]] = result.payoff[0]
    for deal, won in teams.items():
        found[deal].append((tuple(won), tuple(won.values())))
    return found


def rate(results: Results, seed: int = 1) -> list[Rating]:
    """A rating for each bot of the contest; their mean is 0."""
    bots = len(results.contest.bots)
    by_deal = [_summed(stages(*ranking) for ranking in games) for games in rankings(results).values()]
    kinds = sorted({kind for deal in by_deal for kind in deal})
    counts = np.array([[deal.get(kind, 0.0) for kind in kinds] for deal in by_deal]).reshape(len(by_deal), len(kinds))
    middle = fit(bots, kinds, counts.sum(0))
    rng = np.random.default_rng(seed)
    deals = len(by_deal)
    redrawn = [
        fit(bots, kinds, rng.multinomial(deals, np.full(deals, 1 / deals)) @ counts, middle)
        for _ in range(REDRAWN if deals else 0)
    ]
    low, high = np.percentile(redrawn, [2.5, 97.5], axis=0) if redrawn else (middle, middle)
    return [Rating(float(m), float(lo), float(hi)) for m, lo, hi in zip(middle, low, high, strict=True)]


def _summed(parts: Iterable[dict[Stage, float]]) -> dict[Stage, float]:
    total: dict[Stage, float] = defaultdict(float)
    for part in parts:
        for kind, weight in part.items():
            total[kind] += weight
    return total


def fit(bots: int, kinds: Sequence[Stage], counts: Array, start: Array | None = None) -> Array:
    """Elo numbers with mean 0 for so many choices of each kind."""
    present = np.zeros((len(kinds), bots))
    wins = np.full(bots, 0.5)  # of the made-up game
    for k, (among, chosen) in enumerate(kinds):
        for bot in among:
            present[k, bot] += 1
        wins[chosen] += counts[k]
    logs = np.zeros(bots) if start is None else start / ELO
    for _ in range(ROUNDS):
        strength = np.exp(logs)
        new = np.log(wins / (present.T @ (counts / (present @ strength)) + 1 / (strength + 1)))
        new -= new.mean()
        done = np.abs(new - logs).max() < 1e-6
        logs = new
        if done:
            break
    return ELO * logs
