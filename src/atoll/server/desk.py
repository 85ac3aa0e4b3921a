"""The desk: where tables are looked up and written to. Durable first, announced second, acknowledged third.

It keeps a cache of folded tables, one lock a table, and the list of who listens. Losing all of it loses nothing.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from ..engine import CHANCE
from ..engine.deal import drawn
from .metrics import APPENDS, TABLES_CACHED
from .refusal import Refusal
from .settings import Settings
from .store import Conflict, Link, Relink, Row, Store
from .table import Table
from .tokens import token_hash

log = logging.getLogger("atoll.server")
CACHED = 2000
TRIES = 5
CAPPED = {"say", "sit", "leave", "undo", "pause", "change"}
"""Entries that people can make without end; everything else ends with the game."""
Made = list[tuple[str, dict[str, Any]]]
"""Entries to be written: their kinds and data."""


@dataclass(frozen=True)
class Rights:
    """What the holder of some tokens may do at a table."""

    seats: tuple[int, ...] = ()
    host: bool = False
    join: bool = False
    watch: bool = False

    def any(self) -> bool:
        return bool(self.seats) or self.host or self.join or self.watch


class Desk:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._links: dict[str, list[Link]] = {}
        self._relinked = 0
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock lives as long as somebody holds or awaits it."""
        self.on_change: list[Callable[[Table], None]] = []
        self.on_relink: list[Callable[[str, Sequence[int]], None]] = []
        """Told the seats of a table whose links have changed: whoever held them before holds them no more."""

    # -- reading -----------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """The table as the store has it. Refused when there is none."""
        found = self._tables.get(id) or await self._load(id)
        self._keep(found)
        return found

    async def _load(self, id: str) -> Table:
        head = await self.store.head(id)
        if not head:
            raise Refusal("table", "no-table", 404, table=id)
        fresh = Table(id, *head)
        try:
            fresh.fold(await self.store.rows(id), check=True)
        except (SQLAlchemyError, OSError):
            raise
        except Exception as problem:
            log.error("a table is damaged", extra={"table": id, "entry": fresh.n + 1, "problem": repr(problem)})
            raise Refusal("table", "damaged", 500, table=id) from None
        return self._tables.get(id, fresh)

    def _keep(self, table: Table) -> None:
        known = self._tables.get(table.id)
        if known is None or known.n < table.n:
            self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > CACHED:
            self._forget(next(iter(self._tables)))
        TABLES_CACHED.set(len(self._tables))

    def _forget(self, id: str) -> None:
        self._tables.pop(id, None)
        self._links.pop(id, None)

    async def rights(self, id: str, tokens: Iterable[str]) -> Rights:
        """Of a seat that a bot has, or that is no more, an old link is worth nothing."""
        links = self._links.get(id) or await self._load_links(id)
        hashes = {token_hash(token) for token in tokens}
        held = [link for link in links if link.hash in hashes]
        table = await self.table(id)
        chairs = table.chairs
        seats = {link.seat for link in held if link.role == "seat" and link.seat is not None}
        return Rights(
            seats=tuple(sorted(seat for seat in seats if seat < len(chairs) and chairs[seat].kind != "bot")),
            host=table.host in seats or any(link.role == "host" for link in held),
            join=any(link.role == "join" for link in held),
            watch=any(link.role == "watch" for link in held),
        )

    async def _load_links(self, id: str) -> list[Link]:
        while True:
            before = self._relinked
            links = await self.store.links_of(id)
            if before == self._relinked:  # nobody changed any while we read
                break
        if id in self._tables:
            self._links[id] = links
        return links

    # -- writing -----------------------------------------------------------------------------------------------------

    def lock(self, id: str) -> asyncio.Lock:
        return self._locks.setdefault(id, asyncio.Lock())

    async def write(
        self,
        id: str,
        make: Callable[[Table], Made],
        request: str | None,
        relink: Callable[[], Relink | None] = lambda: None,
    ) -> int:
        """Append what `make` returns for the table as it is then; the number of the first entry.

        A request that was stored before gets its first answer. If another writer is faster, the table is read anew and
        `make` decides again (it may refuse then, or find that nothing is left to do). `relink` is asked after it.
        """
        lock = self.lock(id)
        async with lock:
            for _ in range(TRIES):
                table = await self.table(id)
                if request and (known := table.requests.get(request)):
                    return known
                stage, made = table.stage, make(table)
                if not made:
                    return table.n
                self.has_room(table, *CAPPED.intersection(kind for kind, _ in made))
                rows, links = _rows(table, made, request), relink()
                try:
                    await self.store.append(id, rows, *_index(rows), links)
                except Conflict:
                    self._forget(id)
                    continue
                table.fold(rows)
                self._keep(table)
                APPENDS.inc(len(rows))
                break
            else:
                raise Refusal("busy", "busy", 503)
        if links:
            self._relinked += 1
            self._links.pop(id, None)
            for tell in self.on_relink:
                tell(id, links.drop)
        self.announce(table)
        if table.stage == "over" and stage != "over":
            await self.write_over(id)
        return rows[0].n

    def has_room(self, table: Table, *kinds: str) -> None:
        """A table does not grow without end. Refused where it has enough of these."""
        if any(table.kinds[kind] >= self.settings.limits.entries_of_a_kind for kind in kinds):
            raise Refusal("rate", "enough", 429)

    async def write_over(self, id: str) -> None:
        """The index of tables follows. It only serves lists, so a failure here takes nothing back."""
        try:
            await self.store.set_stage(id, "over")
        except Exception:
            log.exception("the index of tables is behind", extra={"table": id})

    def announce(self, table: Table) -> None:
        """What is stored is stored: whoever cannot be told does not keep the others from hearing it."""
        for tell in self.on_change:
            try:
                tell(table)
            except Exception:
                log.exception("announcing failed", extra={"table": table.id})


def _index(rows: Sequence[Row]) -> tuple[str | None, bool | None]:
    stage = "playing" if any(row.kind == "start" for row in rows) else None
    listed = next((row.data["listed"] for row in rows if row.kind == "change" and "listed" in row.data), None)
    return stage, listed


def _rows(table: Table, made: Made, request: str | None) -> list[Row]:
    now = time.time()
    return [Row(table.n + 1 + i, kind, data, now, request if i == 0 else None) for i, (kind, data) in enumerate(made)]


def with_nature(table: Table, state: Any, done: int, draws: int, seed: str) -> Made:
    """Nature's steps from this state until somebody is asked or the game is over; `state` is changed."""
    steps: Made = []
    game = table.game
    while game.next_seat(state) == CHANCE:
        action = drawn(seed, draws, game.chances(state))
        steps.append(("step", {"seat": None, "do": game.space.text(action), "step": done}))
        game.apply(state, CHANCE, action)
        draws, done = draws + 1, done + 1
    return steps
