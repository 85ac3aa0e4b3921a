"""Lost Island at one keyboard: the board is there from the start, and nobody reads what another has chosen."""

import pytest

from .conftest import Run


@pytest.fixture
def chosen(atoll: Run) -> str:
    """The first player has given all values, the second one looks at the log."""
    lines = [*(f"value {value}" for value in range(1, 7)), "log", "quit"]
    return atoll("play", "lost_island", "--you", "all", "--seed", "1", "--yes", input="\n".join(lines)).stdout


def test_the_board_is_drawn_before_the_first_choice(chosen: str) -> None:
    assert chosen.index("┌─────┬") < chosen.index("Who is who?")
    assert chosen.count("┌─────┬") == 1


def test_each_choice_says_for_whom(chosen: str) -> None:
    assert chosen.index("a1    1 Worth 1") < chosen.index("b1    1 Worth 2") < chosen.index("boat 1    1 Worth 4")
    assert "f6    1 Worth 1" in chosen


def test_the_log_keeps_the_first_players_secret(chosen: str) -> None:
    log = chosen[chosen.rindex("Player 1 is ready.") - 200 :]
    assert "Player 1 is ready." in log
    assert "Worth 6" not in log.partition("Who is who?")[0]
    assert "a1 → Worth 1" not in chosen
