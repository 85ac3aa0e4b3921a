"""What happens at a table by itself: bots act, clocks fall, seats of people who are away are played as the others chose.

The butler looks at a table after every change and at every playing table after a start of the server. It keeps one task a
table while there is something to do; the work itself goes through `Play` like anybody else's. Where several workers share the
database, the care of a table is a job that one of them has claimed (`crew.py`); a clock that runs is one that is due later.
"""

import asyncio
import contextlib
import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Collection
from hashlib import sha256
from typing import Any

from ..analysis.searching import is_ready, searches
from ..bots import Bot, new_bot
from ..bots.sensible import BOT as SENSIBLE
from ..engine import CHANCE
from ..engine.game import Game
from ..engine.records import Array
from ..engine.rng import below, new_rng
from .crew import Crew, Done
from .desk import Desk
from .ledger import Job
from .metrics import BOT_GLANCES, BOT_SECONDS, BOT_TIMEOUTS
from .overdue import Overdue
from .play import Play
from .refusal import Refusal
from .table import Table
from .thinking import Rank, Thinkers

log = logging.getLogger("atoll.server")
LONGEST_PAUSE = 30.0
ANY_ENTRY = 2**31 - 1
MOST_FAILURES = 20
"""After so many in a row (some minutes) a table is left alone until something happens at it."""
MORE_TO_READ, MOST_TO_READ = 0.5, 4.0
"""Each thing that happened beside the first takes people half as long again to follow; at most four times as long in all."""
LONGEST_QUEUE = 3.0
"""Seconds that a search may wait for a thread. With more tables than the machine has time for, bots choose at a glance
rather than let people wait."""
MOST_LOADED = 2
"""Tables that are read anew for bots at the same time: people who come back, and wait for theirs, come first."""
REMEMBERED = 2000
"""For so many tables it is kept that their eager bots were asked, and what their bots remember; at an older one they are
asked once more, and begin anew."""


