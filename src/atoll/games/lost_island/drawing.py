"""Lost Island in a terminal: six rows of six cells, each two lines high; beside or below them the players.

The upper line of a cell tells what lies there, the lower one who stands there: a letter for the player and the value, as
far as whoever looks knows it. Nothing is told by colour alone.
"""

from collections.abc import Callable, Iterator

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...engine.asks import current
from ...engine.records import State
from .bombs import HORIZONTAL_BITS, VERTICAL_BITS, nth_in_line
from .pieces import boat_size, flag_owner, on_island, unseen_stones, unseen_tiles, who_is_on
from .state import (
    ACT,
    AXIS,
    BIT,
    CARRIED,
    CELL,
    DIRECTION,
    EACH,
    FACE,
    HIDDEN_FLAG,
    MINER_PRICE,
    N_DIRECTIONS,
    NEIGHBOUR,
    NONE,
    ONE,
    OWNER,
    PUBLIC,
    SIDE,
    TWO,
    Ask,
    Do,
    Ground,
    Memory,
)

Words = Callable[..., str]
Who = Callable[[int], str]
Place = tuple[str, str]
Sign = tuple[str, str]

WIDE, PANEL, GAP = 5, 39, 2
"""Columns: a cell without its edge, the panel beside the board, between the two."""
BOARD = 2 + (WIDE + 1) * SIDE + 1

LETTERS = "ABCD"
SEAT_STYLES = ("bold white on red", "bold white on blue", "bold black on bright_yellow", "bold white on magenta")
HIDDEN_SIGN, WATER_SIGN, STONE_TOP, STONE_FOOT = "░░░░░", "~ ~ ~", "  ▲  ", " ▲▲▲ "
RING_SIGN, FLAG_SIGN, COIN_SIGN, FRESH_SIGN, ACTIVE_SIGN, BATTLE_SIGN = "°", "⚑", "●", "○", "✱", "⚔"
GROUND_STYLES = {Ground.HIDDEN: "green", Ground.STONE: "bold", Ground.WATER: "dim blue", Ground.OPEN: ""}
STILL = ("arrange", "choose")
"""Questions for which the board need not be drawn anew."""


def draw(s: State, text: Words, who: Who | None = None) -> RenderableType:
    """The whole table. `text` gives words by key, `who` a seat's name."""
    return _Picture(s, text, who or (lambda seat: text("seat-name", number=seat + 1)))


def piles(s: State, text: Words, who: Who) -> RenderableType:
    """Every explorer with what is known of it, and the tiles that nobody who looks has seen yet."""
    shown = Table.grid(padding=(0, 2))
    for seat in range(int(s.seats)):
        own = range(EACH * seat, EACH * seat + EACH)
        ashore = [_known(s, text, who, e) for e in own if s.where[e] >= 0]
        aboard = [_known(s, text, who, int(e)) for e in s.boat[seat, : boat_size(s, seat)]]
        shown.add_row(who(seat), ", ".join(ashore) or "–", text("draw-boat", values=", ".join(aboard) or "–"))
    for key, left in (("draw-unseen", unseen_tiles), ("draw-unseen-stones", unseen_stones)):
        counts = [(text(FACE.key(face)), int(left(s, face))) for face in range(len(FACE))]
        shown.add_row(text(key), "; ".join(f"{name} ×{n}" if n > 1 else name for name, n in counts if n > 0) or "–")
    return shown


class _Picture:
    """Lays itself out for the width it is given."""

    def __init__(self, s: State, text: Words, who: Who) -> None:
        self.s, self.text, self.who = s, text, who

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        board = Text("\n", no_wrap=True).join(_board(self.s))
        panel = Group(*_panel(self.s, self.text, self.who))
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


def _board(s: State) -> Iterator[Text]:
    yield Text("  " + "".join(f"   {letter}  " for letter in "abcdef"), "bold")
    for r in range(SIDE):
        yield Text("  " + _edge("┌┬┐" if r == 0 else "├┼┤"), "dim")
        row = range(r * SIDE, r * SIDE + SIDE)
        for line, part in enumerate((_upper, _lower)):
            shown = Text(f"{r + 1} " if line == 0 else "  ", "bold", no_wrap=True)
            for cell in row:
                shown.append("│", "not bold dim")
                shown.append(part(s, cell))
            shown.append("│", "not bold dim")
            yield shown
    yield Text("  " + _edge("└┴┘"), "dim")


def _edge(corners: str) -> str:
    return corners[0] + corners[1].join(["─" * WIDE] * SIDE) + corners[2]


def _upper(s: State, cell: int) -> Text:
    """What lies there."""
    ground = Ground(int(s.ground[cell]))
    signs = {Ground.HIDDEN: HIDDEN_SIGN, Ground.STONE: STONE_TOP, Ground.WATER: WATER_SIGN}
    lies = _lying(s, cell)
    if not lies:
        return Text(signs.get(ground, " " * WIDE), f"not bold {GROUND_STYLES[ground]}")
    ends = signs.get(ground, " " * WIDE)[0]
    return Text(lies.center(WIDE - 2).join((ends, ends)), "bold")


