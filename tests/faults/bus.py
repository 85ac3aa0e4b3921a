"""Simulated notes between workers. As PostgreSQL carries them: with the commit, in order, and whoever did not listen is told
that something was missed. Or as NATS does: after the commit, in any order, and some never arrive."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from sqlalchemy.ext.asyncio import AsyncConnection

from atoll.server.bus import Hear, Note

from .network import MOMENT

if TYPE_CHECKING:
    from .process import Process


class Air:
    """What notes travel through."""

    def __init__(self, chance: Random, within: bool) -> None:
        self.chance, self.within = chance, within
        self.lossy, self.slow = 0.0, 0.005
        self.ears: list[SimulatedBus] = []

    def tell(self, by: Any, notes: Sequence[Note]) -> None:
        for note in sorted(notes, key=repr):  # those of one transaction come from sets
            for ear in self.ears:
                if ear.process is not by and not ear.process.dead:
                    self._send(ear, note)

    def _send(self, ear: "SimulatedBus", note: Note) -> None:
        loop = ear.process.world.loop
        if ear.deaf or (not self.within and self.chance.random() < self.lossy):
            return
        when = loop.now + self.chance.random() * self.slow
        if self.within:
            when = ear.latest = max(ear.latest + MOMENT, when)
        loop.call_at(when, ear.listen, note, context=ear.process.context)


class SimulatedBus:
    def __init__(self, air: Air, process: "Process") -> None:
        self.air, self.process = air, process
        self.deaf, self.latest = False, 0.0
        self._hear: Hear | None = None
        self._missed: Callable[[], None] | None = None

    async def open(self, hear: Hear, missed: Callable[[], None]) -> None:
        self._hear, self._missed = hear, missed
        self.air.ears.append(self)

    async def tell_within(self, connection: AsyncConnection, notes: Sequence[Note]) -> bool:
        if self.air.within:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            driver.notes += notes
        return self.air.within

    def tell(self, notes: Sequence[Note]) -> None:
        if not self.process.dead:
            self.air.tell(self.process, notes)

    def listen(self, note: Note) -> None:
        if self._hear and not self.deaf and not self.process.dead:
            self._hear(note)

    def hear_again(self) -> None:
        self.deaf = False
        if self._missed and not self.process.dead:
            self.process.world.loop.call_soon(self._missed, context=self.process.context)

    async def close(self) -> None:
        if self in self.air.ears:
            self.air.ears.remove(self)