class Butler:
    def __init__(self, desk: Desk, play: Play, thinkers: Thinkers, crew: Crew | None = None) -> None:
        self.desk = desk
        self.play = play
        self.crew = crew
        """The other workers, where there may be some."""
        self._tasks: dict[str, asyncio.Task[Any]] = {}
        self._changed: dict[str, asyncio.Event] = {}
        """By table with a task: set when the table has changed."""
        self._asked: OrderedDict[str, int] = OrderedDict()
        """By table: the step after which its eager bots were asked last. People leave games unfinished: it is bounded."""
        self._bots: OrderedDict[str, dict[tuple[int, str], Bot]] = OrderedDict()
        """By table, then by seat and name: what a bot remembers is its seat's. Bounded too: who played last is kept longest."""
        self._bots_lock = threading.Lock()
        self.overdue = Overdue(REMEMBERED)
        self._loading = asyncio.Semaphore(MOST_LOADED)
        self._waking: asyncio.Task[None] | None = None
        self.thinkers = thinkers

    def look(self, table: Table) -> None:
        """Called after every change: see to it that somebody takes care of the table."""
        if table.stage == "over":
            self._forget(table.id)
        if table.id in self._changed:
            self._changed[table.id].set()
        elif self.crew:
            self.crew.wake()  # whoever claims the job takes care of it
        elif table.stage == "playing" and (self._who(table) or table.next_deadline()):
            self._changed[table.id] = asyncio.Event()
            self._tasks[table.id] = asyncio.create_task(self._care(table.id), name=f"butler {table.id}")

    async def claimed(self, job: Job) -> Done:
        """Take care of a table until nothing is left to do up to an entry, or not before a time: both are told."""
        self._changed[job.table] = asyncio.Event()
        return await self._care(job.table)

    def cared_for(self) -> Collection[str]:
        return self._changed

    def start(self) -> None:
        self._waking = asyncio.create_task(self.wake(), name="butler wakes tables")

    async def wake(self) -> None:
        """After a start: every table in play."""
        for id in await self.desk.store.playing():
            try:
                table = await self.desk.table(id)
            except Exception:
                log.exception("a table cannot be read", extra={"table": id})
                continue
            if table.stage == "over":  # the server ended just before it wrote this down
                await self.desk.end(id)
            self.look(table)

    async def close(self) -> None:
        tasks = [*self._tasks.values(), *([self._waking] if self._waking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- one table ---------------------------------------------------------------------------------------------------

    async def _care(self, id: str) -> Done:
        """Until nothing is left to do up to an entry; and when there will be something again."""
        changed, failures = self._changed[id], 0
        try:
            while True:
                changed.clear()
                try:
                    async with self._loading:
                        await self.desk.known(id)
                    table = await self.desk.table(id)
                    n = table.n
                    if not await self._next(table, changed):
                        return n, table.next_deadline() if self.crew and table.stage == "playing" else None
                    failures = 0
                except Exception:  # the table must not stand still for it
                    failures += 1
                    log.exception("butler failed", extra={"table": id, "failures": failures})
                    if failures == MOST_FAILURES:
                        return ANY_ENTRY, None
                    await asyncio.sleep(min(LONGEST_PAUSE, 0.1 * 2.0**failures))
        finally:
            del self._changed[id]
            self._tasks.pop(id, None)

    async def _next(self, table: Table, changed: asyncio.Event) -> bool:
        """One thing that is due; False when nothing is."""
        if table.stage != "playing":
            self._forget(table.id)  # a bot that was thinking when the game ended has just come back
            if self.crew and table.stage == "over":  # the worker that wrote the end may have ended before it wrote this
                await self.desk.write_over(table.id)
            return False
        moved, began = table.last_move, time.perf_counter()
        for seat in self._who(table):
            if await self._move(table, seat, began):
                return True
            if changed.is_set():
                return True
        self._were_asked(table.id, moved)
        return await self._watch_clock(table, changed)

    def _were_asked(self, id: str, moved: int) -> None:
        self._asked[id] = moved
        self._asked.move_to_end(id)
        while len(self._asked) > REMEMBERED:
            self._asked.popitem(last=False)

    def _who(self, table: Table) -> list[int]:
        """Seats that a bot plays now: first those nobody asked (they may interject once a step), then those asked."""
        if not table.match or not table.may_have_bots():
            return []
        state = table.match.state
        asked, eager = table.game.asked(state), table.game.eager(state)
        if self._asked.get(table.id) == table.last_move:
            eager = []
        eager = [seat for seat in eager if seat in asked or not table.is_skipped(seat)]
        return [seat for seat in (*eager, *asked) if table.bot_of(seat)]

    async def _move(self, table: Table, seat: int, began: float) -> bool:
        """Let the bot of this seat act. False if it was not asked and lets it be.

        `began`: when it became a bot's turn to think. All thinking since is part of the pause that people get, its own and
        that of those who were asked before it.
        """
        assert table.match
        number, moved, game = table.question_number(), table.last_move, table.game
        view = game.view(table.match.state, seat)
        asked = seat in game.asked(table.match.state)
        rng = new_rng(luck(table.server_seed, moved, seat))
        asked_at = time.perf_counter()
        action = await self._choose(table.id, table.bot_of(seat) or "random", game, view, seat, rng)
        if action is None and asked:
            action = _something(game, view, seat, rng)
        BOT_SECONDS.observe(time.perf_counter() - asked_at)
        if action is None:
            return False
        await asyncio.sleep(max(0.0, pause(table) - (time.perf_counter() - began)))
        now = await self.desk.table(table.id)
        if now.last_move != moved or not now.bot_of(seat):
            return True  # something happened meanwhile: look again
        try:
            await self.play.act(table.id, seat, number, game.space.text(action), None)
        except Refusal as refusal:
            if refusal.code in ("ask", "stage") or (await self.desk.table(table.id)).last_move != moved:
                return True  # somebody was faster: look again
            if refusal.code != "action":
                raise
            log.warning("a bot chose what it may not do", extra={"table": table.id, "seat": seat})
            if not asked:
                return False
            legal = game.space.text(_something(game, view, seat, rng))
            await self.play.act(table.id, seat, number, legal, None)
        return True

    def _forget(self, id: str) -> None:
        """The table's game is over: its bots have nothing more to remember."""
        self._asked.pop(id, None)
        self.overdue.forget(id)
        with self._bots_lock:
            self._bots.pop(id, None)

    def _bot(self, table: str, seat: int, name: str) -> Bot:
        """This seat's own. Called where it thinks: to make one may take long."""
        with self._bots_lock:
            mine = self._bots.setdefault(table, {})
            self._bots.move_to_end(table)
            while len(self._bots) > REMEMBERED:
                self._bots.popitem(last=False)
        if (seat, name) not in mine:
            mine[seat, name] = new_bot(name)
        return mine[seat, name]

    async def _choose(self, table: str, name: str, game: Game, view: Array, seat: int, rng: Array) -> int | None:
        """What the bot wants within its time; None if it has nothing to say, takes too long or breaks."""
        loop, begun, asked = asyncio.get_running_loop(), asyncio.Event(), time.monotonic()

        def think() -> int | None:
            loop.call_soon_threadsafe(begun.set)
            if self.overdue.is_left_alone(table, name):
                return SENSIBLE.choose(game, view, seat, rng)
            bot = self._bot(table, seat, name)
            late = time.monotonic() - asked > LONGEST_QUEUE
            at_a_glance = searches(bot) and (late or not is_ready(game))
            if at_a_glance:
                BOT_GLANCES.inc()
            return (SENSIBLE if at_a_glance else bot).choose(game, view, seat, rng)

        thinking = self.thinkers.submit(Rank.MOVE, think)
        try:
            await asyncio.wait_for(begun.wait(), LONGEST_PAUSE)  # waiting for a thread is not thinking
            return await asyncio.wait_for(thinking, self.desk.settings.bot_seconds)
        except TimeoutError:
            thinking.cancel()
            BOT_TIMEOUTS.inc()
            log.warning("a bot took too long", extra={"bot": name, "game": game.id})
            if begun.is_set() and (lost := self.thinkers.leave(think)):
                self.overdue.add(table, name, game.id, lost)
        except Exception:
            log.exception("a bot failed", extra={"bot": name, "game": game.id})
        return None

    async def _watch_clock(self, table: Table, changed: asyncio.Event) -> bool:
        """Sleep until a clock falls, a vacation ends or the table changes; whose time is out is played by a bot from then
        on."""
        when = table.next_deadline()
        if when is None:
            return False
        if self.crew and when > self.desk.clock():
            return False
        with contextlib.suppress(TimeoutError):  # `wait_for` would lose a cancellation that comes with a change
            async with asyncio.timeout(max(0.001, when - self.desk.clock())):
                await changed.wait()
        if not changed.is_set():
            await self.play.time_out(table.id)
        return True


def pause(table: Table) -> float:
    """Seconds that a bot waits before it acts: people follow what happened since somebody acted last."""
    told = 0
    for one in reversed(table.told):
        told += len(one.events)
        if one.step.seat != CHANCE:
            break
    return table.bot_pace / 1000 * min(MOST_TO_READ, 1.0 + MORE_TO_READ * max(0, told - 1))


def luck(secret: str, *moment: int) -> int:
    """A bot's luck at a moment: the same on every worker and after a restart, and nobody else's to foresee."""
    return int.from_bytes(sha256(f"{secret} bot {moment}".encode()).digest()[:6])


def _something(game: Game, view: Array, seat: int, rng: Array) -> int:
    """For a bot that has nothing to say though it is asked: what looks best at a glance, or anything."""
    try:
        chosen = SENSIBLE.choose(game, view, seat, rng)
        if chosen is not None:
            return chosen
    except Exception:
        log.exception("the policy failed", extra={"game": game.id})
    actions = game.legal(view, seat)
    return actions[int(below(rng, len(actions)))]
