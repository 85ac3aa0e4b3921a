"""One client's socket: hello, then requests and updates until it goes. A wrong message is refused and ends nothing."""

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from . import protocol as p
from .bus import Note
from .desk import Desk, Rights
from .live import HAIR, NO_MORE, TRY_AGAIN_LATER, Listener, Live
from .meters import Meter
from .metrics import ANSWER_SECONDS, REFUSALS
from .play import Play
from .refusal import Refusal
from .requests import language
from .settings import Limits
from .wire import Straight, straight

log = logging.getLogger("atoll.server")
_decode = msgspec.json.Decoder(p.FromClient).decode
POLICY = 1008
STALE = ("ask", "action", "undo", "stage")
"""Refusals that say: you do not see what we see. The moment comes with them."""


class Client:
    def __init__(self, socket: WebSocket[Any, Any, Any], desk: Desk, live: Live, play: Play) -> None:
        self.socket, self.desk, self.live, self.play = socket, desk, live, play
        self.limits: Limits = desk.settings.limits
        self.listener: Listener | None = None
        self.rights = Rights()
        self.lang = language(socket)
        self._leads: int | None = None
        """The seat that leads others through the replay from here."""
        self._straight = straight(socket.scope)
        self._silence: asyncio.Timeout | None = None
        self._since: float | None = None
        """Since when we wait for what the client says next, if we do."""
        self._watching: asyncio.TimerHandle | None = None

    async def serve(self) -> None:
        await self.socket.accept()
        writer: asyncio.Task[None] | None = None
        try:
            if await self._hello():
                writer = asyncio.create_task(self._write(), name="socket writer")
                await asyncio.create_task(self._read(), name="socket reader")  # it wakes without all that is around us
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            await self._gone(writer)

    async def _gone(self, writer: asyncio.Task[None] | None) -> None:
        code = 1000
        if self._watching:
            self._watching.cancel()
        if self.listener:
            if self._leads is not None:
                self._lead(self._leads, NO_MORE)
            self.live.part(self.listener)
            self.listener.end(TRY_AGAIN_LATER)
            code = self.listener.ending or code
        if writer:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(writer, 0.5)  # what was said before the end still goes out
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self.socket.close(code), 0.5)

    # -- hello -------------------------------------------------------------------------------------------------------

    async def _hello(self) -> bool:
        try:
            message = await self._receive()
            if not isinstance(message, p.Hello):
                raise Refusal("message", "hello-first")
            await self._enter(message)
        except (WebSocketDisconnect, TimeoutError):
            raise
        except Exception as problem:
            refusal = problem if isinstance(problem, Refusal) else self._failed(message)
            await self._send_now(self._refused(refusal.request, refusal))
            with contextlib.suppress(Exception):
                await self.socket.close(POLICY)
            return False
        return True

    def _failed(self, hello: Any) -> Refusal:
        """Ours, not theirs; the others at their tables notice nothing."""
        log.exception("a table cannot be entered", extra={"table": getattr(hello, "table", None)})
        return Refusal("busy", "failed", 500)

    async def _enter(self, hello: p.Hello) -> None:
        self.lang = hello.lang
        if hello.v != p.VERSION:
            raise Refusal("version", "version", server=p.VERSION)
        self.rights = await self.desk.rights(hello.table, hello.tokens)
        table = await self.desk.known(hello.table)  # as it is now; nothing happens between here and `join`
        if not self.rights.any() and not table.listed:
            raise Refusal("token", "no-link", 403)
        if len(self.live.listeners(table.id)) >= self.limits.connections_per_table:
            raise Refusal("busy", "table-crowded", 503)
        self.listener = Listener(table.id, self.rights.seats, self.lang, self.limits.outgoing)
        self.listener.on_end = self._stop_reading
        self.listener.push = self._straight.push if self._straight else None
        info = self.live.present(table.info())
        seats = list(self.rights.seats)
        welcome = p.Welcome(
            v=p.VERSION, table=info, seats=seats, host=self.rights.host,
            grace=self.desk.settings.grace, patience=self.desk.settings.patience, at=self.desk.clock(),
        )  # fmt: skip
        self.listener.welcome(welcome, table, hello.since)
        self.live.join(self.listener, table)
        for seat in self.rights.seats:
            if table.may_come_back(seat):
                await self.play.back(table.id, seat)

    # -- reading and writing -----------------------------------------------------------------------------------------

    async def _write(self) -> None:
        assert self.listener
        while (data := await self.listener.queue.get()) is not None:
            await self.socket.send_text(data.decode())
            self.listener.waiting -= 1

    def _stop_reading(self) -> None:
        """The listener is at its end: do not wait for what this client may say next."""
        if self._silence:
            self._silence.reschedule(asyncio.get_running_loop().time())
        if self._straight and self._since is not None:
            self._straight.interrupt()

    def _watch(self) -> None:
        """Whoever says nothing for long is let go. To set a timer for each message would cost more than most messages do."""
        loop, left = asyncio.get_running_loop(), self.limits.idle_seconds
        if self._since is not None:
            left += self._since - loop.time()
        if left > HAIR:
            self._watching = loop.call_later(left, self._watch)
        elif self._straight:
            self._straight.interrupt()

    async def _send_now(self, message: Any) -> None:
        with contextlib.suppress(Exception):
            await self.socket.send_text(msgspec.json.encode(message).decode())

    async def _receive(self, meter: Meter | None = None) -> Any:
        received = await (self._next(self._straight) if self._straight else self._next_by_asgi())
        if received["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone")
        data = received.get("text")
        raw = data.encode() if data is not None else (received.get("bytes") or b"")
        if meter and not meter.allows():
            raise Refusal("rate", "rate", 429)
        if len(raw) > self.limits.message_bytes:
            raise Refusal("size", "size", 413, most=self.limits.message_bytes)
        try:
            return _decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            refusal = Refusal("message", "message", problem=str(problem))
            refusal.request = _request_of(raw)
            raise refusal from None

    async def _next(self, way: Straight) -> Any:
        loop = asyncio.get_running_loop()
        self._since = loop.time()
        if not self._watching:
            self._watch()
        try:
            return await way.receive()
        finally:
            self._since = None

    async def _next_by_asgi(self) -> Any:
        try:
            async with asyncio.timeout(self.limits.idle_seconds) as self._silence:
                return await self.socket.receive()
        finally:
            self._silence = None

    async def _read(self) -> None:
        assert self.listener
        most = self.limits.play_messages if self.rights.seats else self.limits.watch_messages
        meter = Meter(most, self.limits.per_seconds)
        while self.listener.ending is None:
            try:
                message = await self._receive(meter)
            except Refusal as refusal:
                self.listener.send(self._refused(refusal.request, refusal))
                if refusal.code == "rate":
                    self.listener.end(POLICY)
            else:
                await self._handle(message)

    async def _handle(self, message: Any) -> None:
        assert self.listener
        if isinstance(message, p.Ping):
            self.listener.send(p.Pong(at=self.desk.clock()))
            return
        request = getattr(message, "id", None)
        began = time.perf_counter()
        try:
            n = await self._do(message)
        except Refusal as refusal:
            self.listener.send(self._refused(request, refusal))
            if refusal.code in STALE:
                self.listener.remind(await self.desk.table(self.listener.table))
        except Exception:
            log.exception("request failed", extra={"table": self.listener.table})
            self.listener.send(self._refused(request, Refusal("busy", "failed", 500)))
        else:
            ANSWER_SECONDS.observe(time.perf_counter() - began)
            self.listener.send(p.Ack(id=request or "", n=n))

    async def _do(self, message: Any) -> int:
        assert self.listener
        id = self.listener.table
        if self.rights.seats and not self.live.requests.allows((id, self.rights.seats[0])):
            raise Refusal("rate", "rate", 429)
        if isinstance(message, p.Say):
            if message.seat is None:
                raise Refusal("chat", "chat-watcher", 403)
            self._mine(message.seat)
            return await self.play.say(id, message.seat, message)
        if isinstance(message, p.Hello):
            raise Refusal("message", "hello-twice")
        self._mine(message.seat)
        if isinstance(message, p.Act):
            return await self.play.act(id, message.seat, message.ask, message.do, message.id, person=True)
        if isinstance(message, p.Undo):
            return await self.play.undo(id, message.seat, self.rights.seats, message.id)
        if isinstance(message, p.Show):
            return await self._show(message)
        if isinstance(message, p.Decide):
            away = self.live.is_long_away(id, message.about)
            return await self.play.decide(id, message.about, message.what, message.id, away)
        if isinstance(message, p.Nudge):
            return await self.play.nudge(id, message.seat, message.about, message.id)
        if isinstance(message, p.Vacation):
            return await self.play.vacation(id, message.seat, message.until, message.id)
        return await self.play.pause(id, message.seat, message.on, message.id)

    async def _show(self, message: p.Show) -> int:
        """Nothing is stored: a moment that is shown is over with the next one."""
        assert self.listener
        table = await self.desk.table(self.listener.table)
        if table.stage != "over":
            raise Refusal("stage", "match-not-over", 409)
        self._lead(message.seat, NO_MORE if message.step is None else message.step)
        self._leads = message.seat if message.step is not None else None
        return table.n

    def _lead(self, seat: int, step: int) -> None:
        assert self.listener
        id, store = self.listener.table, self.desk.store
        self.live.lead(id, seat, step)
        store.bus.tell([Note(store.worker, "shown", id, step, (seat,))])

    def _mine(self, seat: int) -> None:
        if seat not in self.rights.seats:
            raise Refusal("seat", "not-your-seat", 403)

    def _refused(self, request: str | None, refusal: Refusal) -> p.Refused:
        REFUSALS.labels(refusal.code).inc()
        return p.Refused(id=request, code=refusal.code, text=refusal.text(self.lang))  # type: ignore[arg-type]


def _request_of(raw: bytes) -> str | None:
    """The id of a message that is wrong otherwise, so that whoever waits for its answer gets one."""
    try:
        id = msgspec.json.decode(raw, type=dict[str, Any]).get("id")
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return id if isinstance(id, str) and len(id) <= 40 else None
