"""What time it is. Whatever happens at a table asks the clock that it was given, so that a test can say what time it is."""

import time
from collections.abc import Awaitable, Callable

DAY = 86400.0


def now() -> float:
    return time.time()


class SharedClock:
    """The database's time, for the workers that share it: what their machines' clocks say, or are set to, does not matter.

    Between two looks at the database time goes on by itself."""

    def __init__(self) -> None:
        self._ahead: float | None = None

    def __call__(self) -> float:
        return time.time() if self._ahead is None else time.monotonic() + self._ahead

    async def agree(self, ask: Callable[[], Awaitable[float]]) -> None:
        """Look at the database's clock. An answer that takes long says little: only what it contradicts is changed."""
        asked = time.monotonic()
        theirs = await ask()
        taken = time.monotonic() - asked
        ahead = theirs - asked - taken / 2
        if self._ahead is None or abs(ahead - self._ahead) > taken / 2:
            self._ahead = ahead
