"""arena.statistics: intervals, and the sequential test."""

import random
from math import sqrt

import pytest

from atoll.arena.statistics import MARGIN, WRONG, prove, wilson


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
    assert prove([1.0] * 45, 0.7) is True
    assert prove([0.0, 0.5] * 20, 0.7) is False


def verdict_of(true: float, limit: float, luck: random.Random) -> bool:
    """Of a contest with a game a deal, looked at after every deal from the tenth on."""
    shares: list[float] = []
    verdict = None
    while verdict is None:
        shares.append(float(luck.random() < true))
        verdict = prove(shares, limit) if len(shares) >= 10 else None
        assert len(shares) < 5000, "none lasts forever"
    return verdict


@pytest.mark.parametrize(("limit", "contests"), [(0.7, 300), (0.9, 600)])
@pytest.mark.parametrize("side", [-1, 1])
def test_at_the_promised_distance_it_is_wrong_as_seldom_as_promised(limit: float, contests: int, side: int) -> None:
    """The expected number, and two standard deviations: chance alone goes that far."""
    luck = random.Random(1)
    wrong = sum(verdict_of(limit + side * MARGIN, limit, luck) is not (side > 0) for _ in range(contests))
    assert wrong <= contests * WRONG + 2 * sqrt(contests * WRONG * (1 - WRONG))


@pytest.mark.parametrize("side", [-1, 1])
def test_far_from_the_limit_it_is_hardly_ever_wrong(side: int) -> None:
    luck = random.Random(1)
    assert sum(verdict_of(0.7 + side * 0.1, 0.7, luck) is not (side > 0) for _ in range(200)) <= 1
