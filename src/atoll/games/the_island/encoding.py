"""Numbers for nets: everything a seat sees, seats counted from the viewer on."""

import numpy as np

from ...engine.asks import current
from ...engine.compiled import rule
from ...engine.records import Array, State
from ...engine.seats import ahead
from .board import CELLS, N_SLOTS, SLOTS
from .pieces import explorers_in_play, is_aboard, is_safe, owner
from .state import (
    ABOARD,
    BOAT_HOLDS,
    EACH,
    FIRST_KEPT,
    KIND_OF,
    MAX_PLAYERS,
    MAX_VALUE,
    N_CREATURES,
    N_EXPLORERS,
    N_KINDS,
    N_TERRAINS,
    N_TILES,
    NONE,
    POINTS,
    SAFE,
    UNPLACED,
    Ask,
)

N_ASKS = len(Ask)
N_HELD = N_TILES - FIRST_KEPT
PER_CELL = N_TERRAINS + N_KINDS + 1 + 2 * MAX_PLAYERS + 1
"""Terrain, creatures, a boat; by seat those who stand or swim there, and those aboard; the viewer's points there."""
PER_SEAT = 4 + N_TERRAINS
ENCODED = CELLS * PER_CELL + MAX_PLAYERS * PER_SEAT + N_HELD + N_TILES + N_ASKS + 4

TALLY_BITS = 8  # more than a seat has explorers
TALLY = (1 << TALLY_BITS) - 1
SHARE = np.cumsum([0.0, *[1 / EACH] * N_EXPLORERS], dtype=np.float32)
"""So many explorers, as a part of a colour's; added up one by one, as nets were trained with."""
NOWHERE = ENCODED - 1
"""Where explorers are written that are not on the board: the last number, which is written anew when all else is. What is
always written needs no branch, and a branch on where explorers are is guessed wrong again and again."""


@rule
def encode(s: State, seat: int, out: Array) -> None:
    """By cell what is there; then the seats, the own tiles, the tiles out of the game, the question."""
    for slot in range(N_SLOTS):
        cell = SLOTS[slot]
        if s.terrain[cell] < N_TERRAINS:
            out[cell * PER_CELL + s.terrain[cell]] = 1.0
    for boat in range(s.launched):
        if s.boat[boat] != NONE:
            out[s.boat[boat] * PER_CELL + N_TERRAINS + N_KINDS] = 1.0
    for creature in range(N_CREATURES):
        if s.creature[creature] != NONE:
            out[s.creature[creature] * PER_CELL + N_TERRAINS + KIND_OF[creature]] += 0.5
    seats = CELLS * PER_CELL
    encode_explorers(s, seat, out, seats)
    for other in range(s.seats):
        at = seats + ahead(other, seat, s.seats) * PER_SEAT + 4
        for terrain in range(N_TERRAINS):
            out[at + terrain] = s.hand_size[other, terrain] / 4
    at = seats + MAX_PLAYERS * PER_SEAT
    for tile in range(FIRST_KEPT, N_TILES):
        held = 0
        for terrain in range(N_TERRAINS):
            held += s.hand[seat, terrain, tile]
        out[at + tile - FIRST_KEPT] = held / 2
    at += N_HELD
    for tile in range(N_TILES):
        for terrain in range(N_TERRAINS):
            if s.spent[terrain, tile] > 0:
                out[at + tile] += s.spent[terrain, tile] / 6
    at += N_TILES
    if s.ask_count > 0:
        out[at + current(s).kind] = 1.0
        out[at + N_ASKS] = current(s).left / POINTS
    out[at + N_ASKS + 1] = 1.0 if s.turn == seat else 0.0
    out[at + N_ASKS + 2] = s.land / 40
    out[at + N_ASKS + 3] = s.seats / MAX_PLAYERS


@rule
def encode_explorers(s: State, seat: int, out: Array, seats: int) -> None:
    """By cell and seat; of each seat how many are in hand, on the board, saved; what the viewer knows of points."""
    people = N_TERRAINS + N_KINDS + 1
    in_hand = 0  # these three: by seat, TALLY_BITS each
    on_board = 0
    saved = 0
    for explorer in range(explorers_in_play(s)):
        place = s.where[explorer]
        after = ahead(owner(s, explorer), seat, s.seats)
        one = 1 << TALLY_BITS * after
        aboard = is_aboard(place)
        is_on_board = UNPLACED < place < SAFE
        in_hand += one if place == UNPLACED else 0
        on_board += one if is_on_board else 0
        boat_cell = s.boat[place - ABOARD if aboard else 0]
        at = (boat_cell if aboard else place) * PER_CELL + people
        out[at + (MAX_PLAYERS if aboard else 0) + after if is_on_board else NOWHERE] += 1 / BOAT_HOLDS
        if after == 0:
            out[at + 2 * MAX_PLAYERS if is_on_board else NOWHERE] += s.value[explorer] / MAX_VALUE
        if is_safe(place):
            saved += one
            out[seats + after * PER_SEAT + 3] += s.value[explorer] / 28
    for after in range(s.seats):
        at = seats + after * PER_SEAT
        out[at] = SHARE[(in_hand >> TALLY_BITS * after) & TALLY]
        out[at + 1] = SHARE[(on_board >> TALLY_BITS * after) & TALLY]
        out[at + 2] = SHARE[(saved >> TALLY_BITS * after) & TALLY]
