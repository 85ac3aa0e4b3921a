"""Bots at the table: they act, interject, keep to their time and pace, and go on after a restart or a failure."""

import asyncio
import random
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from prometheus_client import REGISTRY

from atoll.bots import LEVELS, new_bot
from atoll.engine import CHANCE
from atoll.engine.game import Game
from atoll.engine.records import Array
from atoll.server import butler, lobby, overdue
from atoll.server import protocol as p
from atoll.server.butler import Butler
from atoll.server.desk import Desk
from atoll.server.lobby import Lobby
from atoll.server.play import Play
from atoll.server.refusal import Refusal
from atoll.server.settings import Settings
from atoll.server.store import Store
from atoll.server.thinking import Rank, Thinkers

from .people import Browser, Person, open_table, running

BOTS = [{"who": "bot", "bot": "beginner"}, {"who": "bot", "bot": "sensible"}]


class Puppet:
    """A bot on strings."""

    name, style = "puppet", None

    def __init__(self) -> None:
        self.calls = 0

    def choose(self, game: Game, view: Array, seat: int, rng: Array) -> int | None:
        self.calls += 1
        return self.pick(game, view, seat)

    def pick(self, game: Game, view: Array, seat: int) -> int | None:
        return game.legal(view, seat)[0] if seat in game.asked(view) else None


@pytest.fixture
def puppet(monkeypatch: pytest.MonkeyPatch) -> Puppet:
    """Plays wherever a bot is wanted."""
    one = Puppet()
    monkeypatch.setattr(butler, "new_bot", lambda _: one)
    return one


def alone(
    tmp_path: Path,
    seats: list[dict[str, Any]],
    seconds: float = 5.0,
    thinkers: Callable[[], Thinkers] = Thinkers,
    **wish: Any,
) -> tuple[Any, list[Any]]:
    """A table without sockets, its butler, until the game is over or the time is up; the table and its steps."""
    settings = Settings(f"sqlite:///{tmp_path / 'atoll.db'}", bot_seconds=0.2)

    async def run() -> Any:
        store = await Store.open(settings.database)
        desk = Desk(store, settings)
        care = Butler(desk, Play(desk), thinkers())
        desk.on_change.append(care.look)
        chairs = [p.SeatWish(**seat) for seat in seats]
        opened = await open_table(
            Lobby(desk), p.OpenTable(game="template", seats=chairs, **({"start": True, "bot_pace": 0} | wish))
        )
        deadline = time.monotonic() + seconds
        while (table := await desk.table(opened.table.id)).stage != "over" and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        while table.stage == "over" and (left := [care._tasks, care._changed, care._asked, care._bots]) != [{}] * 4:
            assert time.monotonic() < deadline + 10, f"left behind: {left}"
            await asyncio.sleep(0.01)
        await care.close()
        await store.close()
        return table

    table = asyncio.run(run())
    return table, [row for row in table.rows if row.kind == "step" and row.data["seat"] is not None]


def test_bots_play_a_game_by_themselves(tmp_path: Path) -> None:
    table, steps = alone(tmp_path, BOTS)
    assert table.stage == "over"
    assert {row.data["seat"] for row in steps} == {0, 1}


