"""Tells people who are not at the table what they asked to hear of: their turn, little time left, a reminder, the end.

After every change of a table the herald plans what its seats are to be told and when: a job with a time (`ledger.py`), which
any worker claims when it is due, or this process itself where it has the database alone. Whoever does it looks again: the
turn may be over by then, or the person here. What is told is written down first, so that nobody is told the same twice, and
with it, in the job, who is still to be told: should a worker end before all are, whoever claims the job next tells the rest.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

from ..texts import Texts
from .channels import Channel, Channels
from .clock import DAY
from .crew import Crew, Done
from .desk import Desk
from .ledger import Job
from .live import Live
from .post import Post, Unwanted
from .table import Table

log = logging.getLogger("atoll.server")
WARNED = (DAY, 3600.0)
"""Seconds before a clock falls: the first that leaves its owner some time."""
SLACK = 0.5
AGAIN = (0.0, 15.0, 120.0)
"""Seconds before each try to hand a message over."""
AT_ONCE = 100
REMEMBERED = 5000
"""For so many tables it is kept what was planned, so that it is not written again with every step."""
LONGEST_SLEEP = 30.0
LAST_MOMENT = 3.0
"""Seconds that the end of the server waits for messages on their way."""
Plan = dict[str, tuple[Job, float]]
"""By job its time."""


class Herald:
    def __init__(self, desk: Desk, live: Live, channels: Channels, crew: Crew | None = None) -> None:
        self.desk, self.live, self.channels, self.crew = desk, live, channels, crew
        self.post = Post(desk.settings, channels, desk.clock)
        self.ledger = desk.store.ledger
        self._planned: OrderedDict[str, dict[str, float]] = OrderedDict()
        self._plans: Plan = {}
        self._wake = asyncio.Event()
        self._closing = False
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        if not self.post.is_open:
            return
        await self.channels.tidy(self.desk.clock())
        if not self.crew:
            await self.ledger.free_all()
        self._spawn(self._run(), "herald")
        self.look_at_all()

    async def close(self) -> None:
        """What is planned is written first, and what is under way has a moment."""
        self._closing = True
        self.wake()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LAST_MOMENT)
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self) -> None:
        self._wake.set()

    def _spawn(self, work: Any, name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- planning ----------------------------------------------------------------------------------------------------

    def look(self, table: Table) -> None:
        """Called after every change."""
        if not self.post.is_open or not any(chair.notify for chair in table.chairs):
            return
        plan = dict(self._plan(table))
        known, now = self._planned.get(table.id, {}), {id: due for id, (_, due) in plan.items()}
        self._planned[table.id] = now
        self._planned.move_to_end(table.id)
        while len(self._planned) > REMEMBERED:
            self._planned.popitem(last=False)
        self._plans |= {id: wanted for id, wanted in plan.items() if known.get(id) != now[id]}
        self.wake()

    def look_at_all(self) -> None:
        """After a start, or when a worker ended that may have had something to plan."""
        self._planned.clear()
        self._spawn(self._look_at_all(), "herald looks at all tables")

    async def _look_at_all(self) -> None:
        for id in await self.channels.watched_tables():
            try:
                self.look(await self.desk.table(id))
            except Exception:
                log.exception("a table cannot be read", extra={"table": id})

    def _plan(self, table: Table) -> Iterator[tuple[str, tuple[Job, float]]]:
        """What the seats of a table are to be told, as things are."""
        pause = self.desk.settings.notice_pause
        for seat, chair in enumerate(table.chairs):
            if not chair.notify or chair.kind != "person" or chair.left_at is not None:
                continue
            if table.stage == "over":
                yield _job(table, seat, "over", table.last_move, table.rows[table.last_move - 1].at + pause)
            if table.stage != "playing" or not chair.wait or table.bot_of(seat):
                continue
            n, since = chair.wait
            told = max(since, chair.vacation[1] if chair.vacation else since) + pause
            yield _job(table, seat, "turn", n, told)
            if chair.nudge:
                yield _job(table, seat, "nudge", *chair.nudge)
            falls = table.falls_at(seat)
            if falls and (before := next((b for b in WARNED if falls - b > told), None)):
                yield _job(table, seat, "time", n, falls - before)

    # -- doing -------------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            plans = dict(self._plans)
            try:
                if plans:
                    await self.ledger.want_at(plans)
                self._plans = {id: wanted for id, wanted in self._plans.items() if plans.get(id) != wanted}
                if self._closing:
                    return
                sleep = await self._claim() if not self.crew else LONGEST_SLEEP
            except Exception:
                log.exception("the herald's ledger is out of reach")
                sleep = 1.0
            if self.crew and plans:
                self.crew.wake()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(sleep):
                    await self._wake.wait()

    async def _claim(self) -> float:
        """Where nobody else does: what is due. Returns how long there will be nothing."""
        for job in await self.ledger.claim(self.desk.clock(), AT_ONCE):
            self._spawn(self._do(job), job.id)
        due = await self.ledger.next_due()
        return LONGEST_SLEEP if due is None else min(LONGEST_SLEEP, max(0.01, due - self.desk.clock()))

    async def _do(self, job: Job) -> None:
        try:
            while not await self.ledger.give_back(job, *await self.claimed(job)):
                pass
        except Exception:
            log.exception("a notice failed", extra={"job": job.id})
            await self.ledger.keep(job.id, job.data, self.desk.clock())
        self.wake()

    async def claimed(self, job: Job) -> Done:
        """Tell it, unless it is no longer true, or not yet time, or they are here and see it."""
        table, seat = await self.desk.table(job.table), job.data["seat"]
        wanted = dict(self._plan(table)).get(job.id)
        if wanted is None:
            return table.n, None
        now = self.desk.clock()
        if wanted[1] > now + SLACK:
            return table.n, wanted[1]
        watching = await self.channels.watching(table.id, seat)
        left = job.data.get("left")
        if left is None:
            here = (await self.live.show(table.info())).seats[seat].here
            left = [] if here else [channel.id for channel in watching]
            if not await self.channels.first(job, left, now):
                return table.n, None

        async def tell(channel: Channel) -> None:
            await self._tell(job, table, wanted[1], channel)
            left.remove(channel.id)
            await self.ledger.keep(job.id, job.data | {"left": left})

        await asyncio.gather(*(tell(channel) for channel in watching if channel.id in left))
        return table.n, None

    async def _tell(self, job: Job, table: Table, due: float, channel: Channel) -> None:
        """In their language, and nothing that only a seat may know."""
        seat, kind = job.data["seat"], job.data["kind"]
        texts = Texts(channel.lang, table.game)
        falls = table.falls_at(seat) if kind == "time" else None
        hours = round((falls - due) / 3600) if falls else 0
        values = {"name": table.chairs[seat].name, "table": table.name, "hours": hours}
        title, body = texts("game-name"), texts(f"notice-{kind}", **values)
        for wait in AGAIN:
            await asyncio.sleep(wait)
            if wait and not await self.ledger.has(job.id):
                return  # this worker was given up, and another tells it
            try:
                await self.post.tell(channel, title, body, f"/table/{table.id}")
                return
            except Unwanted:
                await self.channels.close(channel.id)
                return
            except Exception as problem:
                log.warning(
                    "a notice was not delivered", extra={"kind": channel.kind, "problem": type(problem).__name__}
                )


def _job(table: Table, seat: int, kind: str, n: int, due: float) -> tuple[str, tuple[Job, float]]:
    id = f"notice:{table.id}:{seat}:{kind}:{n}"
    return id, (Job(id, "notice", table.id, {"seat": seat, "kind": kind, "n": n}, table.n), due)
