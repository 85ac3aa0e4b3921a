"""What the pieces on the board tell us, how they come to it and leave it."""

from ...engine.compiled import rule
from ...engine.events import EVERYBODY, tell
from ...engine.records import Array, State
from .board import CELLS, N_DIRECTIONS, NEIGHBOUR
from .state import (
    ABOARD,
    BIT,
    BOAT_HOLDS,
    EACH,
    FIRST_OF,
    LOST,
    MAX_PLAYERS,
    N_COLOURS,
    N_KINDS,
    NONE,
    OWNER,
    SAFE,
    SERPENT,
    SHARK,
    WHALE,
    Colours,
    Event,
    Terrain,
)


@rule
def tell_all(log: Array, event: int, a: int, b: int, c: int, d: int) -> None:
    tell(log, event, EVERYBODY, a, b, c, d)


# -- cells -------------------------------------------------------------------------------------------------------------


@rule
def neighbour(cell: int, direction: int) -> int:
    return NEIGHBOUR[cell, direction]


@rule
def is_sea(s: State, cell: int) -> bool:
    return cell >= 0 and s.terrain[cell] == Terrain.SEA


@rule
def is_land(s: State, cell: int) -> bool:
    return cell >= 0 and s.terrain[cell] != Terrain.SEA


@rule
def touches_sea(s: State, cell: int) -> bool:
    for direction in range(N_DIRECTIONS):
        if is_sea(s, neighbour(cell, direction)):
            return True
    return False


@rule
def seas_beside(s: State, cell: int) -> int:
    """A bit per direction in which there is sea."""
    seas = 0
    for direction in range(N_DIRECTIONS):
        other = neighbour(cell, direction)
        seas |= ((other >= 0) & (s.terrain[max(other, 0)] == Terrain.SEA)) << direction
    return seas


@rule
def touches_land(s: State, cell: int) -> bool:
    for direction in range(N_DIRECTIONS):
        if is_land(s, neighbour(cell, direction)):
            return True
    return False


@rule
def is_empty_sea(s: State, cell: int) -> bool:
    """§7.4 Nothing at all is there."""
    if not is_sea(s, cell) or s.boat_at[cell] != NONE or anybody_in(s, cell):
        return False
    for kind in range(N_KINDS):
        if lurks(s, kind, cell):
            return False
    return True


# -- explorers ---------------------------------------------------------------------------------------------------------


@rule
def colours_in_play(s: State) -> int:
    """§2.3 A colour each; two people may have two."""
    return N_COLOURS if s.seats == 2 and s.colours == Colours.TWO else s.seats + 0


@rule
def explorers_in_play(s: State) -> int:
    """The explorers of the game are the first so many."""
    return EACH * colours_in_play(s)


@rule
def owner(s: State, explorer: int) -> int:
    return OWNER[s.seats, explorer]


@rule
def is_aboard(place: int) -> bool:
    return ABOARD <= place < SAFE


@rule
def is_safe(place: int) -> bool:
    return SAFE <= place < LOST


@rule
def swims(s: State, place: int) -> bool:
    return 0 <= place < CELLS and s.terrain[place] == Terrain.SEA


@rule
def stands(s: State, place: int) -> bool:
    return 0 <= place < CELLS and s.terrain[place] != Terrain.SEA


@rule
def cell_of(s: State, place: int) -> int:
    """The cell of an explorer on the board, in a boat or not; NONE if it is not on the board."""
    if is_aboard(place):
        return s.boat[place - ABOARD]
    return place if place < CELLS else NONE


@rule
def anybody_in(s: State, cell: int) -> bool:
    """Does an explorer stand or swim in the cell (boats do not count)?"""
    for explorer in range(explorers_in_play(s)):
        if s.where[explorer] == cell:
            return True
    return False


@rule
def count_in(s: State, cell: int) -> int:
    """How many stand or swim in the cell."""
    found = 0
    for explorer in range(explorers_in_play(s)):
        found += s.where[explorer] == cell
    return found


@rule
def has_somebody_in(s: State, seat: int, cell: int) -> bool:
    for explorer in range(explorers_in_play(s)):
        if s.where[explorer] == cell and owner(s, explorer) == seat:
            return True
    return False


@rule
def has_explorers_left(s: State, seat: int) -> bool:
    """§3.4 Is one of the seat's explorers still on the board?"""
    for explorer in range(explorers_in_play(s)):
        if s.where[explorer] < SAFE and owner(s, explorer) == seat:
            return True
    return False


@rule
def any_explorers_left(s: State) -> bool:
    for explorer in range(explorers_in_play(s)):
        if s.where[explorer] < SAFE:
            return True
    return False


@rule
def lose_explorer(s: State, explorer: int, cell: int, log: Array) -> None:
    s.where[explorer] = LOST
    s.swam &= ~BIT[explorer]
    tell_all(log, Event.EXPLORER_LOST, owner(s, explorer), explorer, cell, 0)


