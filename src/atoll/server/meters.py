"""How often and how many: so many times in so many seconds, so many at once; for each address, each seat, in all."""

import time
from collections import Counter, OrderedDict, deque
from collections.abc import Hashable

from .settings import Limits

KNOWN = 10_000
"""So many keys are remembered; the ones not seen for longest are forgotten."""


class Meter:
    """So many times in so many seconds. What is refused counts too: only patience helps."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most, self.seconds = most, seconds
        self._times: deque[float] = deque(maxlen=most + 1)

    def allows(self) -> bool:
        now = time.monotonic()
        while self._times and now - self._times[0] > self.seconds:
            self._times.popleft()
        self._times.append(now)
        return len(self._times) <= self.most

    def wait(self) -> float:
        """Seconds until it allows one more; 0: now. To ask this does not count."""
        if len(self._times) < self.most:
            return 0.0
        return max(0.0, self._times[-self.most] + self.seconds - time.monotonic())


class Meters:
    """A meter for each key."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most, self.seconds = most, seconds
        self._meters: OrderedDict[Hashable, Meter] = OrderedDict()

    def allows(self, key: Hashable) -> bool:
        meter = self._meters.get(key) or self._meters.setdefault(key, Meter(self.most, self.seconds))
        self._meters.move_to_end(key)
        while len(self._meters) > KNOWN:
            self._meters.popitem(last=False)
        return meter.allows()

    def wait(self, key: Hashable) -> float:
        return self._meters[key].wait() if key in self._meters else 0.0


class Door:
    """Who may come in: by address, since whoever stands outside has nothing else."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._lobby = Meters(limits.lobby_requests, limits.lobby_seconds)
        self._handshakes = Meters(limits.handshakes, limits.lobby_seconds)
        self._names = Meters(limits.guesses, limits.guess_seconds)
        self._guessers = Meters(3 * limits.guesses, limits.guess_seconds)
        self._newcomers = Meters(limits.profiles, limits.guess_seconds)
        self._inside: Counter[str] = Counter()

    def may_open(self, address: str) -> bool:
        """A table, or something else that costs more than a look."""
        return self._lobby.allows(address)

    def may_guess(self, address: str, whose: str | None) -> bool:
        """One more password for that name, whether or not anybody is called so; None: of something that has no name."""
        return self._guessers.allows(address) and (whose is None or self._names.allows(whose))

    def may_join(self, address: str) -> bool:
        """One more profile: to ask for one also tells whether a name is taken."""
        return self._newcomers.allows(address)

    def enter(self, address: str) -> bool:
        """One more socket; whoever is let in has to `leave`."""
        if not self._handshakes.allows(address):
            return False
        if self._inside[address] >= self.limits.sockets_per_address or self._inside.total() >= self.limits.sockets:
            return False
        self._inside[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]
