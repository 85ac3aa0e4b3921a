"""Bots at the table, in plain Python: for bots that the compiled loops do not know, and for games with people."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..bots import Bot, new_bot
from ..bots.answers import ask
from ..engine import CHANCE
from ..engine.game import Game
from ..engine.match import Match, Step
from ..engine.records import Array
from ..engine.rng import new_rng
from ..engine.simulation import Simulation


def bot_step(match: Match, bots: Mapping[int, Bot], rng: Array) -> Step | None:
    """What the bots do next: first those that nobody asked but that want to act, then those asked. None: it is not on them."""
    game, state = match.game, match.state
    for seat in (*game.eager(state), *game.asked(state)):
        if seat in bots:
            action = ask(bots[seat], game, state, seat, rng)
            if action is not None:
                return Step(seat, action)
    return None


def play_out(match: Match, bots: Mapping[int, Bot], rng: Array) -> None:
    """Bots on every seat, to the end."""
    while not match.is_over():
        if match.game.next_seat(match.state) == CHANCE:
            match.draw()
            continue
        step = bot_step(match, bots, rng)
        if step is None:
            raise AssertionError("somebody is asked, and must act")
        match.play(step.seat, step.action)


def simulate_with(
    game: Game,
    options: Mapping[str, Any],
    games: int,
    seed: int,
    bots: Sequence[str],
    progress: Callable[[int], None],
) -> Simulation:
    """As engine.simulation.simulate, for any bots, new ones each game; game g is the match with seed `seed + g`."""
    began = time.perf_counter()
    endings: dict[str, int] = {}
    wins = [0.0] * options["seats"]
    turns, steps, decisions = [], [], 0
    for g in range(games):
        match = Match.new(game, options, seed=str(seed + g))
        play_out(match, {seat: new_bot(name) for seat, name in enumerate(bots)}, new_rng(seed + g))
        ending, payoff = game.outcome(match.state) or ("none", [])
        endings[ending] = endings.get(ending, 0) + 1
        wins = [a + b for a, b in zip(wins, payoff, strict=True)]
        turns.append(int(match.state[0].turns))
        steps.append(len(match.steps))
        decisions += len(match.steps) - match.draws()
        progress(1)
    return Simulation(
        game=game.id,
        options=options,
        games=games,
        seconds=time.perf_counter() - began,
        decisions=decisions,
        steps=sum(steps),
        turns=(min(turns, default=0), sum(turns) / max(games, 1), max(turns, default=0)),
        endings=endings,
        wins=tuple(wins),
        branching=0.0,
        most_choices=0,
        most_steps=max(steps, default=0),
    )