@rule
def lose_swimmers(s: State, cell: int, log: Array) -> None:
    for explorer in range(explorers_in_play(s)):
        if s.where[explorer] == cell:
            lose_explorer(s, explorer, cell, log)


@rule
def enter_water(s: State, explorer: int, cell: int, log: Array) -> None:
    """§4.9 Into the water; where a shark or a serpent is, nobody survives."""
    s.where[explorer] = cell
    if deadly_to_swimmers(s, cell):
        lose_explorer(s, explorer, cell, log)


# -- boats -------------------------------------------------------------------------------------------------------------


@rule
def passengers(s: State, boat: int) -> int:
    aboard = 0
    for seat in range(MAX_PLAYERS):
        aboard += s.crew[boat, seat]
    return aboard


@rule
def controls(s: State, seat: int, boat: int) -> bool:
    """§5.2 The most explorers aboard, or as many as anybody; §5.3 an empty boat is everybody's."""
    for other in range(s.seats):
        if s.crew[boat, other] > s.crew[boat, seat]:
            return False
    return True


@rule
def has_room(s: State, cell: int) -> bool:
    """§5.4 A boat with fewer than three aboard."""
    return cell >= 0 and s.boat_at[cell] != NONE and passengers(s, s.boat_at[cell]) < BOAT_HOLDS


@rule
def is_manned(s: State, cell: int) -> bool:
    """Is there a boat with somebody in it?"""
    return s.boat_at[cell] != NONE and passengers(s, s.boat_at[cell]) > 0


@rule
def put_aboard(s: State, explorer: int, boat: int, log: Array) -> None:
    s.where[explorer] = ABOARD + boat
    s.crew[boat, owner(s, explorer)] += 1
    tell_all(log, Event.BOARDED, owner(s, explorer), explorer, boat, s.boat[boat])


@rule
def leave_boat(s: State, explorer: int) -> None:
    """An explorer that is aboard gives its place up."""
    if is_aboard(s.where[explorer]):
        s.crew[s.where[explorer] - ABOARD, owner(s, explorer)] -= 1


@rule
def new_boat(s: State, seat: int, cell: int, log: Array) -> int:
    boat = s.launched + 0
    s.launched += 1
    s.boat[boat] = cell
    s.boat_at[cell] = boat
    tell_all(log, Event.LAUNCHED, seat, boat, cell, 0)
    return boat


@rule
def capsize(s: State, boat: int) -> None:
    """The boat is gone, its passengers swim where it lay."""
    cell = s.boat[boat]
    for explorer in range(explorers_in_play(s)):
        if s.where[explorer] == ABOARD + boat:
            s.where[explorer] = cell
    for seat in range(MAX_PLAYERS):
        s.crew[boat, seat] = 0
    s.boat_at[cell] = NONE
    s.boat[boat] = NONE


@rule
def strike_boat(s: State, cell: int, log: Array) -> None:
    """§5.5, §8.3, §8.5 A manned boat meets a serpent or a whale; where a serpent or a shark is, the swimmers are lost."""
    boat = s.boat_at[cell] + 0
    tell_all(log, Event.BOAT_LOST if lurks(s, SERPENT, cell) else Event.CAPSIZED, boat, cell, 0, 0)
    capsize(s, boat)
    if deadly_to_swimmers(s, cell):
        lose_swimmers(s, cell, log)


@rule
def row_boat(s: State, seat: int, boat: int, cell: int, log: Array) -> None:
    """§5.1 To the next cell; §5.5 an empty boat fears nothing."""
    was = s.boat[boat] + 0
    s.boat_at[was] = NONE
    s.boat[boat] = cell
    s.boat_at[cell] = boat
    tell_all(log, Event.ROWED, seat, boat, was, cell)
    if is_manned(s, cell) and (lurks(s, SERPENT, cell) or lurks(s, WHALE, cell)):
        strike_boat(s, cell, log)


# -- creatures ---------------------------------------------------------------------------------------------------------


@rule
def lurks(s: State, kind: int, cell: int) -> bool:
    """Is a creature of this kind in the cell?"""
    for creature in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
        if s.creature[creature] == cell:
            return True
    return False


@rule
def deadly_to_swimmers(s: State, cell: int) -> bool:
    return lurks(s, SERPENT, cell) or lurks(s, SHARK, cell)


@rule
def new_creature(s: State, kind: int, cell: int, log: Array) -> None:
    creature = FIRST_OF[kind] + s.appeared[kind]
    s.appeared[kind] += 1
    s.creature[creature] = cell
    tell_all(log, Event.APPEARED, creature, cell, 0, 0)


@rule
def lose_creature(s: State, creature: int, log: Array) -> None:
    tell_all(log, Event.CREATURE_LOST, creature, s.creature[creature], 0, 0)
    s.creature[creature] = NONE


@rule
def one_can_move(s: State, kind: int) -> bool:
    """§8.2 Is a creature of this kind on the board, with sea beside it?"""
    for creature in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
        if s.creature[creature] != NONE and touches_sea(s, s.creature[creature]):
            return True
    return False
