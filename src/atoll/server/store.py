"""The store: tables, links, entries, the reviews of matches and what came of them. The same for SQLite and PostgreSQL.

An append is one transaction with UNIQUE(table, n) and UNIQUE(table, request): two writers cannot both write entry n, and a
resent request finds the first one's answer. Appends of many tables that wait at the same time are committed together: a
commit costs the same for one row as for a hundred. Where other workers share the database, what they have to hear (that there
are entries, that a bot has something to do) is part of the same transaction.
"""

import asyncio
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .bus import Bus, Note, Silence, transaction
from .database import (
    entries,
    insert_new,
    is_shared,
    links,
    migrate,
    open_engine,
    present,
    read,
    reader,
    results,
    reviews,
    tables,
)
from .ledger import Ledger
from .tokens import new_worker_id

MOST_TOGETHER = 256
"""Appends in one commit."""
WAITS = (0.1, 0.2, 0.5, 1.0, 2.0, 2.0, 2.0, 2.0)
"""Seconds before each further try to reach a database that others share."""


@dataclass(frozen=True)
class Row:
    """One entry as it is stored."""

    n: int
    kind: str
    data: dict[str, Any]
    at: float = field(default_factory=time.time)
    request: str | None = None


@dataclass(frozen=True)
class Link:
    hash: str
    role: str
    seat: int | None = None


@dataclass(frozen=True)
class Relink:
    """A change of seats' links that belongs to an append: both are stored, or neither."""

    drop: tuple[int, ...] = ()
    """Seats whose links are no longer valid."""
    add: tuple[Link, ...] = ()


class Conflict(Exception):
    """Somebody else has written entry n, or this request, first."""


@dataclass(frozen=True)
class Opening:
    """A table that begins with an append."""

    game: str
    server_seed: str
    listed: bool
    links: Sequence[Link]


@dataclass
class _Append:
    table: str
    rows: Sequence[Row]
    stage: str | None = None
    listed: bool | None = None
    relink: Relink | None = None
    care: bool = False
    """A bot may have something to do after it, or a clock runs."""
    opening: Opening | None = None
    done: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def at(self) -> float:
        return self.rows[-1].at if self.rows else time.time()

    def notes(self, by: str) -> list[Note]:
        """What other workers have to hear."""
        told = [Note(by, "entry", self.table, self.rows[-1].n)] if self.rows else []
        told += [Note(by, "links", self.table, 0, self.relink.drop)] if self.relink else []
        return told + ([Note(by, "job", self.table)] if self.care else [])


