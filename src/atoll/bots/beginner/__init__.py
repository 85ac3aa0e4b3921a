"""Plays like somebody new to the game: overlooks some of what it could do, and takes what looks best of the rest."""

import numpy as np

from ...engine.game import Game
from ...engine.records import Array
from ...engine.rng import below

OVERLOOKED = 45
"""Of a hundred actions, so many never come to its mind, unless the game's `knowledge.py` says otherwise."""


class BeginnerBot:
    name = "beginner"
    style: int | None = None

    def choose(self, game: Game, view: Array, seat: int, rng: Array) -> int | None:
        appeals = game.appeals(view, seat)
        overlooks = getattr(game.knowledge, "LEVELS", {}).get(self.name, {}).get("overlooks", OVERLOOKED)
        seen = [action for action in appeals if below(rng, 100) >= overlooks]
        if seat not in game.asked(view):
            seen = [action for action in seen if appeals[action] > 0.0]
            return max(seen, key=appeals.__getitem__) if seen else None
        if not seen:
            actions = list(appeals)
            return actions[int(below(rng, len(actions)))]
        top = max(appeals[action] for action in seen)
        best = [action for action in seen if np.isclose(appeals[action], top)]
        return best[int(below(rng, len(best)))]


BOT = BeginnerBot()
