"""How sensible an action looks at a glance. The weights can be tuned; reads a redacted state only."""

import numpy as np

from ...engine.compiled import rule
from ...engine.records import Array, State
from .hidden import pieces_left
from .state import KIND, MAX_PLAYERS, N_WOOD, ONE, WORTH, Do

SEARCH_MORE, SNATCH_MORE, BURY_WORTH, FIRE_LATE, AHEAD = range(5)
WEIGHTS = np.array([1.0, 1.0, 1.0, -0.5, 0.6])


@rule
def appeal(s: State, seat: int, menu: Array, weights: Array, scores: Array) -> None:
    """Bury what is worth most; fire when the wreck is nearly empty and the own stash seems ahead."""
    for k in range(menu[0]):
        action = menu[k + 1]
        scores[k] = 0.0
        if KIND[action] == Do.SEARCH:
            scores[k] = weights[SEARCH_MORE]
        elif KIND[action] == Do.SNATCH:
            scores[k] = weights[SNATCH_MORE]
        elif KIND[action] == Do.BURY:
            scores[k] = weights[BURY_WORTH] * WORTH[ONE[action]]
        elif KIND[action] == Do.FLARE:
            scores[k] = weights[FIRE_LATE] * pieces_left(s) + weights[AHEAD] * lead(s, seat)


@rule
def lead(s: State, seat: int) -> int:
    """The own stash against the others', their hidden pieces taken as ropes."""
    own = 0
    for wood in range(N_WOOD):
        own += s.buried[seat, wood] * WORTH[wood]
    best = 0
    for other in range(MAX_PLAYERS):
        if other != seat:
            best = max(best, 2 * s.buried_size[other])
    return own - best
