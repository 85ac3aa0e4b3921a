"""Thousands of connections on which nobody says anything: people at tables get their answers, and the silent are closed."""

import json
import random
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from atoll.server.settings import Settings

from ..limits import EVERYBODY_FROM_HERE
from ..server.people import Browser, Person, running

PEOPLE = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}]
LINES, SOCKETS = 10_000, 2_000
FEW = 300
SPARE = 500
"""Files that a process has open besides."""
LONG, SHORT = 3600.0, 3.0
"""Seconds after which who says nothing is let go: nobody, however busy the machine is; or soon."""


def room() -> int:
    """So many lines this process may have: here is one end of each, the other is another process's."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return LINES if hard == resource.RLIM_INFINITY else min(LINES, hard - SOCKETS - SPARE)


@contextmanager
def serving(path: Path, patience: float) -> Iterator[tuple[str, dict[str, Any]]]:
    limits = replace(EVERYBODY_FROM_HERE, request_seconds=patience, idle_seconds=patience)
    with running(Settings(f"sqlite:///{path / 'atoll.db'}", limits=limits)) as address:
        yield address, Browser(address).open(PEOPLE, game="template", start=True)


@contextmanager
def silence(address: str, lines: int, sockets: int) -> Iterator[Callable[[], dict[str, int]]]:
    """Somebody who says nothing on so many connections; what they tell."""
    command = [sys.executable, "-m", "tests.faults.silent", address, str(lines), str(sockets)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as somebody:
        assert somebody.stdout
        told = somebody.stdout
        try:
            yield lambda: dict(json.loads(told.readline()))
        finally:
            somebody.kill()


def test_thousands_who_say_nothing_hold_nobody_up(tmp_path: Path) -> None:
    with serving(tmp_path, LONG) as (address, opened):
        ana = Person(address, opened["table"]["id"], list(opened["links"]["seats"].values()))
        with silence(address, room(), SOCKETS) as told:
            assert told() == {"lines": room(), "sockets": SOCKETS}, "open at the same time"
            ana.play(random.Random(3))
            assert ana.moment["outcome"]
            assert Browser(address).get("/tables").status_code == 200
            late = Person(address, opened["table"]["id"], [opened["links"]["watch"]])
            assert late.moment["outcome"], "there is room for others"
        assert ana.ask(t="say", seat=0, phrase="thanks")["t"] == "ack", "they went without a word, all at once"


def test_who_says_nothing_is_let_go(tmp_path: Path) -> None:
    """Lines without a request, and one with half of it; WebSockets without a hello, in order."""
    with serving(tmp_path, SHORT) as (address, opened), silence(address, FEW, FEW) as told:
        ana = Person(address, opened["table"]["id"], list(opened["links"]["seats"].values()))
        told()
        assert ana.ask(t="say", seat=0, phrase="hello")["t"] == "ack"
        assert told() == {"lines": FEW, "sockets": FEW}