def test_every_seat_has_a_bot_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What one seat's bot remembers is no other seat's."""
    saw: dict[int, set[int]] = {}

    class Remembers(Puppet):
        def pick(self, game: Game, view: Array, seat: int) -> int | None:
            saw.setdefault(id(self), set()).add(seat)
            kept.append(self)
            return super().pick(game, view, seat)

    kept: list[Puppet] = []
    monkeypatch.setattr(butler, "new_bot", lambda _: Remembers())
    table, _ = alone(tmp_path, [BOTS[0], BOTS[0]])
    assert table.stage == "over"
    assert sorted(map(sorted, saw.values())) == [[0], [1]]


def test_the_bots_that_played_last_are_kept_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(butler, "REMEMBERED", 2)
    monkeypatch.setattr(butler, "new_bot", lambda _: Puppet())
    care = Butler(None, None, None)  # type: ignore[arg-type]
    first = care._bot("one", 0, "puppet")
    care._bot("two", 0, "puppet")
    assert care._bot("one", 0, "puppet") is first
    care._bot("three", 0, "puppet")
    assert list(care._bots) == ["one", "three"]
    assert care._bot("one", 0, "puppet") is first


def test_an_eager_bot_interjects(tmp_path: Path, puppet: Puppet) -> None:
    def fires(game: Game, view: Array, seat: int) -> int | None:
        flare = game.space.parse("flare")
        legal = game.legal(view, seat)
        return flare if flare in legal and seat == 1 else (legal[0] if seat in game.asked(view) else None)

    puppet.pick = fires  # type: ignore[method-assign]
    table, steps = alone(tmp_path, BOTS)
    assert steps[0].data == {"seat": 1, "do": "flare", "step": 2}, "in the other's turn"
    assert table.stage == "over"


def test_a_bot_that_nobody_asked_is_asked_once_a_step(tmp_path: Path, puppet: Puppet) -> None:
    table, _ = alone(tmp_path, [{"who": "me", "name": "Ana"}, BOTS[1]], seconds=0.3)
    assert table.stage == "playing"
    assert puppet.calls == 1


def test_a_bot_that_takes_too_long_gets_any_legal_action(tmp_path: Path, puppet: Puppet) -> None:
    def sleeps(game: Game, view: Array, seat: int) -> int | None:
        time.sleep(0.4)
        return None

    puppet.pick = sleeps  # type: ignore[method-assign]
    before = REGISTRY.get_sample_value("atoll_bot_timeouts_total") or 0.0
    _, steps = alone(tmp_path, [{"who": "bot"}, {"who": "me", "name": "Ana"}], seconds=2.0)
    assert steps
    assert (REGISTRY.get_sample_value("atoll_bot_timeouts_total") or 0.0) > before
    assert {row.data["seat"] for row in steps} == {0}


def test_waiting_for_a_thread_is_not_thinking(tmp_path: Path, puppet: Puppet, caplog: pytest.LogCaptureFixture) -> None:
    """One thread, busy for longer than a bot's time: the bot still says what it wants."""

    def one_busy() -> Thinkers:
        made = Thinkers(1)
        made.submit(Rank.HINT, lambda: time.sleep(0.5))
        return made

    table, _ = alone(tmp_path, BOTS, thinkers=one_busy)
    assert table.stage == "over"
    assert "a bot took too long" not in caplog.text


class Sleeper(Puppet):
    """Never answers while the test lasts."""

    name = "sleeper"
    awake = threading.Event()

    def pick(self, game: Game, view: Array, seat: int) -> int | None:
        self.awake.wait(300)
        return None


@pytest.fixture
def sleeper(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sleeper]:
    """A third party's bot; all others are as they are."""
    one = Sleeper()
    one.awake = threading.Event()
    monkeypatch.setattr(butler, "new_bot", lambda name: one if name == one.name else new_bot(name))
    monkeypatch.setattr(lobby, "offered_bots", lambda: [*LEVELS, one.name])
    yield one
    one.awake.set()


ASLEEP = {"who": "bot", "bot": "sleeper"}


def beside(
    tmp_path: Path, tables: list[list[dict[str, Any]]], then: Callable[[Butler, list[str]], Awaitable[None]]
) -> None:
    """Tables looked after by one butler with a single thread."""

    async def run() -> None:
        settings = Settings(f"sqlite:///{tmp_path / 'atoll.db'}", bot_seconds=0.2)
        store = await Store.open(settings.database)
        desk = Desk(store, settings)
        care = Butler(desk, Play(desk), Thinkers(1))
        desk.on_change.append(care.look)
        opened = []
        for seats in tables:
            wish = p.OpenTable(game="template", seats=[p.SeatWish(**seat) for seat in seats], start=True, bot_pace=0)
            opened.append((await open_table(Lobby(desk), wish)).table.id)
        await then(care, opened)
        await care.close()
        await store.close()

    asyncio.run(run())


