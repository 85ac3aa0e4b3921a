"""Thousands of connections on which nobody says anything: people at tables get their answers, and the silent are closed."""

import json
import random
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from atoll.server.settings import Settings

from ..limits import EVERYBODY_FROM_HERE
from ..security.raw import connected
from ..server.people import Browser, Person, running
from .silent import still_open

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
    return LINES if hard == resource.RLIM_INFINITY else max(0, min(LINES, hard - SOCKETS - SPARE))


def say_what_was_not_tried(lines: int) -> None:
    """A test that did less than it promises does not count as passed."""
    if lines < LINES:
        pytest.skip(
            f"all was well with {lines:,} lines and {SOCKETS:,} sockets, but {LINES:,} lines could not be tried: a process may "
            f"open too few files here (`ulimit -Hn {LINES + SOCKETS + SPARE}` lets it)"
        )


@contextmanager
def serving(path: Path, patience: float, **more: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    limits = replace(EVERYBODY_FROM_HERE, request_seconds=patience, idle_seconds=patience, **more)
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
        lines = room()
        with silence(address, lines, SOCKETS) as told:
            assert told() == {"lines": lines, "sockets": SOCKETS}, "open at the same time"
            ana.play(random.Random(3))
            assert ana.moment["outcome"]
            assert Browser(address).get("/tables").status_code == 200
            late = Person(address, opened["table"]["id"], [opened["links"]["watch"]])
            assert late.moment["outcome"], "there is room for others"
        assert ana.ask(t="say", seat=0, phrase="thanks")["t"] == "ack", "they went without a word, all at once"
    say_what_was_not_tried(lines)


def test_fewer_lines_than_promised_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "setrlimit", lambda *_: None)
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, SOCKETS + SPARE + LINES - 1))
    assert room() == LINES - 1
    with pytest.raises(
        pytest.skip.Exception, match=f"10,000 lines could not be tried.*ulimit -Hn {LINES + SOCKETS + SPARE}"
    ):
        say_what_was_not_tried(room())
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, resource.RLIM_INFINITY))
    say_what_was_not_tried(room())


def test_who_says_nothing_is_let_go(tmp_path: Path) -> None:
    """Lines without a request, and one with half of it; WebSockets without a hello, in order."""
    with serving(tmp_path, SHORT) as (address, opened), silence(address, FEW, FEW) as told:
        ana = Person(address, opened["table"]["id"], list(opened["links"]["seats"].values()))
        told()
        assert ana.ask(t="say", seat=0, phrase="hello")["t"] == "ack"
        assert told() == {"lines": FEW, "sockets": FEW}


GET, POST = b"GET /healthz HTTP/1.1\r\nHost: here\r\n", b"POST %s HTTP/1.1\r\nHost: here\r\n%s\r\n\r\n"
DRIPPED = {
    "a head": (GET + b"X-Slowly: ", b"x"),
    "a body": (POST % (b"/api/replay", b"Content-Length: 100000"), b"x"),
    "pieces": (POST % (b"/api/tables", b"Transfer-Encoding: chunked"), b"1\r\nx\r\n"),
    "a body that nobody waits for": (POST % (b"/api/nowhere", b"Content-Length: 100000"), b"x"),
    "the head of a second request": (GET + b"\r\n" + GET + b"X-Slowly: ", b"x"),
    "the body of a second request": (GET + b"\r\n" + POST % (b"/api/replay", b"Content-Length: 100000"), b"x"),
}
"""Requests that never come to their end: how they begin, and what comes of them five times a second."""


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("impatient"), SHORT, body_seconds=SHORT, lines=40) as (address, _):
        yield address


def seconds_of(address: str, first: bytes, drop: bytes) -> float:
    """So long the server listens to it."""
    began = time.monotonic()
    with connected(address) as line:
        line.sendall(first)
        line.settimeout(0.2)
        while time.monotonic() < began + 10 * SHORT:
            try:
                if not line.recv(65536):
                    break
            except TimeoutError:
                line.sendall(drop)
            except ConnectionError:
                break
    return time.monotonic() - began


def test_who_drips_a_request_is_let_go(impatient: str) -> None:
    with ThreadPoolExecutor(len(DRIPPED)) as pool:
        listened = dict(
            zip(DRIPPED, pool.map(lambda what: seconds_of(impatient, *what), DRIPPED.values()), strict=True)
        )
    assert all(SHORT / 2 < seconds < 5 * SHORT for seconds in listened.values()), listened


def test_who_is_slow_and_whole_in_time_is_answered(impatient: str) -> None:
    """Longer than a head may take, or an answered line may say nothing; and each request of a line has its own time."""
    with connected(impatient) as line:
        for _ in range(3):
            for part in (GET[:20], GET[20:], b"\r\n"):
                line.sendall(part)
                time.sleep(SHORT / 5)
            assert line.recv(65536).startswith(b"HTTP/1.1 200")
        line.sendall(POST % (b"/api/replay", b"Content-Length: 4"))
        for _ in range(4):
            time.sleep(SHORT / 6)
            line.sendall(b"x")
        assert line.recv(65536).startswith(b"HTTP/1.1 400")


def test_of_too_many_lines_the_one_that_was_silent_longest_goes(impatient: str) -> None:
    with ExitStack() as lines:
        silent = [lines.enter_context(connected(impatient)) for _ in range(40)]
        silent[0].sendall(GET + b"\r\n")
        assert silent[0].recv(65536).startswith(b"HTTP/1.1 200"), "whoever has said something is not the first to go"
        assert httpx.get(f"http://{impatient}/healthz").status_code == 200
        assert silent[1].recv(1) == b""
        assert still_open([silent[0], *silent[2:]]) == 39
