"""What the strong bot would do, and the numbers behind it."""

from typing import cast

from ..bots import get_bot
from ..bots.search import Candidate, SearchBot, think
from ..engine.game import Game
from ..engine.records import Array

ADVISER = "strong"
TOLD = 3
CARE = 3
"""So many times as many simulations as for a move: the numbers are told, and nobody else waits."""


def adviser() -> SearchBot:
    return cast(SearchBot, get_bot(ADVISER))


def advise(game: Game, view: Array, seat: int, rng: Array) -> list[Candidate]:
    """The best plans, each with another first action, best first; from what the seat sees."""
    best: dict[tuple[int, ...], Candidate] = {}
    settings = adviser().settings(game)
    for candidate in think(game, view, seat, settings._replace(simulations=CARE * settings.simulations), rng):
        best.setdefault(candidate.actions[:1], candidate)
    first, *others = best.values()
    return [first, *sorted(others, key=lambda one: -one.value)][:TOLD]
