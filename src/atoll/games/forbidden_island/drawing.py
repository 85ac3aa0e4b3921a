"""The island in a terminal: tiles as boxes, beside or below them the adventurers, the water meter and the piles.

A dry tile has a drawn edge, a flooded one an edge of waves, a sunk one only dots: nothing is told by colour alone.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...engine.decks import DISCARDED
from ...engine.grids import cells_of
from ...engine.records import State
from .pieces import discarded
from .state import (
    CARD,
    FLOOD_CARDS,
    HELD,
    LANDING,
    LAYOUTS,
    N_CARDS,
    N_TILES,
    N_TREASURES,
    OPTIONS,
    ROLE,
    SKULL,
    TILE,
    TREASURE,
    TREASURE_OF,
    TREASURE_TILES,
    Level,
    Role,
    Treasure,
)

Words = Callable[..., str]
Who = Callable[[int], str]

WIDEST, ROOMY, PANEL, GAP = 14, 11, 40, 2
"""Columns: a tile at most; a tile that leaves the panel room beside the island; that panel; between the two."""

EDGES = {Level.DRY: "┌─┐│└┘", Level.FLOODED: "╭~╮┊╰╯", Level.SUNK: "· · ··"}
"""Top left, top, top right, side, bottom left, bottom right."""
STYLES = {Level.DRY: "", Level.FLOODED: "cyan", Level.SUNK: "dim"}
ROLE_STYLES = {
    Role.EXPLORER: "bold black on green",
    Role.PILOT: "bold white on blue",
    Role.ENGINEER: "bold white on red",
    Role.NAVIGATOR: "bold black on yellow",
    Role.MESSENGER: "bold black on white",
    Role.DIVER: "bold white on magenta",
}
TREASURE_STYLES = {
    Treasure.EARTH: "bold green",
    Treasure.WIND: "bold yellow",
    Treasure.FIRE: "bold red",
    Treasure.OCEAN: "bold blue",
}


def draw(s: State, text: Words, who: Who | None = None) -> RenderableType:
    """The whole table. `text` gives words by key, `who` a seat's name."""
    return _Picture(s, text, who or (lambda seat: text("seat-name", number=seat + 1)))


def title(s: State, seat: int, text: Words) -> str:
    """The seat's role in words, empty before it is dealt."""
    return text(ROLE.key(int(s.role[seat]))) if s.role[seat] >= 0 else ""


def titles(text: Words) -> list[str]:
    """Every role in words."""
    return [text(ROLE.key(role)) for role in range(len(ROLE))]


def piles(s: State, text: Words, who: Who) -> RenderableType:
    """The hands, what lies in the discards and what may still come."""
    shown = Table.grid(padding=(0, 2))
    for seat in range(int(s.seats)):
        shown.add_row(who(seat), _cards(text, s.hand[seat]))
    shown.add_row(text("draw-treasure-discards"), _cards(text, _discards(s)))
    shown.add_row(text("draw-treasure-deck"), _cards(text, s.treasure_deck))
    shown.add_row(text("draw-flood-discards"), _tiles(text, s.flood_at == DISCARDED))
    for layer in range(int(s.flood_top), 0, -1):
        shown.add_row(text("draw-flood-layer", number=int(s.flood_top) - layer + 1), _tiles(text, s.flood_at == layer))
    return shown


