"""What a move costs our server, thread by thread: `python bench/cost.py`. About a minute, on loopback, and ends by itself.

People at `--tables` tables play matches that were found out before (`players.py`), through sockets. First all tables move at
once, wave after wave; then single moves come at random, `--rate` a second. What the server's threads have used is the
scheduler's own count (nanoseconds), so that a busy machine disturbs little; read the least and the best fifth all the same.

`--source FOLDER` (its `src/atoll` is run) may be given several times: their servers begin with the same tables and take turns.
"""

import argparse
import asyncio
import gc
import os
import random
import shutil
import statistics
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import uvloop
from load import Message, _decode, _encode
from players import Opened, Server, open_tables, until
from wire import Wire, connect

from atoll.server import protocol as p

PATIENCE = 60.0
PAUSE = 0.03
"""Seconds between waves: the store waits twenty milliseconds for company."""
PINGS = 10.0
SLICE = 2.0
"""Seconds for which single moves come to one server, then to the next."""
Threads = tuple[float, float]
"""Seconds that the event loop's thread has used, and all others."""


class Side:
    """The people of one table at one server."""

    def __init__(self, table: Opened, port: int) -> None:
        self.table, self.port = table, port
        self.wires: list[Wire] = []
        self.n = [0] * len(table.tokens)
        self.questions = [0] * len(table.tokens)
        self.next = 0
        self.waits: tuple[str, int | None] | None = None
        """The request that is under way, and its entry once it is acknowledged."""

    async def sit(self) -> None:
        for seat, token in enumerate(self.table.tokens):
            wire = await connect(self.port, "/api/play", partial(self._hear, seat), lambda: None)
            self.wires.append(wire)
            wire.send(_encode({"t": "hello", "v": p.VERSION, "table": self.table.id, "tokens": [token], "since": 0}))

    def _hear(self, seat: int, text: bytes) -> None:
        message: Message = _decode(text)
        if message.t == "update":
            self.n[seat] = message.entries[-1].n if message.entries else self.n[seat]
            if message.moment and message.moment.question:
                self.questions[seat] = message.moment.question.number
        elif message.t == "ack" and self.waits and message.id == self.waits[0]:
            self.waits = self.waits[0], message.n
        elif message.t == "refused":
            raise AssertionError(f"{self.table.id}: refused, {message.code}")

    def is_told(self) -> bool:
        return self.waits is None or (self.waits[1] is not None and min(self.n) >= self.waits[1])

    def may_move(self) -> bool:
        return self.is_told() and self.next < len(self.table.story)

    def move(self) -> None:
        seat, do = self.table.story[self.next]
        self.next += 1
        self.waits = f"{self.table.id}-{self.next:06d}", None
        message = {"t": "act", "id": self.waits[0], "seat": seat, "ask": self.questions[seat], "do": do}
        self.wires[seat].send(_encode(message))


class Source:
    """A server that runs somebody's code, and the people at its tables."""

    def __init__(self, name: str, database: Path, tables: Sequence[Opened], source: Path | None) -> None:
        self.name, self.server, self.opened = name, Server(f"sqlite:///{database}"), tables
        self.source = source
        self.sides: list[Side] = []
        self.pinged = 0.0

    def start(self, opened: ExitStack) -> None:
        before = os.environ.get("PYTHONPATH")
        if self.source:
            os.environ["PYTHONPATH"] = str(self.source / "src")
        try:
            self.server.start()
        finally:
            os.environ.pop("PYTHONPATH", None)
            if before is not None:
                os.environ["PYTHONPATH"] = before
        opened.callback(self.server.stop)

    async def sit(self) -> None:
        await self.server.ready()
        self.sides = [Side(table, self.server.port) for table in self.opened]
        for side in self.sides:
            await side.sit()
        assert await until(lambda: all(all(side.n) for side in self.sides), PATIENCE), "not everybody could sit down"

    def used(self) -> Threads:
        assert self.server.process
        pid = self.server.process.pid
        spent = {
            int(task.name): int((task / "schedstat").read_text().split()[0]) / 1e9
            for task in Path(f"/proc/{pid}/task").iterdir()
        }
        return spent.pop(pid), sum(spent.values())

    async def _keep(self) -> None:
        """Whoever says nothing for half a minute is let go."""
        now = asyncio.get_running_loop().time()
        if now > self.pinged + PINGS:
            self.pinged = now
            for wire in (wire for side in self.sides for wire in side.wires):
                wire.send(b'{"t":"ping"}')
            await asyncio.sleep(0.2)

    async def wave(self) -> Threads | None:
        """Every table moves once: what a move cost. None where no match goes on."""
        await self._keep()
        movers = [side for side in self.sides if side.may_move()]
        before = self.used()
        for side in movers:
            side.move()
        await self._told(movers)
        await asyncio.sleep(PAUSE)
        return self._each(before, len(movers))

    async def one_by_one(self, rate: float, seconds: float) -> Threads | None:
        await self._keep()
        before, moves = self.used(), 0
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while loop.time() < end:
            await asyncio.sleep(random.expovariate(rate))
            side = random.choice(self.sides)
            if side.may_move():
                side.move()
                moves += 1
        await self._told(self.sides)
        return self._each(before, moves)

    async def _told(self, sides: Sequence[Side]) -> None:
        loop = asyncio.get_running_loop()
        deadline = loop.time() + PATIENCE
        while not all(side.is_told() for side in sides):
            assert loop.time() < deadline, f"{self.name}: moves were never told"
            await asyncio.sleep(0.005)

    def _each(self, before: Threads, moves: int) -> Threads | None:
        now = self.used()
        return ((now[0] - before[0]) / moves, (now[1] - before[1]) / moves) if moves else None


