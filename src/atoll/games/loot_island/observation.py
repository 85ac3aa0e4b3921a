"""What the numbers of `encoding` are called."""

from ...engine.observation import AHEAD, Piece
from .state import CARD, COLOUR, EVENT, HEALER, ISLAND, LANDINGS, MAX_PLAYERS, Ask, Kind

HUNTERS = (*AHEAD[:MAX_PLAYERS], "aaron")
KINDS = tuple(kind.name.lower() for kind in Kind)
PIECES = (
    Piece(
        "landings",
        (
            *COLOUR.ids,
            *("last_value", "filled", "chests", "draws", "removes", "open"),
            *(f"compass_{hunter}" for hunter in HUNTERS),
        ),
        tuple(f"ahead_{steps}" for steps in range(LANDINGS)),
    ),
    Piece(
        "hunters",
        (
            *("hand", "cubes", "passed", "tile", "present"),
            *(f"{kind}_{what}" for kind in KINDS for what in ("count", "gold")),
        ),
        HUNTERS,
    ),
    Piece("own_hand", CARD.ids),
    Piece("aarons_hand", CARD.ids),
    Piece("open_treasures", ("count", "gold_less_curse"), KINDS),
    Piece("event", EVENT.ids),
    Piece("islands_shut", ISLAND.ids),
    Piece("healers_known", HEALER.ids),
    Piece("question", tuple(kind.name.lower() for kind in Ask)),
    Piece("turn", ("day", "own_turn", "seats", "pile", "bow")),
)
