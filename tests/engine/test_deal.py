"""engine.deal: luck that anybody can check."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.engine.deal import commitment, drawn, new_seed


@given(st.text(), st.integers(0, 1000), st.dictionaries(st.integers(0, 99), st.integers(1, 9), min_size=1))
def test_a_draw_is_one_of_the_possible_ones_and_always_the_same(seed: str, k: int, weights: dict[int, int]) -> None:
    action = drawn(seed, k, weights)
    assert action in weights
    assert drawn(seed, k, weights) == action


def test_draws_follow_the_weights() -> None:
    found = Counter(drawn("seed", k, {3: 1, 5: 3}) for k in range(4000))
    assert 2850 < found[5] < 3150


def test_an_impossible_rest() -> None:
    with pytest.raises(AssertionError, match="unreachable"):
        drawn("seed", 0, _Wrong({1: 0}))


class _Wrong(dict[int, int]):
    def values(self) -> list[int]:  # type: ignore[override]
        return [5]


def test_seeds_are_secret_until_shown() -> None:
    seed = new_seed()
    assert seed != new_seed()
    assert commitment(seed) == commitment(seed)
    assert len(commitment(seed)) == 64
