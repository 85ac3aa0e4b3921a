"""Whole random games on the card, counted as `engine.simulation` counts them: equal seeds give equal figures."""

import time
from collections.abc import Mapping
from typing import Any

import numpy as np

from ...engine import MAX_SEATS
from ...engine.game import Game
from ...engine.playing import DECISIONS, GAMES, LEAST_TURNS, MOST_STEPS, MOST_TURNS, N_TALLIES, STEPS, TURNS
from ...engine.simulation import SEED_SPAN, Simulation
from .kernels import device, playout_kernel


def playouts(game: Game, options: Mapping[str, Any] | None = None, games: int = 1_000_000, seed: int = 1) -> Simulation:
    """As `simulate` with random seats; how many choices there were is not counted here."""
    chosen = game.options.complete(options or {})
    on = device(game.id)
    kernel = playout_kernel(game.id)
    blank, silence = on.blank(chosen), on.cuda.to_device(np.zeros(1, np.int16))

    def run(count: int) -> tuple[Any, Any, Any]:
        tally = np.zeros(N_TALLIES, np.int64)
        tally[LEAST_TURNS] = 1 << 30
        arrays = [tally, np.zeros(len(game.endings), np.int64), np.zeros(MAX_SEATS), np.zeros(1, np.int64)]
        there = [on.cuda.to_device(a) for a in arrays]
        on.launch(kernel, on.blocks, on.players, on.places, blank, silence, *there, seed % SEED_SPAN, count)
        return there[0].copy_to_host(), there[1].copy_to_host(), there[2].copy_to_host()

    run(1)  # compiled before the clock starts
    began = time.perf_counter()
    tally, endings, wins = run(games)
    return Simulation(
        game=game.id,
        options=chosen,
        games=int(tally[GAMES]),
        seconds=time.perf_counter() - began,
        decisions=int(tally[DECISIONS]),
        steps=int(tally[STEPS]),
        turns=(int(tally[LEAST_TURNS]), float(tally[TURNS] / max(games, 1)), int(tally[MOST_TURNS])),
        endings={name: int(n) for name, n in zip(game.endings.ids, endings, strict=True) if n},
        wins=tuple(float(w) for w in wins[: chosen["seats"]]),
        branching=0.0,
        most_choices=0,
        most_steps=int(tally[MOST_STEPS]),
    )
