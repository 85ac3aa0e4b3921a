"""What is written to a table's list of entries, and how: one transaction for many tables' appends."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
import sqlalchemy as sa

from .bus import Note
from .database import entries, links, tables, watches

AT_ONCE = 100
"""Rows in one statement of SQLite's: a statement each would let go of Python's lock, and wait for it, each time."""


class Row(msgspec.Struct, frozen=True, gc=False):
    """One entry as it is stored."""

    n: int
    kind: str
    data: dict[str, Any]
    at: float = msgspec.field(default_factory=time.time)
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


@dataclass(frozen=True)
class Opening:
    """A table that begins with an append."""

    game: str
    server_seed: str
    listed: bool
    links: Sequence[Link]


@dataclass
class Append:
    """Entries of one table with all that belongs to them; `done` when they are stored."""

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

    def succeed(self) -> None:
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, problem: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(problem)


def write(c: sa.Connection, batch: Sequence[Append]) -> None:
    """All of them, or IntegrityError where somebody else was faster at one of them."""
    if opened := [_opened(a.table, a.opening, a.at) for a in batch if a.opening]:
        c.execute(tables.insert(), opened)
    if rows := [(a.table, row) for a in batch for row in a.rows]:
        _insert_entries(c, rows)
    _insert_links(c, [(a.table, link) for a in batch if a.opening for link in a.opening.links])
    for a in batch:
        if a.relink:
            _change_links(c, a.table, a.relink)
        _change_index(c, a)


def _insert_entries(c: sa.Connection, rows: Sequence[tuple[str, Row]]) -> None:
    if c.dialect.name != "sqlite":
        c.execute(entries.insert(), [_values(table, row) for table, row in rows])
        return
    for first in range(0, len(rows), AT_ONCE):
        some = rows[first : first + AT_ONCE]
        values = [value for table, row in some for value in _texts(table, row)]
        c.exec_driver_sql(_insert(len(some)), tuple(values))


@cache
def _insert(count: int) -> str:
    places = f"({', '.join('?' for _ in entries.columns)})"
    return f"INSERT INTO entries ({', '.join(entries.columns.keys())}) VALUES {', '.join([places] * count)}"


def _insert_links(c: sa.Connection, new: Sequence[tuple[str, Link]]) -> None:
    if new:
        values = [{"table_id": id, "hash": link.hash, "role": link.role, "seat": link.seat} for id, link in new]
        c.execute(links.insert(), values)


def _change_links(c: sa.Connection, id: str, relink: Relink) -> None:
    of_seats = (links.c.table_id == id) & (links.c.role == "seat") & links.c.seat.in_(relink.drop)
    c.execute(links.delete().where(of_seats))
    if relink.drop:  # whoever held these seats hears of them no more
        c.execute(watches.delete().where((watches.c.table_id == id) & watches.c.seat.in_(relink.drop)))
    _insert_links(c, [(id, link) for link in relink.add])


def _change_index(c: sa.Connection, a: Append) -> None:
    """Lists show tables that gather, and which of those something happened at; of others only that they play."""
    steps = all(row.kind == "step" for row in a.rows)
    if a.opening or (steps and a.stage is None and a.listed is None):
        return
    change: dict[str, Any] = {"changed": a.at}
    change |= {"stage": a.stage} if a.stage else {}
    change |= {"listed": a.listed} if a.listed is not None else {}
    c.execute(tables.update().where(tables.c.id == a.table).values(change))


def _opened(id: str, opening: Opening, at: float) -> dict[str, Any]:
    row = {"id": id, "game": opening.game, "server_seed": opening.server_seed, "stage": "gathering"}
    return row | {"listed": opening.listed, "created": at, "changed": at}


def _values(table: str, row: Row) -> dict[str, Any]:
    return {"table_id": table, "n": row.n, "kind": row.kind, "data": row.data, "at": row.at, "request": row.request}


def _texts(table: str, row: Row) -> list[Any]:
    """The same in the order of the columns, as SQLite keeps it."""
    return [table, row.n, row.kind, msgspec.json.encode(row.data).decode(), row.at, row.request]
