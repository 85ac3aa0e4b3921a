"""Threads that think: for bots, hints, reviews. Fewer than there are cores, so that people's moves find one free.

Compiled rules and searches run without Python's lock, so a thread is as good as a process here, and starts at once. What
people wait for comes first: hints, then bots' moves, then reviews.
"""

import asyncio
import contextlib
import itertools
import os
import queue
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future
from enum import IntEnum
from typing import Any, TypeVar

T = TypeVar("T")
NICENESS = 5
"""Where cores are scarce all the same, the thread that answers people gets three times as much."""


class Rank(IntEnum):
    LAST_ORDERS = -1
    HINT = 0
    MOVE = 1
    REVIEW = 2


Job = tuple[int, int, "Future[Any] | None", Callable[[], Any]]


def spare_cores() -> int:
    """All but one, at least one."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, usable - 1)


class Thinkers:
    def __init__(self, threads: int | None = None) -> None:
        self.count = threads or spare_cores()
        self._jobs: queue.PriorityQueue[Job] = queue.PriorityQueue()
        self._order = itertools.count()
        self._lock = threading.Lock()
        self._threads: list[threading.Thread] = []
        self._begun = 0
        self._at: dict[threading.Thread, Callable[[], Any]] = {}
        """What each thread works at."""
        self._closed = False

    def submit(self, rank: Rank, work: Callable[[], T]) -> "asyncio.Future[T]":
        """To be awaited where it is asked for; cancelled before a thread takes it, it is never begun."""
        if self._closed:
            raise RuntimeError("nobody thinks any more")
        future: Future[T] = Future()
        self._jobs.put((rank, next(self._order), future, work))
        with self._lock:
            self._fill()
        return asyncio.wrap_future(future)

    def leave(self, work: Callable[[], Any]) -> threading.Thread | None:
        """This work may never end, and a thread cannot be stopped: another takes its place, and it ends with its work. None
        if nobody is at it."""
        with self._lock:
            lost = next((thread for thread, at in self._at.items() if at is work), None)
            if lost in self._threads:
                self._threads.remove(lost)
                if not self._closed:
                    self._fill()
        return lost

    def close(self) -> None:
        """What is being thought of is thought to its end; what waits is dropped."""
        with self._lock:
            self._closed = True
            for _ in self._threads:
                self._jobs.put((Rank.LAST_ORDERS, next(self._order), None, lambda: None))

    def _fill(self) -> None:
        """One thread more, if there is room."""
        if len(self._threads) < self.count:
            thread = threading.Thread(target=self._work, name=f"bot_{self._begun}", daemon=True)
            self._begun += 1
            self._threads.append(thread)
            thread.start()

    def _work(self) -> None:
        _step_back()
        me = threading.current_thread()
        while True:
            _, _, future, work = self._jobs.get()
            if future is None:
                return
            if not future.set_running_or_notify_cancel():
                continue
            with self._lock:
                self._at[me] = work
            try:
                future.set_result(work())
            except BaseException as problem:  # whoever asked hears of it
                future.set_exception(problem)
            with self._lock:
                del self._at[me]
                if me not in self._threads:  # another has its place
                    return


def _step_back() -> None:
    """Linux knows priorities of single threads; elsewhere the number of threads has to do."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
