"""The session layer under simulated faults: hundreds of seeds, and proof that the simulation finds what is broken.

Some seeds are the same every time. The others follow from the sources: what was changed is tried with seeds that nobody has
seen, what was not with the same ones, and the name of a test says which they are.
"""

import json
import re
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from itertools import count, islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from atoll.server.clock import SharedClock
from atoll.server.desk import Desk, Made
from atoll.server.ledger import Ledger
from atoll.server.live import Listener
from atoll.server.play import Play
from atoll.server.scribe import Scribe
from atoll.server.store import Store
from atoll.server.table import Table

from ..server.folding import Paper
from . import disk
from .judge import Judge
from .simulate import NEVER, again, fresh, sweep
from .world import Plan, simulate

pytestmark = pytest.mark.compiled
CHUNK = 20
"""Seeds in one test: workers of the test run share them."""
SAME, FRESH = 100, 200
"""So many seeds that stay, and that the sources choose."""
FOUND = [3221]
"""Seeds of others that were a violation once, of the server or of the judge."""
STRIDE = 23
"""Every so manyth step of a run a worker is killed at."""


def check(plan: Plan) -> None:
    report = simulate(plan)
    assert not report.violation, f"{report.violation}\n{again(plan)}"


FIRST = fresh()


@pytest.mark.parametrize("first", [*range(0, SAME, CHUNK), *range(FIRST, FIRST + FRESH, CHUNK)])
def test_nothing_is_lost_whatever_breaks(first: int) -> None:
    for seed in range(first, first + CHUNK):
        check(Plan.of(seed))


@pytest.mark.parametrize("seed", FOUND)
def test_what_was_found_is_mended(seed: int) -> None:
    check(Plan.of(seed))


@pytest.mark.parametrize("seed", [5, 3], ids=["one worker", "two workers"])
def test_a_worker_may_be_killed_at_any_step(seed: int) -> None:
    """Some of them, and others when the sources are others: `--sweep` tries all."""
    plans = sweep(seed, 1 + FIRST // 1000 % STRIDE, STRIDE)
    assert len(plans) > 5
    for plan in plans:
        check(plan)


def test_every_change_is_tried_with_a_kill_at_every_step_of_both_kinds_of_host() -> None:
    """Workers that share a database, and a process that has it to itself, with its scribe."""
    found = re.search(r'SWEEP="([\d ]+)"', (Path(__file__).parents[2] / ".ci" / "run").read_text())
    assert found
    assert {Plan.of(int(seed)).shared for seed in found[1].split()} == {True, False}


def test_a_seed_makes_the_same_run_every_time() -> None:
    plan = Plan.of(1)
    one, other = simulate(plan), simulate(plan)
    assert (one.digest, one.story, one.steps) == (other.digest, other.story, other.steps)
    assert one.digest != simulate(Plan.of(2)).digest


def test_without_faults_nothing_is_refused_or_killed() -> None:
    report = simulate(replace(Plan.of(1), crash_at=NEVER))
    assert (report.violation, report.kills) == ("", 0)


def test_nothing_rests_while_somebody_is_coming_back() -> None:
    """The judge waits for the entry of who came after they had left; not of who left by HTTP while they sat on."""
    paper = Paper()
    paper.start()
    there = paper.table.n
    paper.add("leave", seat=0)
    assert [coming(paper, seat, paper.table.n) for seat in (0, 1, None)] == [True, False, False]
    assert not coming(paper, 0, there)
    assert coming(paper, 1, None), "nobody knows yet what they were let in to"
    paper.add("say", seat=1, name="Bram", phrase="hello", text=None)
    assert coming(paper, 0, paper.table.n - 1)
    paper.add("back", seat=0)
    assert not coming(paper, 0, paper.table.n - 2)


def coming(paper: Paper, seat: int | None, since: int | None) -> bool:
    look: dict[str, list[Any]] = {}
    look["entries"] = [(r.n, r.kind, json.dumps(r.data), r.at, r.request) for r in paper.table.rows]
    look["tables"] = [(paper.table.server_seed, paper.table.created)]
    world: Any = SimpleNamespace(disk=SimpleNamespace(look=lambda sql, _: look[sql.split(" FROM ")[1].split()[0]]))
    somebody: Any = SimpleNamespace(table=paper.table.id, seat=seat, since=since)
    return Judge(world)._is_coming_back(somebody)


# -- what it finds ---------------------------------------------------------------------------------------------------


def without(monkeypatch: pytest.MonkeyPatch, *constraints: str) -> None:
    """The database does not keep rows apart any more."""
    empty = disk._empty()
    path = disk._folder() / "unfenced.db"
    path.write_bytes(empty)
    with sqlite3.connect(path) as raw:
        raw.execute("DROP TABLE entries")
        columns = "table_id TEXT, n INTEGER, kind TEXT, data JSON, at FLOAT, request TEXT"
        raw.execute(f"CREATE TABLE entries ({', '.join([columns, *constraints])})")
    raw.close()
    monkeypatch.setattr(disk, "_empty", path.read_bytes)


def no_fence(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch)


def no_request_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "PRIMARY KEY (table_id, n)")
    write = Desk.write

    async def forgetful(self: Desk, id: str, *more: Any) -> int:
        (await self.known(id)).requests.clear()
        return await write(self, id, *more)

    monkeypatch.setattr(Desk, "write", forgetful)


