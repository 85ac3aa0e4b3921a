"""Who is here, at whatever worker: what this one knows is written to the ledger, what others know is read from it."""

import asyncio
import logging
from collections.abc import Callable, Collection

from .ledger import Ledger, Place

log = logging.getLogger("atoll.server")
Know = Callable[[str, set[int], dict[int, float]], None]
"""Told a table, the seats that are here, and since when others are away."""


class Roster:
    """Changes are written together, in the order in which they came; then the tables they are about are read."""

    def __init__(self, ledger: Ledger, clock: Callable[[], float], know: Know) -> None:
        self.ledger, self.clock, self.know = ledger, clock, know
        self._changes: dict[Place, bool] = {}
        """By table and seat: is somebody here now."""
        self._missed: set[Place] = set()
        self._looks: set[str] = set()
        self._over: set[str] = set()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="roster")

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def change(self, table: str, seats: Collection[int], here: bool) -> None:
        self._changes |= {(table, seat): here for seat in seats}
        self.look(table)

    def miss(self, table: str, seats: Collection[int]) -> None:
        self._missed |= {(table, seat) for seat in seats}
        self.look(table)

    def look(self, table: str) -> None:
        self._looks.add(table)
        self._wake.set()

    def over(self, table: str) -> None:
        self._over.add(table)
        self._wake.set()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._write()
                await self._read()
            except Exception:
                log.exception("the roster is out of reach")
                self._wake.set()
                await asyncio.sleep(0.5)

    async def _write(self) -> None:
        """What could not be written is tried again, unless it has changed meanwhile."""
        changes, missed, over = self._changes, self._missed, self._over
        self._changes, self._missed, self._over = {}, set(), set()
        try:
            if changes:
                here = [place for place, is_here in changes.items() if is_here]
                gone = [place for place, is_here in changes.items() if not is_here]
                await self.ledger.seat_people(here, gone, self.clock())
            if missed:
                await self.ledger.miss(missed, self.clock())
            if over:
                await self.ledger.forget_absences(over)
        except BaseException:
            self._changes, self._missed, self._over = changes | self._changes, missed | self._missed, over | self._over
            raise

    async def _read(self) -> None:
        looks, self._looks = self._looks, set()
        try:
            here, away = await self.ledger.people(looks)
        except BaseException:
            self._looks |= looks
            raise
        for table in looks:
            self.know(table, here[table], away[table])
