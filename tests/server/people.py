"""Clients for tests: a running server, somebody with a browser, somebody with a socket."""

import itertools
import json
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import cache
from typing import Any, ClassVar

import httpx
import pytest
import uvicorn
from websockets.sync.client import connect

from atoll.server import protocol as p
from atoll.server.app import load_rules
from atoll.server.clock import SharedClock
from atoll.server.lobby import Lobby
from atoll.server.run import BACKLOG, configuration
from atoll.server.settings import Settings

_machine_time, _database_time = time.time, SharedClock.__call__


def set_clocks(monkeypatch: pytest.MonkeyPatch, ahead: float) -> None:
    """It is so many seconds later for every server, whether it takes the time from its machine or from the database."""
    monkeypatch.setattr(time, "time", lambda: _machine_time() + ahead)
    monkeypatch.setattr(SharedClock, "__call__", lambda clock: _database_time(clock) + ahead)


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@cache
def compile_rules() -> None:
    """Once, and however long it takes: a server that starts after it starts at once."""
    load_rules()


@contextmanager
def running(settings: Settings, workers: int = 1) -> Iterator[str]:
    """A real server on loopback, in a thread; yields host:port. Several workers share the port, and whoever comes meets any."""
    compile_rules()
    quiet = replace(settings, prepare=False)  # searches are compiled by the tests that want them
    with socket.create_server(("127.0.0.1", 0), backlog=BACKLOG) as door, ExitStack() as open_servers:
        port = int(door.getsockname()[1])
        for _ in range(workers):
            open_servers.enter_context(_worker(quiet, port, door.dup()))
        yield f"127.0.0.1:{port}"


@contextmanager
def _worker(settings: Settings, port: int, door: socket.socket) -> Iterator[None]:
    server = uvicorn.Server(configuration(settings, "127.0.0.1", port))
    thread = threading.Thread(target=server.run, args=([door],), daemon=True)
    thread.start()
    deadline = time.monotonic() + 120
    while not server.started:
        assert thread.is_alive(), "the server ended"
        assert time.monotonic() < deadline, "the server did not start"
        time.sleep(0.02)
    try:
        yield
    finally:
        server.should_exit = True
        thread.join(20)


class Browser:
    """HTTP only."""

    def __init__(self, address: str, token: str | None = None, lang: str = "en") -> None:
        self.base = f"http://{address}/api"
        self.headers = {"Accept-Language": lang} | ({"Authorization": f"Bearer {token}"} if token else {})

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        # verify=False: reading all authorities' certificates takes longer than ten requests, and this is plain HTTP
        return httpx.request(method, self.base + path, headers=self.headers, timeout=60, verify=False, **more)

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.request("GET", path, params=query)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.request("POST", path, json=body)

    def patch(self, path: str, **body: Any) -> httpx.Response:
        return self.request("PATCH", path, json=body)

    def open(self, seats: list[dict[str, Any]], **wish: Any) -> dict[str, Any]:
        """Open a table and sit down on the own seats, as the page does it."""
        answer = self.post(
            "/tables", game=wish.pop("game", "forbidden_island"), seats=seats, **({"bot_pace": 0} | wish)
        )
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        for seat in opened["table"]["fairness"]["missing"]:
            mine = Browser(self.base.split("/")[2], opened["links"]["seats"][str(seat)])
            sat = mine.post(f"/tables/{opened['table']['id']}/sit", nonce=f"nonce of {seat}")
            assert sat.status_code == 201, sat.text
            opened["table"] = sat.json()["table"]
        return opened


async def open_table(lobby: Lobby, wish: p.OpenTable) -> p.Opened:
    """The same without a server."""
    opened = await lobby.open(wish)
    for seat in opened.table.fairness.missing:
        await lobby.sit(opened.table.id, opened.links.seats[str(seat)], p.SitDown(nonce=f"nonce of {seat}"))
    return opened


class Person:
    """A client with a socket: keeps what it was sent, like the page does."""

    _numbers = itertools.count(1)
    present: ClassVar[list["Person"]] = []

    def __init__(self, address: str, table: str, tokens: list[str], since: int = 0, lang: str = "en") -> None:
        self.address, self.table, self.tokens, self.lang = address, table, tokens, lang
        self.entries: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.moment: Any = None  # until the match begins
        self.answers: dict[str, dict[str, Any]] = {}
        self.refusals: list[dict[str, Any]] = []
        self.presence: list[dict[str, Any]] = []
        self.shown: list[dict[str, Any]] = []
        self.welcome: dict[str, Any] | None = None
        self.updates = 0
        self.connect(since)

    def connect(self, since: int = 0) -> None:
        self._open = ExitStack()
        self.socket = self._open.enter_context(connect(f"ws://{self.address}/api/play", max_size=None))
        self.present.append(self)
        self.send(t="hello", v=1, table=self.table, tokens=self.tokens, since=since, lang=self.lang)
        before = self.updates
        self.until(lambda: self.updates > before)

    @classmethod
    def refused_hello(cls, address: str, table: str, tokens: list[str], **more: Any) -> dict[str, Any]:
        """The refusal that a hello gets."""
        with connect(f"ws://{address}/api/play") as socket:
            socket.send(json.dumps({"t": "hello", "v": 1, "table": table, "tokens": tokens} | more))
            return json.loads(socket.recv(timeout=30))

    @property
    def seats(self) -> list[int]:
        return self.welcome["seats"] if self.welcome else []

    @property
    def n(self) -> int:
        return self.entries[-1]["n"] if self.entries else 0

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a request and wait for its ack or refusal."""
        id = message.setdefault("id", f"request-{next(self._numbers):08d}")
        self.send(**message)
        self.until(lambda: id in self.answers)
        return self.answers[id]

    def act(self, seat: int, do: str, **more: Any) -> dict[str, Any]:
        assert self.moment
        return self.ask(t="act", seat=seat, ask=more.pop("ask", self.moment["question"]["number"]), do=do, **more)

    def choices(self, seat: int) -> list[str]:
        assert self.moment
        return [choice["do"] for choice in self.moment["views"][str(seat)]["choices"]]

    def asked(self) -> list[int]:
        question = self.moment and self.moment["question"]
        return [seat for seat in self.seats if question and seat in question["seats"]]

    def until(self, done: Callable[..., bool], timeout: float = 30.0) -> None:
        deadline = time.monotonic() + timeout
        while not done():
            left = deadline - time.monotonic()
            assert left > 0, "nothing came in time"
            self.take(self.socket.recv(timeout=left))

    def take(self, text: str | bytes) -> None:
        message = json.loads(text)
        self.raw.append(str(text))
        kind = message["t"]
        if kind == "welcome":
            self.welcome = message
        elif kind == "update":
            self.updates += 1
            self.entries += message["entries"]
            self.moment = message["moment"]
        elif kind == "ack" or (kind == "refused" and message["id"]):
            self.answers[message["id"]] = message
        elif kind == "refused":
            self.refusals.append(message)
        elif kind == "presence":
            self.presence = message["seats"]
        elif kind == "shown":
            self.shown.append(message)

    def play(self, chooser: random.Random, steps: int = 100_000) -> None:
        """Act at random for the own seats until the match is over."""
        for _ in range(steps):
            self.until(lambda: bool(self.moment and (self.moment["outcome"] or self.asked())))
            assert self.moment
            if self.moment["outcome"]:
                return
            seat = self.asked()[0]
            answer = self.act(seat, chooser.choice(self.choices(seat)))
            n = answer.get("n", 0)
            self.until(lambda n=n: self.n >= n)

    def close(self) -> None:
        self._open.close()
