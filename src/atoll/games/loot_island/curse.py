"""Curse cubes: Aaron has none."""

from ...engine.compiled import rule
from ...engine.records import Array, State
from .maps import tell_all
from .state import AARON, Event


@rule
def take_cubes(s: State, hunter: int, cubes: int, log: Array) -> None:
    """§1.4 From the supply, which has no end."""
    if hunter != AARON and cubes > 0:
        s.cubes[hunter] += cubes
        tell_all(log, Event.CURSED, hunter, cubes, s.cubes[hunter], 0)


@rule
def remove_cubes(s: State, hunter: int, cubes: int, log: Array) -> None:
    """§1.4 «Up to» is always all of them: fewer cubes are never worse."""
    if hunter == AARON:
        return
    removed = min(cubes, s.cubes[hunter])
    if removed > 0:
        s.cubes[hunter] -= removed
        tell_all(log, Event.RELIEVED, hunter, removed, s.cubes[hunter], 0)
