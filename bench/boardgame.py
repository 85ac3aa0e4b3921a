"""boardgame.io's server beside ours, in one run: `python bench/boardgame.py`. Everything stays on loopback.

Four people a table, a socket each, as many tables and as long a think for both. Their game is as small as they come (24 tiles,
one flipped a turn), ours is Forbidden Island. Counted are moves that are stored and that everybody at the table has been told,
and the CPU seconds of the server alone. Theirs is installed by npm into a folder of its own (`--folder`, kept for later).
Their store writes files without fsync and announces a move before it is stored; ours has every move on disk first.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import uvloop
from load import Run, measure
from servers import cpu_seconds, free_port

HERE = Path(__file__).with_name("boardgame")


def install(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for file in HERE.iterdir():
        shutil.copy(file, folder)
    if not (folder / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"], cwd=folder, check=True)


def theirs(
    folder: Path, tables: int, seats: int, think: float, seconds: float
) -> tuple[float, float, dict[str, float]]:
    """Moves a CPU second of the server, moves a second, and what the players saw."""
    port = free_port()
    with tempfile.TemporaryDirectory() as store:
        server = subprocess.Popen(
            ["node", "server.cjs", str(port), store], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        try:
            assert server.stdout
            while b"ready" not in (line := server.stdout.readline()):
                assert line, "boardgame.io's server ended"
            command = ["node", "load.cjs", *map(str, (port, tables, seats, int(1000 * think), seconds))]
            players = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE)
            assert players.stdout
            while b"begin" not in (line := players.stdout.readline()):
                assert line, "boardgame.io's players ended"
            began = cpu_seconds(server.pid)
            found = json.loads(players.stdout.readline())
            used = cpu_seconds(server.pid) - began
            players.wait(60)
        finally:
            server.kill()
            server.wait()
    return found["moves"] / used, found["moves"] / found["seconds"], found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "atoll-boardgame.io")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--think", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=15)
    chosen = parser.parse_args()
    install(chosen.folder)
    ours = uvloop.run(measure(Run(chosen.tables, chosen.seats, chosen.tables / chosen.think, chosen.seconds)))
    mine = ours.moves / ours.cpu
    their, rate, found = theirs(chosen.folder, chosen.tables, chosen.seats, chosen.think, chosen.seconds)
    print(
        f"Atoll: {ours.moves:.0f} moves/s, {mine:.0f} durable moves a CPU second of the server, {len(ours.faults)} faults"
    )
    print(
        f"boardgame.io 0.50.2, FlatFile: {rate:.0f} moves/s, {their:.0f} stored moves a CPU second of the server, {found}"
    )
    print(f"ratio {mine / their:.1f}")
    sys.exit(bool(ours.faults))


if __name__ == "__main__":
    main()
