"""The ledger of workers that share a database: who is at work, who sits where, what is to be done and by whom.

A worker that has not been seen for `LOST` seconds is struck off by whoever looks next: its people are away from then on, its
jobs are anybody's. A job is claimed by one worker at a time (SKIP LOCKED); should two ever do the same, the numbering of
entries lets only one of them write. The times are the database's (`clock.SharedClock`).
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .bus import Bus, Note, transaction
from .clock import DAY
from .database import absent, insert, insert_new, its_time, jobs, present, read, reader, tables, workers

BEAT = 0.5
LOST = 3.0
REMEMBERED = 3600.0
"""Seconds that the answer of a job is kept for whoever asks again."""
LONG_AGO = 7 * DAY
"""Seconds after which it is forgotten since when somebody is away."""
Place = tuple[str, int]
"""A table and a seat."""


@dataclass(frozen=True)
class Job:
    id: str
    kind: str
    table: str
    data: dict[str, Any]
    n: int = 0
    """The table's last entry when it was wanted last."""
    tries: int = 0
    """How often it was claimed without being given back."""
    done: float | None = None


class Last(Protocol):
    @property
    def n(self) -> int: ...
    @property
    def at(self) -> float: ...


class Ledger:
    def __init__(self, engine: AsyncEngine, bus: Bus, worker: str) -> None:
        self.engine, self.bus, self.worker = engine, bus, worker
        self._reader = reader(engine)

    async def _read(self, query: sa.Executable) -> Sequence[sa.Row[Any]]:
        return await read(self._reader, query)

    async def time(self) -> float:
        """By the clock that all workers share."""
        ((seconds,),) = await self._read(sa.select(its_time(self.engine)))
        return float(seconds)

    # -- workers -----------------------------------------------------------------------------------------------------

    async def beat(self, now: float) -> bool:
        """This worker is at work. False if it was not known: it is new, or was struck off."""
        async with self.engine.begin() as c:
            seen = await c.execute(workers.update().where(workers.c.id == self.worker).values(seen=now))
            if seen.rowcount:
                return True
            await c.execute(insert_new(self.engine, workers).values(id=self.worker, seen=now))
        return False

    async def has_workers(self) -> bool:
        """Is anybody at work, or was lost and is not struck off yet?"""
        return bool(await self._read(sa.select(workers.c.id).limit(1)))

    async def strike_off(self, now: float) -> list[str]:
        """Workers that were lost, each told to one caller only."""
        async with transaction(self.engine, self.bus) as (c, notes):
            gone = workers.delete().where(workers.c.seen < now - LOST).returning(workers.c.id)
            lost = list((await c.execute(gone)).scalars())
            for worker in lost:
                notes += await self._clear(c, worker, now)
        return lost

    async def resign(self, now: float) -> None:
        """This worker ends: others take over at once."""
        async with transaction(self.engine, self.bus) as (c, notes):
            await c.execute(workers.delete().where(workers.c.id == self.worker))
            notes += await self._clear(c, self.worker, now)

    async def tidy(self, now: float) -> None:
        """What nobody asks for any more."""
        async with self.engine.begin() as c:
            await c.execute(absent.delete().where(absent.c.since < now - LONG_AGO))
            await c.execute(jobs.delete().where(jobs.c.done < now - REMEMBERED))

    async def _clear(self, c: AsyncConnection, worker: str, now: float) -> list[Note]:
        left = present.delete().where(present.c.worker == worker).returning(present.c.table_id, present.c.seat)
        places = [(table, seat) for table, seat in (await c.execute(left)).all()]
        await self._miss(c, places, now)
        freed = await c.execute(jobs.update().where(jobs.c.worker == worker).values(worker=None))
        notes = [Note(self.worker, "here", table) for table in {table for table, _ in places}]
        return notes + ([Note(self.worker, "job", "")] if freed.rowcount else [])

    # -- people ------------------------------------------------------------------------------------------------------

    async def seat_people(self, here: Collection[Place], gone: Collection[Place], now: float) -> None:
        """Sockets of these seats are at this worker now, those are no longer."""
        async with transaction(self.engine, self.bus) as (c, notes):
            notes += [Note(self.worker, "here", table) for table in {table for table, _ in (*here, *gone)}]
            if here:
                rows = [{"table_id": table, "seat": seat, "worker": self.worker} for table, seat in sorted(here)]
                await c.execute(insert_new(self.engine, present), rows)
                await c.execute(absent.delete().where(_places(absent, here)))
            if gone:
                mine = (present.c.worker == self.worker) & _places(present, gone)
                await c.execute(present.delete().where(mine))
                await self._miss(c, gone, now)

    async def miss(self, places: Collection[Place], now: float) -> None:
        """People of whom no worker has a socket are away from now on, if they were not before."""
        async with self.engine.begin() as c:
            await self._miss(c, places, now)

    async def _miss(self, c: AsyncConnection, places: Collection[Place], now: float) -> None:
        if not places:
            return
        seated = sa.select(present.c.table_id, present.c.seat).where(_places(present, places))
        found = {(table, seat) for table, seat in (await c.execute(seated)).all()}
        rows = [{"table_id": table, "seat": seat, "since": now} for table, seat in sorted(set(places) - found)]
        if rows:
            await c.execute(insert_new(self.engine, absent), rows)

    async def people(self, ids: Collection[str]) -> tuple[dict[str, set[int]], dict[str, dict[int, float]]]:
        """By table: the seats that are here, at whatever worker; and since when others are away."""
        here: dict[str, set[int]] = {id: set() for id in ids}
        away: dict[str, dict[int, float]] = {id: {} for id in ids}
        seated = sa.select(present.c.table_id, present.c.seat).where(present.c.table_id.in_(ids))
        for row in await self._read(seated):
            here[row.table_id].add(row.seat)
        for row in await self._read(sa.select(absent).where(absent.c.table_id.in_(ids))):
            if row.seat not in here[row.table_id]:
                away[row.table_id][row.seat] = row.since
        return here, away

    async def forget_absences(self, ids: Collection[str]) -> None:
        async with self.engine.begin() as c:
            await c.execute(absent.delete().where(absent.c.table_id.in_(ids)))

    # -- jobs --------------------------------------------------------------------------------------------------------

    async def want_care(self, c: AsyncConnection, wanted: Mapping[str, Last]) -> None:
        """Within the transaction of these tables' entries: a bot may have something to do, or a clock runs."""
        if not wanted:
            return
        new = insert(self.engine, jobs)
        again = new.on_conflict_do_update(
            index_elements=["id"], set_={"n": new.excluded.n, "due": new.excluded.due, "done": None}
        )
        await c.execute(again, [_care(table, last.n, last.at) for table, last in sorted(wanted.items())])

    async def want_care_of_all(self, now: float) -> None:
        """Every table in play, once, where no worker was before: bots and clocks go on after a restore, or after all ended.
        Where others are at work everything that is to be done is a job already."""
        name = sa.literal("care:", sa.String) + tables.c.id
        zero, nothing = sa.literal(0, sa.Integer), sa.literal({}, sa.JSON)
        columns = ["id", "kind", "table_id", "data", "n", "due", "tries"]
        playing = sa.select(
            name, sa.literal("care", sa.String), tables.c.id, nothing, zero, sa.literal(now, sa.Float), zero
        ).where(tables.c.stage == "playing")
        async with self.engine.begin() as c:
            await c.execute(insert_new(self.engine, jobs).from_select(columns, playing))

    async def want(self, job: Job, now: float) -> None:
        """Unless it is wanted already."""
        row = _care(job.table, job.n, now) | {"id": job.id, "kind": job.kind, "data": job.data}
        async with transaction(self.engine, self.bus) as (c, notes):
            await c.execute(insert_new(self.engine, jobs).values(row))
            notes.append(Note(self.worker, "job", job.table))

    async def want_at(self, wanted: Mapping[str, tuple[Job, float]]) -> None:
        """These, each at its time; one that is wanted already is now wanted at this time."""
        rows = [
            _care(job.table, job.n, due) | {"id": id, "kind": job.kind, "data": job.data}
            for id, (job, due) in wanted.items()
        ]
        new = insert(self.engine, jobs)
        again = new.on_conflict_do_update(index_elements=["id"], set_={"n": new.excluded.n, "due": new.excluded.due})
        async with transaction(self.engine, self.bus) as (c, notes):
            await c.execute(again, sorted(rows, key=lambda row: row["id"]))
            notes += [Note(self.worker, "job", table) for table in {job.table for job, _ in wanted.values()}]

    async def free_all(self) -> None:
        """At a start of the only process that has this database: whatever was claimed is not being done."""
        async with self.engine.begin() as c:
            await c.execute(jobs.update().values(worker=None))

    async def claim(self, now: float, most: int, kinds: Collection[str] | None = None) -> list[Job]:
        """What is due (of these kinds) and nobody's, the oldest first, is this worker's from now on."""
        async with self.engine.begin() as c:
            found = await c.execute(_claim(_set(kinds)), {"claimant": self.worker, "now": now, "most": most})
            return [_job(row) for row in found.all()]

    async def next_due(self, kinds: Collection[str] | None = None) -> float | None:
        (row,) = await self._read(_next_due(_set(kinds)))
        return row.due

    async def give_back(self, job: Job, n: int, due: float | None) -> bool:
        """Nothing is left to do at a table up to entry n; or not before `due`. False if it was wanted again meanwhile."""
        mine = (jobs.c.id == job.id) & (jobs.c.worker == self.worker)
        done: Any = jobs.delete() if due is None else jobs.update().values(worker=None, due=due, tries=0)
        async with self.engine.begin() as c:
            given = await c.execute(done.where(mine & (jobs.c.n <= n)))
            if given.rowcount:
                return True
            return not (await c.execute(sa.select(jobs.c.id).where(mine))).first()

    async def let_go(self, ids: Collection[str], others: bool = False) -> None:
        """These jobs (or all others) of this worker, which it does not do, are anybody's again. It lives: that it had
        claimed them does not count."""
        these = jobs.c.id.not_in(ids) if others else jobs.c.id.in_(ids)
        freed = jobs.update().where((jobs.c.worker == self.worker) & these)
        async with self.engine.begin() as c:
            await c.execute(freed.values(worker=None, tries=jobs.c.tries - 1))

    async def keep(self, id: str, data: dict[str, Any], done: float | None = None) -> None:
        """How far a job of this worker is; or its answer."""
        of_mine = (jobs.c.id == id) & (jobs.c.worker == self.worker)
        values = {"data": data} | ({"done": done, "worker": None} if done else {})
        async with transaction(self.engine, self.bus) as (c, notes):
            await c.execute(jobs.update().where(of_mine).values(values))
            notes += [Note(self.worker, "done", id)] if done else []

    async def forget(self, id: str) -> None:
        """Nobody needs what came of this job: whoever wants it again has it done anew."""
        async with self.engine.begin() as c:
            await c.execute(jobs.delete().where((jobs.c.id == id) & jobs.c.done.is_not(None)))

    async def has(self, id: str) -> bool:
        """Is this job still this worker's?"""
        return bool(await self._read(sa.select(jobs.c.id).where((jobs.c.id == id) & (jobs.c.worker == self.worker))))

    async def find(self, id: str) -> Job | None:
        found = await self._read(sa.select(jobs).where(jobs.c.id == id))
        return _job(found[0]) if found else None

    async def count(self, kind: str) -> int:
        """So many of a kind are not done."""
        open_ones = sa.select(sa.func.count()).select_from(jobs).where((jobs.c.kind == kind) & jobs.c.done.is_(None))
        (row,) = await self._read(open_ones)
        return int(row[0])


