"""Step two: rings, reinforcements and spies for coins."""

from ...engine.compiled import rule
from ...engine.events import tell
from ...engine.menu import allow
from ...engine.records import Array, State
from .actions import may_reinforce, reinforce
from .bombs import next_in_line, nth_in_line
from .pieces import beside, boat_size, free_cells, own_cells, pay, show, tell_all, who_is_on
from .state import (
    EACH,
    IN_LINE,
    N_STRAIGHT,
    NONE,
    OWNER,
    RECRUIT,
    RECRUIT_PRICE,
    RING,
    RING_PRICE,
    SPY,
    SPY_PRICE,
    Do,
    Event,
    Memory,
)


@rule
def may_buy(s: State, seat: int, menu: Array) -> None:
    """§7.1 Whatever the coins are enough for."""
    for explorer in range(EACH * seat, EACH * seat + EACH):
        if can_have_ring(s, seat, explorer):
            allow(menu, RING + explorer)
    if can_recruit(s, seat):
        may_reinforce(s, seat, RECRUIT, free_cells(s), beside(own_cells(s, seat)), menu)
    for explorer in range(s.seats * EACH):
        if can_be_spied(s, seat, explorer):
            allow(menu, SPY + explorer)


@rule
def may_buy_anything(s: State, seat: int) -> bool:
    """§7.1 Is there something to spend coins on?"""
    for explorer in range(EACH * seat, EACH * seat + EACH):
        if can_have_ring(s, seat, explorer):
            return True
    if can_recruit(s, seat) and boat_size(s, seat) > 0 and free_cells(s) != 0:
        return True
    for explorer in range(s.seats * EACH):
        if can_be_spied(s, seat, explorer):
            return True
    return False


@rule
def can_have_ring(s: State, seat: int, explorer: int) -> bool:
    """§7.2 On the island, without one."""
    return s.purse[seat] >= RING_PRICE and s.where[explorer] >= 0 and not s.ring[explorer]


@rule
def can_recruit(s: State, seat: int) -> bool:
    """§7.4 Once a turn."""
    return s.purse[seat] >= RECRUIT_PRICE and not s.recruited


@rule
def can_be_spied(s: State, seat: int, explorer: int) -> bool:
    """§7.5 An enemy in a straight line from an own explorer, nobody between; not one whose value the seat sees anyway."""
    if s.purse[seat] < SPY_PRICE or OWNER[explorer] == seat or s.where[explorer] < 0:
        return False
    if s.memory == Memory.SHOWN and (s.seen[explorer] >> seat) & 1 == 1:
        return False
    if own_cells(s, seat) & IN_LINE[s.where[explorer]] == 0:
        return False
    for direction in range(N_STRAIGHT):
        spy = first_in_line(s, s.where[explorer], direction)
        if spy != NONE and OWNER[spy] == seat:
            return True
    return False


@rule
def first_in_line(s: State, cell: int, direction: int) -> int:
    """The first explorer that is seen from a cell, or NONE."""
    distance = next_in_line(s, cell, direction, 0)
    return who_is_on(s, nth_in_line(cell, direction, distance)) if distance > 0 else NONE


@rule
def buy(s: State, seat: int, kind: int, one: int, log: Array) -> None:
    if kind == Do.RING:
        pay(s, seat, RING_PRICE)
        s.ring[one] = 1
        tell_all(log, Event.RINGED, seat, one, s.where[one], 0)
    elif kind == Do.RECRUIT:
        pay(s, seat, RECRUIT_PRICE)
        s.recruited = 1
        reinforce(s, seat, one, log)
    else:
        pay(s, seat, SPY_PRICE)
        show(s, one, 1 << seat)
        tell_all(log, Event.SPIED, seat, OWNER[one], one, s.where[one])
        tell(log, Event.LEARNT, 1 << seat, OWNER[one], one, s.where[one], s.value[one] - 1)
