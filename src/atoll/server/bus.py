"""How workers hear of each other: short notes that carry ids, never what happened. Whoever hears one reads the database.

One process needs none (`Silence`). On PostgreSQL the database carries them (LISTEN and NOTIFY), inside the transaction that
they tell of. A NATS server carries more of them. A note that gets lost costs a moment and nothing else: workers also look by
themselves now and then (`Desk.catch_up`).
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Literal, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

log = logging.getLogger("atoll.server")
CHANNEL = "atoll"
LONGEST_WAIT = 5.0
"""Seconds between two tries to reach what carries the notes."""
AT_START = 2.0
"""Seconds that a worker waits for NATS before it serves without."""


class Note(msgspec.Struct, array_like=True, frozen=True):
    by: str
    """The worker that tells it."""
    kind: Literal["entry", "links", "names", "here", "job", "done", "shown"]
    """Entries of a table; links of its seats; names in it that were taken out; who is here; something to do; something done; a
    moment that is shown."""
    about: str
    """A table, or a job."""
    n: int = 0
    seats: tuple[int, ...] = ()


Hear = Callable[[Note], None]
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Note).decode


class Bus(Protocol):
    async def open(self, hear: Hear, missed: Callable[[], None]) -> None:
        """`hear` is called with every note of others; `missed` when some may have been lost."""

    async def tell_within(self, connection: AsyncConnection, notes: Sequence[Note]) -> bool:
        """As part of a transaction, if this bus can; otherwise `tell` has to follow it."""

    def tell(self, notes: Sequence[Note]) -> None: ...

    async def close(self) -> None: ...


@asynccontextmanager
async def transaction(engine: AsyncEngine, bus: Bus) -> AsyncIterator[tuple[AsyncConnection, list[Note]]]:
    """A connection, and a list for the notes that others hear once all of it is stored."""
    notes: list[Note] = []
    async with engine.begin() as connection:
        yield connection, notes
        told = await bus.tell_within(connection, notes)
    if not told:
        bus.tell(notes)


class Silence:
    """Nobody else is there."""

    async def open(self, hear: Hear, missed: Callable[[], None]) -> None:
        pass

    async def tell_within(self, connection: AsyncConnection, notes: Sequence[Note]) -> bool:
        return True

    def tell(self, notes: Sequence[Note]) -> None:
        pass

    async def close(self) -> None:
        pass


class Hub:
    """Workers of one process, for tests and simulations: `hub.bus()` for each."""

    def __init__(self) -> None:
        self.ears: list[Hear] = []

    def bus(self) -> "HubBus":
        return HubBus(self)


class HubBus:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._hear: Hear | None = None

    async def open(self, hear: Hear, missed: Callable[[], None]) -> None:
        self._hear = hear
        self.hub.ears.append(hear)

    async def tell_within(self, connection: AsyncConnection, notes: Sequence[Note]) -> bool:
        return False

    def tell(self, notes: Sequence[Note]) -> None:
        loop = asyncio.get_running_loop()
        for note in notes:
            heard = _decode(_encode(note))
            for hear in self.hub.ears:
                if hear is not self._hear:
                    loop.call_soon(hear, heard)

    async def close(self) -> None:
        if self._hear in self.hub.ears:
            self.hub.ears.remove(self._hear)


class PostgresBus:
    """LISTEN on a connection of its own, which is opened again when it is lost."""

    def __init__(self, url: str, worker: str) -> None:
        self.url, self.worker = url.replace("postgresql+psycopg://", "postgresql://"), worker
        self._listening: asyncio.Task[None] | None = None
        self._telling: asyncio.Task[None] | None = None
        self._waiting: asyncio.Queue[Note] = asyncio.Queue()

    async def open(self, hear: Hear, missed: Callable[[], None]) -> None:
        listens = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(hear, missed, listens), name="bus listens")
        self._telling = asyncio.create_task(self._tell(), name="bus tells")
        await listens.wait()

    async def _listen(self, hear: Hear, missed: Callable[[], None], listens: asyncio.Event) -> None:
        import psycopg

        wait = 0.1
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self.url, autocommit=True, keepalives_idle=5)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if listens.is_set():
                        missed()
                    listens.set()
                    wait = 0.1
                    async for heard in connection.notifies():
                        self._hear(heard.payload, hear)
            except (psycopg.Error, OSError):
                log.warning("the database's notes are out of reach", exc_info=listens.is_set())
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, wait * 2)

    def _hear(self, payload: str, hear: Hear) -> None:
        with contextlib.suppress(msgspec.MsgspecError):  # another program's, or another version's
            note = _decode(payload)
            if note.by != self.worker:
                hear(note)

    async def tell_within(self, connection: AsyncConnection, notes: Sequence[Note]) -> bool:
        if notes:
            payloads = [_encode(note).decode() for note in notes]
            notify = sa.text(
                f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(CAST(:payloads AS text[])) AS payload"
            )
            await connection.execute(notify, {"payloads": payloads})
        return True

    def tell(self, notes: Sequence[Note]) -> None:
        for note in notes:
            self._waiting.put_nowait(note)

    async def _tell(self) -> None:
        """What belongs to no transaction. A note that cannot be told is dropped: others look by themselves."""
        import psycopg

        while True:
            notes = [await self._waiting.get()]
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
                    while True:
                        while not self._waiting.empty():
                            notes.append(self._waiting.get_nowait())
                        payloads = [_encode(note).decode() for note in dict.fromkeys(notes)]
                        await connection.execute(
                            f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(%s::text[]) AS payload", (payloads,)
                        )
                        notes = [await self._waiting.get()]
            except (psycopg.Error, OSError):
                log.warning("notes could not be told", extra={"notes": len(notes)})
                await asyncio.sleep(0.5)

    async def close(self) -> None:
        tasks = [task for task in (self._listening, self._telling) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class NatsBus:
    """A NATS server, or several: `nats://one:4222,nats://two:4222`. Its client finds its way back by itself. If none is there
    at the start, it is looked for meanwhile."""

    def __init__(self, url: str, worker: str) -> None:
        self.url, self.worker = url, worker
        self._client: Any = None
        self._finding: asyncio.Task[None] | None = None
        self._late = False
        self._telling: set[asyncio.Task[None]] = set()

    async def open(self, hear: Hear, missed: Callable[[], None]) -> None:
        self._finding = asyncio.create_task(self._find(hear, missed), name="bus finds NATS")
        await asyncio.wait([self._finding], timeout=AT_START)
        if self._finding.done():
            self._finding.result()
        else:
            self._late = True
            log.warning("NATS is out of reach: until it is there others' moves come seconds late")

    async def _find(self, hear: Hear, missed: Callable[[], None]) -> None:
        import nats

        async def heard(message: Any) -> None:
            with contextlib.suppress(msgspec.MsgspecError):
                note = _decode(message.data)
                if note.by != self.worker:
                    hear(note)

        async def back() -> None:
            missed()

        async def trouble(problem: Exception) -> None:
            log.warning("NATS: %s", problem)

        client = self._client = await nats.connect(
            self.url.split(","), max_reconnect_attempts=-1, reconnect_time_wait=0.5, reconnected_cb=back, error_cb=trouble
        )  # fmt: skip
        with contextlib.suppress(
            nats.errors.Error, OSError
        ):  # gone again: it comes back by itself, and this is not forgotten
            await client.subscribe(CHANNEL, cb=heard)
            await client.flush()
        if self._late:
            missed()

    async def tell_within(self, connection: AsyncConnection, notes: Sequence[Note]) -> bool:
        return False

    def tell(self, notes: Sequence[Note]) -> None:
        task = asyncio.create_task(self._tell(notes))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell(self, notes: Sequence[Note]) -> None:
        if not self._client:
            return
        try:
            for note in notes:
                await self._client.publish(CHANNEL, _encode(note))
        except Exception:
            log.warning("notes could not be told", extra={"notes": len(notes)})

    async def close(self) -> None:
        if self._finding:
            self._finding.cancel()
            await asyncio.gather(self._finding, return_exceptions=True)
        await asyncio.gather(*self._telling)
        if self._client:
            await self._client.close()


def bus_for(url: str, database: str, worker: str) -> Bus:
    """The bus that a host asked for, or the one that comes with the database."""
    if url.startswith(("nats://", "tls://")):
        return NatsBus(url, worker)
    if url:
        raise ValueError(f"--bus: {url!r} is not possible, choose nats://HOST:PORT")
    return PostgresBus(database, worker) if database.startswith("postgresql") else Silence()
