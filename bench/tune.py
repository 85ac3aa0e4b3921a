"""Tune the weights of a game's sensible player with CMA-ES: `python bench/tune.py --generations 60 --out weights.toml`.

A candidate is a factor for each weight (their logarithms are searched, so signs stay). Its fitness is the mean over all
cells (seats × difficulties) of the square root of its win rate: the root makes a cell's noise the same wherever its
rate lies. All candidates of a generation play the same seeds, the next generation fresh ones, all below 10⁹; seeds from
10⁹ on are for evaluation (`--evaluate`). The result is the centre of the last generations' distribution, not the luckiest
candidate. The same arguments give the same weights.
"""

import argparse
import re
import time
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from atoll.engine.catalogue import get_game
from atoll.engine.events import new_log
from atoll.engine.menu import new_menu
from atoll.engine.playing import LEAST_TURNS, N_TALLIES, SENSIBLE, play_games
from atoll.engine.records import Array
from atoll.engine.rng import new_rng
from atoll.games.forbidden_island.weights import FILE, NAMES

GAME = get_game("forbidden_island")
WON = GAME.endings.number["won"]
SEATS = (2, 3, 4)
DIFFICULTIES = ("novice", "normal", "elite", "legendary")
EVALUATION_SEED = 10**9


def play(options: dict[str, Any], weights: Array, first_seed: int, games: int) -> tuple[float, Array]:
    """Seconds taken and games by ending, all seats sensible."""
    tally = np.zeros(N_TALLIES, np.int64)
    tally[LEAST_TURNS] = GAME.max_steps
    endings = np.zeros(len(GAME.endings), np.int64)
    space = GAME.space
    started = time.perf_counter()
    play_games(
        GAME.blank(options),
        np.zeros(2, GAME.dtype),
        np.full(8, SENSIBLE, np.int64),
        new_menu(space.count),
        np.zeros(space.nature, np.int16),
        weights,
        np.zeros(space.count),
        new_log(0),
        new_rng(1),
        np.zeros(8),
        first_seed,
        games,
        tally,
        endings,
        np.zeros(8),
    )
    return time.perf_counter() - started, endings


def fitness(weights: Array, first_seed: int, games: int) -> float:
    """The mean root of the win rates of all cells."""
    cells = [{"seats": n, "difficulty": d} for n, d in product(SEATS, DIFFICULTIES)]
    rates = [play(cell, weights, first_seed, games)[1][WON] / games for cell in cells]
    return float(np.mean(np.sqrt(rates)))


def tune(games: int, generations: int, sigma: float, seed: int, population: int, out: Path) -> None:
    import cma

    start = GAME.weights
    search = cma.CMAEvolutionStrategy(
        np.zeros(len(start)),
        sigma,
        {"seed": seed, "verbose": -9, "popsize": population, "CMA_diagonal": generations // 4},
    )
    for generation in range(generations):
        first_seed = 1 + generation * games
        factors = search.ask()
        scores = [fitness(start * np.exp(x), first_seed, games) for x in factors]
        search.tell(factors, [-score for score in scores])
        centre = start * np.exp(search.result.xfavorite)
        print(
            f"{generation:4d}  best {max(scores):.4f}  mean {np.mean(scores):.4f}  sigma {search.sigma:.3f}", flush=True
        )
        if generation % 5 == 4 or generation == generations - 1:
            write_weights(
                centre, out, f"{generation + 1} generations of {population}, {games} games a cell, seed {seed}"
            )


def write_weights(weights: Array, out: Path, how: str) -> None:
    """The weights file again with other values; its comments stay, all but the line that says how it was made."""
    text = FILE.read_text()
    for name, value in zip(NAMES, weights, strict=True):
        text = re.sub(rf"(?m)^{name} = .*$", f"{name} = {value:.4g}", text)
    out.write_text(re.sub(r"(?m)^# Made by .*$", f"# Made by bench/tune.py: CMA-ES, {how}.", text))


def evaluate(games: int) -> None:
    """Win rates in % on seeds that tuning never saw."""
    for seats, difficulty in product(SEATS, DIFFICULTIES):
        seconds, endings = play({"seats": seats, "difficulty": difficulty}, GAME.weights, EVALUATION_SEED, games)
        others = "  ".join(f"{GAME.endings.ids[k]} {100 * endings[k] / games:.1f}" for k in range(1, len(endings)))
        print(f"{seats} {difficulty:10} {games / seconds:6.0f} games/s  {others}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="games a cell for each candidate, or to evaluate with")
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--population", type=int, default=16)
    parser.add_argument("--sigma", type=float, default=0.3, help="first step size, in logarithms of the weights")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FILE)
    parser.add_argument("--evaluate", action="store_true", help="only play with the weights as they are")
    chosen = parser.parse_args()
    play({}, GAME.weights, 1, 1)  # compile
    if chosen.evaluate:
        evaluate(chosen.games)
    else:
        tune(chosen.games, chosen.generations, chosen.sigma, chosen.seed, chosen.population, chosen.out)


if __name__ == "__main__":
    main()