async def over(care: Butler, id: str, seconds: float = 60.0) -> None:
    async with asyncio.timeout(seconds):
        while (await care.desk.table(id)).stage != "over":
            await asyncio.sleep(0.01)


def test_a_bot_that_never_answers_holds_up_nobody_else(
    tmp_path: Path, sleeper: Sleeper, caplog: pytest.LogCaptureFixture
) -> None:
    """Its thread is lost, and another takes its place: for another table's bots, a hint, and whoever plays on for it."""

    async def then(care: Butler, ids: list[str]) -> None:
        async with asyncio.timeout(60.0):
            assert await care.thinkers.submit(Rank.HINT, lambda: "a hint") == "a hint"
        for id in ids:
            await over(care, id)
        assert not sleeper.awake.is_set()
        assert len(care.thinkers._threads) == 1

    beside(tmp_path, [[ASLEEP, BOTS[1]], BOTS], then)
    assert sleeper.calls == 1, "at this table it is asked no more"
    errors = [record for record in caplog.records if record.levelname == "ERROR"]
    [told] = [record for record in errors if getattr(record, "bot", "") == "sleeper"]
    assert told.getMessage() == "a bot does not answer: at this table the sensible one plays in its place"
    assert (told.bot, told.game, told.threads) == ("sleeper", "template", 1)  # type: ignore[attr-defined]


def test_a_bot_that_holds_too_many_threads_is_asked_nowhere(
    tmp_path: Path, sleeper: Sleeper, caplog: pytest.LogCaptureFixture
) -> None:
    async def then(care: Butler, ids: list[str]) -> None:
        for id in ids:
            await over(care, id)
        assert sleeper.calls == overdue.MOST_LOST
        sleeper.awake.set()
        async with asyncio.timeout(5.0):
            while care.overdue.is_left_alone("another", "sleeper"):
                await asyncio.sleep(0.01)

    beside(tmp_path, [[ASLEEP, ASLEEP]] * (overdue.MOST_LOST + 2), then)
    told = "a bot holds too many threads: it is asked at no table until they come back"
    assert [record.bot for record in caplog.records if record.getMessage() == told] == ["sleeper"]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("bot", "again"), [("expert", True), ("sleeper", False)])
def test_a_level_that_is_late_is_asked_again_once_it_has_come_back(bot: str, again: bool) -> None:
    late, enough = overdue.Overdue(2), threading.Event()
    thread = threading.Thread(target=enough.wait, daemon=True)
    thread.start()
    late.add("one", bot, "template", thread)
    assert late.is_left_alone("one", bot)
    assert not late.is_left_alone("two", bot)
    enough.set()
    thread.join()
    assert late.is_left_alone("one", bot) != again
    for table in ("two", "three"):
        late.add(table, bot, "template", thread)
    assert not late.is_left_alone("one", bot), "it is kept for so many tables"
    late.forget("three")
    assert not late.is_left_alone("three", bot)


def test_a_thread_that_is_left_ends_with_its_work() -> None:
    async def run() -> None:
        thinkers, gate = Thinkers(1), threading.Event()
        stuck = thinkers.submit(Rank.MOVE, gate.wait)
        [first] = thinkers._threads
        while not thinkers._jobs.empty():
            await asyncio.sleep(0)
        later = thinkers.submit(Rank.MOVE, threading.current_thread)
        assert thinkers.leave(print) is None, "nobody is at it"
        while thinkers.leave(work(thinkers)) is not first:
            await asyncio.sleep(0)
        second = await later
        assert second is not first
        gate.set()
        assert await stuck
        first.join(5.0)
        assert not first.is_alive()
        assert await thinkers.submit(Rank.MOVE, threading.current_thread) is second
        thinkers.close()

    asyncio.run(run())


def work(thinkers: Thinkers) -> Callable[[], Any]:
    return next(iter(thinkers._at.values()), print)


