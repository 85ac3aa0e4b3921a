"""A simulated database: real SQLite in memory behind SQLAlchemy, reached through a driver that is slow, loses connections
and is killed when somebody says so; and the scribe, who alone writes entries where one process has the database to itself.
What was committed stays; what was not is gone with the process that wrote it.
"""

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from atoll.server.bus import Note
from atoll.server.database import SPOKEN, metadata
from atoll.server.scribe import Scribe

from .loop import PROCESS, SimulatedLoop

T = TypeVar("T")
LOCK_SECONDS = 5.0
"""So long a writer waits for another, as `busy_timeout` says."""
GONE = "connection closed"
"""How SQLAlchemy's dialect knows that a connection is lost."""
FULL = "database or disk is full"


@dataclass
class Weather:
    """What the database is like at the moment."""

    slow: float = 0.0
    """Seconds that a message to it takes more, at most."""
    flaky: float = 0.0
    """How likely a message is to find the connection lost, before or after it has done its work."""
    away: bool = False
    full: bool = False


class Disk:
    def __init__(self, chance: Random, time: Callable[[], float] = lambda: 0.0) -> None:
        self.chance, self.weather, self.time = chance, Weather(), time
        self.path = _folder() / f"{os.getpid()}.db"
        for more in ("", "-wal", "-shm"):
            Path(f"{self.path}{more}").unlink(missing_ok=True)
        self.path.write_bytes(_empty())
        self.connections: list[Connection | SimulatedScribe] = []
        self.on_commit: Callable[[Any, Sequence[Note]], None] = lambda process, notes: None
        self._eye = self.open()
        """Sees what is committed."""

    def open(self) -> sqlite3.Connection:
        raw = sqlite3.connect(self.path, timeout=0, check_same_thread=False)
        raw.execute("PRAGMA synchronous=OFF")
        raw.execute("PRAGMA foreign_keys=ON")
        raw.create_function("julianday", 1, lambda _: self.time() / 86400 + 2440587.5)
        return raw

    def look(self, query: str, *values: Any) -> list[Any]:
        return self._eye.execute(query, values).fetchall()

    def go_away(self) -> None:
        """All connections break; what was not committed never was."""
        self.weather.away = True
        for connection in list(self.connections):
            connection.lose()

    def delay(self) -> float:
        chance = self.chance.random()
        if chance < 0.5:
            return 0.0
        return (chance - 0.5) * 0.004 + self.weather.slow * self.chance.random()

    def close(self) -> None:
        for connection in list(self.connections):
            connection.lose()
        self._eye.close()


class Connection:
    """What a connection of aiosqlite is to SQLAlchemy."""

    def __init__(self, disk: Disk) -> None:
        self.disk, self.process, self.lost = disk, PROCESS.get(), False
        self._connection = self._conn = disk.open()
        self.notes: list[Note] = []
        """Told to others when the transaction is through."""
        disk.connections.append(self)

    def lose(self) -> None:
        if not self.lost:
            self.lost = True
            self.disk.connections.remove(self)
            self._connection.rollback()  # closing alone does not end a transaction that somebody still has a cursor of
            self._connection.close()

    stop = lose

    async def travel(self) -> None:
        if delay := self.disk.delay():
            await asyncio.sleep(delay)
        if self.disk.weather.flaky and self.disk.chance.random() < self.disk.weather.flaky:
            self.lose()
        if self.lost:
            raise sqlite3.OperationalError(GONE)

    async def do(self, work: Callable[[], T]) -> T:
        """There, done, and back: the way back may fail as well."""
        await self.travel()
        until = asyncio.get_running_loop().time() + LOCK_SECONDS
        while True:
            try:
                done = work()
                break
            except sqlite3.OperationalError as problem:
                if "locked" not in str(problem) or asyncio.get_running_loop().time() > until:
                    raise
            await asyncio.sleep(0.002 + 0.01 * self.disk.chance.random())
            if self.lost:
                raise sqlite3.OperationalError(GONE)
        await self.travel()
        return done

    def cursor(self) -> "Cursor":
        return Cursor(self)

    async def commit(self) -> None:
        await self.do(self._commit)

    def _commit(self) -> None:
        self._connection.commit()
        notes, self.notes = self.notes, []
        self.disk.on_commit(self.process, notes)

    async def rollback(self) -> None:
        self.notes = []
        if not self.lost:
            self._connection.rollback()

    async def close(self) -> None:
        self.lose()

    async def create_function(self, *args: Any, **more: Any) -> None:
        pass


