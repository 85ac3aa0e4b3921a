"""Who knows what: the values of explorers, and (face-down discards) what has left the board."""

from ...engine.compiled import rule
from ...engine.records import Array, State
from ...engine.rng import below
from .pieces import is_asked_about, may_know, unseen_tiles
from .prepare import has_given
from .state import BIT, CELLS, EACH, N_FACES, OWNER, PUBLIC, UNSEEN, Ask, Discards, Ground, Memory


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
            if is_laid_aside(s, cell):
                s.face[cell] = UNSEEN


@rule
def is_laid_aside(s: State, cell: int) -> bool:
    """§9.5 A tile that is gone and lies face down, §9.3 not a storm that still blows.

    All have seen it; stones are known by what they brought."""
    gone = s.ground[cell] == Ground.WATER and s.stone_cells & BIT[cell] == 0
    return s.discards == Discards.FACE_DOWN and gone and not is_asked_about(s, Ask.BLOW, cell)


@rule
def sample(s: State, viewer: int, rng: Array) -> None:
    """Every explorer that has a value gets one of those its colour has left, every tile laid aside one of the faces left."""
    for explorer in range(s.seats * EACH):
        seat = OWNER[explorer]
        if s.value[explorer] == 0 and explorer - EACH * seat < s.chosen[seat]:
            s.value[explorer] = a_value_left(s, seat, rng)
    for cell in range(CELLS):
        if s.face[cell] == UNSEEN and is_laid_aside(s, cell):
            s.face[cell] = a_face_left(s, rng)


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


@rule
def a_face_left(s: State, rng: Array) -> int:
    """Each tile that is not in view is as likely as any other."""
    left = 0
    for face in range(N_FACES):
        left += unseen_tiles(s, face)
    k = below(rng, left)
    face = 0
    while k >= unseen_tiles(s, face):
        k -= unseen_tiles(s, face)
        face += 1
    return face