def _lying(s: State, cell: int) -> str:
    """✱ a bomb or storm that works now, ●2 coins (○2 not in this turn), ⚑ the flag."""
    coins = f"{FRESH_SIGN if s.fresh & BIT[cell] else COIN_SIGN}{int(s.coins[cell])}" if s.coins[cell] else ""
    return (ACTIVE_SIGN if cell == _active(s) else "") + coins + (FLAG_SIGN if s.flag == cell else "")


def _active(s: State) -> int:
    """The cell of the bomb or storm that works now, or NONE."""
    for depth in range(int(s.ask_count)):
        if s.asks[depth].kind in (Ask.AIM, Ask.BLAST, Ask.BLOW):
            return int(s.asks[depth].subject)
    return NONE


def _lower(s: State, cell: int) -> Text:
    """Who stands there."""
    explorer = int(who_is_on(s, cell))
    if explorer == NONE:
        ground = Ground(int(s.ground[cell]))
        filled = {Ground.HIDDEN: HIDDEN_SIGN, Ground.STONE: STONE_FOOT, Ground.WATER: WATER_SIGN}
        return Text(filled.get(ground, " " * WIDE), f"not bold {GROUND_STYLES[ground]}")
    sign = _sign(s, explorer)
    shown = Text((WIDE - len(sign)) // 2 * " ", "not bold")
    shown.append(sign, SEAT_STYLES[int(OWNER[explorer])])
    shown.pad_right(WIDE - shown.cell_len)
    return shown


def _sign(s: State, explorer: int) -> str:
    """A5 the value, A? one that is not known, A5! one that all have seen; ° with a ring, ⚑ with the flag."""
    flag = FLAG_SIGN if s.flag == CARRIED + explorer else ""
    return LETTERS[int(OWNER[explorer])] + _value(s, explorer) + (RING_SIGN if s.ring[explorer] else "") + flag


def _value(s: State, explorer: int) -> str:
    if not s.value[explorer]:
        return "?"
    return f"{int(s.value[explorer])}{'!' if _is_public(s, explorer) else ''}"


def _is_public(s: State, explorer: int) -> bool:
    return bool(s.memory == Memory.SHOWN and int(s.seen[explorer]) >> PUBLIC & 1)


# -- the panel ---------------------------------------------------------------------------------------------------------


def _panel(s: State, text: Words, who: Who) -> Iterator[RenderableType]:
    for seat in range(int(s.seats)):
        yield from _player(s, text, who, seat)
    yield Text(_flag(s, text, who), "bold")
    if _active(s) != NONE:
        cell = _active(s)
        yield Text(text("draw-active", face=text(FACE.key(int(s.face[cell]))), cell=CELL.ids[cell]), "bold")
    left = sum(int(ground) != Ground.WATER for ground in s.ground)
    yield Text(text("draw-tiles", left=left, coins=int(s.supply)))
    yield Text(text("draw-legend"), "dim")


def _player(s: State, text: Words, who: Who, seat: int) -> Iterator[RenderableType]:
    """▶ A Anna  2 coins, 3 on the island; then the boat, the front one first."""
    line = Text("▶ " if s.turn == seat and not s.over else "  ", "bold")
    line.append(LETTERS[seat], SEAT_STYLES[seat])
    line.append(f" {who(seat)}  ", "bold")
    line.append(text("draw-player", coins=int(s.purse[seat]), ashore=int(on_island(s, seat))), "not bold")
    yield line
    aboard = [_value(s, int(explorer)) for explorer in s.boat[seat, : boat_size(s, seat)]]
    boat = text("draw-boat", values=" ".join(aboard)) if aboard else text("draw-boat-empty")
    yield Padding(Text(boat), (0, 0, 0, 4))


def _flag(s: State, text: Words, who: Who) -> str:
    if s.flag == HIDDEN_FLAG:
        return text("draw-flag-hidden")
    if s.flag < CARRIED:
        return text("draw-flag-lies", cell=CELL.ids[int(s.flag)])
    cell = int(s.where[int(s.flag) - CARRIED])
    return text("draw-flag-with", who=who(int(flag_owner(s))), cell=CELL.ids[cell])


def _known(s: State, text: Words, who: Who, explorer: int) -> str:
    """b3: 5 (seen by Ben)."""
    place = f"{CELL.ids[int(s.where[explorer])]}: " if s.where[explorer] >= 0 else ""
    others = [seat for seat in range(int(s.seats)) if seat != OWNER[explorer] and int(s.seen[explorer]) >> seat & 1]
    if not others or s.memory == Memory.STRICT or _is_public(s, explorer):
        return place + _value(s, explorer)
    return f"{place}{_value(s, explorer)} ({text('draw-seen-by', who=', '.join(map(who, others)))})"


# -- choices -----------------------------------------------------------------------------------------------------------


def choice(s: State, action: int, text: Words) -> Place | None:
    """The piece that acts, if one does, and where to, in few signs; None where the usual words will do.

    `s` is the whole state: only what the seat in turn, or whoever is asked, knows may be told."""
    kind, one, two = Do(int(ACT[action])), int(ONE[action]), int(TWO[action])
    if kind in (Do.MOVE, Do.BATTLE, Do.SWIM):
        return _going(s, kind, one, two)
    if kind == Do.VALUE:
        return _next_place(s, text), text("do-value", value=one + 1)
    if kind in (Do.STONE, Do.PLACE, Do.REVEAL, Do.REINFORCE, Do.RECRUIT, Do.SHRINK, Do.FLAG):
        return "", f"{CELL.ids[one]} {_there(s, one)}".strip()
    if kind in (Do.RING, Do.SPY) and s.where[one] >= 0:
        return "", f"{CELL.ids[int(s.where[one])]} {_told(s, one)}"
    if kind in (Do.AIM, Do.BLAST, Do.BLOW):
        return _working(s, kind, one, text)
    if kind == Do.MINER and s.ask_count and current(s).kind == Ask.MINER:
        target = int(current(s).topic)
        price = text("draw-price", coins=MINER_PRICE)
        return "", f"{price}: {CELL.ids[int(s.where[target])]} {_told(s, target)}"
    return None


def _asked(s: State) -> int:
    """Who is asked: of several the first, since at a keyboard they answer in their order."""
    seats = int(current(s).seats) if s.ask_count else 0
    return next((seat for seat in range(int(s.seats)) if seats >> seat & 1), int(s.turn))


def _told(s: State, explorer: int) -> str:
    """B3, B?: as far as whoever is asked knows it."""
    eyes, owner = _asked(s), int(OWNER[explorer])
    shown = s.memory == Memory.SHOWN and int(s.seen[explorer]) >> max(eyes, 0) & 1
    value = int(s.value[explorer]) if owner == eyes or shown else 0
    ring = RING_SIGN if s.ring[explorer] else ""
    flag = FLAG_SIGN if s.flag == CARRIED + explorer else ""
    return f"{LETTERS[owner]}{value or '?'}{ring}{flag}"


def _there(s: State, cell: int) -> str:
    """What makes a cell worth going to, or not: ▲ ●2 ⚑ B?"""
    explorer = int(who_is_on(s, cell))
    signs = [STONE_TOP.strip() if s.ground[cell] == Ground.STONE else "", _lying(s, cell)]
    return " ".join(filter(None, [*signs, _told(s, explorer) if explorer != NONE else ""]))


def _going(s: State, kind: Do, explorer: int, way: int) -> Place | None:
    """None for one that is not on the island, or would leave it."""
    was = int(s.where[explorer])
    there = way if kind == Do.SWIM else int(NEIGHBOUR[was, way]) if was >= 0 else NONE
    if was < 0 or there < 0:
        return None
    fights = BATTLE_SIGN if who_is_on(s, there) != NONE else ""
    swims = "~" if kind == Do.SWIM else ""
    return f"{CELL.ids[was]} {_told(s, explorer)}", f"{swims}{fights}{CELL.ids[there]} {_there(s, there)}".strip()


def _next_place(s: State, text: Words) -> str:
    """Where the explorer is that gets a value now."""
    seat = _asked(s)
    if seat < 0 or s.chosen[seat] == EACH:
        return ""
    explorer = EACH * seat + int(s.chosen[seat])
    if s.where[explorer] >= 0:
        return CELL.ids[int(s.where[explorer])]
    return text("draw-boat-place", number=list(s.boat[seat]).index(explorer) + 1)


def _working(s: State, kind: Do, way: int, text: Words) -> Place | None:
    """up: b2 B?, b1 A5: the direction, and on whom the bomb or the storm comes there."""
    if not s.ask_count or _active(s) == NONE:
        return None
    axes = (VERTICAL_BITS, HORIZONTAL_BITS)
    bits = axes[way] if kind == Do.AIM else 1 << way
    names = AXIS if kind == Do.AIM else DIRECTION
    found = [
        f"{CELL.ids[cell]} {_told(s, int(who_is_on(s, cell)))}"
        for direction in range(N_DIRECTIONS)
        if bits >> direction & 1
        for cell in _line(_active(s), direction)
        if who_is_on(s, cell) != NONE
    ]
    return "", f"{text(names.key(way))}: {', '.join(found) or text('draw-nobody')}"


def _line(cell: int, direction: int) -> list[int]:
    """The cells from one to the edge."""
    cells = [int(nth_in_line(cell, direction, distance)) for distance in range(1, SIDE)]
    return [there for there in cells if there >= 0]
