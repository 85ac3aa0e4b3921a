"""Who knows what. Two secrets: the values of explorers and the tiles in hand. What nobody has seen is not in the state."""

from ...engine.asks import current
from ...engine.compiled import rule
from ...engine.records import Array, State
from ...engine.rng import below
from .pieces import colours_in_play, explorers_in_play, is_safe, owner
from .state import (
    EACH,
    FIRST_KEPT,
    MAX_VALUE,
    N_TERRAINS,
    N_TILES,
    UNPLACED,
    VALUE_STOCK,
    Ask,
    Memory,
    Start,
)
from .tiles import unseen


@rule
def redact(s: State, viewer: int) -> None:
    """§1.2 Others' values; §1.3 others' tiles."""
    for explorer in range(explorers_in_play(s)):
        if not knows_value(s, viewer, explorer):
            s.value[explorer] = 0
    for colour in range(colours_in_play(s)):
        if not knows_hand(s, viewer, colour):
            for value in range(MAX_VALUE + 1):
                s.held[colour, value] = 0
    for seat in range(s.seats):
        if seat != viewer:
            for terrain in range(N_TERRAINS):
                for tile in range(N_TILES):
                    s.hand[seat, terrain, tile] = 0


@rule
def knows_value(s: State, viewer: int, explorer: int) -> bool:
    """§10.3 At the end the saved are turned over; §2.7 before, the owner knows, or with a strict memory nobody."""
    if s.over and is_safe(s.where[explorer]):
        return True
    return owner(s, explorer) == viewer and s.memory == Memory.SHOWN


@rule
def knows_hand(s: State, viewer: int, colour: int) -> bool:
    """§2.5 The values that are left to place; §2.9 when luck places them, with a strict memory nobody ever sees them."""
    return owner(s, EACH * colour) == viewer and (s.memory == Memory.SHOWN or s.start == Start.PLACED)


@rule
def sample(s: State, viewer: int, rng: Array) -> None:
    """Values and tiles as they might be."""
    for explorer in range(explorers_in_play(s)):
        if s.value[explorer] == 0 and s.where[explorer] != UNPLACED and not is_being_valued(s, explorer):
            s.value[explorer] = a_value_left(s, explorer // EACH, rng)
    for colour in range(colours_in_play(s)):
        for value in range(1, MAX_VALUE + 1):
            s.held[colour, value] += value_left(s, colour, value)
    for seat in range(s.seats):
        if seat != viewer:
            for terrain in range(N_TERRAINS):
                for _ in range(s.hand_size[seat, terrain]):
                    s.hand[seat, terrain, an_unseen_tile(s, terrain, rng)] += 1


@rule
def is_being_valued(s: State, explorer: int) -> bool:
    """It stands on its tile and its value is just being chosen."""
    if s.ask_count == 0 or (current(s).kind != Ask.VALUE and current(s).kind != Ask.ENDOW):
        return False
    return current(s).subject == explorer


@rule
def value_left(s: State, colour: int, value: int) -> int:
    """How many explorers of this value are neither given to one that is placed nor known to be in hand."""
    left = VALUE_STOCK[value] - s.held[colour, value]
    for explorer in range(EACH * colour, EACH * colour + EACH):
        left -= s.value[explorer] == value
    return left


@rule
def a_value_left(s: State, colour: int, rng: Array) -> int:
    """Each that is left is equally likely."""
    total = 0
    for value in range(1, MAX_VALUE + 1):
        total += value_left(s, colour, value)
    value = 1
    k = below(rng, total) - value_left(s, colour, value)
    while k >= 0:
        value += 1
        k -= value_left(s, colour, value)
    return value


@rule
def an_unseen_tile(s: State, terrain: int, rng: Array) -> int:
    """Of the tiles that are kept and that nobody has shown, each is equally likely."""
    total = 0
    for tile in range(FIRST_KEPT, N_TILES):
        total += unseen(s, terrain, tile)
    tile = FIRST_KEPT
    k = below(rng, total) - unseen(s, terrain, tile)
    while k >= 0:
        tile += 1
        k -= unseen(s, terrain, tile)
    return tile
