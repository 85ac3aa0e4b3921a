"""Step two: explorers and boats, a point at a time. The dolphin and the wind move them by the same steps."""

from ...engine.asks import answered, current
from ...engine.compiled import rule
from ...engine.menu import allow, allow_all
from ...engine.records import Array, State
from .board import ALL_DIRECTIONS, HARBOUR, HERE, N_DIRECTIONS
from .pieces import (
    cell_of,
    controls,
    enter_water,
    explorers_in_play,
    has_explorers_left,
    has_room,
    is_aboard,
    is_land,
    is_sea,
    leave_boat,
    neighbour,
    owner,
    put_aboard,
    row_boat,
    seas_beside,
    stands,
    swims,
    tell_all,
)
from .state import (
    ABOARD,
    BIT,
    BOARD,
    JUMP,
    LAND,
    N_BOATS,
    N_WALKS,
    N_WAYS,
    NONE,
    PASS,
    ROW,
    SAFE,
    STEP,
    Do,
    Event,
)
from .turn import begin_moves, begin_sinking


@rule
def may_move(s: State, seat: int, menu: Array) -> None:
    """§3.3 All that a point can be spent on, or no more of them."""
    for explorer in range(explorers_in_play(s)):
        if s.where[explorer] < SAFE and owner(s, explorer) == seat:
            may_move_explorer(s, explorer, menu)
    for boat in range(N_BOATS):
        if s.boat[boat] != NONE and controls(s, seat, boat):
            may_row(s, boat, menu)
    allow(menu, PASS)


@rule
def may_move_explorer(s: State, explorer: int, menu: Array) -> None:
    place = s.where[explorer]
    if is_aboard(place):
        cell = s.boat[place - ABOARD]
        if not has_swum(s, explorer):
            allow(menu, JUMP + explorer)
        may_board_nearby(s, explorer, cell, menu)
        may_land(explorer, cell, menu)
    elif stands(s, place):
        may_walk(explorer, menu)
        may_board_nearby(s, explorer, place, menu)
    else:
        may_move_swimmer(s, explorer, place, menu)


@rule
def may_move_swimmer(s: State, explorer: int, cell: int, menu: Array) -> None:
    """§4.5 One sea cell a turn; §4.7, §4.8 what may follow it is a choice of the table."""
    fresh = not has_swum(s, explorer)
    if fresh:
        may_swim(s, explorer, cell, menu)
    if (fresh or s.swim_then_board) and has_room(s, cell):
        allow(menu, BOARD + explorer * N_WAYS + HERE)
    if fresh or s.swim_then_land:
        may_land(explorer, cell, menu)


@rule
def has_swum(s: State, explorer: int) -> bool:
    return (s.swam >> explorer) & 1 == 1


@rule
def may_walk(explorer: int, menu: Array) -> None:
    """§4.1 To any tile beside it, §4.4 or into the water there: around a tile there are always six cells."""
    allow_all(menu, STEP + explorer * N_WALKS, ALL_DIRECTIONS, N_DIRECTIONS)


@rule
def may_swim(s: State, explorer: int, cell: int, menu: Array) -> None:
    """§4.5 To a sea cell, §4.6 never back to the island."""
    allow_all(menu, STEP + explorer * N_WALKS, seas_beside(s, cell), N_DIRECTIONS)


@rule
def may_board_nearby(s: State, explorer: int, cell: int, menu: Array) -> None:
    """§4.2 From a tile, §4.3 or from a boat, into a boat beside it."""
    for direction in range(N_DIRECTIONS):
        if has_room(s, neighbour(cell, direction)):
            allow(menu, BOARD + explorer * N_WAYS + direction)


@rule
def may_land(explorer: int, cell: int, menu: Array) -> None:
    """§4.8 From either cell of a harbour."""
    if HARBOUR[cell] >= 0:
        allow(menu, LAND + explorer)


@rule
def may_row(s: State, boat: int, menu: Array) -> None:
    """§5.1 To a sea cell without a boat."""
    ways = seas_beside(s, s.boat[boat])
    for direction in range(N_DIRECTIONS):
        if (ways >> direction) & 1 == 1 and s.boat_at[neighbour(s.boat[boat], direction)] == NONE:
            allow(menu, ROW + boat * N_WALKS + direction)


@rule
def can_row(s: State, boat: int) -> bool:
    for direction in range(N_DIRECTIONS):
        cell = neighbour(s.boat[boat], direction)
        if is_sea(s, cell) and s.boat_at[cell] == NONE:
            return True
    return False


@rule
def move(s: State, seat: int, kind: int, one: int, two: int, log: Array) -> None:
    """§3.3 One point, until there is none left or no more is wanted."""
    if kind == Do.STEP:
        step(s, one, two, log)
    elif kind == Do.BOARD:
        board(s, one, two, log)
    elif kind == Do.JUMP:
        jump(s, one, log)
    elif kind == Do.LAND:
        land(s, one, log)
    elif kind == Do.ROW:
        row_boat(s, seat, one, neighbour(s.boat[one], two), log)
    question = current(s)
    question.left -= 1
    if kind == Do.PASS or question.left == 0 or not has_explorers_left(s, seat):
        answered(s)
        begin_sinking(s, log)


