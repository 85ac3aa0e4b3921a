"""Notes between workers: each hears the others' and not its own, after a loss it hears that it may have missed some."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from atoll.server import bus
from atoll.server.bus import Bus, Hub, NatsBus, Note, PostgresBus, Silence, bus_for, transaction
from atoll.server.database import open_engine


class Ear:
    """What one worker hears."""

    def __init__(self) -> None:
        self.notes: list[Note] = []
        self.missed = 0
        self.changed = asyncio.Event()

    def hear(self, note: Note) -> None:
        self.notes.append(note)
        self.changed.set()

    def miss(self) -> None:
        self.missed += 1
        self.changed.set()

    async def until(self, done: Callable[[], bool]) -> None:
        async with asyncio.timeout(20):
            while not done():
                self.changed.clear()
                await self.changed.wait()


@contextmanager
def makers(kind: str, request: pytest.FixtureRequest) -> Iterator[Callable[[str], Bus]]:
    if kind == "hub":
        hub = Hub()
        yield lambda _: hub.bus()
    elif kind == "postgresql":
        url = request.getfixturevalue("postgres").url
        yield lambda name: PostgresBus(url, name)
    else:
        import servers

        with servers.nats() as url:
            yield lambda name: NatsBus(url, name)


Use = Callable[[Bus, Bus, Ear, Ear], Awaitable[None]]


def with_two(maker: Callable[[str], Bus], use: Use) -> None:
    async def run() -> None:
        one, two, first, second = maker("one"), maker("two"), Ear(), Ear()
        await one.open(first.hear, first.miss)
        await two.open(second.hear, second.miss)
        try:
            await use(one, two, first, second)
        finally:
            await one.close()
            await two.close()

    asyncio.run(run())


KINDS = ["hub", "postgresql", "nats"]


@pytest.mark.parametrize("kind", KINDS)
def test_everybody_hears_the_others_in_order(kind: str, request: pytest.FixtureRequest) -> None:
    sent = [Note("one", "entry", "table", n) for n in range(1, 40)] + [Note("one", "links", "table", 0, (0, 2))]

    async def use(one: Bus, two: Bus, first: Ear, second: Ear) -> None:
        one.tell(sent)
        await second.until(lambda: len(second.notes) == len(sent))
        two.tell([Note("two", "job", "")])
        await first.until(lambda: bool(first.notes))
        assert second.notes == sent
        assert first.notes == [Note("two", "job", "")], "nobody hears oneself"
        assert first.missed == second.missed == 0

    with makers(kind, request) as maker:
        with_two(maker, use)


@pytest.mark.parametrize("kind", KINDS)
def test_a_transaction_is_told_of_when_it_is_through_and_not_if_it_fails(
    kind: str, request: pytest.FixtureRequest, fresh_postgres: str
) -> None:
    async def use(one: Bus, two: Bus, first: Ear, second: Ear) -> None:
        engine = open_engine(fresh_postgres if kind != "postgresql" else request.getfixturevalue("postgres").url)
        with contextlib.suppress(RuntimeError):
            async with transaction(engine, one) as (_, notes):
                notes.append(Note("one", "here", "never"))
                raise RuntimeError("rolled back")
        async with transaction(engine, one) as (_, notes):
            notes.append(Note("one", "here", "table"))
        await second.until(lambda: bool(second.notes))
        assert second.notes == [Note("one", "here", "table")]
        await engine.dispose()

    with makers(kind, request) as maker:
        with_two(maker, use)


def test_a_lost_connection_to_postgresql_is_opened_again_and_told(postgres: Any) -> None:
    async def use(one: Bus, two: Bus, first: Ear, second: Ear) -> None:
        with psycopg.connect(postgres.url, autocommit=True) as c:
            c.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN atoll'")
        await second.until(lambda: second.missed == 1)
        one.tell([Note("one", "job", "after")])
        await second.until(lambda: bool(second.notes))
        assert second.notes == [Note("one", "job", "after")]

    with_two(lambda name: PostgresBus(postgres.url, name), use)


def test_a_nats_server_that_comes_back_is_found_again() -> None:
    import servers

    port = servers.free_port()

    async def run() -> None:
        one, two, first, second = NatsBus(f"nats://127.0.0.1:{port}", "one"), None, Ear(), Ear()
        with servers.nats(port) as url:
            two = NatsBus(url, "two")
            await one.open(first.hear, first.miss)
            await two.open(second.hear, second.miss)
        with servers.nats(port):
            await first.until(lambda: first.missed == 1)
            await second.until(lambda: second.missed == 1)
            one.tell([Note("one", "job", "after")])
            await second.until(lambda: bool(second.notes))
            await one.close()
            await two.close()

    asyncio.run(run())


def test_a_nats_server_that_is_not_there_yet_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    import servers

    monkeypatch.setattr(bus, "AT_START", 0.2)
    port = servers.free_port()

    async def run() -> None:
        one, two, never = (NatsBus(f"nats://127.0.0.1:{port}", name) for name in ("one", "two", "never"))
        first, second = Ear(), Ear()
        async with asyncio.timeout(20):
            await one.open(first.hear, first.miss)
            await two.open(second.hear, second.miss)
            await never.open(first.hear, first.miss)
            await never.close()
        one.tell([Note("one", "job", "lost")])
        with servers.nats(port):
            await first.until(lambda: first.missed == 1)
            await second.until(lambda: second.missed == 1)
            one.tell([Note("one", "job", "after")])
            await second.until(lambda: bool(second.notes))
            assert second.notes == [Note("one", "job", "after")]
            await one.close()
            await two.close()

    asyncio.run(run())


def test_what_others_write_to_the_channel_is_no_note(postgres: Any) -> None:
    async def use(one: Bus, two: Bus, first: Ear, second: Ear) -> None:
        with psycopg.connect(postgres.url, autocommit=True) as c:
            c.execute("SELECT pg_notify('atoll', 'nonsense')")
        one.tell([Note("one", "job", "")])
        await second.until(lambda: bool(second.notes))
        assert second.notes == [Note("one", "job", "")]

    with_two(lambda name: PostgresBus(postgres.url, name), use)


def test_the_bus_follows_from_the_addresses(tmp_path: Path) -> None:
    assert isinstance(bus_for("", f"sqlite:///{tmp_path}/atoll.db", "me"), Silence)
    assert isinstance(bus_for("", "postgresql://host/atoll", "me"), PostgresBus)
    assert isinstance(bus_for("nats://host", "postgresql://host/atoll", "me"), NatsBus)
    with pytest.raises(ValueError, match="--bus: 'smoke://signals'"):
        bus_for("smoke://signals", "postgresql://host/atoll", "me")
