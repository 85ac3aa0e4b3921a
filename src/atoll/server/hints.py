"""Hints: what the strong bot would do in somebody's place, where the table allows it."""

import asyncio
from collections import OrderedDict
from math import ceil

import msgspec

from ..analysis.hint import advise
from ..analysis.searching import is_ready
from ..engine.game import Game
from ..engine.records import Array
from ..engine.rng import new_rng
from . import protocol as p
from .crew import GIVEN_UP, Crew, Done
from .desk import Desk
from .ledger import Job
from .meters import Meters
from .refusal import Refusal
from .table import Table
from .thinking import Rank, Thinkers

KEPT = 500
LONGEST = 20.0
"""Seconds that somebody waits for advice on a busy server before they are told so."""


class Hints:
    def __init__(self, desk: Desk, thinkers: Thinkers, crew: Crew | None = None) -> None:
        self.desk, self.thinkers, self.crew = desk, thinkers, crew
        limits = desk.settings.limits
        self._meters = Meters(limits.hints, limits.per_seconds)
        self._given: OrderedDict[tuple[str, int, int], p.Hint] = OrderedDict()
        """By table, last move and seat: asked twice, told twice, thought of once."""

    async def hint(self, id: str, tokens: list[str], wish: p.AskHint) -> p.Hint:
        table = await self.desk.table(id)
        if wish.seat not in (await self.desk.rights(id, tokens)).seats:
            raise Refusal("seat", "not-your-seat", 403)
        view = self._question(table, wish)
        key = (id, table.last_move, wish.seat)
        if key in self._given:
            return self._given[key]
        if wait := self._meters.wait((id, wish.seat)):
            seconds = ceil(wait)
            raise Refusal("rate", "hint-rate", 429, retry=seconds, seconds=seconds)
        self._meters.allows((id, wish.seat))
        found = await (self._ask_crew(table, wish) if self.crew else self._think(table.game, view, wish))
        self._keep(key, found)
        return found

    async def _ask_crew(self, table: Table, wish: p.AskHint) -> p.Hint:
        """Whichever worker is free thinks of it; anew where none came of it before: there was no time, or no search yet."""
        assert self.crew
        job = Job(
            f"hint:{table.id}:{table.last_move}:{wish.seat}", "hint", table.id, msgspec.to_builtins(wish), table.n
        )
        before = await self.crew.ledger.find(job.id)
        if before and before.done and not {"hint", GIVEN_UP} & before.data.keys():
            await self.crew.ledger.forget(job.id)
        try:
            answer = await self.crew.answer(job, LONGEST)
        except TimeoutError:
            raise Refusal("busy", "busy", 503) from None
        if "hint" not in answer:
            raise Refusal("busy", "busy", 503)
        return msgspec.convert(answer["hint"], p.Hint)

    async def claimed(self, job: Job) -> Done:
        """A hint that somebody at another worker, or at this one, waits for."""
        assert self.crew
        wish = msgspec.convert(job.data, p.AskHint)
        table = await self.desk.table(job.table)
        try:
            answer = {"hint": msgspec.to_builtins(await self._think(table.game, self._question(table, wish), wish))}
        except Refusal as refusal:  # the question is gone meanwhile, or there was no time
            answer = {"refused": refusal.code}
        await self.crew.ledger.keep(job.id, answer, self.desk.clock())
        self.crew.told(job.id)
        return job.n, None

    def _question(self, table: Table, wish: p.AskHint) -> Array:
        """What this seat sees of the question that it may answer. Refused where there is none, or no hint for it."""
        if not table.allows_hints():
            raise Refusal("stage", "no-hints", 403)
        if table.stage != "playing" or not table.match:
            raise Refusal("stage", f"stage-{table.stage}", 409)
        if table.bot_of(wish.seat):
            raise Refusal("seat", "bot-plays", 409)
        view = table.game.view(table.match.state, wish.seat)
        if wish.ask != table.question_number() or not table.game.legal(view, wish.seat):
            raise Refusal("ask", "ask-gone", 409)
        if not is_ready(table.game):
            raise Refusal("busy", "hint-later", 409)
        return view

    async def _think(self, game: Game, view: Array, wish: p.AskHint) -> p.Hint:
        try:
            thought = self.thinkers.submit(Rank.HINT, lambda: advise(game, view, wish.seat, new_rng(wish.ask)))
            found = await asyncio.wait_for(thought, LONGEST)
        except TimeoutError:
            raise Refusal("busy", "busy", 503) from None
        advice = [
            p.Advice(
                choices=choices(game, one.actions),
                chance=one.value if one.simulations else None,
                simulations=one.simulations,
            )
            for one in found
        ]
        return p.Hint(seat=wish.seat, ask=wish.ask, advice=advice)

    def _keep(self, key: tuple[str, int, int], hint: p.Hint) -> None:
        self._given[key] = hint
        while len(self._given) > KEPT:
            self._given.popitem(last=False)


def choices(game: Game, actions: tuple[int, ...]) -> list[p.Choice]:
    return [p.Choice(do=game.space.text(a), parts=game.space.to_json(a)) for a in actions]
