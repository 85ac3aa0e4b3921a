"""What the numbers of `encoding` are called."""

from ...engine.observation import AHEAD, Piece
from .state import CARD, HELD, MAX_PLAYERS, ROLE, TILE, TREASURE, Ask

PIECES = (
    Piece("tiles", ("dry", "flooded", "sunk", "card_on_top", "card_discarded", "place"), TILE.ids),
    Piece(
        "seats",
        (
            "present",
            *(f"is_{role}" for role in ROLE.ids),
            *(f"on_{tile}" for tile in TILE.ids),
            *(f"holds_{card}" for card in HELD.ids),
        ),
        AHEAD[:MAX_PLAYERS],
    ),
    Piece("captured", TREASURE.ids),
    Piece("deck", CARD.ids),
    Piece("discards", CARD.ids),
    Piece("question", tuple(kind.name.lower() for kind in Ask)),
    Piece("turn", ("water_level", "flood_layer", "flown", "actions_left", "own_turn")),
)
