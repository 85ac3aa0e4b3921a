"""The desk: where tables are looked up and written to. Durable first, announced second, acknowledged third.

It keeps a cache of folded tables, one lock a table, and the list of who listens. Losing all of it loses nothing. Where other
workers share the database the cache may be behind: whoever reads looks for newer entries first, whoever writes finds out by
the number, and a refusal is given only once there is nothing newer.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine, Iterable, Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ..engine import CHANCE
from ..engine.deal import drawn
from .bus import Note
from .clock import now
from .metrics import APPENDS, TABLES_CACHED
from .refusal import Refusal
from .results import result_of
from .settings import Settings
from .store import Conflict, Link, Relink, Row, Store
from .table import Table
from .tokens import token_hash

log = logging.getLogger("atoll.server")
CACHED = 2000
TRIES = 20
"""Writers of other processes may be faster so often before somebody is told that the table is busy."""
LATER = 2.0
"""Seconds until the index of tables is written again, where it could not be."""
CAPPED = {"say", "sit", "leave", "undo", "pause", "change", "nudge", "away", "notify"}
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
    def __init__(self, store: Store, settings: Settings, clock: Callable[[], float] = now) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        """What time it is, for everything that happens at a table; how long to wait is the event loop's."""
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._links: dict[str, list[Link]] = {}
        self._relinked = 0
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock lives as long as somebody holds or awaits it."""
        self._loads: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.on_change: list[Callable[[Table], None]] = []
        self.on_relink: list[Callable[[str, Sequence[int]], None]] = []
        """Told the seats of a table whose links have changed: whoever held them before holds them no more."""
        self.wanted_by: list[Callable[[], Collection[str]]] = []
        """Which tables somebody here wants to hear of at once, when another worker writes to them."""
        self._heard: dict[str, int] = {}
        """By table that is being read: the last entry that a note told of."""
        self._aside: set[asyncio.Task[None]] = set()
        """What is done beside requests."""

    async def close(self) -> None:
        for task in self._aside:
            task.cancel()
        await asyncio.gather(*self._aside, return_exceptions=True)

    def _do_aside(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    # -- reading -----------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """The table as the store has it. Refused when there is none."""
        if id in self._tables and self.store.shared:
            return await self.refresh(id)
        return await self.known(id)

    async def known(self, id: str) -> Table:
        """The table as this process knows it; other workers may have gone on."""
        found = self._tables.get(id)
        if not found:
            async with self._loads.setdefault(id, asyncio.Lock()):  # whoever asks meanwhile waits for the same
                found = self._tables.get(id) or await self._load(id)
                self._keep(found)
        self._keep(found)
        return found

    def at_hand(self, id: str) -> Table | None:
        """The table if this process has it already."""
        return self._tables.get(id)

    async def refresh(self, id: str) -> Table:
        """The table with what other workers wrote to it meanwhile, which is announced here."""
        async with self.lock(id):
            table = await self.known(id)
            await self._catch_up(table)
        return table

    async def _catch_up(self, table: Table) -> bool:
        """Was there anything newer? With the table's lock only."""
        newer = await self.store.rows(table.id, table.n)
        if newer:
            try:
                table.fold(newer)
            except Exception:
                self._forget(table.id)
                raise
            self._links.pop(table.id, None)
            self.announce(table)
        return bool(newer)

    def hear(self, note: Note) -> None:
        """Another worker has written something. What nobody here waits for is read when somebody asks."""
        if note.kind == "links":
            self.unlinked(note.about, note.seats)
        elif note.kind == "names":
            self.renamed(note.about)
        elif note.kind == "entry" and note.about in self._tables and self._tables[note.about].n < note.n:
            if any(note.about in wanted() for wanted in self.wanted_by):
                self._read_soon(note.about, note.n)
            else:
                self._forget(note.about)

    def _read_soon(self, id: str, n: int) -> None:
        if id not in self._heard:
            self._do_aside(self._read(id), f"read {id}")
        self._heard[id] = max(n, self._heard.get(id, 0))

    async def _read(self, id: str) -> None:
        """One at a time for a table, again where a note came meanwhile."""
        try:
            before = -1
            while before < (n := (await self.refresh(id)).n) < self._heard[id]:
                before = n
        except Exception:
            log.exception("a table cannot be read", extra={"table": id})
        finally:
            del self._heard[id]

    async def catch_up(self) -> None:
        """Look for what no note told of: one got lost, or the worker that had to tell it ended first."""
        wanted = {id for wanted in self.wanted_by for id in wanted()}
        known = {id: self._tables[id].n for id in wanted if id in self._tables}
        for id, n in (await self.store.lasts(known) if known else {}).items():
            if n > known[id]:
                self._read_soon(id, n)

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
        if known is None:
            while len(self._tables) > CACHED:
                self._forget(next(iter(self._tables)))
            TABLES_CACHED.set(len(self._tables))

    def _forget(self, id: str) -> None:
        self._tables.pop(id, None)
        self._links.pop(id, None)

    async def rights(self, id: str, tokens: Iterable[str]) -> Rights:
        """Of a seat that a bot has, or that is no more, an old link is worth nothing."""
        links = (not self.store.shared and self._links.get(id)) or await self._load_links(id)
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
                table = await self.known(id)
                if request and (known := table.requests.get(request)):
                    return known
                try:
                    stage, made = table.stage, make(table)
                except Refusal:
                    if self.store.shared and await self._catch_up(table):
                        continue
                    raise
                if not made:
                    return table.n
                self.has_room(table, *CAPPED.intersection(kind for kind, _ in made))
                rows, links = _rows(table, made, request, self.clock()), relink()
                try:
                    await self.store.append(id, rows, *_index(rows), links, self._needs_care(table, rows))
                except Conflict:
                    if not (self.store.shared and await self._catch_up(table)):
                        self._forget(id)
                    continue
                table.fold(rows)
                self._keep(table)
                APPENDS.inc(len(rows))
                break
            else:
                raise Refusal("busy", "busy", 503)
        if links:
            self.unlinked(id, links.drop)
        self.announce(table)
        if table.stage == "over" and stage != "over":
            await self.end(id)
        return rows[0].n

    async def add_links(self, id: str, links: Sequence[Link]) -> None:
        """Some more; those that are there stay."""
        await self.store.append(id, [], relink=Relink(add=tuple(links)))
        self._relinked += 1
        self._links.pop(id, None)

    def unlinked(self, id: str, seats: Sequence[int]) -> None:
        """Somebody took links of these seats out of the store."""
        self._relinked += 1
        self._links.pop(id, None)
        for tell in self.on_relink:
            tell(id, seats)

    def renamed(self, id: str) -> None:
        """Somebody changed names in what is stored: it is read anew."""
        self._forget(id)

    def _needs_care(self, table: Table, rows: Sequence[Row]) -> bool:
        """Where other workers are: may a bot have something to do after these entries, does a clock run, or is there an end
        to be written to the index?"""
        if not self.store.shared:
            return False
        kinds = {row.kind for row in rows}
        if not (table.stage == "playing" or "start" in kinds):
            return False
        return table.may_have_bots() or table.clock is not None or "decide" in kinds or table.ends_with(rows)

    def has_room(self, table: Table, *kinds: str) -> None:
        """A table does not grow without end. Refused where it has enough of these."""
        if any(table.kinds[kind] >= self.settings.limits.entries_of_a_kind for kind in kinds):
            raise Refusal("rate", "enough", 429)

    async def end(self, id: str) -> None:
        """The match is over. What is written here serves lists, so a failure takes nothing back: whoever takes care of the
        table tries again, or this process by itself where it is alone."""
        try:
            await self.write_over(id)
        except Refusal:  # this process ends just now
            pass
        except Exception:
            log.exception("the index of tables is behind", extra={"table": id})
            if not self.store.shared:
                self._do_aside(self._end_later(id), f"end {id}")

    async def _end_later(self, id: str) -> None:
        await asyncio.sleep(LATER)
        await self.end(id)

    async def write_over(self, id: str) -> None:
        """What came of it is kept, and the index of tables follows. The second time nothing changes."""
        table = await self.known(id)
        assert table.match
        result = msgspec.to_builtins(result_of(table))
        origin = table.origin["table"] if table.origin else None
        await self.store.keep_result(id, table.match.seed or "", table.game.id, result, origin)
        await self.store.set_stage(id, "over")

    def announce(self, table: Table) -> None:
        """What is stored is stored: whoever cannot be told does not keep the others from hearing it."""
        for tell in self.on_change:
            try:
                tell(table)
            except Exception:
                log.exception("announcing failed", extra={"table": table.id})


def _index(rows: Sequence[Row]) -> tuple[str | None, bool | None]:
    stage, listed = None, None
    for row in rows:
        if row.kind == "start":
            stage = "playing"
        elif row.kind == "change":
            listed = row.data.get("listed", listed)
    return stage, listed


def _rows(table: Table, made: Made, request: str | None, now: float) -> list[Row]:
    return [Row(table.n + 1 + i, kind, data, now, request if i == 0 else None) for i, (kind, data) in enumerate(made)]


def with_nature(table: Table, state: Any, done: int, draws: int, seed: str) -> Made:
    """Nature's steps from this state until somebody is asked or the game is over; `state` is changed."""
    steps: Made = []
    game = table.game
    while game.next_seat(state) == CHANCE:
        action = drawn(seed, draws, game.chances(state))
        steps.append(("step", {"seat": None, "do": game.space.text(action), "step": done}))
        game.apply_silently(state, CHANCE, action)
        draws, done = draws + 1, done + 1
    return steps
