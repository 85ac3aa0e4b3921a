"""Gymnasium spaces of a game's observations and actions, for the adapters. Each environment has its own: spaces have luck."""

import numpy as np
from gymnasium import spaces

from ..engine.game import Game
from .episode import actions_of

LOW, HIGH = -1.0, 8.0
"""Between these lie all numbers of `encode`; most are from 0 to 1."""


def action_space(game: Game) -> spaces.Discrete:
    return spaces.Discrete(actions_of(game))


def observation_space(game: Game, named: bool) -> spaces.Dict:
    shapes = {piece.name: piece.shape for piece in game.pieces} if named else {}
    boxes = {name: spaces.Box(LOW, HIGH, shape, np.float32) for name, shape in shapes.items()}
    numbers = spaces.Box(LOW, HIGH, (game.encoded,), np.float32)
    mask = spaces.Box(0, 1, (actions_of(game),), np.int8)
    return spaces.Dict({"observation": numbers, "action_mask": mask, **boxes})
