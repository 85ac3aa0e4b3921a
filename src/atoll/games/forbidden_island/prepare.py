"""Preparation: nature lays the island, floods six tiles, casts the roles, deals the cards and says who begins."""

from ...engine.asks import answered, current
from ...engine.compiled import rule
from ...engine.decks import DISCARDED, draw_card, weigh_layer
from ...engine.records import Array, State
from .pieces import tell_all, weigh_treasure_deck
from .state import (
    CAST,
    DRAW,
    FIRST,
    FLOOD,
    HAND_START,
    LAY,
    MAX_PLAYERS,
    N_CARDS,
    N_ROLES,
    N_TILES,
    RISE_CARD,
    START_FLOODS,
    START_MARK,
    START_TILE,
    STOCK,
    Ask,
    Event,
    Level,
)
from .turn import ask_nature, begin_turn


@rule
def setup(s: State) -> None:
    """§2.1–2.6 Everything is nature's; the record is blank but for its options."""
    for tile in range(N_TILES):
        s.tile_at[tile] = -1
        s.place_of[tile] = -1
        s.flood_at[tile] = 1
    s.flood_top = 1
    for card in range(N_CARDS):
        s.treasure_deck[card] = STOCK[card]
    for seat in range(MAX_PLAYERS):
        s.role[seat] = -1
        s.pawn[seat] = -1
    s.turn = -1
    s.meter = START_MARK[s.difficulty]
    ask_nature(s, Ask.LAY, 0, 0)


@rule
def weigh_tiles(s: State, weights: Array) -> int:
    """§2.1 Any tile that has no place yet."""
    total = 0
    for tile in range(N_TILES):
        if s.place_of[tile] < 0:
            weights[LAY + tile] = 1
            total += 1
    return total


@rule
def lay(s: State, tile: int, log: Array) -> None:
    """§2.1 The tiles are laid in a random order on the places of the layout."""
    place = current(s).subject
    s.tile_at[place] = tile
    s.place_of[tile] = place
    tell_all(log, Event.LAID, tile, 0, 0, 0)
    if place + 1 < N_TILES:
        current(s).subject += 1
    else:
        answered(s)
        ask_nature(s, Ask.START_FLOOD, START_FLOODS, 0)


@rule
def weigh_flood_deck(s: State, weights: Array) -> int:
    """The cards of the top layer are equally likely."""
    return weigh_layer(s.flood_at, s.flood_top, weights, FLOOD)


@rule
def start_flood(s: State, tile: int, log: Array) -> None:
    """§2.2 The first six flood cards."""
    s.flood_top = draw_card(s.flood_at, s.flood_top, tile, DISCARDED)
    s.level[tile] = Level.FLOODED
    tell_all(log, Event.FLOODED, tile, 0, 0, 0)
    current(s).left -= 1
    if current(s).left == 0:
        answered(s)
        ask_nature(s, Ask.ROLE, 0, 0)


@rule
def weigh_roles(s: State, weights: Array) -> int:
    """§2.3 No role twice."""
    total = 0
    for role in range(N_ROLES):
        free = 1
        for seat in range(s.seats):
            if s.role[seat] == role:
                free = 0
        weights[CAST + role] = free
        total += free
    return total


@rule
def cast(s: State, role: int, log: Array) -> None:
    """§2.3 A role for each seat; its pawn starts on the role's tile, flooded or not."""
    seat = current(s).subject
    s.role[seat] = role
    s.pawn[seat] = START_TILE[role]
    tell_all(log, Event.CAST, seat, role, START_TILE[role], 0)
    answered(s)
    if seat + 1 < s.seats:
        ask_nature(s, Ask.ROLE, 0, seat + 1)
    else:
        ask_nature(s, Ask.DEAL, HAND_START, 0)


@rule
def weigh_deal(s: State, weights: Array) -> int:
    """§2.4 A card of rising water is exchanged, so it is never dealt."""
    total = weigh_treasure_deck(s, weights) - weights[DRAW + RISE_CARD]
    weights[DRAW + RISE_CARD] = 0
    return total


@rule
def deal(s: State, card: int, log: Array) -> None:
    """§2.4 Two treasure cards each, face up."""
    seat = current(s).subject
    s.treasure_deck[card] -= 1
    s.hand[seat, card] += 1
    tell_all(log, Event.DEALT, seat, card, 0, 0)
    current(s).left -= 1
    if current(s).left == 0:
        answered(s)
        if seat + 1 < s.seats:
            ask_nature(s, Ask.DEAL, HAND_START, seat + 1)
        else:
            ask_nature(s, Ask.FIRST, 0, 0)


@rule
def weigh_first(s: State, weights: Array) -> int:
    """§2.6 Anybody may begin."""
    for seat in range(s.seats):
        weights[FIRST + seat] = 1
    return s.seats + 0


@rule
def begin(s: State, seat: int, log: Array) -> None:
    tell_all(log, Event.BEGINS, seat, 0, 0, 0)
    answered(s)
    begin_turn(s, seat, log)
