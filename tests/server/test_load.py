"""The load (`bench/load.py`) tells of what was lost, and counts the memory of the database too."""

import shutil
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import boardgame
import load
import psycopg
import pytest
from boardgame import Found
from load import Report
from players import Opened
from wire import Wire


def test_steps_that_were_lost_are_faults_whatever_is_measured() -> None:
    report = Report([])
    for lost in ([], ["table 1: numbering", "table 2: numbering"], ["table 3: numbering"]):
        report.beside("10 tables", "a server", Found(1.0, [0.1], [0.1], 0.5, 0, lost))
    assert report.faults == 3


def test_clients_ping_as_the_page_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """After some seconds in which neither side said anything, not before."""
    page = (Path(__file__).parents[2] / "web" / "src" / "core" / "connection.ts").read_text()
    assert f"SILENCE = {1000 * load.SILENCE:.0f};" in page
    now, sent, rings = 100.0, list[tuple[float, bytes]](), list[float]()
    loop = SimpleNamespace(call_later=lambda seconds, *_: rings.append(now + seconds))
    monkeypatch.setattr(load, "asyncio", SimpleNamespace(get_running_loop=lambda: loop))
    monkeypatch.setattr(load, "time", SimpleNamespace(perf_counter=lambda: now))
    group = load.Group(Opened("table", ["x"]), [], load.Run(1, 1, 1, 1), [1], load.Figures())
    group.wires.append(cast(Wire, SimpleNamespace(send=lambda text: sent.append((now, text)))))
    group.last.append(now)
    group._listen(0, 0)
    talks = [101.0, 103.0, 105.0]  # then nobody says anything
    while len(sent) < 2:
        if talks and talks[0] < rings[-1]:
            now = talks.pop(0)
            group._hear(0, 0, b'{"t":"presence"}')
        else:
            now = rings[-1]
            group._listen(0, 0)
    assert sent == [(107.5, b'{"t":"ping"}'), (110.0, b'{"t":"ping"}')]
    assert group.figures.pings == 2


@pytest.mark.skipif(
    not shutil.which("node"), reason="there is no Node.js here: whether files are flushed was not looked at"
)
def test_files_of_the_other_server_are_flushed(tmp_path: Path) -> None:
    """In each of the ways that Node.js has; and what it writes is what it would have written."""
    script = """
      const fs = require('fs');
      fs.writeFile('1', 'é', 'latin1', () => fs.writeFile('2', 'b', () => fs.promises.writeFile('3', 'c', { flag: 'a' })
        .then(() => fs.writeFile('none/4', 'd', 'utf8', (problem) => process.kill(process.pid, problem ? 'SIGTERM' : 9)))));
      setInterval(() => {}, 1000);
    """
    command = ["node", "--require", str(boardgame.HERE / "flushed.cjs"), "-e", script]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout == "flushed 3\n", done.stderr
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == {"1": b"\xe9", "2": b"b", "3": b"c"}


def test_the_memory_of_postgresql_grows_with_its_processes(postgres: Any) -> None:
    before = postgres.megabytes()
    assert before > 1
    with psycopg.connect(postgres.url) as c:
        c.execute("SELECT count(*) FROM pg_class")
        assert postgres.megabytes() > before
