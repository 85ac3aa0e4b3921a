"""The database: tables, their links, their entries and the reviews of their matches. One store for SQLite and PostgreSQL.

An append is one transaction with UNIQUE(table, n) and UNIQUE(table, request): two writers cannot both write entry n, and a
resent request finds the first one's answer. Appends of many tables that wait at the same time are committed together: a
commit costs the same for one row as for a hundred.
"""

import asyncio
import threading
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

metadata = sa.MetaData()
_migrating = threading.Lock()
"""Alembic keeps its context in a module: one migration at a time in a process."""

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("server_seed", sa.String(64), nullable=False),
    sa.Column("stage", sa.String(12), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Index("tables_by_stage", "stage", "listed", "changed"),
)
links = sa.Table(
    "links",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("role", sa.String(8), nullable=False),
    sa.Column("seat", sa.SmallInteger, nullable=True),
)
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("request", sa.String(40), nullable=True),
    sa.UniqueConstraint("table_id", "request", name="one_entry_a_request"),
)
reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)


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


@dataclass
class _Append:
    table: str
    rows: Sequence[Row]
    done: "asyncio.Future[None]"
    stage: str | None = None
    listed: bool | None = None
    relink: Relink | None = None


class Store:
    """Opened with `await Store.open(url)`; closed with `await store.close()`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._waiting: asyncio.Queue[_Append | None] = asyncio.Queue()
        self._closed = False
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Create or migrate the database, then connect."""
        await asyncio.to_thread(migrate, url)
        engine = create_async_engine(
            _async_url(url),
            pool_pre_ping=not url.startswith("sqlite"),
            hide_parameters=True,  # an error tells the statement, not what people said
        )
        if url.startswith("sqlite"):
            sa.event.listen(engine.sync_engine, "connect", _durable_sqlite)
        store = cls(engine)
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
        async with self.engine.begin() as c:
            await c.execute(
                tables.insert().values(
                    id=id, game=game, server_seed=server_seed, stage="gathering", listed=listed,
                    created=first.at, changed=first.at,
                )
            )  # fmt: skip
            await self._insert_links(c, id, new_links)
            await c.execute(entries.insert(), [_values(id, first)])

    @staticmethod
    async def _insert_links(c: AsyncConnection, id: str, new_links: Sequence[Link]) -> None:
        if new_links:
            values = [{"table_id": id, "hash": link.hash, "role": link.role, "seat": link.seat} for link in new_links]
            await c.execute(links.insert(), values)

    async def append(
        self,
        table: str,
        rows: Sequence[Row],
        stage: str | None = None,
        listed: bool | None = None,
        relink: Relink | None = None,
    ) -> None:
        """Returns when the entries are on disk. Conflict if another writer was first; then nothing is written."""
        if self._closed:
            raise RuntimeError("the store is closed")
        waiting = _Append(table, rows, asyncio.get_running_loop().create_future(), stage, listed, relink)
        self._waiting.put_nowait(waiting)
        await waiting.done

    async def _write_forever(self) -> None:
        closing = False
        while not closing:
            taken = [await self._waiting.get()]
            while not self._waiting.empty() and len(taken) < 256:
                taken.append(self._waiting.get_nowait())
            closing = None in taken
            batch = [one for one in taken if one]
            try:
                await self._write(batch)
            except IntegrityError:
                for one in batch:  # somebody in the batch lost a race: each for itself
                    await self._write_alone(one)
            except Exception as problem:
                for one in batch:
                    _fail(one, problem)
            else:
                for one in batch:
                    _succeed(one)

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
        async with self.engine.begin() as c:
            if batch:
                await c.execute(entries.insert(), [_values(a.table, row) for a in batch for row in a.rows])
            for a in batch:
                if a.relink:
                    await self._change_links(c, a.table, a.relink)
                change: dict[str, Any] = {"changed": a.rows[-1].at}
                change |= {"stage": a.stage} if a.stage else {}
                change |= {"listed": a.listed} if a.listed is not None else {}
                await c.execute(tables.update().where(tables.c.id == a.table).values(change))

    async def _change_links(self, c: AsyncConnection, id: str, relink: Relink) -> None:
        of_seats = (links.c.table_id == id) & (links.c.role == "seat") & links.c.seat.in_(relink.drop)
        await c.execute(links.delete().where(of_seats))
        await self._insert_links(c, id, relink.add)

    async def set_stage(self, id: str, stage: str) -> None:
        """The index of tables follows: nothing but lists reads it."""
        async with self.engine.begin() as c:
            await c.execute(tables.update().where(tables.c.id == id).values(stage=stage, changed=time.time()))

    async def keep_review(self, id: str, data: dict[str, Any]) -> None:
        """Another process may have been faster: the first is kept, so that nobody finds another review than before."""
        async with self.engine.begin() as c:
            insert = _insert_new(self.engine.dialect.name, reviews)
            await c.execute(insert.values(table_id=id, data=data, at=time.time()))

    # -- reading -----------------------------------------------------------------------------------------------------

    async def review(self, id: str) -> dict[str, Any] | None:
        async with self.engine.connect() as c:
            found = (await c.execute(sa.select(reviews.c.data).where(reviews.c.table_id == id))).scalar()
        return dict(found) if found else None

    async def head(self, id: str) -> tuple[str, float] | None:
        """The server's seed and the time of opening, or None where there is no such table."""
        async with self.engine.connect() as c:
            row = (await c.execute(sa.select(tables.c.server_seed, tables.c.created).where(tables.c.id == id))).first()
        return (row.server_seed, row.created) if row else None

    async def rows(self, id: str, after: int = 0) -> list[Row]:
        query = sa.select(entries).where((entries.c.table_id == id) & (entries.c.n > after)).order_by(entries.c.n)
        async with self.engine.connect() as c:
            found = (await c.execute(query)).all()
        return [Row(r.n, r.kind, r.data, r.at, r.request) for r in found]

    async def links_of(self, id: str) -> list[Link]:
        async with self.engine.connect() as c:
            found = (await c.execute(sa.select(links).where(links.c.table_id == id))).all()
        return [Link(r.hash, r.role, r.seat) for r in found]

    async def gathering(self, since: float, here: Collection[str] = (), limit: int = 50) -> list[str]:
        """Listed tables that wait for people and where something happened since then, or somebody is; the newest first."""
        alive = (tables.c.changed >= since) | tables.c.id.in_(here)
        query = sa.select(tables.c.id).where((tables.c.stage == "gathering") & tables.c.listed & alive)
        async with self.engine.connect() as c:
            return list((await c.execute(query.order_by(tables.c.changed.desc()).limit(limit))).scalars())

    async def ping(self) -> None:
        """Fails if the database is out of reach."""
        async with self.engine.connect() as c:
            await c.execute(sa.text("SELECT 1"))

    async def playing(self) -> list[str]:
        """Tables in play: after a restart their bots and clocks are woken."""
        async with self.engine.connect() as c:
            return list((await c.execute(sa.select(tables.c.id).where(tables.c.stage == "playing"))).scalars())


