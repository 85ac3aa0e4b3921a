"""The store: durable appends, one writer a number, one entry a request; and desks that share one database."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from atoll.server import protocol as p
from atoll.server.database import metadata, migrate, sync_url
from atoll.server.desk import Desk
from atoll.server.lobby import Lobby
from atoll.server.play import Play
from atoll.server.refusal import Refusal
from atoll.server.settings import Settings
from atoll.server.store import Conflict, Link, Relink, Row, Store

from .people import open_table


def with_store(database: str, use: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(database)
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


async def made(store: Store, id: str = "one", *links: Link) -> None:
    await store.create(id, "template", "5eed", False, links, Row(1, "open", {"a": 1}, 10.0))


def test_head_rows_and_links(database: str) -> None:
    async def use(store: Store) -> None:
        await made(store, "one", Link("h0", "seat", 0), Link("h1", "host"))
        assert await store.head("one") == ("5eed", 10.0)
        assert await store.head("two") is None
        await store.append("one", [Row(2, "say", {"b": 2}, 11.0, "request-1"), Row(3, "say", {}, 12.0)])
        assert [row.n for row in await store.rows("one")] == [1, 2, 3]
        assert await store.rows("one", 2) == [Row(3, "say", {}, 12.0)]
        assert {link.role for link in await store.links_of("one")} == {"seat", "host"}
        await store.append("one", [Row(4, "sit", {})], relink=Relink((0,), (Link("h2", "seat", 0),)))
        assert {link.hash for link in await store.links_of("one")} == {"h1", "h2"}

    with_store(database, use)


def test_an_entry_is_written_once(database: str) -> None:
    async def use(store: Store) -> None:
        await made(store, "one", Link("h0", "seat", 0))
        both = [store.append("one", [Row(2, "say", {"who": who})]) for who in "ab"]
        results = await asyncio.gather(*both, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict]
        with pytest.raises(Conflict):
            await store.append("one", [Row(3, "say", {}), Row(2, "say", {})], relink=Relink((0,)))
        assert [row.n for row in await store.rows("one")] == [1, 2], "all of an append or nothing"
        assert len(await store.links_of("one")) == 1, "its links neither"

    with_store(database, use)


def test_a_request_is_written_once(database: str) -> None:
    async def use(store: Store) -> None:
        await made(store)
        await made(store, "two")
        await store.append("one", [Row(2, "say", {}, request="the-same")])
        await store.append("two", [Row(2, "say", {}, request="the-same")])
        with pytest.raises(Conflict):
            await store.append("one", [Row(3, "say", {}, request="the-same")])

    with_store(database, use)


def test_many_appends_are_one_commit_and_a_loser_spoils_nothing(database: str) -> None:
    async def use(store: Store) -> None:
        ids = [f"t{i}" for i in range(20)]
        for id in ids:
            await made(store, id)
        commits: list[object] = []
        sa.event.listen(store.scribe.engine if store.scribe else store.engine.sync_engine, "commit", commits.append)
        await asyncio.gather(*[store.append(id, [Row(2, "say", {})]) for id in ids])
        assert 1 <= len(commits) <= 3
        results = await asyncio.gather(
            *[store.append(id, [Row(2 if id == "t7" else 3, "say", {})]) for id in ids], return_exceptions=True
        )
        assert [id for id, result in zip(ids, results, strict=True) if isinstance(result, Conflict)] == ["t7"]
        assert [len(await store.rows(id)) for id in ids] == [2 if id == "t7" else 3 for id in ids]

    with_store(database, use)


def test_two_processes_that_reviewed_the_same_match_keep_the_first(database: str) -> None:
    async def run() -> None:
        one, two = await Store.open(database), await Store.open(database)
        await made(one)
        await one.keep_review("one", {"by": "one"})
        await two.keep_review("one", {"by": "two"})
        assert await one.review("one") == await two.review("one") == {"by": "one"}
        await made(one, "two")
        await asyncio.gather(*[store.keep_review("two", {"by": i}) for i in range(8) for store in (one, two)])
        assert await one.review("two") == await two.review("two")
        await one.close()
        await two.close()

    asyncio.run(run())


def test_closing_writes_what_waits(database: str) -> None:
    async def run() -> None:
        store = await Store.open(database)
        await made(store)
        waiting = asyncio.create_task(store.append("one", [Row(2, "say", {})]))
        await asyncio.sleep(0)
        await store.close()
        await waiting
        with pytest.raises(Refusal, match="busy"):
            await store.append("one", [Row(3, "say", {})])
        store = await Store.open(database)
        assert len(await store.rows("one")) == 2
        await store.close()

    asyncio.run(run())


def test_lists_of_tables_follow_their_stage(database: str) -> None:
    async def use(store: Store) -> None:
        await store.create("one", "template", "", True, [], Row(1, "open", {}))
        await made(store, "two")
        assert await store.gathering(0.0) == ["one"]
        await store.append("two", [Row(2, "change", {})], listed=True)
        assert set(await store.gathering(0.0)) == {"one", "two"}
        await store.append("one", [Row(2, "start", {})], stage="playing")
        assert await store.gathering(0.0) == ["two"]
        assert await store.playing() == ["one"]
        await store.set_stage("one", "over")
        assert await store.playing() == []
        await store.ping()

    with_store(database, use)


def test_an_open_table_leaves_the_list_when_nothing_happens_there(database: str) -> None:
    async def use(store: Store) -> None:
        for id in ("one", "two", "three"):
            await store.create(id, "template", "", True, [], Row(1, "open", {}, 1000.0))
        await store.append("two", [Row(2, "sit", {}, 2000.0)])
        assert await store.gathering(1500.0) == ["two"], "whoever sits down keeps it there"
        assert set(await store.gathering(1500.0, ["three", "nowhere"])) == {"two", "three"}

    with_store(database, use)


def test_a_missing_database_is_made_and_a_ready_one_left_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a' / 'b' / 'atoll.db'}"
    migrate(url)
    engine = sa.create_engine(url)
    with engine.begin() as c:
        c.execute(sa.text("INSERT INTO tables VALUES ('old', 'template', 's', 'over', 0, 1.0, 1.0)"))
    migrate(url)
    with engine.begin() as c:
        assert c.execute(sa.text("SELECT id FROM tables")).scalars().all() == ["old"]
        assert {"tables", "links", "entries", "alembic_version"} <= set(sa.inspect(c).get_table_names())
    engine.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_migrations_make_what_the_code_declares(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Columns, their types, keys, indexes: nothing is left that a migration would have to change."""
    url = f"sqlite:///{tmp_path / 'atoll.db'}" if kind == "sqlite" else request.getfixturevalue("postgres").new()
    migrate(url)
    engine = sa.create_engine(sync_url(url))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        found = sa.inspect(connection)
        for name, table in metadata.tables.items():
            columns = {column["name"]: column["nullable"] for column in found.get_columns(name)}
            assert columns == {column.name: column.nullable for column in table.columns}, name
            assert found.get_pk_constraint(name)["constrained_columns"] == [key.name for key in table.primary_key], name
    engine.dispose()


