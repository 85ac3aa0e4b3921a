"""Is a game fair? The sensible player against itself: wins by seat and by order of play, length, and how games end.

    python bench/balance.py GAME [--vary OPTION] [--games 100000] [--seed 1] [--out docs/balance/GAME.md]

With --vary every value of that option is played, and compared. A share has its 95 % interval (Wilson); σ says how far the
worst share is from even, in standard errors: beyond 3 it is hardly luck. What a person has written under the heading
«What follows» of the file is kept.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import Progress

from atoll.engine import CHANCE, MAX_SEATS, NOBODY, contract
from atoll.engine.asks import next_seat
from atoll.engine.catalogue import get_game
from atoll.engine.compiled import rule
from atoll.engine.events import new_log
from atoll.engine.game import Game
from atoll.engine.menu import new_menu
from atoll.engine.playing import SENSIBLE, choose, interject
from atoll.engine.records import Array
from atoll.engine.rng import draw, new_rng, seed

CONFIDENCE = 1.959964
BY_HAND = "## What follows"
UNHEARD = 0.001
"""Ways to end that are rarer are counted together."""


@rule
def play(
    blank: Array, worlds: Array, styles: Array, menu: Array, chances: Array, weights: Array, scores: Array, log: Array,
    rng: Array, game_seed: int,
) -> int:  # fmt: skip
    """One game; the state it ends in is worlds[1]. Returns the last action of a seat."""
    s = worlds[1]
    seed(rng, game_seed)
    worlds[1] = blank[0]
    contract.setup(s)
    last = 0
    while True:
        seat = next_seat(s)
        if seat == NOBODY:
            return last
        if seat == CHANCE:
            contract.apply(s, seat, draw(chances, contract.chance(s, chances), rng), log)
        elif not interject(s, worlds, styles, menu, weights, scores, log, rng):
            last = choose(s, worlds, seat, styles[seat], menu, weights, scores, rng)
            contract.apply(s, seat, last, log)


@dataclass
class Result:
    """What came of the games with one number of seats; a shared win counts in parts."""

    seats: int
    games: int = 0
    turns: int = 0
    by_seat: list[float] = field(default_factory=list)
    by_order: list[float] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    steps: Counter[str] = field(default_factory=Counter)


def measure(
    game: Game, options: dict[str, object], games: int, first_seed: int, tick: Callable[[int], object]
) -> Result:
    chosen = game.options.complete(options)
    seats = chosen["seats"]
    blank = game.blank(chosen)
    worlds = np.zeros(2, game.dtype)
    payoff = np.zeros(MAX_SEATS)
    styles = np.full(seats, SENSIBLE, np.int64)
    menu, scores = new_menu(game.space.count), np.zeros(game.space.count)
    chances, log, rng = np.zeros(max(game.space.nature, 1), np.int16), new_log(0), new_rng()
    result = Result(seats, by_seat=[0.0] * seats, by_order=[0.0] * seats)
    for number in range(games):
        last = play(
            blank, worlds, styles, menu, chances, game.weights, scores, log, rng, first_seed + number
        )  # fmt: skip
        s = worlds[1]
        ending = game.endings.ids[int(game.functions["outcome"](s, payoff))]
        began = int(s["first"]) if "first" in (game.dtype.names or ()) else 0
        for seat in range(seats):
            result.by_seat[seat] += payoff[seat]
            result.by_order[(seat - began) % seats] += payoff[seat]
        result.games += 1
        result.turns += int(s["turns"])
        result.endings[ending] += 1
        result.steps[game.space.text(int(last)).split()[0]] += 1
        if number % 1000 == 999:
            tick(1000)
    return result


# -- in words ----------------------------------------------------------------------------------------------------------


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's, in percent."""
    share, z = wins / games, CONFIDENCE
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return 100 * (middle - half), 100 * (middle + half)


def worst(wins: list[float], games: int) -> float:
    """How many standard errors the share farthest from even is off."""
    even = 1 / len(wins)
    return max(abs(w / games - even) for w in wins) / sqrt(even * (1 - even) / games)


def spread(wins: list[float], games: int) -> float:
    """The share farthest from even, in points."""
    return 100 * max(abs(w / games - 1 / len(wins)) for w in wins)


