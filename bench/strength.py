"""How strong the levels are: plays the arena for each game and number of seats, and writes docs/strength.md.

    python bench/strength.py [--games 300] [--expert 40] [--jobs 2] [--game the_island …] [--levels sensible,strong]
                             [--seats 2 …] [--first DEAL] [--speed]

Rivals: every two levels meet; with more than two seats the higher one sits alone, and the lower one has all other seats. Teams
(Forbidden Island): every level on every difficulty with each number of seats. What came of each contest is a line in
bench/played (`cells.py`), and the page is written from those lines alone: `--page` does nothing else. Games are kept in
--results (a file for each contest) until they are in that line: stop it and go on at any time, and give more --games later for
narrower intervals. A line whose games are gone (`source`) is played anew if as many --games are wanted, and so is every line
with `--first`, on the deals from there on: what was chosen because it won on some deals is proved on others. `--games 0` plays
nothing and takes over what is in --results.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from itertools import combinations
from pathlib import Path

import numpy as np
from cells import USUAL, Cell, Played, Row, Speed
from rich.console import Console
from rich.progress import Progress

from atoll.arena import Contest, read_results, run, whole_deals
from atoll.arena.crews import crew_of
from atoll.bots import LEVELS, Bot, get_bot, new_bot
from atoll.bots.search import SearchBot
from atoll.cli.bench import machine
from atoll.cli.games import real_games
from atoll.engine import CHANCE, NOBODY
from atoll.engine.catalogue import get_game
from atoll.engine.conformance.walking import walk
from atoll.engine.errors import AtollError
from atoll.engine.game import Game
from atoll.engine.options import Option
from atoll.engine.records import Array
from atoll.engine.rng import new_rng
from atoll.texts import Texts

ROOT = Path(__file__).parent.parent
FIRST_DEAL = 10**9
"""Its games have the seeds (deal + 1) · 6 + k, from 6 · 10⁹ on: tuning's are below 10⁹, and training's thousands of games
begin at multiples of 2³⁰, of which the next is 440 million seeds further.
"""
OTHER_DEALS = (
    "Rows with fewer games are of fewer deals, and a level may seem weaker than the one below for that alone: how `expert` and "
    "`strong` fare on the same deals is [told apart](bots.md#where-the-ceiling-is)."
)
COMPARED = "Budgets of `strong` were compared on the deals of its cells without a †, so these may flatter it a little."
"""Of a team: those from FIRST_DEAL on, whether an earlier program played them (°) or today's."""
OPTION = {"forbidden_island": "difficulty"}
"""The option whose values a team's table has as columns."""


@dataclass(frozen=True)
class Entry:
    """One contest of the page."""

    contest: Contest
    games: int
    path: Path
    value: str = ""
    """Of a team's option."""


def seats_of(game: Game) -> range:
    return range(game.options.min_seats, game.options.max_seats + 1)


def entries(
    game: Game, levels: Sequence[str], seats_played: Sequence[int], games: int, expert: int, folder: Path
) -> Iterator[Entry]:
    """Teams: each level by itself. Rivals: every two levels. Fewer games where experts are a team (they take longer), and where
    they meet beginners and sensible ones (it is soon clear who is stronger).
    """
    for seats in seats_played:
        if game.cooperative:
            for value in option_of(game).values:
                for level in levels:
                    number = min(expert, games) if level == "expert" else games
                    path = folder / f"{game.id}-{seats}-{value}-{level}.jsonl"
                    yield Entry(team(game, seats, value, level), number, path, value)
        else:
            for weak, strong in combinations(levels, 2):
                number = min(expert, games) if strong == "expert" and weak != "strong" else games
                path = folder / f"{game.id}-{seats}-{strong}-{weak}.jsonl"
                yield Entry(rivals(game, seats, weak, strong), number, path)


def team(game: Game, seats: int, value: str, level: str) -> Contest:
    return Contest.of(game.id, (level,), {"seats": seats, option_of(game).name: value})


def rivals(game: Game, seats: int, weak: str, strong: str) -> Contest:
    return Contest.of(game.id, (strong, weak), {"seats": seats}, alone=seats > 2)


