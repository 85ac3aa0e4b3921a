"""A simulated WebSocket between somebody and a worker: what is said arrives late and in order until the line is cut, and
either side may not notice for a long time. Requests of people, which carry an id, may also arrive twice or out of order."""

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

from atoll.server.wire import STRAIGHT, Straight

from .loop import SimulatedLoop

if TYPE_CHECKING:
    from .process import Process

MOMENT = 1e-6


class Weather:
    """What the network is like at the moment."""

    slow = 0.02
    """Seconds that a message takes at most."""
    twice = 0.0
    overtaken = 0.0
    """How likely a request is to arrive twice, or after what was said later."""


class Line:
    def __init__(self, loop: SimulatedLoop, chance: Random, weather: Weather, worker: "Process") -> None:
        self.loop, self.chance, self.weather, self.worker = loop, chance, weather, worker
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.socket = Socket(self)
        self.copies: dict[str, int] = {}
        """By request: how many were sent off to the worker."""
        self.to_worker = self.to_client = True
        """Does what is said arrive."""
        self._latest = {"worker": 0.0, "client": 0.0}
        self._cuts = 0

    # -- of whoever called ---------------------------------------------------------------------------------------------

    def say(self, text: str, request: str | None = None) -> None:
        for _ in range(1 + bool(request and self.chance.random() < self.weather.twice)):
            if request:
                self.copies[request] = self.copies.get(request, 0) + 1
            overtaken = bool(request) and self.chance.random() < self.weather.overtaken
            self._send("worker", {"type": "websocket.receive", "text": text}, overtaken)

    async def hear(self) -> str | None:
        """None: the line is cut."""
        return await self.inbox.get()

    def hang_up(self) -> None:
        """What is under way to the worker still arrives; so does this."""
        self._send("worker", {"type": "websocket.disconnect"})
        self._send("client", None)

    # -- of the worker -------------------------------------------------------------------------------------------------

    async def tell(self, text: str | None) -> None:
        if self.worker.dead or not self.to_client:
            return
        if self.chance.random() < 0.3:
            await asyncio.sleep(self.chance.random() * self.weather.slow)
        self._send("client", text)

    def push(self, text: bytes) -> bool:
        """The straight way to the client; now and then it is not free."""
        if self.chance.random() < 0.3:
            return False
        if not self.worker.dead:
            self._send("client", text.decode())
        return True

    # -- of fate -------------------------------------------------------------------------------------------------------

    def lose_worker(self) -> None:
        """It was killed. Its machine may be gone as well: then nobody says so."""
        self.to_worker = False
        if self.chance.random() < 0.7:
            self._send("client", None)
        self.to_client = False

    def cut(self) -> None:
        """What is under way may be lost with it. One side notices, or both, or nobody."""
        self._cuts += self.chance.random() < 0.5
        how = self.chance.choice(["both", "worker", "client", "silent"])
        if how in ("both", "worker"):
            self._send("worker", {"type": "websocket.disconnect"})
        if how in ("both", "client"):
            self._send("client", None)
        self.to_worker = self.to_client = False

    def _send(self, to: str, what: Any, overtaken: bool = False) -> None:
        if not (self.to_worker if to == "worker" else self.to_client):
            return
        when = self.loop.now + self.chance.random() * self.weather.slow
        if overtaken:
            when += self.weather.slow * 2
        else:
            when = self._latest[to] = max(self._latest[to] + MOMENT, when)
        self.loop.call_at(when, self._arrive, to, what, self._cuts)

    def _arrive(self, to: str, what: Any, cuts: int) -> None:
        if cuts < self._cuts:
            return
        if to == "client":
            self.inbox.put_nowait(what)
        elif not self.worker.dead:
            self.socket.inbox.put_nowait(what)


class Socket:
    """The worker's end, as the server's code knows it."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.headers: dict[str, str] = {}
        self.scope = {"extensions": {STRAIGHT: {"way": Straight(line.push, self.receive, self.interrupt)}}}
        self.inbox: asyncio.Queue[dict[str, str]] = asyncio.Queue()

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, str]:
        return await self.inbox.get()

    def interrupt(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect"})

    async def send_text(self, text: str) -> None:
        await self.line.tell(text)

    async def close(self, code: int) -> None:
        await self.line.tell(None)