def figures(seconds: Sequence[float]) -> str:
    """The least, the best fifth and the median, in microseconds."""
    ordered = sorted(seconds)
    fifth = ordered[: max(1, len(ordered) // 5)]
    return f"{1e6 * ordered[0]:.0f} / {1e6 * statistics.mean(fifth):.0f} / {1e6 * statistics.median(ordered):.0f}"


def report(what: str, costs: dict[str, list[Threads]]) -> None:
    for name, found in costs.items():
        loop, others = zip(*found, strict=True)
        print(
            f"| {what} | {name} | {figures(loop)} | {figures(others)} | {figures([sum(one) for one in found])} |",
            flush=True,
        )


async def measure(chosen: argparse.Namespace, folder: Path, tables: Sequence[Opened]) -> None:
    with ExitStack() as opened:
        given: list[Path | None] = list(chosen.source) or [None]
        sources = []
        for number, folder_of in enumerate(given):
            database = folder / f"{number}.db"
            shutil.copy(folder / "tables.db", database)
            sources.append(Source(str(folder_of or "this"), database, tables, folder_of))
        for source in sources:
            source.start(opened)
        for source in sources:
            await source.sit()
        gc.collect()
        gc.freeze()
        print("| what | server | loop: least / best fifth / median, µs | other threads | all |\n|" + "---|" * 5)
        costs: dict[str, list[Threads]] = {source.name: [] for source in sources}
        for _ in range(chosen.waves):
            for source in sources:
                if cost := await source.wave():
                    costs[source.name].append(cost)
        if chosen.waves:
            report(f"{chosen.tables} tables × {chosen.seats} at once", costs)
        costs = {source.name: [] for source in sources}
        for _ in range(int(chosen.seconds / SLICE)):
            for source in sources:
                if cost := await source.one_by_one(chosen.rate, SLICE):
                    costs[source.name].append(cost)
        if chosen.seconds >= SLICE:
            report(f"{chosen.rate:.0f} moves/s, as they come", costs)
        if chosen.profile:
            await profiled(sources[-1], chosen)


async def profiled(source: Source, chosen: argparse.Namespace) -> None:
    """Goes on while somebody looks at the server's process, whose number it tells."""
    assert source.server.process
    print(f"look at {source.server.process.pid}", flush=True)
    if chosen.profile == "waves":
        for _ in range(chosen.waves):
            await source.wave()
    else:
        for _ in range(int(chosen.seconds / SLICE)):
            await source.one_by_one(chosen.rate, SLICE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--game", default="forbidden_island")
    parser.add_argument("--waves", type=int, default=30, help="moves of every table, all at once")
    parser.add_argument("--rate", type=float, default=100, help="single moves a second")
    parser.add_argument("--seconds", type=float, default=10, help="for which single moves come")
    parser.add_argument("--source", type=Path, action="append", default=[], help="whose code; several take turns")
    parser.add_argument("--profile", choices=["waves", "singles"], help="go on, for a profiler to look")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        tables = open_tables(
            f"sqlite:///{database}",
            chosen.tables,
            chosen.seats,
            game=chosen.game,
            stages=[0.5 * number / chosen.tables for number in range(chosen.tables)],
        )
        uvloop.run(measure(chosen, Path(folder), tables))
    sys.exit(0)


if __name__ == "__main__":
    main()
