"""Is a game's search compiled: the marker, what is called, who searches."""

import pytest

from atoll.analysis import hint, searching
from atoll.analysis.hint import advise
from atoll.bots import get_bot
from atoll.bots.search import Candidate, SearchBot
from atoll.bots.search.settings import settings_of
from atoll.engine.catalogue import get_game
from atoll.engine.match import Match
from atoll.engine.rng import new_rng

GAME = get_game("template")


def test_the_two_strongest_levels_search() -> None:
    assert [searching.searches(get_bot(name)) for name in ("beginner", "sensible", "strong", "expert")] == [
        False,
        False,
        True,
        True,
    ]


def test_interpreted_nothing_has_to_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "INTERPRETED", True)
    said: list[str] = []
    assert searching.is_ready(GAME)
    searching.prepare(GAME, said.append)
    assert said == []


def test_preparing_leaves_a_marker(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    monkeypatch.setattr(searching, "INTERPRETED", False)
    monkeypatch.setattr(searching, "CACHE", tmp_path)
    monkeypatch.setattr(searching, "_ready", set())
    monkeypatch.setattr(searching, "FEW", 4)
    monkeypatch.setattr(SearchBot, "settings", lambda self, game, seats: settings_of({"candidates": 2, "depth": 1}))
    monkeypatch.setattr(type(GAME), "compiled", True, raising=False)
    said: list[str] = []
    assert not searching.is_ready(GAME)
    searching.prepare(GAME, said.append)
    assert said == ["strong", "expert", "review"]
    assert searching.is_ready(GAME)


def test_nothing_is_told_to_be_better_than_what_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    """The winner of the halving leads, whatever luck those had that were dropped after a few simulations; nor do these
    take the place of whom they lost against."""
    plans = [((1,), 0.5, 400), ((2,), 0.45, 400), ((3,), 0.6, 20), ((4,), 0.7, 10), ((5,), 0.1, 10)]
    monkeypatch.setattr(hint, "think", lambda *_: [Candidate(*plan) for plan in plans])
    told = advise(GAME, Match.new(GAME, seed="advice").state, 0, new_rng(1))
    assert told == [Candidate((1,), 0.5, 400), Candidate((3,), 0.5, 20), Candidate((2,), 0.45, 400)]


def test_advice_begins_each_time_with_another_action(monkeypatch: pytest.MonkeyPatch) -> None:
    plans = [((1, 2), 0.5), ((1, 3), 0.4), ((4,), 0.2), ((), 0.3), ((5,), 0.1)]
    found = [Candidate(actions, value, 10) for actions, value in plans]
    monkeypatch.setattr(hint, "think", lambda *_: found)
    match = Match.new(GAME, seed="advice")
    told = advise(GAME, match.state, 0, new_rng(1))
    assert [one.actions for one in told] == [(1, 2), (), (4,)]
