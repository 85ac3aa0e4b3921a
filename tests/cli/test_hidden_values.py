"""Lost Island at one keyboard: the board is there from the start, and nobody reads what another has chosen."""

import json
import re
from pathlib import Path

import pytest

from .conftest import Run

SECOND = [("f6", "1"), ("f6", "1")]
"""The other player's first choice, before and after the log."""


@pytest.fixture
def chosen(atoll: Run) -> str:
    """The first player has given all values, the second one looks at the log."""
    lines = [*(f"value {value}" for value in range(1, 7)), "log", "quit"]
    return atoll("play", "lost_island", "--you", "all", "--seed", "1", "--yes", input="\n".join(lines)).stdout


def test_the_board_is_drawn_before_the_first_choice(chosen: str) -> None:
    assert chosen.index("┌─────┬") < chosen.index("Who is who?")
    assert chosen.count("┌─────┬") == 1


def test_each_choice_says_for_whom(chosen: str) -> None:
    places = re.findall(r"^(\S+(?: \d)?) +1 Worth (\d)", chosen, re.M)
    assert places == [("a1", "1"), ("b1", "2"), ("a2", "3"), ("boat 1", "4"), ("boat 2", "5"), ("boat 3", "6"), *SECOND]


def test_the_log_keeps_the_first_players_secret(chosen: str) -> None:
    log = chosen[chosen.rindex("Player 1 is ready.") - 200 :]
    assert "Player 1 is ready." in log
    assert "Worth 6" not in log.partition("Who is who?")[0]
    assert "a1 → Worth 1" not in chosen


@pytest.mark.parametrize(("memory", "again"), [("shown", "5"), ("strict", "?")])
def test_the_log_of_a_strict_memory(atoll: Run, tmp_path: Path, memory: str, again: str) -> None:
    """A battle is told once; from then on the log leaves it to people to remember who was worth what."""
    people = {"crimson": ["c3=5"], "indigo": ["d3=3", "f6"]}
    file = tmp_path / "battle.json"
    file.write_text(json.dumps({"game": "lost_island", "options": {"memory": memory}, "explorers": people}))
    lines = "battle crimson-a e\nlog\nquit"
    shown = atoll("play", "lost_island", "--you", "all", "--position", str(file), "--yes", input=lines).stdout
    assert re.findall(r"Attacker: (.)", shown) == ["5", again]
