"""Step one: move, swim, reveal, reinforce, battle."""

from ...engine.asks import ask, current
from ...engine.bits import lowest, without_lowest
from ...engine.compiled import rule
from ...engine.events import EVERYBODY, tell
from ...engine.menu import allow, allow_all
from ...engine.records import Array, State
from .pieces import (
    arrive,
    beside,
    boat_size,
    carries_flag,
    drop_flag,
    go_home,
    land_cells,
    lose_ring,
    own_cells,
    show,
    take_coins,
    take_flag,
    take_from_boat,
    taken_cells,
    tell_all,
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
    MOVE,
    N_FACES,
    N_STRAIGHT,
    NEIGHBOUR,
    NONE,
    OWNER,
    REINFORCE,
    REVEAL,
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
    land = land_cells(s)
    water = ALL_CELLS & ~land
    own = own_cells(s, seat)
    enemies = taken_cells(s) & land & ~own
    free = land & ~own & ~enemies
    near = beside(own)
    for explorer in range(EACH * seat, EACH * seat + EACH):
        if s.where[explorer] >= 0:
            may_walk(s, explorer, free, enemies, menu)
            if ADJACENT[s.where[explorer]] & water != 0:
                may_swim(s, explorer, reach(ADJACENT[s.where[explorer]] & water, water), free, enemies, menu)
    allow_all(menu, REVEAL, near & free & hidden_cells(s), CELLS)
    if not s.reinforced:
        may_reinforce(s, seat, REINFORCE, free, near, menu)
    allow(menu, END)


@rule
def hidden_cells(s: State) -> int:
    """§4.2 A bit per face-down tile where the flag does not lie."""
    hidden = 0
    for cell in range(CELLS):
        hidden |= (s.ground[cell] == Ground.HIDDEN) << cell
    return hidden & ~BIT[s.flag] if 0 <= s.flag < CELLS else hidden


@rule
def may_walk(s: State, explorer: int, free: int, enemies: int, menu: Array) -> None:
    """§4.1 To a free tile beside it; §5.1 or against an enemy there."""
    for direction in range(N_STRAIGHT):
        cell = NEIGHBOUR[s.where[explorer], direction]
        if cell >= 0:
            if free & BIT[cell] != 0:
                allow(menu, MOVE + explorer * N_STRAIGHT + direction)
            elif enemies & BIT[cell] != 0:
                allow(menu, BATTLE + explorer * N_STRAIGHT + direction)


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
def may_swim(s: State, explorer: int, water: int, free: int, enemies: int, menu: Array) -> None:
    """§4.4 To a free tile beside the water, §4.5 to an enemy's with both actions."""
    goals = free | enemies if current(s).left == ACTIONS else free
    allow_all(menu, SWIM + explorer * CELLS, beside(water) & goals, CELLS)


@rule
def may_reinforce(s: State, seat: int, first: int, free: int, near: int, menu: Array) -> None:
    """§4.6 Beside an own explorer; if nothing is free there, anywhere."""
    if boat_size(s, seat) == 0:
        return
    allow_all(menu, first, free & near if free & near != 0 else free, CELLS)


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
        weights[TURN_STONE + face] = s.stone_stock[face]
        total += s.stone_stock[face]
    stones = s.stone_cells + 0
    while stones != 0:
        face = s.face[lowest(stones)]
        stones = without_lowest(stones)
        if face != UNSEEN:
            weights[TURN_STONE + face] -= 1
            total -= 1
    return total
