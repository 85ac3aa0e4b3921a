"""How much one machine carries: `python bench/load.py`. Everything stays on loopback, and ends by itself.

Thousands of people with a socket each play real matches through the real protocol, as fast as `--rate` asks for. They share the
machine with the server, which the figures tell from them by its own CPU time. A step is durable when it is acknowledged. At the
end every acknowledgement is looked up in the database: each step is there once, under the number that was told.

`--workers 2` measures two workers on PostgreSQL instead of one process on SQLite, `--grow` how it grows with tables, seats
and the length of matches. `--boardgame` instead lets boardgame.io's own server (`boardgame.py`) and ours have the same load by
turns: as many tables, sockets and moves a second, more and more of them until one cannot keep up; and long matches. `--log`
appends what was seen to a file.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path

import msgspec
import uvloop
from boardgame import VERSION, Found, install, theirs
from players import Message, Moment, Opened, Server, open_tables, until
from servers import Postgres, postgres
from wire import Wire, connect

from atoll.server import protocol as p
from atoll.server.store import Store

_decode = msgspec.json.Decoder(Message).decode
_encode = msgspec.json.Encoder().encode
AT_ONCE = 100
"""Handshakes under way at the same time."""
PINGS = 12.0


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
    entries: int = 0
    """That tables have grown by."""
    refused: int = 0
    dropped: int = 0
    faults: list[str] = field(default_factory=list)

    def clear(self) -> None:
        self.acks, self.told, self.pushes, self.entries, self.refused = [], [], 0, 0, 0


class Group:
    """The people of a table, a socket each. Whoever is asked thinks and acts."""

    def __init__(self, table: Opened, ports: Sequence[int], think: float, figures: Figures, seed: int) -> None:
        self.table, self.ports, self.think, self.figures = table, ports, think, figures
        self.random = random.Random(seed)
        self.wires: list[Wire] = []
        self.n: list[int] = []
        self.moments: list[Moment | None] = []
        self.pending: dict[str, tuple[float, int]] = {}
        """By request: when it was sent, and its seat."""
        self.telling: dict[int, tuple[float, int]] = {}
        """By entry: when its action was sent, and how many have yet to be told."""
        self.acting = True
        self.over = False
        self._count = 0
        self._timer: asyncio.TimerHandle | None = None

    async def sit(self, seats: range, doors: asyncio.Semaphore) -> None:
        for seat in seats:
            async with doors:
                await self._connect(seat)

    async def _connect(self, seat: int) -> None:
        self.n.append(0)
        self.moments.append(None)
        port = self.random.choice(self.ports)
        wire = await connect(port, "/api/play", lambda text: self._hear(seat, text), self._lost)
        self.wires.append(wire)
        table = self.table
        hello = {"t": "hello", "v": p.VERSION, "table": table.id, "tokens": [table.tokens[seat]], "since": 0}
        wire.send(_encode(hello))

    def _lost(self) -> None:
        if self.acting:
            self.figures.dropped += 1

    def _hear(self, seat: int, text: bytes) -> None:
        message = _decode(text)
        if message.t == "update":
            self._update(seat, message)
        elif message.t == "ack" and message.id in self.pending:
            sent, _ = self.pending.pop(message.id)
            self.figures.acks.append(time.perf_counter() - sent)
            self.figures.acked[message.id] = (self.table.id, message.n)
            late = sum(n < message.n for n in self.n)
            if late:
                self.telling[message.n] = (sent, late)
            else:
                self.figures.told.append(time.perf_counter() - sent)
            self._plan()
        elif message.t == "refused":
            self.figures.refused += 1
            if message.id:
                self.pending.pop(message.id, None)
            else:
                self.figures.faults.append(f"{self.table.id}: refused, {message.code}")
            self._plan()

    def _update(self, seat: int, message: Message) -> None:
        self.figures.pushes += 1
        for entry in message.entries:
            if entry.n != self.n[seat] + 1:
                self.figures.faults.append(f"{self.table.id} seat {seat}: entry {entry.n} after {self.n[seat]}")
            self.n[seat] = entry.n
            if entry.n in self.telling:
                sent, late = self.telling.pop(entry.n)
                if late > 1:
                    self.telling[entry.n] = (sent, late - 1)
                else:
                    self.figures.told.append(time.perf_counter() - sent)
        if seat == 0:
            self.figures.entries += len(message.entries)
        self.moments[seat] = message.moment
        if message.moment and message.moment.outcome:
            self.over = True
        self._plan()

    def _asked(self) -> int | None:
        """A seat that is asked and has nothing under way, as it sees it."""
        for seat, moment in enumerate(self.moments):
            if moment and moment.question and seat in moment.question.seats:
                return seat
        return None

    def _plan(self) -> None:
        if self.acting and not self.over and not self._timer and not self.pending and self._asked() is not None:
            wait = self.think * (0.5 + self.random.random())
            self._timer = asyncio.get_running_loop().call_later(wait, self._act)

    def _act(self) -> None:
        self._timer = None
        seat = self._asked()
        if not self.acting or seat is None or self.pending:
            return
        moment = self.moments[seat]
        assert moment
        assert moment.question
        choices = moment.views[str(seat)].choices
        busy = [choice for choice in choices if choice.do != "end"]  # a game of random moves lasts longer so
        if not choices:
            return
        self._count += 1
        id = f"{self.table.id}-{seat}-{self._count:06d}"
        do = self.random.choice(busy or choices).do
        self.pending[id] = (time.perf_counter(), seat)
        self.wires[seat].send(_encode({"t": "act", "id": id, "seat": seat, "ask": moment.question.number, "do": do}))

    def ping(self) -> None:
        for wire in self.wires:
            wire.send(b'{"t":"ping"}')

    def stop(self) -> None:
        self.acting = False

    def close(self) -> None:
        self.acting = False
        for wire in self.wires:
            wire.close()


@dataclass(frozen=True)
class Run:
    tables: int
    seats: int
    rate: float
    """Actions a second that everybody together tries to make."""
    seconds: float
    workers: int = 1
    game: str = "forbidden_island"
    ahead: int = 0
    """Moves that every match has behind it."""

    def __str__(self) -> str:
        host = f"{self.workers} workers, PostgreSQL" if self.workers > 1 else "one process, SQLite"
        return f"{self.game}, {self.tables} tables × {self.seats}, {host}" + (
            f", after {self.ahead} moves" * (self.ahead > 0)
        )


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
    """Megabytes at the start, kilobytes for each table, kilobytes for each connection."""
    over: int
    """Matches that came to an end meanwhile."""
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
        return sum(server.megabytes() for server in self.servers)


async def measure(run: Run) -> Measured:
    with ExitStack() as opened:
        host = Host(run, opened)
        tables = await asyncio.to_thread(
            open_tables, host.database, run.tables, run.seats, game=run.game, moves=run.ahead
        )
        host.start(opened)
        await host.ready()
        figures, think = Figures(), run.tables / run.rate
        ports = [server.port for server in host.servers]
        groups = [Group(one, ports, think, figures, i) for i, one in enumerate(tables)]
        doors = asyncio.Semaphore(AT_ONCE)
        for group in groups:
            group.stop()  # nobody acts before all are here
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
        pinging = asyncio.create_task(ping_forever(groups))
        for group in groups:
            group.acting = True
            asyncio.get_running_loop().call_later(think * random.random(), group._plan)
        await asyncio.sleep(think * 1.5 + 2)
        figures.clear()
        cpu, began = host.cpu_seconds(), time.perf_counter()
        await asyncio.sleep(run.seconds)
        took, used = time.perf_counter() - began, host.cpu_seconds() - cpu
        acks, told, pushes, entries = list(figures.acks), list(figures.told), figures.pushes, figures.entries
        gc.enable()
        for group in groups:
            group.stop()
        if not await until(lambda: not any(group.pending for group in groups), 30):
            figures.faults.append("actions were never answered")
        await asyncio.sleep(1.0)
        pinging.cancel()
        over = sum(group.over for group in groups)
        connections = sum(len(group.wires) for group in groups)
        figures.faults += ["a socket was lost"] * figures.dropped
        await check(host.database, groups, figures)
        for group in groups:
            group.close()
    return Measured(
        connections, entries / took, len(acks) / took, pushes / took, acks, told, used / took,
        base, per_table, per_connection, over, figures.faults,
    )  # fmt: skip


async def all_know(groups: Sequence[Group]) -> None:
    assert await until(lambda: all(all(group.n) for group in groups), 120), "not everybody could sit down"


async def ping_forever(groups: Sequence[Group]) -> None:
    with contextlib.suppress(asyncio.CancelledError):
        while True:
            for group in groups:
                group.ping()
                await asyncio.sleep(PINGS / len(groups))


async def check(database: str, groups: Sequence[Group], figures: Figures) -> None:
    """What is in the database, against what everybody was told."""
    store = await Store.open(database)
    stored: dict[str, tuple[str, int]] = {}
    for group in groups:
        rows = await store.rows(group.table.id)
        stored |= {row.request: (group.table.id, row.n) for row in rows if row.request}
        if [row.n for row in rows] != [*range(1, len(rows) + 1)]:
            figures.faults.append(f"{group.table.id}: numbering")
        if any(n != len(rows) for n in group.n):
            figures.faults.append(f"{group.table.id}: seats have seen {group.n} of {len(rows)}")
    wrong = {id for id, told in figures.acked.items() if stored.get(id) != told} | set(stored) - set(figures.acked)
    figures.faults += [f"{id}: acknowledged {figures.acked.get(id)}, stored {stored.get(id)}" for id in wrong]
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
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
    first = Run(chosen.tables, chosen.seats, chosen.rate, chosen.seconds, chosen.workers, chosen.game)
    report = Report([])
    if chosen.boardgame:
        install(chosen.folder)
        beside(first, chosen.folder, report)
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
            f"{one.moves / one.cpu:.0f} | {percentiles(one.told)} | {len(one.faults)} |"
        )
        self.blame(one.faults)

    def blame(self, faults: Sequence[str]) -> None:
        for fault in faults[:5]:
            print(f"  {fault}")

    def row(self, run: Run) -> Measured:
        measured = uvloop.run(measure(run))
        self.say(measured.row(f"{run}, load {os.getloadavg()[0]:.1f}"))
        self.blame(measured.faults)
        self.faults += len(measured.faults)
        return measured


def grow(like: Run) -> list[Run]:
    """More tables, fewer seats, longer matches, at the same rate."""
    tables = [replace(like, tables=tables) for tables in (100, 300, 1000)]
    seats = [replace(like, tables=300, seats=seats) for seats in (2, 3)]
    longer = [replace(like, tables=100, game="the_island", ahead=moves) for moves in (0, 100, 300)]
    return [*tables, *seats, *longer]


MOVES_A_SECOND = (50, 100, 200, 400, 800)
LENGTHS = (0, 100, 300)
"""Moves that lie behind every match."""
LONG_TABLES = 50
KEEPS_UP = 0.9
"""A server that makes less of what is asked is not asked for more."""
BESIDE = (
    "| {} | server | moves/s | server CPU | CPU a move | moves a CPU second | move → all told p50 / p99 | lost or wrong |"
    "\n|" + "---|" * 8
)


def beside(like: Run, folder: Path, report: Report) -> None:
    """Both servers by turns at each load: so many tables, each of which makes a move a second; then matches that are long."""
    best = {"Atoll": 0.0, f"boardgame.io {VERSION}": 0.0}
    ours, others = best
    tired: set[str] = set()
    report.say(BESIDE.format("tables × seats, moves/s asked"))
    for tables in MOVES_A_SECOND:
        name = f"{tables} × {like.seats}, {tables}"
        run = replace(like, tables=tables, rate=tables)
        found: dict[str, Found | Measured] = {}
        if ours not in tired:
            found[ours] = uvloop.run(measure(run))
        if others not in tired:
            found[others] = uvloop.run(theirs(folder, tables, like.seats, 1.0, like.seconds))
        for server, one in found.items():
            report.beside(name, server, one)
            best[server] = max(best[server], one.moves / one.cpu)
            tired |= {server} if one.moves < KEEPS_UP * tables else set()
        if len(found) == 2:
            report.say(f"| {name} | ratio | | | | {_ratio(found[ours], found[others]):.1f} | | |")
    report.say(f"| each at its best | ratio | | | | {best[ours] / best[others]:.1f} | | |")
    report.say("\n" + BESIDE.format(f"{LONG_TABLES} × {like.seats}, {LONG_TABLES}: moves behind them"))
    for moves in LENGTHS:
        mine = uvloop.run(measure(replace(like, tables=LONG_TABLES, rate=LONG_TABLES, game="the_island", ahead=moves)))
        other = uvloop.run(theirs(folder, LONG_TABLES, like.seats, 1.0, like.seconds, moves))
        report.beside(str(moves), f"{ours}, The Island", mine)
        report.beside(str(moves), others, other)
        report.say(f"| {moves} | ratio | | | | {_ratio(mine, other):.1f} | | |")


def _ratio(one: Found | Measured, other: Found | Measured) -> float:
    return (one.moves / one.cpu) / (other.moves / other.cpu)


if __name__ == "__main__":
    main()
