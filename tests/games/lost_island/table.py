"""A table to try the rules on: draw a position, do what the notation says, draw what should have come of it.

Each line of a drawing begins with the name of a cell and goes on to the east, a word a cell:

    b3     C4   #   oI2*   S      crimson's 4 on a face-down tile, one that is face down, indigo's 2 with a ring, a stone
    c4     .    l2$2   A6!   =4   water, a loot with two coins on it, amber's 6 with the flag, a bomb of 4 that works two ways

    # face down    o plain    w storm    l2 loot    +4 x4 =4 bombs: straight, diagonal, two ways    . water
    S a stone      F T2 turned stones: the flag's, a loot's
    $2 coins       C I A O explorers: crimson, indigo, amber, orchid, with their values    * a ring    ! the flag

Explorers of a colour are a, b, c … in reading order; the others are in the boat. What is not drawn is face down, and the
stones lie where they are printed, or as near the last cell as the drawing lets them; `rest="."`: it is all water instead.
Where the flag is drawn it was found under a stone that is not.
"""

import re
from typing import Any

from atoll.engine.catalogue import get_game
from atoll.games.lost_island.state import CELL, CELLS, EXPLORER, FACE, SIDE

from .. import tables
from ..tables import can, chances, do, heard, payoff, question, told, ways

__all__ = ["can", "chances", "do", "heard", "payoff", "question", "told", "ways"]  # what the tests import from here

GAME = get_game("lost_island")
PEOPLE = {"C": "crimson", "I": "indigo", "A": "amber", "O": "orchid"}
WORD = re.compile(r"(#|S|F|T[123]|o|w|l[123]|[+x=][1-6]|\.)?(?:\$(\d))?(?:([CIAO])([1-6])?)?(\*)?(!)?")
TILES = {"#": "#", "S": "S", ".": ".", "o": "plain", "w": "storm", "F": "flag"}
SHAPES = {"l": "loot", "T": "loot", "+": "cross", "x": "diagonal", "=": "line"}
PLACES = ["b2", "e2", "e5", "b5"]
"""Of the stones."""


class Table(tables.Table):
    id = "lost_island"

    def looks(self, expected: str) -> None:
        """The cells of this drawing look like this now."""
        lines = [line.split() for line in expected.strip().splitlines()]
        drawn = [[start, *(_word(self, CELL.number[start] + i) for i in range(len(words)))] for start, *words in lines]
        assert drawn == lines


new_table = Table.new


# -- writing a position ------------------------------------------------------------------------------------------------


def table(drawing: str = "", options: dict[str, Any] | None = None, rest: str = "#", **fields: Any) -> Table:
    """Seat 0 has two actions left, unless `asks` says otherwise; other fields of the position are passed on."""
    tiles: dict[str, str] = {}
    coins: dict[str, int] = {}
    people: dict[str, list[str]] = {name: [] for name in PEOPLE.values()}
    rings: list[str] = []
    flag = ""
    for cell, word in _words(drawing):
        tile, amount, letter, value, ring, flagged = _parts(word)
        tiles[cell] = tile or "#"
        if amount:
            coins[cell] = int(amount)
        explorer = ""
        if letter:
            own = people[PEOPLE[letter]]
            explorer = f"{PEOPLE[letter]}-{'abcdef'[len(own)]}"
            own.append(f"{cell}={value}" if value else cell)
        if ring:
            rings.append(explorer)
        if flagged:
            flag = explorer or cell
    found = bool(flag) or "flag" in fields
    stones = _stones(tiles)
    names = {cell: _name(tile) for cell, tile in tiles.items()}
    for cell in stones:
        if cell not in names:
            is_flag = found and "flag" not in names.values() and ".flag" not in names.values()
            face = "flag" if is_flag else "loot_2" if rest == "." else ""
            names[cell] = (rest if rest == "." else "") + face or "S"
    rows = [" ".join(names.get(CELL.ids[r * SIDE + c], rest) for c in range(SIDE)) for r in range(SIDE)]
    given = {name: places for name, places in people.items() if places}
    board = {"island": rows, "stones": stones, "coins": coins, "explorers": given, "rings": rings}
    return Table({"options": options or {}, **board, **({"flag": flag} if flag else {}), **fields})


def asking(kind: str, *seats: int, **fields: Any) -> list[dict[str, Any]]:
    """For `asks`: one question, of some seats or of nature."""
    usual = {"arrange": {"topic": 0}, "turn": {"left": 0}}.get(kind, {})
    return [{"ask": kind, **({"seats": list(seats)} if seats else {}), **usual, **fields}]


POWER = asking("power", 0)
SHRINK = asking("shrink", 0, left=1)


def _words(drawing: str) -> list[tuple[str, str]]:
    found = []
    for line in filter(str.strip, drawing.splitlines()):
        start, *words = line.split()
        first = CELL.number[start]
        assert first % SIDE + len(words) <= SIDE, f"the row of {line!r} is shorter"
        found += [(CELL.ids[first + i], word) for i, word in enumerate(words)]
    return found


def _parts(word: str) -> tuple[str, ...]:
    match = WORD.fullmatch(word)
    assert match, f"{word!r} draws nothing"
    return match.groups()


def _name(tile: str) -> str:
    """A tile as a position names it."""
    return TILES.get(tile) or f"{SHAPES[tile[0]]}_{tile[1]}"


def _stones(tiles: dict[str, str]) -> list[str]:
    """Four: those that are drawn, then the printed places that are not drawn, then the last cells that are not."""
    drawn = [cell for cell, tile in tiles.items() if tile[0] in "SFT"]
    spare = [cell for cell in [*PLACES, *reversed(CELL.ids)] if cell not in tiles]
    return [*drawn, *dict.fromkeys(spare)][:4]


# -- looking -----------------------------------------------------------------------------------------------------------


def left(t: Table) -> int:
    """How many actions are left."""
    return int(t.asks[-1]["left"])


def where(t: Table, explorer: str) -> str:
    """A cell, or boat."""
    colour, letter = explorer.split("-")
    return str(t.explorers[colour]["abcdef".index(letter)].partition("=")[0])


def home(t: Table, *explorers: str) -> bool:
    """Are these in the boat?"""
    return all(where(t, explorer) == "boat" for explorer in explorers)


def _word(t: Table, cell: int) -> str:
    s = t.state[0]
    name = CELL.ids[cell]
    face = FACE.ids[int(s.face[cell])] if s.face[cell] >= 0 else ""
    stone = name in t.stones
    word = "#S_."[int(s.ground[cell])]
    if word == "_":
        marks = {"plain": "o", "storm": "w", "flag": "F"}
        shapes = {"loot": "T" if stone else "l", "cross": "+", "diagonal": "x", "line": "="}
        word = marks.get(face) or shapes[face[:-2]] + face[-1]
    if s.coins[cell]:
        word += f"${int(s.coins[cell])}"
    standing = [e for e in range(len(EXPLORER)) if s.where[e] == cell]
    for explorer in standing:
        word = word.removeprefix("#") + next(c for c, n in PEOPLE.items() if EXPLORER.ids[explorer].startswith(n))
        word += f"{int(s.value[explorer])}" + "*" * int(s.ring[explorer])
    carried = standing and t.flag == EXPLORER.ids[standing[0]]
    return word + "!" * (t.flag == name or bool(carried))


assert len(CELL) == CELLS
