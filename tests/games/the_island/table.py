"""A table to try the rules on: draw a position, do what the notation says, draw what should have come of it.

Each line of a drawing begins with the name of a cell and goes on to the east, a word a cell:

    c4      .    <CI>   S       open sea, a boat with a crimson and an indigo explorer in it, a serpent
    d4    b   fC    KW          a beach, a forest with a crimson explorer on it, a shark and a whale in one cell

    b f m   beach, forest, mountain; else sea      C I A O   explorers: crimson, indigo, amber, orchid
    <>      a boat, with who is in it              S K W     serpent, shark, whale

Explorers, boats and creatures are numbered in reading order. What is not drawn is not there, but for the tiles: those that
the drawing leaves lie beaches outside and mountains inside, as in `position.WHOLE`. As many as the sharks, the whales and the
tiles in hands came from are taken, in the south first, or more (`taken`); what must have been under them has been.
"""

import re
from collections.abc import Sequence
from typing import Any

from atoll.engine.catalogue import get_game
from atoll.engine.position import dump_position
from atoll.games.the_island.board import CELL, ROWS, SLOT_OF
from atoll.games.the_island.position import PREPARATION, WHOLE
from atoll.games.the_island.state import TERRAIN, TILE, TILE_STOCK

from .. import tables
from ..tables import can, chances, do, heard, question, told

__all__ = ["can", "chances", "do", "heard", "question", "told"]  # what the tests import from here

GAME = get_game("the_island")
PEOPLE = {"C": "crimson", "I": "indigo", "A": "amber", "O": "orchid"}
CREATURES = {"S": "serpent", "K": "shark", "W": "whale"}
WORD = re.compile(r"([bfm]?)([SKW]*)([CIAO]*)(?:<([CIAO]*)>)?")
ISLAND = "defghij"
TERRAINS = {"b": "beach", "f": "forest", "m": "mountain"}
STOCK = {"b": 16, "f": 16, "m": 8}
EVERY_TILE = {
    terrain: [tile for tile, n in zip(TILE.ids, counts, strict=True) for _ in range(n)]
    for terrain, counts in zip(TERRAIN.ids, TILE_STOCK.tolist(), strict=True)
}
STARTS = ["b1", "c11", "g6", "k1", "l10"]
"""Where the serpents start."""


class Table(tables.Table):
    id = "the_island"

    def looks(self, expected: str) -> None:
        """The cells of this drawing look like this now."""
        assert _draw(self, expected) == _tidy(expected)


new_table = Table.new


# -- writing a position ------------------------------------------------------------------------------------------------


def table(drawing: str = "", options: dict[str, Any] | None = None, **fields: Any) -> Table:
    """Seat 0 has three points left, unless `asks` says otherwise; other fields of the position are passed on.

    `values={"crimson-1": 5}`, `safe={"crimson": ["northwest=5"]}` and `taken=16` (tiles) add to the drawing.
    """
    tiles = _whole_island()
    people: dict[str, list[str]] = {name: [] for name in PEOPLE.values()}
    boats: list[str] = []
    creatures: dict[str, list[str]] = {name: [] for name in CREATURES.values()}
    words = _words(drawing)
    for cell, word in words:
        land, lurking, standing, boat = _parts(word)
        if cell in tiles:
            tiles[cell] = land or "."
        else:
            assert not land, f"{cell} is no place for a tile"
        for letter in lurking:
            creatures[CREATURES[letter]].append(cell)
        for letter in standing:
            people[PEOPLE[letter]].append(cell)
        if boat is not None:
            boats.append(cell)
            for letter in boat:
                people[PEOPLE[letter]].append(f"boat-{len(boats)}")
    for explorer, value in fields.pop("values", {}).items():
        colour, number = explorer.split("-")
        people[colour][int(number) - 1] += f"={value}"
    for colour, places in fields.pop("safe", {}).items():
        people[colour] += places
    given = {name: places for name, places in people.items() if places}
    drawn = {cell for cell, _ in words}
    _share_out(tiles, drawn)
    if "asks" not in fields or fields["asks"][0]["ask"] not in PREPARATION:
        fleet = _fleet(options, given, fields)
        held = {
            mark: sum(len(hand.get(name, [])) for hand in fields.get("hands", [])) for mark, name in TERRAINS.items()
        }
        from_tiles = len(creatures["shark"]) + len(creatures["whale"]) + max(len(boats) - fleet, 0) + sum(held.values())
        _take(tiles, drawn, held, max(from_tiles, fields.pop("taken", 0), _is_after_sinking(fields)))
        _have_been(tiles, creatures, boats, fleet)
    rows = ["".join(tiles.get(f"{row}{i + 1}", "") for i in range(12)) for row in ISLAND]
    board = {"tiles": rows, "explorers": given, "boats": boats, "creatures": creatures}
    return Table({"options": options or {}, **board, **fields})


