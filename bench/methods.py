"""Which way to search wins in which game: every method with the same number of simulations.

    python bench/methods.py [--games 100] [--simulations 400] [--halving 1600] [--jobs 2] [--game the_island …]
        [--method pimc …] [--log]

Rivals: each method against sequential halving in games of two, each deal from both seats. A team (Forbidden Island): each
method on the same deals. All else is what the game's strongest level uses, for the trees its `candidates` and `judged` too;
`greedy` has no simulations at all. A simulation of a tree takes longer: with --halving sequential halving gets another number
of them, so that both take the same time. Games are kept in --results and not played again.
"""

import argparse
from datetime import date
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from strength import Entry, play

from atoll.arena import Contest, Results, read_results, standings
from atoll.bots.search.settings import METHODS, at_table
from atoll.cli.games import real_games
from atoll.engine.catalogue import get_game
from atoll.engine.game import Game

ROOT = Path(__file__).parent.parent
LOG = ROOT / "bench" / "results.md"
TEAM = {"forbidden_island": {"seats": 2, "difficulty": "elite"}}
BEST = METHODS[0]


def bot_of(game: Game, method: str, simulations: int) -> str:
    level = at_table(getattr(game.knowledge, "LEVELS", {}).get("expert", {}), {"seats": 2})
    settings = {**level, "simulations": simulations, "method": method}
    return "search:" + ",".join(f"{name}={value}" for name, value in settings.items())


def contests(game: Game, simulations: int, halving: int) -> dict[str, Contest]:
    """By method."""
    bots = {method: bot_of(game, method, halving if method == BEST else simulations) for method in METHODS}
    if game.cooperative:
        return {method: Contest.of(game.id, (bots[method],), TEAM.get(game.id, {})) for method in METHODS}
    rivals = [method for method in METHODS if method != BEST]
    return {method: Contest.of(game.id, (bots[method], bots[BEST]), {"seats": 2}) for method in rivals}


def told(results: Results) -> str:
    """`71.2 (66.5–75.4), 3.1 ms`: of the first bot."""
    one = next(each for each in standings(results) if each.bot == results.contest.bots[0])
    return f"{100 * one.share:.1f} ({100 * one.low:.1f}–{100 * one.high:.1f}), {one.ms:.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="of each contest")
    parser.add_argument("--simulations", type=int, default=400)
    parser.add_argument("--halving", type=int, help="simulations of sequential halving, where they are others")
    parser.add_argument("--game", action="append", help="only this game (may be repeated)")
    parser.add_argument("--method", action="append", choices=METHODS, help="only this method (may be repeated)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--results", type=Path, default=ROOT / "build" / "methods")
    parser.add_argument("--log", action="store_true", help=f"append to {LOG.relative_to(ROOT)}")
    chosen = parser.parse_args()
    halving = chosen.halving or chosen.simulations
    asked = f"--games {chosen.games} --simulations {chosen.simulations}"
    if chosen.halving:
        asked += f" --halving {halving}"
    chosen.results.mkdir(parents=True, exist_ok=True)
    lines = [
        f"## {date.today().isoformat()} · `python bench/methods.py {asked}`",
        "",
        f"Share of wins in % (95 %), CPU time a choice. Rivals: against `{BEST}`, two seats, even is 50 %. "
        "Forbidden Island: games won by two on Elite.",
        "",
        "| game | " + " | ".join(METHODS) + " |",
        "|---|" + "---|" * len(METHODS),
    ]
    with Progress(console=Console(stderr=True)) as progress:
        for game in map(get_game, chosen.game or real_games()):
            cells = dict.fromkeys(METHODS, "–") | ({} if game.cooperative else {BEST: "even"})
            for method, contest in contests(game, chosen.simulations, halving).items():
                if chosen.method and method not in chosen.method:
                    continue
                path = chosen.results / f"{game.id}-{method}-{chosen.simulations}-{halving}.jsonl"
                play(Entry(contest, chosen.games, path), chosen.jobs, progress)
                cells[method] = told(read_results(path))
            lines.append(f"| {game.id} | " + " | ".join(cells.values()) + " |")
    print("\n".join(lines))
    if chosen.log:
        LOG.write_text(LOG.read_text("utf-8") + "\n" + "\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