def option_of(game: Game) -> Option:
    """The option whose values a team's table has as columns."""
    return next(o for o in game.options.choices if o.name == OPTION.get(game.id, o.name))


def play(entry: Entry, jobs: int, progress: Progress, first: int = FIRST_DEAL) -> None:
    deals = whole_deals(entry.contest, first, entry.games)
    total = sum(len(entry.contest.lineups(first + k)) for k in range(deals))
    task = progress.add_task(entry.path.stem, total=total)
    try:
        run(
            entry.contest,
            first,
            deals,
            crew_of(jobs),
            path=entry.path,
            progress=lambda _: progress.advance(task, 1),
        )
    except AtollError as problem:
        raise SystemExit(f"{entry.path}: {problem}") from None
    progress.remove_task(task)


def bring(entry: Entry, cells: Path, jobs: int, progress: Progress, first: int | None = None) -> None:
    """The contest's line to so many games. What was played when it is stopped counts too. A line that was taken over, or
    that does not begin with the deal that is asked for, is played anew, and stays until there are as many games as it has.
    """
    path = cells / f"{entry.contest.game}.jsonl"
    cell = Played.read(path).cell(entry.contest, entry.value)
    first = first or (cell.deals[0] if cell and cell.deals else FIRST_DEAL)
    take(entry, path, first)
    cell = Played.read(path).cell(entry.contest, entry.value)
    known, after = (cell.games, cell.deals[1] + 1) if cell and cell.deals and cell.deals[0] == first else (0, first)
    if entry.games <= known or (cell and entry.games < cell.games):
        return
    try:
        play(replace(entry, games=entry.games - known), jobs, progress, after)
    finally:
        take(entry, path, first)


def take(entry: Entry, path: Path, first: int = FIRST_DEAL) -> None:
    """From the file of games into the line; games of other bots, or that cannot be read, are told and left out."""
    if not entry.path.exists():
        return
    try:
        results = read_results(entry.path)
    except AtollError as problem:
        print(f"{entry.path}: {problem}", file=sys.stderr)
        return
    played = Played.read(path)
    played.add(results, entry.value, first)
    played.write(path)


def rivals_table(game: Game, seats: int, played: Played) -> list[str]:
    """A row for each level, its share of wins against each of the others; with more than two seats those below it."""
    told, first = "2 seats, even is 50 %", ""
    if seats > 2:
        told = f"{seats} seats, one alone against {seats - 1} of a lower level; even is {100 / seats:.1f} %"
        first = "alone "
    rows, others = (LEVELS[1:], LEVELS[:-1]) if seats > 2 else (LEVELS, LEVELS)
    lines = [told, "", f"| {first}| " + " | ".join(f"against `{other}`" for other in others) + " |"]
    lines.append("|---|" + "---|" * len(others))
    for level in reversed(rows):
        cells = (met(game, seats, played, level, other) for other in others)
        lines.append(f"| `{level}` | " + " | ".join(cells) + " |")
    return [*lines, ""]


def met(game: Game, seats: int, played: Played, level: str, other: str) -> str:
    """What the level has won against the other. Nothing where they never meet so."""
    weak, strong = sorted((level, other), key=LEVELS.index)
    if level == other or (seats > 2 and level == weak):
        return ""
    return share(played, rivals(game, seats, weak, strong), level)


def share(played: Played, contest: Contest, bot: str, value: str = "") -> str:
    cell = played.cell(contest, value)
    return f"{cell.share(bot)}{' †' if has_own_deals(cell) else ''}" if cell else "–"


def has_own_deals(cell: Cell) -> bool:
    return cell.deals is not None and cell.deals[0] > FIRST_DEAL


