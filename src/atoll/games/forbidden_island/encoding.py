"""Numbers for nets: everything a seat sees, seats counted from the viewer on."""

from ...engine.asks import current
from ...engine.compiled import rule
from ...engine.decks import DISCARDED
from ...engine.records import Array, State
from .pieces import discarded
from .state import (
    ACTIONS,
    FLOOD_LAYERS,
    HAND_LIMIT,
    MAX_PLAYERS,
    N_CARDS,
    N_HELD,
    N_ROLES,
    N_TILES,
    N_TREASURES,
    SKULL,
    STOCK,
    Ask,
)

N_ASKS = len(Ask)
PER_TILE = 6
PER_SEAT = 1 + N_ROLES + N_TILES + N_HELD
ENCODED = N_TILES * PER_TILE + MAX_PLAYERS * PER_SEAT + N_TREASURES + N_CARDS * 2 + N_ASKS + 5


@rule
def encode(s: State, seat: int, out: Array) -> None:
    """By tile: how it lies, whether its flood card is in the top layer or discarded, its place; then seats, decks, question."""
    at = 0
    for tile in range(N_TILES):
        out[at + s.level[tile]] = 1.0
        if s.flood_at[tile] == s.flood_top:
            out[at + 3] = 1.0
        if s.flood_at[tile] == DISCARDED:
            out[at + 4] = 1.0
        out[at + 5] = s.place_of[tile] / N_TILES
        at += PER_TILE
    for ahead in range(MAX_PLAYERS):
        at = encode_seat(s, (seat + ahead) % s.seats, ahead < s.seats, out, at)
    for treasure in range(N_TREASURES):
        out[at + treasure] = 1.0 if s.captured[treasure] > 0 else 0.0
    at += N_TREASURES
    for card in range(N_CARDS):
        out[at + card] = s.treasure_deck[card] / STOCK[card]
        out[at + N_CARDS + card] = discarded(s, card) / STOCK[card]
    at += 2 * N_CARDS
    if s.ask_count > 0:
        out[at + current(s).kind] = 1.0
    at += N_ASKS
    out[at] = s.meter / SKULL
    out[at + 1] = s.flood_top / (1 + FLOOD_LAYERS)
    out[at + 2] = s.flown
    out[at + 3] = s.asks[0].left / ACTIONS
    out[at + 4] = 1.0 if s.turn == seat else 0.0


@rule
def encode_seat(s: State, seat: int, present: bool, out: Array, at: int) -> int:
    """Is somebody there, the role, the tile, the hand; zeros for an empty chair."""
    if present:
        out[at] = 1.0
        if s.role[seat] >= 0:
            out[at + 1 + s.role[seat]] = 1.0
            out[at + 1 + N_ROLES + s.pawn[seat]] = 1.0
        for card in range(N_HELD):
            out[at + 1 + N_ROLES + N_TILES + card] = s.hand[seat, card] / HAND_LIMIT
    return at + PER_SEAT
