"""Loot Island in a terminal: the square with its landings, their stacks outside and their columns inside; below it the
event, what the ship will find, the small islands and the players.

The coast to be explored has a double edge. A map card is its number and a sign for its symbol, a compass the letter of its
owner: nothing is told by colour alone.
"""

from collections.abc import Callable, Iterable, Iterator

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...engine.asks import current
from ...engine.records import State
from .compasses import in_supply, stack_size
from .loot import BIG, SMALL, big_landing, crosses, kept, loot_size
from .maps import chooser, chosen_mark, counted, has_enough, other_landing
from .scoring import healer_cost, line, total
from .ship import coast_ahead, near_landing
from .state import (
    AARON,
    ACT,
    AGAIN,
    B13,
    B14,
    BURIED,
    BURY_CUBES,
    COAST,
    COASTS,
    COLOUR,
    COLOUR_OF,
    COLUMN,
    CROSSES,
    CURSE,
    DECK,
    DISCARDS,
    EVENT,
    EVENT_KNOWN,
    FACE_OF,
    GOLD,
    HAND,
    HEALER_HELD,
    HEALER_OPEN,
    ISLANDS_IN_PLAY,
    ISLET,
    JOKER,
    KEPT,
    KIND_OF,
    LANDING,
    N_CARDS,
    N_COLOURS,
    N_EVENTS,
    N_HEALERS,
    N_KINDS,
    N_TREASURES,
    NEEDED,
    NONE,
    NUMBER_OF,
    OFFER,
    ONE,
    OPEN,
    ROUNDS,
    TIMES,
    TOO_CURSED,
    TREASURE,
    TWO,
    Ask,
    Do,
    Islet,
    Kind,
    Line,
    Out,
    Stage,
    Symbol,
)

Words = Callable[..., str]
Who = Callable[[int], str]
Place = tuple[str, str]

WIDEST, NARROWEST, LABEL = 25, 12, 13
"""Columns: half of the square inside at most and at least; beside it for a landing of the west or east."""

LETTERS = "ABCDEX"
HUNTER_STYLES = (
    "bold white on blue",
    "bold white on red",
    "bold black on white",
    "bold black on bright_yellow",
    "bold white on bright_black",
    "bold white on magenta",
)
CARD_STYLES = ("red", "blue", "green", "yellow")
JOKER_SIGN, TILE_SIGN, CROSS_SIGN = "★", "⚑", "✝"
SYMBOL_SIGNS = {Symbol.NONE: "", Symbol.PLUS: "+", Symbol.DRAW: "»", Symbol.REMOVE: "−", Symbol.CHEST: "■"}
SKULL_SIGNS = ("→", "←", "○")
SHIPS = {1: "▶▼◀▲", -1: "▼◀▲▶"}
"""Where the bow points, at each corner from the north-west on: clockwise, or the other way."""
CORNERS = "┌┐┘└"
STILL = ("bargain", "copy", "lay", "heal")
"""Questions for which the board need not be drawn anew."""
WEIGHTY = ("turn",)
"""Questions in which to pass is a choice of weight."""


def is_midway(s: State) -> bool:
    """While cards are picked out: the table is as it was."""
    return int(chooser(s)) != NONE


def draw(s: State, text: Words, who: Who | None = None) -> RenderableType:
    """The whole table. `text` gives words by key, `who` a seat's name."""
    return _Picture(s, text, who or (lambda seat: text("seat-name", number=seat + 1)))


def piles(s: State, text: Words, who: Who) -> RenderableType:
    """Columns in full, hands as far as they are known, everybody's treasures, the discards."""
    shown = Table.grid(padding=(0, 2))
    for landing in range(len(LANDING)):
        if column := _column(s, landing):
            shown.add_row(text(LANDING.key(landing)), _by_colour(s, text, column))
    for hunter in _hunters(s):
        shown.add_row(_name(hunter, who), _by_colour(s, text, _hand(s, hunter)) or "–")
        shown.add_row("", " · ".join(text(TREASURE.key(t)) for t in _treasures(s, KEPT + hunter)) or "–")
    shown.add_row(text("draw-discards"), _by_colour(s, text, _cards(s, DISCARDS)) or "–")
    shown.add_row(text("draw-buried"), " · ".join(text(TREASURE.key(t)) for t in _treasures(s, BURIED)) or "–")
    coming = [text(EVENT.key(event)) for event in range(N_EVENTS) if s.event_at[event] == EVENT_KNOWN]
    if coming:
        shown.add_row(text("draw-coming"), "\n".join(coming))
    return shown


