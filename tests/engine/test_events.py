"""engine.events: what happened, for those who may hear it."""

from collections.abc import Mapping
from enum import IntEnum

import numpy as np
import pytest

from atoll.engine import SPECTATOR
from atoll.engine.events import EVERYBODY, WIDTH, EventSpace, Fading, hush, new_log, tell
from atoll.engine.names import Names


class Kind(IntEnum):
    MOVED, DREW = range(2)


TILE = Names("tile", ("gate", "bridge"))
Declared = dict[IntEnum, Mapping[str, Names | None]]
SPACE = EventSpace(Kind, {Kind.MOVED: {"tile": TILE, "steps": None}, Kind.DREW: {"tile": TILE}})


def test_told_and_read() -> None:
    log = new_log(4)
    tell(log, Kind.MOVED, EVERYBODY, 1, 3, 0, 0)
    tell(log, Kind.DREW, 0b10, -1, 0, 0, 0)
    first, second = SPACE.read(log)
    assert first.to_json() == {"event": "moved", "tile": "bridge", "steps": 3}
    assert second.to_json() == {"event": "drew", "tile": -1}, "no tile"
    hush(log)
    assert SPACE.read(log) == []


def test_audience() -> None:
    log = new_log(2)
    tell(log, Kind.MOVED, EVERYBODY, 0, 0, 0, 0)
    tell(log, Kind.DREW, 0b10, 0, 0, 0, 0)
    public, private = SPACE.read(log)
    assert [public.heard_by(viewer) for viewer in (0, 1, SPECTATOR)] == [True, True, True]
    assert [private.heard_by(viewer) for viewer in (0, 1, SPECTATOR)] == [False, True, False]


def test_a_full_log_drops_the_rest() -> None:
    log = new_log(2)
    for steps in range(5):
        tell(log, Kind.MOVED, EVERYBODY, 0, steps, 0, 0)
    assert [event.values["steps"] for event in SPACE.read(log)] == [0, 1]
    assert log.size == 1 + 2 * WIDTH


def test_silence() -> None:
    log = new_log(0)
    assert log.size == 0
    tell(log, Kind.MOVED, EVERYBODY, 0, 0, 0, 0)
    hush(log)
    assert SPACE.read(log) == []
    assert SPACE.read(np.zeros(0, np.int16)) == []


def test_a_wrong_declaration_is_refused() -> None:
    with pytest.raises(ValueError, match="declare every kind of Kind in its order"):
        EventSpace(Kind, {Kind.DREW: {}})
    with pytest.raises(ValueError, match="at most 4 arguments"):
        EventSpace(Kind, {Kind.MOVED: dict.fromkeys("abcde"), Kind.DREW: {}})


def test_what_must_be_remembered() -> None:
    """Under the option, and only what was named."""
    declared: Declared = {Kind.MOVED: {"tile": TILE, "steps": None}, Kind.DREW: {"tile": TILE}}
    space = EventSpace(Kind, declared, fades=[Fading("memory", "strict", {Kind.MOVED: ("tile",)})])
    assert space.fading({"memory": "shown"}) == {}
    fading = space.fading({"memory": "strict"})
    assert fading == {"moved": ["tile"]}
    log = new_log(2)
    tell(log, Kind.MOVED, EVERYBODY, 1, 3, 0, 0)
    tell(log, Kind.DREW, EVERYBODY, 1, 0, 0, 0)
    told = space.read(log)
    assert [event.forget(fading).to_json() for event in told] == [
        {"event": "moved", "tile": "?", "steps": 3},
        {"event": "drew", "tile": "bridge"},
    ]
    assert [event.forget({}) for event in told] == told


def test_only_arguments_can_fade() -> None:
    declared: Declared = {Kind.MOVED: {"tile": TILE}, Kind.DREW: {"tile": TILE}}
    with pytest.raises(ValueError, match="MOVED has no colour to fade"):
        EventSpace(Kind, declared, fades=[Fading("memory", "strict", {Kind.MOVED: ("colour",)})])
