"""During the game: act, undo, say something, decide about somebody who is away, pause, remind somebody, be on vacation."""

from typing import Any

from ..engine.errors import AtollError
from ..engine.game import Game
from ..engine.lessons import refusing
from ..engine.records import Array, copied
from . import protocol as p
from .clock import DAY
from .desk import Desk, Made, with_nature
from .refusal import Refusal
from .table import Table

NUDGE_AGAIN = 3600.0
"""Seconds until somebody may be reminded of the same turn again."""
PHRASES = (
    "hello",
    "well_done",
    "careful",
    "i_can_help",
    "need_help",
    "good_idea",
    "sorry",
    "your_turn",
    "thanks",
    "good_game",
)


class Play:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def act(self, id: str, seat: int, ask: int | None, do: str, request: str | None, person: bool = False) -> int:
        """A step with what nature does next; `ask` is the question it answers.

        A person has to own the seat now; whoever had left is back by it.
        """

        def make(table: Table) -> Made:
            match = _playing(table)
            if person:
                _own(table, seat, self.desk.clock())
            if ask is not None and ask != table.question_number():
                raise Refusal("ask", "ask-gone", 409)
            action = _legal(table.game, match.state, seat, do)
            state = copied(match.state)
            table.game.apply_silently(state, seat, action)
            done = len(match.steps)
            step = ("step", {"seat": seat, "do": table.game.space.text(action), "step": done})
            back = [("back", {"seat": seat})] if person and table.may_come_back(seat) else []
            back += [_home(seat)] if person and table.chairs[seat].vacation else []
            return [*back, step, *with_nature(table, state, done + 1, table.draws(), match.seed or "")]

        return await self.desk.write(id, make, request)

    async def undo(self, id: str, seat: int, seats: tuple[int, ...], request: str) -> int:
        """Back to before the person's last step, if it can be taken back (see `engine.undo`)."""

        def make(table: Table) -> Made:
            match = _playing(table)
            _own(table, seat, self.desk.clock())
            why = match.stays([mine for mine in seats if not table.chairs[mine].deputy])
            if why:
                raise Refusal("undo", f"undo-{why}", 409)
            return [("undo", {"seat": seat, "step": len(match.steps) - 1})]

        return await self.desk.write(id, make, request)

    async def say(self, id: str, seat: int, say: p.Say) -> int:
        def make(table: Table) -> Made:
            if table.chairs[seat].kind == "bot":  # since this moment
                raise Refusal("seat", "not-your-seat", 403)
            if say.phrase is None and not (say.text or "").strip():
                raise Refusal("chat", "chat-empty")
            if say.phrase is not None and say.phrase not in PHRASES:
                raise Refusal("chat", "chat-phrase", phrase=say.phrase)
            if say.text is not None and not table.free_chat:
                raise Refusal("chat", "chat-closed", 403)
            return [("say", {"seat": seat, "name": table.chairs[seat].name, "phrase": say.phrase, "text": say.text})]

        return await self.desk.write(id, make, say.id)

    async def decide(self, id: str, about: int, what: str, request: str | None, away: bool) -> int:
        """The people at the table choose for somebody who is away: wait, a bot for this turn (skip), or from now on."""

        def make(table: Table) -> Made:
            _playing(table)
            if about >= len(table.chairs) or table.chairs[about].kind != "person":
                raise Refusal("seat", "not-a-person", 409)
            if table.is_slow and table.chairs[about].left_at is None:
                raise Refusal("seat", "days-to-answer", 409)
            if not away and table.chairs[about].left_at is None:
                raise Refusal("seat", "not-away", 409)
            self.desk.has_room(table, "decide")
            return [("decide", {"about": about, "what": what, "bot": "sensible"})]

        return await self.desk.write(id, make, request)

    async def back(self, id: str, seat: int) -> None:
        """Somebody whose seat a bot played is here again."""

        def make(table: Table) -> Made:
            return [("back", {"seat": seat})] if table.may_come_back(seat) else []

        await self.desk.write(id, make, None)

    async def time_out(self, id: str) -> None:
        """What is due: a vacation ends, or a bot plays for whoever has no time left."""

        def make(table: Table) -> Made:
            now, out = self.desk.clock(), table.time_out()
            chairs = enumerate(table.chairs if table.stage == "playing" else [])
            ended = [seat for seat, chair in chairs if chair.vacation and chair.vacation[1] <= now]
            if ended:
                return [_home(seat) for seat in ended]
            if out is None or out[1] > now:
                return []
            return [("decide", {"about": out[0], "what": "bot", "bot": "sensible"})]

        await self.desk.write(id, make, None)

    async def pause(self, id: str, seat: int, on: bool, request: str) -> int:
        def make(table: Table) -> Made:
            _playing(table)
            if table.clock is None:
                raise Refusal("stage", "no-clock", 409)
            return [("pause", {"seat": seat, "on": on})]

        return await self.desk.write(id, make, request)

    async def nudge(self, id: str, seat: int, about: int, request: str) -> int:
        """Remind somebody whom the game waits for, as far as the one who reminds can see."""

        def make(table: Table) -> Made:
            _playing(table)
            now = self.desk.clock()
            chair = table.chairs[about] if about < len(table.chairs) else None
            if chair is None or about == seat or about not in table.awaited(seat):
                raise Refusal("seat", "not-awaited", 409)
            if chair.vacation and chair.vacation[1] > now:
                raise Refusal("seat", "on-vacation", 409)
            if chair.nudge and now - chair.nudge[1] < NUDGE_AGAIN:
                raise Refusal("rate", "nudged", 429)
            return [("nudge", {"seat": seat, "about": about})]

        return await self.desk.write(id, make, request)

    async def vacation(self, id: str, seat: int, until: float | None, request: str) -> int:
        """Away until then, or back. Only where people have days to answer, and only for so many days a match."""

        def make(table: Table) -> Made:
            _playing(table)
            now = self.desk.clock()
            _own(table, seat, now)
            if until is None:
                return [_home(seat)] if table.chairs[seat].vacation else []
            if not table.is_slow:
                raise Refusal("stage", "no-days", 409)
            left = self.desk.settings.vacation_days * DAY - table.holidays(seat, now)
            if not 0 < until - now <= left + 1.0:
                raise Refusal("stage", "vacation", 409, days=max(0, int(left / DAY)))
            return [("away", {"seat": seat, "until": until})]

        return await self.desk.write(id, make, request)


def _home(seat: int) -> tuple[str, dict[str, Any]]:
    return ("away", {"seat": seat, "until": None})


def _legal(game: Game, state: Array, seat: int, do: str) -> int:
    """The action, or a refusal that names the paragraphs of the rules that refuse it."""
    try:
        action = game.space.parse(do)
    except AtollError as problem:
        raise Refusal("action", "action", 409, problem=problem) from None
    try:
        game.check(state, seat, action)
    except AtollError as problem:
        rule = ", ".join(refusing(game, game.view(state, seat), seat, action)[:3])
        raise Refusal("action", "action-by" if rule else "action", 409, problem=problem, rule=rule) from None
    return action


def _playing(table: Table) -> Any:
    if table.stage != "playing" or table.match is None:
        raise Refusal("stage", f"stage-{table.stage}", 409)
    return table.match


def _own(table: Table, seat: int, now: float) -> None:
    """Whoever a bot plays for has to come back first, if they still may; a clock may have fallen just now."""
    if table.is_out_of_time(seat, now):
        raise Refusal("seat", "out-of-time", 409)
    if table.chairs[seat].deputy:
        raise Refusal("seat", "bot-plays", 409)
