"""Loot Island by how many of its map cards bear a chest: how deep the treasures go, scores by seat, who is cursed out.

    python bench/chests.py [--games 100000] [--seed 1] [--out docs/balance/loot_island.md]

The sensible player against itself, with 4, 6 and 8 chests a colour (the two jokers' included). What a person has written
under the heading «What follows» of the file is kept.
"""

import argparse
import copy
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from balance import cell, conclusions, play
from rich.console import Console
from rich.progress import Progress, TaskID

from atoll.engine import MAX_SEATS
from atoll.engine.catalogue import get_game
from atoll.engine.events import new_log
from atoll.engine.game import Game
from atoll.engine.menu import new_menu
from atoll.engine.playing import SENSIBLE
from atoll.engine.rng import new_rng
from atoll.games.loot_island.state import AGAIN, DECK, DEFAULT_SET, IN_BOX, PACK, Out

LAST_PACK = 4
CHESTS = {4: ("8", "10"), 6: ("4", "6", "8", "10"), 8: ("4", "6", "8", "8", "10", "10")}
"""The numbers with a chest, beside the jokers: a number twice has it on both of its cards."""


def symbols(chests: int) -> list[list[str]]:
    """The default cards with so many chests a colour instead."""
    colours: list[list[str]] = copy.deepcopy(DEFAULT_SET["maps"])
    for cards in colours:
        for number in range(2, 11):
            first = 2 * (number - 1)
            if cards[first] == "chest":
                cards[first] = "none"
            for copies in range(CHESTS[chests].count(str(number))):
                cards[first + copies] = "chest"
    return colours


@dataclass
class Result:
    """Sums over the games with one number of seats and chests."""

    seats: int
    chests: int
    deck: int = 0
    games: int = 0
    turned: int = 0
    last_pack: int = 0
    through: int = 0
    wins: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    counted: list[int] = field(default_factory=list)
    cursed: int = 0
    unpaid: int = 0
    nobody: int = 0


def measure(
    game: Game, seats: int, chests: int, games: int, first_seed: int, progress: Progress, task: TaskID
) -> Result:
    blank = game.blank({"seats": seats, "components": {"maps": symbols(chests)}})
    worlds = np.zeros(2, game.dtype)
    styles = np.full(seats, SENSIBLE, np.int64)
    menu, scores = new_menu(game.space.count), np.zeros(game.space.count)
    chances, log, rng = np.zeros(game.space.nature, np.int16), new_log(0), new_rng()
    payoff = np.zeros(MAX_SEATS)
    result = Result(seats, chests, wins=[0.0] * seats, scores=[0] * seats, counted=[0] * seats)
    for number in range(games):
        play(blank, worlds, styles, menu, chances, game.weights, scores, log, rng, first_seed + number)
        s = worlds[1]
        at = s["treasure_at"]
        turned = (at != IN_BOX) & (at != DECK)
        result.deck = int((at != IN_BOX).sum())
        result.games += 1
        result.turned += int(turned.sum())
        result.last_pack += bool(turned[PACK == LAST_PACK].any())
        result.through += bool((at == AGAIN).any()) or not (at == DECK).any()
        game.functions["outcome"](s, payoff)
        for seat in range(seats):
            result.wins[seat] += payoff[seat]
            out = int(s["out"][seat])
            result.cursed += out == Out.CURSED
            result.unpaid += out == Out.UNPAID
            if out == Out.NO:
                result.scores[seat] += int(s["score"][seat])
                result.counted[seat] += 1
        result.nobody += not payoff[:seats].any()
        if number % 1000 == 999:
            progress.advance(task, 1000)
    return result


def percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f}"


def report(results: list[Result], command: str) -> str:
    lines = ["# loot_island: how many chests?", ""]
    lines += [f"`{command}`: the sensible player against itself, {results[0].games:,} games a row.", ""]
    lines += [
        "## Treasures",
        "",
        "How many are turned up in a game, of how many; in how many games one of the last pack is,",
    ]
    lines += ["and in how many the deck runs out and its discards are shuffled.", ""]
    lines += [
        "| seats | chests a colour | turned up | deck | last pack seen, % | deck runs out, % |",
        "|---|---|---|---|---|---|",
    ]
    for r in results:
        seen, through = percent(r.last_pack, r.games), percent(r.through, r.games)
        lines.append(f"| {r.seats} | {r.chests} | {r.turned / r.games:.1f} | {r.deck} | {seen} | {through} |")
    lines += [
        "",
        "## Scores and the curse",
        "",
        "Mean score of those who are still in it at the end, by seat; and how many are not.",
        "",
    ]
    lines += [
        "| seats | chests | "
        + " | ".join(f"seat {k + 1}" for k in range(5))
        + " | lost to the curse, % | cannot pay, % | nobody wins, % |"
    ]
    lines.append("|---|---|" + "---|" * 8)
    for r in results:
        means = [f"{total / max(n, 1):.1f}" for total, n in zip(r.scores, r.counted, strict=True)]
        means += ["–"] * (5 - r.seats)
        people = r.games * r.seats
        rest = f"{percent(r.cursed, people)} | {percent(r.unpaid, people)} | {percent(r.nobody, r.games)}"
        lines.append(f"| {r.seats} | {r.chests} | {' | '.join(means)} | {rest} |")
    lines += ["", "## Wins by seat", "", "In % with their 95 % intervals. Who begins is drawn by lot.", ""]
    lines += [
        "| seats | chests | " + " | ".join(f"seat {k + 1}" for k in range(5)) + " |",
        "|---|---|---|---|---|---|---|",
    ]
    for r in results:
        shares = [cell(wins, r.games) for wins in r.wins] + ["–"] * (5 - r.seats)
        lines.append(f"| {r.seats} | {r.chests} | {' | '.join(shares)} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100_000, help="for each number of seats and chests")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args()
    game = get_game("loot_island")
    cells = [(seats, chests) for seats in range(2, 6) for chests in CHESTS]
    began = time.perf_counter()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(game.id, total=chosen.games * len(cells))
        results = [measure(game, *one, chosen.games, chosen.seed, progress, task) for one in cells]
    text = report(results, "python " + " ".join(sys.argv))
    print(text)
    print(f"{time.perf_counter() - began:.0f} s")
    if chosen.out:
        chosen.out.parent.mkdir(parents=True, exist_ok=True)
        chosen.out.write_text(text + conclusions(chosen.out), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
