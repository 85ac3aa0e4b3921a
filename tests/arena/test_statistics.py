"""arena.statistics: intervals, and the sequential test."""

import random

import pytest

from atoll.arena.statistics import prove, wilson


def test_wilson() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 10)[0] == pytest.approx(0.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_nothing_is_proved_at_once() -> None:
    assert prove([], 0.5) is None
    assert prove([1.0], 0.5) is None
    assert prove([1.0] * 5, 0.7) is None


def test_a_clear_case_is_soon_proved() -> None:
    assert prove([1.0] * 20, 0.7) is True
    assert prove([0.0, 0.5] * 20, 0.7) is False


@pytest.mark.parametrize(("true", "answer"), [(0.8, True), (0.6, False)])
def test_it_is_seldom_wrong_though_it_is_looked_at_after_every_deal(true: float, answer: bool) -> None:
    """A share ten points from the limit of 0.7: at most one in twenty of 200 contests goes astray, and none lasts forever."""
    wrong = 0
    for seed in range(200):
        luck, shares, verdict = random.Random(seed), [], None
        while verdict is None:
            shares.append(float(luck.random() < true))
            verdict = prove(shares, 0.7) if len(shares) >= 10 else None
            assert len(shares) < 3000
        wrong += verdict is not answer
    assert wrong <= 10
