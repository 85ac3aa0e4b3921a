"""Step one: move, swim, reveal, reinforce, battle."""

from ...engine.asks import ask, current
from ...engine.compiled import rule
from ...engine.events import EVERYBODY, tell
from ...engine.menu import allow
from ...engine.records import Array, State
from .pieces import (
    arrive,
    boat_size,
    carries_flag,
    drop_flag,
    free_cells,
    go_home,
    is_land,
    lose_ring,
    neighbours_of_own,
    show,
    take_coins,
    take_flag,
    take_from_boat,
    tell_all,
    unseen_stones,
    water_cells,
    who_is_on,
)
from .state import (
    ACTIONS,
    ADJACENT,
    ALL_CELLS,
    ALL_SEE,
    BATTLE,
    BIT,
    CELLS,
    EACH,
    END,
    FIRST_COLUMN,
    LAST_COLUMN,
    MOVE,
    N_FACES,
    N_STRAIGHT,
    NEIGHBOUR,
    NONE,
    OWNER,
    REINFORCE,
    REVEAL,
    SIDE,
    SWIM,
    TURN,
    TURN_STONE,
    UNSEEN,
    Ask,
    Battles,
    Do,
    Event,
    Ground,
)


@rule
def may_act(s: State, seat: int, menu: Array) -> None:
    """§3.2 What one action can be, or no more of them."""
    free = free_cells(s)
    near = neighbours_of_own(s, seat)
    water = water_cells(s)
    for explorer in range(EACH * seat, EACH * seat + EACH):
        if s.where[explorer] >= 0:
            may_walk(s, explorer, free, menu)
            if ADJACENT[s.where[explorer]] & water != 0:
                may_swim(s, explorer, free, beside(reach(ADJACENT[s.where[explorer]] & water, water)), menu)
    for cell in range(CELLS):
        if s.ground[cell] == Ground.HIDDEN and s.flag != cell and near & free & BIT[cell] != 0:
            allow(menu, REVEAL + cell)
    if not s.reinforced:
        may_reinforce(s, seat, REINFORCE, free, near, menu)
    allow(menu, END)


@rule
def may_walk(s: State, explorer: int, free: int, menu: Array) -> None:
    """§4.1 To a free tile beside it; §5.1 or against an enemy there."""
    for direction in range(N_STRAIGHT):
        cell = NEIGHBOUR[s.where[explorer], direction]
        if is_land(s, cell):
            if free & BIT[cell] != 0:
                allow(menu, MOVE + explorer * N_STRAIGHT + direction)
            elif OWNER[who_is_on(s, cell)] != OWNER[explorer]:
                allow(menu, BATTLE + explorer * N_STRAIGHT + direction)


@rule
def beside(cells: int) -> int:
    """A bit per cell that is one of these or beside one."""
    east = (cells & ~LAST_COLUMN) << 1
    west = (cells & ~FIRST_COLUMN) >> 1
    return (cells | east | west | cells << SIDE | cells >> SIDE) & ALL_CELLS


@rule
def reach(from_cells: int, water: int) -> int:
    """§4.4 How far the shallow water goes: a bit per cell."""
    reached = from_cells
    further = beside(reached) & water
    while further != reached:
        reached = further
        further = beside(reached) & water
    return reached


@rule
def may_swim(s: State, explorer: int, free: int, shores: int, menu: Array) -> None:
    """§4.4 To a free tile beside the water, §4.5 to an enemy's with both actions."""
    for cell in range(CELLS):
        if shores & BIT[cell] != 0 and s.ground[cell] != Ground.WATER and cell != s.where[explorer]:
            if free & BIT[cell] != 0 or (current(s).left == ACTIONS and OWNER[who_is_on(s, cell)] != OWNER[explorer]):
                allow(menu, SWIM + explorer * CELLS + cell)


@rule
def may_reinforce(s: State, seat: int, first: int, free: int, near: int, menu: Array) -> None:
    """§4.6 Beside an own explorer; if nothing is free there, anywhere."""
    if boat_size(s, seat) == 0:
        return
    where = free & near if free & near != 0 else free
    for cell in range(CELLS):
        if where & BIT[cell] != 0:
            allow(menu, first + cell)


@rule
def act(s: State, seat: int, kind: int, one: int, two: int, log: Array) -> None:
    """§3.2 One action; what it sets off comes before the next."""
    question = current(s)
    question.left -= 1
    if kind == Do.END:
        question.left = 0
    elif kind == Do.MOVE:
        move(s, one, NEIGHBOUR[s.where[one], two], log)
    elif kind == Do.SWIM:
        swim(s, one, two, log)
    elif kind == Do.REVEAL:
        ask(s, Ask.TURN, 0, 0, one, 0)
    elif kind == Do.REINFORCE:
        s.reinforced = 1
        reinforce(s, seat, one, log)
    else:
        battle(s, one, NEIGHBOUR[s.where[one], two], log)


