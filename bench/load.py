"""How much one machine carries: `python bench/load.py`. Everything stays on loopback, and ends by itself.

Thousands of people with a socket each play real matches through the real protocol, as fast as `--rate` asks for: what sensible
players do in each, from the deal to the end, is found out before. At first the tables are at all stages of a match; when one is
over its people sit down at another, with new sockets. They share the machine with the server, which the figures tell from
them by its own CPU time. A step is durable when it is acknowledged. At the end every acknowledgement is looked up in the
database: each step is there once, under the number that was told.

Clients ping as the page does: after some seconds in which neither side said anything.

`--workers 2` measures two workers on PostgreSQL instead of one process on SQLite, `--grow` how it grows with tables, seats
and the length of matches. `--boardgame` instead lets boardgame.io's own server (`boardgame.py`) and ours have the same load by
turns: as many tables, sockets and moves a second, matches as long, more and more of them until one cannot keep up. Theirs is
measured twice: as it comes, and with its files flushed to disk, as ours are. `--log` appends what was seen to a file.
"""

import argparse
import asyncio
import gc
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from boardgame import VERSION, Found, install, theirs
from players import Opened, Server, open_tables, until
from servers import Postgres, postgres
from wire import Wire, connect

from atoll.server import protocol as p
from atoll.server.store import Store


class Question(msgspec.Struct):
    number: int


class Moment(msgspec.Struct):
    question: Question | None


class Entry(msgspec.Struct):
    n: int


class Message(msgspec.Struct):
    """Any message of the server, only the parts that somebody looks at who knows what to do."""

    t: str
    id: str | None = None
    n: int = 0
    code: str = ""
    entries: list[Entry] = []
    moment: Moment | None = None


_decode = msgspec.json.Decoder(Message).decode
_encode = msgspec.json.Encoder().encode
PATIENCE = 30.0
"""Seconds until what is under way has to be answered."""
MARGIN = 1.3
"""So many times the matches that should end are ready to be begun."""
AT_ONCE = 100
"""Handshakes under way at the same time."""
SILENCE = 2.5
"""Seconds in which neither side says anything, and then the page pings (`web/src/core/connection.ts`)."""


@dataclass
class Figures:
    """What everybody writes down."""

    acks: list[float] = field(default_factory=list)
    """Seconds from sending an action to its acknowledgement."""
    told: list[float] = field(default_factory=list)
    """Seconds from sending an action until the last seat of the table has been told."""
    acked: dict[str, tuple[str, int]] = field(default_factory=dict)
    """By request: its table, and the entry that was acknowledged."""
    pushes: int = 0
    pings: int = 0
    entries: int = 0
    """That tables have grown by."""
    ended: int = 0
    """Matches that were played to their end."""
    faults: list[str] = field(default_factory=list)

    def clear(self) -> None:
        self.acks, self.told, self.pushes, self.pings, self.entries, self.ended = [], [], 0, 0, 0, 0


@dataclass(frozen=True)
class Run:
    tables: int
    seats: int
    rate: float
    """Actions a second that everybody together tries to make."""
    seconds: float
    workers: int = 1
    game: str = "forbidden_island"
    stage: float | None = None
    """How much of every match lies behind it at first; otherwise they are at all stages, evenly."""

    @property
    def think(self) -> float:
        """Seconds, on the average."""
        return self.tables / self.rate

    @property
    def warming(self) -> float:
        """Seconds before anything is counted."""
        return self.think * 1.5 + 2

    def stages(self) -> list[float]:
        evenly = [(number + 0.5) / self.tables for number in range(self.tables)]
        return evenly if self.stage is None else [self.stage] * self.tables

    def __str__(self) -> str:
        host = f"{self.workers} workers, PostgreSQL" if self.workers > 1 else "one process, SQLite"
        return f"{self.game}, {self.tables} tables × {self.seats}, {host}" + (
            "" if self.stage is None else f", from {self.stage:.0%} of a match on"
        )


