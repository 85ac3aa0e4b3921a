"""Forbidden Island as JSON. All fields may be left out:

options       seats (default: as many as there are adventurers), difficulty, layout, …
island        rows of tile names with . for open sea, ~tile for a flooded and ~~tile for a sunk one (default: in the order
              of components.toml, all dry); the shape must be the layout's
flooded, sunk lists of tiles, instead of marks in the drawing
adventurers   for each seat {"role", "at" (default: the role's start tile), "hand", "treasures" (default: none)}
treasures     captured so far (default: what the adventurers have); those that nobody is said to have are seat 0's
discards      treasure cards that are discarded (default: none)
flood_deck    layers from the top, each a list of tiles (default: one layer, of all standing tiles not discarded)
flood_discards   (default: the flooded tiles, or, with a flood_deck, all standing tiles that are not in it)
meter         the mark of the water meter (default: the difficulty's)
turn, turns   whose turn it is, how many there have been, this one included (default: 0, 1)
flown         the pilot has flown this turn (default: false)
over          an ending, for a game that is over
asks          default: the seat whose turn it is has three actions left
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ...engine.decks import DISCARDED, GONE
from ...engine.errors import Phrase
from ...engine.grids import cells_of
from ...engine.names import one_of
from ...engine.position import Reader
from ...engine.records import State, plain
from .pieces import discarded
from .prepare import setup
from .state import (
    ACTIONS,
    BOX,
    CARD,
    ENDINGS,
    FLOOD_LAYERS,
    HELD,
    LAYOUTS,
    N_TILES,
    OPTIONS,
    ROLE,
    SKULL,
    START_TILE,
    STOCK,
    TILE,
    TREASURE,
    Ask,
    Level,
)
from .turn import ask_seat

BOXED: list[int] = STOCK.tolist()
PREPARATION = tuple(Ask(kind).name.lower() for kind in range(Ask.LAY, Ask.FIRST + 1))
FAULT_HELP = {
    "tiles": "every place of the island has one tile and every tile one place",
    "levels": "a tile is dry, flooded or sunk; when play begins six are flooded and none has sunk",
    "flood_cards": "every standing tile has one flood card, in flood_deck or flood_discards, and a sunk one has none",
    "flood_layers": "flood_deck has no empty layer, at least one card, and a layer more for each rise of the meter at most",
    "roles": "every seat has a role and no role stands twice",
    "pawns": "every adventurer stands on a tile that has not sunk",
    "hands": "a hand has at most five cards unless its owner is asked to discard",
    "treasure_cards": "hands and discards hold more cards than the box has, or leave the deck empty",
    "meter": "the meter starts at the difficulty's mark and rises; at mark 10, and only there, the game ends by the skull",
    "turn": "turn is a seat and turns is at least 1",
    "asks": "a question that cannot be open here: check kind, seats and left, and leave asks out if play just goes on",
    "over": "the end does not fit: a lost treasure or landing ends the game, and won, drowned or skull need their reason",
}


def options(reader: Reader, given: dict[str, Any]) -> dict[str, Any]:
    """As many seats as adventurers, unless it is said."""
    if "seats" not in given and reader.has("adventurers"):
        given["seats"] = len(reader.list("adventurers"))
        if not OPTIONS.min_seats <= given["seats"] <= OPTIONS.max_seats:
            here = f"here are {given['seats']}"
            raise reader.fail("adventurers", f"give {OPTIONS.min_seats} to {OPTIONS.max_seats}; {here}")
    return given


def _is_preparing(reader: Reader) -> bool:
    """Is the first of the questions given one of the preparation? Then nobody has a turn yet."""
    asks = reader.list("asks", [])
    return bool(asks) and isinstance(asks[0], dict) and str(asks[0].get("ask")).lower() in PREPARATION


def dump(s: State) -> dict[str, Any]:
    s = plain(s)
    data: dict[str, Any] = {"island": list(_dump_island(s.layout, tuple(s.tile_at), tuple(s.level)))}
    if s.role[0] >= 0:
        everybody = zip(range(s.seats), s.role, s.pawn, s.hand, strict=False)
        data["adventurers"] = [_dump_adventurer(*one, s.captured) for one in everybody if one[1] >= 0]
    data["treasures"] = [name for name, holder in zip(TREASURE.ids, s.captured, strict=True) if holder]
    data["discards"] = list(_cards(CARD.ids, tuple(_discards(s))))
    flood_at = tuple(s.flood_at)
    data["flood_deck"] = [list(_tiles(flood_at, layer)) for layer in range(s.flood_top, 0, -1)]
    data["flood_discards"] = list(_tiles(flood_at, DISCARDED))
    data |= {"meter": s.meter, "turns": s.turns, "flown": bool(s.flown)}
    if s.turn >= 0:
        data["turn"] = s.turn
    if s.over:
        data["over"] = ENDINGS.ids[s.over]
    return data


def _discards(s: State) -> list[int]:
    """What is neither in the deck nor in a hand; of each hand's cards, rising water is none."""
    held = [*map(sum, zip(*s.hand, strict=True)), 0]
    return [a - b - c for a, b, c in zip(BOXED, s.treasure_deck, held, strict=True)]


