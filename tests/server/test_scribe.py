"""Who writes to an SQLite file: transactions that fail leave nothing, and tables that are busy at the same time share one."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from atoll.server import store as stores
from atoll.server.appends import Append
from atoll.server.database import migrate
from atoll.server.scribe import Scribe
from atoll.server.store import Row, Store


def _note(c: sa.Connection, name: str, then: str = "SELECT 1") -> None:
    c.exec_driver_sql("INSERT INTO keys VALUES (?, 'x')", (name,))
    c.exec_driver_sql(then)


def _names(found: list[str]) -> Callable[[sa.Connection], None]:
    def look(c: sa.Connection) -> None:
        found.extend(c.exec_driver_sql("SELECT name FROM keys ORDER BY name").scalars())

    return look


def test_what_fails_is_taken_back_and_the_next_is_written(tmp_path: Path) -> None:
    migrate(url := f"sqlite:///{tmp_path}/one.db")

    async def run() -> list[str]:
        scribe, found = await Scribe.open(url), list[str]()
        await scribe.run(_note, "first")
        with pytest.raises(OperationalError):
            await scribe.run(_note, "second", "SELECT nothing")
        await scribe.run(_note, "third")
        await scribe.run(_names(found))
        scribe.close()
        return found

    assert asyncio.run(run()) == ["first", "third"]


def test_who_no_longer_waits_spoils_nothing(tmp_path: Path) -> None:
    """What was handed over is written all the same, and closing waits for it."""
    migrate(url := f"sqlite:///{tmp_path}/one.db")

    async def run() -> list[str]:
        scribe, found = await Scribe.open(url), list[str]()
        waiting = asyncio.create_task(scribe.run(_note, "left"))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        await scribe.run(_note, "next")
        await scribe.run(_names(found))
        scribe.close()
        return found

    assert asyncio.run(run()) == ["left", "next"]


class Watched(Store):
    """Remembers which tables were written to together."""

    together: list[set[str]]

    async def _write(self, batch: Sequence[Append]) -> None:
        self.together += [{one.table for one in batch}] if batch else []
        await super()._write(batch)


async def _opened(tmp_path: Path, *tables: str) -> Watched:
    store = await Watched.open(f"sqlite:///{tmp_path}/one.db")
    assert isinstance(store, Watched)
    store.together = []
    for table in tables:
        await store.create(table, "template", "5eed", False, [], Row(1, "open", {}))
    return store


def test_tables_that_are_busy_at_the_same_time_are_written_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> list[set[str]]:
        store = await _opened(tmp_path, "one", "two", "three")
        monkeypatch.setattr(stores, "GATHERING", 0.5)
        await store.append("one", [Row(2, "say", {})])
        other = asyncio.create_task(store.append("two", [Row(2, "say", {})]))
        await asyncio.sleep(0.05)
        await store.append("three", [Row(2, "say", {})])
        await other
        await store.close()
        return store.together[-2:]

    assert asyncio.run(run()) == [{"one"}, {"two", "three"}]


def test_a_table_alone_does_not_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> int:
        store = await _opened(tmp_path, "one")
        monkeypatch.setattr(stores, "GATHERING", 3600.0)
        async with asyncio.timeout(60):
            for n in range(2, 12):
                await store.append("one", [Row(n, "say", {})])
            await store.close()
        return len(store.together)

    assert asyncio.run(run()) == 11
