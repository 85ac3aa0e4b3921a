"""A straight way from and to a client's socket, past the layers that a message goes through.

A table tells four people of every step: what a message costs on its way is most of what a step costs. ASGI lets a server
offer more than the protocol has (`extensions` of the scope); ours offers to send a text at once, and what it received
without a detour. Where it is not offered (another server, a test's client) messages go the usual way.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar, NamedTuple
from weakref import WeakKeyDictionary

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import State
from websockets.utils import apply_mask

log = logging.getLogger("atoll.server")
STRAIGHT = "atoll.straight"
WHOLE_TEXT, MASKED, LONG = 0x81, 0x80, 126
"""Of RFC 6455: the first byte of a text in one frame, the bit that says masked, the length that stands for two more bytes."""
TEXT = bytes([WHOLE_TEXT])
AHEAD = 4
"""Messages of one client that may wait to be read; its socket is not read further then."""


class Straight(NamedTuple):
    """What is offered."""

    push: Callable[[bytes], bool]
    """Sends a text with the next turn of the loop; False where it cannot."""
    receive: Callable[[], Awaitable[Any]]
    """ASGI's, without those in between."""
    interrupt: Callable[[], None]
    """Whoever receives is told that the client has gone."""


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's, which also sends a text with the next turn of the loop where nothing is in the way, all that a client is
    told in one turn together, and takes a short way with messages that come whole."""

    _of_servers: ClassVar[WeakKeyDictionary[ServerState, "list[Wire]"]] = WeakKeyDictionary()

    def __init__(self, config: Config, server_state: ServerState, *given: Any, **named: Any) -> None:
        super().__init__(config, server_state, *given, **named)
        self._outgoing: list[bytes] = []
        self._to_flush = self._of_servers.setdefault(server_state, [])
        """Those of this server that something was pushed to in this turn of the loop: a callback each would cost more."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][STRAIGHT] = {"way": Straight(self.push, self.receive, self.interrupt)}

    # -- in ----------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """What is not one whole text of moderate length is left to those who know all of the protocol."""
        text = self._whole_text(data) if self.handshake_complete and not self.close_sent else None
        if text is None:
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def _whole_text(self, data: bytes) -> str | None:
        if len(data) < 6 or data[0] != WHOLE_TEXT or not data[1] & MASKED or not self._is_between_messages():
            return None
        size, start = data[1] & ~MASKED, 2
        if size == LONG:
            size, start = int.from_bytes(data[2:4]), 4
        if len(data) != start + 4 + size or size > self.config.ws_max_size:
            return None
        try:
            return apply_mask(data[start + 4 :], data[start : start + 4]).decode()
        except UnicodeDecodeError:
            return None

    def _is_between_messages(self) -> bool:
        """The parser waits for a message to begin: nothing of one, and no part of several, has come before."""
        conn = self.conn
        waits: Any = conn.parser
        while inner := getattr(waits, "gi_yieldfrom", None):
            waits = inner
        return waits.__name__ == "at_eof" and conn.current_size is None and conn.state is State.OPEN

    def interrupt(self) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})

    # -- out ---------------------------------------------------------------------------------------------------------

    def push(self, text: bytes) -> bool:
        """False where it cannot be sent now: the client reads too slowly, or is at its end."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or not self.handshake_complete:
            return False
        if not self._outgoing:
            if not self._to_flush:
                self.loop.call_soon(_flush_all, self._to_flush)
            self._to_flush.append(self)
        self._outgoing += _framed(text)
        return True

    def _flush(self) -> None:
        told, self._outgoing = self._outgoing, []
        if told and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(told))

    async def send(self, message: Any) -> None:
        """What was pushed before goes first."""
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()


def _flush_all(wires: list[Wire]) -> None:
    some = wires.copy()
    wires.clear()
    for wire in some:
        try:
            wire._flush()
        except Exception:  # the others are told all the same
            log.exception("a socket cannot be written to")


def _framed(text: bytes) -> tuple[bytes, bytes]:
    """A whole text is one frame: its head and itself."""
    size = len(text)
    if size < LONG:
        return TEXT + size.to_bytes(1), text
    if size < 1 << 16:
        return TEXT + b"\x7e" + size.to_bytes(2), text
    return TEXT + b"\x7f" + size.to_bytes(8), text


def straight(scope: Any) -> Straight | None:
    offered = (scope.get("extensions") or {}).get(STRAIGHT)
    return offered["way"] if offered else None