# many moments have the same parts


@lru_cache(5000)
def _cards(names: tuple[str, ...], counts: tuple[int, ...]) -> Sequence[str]:
    return [name for name, n in zip(names, counts, strict=True) for _ in range(n)]


@lru_cache(5000)
def _tiles(flood_at: tuple[int, ...], layer: int) -> Sequence[str]:
    return [name for name, at in zip(TILE.ids, flood_at, strict=True) if at == layer]


@lru_cache(5000)
def _dump_island(layout: int, tile_at: Sequence[int], level: Sequence[int]) -> Sequence[str]:
    shape = list(LAYOUTS.values())[layout]
    words = iter(["~" * level[tile] + TILE.ids[tile] if tile >= 0 else "?" for tile in tile_at])
    rows = [[next(words) if mark == "#" else "." for mark in row] for row in shape]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [" ".join(map(str.ljust, row, widths)).rstrip() for row in rows]


def _dump_adventurer(seat: int, role: int, pawn: int, hand: Sequence[int], captured: Sequence[int]) -> dict[str, Any]:
    own = [name for name, holder in zip(TREASURE.ids, captured, strict=True) if holder == 1 + seat]
    held = list(_cards(HELD.ids, tuple(hand)))
    return {"role": ROLE.ids[role], "at": TILE.ids[pawn], "hand": held, "treasures": own}


def load(reader: Reader, s: State) -> None:
    setup(s)
    s.asks[0] = 0
    s.ask_count = 0
    _load_island(reader, s)
    _load_adventurers(reader, s)
    for treasure in reader.distinct("treasures", TREASURE, []):
        s.captured[treasure] = s.captured[treasure] or 1
    for card in reader.names("discards", CARD, []):
        if s.treasure_deck[card] == 0:
            raise reader.fail("discards", f"the box has only {STOCK[card]} of {CARD.ids[card]!r}, hands included")
        s.treasure_deck[card] -= 1
    _load_flood_cards(reader, s)
    s.meter = reader.number("meter", 1, SKULL, int(s.meter))
    preparing = _is_preparing(reader)
    s.turn = reader.number("turn", 0, int(s.seats) - 1, 0) if not preparing else -1
    s.turns = reader.number("turns", 0, 1000, 0 if preparing else 1)
    s.flown = reader.flag("flown", False)
    if reader.has("over"):
        s.over = reader.name("over", ENDINGS)
    if not s.over and not reader.has("asks"):
        ask_seat(s, Ask.ACT, int(s.turn), ACTIONS, 0, 0)


def _load_island(reader: Reader, s: State) -> None:
    layout = OPTIONS.read(s)["layout"]
    shape = LAYOUTS[layout]
    words = [str(row).split() for row in reader.list("island", [])]
    if not words:
        s.tile_at[:] = range(N_TILES)
        s.place_of[:] = range(N_TILES)
    elif [len(row) for row in words] != [len(row) for row in shape]:
        size = f"{len(shape)} rows of {len(shape[0])}"
        raise reader.fail("island", f"the layout {layout} has {size} words, a tile or . each; here are {_size(words)}")
    else:
        _lay_tiles(reader, s, words, shape)
    for key, level in (("flooded", Level.FLOODED), ("sunk", Level.SUNK)):
        for tile in reader.distinct(key, TILE, []):
            if s.level[tile] not in (Level.DRY, level):
                raise reader.fail(key, f"{TILE.ids[tile]!r} is said to lie otherwise, too")
            s.level[tile] = level


def _size(words: list[list[str]]) -> str:
    return f"{len(words)} rows of " + ", ".join(str(len(row)) for row in words)


def _lay_tiles(reader: Reader, s: State, words: list[list[str]], shape: list[str]) -> None:
    for place, (r, c) in enumerate(cells_of(shape)):
        word = words[r][c]
        if word == "?":
            continue
        if word == ".":
            raise reader.fail(f"island[{r}]", f"word {c + 1} of this row is a place of the layout: a tile lies there")
        name = word.lstrip("~")
        if len(word) - len(name) > Level.SUNK:
            raise reader.fail(f"island[{r}]", f"{word!r}: write ~{name} for a flooded tile, ~~{name} for a sunk one")
        if name not in TILE.number:
            hint = one_of(name, TILE.ids)
            raise reader.fail(
                f"island[{r}]",
                Phrase("error-no-name", "{word!r} is no {kind}, {hint}", word=name, kind=TILE.kind, hint=hint),
            )
        tile = TILE.number[name]
        if s.place_of[tile] >= 0:
            raise reader.fail(f"island[{r}]", f"{name!r} is laid twice; each of the {N_TILES} tiles is there once")
        s.tile_at[place] = tile
        s.place_of[tile] = place
        s.level[tile] = len(word) - len(name)
    for r, row in enumerate(words):
        for c, word in enumerate(row):
            if shape[r][c] != "#" and word != ".":
                raise reader.fail(f"island[{r}]", f"{word!r} lies in the sea; word {c + 1} of this row must be .")


