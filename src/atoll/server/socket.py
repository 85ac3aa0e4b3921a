"""One client's socket: hello, then requests and updates until it goes. A wrong message is refused and ends nothing."""

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from . import protocol as p
from .desk import Desk, Rights
from .live import Listener, Live
from .metrics import ANSWER_SECONDS, REFUSALS
from .play import Play
from .refusal import Refusal
from .settings import Limits

log = logging.getLogger("atoll.server")
_decode = msgspec.json.Decoder(p.FromClient).decode
TRY_AGAIN_LATER, POLICY, TOO_BIG = 1013, 1008, 1009


class Meter:
    """So many messages in so many seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most, self.seconds = most, seconds
        self._times: deque[float] = deque()

    def allows(self) -> bool:
        now = time.monotonic()
        while self._times and now - self._times[0] > self.seconds:
            self._times.popleft()
        self._times.append(now)
        return len(self._times) <= self.most


class Client:
    def __init__(self, socket: WebSocket[Any, Any, Any], desk: Desk, live: Live, play: Play) -> None:
        self.socket, self.desk, self.live, self.play = socket, desk, live, play
        self.limits: Limits = desk.settings.limits
        self.listener: Listener | None = None
        self.rights = Rights()
        self.lang = "en"
        self.name = "?"

    async def serve(self) -> None:
        await self.socket.accept()
        writer: asyncio.Task[None] | None = None
        try:
            hello = await self._hello()
            if hello is None:
                return
            writer = asyncio.create_task(self._write(), name="socket writer")
            await self._read()
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            await self._gone(writer)

    async def _gone(self, writer: asyncio.Task[None] | None) -> None:
        if self.listener:
            with contextlib.suppress(Refusal):
                self.live.part(self.listener, await self.desk.table(self.listener.table))
        if writer:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self.socket.close()

    # -- hello -------------------------------------------------------------------------------------------------------

    async def _hello(self) -> p.Hello | None:
        try:
            message = await self._receive(Meter(3, 10.0))
            if not isinstance(message, p.Hello):
                raise Refusal("message", "hello-first")
            await self._enter(message)
        except Refusal as refusal:
            await self._send_now(self._refused(None, refusal))
            await self.socket.close(POLICY)
            return None
        return message

    async def _enter(self, hello: p.Hello) -> None:
        self.lang = hello.lang
        if hello.v != p.VERSION:
            raise Refusal("version", "version", server=p.VERSION)
        table = await self.desk.table(hello.table)
        self.rights = await self.desk.rights(hello.table, hello.tokens)
        known = self.rights.seats or self.rights.host or self.rights.watch or self.rights.join
        if not known and not table.listed:
            raise Refusal("token", "no-link", 403)
        if len(self.live.listeners(table.id)) >= self.limits.connections_per_table:
            raise Refusal("busy", "table-crowded", 503)
        self.listener = Listener(table.id, self.rights.seats, self.lang, self.limits.outgoing)
        self.listener.sent = min(hello.since, table.n)
        info = msgspec.structs.replace(table.info(), seats=self.live.seats(table))
        seats = list(self.rights.seats)
        self.listener.send(p.Welcome(v=p.VERSION, table=info, seats=seats, host=self.rights.host, links=None))
        self.listener.update(table)
        for seat in self.live.join(self.listener, table):
            if table.chairs[seat].deputy:
                await self.play.back(table.id, seat)

    # -- reading and writing -----------------------------------------------------------------------------------------

    async def _write(self) -> None:
        assert self.listener
        while not self.listener.dropped:
            data = await self.listener.queue.get()
            if data is None:
                break
            await self.socket.send_text(data.decode())
        await self.socket.close(TRY_AGAIN_LATER)

    async def _send_now(self, message: Any) -> None:
        with contextlib.suppress(Exception):
            await self.socket.send_text(msgspec.json.encode(message).decode())

    async def _receive(self, meter: Meter) -> Any:
        received = await asyncio.wait_for(self.socket.receive(), self.limits.idle_seconds)
        if received["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone")
        data = received.get("text")
        raw = data.encode() if data is not None else (received.get("bytes") or b"")
        if not meter.allows():
            raise Refusal("rate", "rate", 429)
        if len(raw) > self.limits.message_bytes:
            raise Refusal("size", "size", 413, most=self.limits.message_bytes)
        try:
            return _decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            raise Refusal("message", "message", problem=str(problem)) from None

    async def _read(self) -> None:
        assert self.listener
        most = self.limits.play_messages if self.rights.seats else self.limits.watch_messages
        meter = Meter(most, self.limits.per_seconds)
        while not self.listener.dropped:
            try:
                message = await self._receive(meter)
            except Refusal as refusal:
                self.listener.send(self._refused(None, refusal))
                if refusal.code == "rate":
                    await asyncio.sleep(0.05)
                    self.listener.put(None)
                    return
                continue
            await self._handle(message)

    async def _handle(self, message: Any) -> None:
        assert self.listener
        if isinstance(message, p.Ping):
            self.listener.send(p.Pong(at=time.time()))
            return
        request = getattr(message, "id", None)
        began = time.perf_counter()
        try:
            n = await self._do(message)
        except Refusal as refusal:
            self.listener.send(self._refused(request, refusal))
        except Exception:
            log.exception("request failed", extra={"table": self.listener.table})
            self.listener.send(self._refused(request, Refusal("busy", "failed", 500)))
        else:
            ANSWER_SECONDS.observe(time.perf_counter() - began)
            self.listener.send(p.Ack(id=request or "", n=n))

    async def _do(self, message: Any) -> int:
        assert self.listener
        id = self.listener.table
        if isinstance(message, p.Say):
            if message.seat is not None:
                self._mine(message.seat)
            elif not (self.rights.watch or self.rights.host):
                raise Refusal("chat", "chat-watcher", 403)
            return await self.play.say(id, message, self.name)
        if isinstance(message, p.Hello):
            raise Refusal("message", "hello-twice")
        self._mine(message.seat)
        if isinstance(message, p.Act):
            return await self.play.act(id, message.seat, message.ask, message.do, message.id)
        if isinstance(message, p.Undo):
            return await self.play.undo(id, message.seat, self.rights.seats, message.id)
        if isinstance(message, p.Decide):
            away = self.live.is_long_away(id, message.about)
            return await self.play.decide(id, message.about, message.what, message.id, away)
        return await self.play.pause(id, message.seat, message.on, message.id)

    def _mine(self, seat: int) -> None:
        if seat not in self.rights.seats:
            raise Refusal("seat", "not-your-seat", 403)

    def _refused(self, request: str | None, refusal: Refusal) -> p.Refused:
        REFUSALS.labels(refusal.code).inc()
        return p.Refused(id=request, code=refusal.code, text=refusal.text(self.lang))  # type: ignore[arg-type]
