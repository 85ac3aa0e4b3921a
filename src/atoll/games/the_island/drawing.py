"""The Island in a terminal: rows of cells like bricks, each two lines high; beside or below them the players.

The upper line of a cell has its number and its land or the creatures there, the lower one who is there. Capitals stand
or sit in a boat, small letters swim; the higher the land, the fuller its bar: nothing is told by colour alone.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...engine.records import Array, State
from .board import CELL, CELLS, HARBOUR, HERE, NEIGHBOUR, ROWS, SLOTS
from .state import (
    ABOARD,
    ACT,
    BOAT_HOLDS,
    COLOUR,
    EACH,
    KIND,
    KIND_OF,
    LOST,
    MAX_VALUE,
    N_COLOURS,
    N_CREATURES,
    N_EXPLORERS,
    N_TERRAINS,
    ONE,
    OWNER,
    SAFE,
    TERRAIN,
    TERRAIN_STOCK,
    TILE,
    TILE_STOCK,
    TWO,
    Colours,
    Do,
    Kind,
    Memory,
    Terrain,
)
from .turn import points

Words = Callable[..., str]
Who = Callable[[int], str]
Place = tuple[str, str]

WIDE, PANEL, GAP = 6, 40, 2
"""Columns: a cell with its edge, the panel beside the board, between the two."""
MOST = max(map(len, ROWS))
BOARD = MOST * WIDE + 5
UPPER, LOWER = 3, 5
"""Columns for the signs of a cell: beside its number, and below."""

LETTERS = "ABCD"
BARS = "▂▄█"
LAND_STYLES = ("black on yellow", "black on green", "black on white")
SIGNS = {Kind.SERPENT: "§", Kind.SHARK: "^", Kind.WHALE: "∩"}
SIGN_STYLES = {Kind.SERPENT: "bold red", Kind.SHARK: "bold magenta", Kind.WHALE: "bold cyan"}
SEAT_STYLES = ("bold white on red", "bold white on blue", "bold black on bright_yellow", "bold white on magenta")
SAFE_SIGN = "⌂"
LOST_SIGN, CAPSIZED_SIGN = "†", "↯"
"""Beside where a choice leads: somebody would be lost there, a boat would capsize."""
WATER = ("  ~  ", "dim blue")
STILL = ("value",)
"""Questions for which the board need not be drawn anew."""
Sign = tuple[str, str]


def draw(s: State, text: Words, who: Who | None = None) -> RenderableType:
    """The whole table. `text` gives words by key, `who` a seat's name."""
    return _Picture(s, text, who or (lambda seat: text("seat-name", number=seat + 1)))


def piles(s: State, text: Words, who: Who) -> RenderableType:
    """The hands, the tiles out of the game, and what nobody who looks has seen yet."""
    shown = Table.grid(padding=(0, 2))
    for seat in range(int(s.seats)):
        shown.add_row(who(seat), _hand(s, text, seat) or "–")
    for key, counts in (("draw-spent", s.spent), ("draw-unseen", TILE_STOCK - s.spent - s.hand.sum(0))):
        for terrain in range(N_TERRAINS):
            heading = text(key, terrain=text(TERRAIN.key(terrain)))
            shown.add_row(heading, ", ".join(_tiles(text, counts[terrain])) or "–")
    return shown


class _Picture:
    """Lays itself out for the width it is given."""

    def __init__(self, s: State, text: Words, who: Who) -> None:
        self.s, self.text, self.who = s, text, who

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        cells = _cells(self.s, self.text)
        board = Text("\n", no_wrap=True).join(_board(self.s, cells))
        panel = Group(*_panel(self.s, self.text, self.who, cells))
        if options.max_width < BOARD + GAP + PANEL:
            yield board
            yield panel
            return
        both = Table.grid(padding=(0, GAP, 0, 0))
        both.add_column(no_wrap=True)
        both.add_column(max_width=options.max_width - BOARD - GAP)
        both.add_row(board, panel)
        yield both


