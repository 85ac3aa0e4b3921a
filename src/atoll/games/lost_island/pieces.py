"""What lies and stands where, and what happens when an explorer comes to a tile or goes home."""

from ...engine.asks import ask
from ...engine.compiled import rule
from ...engine.events import EVERYBODY, tell
from ...engine.records import Array, State
from .state import (
    ALL_CELLS,
    BIT,
    CARRIED,
    CELLS,
    EACH,
    FIRST_COLUMN,
    FLAG_FACE,
    IN_BOAT,
    LAST_COLUMN,
    LOOT,
    MOST_LOOT,
    NONE,
    OWNER,
    SIDE,
    Ask,
    Event,
    Ground,
)


@rule
def tell_all(log: Array, event: int, a: int, b: int, c: int, d: int) -> None:
    tell(log, event, EVERYBODY, a, b, c, d)


# -- cells -------------------------------------------------------------------------------------------------------------


@rule
def is_land(s: State, cell: int) -> bool:
    return cell >= 0 and s.ground[cell] != Ground.WATER


@rule
def who_is_on(s: State, cell: int) -> int:
    """The explorer that stands there, or NONE."""
    for explorer in range(s.seats * EACH):
        if s.where[explorer] == cell:
            return explorer
    return NONE


@rule
def is_free(s: State, cell: int) -> bool:
    """§4.1 A tile without an explorer; the flag may lie there."""
    return is_land(s, cell) and who_is_on(s, cell) == NONE


@rule
def land_cells(s: State) -> int:
    """A bit per cell whose tile is there."""
    land = 0
    for cell in range(CELLS):
        land |= (s.ground[cell] != Ground.WATER) << cell
    return land


@rule
def cells_of(s: State, first: int, last: int) -> int:
    """A bit per cell where one of these explorers stands."""
    cells = 0
    for explorer in range(first, last):
        where = s.where[explorer]
        cells |= (where >= 0) << max(where, 0)
    return cells


@rule
def own_cells(s: State, seat: int) -> int:
    """A bit per cell where an explorer of the seat stands."""
    return cells_of(s, EACH * seat, EACH * seat + EACH)


@rule
def taken_cells(s: State) -> int:
    """A bit per cell where anybody stands."""
    return cells_of(s, 0, s.seats * EACH)


@rule
def free_cells(s: State) -> int:
    """A bit per tile without an explorer."""
    return land_cells(s) & ~taken_cells(s)


@rule
def beside(cells: int) -> int:
    """A bit per cell that is one of these or beside one."""
    east = (cells & ~LAST_COLUMN) << 1
    west = (cells & ~FIRST_COLUMN) >> 1
    return (cells | east | west | cells << SIDE | cells >> SIDE) & ALL_CELLS


@rule
def on_island(s: State, seat: int) -> int:
    """How many explorers of the seat are on the island."""
    found = 0
    for explorer in range(EACH * seat, EACH * seat + EACH):
        found += s.where[explorer] >= 0
    return found


@rule
def loot_of(face: int) -> int:
    """How many coins a tile brings: 0 unless it is loot."""
    return face - LOOT + 1 if LOOT <= face < LOOT + MOST_LOOT else 0


@rule
def unseen_tiles(s: State, face: int) -> int:
    """Tiles with this face that nobody has seen; right in a whole state."""
    left = s.stock[face] + 0
    for cell in range(CELLS):
        left -= s.face[cell] == face and s.stone_cells & BIT[cell] == 0
    return left


@rule
def unseen_stones(s: State, face: int) -> int:
    left = s.stone_stock[face] + 0
    for cell in range(CELLS):
        left -= s.face[cell] == face and s.stone_cells & BIT[cell] != 0
    return left


@rule
def is_asked_about(s: State, kind: int, cell: int) -> bool:
    """Is this question about the cell open?"""
    for depth in range(s.ask_count):
        if s.asks[depth].kind == kind and s.asks[depth].subject == cell:
            return True
    return False


# -- boats -------------------------------------------------------------------------------------------------------------


@rule
def boat_size(s: State, seat: int) -> int:
    size = 0
    while size < EACH and s.boat[seat, size] != NONE:
        size += 1
    return size


@rule
def take_from_boat(s: State, seat: int) -> int:
    """§4.6 The front one; the others move up."""
    front = s.boat[seat, 0] + 0
    for place in range(EACH - 1):
        s.boat[seat, place] = s.boat[seat, place + 1]
    s.boat[seat, EACH - 1] = NONE
    return front


