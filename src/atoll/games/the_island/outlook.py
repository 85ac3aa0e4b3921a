"""What an explorer may hope for where it is: the chance to get home, by how far it is and who lurks near."""

from ...engine.compiled import rule
from ...engine.records import Array, State
from . import weights as w
from .board import CELLS, N_DIRECTIONS, SEA_WAYS, distance
from .pieces import explorers_in_play, has_room, is_manned, is_sea, neighbour, owner
from .state import (
    ABOARD,
    FIRST_OF,
    N_BOATS,
    N_KINDS,
    NONE,
    REACH,
    SERPENT,
    SHARK,
    VALUES,
    WHALE,
)

MEAN = sum(VALUES) / len(VALUES)


@rule
def worth(s: State, explorer: int) -> float:
    """Its value; the mean of all where that is not known, and 1 where all are equal."""
    if s.equal:
        return 1.0
    return s.value[explorer] * 1.0 if s.value[explorer] > 0 else MEAN


@rule
def hope_aboard(s: State, cell: int, weights: Array) -> float:
    return weights[w.ABOARD] - weights[w.BY_BOAT] * SEA_WAYS[cell] - danger(s, cell, True, weights)


@rule
def hope_swimming(s: State, cell: int, weights: Array) -> float:
    """Swimming home, or to a boat with room."""
    home = weights[w.SWIMMING] - weights[w.BY_SWIMMING] * SEA_WAYS[cell]
    if SEA_WAYS[cell] == 0:
        home += weights[w.IN_HARBOUR]
    boat = weights[w.SWIMMING] - weights[w.TO_BOAT] * (1 + way_to_boat(s, cell))
    return max(home, boat, 0.02) - danger(s, cell, False, weights)


@rule
def hope_on_land(s: State, cell: int, weights: Array) -> float:
    """Walking to a boat; a little for each step nearer home."""
    boat = weights[w.ON_LAND] - weights[w.TO_BOAT] * way_to_boat(s, cell)
    return max(boat, 0.05) - 0.002 * SEA_WAYS[cell]


@rule
def hope(s: State, place: int, weights: Array) -> float:
    """For an explorer on the board."""
    if place >= ABOARD:
        return hope_aboard(s, s.boat[place - ABOARD], weights)
    if s.terrain[place] < 3:
        return hope_on_land(s, place, weights)
    return hope_swimming(s, place, weights)


@rule
def way_to_boat(s: State, cell: int) -> int:
    """Cells to the nearest boat that has room."""
    nearest = CELLS
    for boat in range(N_BOATS):
        if s.boat[boat] != NONE and has_room(s, s.boat[boat]):
            nearest = min(nearest, distance(cell, s.boat[boat]))
    return nearest


@rule
def danger(s: State, cell: int, aboard: bool, weights: Array) -> float:
    """Creatures that could come here with one roll of the die and would do harm."""
    found = 0.0
    for kind in range(N_KINDS):
        if kind == SERPENT or (kind == WHALE) == aboard:
            for creature in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
                at = s.creature[creature]
                if at != NONE and 0 < distance(cell, at) <= REACH[kind]:
                    found += weights[w.EXPOSED]
                    break
    return found


@rule
def prey(s: State, seat: int, kind: int, cell: int, weights: Array) -> float:
    """What a creature of the kind destroys in a cell: others' explorers less the seat's own."""
    total = 0.0
    boat = s.boat_at[cell]
    sinks = kind != SHARK and boat != NONE and is_manned(s, cell)
    share = weights[w.CAPSIZED] if kind == WHALE else 1.0
    for explorer in range(explorers_in_play(s)):
        lost = 0.0
        if s.where[explorer] == cell and kind != WHALE:
            lost = 1.0
        elif sinks and s.where[explorer] == ABOARD + boat:
            lost = share
        if lost > 0.0:
            total += lost * worth(s, explorer) * (-1.0 if owner(s, explorer) == seat else weights[w.HARM])
    return total


@rule
def way_is_open(s: State, cell: int, at: int) -> bool:
    """Does a step over the sea lead nearer? A creature that set out in vain would only swim back."""
    away = distance(cell, at)
    if away <= 1:
        return True
    for direction in range(N_DIRECTIONS):
        there = neighbour(cell, direction)
        if is_sea(s, there) and distance(there, at) < away:
            return True
    return False


@rule
def lure(s: State, seat: int, kind: int, cell: int, reach: int, weights: Array) -> float:
    """How good it is for the seat that a creature of the kind is in a cell: what it could do from there, near prey most."""
    best = 0.0
    threat = 0.0
    for explorer in range(explorers_in_play(s)):
        place = s.where[explorer]
        at = NONE
        if ABOARD <= place < ABOARD + N_BOATS and kind != SHARK:
            at = s.boat[place - ABOARD]
        elif 0 <= place < CELLS and s.terrain[place] == 3 and kind != WHALE:
            at = place
        if at != NONE:
            away = distance(cell, at)
            if owner(s, explorer) == seat:
                if away <= REACH[kind]:
                    threat += worth(s, explorer)
            elif away <= reach and way_is_open(s, cell, at):
                best = max(best, 0.8 * prey(s, seat, kind, at, weights))
            else:
                best = max(best, weights[w.APPROACH] * worth(s, explorer) * (12 - away))
    return best - 0.3 * threat
