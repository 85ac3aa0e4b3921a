"""Compasses: who is where, and in which order."""

from ...engine.bits import how_many
from ...engine.compiled import rule
from ...engine.records import State
from .state import AARON, B4, COMPASSES, FEWER_COMPASSES, LANDINGS, N_HUNTERS, NONE, Stage


@rule
def limit(s: State) -> int:
    """§2.5 Three compasses each; §8.2 event B4: two, from the actions to the end of the exploring."""
    return FEWER_COMPASSES + 0 if s.event == B4 and Stage.LIMIT <= s.stage <= Stage.EXPLORE else COMPASSES + 0


@rule
def stack_size(s: State, landing: int) -> int:
    size = 0
    while size < N_HUNTERS and s.stack[landing, size] != NONE:
        size += 1
    return size


@rule
def level(s: State, landing: int, hunter: int) -> int:
    """How high in the stack a hunter's compass is, the lowest 0; NONE if it is not there."""
    for place in range(N_HUNTERS):
        if s.stack[landing, place] == hunter:
            return place
    return NONE + 0


@rule
def is_there(s: State, landing: int, hunter: int) -> bool:
    return level(s, landing, hunter) != NONE


@rule
def landings_with(s: State, hunter: int) -> int:
    """A bit per landing where the hunter has a compass."""
    bits = 0
    for landing in range(LANDINGS):
        for place in range(N_HUNTERS):
            bits |= (s.stack[landing, place] == hunter) << landing
    return bits


@rule
def on_board(s: State, hunter: int) -> int:
    return how_many(landings_with(s, hunter))


@rule
def in_supply(s: State, hunter: int) -> int:
    return limit(s) - on_board(s, hunter)


@rule
def put_on_top(s: State, landing: int, hunter: int) -> None:
    s.stack[landing, stack_size(s, landing)] = hunter


@rule
def take_away(s: State, landing: int, hunter: int) -> None:
    """Those above come down by one."""
    for place in range(level(s, landing, hunter), N_HUNTERS):
        s.stack[landing, place] = s.stack[landing, place + 1] if place + 1 < N_HUNTERS else NONE


@rule
def put_below(s: State, landing: int, hunter: int) -> None:
    for place in range(N_HUNTERS - 1, 0, -1):
        s.stack[landing, place] = s.stack[landing, place - 1]
    s.stack[landing, 0] = hunter


@rule
def clear_stack(s: State, landing: int) -> None:
    for place in range(N_HUNTERS):
        s.stack[landing, place] = NONE


@rule
def last_hunter(s: State) -> int:
    """With two players Aaron hunts too."""
    return AARON + 1 if s.seats == 2 else s.seats + 0
