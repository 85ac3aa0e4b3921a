"""The Island at the keyboard: choices are listed by piece and typed by cells, the winner is named, skipping has an end."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .conftest import Run

WHOLE = ["bbbb", "bfffb", "bffmmffb", "fmm.mmf", "bffmmffb", "bfffb", "bbbb"]
Place = Callable[..., str]


@pytest.fixture
def at(tmp_path: Path) -> Place:
    def write(**fields: Any) -> str:
        file = tmp_path / "position.json"
        file.write_text(json.dumps({"game": "the_island", "tiles": WHOLE, **fields}), encoding="utf-8")
        return str(file)

    return write


def test_choices_are_listed_by_piece_and_typed_by_cells(atoll: Run, at: Place) -> None:
    file = at(explorers={"crimson": ["d4=6", "d6=1"], "indigo": ["j4=2"]}, boats=["c6"])
    lines = ("d5", "d4 e4", "d6 zz", "d6 c6", "board c6", "?", "quit")
    done = atoll("play", "--position", file, "--you", "all", "--yes", input="\n".join(lines))
    assert "d4 (6)" in done.stdout
    assert "Player 1’s explorer walks from d4 to e4." in done.stdout
    assert "“d6 zz” is neither a choice nor a command" in done.stdout
    assert "“d5” can mean several things: d4 (6) → d5, d6 (1) → d5" in done.stdout
    assert "“d6 c6” can mean several things: d6 (1) → ~c6, d6 (1) → [c6]" in done.stdout
    assert "Player 1’s explorer boards a boat at c6." in done.stdout
    assert "play a special card out of turn" not in done.stdout


def test_the_winner_is_named(atoll: Run, at: Place) -> None:
    file = at(explorers={"crimson": ["b1=6"], "indigo": ["southeast=2"]}, creatures={"serpent": []})
    done = atoll("play", "--position", file, "--you", "all", "--yes", input="⌂\nashore\n")
    assert "No explorer is left on the board" in done.stdout
    assert "Player 1 wins." in done.stdout


def test_several_may_win(atoll: Run, at: Place) -> None:
    file = at(explorers={"crimson": ["b1=2"], "indigo": ["southeast=2"]}, creatures={"serpent": []})
    done = atoll("play", "--position", file, "--you", "all", "--yes", "--lang", "de", input="land\n")
    assert "Spieler 1, Spieler 2 gewinnen gemeinsam." in done.stdout


def test_skipping_ends_with_the_next_own_turn(atoll: Run, at: Place) -> None:
    """What may be passed is passed, but not one's own moves."""
    file = at(
        tiles=[*WHOLE[:6], "b..."],
        explorers={"crimson": ["d4=6", "a1=1"], "indigo": ["d6=2"]},
        creatures={"shark": ["a1"]},
        hands=[{"beach": ["wind"]}, {}],
        turn=1,
        turns=3,
        asks=[
            {"ask": "creature", "seats": [1], "left": 0, "subject": "shark-1", "topic": "shark"},
            {"ask": "defend", "seats": [0], "subject": "shark-1", "topic": "shark"},
        ],
    )
    lines = ("skip", "quit")
    done = atoll("play", "--position", file, "--you", "0", "--seed", "1", "--yes", input="\n".join(lines))
    assert "Here comes a shark. Stop it?" in done.stdout
    assert "Player 1’s explorer is lost at a1." in done.stdout
    assert "Player 1: Your turn: play a tile that you kept?" in done.stdout


def test_the_log_keeps_the_secrets_of_the_others_at_the_keyboard(atoll: Run) -> None:
    lines = ("e5", "worth 6", "log", "quit")
    done = atoll("play", "the_island", "--you", "all", "--seed", "1", "--yes", input="\n".join(lines))
    shown = done.stdout.split("> log")[1]
    assert "places an explorer on e5." in shown
    assert "is worth 6" not in shown
