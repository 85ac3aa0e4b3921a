"""One simulated run: a seed decides how many workers and tables there are, who plays, and what breaks when."""

import asyncio
import gc
import logging
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from sqlalchemy.exc import SQLAlchemyError

from atoll.server import butler, clock, live, lobby, meters, socket, store
from atoll.server import protocol as p
from atoll.server.run import GARBAGE
from atoll.server.settings import Limits, Settings

from .bus import Air
from .disk import Disk, introduce
from .judge import Judge, Violation
from .loop import PROCESS, SimulatedLoop, Stuck
from .network import Weather
from .people import Person
from .process import EPOCH, Process

LIMITS = Limits(play_messages=10**6, watch_messages=10**6, idle_seconds=4.0)
REST = 90.0
"""Seconds within which everything has to be well again once nothing breaks any more."""


@dataclass(frozen=True)
class Plan:
    seed: int
    workers: int
    shared: bool
    """Other workers may write to the database: PostgreSQL. Otherwise one process has it to itself: SQLite."""
    within: bool
    """Notes come with the commit, as PostgreSQL sends them."""
    tables: int
    people: int
    bots: int
    clock: int
    """Seconds that everybody has, if any: far fewer than people may choose."""
    bot_pace: int
    pace: float
    """Seconds that somebody thinks, on average."""
    storm: float
    """Seconds in which things break."""
    between: float
    """Seconds between two of them, on average."""
    crash_at: int | None = None
    """Nothing breaks but this: the first worker is killed at this step after the tables are open."""

    @classmethod
    def of(cls, seed: int) -> "Plan":
        chance = Random(f"plan {seed}")
        workers = chance.choice([1, 2])
        return cls(
            seed,
            workers,
            shared=workers > 1 or chance.random() < 0.3,
            within=chance.random() < 0.5,
            tables=chance.choice([1, 1, 1, 2]),
            people=chance.choice([1, 2, 2]),
            bots=chance.choice([0, 1]),
            clock=chance.choice([0, 0, 0, 1, 3]),
            bot_pace=chance.choice([0, 100]),
            pace=chance.choice([0.02, 0.1]),
            storm=chance.uniform(0.5, 2.5),
            between=chance.choice([0.1, 0.3, 1.0]),
        )


