"""Numbers for nets: the board and the people as a seat sees them, seats counted from the viewer on.

Left out: the options, who has seen which value, what was done in this turn, what the question is about, where stones were.
"""

from ...engine.asks import current
from ...engine.bits import lowest, without_lowest
from ...engine.compiled import rule
from ...engine.records import Array, State
from ...engine.seats import ahead
from .state import (
    ACTIONS,
    CARRIED,
    CELLS,
    COINS,
    EACH,
    LAST_TURN,
    MAX_PLAYERS,
    N_FACES,
    OWNER,
    Ask,
    Ground,
)

N_ASKS = len(Ask)
N_GROUNDS = len(Ground)
PER_CELL = N_GROUNDS + 3 + 3 * MAX_PLAYERS
"""How it lies, coins, fresh, the flag; by seat: somebody stands there, what is known of the value, a ring."""
PER_SEAT = 3 + EACH
ENCODED = CELLS * PER_CELL + MAX_PLAYERS * PER_SEAT + N_FACES + N_ASKS + 4


@rule
def encode(s: State, seat: int, out: Array) -> None:
    """By cell what is there; then purses, boats, the faces that were seen, the question."""
    for cell in range(CELLS):
        at = cell * PER_CELL
        out[at + s.ground[cell]] = 1.0
        if s.coins[cell] > 0:
            out[at + N_GROUNDS] = s.coins[cell] / 3
        if s.face[cell] >= 0:
            out[CELLS * PER_CELL + MAX_PLAYERS * PER_SEAT + s.face[cell]] += 0.25
    fresh = s.fresh + 0
    while fresh != 0:
        out[lowest(fresh) * PER_CELL + N_GROUNDS + 1] = 1.0
        fresh = without_lowest(fresh)
    if 0 <= s.flag < CELLS:
        out[s.flag * PER_CELL + N_GROUNDS + 2] = 1.0
    encode_explorers(s, seat, out)
    at = CELLS * PER_CELL + MAX_PLAYERS * PER_SEAT + N_FACES
    if s.ask_count > 0:
        out[at + current(s).kind] = 1.0
        out[at + N_ASKS] = current(s).left / ACTIONS
    out[at + N_ASKS + 1] = 1.0 if s.turn == seat else 0.0
    out[at + N_ASKS + 2] = s.turns / LAST_TURN
    out[at + N_ASKS + 3] = s.seats / MAX_PLAYERS


@rule
def encode_explorers(s: State, seat: int, out: Array) -> None:
    for explorer in range(s.seats * EACH):
        if s.where[explorer] >= 0:
            after = ahead(OWNER[explorer], seat, s.seats)
            at = s.where[explorer] * PER_CELL + N_GROUNDS + 3 + 3 * after
            out[at] = 1.0
            out[at + 1] = s.value[explorer] / EACH
            out[at + 2] = s.ring[explorer]
    for other in range(s.seats):
        at = CELLS * PER_CELL + ahead(other, seat, s.seats) * PER_SEAT
        out[at] = 1.0
        out[at + 1] = s.purse[other] / COINS
        out[at + 2] = 1.0 if s.flag >= CARRIED and OWNER[s.flag - CARRIED] == other else 0.0
        for place in range(EACH):
            explorer = s.boat[other, place]
            if explorer >= 0:
                out[at + 3 + place] = (s.value[explorer] + 1) / (EACH + 1)
