"""boardgame.io's own server with its own file store, under the load of its own clients (see `load.py --boardgame`).

Four people a table, a socket each, as many tables and as long a think as ours. Their game is as small as they come (24 tiles,
one flipped a turn), ours is Forbidden Island. Counted are moves that are stored and that everybody at the table has been told,
and the CPU seconds of the server alone. It is installed by npm into a folder of its own, kept for later.
Their store writes files without fsync and announces a move before it is stored; ours has every move on disk first.
"""

import json
import shutil
import subprocess
import tempfile
import threading
from pathlib import Path
from typing import Any

from servers import cpu_seconds, free_port

VERSION = "0.50.2"
HERE = Path(__file__).with_name("boardgame")
PATIENCE = 300.0
"""Seconds after which players who have not come to an end are given up."""


def install(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for file in HERE.iterdir():
        shutil.copy(file, folder)
    if not (folder / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"], cwd=folder, check=True)


def theirs(folder: Path, tables: int, seats: int, think: float, seconds: float) -> dict[str, Any]:
    """What their players saw: moves, seconds, p50, p99 (ms); and the server's CPU seconds."""
    port = free_port()
    with tempfile.TemporaryDirectory() as store:
        server = subprocess.Popen(
            ["node", "server.cjs", str(port), store], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        players = None
        try:
            _until(server, b"ready")
            command = ["node", "load.cjs", *map(str, (port, tables, seats, int(1000 * think), seconds))]
            players = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE)
            ending = threading.Timer(PATIENCE, players.kill)
            ending.start()
            _until(players, b"begin")
            began = cpu_seconds(server.pid)
            assert players.stdout
            found: dict[str, Any] = json.loads(players.stdout.readline())
            used = cpu_seconds(server.pid) - began
            ending.cancel()
        finally:
            for process in (players, server):
                if process:
                    process.kill()
                    process.wait()
    return found | {"cpu": used}


def _until(process: subprocess.Popen[bytes], word: bytes) -> None:
    assert process.stdout
    while word not in (line := process.stdout.readline()):
        assert line, f"boardgame.io ended before it said {word.decode()}"
