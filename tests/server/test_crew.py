"""Workers that hear nothing of each other still find out: notes may get lost."""

import asyncio
import time
from pathlib import Path

from atoll.server import protocol as p
from atoll.server.bus import Hub, HubBus
from atoll.server.live import Listener
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
