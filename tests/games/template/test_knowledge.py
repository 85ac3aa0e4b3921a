"""What searching bots know of Driftwood."""

from typing import Any

import numpy as np
import pytest

from atoll.bots.search.settings import settings_of
from atoll.bots.search.training import Schedule
from atoll.engine.game import Game
from atoll.engine.position import load_position
from atoll.games.template.knowledge import FEATURES, LEVELS, MOST, TRAINING, features


def test_features_say_how_a_seat_stands() -> None:
    castaways = [{"buried": ["sail", "plank"]}, {"buried": ["rope"], "flares": 0}]
    _, state = load_position({"game": "template", "castaways": castaways})
    numbers = np.full((2, FEATURES), np.nan, np.float32)
    for seat in (0, 1):
        features(state[0], seat, numbers[seat])
    assert numbers[:, 0] * MOST == pytest.approx([4.0, 2.0]), "a sail is worth 3, a rope 2, a plank 1"
    assert numbers[:, 1] * MOST == pytest.approx([2.0, -2.0]), "what is hidden counts as ropes"
    assert numbers[:, 2] == pytest.approx([0.75, 0.75]), "nine of twelve pieces are left"
    assert numbers[:, 3].tolist() == [1.0, 0.0]
    assert numbers[:, 4] == pytest.approx([0.5, 0.5])


def test_levels_and_training_can_be_read(template: Game) -> None:
    assert [settings_of(settings).simulations for settings in LEVELS.values()] == [100, 1000]
    declared: dict[str, Any] = TRAINING
    assert [template.options.complete(cell)["seats"] for cell in Schedule(**declared).cells] == [2, 3]
