"""What happens at a table by itself: bots act, clocks fall, seats of people who are away are played as the others chose.

The butler looks at a table after every change and at every playing table after a start of the server. It keeps one task a
table; the work itself goes through `Play` like anybody else's.
"""

import asyncio
import contextlib
import logging
import time

from ..bots import get_bot
from ..engine.rng import below, new_rng
from .desk import Desk
from .metrics import BOT_SECONDS
from .play import Play
from .refusal import Refusal
from .table import Table

log = logging.getLogger("atoll.server")


class Butler:
    def __init__(self, desk: Desk, play: Play) -> None:
        self.desk = desk
        self.play = play
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._asked: dict[str, int] = {}
        """By table: the entry at which its eager bots were asked last."""

    def look(self, table: Table) -> None:
        """Called after every change: see to it that somebody takes care of the table."""
        if table.stage != "playing":
            return
        task = self._tasks.get(table.id)
        if task and not task.done():
            return
        if self._who(table) or table.time_out():
            self._tasks[table.id] = asyncio.create_task(self._care(table.id), name=f"butler {table.id}")

    async def wake(self) -> None:
        """After a start: every table in play."""
        for id in await self.desk.store.playing():
            with contextlib.suppress(Refusal):
                self.look(await self.desk.table(id))

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    # -- one table ---------------------------------------------------------------------------------------------------

    async def _care(self, id: str) -> None:
        try:
            while await self._next(await self.desk.table(id)):
                pass
        except Refusal as refusal:
            log.warning("butler refused", extra={"table": id, "code": refusal.code})
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("butler failed", extra={"table": id})

    async def _next(self, table: Table) -> bool:
        """One thing that is due; False when nothing is."""
        if table.stage != "playing":
            return False
        for seat in self._who(table):
            if await self._move(table, seat):
                return True
        self._asked[table.id] = table.n
        return await self._watch_clock(table)

    def _who(self, table: Table) -> list[int]:
        """Seats that a bot plays now: first those nobody asked (they may interject once an entry), then those asked."""
        if not table.match:
            return []
        state = table.match.state
        asked, eager = table.game.asked(state), table.game.eager(state)
        if self._asked.get(table.id) == table.n:
            eager = []
        return [seat for seat in (*eager, *asked) if self._bot_of(table, seat)]

    @staticmethod
    def _bot_of(table: Table, seat: int) -> str | None:
        chair = table.chairs[seat]
        if chair.kind == "bot":
            return chair.bot
        skipped = bool(table.rows) and table.rows[-1].kind == "decide" and table.rows[-1].data["what"] == "skip"
        return chair.deputy or ("sensible" if skipped and table.rows[-1].data["about"] == seat else None)

    async def _move(self, table: Table, seat: int) -> bool:
        """Let the bot of this seat act. False if it was not asked and lets it be."""
        assert table.match
        number, n, game = table.question_number(), table.n, table.game
        view = game.view(table.match.state, seat)
        asked = seat in game.asked(table.match.state)
        bot = get_bot(self._bot_of(table, seat) or "random")
        rng = new_rng(hash((table.id, n, seat)))
        began = time.perf_counter()
        try:
            thinking = asyncio.to_thread(bot.choose, game, view, seat, rng)
            action = await asyncio.wait_for(thinking, self.desk.settings.bot_seconds)
        except TimeoutError:
            actions = game.legal(view, seat)
            action = actions[int(below(rng, len(actions)))] if asked else None
        BOT_SECONDS.observe(time.perf_counter() - began)
        if action is None:
            return False
        await asyncio.sleep(max(0.0, table.bot_pace / 1000 - (time.perf_counter() - began)))
        if table.n != n:
            return True  # something happened meanwhile: look again
        with contextlib.suppress(Refusal):
            await self.play.act(table.id, seat, number, game.space.text(action), None)
        return True

    async def _watch_clock(self, table: Table) -> bool:
        """Sleep until a clock falls or the table changes; whose time is out is played by a bot from then on."""
        out = table.time_out()
        if not out:
            return False
        seat, when = out
        n = table.n
        while table.n == n and time.time() < when:
            await asyncio.sleep(min(0.5, max(0.01, when - time.time())))
        if table.n == n:
            await self.play.decide(table.id, seat, "bot", None, away=True)
        return True
