"""What the numbers of `encoding` are called."""

from ...engine.observation import AHEAD, Piece
from .state import CELL, EACH, FACE, MAX_PLAYERS, Ask, Ground

SEATS = AHEAD[:MAX_PLAYERS]
PIECES = (
    Piece(
        "cells",
        (
            *(ground.name.lower() for ground in Ground),
            *("coins", "fresh", "flag"),
            *(f"{what}_{seat}" for seat in SEATS for what in ("there", "value", "ring")),
        ),
        CELL.ids,
    ),
    Piece("seats", ("present", "purse", "flag", *(f"boat_{place + 1}" for place in range(EACH))), SEATS),
    Piece("faces_seen", FACE.ids),
    Piece("question", tuple(kind.name.lower() for kind in Ask)),
    Piece("turn", ("left", "own_turn", "turns", "seats")),
)