def teams_table(game: Game, seats: int, played: Played) -> list[str]:
    values = option_of(game).values
    lines = [f"{seats} seats", "", "| | " + " | ".join(values) + " | ms a turn | how games are lost |"]
    lines.append("|---|" + "---|" * (len(values) + 2))
    notes = []
    for level in reversed(LEVELS):
        contests = [team(game, seats, value, level) for value in values]
        cells = [share(played, contest, level, value) for contest, value in zip(contests, values, strict=True)]
        found = [cell for contest, value in zip(contests, values, strict=True) if (cell := played.cell(contest, value))]
        row = played.rows.get((seats, "", (level,)))
        lines.append(f"| `{level}` | " + " | ".join([*cells, *pace_and_losses(found, row)]) + " |")
        if row and is_taken(found) and row.source not in {cell.source for cell in found}:
            notes.append(f"`{level}`, ms a turn and how games are lost: from {row.source}.")
    return [*lines, "", *(line for note in notes for line in (note, ""))]


def is_taken(cells: Sequence[Cell]) -> bool:
    return any(cell.source for cell in cells)


def pace_and_losses(cells: Sequence[Cell], taken: Row | None) -> tuple[str, str]:
    """What a turn of the whole team's thinking takes, in thousandths of a second; `treasure lost 52 %, …`, the most frequent
    first. While one of the cells is taken over they are what the page said then.
    """
    if taken and is_taken(cells):
        return f"{taken.ms_a_turn:.1f} °", ", ".join(f"{ending} {n} %" for ending, n in taken.lost.items())
    turns = sum(cell.turns for cell in cells)
    lost = sum((cell.lost for cell in cells), Counter[str]())
    told = (f"{ending.replace('_', ' ')} {100 * n / lost.total():.0f} %" for ending, n in lost.most_common())
    return f"{sum(cell.ms for cell in cells) / turns:.1f}" if turns else "–", ", ".join(told)


