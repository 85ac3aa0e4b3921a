"""The store: tables, links, entries, the reviews of matches and what came of them. The same for SQLite and PostgreSQL.

An append is one transaction with UNIQUE(table, n) and UNIQUE(table, request): two writers cannot both write entry n, and a
resent request finds the first one's answer. Appends of many tables that wait at the same time are committed together: a
commit costs the same for one row as for a hundred. Where other workers share the database, what they have to hear (that there
are entries, that a bot has something to do) is part of the same transaction.
"""

import asyncio
import time
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from .appends import Append, Link, Opening, Relink, Row, write
from .bus import Bus, Silence, transaction
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
from .refusal import Refusal
from .scribe import Scribe
from .tokens import new_worker_id

__all__ = ["Conflict", "Link", "Relink", "Row", "Store"]
MOST_TOGETHER = 256
"""Appends in one commit."""
GATHERING = 0.02
"""Seconds from one commit to the next: where many tables are written to, they are written together. A table to which alone
something happens does not wait."""
WAITS = (0.1, 0.2, 0.5, 1.0, 2.0, 2.0, 2.0, 2.0)
"""Seconds before each further try to reach a database that others share."""


class Conflict(Exception):
    """Somebody else has written entry n, or this request, first."""


class Kept(NamedTuple):
    """What came of a match, as it is stored."""

    table: str
    at: float
    """When it ended."""
    data: Any
    listed: bool
    """Everybody may look at it."""


class Store:
    """Opened with `await Store.open(url)`; closed with `await store.close()`."""

    def __init__(
        self,
        engine: AsyncEngine,
        shared: bool = False,
        bus: Bus | None = None,
        worker: str = "",
        scribe: Scribe | None = None,
    ) -> None:
        self.engine = engine
        self.scribe = scribe
        """Who writes appends to a file that nobody else writes to."""
        self._reader = reader(engine)
        self.shared = shared
        """Others write to this database as well."""
        self.bus: Bus = bus or Silence()
        self.worker = worker or new_worker_id()
        self.ledger = Ledger(engine, self.bus, self.worker)
        self._waiting: asyncio.Queue[Append | None] = asyncio.Queue()
        self._closed = False
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str, bus: Bus | None = None, worker: str = "") -> "Store":
        """Create or migrate the database, then connect."""
        await asyncio.to_thread(migrate, url)
        shared = is_shared(url) or not isinstance(bus, Silence | None)
        store = cls(open_engine(url), shared, bus, worker, None if shared else await Scribe.open(url))
        store.start()
        return store

    def start(self) -> None:
        self._writer = asyncio.create_task(self._write_forever(), name="store writer")

    async def close(self) -> None:
        """What waits is written first."""
        self._closed = True
        if self._writer:
            self._waiting.put_nowait(None)
            await asyncio.gather(self._writer, return_exceptions=True)
        if self.scribe:
            self.scribe.close()
        await self.engine.dispose()

    # -- writing -----------------------------------------------------------------------------------------------------

    async def create(
        self, id: str, game: str, server_seed: str, listed: bool, new_links: Sequence[Link], first: Row
    ) -> None:
        await self._queue(Append(id, [first], opening=Opening(game, server_seed, listed, new_links)))

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
        await self._queue(Append(table, rows, stage, listed, relink, care))

    async def _queue(self, append: Append) -> None:
        if self._closed:  # whoever sends it again finds another worker, or this one after its start
            raise Refusal("busy", "busy", 503)
        self._waiting.put_nowait(append)
        await append.done

    async def _write_forever(self) -> None:
        closing, gathers, before = False, 0.0, set[str]()
        while not closing:
            first = await self._waiting.get()
            taken = [first]
            alone = first is None or before == {first.table}
            await asyncio.sleep(0.0 if alone else max(0.0, gathers - time.monotonic()))
            while not self._waiting.empty() and len(taken) < MOST_TOGETHER:
                taken.append(self._waiting.get_nowait())
            closing = None in taken
            batch = [one for one in taken if one]
            gathers, before = time.monotonic() + GATHERING, {one.table for one in batch}
            try:
                await self._write(batch)
            except IntegrityError:
                for one in batch:  # somebody in the batch lost a race: each for itself
                    await self._write_alone(one)
            except DBAPIError as problem:
                await self._write_again(batch, problem)
            except Exception as problem:
                for one in batch:
                    one.fail(problem)
            else:
                for one in batch:
                    one.succeed()

    async def _write_again(self, batch: Sequence[Append], problem: DBAPIError) -> None:
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
            one.fail(problem)

    async def _write_alone(self, one: Append) -> None:
        try:
            await self._write([one])
        except IntegrityError:
            one.fail(Conflict(one.table))
        except Exception as problem:
            one.fail(problem)
        else:
            one.succeed()

    async def _write(self, batch: Sequence[Append]) -> None:
        if not batch:
            return
        batch = sorted(
            batch, key=lambda a: a.table
        )  # workers that write to the same tables wait for each other in turn
        if self.scribe:
            await self.scribe.run(write, batch)
            return
        async with transaction(self.engine, self.bus) as (c, notes):
            notes += [note for a in batch for note in a.notes(self.worker)]
            await c.run_sync(write, batch)
            await self.ledger.want_care(c, {a.table: a.rows[-1] for a in batch if a.care})

    async def set_stage(self, id: str, stage: str) -> None:
        """The index of tables follows: nothing but lists reads it."""
        await self._queue(Append(id, [], stage))

    async def keep_review(self, id: str, data: dict[str, Any]) -> None:
        """Another process may have been faster: the first is kept, so that nobody finds another review than before."""
        async with self.engine.begin() as c:
            await c.execute(insert_new(self.engine, reviews).values(table_id=id, data=data, at=time.time()))

    async def keep_result(self, id: str, deal: str, game: str, data: dict[str, Any], origin: str | None = None) -> None:
        """What came of a match, once; `origin`: the table whose match it went on from."""
        async with self.engine.begin() as c:
            row = {"table_id": id, "deal": deal, "game": game, "data": data, "at": time.time(), "origin": origin}
            await c.execute(insert_new(self.engine, results).values(row))

    # -- reading -----------------------------------------------------------------------------------------------------

    async def _read(self, query: sa.Executable) -> Sequence[sa.Row[Any]]:
        return await read(self._reader, query)

    async def review(self, id: str) -> dict[str, Any] | None:
        found = await self._read(sa.select(reviews.c.data).where(reviews.c.table_id == id))
        return dict(found[0].data) if found else None

    async def results(self, deal: str, most: int) -> list[Kept]:
        """Of the matches with this deal, the newest first."""
        return await self._results(results.c.deal == deal, most)

    async def branches(self, id: str, most: int) -> list[Kept]:
        """Of the matches that went on from a moment of this one, the newest first."""
        return await self._results(results.c.origin == id, most)

    async def _results(self, which: sa.ColumnElement[bool], most: int) -> list[Kept]:
        query = sa.select(results, tables.c.listed).join(tables, tables.c.id == results.c.table_id).where(which)
        found = await self._read(query.order_by(results.c.at.desc()).limit(most))
        return [Kept(row.table_id, row.at, row.data, row.listed) for row in found]

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
