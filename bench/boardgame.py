"""boardgame.io's own server with its own file store, under the load of `load.py --boardgame`.

Tables, people, their sockets, the time they think and how long their matches are is as with ours; they speak its protocol
(socket.io over a WebSocket) with the same small client (`wire.py`), and the game is as large as Forbidden Island
(`boardgame/game.cjs`). Before anything is counted every match has been played up to its stage, so its engine is warm. Counted
are moves of which the whole table has been told, and the CPU seconds of the server alone. At the end its files are read: the
last state that anybody was told is there. It is installed by npm into a folder of its own, kept for later.

Its store writes files without fsync, and a move is announced before it is stored; ours has every move on disk first. So it is
measured twice: as it comes, and with every file flushed before its store goes on (`boardgame/flushed.cjs`, which counts them: a
run in which none was flushed has failed). Still it announces first: what is told within the second before a power cut may be
lost. It runs as its host would run it, in production (in development it checks what every move makes of the state).
"""

import asyncio
import contextlib
import json
import os
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
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
    ended: int
    """Matches that came to an end meanwhile; others were begun."""
    faults: list[str]
    flushed: int = 0
    """Files that were on disk before its store went on, if it was to flush them."""


@dataclass
class Figures:
    acks: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    ended: int = 0


class Group:
    """The people of a match, a socket each. Whose turn it is thinks and moves; after so many moves they begin another match."""

    def __init__(self, number: int, port: int, seats: int, length: int, think: float, figures: Figures) -> None:
        self.number, self.port, self.length, self.think, self.figures = number, port, length, think, figures
        self.random = random.Random(number)
        self.wires: list[Wire] = []
        self.played: list[tuple[str, int]] = []
        """Matches that they have left, and the last state that they were told of there."""
        self.moves = 0
        """That this match has behind it."""
        self.n = [-1] * seats
        """By seat: the last state that it was told."""
        self.current = ""
        self.sent: tuple[float, int, int] | None = None
        """When a move was made, by whom, and the state that it leads to."""
        self.acting = False
        self.stopped = False
        self.ahead = 0
        """Moves to be made without a thought."""
        self._moving: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return f"match-{self.number}-{len(self.played)}"

    async def sit(self) -> None:
        """The match is made when the first of its players asks for it."""
        for seat in range(len(self.n)):
            hear = partial(self._hear, len(self.played), seat)
            wire = await connect(self.port, "/socket.io/?EIO=4&transport=websocket", hear, lambda: None)
            self.wires.append(wire)
            wire.send(f"40{SPACE}".encode())
            if not await until(partial(self._sits, seat), PATIENCE):
                raise TimeoutError("boardgame.io lets nobody sit down")

    def _sits(self, seat: int) -> bool:
        return self.n[seat] >= 0

    def _hear(self, number: int, seat: int, text: bytes) -> None:
        if number < len(self.played):  # the last words of a match that they have left
            return
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
            self.moves += 1
            self.plan()

    def plan(self, share: float = 1.0) -> None:
        if self.ahead:
            self.ahead -= 1
            self._move()
        elif self.acting:
            wait = self.think * (0.5 + self.random.random()) * share
            asyncio.get_running_loop().call_later(wait, self._act)

    def _act(self) -> None:
        if self.acting and self.moves < self.length:
            self._move()
        elif self.acting:
            self.acting = False
            self._moving = asyncio.create_task(self._begin_anew())

    async def _begin_anew(self) -> None:
        """Another match, with new sockets."""
        left, self.wires = self.wires, []
        self.played.append((self.id, max(self.n)))
        self.n, self.moves = [-1] * len(self.n), 0
        self.figures.ended += 1
        for wire in left:
            wire.close()
        await self.sit()
        self.acting = not self.stopped
        self.plan()

    def stop(self) -> None:
        self.acting, self.stopped = False, True

    def is_under_way(self) -> bool:
        return bool(self.sent or self.ahead or (self._moving and not self._moving.done()))

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


class _Server:
    """Its process."""

    def __init__(self, folder: Path, port: int, store: str, flushed: bool) -> None:
        preload = ["--require", "./flushed.cjs"] if flushed else []
        command = ["node", *preload, "server.cjs", str(port), store]
        self.process = subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, "NODE_ENV": "production"},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert self.process.stdout
        while b"ready" not in (line := self.process.stdout.readline()):
            assert line, "boardgame.io ended before it was ready"

    @property
    def pid(self) -> int:
        return self.process.pid

    def flushed(self) -> int:
        """So many files; it ends."""
        self.process.terminate()
        rest, _ = self.process.communicate(timeout=PATIENCE)
        told = [line for line in rest.decode().splitlines() if line.startswith("flushed ")]
        return int(told[-1].split()[1]) if told else 0


@contextmanager
def _server(folder: Path, port: int, store: str, flushed: bool) -> Iterator[_Server]:
    server = _Server(folder, port, store, flushed)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.wait()


async def theirs(
    folder: Path,
    lengths: Sequence[int],
    seats: int,
    think: float,
    warming: float,
    seconds: float,
    flushed: bool = False,
) -> Found:
    """`lengths`: moves of the match at each table; at first they are at all stages, evenly. `flushed`: its files are."""
    port, figures = free_port(), Figures()
    with tempfile.TemporaryDirectory() as store, _server(folder, port, store, flushed) as server:
        groups = [Group(number, port, seats, length, think, figures) for number, length in enumerate(lengths)]
        for first in range(0, len(groups), AT_ONCE):
            await asyncio.gather(*[group.sit() for group in groups[first : first + AT_ONCE]])
        for group in groups:
            group.ahead = int(group.length * (group.number + 0.5) / len(groups))
            group.plan()
        assert await until(lambda: not any(group.is_under_way() for group in groups), 20 * PATIENCE)
        for group in groups:
            group.acting = True
            group.plan(random.random())
        await asyncio.sleep(warming)
        figures.acks, figures.told, figures.ended = [], [], 0
        cpu, began = cpu_seconds(server.pid), time.perf_counter()
        await asyncio.sleep(seconds)
        took, used = time.perf_counter() - began, cpu_seconds(server.pid) - cpu
        acks, told, ended = list(figures.acks), list(figures.told), figures.ended
        for group in groups:
            group.stop()
        answered = await until(lambda: not any(group.is_under_way() for group in groups), PATIENCE)
        faults = [] if answered else ["moves were never answered"]
        await until(lambda: not _missing(Path(store), groups), WRITTEN)
        faults += _missing(Path(store), groups)
        for wire in [wire for group in groups for wire in group.wires]:
            wire.close()
        files = server.flushed() if flushed else 0
        faults += ["no file was flushed"] if flushed and not files else []
    return Found(len(told) / took, acks, told, used / took, ended, faults, files)


def _missing(store: Path, groups: Sequence[Group]) -> list[str]:
    """What somebody was told and is not in its files."""
    kept = {one["key"]: one["value"] for file in store.iterdir() if (one := _read(file))}
    known = [(id, n) for group in groups for id, n in [*group.played, (group.id, max(group.n))]]
    stored = {id: kept.get(id, {}).get("_stateID", -1) for id, _ in known}
    return [f"{id}: told {n}, stored {stored[id]}" for id, n in known if stored[id] < n]


def _read(file: Path) -> Any:
    """None where it is being written: it is truncated first."""
    with contextlib.suppress(ValueError):
        return json.loads(file.read_text())
    return None
