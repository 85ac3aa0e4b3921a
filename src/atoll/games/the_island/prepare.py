"""Preparation: the tiles, who begins, explorers on the tiles and boats on the coast, by turns or (quick start) by lot."""

from ...engine.asks import answered, current
from ...engine.bits import how_many
from ...engine.compiled import rule
from ...engine.events import tell
from ...engine.menu import allow, allow_all
from ...engine.records import Array, State
from .board import CELLS, COAST, N_SLOTS, SERPENT_STARTS, SLOT_OF, SLOTS
from .pieces import (
    colours_in_play,
    explorers_in_play,
    is_sea,
    lurks,
    new_boat,
    owner,
    tell_all,
    touches_land,
)
from .state import (
    BEGIN,
    BOATS_EACH,
    CHOOSE_VALUE,
    DRIFT,
    EACH,
    ENDOW,
    LAUNCH,
    LAY,
    MAX_VALUE,
    N_BOATS,
    N_CREATURES,
    N_EXPLORERS,
    N_TERRAINS,
    NONE,
    PLACE,
    SCATTER,
    SERPENT,
    TERRAIN_STOCK,
    UNPLACED,
    VALUE_STOCK,
    Ask,
    Colours,
    Event,
    Memory,
    Start,
    Terrain,
)
from .turn import ask_nature, ask_seat, begin_turn, seat_after


@rule
def setup(s: State) -> None:
    """§2.1 The serpents; §2.3 everybody's explorers. The record is blank but for its options."""
    for cell in range(CELLS):
        s.terrain[cell] = Terrain.SEA
        s.boat_at[cell] = NONE
    for boat in range(N_BOATS):
        s.boat[boat] = NONE
    for creature in range(N_CREATURES):
        s.creature[creature] = NONE
    for i in range(SERPENT_STARTS.size):
        s.creature[i] = SERPENT_STARTS[i]
    s.appeared[SERPENT] = SERPENT_STARTS.size
    for explorer in range(N_EXPLORERS):
        s.where[explorer] = UNPLACED
    for colour in range(colours_in_play(s)):
        for value in range(MAX_VALUE + 1):
            s.held[colour, value] = VALUE_STOCK[value]
    s.first = NONE
    s.turn = NONE
    ask_nature(s, Ask.LAY, 0, 0)


@rule
def weigh_terrains(s: State, weights: Array) -> int:
    """§2.2 Each tile that is left is as likely as any other."""
    for terrain in range(N_TERRAINS):
        weights[LAY + terrain] = TERRAIN_STOCK[terrain]
    for slot in range(s.laid):
        weights[LAY + s.terrain[SLOTS[slot]]] -= 1
    return N_SLOTS - s.laid


@rule
def lay(s: State, terrain: int, log: Array) -> None:
    """§2.2 The tiles are laid at random on the places of the island."""
    cell = SLOTS[s.laid]
    s.terrain[cell] = terrain
    s.laid += 1
    s.land += 1
    tell_all(log, Event.LAID, cell, terrain, 0, 0)
    answered(s)
    if s.laid < N_SLOTS:
        ask_nature(s, Ask.LAY, s.laid, 0)
    else:
        ask_nature(s, Ask.BEGIN, 0, 0)


@rule
def weigh_first(s: State, weights: Array) -> int:
    """§2.4 Anybody may begin."""
    for seat in range(s.seats):
        weights[BEGIN + seat] = 1
    return s.seats + 0


@rule
def begin(s: State, seat: int, log: Array) -> None:
    s.first = seat
    tell_all(log, Event.BEGINS, seat, 0, 0, 0)
    answered(s)
    ask_for_explorer(s, seat)


@rule
def ask_for_explorer(s: State, seat: int) -> None:
    """§2.5 The seat places an explorer, §2.9 or luck does."""
    if s.start == Start.QUICK:
        ask_nature(s, Ask.SCATTER, 0, seat)
    else:
        ask_seat(s, Ask.PLACE, seat, 0, 0, 0)


@rule
def next_unplaced(s: State, colour: int) -> int:
    """The next explorer of the colour that is still in hand, or NONE."""
    for explorer in range(EACH * colour, EACH * colour + EACH):
        if s.where[explorer] == UNPLACED:
            return explorer
    return NONE


@rule
def places_on(s: State, slot: int) -> int:
    """§2.5 One explorer a tile; §9.1 in a crowd two, but not on the coast."""
    return 2 if s.crowded and not COAST[slot] else 1


@rule
def slots_with_room(s: State) -> int:
    """A bit per slot where one more explorer may be placed."""
    one = 0
    two = 0
    for explorer in range(explorers_in_play(s)):
        if s.where[explorer] != UNPLACED:
            slot = 1 << SLOT_OF[s.where[explorer]]
            two |= one & slot
            one |= slot
    room = 0
    for slot in range(N_SLOTS):
        full = two if places_on(s, slot) == 2 else one
        room |= ~full & (1 << slot)
    return room


