"""Moving: walking, the pilot's flight, the diver's dive, the navigator's guidance, and swimming for one's life."""

from ...engine.asks import answered, current
from ...engine.compiled import rule
from ...engine.menu import allow
from ...engine.records import Array, State
from .pieces import carry, directions, is_beside, neighbour, seat_of, stands, walk
from .state import (
    ALL_TILES,
    FLY,
    GUIDE,
    MOVE,
    N_ORTHOGONAL,
    N_TILES,
    PASS,
    SWIM,
    Ask,
    Dive,
    Event,
    Level,
    Navigator,
    Role,
)
from .turn import ask_seat


@rule
def guide_to(role: int, tile: int) -> int:
    return GUIDE + role * N_TILES + tile


@rule
def is_in_water(s: State, seat: int) -> bool:
    """§4.11 Only a diver between two dives is."""
    return s.level[s.pawn[seat]] == Level.SUNK


@rule
def may_move(s: State, seat: int, left: int, menu: Array) -> None:
    """§4.1 One tile; §4.9 the diver further."""
    if s.role[seat] == Role.DIVER:
        may_dive(s, seat, left, menu)
        return
    for direction in range(directions(s, seat)):
        tile = neighbour(s, s.pawn[seat], direction)
        if stands(s, tile):
            allow(menu, MOVE + tile)
    if s.role[seat] == Role.PILOT and s.flown == 0:
        may_fly(s, seat, menu)


@rule
def move(s: State, seat: int, tile: int, log: Array) -> None:
    """§4.1, §4.2 To a neighbouring tile, flooded or not."""
    walk(s, seat, tile, Event.MOVED if is_beside(s, seat, tile) else Event.DIVED, log)


@rule
def may_fly(s: State, seat: int, menu: Array) -> None:
    """§4.5 Once a turn to any tile; to a neighbour it would be a walk, so that is not offered."""
    for tile in range(N_TILES):
        if stands(s, tile) and tile != s.pawn[seat] and not is_beside(s, seat, tile):
            allow(menu, FLY + tile)


@rule
def fly(s: State, seat: int, tile: int, log: Array) -> None:
    s.flown = 1
    walk(s, seat, tile, Event.FLEW, log)


@rule
def may_dive(s: State, seat: int, left: int, menu: Array) -> None:
    """§4.9 Through flooded and missing tiles, round corners too; §4.11 the dive ends on a tile, or the turn does."""
    pause = s.dive == Dive.TURN and left > 1
    reached = reach_by_diving(s, s.pawn[seat])
    for tile in range(N_TILES):
        if (reached >> tile) & 1 == 1 and (pause or stands(s, tile)):
            allow(menu, MOVE + tile)


@rule
def reach_by_diving(s: State, start: int) -> int:
    """§4.9, §4.10 A bit per tile a dive from here comes to, missing ones included: never through dry tiles or open sea."""
    origin = 1 << start
    reached = origin
    fresh = origin
    while fresh != 0:
        border = fresh
        fresh = 0
        for tile in range(N_TILES):
            if (border >> tile) & 1 == 1 and (tile == start or s.level[tile] != Level.DRY):
                for direction in range(N_ORTHOGONAL):
                    other = neighbour(s, tile, direction)
                    if other >= 0 and (reached >> other) & 1 == 0:
                        reached |= 1 << other
                        fresh |= 1 << other
    return reached & ~origin


@rule
def may_guide(s: State, seat: int, menu: Array) -> None:
    """§4.6 The navigator moves one other pawn up to two tiles."""
    for other in range(s.seats):
        if other != seat:
            reached = guided_reach(s, other)
            for tile in range(N_TILES):
                if (reached >> tile) & 1 == 1:
                    allow(menu, guide_to(s.role[other], tile))


@rule
def guided_reach(s: State, seat: int) -> int:
    """§4.7 Each pawn steps in its own way: the explorer diagonally, the diver's first step over water, no flight."""
    start = s.pawn[seat]
    reached = 0
    for first in range(directions(s, seat)):
        middle = neighbour(s, start, first)
        if middle >= 0 and (stands(s, middle) or s.role[seat] == Role.DIVER):
            reached |= 1 << middle
            for second in range(directions(s, seat)):
                tile = neighbour(s, middle, second)
                if tile >= 0:
                    reached |= 1 << tile
    return standing_only(s, reached) & ~(1 << start)


@rule
def standing_only(s: State, tiles: int) -> int:
    for tile in range(N_TILES):
        if s.level[tile] == Level.SUNK:
            tiles &= ~(1 << tile)
    return tiles


@rule
def guide(s: State, seat: int, role: int, tile: int, log: Array) -> None:
    """§4.6; §4.8 after a single step the other half of the action may move somebody else one tile."""
    other = seat_of(s, role)
    single_step = is_beside(s, other, tile)
    carry(s, seat, other, tile, Event.GUIDED, log)
    if single_step and s.navigator == Navigator.SPLIT and can_guide_more(s, seat, other):
        ask_seat(s, Ask.GUIDE_MORE, seat, 0, other, 0)


@rule
def can_guide_more(s: State, seat: int, guided: int) -> bool:
    """§4.8 Is there a second pawn that has somewhere to go?"""
    for other in range(s.seats):
        if other != seat and other != guided:
            for direction in range(directions(s, other)):
                if stands(s, neighbour(s, s.pawn[other], direction)):
                    return True
    return False


@rule
def may_guide_more(s: State, seat: int, menu: Array) -> None:
    """§4.8 A second pawn, one tile."""
    for other in range(s.seats):
        if other != seat and other != current(s).subject:
            for direction in range(directions(s, other)):
                tile = neighbour(s, s.pawn[other], direction)
                if stands(s, tile):
                    allow(menu, guide_to(s.role[other], tile))
    allow(menu, PASS)


@rule
def guide_more(s: State, seat: int, role: int, tile: int, log: Array) -> None:
    answered(s)
    carry(s, seat, seat_of(s, role), tile, Event.GUIDED, log)


@rule
def swim_reach(s: State, seat: int) -> int:
    """§8.5, §8.6 A bit per tile this pawn can reach when its tile has sunk under it."""
    start = s.pawn[seat]
    if s.role[seat] == Role.PILOT:
        return standing_only(s, ALL_TILES)
    if s.role[seat] == Role.DIVER:
        return nearest_by_diving(s, start)
    reached = 0
    for direction in range(directions(s, seat)):
        tile = neighbour(s, start, direction)
        if stands(s, tile):
            reached |= 1 << tile
    return reached


@rule
def nearest_by_diving(s: State, start: int) -> int:
    """§8.6 The diver swims to the nearest tile; among equally near ones the diver chooses."""
    reached = 1 << start
    border = reached
    ashore = 0
    while ashore == 0 and border != 0:
        fresh = 0
        for tile in range(N_TILES):
            if (border >> tile) & 1 == 1:
                for direction in range(N_ORTHOGONAL):
                    other = neighbour(s, tile, direction)
                    if other >= 0 and (reached >> other) & 1 == 0:
                        fresh |= 1 << other
        ashore = standing_only(s, fresh)
        reached |= fresh
        border = fresh
    return ashore


@rule
def may_swim(s: State, seat: int, menu: Array) -> None:
    reached = swim_reach(s, seat)
    for tile in range(N_TILES):
        if (reached >> tile) & 1 == 1:
            allow(menu, SWIM + tile)
