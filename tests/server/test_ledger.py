"""The ledger of workers: beats, claims, people; the same on both databases. The time is what the test says."""

import asyncio
from collections.abc import Awaitable, Callable

from atoll.server.bus import Hub, Note
from atoll.server.ledger import LOST, Job
from atoll.server.store import Row, Store

Use = Callable[[Store, Store], Awaitable[None]]


def with_two(database: str, use: Use) -> None:
    async def run() -> None:
        hub = Hub()
        one, two = [await Store.open(database, hub.bus(), name) for name in ("one", "two")]
        for store in (one, two):
            await store.ledger.beat(100.0)
        try:
            await use(one, two)
        finally:
            await one.close()
            await two.close()

    asyncio.run(run())


async def wants_care(store: Store, id: str, at: float = 100.0) -> None:
    await store.create(id, "template", "5eed", False, [], Row(1, "open", {}, at))
    await store.append(id, [Row(2, "start", {}, at)], stage="playing", care=True)


def test_a_job_is_claimed_by_one(database: str) -> None:
    async def use(one: Store, two: Store) -> None:
        for i in range(20):
            await wants_care(one, f"t{i:02}", 100.0 + i)
        claimed = await asyncio.gather(*[store.ledger.claim(119.0, 5) for _ in range(3) for store in (one, two)])
        ids = [job.table for some in claimed for job in some]
        assert sorted(ids) == [f"t{i:02}" for i in range(20)]
        assert await one.ledger.claim(1000.0, 5) == []

    with_two(database, use)


def test_the_oldest_is_claimed_first_and_none_before_its_time(database: str) -> None:
    async def use(one: Store, two: Store) -> None:
        for id, at in (("late", 300.0), ("soon", 200.0), ("now", 100.0)):
            await wants_care(one, id, at)
        assert await two.ledger.next_due() == 100.0
        assert [job.table for job in await two.ledger.claim(250.0, 1)] == ["now"]
        assert [job.table for job in await two.ledger.claim(250.0, 9)] == ["soon"]
        assert await two.ledger.next_due() == 300.0

    with_two(database, use)


def test_what_is_wanted_again_meanwhile_is_not_given_back(database: str) -> None:
    async def use(one: Store, two: Store) -> None:
        await wants_care(one, "table")
        (job,) = await two.ledger.claim(100.0, 9)
        assert (job.kind, job.n, job.tries) == ("care", 2, 1)
        await one.append("table", [Row(3, "step", {}, 101.0)], care=True)
        assert await one.ledger.claim(200.0, 9) == [], "it is still the other's"
        assert not await two.ledger.give_back(job, 2, None), "there is entry 3"
        assert await two.ledger.give_back(job, 3, None)
        assert await one.ledger.claim(200.0, 9) == []

    with_two(database, use)


def test_what_is_let_go_is_anybodys_and_counts_for_nothing(database: str) -> None:
    async def use(one: Store, two: Store) -> None:
        for id in ("known", "unknown", "later"):
            await wants_care(one, id)
        assert len(await two.ledger.claim(100.0, 9)) == 3
        await one.ledger.let_go(["care:known"], others=True)
        assert await one.ledger.claim(200.0, 9) == [], "they are not its own to let go"
        await two.ledger.let_go(["care:known", "care:later"], others=True)
        assert [(job.table, job.tries) for job in await one.ledger.claim(200.0, 9)] == [("unknown", 1)]
        await two.ledger.let_go(["care:later"])
        assert [job.table for job in await one.ledger.claim(200.0, 9)] == ["later"]

    with_two(database, use)


def test_a_deadline_is_anybodys_once(database: str) -> None:
    async def use(one: Store, two: Store) -> None:
        await wants_care(one, "table")
        (job,) = await one.ledger.claim(100.0, 9)
        assert await one.ledger.give_back(job, 2, 160.0)
        assert await one.ledger.claim(159.9, 9) == await two.ledger.claim(159.9, 9) == []
        both = await asyncio.gather(one.ledger.claim(160.0, 9), two.ledger.claim(160.0, 9))
        assert sorted(len(some) for some in both) == [0, 1]

    with_two(database, use)


def test_a_worker_that_is_lost_is_struck_off_once_and_its_jobs_are_free(database: str) -> None:
    async def use(one: Store, two: Store) -> None:
        await wants_care(one, "table")
        (job,) = await one.ledger.claim(100.0, 9)
        await one.ledger.seat_people([("table", 0)], [], 100.0)
        await two.ledger.beat(100.0 + LOST)
        assert await two.ledger.strike_off(100.0 + LOST) == []
        await two.ledger.beat(101.0 + LOST)
        lost = await asyncio.gather(*[two.ledger.strike_off(101.0 + LOST) for _ in range(3)])
        assert sorted(lost) == [[], [], ["one"]]
        assert (await two.ledger.people(["table"]))[1] == {"table": {0: 101.0 + LOST}}
        (again,) = await two.ledger.claim(101.0 + LOST, 9)
        assert (again.id, again.tries) == (job.id, 2)
        assert await one.ledger.give_back(job, 2, None), "it has nothing to give back, and nothing to do"
        assert await two.ledger.find(job.id)
        assert not await one.ledger.beat(110.0), "it hears that it was given up"
        assert await one.ledger.beat(111.0)

    with_two(database, use)