class Cursor:
    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._cursor: Any = None
        self._rows: Sequence[Any] = []

    async def __aenter__(self) -> "Cursor":
        if self.connection.lost:
            raise sqlite3.OperationalError(GONE)
        self._cursor = self.connection._connection.cursor()
        return self

    def __getattr__(self, name: str) -> Any:
        return getattr(self._cursor, name)

    async def execute(self, query: str, values: Any = ()) -> None:
        await self._do(query, lambda: self._cursor.execute(query, values))

    async def executemany(self, query: str, values: Any) -> None:
        await self._do(query, lambda: self._cursor.executemany(query, values))

    async def _do(self, query: str, work: Callable[[], Any]) -> None:
        def unless_full() -> None:
            if self.connection.disk.weather.full and not query.startswith("SELECT"):
                raise sqlite3.OperationalError(FULL)
            work()
            self._rows = self._cursor.fetchall() if self._cursor.description else []  # nothing stays open

        await self.connection.do(unless_full)

    async def fetchall(self) -> Sequence[Any]:
        return self._rows

    async def close(self) -> None:
        if not self.connection.lost:
            self._cursor.close()


async def _connect() -> Connection:
    disk: Disk = PROCESS.get().world.disk
    await asyncio.sleep(disk.delay())
    if disk.weather.away or PROCESS.get().dead:
        raise sqlite3.OperationalError("nobody listens there")
    return Connection(disk)


@cache
def _first_engine() -> AsyncEngine:
    return create_async_engine(
        "sqlite+aiosqlite:///simulated",
        async_creator=_connect,
        pool_size=10,
        max_overflow=0,
        **SPOKEN,
    )


def engine() -> AsyncEngine:
    """A process's own, with its own pool; what SQLAlchemy compiles is kept for all."""
    first = _first_engine().sync_engine
    mine = sa.Engine(first.pool.recreate(), first.dialect, first.url, hide_parameters=True)
    mine._compiled_cache = first._compiled_cache
    return AsyncEngine(mine)


# -- the scribe --------------------------------------------------------------------------------------------------------


class SimulatedScribe(Scribe):
    """The thread that writes to SQLite: a whole transaction at some moment, one after the other; that it is done is heard a
    little later, and never by a process that was killed."""

    def __init__(self, disk: Disk) -> None:
        self.disk, self.process, self.lost = disk, PROCESS.get(), False
        self._raw, self._pen = disk.open(), asyncio.Lock()
        self.engine, self._connection = _writing_on(self._raw), None  # as the real one, but for its thread
        disk.connections.append(self)

    async def run(self, work: Callable[..., None], *given: Any) -> None:
        async with self._pen:
            until = asyncio.get_running_loop().time() + LOCK_SECONDS
            while True:
                await asyncio.sleep(self.disk.delay())
                try:
                    self._write(self._with_room, (work, *given))
                    break
                except OperationalError as problem:
                    if "locked" not in str(problem) or asyncio.get_running_loop().time() > until:
                        raise
                await asyncio.sleep(0.002)
            await asyncio.sleep(self.disk.delay())

    def _with_room(self, c: sa.Connection, work: Callable[..., None], *given: Any) -> None:
        """That a disk is full shows at once, or only when everything but the commit is done."""
        self._look_for_room()
        work(c, *given)
        self._look_for_room()

    def _look_for_room(self) -> None:
        if self.disk.weather.full and self.disk.chance.random() < 0.5:
            raise OperationalError("", {}, sqlite3.OperationalError(FULL))

    def lose(self) -> None:
        if not self.lost:
            self.lost = True
            self.disk.connections.remove(self)
            if self._connection:
                self._connection.close()
            self._raw.close()

    close = lose


@cache
def _first_scribe() -> sa.Engine:
    engine = sa.create_engine("sqlite://", **SPOKEN)
    engine.connect().close()
    return engine


def _writing_on(raw: sqlite3.Connection) -> sa.Engine:
    first = _first_scribe()
    mine = sa.Engine(StaticPool(lambda: raw), first.dialect, first.url, hide_parameters=True)  # type: ignore[arg-type]
    mine._compiled_cache = first._compiled_cache
    return mine


@cache
def introduce() -> None:
    """SQLAlchemy asks some things of the first database that it ever meets: this is one that no seed is about."""
    loop, disk = SimulatedLoop(), Disk(Random(0))

    async def meet() -> None:
        PROCESS.set(SimpleNamespace(world=SimpleNamespace(disk=disk), dead=False, tick=lambda: None))
        async with engine().connect() as connection:
            await connection.execute(sa.text("SELECT 1"))

    loop.run_until_complete(meet())
    disk.close()
    loop.close()


@cache
def _folder() -> Path:
    shared = Path("/dev/shm")
    return Path(tempfile.mkdtemp(prefix="atoll-faults-", dir=shared if shared.is_dir() else None))


@cache
def _empty() -> bytes:
    """A database of this version's form, without anything in it."""
    path = _folder() / "empty.db"
    there = sa.create_engine(f"sqlite:///{path}")
    with there.begin() as connection:
        connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        metadata.create_all(connection)
    there.dispose()
    return path.read_bytes()
