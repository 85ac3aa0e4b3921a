"""Many people at many tables of a real server on loopback: clients that play at random, resume by themselves and keep notes."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from servers import cpu_seconds
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from atoll.bots import new_bot
from atoll.bots.answers import ask
from atoll.engine import CHANCE
from atoll.engine.deal import drawn
from atoll.engine.records import copied
from atoll.engine.rng import new_rng
from atoll.server import protocol as p
from atoll.server.desk import Desk
from atoll.server.lobby import Lobby
from atoll.server.settings import Settings
from atoll.server.store import Store
from atoll.server.table import Table


class Choice(msgspec.Struct):
    do: str


class View(msgspec.Struct):
    choices: list[Choice]


class Question(msgspec.Struct):
    number: int
    seats: list[int]


class Moment(msgspec.Struct):
    n: int
    question: Question | None
    views: dict[str, View]
    outcome: str | None


class Entry(msgspec.Struct):
    n: int


class Message(msgspec.Struct):
    """Any message of the server, only the parts a player of this kind looks at."""

    t: str
    id: str | None = None
    n: int = 0
    code: str = ""
    entries: list[Entry] = []
    moment: Moment | None = None


Deed = tuple[int, str]
"""What a seat does, in notation."""
Ports = Sequence[int]
"""Where the workers are: whoever connects meets any of them, as behind a load balancer."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 4.0
"""Seconds before the first try to come back, and between later ones; the page lets them grow further."""
_decode = msgspec.json.Decoder(Message).decode
_encode = msgspec.json.Encoder().encode


@dataclass
class Opened:
    id: str
    tokens: list[str]
    story: list[Deed] = field(default_factory=list)
    """What its people will do, to the end of the match. Empty where they decide as they go."""


def open_tables(
    database: str,
    count: int,
    seats: int,
    bot: str | None = None,
    game: str = "forbidden_island",
    people: int | None = None,
    stages: Sequence[float] = (),
) -> list[Opened]:
    """Straight into the database; with a `bot`, one person (or so many) at each table.

    `stages`: how much of each match lies behind it, from 0 to 1. Then the rest of its story is told as well.
    """

    async def run() -> list[Opened]:
        store = await Store.open(database)
        desk = Desk(store, Settings(database))
        lobby = Lobby(desk)
        seated = people or (1 if bot else seats)
        chairs = [p.SeatWish(who="me", name=f"Player {i + 1}") for i in range(seated)]
        chairs += [p.SeatWish(who="bot", bot=bot) for _ in range(seats - seated)]

        async def open_one(number: int) -> Opened:
            one = await lobby.open(p.OpenTable(game=game, seats=chairs, start=True))
            tokens = [one.links.seats[str(i)] for i in range(seated)]
            for token in tokens:
                await lobby.sit(one.table.id, token, p.SitDown(nonce=token[:16]))
            story = await play_ahead(desk, one.table.id, stages[number]) if stages else []
            return Opened(one.table.id, tokens, story)

        opened: list[Opened] = []
        while len(opened) < count:
            numbers = range(len(opened), min(len(opened) + 50, count))
            opened += await asyncio.gather(*[open_one(number) for number in numbers])
        await store.close()
        return opened

    return asyncio.run(run())


async def play_ahead(desk: Desk, id: str, stage: float) -> list[Deed]:
    """So much of the match is played; what its people do in the rest."""
    table = await desk.table(id)
    steps = whole_match(table)
    begins = [at for at, (seat, _) in enumerate(steps) if seat is not None]  # nature's steps belong to the one before
    first = begins[int(stage * len(begins))]
    assert table.match
    before = len(table.match.steps)
    done = [("step", {"seat": seat, "do": do, "step": before + at}) for at, (seat, do) in enumerate(steps[:first])]
    await desk.write(id, lambda _: done, None)
    return [(seat, do) for seat, do in steps[first:] if seat is not None]


