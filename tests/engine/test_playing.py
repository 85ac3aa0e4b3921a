"""engine.playing: the compiled loops, and what the fuzzer finds in a game that is not well."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from atoll.engine import contract, playing
from atoll.engine.compiled import INTERPRETED
from atoll.engine.game import Game
from atoll.engine.playing import RANDOM, SENSIBLE, best, choose, coarsen, interject, somebody
from atoll.engine.position import load_position
from atoll.engine.records import Array
from atoll.engine.rng import new_rng
from atoll.engine.simulation import LOOP_FAULTS, _Buffers, fuzz
from atoll.games.template.state import BURY, FLARE, SEARCH

Plant = Callable[..., None]


@pytest.fixture
def turn(template: Game) -> Array:
    castaways = [{"hand": ["sail"]}, {"hand": ["sail"]}, {"hand": ["plank"]}]
    return load_position({"game": "template", "castaways": castaways}, template)[1]


def test_the_best_score_wins_and_ties_are_drawn() -> None:
    rng = new_rng(1)
    assert best(np.array([1.0, 3.0, 2.0]), 3, rng) == 1
    found = Counter(int(best(np.array([2.0, 1.0, 2.0, 2.0]), 4, rng)) for _ in range(900))
    assert set(found) == {0, 2, 3}
    assert min(found.values()) > 240


def test_a_difference_in_the_last_bits_is_none_when_fuzzing() -> None:
    """0.1 · 3 is not 0.3, and a machine that multiplies and adds at once finds yet another number."""
    scores = np.array([0.3, 0.1 * 3, -0.3, 0.30001, 7.0])
    assert scores[0] != scores[1]
    coarsen(scores, 4)
    assert scores[0] == scores[1] == -scores[2]
    assert scores[3] > scores[0]
    assert abs(scores[0] - 0.3) < 1e-6
    assert scores[4] == 7.0


def test_choosing(template: Game, turn: Array) -> None:
    b = _Buffers(template)
    given = (b.worlds, 0, RANDOM, b.menu, template.weights, b.scores, b.rng)
    assert {int(choose(turn[0], *given)) for _ in range(30)} == {SEARCH, FLARE}
    assert choose(turn[0], b.worlds, 0, SENSIBLE, b.menu, template.weights, b.scores, b.rng) == SEARCH


def test_interjecting(template: Game, turn: Array) -> None:
    b = _Buffers(template)
    styles = np.array([SENSIBLE, RANDOM, SENSIBLE], np.int64)
    dull, keen = np.zeros(5), np.array([0.0, 0.0, 0.0, 1.0, 0.0])
    assert not interject(turn[0], b.worlds, styles, b.menu, dull, b.scores, b.log, b.rng)
    assert interject(turn[0], b.worlds, styles, b.menu, keen, b.scores, b.log, b.rng)
    assert turn[0].flares.tolist() == [1, 1, 0]


def test_somebody_acts(template: Game, turn: Array) -> None:
    rng = new_rng(3)
    assert {int(somebody(turn[0], 0, rng)) for _ in range(60)} == {0, 1, 2}
    turn[0].flares[:] = 0
    assert {int(somebody(turn[0], 0, rng)) for _ in range(20)} == {0}
    turn[0].asks[0].seats = 0
    assert somebody(turn[0], 7, rng) == 7


@pytest.fixture
def plant(template: Game) -> Iterator[Plant]:
    """Replace functions of the contract for the loops (interpreted only: compiled loops hold the healthy ones)."""
    if not INTERPRETED:
        pytest.skip("compiled loops cannot be changed")
    healthy = contract._RULES[template.dtype]

    def change(**functions: Any) -> None:
        contract._RULES[template.dtype] = {**healthy, **functions}

    yield change
    contract._RULES[template.dtype] = healthy


@pytest.mark.parametrize(
    ("faults", "number"),
    [
        ({"chance": lambda s, weights: 0}, playing.NO_CHANCE),
        ({"legal": lambda s, seat, menu: 0, "eager": lambda s: 0}, playing.NO_ACTION),
        ({"legal": lambda s, seat, menu: 0, "eager": lambda s: 7 & ~s.asks[0].seats}, playing.EAGER_IDLE),
        ({"outcome": lambda s, payoff: 1}, playing.EARLY_OUTCOME),
        ({"outcome": lambda s, payoff: 0}, playing.NO_OUTCOME),
        ({"apply": lambda s, seat, action, log: None}, playing.TOO_LONG),
    ],
)
def test_what_the_fuzzer_says(template: Game, plant: Plant, faults: dict[str, Any], number: int) -> None:
    plant(**faults)
    found = {fuzz(template, {"seats": 3}, games=1, seed=seed).fault for seed in range(20)}
    assert LOOP_FAULTS[number] in found


def test_the_fuzzer_names_a_broken_invariant(template: Game, plant: Plant) -> None:
    healthy = template.functions["apply"]

    def apply(s: Any, seat: int, action: int, log: Array) -> None:
        healthy(s, seat, action, log)
        s.flares[0] = -1 if action >= BURY else s.flares[0]

    plant(apply=apply)
    result = fuzz(template, {"seats": 2}, games=50)
    assert result.fault == "flares"
    assert template.fault(result.before) is None
    assert template.fault(result.after) == "flares"
