import numpy as np

from ...engine.compiled import rule
from ...engine.records import Array, State

WEIGHTS = np.zeros(1)


@rule
def appeal(s: State, seat: int, menu: Array, weights: Array, scores: Array) -> None:
    for k in range(menu[0]):
        scores[k] = 0.0
