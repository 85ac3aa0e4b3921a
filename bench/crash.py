"""Kill the server under load, again and again, and look whether anything is lost: `python bench/crash.py`.

A real server on loopback (with `--workers 2` two of them on one PostgreSQL), tables with people who play at random, SIGKILL at
random moments, restart. With two, those who were at the one that is killed go on at the other. Afterwards: every
acknowledged step is stored exactly once under the number that was acknowledged, the numbering has no holes, every match
replays step by step with the luck of its seed, and every client is back at its table, within five seconds, and has seen
everything. Otherwise it says what is wrong, and fails.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from statistics import median

from players import Notes, Opened, Player, Server, open_tables, parties, until
from servers import postgres

from atoll.engine.match import parse_match, verify
from atoll.server.desk import Desk
from atoll.server.ledger import BEAT, LOST
from atoll.server.settings import Settings
from atoll.server.store import Store

LATE = 5.0
"""Seconds after which everybody has to be back, on a machine that is not too busy for it."""


@dataclass
class Result:
    kills: int
    tables: int
    busy: int
    """Tables still in play at the last kill."""
    acknowledged: int
    entries: int
    resumed: int
    thrown_out: list[int]
    """For each kill: so many sat at the worker that was killed."""
    away: list[float]
    """And seconds until the last of them sat at a worker again."""
    silent: list[float]
    """And until every bot that was asked just then had acted."""
    faults: list[str]

    def wrong(self) -> list[str]:
        """What was lost, doubled or never answered; and everybody who came back too late."""
        late = [(number, away) for number, away in enumerate(self.away, 1) if away > LATE]
        return [*self.faults, *(f"kill {number}: the last came back after {away:.2f} s" for number, away in late)]


Pace = tuple[float, float]


class Trial:
    """Servers on one database, and people at tables who go on wherever they can."""

    def __init__(self, database: str, opened: list[Opened], workers: int, rounds: int, pace: Pace, seed: int) -> None:
        self.servers = [Server(database) for _ in range(workers)]
        self.notes, self.chance = Notes(), random.Random(seed)
        self.thrown_out: list[int] = []
        """For each kill: so many sat at the worker that was killed."""
        self.away: list[float] = []
        """For each kill: seconds until the last of them sat at a worker again."""
        self.silent: list[float] = []
        """For each kill: seconds until every bot that was asked just then had acted, its pause for people's sake included."""
        self._seen: list[list[tuple[int, bool]]] = []
        self._since = 0.0
        self.groups = parties([server.port for server in self.servers], opened, rounds, pace, self.notes)

    @property
    def players(self) -> list[Player]:
        return [player for party in self.groups for player in party.all]

    def busy(self) -> int:
        return sum(not party.is_over() for party in self.groups)

    async def start(self) -> None:
        for server in self.servers:
            server.start()
        await self.all_ready()

    async def all_ready(self) -> None:
        for server in self.servers:
            await server.ready()

    async def everybody_is_back(self, since: float = 0.0, victims: Sequence[Player] | None = None) -> None:
        def missing() -> int:
            at = [one for party in self.groups for one in party.now]
            return sum(one.welcomed <= since for one in (at if victims is None else set(victims) & set(at)))

        if not await until(lambda: not missing(), 90):
            self.notes.faults.append(f"{missing()} clients did not come back")

    async def kill(self, last: bool) -> None:
        """Somebody's worker, as if the power went; it is started again when its people have gone on elsewhere."""
        at = [one for party in self.groups for one in party.now]
        port = self.chance.choice(at).port
        server = next(one for one in self.servers if one.port == port)
        victims = [one for one in at if one.port == server.port]
        asked = [(party.now[0], party.now[0].n) for party in self.groups if party.waits_for_a_bot()]
        server.kill()
        killed = time.monotonic()
        self.thrown_out.append(len(victims))
        if len(self.servers) == 1:
            server.start()
            await server.ready()
        await self.everybody_is_back(killed, victims)
        self.away.append(time.monotonic() - killed)
        if asked and not await until(lambda: all(one.n > n for one, n in asked), 60):
            self.notes.faults.append("a bot that was asked did not act")
        self.silent.append(time.monotonic() - killed if asked else 0.0)
        if len(self.servers) > 1 and not last:
            server.start()
            await self.all_ready()

    async def settle(self) -> None:
        for party in self.groups:
            party.stay()
        if not await until(lambda: not any(player.pending for player in self.players), 30):
            self.notes.faults.append("requests were never answered")
        if not await until(self._rests, 60):
            self.notes.faults.append("a bot that is asked does not act")

    def _rests(self) -> bool:
        """Everybody has seen the same, nobody but people is asked, and for as long as it takes to miss a worker nothing
        has happened: a bot may also act unasked, at a worker that takes over from one that was lost.
        """
        seen = [[(one.n, one.waits_for_people(len(party.now))) for one in party.now] for party in self.groups]
        if seen != self._seen:
            self._seen, self._since = seen, time.monotonic()
        calm = all(len(set(party)) == 1 and party[0][1] for party in seen)
        return calm and time.monotonic() - self._since > (LOST + 2 * BEAT if len(self.servers) > 1 else 1.0)

    def stop(self) -> None:
        for server in self.servers:
            if server.process and server.process.poll() is None:
                server.stop()