# -- the board ---------------------------------------------------------------------------------------------------------


class _Cell(NamedTuple):
    """What is beside the number, and below it."""

    upper: list[Sign]
    lower: list[Sign]


def _cells(s: State, text: Words) -> list[_Cell]:
    letters = [text(TERRAIN.key(terrain))[:2].capitalize() for terrain in range(N_TERRAINS)]
    return [_cell(s, cell, letters) for cell in range(CELLS)]


def _cell(s: State, cell: int, letters: Sequence[str]) -> _Cell:
    terrain = int(s.terrain[cell])
    if terrain != Terrain.SEA:
        return _Cell([(BARS[terrain] + letters[terrain], LAND_STYLES[terrain])], _crowd(s, cell, LETTERS))
    upper = [(SAFE_SIGN, "bold")] if HARBOUR[cell] >= 0 else []
    upper += [(SIGNS[kind], SIGN_STYLES[kind]) for kind in _creatures_in(s, cell)]
    swimmers = _crowd(s, cell, LETTERS.lower())
    if s.boat_at[cell] < 0:
        return _Cell(upper, swimmers or [WATER])
    return _Cell([*upper, *swimmers], _boat(s, int(s.boat_at[cell])))


def _creatures_in(s: State, cell: int) -> list[Kind]:
    return [Kind(int(KIND_OF[creature])) for creature in range(N_CREATURES) if s.creature[creature] == cell]


def _crowd(s: State, place: int, letters: str) -> list[Sign]:
    """A2, B: how many of each seat are in a place."""
    counts = [0] * len(letters)
    for explorer in range(N_EXPLORERS):
        counts[_owner(s, explorer)] += int(s.where[explorer]) == place
    return [(letters[seat] + (str(n) if n > 1 else ""), SEAT_STYLES[seat]) for seat, n in enumerate(counts) if n]


def _boat(s: State, boat: int) -> list[Sign]:
    """[AB·]: its places."""
    aboard = [
        (LETTERS[seat], SEAT_STYLES[seat]) for seat in range(int(s.seats)) for _ in range(int(s.crew[boat, seat]))
    ]
    free = [("·" * (BOAT_HOLDS - len(aboard)), "bold")]
    return [("[", "bold"), *aboard, *free, ("]", "bold")]


def _owner(s: State, explorer: int) -> int:
    return int(OWNER[int(s.seats), explorer])


def _length(signs: Sequence[Sign]) -> int:
    return sum(len(sign) for sign, _ in signs)


def _fitted(signs: Sequence[Sign], width: int) -> Text:
    """As many as there is room for; + says that there are more."""
    shown = Text("")
    for k, (sign, style) in enumerate(signs):
        last = k == len(signs) - 1
        if shown.cell_len + len(sign) > width - (not last):
            shown.append("+", "bold")
            break
        shown.append(sign, style)
    shown.pad_right(width - shown.cell_len)
    return shown


def _board(s: State, cells: Sequence[_Cell]) -> Iterator[Text]:
    first = 0
    for r, row in enumerate(ROWS):
        margin = (MOST - len(row)) * WIDE // 2
        label = "abcdefghijklm"[r]
        own = cells[first : first + len(row)]
        first += len(row)
        left, right = _corners(s, r)
        for line in range(2):
            shown = Text("", no_wrap=True)
            shown.append(left[line])
            shown.pad_right(margin - shown.cell_len)
            shown.append(label + " " if line == 0 else "  ", "bold")
            for i, cell in enumerate(own):
                shown.append("│", "dim")
                shown.append(_upper(i + 1, cell) if line == 0 else _lower(cell))
            shown.append("│", "dim")
            shown.append(" " + label if line == 0 else "  ", "bold")
            shown.append(" ")
            shown.append(right[line])
            yield shown


def _upper(number: int, cell: _Cell) -> Text:
    return Text.assemble((f"{number:<2}", "dim"), _fitted(cell.upper, UPPER))


def _lower(cell: _Cell) -> Text:
    return _fitted(cell.lower, LOWER)


