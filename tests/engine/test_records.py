"""engine.records: no holes, equal records are equal bytes."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.engine.compiled import INTERPRETED
from atoll.engine.records import ASK, MAX_ASKS, blank, record, state_record

KINDS = st.sampled_from(["i1", "i2", "i4", "i8", "f4", "f8"])


@given(st.lists(st.tuples(KINDS, st.integers(1, 5)), min_size=1, max_size=8))
def test_no_holes(fields: list[tuple[str, int]]) -> None:
    dtype = record(*((f"f{i}", kind, (size,)) for i, (kind, size) in enumerate(fields)))
    assert dtype.names is not None
    assert dtype.fields is not None
    covered = sum(dtype.fields[name][0].itemsize for name in dtype.names)
    assert covered == dtype.itemsize


def test_wide_fields_come_first() -> None:
    dtype = record(("small", "f4"), ("wide", "f8"), ("tiny", "f4", (3,)))
    assert dtype.names == ("wide", "small", "tiny")


def test_the_tail_is_filled() -> None:
    dtype = record(("a", "f8"), ("b", "f4"))
    assert dtype.names == ("a", "b", "tail")
    assert dtype.itemsize == 16


def test_interpreted_fields_are_wide() -> None:
    """NumPy's small integers overflow where compiled code computes in 64 bits."""
    dtype = record(("a", "i1"), ("b", "i2"))
    assert dtype["a"] == (np.dtype("i8") if INTERPRETED else np.dtype("i1"))


def test_attributes_work() -> None:
    state = blank(state_record("x", ("field", "i1", (3,))))
    s = state[0]
    s.field[1] = 7
    s.asks[2].topic = 5
    assert state["field"][0].tolist() == [0, 7, 0]
    assert state["asks"][0]["topic"].tolist() == [0, 0, 5, 0, 0, 0]


def test_the_header_and_the_name() -> None:
    dtype = state_record("x", ("field", "i1"))
    assert dtype.names is not None
    assert {"asks", "turns", "ask_count", "seats", "field", "is_x"} <= set(dtype.names)
    assert dtype != state_record("y", ("field", "i1"))
    assert dtype["asks"].shape == (MAX_ASKS,)
    assert ASK.names == (
        ("kind", "left", "seats", "subject", "topic") if INTERPRETED else ("seats", "subject", "topic", "kind", "left")
    )


def test_equal_records_are_equal_bytes() -> None:
    dtype = state_record("x", ("field", "i1", (5,)), ("wide", "f8"))
    one, two = blank(dtype), blank(dtype, 2)
    two[1] = one[0]
    one[0].field[4] = two[1].field[4] = 3
    assert one.tobytes() == two[1:].tobytes()
    one[0].wide = 1.5
    assert one.tobytes() != two[1:].tobytes()


@pytest.mark.parametrize("count", [1, 3])
def test_blank(count: int) -> None:
    assert not any(blank(ASK, count).tobytes())
