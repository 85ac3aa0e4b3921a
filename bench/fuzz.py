"""Random and half-sensible games with every invariant checked after every step, over all combinations of seats and options.

    python bench/fuzz.py [--games 1000000] [--seed 1] [GAME …]

Prints one line a game and stops at the first violation, with the seed and the position before it.
"""

import argparse
import json
import sys
import time
from collections import Counter

from rich.console import Console
from rich.progress import Progress

from atoll.cli.fuzz import combinations
from atoll.engine.catalogue import game_ids, get_game
from atoll.engine.game import Game
from atoll.engine.position import dump_position
from atoll.engine.simulation import fuzz


def fuzz_game(game: Game, games: int, seed: int, progress: Progress) -> bool:
    choices = combinations(game)
    each = -(-games // len(choices))
    task = progress.add_task(game.id, total=each * len(choices))
    began = time.perf_counter()
    done = steps = 0
    endings: Counter[str] = Counter()
    for number, options in enumerate(choices):
        result = fuzz(game, options, each, seed + number * each)
        done, steps = done + result.games, steps + result.steps
        endings.update(result.endings)
        progress.update(task, completed=done)
        if result.fault:
            print(f"{game.id}: {result.fault} in the game of seed {result.seed} with {options}; the step before:")
            print(json.dumps(dump_position(game, result.before)))
            return False
    seconds = time.perf_counter() - began
    print(f"{game.id}: {done:,} games, {steps:,} steps, {len(choices):,} combinations, no violation, {seconds:.0f} s")
    print("  endings: " + ", ".join(f"{name} {n:,}" for name, n in endings.most_common()))
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games_to_fuzz", nargs="*", metavar="GAME", default=game_ids())
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        fine = [fuzz_game(get_game(id), chosen.games, chosen.seed, progress) for id in chosen.games_to_fuzz]
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())
