"""Numbers for nets: what matters of what a seat sees, hunters counted from the viewer on."""

from ...engine.asks import current
from ...engine.compiled import rule
from ...engine.records import Array, State
from .compasses import level
from .ship import landing_ahead
from .state import (
    AARON,
    CHOSEN,
    CHOSEN_AARON,
    COLOUR_OF,
    COLUMN,
    CURSE,
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
    NUMBER_OF,
    OPEN,
    PLUS_CARDS,
    ROUNDS,
    TOO_CURSED,
    Ask,
    Symbol,
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

    Cards and treasures are gone through once: a batch of games spends much of its time here.
    """
    encode_cards(s, seat, out)
    for steps in range(LANDINGS):
        encode_landing(s, seat, landing_ahead(s, steps), steps * PER_LANDING, out)
    for ahead in range(s.seats):
        encode_hunter(s, (seat + ahead) % s.seats, AT_HUNTERS + ahead * PER_HUNTER, out)
    if s.seats == 2:
        encode_hunter(s, AARON, AT_HUNTERS + AARON * PER_HUNTER, out)
    encode_treasures(s, seat, out)
    encode_rest(s, seat, out)


@rule
def encode_cards(s: State, seat: int, out: Array) -> None:
    """The own hand and Aaron's; of each landing sums, which `encode_landing` scales."""
    next_landing = landing_ahead(s, 0)
    for card in range(N_CARDS):
        where = s.where[card]
        if where >= COLUMN:
            steps = (s.bow * (where - COLUMN - next_landing) + LANDINGS) % LANDINGS
            at = steps * PER_LANDING
            out[at + COLOUR_OF[card]] = 1.0
            at += N_COLOURS
            symbol = s.symbol[card]
            out[at] = max(out[at], 1 if NUMBER_OF[card] == JOKER else NUMBER_OF[card])
            out[at + 1] += PLUS_CARDS if symbol == Symbol.PLUS else 1
            out[at + 2] += symbol == Symbol.CHEST
            out[at + 3] += symbol == Symbol.DRAW
            out[at + 4] += symbol == Symbol.REMOVE
            out[at + 5] = 1.0
        elif where == HAND + seat:
            out[AT_HAND + card] = 1.0
        elif where == CHOSEN:
            out[AT_HAND + card] = 2.0
        elif where == HAND + AARON:
            out[AT_AARON + card] = 1.0
        elif where == CHOSEN_AARON:
            out[AT_AARON + card] = 2.0


@rule
def encode_landing(s: State, seat: int, landing: int, at: int, out: Array) -> None:
    at += N_COLOURS
    out[at] /= JOKER
    out[at + 1] /= NEEDED[s.seats]
    out[at + 2] /= 4
    out[at + 3] /= 2
    out[at + 4] /= 2
    for ahead in range(s.seats):
        out[at + 6 + ahead] = (level(s, landing, (seat + ahead) % s.seats) + 1) / N_HUNTERS
    if s.seats == 2:
        out[at + 6 + AARON] = (level(s, landing, AARON) + 1) / N_HUNTERS


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
        kind = KIND_OF[treasure]
        if where >= KEPT:
            hunter = where - KEPT
            ahead = hunter if hunter == AARON else (hunter + s.seats - seat) % s.seats
            at = AT_HUNTERS + ahead * PER_HUNTER + 5 + 2 * kind
            out[at] += 0.25
            out[at + 1] += GOLD[treasure] / 20
        elif where >= OPEN:
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
