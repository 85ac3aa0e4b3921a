"""The one who writes to an SQLite file: a thread of its own that does a whole transaction at a time.

Statement by statement from the event loop each would be a message there and one back, and take Python's lock twice.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import sqlalchemy as sa

from .database import open_file


class Scribe:
    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, "scribe")

    @classmethod
    async def open(cls, url: str) -> "Scribe":
        """Before anybody else connects: the first connection says how the file is kept, and has to be alone for that."""
        scribe = cls(open_file(url))
        await scribe.run(lambda _: None)
        return scribe

    async def run(self, work: Callable[..., None], *given: Any) -> None:
        """`work(connection, *given)` as one transaction: it is on disk when this returns, or an error says that it is not."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work, given)

    def _run(self, work: Callable[..., None], given: tuple[Any, ...]) -> None:
        with self.engine.begin() as c:
            work(c, *given)

    def close(self) -> None:
        """What was begun is finished first."""
        self._thread.shutdown()
        self.engine.dispose()
