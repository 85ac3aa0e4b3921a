"""Our batch of games against other libraries, in one run on one core: random legal play. `make bench-peers` runs it.

A rate is steps a second of processor time. `seen`: with the observation and the legal actions at every step, as a learner
needs them; `plain`: without the observation. Games differ in size; the peers' games are those nearest to ours.
"""

import argparse
import json
import os
import subprocess
import time
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from atoll.research.batch import Batch

PYTHON_PEERS = ("open_spiel", "pettingzoo", "rlcard")
LIBRARIES = {"open_spiel": "OpenSpiel (Python API)", "pettingzoo": "PettingZoo classic", "rlcard": "RLCard"}
LIBRARIES |= {"pgx": "Pgx (JAX, batches of 1,024)"}
BATCH = 64
Row = tuple[str, str, str, float]


def ours(seconds: float) -> list[Row]:
    from atoll.engine.catalogue import game_ids, get_game, is_offered
    from atoll.research.batch import Batch

    rows = []
    for id in filter(is_offered, game_ids()):
        for how, observe in (("seen", True), ("plain", False)):
            batch = Batch(get_game(id), BATCH, seed=1, threads=1, observe=observe)
            rows.append((f"Atoll (batches of {BATCH})", id, how, _rate(batch, seconds)))
    return rows


def _rate(batch: "Batch", seconds: float) -> float:
    def run(rounds: int) -> int:
        for _ in range(rounds):
            batch.step(batch.random_actions())
        return rounds * batch.n

    run(50)
    began, steps = time.process_time(), 0
    while time.process_time() - began < seconds:
        steps += run(20)
    return steps / (time.process_time() - began)


def theirs(python: str, seconds: float) -> list[Row]:
    rows = []
    script = Path(__file__).parent / "peer_games.py"
    for name, library in LIBRARIES.items():
        done = subprocess.run([python, script, name, str(seconds)], capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{name} failed:\n{done.stderr[-2000:]}")
        rows += [(library, row["game"], row["how"], row["rate"]) for row in json.loads(done.stdout.splitlines()[-1])]
    return rows


def report(rows: list[Row], seconds: float) -> str:
    python_names = {LIBRARIES[name] for name in PYTHON_PEERS}
    fastest = {
        how: max((r for r in rows if r[0] in python_names and r[2] == how), key=lambda r: r[3])
        for how in ("seen", "plain")
    }
    lines = [f"## {date.today().isoformat()} · `make bench-peers`, one core, {seconds:g} s each, random legal play", ""]
    lines += [
        "| library | game | with observations, steps/s | × fastest Python API | without, steps/s | × |",
        "|---|---|---|---|---|---|",
    ]
    for library, game in dict.fromkeys((r[0], r[1]) for r in rows):
        cells = [library, game]
        for how in ("seen", "plain"):
            found = next((r[3] for r in rows if r[:3] == (library, game, how)), None)
            cells += [f"{found:,.0f}", f"{found / fastest[how][3]:.1f}"] if found else ["–", "–"]
        lines.append("| " + " | ".join(cells) + " |")
    said = " and ".join(f"{fastest[how][0]} {fastest[how][1]} ({how})" for how in ("seen", "plain"))
    return "\n".join(
        [
            *lines,
            "",
            f"The fastest Python API: {said}. A step of a batch includes nature's and a next game's set-up.",
            "",
        ]
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--python", required=True, help="the interpreter that has requirements/peers.txt")
    arguments.add_argument("--seconds", type=float, default=5.0)
    arguments.add_argument("--log", type=Path)
    given = arguments.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    text = report(ours(given.seconds) + theirs(given.python, given.seconds), given.seconds)
    print(text)
    if given.log:
        given.log.write_text(given.log.read_text(encoding="utf-8").rstrip("\n") + "\n\n" + text, encoding="utf-8")


if __name__ == "__main__":
    main()
