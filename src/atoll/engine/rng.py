"""Random numbers live in drivers only. The state is one uint64 in an array: the same on a CPU, a GPU and in plain Python."""

import numpy as np

from .compiled import rule
from .records import Array


def new_rng(number: int = 0) -> Array:
    rng = np.zeros(1, np.uint64)
    seed(rng, number & 0x7FFFFFFFFFFFFFFF)
    return rng


@rule
def seed(rng: Array, number: int) -> None:
    """splitmix64 of the number: neighbouring seeds give unrelated sequences."""
    x = np.uint64(number) ^ np.uint64(0x9E3779B97F4A7C15)
    x = times(x ^ (x >> np.uint64(30)), np.uint64(0xBF58476D1CE4E5B9))
    x = times(x ^ (x >> np.uint64(27)), np.uint64(0x94D049BB133111EB))
    x ^= x >> np.uint64(31)
    rng[0] = x if x != np.uint64(0) else np.uint64(1)


@rule
def times(x: np.uint64, y: np.uint64) -> np.uint64:
    """x·y modulo 2⁶⁴ without the overflow that plain NumPy would warn of: high and low halves apart."""
    low = np.uint64(0xFFFFFFFF)
    cross = (x >> np.uint64(32)) * (y & low) & low
    cross = (cross + ((x & low) * (y >> np.uint64(32)) & low)) & low
    straight = (x & low) * (y & low)
    return (straight & low) | ((((straight >> np.uint64(32)) + cross) & low) << np.uint64(32))


@rule
def below(rng: Array, n: int) -> int:
    """A whole number from 0 to n - 1: xorshift64, the high half scaled."""
    x = rng[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    rng[0] = x
    return np.int64(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))  # type: ignore[return-value]


@rule
def draw(weights: Array, total: int, rng: Array) -> int:
    """One of nature's actions, as likely as its weight."""
    k = below(rng, total)
    action = 0
    k -= weights[0]
    while k >= 0:
        action += 1
        k -= weights[action]
    return action
