"""Browser tests: a real Chromium, a real server, the built page. Every page's errors fail the test that opened it."""

import os
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from ..server import people
from ..server.conftest import WORKERS, postgres
from .chromium import FLAGS, build_client, find
from .house import House
from .visitor import DESKTOP, PHONE, Visitor

__all__ = ["postgres"]
expect.set_options(timeout=20_000)  # on a busy machine a page takes its time; what must be fast says so itself
HERE = Path(__file__).parent
AT_ONCE = "localStorage.getItem('atoll.settings') ?? localStorage.setItem('atoll.settings', '{\"pace\": 0}')"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.e2e)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Who was new, at which game and in which language: that is not the same in every run."""
    reports = (one for several in terminalreporter.stats.values() for one in several)
    ids = {one.nodeid for one in reports if getattr(one, "when", "") == "call" and "newcomer_wins" in one.nodeid}
    if ids:
        terminalreporter.write_line("Newcomers: " + ", ".join(sorted(id.partition("[")[2].rstrip("]") for id in ids)))


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = find()
    if path is None:
        missing = "no Chromium: set ATOLL_CHROMIUM, or install chromium"
        pytest.fail(missing) if os.environ.get("CI") == "true" else pytest.skip(missing)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def shared(request: pytest.FixtureRequest) -> Callable[[], dict[str, Any]]:
    """How houses for all tests are run: by one process, or with ATOLL_TEST_WORKERS=2 (`make two-workers`) by two of them."""

    def shared() -> dict[str, Any]:
        if WORKERS == 1:
            return {}
        return {"database": request.getfixturevalue("postgres").new(f"atoll_{os.getpid()}_1"), "workers": WORKERS}

    return shared


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, shared: Callable[[], dict[str, Any]]) -> Iterator[House]:
    build_client()
    house = House(tmp_path_factory.mktemp("house"), **shared()).start()
    yield house
    house.stop()


@pytest.fixture(scope="session")
def hasty(tmp_path_factory: pytest.TempPathFactory, shared: Callable[[], dict[str, Any]]) -> Iterator[House]:
    """A server where people are away after a second, and for long after three."""
    build_client()
    house = House(tmp_path_factory.mktemp("hasty"), grace=1.0, patience=3.0, **shared()).start()
    yield house
    house.stop()


Come = Callable[..., Visitor]


@pytest.fixture
def come(request: pytest.FixtureRequest, chromium: Browser) -> Iterator[Come]:
    """`come(name, phone=…, theme=…, lang=…)`: somebody opens a browser of their own."""
    present: list[Visitor] = []
    seed = request.node.name

    def come(name: str = "Ada", *, at: House | None = None, phone: bool = False, theme: str = "light", lang: str = "en",
             still: bool = True, paced: bool = False, **more: Any) -> Visitor:  # fmt: skip
        where = at or request.getfixturevalue("house")
        context = chromium.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if theme == "dark" else "light",
            locale={"en": "en-GB", "nl": "nl-NL", "fr": "fr-FR", "de": "de-DE"}[lang],
            reduced_motion="reduce" if still else "no-preference",
            **({"service_workers": "block"} | more),
        )
        if not paced:  # all at once: tests do not wait for what people want to see
            context.add_init_script(AT_ONCE)
        visitor = Visitor(context, where.url, name, random.Random(f"{seed} {name}"), touch=phone)
        present.append(visitor)
        return visitor

    yield come
    faults = [f"{one.name}: {fault}" for one in present for fault in one.unforgiven()]
    for one in present:
        one.context.close()
    assert not faults, "\n".join(faults)


class Opened:
    """A table opened over HTTP, for tests that are not about opening one."""

    def __init__(self, house: House, seats: list[dict[str, Any]], **wish: Any) -> None:
        self.house = house
        answer = people.Browser(house.address).open(seats, **wish)
        self.id: str = answer["table"]["id"]
        self.links: dict[str, Any] = answer["links"]

    def seat(self, *seats: int) -> str:
        return f"/table/{self.id}#" + "&".join(f"seat={self.links['seats'][str(seat)]}" for seat in seats)

    def link(self, kind: str) -> str:
        return f"/table/{self.id}#{kind}={self.links[kind]}"

    def asks(self, seat: int) -> str:
        """The kind of the question that is open for a seat."""
        person = people.Person(self.house.address, self.id, [self.links["seats"][str(seat)]])
        question = person.moment["question"]
        person.close()
        people.Person.present.remove(person)
        assert seat in question["seats"]
        return str(question["kind"])

    def play(self, seats: Iterable[int], steps: int = 100_000, seed: int = 7) -> int:
        """So many steps of these seats at random, through a socket: nobody needs to see them. How many the match has now."""
        person = people.Person(self.house.address, self.id, [self.links["seats"][str(seat)] for seat in seats])
        person.play(random.Random(seed), steps)
        person.close()
        people.Person.present.remove(person)
        return int(person.moment["step"]) if person.moment else 0

    def skip(self, everybody: Sequence[Visitor], steps: int) -> None:
        """The middle of a long match, while these are away, the first on the first seat; then they are back at the table."""
        for one in everybody:
            one.forgive("favicon")  # of a picture that is looked at for itself
            one.goto("/icon.svg")
        self.play(range(len(everybody)), steps)
        for seat, one in enumerate(everybody):
            one.goto(self.seat(seat)).at_table()
            assert not one.look()["over"], "the middle was longer than the match"


ME = {"who": "me", "name": "Ada"}
BOT = {"who": "bot", "bot": "sensible", "name": "Bram"}
SOON_OVER = {"difficulty": "legendary"}


@pytest.fixture
def table(house: House) -> Callable[..., Opened]:
    def open(seats: list[dict[str, Any]] | None = None, **wish: Any) -> Opened:
        return Opened(house, seats or [ME, BOT], **({"start": True} | wish))

    return open


LONG_ENOUGH = 61
"""Steps of a finished match: tests look at moments up to the sixtieth."""


def play_to_the_end(house: House) -> Opened:
    """Two people, one of them called Zoë, through sockets; another deal, if this one is lost too soon."""
    while True:
        opened = Opened(house, [ME, {"who": "me", "name": "Zoë"}], start=True, options=SOON_OVER)
        if opened.play((0, 1)) >= LONG_ENOUGH:
            return opened


@pytest.fixture(scope="session")
def finished(house: House) -> Opened:
    """A match that is over, for tests that only look at it."""
    return play_to_the_end(house)


@pytest.fixture
def finish(house: House) -> Callable[[], Opened]:
    return lambda: play_to_the_end(house)
