"""Many games at once, for statistics: `simulate` drives the compiled loop in chunks, over several threads if wanted."""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice, takewhile
from threading import Event
from typing import Any

import numpy as np

from . import MAX_SEATS
from .events import new_log
from .game import Game
from .menu import new_menu
from .playing import (
    CHOICES,
    DECISIONS,
    EAGER_IDLE,
    EARLY_OUTCOME,
    GAMES,
    LEAST_TURNS,
    MOST_CHOICES,
    MOST_STEPS,
    MOST_TURNS,
    N_TALLIES,
    NO_ACTION,
    NO_CHANCE,
    NO_OUTCOME,
    RANDOM,
    STEPS,
    TOO_LONG,
    TURNS,
    fuzz_games,
    perft,
    play_games,
)
from .records import Array
from .rng import new_rng

CHUNK = 5000
SEED_SPAN = 1 << 62


@dataclass(frozen=True)
class Simulation:
    """What came of many games. `wins[seat]` adds up payoffs; a shared win counts in parts."""

    game: str
    options: Mapping[str, Any]
    games: int
    seconds: float
    decisions: int
    steps: int
    turns: tuple[int, float, int]
    endings: Mapping[str, int]
    wins: tuple[float, ...]
    branching: float
    most_choices: int
    most_steps: int

    def to_json(self) -> dict[str, Any]:
        least, mean, most = self.turns
        return {
            "game": self.game,
            "seats": self.options["seats"],
            "options": dict(self.options),
            "games": self.games,
            "seconds": round(self.seconds, 6),
            "decisions": self.decisions,
            "steps": self.steps,
            "decisions_per_s": round(self.decisions / max(self.seconds, 1e-9)),
            "steps_per_s": round(self.steps / max(self.seconds, 1e-9)),
            "turns": {"min": least, "mean": mean, "max": most},
            "outcomes": dict(self.endings),
            "wins": {str(seat): int(w) if w == int(w) else w for seat, w in enumerate(self.wins)},
            "branching": round(self.branching, 3),
            "most_choices": self.most_choices,
            "most_steps": self.most_steps,
        }


class _Buffers:
    """One thread's scratch memory."""

    def __init__(self, game: Game) -> None:
        self.worlds = np.zeros(2, game.dtype)
        self.menu = new_menu(game.space.count)
        self.chances = np.zeros(max(game.space.nature, 1), np.int16)
        self.scores = np.zeros(game.space.count, np.float64)
        self.log = new_log(0)
        self.rng = new_rng()
        self.payoff = np.zeros(MAX_SEATS, np.float64)
        self.tally = np.zeros(N_TALLIES, np.int64)
        self.tally[LEAST_TURNS] = 1 << 30
        self.endings = np.zeros(len(game.endings), np.int64)
        self.wins = np.zeros(MAX_SEATS, np.float64)


