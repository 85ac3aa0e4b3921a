"""The actions of a turn: what they cost, shoring up, giving cards, capturing a treasure."""

from ...engine.asks import answered, current
from ...engine.compiled import rule
from ...engine.menu import allow
from ...engine.records import Array, State
from .movement import fly, guide, is_in_water, may_guide, may_move, move
from .pieces import directions, is_flooded, is_over_limit, neighbour, seat_of, shore_up, tell_all, throw
from .state import (
    CAPTURE,
    END,
    GIVE,
    N_TREASURES,
    PASS,
    SHORE,
    TO_CAPTURE,
    TREASURE_OF,
    Ask,
    Do,
    Event,
    Role,
)
from .turn import ask_seat, begin_draws


@rule
def give_to(role: int, treasure: int) -> int:
    return GIVE + role * N_TREASURES + treasure


@rule
def may_act(s: State, seat: int, menu: Array) -> None:
    """§3.2 While actions are left: move, shore up, give, capture, in any order; or end them."""
    left = current(s).left
    if left > 0:
        may_move(s, seat, left, menu)
        if s.role[seat] == Role.NAVIGATOR:
            may_guide(s, seat, menu)
        if left > 1 or not is_in_water(s, seat):
            may_shore(s, seat, menu)
        may_give(s, seat, menu)
        may_capture(s, seat, menu)
    if not is_in_water(s, seat):
        allow(menu, END)


@rule
def act(s: State, seat: int, kind: int, one: int, two: int, log: Array) -> None:
    """§3.2 Each costs one action."""
    if kind == Do.END:
        begin_draws(s)
        return
    current(s).left -= 1
    if kind == Do.MOVE:
        move(s, seat, one, log)
    elif kind == Do.FLY:
        fly(s, seat, one, log)
    elif kind == Do.GUIDE:
        guide(s, seat, one, two, log)
    elif kind == Do.SHORE:
        shore(s, seat, one, log)
    elif kind == Do.GIVE:
        give(s, seat, one, two, log)
    else:
        capture(s, seat, one, log)


@rule
def may_shore(s: State, seat: int, menu: Array) -> None:
    """§5.1 The own tile or a neighbouring one, if it is flooded; §5.2 the explorer's diagonal neighbours too."""
    if is_flooded(s, s.pawn[seat]):
        allow(menu, SHORE + s.pawn[seat])
    for direction in range(directions(s, seat)):
        tile = neighbour(s, s.pawn[seat], direction)
        if is_flooded(s, tile):
            allow(menu, SHORE + tile)


@rule
def can_shore(s: State, seat: int) -> bool:
    for direction in range(directions(s, seat)):
        if is_flooded(s, neighbour(s, s.pawn[seat], direction)):
            return True
    return is_flooded(s, s.pawn[seat])


@rule
def shore(s: State, seat: int, tile: int, log: Array) -> None:
    """§5.1; §5.3 the engineer may shore up a second tile with the same action."""
    shore_up(s, tile)
    tell_all(log, Event.SHORED, seat, tile, 0, 0)
    if s.role[seat] == Role.ENGINEER and can_shore(s, seat):
        ask_seat(s, Ask.SHORE_MORE, seat, 0, 0, 0)


@rule
def may_shore_more(s: State, seat: int, menu: Array) -> None:
    """§5.3 A second tile, from the same spot, or not."""
    may_shore(s, seat, menu)
    allow(menu, PASS)


@rule
def shore_more(s: State, seat: int, tile: int, log: Array) -> None:
    answered(s)
    shore_up(s, tile)
    tell_all(log, Event.SHORED, seat, tile, 0, 0)


@rule
def may_give(s: State, seat: int, menu: Array) -> None:
    """§6.1 To an adventurer on the same tile; §6.2 the messenger to anybody; §6.3 treasure cards only."""
    for other in range(s.seats):
        if other != seat and (s.pawn[other] == s.pawn[seat] or s.role[seat] == Role.MESSENGER):
            for treasure in range(N_TREASURES):
                if s.hand[seat, treasure] > 0:
                    allow(menu, give_to(s.role[other], treasure))


@rule
def give(s: State, seat: int, role: int, treasure: int, log: Array) -> None:
    """§6.1 One card an action; §6.9 whoever now holds too many discards at once."""
    other = seat_of(s, role)
    s.hand[seat, treasure] -= 1
    s.hand[other, treasure] += 1
    tell_all(log, Event.GAVE, seat, other, treasure, 0)
    if is_over_limit(s, other):
        ask_seat(s, Ask.DISCARD, other, 0, 0, 0)


@rule
def may_capture(s: State, seat: int, menu: Array) -> None:
    """§6.4 Four cards of a kind, on one of the treasure's two tiles, flooded or not."""
    treasure = TREASURE_OF[s.pawn[seat]]
    if treasure >= 0 and s.captured[treasure] == 0 and s.hand[seat, treasure] >= TO_CAPTURE:
        if not is_in_water(s, seat):
            allow(menu, CAPTURE + treasure)


@rule
def capture(s: State, seat: int, treasure: int, log: Array) -> None:
    """§6.4 The four cards are discarded, the treasure is the team's."""
    for _ in range(TO_CAPTURE):
        throw(s, seat, treasure)
    s.captured[treasure] = 1 + seat
    tell_all(log, Event.CAPTURED, seat, treasure, s.pawn[seat], 0)
