"""Bots that do not answer in time. A thread cannot be stopped: it is lost until the bot comes back, which may be never.

A third party's bot is asked no more at a table where it took a thread along, and nowhere while it has taken too many; the
sensible one stands in. The levels come back, if late on a busy machine: they are left alone until then.
"""

import logging
import threading
from collections import OrderedDict

from ..bots import LEVELS

log = logging.getLogger("atoll.server")
MOST_LOST = 3
"""Threads that one bot may hold, of this process."""


class Overdue:
    def __init__(self, remembered: int) -> None:
        self._remembered = remembered
        self._lock = threading.Lock()
        self._out: dict[str, list[threading.Thread]] = {}
        """By bot: the threads that it has taken along."""
        self._at: OrderedDict[str, dict[str, threading.Thread]] = OrderedDict()
        """By table, then by bot: the last of them. Bounded, since people leave games unfinished."""

    def add(self, table: str, bot: str, game: str, thread: threading.Thread) -> None:
        with self._lock:
            out = [*self._still_out(bot), thread]
            self._out[bot] = out
            self._at.setdefault(table, {})[bot] = thread
            self._at.move_to_end(table)
            while len(self._at) > self._remembered:
                self._at.popitem(last=False)
        known = {"bot": bot, "game": game, "table": table, "threads": len(out)}
        log.error("a bot does not answer: at this table the sensible one plays in its place", extra=known)
        if len(out) == MOST_LOST:
            log.error("a bot holds too many threads: it is asked at no table until they come back", extra=known)

    def is_left_alone(self, table: str, bot: str) -> bool:
        """Is somebody else to be asked in its place?"""
        with self._lock:
            thread = self._at.get(table, {}).get(bot)
            here = thread is not None and (bot not in LEVELS or thread.is_alive())
            return here or len(self._still_out(bot)) >= MOST_LOST

    def forget(self, table: str) -> None:
        """Its game is over."""
        with self._lock:
            self._at.pop(table, None)

    def _still_out(self, bot: str) -> list[threading.Thread]:
        return [thread for thread in self._out.get(bot, ()) if thread.is_alive()]
