"""A simulated worker: the server's services in a process of their own, with a clock of their own, that can be killed."""

import asyncio
import contextlib
import contextvars
from collections.abc import Callable, Coroutine
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from atoll.server.refusal import Refusal
from atoll.server.services import Services, services
from atoll.server.socket import Client
from atoll.server.store import Store
from atoll.server.thinking import Rank, Thinkers

from .bus import SimulatedBus
from .disk import SimulatedScribe, engine
from .loop import PROCESS

if TYPE_CHECKING:
    from .network import Line
    from .world import World

T = TypeVar("T")
EPOCH = 1_700_000_000.0


class SimulatedThinkers(Thinkers):
    """Thinking takes a while and no thread."""

    def __init__(self, process: "Process") -> None:
        self.process = process

    def submit(self, rank: Rank, work: Callable[[], T]) -> "asyncio.Future[T]":
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def think() -> None:
            if not future.cancelled():
                try:
                    future.set_result(work())
                except Exception as problem:
                    future.set_exception(problem)

        loop.call_later(self.process.world.chance.random() * 0.05, think)
        return future

    def leave(self, work: Callable[[], Any]) -> None:
        pass

    def close(self) -> None:
        pass


class Process:
    def __init__(self, world: "World", name: str) -> None:
        self.world, self.name = world, name
        self.context = contextvars.copy_context()
        self.context.run(PROCESS.set, self)
        self.tasks: list[asyncio.Task[Any]] = []
        self.lines: list[Line] = []
        self.bus = SimulatedBus(world.air, self)
        self.services: Services | None = None
        self.dead, self.up = False, False
        self.offset = 0.0
        """What its clock is wrong by."""
        self.running_since = Random(name).uniform(0, 1e5)
        """What its machine counts the seconds from is its own."""
        self.ticks, self.doom = 0, -1
        """Steps that it has done, and after which it is killed."""
        self.ending = asyncio.Event()
        self.spawn(self._run())

    def clock(self) -> float:
        return EPOCH + self.world.loop.now + self.offset

    def spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        return self.world.loop.create_task(work, context=self.context)

    async def _run(self) -> None:
        try:
            store = self._store()
            store.start()
            async with services(self.world.settings, self.clock, store, SimulatedThinkers(self)) as self.services:
                self.up = True
                await self.ending.wait()
                self.up = False
            self.world.log(f"{self.name} has ended in order")
        except Exception as problem:  # the database was out of reach when it started: whoever runs it starts it again
            self.world.failed(self, problem)
        finally:
            self.kill()

    def _store(self) -> Store:
        """As `Store.open` has it: others may write to PostgreSQL; to an SQLite file only this process does, by its scribe."""
        if self.world.plan.shared:
            return Store(engine(), True, self.bus, self.name)
        return Store(engine(), worker=self.name, scribe=SimulatedScribe(self.world.disk))

    def serve(self, line: "Line") -> None:
        assert self.services
        self.lines.append(line)
        self.spawn(self._serve(line))

    async def _serve(self, line: "Line") -> None:
        assert self.services
        desk, live, play = self.services.desk, self.services.live, self.services.play
        await Client(line.socket, desk, live, play).serve()  # type: ignore[arg-type]
        line.hang_up()

    async def leave(self, table: str, token: str) -> None:
        """By HTTP, where nobody sends again what was not answered."""
        assert self.services
        with contextlib.suppress(Refusal, SQLAlchemyError, OSError):
            await self.services.lobby.leave(table, [token])

    def tick(self) -> None:
        self.ticks += 1
        if self.ticks == self.doom:
            self.world.log(f"{self.name} is killed at its step {self.ticks}")
            self.kill()

    def kill(self) -> None:
        """Cut off from the world first: what its tasks do while they are cleared away reaches nobody."""
        if self.dead:
            return
        self.dead, self.up = True, False
        self.bus.deaf = True
        for connection in [one for one in self.world.disk.connections if one.process is self]:
            connection.lose()
        for line in self.lines:
            line.lose_worker()
        for task in self.tasks:
            task.cancel()
