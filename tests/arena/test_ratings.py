"""arena.ratings: planted strengths are found again."""

import numpy as np
import pytest

from atoll.arena import Contest, Result, Results
from atoll.arena.ratings import fit, rate, stages

TWO, FOUR = [-100.0, 100.0], [-150.0, -50.0, 0.0, 200.0]
BOTS = ("random", "beginner", "sensible", "strong")


def planted(elo: list[float], seats: int, deals: int, winner_only: bool, seed: int = 1) -> Results:
    """Games between bots of these strengths: each place goes to one of those left, as likely as it is strong."""
    contest = Contest.of("loot_island", BOTS[: len(elo)], {"seats": seats})
    strength, rng, results = 10 ** (np.array(elo) / 400), np.random.default_rng(seed), Results(contest)
    for deal in range(deals):
        for lineup in contest.lineups(deal):
            left, payoff = list(range(seats)), [0.0] * seats
            for place in range(seats):
                odds = strength[[lineup[seat] for seat in left]]
                seat = left.pop(int(rng.choice(len(left), p=odds / odds.sum())))
                payoff[seat] = float(place == 0) if winner_only else float(seats - place)
            results.add(Result(deal, lineup, tuple(payoff), "over", 1, (1,) * seats, (1.0,) * seats))
    return results


@pytest.mark.parametrize("winner_only", [True, False])
@pytest.mark.parametrize(("elo", "seats"), [(TWO, 2), (FOUR, 2), (FOUR, 3), (TWO, 3)])
def test_planted_strengths_are_found(elo: list[float], seats: int, winner_only: bool) -> None:
    found = rate(planted(elo, seats, 400, winner_only))
    assert [rating.elo for rating in found] == pytest.approx(elo, abs=25)
    assert sum(rating.elo for rating in found) == pytest.approx(0.0, abs=1e-6)


def test_intervals_hold_what_they_promise() -> None:
    """Of forty contests about 38 intervals hold the truth; 34 at least."""
    held = 0
    for seed in range(40):
        weak, _ = rate(planted([-60.0, 60.0], 2, 60, True, seed))
        held += weak.low <= -60.0 <= weak.high
    assert held >= 34


def test_two_to_one_is_what_elo_says() -> None:
    kinds = [((0, 1), 0), ((0, 1), 1)]
    elo = fit(2, kinds, np.array([2000.0, 1000.0]))
    assert elo[0] - elo[1] == pytest.approx(400 * np.log10(2), abs=1)


def test_a_clean_sweep_is_a_number() -> None:
    elo = fit(2, [((0, 1), 0)], np.array([20.0]))
    assert 200 < elo[0] - elo[1] < 2000


def test_nothing_played_is_even() -> None:
    assert [rating.elo for rating in rate(Results(Contest.of("template", BOTS[:2])))] == [0.0, 0.0]


def test_choices_of_a_ranking() -> None:
    assert stages((0, 1), (1.0, 0.0)) == {((0, 1), 0): 1}
    assert stages((0, 1), (0.5, 0.5)) == {((0, 1), 0): 0.5, ((0, 1), 1): 0.5}
    assert stages((0, 1, 2), (3.0, 1.0, 2.0)) == {((0, 1, 2), 0): 1, ((1, 2), 2): 1}
    assert stages((0, 1, 2), (1.0, 0.0, 0.0)) == {((0, 1, 2), 0): 1}, "nothing is known of the losers"
    shared = stages((0, 1, 2), (0.5, 0.5, 0.0))
    assert shared == {((0, 1, 2), 0): 0.5, ((1, 2), 1): 0.5, ((0, 1, 2), 1): 0.5, ((0, 2), 0): 0.5}
    assert stages((0, 0, 1), (0.0, 1.0, 0.0)) == {((0, 0, 1), 0): 1}, "the same bot in two seats"


def test_teams_are_ranked_by_deal() -> None:
    results = Results(Contest.of("forbidden_island", BOTS[:2]))
    for deal in range(30):
        for bot in (0, 1):
            won = float(bot == 1 or deal % 3 == 0)
            results.add(Result(deal, (bot, bot), (won, won), "won", 1, (1, 1), (1.0, 1.0)))
    low, high = rate(results)
    assert high.low > low.high
