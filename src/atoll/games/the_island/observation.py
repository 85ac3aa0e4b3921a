"""What the numbers of `encoding` are called."""

from ...engine.observation import AHEAD, Piece
from .board import CELL
from .state import FIRST_KEPT, KIND, MAX_PLAYERS, TERRAIN, TILE, Ask

SEATS = AHEAD[:MAX_PLAYERS]
PIECES = (
    Piece(
        "cells",
        (
            *TERRAIN.ids,
            *KIND.ids,
            "boat",
            *(f"there_{seat}" for seat in SEATS),
            *(f"aboard_{seat}" for seat in SEATS),
            "own_points",
        ),
        CELL.ids,
    ),
    Piece("seats", ("in_hand", "on_board", "saved", "points", *(f"tiles_{terrain}" for terrain in TERRAIN.ids)), SEATS),
    Piece("own_tiles", TILE.ids[FIRST_KEPT:]),
    Piece("spent_tiles", TILE.ids),
    Piece("question", tuple(kind.name.lower() for kind in Ask)),
    Piece("turn", ("left", "own_turn", "land", "seats")),
)
