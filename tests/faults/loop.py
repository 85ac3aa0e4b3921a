"""An event loop in which time is a number: sleeping costs nothing, and the same seed makes the same run.

Everything that a simulated process does carries its name in the context (`PROCESS`), so that the loop can end a process
between any two of its steps.
"""

import asyncio
import heapq
from contextvars import ContextVar
from typing import Any, Protocol


class Ticking(Protocol):
    def tick(self) -> None:
        """Called before each step of the process."""


PROCESS: ContextVar[Any] = ContextVar("PROCESS", default=None)


class Stuck(Exception):
    """Nobody will ever do anything again."""


class SimulatedLoop(asyncio.BaseEventLoop):
    """First come, first served, as asyncio promises; what comes first is decided by how long things take."""

    _ready: Any
    _scheduled: Any

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.steps = 0

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        due = self._scheduled
        while due and due[0]._cancelled:
            heapq.heappop(due)._scheduled = False
        if not self._ready:
            if not due:
                raise Stuck
            self.now = max(self.now, due[0]._when)
        while due and due[0]._when <= self.now:
            handle = heapq.heappop(due)
            handle._scheduled = False
            self._ready.append(handle)
        for _ in range(len(self._ready)):
            handle = self._ready.popleft()
            if not handle._cancelled:
                self.steps += 1
                process: Ticking | None = handle._context.get(PROCESS)
                if process:
                    process.tick()
                handle._run()

    def _process_events(self, event_list: object) -> None:
        pass

    def _write_to_self(self) -> None:
        pass

    def _timer_handle_cancelled(self, handle: object) -> None:
        pass