def whole_match(table: Table) -> list[tuple[int | None, str]]:
    """As sensible people play it from here: who does what, None for nature, whose draws follow from the table's seed."""
    assert table.match
    game, state, seed = table.game, copied(table.match.state), table.match.seed or ""
    bot, luck, draws = new_bot("sensible"), new_rng(zlib.crc32(seed.encode())), table.draws()
    steps: list[tuple[int | None, str]] = []
    while not game.is_over(state):
        if game.next_seat(state) == CHANCE:
            seat, action = CHANCE, drawn(seed, draws, game.chances(state))
            draws += 1
        else:
            willing = ((seat, ask(bot, game, state, seat, luck)) for seat in (*game.eager(state), *game.asked(state)))
            seat, action = next((seat, action) for seat, action in willing if action is not None)
        steps.append((None if seat == CHANCE else seat, game.space.text(action)))
        game.apply_silently(state, seat, action)
    return steps


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Server:
    """A server as a process of its own."""

    def __init__(self, database: str, *more: str) -> None:
        self.database, self.port, self.more = database, free_port(), more
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, str(Path(__file__).with_name("host.py")), str(self.port), self.database, *self.more]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)

    async def ready(self, seconds: float = 600.0) -> None:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            assert self.process
            assert self.process.poll() is None, "the server ended"
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            await asyncio.sleep(0.05)
        raise TimeoutError("the server did not start")

    def kill(self) -> None:
        """As if the power went."""
        assert self.process
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process
        self.process.terminate()
        self.process.wait(20)

    def cpu_seconds(self) -> float:
        assert self.process
        return cpu_seconds(self.process.pid)

    def megabytes(self) -> float:
        assert self.process
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024


@dataclass
class Notes:
    """What all players of a run write down."""

    acts: list[tuple[str, int, float, float]] = field(default_factory=list)
    """Table, entry, when it was sent, when it was acknowledged."""
    pushed: dict[tuple[str, int], list[float]] = field(default_factory=dict)
    """By table and entry: when each seat heard of it."""
    faults: list[str] = field(default_factory=list)
    refused: int = 0
    resumed: int = 0