class Group:
    """The people of a table, a socket each, who play its story; when it is told they sit down at the next one's table."""

    def __init__(self, first: Opened, more: list[Opened], run: Run, ports: Sequence[int], figures: Figures) -> None:
        self.table, self.more, self.ports, self.figures = first, more, ports, figures
        self.seats, self.think = run.seats, run.think
        self.random = random.Random(first.id)
        self.wires: list[Wire] = []
        self.n: list[int] = []
        self.questions: list[int] = []
        """By seat: the last entry it was told of, and the question it sees."""
        self.last: list[float] = []
        """By seat: when either side last said something."""
        self.sent: tuple[str, float] | None = None
        """The request that is under way, and since when."""
        self.telling: tuple[int, float] | None = None
        """The entry that was acknowledged, while somebody has yet to be told of it; and since when."""
        self.acting = self.stopped = self.closed = False
        self.played: list[tuple[str, list[int]]] = []
        """Tables that they have left: what each seat had been told of when it did."""
        self._next = 0
        self._timer: asyncio.TimerHandle | None = None
        self._moving: asyncio.Task[None] | None = None

    async def sit(self, seats: Iterable[int], doors: asyncio.Semaphore) -> None:
        for seat in seats:
            async with doors:
                await self._connect(seat)

    async def _connect(self, seat: int) -> None:
        self.n.append(0)
        self.questions.append(0)
        self.last.append(0.0)
        port, table, here = self.random.choice(self.ports), self.table, len(self.played)
        wire = await connect(port, "/api/play", partial(self._hear, here, seat), partial(self._lost, here))
        self.wires.append(wire)
        hello = {"t": "hello", "v": p.VERSION, "table": table.id, "tokens": [table.tokens[seat]], "since": 0}
        self._send(seat, hello)
        self._listen(here, seat)

    def _send(self, seat: int, message: dict[str, Any]) -> None:
        self.wires[seat].send(_encode(message))
        self.last[seat] = time.perf_counter()

    def _listen(self, number: int, seat: int) -> None:
        """Wait for silence. What is said meanwhile sets no timer anew: thousands of players share a core."""
        if self.closed or number < len(self.played):
            return
        left = self.last[seat] + SILENCE - time.perf_counter()
        if left <= 0:
            self._send(seat, {"t": "ping"})
            self.figures.pings += 1
            left = SILENCE
        asyncio.get_running_loop().call_later(left, self._listen, number, seat)

    def _lost(self, number: int) -> None:
        if number == len(self.played) and not self.closed:
            self.figures.faults.append(f"{self.table.id}: a socket was lost")

    def _hear(self, number: int, seat: int, text: bytes) -> None:
        if number < len(self.played):  # the last words of a table that they have left
            return
        self.last[seat] = time.perf_counter()
        message = _decode(text)
        if message.t == "update":
            self._update(seat, message)
        elif message.t == "ack" and self.sent and message.id == self.sent[0]:
            id, since = self.sent
            self.sent, self.telling = None, (message.n, since)
            self.figures.acks.append(time.perf_counter() - since)
            self.figures.acked[id] = (self.table.id, message.n)
        elif message.t == "refused":
            self.figures.faults.append(f"{self.table.id}: refused, {message.code}")
        if self.telling and min(self.n) >= self.telling[0]:
            self.figures.told.append(time.perf_counter() - self.telling[1])
            self.telling = None
        if not self.sent and not self.telling:
            self.plan()

    def _update(self, seat: int, message: Message) -> None:
        self.figures.pushes += 1
        for entry in message.entries:
            if entry.n != self.n[seat] + 1:
                self.figures.faults.append(f"{self.table.id} seat {seat}: entry {entry.n} after {self.n[seat]}")
            self.n[seat] = entry.n
        if seat == 0:
            self.figures.entries += len(message.entries)
        if message.moment and message.moment.question:
            self.questions[seat] = message.moment.question.number

    def plan(self, share: float = 1.0) -> None:
        if self.acting and not self._timer:
            wait = self.think * (0.5 + self.random.random()) * share
            self._timer = asyncio.get_running_loop().call_later(wait, self._act)

    def _act(self) -> None:
        self._timer = None
        if not self.acting or self.sent or self.telling:
            return
        if self._next == len(self.table.story):
            self._go_on()
            return
        seat, do = self.table.story[self._next]
        self._next += 1
        id = f"{self.table.id}-{self._next:06d}"
        self.sent = id, time.perf_counter()
        self._send(seat, {"t": "act", "id": id, "seat": seat, "ask": self.questions[seat], "do": do})

    def _go_on(self) -> None:
        """To the next table, with new sockets."""
        if not self.more:
            self.figures.faults.append("no table is left to go on at")
            self.acting = False
            return
        left, self.acting = self.wires, False
        self.played.append((self.table.id, self.n))
        self.table, self._next = self.more.pop(), 0
        self.wires, self.n, self.questions, self.last = [], [], [], []
        self.figures.ended += 1
        for wire in left:
            wire.close()
        self._moving = asyncio.create_task(self._begin_anew())

    async def _begin_anew(self) -> None:
        await self.sit(range(self.seats), asyncio.Semaphore())
        if not await until(lambda: all(self.n), PATIENCE):
            self.figures.faults.append(f"{self.table.id}: not everybody could sit down")
        self.acting = not self.stopped
        self.plan()

    def stop(self) -> None:
        self.acting, self.stopped = False, True

    def is_under_way(self) -> bool:
        return bool(self.sent or self.telling or (self._moving and not self._moving.done()))

    def close(self) -> None:
        self.closed = True
        for wire in self.wires:
            wire.close()


