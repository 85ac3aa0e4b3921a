"""A table to try the rules on: draw a position, do what the notation says, draw what should have come of it.

A drawing has a word for each place of the layout:

    .    open sea        o    a dry tile        ~    a flooded one        x    a sunk one
    E    the explorer on a dry tile (P pilot, G engineer, N navigator, M messenger, D diver)
    ~EN  explorer and navigator on a flooded tile        xD   the diver where a tile is missing

Which tile lies where is always as in ISLAND below (on other layouts: the same tiles in the same reading order).
"""

from typing import Any

from atoll.engine.catalogue import get_game
from atoll.games.forbidden_island.state import LAYOUTS

from .. import tables
from ..tables import can, chances, do, question

__all__ = ["can", "chances", "do", "question"]  # what the tests import from here

ISLAND = """
.               .             watchtower       bronze_gate      .               .
.               temple_sun    observatory      lost_lagoon      cave_embers     .
coral_palace    misty_marsh   fools_landing    phantom_rock     crimson_forest  whispering_garden
howling_garden  copper_gate   gold_gate        iron_gate        silver_gate     tidal_palace
.               cave_shadows  breakers_bridge  dunes_deception  temple_moon     .
.               .             cliffs_abandon   twilight_hollow  .               .
"""
DRY_ISLAND = """
.  .  o  o  .  .
.  o  o  o  o  .
o  o  o  o  o  o
o  o  o  o  o  o
.  o  o  o  o  .
.  .  o  o  .  .
"""
TILES = [word for word in ISLAND.split() if word != "."]
LETTERS = {
    "E": "explorer",
    "P": "pilot",
    "G": "engineer",
    "N": "navigator",
    "M": "messenger",
    "D": "diver",
}
MARKS = {"o": "", "~": "~", "x": "~~"}
GAME = get_game("forbidden_island")


class Table(tables.Table):
    id = "forbidden_island"


new_table = Table.new


# -- writing a position -----------------------------------------------------------------------------------------------


def table(drawing: str = DRY_ISLAND, *adventurers: str, options: dict[str, Any] | None = None, **fields: Any) -> Table:
    """`table(drawing, "explorer: earth earth", "diver")`: seats in this order (else in reading order), with their hands.

    Whoever is not in the drawing stands on the start tile; other fields of the position are passed on.
    """
    shape = LAYOUTS[(options or {}).get("layout", "forbidden_island")]
    words = [row.split() for row in drawing.strip().splitlines()]
    assert [len(row) for row in words] == [len(row) for row in shape], "the drawing does not have the layout's shape"
    names = iter(TILES)
    at: dict[str, str] = {}
    for r, row in enumerate(words):
        for c, word in enumerate(row):
            if word != ".":
                tile = next(names)
                pawns = word.lstrip("~xo")
                at |= {LETTERS[letter]: tile for letter in pawns}
                words[r][c] = MARKS[word[0] if word[0] in MARKS else "o"] + tile
    people = [_adventurer(text, at) for text in adventurers or at]
    assert set(at) <= {person["role"] for person in people}, "the drawing has pawns that are no adventurers"
    island = [" ".join(row) for row in words]
    return Table({"options": options or {}, "island": island, "adventurers": people, **fields})


def _adventurer(text: str, at: dict[str, str]) -> dict[str, Any]:
    role, _, hand = text.partition(":")
    place = {"at": at[role]} if role in at else {}
    return {"role": role, "hand": hand.split(), **place}


def acting(seat: int = 0, left: int = 3) -> list[dict[str, Any]]:
    """For `asks`: the actions of a turn."""
    return [{"ask": "act", "seats": [seat], "left": left}]


def drawing_cards(left: int = 2) -> list[dict[str, Any]]:
    """For `asks`: treasure cards are being drawn."""
    return [{"ask": "draw", "left": left}]


def flooding(left: int = 2) -> list[dict[str, Any]]:
    """For `asks`: flood cards are being drawn."""
    return [{"ask": "flood", "left": left}]


# -- playing ----------------------------------------------------------------------------------------------------------


def draw(t: Table, *cards: str) -> Table:
    """Nature's next treasure cards."""
    return do(t, *(f"draw {card}" for card in cards))


def flood(t: Table, *tiles: str) -> Table:
    """Nature's next flood cards."""
    return do(t, *(f"flood {tile}" for tile in tiles))


def end_actions(t: Table, *cards: str) -> Table:
    """The actions are over and these two treasure cards are drawn."""
    return draw(do(t, "end"), *cards)


# -- looking ----------------------------------------------------------------------------------------------------------


def left(t: Table) -> int:
    """How many actions or cards are left in this stage of the turn."""
    return int(t.asks[0]["left"])


def hand(t: Table, seat: int) -> str:
    return " ".join(t.adventurers[seat]["hand"])


def at(t: Table, seat: int) -> str:
    return str(t.adventurers[seat]["at"])


def reach(t: Table, action: str, seat: int | None = None) -> str:
    """The drawing with a * wherever this action (`move`, `guide diver`) could go."""
    offered = {text.split()[-1] for text in can(t, seat=seat) if text.startswith(action + " ")}
    return _draw(t, dict.fromkeys(offered, "*"))


def drawing(t: Table) -> str:
    """The island as it lies, with the pawns."""
    return _draw(t, {})


def drawn(text: str) -> str:
    """A drawing as `drawing` and `reach` write it, to compare with."""
    return _lay_out([line.split() for line in text.strip().splitlines()])


def _lay_out(rows: list[list[str]]) -> str:
    return "\n" + "\n".join("  ".join(word.ljust(3) for word in row).rstrip() for row in rows) + "\n"


def _draw(t: Table, marks: dict[str, str]) -> str:
    letter = {role: letter for letter, role in LETTERS.items()}
    rows = []
    for row in t.island:
        words = []
        for word in row.split():
            name = word.lstrip("~")
            pawns = sorted(letter[a["role"]] for a in t.adventurers if a["at"] == name)
            level = ["", "~", "x"][len(word) - len(name)]
            words.append(marks.get(name, level + "".join(pawns) or "o") if name != "." else ".")
        rows.append(words)
    return _lay_out(rows)
