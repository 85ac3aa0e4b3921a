"""What the numbers of `encoding` are called."""

from ...engine.observation import AHEAD, Piece
from .state import MAX_PLAYERS, WOOD, Ask

PIECES = (
    Piece("wood", WOOD.ids, ("hand", "buried", "beach")),
    Piece("seats", ("present", "hand", "buried", "flares", "turn"), AHEAD[:MAX_PLAYERS]),
    Piece("question", tuple(kind.name.lower() for kind in Ask)),
    Piece("wreck", ("left",)),
)
