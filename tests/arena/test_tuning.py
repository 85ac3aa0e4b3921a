"""arena.tuning: weights that play better, found again by the same seed."""

import sys
import tomllib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from atoll.arena import tuning
from atoll.arena.tuning import (
    CannotTune,
    Generation,
    Plan,
    Table,
    cells_of,
    fitness,
    read_weights,
    share,
    tune,
    with_weights,
)
from atoll.engine import MAX_SEATS
from atoll.engine.catalogue import get_game
from atoll.engine.game import Game
from atoll.engine.records import Array
from atoll.games.template.appeal import AHEAD, FIRE_LATE

NEAR = {"seats": 2, "ship": "near"}
"""One flare ends it, so games are short."""


def test_cells(template: Game) -> None:
    assert [cell["seats"] for cell in cells_of(template)] == [2, 3]
    cells = cells_of(template, [2], {"ship": ["near", "far"]})
    assert [(cell["seats"], cell["ship"]) for cell in cells] == [(2, "near"), (2, "far")]


def test_against_oneself_every_seat_gets_its_part(template: Game) -> None:
    """Every deal from every seat by the same weights: together that is all there was to get."""
    for seats in (2, 3):
        cell = {"seats": seats, "ship": "near"}
        both = np.array([template.weights] * 2)
        all_of_it = Table(template).play(cell, both, np.zeros(MAX_SEATS, np.int64), 1, 10).sum() / 10
        assert share(template, cell, template.weights, template.weights, 1, 10) * seats == pytest.approx(all_of_it)


def test_bad_weights_lose(template: Game) -> None:
    bad = template.weights.copy()
    bad[AHEAD] = -0.6  # calls the ship when behind
    good = share(template, NEAR, template.weights, template.weights, 1, 30)
    assert share(template, NEAR, bad, template.weights, 1, 30) < good - 0.05


def test_tuning_mends_a_planted_bad_weight(template: Game) -> None:
    """Today's weights fire the flare much too late: sooner wins."""
    bad = template.weights.copy()
    bad[FIRE_LATE] = -8.0
    said: list[Generation] = []
    plan = Plan(games=6, generations=4, population=6, sigma=1.0, seed=2)
    planted = replace(template, weights=bad)
    found = tune(planted, plan, [NEAR], said.append)
    again = tune(planted, plan, [NEAR], lambda _: None)
    assert [done.number for done in said] == [1, 2, 3, 4]
    assert found.weights.tolist() == again.weights.tolist()
    assert found.fitness >= found.before, "never worse by its own measure"
    assert found.is_better
    fresh = [fitness(w, "template", [NEAR], bad, tuning.EVALUATION_SEED, 30) for w in (found.weights, bad)]
    assert fresh[0] > fresh[1], "nor on deals that nobody has seen"


def test_what_is_no_better_is_not_taken(template: Game) -> None:
    plan = Plan(games=1, generations=1, population=4, sigma=0.01)
    found = tune(template, plan, [NEAR], lambda _: None)
    assert not found.is_better
    assert found.weights.tolist() == template.weights.tolist()


def test_what_is_written_is_what_won(template: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounded before the last match, not after it."""
    bad = template.weights.copy()
    bad[FIRE_LATE] = -8.0
    planted, played = replace(template, weights=bad), []

    def judged(weights: Array, game_id: str, cells: object, today: Array, first_seed: int, games: int) -> float:
        played.append((first_seed, weights.tolist()))
        return float(weights[FIRE_LATE])

    monkeypatch.setattr(tuning, "fitness", judged)
    found = tune(planted, Plan(games=1, generations=3, population=4), [NEAR], lambda _: None)
    assert found.is_better
    [(_, winner), _] = [one for one in played if one[0] == tuning.GATE_SEED]
    text = with_weights(planted, found.weights, "a test")
    assert list(tomllib.loads(text).values()) == winner == read_weights(planted, text).tolist()


def test_a_search_may_begin_with_other_weights(template: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it begins is what the candidates are factors of; what it is compared with are today's."""
    monkeypatch.setattr(tuning, "fitness", lambda weights, **_: float(weights[0]))
    start = template.weights * 2
    plan = Plan(games=1, generations=1, population=4, sigma=1e-6)
    found = tune(template, plan, [NEAR], lambda _: None, start=start)
    assert found.before == template.weights[0]
    assert found.weights == pytest.approx(start, rel=1e-3)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("weight_0 = ", "this is no TOML"),
        ("weight_0 = 1\nweight_9 = 1", "not the weights of template, .* look at weight_1, weight_2, .*, weight_9"),
        ("weight_0 = true\nweight_1 = nan", "look at weight_0, weight_1, "),
    ],
)
def test_weights_that_cannot_be(template: Game, text: str, says: str) -> None:
    with pytest.raises(CannotTune, match=says):
        read_weights(template, text)


def test_teams_are_judged_by_the_root_of_their_rates(monkeypatch: pytest.MonkeyPatch) -> None:
    rates = iter([0.25, 0.81])
    monkeypatch.setattr(tuning, "share", lambda *_: next(rates))
    game = get_game("forbidden_island")
    cells = cells_of(game, [2, 3])
    assert fitness(game.weights, game.id, cells, game.weights, 1, 1) == pytest.approx((0.5 + 0.9) / 2)


def test_nothing_to_tune(template: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(CannotTune, match="no weights to tune"):
        tune(replace(template, weights=np.zeros(1)), Plan(), [NEAR], print)
    monkeypatch.setitem(sys.modules, "cma", None)
    with pytest.raises(CannotTune, match=r"pip install 'atoll\[tune\]'"):
        tune(template, Plan(), [NEAR], print)


@pytest.mark.parametrize("id", ["forbidden_island", "the_island", "lost_island", "loot_island"])
def test_the_weights_file_keeps_its_comments(id: str) -> None:
    game = get_game(id)
    before = (game.folder / "weights.toml").read_text()
    text = with_weights(game, game.weights * 2, "a test")
    assert list(tomllib.loads(text).values()) == pytest.approx((game.weights * 2).tolist(), rel=1e-3)
    assert "# Made by atoll tune: CMA-ES, a test.\n" in text
    comments = [line for line in before.splitlines() if line.startswith("#")]
    kept = [line for line in comments if not line.startswith(("# Made by", "# Set by hand"))]
    assert all(line in text.splitlines() for line in kept)
    assert len(text.splitlines()) - len(before.splitlines()) in (0, 1)


def test_a_game_without_a_file(template: Game, tmp_path: Path) -> None:
    text = with_weights(template, template.weights, "a test")
    assert tomllib.loads(text)["weight_3"] == template.weights[3]
