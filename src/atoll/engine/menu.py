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
def allow_all(menu: Array, first: int, members: int, size: int) -> None:
    """Allow first + k for every k below `size` that is in the set `members` (see `bits`), in this order.

    Every one is written, and counts if it is in the set: no branch, so nothing to guess wrong.
    """
    n = menu[0] + 0
    for k in range(size):
        menu[n + 1] = first + k
        n += (members >> k) & 1
    menu[0] = n


@rule
def count(menu: Array) -> int:
    return menu[0] + 0


@rule
def nth(menu: Array, k: int) -> int:
    """The k-th action allowed, from 0."""
    return menu[k + 1] + 0
