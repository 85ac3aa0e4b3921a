"""The desk: where tables are looked up and written to. Durable first, announced second, acknowledged third.

It keeps a cache of folded tables, one lock a table, and the list of who listens. Losing all of it loses nothing.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ..engine import CHANCE
from ..engine.deal import drawn
from .metrics import APPENDS, TABLES_CACHED
from .refusal import Refusal
from .settings import Settings
from .store import Conflict, Link, Row, Store
from .table import Table
from .tokens import token_hash

CACHED = 2000
TRIES = 5


@dataclass(frozen=True)
class Rights:
    """What the holder of some tokens may do at a table."""

    seats: tuple[int, ...] = ()
    host: bool = False
    join: bool = False
    watch: bool = False


class Desk:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._links: dict[str, list[Link]] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self.on_change: list[Callable[[Table], None]] = []

    # -- reading -----------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """The table as the store has it. Refused when there is none."""
        found = self._tables.get(id)
        if not found:
            head = await self.store.head(id)
            if not head:
                raise Refusal("table", "no-table", 404, table=id)
            found = self._tables.setdefault(id, Table(id, *head))
        if found.n == 0:
            found.fold(await self.store.rows(id, found.n))
        self._tables.move_to_end(id)
        while len(self._tables) > CACHED:
            old, _ = self._tables.popitem(last=False)
            self._forget(old)
        TABLES_CACHED.set(len(self._tables))
        return found

    def _forget(self, id: str) -> None:
        self._tables.pop(id, None)
        self._links.pop(id, None)

    async def rights(self, id: str, tokens: Iterable[str]) -> Rights:
        if id not in self._links:
            self._links[id] = await self.store.links_of(id)
        hashes = {token_hash(token) for token in tokens}
        held = [link for link in self._links[id] if link.hash in hashes]
        return Rights(
            seats=tuple(sorted({link.seat for link in held if link.role == "seat" and link.seat is not None})),
            host=any(link.role == "host" for link in held),
            join=any(link.role == "join" for link in held),
            watch=any(link.role == "watch" for link in held),
        )

    async def links_changed(self, id: str) -> None:
        self._links.pop(id, None)

    # -- writing -----------------------------------------------------------------------------------------------------

    def lock(self, id: str) -> asyncio.Lock:
        return self._locks.setdefault(id, asyncio.Lock())

    async def write(
        self, id: str, make: Callable[[Table], Sequence[tuple[str, dict[str, Any]]]], request: str | None
    ) -> int:
        """Append what `make` returns for the table as it is then; the number of the first entry.

        A request that was stored before gets its first answer. If another writer is faster, the table is read anew and
        `make` decides again (it may refuse then).
        """
        async with self.lock(id):
            for _ in range(TRIES):
                table = await self.table(id)
                if request and (known := _answer(table, request)):
                    return known
                rows = _rows(table, make(table), request)
                stage = table.stage
                try:
                    await self.store.append(id, rows, *self._index(table, rows))
                except Conflict:
                    self._forget(id)
                    continue
                table.fold(rows)
                if table.stage == "over" and stage != "over":
                    await self.store.append_stage(id, "over")
                APPENDS.inc(len(rows))
                break
            else:
                raise Refusal("busy", "busy", 503)
        self.announce(table)
        return rows[0].n

    @staticmethod
    def _index(table: Table, rows: Sequence[Row]) -> tuple[str | None, bool | None]:
        stage = "playing" if any(row.kind == "start" for row in rows) else None
        listed = next((row.data["listed"] for row in rows if row.kind == "change" and "listed" in row.data), None)
        return stage, listed

    def announce(self, table: Table) -> None:
        for tell in self.on_change:
            tell(table)


def _answer(table: Table, request: str) -> int | None:
    return next((row.n for row in reversed(table.rows) if row.request == request), None)


def _rows(table: Table, made: Sequence[tuple[str, dict[str, Any]]], request: str | None) -> list[Row]:
    now = time.time()
    return [Row(table.n + 1 + i, kind, data, now, request if i == 0 else None) for i, (kind, data) in enumerate(made)]


def with_nature(table: Table, state: Any, done: int, draws: int, seed: str) -> list[tuple[str, dict[str, Any]]]:
    """Nature's steps from this state until somebody is asked or the game is over; `state` is changed."""
    steps: list[tuple[str, dict[str, Any]]] = []
    game = table.game
    while game.next_seat(state) == CHANCE:
        action = drawn(seed, draws, game.chances(state))
        steps.append(("step", {"seat": None, "do": game.space.text(action), "step": done}))
        game.apply(state, CHANCE, action)
        draws, done = draws + 1, done + 1
    return steps
