"""Numbers for nets: everything a seat sees, seats counted from the viewer on."""

from ...engine.asks import current
from ...engine.compiled import rule
from ...engine.records import Array, State
from .hidden import pieces_left
from .state import FLARES, MAX_PLAYERS, N_WOOD, STOCK, Ask

N_ASKS = len(Ask)
PER_SEAT = 5
ENCODED = 3 * N_WOOD + MAX_PLAYERS * PER_SEAT + N_ASKS + 1
ALL = int(STOCK.sum())


@rule
def encode(s: State, seat: int, out: Array) -> None:
    """The own pieces and the beach by kind; what is public of each seat; the question; the wreck."""
    for wood in range(N_WOOD):
        out[wood] = s.hand[seat, wood]
        out[N_WOOD + wood] = s.buried[seat, wood] / STOCK[wood]
        out[2 * N_WOOD + wood] = 1.0 if s.beach == wood else 0.0
    at = 3 * N_WOOD
    for ahead in range(MAX_PLAYERS):
        other = (seat + ahead) % s.seats
        there = 1.0 if ahead < s.seats else 0.0
        out[at] = there
        out[at + 1] = there * s.hand_size[other]
        out[at + 2] = there * s.buried_size[other] / ALL
        out[at + 3] = there * s.flares[other] / FLARES
        out[at + 4] = there if s.turn == other else 0.0
        at += PER_SEAT
    for kind in range(N_ASKS):
        out[at + kind] = 1.0 if s.ask_count > 0 and current(s).kind == kind else 0.0
    out[at + N_ASKS] = pieces_left(s) / ALL
