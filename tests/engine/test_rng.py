"""engine.rng: one number as the state of all luck, the same in every mode."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.engine.rng import below, draw, new_rng, seed, times

from .helpers import python

WORD = st.integers(0, 2**64 - 1)
SEQUENCE = "from atoll.engine.rng import *; r = new_rng(7); print([int(below(r, 1000)) for _ in range(50)], int(r[0]))"


@given(WORD, WORD)
def test_times_is_the_product_modulo_two_to_the_64(x: int, y: int) -> None:
    assert int(times(np.uint64(x), np.uint64(y))) == x * y % 2**64


@given(st.integers(0, 2**63 - 1), st.integers(1, 10**6))
def test_below_is_in_range(number: int, n: int) -> None:
    rng = new_rng(number)
    assert all(0 <= below(rng, n) < n for _ in range(20))


def test_below_is_roughly_uniform() -> None:
    rng = new_rng(5)
    found = Counter(int(below(rng, 6)) for _ in range(6000))
    assert sorted(found) == list(range(6))
    chi_squared = sum((n - 1000) ** 2 / 1000 for n in found.values())
    assert chi_squared < 20.5, "one in a thousand by luck, and the seed is fixed"


def test_seeds() -> None:
    assert len({int(new_rng(number)[0]) for number in range(1000)}) == 1000
    assert new_rng(-1)[0] == new_rng(2**63 - 1)[0], "any number is a seed"
    rng = new_rng(3)
    seed(rng, 3)
    assert rng[0] == new_rng(3)[0]


def test_the_state_is_never_zero() -> None:
    """xorshift would stay there; this number is what splitmix64 makes zero of."""
    rng = np.zeros(1, np.uint64)
    seed(rng, np.uint64(0x9E3779B97F4A7C15))  # type: ignore[arg-type]
    assert rng[0] == 1


def test_draw_follows_the_weights() -> None:
    rng = new_rng(2)
    weights = np.array([0, 3, 0, 1, 0], np.int16)
    found = Counter(int(draw(weights, 4, rng)) for _ in range(4000))
    assert set(found) == {1, 3}
    assert 2850 < found[1] < 3150


@pytest.mark.compiled
def test_interpreted_is_compiled() -> None:
    assert python(SEQUENCE) == python(SEQUENCE, NUMBA_DISABLE_JIT="1")