@dataclass(frozen=True)
class Measured:
    connections: int
    steps: float
    """Durable entries a second, nature's included."""
    moves: float
    """Acknowledged actions a second."""
    pushes: float
    acks: list[float]
    told: list[float]
    cpu: float
    """CPU seconds of the server (and its database) a second."""
    base: float
    per_table: float
    per_connection: float
    """Megabytes at the start (with the database), kilobytes for each table, kilobytes for each connection."""
    ended: int
    """Matches that came to an end meanwhile; others were begun."""
    lengths: list[int]
    """Moves of whole matches, as many as there were tables."""
    faults: list[str]

    def row(self, name: str) -> str:
        return (
            f"| {name} | {self.connections} | {self.steps:.0f} | {self.moves:.0f} | {self.pushes:.0f} | "
            f"{percentiles(self.acks)} | {percentiles(self.told)} | {100 * self.cpu:.0f} % | "
            f"{1000 * self.cpu / max(self.steps, 1):.2f} ms | {self.base:.0f} MB + {self.per_table:.0f} kB + "
            f"{self.per_connection:.0f} kB | {len(self.faults)} |"
        )


HEAD = (
    "| what | connections | durable steps/s | of them moves/s | pushes/s | move → ack p50 / p99 | move → all told p50 / p99 | "
    "server CPU | CPU a step | memory: at first + a table + a connection | lost or wrong |\n|" + "---|" * 11
)


def percentiles(seconds: Sequence[float]) -> str:
    ordered = sorted(seconds) or [0.0]
    return f"{1000 * statistics.median(ordered):.1f} / {1000 * ordered[int(len(ordered) * 0.99)]:.1f} ms"


class Host:
    """The servers that are measured, with their database."""

    def __init__(self, run: Run, opened: ExitStack) -> None:
        self.postgres: Postgres | None = None
        if run.workers > 1:
            self.postgres = opened.enter_context(postgres(durable=True))
            self.database = self.postgres.new()
        else:
            self.database = f"sqlite:///{opened.enter_context(tempfile.TemporaryDirectory())}/load.db"
        self.servers = [Server(self.database) for _ in range(run.workers)]

    def start(self, opened: ExitStack) -> None:
        for server in self.servers:
            server.start()
            opened.callback(server.stop)

    async def ready(self) -> None:
        for server in self.servers:
            await server.ready()

    def cpu_seconds(self) -> float:
        return sum(server.cpu_seconds() for server in self.servers) + (
            self.postgres.cpu_seconds() if self.postgres else 0
        )

    def megabytes(self) -> float:
        return sum(server.megabytes() for server in self.servers) + (self.postgres.megabytes() if self.postgres else 0)


def open_all(database: str, run: Run) -> tuple[list[Opened], list[Opened]]:
    """Those where people sit at first, and as many as they may need when their matches are over."""
    first = open_tables(database, run.tables, run.seats, game=run.game, stages=run.stages())
    moves = MARGIN * (run.warming + run.seconds) / run.think
    soon = sum(len(one.story) < moves for one in first) + 1
    return first, open_tables(database, soon, run.seats, game=run.game, stages=[0.0] * soon)


