"""Step four: the creature that the die shows, a cell at a time, and the tiles that stop it."""

from ...engine.asks import answered, ask, current, passed
from ...engine.compiled import rule
from ...engine.menu import allow, allow_all
from ...engine.records import Array, State
from .board import N_DIRECTIONS
from .pieces import (
    anybody_in,
    controls,
    has_somebody_in,
    is_manned,
    lose_creature,
    lose_swimmers,
    neighbour,
    seas_beside,
    strike_boat,
    tell_all,
)
from .state import (
    DEFEND,
    DIE,
    FIRST_OF,
    GLIDE,
    KIND_OF,
    N_KINDS,
    N_TERRAINS,
    N_WALKS,
    NONE,
    PASS,
    ROLL,
    SERPENT,
    SHARK,
    STOP_SHARK,
    STOP_WHALE,
    TILE_STOCK,
    WHALE,
    Ask,
    Creatures,
    Do,
    Event,
    Guard,
)
from .tiles import spend
from .turn import begin_creature, end_turn


@rule
def weigh_die(weights: Array) -> int:
    """§8.1 Two faces for each kind."""
    total = 0
    for kind in range(N_KINDS):
        weights[ROLL + kind] = DIE[kind]
        total += DIE[kind]
    return total


@rule
def roll(s: State, kind: int, log: Array) -> None:
    tell_all(log, Event.ROLLED, s.turn, kind, 0, 0)
    answered(s)
    begin_creature(s, kind, log)


@rule
def may_glide(s: State, menu: Array) -> None:
    """§8.1 One creature of the kind, a cell at a time up to its reach; it may stay, unless it must move."""
    question = current(s)
    for creature in range(FIRST_OF[question.topic], FIRST_OF[question.topic + 1]):
        if s.creature[creature] != NONE and (question.subject == NONE or question.subject == creature):
            allow_all(menu, GLIDE + creature * N_WALKS, seas_beside(s, s.creature[creature]), N_DIRECTIONS)
    if s.creatures == Creatures.MAY or question.subject != NONE:
        allow(menu, PASS)


@rule
def glide(s: State, seat: int, kind: int, creature: int, direction: int, log: Array) -> None:
    """§8.3–8.5 A step; where it finds prey it stops, and strikes unless somebody can stop it."""
    question = current(s)
    if kind == Do.PASS:
        question.left = 0
    else:
        was = s.creature[creature] + 0
        cell = neighbour(was, direction)
        s.creature[creature] = cell
        tell_all(log, Event.GLIDED, seat, creature, was, cell)
        question.subject = creature
        question.left -= 1
        if finds_prey(s, KIND_OF[creature], cell):
            question.left = 0
            defenders = who_might_defend(s, seat, KIND_OF[creature], cell)
            if defenders != 0:
                ask(s, Ask.DEFEND, defenders, 0, creature, KIND_OF[creature])
                return
            strike(s, KIND_OF[creature], cell, log)
    if question.left == 0:
        answered(s)
        end_turn(s, log)


@rule
def finds_prey(s: State, kind: int, cell: int) -> bool:
    """§8.3 Serpents want boats and swimmers, §8.4 sharks swimmers, §8.5 whales boats with somebody in them."""
    if kind != SHARK and is_manned(s, cell):
        return True
    return kind != WHALE and anybody_in(s, cell)


@rule
def strike(s: State, kind: int, cell: int, log: Array) -> None:
    """§8.3 A serpent destroys boat and swimmers, §8.4 a shark eats swimmers, §8.5 a whale capsizes the boat."""
    if kind != SHARK and is_manned(s, cell):
        strike_boat(s, cell, log)
    if kind != WHALE:
        lose_swimmers(s, cell, log)


@rule
def defence_against(kind: int) -> int:
    return STOP_SHARK if kind == SHARK else STOP_WHALE


@rule
def who_might_defend(s: State, mover: int, kind: int, cell: int) -> int:
    """§8.9 All whose pieces are threatened and who might, for all that anybody can see, hold the tile."""
    if kind == SERPENT:
        return 0
    seats = 0
    for seat in range(s.seats):
        if seat != mover and is_threatened(s, seat, kind, cell) and might_hold(s, seat, defence_against(kind)):
            seats |= 1 << seat
    return seats


@rule
def is_threatened(s: State, seat: int, kind: int, cell: int) -> bool:
    """§8.7 An own swimmer; §8.8 a boat that the seat controls, or (a choice of the table) with one of its own aboard."""
    if kind == SHARK:
        return has_somebody_in(s, seat, cell)
    boat = s.boat_at[cell]
    return s.crew[boat, seat] > 0 and (s.whale_defence == Guard.PRESENCE or controls(s, seat, boat))


@rule
def might_hold(s: State, seat: int, tile: int) -> bool:
    """§8.9 By the backs of its tiles, which all see, and the tiles that are out of the game."""
    for terrain in range(N_TERRAINS):
        if s.hand_size[seat, terrain] > 0 and TILE_STOCK[terrain, tile] > s.spent[terrain, tile]:
            return True
    return False


@rule
def may_defend(s: State, seat: int, menu: Array) -> None:
    """§8.7, §8.8 With a tile of the hand, or not."""
    tile = defence_against(current(s).topic)
    for terrain in range(N_TERRAINS):
        if s.hand[seat, terrain, tile] > 0:
            allow(menu, DEFEND + terrain)
    allow(menu, PASS)


@rule
def defend(s: State, seat: int, kind: int, terrain: int, log: Array) -> None:
    """§8.9 The first tile played drives the creature off the board; when all have passed it strikes."""
    creature = current(s).subject + 0
    cell = s.creature[creature] + 0
    if kind == Do.PASS:
        if not passed(s, seat):
            return
        answered(s)
        strike(s, KIND_OF[creature], cell, log)
    else:
        answered(s)
        tile = defence_against(KIND_OF[creature])
        spend(s, seat, terrain, tile)
        tell_all(log, Event.DEFENDED, seat, tile, creature, cell)
        lose_creature(s, creature, log)
    answered(s)
    end_turn(s, log)