class World:
    def __init__(self, plan: Plan, loop: SimulatedLoop) -> None:
        self.plan, self.loop = plan, loop
        self.chance = Random(f"world {plan.seed}")
        self.disk = Disk(Random(f"disk {plan.seed}"), lambda: EPOCH + loop.now)
        self.air = Air(Random(f"air {plan.seed}"), plan.within)
        self.disk.on_commit = self.air.tell
        self.network = Weather()
        self.judge = Judge(self)
        self.settings = Settings(
            "sqlite://", grace=0.3, patience=0.6, prepare=False, template=True, limits=LIMITS, bot_seconds=5.0
        )
        self.processes: list[Process] = []
        self.people: list[Person] = []
        self.calm = False
        self.violations: list[str] = []
        self.story: list[str] = []
        self._serial = 0
        self.first: Process | None = None
        self.opened = 0
        """Steps of the first worker until the tables were open."""

    @property
    def kills(self) -> int:
        return sum("is killed" in line for line in self.story)

    def log(self, what: str) -> None:
        self.story.append(f"{self.loop.now:8.3f}  {what}")

    def failed(self, process: Process, problem: BaseException) -> None:
        """Something in a process ended in an error: only what we broke may do that."""
        if process.dead:
            return
        self.log(f"{process.name}: {problem!r}")
        if not isinstance(problem, SQLAlchemyError | OSError | TimeoutError):
            self.violations.append(f"{process.name}: {problem!r}")

    # -- workers -------------------------------------------------------------------------------------------------------

    def start(self, place: int) -> Process:
        self._serial += 1
        process = Process(self, f"worker-{self._serial}")
        process.offset = self.chance.uniform(-0.2, 0.2) if self.plan.workers > 1 else 0.0
        self.processes[place:] = [process, *self.processes[place + 1 :]]
        return process

    def somebody(self, chance: Random) -> Process | None:
        """Whom a load balancer finds."""
        up = [process for process in self.processes if process.up]
        return chance.choice(up) if up else None

    async def _keep_up(self) -> None:
        """Whoever runs the server starts what has ended again."""
        while True:
            await asyncio.sleep(0.1)
            for place, process in enumerate(self.processes):
                if process.dead and (self.calm or self.chance.random() < 0.2):
                    self.start(place)

    # -- tables --------------------------------------------------------------------------------------------------------

    async def _open(self, process: Process) -> None:
        plan = self.plan
        people = [p.SeatWish(who="me", name=f"Person {i}") for i in range(max(plan.people, 2 - plan.bots))]
        bots = [p.SeatWish(who="bot", bot="sensible") for _ in range(plan.bots)]
        clock = p.ClockSetting(seconds=plan.clock) if plan.clock else None
        wish = p.OpenTable(
            name="Table",
            game="template",
            seats=[*people, *bots],
            start=True,
            bot_pace=plan.bot_pace,
            clock=clock,
            free_chat=True,
        )
        assert process.services
        for _ in range(plan.tables):
            opened = await process.services.lobby.open(wish)
            id, tokens = opened.table.id, opened.links.seats
            for seat, token in tokens.items():
                await process.services.lobby.sit(id, token, p.SitDown(nonce=f"nonce-{seat}"))
            seed = self.disk.look("SELECT server_seed FROM tables WHERE id = ?", id)[0][0]
            self.judge.knows(
                id, seed, [*((int(seat), token) for seat, token in tokens.items()), (None, opened.links.watch)]
            )
            self.people += [Person(self, id, int(seat), token) for seat, token in tokens.items()]
            self.people.append(Person(self, id, None, opened.links.watch))

    # -- what breaks ---------------------------------------------------------------------------------------------------

    async def _storm(self) -> None:
        end = self.loop.now + self.plan.storm
        self.network.twice, self.network.overtaken = 0.1, 0.1
        self.network.slow, self.air.slow, self.air.lossy = self.chance.choice([0.02, 0.2]), 0.2, 0.2
        while self.loop.now < end:
            await asyncio.sleep(self.chance.expovariate(1 / self.plan.between))
            await self._break_something()
        self._clear_up()

    async def _break_something(self) -> None:
        process = self.chance.choice(self.processes)
        what = self.chance.choice(
            [
                "kill",
                "kill",
                "stop",
                "cut",
                "cut",
                "cut",
                "slow",
                "jump",
                *(["lose", "deaf", "away"] if self.plan.shared else ["full"]),
            ]
        )
        self.log(f"{what}: {process.name}")
        if what == "kill":
            process.doom = process.ticks + self.chance.randint(1, 300)
        elif what == "stop":
            process.ending.set()
        elif what == "cut":
            lines = [person.line for person in self.people if person.line]
            if lines:
                self.chance.choice(lines).cut()
        elif what == "jump":
            process.offset += self.chance.uniform(-10, 10)
        elif what == "deaf":
            process.bus.deaf = True
            await asyncio.sleep(self.chance.random())
            process.bus.hear_again()
        else:
            await self._trouble_the_disk(what)

    async def _trouble_the_disk(self, what: str) -> None:
        weather = self.disk.weather
        if what == "slow":
            weather.slow = 0.3
        elif what == "full":
            weather.full = True
        elif what == "lose":
            weather.flaky = 0.05
        else:
            self.disk.go_away()
        await asyncio.sleep(self.chance.expovariate(2.0))
        weather.slow, weather.flaky, weather.away, weather.full = 0.0, 0.0, False, False

    def _clear_up(self) -> None:
        """Nothing breaks from now on, and all clocks are right."""
        self.log("calm")
        self.calm = True
        self.network.twice = self.network.overtaken = 0.0
        self.network.slow, self.air.slow, self.air.lossy = 0.01, 0.005, 0.0
        for process in self.processes:
            process.offset, process.doom = 0.0, -1

    # -- the run -------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        first = [self.start(place) for place in range(self.plan.workers)]
        self.first = first[0]
        while not all(process.up for process in first):
            await asyncio.sleep(0.01)
        await first[0].spawn(self._open(first[0]))
        self.opened = first[0].ticks
        tasks = [asyncio.create_task(person.live(), name=person.name) for person in self.people]
        tasks.append(asyncio.create_task(self._keep_up(), name="supervisor"))
        try:
            if self.plan.crash_at is None:
                await self._watched(self._storm(), tasks)
            else:
                first[0].doom = first[0].ticks + self.plan.crash_at
                self.calm = True
            await self._watched(self._rest(), tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        await self._close()
        self.judge.sums_up()

    async def _watched(self, work: Any, tasks: list[asyncio.Task[None]]) -> None:
        """Until it is done; or somebody of us has seen something that must not be."""
        mine = asyncio.create_task(work)
        await asyncio.wait([mine, *tasks], return_when=asyncio.FIRST_COMPLETED)
        for task in (mine, *tasks):
            if task.done():
                task.result()
        assert mine.done()

    async def _rest(self) -> None:
        until = self.loop.now + REST
        while waits := self.judge.waits_for():
            if self.violations:
                raise Violation(self.violations[0])
            if self.loop.now > until:
                raise Violation(f"after {REST:.0f} s of calm: {waits}")
            await asyncio.sleep(0.25)

    async def _close(self) -> None:
        for process in self.processes:
            process.ending.set()
        until = self.loop.now + REST
        while not all(process.dead for process in self.processes):
            if self.loop.now > until:
                raise Violation("a worker does not end")
            await asyncio.sleep(0.05)
        if self.violations:
            raise Violation(self.violations[0])


class Ear(logging.Handler):
    """Hears what the server's code logs: an error that we did not cause is a fault."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        process = PROCESS.get()
        if process and record.exc_info and record.exc_info[1]:
            self.world.failed(process, record.exc_info[1])


@contextmanager
def _simulated(world: World) -> Iterator[None]:
    """Whatever differs from run to run in the real world follows from the seed: time, secrets, the order of sets."""
    loop, chance = world.loop, Random(f"secrets {world.plan.seed}")
    time = SimpleNamespace(time=lambda: EPOCH + loop.now, monotonic=lambda: loop.now, perf_counter=lambda: loop.now)
    log, ear = logging.getLogger("atoll.server"), Ear(world)
    pool = logging.getLogger("sqlalchemy.pool")
    before, garbage = (log.propagate, pool.level), gc.get_threshold()
    with ExitStack() as patched:
        for module in (butler, meters, socket, store):
            patched.enter_context(patch.object(module, "time", time))
        own = SimpleNamespace(
            time=lambda: PROCESS.get().clock(), monotonic=lambda: loop.now + PROCESS.get().running_since
        )
        patched.enter_context(patch.object(clock, "time", own))
        secrets = {"new_token": 43, "new_seed": 32, "new_table_id": 10}
        for name, size in secrets.items():
            patched.enter_context(patch.object(lobby, name, lambda size=size: chance.randbytes(22).hex()[:size]))
        order = iter(range(10**9))
        patched.enter_context(patch.object(live.Listener, "__hash__", lambda self: _number(self, order)))
        log.addHandler(ear)
        log.propagate = False
        pool.setLevel(logging.CRITICAL + 1)  # it tells of connections of processes that are dead
        gc.set_threshold(*GARBAGE)  # as in a server; it saves a tenth of the time
        try:
            yield
        finally:
            gc.set_threshold(*garbage)
            log.removeHandler(ear)
            log.propagate = before[0]
            pool.setLevel(before[1])


def _number(listener: Any, order: Iterator[int]) -> int:
    """Sets of listeners are gone through in the same order every time."""
    if not hasattr(listener, "_number"):
        listener._number = next(order)
    return int(listener._number)


@dataclass(frozen=True)
class Report:
    plan: Plan
    violation: str
    story: list[str]
    steps: int
    """Of the whole run."""
    ticks: int
    """Of the first worker after the tables were opened."""
    kills: int
    entries: int
    digest: str
    """The same for the same run."""


def simulate(plan: Plan) -> Report:
    introduce()
    loop = SimulatedLoop()
    world = World(plan, loop)
    loop.set_task_factory(_tracked)  # type: ignore[arg-type]
    loop.set_exception_handler(lambda _, context: _unhandled(world, context))
    violation = ""
    asyncio.set_event_loop(loop)
    with _simulated(world):
        try:
            loop.run_until_complete(world.run())
        except Stuck:
            violation = "nobody will ever do anything again"
        except Violation as found:
            violation = str(found)
        finally:
            _bury(world)
    asyncio.set_event_loop(None)
    rows = world.disk.look("SELECT table_id, n, kind, data, at, request FROM entries ORDER BY table_id, n")
    digest = sha256(repr((rows, world.story, loop.steps)).encode()).hexdigest()[:12]
    world.disk.close()
    ticks = world.first.ticks - world.opened if world.first else 0
    return Report(plan, violation, world.story, loop.steps, ticks, world.kills, len(rows), digest)


def _tracked(loop: SimulatedLoop, work: Any, context: Any = None) -> asyncio.Task[Any]:
    task = asyncio.Task(work, loop=loop, context=context)
    process = (context.get(PROCESS) if context else None) or PROCESS.get()
    if process:
        process.tasks.append(task)
        if process.dead:
            task.cancel()
    return task


def _unhandled(world: World, context: dict[str, Any]) -> None:
    process = PROCESS.get()
    if not (process and process.dead):
        world.violations.append(f"{context.get('message')}: {context.get('exception')!r}")


def _bury(world: World) -> None:
    """Nothing of this run may be left for the next."""
    for process in world.processes:
        process.kill()
    for _ in range(5):
        left = asyncio.all_tasks(world.loop)
        if not left:
            break
        for task in left:
            task.cancel()
        world.loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
    world.loop.close()