def cell(wins: float, games: int) -> str:
    low, high = interval(wins, games)
    return f"{100 * wins / games:.2f} ({low:.2f}–{high:.2f})"


def table(title: str, rows: list[tuple[str, list[float], int]]) -> list[str]:
    most = max(len(wins) for _, wins, _ in rows)
    lines = [f"| {title} | " + " | ".join(f"{k + 1}" for k in range(most)) + " | off by | σ |"]
    lines.append("|---|" + "---|" * (most + 2))
    for name, wins, games in rows:
        shares = [cell(w, games) for w in wins] + ["–"] * (most - len(wins))
        lines.append(f"| {name} | {' | '.join(shares)} | {spread(wins, games):.2f} | {worst(wins, games):.1f} |")
    return lines


def ways(counts: Counter[str], games: int) -> str:
    heard = [(name, n) for name, n in counts.most_common() if n >= UNHEARD * games]
    rest = games - sum(n for _, n in heard)
    return ", ".join(
        [f"{name} {100 * n / games:.1f}" for name, n in heard] + ([f"other {100 * rest / games:.1f}"] * (rest > 0))
    )


def report(game: Game, results: dict[str, list[Result]], command: str) -> str:
    each = next(iter(results.values()))[0].games
    everything = [(f"{name}, {r.seats} seats".lstrip(", "), r) for name, all in results.items() for r in all]
    lines = [
        f"# {game.id}: is it fair?",
        "",
        f"`{command}`: the sensible player against itself, {each:,} games a row.",
        "",
    ]
    lines += [
        "Win shares in % with their 95 % intervals; «off by» is the share farthest from even, in points; σ the same in"
    ]
    lines += ["standard errors (beyond 3 it is hardly luck).", "", "## By seat", ""]
    lines += table("seat", [(name, r.by_seat, r.games) for name, r in everything])
    lines += ["", "## By order of play", "", "Who begins is drawn by lot.", ""]
    lines += table("place", [(name, r.by_order, r.games) for name, r in everything])
    lines += ["", "## Length and end", "", "| | turns | ending, % | last decision, % |", "|---|---|---|---|"]
    for name, r in everything:
        lines.append(f"| {name} | {r.turns / r.games:.1f} | {ways(r.endings, r.games)} | {ways(r.steps, r.games)} |")
    if len(results) > 1:
        lines += ["", "## Side by side", "", "The worst over all numbers of seats, in points.", ""]
        lines += ["| | by seat | by order |", "|---|---|---|"]
        for name, all in results.items():
            seat = max(spread(r.by_seat, r.games) for r in all)
            order = max(spread(r.by_order, r.games) for r in all)
            lines.append(f"| {name} | {seat:.2f} | {order:.2f} |")
    return "\n".join(lines) + "\n"


def conclusions(path: Path) -> str:
    """What is written by hand."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return "\n" + text[text.index(BY_HAND) :] if BY_HAND in text else ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--vary", help="an option; all of its values are played")
    parser.add_argument("--without", nargs="*", default=[], help="values to leave out")
    parser.add_argument("--games", type=int, default=100_000, help="for each number of seats and value")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args()
    game = get_game(chosen.game)
    values = [value for o in game.options.choices if o.name == chosen.vary for value in o.values]
    sets = [({chosen.vary: value}, value) for value in values if value not in chosen.without] or [({}, "")]
    seats = range(game.options.min_seats, game.options.max_seats + 1)
    results: dict[str, list[Result]] = {}
    began = time.perf_counter()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(game.id, total=chosen.games * len(sets) * len(seats))
        for options, name in sets:
            for n in seats:
                result = measure(
                    game, {"seats": n, **options}, chosen.games, chosen.seed, lambda k: progress.advance(task, k)
                )
                results.setdefault(name, []).append(result)
    text = report(game, results, "python " + " ".join(sys.argv))
    print(text)
    print(f"{time.perf_counter() - began:.0f} s")
    if chosen.out:
        chosen.out.parent.mkdir(parents=True, exist_ok=True)
        chosen.out.write_text(text + conclusions(chosen.out), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