async def crash(
    tables: int,
    kills: int,
    seats: int,
    pace: Pace,
    database: str,
    seed: int,
    rounds: int = 1,
    workers: int = 1,
    between: Pace = (0.3, 2.5),
    bot: str | None = None,
    people: int | None = None,
) -> Result:
    opened = await asyncio.to_thread(open_tables, database, tables * rounds, seats, bot, people=people)
    trial, busy = Trial(database, opened, workers, rounds, pace, seed), tables
    tasks: list[asyncio.Task[None]] = []
    try:
        await trial.start()
        tasks = [asyncio.create_task(party.play()) for party in trial.groups]
        await asyncio.sleep(0.1)
        await trial.everybody_is_back()
        for kill in range(kills):
            await asyncio.sleep(trial.chance.uniform(*between))
            busy = trial.busy()
            await trial.kill(kill == kills - 1)
            acts = len(trial.notes.acts)
            print(
                f"kill {kill + 1}: {acts} steps acknowledged, {busy} tables in play, {trial.thrown_out[-1]} people back after "
                f"{trial.away[-1]:.2f} s, bots after {trial.silent[-1]:.2f} s",
                flush=True,
            )
        await trial.settle()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        trial.stop()
    notes = trial.notes
    entries = await check(database, opened, trial.players, notes)
    return Result(
        kills, tables, busy, len(notes.acts), entries, notes.resumed, trial.thrown_out, trial.away, trial.silent, notes.faults
    )  # fmt: skip


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
    parser.add_argument("--workers", type=int, default=1, help="more than one: on PostgreSQL, one of them is killed")
    parser.add_argument("--bots", help="one person at each table, the other seats are played by this bot")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    began = time.monotonic()
    with ExitStack() as opened:
        if chosen.workers > 1:
            database = opened.enter_context(postgres(durable=True)).new()
        else:
            database = f"sqlite:///{opened.enter_context(tempfile.TemporaryDirectory())}/crash.db"
        pace = (chosen.pace[0], chosen.pace[1])
        result = asyncio.run(
            crash(
                chosen.tables, chosen.kills, chosen.seats, pace, database, chosen.seed, chosen.rounds, chosen.workers,
                bot=chosen.bots,
            )
        )  # fmt: skip
    wrong = result.wrong()
    print(
        f"{result.kills} kills under {result.tables} tables ({result.busy} still in play at the last): "
        f"{result.acknowledged} steps acknowledged, {result.entries} entries stored, {result.resumed} times resumed, "
        f"{median(result.thrown_out):.0f} people thrown out at a time, everybody back after {median(result.away):.2f} s, "
        f"at most {max(result.away):.2f}, bots at most {max(result.silent):.2f}, {len(wrong)} faults, "
        f"{time.monotonic() - began:.0f} s"
    )
    for fault in wrong[:20]:
        print(fault)
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
