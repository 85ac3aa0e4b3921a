import os
from collections.abc import Iterator

import pytest

from atoll.server.settings import Settings

from .people import EVERYBODY_FROM_HERE, Browser, Person, running

os.environ["ATOLL_TEMPLATE"] = "1"  # the one game with secrets


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests of a module: tables do not know of each other."""
    database = f"sqlite:///{tmp_path_factory.mktemp('data') / 'atoll.db'}"
    settings = Settings(database=database, grace=0.2, patience=0.5, limits=EVERYBODY_FROM_HERE)
    with running(settings) as where:
        yield where


@pytest.fixture
def browser(address: str) -> Browser:
    return Browser(address)


@pytest.fixture(autouse=True)
def _everybody_leaves() -> Iterator[None]:
    yield
    while Person.present:
        Person.present.pop().close()
