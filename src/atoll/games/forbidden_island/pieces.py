"""What lies and stands where: small questions that the rules ask of a state."""

from ...engine.compiled import rule
from ...engine.events import EVERYBODY, tell
from ...engine.records import Array, State
from .state import (
    DRAW,
    HAND_LIMIT,
    LANDING,
    N_CARDS,
    N_DIRECTIONS,
    N_HELD,
    N_ORTHOGONAL,
    N_TILES,
    N_TREASURES,
    NEIGHBOUR,
    RISE_CARD,
    STOCK,
    TREASURE_TILES,
    Level,
    Role,
)


@rule
def neighbour(s: State, tile: int, direction: int) -> int:
    """The tile that lies (or lay, if it sank) in that direction, or -1 for open sea."""
    place = NEIGHBOUR[s.layout, s.place_of[tile], direction]
    return s.tile_at[place] + 0 if place >= 0 else -1


@rule
def directions(s: State, seat: int) -> int:
    """§4.4 The explorer also goes diagonally."""
    return N_DIRECTIONS if s.role[seat] == Role.EXPLORER else N_ORTHOGONAL


@rule
def stands(s: State, tile: int) -> bool:
    return tile >= 0 and s.level[tile] != Level.SUNK


@rule
def is_flooded(s: State, tile: int) -> bool:
    return tile >= 0 and s.level[tile] == Level.FLOODED


@rule
def any_flooded(s: State) -> bool:
    for tile in range(N_TILES):
        if s.level[tile] == Level.FLOODED:
            return True
    return False


@rule
def is_beside(s: State, seat: int, tile: int) -> bool:
    """Is the tile one step away, as this pawn steps?"""
    for direction in range(directions(s, seat)):
        if neighbour(s, s.pawn[seat], direction) == tile:
            return True
    return False


@rule
def is_alone(s: State, tile: int) -> bool:
    """No tile stands beside it."""
    for direction in range(N_ORTHOGONAL):
        if stands(s, neighbour(s, tile, direction)):
            return False
    return True


@rule
def seat_of(s: State, role: int) -> int:
    """The seat that plays this role; somebody does."""
    seat = 0
    for other in range(1, s.seats):
        if s.role[other] == role:
            seat = other
    return seat


@rule
def hand_size(s: State, seat: int) -> int:
    n = 0
    for card in range(N_HELD):
        n += s.hand[seat, card]
    return n


@rule
def is_over_limit(s: State, seat: int) -> bool:
    """§6.9 Five cards, special ones included."""
    return hand_size(s, seat) > HAND_LIMIT


@rule
def discarded(s: State, card: int) -> int:
    """The stock less the deck and the hands."""
    left = STOCK[card] - s.treasure_deck[card]
    if card != RISE_CARD:
        for seat in range(s.seats):
            left -= s.hand[seat, card]
    return left


@rule
def weigh_treasure_deck(s: State, weights: Array) -> int:
    total = 0
    for card in range(N_CARDS):
        weights[DRAW + card] = s.treasure_deck[card]
        total += s.treasure_deck[card]
    return total


@rule
def throw(s: State, seat: int, card: int) -> None:
    """From the hand to the discard pile."""
    s.hand[seat, card] -= 1


@rule
def all_captured(s: State) -> bool:
    for treasure in range(N_TREASURES):
        if s.captured[treasure] == 0:
            return False
    return True


@rule
def all_on_landing(s: State) -> bool:
    for seat in range(s.seats):
        if s.pawn[seat] != LANDING:
            return False
    return True


@rule
def is_treasure_lost(s: State) -> bool:
    """§9.2 Both tiles of a treasure are gone and nobody has it."""
    for treasure in range(N_TREASURES):
        if s.captured[treasure] == 0:
            if not stands(s, TREASURE_TILES[treasure, 0]) and not stands(s, TREASURE_TILES[treasure, 1]):
                return True
    return False


@rule
def shore_up(s: State, tile: int) -> None:
    """§5.1 A flooded tile is turned to its dry side."""
    s.level[tile] = Level.DRY


@rule
def tell_all(log: Array, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Nothing is secret in this game."""
    tell(log, kind, EVERYBODY, a, b, c, d)


@rule
def walk(s: State, seat: int, tile: int, how: int, log: Array) -> None:
    """Put a pawn on another tile and tell how it got there."""
    tell_all(log, how, seat, s.pawn[seat], tile, 0)
    s.pawn[seat] = tile


@rule
def carry(s: State, by: int, seat: int, tile: int, how: int, log: Array) -> None:
    """The same, at somebody else's hand."""
    tell_all(log, how, by, seat, s.pawn[seat], tile)
    s.pawn[seat] = tile