def test_an_empty_database_without_a_version_is_migrated(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'atoll.db'}"
    engine = sa.create_engine(url)
    with engine.begin() as c:
        c.execute(sa.text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)"))
    migrate(url)
    assert "entries" in sa.inspect(engine).get_table_names()
    engine.dispose()


# -- two workers ------------------------------------------------------------------------------------------------------


def with_two_desks(database: str, use: Callable[[Desk, Desk, p.Opened], Awaitable[None]]) -> None:
    async def run() -> None:
        stores = [await Store.open(database) for _ in range(2)]
        one, two = (Desk(store, Settings(database)) for store in stores)
        people = [p.SeatWish(who="me", name=name) for name in ("Ana", "Bram")]
        opened = await open_table(Lobby(one), p.OpenTable(game="template", seats=people, start=True))
        try:
            await use(one, two, opened)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


def test_two_workers_never_double_a_step(database: str) -> None:
    async def use(one: Desk, two: Desk, opened: p.Opened) -> None:
        id = opened.table.id
        number = (await one.table(id)).question_number()
        assert (await two.table(id)).question_number() == number
        acts = [Play(desk).act(id, 0, number, "search", f"request-{i}") for i, desk in enumerate((one, two))]
        results = await asyncio.gather(*acts, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["Refusal", "int"]
        refused = next(result for result in results if isinstance(result, Refusal))
        assert refused.code == "ask"
        rows = await one.store.rows(id)
        assert [row.n for row in rows] == list(range(1, len(rows) + 1))
        assert sum(row.data.get("do") == "search" for row in rows) == 1

    with_two_desks(database, use)


def test_a_request_resent_to_another_worker_gets_its_first_answer(database: str) -> None:
    async def use(one: Desk, two: Desk, opened: p.Opened) -> None:
        id = opened.table.id
        await two.table(id)
        number = (await one.table(id)).question_number()
        first = await Play(one).act(id, 0, number, "search", "request-1")
        assert await Play(two).act(id, 0, number, "search", "request-1") == first

    with_two_desks(database, use)


def test_workers_take_turns(database: str) -> None:
    async def use(one: Desk, two: Desk, opened: p.Opened) -> None:
        for i in range(6):
            say = p.Say(id=f"request-{i}", seat=0, phrase="hello")
            await Play((one, two)[i % 2]).say(opened.table.id, 0, say)
        assert len(await one.store.rows(opened.table.id)) == (await two.table(opened.table.id)).n

    with_two_desks(database, use)


# -- one desk ---------------------------------------------------------------------------------------------------------


def with_desk(database: str, use: Callable[[Desk, p.Opened], Awaitable[Any]]) -> None:
    async def ignore_two(one: Desk, _: Desk, opened: p.Opened) -> None:
        await use(one, opened)

    with_two_desks(database, ignore_two)


def test_a_table_is_loaded_by_many_at_once(database: str) -> None:
    async def use(desk: Desk, opened: p.Opened) -> None:
        desk._forget(opened.table.id)
        found = await asyncio.gather(*[desk.table(opened.table.id) for _ in range(8)])
        assert len({(table.n, len(table.rows)) for table in found}) == 1
        assert await desk.table(opened.table.id) in found

    with_desk(database, use)


def test_a_table_that_is_forgotten_while_it_is_written_stays_whole(database: str) -> None:
    async def use(desk: Desk, opened: p.Opened) -> None:
        id = opened.table.id
        heard: list[int] = []
        desk.on_change.append(lambda table: heard.append(table.n))
        saying = asyncio.create_task(Play(desk).say(id, 0, p.Say(id="request-1", seat=0, phrase="hello")))
        await asyncio.sleep(0)
        desk._forget(id)
        await desk.table(id)
        n = await saying
        assert (await desk.table(id)).n == n
        assert heard == [n]

    with_desk(database, use)


def test_who_cannot_be_told_keeps_nobody_from_hearing(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def use(desk: Desk, opened: p.Opened) -> None:
        heard: list[int] = []

        def broken(_: object) -> None:
            raise RuntimeError("no ears")

        desk.on_change += [broken, lambda table: heard.append(table.n)]
        n = await Play(desk).say(opened.table.id, 0, p.Say(id="request-1", seat=0, phrase="hello"))
        assert heard == [n]
        assert "announcing failed" in caplog.text

    with_desk(database, use)


def test_nothing_is_kept_of_tables_that_do_not_exist(database: str) -> None:
    async def use(desk: Desk, opened: p.Opened) -> None:
        for i in range(5):
            with pytest.raises(Refusal):
                await desk.rights(f"none{i}", ["x" * 43])
        assert set(desk._links) <= {opened.table.id}
        assert set(desk._tables) == {opened.table.id}
        assert len(desk._locks) == 0, "no lock is left where nobody waits"

    with_desk(database, use)
