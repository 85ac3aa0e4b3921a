"""After the start the searches are compiled, a game at a time, in a process apart: people play meanwhile."""

import asyncio
import contextlib
import logging
import os
import sys

from ..analysis.searching import is_ready, prepare
from ..engine.catalogue import get_game, is_offered, sound_ids
from ..engine.game import Game
from .thinking import NICENESS, Rank, Thinkers

log = logging.getLogger("atoll.server")


def preparing() -> list[str]:
    """The games whose search is not compiled yet."""
    return [id for id in sound_ids() if is_offered(id) and not is_ready(get_game(id))]


class Preparation:
    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.failed: set[str] = set()
        """The games whose search could not be compiled: what waits for it waits in vain until the server starts anew."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self.run(), name="searches are compiled")

    async def run(self) -> None:
        for id in sound_ids():
            if is_offered(id):
                try:
                    await self._prepare(get_game(id))
                except Exception:  # the levels that search play by the policy then
                    log.exception("a search cannot be compiled", extra={"game": id})
                    self.failed.add(id)

    async def _prepare(self, game: Game) -> None:
        if not is_ready(game):
            await self._compile_apart(game.id)
        if is_ready(game):
            await self.thinkers.submit(Rank.REVIEW, lambda: prepare(game))  # loaded before somebody waits for it
        else:
            log.error("a search was not compiled", extra={"game": game.id})
            self.failed.add(game.id)

    async def _compile_apart(self, id: str) -> None:
        command = [sys.executable, "-m", "atoll.server.compiling", id]
        quiet, held = asyncio.subprocess.DEVNULL, asyncio.subprocess.PIPE
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(*command, stdin=held, stdout=quiet, stderr=quiet)
        )
        try:
            compiler = await asyncio.shield(starting)  # whoever closes the server meanwhile leaves no process behind
            with contextlib.suppress(OSError, AttributeError):
                os.setpriority(os.PRIO_PROCESS, compiler.pid, 2 * NICENESS)
            await compiler.wait()
        finally:
            compiler = await starting
            if compiler.returncode is None:
                compiler.kill()
                await compiler.wait()

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
