"""The end of a match gets into the index of tables, and its result is kept, though it does not succeed at first."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from atoll.server import desk
from atoll.server import protocol as p
from atoll.server.bus import Hub
from atoll.server.services import Services, services
from atoll.server.settings import Settings
from atoll.server.store import Store

from .people import open_table

PEOPLE = [p.SeatWish(who="me", name=name) for name in ("Ana", "Bram")]


async def play_to_the_end(at: Services) -> str:
    """People alone, without a clock: nobody has to take care of their table before the end. Returns the match's seed."""
    id = (await open_table(at.lobby, p.OpenTable(game="template", seats=PEOPLE, start=True))).table.id
    while (table := await at.desk.table(id)).stage == "playing":
        assert table.match
        seat = table.game.asked(table.match.state)[0]
        do = table.game.space.text(table.game.legal(table.match.state, seat)[0])
        await at.play.act(id, seat, None, do, None)
    assert table.match
    return table.match.seed or ""


def fail(times: int, monkeypatch: pytest.MonkeyPatch, store: Store) -> Callable[[], int]:
    """Its results cannot be kept so many times; tells how often it was tried."""
    keep, tried = store.keep_result, 0

    async def keep_result(*values: object) -> None:
        nonlocal tried
        tried += 1
        if tried <= times:
            raise OSError("no space left on device")
        await keep(*values)  # type: ignore[arg-type]

    monkeypatch.setattr(store, "keep_result", keep_result)
    return lambda: tried


async def in_the_index(store: Store, seed: str) -> None:
    async with asyncio.timeout(20):
        while await store.playing():
            await asyncio.sleep(0.01)
    assert len(await store.results(seed, 9)) == 1


def test_a_process_that_is_alone_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'atoll.db'}", prepare=False)
    monkeypatch.setattr(desk, "LATER", 0.01)

    async def run() -> None:
        store = await Store.open(settings.database)
        tried = fail(2, monkeypatch, store)
        async with services(settings, store=store) as alone:
            await in_the_index(store, await play_to_the_end(alone))
        assert tried() == 3

    asyncio.run(run())


def test_another_worker_does_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'atoll.db'}", prepare=False)

    async def run() -> None:
        hub = Hub()
        one, two = [await Store.open(settings.database, hub.bus(), name) for name in ("one", "two")]
        fail(1000, monkeypatch, one)
        async with services(settings, store=two), services(replace(settings, bots=False), store=one) as first:
            await in_the_index(two, await play_to_the_end(first))

    asyncio.run(run())
