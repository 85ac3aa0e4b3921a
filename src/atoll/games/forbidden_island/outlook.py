"""What a sensible player sees at a glance: the island as bit boards, ways through it, and what the flood may bring.

A bit board has a bit per cell of the layout's drawing and a spare column, so that a step is a shift (`spread`).
"""

from typing import NamedTuple

import numpy as np

from ...engine.compiled import inlined, rule
from ...engine.decks import DISCARDED
from ...engine.grids import cells_of
from ...engine.records import State
from .pieces import hand_size
from .state import (
    DRAWS,
    FLOOD_CARDS,
    HAND_LIMIT,
    LANDING,
    LAYOUTS,
    N_CARDS,
    N_TILES,
    N_TREASURES,
    RISE_CARD,
    SKULL,
    TO_CAPTURE,
    TREASURE_OF,
    TREASURE_TILES,
    Ask,
    Level,
    Role,
)

STRIDE = np.array([len(rows[0]) + 1 for rows in LAYOUTS.values()], np.int64)
CELL = np.array([[1 << (r * (len(rows[0]) + 1) + c) for r, c in cells_of(rows)] for rows in LAYOUTS.values()], np.int64)
REMAINDERS = 67
"""Powers of two up to 2⁶⁵ leave different remainders: that finds the place of a cell's bit."""
PLACE = np.full((len(LAYOUTS), REMAINDERS), -1, np.int64)
for _layout, _cells in enumerate(CELL):
    for _place, _cell in enumerate(_cells):
        PLACE[_layout, int(_cell) % REMAINDERS] = _place
FAR = 8
"""As many steps as there seem to be to a place that cannot be reached on foot."""


class Odds(NamedTuple):
    """How likely a flood card is drawn from the top layer of its deck, from the layer below, and from the discards."""

    top: float
    below: float
    back: float


class Outlook(NamedTuple):
    """The island and its prospects, worked out once for all actions of a menu."""

    land: int  # a bit per cell that stands
    dry: int
    island: int  # sunken cells too
    stride: int
    landing: int
    key: int  # cells whose loss would lose the game: the landing site, the last site of a treasure
    alarm: int  # flooded cells whose loss would lose the game, or nearly
    collectors: int  # two bits a treasure: the seat that should assemble its cards
    saved: int  # treasures captured
    lift_due: int  # 1 if a flight is worth a thought
    now: Odds  # this turn
    soon: Odds  # within a round


@inlined
def look(s: State) -> Outlook:
    land = 0
    dry = 0
    island = 0
    for tile in range(N_TILES):
        spot = cell(s, tile)
        island |= spot
        land |= spot if s.level[tile] != Level.SUNK else 0
        dry |= spot if s.level[tile] == Level.DRY else 0
    landing = cell(s, LANDING)
    key = landing
    alarm = landing & ~dry
    collectors = 0
    saved = 0
    rooms = rooms_in_hands(s)
    for treasure in range(N_TREASURES):
        collectors |= find_collector(s, treasure, rooms) << (2 * treasure)
        if s.captured[treasure] != 0:
            saved += 1
        else:
            one = cell(s, TREASURE_TILES[treasure, 0])
            other = cell(s, TREASURE_TILES[treasure, 1])
            left = (one | other) & land
            key |= left if left in (one, other) else 0
            alarm |= left if left & dry == 0 else 0
    discards = layer_size(s, 0)
    top = layer_size(s, s.flood_top)
    below = layer_size(s, s.flood_top - 1) if s.flood_top > 1 else 0
    cards = deck_size(s)
    now = odds(s, discards, top, below, floods_left(s), rise_chance(s, cards, draws_left(s)))
    round = odds(s, discards, top, below, FLOOD_CARDS[s.meter] * s.seats, rise_chance(s, cards, DRAWS * s.seats))
    due = 1 if is_lift_due(s) else 0
    return Outlook(land, dry, island, STRIDE[s.layout] + 0, landing, key, alarm, collectors, saved, due, now, round)


@rule
def cell(s: State, tile: int) -> int:
    """The bit of the cell where this tile lies or lay."""
    return CELL[s.layout, s.place_of[tile]] + 0


@rule
def tile_on(s: State, spot: int) -> int:
    """The tile that lies or lay on this cell. Of many cells: `while cells: tile_on(s, cells & -cells); cells &= cells - 1`."""
    return s.tile_at[PLACE[s.layout, spot % REMAINDERS]] + 0


@rule
def twin(tile: int) -> int:
    """The other tile of the same treasure."""
    pair = TREASURE_TILES[TREASURE_OF[tile]]
    return pair[0] + pair[1] - tile


# -- ways ----------------------------------------------------------------------------------------------------------------


@rule
def spread(cells: int, stride: int) -> int:
    """These cells and their orthogonal neighbours."""
    return cells | cells << 1 | cells >> 1 | cells << stride | cells >> stride


@rule
def spread_wide(cells: int, stride: int) -> int:
    """Diagonal neighbours too."""
    row = cells | cells << 1 | cells >> 1
    return row | row << stride | row >> stride