def _care(table: str, n: int, due: float) -> dict[str, Any]:
    return {"id": f"care:{table}", "kind": "care", "table_id": table, "data": {}, "n": n, "due": due, "tries": 0}


# asked after every change of a table: put together once


def _set(kinds: Collection[str] | None) -> frozenset[str] | None:
    return None if kinds is None else frozenset(kinds)


def _free(kinds: frozenset[str] | None) -> sa.ColumnElement[bool]:
    free = jobs.c.worker.is_(None) & jobs.c.done.is_(None)
    return free if kinds is None else free & jobs.c.kind.in_(sorted(kinds))


@cache
def _claim(kinds: frozenset[str] | None) -> sa.Executable:
    due = _free(kinds) & (jobs.c.due <= sa.bindparam("now", type_=sa.Float))
    oldest = sa.select(jobs.c.id).where(due).order_by(jobs.c.due).limit(sa.bindparam("most", type_=sa.Integer))
    chosen = oldest.with_for_update(skip_locked=True).scalar_subquery()
    mine = jobs.update().where(jobs.c.id.in_(chosen) & jobs.c.worker.is_(None))
    return mine.values(worker=sa.bindparam("claimant"), tries=jobs.c.tries + 1).returning(*jobs.c)


@cache
def _next_due(kinds: frozenset[str] | None) -> sa.Executable:
    return sa.select(sa.func.min(jobs.c.due).label("due")).where(_free(kinds))


def _job(row: Any) -> Job:
    return Job(row.id, row.kind, row.table_id, row.data, row.n, row.tries, row.done)


def _places(table: sa.Table, places: Iterable[Place]) -> sa.ColumnElement[bool]:
    return sa.tuple_(table.c.table_id, table.c.seat).in_(list(places))
