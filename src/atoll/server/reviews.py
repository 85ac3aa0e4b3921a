"""Reviews of matches that are over: made when somebody first asks, in what time bots leave; kept with the match."""

import asyncio
import logging
from collections.abc import Set
from typing import Any

import msgspec

from ..analysis.review import Slip, Study, Swing
from ..analysis.searching import is_ready
from ..engine.catalogue import is_offered
from ..engine.game import Game
from ..engine.position import dump_position
from . import protocol as p
from .crew import Crew, Done
from .desk import Desk
from .hints import choices
from .ledger import BEAT, Job
from .refusal import Refusal
from .table import Table
from .thinking import Rank, Thinkers

log = logging.getLogger("atoll.server")
AT_ONCE = 20
"""Reviews in the making; whoever asks for one more is asked to come back."""
AGAIN = 3600.0
"""Seconds for which a review that failed is not begun anew."""
LATER = 5.0
"""Seconds after which a worker looks again whether it can make a review."""


class NotPrepared(Exception):
    """A search that could not be compiled, and will not be."""


class Reviews:
    def __init__(
        self, desk: Desk, thinkers: Thinkers, crew: Crew | None = None, unprepared: Set[str] = frozenset()
    ) -> None:
        self.desk, self.thinkers, self.crew = desk, thinkers, crew
        self.unprepared = unprepared
        """The games whose search could not be compiled here."""
        self._making: dict[str, asyncio.Task[None]] = {}
        self._progress: dict[str, tuple[int, int]] = {}
        self._failed: dict[str, float] = {}
        """By table: until when it is not tried again."""

    async def review(self, table: Table) -> p.Review:
        """As far as it is: `done` of `of`. Begun where it is not."""
        if table.stage != "over" or not table.match:
            raise Refusal("stage", "match-not-over", 409)
        if table.id not in self._making and (kept := await self.desk.store.review(table.id)):
            return _as_kept(table.id, kept)
        if self.desk.clock() < self._failed.get(table.id, 0.0):
            raise Refusal("busy", "review-failed", 500)
        ready = is_ready(table.game)
        if not ready:
            self._expect(table.game)
        if self.crew:
            return await self._of_crew(self.crew, table)
        if not ready:
            return p.Review(done=0, of=1, curve=[], moments=[])
        if table.id not in self._making:
            if len(self._making) >= AT_ONCE:
                raise Refusal("busy", "busy", 503)
            self._progress[table.id] = (0, 1)
            self._making[table.id] = asyncio.create_task(self._begin(table), name=f"review {table.id}")
        done, of = self._progress[table.id]
        return p.Review(done=done, of=of, curve=[], moments=[])

    async def _of_crew(self, crew: Crew, table: Table) -> p.Review:
        """As far as whichever worker makes it has come."""
        job = await crew.ledger.find(f"review:{table.id}")
        if job and "failed" in job.data:
            raise Refusal("busy", "review-failed", 500)
        if not job:
            if await crew.ledger.count("review") >= AT_ONCE:
                raise Refusal("busy", "busy", 503)
            job = Job(f"review:{table.id}", "review", table.id, {"done": 0, "of": 1}, table.n)
            await crew.ledger.want(job, self.desk.clock())
            crew.wake()
        return p.Review(done=job.data["done"], of=job.data["of"], curve=[], moments=[])

    async def claimed(self, job: Job) -> Done:
        table = await self.desk.table(job.table)
        if not is_ready(table.game):
            if table.game.id in self.unprepared:
                raise NotPrepared(table.game.id)
            return job.n, self.desk.clock() + LATER  # its search is being compiled, or another worker has it
        if not await self.desk.store.review(job.table):
            await self._make(table, job)
        return job.n, None

    def _expect(self, game: Game) -> None:
        """Where a search is being compiled, whoever looks again finds the review begun; refused where nobody compiles it, or
        it cannot be compiled.
        """
        if game.id in self.unprepared:
            raise Refusal("busy", "review-failed", 500)
        if not self.desk.settings.prepare or not is_offered(game.id):
            raise Refusal("busy", "hint-later", 409)

    async def _begin(self, table: Table) -> None:
        try:
            await self._make(table)
        except Exception:
            now = self.desk.clock()
            self._failed = {id: until for id, until in self._failed.items() if until > now} | {table.id: now + AGAIN}
            log.exception("a review failed", extra={"table": table.id})
        finally:
            del self._making[table.id], self._progress[table.id]

    async def _make(self, table: Table, job: Job | None = None) -> None:
        """Piece by piece, so that a bot that has to move waits for one piece at most."""
        assert table.match
        match, told_at = table.match, self.desk.clock()
        study = await self.thinkers.submit(Rank.REVIEW, lambda: Study(match))
        while not study.is_done():
            self._progress[table.id] = (study.done, study.of)
            if job and self.crew and self.desk.clock() - told_at >= BEAT:
                told_at = self.desk.clock()
                await self.crew.ledger.keep(job.id, {"done": study.done, "of": study.of})
            await self.thinkers.submit(Rank.REVIEW, study.advance)
        await self.desk.store.keep_review(table.id, msgspec.to_builtins(told(study)))

    async def close(self) -> None:
        tasks = list(self._making.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _as_kept(id: str, data: dict[str, Any]) -> p.Review:
    """Refused where somebody has damaged it: it is not made again over what is there."""
    try:
        return msgspec.convert(data, p.Review)
    except msgspec.ValidationError as problem:
        log.error("a review is damaged", extra={"table": id, "problem": str(problem)})
        raise Refusal("busy", "review-failed", 500) from None


def told(study: Study) -> p.Review:
    """As clients read it; a thousandth is exact enough."""
    game = study.game
    return p.Review(
        done=study.done,
        of=study.of,
        curve=[p.CurvePoint(step=one.step, chances=[round(c, 3) for c in one.chances]) for one in study.curve],
        moments=[_turning(game, one) for one in study.moments],
    )


def _turning(game: Game, one: Slip | Swing) -> p.Turning:
    told = p.Turning(
        step=one.decision.step,
        seat=one.decision.seat,
        position=dump_position(game, one.view),
        played=choices(game, one.decision.actions if isinstance(one, Slip) else one.decision.run),
        better=None,
        chance=round(one.chance, 3),
        best=None,
    )
    if isinstance(one, Slip):
        return msgspec.structs.replace(told, better=choices(game, one.better), best=round(one.best, 3))
    return msgspec.structs.replace(told, about=one.about, before=round(one.before, 3))
