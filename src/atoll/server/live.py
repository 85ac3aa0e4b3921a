"""Who listens: sockets by table, what each has been sent, who is here and who has gone away.

Each process knows its own sockets. Where several share a database, the roster tells it of the others' people.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

from ..engine import SPECTATOR
from . import protocol as p
from .clock import now
from .meters import Meters
from .metrics import CONNECTIONS, DROPPED
from .roster import Roster
from .settings import Settings
from .table import Table

_encode = msgspec.json.Encoder().encode
TRY_AGAIN_LATER = 1013
PIECE = 500
"""So many entries of a long history in one message."""
HAIR = 0.005
"""Seconds that a timer may be early by another clock."""
NO_MORE = -1
"""In the place of a step: nobody leads through the replay any more."""
SHOWN = 1000
"""Tables of which it is kept what is shown there: who comes there later may come to this worker first."""
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
        self.push: Callable[[bytes], bool] | None = None
        """Sends at once, if it can: the straight way to the socket, while nothing waits in the queue."""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(room)
        self.waiting = 0
        """Messages in the queue, and the one that is being sent."""
        self.ending: int | None = None
        """With which code the socket is to be closed, once it is."""
        self.on_end: Callable[[], None] | None = None

    def send(self, message: Any) -> None:
        self.put(_encode(message))

    def put(self, data: bytes) -> None:
        if self.ending is not None:
            return
        if not self.waiting and self.push and self.push(data):
            return
        if self.queue.full():
            DROPPED.inc()
            self.end(TRY_AGAIN_LATER)
        else:
            self.waiting += 1
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
            self.put(table.news(after, self.eyes))

    def remind(self, table: Table) -> None:
        """The moment once more: whoever was refused sees how things are."""
        if table.n == self.sent:
            self.send(p.Update(entries=[], moment=table.moment(self.eyes)))


class Live:
    """All listeners of this process."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = now) -> None:
        self.settings = settings
        self.clock = clock
        self.roster: Roster | None = None
        """What other workers know, where there may be some."""
        self._elsewhere: dict[str, set[int]] = {}
        """By table that the roster has told of: seats that are here, at whatever worker."""
        self._listeners: dict[str, set[Listener]] = {}
        self._tables: dict[str, Table] = {}
        """The newest of each table that has listeners."""
        self._left: OrderedDict[str, dict[int, float]] = OrderedDict()
        """By table: since when a seat has no socket."""
        self._timers: dict[tuple[str, int], asyncio.TimerHandle] = {}
        self._shown: OrderedDict[str, p.Shown] = OrderedDict()
        """By table: the moment of its replay that somebody shows to the others, at whatever worker."""
        self.requests = Meters(settings.limits.play_messages, settings.limits.per_seconds)
        """By table and seat: many sockets of one person may not do more than one."""

    def listeners(self, table: str) -> set[Listener]:
        return self._listeners.get(table, set())

    def tables(self) -> Collection[str]:
        """Those that somebody here listens to."""
        return self._listeners

    def gathering(self) -> list[str]:
        """Tables where somebody waits for the others."""
        return [id for id, table in self._tables.items() if table.stage == "gathering" and table.listed]

    def announce(self, table: Table) -> None:
        if table.id not in self._listeners:
            if table.stage == "over":
                self._left.pop(table.id, None)
            return
        if table.stage == "over" and self.roster:
            self.roster.over(table.id)
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
        if self.roster:
            self.roster.change(table.id, listener.seats, here=True)
        self._miss(table)
        self.tell_presence(table.id)
        if table.id in self._shown:
            listener.send(self._shown[table.id])

    def part(self, listener: Listener) -> None:
        id = listener.table
        group = self._listeners.get(id, set())
        if listener not in group:
            return
        group.discard(listener)
        CONNECTIONS.dec()
        gone = [seat for seat in listener.seats if not self._has_socket(id, seat)]
        if self.roster:
            self.roster.change(id, gone, here=False)
        else:
            for seat in gone:
                self._note_absence(id, seat)
        if not group:
            self._listeners.pop(id)
            table = self._tables.pop(id)
            self._elsewhere.pop(id, None)
            if self.roster:
                self._left.pop(id, None)
            for seat in range(len(table.chairs)):
                self._stop_timer(id, seat)

    def oust(self, table: str, seats: Sequence[int]) -> None:
        """The links of these seats have changed: their sockets begin anew, with what they may do now."""
        for listener in list(self.listeners(table)):
            if set(listener.seats) & set(seats):
                listener.end(TRY_AGAIN_LATER)

    def lead(self, id: str, seat: int, step: int) -> None:
        """A seat shows a moment of the replay to everybody who looks, and to whoever comes later; NO_MORE: it ends."""
        shown = p.Shown(seat=seat, step=None if step == NO_MORE else step)
        self._shown.pop(id, None)
        if shown.step is not None:
            self._shown[id] = shown
            if len(self._shown) > SHOWN:
                self._shown.popitem(last=False)
        data = _encode(shown)
        for listener in list(self.listeners(id)):
            listener.put(data)

    # -- presence ----------------------------------------------------------------------------------------------------

    def know(self, id: str, here: set[int], left: dict[int, float]) -> None:
        """What the roster tells: the seats that are here at any worker, and since when others are away."""
        if id not in self._listeners:
            return
        before = (self._elsewhere.get(id), self._left.get(id, {}))
        self._elsewhere[id], self._left[id] = here, left
        leads = self._shown.get(id)
        if leads and leads.seat in (before[0] or ()) and leads.seat not in here:  # their worker ended without a word
            self.lead(id, leads.seat, NO_MORE)
        self._miss(self._tables[id])
        if before != (here, left):
            for seat in range(len(self._tables[id].chairs)):
                self._set_timer(id, seat)
            self.tell_presence(id)

    def look(self, id: str) -> None:
        """Somebody came or went at another worker."""
        if self.roster and id in self._listeners:
            self.roster.look(id)

    def look_again(self) -> None:
        """A note of somebody who came or went at another worker may have got lost."""
        for id in self._listeners:
            self.look(id)

    def tell_all(self) -> None:
        """The others do not know this worker: all who are here are told to them."""
        for id, group in self._listeners.items():
            if self.roster:
                self.roster.change(id, {seat for listener in group for seat in listener.seats}, here=True)

    def _miss(self, table: Table) -> None:
        """In a game, people of whom nothing was ever seen (or not since the server started) are away as well."""
        if table.stage != "playing" or (self.roster and table.id not in self._elsewhere):
            return
        known = self._left.get(table.id, {})
        here = {seat for listener in self.listeners(table.id) for seat in listener.seats}
        here |= self._elsewhere.get(table.id, set())
        for seat, chair in enumerate(table.chairs):
            if chair.kind == "person" and seat not in here:
                if seat not in known and self.roster:
                    self.roster.miss(table.id, [seat])
                elif seat not in known:
                    self._note_absence(table.id, seat)
                elif (table.id, seat) not in self._timers:
                    self._set_timer(table.id, seat)

    def _note_absence(self, id: str, seat: int) -> None:
        self._left.setdefault(id, {})[seat] = self.clock()
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
        gone = self.clock() - left
        waits = [limit - gone for limit in (self.settings.grace, self.settings.patience) if limit > gone]
        if waits:
            wait = min(waits) + HAIR
            self._timers[id, seat] = asyncio.get_running_loop().call_later(wait, self._badge, id, seat)

    def _badge(self, id: str, seat: int) -> None:
        del self._timers[id, seat]
        self.tell_presence(id)
        self._set_timer(id, seat)

    def _stop_timer(self, id: str, seat: int) -> None:
        timer = self._timers.pop((id, seat), None)
        if timer:
            timer.cancel()

    def is_here(self, table: str, seat: int) -> bool:
        return self._has_socket(table, seat) or seat in self._elsewhere.get(table, ())

    def _has_socket(self, table: str, seat: int) -> bool:
        return any(seat in listener.seats for listener in self.listeners(table))

    def _badge_of(self, left: float | None) -> float | None:
        return left if left is not None and self.clock() - left >= self.settings.grace else None

    def is_long_away(self, table: str, seat: int) -> bool:
        left = self._left.get(table, {}).get(seat)
        return left is not None and self.clock() - left >= self.settings.patience

    async def shown(self, tables: Sequence[p.TableInfo]) -> list[p.TableInfo]:
        """The same with who is here and who is not: asked of the ledger where nobody at this worker listens."""
        strange = [table.id for table in tables if table.id not in self._listeners]
        if not (self.roster and strange):
            return [self.present(table) for table in tables]
        here, left = await self.roster.ledger.people(strange)
        return [self.present(table, here.get(table.id), left.get(table.id)) for table in tables]

    async def show(self, table: p.TableInfo) -> p.TableInfo:
        return (await self.shown([table]))[0]

    def present(
        self, table: p.TableInfo, here: Collection[int] | None = None, left: dict[int, float] | None = None
    ) -> p.TableInfo:
        """The same with who is here and who is not: the table itself does not know. Told so, or as this process knows it."""

        def shown(info: p.SeatInfo) -> p.SeatInfo:
            seat = info.seat
            if info.kind != "person":
                return info
            is_here = self.is_here(table.id, seat) if here is None else seat in here
            away = self._badge_of(self._left.get(table.id, {}).get(seat) if left is None else left.get(seat))
            return msgspec.structs.replace(info, here=is_here, away_since=info.away_since or away)

        return msgspec.structs.replace(table, seats=[shown(info) for info in table.seats])

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
