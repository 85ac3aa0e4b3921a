"""Workers that hear nothing of each other still find out: notes may get lost."""

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from atoll.engine.catalogue import get_game
from atoll.server import crew, preparing, reviews
from atoll.server import protocol as p
from atoll.server.bus import Hub, HubBus
from atoll.server.crew import Done
from atoll.server.desk import Desk
from atoll.server.ledger import REMEMBERED, Job, Ledger
from atoll.server.live import Listener
from atoll.server.refusal import Refusal
from atoll.server.services import services
from atoll.server.settings import Settings
from atoll.server.store import Store

from .people import open_table


class Mute(HubBus):
    """What it tells never arrives."""

    def tell(self, notes: object) -> None:
        pass


def test_who_is_at_the_other_worker_is_seen_though_every_note_is_lost(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'atoll.db'}", prepare=False, bots=False)

    async def run() -> None:
        hub = Hub()
        stores = [await Store.open(settings.database, Mute(hub), name) for name in ("one", "two")]
        async with services(settings, store=stores[0]) as one, services(settings, store=stores[1]) as two:
            wish = p.OpenTable(game="template", seats=[p.SeatWish(who="me", name=name) for name in ("Ana", "Bram")])
            id = (await open_table(one.lobby, wish)).table.id
            for seat, at in enumerate((one, two)):
                at.live.join(Listener(id, [seat], "en", 64), await at.desk.table(id))
            assert one.crew
            deadline = time.monotonic() + 20
            while not one.live.is_here(id, 1):
                assert time.monotonic() < deadline, "nobody looked"
                await one.crew._look()
                await asyncio.sleep(0.02)

    asyncio.run(run())


def test_what_nobody_asks_for_any_more_is_thrown_away_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crew, "TIDY", 0.01)
    settings = Settings(f"sqlite:///{tmp_path / 'atoll.db'}", prepare=False, bots=False)

    async def run() -> None:
        async with services(settings, store=await Store.open(settings.database, Hub().bus())) as one:
            assert one.crew
            ledger = one.crew.ledger
            for long_ago in (REMEMBERED + 100, REMEMBERED - 100):
                hint = Job(f"hint:{long_ago}", "hint", "table", {})
                await ledger.want(hint, 0.0)
                await ledger.claim(one.desk.clock(), 9)
                await ledger.keep(hint.id, {"hint": 1}, one.desk.clock() - long_ago)
            async with asyncio.timeout(20):
                while await ledger.find(f"hint:{REMEMBERED + 100}"):
                    await asyncio.sleep(0.01)
            assert await ledger.find(f"hint:{REMEMBERED - 100}")

    asyncio.run(run())


def test_a_review_is_refused_when_the_search_cannot_be_compiled_at_the_other_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first serves people only, and compiles nothing itself."""
    over: Any = SimpleNamespace(id="over", stage="over", match=True, game=get_game("template"), n=9)
    for module in (preparing, reviews):
        monkeypatch.setattr(module, "is_ready", lambda game: False)
        monkeypatch.setattr(module, "is_offered", lambda id: id == "template")
    monkeypatch.setattr(reviews, "LATER", 0.01)
    tried = asyncio.Event()

    async def compiled(self: preparing.Preparation, id: str) -> None:
        await tried.wait()

    async def table_of(self: Desk, id: str) -> Any:
        return over

    monkeypatch.setattr(preparing.Preparation, "_compile_apart", compiled)
    monkeypatch.setattr(Desk, "table", table_of)
    database = f"sqlite:///{tmp_path / 'atoll.db'}"

    async def looks(at: reviews.Reviews) -> None:
        while (await at.review(over)).done == 0:
            await asyncio.sleep(0.01)

    async def run() -> None:
        hub = Hub()
        stores = [await Store.open(database, hub.bus(), name) for name in ("one", "two")]
        async with (
            services(Settings(database, bots=False), store=stores[0]) as one,
            services(Settings(database), store=stores[1]),
        ):
            assert (await one.reviews.review(over)).done == 0
            await asyncio.sleep(0.1)
            assert (await one.reviews.review(over)).done == 0
            tried.set()
            async with asyncio.timeout(20):
                with pytest.raises(Refusal, match="review-failed"):
                    await looks(one.reviews)

    asyncio.run(run())


def test_a_job_that_is_claimed_while_it_is_given_back_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database has given it back, and the worker has not heard of it yet, when it is wanted and claimed again."""
    settings = Settings(f"sqlite:///{tmp_path / 'atoll.db'}", prepare=False, bots=False)
    give_back = Ledger.give_back
    on_its_way, claimed = asyncio.Event(), asyncio.Event()

    async def slowly(self: Ledger, job: Job, *more: Any) -> bool:
        given = await give_back(self, job, *more)
        on_its_way.set()
        await claimed.wait()
        return given

    async def run() -> None:
        done: list[str] = []

        async def work(job: Job) -> Done:
            done.append(job.id)
            return 0, None

        async with services(settings, store=await Store.open(settings.database, Hub().bus())) as one:
            assert one.crew
            one.crew.works = {"hint": work}
            ledger, hint = one.crew.ledger, Job("hint:1", "hint", "table", {})
            await ledger.want(hint, 0.0)
            await one.crew._claim()
            await on_its_way.wait()
            await ledger.want(hint, 0.0)
            await one.crew._claim()
            claimed.set()
            async with asyncio.timeout(20):
                while len(done) < 2 or await ledger.find(hint.id):
                    await asyncio.sleep(0.01)

    monkeypatch.setattr(Ledger, "give_back", slowly)
    asyncio.run(run())
