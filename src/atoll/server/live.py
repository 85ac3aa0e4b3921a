"""Who listens: sockets by table, what each has been sent, who is here and who has gone away."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ..engine import SPECTATOR
from . import protocol as p
from .meters import Meters
from .metrics import CONNECTIONS, DROPPED
from .settings import Settings
from .table import Table

_encode = msgspec.json.Encoder().encode
TRY_AGAIN_LATER = 1013
PIECE = 500
"""So many entries of a long history in one message."""
ABSENCES = 5000
"""For so many tables it is kept since when people are away."""


class Listener:
    """One socket at one table. Messages wait in a bounded queue; a reader that is too slow is dropped and resumes."""

    def __init__(self, table: str, seats: Sequence[int], lang: str, room: int) -> None:
        self.table = table
        self.seats = tuple(seats)
        self.eyes = tuple(seats) or (SPECTATOR,)
        self.lang = lang
        self.sent = 0
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(room)
        self.ending: int | None = None
        """With which code the socket is to be closed, once it is."""
        self.on_end: Callable[[], None] | None = None

    def send(self, message: Any) -> None:
        self.put(_encode(message))

    def put(self, data: bytes) -> None:
        if self.ending is not None:
            return
        if self.queue.full():
            DROPPED.inc()
            self.end(TRY_AGAIN_LATER)
        else:
            self.queue.put_nowait(data)

    def end(self, code: int) -> None:
        """Nothing more is sent after what waits; the socket closes."""
        if self.ending is None:
            self.ending = code
            if not self.queue.full():
                self.queue.put_nowait(None)
            if self.on_end:
                self.on_end()

    def welcome(self, welcome: p.Welcome, table: Table, since: int) -> None:
        """Who they are, everything after entry `since`, and the moment it leads to."""
        self.send(welcome)
        entries = table.entries(min(since, table.n), self.eyes)
        self.sent = table.n
        first = len(entries) % PIECE  # the short piece first: what comes last is too long to be taken for news
        pieces = [entries[:first], *(entries[at : at + PIECE] for at in range(first, len(entries), PIECE))]
        for piece in pieces[:-1]:
            if piece:
                self.send(p.Update(entries=piece, moment=None))
        self.send(p.Update(entries=pieces[-1], moment=table.moment(self.eyes)))

    def update(self, table: Table) -> None:
        """Everything this listener has not seen, and the moment it leads to."""
        if self.ending is None and table.n > self.sent:
            after, self.sent = self.sent, table.n
            self.send(p.Update(entries=table.entries(after, self.eyes, live=True), moment=table.moment(self.eyes)))

    def remind(self, table: Table) -> None:
        """The moment once more: whoever was refused sees how things are."""
        if table.n == self.sent:
            self.send(p.Update(entries=[], moment=table.moment(self.eyes)))


class Live:
    """All listeners of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._listeners: dict[str, set[Listener]] = {}
        self._tables: dict[str, Table] = {}
        """The newest of each table that has listeners."""
        self._left: OrderedDict[str, dict[int, float]] = OrderedDict()
        """By table: since when a seat has no socket."""
        self._timers: dict[tuple[str, int], asyncio.TimerHandle] = {}
        self.requests = Meters(settings.limits.play_messages, settings.limits.per_seconds)
        """By table and seat: many sockets of one person may not do more than one."""

    def listeners(self, table: str) -> set[Listener]:
        return self._listeners.get(table, set())

    def gathering(self) -> list[str]:
        """Tables where somebody waits for the others."""
        return [id for id, table in self._tables.items() if table.stage == "gathering" and table.listed]

    def announce(self, table: Table) -> None:
        if table.id not in self._listeners:
            if table.stage == "over":
                self._left.pop(table.id, None)
            return
        self._tables[table.id] = table
        self._miss(table)
        listeners = list(self.listeners(table.id))
        heard = min(listener.sent for listener in listeners)
        for listener in listeners:
            listener.update(table)
        if table.has_changed(heard):  # an entry knows who sits where, not who is here
            self.tell_presence(table.id)

    def join(self, listener: Listener, table: Table) -> None:
        self._tables[table.id] = table
        self._listeners.setdefault(table.id, set()).add(listener)
        CONNECTIONS.inc()
        for seat in listener.seats:
            self._left.get(table.id, {}).pop(seat, None)
            self._stop_timer(table.id, seat)
        self._miss(table)
        self.tell_presence(table.id)

    def part(self, listener: Listener) -> None:
        id = listener.table
        group = self._listeners.get(id, set())
        if listener not in group:
            return
        group.discard(listener)
        CONNECTIONS.dec()
        for seat in listener.seats:
            if not self.is_here(id, seat):
                self._note_absence(id, seat)
        if not group:
            self._listeners.pop(id)
            table = self._tables.pop(id)
            for seat in range(len(table.chairs)):
                self._stop_timer(id, seat)

    def oust(self, table: str, seats: Sequence[int]) -> None:
        """The links of these seats have changed: their sockets begin anew, with what they may do now."""
        for listener in list(self.listeners(table)):
            if set(listener.seats) & set(seats):
                listener.end(TRY_AGAIN_LATER)

    # -- presence ----------------------------------------------------------------------------------------------------

    def _miss(self, table: Table) -> None:
        """In a game, people of whom nothing was ever seen (or not since the server started) are away as well."""
        if table.stage != "playing":
            return
        known = self._left.get(table.id, {})
        for seat, chair in enumerate(table.chairs):
            if chair.kind == "person" and not self.is_here(table.id, seat):
                if seat not in known:
                    self._note_absence(table.id, seat)
                elif (table.id, seat) not in self._timers:
                    self._set_timer(table.id, seat)

    def _note_absence(self, id: str, seat: int) -> None:
        self._left.setdefault(id, {})[seat] = time.time()
        self._left.move_to_end(id)
        while len(self._left) > ABSENCES:
            self._left.popitem(last=False)
        self._set_timer(id, seat)

    def _set_timer(self, id: str, seat: int) -> None:
        """A short drop is nobody's business; after the grace the others see it, and again when they may decide."""
        self._stop_timer(id, seat)
        left = self._left.get(id, {}).get(seat)
        if left is None:
            return
        gone = time.time() - left
        waits = [limit - gone for limit in (self.settings.grace, self.settings.patience) if limit > gone]
        if waits:
            self._timers[id, seat] = asyncio.get_running_loop().call_later(min(waits), self._badge, id, seat)

    def _badge(self, id: str, seat: int) -> None:
        del self._timers[id, seat]
        self.tell_presence(id)
        self._set_timer(id, seat)

    def _stop_timer(self, id: str, seat: int) -> None:
        timer = self._timers.pop((id, seat), None)
        if timer:
            timer.cancel()

    def is_here(self, table: str, seat: int) -> bool:
        return any(seat in listener.seats for listener in self.listeners(table))

    def away_since(self, table: str, seat: int) -> float | None:
        left = self._left.get(table, {}).get(seat)
        return left if left is not None and time.time() - left >= self.settings.grace else None

    def is_long_away(self, table: str, seat: int) -> bool:
        left = self._left.get(table, {}).get(seat)
        return left is not None and time.time() - left >= self.settings.patience

    def present(self, table: p.TableInfo) -> p.TableInfo:
        """The same with who is here and who is not: the table itself does not know."""
        return msgspec.structs.replace(table, seats=[self._present(table.id, seat) for seat in table.seats])

    def _present(self, table: str, seat: p.SeatInfo) -> p.SeatInfo:
        if seat.kind != "person":
            return seat
        here, away = self.is_here(table, seat.seat), self.away_since(table, seat.seat)
        return msgspec.structs.replace(seat, here=here, away_since=seat.away_since or away)

    def tell_presence(self, id: str) -> None:
        table = self._tables.get(id)
        if table:
            data = _encode(p.Presence(seats=self.present(table.info()).seats))
            for listener in list(self.listeners(id)):
                listener.put(data)

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for group in list(self._listeners.values()):
            for listener in list(group):
                listener.end(TRY_AGAIN_LATER)