def _load_adventurers(reader: Reader, s: State) -> None:
    preparing = _is_preparing(reader)
    default = [{"role": role} for role in ROLE.ids[: int(s.seats)]] if not preparing else []
    adventurers = list(reader.objects("adventurers", default))
    if len(adventurers) > s.seats or (len(adventurers) < s.seats and not preparing):
        raise reader.fail(
            "adventurers", f"{int(s.seats)} seats need {int(s.seats)} adventurers, not {len(adventurers)}"
        )
    for seat, item in enumerate(adventurers):
        role = item.name("role", ROLE)
        if role in s.role[:seat]:
            raise item.fail("role", f"{ROLE.ids[role]!r} is taken by another seat")
        s.role[seat] = role
        s.pawn[seat] = item.name("at", TILE, TILE.ids[START_TILE[role]])
        for card in item.names("hand", HELD, []):
            if s.treasure_deck[card] == 0:
                raise item.fail("hand", f"the box has only {STOCK[card]} of {HELD.ids[card]!r}")
            s.treasure_deck[card] -= 1
            s.hand[seat, card] += 1
        for treasure in item.distinct("treasures", TREASURE, []):
            if s.captured[treasure]:
                raise item.fail("treasures", f"{TREASURE.ids[treasure]!r} is another adventurer's")
            s.captured[treasure] = 1 + seat
        item.close()


def _load_flood_cards(reader: Reader, s: State) -> None:
    standing = [tile for tile in range(N_TILES) if s.level[tile] != Level.SUNK]
    s.flood_at[:] = GONE
    layers = reader.list("flood_deck", [])
    if len(layers) > FLOOD_LAYERS:
        raise reader.fail("flood_deck", f"at most {FLOOD_LAYERS} layers are possible")
    for i in range(len(layers)):
        for tile in Reader({f"flood_deck[{i}]": layers[i]}).distinct(f"flood_deck[{i}]", TILE):
            if s.flood_at[tile] != GONE:
                raise reader.fail("flood_deck", f"there is one card of {TILE.ids[tile]!r}, here are two")
            s.flood_at[tile] = len(layers) - i
    s.flood_top = max(len(layers), 1) if standing else len(layers)
    discards = reader.distinct("flood_discards", TILE, [])
    if not reader.has("flood_discards"):
        left_out = [tile for tile in standing if s.flood_at[tile] == GONE]
        discards = left_out if layers else [tile for tile in left_out if s.level[tile] == Level.FLOODED]
    for tile in discards:
        if s.flood_at[tile] != GONE:
            raise reader.fail("flood_discards", f"the card of {TILE.ids[tile]!r} is in the flood deck")
        s.flood_at[tile] = DISCARDED
    if not layers:
        for tile in standing:
            if s.flood_at[tile] == GONE:
                s.flood_at[tile] = 1
    if standing and not (s.flood_at > DISCARDED).any():
        raise reader.fail("flood_deck", "at least one card must lie in the flood deck")


IN_THE_BOX = {f"{card} card": BOX["treasure_deck"][card] for card in CARD.ids} | {
    "tiles": N_TILES,
    "flood cards": N_TILES * BOX["flood_deck"]["copies"],
    "treasures": len(TREASURE),
    "pawns": len(ROLE),
}


def census(s: State) -> dict[str, dict[str, int]]:
    """Where every component is; for each the numbers add up to IN_THE_BOX."""
    found: dict[str, dict[str, int]] = {}
    for card, name in enumerate(CARD.ids):
        held = int(s.hand[:, card].sum()) if card < len(HELD) else 0
        places = {"hands": held, "discards": int(discarded(s, card)), "deck": int(s.treasure_deck[card])}
        found[f"{name} card"] = places
    laid = {int(tile) for tile in s.tile_at if tile >= 0}
    unlaid = [tile for tile in range(N_TILES) if s.place_of[tile] < 0]
    found["tiles"] = {"laid": len(laid), "to be laid": len(unlaid)}
    deck, discards = int((s.flood_at > DISCARDED).sum()), int((s.flood_at == DISCARDED).sum())
    found["flood cards"] = {"deck": deck, "discards": discards, "out of the game": N_TILES - deck - discards}
    taken = int((s.captured > 0).sum())
    found["treasures"] = {"captured": taken, "on the island": len(TREASURE) - taken}
    cast = len({int(role) for role in s.role if role >= 0})
    found["pawns"] = {"cast": cast, "box": len(ROLE) - cast}
    return found
