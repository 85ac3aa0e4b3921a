"""States are NumPy records: read like structs by compiled code, compared by bytes, copied in nanoseconds."""

from collections import namedtuple
from collections.abc import Callable
from functools import cache, partial
from typing import Any, TypeAlias

import numpy as np

from .compiled import INTERPRETED

State: TypeAlias = Any
"""One np.record; Any, because its fields are the game's."""
Array: TypeAlias = np.ndarray[Any, Any]

_Field: TypeAlias = tuple[Any, ...]


def record(*fields: _Field) -> np.dtype[Any]:
    """Wide fields first and the tail filled: no holes, for a hole is copied as garbage and equal records would differ."""
    ordered = sorted(map(_widened, fields), key=lambda f: -np.dtype(f[1]).alignment)
    filled = sum(np.dtype(f[1:] if len(f) > 2 else f[1]).itemsize for f in ordered)
    tail = -filled % np.dtype(ordered[0][1]).alignment
    if tail:
        ordered.append(("tail", "i1", (tail,)))
    return np.dtype((np.record, np.dtype(ordered, align=True)))  # np.record: attributes work interpreted too


def _widened(field: _Field) -> _Field:
    """Compiled rules compute in 64 bits, NumPy in the field's width and overflows: so interpreted records are wide."""
    name, kind, *shape = field
    return (name, np.int64, *shape) if INTERPRETED and np.dtype(kind).kind == "i" else field


ASK = record(("kind", "i1"), ("left", "i1"), ("seats", "i2"), ("subject", "i2"), ("topic", "i2"))
MAX_ASKS = 6


def state_record(game_id: str, *fields: _Field) -> np.dtype[Any]:
    """A game's state: the header every driver knows, the game's fields, and a byte that bears the game's name.

    The name makes each game's record a type of its own, by which the contract finds the game's rules.
    """
    header = (("asks", ASK, (MAX_ASKS,)), ("turns", "i2"), ("ask_count", "i1"), ("seats", "i1"))
    return record(*header, *fields, (f"is_{game_id}", "i1"))


def blank(dtype: np.dtype[Any], count: int = 1) -> Array:
    return np.zeros(count, dtype)


def copied(states: Array) -> Array:
    """Copies of the records, byte by byte. NumPy's own `copy` goes field by field, which takes twenty times as long."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


# -- reading without compiled code -------------------------------------------------------------------------------------

dtype_of, bytes_of, _item = np.void.dtype.__get__, np.void.tobytes, np.void.item
"""Of a record, without np.record's detour: it looks for a field of that name first, in Python."""


def plain(s: State) -> Any:
    """All fields of a record, read at once into Python's own numbers and lists; records inside it likewise.

    To read a record's fields one by one takes microseconds each. Whoever needs many of them reads these.
    """
    make, arrays, inner = _form(dtype_of(s))
    values = list(_item(s))
    for at in arrays:
        values[at] = values[at].tolist()
    for at, make_inner in inner:
        values[at] = [make_inner(row) for row in values[at]]
    return make(values)


def maker(dtype: np.dtype[Any]) -> Callable[[Any], Any]:
    """What makes a plain record of its fields' values."""
    return _form(dtype)[0]


@cache
def _form(
    dtype: np.dtype[Any],
) -> tuple[Callable[[Any], Any], list[int], list[tuple[int, Callable[[Any], Any]]]]:
    """What makes a plain record, which of its fields are arrays, and which of those hold records."""
    fields = [dtype[name] for name in dtype.names or ()]
    arrays = [at for at, field in enumerate(fields) if field.shape]
    inner = [(at, _form(fields[at].base)[0]) for at in arrays if fields[at].base.names]
    made: Any = namedtuple("Plain", dtype.names or ())  # type: ignore[misc]
    return partial(tuple.__new__, made), arrays, inner  # `_make` would do the same in Python