async def measure(run: Run) -> Measured:
    with ExitStack() as opened:
        host = Host(run, opened)
        tables, more = await asyncio.to_thread(open_all, host.database, run)
        lengths = [round(len(one.story) / (1 - stage)) for one, stage in zip(tables, run.stages(), strict=True)]
        host.start(opened)
        await host.ready()
        figures, ports = Figures(), [server.port for server in host.servers]
        groups = [Group(one, more, run, ports, figures) for one in tables]
        doors = asyncio.Semaphore(AT_ONCE)
        base = host.megabytes()
        await asyncio.gather(*[group.sit(range(1), doors) for group in groups])
        await all_know(groups)
        half = host.megabytes()
        await asyncio.gather(*[group.sit(range(1, run.seats), doors) for group in groups])
        await all_know(groups)
        full = host.megabytes()
        per_connection = (full - half) * 1024 / max(1, run.tables * (run.seats - 1))
        per_table = (half - base) * 1024 / run.tables - per_connection
        gc.collect()
        gc.disable()  # the players' own pauses are not the server's
        for group in groups:  # nobody acts before all are here
            group.acting = True
            group.plan(random.random())
        await asyncio.sleep(run.warming)
        figures.clear()
        cpu, began = host.cpu_seconds(), time.perf_counter()
        await asyncio.sleep(run.seconds)
        took, used = time.perf_counter() - began, host.cpu_seconds() - cpu
        seen = replace(figures, acks=list(figures.acks), told=list(figures.told))
        gc.enable()
        for group in groups:
            group.stop()
        if not await until(lambda: not any(group.is_under_way() for group in groups), PATIENCE):
            figures.faults.append("actions were never answered")
        await asyncio.sleep(1.0)
        connections = sum(len(group.wires) for group in groups)
        await check(host.database, groups, figures)
        for group in groups:
            group.close()
    return Measured(
        connections, seen.entries / took, len(seen.acks) / took, seen.pushes / took, seen.acks, seen.told, used / took,
        base, per_table, per_connection, seen.ended, lengths, figures.faults,
    )  # fmt: skip


async def all_know(groups: Sequence[Group]) -> None:
    assert await until(lambda: all(all(group.n) for group in groups), 120), "not everybody could sit down"


async def check(database: str, groups: Sequence[Group], figures: Figures) -> None:
    """What is in the database, against what everybody was told."""
    store = await Store.open(database)
    stored: dict[str, tuple[str, int]] = {}
    for group in groups:
        for id, seen in [*group.played, (group.table.id, group.n)]:
            rows = await store.rows(id)
            stored |= {row.request: (id, row.n) for row in rows if row.request}
            if [row.n for row in rows] != [*range(1, len(rows) + 1)]:
                figures.faults.append(f"{id}: numbering")
            if any(n != len(rows) for n in seen):
                figures.faults.append(f"{id}: seats have seen {seen} of {len(rows)}")
    wrong = {id for id, told in figures.acked.items() if stored.get(id) != told} | set(stored) - set(figures.acked)
    figures.faults += [f"{id}: acknowledged {figures.acked.get(id)}, stored {stored.get(id)}" for id in wrong]
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, help="1000; with --boardgame: this many alone, each with a move a second")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument(
        "--rate", type=float, default=1000, help="actions a second that everybody together tries to make"
    )
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--game", default="forbidden_island")
    parser.add_argument("--grow", action="store_true", help="a row for each of several sizes")
    parser.add_argument("--boardgame", action="store_true", help="boardgame.io's server and ours by turns")
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "atoll-boardgame.io")
    parser.add_argument("--log", type=Path, help="append the figures to this file")
    chosen = parser.parse_args()
    first = Run(chosen.tables or 1000, chosen.seats, chosen.rate, chosen.seconds, chosen.workers, chosen.game)
    report = Report([])
    if chosen.boardgame:
        install(chosen.folder)
        beside(first, chosen.folder, report, [chosen.tables] if chosen.tables else MOVES_A_SECOND)
    else:
        report.say(HEAD)
        for run in grow(first) if chosen.grow else [first]:
            report.row(run)
    if chosen.log:
        with chosen.log.open("a") as log:
            log.write(
                f"\n## {date.today()} · `{' '.join(['bench/load.py', *sys.argv[1:]])}`\n\n"
                + "\n".join(report.lines)
                + "\n"
            )
    raise SystemExit(bool(report.faults))