@rule
def go_home(s: State, explorer: int, log: Array) -> None:
    """To the back of the boat, §7.3 without its ring. Whoever carried the flag has lost it before."""
    seat = OWNER[explorer]
    tell_all(log, Event.HOME, seat, explorer, s.where[explorer], 0)
    s.where[explorer] = IN_BOAT
    s.boat[seat, boat_size(s, seat)] = explorer
    lose_ring(s, explorer, log)


@rule
def lose_ring(s: State, explorer: int, log: Array) -> None:
    if s.ring[explorer]:
        s.ring[explorer] = 0
        tell_all(log, Event.RING_LOST, OWNER[explorer], explorer, 0, 0)


# -- coins and the flag ------------------------------------------------------------------------------------------------


@rule
def carries_flag(s: State, explorer: int) -> bool:
    return s.flag == CARRIED + explorer


@rule
def drop_flag(s: State, explorer: int, cell: int, log: Array) -> None:
    """§5.4, §6.6, §6.8 The flag stays behind on a tile."""
    if carries_flag(s, explorer):
        s.flag = cell
        tell_all(log, Event.FLAG_FELL, cell, 0, 0, 0)


@rule
def take_flag(s: State, explorer: int, log: Array) -> None:
    s.flag = CARRIED + explorer
    tell_all(log, Event.FLAG_TAKEN, OWNER[explorer], explorer, s.where[explorer], 0)


@rule
def from_supply(s: State, wanted: int) -> int:
    """As many coins as there are."""
    coins = min(wanted, s.supply)
    s.supply -= coins
    return coins


@rule
def pay(s: State, seat: int, coins: int) -> None:
    """§7.1 Coins go back to the supply."""
    s.purse[seat] -= coins
    s.supply += coins


@rule
def take_coins(s: State, explorer: int, cell: int, log: Array) -> None:
    seat = OWNER[explorer]
    if s.coins[cell] > 0:
        s.purse[seat] += s.coins[cell]
        tell_all(log, Event.COINS_TAKEN, seat, cell, s.coins[cell], 0)
        s.coins[cell] = 0


@rule
def arrive(s: State, explorer: int, cell: int, blown: bool, log: Array) -> None:
    """§4.3 A stone is turned at once; §4.7 coins are taken, but not in the turn in which they were turned up, §6.9 unless
    the wind brings somebody there; the flag is picked up."""
    s.where[explorer] = cell
    if s.flag == cell:
        take_flag(s, explorer, log)
    if s.ground[cell] == Ground.STONE:
        ask(s, Ask.TURN_STONE, 0, 0, cell, 0)
    elif blown or s.fresh & BIT[cell] == 0:
        take_coins(s, explorer, cell, log)


@rule
def turn_stone(s: State, cell: int, face: int, log: Array) -> None:
    """§4.3 Its loot is taken at once, and so is the flag."""
    explorer = who_is_on(s, cell)
    s.ground[cell] = Ground.OPEN
    s.face[cell] = face
    tell_all(log, Event.STONE_TURNED, OWNER[explorer], cell, face, 0)
    if face == FLAG_FACE:
        take_flag(s, explorer, log)
    else:
        s.coins[cell] = from_supply(s, loot_of(face))
        take_coins(s, explorer, cell, log)


# -- who knows what ----------------------------------------------------------------------------------------------------


@rule
def show(s: State, explorer: int, seats: int) -> None:
    """These seats (a bit each, and PUBLIC) have seen its value."""
    s.seen[explorer] |= seats


@rule
def may_know(s: State, viewer: int, explorer: int) -> bool:
    """§1.3 Its owner; §1.4 who has seen it."""
    return OWNER[explorer] == viewer or (s.seen[explorer] >> viewer) & 1 == 1


@rule
def is_only_one_left(s: State, seat: int) -> bool:
    """Nobody else has explorers on the island."""
    for other in range(s.seats):
        if (on_island(s, other) > 0) != (other == seat):
            return False
    return True


@rule
def flag_owner(s: State) -> int:
    """The seat that carries the flag, or NONE."""
    return OWNER[s.flag - CARRIED] if s.flag >= CARRIED else NONE


@rule
def is_won(s: State) -> bool:
    """§10.1 Somebody carries the flag and nobody else is on the island."""
    return s.flag >= CARRIED and is_only_one_left(s, flag_owner(s))
