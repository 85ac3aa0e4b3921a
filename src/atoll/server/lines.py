"""Lines of plain HTTP on which somebody keeps us waiting: each costs a file for as long as it is open.

A request that does not come to its end in time ends its line, whatever is missing of it: all, its head, its body. So does the
request that has been on its way for longest where there are more lines than we want to have.
"""

import asyncio
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState


class Lines:
    """Of one server."""

    def __init__(self) -> None:
        self.open: set[Impatient] = set()
        self.waiting: dict[Impatient, None] = {}
        """Those on which a request is to come, or is not whole yet; first come, first here."""


class Impatient(H11Protocol):
    """uvicorn's, with that limit to its patience."""

    config: Any
    _of_servers: ClassVar[WeakKeyDictionary[ServerState, Lines]] = WeakKeyDictionary()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._lines = self._of_servers.setdefault(self.server_state, Lines())
        self._lines.open.add(self)
        self._timer: asyncio.TimerHandle | None = None
        self._expected: Any = None
        self._expect((None, h11.IDLE), self.config.limits.request_seconds)
        if len(self._lines.open) > self.config.limits.lines:
            next(iter(self._lines.waiting))._give_up()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()  # the next request may have come meanwhile, or a part of it

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._leave()

    def _look(self) -> None:
        """How far is the request that comes now?"""
        theirs = self.conn.their_state
        head_comes = theirs is h11.IDLE and (self.cycle is None or self.conn.trailing_data[0])
        if self not in self._lines.open or not (head_comes or theirs is h11.SEND_BODY):
            self._settle()
        elif self._expected != (self.cycle, theirs):
            limits = self.config.limits
            self._expect((self.cycle, theirs), limits.request_seconds if head_comes else limits.body_seconds)

    def _expect(self, what: Any, seconds: float) -> None:
        self._settle()
        self._expected = what
        self._lines.waiting[self] = None
        self._timer = self.loop.call_later(seconds, self._give_up)

    def _settle(self) -> None:
        """Nothing is awaited of them: all of it is there, or they are free to say nothing (for how long, uvicorn knows)."""
        self._expected = None
        self._lines.waiting.pop(self, None)
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._leave()
        self.transport.close()

    def _leave(self) -> None:
        self._settle()
        self._lines.open.discard(self)
