"""A straight way to a client's socket, past the layers that an ASGI message goes through.

A table tells four people of every step: what a message costs on its way out is most of what a step costs. ASGI lets a server
offer more than the protocol has (`extensions` of the scope); ours offers to send a text at once. Where it is not offered
(another server, a test's client) messages go the usual way.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

PUSH = "atoll.push"


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's, which also sends a text at once where nothing is in the way."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][PUSH] = {"push": self.push}

    def push(self, text: bytes) -> bool:
        """False where it cannot be sent now: the client reads too slowly, or is at its end."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or not self.handshake_complete:
            return False
        self.transport.write(Frame(Opcode.TEXT, text).serialize(mask=False))
        return True


def pusher(scope: Any) -> Callable[[bytes], bool] | None:
    offered = (scope.get("extensions") or {}).get(PUSH)
    return offered["push"] if offered else None