class Store:
    """Opened with `await Store.open(url)`; closed with `await store.close()`."""

    def __init__(self, engine: AsyncEngine, shared: bool = False, bus: Bus | None = None, worker: str = "") -> None:
        self.engine = engine
        self._reader = reader(engine)
        self.shared = shared
        """Others write to this database as well."""
        self.bus: Bus = bus or Silence()
        self.worker = worker or new_worker_id()
        self.ledger = Ledger(engine, self.bus, self.worker)
        self._waiting: asyncio.Queue[_Append | None] = asyncio.Queue()
        self._closed = False
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str, bus: Bus | None = None, worker: str = "") -> "Store":
        """Create or migrate the database, then connect."""
        await asyncio.to_thread(migrate, url)
        store = cls(open_engine(url), is_shared(url) or not isinstance(bus, Silence | None), bus, worker)
        store._writer = asyncio.create_task(store._write_forever(), name="store writer")
        return store

    async def close(self) -> None:
        """What waits is written first."""
        self._closed = True
        if self._writer:
            self._waiting.put_nowait(None)
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.engine.dispose()

    # -- writing -----------------------------------------------------------------------------------------------------

    async def create(
        self, id: str, game: str, server_seed: str, listed: bool, new_links: Sequence[Link], first: Row
    ) -> None:
        await self._queue(_Append(id, [first], opening=Opening(game, server_seed, listed, new_links)))

    @staticmethod
    async def _insert_links(c: AsyncConnection, new: Sequence[tuple[str, Link]]) -> None:
        if new:
            values = [{"table_id": id, "hash": link.hash, "role": link.role, "seat": link.seat} for id, link in new]
            await c.execute(links.insert(), values)

    async def append(
        self,
        table: str,
        rows: Sequence[Row],
        stage: str | None = None,
        listed: bool | None = None,
        relink: Relink | None = None,
        care: bool = False,
    ) -> None:
        """Returns when the entries are on disk. Conflict if another writer was first; then nothing is written."""
        await self._queue(_Append(table, rows, stage, listed, relink, care))

    async def _queue(self, append: _Append) -> None:
        if self._closed:
            raise RuntimeError("the store is closed")
        self._waiting.put_nowait(append)
        await append.done

    async def _write_forever(self) -> None:
        closing = False
        while not closing:
            taken = [await self._waiting.get()]
            while not self._waiting.empty() and len(taken) < MOST_TOGETHER:
                taken.append(self._waiting.get_nowait())
            closing = None in taken
            batch = [one for one in taken if one]
            try:
                await self._write(batch)
            except IntegrityError:
                for one in batch:  # somebody in the batch lost a race: each for itself
                    await self._write_alone(one)
            except DBAPIError as problem:
                await self._write_again(batch, problem)
            except Exception as problem:
                for one in batch:
                    _fail(one, problem)
            else:
                for one in batch:
                    _succeed(one)

    async def _write_again(self, batch: Sequence[_Append], problem: DBAPIError) -> None:
        """The database went away, and nobody knows whether it had written this. What it had is a conflict the second time."""
        for wait in WAITS if self.shared else ():
            await asyncio.sleep(wait)
            try:
                await self.ping()
            except DBAPIError:
                continue
            for one in batch:
                await self._write_alone(one)
            return
        for one in batch:
            _fail(one, problem)

    async def _write_alone(self, one: _Append) -> None:
        try:
            await self._write([one])
        except IntegrityError:
            _fail(one, Conflict(one.table))
        except Exception as problem:
            _fail(one, problem)
        else:
            _succeed(one)

    async def _write(self, batch: Sequence[_Append]) -> None:
        if not batch:
            return
        batch = sorted(
            batch, key=lambda a: a.table
        )  # workers that write to the same tables wait for each other in turn
        async with transaction(self.engine, self.bus) as (c, notes):
            if self.shared:
                notes += [note for a in batch for note in a.notes(self.worker)]
            if opened := [_opened(a.table, a.opening, a.at) for a in batch if a.opening]:
                await c.execute(tables.insert(), opened)
            if rows := [_values(a.table, row) for a in batch for row in a.rows]:
                await c.execute(entries.insert(), rows)
            await self._insert_links(c, [(a.table, link) for a in batch if a.opening for link in a.opening.links])
            for a in batch:
                if a.relink:
                    await self._change_links(c, a.table, a.relink)
                await self._change_index(c, a)
            await self.ledger.want_care(c, {a.table: a.rows[-1] for a in batch if a.care})

    @staticmethod
    async def _change_index(c: AsyncConnection, a: _Append) -> None:
        """Lists show tables that gather, and which of those something happened at; of others only that they play."""
        steps = all(row.kind == "step" for row in a.rows)
        if a.opening or (steps and a.stage is None and a.listed is None):
            return
        change: dict[str, Any] = {"changed": a.at}
        change |= {"stage": a.stage} if a.stage else {}
        change |= {"listed": a.listed} if a.listed is not None else {}
        await c.execute(tables.update().where(tables.c.id == a.table).values(change))

    async def _change_links(self, c: AsyncConnection, id: str, relink: Relink) -> None:
        of_seats = (links.c.table_id == id) & (links.c.role == "seat") & links.c.seat.in_(relink.drop)
        await c.execute(links.delete().where(of_seats))
        await self._insert_links(c, [(id, link) for link in relink.add])

    async def set_stage(self, id: str, stage: str) -> None:
        """The index of tables follows: nothing but lists reads it."""
        await self._queue(_Append(id, [], stage))

    async def keep_review(self, id: str, data: dict[str, Any]) -> None:
        """Another process may have been faster: the first is kept, so that nobody finds another review than before."""
        async with self.engine.begin() as c:
            await c.execute(insert_new(self.engine, reviews).values(table_id=id, data=data, at=time.time()))

    async def keep_result(self, id: str, deal: str, game: str, data: dict[str, Any]) -> None:
        """What came of a match, once."""
        async with self.engine.begin() as c:
            row = {"table_id": id, "deal": deal, "game": game, "data": data, "at": time.time()}
            await c.execute(insert_new(self.engine, results).values(row))

    # -- reading -----------------------------------------------------------------------------------------------------

    async def _read(self, query: sa.Executable) -> Sequence[sa.Row[Any]]:
        return await read(self._reader, query)

    async def review(self, id: str) -> dict[str, Any] | None:
        found = await self._read(sa.select(reviews.c.data).where(reviews.c.table_id == id))
        return dict(found[0].data) if found else None

    async def results(self, deal: str, most: int) -> list[tuple[str, float, dict[str, Any]]]:
        """Of the matches with this deal, the newest first: the table, when it ended, and what came of it."""
        query = sa.select(results).where(results.c.deal == deal).order_by(results.c.at.desc()).limit(most)
        return [(row.table_id, row.at, dict(row.data)) for row in await self._read(query)]

    async def head(self, id: str) -> tuple[str, float] | None:
        """The server's seed and the time of opening, or None where there is no such table."""
        found = await self._read(sa.select(tables.c.server_seed, tables.c.created).where(tables.c.id == id))
        return (found[0].server_seed, found[0].created) if found else None

    async def rows(self, id: str, after: int = 0) -> list[Row]:
        query = sa.select(entries).where((entries.c.table_id == id) & (entries.c.n > after)).order_by(entries.c.n)
        return [Row(r.n, r.kind, r.data, r.at, r.request) for r in await self._read(query)]

    async def lasts(self, ids: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        last = sa.select(sa.func.max(entries.c.n)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        found = await self._read(sa.select(tables.c.id, last.label("n")).where(tables.c.id.in_(ids)))
        return {row.id: row.n for row in found}

    async def links_of(self, id: str) -> list[Link]:
        found = await self._read(sa.select(links).where(links.c.table_id == id))
        return [Link(r.hash, r.role, r.seat) for r in found]

    async def gathering(self, since: float, here: Collection[str] = (), limit: int = 50) -> list[str]:
        """Listed tables that wait for people and where something happened since then, or somebody is; the newest first."""
        occupied = sa.exists().where(present.c.table_id == tables.c.id)
        alive = (tables.c.changed >= since) | tables.c.id.in_(here) | (occupied if self.shared else sa.false())
        query = sa.select(tables.c.id).where((tables.c.stage == "gathering") & tables.c.listed & alive)
        return [row.id for row in await self._read(query.order_by(tables.c.changed.desc()).limit(limit))]

    async def ping(self) -> None:
        """Fails if the database is out of reach."""
        await self._read(sa.text("SELECT 1"))

    async def playing(self) -> list[str]:
        """Tables in play: after a restart their bots and clocks are woken."""
        return [row.id for row in await self._read(sa.select(tables.c.id).where(tables.c.stage == "playing"))]


def _opened(id: str, opening: Opening, at: float) -> dict[str, Any]:
    row = {"id": id, "game": opening.game, "server_seed": opening.server_seed, "stage": "gathering"}
    return row | {"listed": opening.listed, "created": at, "changed": at}


def _values(table: str, row: Row) -> dict[str, Any]:
    return {"table_id": table, "n": row.n, "kind": row.kind, "data": row.data, "at": row.at, "request": row.request}


def _succeed(one: _Append) -> None:
    if not one.done.done():
        one.done.set_result(None)


def _fail(one: _Append, problem: Exception) -> None:
    if not one.done.done():
        one.done.set_exception(problem)
