"""Step three: a tile goes, from the outside in, and with it what was on it."""

from ...engine.asks import ask, current
from ...engine.bits import lowest
from ...engine.compiled import rule
from ...engine.menu import allow_all
from ...engine.records import Array, State
from .bombs import rise
from .pieces import carries_flag, from_supply, go_home, loot_of, take_flag, taken_cells, tell_all, who_is_on
from .state import (
    BIT,
    CELLS,
    FLAG,
    N_RINGS,
    NONE,
    RING_CELLS,
    SHRINK,
    STORM,
    Ask,
    Event,
    Ground,
    Stones,
    distance,
)


@rule
def removable_cells(s: State) -> int:
    """§8.3 No stone that nobody has turned (or, by the letter, no stone), no tile where the flag lies; a bit per cell."""
    cells = 0
    for cell in range(CELLS):
        cells |= ((s.ground[cell] == Ground.HIDDEN) | (s.ground[cell] == Ground.OPEN)) << cell
    if 0 <= s.flag < CELLS:
        cells &= ~BIT[s.flag]
    return cells if s.stone_rule == Stones.UNTURNED else cells & ~s.stone_cells


@rule
def outer_cells(s: State) -> int:
    """§8.2 Of the outermost ring that has tiles to take these tiles, a bit each; 0 if there are none."""
    cells = removable_cells(s)
    for ring in range(N_RINGS):
        if cells & RING_CELLS[ring] != 0:
            return cells & RING_CELLS[ring]
    return 0


@rule
def can_shrink(s: State) -> bool:
    return outer_cells(s) != 0


@rule
def may_shrink(s: State, menu: Array) -> None:
    """§8.2 A free tile of the ring; if it has none, one with an explorer."""
    cells = outer_cells(s)
    free = cells & ~taken_cells(s)
    allow_all(menu, SHRINK, free if free != 0 else cells, CELLS)


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
        put_flag(s, lowest(tiles), log)


@rule
def may_put_flag(s: State, menu: Array) -> None:
    tiles = nearest_tiles(s, current(s).subject)
    allow_all(menu, FLAG, tiles, CELLS)


@rule
def put_flag(s: State, cell: int, log: Array) -> None:
    """§8.5 Whoever stands there has it."""
    s.flag = cell
    tell_all(log, Event.FLAG_FELL, cell, 0, 0, 0)
    explorer = who_is_on(s, cell)
    if explorer != NONE:
        take_flag(s, explorer, log)