@rule
def step(s: State, explorer: int, direction: int, log: Array) -> None:
    """§4.1 On land; §4.4, §4.5 into the sea, which is this turn's swim."""
    was = s.where[explorer] + 0
    cell = neighbour(was, direction)
    if is_land(s, cell):
        s.where[explorer] = cell
        tell_all(log, Event.WALKED, owner(s, explorer), explorer, was, cell)
    else:
        swim(s, explorer, cell, log)
        remember_swim(s, explorer)


@rule
def swim(s: State, explorer: int, cell: int, log: Array) -> None:
    tell_all(log, Event.SWAM, owner(s, explorer), explorer, s.where[explorer], cell)
    enter_water(s, explorer, cell, log)


@rule
def remember_swim(s: State, explorer: int) -> None:
    """§4.5 Who is still alive has swum this turn."""
    if s.where[explorer] < SAFE:
        s.swam |= BIT[explorer]


@rule
def board(s: State, explorer: int, way: int, log: Array) -> None:
    """§4.2, §4.3, §4.7 Into a boat with room."""
    here = cell_of(s, s.where[explorer])
    cell = here if way == HERE else neighbour(here, way)
    leave_boat(s, explorer)
    put_aboard(s, explorer, s.boat_at[cell] + 0, log)


@rule
def jump(s: State, explorer: int, log: Array) -> None:
    """§4.4 Off the boat into its own cell: this turn's swim."""
    boat = s.where[explorer] - ABOARD
    cell = s.boat[boat] + 0
    leave_boat(s, explorer)
    tell_all(log, Event.JUMPED, owner(s, explorer), explorer, boat, cell)
    enter_water(s, explorer, cell, log)
    remember_swim(s, explorer)


@rule
def land(s: State, explorer: int, log: Array) -> None:
    """§4.8 Saved; §5.7 a boat stays where it is."""
    cell = cell_of(s, s.where[explorer])
    leave_boat(s, explorer)
    s.where[explorer] = SAFE + HARBOUR[cell]
    s.swam &= ~BIT[explorer]
    tell_all(log, Event.LANDED, owner(s, explorer), explorer, cell, HARBOUR[cell])


# -- with help ---------------------------------------------------------------------------------------------------------


@rule
def can_ride_dolphin(s: State, seat: int, explorer: int) -> bool:
    """§7.2 One of the seat's own swimmers, with sea beside it."""
    if owner(s, explorer) != seat or not swims(s, s.where[explorer]):
        return False
    for direction in range(N_DIRECTIONS):
        if is_sea(s, neighbour(s.where[explorer], direction)):
            return True
    return False


@rule
def may_ride_dolphin(s: State, seat: int, menu: Array) -> None:
    """§7.2 One to three sea cells, the same swimmer all the way."""
    chosen = current(s).subject
    for explorer in range(explorers_in_play(s)):
        if chosen in (NONE, explorer) and can_ride_dolphin(s, seat, explorer):
            may_swim(s, explorer, s.where[explorer], menu)
    if chosen != NONE:
        allow(menu, PASS)


@rule
def ride_dolphin(s: State, kind: int, explorer: int, direction: int, log: Array) -> None:
    """§7.2 The dolphin swims, not the explorer: it may still swim in step two."""
    question = current(s)
    if kind == Do.STEP:
        swim(s, explorer, neighbour(s.where[explorer], direction), log)
        question.subject = explorer
        question.left -= 1
        if question.left > 0 and swims(s, s.where[explorer]):
            return
    answered(s)
    begin_moves(s, log)


@rule
def can_use_wind(s: State, seat: int, boat: int) -> bool:
    """§7.3 A boat that the seat controls, with somebody of its own aboard."""
    return s.boat[boat] != NONE and s.crew[boat, seat] > 0 and controls(s, seat, boat) and can_row(s, boat)


@rule
def may_use_wind(s: State, seat: int, menu: Array) -> None:
    """§7.3 One to three cells, the same boat all the way."""
    chosen = current(s).subject
    for boat in range(N_BOATS):
        if chosen in (NONE, boat) and can_use_wind(s, seat, boat):
            may_row(s, boat, menu)
    if chosen != NONE:
        allow(menu, PASS)


@rule
def use_wind(s: State, seat: int, kind: int, boat: int, direction: int, log: Array) -> None:
    question = current(s)
    if kind == Do.ROW:
        row_boat(s, seat, boat, neighbour(s.boat[boat], direction), log)
        question.subject = boat
        question.left -= 1
        if question.left > 0 and s.boat[boat] != NONE:
            return
    answered(s)
    begin_moves(s, log)