def test_bots_have_threads_of_their_own(tmp_path: Path, puppet: Puppet) -> None:
    names = set()

    def named(game: Game, view: Array, seat: int) -> int | None:
        names.add(threading.current_thread().name.split("_")[0])
        return Puppet.pick(puppet, game, view, seat)

    puppet.pick = named  # type: ignore[method-assign]
    assert alone(tmp_path, BOTS)[0].stage == "over"
    assert names == {"bot"}


def test_a_bot_that_comes_too_late_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Somebody answered at the same moment; it looks again."""
    act, late = Play.act, iter([("ask", "ask-gone"), ("stage", "stage-over")])

    async def faster(self: Play, *given: Any, **more: Any) -> int:
        if refused := next(late, None):
            raise Refusal(*refused, 409)
        return await act(self, *given, **more)

    monkeypatch.setattr(Play, "act", faster)
    assert alone(tmp_path, BOTS)[0].stage == "over"
    assert next(late, None) is None
    assert "butler failed" not in caplog.text


def test_a_bot_whose_seat_has_answered_meanwhile_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Another worker has done it: the question is still open for the others, but not for this seat."""
    act = Play.act

    async def twice(self: Play, *given: Any, **more: Any) -> int:
        await act(self, *given, **more)
        return await act(self, *given, **more)

    monkeypatch.setattr(Play, "act", twice)
    assert alone(tmp_path, [*BOTS, BOTS[1]])[0].stage == "over"
    assert "butler failed" not in caplog.text
    assert "may not do" not in caplog.text


