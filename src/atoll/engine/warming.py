"""Compile ahead: `warm` calls every compiled function of a game once with the types drivers use, so that later calls are quick.

A marker beside the compiled code says that it is done. The folder is named after the sources (see `compiled`), so an edit
makes a game cold again by itself.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np

from .compiled import CACHE, INTERPRETED
from .game import Game
from .match import Match
from .playing import RANDOM
from .position import dump_position, load_position
from .rng import new_rng
from .simulation import count_lines, fuzz, play_one

Stage = tuple[str, Callable[[], object]]
SIMULATING = ("play_games", "fuzz_games", "perft")
"""The last stages: whole games in compiled loops. To play at a table nobody needs them, and they are a third of the time."""


def is_warm(game: Game, simulating: bool = True) -> bool:
    """True when nothing is left to compile: a call comes from the cache (or nothing is compiled at all)."""
    if INTERPRETED or not game.compiled:
        return True
    return _marker(game, True).exists() or (not simulating and _marker(game, False).exists())


def _marker(game: Game, simulating: bool) -> Path:
    return (CACHE or Path()) / f"{'warm' if simulating else 'playable'}-{game.id}"


def warm(game: Game, report: Callable[[str], None], simulating: bool = True) -> None:
    """Have everything compiled, for simulations too or just to play; `report` hears each stage before it begins."""
    if INTERPRETED or not game.compiled:
        return
    for name, compile in _stages(game):
        if simulating or name not in SIMULATING:
            report(name)
            compile()
    _marker(game, simulating).touch()


def _stages(game: Game) -> Iterator[Stage]:
    """Each with the arguments that Game, Match and the simulation hand over."""
    match = Match.new(game, seed="warm")
    start = match.state.copy()
    yield "setup", lambda: game.new(match.options)
    yield "chance", lambda: game.chances(start)
    yield "apply", match.run_nature
    state = match.state
    seat = max(game.next_seat(state), 0)
    yield "legal", lambda: game.legal(state, seat)
    yield "eager", lambda: game.eager(state)
    yield "audience", lambda: game.audience(state, seat, 0)
    yield "outcome", lambda: game.outcome(state)
    yield "redact", lambda: game.view(state, seat)
    yield "look", lambda: game.look_around(state)
    yield "sample", lambda: game.sample(game.view(state, seat), seat, new_rng())
    yield "encode", lambda: game.encode(game.view(state, seat), seat)
    yield "appeal", lambda: game.appeals(game.view(state, seat), seat)
    yield "position", lambda: load_position(dump_position(game, state))
    styles = np.full(match.options["seats"], RANDOM, np.int64)
    yield "play_games", lambda: play_one(game, game.blank(match.options), styles, game.weights)
    yield "fuzz_games", lambda: fuzz(game, match.options, 1)
    yield "perft", lambda: count_lines(game, state, 1)
