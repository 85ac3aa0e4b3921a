"""What all tests share: `--golden` writes golden files anew; tests of compiled code are skipped when Numba is off."""

from pathlib import Path

import pytest
from hypothesis import settings

from atoll.engine.compiled import INTERPRETED
from atoll.engine.game import Game

from .seeds import PROGRAM, fresh

settings.register_profile("atoll", deadline=None, database=None, print_blob=True)  # compiling takes its time
settings.load_profile("atoll")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """With the same sources hypothesis looks at the same examples: a test fails always or never."""
    if config.getoption("--hypothesis-seed", None) is None:
        config.option.hypothesis_seed = str(fresh(PROGRAM))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--golden", action="store_true", help="write the golden files anew; read the diff before you commit it"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if INTERPRETED:
        for item in items:
            if item.get_closest_marker("compiled"):
                item.add_marker(pytest.mark.skip(reason="Numba is switched off"))


@pytest.fixture(scope="session")
def golden(request: pytest.FixtureRequest) -> bool:
    """Are the golden files to be written?"""
    return bool(request.config.getoption("--golden"))


@pytest.fixture(scope="session")
def golden_folder() -> Path:
    return Path(__file__).parent / "golden"


@pytest.fixture(scope="session")
def template() -> Game:
    """Driftwood, the game that documents the contract."""
    from atoll.engine.catalogue import get_game

    return get_game("template")