@pytest.mark.parametrize("fault", ["raises", "illegal", "silent"])
def test_a_broken_bot_does_not_stop_the_game(
    tmp_path: Path, puppet: Puppet, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(game: Game, view: Array, seat: int) -> int | None:
        if fault == "raises":
            raise RuntimeError("no idea")
        return game.space.parse("deal plank") if fault == "illegal" else None

    puppet.pick = broken  # type: ignore[method-assign]
    table, steps = alone(tmp_path, BOTS)
    assert table.stage == "over"
    assert len(steps) > 2


def test_a_failing_database_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failures = iter([True, True])
    append = Store.append

    async def flaky(self: Store, table: str, rows: Any, *more: Any) -> None:
        if rows[0].data.get("seat") is not None and next(failures, False):
            raise OSError("disk on fire")
        await append(self, table, rows, *more)

    monkeypatch.setattr(Store, "append", flaky)
    table, _ = alone(tmp_path, BOTS)
    assert table.stage == "over"
    assert [row.n for row in table.rows] == list(range(1, table.n + 1))


def test_what_is_kept_of_unfinished_games_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ana opens tables, has the eager bot asked and goes away; nothing grows with them."""
    monkeypatch.setattr(butler, "REMEMBERED", 3)
    settings = Settings(f"sqlite:///{tmp_path / 'atoll.db'}")

    async def run() -> None:
        store = await Store.open(settings.database)
        desk = Desk(store, settings)
        care = Butler(desk, Play(desk), Thinkers())
        desk.on_change.append(care.look)
        for _ in range(6):
            opened = await opened_with_bot(desk)
            while opened not in care._asked:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        assert len(care._asked) == 3
        assert opened in care._asked
        assert not care._tasks
        assert not care._changed
        await care.close()
        await store.close()

    asyncio.run(run())


async def opened_with_bot(desk: Desk) -> str:
    seats = [p.SeatWish(who="me", name="Ana"), p.SeatWish(who="bot")]
    opened = await open_table(Lobby(desk), p.OpenTable(game="template", seats=seats, start=True, bot_pace=0))
    return opened.table.id


def test_a_table_that_fails_for_good_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(butler, "MOST_FAILURES", 3)
    monkeypatch.setattr(butler, "LONGEST_PAUSE", 0.01)
    tries = []

    async def fails(self: Butler, table: Any, changed: Any) -> bool:
        tries.append(table.id)
        raise OSError("for good")

    monkeypatch.setattr(Butler, "_next", fails)
    table, _ = alone(tmp_path, BOTS, seconds=0.5)
    assert table.stage == "playing"
    assert len(tries) == 3


def test_bots_wait_so_that_people_can_follow_and_chat_does_not_hold_them_up(address: str, browser: Browser) -> None:
    seats = [{"who": "me", "name": "Ana"}, {"who": "bot"}]
    opened = browser.open(seats, game="template", bot_pace=400, start=True)
    ana = Person(address, opened["table"]["id"], [opened["links"]["seats"]["0"]])
    ana.act(0, "search")
    began = time.monotonic()
    while not any(e["t"] == "step" and e["seat"] == 1 for e in ana.entries):
        assert time.monotonic() - began < 5
        assert ana.ask(t="say", seat=0, phrase="hello")["t"] == "ack"
        time.sleep(0.1)
    assert 0.3 < time.monotonic() - began < 2.0


@pytest.mark.parametrize("thoughts", [1, 3])
def test_thinking_is_part_of_the_pause(
    tmp_path: Path, puppet: Puppet, monkeypatch: pytest.MonkeyPatch, thoughts: int
) -> None:
    """By a clock that only thinking moves: those who think as long as the pause is do not wait on top of it. In a game
    where others are asked first whether they interject, their thoughts count too."""
    now = [0.0]
    pace = 60.0
    monkeypatch.setattr(butler, "pause", lambda _: pace)
    monkeypatch.setattr(butler, "time", SimpleNamespace(perf_counter=lambda: now[0], monotonic=time.monotonic))

    def slowly(game: Game, view: Array, seat: int) -> int | None:
        now[0] += pace / thoughts
        return Puppet.pick(puppet, game, view, seat)

    puppet.pick = slowly  # type: ignore[method-assign]
    bots = [{"who": "bot"}] * thoughts
    _, steps = alone(tmp_path, bots if thoughts > 1 else [*bots, {"who": "me", "name": "Ana"}], seconds=2.0)
    assert steps


def test_the_more_there_is_to_read_the_longer_they_wait() -> None:
    """What nature adds to somebody's step counts; what was before it does not. There is a limit."""

    def waits(*told: tuple[int, int]) -> float:
        steps = [SimpleNamespace(step=SimpleNamespace(seat=seat), events=("event",) * n) for seat, n in told]
        return butler.pause(SimpleNamespace(told=steps, bot_pace=1000))  # type: ignore[arg-type]

    assert waits() == waits((0, 0)) == waits((0, 1)) == 1.0
    assert waits((0, 3)) == waits((0, 9), (1, 1), (CHANCE, 1), (CHANCE, 1)) == 2.0
    assert waits((0, 100)) == butler.MOST_TO_READ


def test_a_restart_wakes_them(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'atoll.db'}")
    with running(settings) as address:
        opened = Browser(address).open([*BOTS, {"who": "bot"}], bot_pace=5000, start=True)
        early = Person(address, opened["table"]["id"], [opened["links"]["watch"]])
        seen = early.n
        early.close()
    hurry(tmp_path)
    with running(settings) as address:
        watcher = Person(address, opened["table"]["id"], [opened["links"]["watch"]])
        watcher.until(lambda: watcher.n > seen)
        watcher.close()


def hurry(tmp_path: Path) -> None:
    """Make the bots of the stored table quick."""
    import sqlite3

    with sqlite3.connect(tmp_path / "atoll.db") as c:
        c.execute("UPDATE entries SET data = json_set(data, '$.bot_pace', 0) WHERE n = 1")
    c.close()


def test_a_person_and_bots_to_the_end_of_the_game_with_secrets(address: str, browser: Browser) -> None:
    opened = browser.open([{"who": "me", "name": "Ana"}, *BOTS], game="template", start=True)
    ana = Person(address, opened["table"]["id"], [opened["links"]["seats"]["0"]])
    ana.play(random.Random(5))
    assert ana.moment
    assert ana.moment["outcome"]
