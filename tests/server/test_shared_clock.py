"""Workers that share a database take the time from it: their machines' clocks may say what they like."""

import asyncio
import time
from types import SimpleNamespace

import pytest

from atoll.server import clock
from atoll.server.clock import SharedClock
from atoll.server.store import Store


class Machine:
    """One whose clock is wrong, and a database that takes its time to answer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.passed, self.says = 50.0, 1_000.0
        own = SimpleNamespace(time=lambda: self.says, monotonic=lambda: self.passed)
        monkeypatch.setattr(clock, "time", own)
        self.clock = SharedClock()

    def look(self, theirs: float, taken: float = 0.0) -> None:
        async def ask() -> float:
            self.passed += taken
            return theirs

        asyncio.run(self.clock.agree(ask))


def test_it_is_the_databases_time_and_goes_on_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Machine(monkeypatch)
    here.look(7_000.0)
    here.passed += 2.5
    here.says -= 600.0
    assert here.clock() == 7_002.5


def test_half_of_what_an_answer_took_was_its_way_back(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Machine(monkeypatch)
    here.look(7_000.0, taken=0.4)
    assert here.clock() == pytest.approx(7_000.2)


def test_an_answer_that_took_long_changes_only_what_it_contradicts(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Machine(monkeypatch)
    here.look(7_000.0)
    here.look(7_000.1, taken=4.0)  # it may have been on its way for nearly all of that time
    assert here.clock() == pytest.approx(7_004.0)
    here.look(9_000.0, taken=4.0)  # somebody has set the database's clock
    assert here.clock() == pytest.approx(9_002.0)


def test_both_databases_know_what_time_it_is(database: str) -> None:
    async def run() -> float:
        store = await Store.open(database)
        try:
            return await store.ledger.time()
        finally:
            await store.close()

    before = time.time()
    assert before - 1.0 < asyncio.run(run()) < time.time() + 1.0