def asking(kind: str, seat: int | None = 0, **fields: Any) -> list[dict[str, Any]]:
    """For `asks`: one question, of a seat or of nature."""
    return [{"ask": kind, **({} if seat is None else {"seats": [seat]}), **fields}]


def rolled(kind: str, left: int | None = None, seat: int = 0, **fields: Any) -> list[dict[str, Any]]:
    """For `asks`: the die shows a kind of creature."""
    reach = {"serpent": 1, "shark": 2, "whale": 3}[kind]
    return asking("creature", seat, left=left or reach, topic=kind, **fields)


def _whole_island() -> dict[str, str]:
    cells = [[CELL.ids[c] for c in _row(letter) if SLOT_OF[c] >= 0 or CELL.ids[c] == "g6"] for letter in ISLAND]
    return {
        cell: mark for names, marks in zip(cells, WHOLE, strict=True) for cell, mark in zip(names, marks, strict=True)
    }


def _fleet(options: dict[str, Any] | None, people: dict[str, Any], fields: dict[str, Any]) -> int:
    """How many boats there are at the start."""
    chosen = options or {}
    colours = [list(PEOPLE.values()).index(name) + 1 for name in people]
    two = chosen.get("colours") == "two"
    seats = chosen.get("seats") or (2 if two else max(2, len(fields.get("hands", [])), *colours, 0))
    return seats * (4 if two and chosen.get("boats") == "four" else 2)


def _is_after_sinking(fields: dict[str, Any]) -> bool:
    return bool(fields.get("asks")) and fields["asks"][0]["ask"] in ("turn_up", "crew", "roll", "creature")


def _share_out(tiles: dict[str, str], drawn: set[str]) -> None:
    """The tiles that are not drawn are those that are left in the box, the low ones outside; gaps are the lowest that are."""
    marks = [tiles[cell] for cell in tiles if cell in drawn]
    heap = "".join(mark * (STOCK[mark] - marks.count(mark)) for mark in "bfm")[marks.count(".") - ("g6" in drawn) :]
    free = sorted((cell for cell in tiles if cell not in drawn | {"g6"}), key=lambda cell: "bfm".index(tiles[cell]))
    tiles |= dict(zip(free, heap, strict=True))


def _take(tiles: dict[str, str], drawn: set[str], held: dict[str, int], needed: int) -> None:
    """Take tiles that are not drawn, so many in all, and so many of each terrain."""
    lying = list(tiles.values())
    for terrain in "bfm":
        taken = lying.count(".") - 1
        gone = STOCK[terrain] - lying.count(terrain)
        higher = sum(n for mark, n in held.items() if mark > terrain)
        more = STOCK[terrain] if higher else max(needed - taken, held[terrain] - gone, 0)
        free = [cell for cell, mark in reversed(tiles.items()) if mark == terrain and cell not in drawn]
        tiles |= dict.fromkeys(free[:more], ".")
        lying = list(tiles.values())


