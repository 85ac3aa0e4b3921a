"""engine.contract: the generic functions find a game by the type of its record; defaults do nothing."""

import numpy as np
import pytest

from atoll.engine import contract
from atoll.engine.compiled import rule
from atoll.engine.events import EVERYBODY, new_log
from atoll.engine.game import Game
from atoll.engine.menu import new_menu
from atoll.engine.records import State
from atoll.engine.rng import new_rng


def test_the_ten_functions_and_the_optional_ones(template: Game) -> None:
    s = template.blank({"seats": 3})[0]
    contract.setup(s)
    weights = np.zeros(template.space.nature, np.int16)
    assert contract.chance(s, weights) == 12
    for _ in range(3):
        assert contract.audience(s, -1, 0) != EVERYBODY
        contract.apply(s, -1, 0, new_log(0))
    menu = new_menu(template.space.count)
    assert contract.legal(s, 0, menu) == 2
    assert contract.eager(s) == 0b110
    assert contract.broken(s) == 0
    assert contract.outcome(s, np.zeros(3)) == 0
    out = np.zeros(template.encoded, np.float32)
    contract.encode(s, 0, out)
    assert out[0] == 1.0, "a plank in hand"
    scores = np.zeros(template.space.count)
    contract.appeal(s, 0, menu, template.weights, scores)
    assert scores[0] == 1.0
    contract.redact(s, 0)
    assert s.hand.sum() == 1
    contract.sample(s, 0, new_rng(1))
    assert s.hand.sum() == 3


@rule
def steps_until_somebody_is_asked(s: State, weights: np.ndarray) -> int:
    contract.setup(s)
    return contract.chance(s, weights)


def test_compiled_code_finds_the_game_too(template: Game) -> None:
    state = template.blank({"seats": 2})
    assert steps_until_somebody_is_asked(state[0], np.zeros(template.space.nature, np.int16)) == 12


def test_defaults(template: Game) -> None:
    s = template.new()[0]
    menu = new_menu(3)
    menu[0] = 2
    scores = np.ones(3)
    contract.no_appeal(s, 0, menu, np.zeros(1), scores)
    assert scores.tolist() == [0.0, 0.0, 1.0]
    out = np.ones(2, np.float32)
    contract.no_encoding(s, 0, out)
    assert out.tolist() == [1.0, 1.0]
    assert contract.nobody_eager(s) == 0


@pytest.mark.parametrize("name", contract.REQUIRED)
def test_every_required_function_is_described(name: str) -> None:
    assert f"    {name}(s" in str(contract.__doc__)
    assert getattr(contract, name).__doc__
