"""What the strong bot would do, and the numbers behind it."""

from typing import cast

from ..bots import get_bot
from ..bots.search import Candidate, SearchBot
from ..engine.game import Game
from ..engine.records import Array

ADVISER = "strong"
TOLD = 3


def adviser() -> SearchBot:
    return cast(SearchBot, get_bot(ADVISER))


def advise(game: Game, view: Array, seat: int, rng: Array) -> list[Candidate]:
    """The best plans, each with another first action, best first; from what the seat sees."""
    best: dict[tuple[int, ...], Candidate] = {}
    for candidate in adviser().think(game, view, seat, rng):
        best.setdefault(candidate.actions[:1], candidate)
    return list(best.values())[:TOLD]