@rule
def move(s: State, explorer: int, cell: int, log: Array) -> None:
    tell_all(log, Event.MOVED, OWNER[explorer], explorer, s.where[explorer], cell)
    arrive(s, explorer, cell, False, log)


@rule
def swim(s: State, explorer: int, cell: int, log: Array) -> None:
    """§4.4; §4.5 a battle at the end of it is the second action."""
    tell_all(log, Event.SWAM, OWNER[explorer], explorer, s.where[explorer], cell)
    if who_is_on(s, cell) == NONE:
        arrive(s, explorer, cell, False, log)
    else:
        current(s).left = 0
        battle(s, explorer, cell, log)


@rule
def reinforce(s: State, seat: int, cell: int, log: Array) -> None:
    """§4.6 The front explorer of the boat."""
    explorer = take_from_boat(s, seat)
    tell_all(log, Event.REINFORCED, seat, explorer, cell, 0)
    arrive(s, explorer, cell, False, log)


# -- battles -----------------------------------------------------------------------------------------------------------


@rule
def beats(s: State, explorer: int, other: int) -> int:
    """§5.2 1 if the first wins, -1 if the other does, 0 for a draw; §5.3 the 1 beats the 6, whatever the rings.

    What is printed makes a 6, so the 5 with a ring beats the 1 like any other.
    """
    return compare(s.value[explorer], s.ring[explorer], s.value[other], s.ring[other])


@rule
def compare(mine: int, my_ring: int, theirs: int, their_ring: int) -> int:
    """The same for values that are known or supposed."""
    if mine == 1 and theirs == EACH:
        return 1
    if mine == EACH and theirs == 1:
        return -1
    if mine + my_ring == theirs + their_ring:
        return 0
    return 1 if mine + my_ring > theirs + their_ring else -1


@rule
def battle(s: State, explorer: int, cell: int, log: Array) -> None:
    """§5.1 The attacker comes to the tile; §5.4 the winner has it, and the flag if either had it."""
    other = who_is_on(s, cell)
    seat = OWNER[explorer]
    result = beats(s, explorer, other)
    tell_all(log, Event.ATTACKED, seat, explorer, OWNER[other], cell)
    compare_openly(s, explorer, other, cell, log)
    lose_ring(s, explorer, log)
    lose_ring(s, other, log)
    flag = carries_flag(s, explorer) or carries_flag(s, other)
    if result == 0:
        tell_all(log, Event.DREW, seat, OWNER[other], cell, 0)
        drop_flag(s, explorer, cell, log)
        drop_flag(s, other, cell, log)
        go_home(s, explorer, log)
        go_home(s, other, log)
        return
    winner = explorer if result > 0 else other
    loser = other if result > 0 else explorer
    tell_all(log, Event.WON, OWNER[winner], winner, OWNER[loser], cell)
    go_home(s, loser, log)
    s.where[winner] = cell
    if flag and not carries_flag(s, winner):
        take_flag(s, winner, log)
    if result > 0:
        s.victory = 1
        if s.fresh & BIT[cell] == 0:
            take_coins(s, winner, cell, log)


@rule
def compare_openly(s: State, explorer: int, other: int, cell: int, log: Array) -> None:
    """§5.2 All see both values; §9.6 or only the two who fight."""
    seats = ALL_SEE
    audience = EVERYBODY
    if s.battles == Battles.PRIVATE:
        seats = 1 << OWNER[explorer] | 1 << OWNER[other]
        audience = seats
    show(s, explorer, seats)
    show(s, other, seats)
    tell(log, Event.FOUGHT, audience, s.value[explorer] - 1, s.ring[explorer], s.value[other] - 1, s.ring[other])


# -- what nature turns up ----------------------------------------------------------------------------------------------


@rule
def weigh_tiles(s: State, weights: Array) -> int:
    """§2.2 Each face-down tile that nobody has seen is as likely as any other."""
    total = 0
    for face in range(N_FACES - 1):
        weights[TURN + face] = s.stock[face]
        total += s.stock[face]
    for cell in range(CELLS):
        if s.face[cell] != UNSEEN and s.stone_cells & BIT[cell] == 0:
            weights[TURN + s.face[cell]] -= 1
            total -= 1
    return total


@rule
def weigh_stones(s: State, weights: Array) -> int:
    total = 0
    for face in range(N_FACES):
        left = unseen_stones(s, face)
        weights[TURN_STONE + face] = left
        total += left
    return total