class Player:
    """One seat, one socket. Connects again by itself, asks for what it missed, and sends again what was not answered."""

    def __init__(
        self, ports: Ports, table: str, seat: int, token: str, pace: tuple[float, float], notes: Notes, seed: int
    ) -> None:
        self.ports, self.table, self.seat, self.token, self.pace, self.notes = ports, table, seat, token, pace, notes
        self.port = 0
        """Where this one is connected, or tries to be."""
        self.random = random.Random(seed)
        self.n = 0
        self.connections = 0
        self.welcomed = 0.0
        self.acked: dict[str, int] = {}
        self.refused: set[str] = set()
        self.pending: tuple[str, dict[str, Any]] | None = None
        self.sent_at = 0.0
        self.moment: Moment | None = None
        self.acting = True
        self.socket: ClientConnection | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._count = 0

    async def live(self) -> None:
        tries = 0
        while True:
            before = self.connections
            try:
                async with await self._call() as socket:
                    await self._sit(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
                pass
            self.socket = None
            tries = 0 if self.connections > before else tries + 1
            await asyncio.sleep(self._pause(tries))

    def _pause(self, tries: int) -> float:
        """As the page's (`web/src/core/connection.ts`): it grows until somebody is welcome again."""
        longest = min(LONGEST_PAUSE, FIRST_PAUSE * 2.0**tries)
        return longest * self.random.uniform(0.5, 1.0)

    async def _call(self) -> ClientConnection:
        """As a load balancer does: where nobody listens, the next is tried at once."""
        for port in self.random.sample(self.ports, len(self.ports)):
            with contextlib.suppress(ConnectionRefusedError):
                self.port = port
                return await connect(
                    f"ws://127.0.0.1:{port}/api/play", max_size=None, compression=None, open_timeout=30
                )
        raise ConnectionRefusedError

    async def _sit(self, socket: ClientConnection) -> None:
        hello = {"t": "hello", "v": p.VERSION, "table": self.table, "tokens": [self.token], "since": self.n}
        await socket.send(_encode(hello).decode())
        keeping = asyncio.create_task(self._ping(socket))
        try:
            async for data in socket:
                await self._hear(_decode(data), socket)
        finally:
            keeping.cancel()

    async def _ping(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(10)
                await socket.send('{"t":"ping"}')

    async def _hear(self, message: Message, socket: ClientConnection) -> None:
        if message.t == "welcome":
            self.connections += 1
            self.welcomed = time.monotonic()
            self.notes.resumed += self.connections > 1
            self.socket = socket
            if self.pending:
                await socket.send(_encode(self.pending[1]).decode())
        elif message.t == "update":
            self._read(message)
        elif message.t == "ack" and self.pending and message.id == self.pending[0]:
            self.acked[self.pending[0]] = message.n
            self.notes.acts.append((self.table, message.n, self.sent_at, time.perf_counter()))
            self.pending = None
        elif message.t == "refused" and self.pending and message.id == self.pending[0]:
            self.refused.add(self.pending[0])
            self.notes.refused += 1
            self.pending = None
        elif message.t == "refused":
            self.notes.faults.append(f"{self.table} seat {self.seat}: refused, {message.code}")
        self._think()

    def _read(self, message: Message) -> None:
        now = time.perf_counter()
        for entry in message.entries:
            if entry.n != self.n + 1:
                self.notes.faults.append(f"{self.table} seat {self.seat}: entry {entry.n} after {self.n}")
            self.n = entry.n
            self.notes.pushed.setdefault((self.table, entry.n), []).append(now)
        self.moment = message.moment

    def _think(self) -> None:
        if self._my_turn() and not (self._thinking and not self._thinking.done()):
            self._thinking = asyncio.create_task(self._act())

    def _my_turn(self) -> bool:
        question = self.moment.question if self.moment else None
        return bool(self.acting and question and self.seat in question.seats and not self.pending)

    async def _act(self) -> None:
        await asyncio.sleep(self.random.uniform(*self.pace))
        if not self._my_turn() or not self.socket:
            return
        assert self.moment
        assert self.moment.question
        choices = self.moment.views[str(self.seat)].choices
        self._count += 1
        id = f"{self.table}-{self.seat}-{self._count:06d}"
        busy = [choice for choice in choices if choice.do != "end"]  # a game of random moves lasts longer so
        do = self.random.choice(busy or choices).do
        message = {"t": "act", "id": id, "seat": self.seat, "ask": self.moment.question.number, "do": do}
        self.pending, self.sent_at = (id, message), time.perf_counter()
        with contextlib.suppress(ConnectionClosed):
            await self.socket.send(_encode(message).decode())

    def is_over(self) -> bool:
        return bool(self.moment and self.moment.outcome)

    def waits_for_people(self, people: int) -> bool:
        """The seats of people are the first ones."""
        question = self.moment.question if self.moment else None
        return self.is_over() or bool(question and all(seat < people for seat in question.seats))


async def until(done: Any, seconds: float) -> bool:
    deadline = time.monotonic() + seconds
    while not done():
        if time.monotonic() > deadline:
            return False
        await asyncio.sleep(0.05)
    return True


class Party:
    """The people of a table; when their game is over they play the next one."""

    def __init__(
        self, ports: Ports, rounds: Sequence[Opened], pace: tuple[float, float], notes: Notes, seed: int = 0
    ) -> None:
        self.ports, self.rounds, self.pace, self.notes, self.seed = ports, list(rounds), pace, notes, seed
        self.now: list[Player] = []
        self.all: list[Player] = []
        self.stays = False
        """They sit on at the table where they are, and do nothing more."""

    def stay(self) -> None:
        self.stays = True
        for player in self.all:
            player.acting = False

    async def play(self) -> None:
        for opened in self.rounds:
            self.now = [
                Player(self.ports, opened.id, seat, token, self.pace, self.notes, self.seed * 8 + seat)
                for seat, token in enumerate(opened.tokens)
            ]
            self.all += self.now
            tasks = [asyncio.create_task(player.live()) for player in self.now]
            try:
                while self.stays or not all(player.is_over() and not player.pending for player in self.now):
                    await asyncio.sleep(0.1)
                if opened is self.rounds[-1]:
                    await asyncio.gather(*tasks)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    def is_over(self) -> bool:
        return bool(self.now) and all(player.is_over() for player in self.now)

    def waits_for_a_bot(self) -> bool:
        return bool(self.now and self.now[0].moment) and not self.now[0].waits_for_people(len(self.now))


def parties(
    ports: Ports, tables: Sequence[Opened], rounds: int, pace: tuple[float, float], notes: Notes
) -> list[Party]:
    count = len(tables) // rounds
    return [Party(ports, tables[i::count], pace, notes, i) for i in range(count)]
