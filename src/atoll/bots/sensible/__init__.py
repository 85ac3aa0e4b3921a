"""The action that looks best at a glance: the game's own `appeal` with its tuned weights. For any game that has one."""

import numpy as np

from ...engine.game import Game
from ...engine.menu import new_menu
from ...engine.playing import SENSIBLE, best
from ...engine.records import Array


class SensibleBot:
    name = "sensible"
    style = SENSIBLE

    def choose(self, game: Game, view: Array, seat: int, rng: Array) -> int | None:
        menu = new_menu(game.space.count)
        scores = np.zeros(game.space.count, np.float64)
        count = game.functions["legal"](view[0], seat, menu)
        if count == 0:
            return None
        game.functions["appeal"](view[0], seat, menu, game.weights, scores)
        k = int(best(scores, count, rng))
        if seat not in game.asked(view) and scores[k] <= 0.0:
            return None
        return int(menu[k + 1])


BOT = SensibleBot()
