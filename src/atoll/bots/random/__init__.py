"""Any legal action, all equally likely; never acts unasked."""

from ...engine.game import Game
from ...engine.playing import RANDOM
from ...engine.records import Array
from ...engine.rng import below


class RandomBot:
    name = "random"
    style = RANDOM

    def choose(self, game: Game, view: Array, seat: int, rng: Array) -> int | None:
        if seat not in game.asked(view):
            return None
        actions = game.legal(view, seat)
        return actions[int(below(rng, len(actions)))]


BOT = RandomBot()
