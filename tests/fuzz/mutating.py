"""Sound inputs made unsound: bytes changed, and values of JSON changed in their place. One seed, one sequence."""

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

STRANGE: Sequence[Any] = (
    None, True, False, -1, 0, 1, 7, 8, 255, 2**31, 2**63, -(2**63), 10**30, 1.5, 1e308, float("nan"), float("inf"),
    "", " ", "0", "x", "\u0000", "\u202e", "\x1b[31m", "é" * 20, "x" * 5000, [], {}, [[]], {"": 0}, [0] * 300,
)  # fmt: skip
TEXTS: Sequence[bytes] = (
    b"\\ud800", b"NaN", b"1e999", b"9" * 4400, b"[" * 2000, b'{"a":' * 1200, b"\x00", b"\xff", b"\xef\xbb\xbf",
    b"\n", b"\r", b"\xe2\x80\xa8", b'"', b"\\", b"{", b"}", b",,", b"-0", b"0x10", b"1_0", b"\xd9\xa3",
)  # fmt: skip


class Mutator:
    def __init__(self, seed: int, sound: Sequence[bytes]) -> None:
        self.random, self.sound = random.Random(seed), sound

    def next(self) -> bytes:
        """Some of one input changed, once or several times; rarely nothing but noise."""
        if self.random.random() < 0.02:
            return self.random.randbytes(self.random.randrange(200))
        return self.changed(self.random.choice(self.sound))

    def changed(self, data: bytes) -> bytes:
        for _ in range(self.random.choice((1, 1, 1, 2, 3, 8))):
            data = self._values(data) if self.random.random() < 0.6 else self._bytes(data)
        return data

    def _bytes(self, data: bytes) -> bytes:
        r = self.random
        at = r.randrange(len(data) + 1)
        to = min(len(data), at + r.choice((0, 1, 1, 2, 8, 40)))
        other = r.choice(self.sound)
        start = r.randrange(len(other) + 1)
        put = r.choice([b"", r.randbytes(1), r.choice(TEXTS), other[start : start + r.randrange(40)], data[at:to] * 2])
        return data[:at] if r.random() < 0.1 else data[:at] + put + data[to:]

    def _values(self, data: bytes) -> bytes:
        """One value of one line; where that is no JSON, bytes."""
        lines = data.split(b"\n")
        number = self.random.choice((0, self.random.randrange(len(lines))))
        try:
            whole = json.loads(lines[number])
        except (ValueError, RecursionError):
            return self._bytes(data)
        places = list(_places(whole))
        if not places:
            return self._bytes(data)
        box, key = self.random.choice(places)
        self._change(box, key, [box[key] for box, key in places])
        lines[number] = json.dumps(whole).encode()
        return b"\n".join(lines)

    def _change(self, box: Any, key: Any, others: Sequence[Any]) -> None:
        r, what = self.random, self.random.randrange(6)
        if what == 0 and isinstance(box, dict):
            del box[key]
        elif what == 0:
            box.append(box[key])
        elif what == 1 and isinstance(box, dict):
            box[r.choice(["", "x", "asks", "seats", "__proto__", str(key).upper()])] = box[key]
        elif what == 2 and type(box[key]) is int:
            box[key] += r.choice((-1, 1, 2, 7))
        elif what in (3, 4):
            box[key] = json.loads(json.dumps(r.choice(others)))
        else:
            box[key] = r.choice(STRANGE)


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every value inside, as the box it lies in and its key."""
    for key in list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield value, key
        yield from _places(value[key])