def told_before_it_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hasty(self: Store, append: Any) -> None:
        self._waiting.put_nowait(append)
        if append.opening or any(row.kind == "sit" for row in append.rows):  # there has to be a game
            await append.done

    monkeypatch.setattr(Store, "_queue", hasty)


def the_scribe_keeps_no_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    write = Scribe._write

    def forget(self: Scribe, work: Any, given: tuple[Any, ...]) -> None:
        steps = [row.kind == "step" for one in given[-1] for row in one.rows]
        if not steps or not all(steps):
            write(self, work, given)

    monkeypatch.setattr(Scribe, "_write", forget)


def a_full_disk_is_not_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    write = Scribe._write

    def blind(self: Scribe, work: Any, given: tuple[Any, ...]) -> None:
        try:
            write(self, work, given)
        except OperationalError as problem:
            if disk.FULL not in str(problem):
                raise

    monkeypatch.setattr(Scribe, "_write", blind)


def the_eyes_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    begin = Listener.__init__

    def curious(self: Listener, *args: Any) -> None:
        begin(self, *args)
        self.eyes = (0, 1)

    monkeypatch.setattr(Listener, "__init__", curious)


def resumes_one_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    welcome = Listener.welcome
    monkeypatch.setattr(
        Listener, "welcome", lambda self, message, table, since: welcome(self, message, table, since + bool(since))
    )


def the_lost_are_never_struck_off(monkeypatch: pytest.MonkeyPatch) -> None:
    async def blind(self: Ledger, now: float) -> list[str]:
        return []

    monkeypatch.setattr(Ledger, "strike_off", blind)


def clocks_fall_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def time_out(self: Play, id: str) -> None:
        def make(table: Table) -> Made:
            out = table.time_out()
            return [("decide", {"about": out[0], "what": "bot", "bot": "sensible"})] * 2 if out else []

        await self.desk.write(id, make, None)

    monkeypatch.setattr(Play, "time_out", time_out)


def everybody_has_another_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def agree(self: SharedClock, _: Any) -> None:
        pass

    monkeypatch.setattr(SharedClock, "agree", agree)


def what_was_claimed_unawares_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def let_go(self: Ledger, *_: Any, **__: Any) -> None:
        pass

    monkeypatch.setattr(Ledger, "let_go", let_go)


def any_plan(plan: Plan) -> bool:
    return True


def alone(plan: Plan) -> bool:
    return not plan.shared


def several(plan: Plan) -> bool:
    return plan.workers > 1


def with_work(plan: Plan) -> bool:
    return plan.workers > 1 and plan.bots > 0


def with_clocks(plan: Plan) -> bool:
    return plan.clock > 0


SABOTAGE: dict[Callable[[pytest.MonkeyPatch], None], tuple[Callable[[Plan], bool], str]] = {
    no_fence: (several, "numbering|entry|damaged"),
    no_request_ids: (any_plan, "stored twice|was refused|was acknowledged"),
    told_before_it_is_stored: (any_plan, "not stored"),
    the_scribe_keeps_no_steps: (alone, "not stored"),
    a_full_disk_is_not_noticed: (alone, "not stored"),
    the_eyes_of_all: (any_plan, "was shown"),
    resumes_one_too_late: (any_plan, "was told entry|has seen"),
    the_lost_are_never_struck_off: (with_work, "of calm"),
    what_was_claimed_unawares_is_kept: (with_work, "of calm"),
    everybody_has_another_time: (several, "has a time"),
    clocks_fall_for_ever: (with_clocks, "fell twice"),
}
"""What is broken, in which runs it may show, and what the violation says."""
ENOUGH = 40
"""Runs within which each of these is found."""


@pytest.mark.parametrize("how", SABOTAGE, ids=lambda how: how.__name__)
def test_what_is_broken_is_found(how: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    how(monkeypatch)
    may_show, words = SABOTAGE[how]
    plans = list(islice(filter(may_show, map(Plan.of, count())), ENOUGH))
    found = next((report.violation for report in map(simulate, plans) if report.violation), "")
    assert any(word in found for word in words.split("|")), found
