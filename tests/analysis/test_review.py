"""The review: which choices it looks at, what it calls a slip, and where its curve ends."""

import numpy as np
import pytest

from atoll.analysis import review
from atoll.analysis.review import Decision, Slip, Study, decisions
from atoll.analysis.worlds import compare, prospects
from atoll.bots import get_bot
from atoll.bots.search import SearchBot
from atoll.bots.search.settings import settings_of
from atoll.engine.catalogue import get_game
from atoll.engine.match import Match
from atoll.engine.rng import new_rng

GAME = get_game("template")
SMALL = settings_of({"simulations": 16, "candidates": 4, "depth": 1})


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SearchBot, "settings", lambda self, game: SMALL)
    for name, value in {"GLANCES": 2, "WORLDS": 4, "MANY_WORLDS": 8}.items():
        monkeypatch.setattr(review, name, value)


@pytest.fixture(scope="module")
def match() -> Match:
    played, rng, bot = Match.new(GAME, seed="a review"), new_rng(7), get_bot("beginner")
    played.run_nature()
    while not played.is_over():
        seat = GAME.next_seat(played.state)
        action = bot.choose(GAME, GAME.view(played.state, seat), seat, rng)
        assert action is not None
        played.play(seat, action)
        played.run_nature()
    return played


def test_every_choice_is_looked_at_once(match: Match) -> None:
    chosen = [(number, step.seat, (step.action,)) for number, step in enumerate(match.steps) if step.seat >= 0]
    assert [(one.step, one.seat, one.actions) for one in decisions(match, whole_turns=False)] == chosen
    assert all(one.run[0] == one.actions[0] for one in decisions(match, whole_turns=False))
    whole = list(decisions(match, whole_turns=True))
    assert [action for one in whole for action in one.actions] == [actions[0] for _, _, actions in chosen]
    for one in whole:
        run = match.steps[one.step : one.step + len(one.actions)]
        assert {step.seat for step in run} == {one.seat}, "nobody else and not nature in between"


def test_the_curve_begins_with_the_first_choice_and_ends_with_the_result(match: Match) -> None:
    study = Study(match)
    while not study.is_done():
        before = study.done
        study.advance()
        assert study.done == before + 1
    assert study.curve[0].step == study.decisions[0].step
    outcome = GAME.outcome(match.state)
    assert outcome
    assert study.curve[-1] == review.Point(len(match.steps), tuple(outcome[1]))
    assert [point.step for point in study.curve] == sorted({point.step for point in study.curve})
    assert len(study.moments) <= review.TOLD
    assert all(slip.is_sure() for slip in study.moments)
    assert len({slip.turn for slip in study.moments}) == len(study.moments), "one of a turn"


def test_equal_plans_bring_the_same_in_every_world(match: Match) -> None:
    """All that differs between two plans is the plans: their luck is the same."""
    state = match.moment(next(decisions(match, False)).step)
    seat = GAME.next_seat(state)
    plan = (GAME.legal(state, seat)[0],)
    brought = compare(GAME, GAME.view(state, seat), seat, [plan, plan], 6, SMALL)
    assert np.array_equal(brought[:, 0], brought[:, 1])


def test_prospects_are_the_same_again(match: Match) -> None:
    moment = match.moment(next(decisions(match, False)).step)
    once = prospects(GAME, moment, 3, SMALL)
    prospects(GAME, moment, 2, SMALL, first=9)
    assert prospects(GAME, moment, 3, SMALL) == once


def test_prospects_are_shares_of_one(match: Match) -> None:
    shares = prospects(GAME, match.moment(next(decisions(match, False)).step), 3, SMALL)
    assert len(shares) == match.options["seats"]
    assert 0.0 <= sum(shares) <= 1.0 + 1e-9


@pytest.mark.parametrize(("loss", "error", "sure"), [(0.2, 0.05, True), (0.2, 0.15, False), (0.01, 0.0, False)])
def test_what_is_called_a_slip(loss: float, error: float, sure: bool) -> None:
    slip = Slip(Decision(0, 0, (0,), (0,)), np.zeros(1), (0, 1), (1,), 0.3, 0.3 + loss, error)
    assert slip.is_sure() is sure
