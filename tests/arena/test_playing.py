"""arena.playing: one game of a contest."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from numba.core.event import trigger_event

from atoll import bots
from atoll.arena.plan import Contest, Job
from atoll.arena.playing import Result, Seat, play_game
from atoll.bots.answers import WrongAnswer
from atoll.engine import CHANCE
from atoll.engine.game import Game
from atoll.engine.records import Array
from atoll.engine.rng import below

OPTIONS = {"seats": 2, "ship": "far"}


def job(*names: str, deal: int = 1) -> Job:
    return Job("template", OPTIONS, names, tuple(range(len(names))), deal)


def without_time(result: Result) -> Result:
    return replace(result, ms=())


def test_the_same_job_gives_the_same_result() -> None:
    once, other, again = (play_game(job("random", "sensible", deal=deal)) for deal in (1, 2, 1))
    assert without_time(once) == without_time(again)
    assert without_time(once) != without_time(other)
    assert Result.from_json(again.to_json()).payoff == again.payoff
    assert all(ms > 0 for ms in once.ms)
    assert min(once.choices) > 0


class Watching:
    """Random, and remembers every view that it was given, and the numbers it drew."""

    style: int | None = None

    def __init__(self, name: str) -> None:
        self.name = name
        self.seen: list[tuple[int, bytes, bytes]] = []
        self.first: list[int] = []

    def __deepcopy__(self, memo: Any) -> "Watching":
        return self

    def choose(self, game: Game, view: Array, seat: int, rng: Array) -> int | None:
        again = game.view(view, seat)
        self.seen.append((seat, view.tobytes(), again.tobytes()))
        if seat not in game.asked(view):
            return None
        self.first.append(int(np.asarray(rng)[0]))
        actions = game.legal(view, seat)
        return actions[int(below(rng, len(actions)))]


@pytest.fixture
def watching(monkeypatch: pytest.MonkeyPatch) -> list[Watching]:
    two = [Watching("one"), Watching("two")]
    named = {bot.name: bot for bot in two}
    monkeypatch.setattr("atoll.arena.playing.new_bot", named.__getitem__)
    return two


def test_a_bot_gets_its_own_view_and_nothing_else(watching: list[Watching]) -> None:
    play_game(job("one", "two"))
    for seat, bot in enumerate(watching):
        assert {at for at, _, _ in bot.seen} == {seat}
        assert all(view == redacted for _, view, redacted in bot.seen)


def test_luck_follows_from_deal_and_seat(watching: list[Watching]) -> None:
    """The same deal with changed seats: nature deals the same, and each seat has the same luck whoever sits there."""
    one, two = watching
    play_game(job("one", "two"))
    starts = one.seen[0][1], two.seen[0][1], one.first[0], two.first[0]
    for bot in watching:
        bot.seen.clear()
        bot.first.clear()
    play_game(replace(job("one", "two"), lineup=(1, 0)))
    assert (two.seen[0][1], one.seen[0][1], two.first[0], one.first[0]) == starts
    assert one.first[0] != two.first[0]


class Cheating(Watching):
    def choose(self, game: Game, view: Array, seat: int, rng: Array) -> int | None:
        return 0 if seat in game.asked(view) else None


def test_a_bot_that_does_what_it_may_not_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atoll.arena.playing.new_bot", Cheating)
    with pytest.raises(
        WrongAnswer, match=r"'one' .* answered 0 \(deal plank\) in template \(turn\); right .*: 6 \(search\), 7 "
    ):
        play_game(job("one", "two"))


def test_a_bot_that_is_asked_must_act(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(Watching):
        def choose(self, *_: Any) -> None:
            return None

    monkeypatch.setattr("atoll.arena.playing.new_bot", Silent)
    with pytest.raises(WrongAnswer, match=r"the bot 'one' .* answered None in template"):
        play_game(job("one", "two"))


def test_the_compiler_is_not_thinking(monkeypatch: pytest.MonkeyPatch, template: Game) -> None:
    """It takes a lock for all it does, and for a part of it once more."""
    now = 0.0
    monkeypatch.setattr("time.process_time", lambda: now)

    class Compiling(Watching):
        def choose(self, *given: Any) -> int | None:
            nonlocal now
            with trigger_event("numba:compiler_lock"):
                now += 60
                with trigger_event("numba:compiler_lock"):
                    now += 40
            now += 1
            return super().choose(*given)

    state = template.new(OPTIONS)
    while template.next_seat(state) == CHANCE:
        template.apply(state, CHANCE, next(iter(template.chances(state))))
    seat = Seat(Compiling("new"), template.asked(state)[0], 1)
    assert seat.choose(template, state) is not None
    assert seat.seconds == pytest.approx(1.0)


def test_every_game_has_bots_of_its_own() -> None:
    assert bots.new_bot("search") is not bots.new_bot("search")
    assert bots.get_bot("search") is bots.get_bot("search")
    assert Contest.of("template", ("random", "sensible")).cooperative is False