class _Picture:
    """Lays itself out for the width it is given."""

    def __init__(self, s: State, text: Words, who: Who) -> None:
        self.s, self.text, self.who = s, text, who

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        half = max(NARROWEST, min(WIDEST, (options.max_width - 2 * LABEL - 2) // 2))
        yield Text("\n", no_wrap=True).join(_board(self.s, self.text, half))
        yield Group(*_panel(self.s, self.text, self.who))


# -- cards and treasures -----------------------------------------------------------------------------------------------


def _cards(s: State, where: int) -> list[int]:
    """By colour and number, for that is how they are numbered."""
    return [card for card in range(N_CARDS) if s.where[card] == where]


def _hand(s: State, hunter: int) -> list[int]:
    return _cards(s, HAND + hunter)


def _column(s: State, landing: int) -> list[int]:
    return sorted(_cards(s, COLUMN + landing), key=lambda card: int(s.place[card]))


def _sign(s: State, card: int) -> str:
    """5 a plain card, 5» with a symbol, ★■ a joker with a chest."""
    number = int(NUMBER_OF[card])
    return (JOKER_SIGN if number == JOKER else str(number)) + SYMBOL_SIGNS[Symbol(int(s.symbol[card]))]


def _colour(text: Words, colour: int) -> str:
    return text(f"draw-{COLOUR.ids[colour]}")


def _by_colour(s: State, text: Words, cards: Iterable[int]) -> Text:
    """red 3 5»  blue 1 ★■"""
    shown = Text()
    there = list(cards)
    for colour in range(N_COLOURS):
        signs = [_sign(s, card) for card in there if COLOUR_OF[card] == colour]
        if signs:
            shown.append("  " if shown else "")
            shown.append(f"{_colour(text, colour)} {' '.join(signs)}", CARD_STYLES[colour])
    return shown


def _treasures(s: State, at: int) -> list[int]:
    return [treasure for treasure in range(N_TREASURES) if s.treasure_at[treasure] == at]


def _treasure_sign(treasure: int) -> str:
    """7 the gold, ×2 a book, 1✝4 a crown and its crosses, 3→ a skull and where it looks."""
    if TIMES[treasure]:
        return f"×{TIMES[treasure]}"
    crown = f"{CROSS_SIGN}{CROSSES[treasure]}" if CROSSES[treasure] else ""
    skull = SKULL_SIGNS[int(FACE_OF[treasure])] if FACE_OF[treasure] >= 0 else ""
    return f"{GOLD[treasure]}{crown}{skull}"


# -- the island --------------------------------------------------------------------------------------------------------


def _board(s: State, text: Words, half: int) -> Iterator[Text]:
    """Clockwise from the north-west: two landings on each side, the west ones upwards."""
    inside = 2 * half
    yield _beside(s, text, 0, 1, half)
    yield _edge(s, 0, inside)
    yield _row(s, text, NONE, _halves(s, text, 0, 1, half), NONE)
    yield _row(s, text, NONE, Text(" " * inside), NONE)
    yield _row(s, text, 7, _halves(s, text, 7, 2, half), 2)
    yield _row(s, text, NONE, _middle(s, text, inside), NONE)
    yield _row(s, text, 6, _halves(s, text, 6, 3, half), 3)
    yield _row(s, text, NONE, Text(" " * inside), NONE)
    yield _row(s, text, NONE, _halves(s, text, 5, 4, half), NONE)
    yield _edge(s, 2, inside)
    yield _beside(s, text, 5, 4, half)


def _is_next(s: State, coast: int) -> bool:
    return s.day > 0 and not s.over and coast == _coast(s)


def _coast(s: State) -> int:
    """That is explored, or will be."""
    return int(s.coast) if s.coast != NONE else int(coast_ahead(s))


def _edge(s: State, coast: int, inside: int) -> Text:
    """The north or the south coast between its corners, one of them perhaps with the ship."""
    left, right = (0, 1) if coast == 0 else (3, 2)
    shown = Text(" " * LABEL, no_wrap=True)
    shown.append(_corner(s, left), "bold")
    shown.append(("═" if _is_next(s, coast) else "─") * inside, "bold" if _is_next(s, coast) else "dim")
    return shown.append(_corner(s, right), "bold")


def _corner(s: State, corner: int) -> str:
    return SHIPS[int(s.bow)][corner] if s.corner == corner else CORNERS[corner]


def _row(s: State, text: Words, west: int, middle: Text, east: int) -> Text:
    shown = Text(no_wrap=True)
    label = _label(s, text, west) if west != NONE else Text()
    shown.append(" " * (LABEL - 1 - label.cell_len)).append(label).append(" ")
    for coast, part in ((3, middle), (1, Text())):
        shown.append("║" if _is_next(s, coast) else "│", "bold" if _is_next(s, coast) else "dim")
        shown.append(part)
    return shown.append(" ").append(_label(s, text, east) if east != NONE else Text())


def _beside(s: State, text: Words, left: int, right: int, half: int) -> Text:
    shown = Text(" " * (LABEL + 2), no_wrap=True).append(_label(s, text, left))
    shown.pad_right(max(0, LABEL + 2 + half - shown.cell_len))
    return shown.append(_label(s, text, right))


def _short(text: Words, landing: int) -> str:
    """N1: the first letter of the coast, and which of its landings."""
    return text(LANDING.key(landing))[0].upper() + str(landing % 2 + 1)


def _label(s: State, text: Words, landing: int) -> Text:
    """N1 3/4 AC: the cards it counts, those it needs, and the stack from below."""
    shown = Text(f"{_short(text, landing)} {_count(s, landing)} ", "bold" if _is_next(s, landing // 2) else "")
    for hunter in s.stack[landing, : stack_size(s, landing)]:
        shown.append(LETTERS[int(hunter)], HUNTER_STYLES[int(hunter)])
    return shown


def _count(s: State, landing: int) -> str:
    return f"{int(counted(s, landing))}/{int(NEEDED[int(s.seats)])}"


def _stack(s: State, landing: int) -> str:
    return "".join(LETTERS[int(hunter)] for hunter in s.stack[landing, : stack_size(s, landing)])


def _halves(s: State, text: Words, left: int, right: int, half: int) -> Text:
    west, east = _written(s, text, left, half), _written(s, text, right, half)
    west.pad_right(half - west.cell_len)
    east.pad_left(half - east.cell_len)
    return west.append(east)


def _written(s: State, text: Words, landing: int, half: int) -> Text:
    """red 2+ 3» 5, the newest last; of a long column its end."""
    column = _column(s, landing)
    if not column:
        return Text()
    signs, colour = [_sign(s, card) for card in column], int(COLOUR_OF[column[0]])
    name, most = _colour(text, colour), half - 2
    while len(f"{name} … {' '.join(signs)}") > most and len(signs) > 1:
        signs = signs[1:]
    cut = "… " if len(signs) < len(column) else ""
    return Text(f" {name} {cut}{' '.join(signs)} ", CARD_STYLES[colour])


def _middle(s: State, text: Words, inside: int) -> Text:
    words = text("draw-round", round=int(s.day), of=ROUNDS) if s.day else ""
    return Text(words[:inside].center(inside), "dim")


# -- the panel ---------------------------------------------------------------------------------------------------------


def _panel(s: State, text: Words, who: Who) -> Iterator[RenderableType]:
    if s.event != NONE:
        yield Text(text(EVENT.key(int(s.event))), "bold")
    yield from (Text(words) for words in _forecasts(s, text))
    yield Text(_islands(s, text))
    for key, at in (("draw-table", OPEN), ("draw-offers", OFFER)):
        if lying := _treasures(s, at):
            yield Text(text(key, treasures=" · ".join(text(TREASURE.key(t)) for t in lying)))
    for hunter in _hunters(s):
        yield from _hunter(s, text, who, hunter)
    if healers := _healers(s, text, HEALER_OPEN):
        yield Text(text("draw-healers", healers=healers))
    yield Text(_stock(s, text), "dim")
    yield Text(text("draw-legend"), "dim")


def _forecasts(s: State, text: Words) -> Iterator[str]:
    """What the ship would find if it explored now; with event B14 on the next coast too."""
    if s.day == 0 or s.stage > Stage.EXPLORE:
        return
    coasts = [_coast(s)]
    if s.event == B14 and _coast(s) == coast_ahead(s):
        coasts.append((_coast(s) + int(s.bow)) % COASTS)
    for coast, key in zip(coasts, ("draw-ahead", "draw-then"), strict=False):
        near = int(near_landing(s, coast))
        both = " · ".join(_forecast(s, text, landing) for landing in (near, int(other_landing(near))))
        yield text(key, coast=text(COAST.key(coast)), forecast=both)


def _forecast(s: State, text: Words, landing: int) -> str:
    then = s.copy()
    then.stage = Stage.EXPLORE
    if not has_enough(then, landing):
        missing = int(NEEDED[int(s.seats)] - counted(then, landing))
        return text("draw-need", landing=_short(text, landing), cards=missing)
    is_big = big_landing(then, landing // 2) == landing
    size = int(loot_size(then, landing, BIG if is_big else SMALL))
    loot = text("loot-big" if is_big else "loot-small")
    return text("draw-loot", landing=_short(text, landing), loot=loot, treasures=size)


def _islands(s: State, text: Words) -> str:
    there = range(int(ISLANDS_IN_PLAY[int(s.seats)]))
    usable = [_island(s, text, island) for island in there if not s.islands_shut[island]]
    turned = [str(island + 1) for island in there if s.islands_shut[island]]
    shown = text("draw-islands", islands=" · ".join(usable) or "–")
    return f"{shown} ({text('draw-turned', islands=', '.join(turned))})" if turned else shown


def _island(s: State, text: Words, island: int) -> str:
    """3 draw two cards: its number and what it does."""
    kind = int(s.islet[island])
    top = "-top" if kind == Islet.COMPASS and s.event == B13 else ""
    return f"{island + 1} {text(f'draw-{ISLET.key(kind)}{top}', cubes=int(s.relief[island]))}"


def _hunters(s: State) -> list[int]:
    return [*range(int(s.seats)), *([AARON] if s.seats == 2 else [])]


def _name(hunter: int, who: Who) -> str:
    return "Aaron" if hunter == AARON else who(hunter)


def _hunter(s: State, text: Words, who: Who, hunter: int) -> Iterator[RenderableType]:
    """▶ A Anna ⚑  5 of 13 cubes …; then cards that are known, and treasures with what they are worth."""
    shown = Text("▶ " if s.turn == hunter and not s.over else "  ", "bold")
    shown.append(LETTERS[hunter], HUNTER_STYLES[hunter])
    shown.append(f" {_name(hunter, who)}{f' {TILE_SIGN}' if s.tile == hunter else ''}  ", "bold")
    yield shown.append(", ".join(_state_of(s, text, hunter)), "not bold")
    for key, cards in (("draw-hand", _hand(s, hunter)), ("draw-chosen", _chosen(s, hunter))):
        if cards:
            yield Padding(Text(f"{text(key)} ").append(_by_colour(s, text, cards)), (0, 0, 0, 4))
    if mine := _loot(s, text, hunter):
        yield Padding(Text(mine), (0, 0, 0, 4))
    if hunter != AARON and (healers := _healers(s, text, HEALER_HELD + hunter)):
        yield Padding(Text(text("draw-held", healers=healers)), (0, 0, 0, 4))


def _state_of(s: State, text: Words, hunter: int) -> Iterator[str]:
    if hunter != AARON:
        yield text("draw-cubes", cubes=int(s.cubes[hunter]), limit=TOO_CURSED)
    yield text("draw-cards", cards=int(s.hand_size[hunter]))
    yield text("draw-compasses", compasses=int(in_supply(s, hunter)))
    if hunter == AARON:
        yield text("draw-crosses", crosses=int(crosses(s, AARON)))
    elif s.out[hunter] != Out.NO:
        yield text(f"draw-out-{Out(int(s.out[hunter])).name.lower()}")
    else:
        yield text("draw-gold", gold=int(total(s, hunter)))
    if s.passed[hunter]:
        yield text("draw-passed")


def _chosen(s: State, hunter: int) -> list[int]:
    mine = hunter in (int(s.turn), AARON)
    return _cards(s, int(chosen_mark(hunter))) if mine else []


def _loot(s: State, text: Words, hunter: int) -> str:
    """bags 7 12 = 19 · crowns 1✝4 = 26: by kind, with what the kind is worth now."""
    parts = []
    for kind in range(N_KINDS):
        mine = [_treasure_sign(t) for t in _treasures(s, KEPT + hunter) if KIND_OF[t] == kind]
        worth = "" if hunter == AARON else f" = {int(line(s, hunter, kind))}"
        if mine:
            parts.append(f"{text(f'line-{Line(kind).name.lower()}')} {' '.join(mine)}{worth}")
    return " · ".join(parts)


def _healers(s: State, text: Words, at: int) -> str:
    there = [healer for healer in range(N_HEALERS) if s.healer_at[healer] == at]
    return "; ".join(_cost(s, text, healer) for healer in there)


def _cost(s: State, text: Words, healer: int) -> str:
    return text("draw-cost", cube=int(s.per_cube[healer]), once=int(s.once[healer]))


def _stock(s: State, text: Words) -> str:
    at = [int(place) for place in s.treasure_at]
    return text(
        "draw-stock",
        pile=int(s.pile),
        discards=len(_cards(s, DISCARDS)),
        treasures=at.count(DECK) + at.count(AGAIN),
        buried=at.count(BURIED),
    )


# -- choices -----------------------------------------------------------------------------------------------------------


def choice(s: State, action: int, text: Words) -> Place | None:
    """The cards that go, or Aaron if he acts, and where to; None where the usual words will do."""
    kind, one, two = Do(int(ACT[action])), int(ONE[action]), int(TWO[action])
    if kind == Do.CHOOSE:
        card = f"{_colour(text, int(COLOUR_OF[one]))} {_sign(s, one)}"
        return ("Aaron" if s.where[one] == HAND + AARON else ""), card
    if kind in (Do.SITE, Do.SHIFT, Do.STACK, Do.WITHDRAW):
        return _picked(s, text), _there(s, text, one, two if kind == Do.SHIFT else NONE)
    if kind == Do.ISLAND:
        return "", _island(s, text, one)
    if kind == Do.DONE:
        return _picked(s, text), text("do-done")
    if kind == Do.USE:
        return _use(s, text)
    if kind in (Do.KEEP, Do.BURY):
        return "", f"{text(TREASURE.key(one))}: {_cubes_after(s, text, kind, one)}"
    if kind in (Do.LAY, Do.HEAL):
        return "", text("draw-price", cost=_cost(s, text, one), gold=int(healer_cost(s, _asked(s), one)))
    return None


def _asked(s: State) -> int:
    """The seat that is asked: always one alone."""
    return int(current(s).seats).bit_length() - 1 if s.ask_count and current(s).seats else int(s.turn)


def _picked(s: State, text: Words) -> str:
    """red 3 5», or Aaron and his cards: what is in hand to be used."""
    hunter = int(chooser(s))
    if hunter == NONE:
        return ""
    return f"{'Aaron ' if hunter == AARON else ''}{_by_colour(s, text, _chosen(s, hunter))}"


def _there(s: State, text: Words, landing: int, origin: int) -> str:
    """north 1 3/4 AC: a landing, its cards and its stack; with the place that a compass leaves."""
    place = f"{text(LANDING.key(landing))} {_count(s, landing)} {_stack(s, landing)}".strip()
    return f"{place}, {text('draw-leaving', landing=text(LANDING.key(origin)))}" if origin != NONE else place


def _use(s: State, text: Words) -> Place | None:
    """What an island offers."""
    if not s.ask_count or current(s).kind != Ask.USE:
        return None
    if s.islet[int(current(s).subject)] == Islet.TREASURE:
        return "", text("draw-find")
    then = s.copy()
    then.corner = (int(s.corner) + int(s.bow)) % COASTS
    return "", text("draw-sail", coast=text(COAST.key(int(coast_ahead(then)))))


def _cubes_after(s: State, text: Words, kind: Do, treasure: int) -> str:
    seat = _asked(s)
    cubes = int(s.cubes[seat])
    if kind == Do.KEEP:
        after = max(cubes + int(CURSE[treasure]) - int(s.crossed[treasure]), 0)
    else:
        after = max(cubes - BURY_CUBES - int(kept(s, seat, Kind.AMULET)), 0)
    return text("draw-cubes-after", cubes=cubes, after=after)
