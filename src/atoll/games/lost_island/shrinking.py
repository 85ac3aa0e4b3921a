"""Step three: a tile goes, from the outside in, and with it what was on it."""

from ...engine.asks import ask, current
from ...engine.compiled import rule
from ...engine.menu import allow
from ...engine.records import Array, State
from .bombs import lowest_bit, rise
from .pieces import carries_flag, from_supply, go_home, loot_of, take_flag, tell_all, who_is_on
from .state import (
    BIT,
    CELLS,
    FLAG,
    N_RINGS,
    NONE,
    RING_OF,
    SHRINK,
    STORM,
    Ask,
    Event,
    Ground,
    Stones,
    distance,
)


@rule
def is_removable(s: State, cell: int) -> bool:
    """§8.3 Not a stone that nobody has turned (or, by the letter, any stone), not a tile where the flag lies."""
    if s.ground[cell] == Ground.WATER or s.ground[cell] == Ground.STONE or s.flag == cell:
        return False
    return s.stone_rule == Stones.UNTURNED or s.stone_cells & BIT[cell] == 0


@rule
def outer_ring(s: State) -> int:
    """§8.2 The outermost ring that has a tile to take, or NONE."""
    outermost = N_RINGS
    for cell in range(CELLS):
        if RING_OF[cell] < outermost and is_removable(s, cell):
            outermost = RING_OF[cell]
    return outermost if outermost < N_RINGS else NONE


@rule
def can_shrink(s: State) -> bool:
    return outer_ring(s) != NONE


@rule
def may_shrink(s: State, menu: Array) -> None:
    """§8.2 A free tile of the ring; if it has none, one with an explorer."""
    ring = outer_ring(s)
    any_free = False
    for cell in range(CELLS):
        if RING_OF[cell] == ring and is_removable(s, cell) and who_is_on(s, cell) == NONE:
            any_free = True
            allow(menu, SHRINK + cell)
    if not any_free:
        for cell in range(CELLS):
            if RING_OF[cell] == ring and is_removable(s, cell):
                allow(menu, SHRINK + cell)


@rule
def shrink(s: State, cell: int, log: Array) -> None:
    """§8.6 A face-down tile is shown to all first, §9.5 also where it is laid aside face down."""
    current(s).left = 0
    if s.ground[cell] == Ground.HIDDEN:
        ask(s, Ask.TURN, 0, 1, cell, 0)
    else:
        take_away(s, cell, log)


@rule
def turn_and_take(s: State, cell: int, face: int, log: Array) -> None:
    """§8.6 It is seen and gone; §9.3 its storm still blows, §9.4 its loot is a victor's.

    A storm's question is opened before the tile is taken: the flag of who stood on the tile may open another, which then
    lies on top and is answered first, so that the wind finds the flag where it has come to lie.
    """
    s.face[cell] = face
    tell_all(log, Event.REVEALED, s.turn, cell, face, 0)
    if s.shrink_loot and s.victory and loot_of(face) > 0:
        coins = from_supply(s, loot_of(face))
        s.purse[s.turn] += coins
        tell_all(log, Event.BONUS, s.turn, coins, 0, 0)
    if s.shrink_storms and face == STORM:
        s.ground[cell] = Ground.WATER
        rise(s, cell, log)
    take_away(s, cell, log)


@rule
def take_away(s: State, cell: int, log: Array) -> None:
    """§8.1 The tile goes; §8.4 who stood on it goes home; §8.7 its coins are lost; §8.5 the flag goes to the nearest tile."""
    s.ground[cell] = Ground.WATER
    s.fresh &= ~BIT[cell]
    tell_all(log, Event.SHRANK, s.turn, cell, 0, 0)
    if s.coins[cell] > 0:
        tell_all(log, Event.COINS_LOST, cell, s.coins[cell], 0, 0)
        s.coins[cell] = 0
    explorer = who_is_on(s, cell)
    if explorer != NONE:
        carried = carries_flag(s, explorer)
        go_home(s, explorer, log)
        if carried:
            save_flag(s, cell, log)


@rule
def nearest_tiles(s: State, cell: int) -> int:
    """A bit per tile that is nearest."""
    nearest = CELLS
    tiles = 0
    for other in range(CELLS):
        if s.ground[other] != Ground.WATER and distance(cell, other) <= nearest:
            tiles = BIT[other] if distance(cell, other) < nearest else tiles | BIT[other]
            nearest = distance(cell, other)
    return tiles


@rule
def save_flag(s: State, cell: int, log: Array) -> None:
    """§8.5 To the nearest tile; of several, who shrinks the island says which."""
    tiles = nearest_tiles(s, cell)
    if tiles & (tiles - 1) != 0:
        s.flag = cell
        ask(s, Ask.FLAG, 1 << s.turn, 0, cell, 0)
    else:
        put_flag(s, lowest_bit(tiles), log)


@rule
def may_put_flag(s: State, menu: Array) -> None:
    tiles = nearest_tiles(s, current(s).subject)
    for cell in range(CELLS):
        if tiles & BIT[cell] != 0:
            allow(menu, FLAG + cell)


@rule
def put_flag(s: State, cell: int, log: Array) -> None:
    """§8.5 Whoever stands there has it."""
    s.flag = cell
    tell_all(log, Event.FLAG_FELL, cell, 0, 0, 0)
    explorer = who_is_on(s, cell)
    if explorer != NONE:
        take_flag(s, explorer, log)
