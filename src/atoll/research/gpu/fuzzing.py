"""Fuzzing on the card: games as `engine.simulation.fuzz` plays them, hundreds of thousands a second; what goes wrong is played
again here. Random games are the CPU's, step for step. So should half-sensible ones be: a card may multiply and add at once,
which makes appeals differ in the last bit, so they are rounded before the best is chosen (`playing.coarsen`).
"""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...engine import MAX_SEATS
from ...engine.events import new_log
from ...engine.game import Game
from ...engine.match import Match, Step
from ...engine.menu import new_menu
from ...engine.playing import GAMES, MOST_STEPS, N_TALLIES, STEPS
from ...engine.rng import new_rng
from ...engine.simulation import LOOP_FAULTS
from . import tasks
from .kernels import NO_FAULT, device, fuzz_kernel

ONE_IN = 256
"""A half-sensible game takes a card as long as fifty random ones (`appeal` weighs every action); on a CPU it is one in two."""
EVERY = 8
"""Looking at all invariants takes a card two or three times as long as a random step, so a game is looked at after each so many
steps, and when it is over; on a CPU after every step."""
FIRST_LAUNCH, LONG = 1 << 18, 3.0
"""Games of the first launch; the next one has twice as many as long as they take fewer seconds than this."""


@dataclass(frozen=True)
class Found:
    """What came of it. `match` is the game that went wrong, up to the step after which it was."""

    games: int
    steps: int
    most_steps: int
    endings: Mapping[str, int]
    fault: str | None = None
    seed: int = 0
    match: Match | None = None


def fuzz(
    game: Game,
    choices: Sequence[Mapping[str, Any]],
    each: int,
    seed: int = 1,
    *,
    first: int = 0,
    last: int | None = None,
    one_in: int = ONE_IN,
    every: int = EVERY,
    told: Callable[[int], None] = lambda games: None,
) -> Found:
    """`each` games with each choice of options, one in `one_in` of them half-sensible (1: all, 0: none); all invariants are
    checked after `every` steps, 2 · `every`, …, and at the end.

    Game g of all has seed + g. Only games `first` to `last` - 1 are played: so a great many can be played in parts, and are
    the same games. After every launch, some seconds, `told` hears how many it played; a fault ends the run there.
    """
    if one_in < 0 or every < 1 or seed < 0:
        raise ValueError(f"fuzzing needs one_in ≥ 0, every ≥ 1 and seed ≥ 0, not {one_in}, {every} and {seed}")
    end = each * len(choices) if last is None else last
    on = device(game.id)
    kernel = fuzz_kernel(game.id)
    cuda = on.cuda
    arrays = np.zeros(N_TALLIES, np.int64), np.zeros(len(game.endings), np.int64), np.full(1, NO_FAULT, np.int64)
    there = [cuda.to_device(a) for a in arrays]
    blanks, silence = on.blank(*choices), cuda.to_device(np.zeros(1, np.int16))
    weights = cuda.to_device(game.weights)
    at, size, number = first, FIRST_LAUNCH, NO_FAULT
    while at < end and number == NO_FAULT:
        began, upto = time.perf_counter(), min(end, at + size)
        queue = cuda.to_device(np.full(1, at, np.int64))
        arguments = blanks, silence, *there, weights, queue, seed, each, upto, game.max_steps, one_in, every
        on.launch(kernel, on.blocks, on.fuzzers, on.fuzzed, *arguments)
        number = int(there[2].copy_to_host()[0])
        told(upto - at)
        at, size = upto, 2 * size if time.perf_counter() - began < LONG else size
    tally, endings = (a.copy_to_host() for a in there[:2])
    named = {name: int(n) for name, n in zip(game.endings.ids, endings, strict=True) if n}
    figures = int(tally[GAMES]), int(tally[STEPS]), int(tally[MOST_STEPS]), named
    if number == NO_FAULT:
        return Found(*figures)
    sensible = bool(tasks.is_sensible(number, one_in))
    match, fault = fuzzed_match(game, choices[number // each], seed + number, sensible)
    return Found(*figures, fault or "the card saw a fault that the CPU does not see", seed + number, match)


def fuzzed_match(game: Game, options: Mapping[str, Any], seed: int, sensible: bool) -> tuple[Match, str | None]:
    """The game that fuzzing plays from this seed, as a match, up to its end or to what is wrong with it first."""
    match = Match.new(game, options)
    match.seed = None  # nature's steps did not come from a match's seed
    state = match.state
    menu, chances = new_menu(game.space.count), np.zeros(max(game.space.nature, 1), np.int16)
    scores, payoff, done = np.zeros(game.space.count), np.zeros(MAX_SEATS), np.zeros(2, np.int64)
    rng, log = new_rng(seed), new_log(0)
    while True:
        fault = int(tasks.fault_of(state[0], len(match.steps), game.max_steps, payoff))
        if fault == 0 and not game.is_over(state):
            copy = state.copy()
            fault = int(tasks.fuzz_step(copy[0], sensible, menu, chances, game.weights, scores, log, rng, done))
        if fault != 0:
            return match, game.faults.ids[fault] if fault > 0 else LOOP_FAULTS[fault]
        if game.is_over(state):
            return match, None
        match.advance(Step(int(done[0]), int(done[1])))
        state = match.state