def _insert_new(dialect: str, table: sa.Table) -> Any:
    """An insert that leaves a row that is there as it is: both databases know it, each by its own name."""
    return (postgresql if dialect == "postgresql" else sqlite).insert(table).on_conflict_do_nothing()


def _values(table: str, row: Row) -> dict[str, Any]:
    return {"table_id": table, "n": row.n, "kind": row.kind, "data": row.data, "at": row.at, "request": row.request}


def _succeed(one: _Append) -> None:
    if not one.done.done():
        one.done.set_result(None)


def _fail(one: _Append, problem: Exception) -> None:
    if not one.done.done():
        one.done.set_exception(problem)


def _durable_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _async_url(url: str) -> str:
    for plain, driver in (("sqlite://", "sqlite+aiosqlite://"), ("postgresql://", "postgresql+psycopg://")):
        if url.startswith(plain):
            return url.replace(plain, driver, 1)
    return url


def migrate(url: str) -> None:
    """Bring the database to this version's form; a missing SQLite file is created."""
    plain = url.replace("sqlite+aiosqlite://", "sqlite://").replace("postgresql://", "postgresql+psycopg://")
    if plain.startswith("sqlite:///"):
        Path(plain.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("sqlalchemy.url", plain.replace("%", "%%"))
    with _migrating:
        command.upgrade(config, "head")
