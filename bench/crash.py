"""Kill the server under load, again and again, and look whether anything is lost: `python bench/crash.py`.

A real server on loopback, tables with people who play at random, SIGKILL at random moments, restart. Afterwards: every
acknowledged step is stored exactly once under the number that was acknowledged, the numbering has no holes, every match
replays step by step with the luck of its seed, and every client is back at its table and has seen everything.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from players import Notes, Opened, Player, Server, open_tables, parties, until

from atoll.engine.match import parse_match, verify
from atoll.server.desk import Desk
from atoll.server.settings import Settings
from atoll.server.store import Store


@dataclass
class Result:
    kills: int
    tables: int
    busy: int
    """Tables still in play at the last kill."""
    acknowledged: int
    entries: int
    resumed: int
    faults: list[str]


async def crash(
    tables: int, kills: int, seats: int, pace: tuple[float, float], folder: Path, seed: int, rounds: int = 1
) -> Result:
    database = f"sqlite:///{folder / 'crash.db'}"
    opened = await asyncio.to_thread(open_tables, database, tables * rounds, seats)
    server, notes, chance = Server(database), Notes(), random.Random(seed)
    server.start()
    groups = parties(server.port, opened, rounds, pace, notes)
    tasks = [asyncio.create_task(party.play()) for party in groups]
    busy = tables

    async def everybody_is_back(since: float) -> None:
        await server.ready()
        if not await until(lambda: all(one.welcomed > since for party in groups for one in party.now), 90):
            missing = sum(one.welcomed <= since for party in groups for one in party.now)
            notes.faults.append(f"{missing} clients did not come back")

    try:
        started = 0.0
        for kill in range(kills):
            await everybody_is_back(started)
            await asyncio.sleep(chance.uniform(0.3, 2.5))
            busy = sum(not party.is_over() for party in groups)
            server.kill()
            started = time.monotonic()
            print(f"kill {kill + 1}: {len(notes.acts)} steps acknowledged, {busy} tables in play", flush=True)
            server.start()
        await everybody_is_back(started)
        for party in groups:
            party.stay()
        players = [player for party in groups for player in party.all]
        if not await until(lambda: not any(player.pending for player in players), 30):
            notes.faults.append("requests were never answered")
        await asyncio.sleep(0.5)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        server.stop()
    entries = await check(database, opened, players, notes)
    return Result(kills, tables, busy, len(notes.acts), entries, notes.resumed, notes.faults)


async def check(database: str, tables: Sequence[Opened], players: Sequence[Player], notes: Notes) -> int:
    """What is in the database, against what the players were told."""
    store, count = await Store.open(database), 0
    desk = Desk(store, Settings(database))
    for one in tables:
        rows = await store.rows(one.id)
        count += len(rows)
        here = [player for player in players if player.table == one.id]
        faults = [f"numbering {[row.n for row in rows]}"] if [r.n for r in rows] != [*range(1, len(rows) + 1)] else []
        stored = {row.request: row for row in rows if row.request}
        if len(stored) != sum(row.request is not None for row in rows):
            faults.append("a request is stored twice")
        for player in here:
            lost = [id for id, n in player.acked.items() if id not in stored or stored[id].n != n]
            faults += [f"{id} was acknowledged and is not there" for id in lost]
            faults += [f"{id} was refused and is there" for id in player.refused if id in stored]
            if player.n != len(rows):
                faults.append(f"seat {player.seat} has seen {player.n} of {len(rows)} entries")
        told = {id for player in here for id in (*player.acked, *player.refused)}
        faults += [f"{id} is there and was never answered" for id in stored if id not in told]
        match = (await desk.table(one.id)).match
        assert match
        if not verify(parse_match(match.text())).fair:
            faults.append("a draw does not follow from the seed")
        notes.faults += [f"table {one.id}: {fault}" for fault in faults]
    await store.close()
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--pace", type=float, nargs=2, default=(0.5, 1.5), help="seconds a person thinks, from and to")
    parser.add_argument("--rounds", type=int, default=3, help="games that each table's people have ready")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        pace = (chosen.pace[0], chosen.pace[1])
        result = asyncio.run(
            crash(chosen.tables, chosen.kills, chosen.seats, pace, Path(folder), chosen.seed, chosen.rounds)
        )
    print(
        f"{result.kills} kills under {result.tables} tables ({result.busy} still in play at the last): "
        f"{result.acknowledged} steps acknowledged, {result.entries} entries stored, {result.resumed} times resumed, "
        f"{len(result.faults)} faults, {time.monotonic() - began:.0f} s"
    )
    for fault in result.faults[:20]:
        print(fault)
    raise SystemExit(bool(result.faults))


if __name__ == "__main__":
    main()