@dataclass
class Report:
    """Said at once, and kept for the log."""

    lines: list[str]
    faults: int = 0

    def say(self, line: str) -> None:
        print(line, flush=True)
        self.lines.append(line)

    def beside(self, name: str, server: str, one: Found | Measured) -> None:
        self.say(
            f"| {name} | {server} | {one.moves:.0f} | {100 * one.cpu:.0f} % | {1000 * one.cpu / one.moves:.2f} ms | "
            f"{one.moves / one.cpu:.0f} | {percentiles(one.told)} | {one.ended} | {len(one.faults)} |"
        )
        self.blame(one.faults)

    def blame(self, faults: Sequence[str]) -> None:
        self.faults += len(faults)
        for fault in faults[:5]:
            print(f"  {fault}")

    def row(self, run: Run) -> Measured:
        measured = uvloop.run(measure(run))
        self.say(measured.row(f"{run}, load {os.getloadavg()[0]:.1f}"))
        self.blame(measured.faults)
        return measured


def grow(like: Run) -> list[Run]:
    """More tables, fewer seats, longer matches, at the same rate."""
    tables = [replace(like, tables=tables) for tables in (100, 300, 1000)]
    seats = [replace(like, tables=300, seats=seats) for seats in (2, 3)]
    longer = [replace(like, tables=100, game="the_island", stage=stage) for stage in (0.0, 0.3, 0.8)]
    return [*tables, *seats, *longer]


MOVES_A_SECOND = (50, 100, 200, 400, 800)
KEEPS_UP = 0.9
"""A server that makes less of what is asked is not asked for more."""
BESIDE = (
    "| {} | server | moves/s | server CPU | CPU a move | moves a CPU second | move → all told p50 / p99 | "
    "matches ended | lost or wrong |\n|" + "---|" * 9
)


OURS, AS_IT_COMES, FLUSHED = "Atoll", f"boardgame.io {VERSION}", f"boardgame.io {VERSION}, files flushed"
THEIRS = {AS_IT_COMES: "as it comes", FLUSHED: "files flushed"}


def beside(like: Run, folder: Path, report: Report, loads: Sequence[int] = MOVES_A_SECOND) -> None:
    """The servers by turns at each load: so many tables, each of which makes a move a second."""
    best = dict.fromkeys((OURS, *THEIRS), 0.0)
    tired: set[str] = set()
    report.say(BESIDE.format("tables × seats, moves/s asked"))
    for tables in loads:
        name = f"{tables} × {like.seats}, {tables}"
        run = replace(like, tables=tables, rate=tables)
        found: dict[str, Found | Measured] = {}
        if OURS not in tired:
            found[OURS] = mine = uvloop.run(measure(run))
            lengths = mine.lengths
        for other in [one for one in THEIRS if one not in tired]:
            durable = other == FLUSHED
            found[other] = uvloop.run(
                theirs(folder, lengths, like.seats, run.think, run.warming, like.seconds, durable)
            )
        for server, one in found.items():
            report.beside(name, server, one)
            best[server] = max(best[server], one.moves / one.cpu)
            tired |= {server} if one.moves < KEEPS_UP * tables else set()
        for other in [one for one in THEIRS if {OURS, one} <= set(found)]:
            report.say(f"| {name} | ratio, {THEIRS[other]} | | | | {_ratio(found[OURS], found[other]):.1f} | | | |")
    for other, what in THEIRS.items():
        report.say(f"| each at its best | ratio, {what} | | | | {best[OURS] / best[other]:.1f} | | | |")


def _ratio(one: Found | Measured, other: Found | Measured) -> float:
    return (one.moves / one.cpu) / (other.moves / other.cpu)


if __name__ == "__main__":
    main()