def _corners(s: State, row: int) -> tuple[list[Text], list[Text]]:
    """The safe islands beside the first and the last row: who is on them."""
    if row not in (0, len(ROWS) - 1):
        return [Text(""), Text("")], [Text(""), Text("")]
    first = 0 if row == 0 else 2
    left, right = (_island(s, island) for island in (first, first + 1))
    return left, right


def _island(s: State, island: int) -> list[Text]:
    """⌂ A3 B, and below it the third and the fourth seat."""
    there = _crowd(s, SAFE + island, LETTERS)
    lines = [Text(SAFE_SIGN + " ", "bold"), Text("  ")]
    for sign, style in there:
        line = lines[LETTERS.index(sign[0]) // 2]
        line.append(sign, style)
        line.append(" ")
    return lines


# -- the panel ---------------------------------------------------------------------------------------------------------


def _panel(s: State, text: Words, who: Who, cells: Sequence[_Cell]) -> Iterator[RenderableType]:
    full = [cell for cell in range(CELLS) if _is_full(cells[cell])]
    for cell in full:
        yield Text.assemble((f"{CELL.ids[cell]}: ", "bold"), _spelled(cells[cell]))
    if s.laid and not s.over:
        yield _sinking(s, text)
    for seat in range(int(s.seats)):
        yield from _player(s, text, who, seat)
    yield Text(_legend(text), "dim")


def _is_full(cell: _Cell) -> bool:
    return _length(cell.upper) > UPPER or _length(cell.lower) > LOWER


def _spelled(cell: _Cell) -> Text:
    lower = [] if cell.lower == [WATER] else [Text("").join(_spell(cell.lower))]
    return Text(" ").join([Text(sign, style) for sign, style in cell.upper] + lower)


def _spell(signs: Sequence[Sign]) -> list[Text]:
    return [Text(sign, style) for sign, style in signs]


def _sinking(s: State, text: Words) -> Text:
    """Sinking now: beach; ▂Be beach 9/16, ▄Fo forest 16/16 …"""
    left = [sum(int(s.terrain[cell]) == terrain for cell in range(CELLS)) for terrain in range(N_TERRAINS)]
    now = next((terrain for terrain in range(N_TERRAINS) if left[terrain]), None)
    if now is None:
        return Text(text("draw-sunk"), "bold")
    line = Text(text("draw-sinking", terrain=text(TERRAIN.key(now))) + "\n", "bold")
    for terrain, n in enumerate(left):
        name = text(TERRAIN.key(terrain))
        line.append("  " if terrain else "")
        line.append(BARS[terrain] + name[:2].capitalize(), LAND_STYLES[terrain])
        line.append(f" {name} {n}/{int(TERRAIN_STOCK[terrain])}", "")
    return line


def _player(s: State, text: Words, who: Who, seat: int) -> Iterator[RenderableType]:
    """▶ A Anna: 6 on the board, 3 saved, 1 lost; then what is known of the tiles and values."""
    line = Text("▶ " if s.turn == seat and not s.over else "  ", "bold")
    line.append(LETTERS[seat], SEAT_STYLES[seat])
    line.append(f" {who(seat)}  ", "bold")
    own = [int(s.where[e]) for e in range(N_EXPLORERS) if _owner(s, e) == seat]
    safe, lost = sum(SAFE <= place < LOST for place in own), own.count(LOST)
    if s.over:
        line.append(text("draw-score", points=int(points(s, seat)), saved=safe))
    else:
        line.append(text("draw-explorers", left=sum(0 <= place < SAFE for place in own), saved=safe, lost=lost))
    yield line
    hand = _hand(s, text, seat)
    if hand and not s.over:
        yield Padding(Text(text("draw-hand", tiles=hand)), (0, 0, 0, 4))
    for key, values in (("draw-values", "  ".join(_values(s, seat))), ("draw-to-place", _to_place(s, seat))):
        if values:
            yield Padding(Text(text(key, values=values)), (0, 0, 0, 4))


def _hand(s: State, text: Words, seat: int) -> str:
    """Dolphin (beach), Wind ×2 (beach), forest ×2: a tile that is not known shows its back."""
    words = []
    for terrain in range(N_TERRAINS):
        back = text(TERRAIN.key(terrain))
        words += [f"{name} ({back})" for name in _tiles(text, s.hand[seat, terrain])]
        unknown = int(s.hand_size[seat, terrain] - s.hand[seat, terrain].sum())
        if unknown:
            words.append(_times(back, unknown))
    return ", ".join(words)


def _tiles(text: Words, counts: Array) -> list[str]:
    return [_times(text(TILE.key(tile)), int(n)) for tile, n in enumerate(counts) if n > 0]


def _times(name: str, n: int) -> str:
    return f"{name} ×{n}" if n > 1 else name


def _values(s: State, seat: int) -> list[str]:
    """6:d4, 5:[e2], 4:~f1, 3:⌂: the known values of those who are not lost, high ones first."""
    found = []
    for explorer in range(N_EXPLORERS):
        place, value = int(s.where[explorer]), int(s.value[explorer])
        counts = SAFE <= place < LOST if s.over else 0 <= place < LOST
        if _owner(s, explorer) == seat and value and counts:
            found.append((-value, _place(s, place)))
    return [f"{-value}:{place}" for value, place in sorted(found)]


def _to_place(s: State, seat: int) -> str:
    """6 5 4 3 3 …: the values that are still in hand, as far as they are known."""
    held = [int(n) for n in sum(s.held[colour] for colour in range(seat, N_COLOURS, int(s.seats)))]
    return " ".join(str(value) for value in range(MAX_VALUE, 0, -1) for _ in range(held[value]))


def _place(s: State, place: int) -> str:
    """d4 on land, ~d4 in the water, [d4] in a boat, ⌂ saved."""
    if place >= SAFE:
        return SAFE_SIGN
    if place >= ABOARD:
        return f"[{CELL.ids[int(s.boat[place - ABOARD])]}]"
    return ("~" if s.terrain[place] == Terrain.SEA else "") + CELL.ids[place]


def _legend(text: Words) -> str:
    creatures = [f"{SIGNS[kind]} {text(KIND.key(kind))}" for kind in Kind]
    return text("draw-legend", creatures=", ".join(creatures), safe=SAFE_SIGN, lost=LOST_SIGN, capsized=CAPSIZED_SIGN)


# -- choices -----------------------------------------------------------------------------------------------------------


def choice(s: State, action: int, text: Words) -> Place | None:
    """The piece that moves, if one does, and where to, in few signs; None where the usual words will do."""
    kind, one, two = Do(int(ACT[action])), int(ONE[action]), int(TWO[action])
    if kind in (Do.STEP, Do.BOARD, Do.JUMP, Do.LAND):
        return _explorer_choice(s, kind, one, two, text)
    if kind == Do.ROW:
        return _to(
            _boat_name(s, one), int(s.boat[one]), two, _fate_of_boat(s, one, int(NEIGHBOUR[int(s.boat[one]), two]))
        )
    if kind == Do.GLIDE:
        there = int(NEIGHBOUR[int(s.creature[one]), two])
        return _to(_creature_name(s, one, text), int(s.creature[one]), two, _fate_by(s, Kind(int(KIND_OF[one])), there))
    if kind == Do.PICK:
        return "", _creature_name(s, one, text)
    if kind == Do.VALUE:
        return "", text("do-value", value=one + 1)
    if kind in (Do.LAUNCH, Do.PUT):
        return "", CELL.ids[one]
    if kind == Do.SINK:
        people = "".join(sign for sign, _ in _crowd(s, int(SLOTS[one]), LETTERS))
        return "", f"{CELL.ids[int(SLOTS[one])]} {people}".strip()
    if kind == Do.PLACE:
        cell = int(SLOTS[two])
        both = s.seats == 2 and s.colours == Colours.TWO
        return text(COLOUR.key(one)) if both else "", f"{CELL.ids[cell]} {BARS[int(s.terrain[cell]) % len(BARS)]}"
    if kind == Do.CREW:
        return "", f"{LETTERS[_owner(s, one)]} {_worth(s, one)}".strip()
    return None


def _explorer_choice(s: State, kind: Do, explorer: int, way: int, text: Words) -> Place | None:
    """None for one that is not on the board."""
    place = int(s.where[explorer])
    if not 0 <= place < SAFE:
        return None
    name = f"{_place(s, place)} {_worth(s, explorer)}".strip()
    cell = int(s.boat[place - ABOARD]) if place >= ABOARD else place
    if kind == Do.STEP:
        there = int(NEIGHBOUR[cell, way])
        return (name, f"{_place(s, there)}{_fate_of_swimmer(s, there)}") if there >= 0 else None
    if kind == Do.JUMP:
        return name, f"~{CELL.ids[cell]}{_fate_of_swimmer(s, cell)}"
    if kind == Do.LAND:
        return name, f"{SAFE_SIGN} {text('draw-ashore')}"
    there = cell if way == HERE else int(NEIGHBOUR[cell, way])
    return (name, f"[{CELL.ids[there]}]") if there >= 0 else None


def _to(name: str, cell: int, direction: int, fate: str = "") -> Place | None:
    there = int(NEIGHBOUR[cell, direction])
    return (name, f"{CELL.ids[there]}{fate}") if cell >= 0 and there >= 0 else None


def _fate_of_swimmer(s: State, cell: int) -> str:
    """§4.9 Where a shark or a serpent is."""
    deadly = any(kind != Kind.WHALE for kind in _creatures_in(s, cell))
    return f" {LOST_SIGN}" if deadly and s.terrain[cell] == Terrain.SEA else ""


def _fate_of_boat(s: State, boat: int, cell: int) -> str:
    """§5.5 A serpent takes boat and passengers, a whale only the boat, if nothing else waits for them."""
    kinds = _creatures_in(s, cell)
    if not s.crew[boat].any() or all(kind == Kind.SHARK for kind in kinds):
        return ""
    return f" {LOST_SIGN}" if Kind.SERPENT in kinds or _fate_of_swimmer(s, cell) else f" {CAPSIZED_SIGN}"


def _fate_by(s: State, kind: Kind, cell: int) -> str:
    """§8.3–8.5 What a creature that comes there would do."""
    boat = int(s.boat_at[cell])
    manned = boat >= 0 and bool(s.crew[boat].any())
    if kind != Kind.WHALE and (cell in s.where or (kind == Kind.SERPENT and manned)):
        return f" {LOST_SIGN}"
    return (_fate_of_swimmer(s, cell) or f" {CAPSIZED_SIGN}") if kind == Kind.WHALE and manned else ""


def _worth(s: State, explorer: int) -> str:
    """(6), if whoever is asked knows it; #3 tells it from others of its owner there that look the same."""
    known = _owner(s, explorer) == s.turn and s.memory == Memory.SHOWN
    value = int(s.value[explorer]) if known else 0
    alike = [
        other
        for other in range(N_EXPLORERS)
        if s.where[other] == s.where[explorer]
        and _owner(s, other) == _owner(s, explorer)
        and (not known or s.value[other] == value)
    ]
    number = f"#{explorer // EACH // int(s.seats) * EACH + explorer % EACH + 1}" if len(alike) > 1 else ""
    return f"{f'({value})' if value else ''} {number}".strip()


def _boat_name(s: State, boat: int) -> str:
    signs = "".join(sign for sign, _ in _boat(s, boat))
    return f"{signs} {CELL.ids[int(s.boat[boat])]}"


def _creature_name(s: State, creature: int, text: Words) -> str:
    kind = Kind(int(KIND_OF[creature]))
    return f"{SIGNS[kind]} {text(KIND.key(kind))} {CELL.ids[int(s.creature[creature])]}"
