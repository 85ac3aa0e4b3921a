"""boardgame.io's own server with its own file store, under the load of `load.py --boardgame`.

Tables, people, their sockets and the time they think are as ours; they speak its protocol (socket.io over a WebSocket) with
the same small client (`wire.py`), and the game is as large as Forbidden Island (`boardgame/game.cjs`). Counted are moves of
which the whole table has been told, and the CPU seconds of the server alone. At the end its files are read: the last state
that anybody was told is there. It is installed by npm into a folder of its own, kept for later.

Its store writes files without fsync, and a move is announced before it is stored; ours has every move on disk first.
"""

import asyncio
import json
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from players import until
from servers import cpu_seconds, free_port
from wire import Wire, connect

VERSION = "0.50.2"
HERE = Path(__file__).with_name("boardgame")
SPACE = "/islands,"
TILES = 24
AT_ONCE = 50
"""Tables that sit down at the same time."""
PATIENCE = 30.0
"""Seconds until what is under way has to be answered."""
WRITTEN = 3.0
"""Seconds until what was told has to be in the files."""
_encode = msgspec.json.Encoder().encode


class Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    """Only the parts that a player of this kind looks at."""

    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


_updated = msgspec.json.Decoder(tuple[str, str, State, Any]).decode
_synced = msgspec.json.Decoder(tuple[str, str, Synced]).decode


@dataclass
class Found:
    moves: float
    """A second, told to everybody."""
    acks: list[float]
    told: list[float]
    cpu: float
    """CPU seconds of the server a second."""
    faults: list[str]


@dataclass
class Figures:
    acks: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)


class Match:
    """The people of a match, a socket each. Whose turn it is thinks and moves."""

    def __init__(self, number: int, port: int, seats: int, think: float, figures: Figures) -> None:
        self.id, self.port, self.think, self.figures = f"match-{number}", port, think, figures
        self.random = random.Random(number)
        self.wires: list[Wire] = []
        self.n = [-1] * seats
        """By seat: the last state that it was told."""
        self.current = ""
        self.sent: tuple[float, int, int] | None = None
        """When a move was made, by whom, and the state that it leads to."""
        self.acting = False
        self.ahead = 0
        """Moves to be made without a thought."""

    async def sit(self) -> None:
        """The match is made when the first of its players asks for it."""
        for seat in range(len(self.n)):
            wire = await connect(
                self.port,
                "/socket.io/?EIO=4&transport=websocket",
                partial(self._hear, seat),
                lambda: None,
            )
            self.wires.append(wire)
            wire.send(f"40{SPACE}".encode())
            if not await until(partial(self._sits, seat), PATIENCE):
                raise TimeoutError("boardgame.io lets nobody sit down")

    def _sits(self, seat: int) -> bool:
        return self.n[seat] >= 0

    def _hear(self, seat: int, text: bytes) -> None:
        if text == b"2":  # engine.io asks whether we are there
            self.wires[seat].send(b"3")
        elif text.startswith(b"40/"):
            self._emit(seat, ["sync", self.id, str(seat), None, len(self.n)])
        elif text.startswith(b"42/"):
            data = text[2 + len(SPACE) :]
            if data.startswith(b'["update"'):
                self._told(seat, _updated(data)[2])
            elif data.startswith(b'["sync"'):
                self._told(seat, _synced(data)[2].state)

    def _emit(self, seat: int, what: list[Any]) -> None:
        self.wires[seat].send(f"42{SPACE}".encode() + _encode(what))

    def _told(self, seat: int, state: State) -> None:
        self.n[seat], self.current = state.number, state.ctx.current
        if not self.sent:
            return
        at, mover, leads_to = self.sent
        if seat == mover and state.number >= leads_to:
            self.figures.acks.append(time.perf_counter() - at)
        if min(self.n) >= leads_to:
            self.figures.told.append(time.perf_counter() - at)
            self.sent = None
            self.plan()

    def plan(self) -> None:
        if self.ahead:
            self.ahead -= 1
            self._move()
        elif self.acting:
            asyncio.get_running_loop().call_later(self.think * (0.5 + self.random.random()), self._move)

    def _move(self) -> None:
        seat, before = int(self.current), self.n[0]
        payload = {"type": self.random.choice(["move", "shore"]), "args": [self.random.randrange(TILES)]}
        action = {"type": "MAKE_MOVE", "payload": payload | {"playerID": self.current}}
        self.sent = (time.perf_counter(), seat, before + 1)
        self._emit(seat, ["update", action, before, self.id, self.current])


def install(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for file in HERE.iterdir():
        shutil.copy(file, folder)
    if not (folder / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"], cwd=folder, check=True)


@contextmanager
def _server(folder: Path, port: int, store: str) -> Iterator[int]:
    """Its process id."""
    command = ["node", "server.cjs", str(port), store]
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        assert process.stdout
        while b"ready" not in (line := process.stdout.readline()):
            assert line, "boardgame.io ended before it was ready"
        yield process.pid
    finally:
        process.kill()
        process.wait()


async def theirs(folder: Path, tables: int, seats: int, think: float, seconds: float, ahead: int = 0) -> Found:
    """`ahead`: so many moves lie behind every match when the measurement begins."""
    port, figures = free_port(), Figures()
    with tempfile.TemporaryDirectory() as store, _server(folder, port, store) as pid:
        matches = [Match(number, port, seats, think, figures) for number in range(tables)]
        for first in range(0, tables, AT_ONCE):
            await asyncio.gather(*[match.sit() for match in matches[first : first + AT_ONCE]])
        for match in matches:
            match.ahead = ahead
            match.plan()
        assert await until(lambda: not any(match.ahead or match.sent for match in matches), 10 * PATIENCE)
        for match in matches:
            match.acting = True
            asyncio.get_running_loop().call_later(think * random.random(), match.plan)
        await asyncio.sleep(think * 1.5 + 2)
        figures.acks, figures.told = [], []
        cpu, began = cpu_seconds(pid), time.perf_counter()
        await asyncio.sleep(seconds)
        took, used = time.perf_counter() - began, cpu_seconds(pid) - cpu
        acks, told = list(figures.acks), list(figures.told)
        for match in matches:
            match.acting = False
        await asyncio.sleep(think * 1.5)
        answered = await until(lambda: not any(match.sent for match in matches), PATIENCE)
        faults = [] if answered else ["moves were never answered"]
        await until(lambda: not _missing(Path(store), matches), WRITTEN)
        faults += _missing(Path(store), matches)
        for wire in [wire for match in matches for wire in match.wires]:
            wire.close()
    return Found(len(told) / took, acks, told, used / took, faults)


def _missing(store: Path, matches: list[Match]) -> list[str]:
    """What somebody was told and is not in its files."""
    kept = {one["key"]: one["value"] for one in map(json.loads, (file.read_text() for file in store.iterdir()))}
    stored = {match.id: kept.get(match.id, {}).get("_stateID", -1) for match in matches}
    return [
        f"{match.id}: told {max(match.n)}, stored {stored[match.id]}"
        for match in matches
        if stored[match.id] < max(match.n)
    ]
