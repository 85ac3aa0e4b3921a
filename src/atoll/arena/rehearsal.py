"""Before the first game of a contest: every bot chooses once, so that what it needs is compiled, or known to fail."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..bots import new_bot
from ..bots.answers import ask
from ..bots.search import SearchBot, think
from ..engine.compiled import INTERPRETED
from ..engine.game import Game
from ..engine.match import Match
from ..engine.rng import new_rng

FEW = 64
"""Enough positions and simulations to have a search compiled."""


def rehearse(game: Game, bots: Sequence[str], options: Mapping[str, Any]) -> None:
    """Bots by their names, at a table with these options; what they do there is nobody's game."""
    if INTERPRETED or not game.compiled:
        return
    match = Match.new(game, options, seed="warm")
    match.run_nature()
    seat = game.asked(match.state)[0]
    for bot in map(new_bot, dict.fromkeys(bots)):
        if isinstance(bot, SearchBot):
            wanted = bot.settings(game, options)
            few = wanted._replace(simulations=min(FEW, wanted.simulations), plans=min(FEW, wanted.plans))
            think(game, game.view(match.state, seat), seat, few, new_rng())
        else:
            ask(bot, game, match.state, seat, new_rng())
