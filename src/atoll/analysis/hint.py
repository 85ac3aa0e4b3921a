"""What the strong bot would do, and the numbers behind it."""

from dataclasses import replace
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
    """The best plans as the search ranks them, each with another first action, best first; from what the seat sees.

    The first is what the bot would do. A plan that was dropped early was simulated less often, and its luck may have been
    good: it is told as no better than the one that was kept.
    """
    best: dict[tuple[int, ...], Candidate] = {}
    settings = adviser().settings(game, game.options.read(view[0]))
    for candidate in think(game, view, seat, settings._replace(simulations=CARE * settings.simulations), rng):
        best.setdefault(candidate.actions[:1], candidate)
    first, *others = list(best.values())[:TOLD]
    others.sort(key=lambda one: -one.value)
    return [first, *(replace(one, value=min(one.value, first.value)) for one in others)]