def _have_been(tiles: dict[str, str], creatures: dict[str, list[str]], boats: list[str], fleet: int) -> None:
    """Of so many tiles some were sharks, whales and boats: they have been on the board."""
    before = 0
    for terrain, kept, most in (("b", 9, (3, 3, 1)), ("f", 9, (5, 5, 4)), ("m", 6, (6, 5, 4))):
        taken = STOCK[terrain] - list(tiles.values()).count(terrain)
        needed = before + max(taken - kept, 0) if taken else 0
        boats += ["lost"] * (fleet - len(boats))
        lists = [creatures["shark"], creatures["whale"], boats]
        limits = [most[0], most[1], fleet + most[2]]
        for things, limit in zip(lists, limits, strict=True):
            while len(things) < limit and sum(map(len, lists)) - fleet < needed:
                things.append("lost")
        before = sum(most)


def _row(letter: str) -> range:
    first = CELL.number[f"{letter}1"]
    return range(first, first + len(ROWS["abcdefghijklm".index(letter)]))


def _words(drawing: str) -> list[tuple[str, str]]:
    found = []
    for line in filter(str.strip, drawing.splitlines()):
        start, *words = line.split()
        first = CELL.number[start]
        found += [(CELL.ids[first + i], word) for i, word in enumerate(words)]
        assert first + len(words) - 1 in _row(start[0]), f"the row of {line!r} is shorter"
    return found


def _parts(word: str) -> tuple[str, str, str, str | None]:
    match = WORD.fullmatch("" if word == "." else word)
    assert match, f"{word!r} draws nothing"
    land, lurking, standing, boat = match.groups()
    return land, lurking, standing, boat


# -- playing -----------------------------------------------------------------------------------------------------------


def pass_turn(t: Table, sink: str, tile: str, kind: str = "serpent") -> Table:
    """The seat does nothing it need not do: takes this tile, rolls this, moves nothing."""
    if question(t).startswith("play"):
        do(t, "pass")
    if question(t).startswith("move"):
        do(t, "pass")
    do(t, f"sink {sink}", f"turn_up {tile}")
    if question(t) == "roll":
        do(t, f"roll {kind}")
    if question(t).startswith("creature"):
        do(t, "pass")
    return t


# -- looking -----------------------------------------------------------------------------------------------------------


def left(t: Table) -> int:
    """How many points or cells are left."""
    return int(t.asks[-1]["left"])


def ways(t: Table, kind: str, seat: int | None = None) -> str:
    """The last words of what `can` finds, in order: `e ne here`."""
    order = ["e", "ne", "nw", "w", "sw", "se", "here"]
    words = {text.split()[-1] for text in can(t, kind, seat)}
    return " ".join(sorted(words, key=lambda word: (order.index(word) if word in order else 9, word)))


def where(t: Table, explorer: str) -> str:
    colour, number = explorer.split("-")
    return str(t.explorers[colour][int(number) - 1].partition("=")[0])


def lost(t: Table, *explorers: str) -> bool:
    return all(where(t, explorer) == "lost" for explorer in explorers)


def _tidy(drawing: str) -> str:
    return "\n" + "\n".join(" ".join(line.split()) for line in drawing.strip().splitlines()) + "\n"


def _draw(t: Table, cells: str) -> str:
    position = dump_position(t.game, t.state)
    lines = []
    for line in cells.strip().splitlines():
        start, *words = line.split()
        first = CELL.number[start]
        lines.append(" ".join([start, *(_word(t, position, first + i) for i in range(len(words)))]))
    return "\n" + "\n".join(lines) + "\n"


def _word(t: Table, position: dict[str, Any], cell: int) -> str:
    name = CELL.ids[cell]
    word = ["b", "f", "m", ""][int(t.state[0].terrain[cell])]
    for letter, kind in CREATURES.items():
        word += letter * position["creatures"][kind].count(name)
    word += _people(position, name)
    if name in position["boats"]:
        word += "<" + _people(position, f"boat-{position['boats'].index(name) + 1}") + ">"
    return word or "."


def _people(position: dict[str, Any], place: str) -> str:
    def here(places: Sequence[str]) -> int:
        return sum(word.partition("=")[0] == place for word in places)

    return "".join(letter * here(position["explorers"].get(name, [])) for letter, name in PEOPLE.items())