@rule
def may_place(s: State, seat: int, menu: Array) -> None:
    """§2.6 With two colours either may be placed."""
    for colour in range(seat, colours_in_play(s), s.seats):
        if next_unplaced(s, colour) != NONE:
            allow_all(menu, PLACE + colour * N_SLOTS, slots_with_room(s), N_SLOTS)


@rule
def place(s: State, colour: int, slot: int, log: Array) -> int:
    """§2.5 An explorer stands on a tile; which one it is, its owner says next."""
    explorer = next_unplaced(s, colour)
    s.where[explorer] = SLOTS[slot]
    tell_all(log, Event.PLACED, owner(s, explorer), explorer, SLOTS[slot], 0)
    answered(s)
    return explorer


@rule
def place_by_hand(s: State, seat: int, colour: int, slot: int, log: Array) -> None:
    ask_seat(s, Ask.VALUE, seat, 0, place(s, colour, slot, log), 0)


@rule
def may_value(s: State, menu: Array) -> None:
    """§2.5 One of the values that the colour has left."""
    colour = current(s).subject // EACH
    for value in range(1, MAX_VALUE + 1):
        if s.held[colour, value] > 0:
            allow(menu, CHOOSE_VALUE + value - 1)


@rule
def give_value(s: State, value: int, log: Array) -> None:
    """§2.7 Its owner alone knows it, and with a strict memory nobody will look again."""
    explorer = current(s).subject
    seat = owner(s, explorer)
    s.value[explorer] = value
    s.held[explorer // EACH, value] -= 1
    if s.memory == Memory.SHOWN:
        tell(log, Event.VALUED, 1 << seat, seat, explorer, s.where[explorer], value - 1)
    answered(s)
    after = seat_after(s, seat)
    if has_unplaced(s, after):
        ask_for_explorer(s, after)
    else:
        ask_for_boat(s, after)


@rule
def has_unplaced(s: State, seat: int) -> bool:
    for colour in range(seat, colours_in_play(s), s.seats):
        if next_unplaced(s, colour) != NONE:
            return True
    return False


@rule
def ask_for_boat(s: State, seat: int) -> None:
    if s.start == Start.QUICK:
        ask_nature(s, Ask.DRIFT, 0, seat)
    else:
        ask_seat(s, Ask.LAUNCH, seat, 0, 0, 0)


@rule
def may_lie(s: State, cell: int) -> bool:
    """§2.8 A sea cell beside a tile, without boat or serpent."""
    return is_sea(s, cell) and s.boat_at[cell] == NONE and touches_land(s, cell) and not lurks(s, SERPENT, cell)


@rule
def may_launch(s: State, menu: Array) -> None:
    for cell in range(CELLS):
        if may_lie(s, cell):
            allow(menu, LAUNCH + cell)


@rule
def boats_each(s: State) -> int:
    """§2.8 Two each; for two colours four, if so chosen."""
    both = s.seats == 2 and s.colours == Colours.TWO
    return BOATS_EACH[s.fleet if both else 0]


@rule
def launch(s: State, seat: int, cell: int, log: Array) -> None:
    new_boat(s, seat, cell, log)
    answered(s)
    if s.launched < boats_each(s) * s.seats:
        ask_for_boat(s, seat_after(s, seat))
    else:
        begin_turn(s, s.first, log)


# -- quick start -------------------------------------------------------------------------------------------------------


@rule
def weigh_scatter(s: State, weights: Array) -> int:
    """§2.9 Any tile on which the explorer may stand."""
    room = slots_with_room(s)
    for slot in range(N_SLOTS):
        weights[SCATTER + slot] = (room >> slot) & 1
    return how_many(room)


@rule
def scatter(s: State, slot: int, log: Array) -> None:
    """§2.9 The next explorer of the seat, one colour after the other."""
    seat = current(s).topic
    colour = seat if next_unplaced(s, seat) != NONE else seat + s.seats
    ask_nature(s, Ask.ENDOW, place(s, colour, slot, log), 0)


@rule
def weigh_values(s: State, weights: Array) -> int:
    """§2.9 Any of the values that the colour has left."""
    colour = current(s).subject // EACH
    total = 0
    for value in range(1, MAX_VALUE + 1):
        weights[ENDOW + value - 1] = s.held[colour, value]
        total += s.held[colour, value]
    return total


@rule
def weigh_drift(s: State, weights: Array) -> int:
    """§2.9 Any cell where a boat may lie."""
    total = 0
    for cell in range(CELLS):
        if may_lie(s, cell):
            weights[DRIFT + cell] = 1
            total += 1
    return total


@rule
def drift(s: State, cell: int, log: Array) -> None:
    launch(s, current(s).topic, cell, log)
