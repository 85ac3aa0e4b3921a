"""engine.names: names for numbers, and helpful errors."""

from enum import IntEnum

import pytest

from atoll.engine import MAX_SEATS
from atoll.engine.names import SEAT, Names, names_of, one_of


def test_both_ways() -> None:
    tile = Names("tile", ("gate", "bridge"))
    assert [tile.number[name] for name in tile.ids] == [0, 1]
    assert len(tile) == 2
    assert tile.key(1) == "tile-bridge"
    assert len(SEAT) == MAX_SEATS


def test_no_name_twice() -> None:
    with pytest.raises(ValueError, match="tile: a name stands twice"):
        Names("tile", ("gate", "gate"))


def test_names_of_an_enum() -> None:
    class Tile(IntEnum):
        GATE, BRIDGE = range(2)

    class Late(IntEnum):
        GATE = 1

    assert names_of("tile", Tile) == Names("tile", ("gate", "bridge"))
    with pytest.raises(ValueError, match="Late: members must be numbered"):
        names_of("tile", Late)


def test_a_near_miss_is_suggested() -> None:
    assert str(one_of("bridg", ["gate", "bridge"])) == "did you mean 'bridge'?"
    assert str(one_of("xyz", ["gate", "bridge"])) == "choose from gate, bridge"
