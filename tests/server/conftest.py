import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from atoll.server.database import migrate
from atoll.server.settings import Settings

from ..limits import EVERYBODY_FROM_HERE
from .people import Browser, Person, running

if TYPE_CHECKING:
    from servers import Postgres

BENCH = Path(__file__).parents[2] / "bench"
os.environ["ATOLL_TEMPLATE"] = "1"  # the one game with secrets
sys.path.append(str(BENCH))  # what starts real servers is there


WORKERS = int(os.environ.get("ATOLL_TEST_WORKERS", "1"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With several workers (`make two-workers`) only tests whose server has them: all that want `kept_in`."""
    if WORKERS > 1:
        others = [
            item
            for item in items
            if "kept_in" not in getattr(item, "fixturenames", ()) or item.get_closest_marker("one_worker")
        ]
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if item not in set(others)]


@pytest.fixture(scope="session")
def postgres() -> Iterator["Postgres"]:
    """A real server for all tests that want one."""
    import servers

    with servers.postgres() as server:
        migrate(server.new())
        yield server


@pytest.fixture
def fresh_postgres(postgres: "Postgres") -> Iterator[str]:
    """The address of a database that is migrated and empty."""
    address = postgres.new(f"atoll_{os.getpid()}_1")
    yield address
    postgres.drop(address)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'deep' / 'atoll.db'}"
    return str(request.getfixturevalue("fresh_postgres"))


@pytest.fixture(scope="module")
def kept_in(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The database of a server that all tests of a module share: tables do not know of each other. Whoever wants it serves with
    `WORKERS`: with ATOLL_TEST_WORKERS=2 it is PostgreSQL's."""
    if WORKERS > 1:
        return str(request.getfixturevalue("postgres").new(f"atoll_{os.getpid()}_1"))
    return f"sqlite:///{tmp_path_factory.mktemp('data') / 'atoll.db'}"


@pytest.fixture(scope="module")
def address(kept_in: str) -> Iterator[str]:
    settings = Settings(database=kept_in, grace=0.2, patience=0.5, limits=EVERYBODY_FROM_HERE)
    with running(settings, WORKERS) as where:
        yield where


@pytest.fixture
def browser(address: str) -> Browser:
    return Browser(address)


@pytest.fixture(autouse=True)
def _everybody_leaves() -> Iterator[None]:
    yield
    while Person.present:
        Person.present.pop().close()
