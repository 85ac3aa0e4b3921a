"""Sets in the bits of a number."""

import numpy as np
import pytest

from atoll.engine.bits import how_many, lowest, without_lowest


@pytest.mark.parametrize("number", [int, np.int64])
def test_a_set_is_gone_through_from_its_lowest_member_on(number: type) -> None:
    """Also where the set is a field of a record: interpreted, that must not overflow."""
    for members in ([0], [61], [0, 1, 2], [3, 35, 40, 61], list(range(62))):
        bits = number(sum(1 << k for k in members))
        assert how_many(bits) == len(members)
        found = []
        while bits != 0:
            found.append(int(lowest(bits)))
            bits = without_lowest(bits)
        assert found == members


def test_each_number_alone_is_found() -> None:
    assert [int(lowest(1 << k)) for k in range(62)] == list(range(62))


def test_an_empty_set_has_nobody() -> None:
    assert how_many(0) == 0
