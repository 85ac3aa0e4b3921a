"""Numbers for nets: everything a seat sees, seats counted from the viewer on."""

from ...engine.asks import current
from ...engine.compiled import rule
from ...engine.records import Array, State
from .board import CELLS
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
    N_KINDS,
    N_TERRAINS,
    N_TILES,
    NONE,
    POINTS,
    UNPLACED,
    Ask,
)

N_ASKS = len(Ask)
N_HELD = N_TILES - FIRST_KEPT
PER_CELL = N_TERRAINS + N_KINDS + 1 + 2 * MAX_PLAYERS + 1
"""Terrain, creatures, a boat; by seat those who stand or swim there, and those aboard; the viewer's points there."""
PER_SEAT = 4 + N_TERRAINS
ENCODED = CELLS * PER_CELL + MAX_PLAYERS * PER_SEAT + N_HELD + N_TILES + N_ASKS + 4


@rule
def encode(s: State, seat: int, out: Array) -> None:
    """By cell what is there; then the seats, the own tiles, the tiles out of the game, the question."""
    for cell in range(CELLS):
        at = cell * PER_CELL
        if s.terrain[cell] < N_TERRAINS:
            out[at + s.terrain[cell]] = 1.0
        if s.boat_at[cell] != NONE:
            out[at + N_TERRAINS + N_KINDS] = 1.0
    for creature in range(N_CREATURES):
        if s.creature[creature] != NONE:
            out[s.creature[creature] * PER_CELL + N_TERRAINS + KIND_OF[creature]] += 0.5
    seats = CELLS * PER_CELL
    encode_explorers(s, seat, out, seats)
    for ahead in range(s.seats):
        other = (seat + ahead) % s.seats
        for terrain in range(N_TERRAINS):
            out[seats + ahead * PER_SEAT + 4 + terrain] = s.hand_size[other, terrain] / 4
    at = seats + MAX_PLAYERS * PER_SEAT
    for tile in range(N_TILES):
        for terrain in range(N_TERRAINS):
            if tile >= FIRST_KEPT:
                out[at + tile - FIRST_KEPT] += s.hand[seat, terrain, tile] / 2
            out[at + N_HELD + tile] += s.spent[terrain, tile] / 6
    at += N_HELD + N_TILES
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
    for explorer in range(explorers_in_play(s)):
        place = s.where[explorer]
        ahead = (owner(s, explorer) + s.seats - seat) % s.seats
        at = seats + ahead * PER_SEAT
        if place == UNPLACED:
            out[at] += 1 / EACH
        elif is_safe(place):
            out[at + 2] += 1 / EACH
            out[at + 3] += s.value[explorer] / 28
        elif place < CELLS or is_aboard(place):
            out[at + 1] += 1 / EACH
            aboard = is_aboard(place)
            cell = s.boat[place - ABOARD] if aboard else place
            out[cell * PER_CELL + people + (MAX_PLAYERS if aboard else 0) + ahead] += 1 / BOAT_HOLDS
            if ahead == 0:
                out[cell * PER_CELL + people + 2 * MAX_PLAYERS] += s.value[explorer] / MAX_VALUE
