"""Driftwood as JSON. All fields may be left out:

options     seats (default: as many as there are castaways), ship
castaways   for each seat {"hand" (default: nothing), "buried" (default: nothing), "flares" (default: 1)}
beach       the piece that lies on the beach (default: none)
drifted     pieces that drifted away (default: none)
turn, turns whose turn it is, how many there have been, this one included (default: 0, 1)
over        an ending, for a game that is over
asks        default: the seat whose turn it is may search
"""

from typing import Any

from ...engine.asks import ask
from ...engine.position import Reader
from ...engine.records import State
from .hidden import in_wreck
from .rules import setup
from .state import BOX, ENDINGS, FLARES, MAX_PLAYERS, STOCK, WOOD, Ask

FAULT_HELP = {
    "wood": "a castaway holds one piece at most, and nobody has more than the box",
    "flares": "the ship comes when enough flares are fired, and not before",
    "turn": "turn is a seat and turns is at least 1",
    "asks": "these questions cannot be open together in this position",
    "over": "stranded means that the wreck is empty",
}


def options(reader: Reader, given: dict[str, Any]) -> dict[str, Any]:
    """As many seats as castaways, unless it is said."""
    if "seats" not in given and reader.has("castaways"):
        given["seats"] = len(reader.list("castaways"))
    return given


def dump(s: State) -> dict[str, Any]:
    data: dict[str, Any] = {"castaways": [_dump_castaway(s, seat) for seat in range(int(s.seats))]}
    data["drifted"] = _pieces(s.drifted)
    data["turns"] = int(s.turns)
    if s.beach >= 0:
        data["beach"] = WOOD.ids[s.beach]
    if s.turn >= 0:
        data["turn"] = int(s.turn)
    if s.over:
        data["over"] = ENDINGS.ids[s.over]
    return data


def _dump_castaway(s: State, seat: int) -> dict[str, Any]:
    return {"hand": _pieces(s.hand[seat]), "buried": _pieces(s.buried[seat]), "flares": int(s.flares[seat])}


def _pieces(counts: Any) -> list[str]:
    return [name for name, n in zip(WOOD.ids, counts, strict=True) for _ in range(int(n))]


def load(reader: Reader, s: State) -> None:
    setup(s)
    s.asks[0] = 0
    s.ask_count = 0
    castaways = list(reader.objects("castaways", [{}] * int(s.seats)))
    if len(castaways) != s.seats:
        raise reader.fail("castaways", f"{int(s.seats)} seats need {int(s.seats)} castaways, not {len(castaways)}")
    for seat, item in enumerate(castaways):
        _load_pieces(item, "hand", s, s.hand[seat])
        _load_pieces(item, "buried", s, s.buried[seat])
        s.hand_size[seat] = s.hand[seat].sum()
        s.buried_size[seat] = s.buried[seat].sum()
        s.flares[seat] = item.number("flares", 0, FLARES, FLARES)
        item.close()
    _load_pieces(reader, "drifted", s, s.drifted)
    s.beach = reader.name("beach", WOOD) if reader.has("beach") else -1
    preparing = reader.has("asks") and not reader.has("turn")
    s.turn = reader.number("turn", 0, int(s.seats) - 1, 0) if not preparing else -1
    s.turns = reader.number("turns", 0, 1000, 0 if preparing else 1)
    s.over = reader.name("over", ENDINGS) if reader.has("over") else 0
    if not s.over and not reader.has("asks"):
        ask(s, Ask.TURN, 1 << int(s.turn), 0, 0, 0)


def _load_pieces(reader: Reader, key: str, s: State, counts: Any) -> None:
    for wood in reader.names(key, WOOD, []):
        if in_wreck(s, wood) == 0:
            raise reader.fail(key, f"the box has only {STOCK[wood]} of {WOOD.ids[wood]!r}")
        counts[wood] += 1


IN_THE_BOX = {name: BOX["wood"][name] for name in WOOD.ids} | {"flare": FLARES * MAX_PLAYERS}


def census(s: State) -> dict[str, dict[str, int]]:
    """Where every component is; for each the numbers add up to IN_THE_BOX."""
    found: dict[str, dict[str, int]] = {}
    for wood, name in enumerate(WOOD.ids):
        found[name] = {"hands": int(s.hand[:, wood].sum()), "stashes": int(s.buried[:, wood].sum())}
        found[name] |= {"drifted": int(s.drifted[wood]), "beach": int(s.beach == wood), "wreck": int(in_wreck(s, wood))}
    given = FLARES * int(s.seats)
    ready = int(s.flares.sum())
    found["flare"] = {"ready": ready, "fired": given - ready, "box": FLARES * MAX_PLAYERS - given}
    return found
