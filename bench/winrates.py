"""Win rates of the sensible team in Forbidden Island beside the best published ones, on seeds that no tuning has seen.

    python bench/winrates.py [--games 100000] [--jobs 2] [--log bench/results.md]

Published: the rule-based player of GrahamLea/forbidden-island-kotlin, 100,000 games a cell (its README).
"""

import argparse
import datetime
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from atoll.engine.catalogue import get_game
from atoll.engine.playing import SENSIBLE
from atoll.engine.simulation import simulate

DIFFICULTIES = ("novice", "normal", "elite", "legendary")
PUBLISHED = {
    2: (20.19, 8.91, 2.30, 0.78),
    3: (18.47, 8.46, 2.72, 0.81),
    4: (8.69, 3.93, 1.24, 0.21),
}
EVALUATION_SEED = 10**9  # tuning uses seeds below


def measure(games: int, jobs: int) -> dict[int, list[float]]:
    """Percent of games won, by seats, in the order of DIFFICULTIES."""
    game = get_game("forbidden_island")
    rates: dict[int, list[float]] = {}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("playing", total=games * 12)
        for seats in PUBLISHED:
            rates[seats] = []
            for difficulty in DIFFICULTIES:
                options = {"seats": seats, "difficulty": difficulty}
                result = simulate(
                    game,
                    options,
                    games,
                    EVALUATION_SEED,
                    [SENSIBLE] * seats,
                    jobs=jobs,
                    progress=lambda n: progress.advance(task, n),
                )
                rates[seats].append(100 * result.endings.get("won", 0) / games)
    return rates


def markdown(rates: dict[int, list[float]], games: int) -> str:
    """A table: won % (published %)."""
    lines = [f"### Forbidden Island, sensible team: games won in % of {games:,} a cell (published best)", ""]
    lines += ["| seats | " + " | ".join(DIFFICULTIES) + " |", "|---|" + "---|" * len(DIFFICULTIES)]
    for seats, row in rates.items():
        cells = [f"**{won:.2f}** ({best:.2f})" for won, best in zip(row, PUBLISHED[seats], strict=True)]
        lines.append(f"| {seats} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--log", type=Path)
    chosen = parser.parse_args()
    rates = measure(chosen.games, chosen.jobs)
    text = markdown(rates, chosen.games)
    print(text)
    if chosen.log:
        with chosen.log.open("a", encoding="utf-8") as file:
            file.write(f"\n## {datetime.date.today()} · `python bench/winrates.py --games {chosen.games}`\n\n{text}")
    behind = [s for s, row in rates.items() if any(w <= b for w, b in zip(row, PUBLISHED[s], strict=True))]
    print("ahead in every cell" if not behind else f"behind with {behind} seats")
    return 1 if behind else 0


if __name__ == "__main__":
    sys.exit(main())