def test_who_resigns_is_replaced_at_once(database: str) -> None:
    async def use(one: Store, two: Store) -> None:
        heard: list[Note] = []
        await two.bus.open(heard.append, lambda: None)
        await wants_care(one, "table")
        await one.ledger.claim(100.0, 9)
        await one.ledger.seat_people([("table", 1)], [], 100.0)
        await asyncio.sleep(0)
        heard.clear()
        await one.ledger.resign(100.5)
        await asyncio.sleep(0)
        assert [(note.kind, note.about) for note in heard] == [("here", "table"), ("job", "")]
        assert len(await two.ledger.claim(100.5, 9)) == 1
        assert await one.ledger.has_workers()
        await two.ledger.resign(101.0)
        assert not await one.ledger.has_workers(), "whoever starts now is the first"

    with_two(database, use)


def test_somebody_is_here_while_any_worker_has_a_socket(database: str) -> None:
    async def use(one: Store, two: Store) -> None:
        await one.ledger.seat_people([("table", 0), ("table", 1)], [], 100.0)
        await two.ledger.seat_people([("table", 0)], [], 100.0)
        await one.ledger.seat_people([], [("table", 0), ("table", 1)], 200.0)
        assert await two.ledger.people(["table", "other"]) == (
            {"table": {0}, "other": set()},
            {"table": {1: 200.0}, "other": {}},
        )
        await two.ledger.miss([("table", 0), ("table", 1), ("table", 2)], 300.0)
        assert (await one.ledger.people(["table"]))[1] == {"table": {1: 200.0, 2: 300.0}}
        await two.ledger.seat_people([("table", 1)], [], 400.0)
        assert (await one.ledger.people(["table"]))[1] == {"table": {2: 300.0}}
        await two.ledger.forget_absences(["table"])
        assert (await one.ledger.people(["table"]))[1] == {"table": {}}

    with_two(database, use)


def test_an_answer_is_kept_for_whoever_asks_again(database: str) -> None:
    async def use(one: Store, two: Store) -> None:
        job = Job("hint:table:7:0", "hint", "table", {"seat": 0}, 7)
        await one.ledger.want(job, 100.0)
        await one.ledger.want(job, 101.0)
        assert await one.ledger.count("hint") == 1
        (claimed,) = await two.ledger.claim(101.0, 9)
        assert claimed.data == {"seat": 0}
        await two.ledger.keep(job.id, {"hint": 1}, 102.0)
        found = await one.ledger.find(job.id)
        assert found is not None
        assert (found.data, found.done) == ({"hint": 1}, 102.0)
        assert await one.ledger.count("hint") == 0
        assert await one.ledger.claim(200.0, 9) == []
        await one.ledger.tidy(102.0 + 3601)
        assert await one.ledger.find(job.id) is None

    with_two(database, use)


def test_what_came_of_a_job_may_be_forgotten_and_then_it_is_done_anew(database: str) -> None:
    async def use(one: Store, two: Store) -> None:
        job = Job("hint:table:7:0", "hint", "table", {"seat": 0}, 7)
        await one.ledger.want(job, 100.0)
        await two.ledger.claim(100.0, 9)
        await one.ledger.forget(job.id)
        assert await one.ledger.find(job.id), "it is being done"
        await two.ledger.keep(job.id, {"refused": "busy"}, 102.0)
        await one.ledger.forget(job.id)
        await one.ledger.want(job, 103.0)
        assert [again.data for again in await two.ledger.claim(103.0, 9)] == [{"seat": 0}]

    with_two(database, use)


def test_after_all_workers_ended_every_table_in_play_is_cared_for(database: str) -> None:
    async def use(one: Store, two: Store) -> None:
        for id in ("plays", "waits"):
            await one.create(id, "template", "5eed", False, [], Row(1, "open", {}, 100.0))
        await one.append("plays", [Row(2, "start", {}, 100.0)], stage="playing")
        await two.ledger.want_care_of_all(100.0)
        await two.ledger.want_care_of_all(101.0)
        assert [job.table for job in await two.ledger.claim(100.0, 9)] == ["plays"]

    with_two(database, use)


def test_the_last_entries_are_told_at_once(database: str) -> None:
    async def use(one: Store, two: Store) -> None:
        await wants_care(one, "a")
        await one.create("b", "template", "5eed", False, [], Row(1, "open", {}, 100.0))
        assert await two.lasts(["a", "b", "none"]) == {"a": 2, "b": 1}

    with_two(database, use)
