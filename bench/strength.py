"""How strong the levels are: plays the arena for each game and number of seats, and writes docs/strength.md.

    python bench/strength.py [--games 300] [--expert 60] [--jobs 2] [--game the_island …] [--levels sensible,strong]

Rivals: every two levels meet in games of two; with more seats each level sits alone among the level below. Teams (Forbidden
Island): every level on every difficulty with each number of seats. Games are kept in --results (a file for each contest)
and not played again: stop it and go on at any time, and give more --games later for narrower intervals. `--page` writes the
page from what is there without playing; with --game the other games' parts of it stay as they are.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import combinations, pairwise
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from atoll.arena import Contest, Results, read_results, run, standings, whole_deals
from atoll.arena.crews import crew_of
from atoll.arena.playing import Result
from atoll.bots import LEVELS, new_bot
from atoll.bots.search import SearchBot
from atoll.cli.bench import machine
from atoll.cli.games import real_games
from atoll.engine.catalogue import get_game
from atoll.engine.conformance.walking import walk
from atoll.engine.errors import AtollError
from atoll.engine.game import Game
from atoll.engine.options import Option
from atoll.engine.rng import new_rng
from atoll.texts import Texts

ROOT = Path(__file__).parent.parent
FIRST_DEAL = 10**9
"""Its games have the seeds (deal + 1) · 6 + k, from 6 · 10⁹ on: tuning's are below 10⁹, and training's thousands of games
begin at multiples of 2³⁰, of which the next is 440 million seeds further.
"""
OPTION = {"forbidden_island": "difficulty"}
"""The option whose values a team's table has as columns."""


@dataclass(frozen=True)
class Entry:
    """One contest of the page."""

    contest: Contest
    games: int
    path: Path


def seats_of(game: Game) -> range:
    return range(game.options.min_seats, game.options.max_seats + 1)


def entries(game: Game, levels: Sequence[str], games: int, expert: int, folder: Path) -> Iterator[Entry]:
    """Teams: each level by itself (experts take longer, so they play fewer games). Rivals: every two levels for two seats,
    at larger tables each level alone against the one below.
    """
    for seats in seats_of(game):
        if game.cooperative:
            for value in option_of(game).values:
                for level in levels:
                    contest = Contest.of(game.id, (level,), {"seats": seats, option_of(game).name: value})
                    number = expert if level == "expert" else games
                    yield Entry(contest, number, folder / f"{game.id}-{seats}-{value}-{level}.jsonl")
        else:
            for weak, strong in combinations(levels, 2) if seats == 2 else pairwise(levels):
                contest = Contest.of(game.id, (strong, weak), {"seats": seats}, alone=seats > 2)
                yield Entry(contest, games, folder / f"{game.id}-{seats}-{strong}-{weak}.jsonl")


def option_of(game: Game) -> Option:
    """The option whose values a team's table has as columns."""
    return next(o for o in game.options.choices if o.name == OPTION.get(game.id, o.name))


def play(entry: Entry, jobs: int, progress: Progress) -> None:
    deals = whole_deals(entry.contest, FIRST_DEAL, entry.games)
    total = sum(len(entry.contest.lineups(FIRST_DEAL + k)) for k in range(deals))
    task = progress.add_task(entry.path.stem, total=total)
    try:
        run(
            entry.contest,
            FIRST_DEAL,
            deals,
            crew_of(jobs),
            path=entry.path,
            progress=lambda _: progress.advance(task, 1),
        )
    except AtollError as problem:
        raise SystemExit(f"{entry.path}: {problem}") from None
    progress.remove_task(task)


def share(results: Results, bot: str) -> str:
    """`71.2 (66.5–75.4)`"""
    standing = next(each for each in standings(results) if each.bot == bot)
    return f"{100 * standing.share:.1f} ({100 * standing.low:.1f}–{100 * standing.high:.1f})"


def known(path: Path) -> Results | None:
    """What was kept of a contest; a file that another knowledge has played, or that cannot be read, is told and left out."""
    if not path.exists():
        return None
    try:
        return read_results(path)
    except AtollError as problem:
        print(f"{path}: {problem}", file=sys.stderr)
        return None


def rivals_table(game: Game, seats: int, levels: Sequence[str], folder: Path) -> list[str]:
    """Two seats: a row for each level, its share of wins against each of the others. More: each against the one below."""
    if seats > 2:
        lines = [f"{seats} seats, one alone against {seats - 1} of the level below; even is {100 / seats:.1f} %", ""]
        lines += ["| alone | against | wins |", "|---|---|---|"]
        for weak, strong in reversed(list(pairwise(levels))):
            results = known(folder / f"{game.id}-{seats}-{strong}-{weak}.jsonl")
            lines.append(f"| `{strong}` | `{weak}` | {share(results, strong) if results else '–'} |")
        return [*lines, ""]
    lines = ["2 seats, even is 50 %", ""]
    lines += ["| | " + " | ".join(f"against `{level}`" for level in levels) + " |", "|---|" + "---|" * len(levels)]
    for level in reversed(levels):
        cells = []
        for other in levels:
            strong, weak = sorted((level, other), key=levels.index, reverse=True)
            results = known(folder / f"{game.id}-{seats}-{strong}-{weak}.jsonl") if level != other else None
            cells.append(share(results, level) if results else "–")
        lines.append(f"| `{level}` | " + " | ".join(cells) + " |")
    return [*lines, ""]


