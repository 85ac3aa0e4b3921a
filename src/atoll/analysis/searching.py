"""Is the search of a game compiled? `prepare` sees to it, once per version: `python -m atoll.analysis.searching GAME`.

To play, nobody has to wait for it: until it is done, the levels that search choose as the sensible one does.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

from ..bots import Bot, get_bot
from ..bots.search import SearchBot, think
from ..engine.catalogue import get_game
from ..engine.compiled import CACHE, INTERPRETED
from ..engine.game import Game
from ..engine.match import Match
from ..engine.rng import new_rng
from .worlds import compare, prospects

SEARCHING = ("strong", "expert")
FEW = 64
"""Enough positions and simulations to have everything compiled."""
_ready: set[str] = set()


def searches(bot: Bot) -> bool:
    return isinstance(bot, SearchBot)


def is_ready(game: Game) -> bool:
    """True when a search begins at once: its code is in the cache (or nothing is compiled at all)."""
    if INTERPRETED or not game.compiled or game.id in _ready:
        return True
    if _marker(game).exists():
        _ready.add(game.id)
    return game.id in _ready


def _marker(game: Game) -> Path:
    return (CACHE or Path()) / f"searching-{game.id}"


def prepare(game: Game, report: Callable[[str], None] = lambda _: None) -> None:
    """Have the search compiled, or loaded where it is; `report` hears each stage before it begins."""
    if INTERPRETED or not game.compiled:
        return
    match = Match.new(game, seed="warm")
    match.run_nature()
    seat = max(game.next_seat(match.state), 0)
    view = game.view(match.state, seat)
    for name in SEARCHING:
        chosen = cast(SearchBot, get_bot(name)).settings(game, game.options.read(view[0]))
        report(name)
        plans = think(game, view, seat, chosen._replace(simulations=FEW, plans=min(FEW, chosen.plans)), new_rng())
    report("review")
    compare(game, view, seat, [plans[0].actions], 1, chosen)
    prospects(game, match.state, 1, chosen)
    _marker(game).touch()


if __name__ == "__main__":
    for id in sys.argv[1:]:
        prepare(get_game(id))
