"""The one who writes to an SQLite file: a thread of its own that does a whole transaction at a time.

Statement by statement from the event loop each would be a message there and one back, and take Python's lock twice. One
connection, kept, and one queue: a pool of connections and one of threads cost more than what is written does.
"""

import asyncio
import contextlib
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any

import sqlalchemy as sa

from .database import open_file

Order = tuple[Callable[..., None], tuple[Any, ...], "asyncio.Future[None]"]
"""What is to be written, and who waits for it."""


class Scribe:
    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._connection: sa.Connection | None = None
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._thread = Thread(target=self._write_forever, name="scribe", daemon=True)
        self._thread.start()

    @classmethod
    async def open(cls, url: str) -> "Scribe":
        """Before anybody else connects: the first connection says how the file is kept, and has to be alone for that."""
        scribe = cls(open_file(url))
        try:
            await scribe.run(lambda _: None)
        except BaseException:
            scribe.close()
            raise
        return scribe

    async def run(self, work: Callable[..., None], *given: Any) -> None:
        """`work(connection, *given)` as one transaction: it is on disk when this returns, or an error says that it is not."""
        done = asyncio.get_running_loop().create_future()
        self._orders.put((work, given, done))
        await done

    def _write_forever(self) -> None:
        while order := self._orders.get():
            work, given, done = order
            problem = None
            try:
                self._write(work, given)
            except Exception as failed:
                problem = failed
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                done.get_loop().call_soon_threadsafe(_settle, done, problem)
        if self._connection:
            self._connection.close()

    def _write(self, work: Callable[..., None], given: tuple[Any, ...]) -> None:
        self._connection = self._connection or self.engine.connect()
        with self._connection.begin():
            work(self._connection, *given)

    def close(self) -> None:
        """What was begun is finished first."""
        self._orders.put(None)
        self._thread.join()
        self.engine.dispose()


def _settle(done: "asyncio.Future[None]", problem: Exception | None) -> None:
    if done.done():  # whoever waited has been sent away
        return
    if problem:
        done.set_exception(problem)
    else:
        done.set_result(None)