def teams_table(game: Game, seats: int, levels: Sequence[str], folder: Path) -> list[str]:
    values = option_of(game).values
    lines = [f"{seats} seats", "", "| | " + " | ".join(values) + " | ms a turn | how games are lost |"]
    lines.append("|---|" + "---|" * (len(values) + 2))
    for level in reversed(levels):
        found = [known(folder / f"{game.id}-{seats}-{value}-{level}.jsonl") for value in values]
        cells = [share(r, level) if r else "–" for r in found]
        games = [result for r in found if r for result in r]
        lines.append(f"| `{level}` | " + " | ".join([*cells, pace(games), losses(games)]) + " |")
    return [*lines, ""]


def pace(games: Sequence[Result]) -> str:
    """What a turn of the whole team's thinking takes, in thousandths of a second."""
    turns = sum(result.turns for result in games)
    return f"{sum(sum(result.ms) for result in games) / turns:.1f}" if turns else "–"


def losses(games: Sequence[Result]) -> str:
    """`treasure lost 52 %, landing lost 30 %`, the most frequent first."""
    lost = Counter(result.ending.replace("_", " ") for result in games if sum(result.payoff) == 0)
    return ", ".join(f"{ending} {100 * n / lost.total():.0f} %" for ending, n in lost.most_common())


def speed(game: Game, level: str, seconds: float = 5.0) -> str:
    """Simulations a second on one core, over moments of a match."""
    bot = new_bot(level)
    if not isinstance(bot, SearchBot):
        return ""
    moments = [(m.state.copy(), m.seat) for m in walk(game, {}, 1) if m.seat >= 0]
    choices = [(state, seat) for state, seat in moments if len(game.legal(state, seat)) > 1]
    rng, simulations, thought, thinks = new_rng(1), 0, 0.0, 0
    bot.think(game, game.view(*choices[0]), choices[0][1], rng)  # compiled before the clock starts
    for state, seat in choices[:: max(len(choices) // 20, 1)]:
        began = time.perf_counter()
        simulations += sum(candidate.simulations for candidate in bot.think(game, game.view(state, seat), seat, rng))
        thought, thinks = thought + time.perf_counter() - began, thinks + 1
        if thought > seconds:
            break
    return f"`{level}`: {simulations / thought:,.0f} simulations/s, {1000 * thought / thinks:.0f} ms a search"


def parts_of(path: Path) -> dict[str, list[str]]:
    """The lines of a page that is there, by the game's name above them."""
    parts: dict[str, list[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        if line.startswith("## "):
            parts[line.removeprefix("## ")] = []
        if parts:
            parts[list(parts)[-1]].append(line)
    return parts


def section(game: Game, levels: Sequence[str], folder: Path) -> list[str]:
    lines = [f"## {Texts('en', game)('game-name')}", ""]
    for seats in seats_of(game):
        lines += (teams_table if game.cooperative else rivals_table)(game, seats, levels, folder)
    speeds = [said for level in levels if (said := speed(game, level))]
    return [*lines, "; ".join(speeds) + ".", ""] if speeds else lines


def page(games: Sequence[Game], levels: Sequence[str], folder: Path, before: dict[str, list[str]]) -> str:
    where = " · ".join(f"{name} {value}" for name, value in machine().items())
    lines = [
        "# How strong the bots are",
        "",
        "Written by `python bench/strength.py`; do not edit. Games won in %, with 95 % intervals (Wilson); a shared win counts",
        "in parts. Rivals: every table plays each deal from every seat, so neither luck nor the seat favours anybody.",
        "Teams: one level in all seats. Deals that no tuning or training has seen. A dash: not played yet by these bots.",
        "[What the levels are](bots.md).",
        "",
        f"{date.today().isoformat()} · {where} · one core for each game",
        "",
    ]
    for game in map(get_game, real_games()):
        kept = "\n".join(before.get(Texts("en", game)("game-name"), [])).rstrip().splitlines()
        lines += section(game, levels, folder) if game in games else [*kept, ""]
    return "\n".join(lines).rstrip("\n") + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="of each contest")
    parser.add_argument("--expert", type=int, default=60, help="of each team of experts")
    parser.add_argument("--levels", default=",".join(LEVELS), help="weakest first")
    parser.add_argument("--game", action="append", help="only this game (may be repeated)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--results", type=Path, default=ROOT / "build" / "strength")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "strength.md")
    parser.add_argument("--page", action="store_true", help="write the page from the results that are there")
    chosen = parser.parse_args()
    levels = chosen.levels.split(",")
    games = [get_game(id) for id in chosen.game or real_games()]
    chosen.results.mkdir(parents=True, exist_ok=True)
    with Progress(console=Console(stderr=True)) as progress:
        for game in games if not chosen.page else ():
            for entry in entries(game, levels, chosen.games, chosen.expert, chosen.results):
                play(entry, chosen.jobs, progress)
    chosen.out.write_text(page(games, levels, chosen.results, parts_of(chosen.out)), encoding="utf-8")


if __name__ == "__main__":
    main()
