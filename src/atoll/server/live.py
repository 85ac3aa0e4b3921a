"""Who listens: sockets by table, what each has been sent, who is here and who has gone away."""

import asyncio
import contextlib
import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec

from ..engine import SPECTATOR
from . import protocol as p
from .metrics import CONNECTIONS, DROPPED
from .settings import Settings
from .table import Table

_encode = msgspec.json.Encoder().encode


class Listener:
    """One socket at one table. Messages wait in a bounded queue; a reader that is too slow is dropped and resumes."""

    def __init__(self, table: str, seats: Sequence[int], lang: str, room: int) -> None:
        self.table = table
        self.seats = tuple(seats)
        self.eyes = tuple(seats) or (SPECTATOR,)
        self.lang = lang
        self.sent = 0
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(room)
        self.dropped = False

    def send(self, message: Any) -> None:
        self.put(_encode(message))

    def put(self, data: bytes | None) -> None:
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            if not self.dropped:
                DROPPED.inc()
            self.dropped = True

    def update(self, table: Table) -> None:
        """Everything this listener has not seen, and the moment it leads to."""
        if self.dropped:
            return
        after, self.sent = self.sent, table.n
        self.send(p.Update(entries=table.entries(after, self.eyes), moment=table.moment(self.eyes)))


class Live:
    """All listeners of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._listeners: dict[str, set[Listener]] = defaultdict(set)
        self._left: dict[tuple[str, int], float] = {}
        """When a seat's last socket went."""
        self._timers: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.presence_of: dict[str, Table] = {}

    def listeners(self, table: str) -> set[Listener]:
        return self._listeners.get(table, set())

    def announce(self, table: Table) -> None:
        for listener in list(self.listeners(table.id)):
            listener.update(table)

    def join(self, listener: Listener, table: Table) -> list[int]:
        """Returns the seats that were away and are back."""
        back = [seat for seat in listener.seats if not self.is_here(table.id, seat)]
        self._listeners[table.id].add(listener)
        CONNECTIONS.inc()
        for seat in listener.seats:
            self._left.pop((table.id, seat), None)
            timer = self._timers.pop((table.id, seat), None)
            if timer:
                timer.cancel()
        self.tell_presence(table)
        return back

    def part(self, listener: Listener, table: Table) -> None:
        self._listeners[table.id].discard(listener)
        CONNECTIONS.dec()
        if not self._listeners[table.id]:
            del self._listeners[table.id]
        for seat in listener.seats:
            if not self.is_here(table.id, seat):
                self._left[table.id, seat] = time.time()
                self._timers[table.id, seat] = asyncio.create_task(self._badge(table, seat), name="away badge")

    async def _badge(self, table: Table, seat: int) -> None:
        """A short drop is nobody's business; after the grace the others see it, and again when they may decide."""
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(self.settings.grace)
            self.tell_presence(table)
            await asyncio.sleep(max(0.0, self.settings.patience - self.settings.grace))
            self.tell_presence(table)

    def is_here(self, table: str, seat: int) -> bool:
        return any(seat in listener.seats for listener in self.listeners(table))

    def away_since(self, table: str, seat: int) -> float | None:
        left = self._left.get((table, seat))
        return left if left is not None and time.time() - left >= self.settings.grace else None

    def is_long_away(self, table: str, seat: int) -> bool:
        left = self._left.get((table, seat))
        return left is not None and time.time() - left >= self.settings.patience

    def seats(self, table: Table) -> list[p.SeatInfo]:
        return [self._present(table, seat) for seat in table.info().seats]

    def _present(self, table: Table, seat: p.SeatInfo) -> p.SeatInfo:
        if seat.kind != "person":
            return seat
        here, away = self.is_here(table.id, seat.seat), self.away_since(table.id, seat.seat)
        return msgspec.structs.replace(seat, here=here, away_since=away)

    def tell_presence(self, table: Table) -> None:
        message = p.Presence(seats=self.seats(table))
        for listener in self.listeners(table.id):
            listener.send(message)

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for group in list(self._listeners.values()):
            for listener in group:
                listener.put(None)
