"""bench/methods.py: which bots meet."""

import sys
from pathlib import Path

import pytest

from atoll.engine.catalogue import get_game

sys.path.append(str(Path(__file__).parents[2] / "bench"))  # the scripts in bench import each other by name
import methods


@pytest.mark.parametrize("id", ["the_island", "forbidden_island"])
def test_halving_may_have_another_number_of_simulations(id: str) -> None:
    found = methods.contests(get_game(id), 300, 900)
    for method, contest in found.items():
        for bot in contest.bots:
            wished = 900 if f"method={methods.BEST}" in bot else 300
            assert f"simulations={wished}," in bot
            assert ",judged=" in bot, "what the strongest level uses, trees too"
        assert f"method={method}" in contest.bots[0]
