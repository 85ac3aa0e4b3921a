"""How sensible an action looks at a glance."""

import numpy as np

from ...engine.compiled import rule
from ...engine.records import Array, State

WEIGHTS = np.array([1.0])


@rule
def appeal(s: State, seat: int, menu: Array, weights: Array, scores: Array) -> None:
    for k in range(menu[0]):
        scores[k] = 0.0