class _Picture:
    """Lays itself out for the width it is given."""

    def __init__(self, s: State, text: Words, who: Who) -> None:
        self.s, self.text, self.who = s, text, who
        self.shape = LAYOUTS[OPTIONS.read(s)["layout"]]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns, width = len(self.shape[0]), options.max_width
        beside = (width - PANEL - GAP) // columns >= ROOMY
        room = width - PANEL - GAP if beside else width
        board = Text("\n").join(_board(self.s, self.text, self.shape, max(6, min(WIDEST, room // columns))))
        panel = Group(*_panel(self.s, self.text, self.who))
        if beside:
            both = Table.grid(padding=(0, GAP, 0, 0))
            both.add_column(no_wrap=True)
            both.add_column(max_width=PANEL)
            both.add_row(board, panel)
            yield both
        else:
            yield board
            yield panel


# -- the island -------------------------------------------------------------------------------------------------------


def _board(s: State, text: Words, shape: Sequence[str], width: int) -> Iterator[Text]:
    most = 2 if width >= ROOMY else 3
    parts = word_parts(text("draw-parts"))
    written = [fit(text(TILE.key(tile)), width - 2, most, parts) for tile in range(N_TILES)]
    lines = max(len(name) for name in written)
    place = {cell: k for k, cell in enumerate(cells_of(shape))}
    names = short_names(s, text)
    for r, row in enumerate(shape):
        boxes = [
            _box(s, text, int(s.tile_at[place[r, c]]), width, lines, names, written)
            if (r, c) in place
            else [Text(" " * width)] * (lines + 2)
            for c in range(len(row))
        ]
        for k in range(lines + 2):
            yield Text("").join(box[k] for box in boxes)


def _box(
    s: State, text: Words, tile: int, width: int, lines: int, names: dict[int, str], written: Sequence[list[str]]
) -> list[Text]:
    """A tile: its treasure in the upper edge, its name, the pawns in the lower edge."""
    level = Level(int(s.level[tile])) if tile >= 0 else Level.SUNK
    edge, style, inner = EDGES[level], STYLES[level], width - 2
    name = written[tile] if tile >= 0 else ["?"]
    body = [line.center(inner) for line in [*name, *[""] * (lines - len(name))]]
    bold = "bold cyan" if level == Level.FLOODED else "bold" if level == Level.DRY else "dim"
    return [
        _edge(edge[0], edge[1], edge[2], inner, style, _mark(text, tile)),
        *(Text.assemble((edge[3], style), (line, bold), (edge[3], style)) for line in body),
        _edge(edge[4], edge[1], edge[5], inner, style, _pawns(s, tile, inner, names)),
    ]


def _edge(left: str, line: str, right: str, inner: int, style: str, on_it: Text) -> Text:
    before = (inner - on_it.cell_len) // 2
    after = inner - on_it.cell_len - before
    return Text.assemble((left + line * before, style), on_it, (line * after + right, style))


def _mark(text: Words, tile: int) -> Text:
    """A treasure can be captured here, or the helicopter leaves here."""
    if tile == LANDING:
        return Text("(H)", "bold")
    treasure = int(TREASURE_OF[tile]) if tile >= 0 else -1
    return treasure_mark(text, treasure) if treasure >= 0 else Text("")


def treasure_mark(text: Words, treasure: int) -> Text:
    """♦E: the first letter of its name."""
    return Text("♦" + text(TREASURE.key(treasure))[:1].upper(), TREASURE_STYLES[Treasure(treasure)])


def _pawns(s: State, tile: int, inner: int, names: dict[int, str]) -> Text:
    here = [seat for seat in names if s.pawn[seat] == tile and tile >= 0]
    length = max((len(names[seat]) for seat in here), default=0)
    if length * len(here) > inner:
        length = 1
    return Text("").join(Text(names[seat][:length], _style(s, seat)) for seat in here)


def _style(s: State, seat: int) -> str:
    return ROLE_STYLES[Role(int(s.role[seat]))]


def short_names(s: State, text: Words) -> dict[int, str]:
    """Seat → the first letters of its role, two or as many as tell the roles apart."""
    roles = {seat: text(ROLE.key(int(s.role[seat]))) for seat in range(int(s.seats)) if s.role[seat] >= 0}
    length = 2
    while len({name[:length] for name in roles.values()}) < len(roles) and length < 20:
        length += 1
    return {seat: name[:length] for seat, name in roles.items()}


def word_parts(marked: str) -> dict[str, list[str]]:
    """Word → the parts it may be broken into, from a text of words as Gar-den."""
    return {word.replace("-", ""): word.split("-") for word in marked.split()}


def fit(name: str, width: int, lines: int, parts: Mapping[str, Sequence[str]] | None = None) -> list[str]:
    """The name in at most so many lines: broken at spaces, else between a word's parts; what is too much ends in …"""
    rows = _broken(name, width, parts or {}, fill=False)
    if len(rows) > lines:
        rows = _broken(name, width, parts or {}, fill=True)
    if len(rows) > lines:
        rest = "".join(row.removesuffix("-") if row.endswith("-") else row + " " for row in rows[lines - 1 :])
        rows = [*rows[: lines - 1], rest]
    return [row if len(row) <= width else row[: width - 1].rstrip() + "…" for row in map(str.rstrip, rows)]


def _broken(name: str, width: int, parts: Mapping[str, Sequence[str]], fill: bool) -> list[str]:
    """In rows; to `fill` them words are broken to use what is left of one. What cannot be broken is left too long."""
    rows = [""]
    for word in name.split():
        joined = f"{rows[-1]} {word}".strip()
        if len(joined) <= width:
            rows[-1] = joined
            continue
        pieces = parts.get(word, [word])
        breaks = len(word) > width or fill
        if any(len(piece) >= width for piece in pieces[:-1]) or len(pieces[-1]) > width or not breaks:
            pieces = [word]
        if rows[-1]:
            starts = fill and len(pieces) > 1 and len(rows[-1]) + len(pieces[0]) + 2 <= width
            rows = [*rows[:-1], rows[-1] + " "] if starts else [*rows, ""]
        for k, piece in enumerate(pieces):
            if k and len(rows[-1]) + len(piece) + (k < len(pieces) - 1) > width:
                rows[-1] += "-"
                rows.append("")
            rows[-1] += piece
    return rows


# -- the panel --------------------------------------------------------------------------------------------------------


def _panel(s: State, text: Words, who: Who) -> Iterator[RenderableType]:
    yield from (_adventurer(s, text, who, seat) for seat in range(int(s.seats)) if s.role[seat] >= 0)
    yield Text("")
    yield _water(s, text)
    yield _treasures(s, text)
    yield Text(text("draw-treasure-piles", deck=int(s.treasure_deck.sum()), discards=sum(_discards(s))))
    yield Text(
        text(
            "draw-flood-piles", deck=int((s.flood_at > DISCARDED).sum()), discards=int((s.flood_at == DISCARDED).sum())
        )
    )
    levels = [(EDGES[level][:3], text(f"level-{level.name.lower()}")) for level in Level]
    yield Text("   ".join(f"{sign} {word}" for sign, word in levels), "dim")


def _discards(s: State) -> list[int]:
    return [int(discarded(s, card)) for card in range(N_CARDS)]


def _adventurer(s: State, text: Words, who: Who, seat: int) -> RenderableType:
    """▶ Anna  Pi Pilot: her cards."""
    turn = "▶ " if s.turn == seat and not s.over else "  "
    line = Text.assemble((turn + who(seat) + "  ", "bold"))
    line.append(short_names(s, text)[seat], _style(s, seat))
    line.append(f" {text(ROLE.key(int(s.role[seat])))}")
    return Group(line, Padding(_cards(text, s.hand[seat]), (0, 0, 0, 4)))


def _cards(text: Words, counts: Sequence[int]) -> Text:
    """♦Earth ×2, Sandbags; treasure cards in their treasure's colour."""
    words = []
    for card, n in enumerate(counts):
        if n:
            name = text(CARD.key(card)) + (f" ×{int(n)}" if n > 1 else "")
            if card < N_TREASURES:
                words.append(Text("♦" + name, TREASURE_STYLES[Treasure(card)]))
            else:
                words.append(Text(name, "bold" if card < len(HELD) else "cyan"))
    return Text(", ").join(words) if words else Text("–", "dim")


def _tiles(text: Words, there: Sequence[bool]) -> Text:
    return Text(", ".join(text(TILE.key(t)) for t in range(N_TILES) if there[t]) or "–")


def _water(s: State, text: Words) -> Text:
    """The meter: the flood cards of each mark, the present one in brackets."""
    mark = int(s.meter)
    line = Text(text("draw-water", cards=int(FLOOD_CARDS[mark]), mark=mark) + "\n ")
    for k in range(1, SKULL + 1):
        sign = "☠" if k == SKULL else str(FLOOD_CARDS[k])
        line.append(f"[{sign}]" if k == mark else f" {sign} ", "bold white on blue" if k <= mark else "")
    return line


def _treasures(s: State, text: Words) -> Text:
    """Captured, or how many of its two tiles still stand."""
    line = Text(text("draw-treasures") + " ")
    for treasure in range(N_TREASURES):
        standing = sum(int(s.level[tile]) != Level.SUNK for tile in TREASURE_TILES[treasure])
        sign = "✓" if s.captured[treasure] else "●" * standing + "○" * (2 - standing)
        line.append(treasure_mark(text, treasure))
        line.append(f" {sign}  ", "bold" if s.captured[treasure] or standing < 2 else "")
    return line