@rule
def one_step(view: Outlook, role: int, cells: int) -> int:
    """§4.1, §4.4, §4.9 Where one move leads from any of these cells; staying counts, the pilot's flight does not."""
    if role == Role.EXPLORER:
        return spread_wide(cells, view.stride) & view.land
    if role == Role.DIVER:
        return dive(view, cells)
    return spread(cells, view.stride) & view.land


@rule
def dive(view: Outlook, cells: int) -> int:
    """§4.9 On through all that is not dry."""
    reached = spread(cells, view.stride) & view.island
    passed = cells
    fresh = reached & ~view.dry & ~passed
    while fresh != 0:
        passed |= fresh
        reached |= spread(fresh, view.stride) & view.island
        fresh = reached & ~view.dry & ~passed
    return reached & view.land


@rule
def is_cut_off(view: Outlook, role: int, at: int) -> bool:
    """Could this pawn not swim ashore if its tile sank?"""
    if role == Role.PILOT or role == Role.DIVER:
        return False
    return one_step(view, role, at) & ~at == 0


@rule
def sites(s: State, view: Outlook, treasure: int) -> int:
    """The cells where a treasure can still be captured."""
    return (cell(s, TREASURE_TILES[treasure, 0]) | cell(s, TREASURE_TILES[treasure, 1])) & view.land


# -- cards ---------------------------------------------------------------------------------------------------------------


@rule
def collector(view: Outlook, treasure: int) -> int:
    return (view.collectors >> (2 * treasure)) & 3


@rule
def rooms_in_hands(s: State) -> int:
    """How many cards each hand can still take, four bits a seat."""
    rooms = 0
    for seat in range(s.seats):
        rooms |= max(HAND_LIMIT - hand_size(s, seat), 0) << (4 * seat)
    return rooms


@inlined
def find_collector(s: State, treasure: int, rooms: int) -> int:
    """Who should assemble a treasure's cards: who has most; not the messenger, who gives easily; who has room."""
    best = 0
    most = -1
    for seat in range(s.seats):
        room = (rooms >> (4 * seat)) & 15
        rank = 16 * (s.hand[seat, treasure] + 0) + room + (0 if s.role[seat] == Role.MESSENGER else 8)
        if rank > most:
            best = seat
            most = rank
    return best


@rule
def team_holds(s: State, card: int) -> int:
    held = 0
    for seat in range(s.seats):
        held += s.hand[seat, card]
    return held


@rule
def is_lift_due(s: State) -> bool:
    """Somebody can capture a treasure, or all go home: only then is a flight worth a thought."""
    missing = False
    for treasure in range(N_TREASURES):
        if s.captured[treasure] == 0:
            missing = True
            for seat in range(s.seats):
                if s.hand[seat, treasure] >= TO_CAPTURE:
                    return True
    return not missing


# -- the flood -----------------------------------------------------------------------------------------------------------


@rule
def draws_left(s: State) -> int:
    """Treasure cards still to come this turn."""
    stage = s.asks[0].kind
    if stage == Ask.DRAW:
        return s.asks[0].left + 0
    return 0 if stage == Ask.FLOOD else DRAWS


@rule
def floods_left(s: State) -> int:
    """Flood cards still to come this turn, as the meter stands."""
    return s.asks[0].left + 0 if s.asks[0].kind == Ask.FLOOD else FLOOD_CARDS[s.meter] + 0


@rule
def deck_size(s: State) -> int:
    """Treasure cards still to be drawn."""
    cards = 0
    for card in range(N_CARDS):
        cards += s.treasure_deck[card]
    return cards


@rule
def rise_chance(s: State, cards: int, draws: int) -> float:
    """That rising water is among the next of so many treasure cards; past the end of the deck the same share again."""
    rises = s.treasure_deck[RISE_CARD]
    none = 1.0
    for drawn in range(draws):
        if cards - drawn > 0:
            none *= max(cards - drawn - rises, 0) / (cards - drawn)
    return 1.0 - none


@rule
def odds(s: State, discards: int, top: int, below: int, draws: int, rise: float) -> Odds:
    """§6.6, §8.1 That a card is among the next flood cards, if the waters rise with this chance before."""
    more = FLOOD_CARDS[min(s.meter + 1, SKULL - 1)] - FLOOD_CARDS[s.meter] + draws
    still = 1.0 - rise
    return Odds(
        still * share(draws, top) + rise * share(more - discards, top),
        still * share(draws - top, below) + rise * share(more - discards - top, below),
        rise * share(more, discards),
    )


@rule
def share(draws: int, cards: int) -> float:
    """How likely a card of a layer is drawn."""
    if draws <= 0 or cards <= 0:
        return 0.0
    return min(draws / cards, 1.0)


@rule
def layer_size(s: State, layer: int) -> int:
    n = 0
    for tile in range(N_TILES):
        n += s.flood_at[tile] == layer
    return n


@rule
def chance_of(s: State, tile: int, by: Odds) -> float:
    """How likely this tile's flood card is drawn."""
    layer = s.flood_at[tile]
    if layer == s.flood_top:
        return by.top
    if layer == DISCARDED:
        return by.back
    if s.flood_top > 1 and layer == s.flood_top - 1:
        return by.below
    return 0.0
