"""Numbers for nets: what matters of what a seat sees, hunters counted from the viewer on."""

from ...engine.asks import current
from ...engine.compiled import rule
from ...engine.records import Array, State
from ...engine.seats import ahead
from .compasses import stack_size
from .maps import counted
from .ship import landing_ahead
from .state import (
    AARON,
    CHESTS_LAID,
    CHOSEN,
    CHOSEN_AARON,
    CURSE,
    DRAWS_LAID,
    GOLD,
    HAND,
    HAND_SIZE,
    JOKER,
    KEPT,
    KIND_OF,
    LANDINGS,
    MAX_PLAYERS,
    N_CARDS,
    N_COLOURS,
    N_EVENTS,
    N_HEALERS,
    N_HUNTERS,
    N_ISLANDS,
    N_KINDS,
    N_TREASURES,
    NEEDED,
    NONE,
    OPEN,
    REMOVES_LAID,
    ROUNDS,
    TOO_CURSED,
    Ask,
)

N_ASKS = len(Ask)
PER_LANDING = N_COLOURS + 6 + N_HUNTERS
"""Colour, last value, how full, chests, draws, removes, whether there are any; how high each hunter's compass is."""
PER_HUNTER = 5 + 2 * N_KINDS
"""Hand, cubes, passed, tile, there at all; by kind how many treasures and their gold."""
AT_HUNTERS = LANDINGS * PER_LANDING
AT_HAND = AT_HUNTERS + N_HUNTERS * PER_HUNTER
AT_AARON = AT_HAND + N_CARDS
AT_OPEN = AT_AARON + N_CARDS
AT_REST = AT_OPEN + 2 * N_KINDS
ENCODED = AT_REST + N_EVENTS + N_ISLANDS + N_HEALERS + N_ASKS + 5


@rule
def encode(s: State, seat: int, out: Array) -> None:
    """Landings as the ship would pass them; hunters; the own hand and Aaron's; open treasures; event, islands, question.

    Treasures are gone through once: a batch of games spends much of its time here.
    """
    encode_hands(s, seat, out)
    for steps in range(LANDINGS):
        encode_landing(s, seat, landing_ahead(s, steps), steps * PER_LANDING, out)
    for hunter in range(s.seats):
        encode_hunter(s, hunter, AT_HUNTERS + ahead(hunter, seat, s.seats) * PER_HUNTER, out)
    if s.seats == 2:
        encode_hunter(s, AARON, AT_HUNTERS + AARON * PER_HUNTER, out)
    encode_treasures(s, seat, out)
    encode_rest(s, seat, out)


@rule
def encode_hands(s: State, seat: int, out: Array) -> None:
    """The own hand, and Aaron's; what is chosen counts double."""
    for card in range(N_CARDS):
        out[AT_HAND + card] = 1.0 if s.where[card] == HAND + seat else 2.0 if s.where[card] == CHOSEN else 0.0
    if s.seats == 2:
        for card in range(N_CARDS):
            where = s.where[card]
            out[AT_AARON + card] = 1.0 if where == HAND + AARON else 2.0 if where == CHOSEN_AARON else 0.0


@rule
def encode_landing(s: State, seat: int, landing: int, at: int, out: Array) -> None:
    if s.colour_at[landing] > 0:
        out[at + s.colour_at[landing] - 1] = 1.0
        at += N_COLOURS
        out[at] = s.value_at[landing] / JOKER
        out[at + 1] = counted(s, landing) / NEEDED[s.seats]
        out[at + 2] = s.laid[landing, CHESTS_LAID] / 4
        out[at + 3] = s.laid[landing, DRAWS_LAID] / 2
        out[at + 4] = s.laid[landing, REMOVES_LAID] / 2
        out[at + 5] = 1.0
        at -= N_COLOURS
    at += N_COLOURS + 6
    if s.stack[landing, 0] == NONE:
        return
    for place in range(stack_size(s, landing)):
        out[at + ahead_of(s, seat, s.stack[landing, place])] = (place + 1) / N_HUNTERS


@rule
def ahead_of(s: State, seat: int, hunter: int) -> int:
    """Hunters counted from the viewer on; Aaron has a place of his own."""
    return hunter + 0 if hunter == AARON else ahead(hunter, seat, s.seats)


@rule
def encode_hunter(s: State, hunter: int, at: int, out: Array) -> None:
    out[at] = s.hand_size[hunter] / HAND_SIZE[s.seats]
    if hunter != AARON:
        out[at + 1] = s.cubes[hunter] / TOO_CURSED
    out[at + 2] = s.passed[hunter]
    out[at + 3] = 1.0 if s.tile == hunter else 0.0
    out[at + 4] = 1.0


@rule
def encode_treasures(s: State, seat: int, out: Array) -> None:
    """Those in the open, and everybody's, by kind: how many and their gold."""
    for treasure in range(N_TREASURES):
        where = s.treasure_at[treasure]
        if where < OPEN:
            continue
        kind = KIND_OF[treasure]
        if where >= KEPT:
            at = AT_HUNTERS + ahead_of(s, seat, where - KEPT) * PER_HUNTER + 5 + 2 * kind
            out[at] += 0.25
            out[at + 1] += GOLD[treasure] / 20
        else:
            out[AT_OPEN + 2 * kind] += 0.5
            out[AT_OPEN + 2 * kind + 1] += (GOLD[treasure] - CURSE[treasure]) / 10


@rule
def encode_rest(s: State, seat: int, out: Array) -> None:
    at = AT_REST
    if s.event >= 0:
        out[at + s.event] = 1.0
    at += N_EVENTS
    for island in range(N_ISLANDS):
        out[at + island] = s.islands_shut[island]
    at += N_ISLANDS
    for healer in range(N_HEALERS):
        out[at + healer] = 1.0 if s.healer_at[healer] > 0 else 0.0
    at += N_HEALERS
    if s.ask_count > 0:
        out[at + current(s).kind] = 1.0
    at += N_ASKS
    out[at] = s.day / ROUNDS
    out[at + 1] = 1.0 if s.turn == seat else 0.0
    out[at + 2] = s.seats / MAX_PLAYERS
    out[at + 3] = s.pile / N_CARDS
    out[at + 4] = s.bow
