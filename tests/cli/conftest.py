"""`atoll("legal", "-", input=…)` runs a command inside this process, as the console script would."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from atoll.cli.app import app
from atoll.engine.catalogue import get_game
from atoll.engine.warming import is_warm, warm

Run = Callable[..., Result]
BOARD = Path(__file__).parent / "island.json"


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """Compiled before any test looks at what a command says."""
    game = get_game("forbidden_island")
    if not is_warm(game):
        warm(game, lambda stage: None)


@pytest.fixture
def atoll(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Each test in a folder of its own, in English unless it says otherwise."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.argv", ["atoll"])

    def run(*arguments: str, input: str | bytes | None = None) -> Result:
        return CliRunner().invoke(app, list(arguments), input=input)

    return run


@pytest.fixture
def island() -> str:
    """A small written position: the diver's turn, the pilot holds sandbags."""
    return str(BOARD)


@pytest.fixture
def read() -> Callable[[Result], Any]:
    def parse(result: Result) -> Any:
        assert result.exit_code == 0, result.output
        return json.loads(result.stdout)

    return parse
