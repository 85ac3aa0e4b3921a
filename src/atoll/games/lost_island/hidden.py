"""Who knows what: the values of explorers, and (face-down discards) what has left the board."""

from ...engine.compiled import rule
from ...engine.records import Array, State
from ...engine.rng import below
from .pieces import may_know
from .prepare import has_given
from .state import BIT, CELLS, EACH, OWNER, PUBLIC, UNSEEN, Ask, Discards, Ground, Memory


@rule
def redact(s: State, viewer: int) -> None:
    """§1.3 Others' values, §1.4 unless they were shown; §9.5 tiles that were laid aside face down."""
    eyes = viewer if viewer >= 0 else PUBLIC
    for explorer in range(s.seats * EACH):
        mine = OWNER[explorer] == viewer
        if not mine and (s.memory == Memory.STRICT or not may_know(s, eyes, explorer)):
            s.value[explorer] = 0
    if s.discards == Discards.FACE_DOWN:
        for cell in range(CELLS):
            if s.ground[cell] == Ground.WATER and s.stone_cells & BIT[cell] == 0 and not is_blowing(s, cell):
                s.face[cell] = UNSEEN


@rule
def is_blowing(s: State, cell: int) -> bool:
    """§9.3 The storm that was just taken away is not laid aside yet."""
    for depth in range(s.ask_count):
        if s.asks[depth].kind == Ask.BLOW and s.asks[depth].subject == cell:
            return True
    return False


@rule
def sample(s: State, viewer: int, rng: Array) -> None:
    """Every explorer that has a value gets one of those its colour has left."""
    for explorer in range(s.seats * EACH):
        seat = OWNER[explorer]
        if s.value[explorer] == 0 and explorer - EACH * seat < s.chosen[seat]:
            s.value[explorer] = a_value_left(s, seat, rng)


@rule
def a_value_left(s: State, seat: int, rng: Array) -> int:
    left = 0
    for value in range(1, EACH + 1):
        left += not has_given(s, seat, value)
    k = below(rng, left)
    value = 1
    while has_given(s, seat, value) or k > 0:
        k -= not has_given(s, seat, value)
        value += 1
    return value
