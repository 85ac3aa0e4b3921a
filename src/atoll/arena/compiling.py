"""What Numba's compiler does in this process: how long it took, so that nobody's thinking time holds it, and when it begins."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from numba.core.event import Event, Listener, install_listener, register


class Stopwatch(Listener):  # type: ignore[misc]
    """CPU seconds spent compiling, and loading what is compiled."""

    def __init__(self) -> None:
        self.seconds, self._began, self._depth = 0.0, 0.0, 0

    def on_start(self, event: Event) -> None:
        if self._depth == 0:
            self._began = time.process_time()
        self._depth += 1

    def on_end(self, event: Event) -> None:
        self._depth -= 1
        if self._depth == 0:
            self.seconds += time.process_time() - self._began


compiling = Stopwatch()
register("numba:compiler_lock", compiling)


class Herald(Listener):  # type: ignore[misc]
    """Calls once, when something is compiled that is not in the cache."""

    def __init__(self, begins: Callable[[], None]) -> None:
        self.begins, self.called = begins, False

    def on_start(self, event: Event) -> None:
        if not self.called:
            self.called = True
            self.begins()

    def on_end(self, event: Event) -> None:
        pass


@contextmanager
def heralded(begins: Callable[[], None]) -> Iterator[Herald]:
    """`begins` is called if, and when, the compiler has something to do in here."""
    herald = Herald(begins)
    with install_listener("numba:compile", herald):
        yield herald