def simulate(
    game: Game,
    options: Mapping[str, Any] | None = None,
    games: int = 1000,
    seed: int = 1,
    styles: Sequence[int] = (),
    weights: Array | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play `games` games; game g depends on seed + g alone, so the result is the same for any number of jobs."""
    chosen = game.options.complete(options or {})
    blank = game.blank(chosen)
    how = np.array([styles[i] if i < len(styles) else RANDOM for i in range(chosen["seats"])], np.int64)
    use = game.weights if weights is None else np.asarray(weights, np.float64)
    first = seed % SEED_SPAN
    play_one(game, blank, how, use)  # compiled before the clock starts
    began = time.perf_counter()
    buffers = [_Buffers(game) for _ in range(max(jobs, 1))]
    stopped = Event()

    def work(mine: tuple[_Buffers, Iterable[tuple[int, int]]]) -> None:
        b, chunks = mine
        for start, count in takewhile(lambda _: not stopped.is_set(), chunks):
            play_games(
                blank, b.worlds, how, b.menu, b.chances, use, b.scores, b.log, b.rng, b.payoff, first + start, count,
                b.tally, b.endings, b.wins,
            )  # fmt: skip
            if progress:
                progress(count)

    shares = [islice(_chunks(games), i, None, len(buffers)) for i in range(len(buffers))]
    with ThreadPoolExecutor(len(buffers)) as pool:
        try:
            list(pool.map(work, zip(buffers, shares, strict=True)))
        finally:
            stopped.set()  # Ctrl-C, or a progress that raises: the threads end with their chunk
    return _sum_up(game, chosen, buffers, time.perf_counter() - began)


def play_one(game: Game, blank: Array, styles: Array, weights: Array) -> None:
    """One game, to have everything compiled."""
    b = _Buffers(game)
    play_games(
        blank, b.worlds, styles, b.menu, b.chances, weights, b.scores, b.log, b.rng, b.payoff, 0, 1, b.tally, b.endings, b.wins
    )  # fmt: skip


def _chunks(games: int) -> Iterator[tuple[int, int]]:
    """Small enough that progress moves and several threads get something to do."""
    size = min(CHUNK, -(-games // 100)) or 1
    for start in range(0, games, size):
        yield start, min(size, games - start)


def _sum_up(game: Game, options: Mapping[str, Any], buffers: Sequence[_Buffers], seconds: float) -> Simulation:
    tally = sum((b.tally for b in buffers), np.zeros(N_TALLIES, np.int64))
    endings = sum((b.endings for b in buffers), np.zeros(len(game.endings), np.int64))
    wins = sum((b.wins for b in buffers), np.zeros(MAX_SEATS, np.float64))
    games, decisions = int(tally[GAMES]), int(tally[DECISIONS])
    return Simulation(
        game=game.id,
        options=options,
        games=games,
        seconds=seconds,
        decisions=decisions,
        steps=int(tally[STEPS]),
        turns=(
            int(min(b.tally[LEAST_TURNS] for b in buffers)) if games else 0,
            float(tally[TURNS] / max(games, 1)),
            int(max(b.tally[MOST_TURNS] for b in buffers)),
        ),
        endings={name: int(n) for name, n in zip(game.endings.ids, endings, strict=True) if n},
        wins=tuple(float(w) for w in wins[: options["seats"]]),
        branching=float(tally[CHOICES] / max(decisions, 1)),
        most_choices=int(max(b.tally[MOST_CHOICES] for b in buffers)),
        most_steps=int(max(b.tally[MOST_STEPS] for b in buffers)),
    )


@dataclass(frozen=True)
class FuzzResult:
    """`fault` is None when all games went well; else what went wrong, in which game (its seed), before and after."""

    games: int
    steps: int
    most_steps: int
    endings: Mapping[str, int]
    fault: str | None
    seed: int
    before: Array
    after: Array


LOOP_FAULTS = {
    NO_CHANCE: "nature has nothing to draw",
    NO_ACTION: "a seat is asked but may do nothing",
    TOO_LONG: "longer than MAX_STEPS",
    EAGER_IDLE: "an eager seat may do nothing",
    EARLY_OUTCOME: "there is an outcome though somebody is asked",
    NO_OUTCOME: "nobody is asked but there is no outcome",
}


def fuzz(game: Game, options: Mapping[str, Any], games: int, seed: int = 1) -> FuzzResult:
    """Random and half-sensible games with every invariant checked after every step."""
    b = _Buffers(game)
    fault = fuzz_games(
        game.blank(options), b.worlds, b.menu, b.chances, new_log(64), b.rng, b.payoff, game.weights, b.scores, seed, games,
        game.max_steps, b.tally, b.endings,
    )  # fmt: skip
    name = None if fault == 0 else game.faults.ids[fault] if fault > 0 else LOOP_FAULTS[int(fault)]
    done = int(b.tally[GAMES])
    endings = {ending: int(n) for ending, n in zip(game.endings.ids, b.endings, strict=True) if n}
    before, after = b.worlds[:1].copy(), b.worlds[1:].copy()
    return FuzzResult(done, int(b.tally[STEPS]), int(b.tally[MOST_STEPS]), endings, name, seed + done, before, after)


def count_lines(game: Game, state: Array, depth: int) -> int:
    """Perft: how many lines of `depth` steps start here, nature's choices included, each counted once."""
    states = np.zeros(depth + 1, game.dtype)
    states[0] = state[0]
    menus = np.zeros((depth + 1, game.space.count + 1), np.int16)
    at = np.zeros((depth + 1, 2), np.int64)
    chances = np.zeros(max(game.space.nature, 1), np.int16)
    return int(perft(states, menus, chances, at, depth, new_log(0)))
