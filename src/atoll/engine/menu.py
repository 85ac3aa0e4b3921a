"""Where `legal` writes: a list of actions with its count first (a mask is slower; research makes masks of it)."""

import numpy as np

from .compiled import rule
from .records import Array


def new_menu(actions: int) -> Array:
    return np.zeros(actions + 1, np.int16)


@rule
def clear(menu: Array) -> None:
    menu[0] = 0


@rule
def allow(menu: Array, action: int) -> None:
    n = menu[0] + 1
    menu[n] = action
    menu[0] = n


@rule
def count(menu: Array) -> int:
    return menu[0] + 0


@rule
def nth(menu: Array, k: int) -> int:
    """The k-th action allowed, from 0."""
    return menu[k + 1] + 0
