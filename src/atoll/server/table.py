"""A table is what its entries say: fold them in order and you have its people, its match, its clocks.

`Table` is a cache of that fold and nothing more; it can be thrown away at any time and built again from the store.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from ..engine import CHANCE, SPECTATOR
from ..engine.catalogue import get_game
from ..engine.deal import commitment, drawn, match_seed
from ..engine.game import Game
from ..engine.match import Match, Step
from ..engine.records import copied
from . import protocol as p
from .appends import Row
from .chair import Chair
from .clock import DAY
from .sights import Eyes, Sights
from .told import Told
from .wording import Fades

_encode = msgspec.json.Encoder().encode
NO_VIEWS = b'"views":{}'


def _name(eye: Eyes) -> str:
    return "watch" if eye == SPECTATOR else str(eye)


@dataclass
class Table:
    id: str
    server_seed: str
    created: float
    game: Game = field(init=False)
    n: int = 0
    name: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    stage: Literal["gathering", "playing", "over"] = "gathering"
    listed: bool = False
    free_chat: bool = True
    clock: p.ClockSetting | None = None
    bot_pace: int = 700
    hints: bool | None = None
    """As the host chose; None: as `allows_hints` finds it fit."""
    past: list[dict[str, Any]] = field(default_factory=list)
    """The steps of another match that this one goes on from."""
    continues: int | None = None
    """The turn that they end in."""
    origin: dict[str, Any] | None = None
    """Which one that is, where it lies here: its table and the step."""
    daily: str | None = None
    """The day whose island it is."""
    again: str | None = None
    """The table whose deal it has."""
    dealt: list[str] | None = None
    """Nonces that are given with the deal: people add none."""
    chairs: list[Chair] = field(default_factory=list)
    match: Match | None = None
    told: list[Told] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    spoken: list[Any] = field(default_factory=list)
    """For each row what people may read of it, as a protocol entry (a step: its index in `told` at the time)."""
    kinds: Counter[str] = field(default_factory=Counter)
    """How many entries of each kind."""
    requests: dict[str, int] = field(default_factory=dict)
    """The entries that requests made."""
    last_move: int = 0
    """The number of the last entry that changed the match."""
    begins: bool = False
    """As soon as everybody has added a nonce."""
    rematch: str | None = None
    host: int | None = None
    """The seat that was made the host when the one before left."""
    paused: bool = False
    clocks: list[float] = field(default_factory=list)
    clock_at: float = 0.0
    _shown_options: dict[str, Any] = field(default_factory=dict)
    """Of the match, as positions write them."""
    _open: tuple[tuple[int, ...], list[int]] | None = None
    """The question of this moment and who is asked, since the last step."""
    _sights: Sights | None = None
    """Of this moment."""
    _public: dict[tuple[int, bool], p.Entry] = field(default_factory=dict)
    """By index and whether it is whole: steps that everybody sees alike, as told last."""
    _news: dict[tuple[int, int], tuple[bytes, bytes]] = field(default_factory=dict)
    """What happened after an entry, ready to be sent to all who see the same: what comes before and behind their views."""

    # -- folding -----------------------------------------------------------------------------------------------------

    def fold(self, rows: Iterable[Row], check: bool = False) -> "Table":
        """`check`: the rows come from a store, where anything may have happened to them."""
        for row in rows:
            if row.n != self.n + 1:
                raise ValueError(f"table {self.id}: entry {row.n} after {self.n}")
            if check:
                self._check(row)
            self._run_clocks(row.at)
            spoken = getattr(self, f"_fold_{row.kind}")(row)
            self.rows.append(row)
            self.kinds[row.kind] += 1
            if row.request:
                self.requests[row.request] = row.n
            if row.kind in ("start", "step", "undo"):
                self.last_move = row.n
            self.spoken.append(spoken)
            self.n = row.n
        self._sights = None
        self._public.clear()
        self._news.clear()
        return self

    def _check(self, row: Row) -> None:
        """A step is one that the rules allow, nature's is the one that the seed gives, and only the last one is undone."""
        if row.kind not in ("step", "undo"):
            return
        assert self.match
        steps, data = self.match.steps, row.data
        if data["step"] != len(steps) - (row.kind == "undo"):
            raise ValueError(f"step {data['step']} after {len(steps)} steps")
        if row.kind == "undo":
            return
        action = self.game.space.parse(data["do"])
        self.game.check(self.match.state, CHANCE if data["seat"] is None else data["seat"], action)
        draws = self.draws() if data["seat"] is None else -1
        if draws >= self.match.seed_from:
            if action != drawn(self.match.seed or "", draws, self.game.chances(self.match.state)):
                raise ValueError(f"draw {draws} does not follow from the seed")

    def _fold_open(self, row: Row) -> p.TableChanged:
        self.game = get_game(row.data["game"])
        return self._fold_change(row, "opened")

    def _fold_change(self, row: Row, what: Any = "changed") -> p.TableChanged:
        data = row.data
        self.name = data.get("name", self.name)
        self.options = data.get("options", self.options)
        self.listed = data.get("listed", self.listed)
        self.free_chat = data.get("free_chat", self.free_chat)
        self.bot_pace = data.get("bot_pace", self.bot_pace)
        self.hints = data.get("hints", self.hints)
        self.past = data.get("past", self.past)
        self.continues = data.get("continues", self.continues)
        self.origin = data.get("origin", self.origin)
        self.daily = data.get("daily", self.daily)
        self.again = data.get("again", self.again)
        self.dealt = data.get("dealt", self.dealt)
        self.begins = data.get("start", False)
        if "clock" in data:
            self.clock = p.ClockSetting(**data["clock"]) if data["clock"] else None
        if "chairs" in data:
            self.chairs = [Chair(**chair) for chair in data["chairs"]]
            if self.host is not None and (self.host >= len(self.chairs) or self.chairs[self.host].kind != "person"):
                self.host = None
        return self._changed(row, what, None)

    def _fold_sit(self, row: Row) -> p.TableChanged:
        chair = self.chairs[row.data["seat"]]
        chair.came = chair.came or chair.kind == "open"
        chair.kind, chair.name, chair.bot = "person", row.data["name"], None
        self._is_back(row.data["seat"])
        if self.stage == "gathering":
            chair.nonce = row.data["nonce"] or chair.nonce
            chair.guest = row.data.get("guest", chair.guest)
        return self._changed(row, "sat", row.data["seat"])

    def _fold_leave(self, row: Row) -> p.TableChanged:
        seat = row.data["seat"]
        self.host = row.data.get("host", self.host)
        if self.stage == "gathering":
            self.chairs[seat] = Chair(guest=self.chairs[seat].guest)
        else:
            self.chairs[seat].left_at = row.at
        return self._changed(row, "left", seat)

    def _fold_back(self, row: Row) -> p.TableChanged:
        self._is_back(row.data["seat"])
        return self._changed(row, "back", row.data["seat"])

    def _is_back(self, seat: int) -> None:
        chair = self.chairs[seat]
        chair.left_at = chair.skip = None
        if not self.is_out_of_time(seat):
            chair.deputy = None

    def _fold_decide(self, row: Row) -> p.TableChanged:
        chair = self.chairs[row.data["about"]]
        if row.data["what"] == "bot":
            chair.deputy = row.data["bot"]
        chair.skip = self._turn() if row.data["what"] == "skip" else None
        return self._changed(row, row.data["what"], row.data["about"])

    def _fold_start(self, row: Row) -> p.TableChanged:
        seed = match_seed(self.server_seed, self.nonces())
        self.match = Match.new(self.game, self.options, [chair.name for chair in self.chairs], seed)
        self._shown_options = self.game.options_of(self.match.state)
        self.match.seed_from = sum(step["seat"] is None for step in self.past)
        self.stage = "playing"
        self.clocks = [float(self.clock.seconds)] * len(self.chairs) if self.clock else []
        self.clock_at = row.at
        self._note_waits(row, self.game.asked(self.match.state))
        return self._changed(row, "started", None)

    def _fold_step(self, row: Row) -> Told:
        assert self.match
        seat = CHANCE if row.data["seat"] is None else row.data["seat"]
        step = Step(seat, self.game.space.parse(row.data["do"]))
        before, asked = self._open or self._look()
        audience = self.game.audience(self.match.state, seat, step.action)
        events = self.match.advance(step)
        now, now_asked = self._look()
        same = seat != CHANCE and before == now and set(now_asked) <= set(asked)
        bonus = self._add_increment(seat) if seat in asked and seat not in now_asked else 0.0
        draws = self.draws() + (seat == CHANCE)
        told = Told(step, tuple(events), audience, self.question_number() if same else row.n, bonus, draws)
        self.told.append(told)
        self._note_waits(row, now_asked)
        if not now:
            self.stage = "over"
        return told

    def _look(self) -> tuple[tuple[int, ...], list[int]]:
        """What is asked now, nothing when the game is over; and of whom."""
        assert self.match
        self._open = self.game.question(self.match.state), self.game.asked(self.match.state)
        return self._open

    def _fold_undo(self, row: Row) -> p.Undone:
        assert self.match
        to = row.data["step"]
        for told in self.told[to:]:
            if told.bonus:
                self.clocks[told.step.seat] = max(0.0, self.clocks[told.step.seat] - told.bonus)
        del self.told[to:]
        del self.match.steps[to:]
        self.match.state, self._open = self.match.moment(to), None
        self._note_waits(row, self.game.asked(self.match.state))
        return p.Undone(n=row.n, at=row.at, seat=row.data["seat"], step=to)

    def _fold_say(self, row: Row) -> p.Said:
        data = row.data
        return p.Said(
            n=row.n, at=row.at, seat=data["seat"], name=data["name"], phrase=data.get("phrase"), text=data.get("text")
        )  # fmt: skip

    def _fold_pause(self, row: Row) -> p.TableChanged:
        self.paused = row.data["on"]
        return self._changed(row, "paused" if self.paused else "resumed", row.data["seat"])

    def _fold_notify(self, row: Row) -> p.Masked:
        """What a person wants to hear of is nobody else's business."""
        self.chairs[row.data["seat"]].notify = row.data["on"]
        return p.Masked(n=row.n)

    def _fold_nudge(self, row: Row) -> p.TableChanged:
        self.chairs[row.data["about"]].nudge = (row.n, row.at)
        return self._changed(row, "nudged", row.data["about"], row.data["seat"])

    def _fold_away(self, row: Row) -> p.TableChanged:
        """A vacation begins (until when), or ends."""
        seat, until = row.data["seat"], row.data["until"]
        chair = self.chairs[seat]
        chair.holidays = self.holidays(seat, row.at)
        chair.vacation = None if until is None else (row.at, until)
        return self._changed(row, "home" if until is None else "vacation", seat)

    def _fold_rematch(self, row: Row) -> p.TableChanged:
        self.rematch = row.data["table"]
        return self._changed(row, "rematch", None)

    def _changed(self, row: Row, what: Any, seat: int | None, by: int | None = None) -> p.TableChanged:
        return p.TableChanged(n=row.n, at=row.at, what=what, seat=seat, by=by, table=self.info())

    def _note_waits(self, row: Row, asked: Collection[int]) -> None:
        """Since when the game waits for whom."""
        for seat, chair in enumerate(self.chairs):
            if seat not in asked:
                chair.wait = chair.nudge = None
            elif chair.wait is None:
                chair.wait = (row.n, row.at)

    def ends_with(self, rows: Iterable[Row]) -> bool:
        """Would the match be over after these?"""
        steps = [row.data for row in rows if row.kind == "step"]
        if not self.match or not steps:
            return False
        state = copied(self.match.state)
        for step in steps:
            seat = CHANCE if step["seat"] is None else step["seat"]
            self.game.apply_silently(state, seat, self.game.space.parse(step["do"]))
        return self.game.is_over(state)

    # -- clocks ------------------------------------------------------------------------------------------------------

    @property
    def is_slow(self) -> bool:
        """Played over days: nobody has to be there, the clock alone says how long the others wait."""
        return self.clock is not None and self.clock.seconds >= DAY

    def running(self) -> list[int]:
        """The seats whose clocks run: people who are asked and play themselves, unless the table or they make a pause."""
        return [seat for seat in self._choosing() if self.chairs[seat].vacation is None]

    def _choosing(self) -> list[int]:
        if not self.clocks or self.paused or self.stage != "playing" or not self.match:
            return []
        asked = [(seat, self.chairs[seat]) for seat in self.game.asked(self.match.state)]
        return [seat for seat, chair in asked if chair.kind == "person" and not chair.deputy]

    def _run_clocks(self, now: float) -> None:
        for seat in self._choosing():
            self.clocks[seat] = max(0.0, self.clocks[seat] - max(0.0, now - self._runs_from(seat)))
        self.clock_at = now

    def _runs_from(self, seat: int) -> float:
        """From when on a clock has not been counted: not before the end of a vacation, even if nobody wrote it down."""
        vacation = self.chairs[seat].vacation
        return max(self.clock_at, vacation[1]) if vacation else self.clock_at

    def _add_increment(self, seat: int) -> float:
        """For a turn that is done: the seat is no longer asked. Returns what its clock was given."""
        if not self.clock or not self.clocks or self.chairs[seat].kind != "person" or self.chairs[seat].deputy:
            return 0.0
        self.clocks[seat] += self.clock.increment
        return float(self.clock.increment)

    def time_out(self) -> tuple[int, float] | None:
        """Which running clock falls first, and when."""
        return min(self._falls(), key=lambda fall: fall[1], default=None)

    def _falls(self) -> list[tuple[int, float]]:
        return [(seat, self._runs_from(seat) + self.clocks[seat]) for seat in self._choosing()]

    def falls_at(self, seat: int) -> float | None:
        """When this seat's clock falls, if it runs or will run after a vacation."""
        return dict(self._falls()).get(seat)

    def next_deadline(self) -> float | None:
        """When something happens by itself: a clock falls, or a vacation ends."""
        ends = [chair.vacation[1] for chair in self.chairs if chair.vacation and self.stage == "playing"]
        return min([*ends, *(when for _, when in self._falls())], default=None)

    def holidays(self, seat: int, now: float) -> float:
        """Seconds of vacation that this seat has had in this match."""
        chair = self.chairs[seat]
        return chair.holidays + (max(0.0, min(now, chair.vacation[1]) - chair.vacation[0]) if chair.vacation else 0.0)

    def is_out_of_time(self, seat: int, now: float | None = None) -> bool:
        """A bot plays this seat to the end. `now`: the clock may have fallen since the last entry."""
        if not self.clocks:
            return False
        counts = now is not None and seat in self._choosing()
        since = max(0.0, now - self._runs_from(seat)) if now is not None and counts else 0.0
        return self.clocks[seat] <= since

    def may_come_back(self, seat: int) -> bool:
        """They left, or a bot plays for them, and they can take their seat again."""
        chair = self.chairs[seat]
        return chair.left_at is not None or (chair.deputy is not None and not self.is_out_of_time(seat))

    def may_have_bots(self) -> bool:
        """Does a bot play for anybody, or did one in the turn that it was asked to?"""
        return any(chair.kind == "bot" or chair.deputy or chair.skip is not None for chair in self.chairs)

    def bot_of(self, seat: int) -> str | None:
        """Which bot plays this seat now, if any."""
        chair = self.chairs[seat]
        if chair.kind == "bot":
            return chair.bot
        return chair.deputy or ("sensible" if self.is_skipped(seat) else None)

    def is_skipped(self, seat: int) -> bool:
        """A bot answers for them until this turn has passed; it does nothing that nobody asked for."""
        chair = self.chairs[seat]
        return chair.deputy is None and chair.skip is not None and chair.skip == self._turn()

    def _turn(self) -> int:
        return int(self.match.state["turns"][0]) if self.match else 0

    # -- telling -----------------------------------------------------------------------------------------------------

    def info(self) -> p.TableInfo:
        over = self.stage == "over"
        fairness = p.Fairness(
            commitment=commitment(self.server_seed),
            missing=self.missing_nonces() if self.stage == "gathering" else [],
            server_seed=self.server_seed if over else None,
            nonces=self.nonces() if over else None,
        )
        return p.TableInfo(
            id=self.id,
            name=self.name,
            game=self.game.id,
            options=self.options,
            stage=self.stage,
            listed=self.listed,
            free_chat=self.free_chat,
            clock=self.clock,
            bot_pace=self.bot_pace,
            hints=self.allows_hints(),
            seats=[
                p.SeatInfo(
                    seat=i,
                    kind=c.kind,
                    name=c.name,
                    bot=c.deputy or c.bot,
                    here=c.kind == "bot",
                    away_since=c.left_at,
                    left=c.left_at is not None,
                    vacation=c.vacation[1] if c.vacation else None,
                    holidays=self.holidays(i, c.vacation[1]) if c.vacation else c.holidays,
                )
                for i, c in enumerate(self.chairs)
            ],
            fairness=fairness,
            rematch=self.rematch,
            host=self.host,
            continues=self.continues,
            origin=p.Origin(**self.origin) if self.origin else None,
            daily=self.daily,
            again=self.again,
            created=self.created,
        )

    def allows_hints(self) -> bool:
        """Unless the host says otherwise: where one person plays with bots, or leads several seats; nobody else minds."""
        if self.hints is not None:
            return self.hints
        return not any(chair.kind == "open" or chair.came or chair.guest for chair in self.chairs)

    def nonces(self, added: Mapping[int, str] | None = None) -> list[str]:
        """What is mixed into the deal; `added`: by seat what comes just now."""
        if self.dealt is not None:
            return self.dealt
        return [(added or {}).get(seat, chair.nonce) for seat, chair in enumerate(self.chairs)]

    def missing_nonces(self) -> list[int]:
        """The seats of people who have not added to the deal yet. To a deal that is given nobody adds."""
        if self.dealt is not None:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person" and not chair.nonce]

    def entries(self, after: int, eyes: Sequence[Eyes], live: bool = False) -> list[p.Entry]:
        """What a client that plays these seats may read after entry `after`; `live`: it happens now."""
        fading = self.game.events.fading(self.match.options) if self.match else {}
        return [self._entry(i, eyes, fading, live or self.stage == "over") for i in range(after, self.n)]

    def news(self, after: int, eyes: Sequence[Eyes]) -> bytes:
        """What a client that plays these seats is told while it happens: the entries after this one, and where they lead."""
        if len(eyes) > 1 or not self.match:
            return _encode(p.Update(entries=self.entries(after, eyes, live=True), moment=self.moment(eyes)))
        (eye,), sights = eyes, self.sights()
        alike = after, sights.words(eye).kind
        before, behind = self._news.get(alike) or self._around_views(alike, eye)
        view = sights.view_to_send(eye, self._acts(eye), self._may_undo(eye, eyes))
        return b'%b"views":{"%b":%b}%b' % (before, _name(eye).encode(), view, behind)

    def _around_views(self, alike: tuple[int, int], eye: Eyes) -> tuple[bytes, bytes]:
        """Of a whole table only the views differ, unless it did not hear the same."""
        after, _ = alike
        update = p.Update(entries=self.entries(after, [eye], live=True), moment=self._moment(eye, {}))
        before, _, behind = _encode(update).rpartition(NO_VIEWS)
        if all(told.is_public for told in self.spoken[after:] if isinstance(told, Told)):
            self._news[alike] = before, behind
        return before, behind

    def _entry(self, index: int, eyes: Sequence[Eyes], fading: Fades, whole: bool) -> p.Entry:
        spoken = self.spoken[index]
        if not isinstance(spoken, Told):
            return spoken
        if (index, whole) in self._public:
            return self._public[index, whole]
        entry = spoken.entry(self.rows[index], eyes, fading, whole)
        if spoken.is_public:
            self._public[index, whole] = entry
        return entry

    def has_changed(self, after: int) -> bool:
        """Do the entries after this one tell of people or settings."""
        return any(isinstance(entry, p.TableChanged) for entry in self.spoken[after:])

    def draws(self) -> int:
        """How often nature has decided."""
        return self.told[-1].draws if self.told else 0

    def question_number(self) -> int:
        """The number of the open question: the entry that opened it. Never the same for two, even after an undo."""
        return self.told[-1].question if self.told else 0

    def asked(self, seats: Iterable[int]) -> list[int]:
        """Which of these seats the game waits for, as each of them sees it; not those that a bot plays for."""
        if self.stage != "playing":
            return []
        return [seat for seat in seats if not self.bot_of(seat) and seat in self.sights().asked(seat)]

    def awaited(self, seat: int) -> list[int]:
        """People whom the game waits for, as this seat sees it."""
        asked = self.sights().asked(seat) if self.stage == "playing" else []
        return [other for other in asked if self.chairs[other].kind == "person" and not self.bot_of(other)]

    def mine(self, seats: Sequence[int], info: p.TableInfo, now: float) -> p.MyTable:
        """For a list of one's tables: what is asked of these seats, since when, and how much time is left."""
        asked = self.asked(seats)
        waits = [wait[1] for seat in asked if (wait := self.chairs[seat].wait)]
        falls = [when for seat in asked if (when := self.falls_at(seat)) is not None]
        return p.MyTable(
            table=info,
            seats=list(seats),
            asked=asked,
            question=self.sights().question(asked[0]) if asked else None,
            since=min(waits, default=None),
            left=max(0.0, min(falls) - now) if falls else None,
            changed=self.rows[-1].at,
        )

    def moment(self, eyes: Sequence[Eyes]) -> p.Moment | None:
        if not self.match:
            return None
        return self._moment(eyes[0], {_name(eye): self.view(eye, eyes) for eye in eyes})

    def _moment(self, eye: Eyes, views: dict[str, p.View]) -> p.Moment:
        assert self.match
        outcome = self.game.outcome(self.match.state) if self.stage == "over" else None
        return p.Moment(
            n=self.n,
            step=len(self.match.steps),
            question=self.sights().question(eye),
            views=views,
            outcome=outcome[0] if outcome else None,
            payoff=outcome[1] if outcome else None,
            clocks=list(self.clocks) or None,
            running=self.running() if self.clocks else [],
            at=self.clock_at,
        )

    def view(self, eyes: Eyes, person: Sequence[Eyes] = ()) -> p.View:
        """What a seat sees; `person`: all seats of whoever looks, who may take back what they did there."""
        sights, acts = self.sights(), self._acts(eyes)
        return p.View(
            position=sights.position(eyes),
            choices=sights.choices(eyes) if acts else [],
            may_undo=self._may_undo(eyes, person or [eyes]),
        )

    def _acts(self, eyes: Eyes) -> bool:
        return eyes != SPECTATOR and not (self.clocks and self.is_out_of_time(eyes))

    def _may_undo(self, eyes: Eyes, person: Sequence[Eyes]) -> bool:
        if not self.told or self.told[-1].step.seat != eyes or self.stage != "playing":
            return False
        assert self.match
        return self._acts(eyes) and not self.match.stays(person)

    def sights(self) -> Sights:
        """What the seats see of the match now."""
        assert self.match
        if not self._sights:
            self._sights = Sights(self.game, self.match.state, self.question_number(), self._shown_options)
        return self._sights
