"""The review: which choices it looks at, what it calls a slip, which swings it tells, and where its curve ends."""

from collections.abc import Callable
from itertools import pairwise

import numpy as np
import pytest

from atoll.analysis import review
from atoll.analysis.hint import until_told
from atoll.analysis.review import Decision, Slip, Study, Swing, decisions
from atoll.analysis.worlds import compare, prospects
from atoll.bots import get_bot
from atoll.bots.search import SearchBot
from atoll.bots.search.settings import settings_of
from atoll.engine.catalogue import get_game
from atoll.engine.match import Match
from atoll.engine.records import Array
from atoll.engine.rng import new_rng

from ..games.forbidden_island.table import DRY_ISLAND, draw, drawing_cards
from ..games.forbidden_island.table import table as forbidden_table
from . import planted

GAME = get_game("template")
SMALL = settings_of({"simulations": 16, "candidates": 4, "depth": 1})


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SearchBot, "settings", lambda self, game, seats: SMALL)
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


def test_a_choice_does_not_answer_for_the_next_turn() -> None:
    """Where all others have passed, one seat has turn after turn."""
    loot = get_game("loot_island")
    played = Match.new(loot, {"seats": 2}, seed="turn after turn")
    played.run_nature()
    while len(played.steps) < 300 and not played.is_over():
        seat = loot.next_seat(played.state)
        wanted = "pass" if seat == 0 else "site "
        legal = loot.legal(played.state, seat)
        played.play(seat, next((action for action in legal if loot.space.text(action).startswith(wanted)), legal[0]))
        played.run_nature()
    turns = [int(played.moment(number)[0].turns) for number in range(len(played.steps))]
    runs = [(one.step, len(one.run)) for one in decisions(played, whole_turns=True)]
    assert all(turns[step] == turns[step + length - 1] for step, length in runs)
    seats = [played.steps[step].seat for step, _ in runs]
    assert any(one == then for one, then in pairwise(seats)), "it came to that"


def studied(match: Match) -> Study:
    study = Study(match)
    while not study.is_done():
        before = study.done
        study.advance()
        assert study.done == before + 1
    return study


def test_the_curve_begins_with_the_first_choice_and_ends_with_the_result(match: Match) -> None:
    study = studied(match)
    assert study.curve[0].step == study.decisions[0].step
    outcome = GAME.outcome(match.state)
    assert outcome
    assert study.curve[-1] == review.Point(len(match.steps), tuple(outcome[1]))
    assert [point.step for point in study.curve] == sorted({point.step for point in study.curve})


def test_a_blunder_is_told_with_what_was_better() -> None:
    """Once: that the curve falls there is told with it."""
    study = studied(planted.blunder())
    assert [point.chances for point in study.curve] == [(1.0, 0.0), (0.0, 0.0)]
    (slip,) = study.moments
    assert isinstance(slip, Slip)
    assert slip.is_sure()
    assert (slip.decision.step, slip.decision.seat, words(slip.decision.actions)) == (0, 0, ["search"])
    assert (words(slip.better), slip.chance, slip.best) == (["flare"], 0.0, 1.0)


def test_a_stroke_of_luck_is_told_with_nothing_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "GLANCES", 16)
    study = studied(planted.luck())
    (swing,) = study.moments
    assert isinstance(swing, Swing)
    assert (swing.decision.step, swing.decision.seat, words(swing.decision.run)) == (0, 0, ["search"])
    assert swing.about == 1, "who did nothing for it"
    assert (swing.before, swing.chance) == (study.curve[0].chances[1], 1.0)
    assert 0.0 < swing.before < 0.9


def test_three_are_told_and_no_jump_is_greater_than_those(match: Match) -> None:
    study = studied(match)
    assert len(study.moments) == review.TOLD
    assert len({moment.turn for moment in study.moments}) == review.TOLD, "one of a turn"
    slips = [one for one in study.moments if isinstance(one, Slip)]
    swings = [one for one in study.moments if isinstance(one, Swing)]
    assert swings, "two glances a point: this curve jumps"
    assert study.moments == [*slips, *swings]
    assert [one.loss for one in slips] == sorted((one.loss for one in slips), reverse=True)
    assert [one.change for one in swings] == sorted((one.change for one in swings), reverse=True)
    told = {moment.turn for moment in study.moments}
    jumps = [np.abs(np.subtract(after.chances, before.chances)).max() for before, after in pairwise(study.curve)]
    turns = [turn for _, _, turn in study._openings]
    assert all(jump <= swings[-1].change for jump, turn in zip(jumps, turns, strict=True) if turn not in told)


def test_a_curve_that_hardly_moves_has_no_turning_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "LEAST_SWING", 1.1)
    assert studied(planted.luck()).moments == []


def words(actions: tuple[int, ...]) -> list[str]:
    return [GAME.space.text(action) for action in actions]


def test_where_the_adviser_leaves_it_at_what_the_policy_does_nothing_else_is_better() -> None:
    """To pass where the policy passes is no slip: no flight is even tried."""
    team = "explorer: helicopter", "engineer: earth"
    t = forbidden_table(DRY_ISLAND, *team, asks=drawing_cards(1))
    draw(t, "wind")
    flight, stay = (t.game.space.parse(text) for text in ("helicopter explorer", "pass"))
    study, view = Study(planted.luck()), t.game.view(t.state, 0)
    study.game, study.settings = t.game, SMALL._replace(plans=60, asides=0)
    assert study._better(Decision(0, 0, (stay,), (stay,)), view) is None
    assert study._better(Decision(0, 0, (flight,), (flight,)), view) == (stay,)


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


def test_half_of_a_move_is_told_with_the_other_half() -> None:
    """A card that is chosen is told of with where it goes."""
    loot = get_game("loot_island")
    match = Match.new(loot, {"seats": 3}, seed="halves")
    match.run_nature()
    seat = loot.next_seat(match.state)
    view = loot.view(match.state, seat)
    first = next(action for action in loot.legal(view, seat) if loot.space.text(action).startswith("choose "))

    def then(kind: str) -> Callable[[Array], int]:
        return lambda seen: next(a for a in loot.legal(seen, seat) if loot.space.text(a).startswith(kind))

    whole = until_told(loot, view, seat, first, then("site "))
    assert [loot.space.text(action).split()[0] for action in whole] == ["choose", "site"]
    assert until_told(loot, view, seat, first, lambda _: None) == (first,)