def speed(game: Game, level: str, seconds: float = 5.0) -> Speed | None:
    """Of one core, over moments of a match. Nothing counts the decisions of a simulation: how many it has is found beside the
    clock, by playing on from the same moments.
    """
    bot = new_bot(level)
    if not isinstance(bot, SearchBot):
        return None
    moments = [(m.state.copy(), m.seat) for m in walk(game, {}, 1) if m.seat >= 0]
    choices = [(state, seat) for state, seat in moments if len(game.legal(state, seat)) > 1]
    rng, simulations, thought, decided = new_rng(1), 0, 0.0, list[int]()
    bot.think(game, game.view(*choices[0]), choices[0][1], rng)  # compiled before the clock starts
    depth, luck = bot.settings(game, game.options_of(choices[0][0])).depth, np.random.RandomState(1)
    for state, seat in choices[:: max(len(choices) // 20, 1)]:
        began = time.process_time()
        simulations += sum(candidate.simulations for candidate in bot.think(game, game.view(state, seat), seat, rng))
        thought += time.process_time() - began
        decided.append(decisions(game, state, luck, get_bot("sensible"), depth))
        if thought > seconds:
            break
    a_second = simulations / thought
    return round(a_second), round(1000 * thought / len(decided), 1), round(a_second * sum(decided) / len(decided))


def decisions(game: Game, state: Array, luck: np.random.RandomState, bot: Bot, turns: int | None) -> int:
    """How often somebody chooses while such bots play on, to the end, or for so many turns and to the end of a run."""
    now, rng, count, last, enough = state.copy(), new_rng(int(luck.randint(1 << 30))), 0, NOBODY, False
    until = int(now[0].turns) + turns if turns is not None else None
    while (seat := game.next_seat(now)) != NOBODY and not (enough and seat != last):
        if seat == CHANCE:
            weights = game.chances(now)
            game.apply(
                now, seat, int(luck.choice(list(weights), p=np.array([*weights.values()]) / sum(weights.values())))
            )
        else:
            action = bot.choose(game, game.view(now, seat), seat, rng)
            game.apply(now, seat, action if action is not None else game.legal(now, seat)[0])
            count, last = count + 1, seat
            enough = until is not None and int(now[0].turns) >= until
    return count


def measure(game: Game, path: Path) -> None:
    played = Played.read(path)
    played.speed = {level: found for level in LEVELS if (found := speed(game, level))}
    played.measured = " · ".join([date.today().isoformat(), *(f"{name} {value}" for name, value in machine().items())])
    played.write(path)


def told_speed(simulations: int, ms: float, decided: int) -> str:
    """Older lines have whole thousandths, and nobody had counted decisions."""
    counted = f" with {decided:,} decisions/s" if decided else ""
    return f"{simulations:,} simulations/s{counted}, {f'{ms:g}' if ms else 'under 0.5'} ms a search"


def section(game: Game, played: Played) -> list[str]:
    lines = [f"## {Texts('en', game)('game-name')}", ""]
    for seats in seats_of(game):
        lines += (teams_table if game.cooperative else rivals_table)(game, seats, played)
    if game.cooperative and len({cell.games for cell in played.cells.values()}) > 1:
        lines += [OTHER_DEALS, ""]
    if game.cooperative and not all(has_own_deals(cell) for cell in played.cells.values() if cell.bots == ("strong",)):
        lines += [COMPARED, ""]
    speeds = (f"`{level}`: {told_speed(*each)}" for level, each in played.speed.items())
    return [*lines, f"{'; '.join(speeds)} ({played.measured}; one core).", ""] if played.speed else lines


def page(cells: Path) -> str:
    lines = [
        "# How strong the bots are",
        "",
        "Written by `python bench/strength.py` from `bench/played`; do not edit. Games won in %, with 95 % intervals (Wilson);",
        f"a shared win counts in parts; {USUAL} games where it does not say how many. Rivals: every table plays each deal from",
        "every seat, so neither luck nor the seat favours anybody. Teams: one level in all seats. Deals that no tuning or",
        "training has seen. [What the levels are](bots.md).",
        "",
        "A dash: not played yet by these bots. They are others as soon as rules, weights, net or a level's settings change;",
        "after any other change a test looks whether levels choose as before in some moments of matches",
        "(`tests/bots/test_choices.py`).",
    ]
    known = [(game, Played.read(cells / f"{game.id}.jsonl")) for game in map(get_game, real_games())]
    if sources := {cell.source for _, played in known for cell in played.cells.values() if cell.source}:
        lines.append(
            f"°: taken over from {', '.join(sorted(sources))}; an earlier program played these games, and they are gone."
        )
    if any(has_own_deals(cell) for _, played in known for cell in played.cells.values()):
        lines.append(
            "†: on deals of its own, on which no level's settings were chosen; on those of other cells some were."
        )
    lines.append("")
    for game, played in known:
        lines += section(game, played)
    return "\n".join(lines).rstrip("\n") + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=USUAL, help="of each contest")
    parser.add_argument(
        "--expert", type=int, default=40, help="of a team of experts, and of experts against beginner or sensible"
    )
    parser.add_argument("--levels", default=",".join(LEVELS), help="only these play, weakest first")
    parser.add_argument("--game", action="append", help="only this game is played (may be repeated)")
    parser.add_argument("--seats", type=int, action="append", help="only so many seats are played (may be repeated)")
    parser.add_argument("--first", type=int, help="play anew, from this deal on (usually a line goes on, from 10⁹ on)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--results", type=Path, default=ROOT / "build" / "strength")
    parser.add_argument("--cells", type=Path, default=ROOT / "bench" / "played")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "strength.md")
    parser.add_argument("--speed", action="store_true", help="measure how fast the games' searches are, too")
    parser.add_argument("--page", action="store_true", help="only write the page")
    chosen = parser.parse_args()
    games = [] if chosen.page else [get_game(id) for id in chosen.game or real_games()]
    chosen.results.mkdir(parents=True, exist_ok=True)
    with Progress(console=Console(stderr=True)) as progress:
        for game in games:
            played = [seats for seats in seats_of(game) if seats in (chosen.seats or seats_of(game))]
            for entry in entries(game, chosen.levels.split(","), played, chosen.games, chosen.expert, chosen.results):
                bring(entry, chosen.cells, chosen.jobs, progress, chosen.first)
            if chosen.speed:
                measure(game, chosen.cells / f"{game.id}.jsonl")
    chosen.out.write_text(page(chosen.cells), encoding="utf-8")


if __name__ == "__main__":
    main()
