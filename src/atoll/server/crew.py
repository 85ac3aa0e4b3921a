"""One worker among others that share a database: it shows that it is at work, hears their notes and claims what is to be done.

What it claims it does until nothing is left; should it end in the middle, another claims it. Nothing here is needed where one
process has the database to itself.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from .bus import Note
from .clock import SharedClock
from .desk import Desk
from .ledger import BEAT, Job

log = logging.getLogger("atoll.server")
MOST_AT_ONCE = 500
"""Jobs of one worker. Most of them wait: a bot lets people follow what happened."""
MOST_TRIES = 5
"""A job that has cost so many workers their life is left alone."""
GIVEN_UP = "given_up"
"""What its answer says then."""
TIDY = 600.0
"""Seconds after which what nobody asks for any more is thrown away again."""
LOOK = 6
"""Every so many beats tables are looked through for what no note told of."""
Done = tuple[int, float | None]
"""Up to which entry of the table a job is done, and when it is to be done again, if it is."""
Work = Callable[[Job], Awaitable[Done]]
UNREACHABLE = (OperationalError, InterfaceError, NoConnection)
"""The database is away, or has no time for us: whether it did what we asked, nobody knows."""


class Crew:
    def __init__(self, desk: Desk, clock: SharedClock) -> None:
        self.desk, self.ledger, self.clock = desk, desk.store.ledger, clock
        self.works: dict[str, Work] = {}
        """What this worker does, by kind of job. A worker that serves people only does nothing."""
        self.on_here: list[Callable[[str], None]] = []
        """Told a table where somebody came or went at another worker."""
        self.on_shown: list[Callable[[str, int, int], None]] = []
        """Told a table, a seat there, and the moment of the replay that it shows to the others at another worker."""
        self.on_unknown: list[Callable[[], None]] = []
        """Told when the others did not know this worker, or had given it up."""
        self.on_look: list[Callable[[], None]] = []
        """Told now and then: somebody may have come or gone at another worker, and the note got lost."""
        self.on_lost: list[Callable[[], None]] = []
        """Told when a worker was lost, by whoever noticed it."""
        self._running: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        """Jobs that run and are done once more then: they may have been wanted, and claimed, while they were given back."""
        self._waiting: dict[str, asyncio.Event] = {}
        self._wake = asyncio.Event()
        self._unsure = False
        """The database went away while we claimed: some jobs may be ours, and we do not know which."""
        self._loops: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.clock.agree(self.ledger.time)
        first = not await self.ledger.has_workers()
        await self.ledger.beat(self.desk.clock())
        if first:
            await self.ledger.want_care_of_all(self.desk.clock())
        await self.desk.store.bus.open(self.hear, self.missed)
        loops = [self._beat, self._tidy] + ([self._claim] if self.works else [])
        self._loops = [asyncio.create_task(self._forever(loop), name=f"crew {loop.__name__}") for loop in loops]

    async def close(self) -> None:
        """Others go on with what this one had claimed."""
        tasks = [*self._loops, *self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(Exception):  # the database may be gone as well: then the others find out
            await self.ledger.resign(self.desk.clock())
        await self.desk.store.bus.close()

    # -- hearing -----------------------------------------------------------------------------------------------------

    def hear(self, note: Note) -> None:
        if note.kind == "job":
            self.wake()
        elif note.kind == "done" and note.about in self._waiting:
            self._waiting[note.about].set()
        elif note.kind == "here":
            for tell in self.on_here:
                tell(note.about)
        elif note.kind == "shown":
            for show in self.on_shown:
                show(note.about, note.seats[0], note.n)
        else:
            self.desk.hear(note)

    def missed(self) -> None:
        """Notes may have been lost: look at everything that somebody here waits for."""
        self.wake()
        self._loops.append(asyncio.create_task(self._look(), name="crew looks"))
        for tell in self.on_unknown:
            tell()

    def wake(self) -> None:
        self._wake.set()

    async def _forever(self, loop: Callable[[], Awaitable[None]]) -> None:
        while True:
            await self._surely(loop)

    async def _surely(self, work: Callable[[], Awaitable[None]]) -> None:
        """The database may be away for a while."""
        while True:
            try:
                await work()
                return
            except Exception:
                log.exception("the crew's ledger is out of reach")
                await asyncio.sleep(BEAT)

    async def _beat(self) -> None:
        for beat in range(LOOK):
            await self.clock.agree(self.ledger.time)
            if not await self.ledger.beat(self.desk.clock()):
                for tell in self.on_unknown:
                    tell()
            if lost := await self.ledger.strike_off(self.desk.clock()):
                log.warning("workers were lost", extra={"workers": lost})
                for tell in self.on_lost:
                    tell()
                self.wake()
            if beat == 0:
                await self._look()
            await asyncio.sleep(BEAT)

    async def _tidy(self) -> None:
        await self.ledger.tidy(self.desk.clock())
        await asyncio.sleep(TIDY)

    async def _look(self) -> None:
        for tell in self.on_look:
            tell()
        await self.desk.catch_up()

    # -- working -----------------------------------------------------------------------------------------------------

    async def _claim(self) -> None:
        self._wake.clear()
        if self._unsure:
            self._again |= self._running.keys()
            await self.ledger.let_go(self._running, others=True)
        room, self._unsure = MOST_AT_ONCE - len(self._running), True
        for job in await self.ledger.claim(self.desk.clock(), room, self.works) if room else []:
            if job.id in self._running:
                self._again.add(job.id)
            else:
                self._running[job.id] = asyncio.create_task(self._run(job), name=job.id)
        self._unsure = False
        due = await self.ledger.next_due(self.works)
        soon = BEAT if due is None else min(BEAT, max(0.01, due - self.desk.clock()))
        with contextlib.suppress(TimeoutError):  # `wait_for` would lose a cancellation that comes with the wake
            async with asyncio.timeout(soon if room else BEAT):
                await self._wake.wait()

    async def _run(self, job: Job) -> None:
        try:
            await self._do(job)
            while job.id in self._again:
                self._again.discard(job.id)
                await self._do(job)
        finally:
            self._again.discard(job.id)
            del self._running[job.id]
            self.wake()

    async def _do(self, job: Job) -> None:
        try:
            if job.tries > MOST_TRIES or job.kind not in self.works:
                log.error("a job is given up", extra={"job": job.id, "tries": job.tries})
                await self.ledger.keep(job.id, job.data | {"failed": True, GIVEN_UP: True}, self.desk.clock())
                return
            while not await self.ledger.give_back(job, *await self.works[job.kind](job)):
                pass
        except UNREACHABLE:
            log.exception("a job is not given back", extra={"job": job.id})
            await asyncio.sleep(BEAT)
            await self._surely(lambda: self.ledger.let_go([job.id]))
        except Exception:
            log.exception("a job failed", extra={"job": job.id})
            with contextlib.suppress(Exception):
                await self.ledger.keep(job.id, job.data | {"failed": True}, self.desk.clock())

    # -- asking ------------------------------------------------------------------------------------------------------

    async def answer(self, job: Job, seconds: float) -> dict[str, Any]:
        """Have it done by whoever is free, and wait for what comes of it; TimeoutError if nobody is."""
        heard = self._waiting.setdefault(job.id, asyncio.Event())
        try:
            async with asyncio.timeout(seconds):
                await self.ledger.want(job, self.desk.clock())
                self.wake()
                while not ((found := await self.ledger.find(job.id)) and found.done):
                    heard.clear()
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(heard.wait(), BEAT)  # the note may get lost
                return found.data
        finally:
            self._waiting.pop(job.id, None)

    def told(self, id: str) -> None:
        """A job that this very worker has done: nobody else's note will say so."""
        if id in self._waiting:
            self._waiting[id].set()
