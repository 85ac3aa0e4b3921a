"""The flood: cards turned up, tiles that sink, adventurers who swim or drown."""

from ...engine.asks import answered, ask, current
from ...engine.compiled import rule
from ...engine.decks import DISCARDED, GONE, draw_card, stack_discards
from ...engine.records import Array, State
from .movement import swim_reach
from .pieces import is_treasure_lost, tell_all, walk
from .state import HELICOPTER_CARD, LANDING, Ask, Ending, Event, Level, Rescue
from .turn import after_flood_card, end_game


@rule
def flood(s: State, tile: int, log: Array) -> None:
    """§8.2 A dry tile is flooded and its card discarded; §8.3 a flooded one sinks and leaves the game with its card."""
    current(s).left -= 1
    if s.level[tile] == Level.DRY:
        s.flood_top = draw_card(s.flood_at, s.flood_top, tile, DISCARDED)
        s.level[tile] = Level.FLOODED
        tell_all(log, Event.FLOODED, tile, 0, 0, 0)
        renew_flood_deck(s, log)
        after_flood_card(s, log)
    else:
        s.flood_top = draw_card(s.flood_at, s.flood_top, tile, GONE)
        s.level[tile] = Level.SUNK
        tell_all(log, Event.SUNK, tile, 0, 0, 0)
        renew_flood_deck(s, log)
        after_sinking(s, tile, log)


@rule
def renew_flood_deck(s: State, log: Array) -> None:
    """§8.9 The last card is drawn: the discards become the new deck at once."""
    if s.flood_top == 0:
        s.flood_top = stack_discards(s.flood_at, 0)
        if s.flood_top > 0:
            tell_all(log, Event.FLOODS_SHUFFLED, 0, 0, 0, 0)


@rule
def after_sinking(s: State, tile: int, log: Array) -> None:
    """§9.2, §9.3 Some tiles must not sink; §8.5 whoever stood there swims."""
    if tile == LANDING:
        end_game(s, Ending.LANDING_LOST, log)
    elif is_treasure_lost(s):
        end_game(s, Ending.TREASURE_LOST, log)
    else:
        swim_or_drown(s, tile, log)


@rule
def swim_or_drown(s: State, tile: int, log: Array) -> None:
    """§8.7 All pawns on the tile swim, in any order; §8.8 first those who cannot are rescued, or all is lost."""
    swimmers = 0
    stuck = 0
    for seat in range(s.seats):
        if s.pawn[seat] == tile:
            if swim_reach(s, seat) != 0:
                swimmers |= 1 << seat
            else:
                stuck |= 1 << seat
    if stuck != 0:
        call_for_rescue(s, tile, log)
    elif swimmers != 0:
        ask(s, Ask.SWIM, swimmers, 0, 0, tile)
    else:
        after_flood_card(s, log)


@rule
def call_for_rescue(s: State, tile: int, log: Array) -> None:
    """§7.5 Whoever holds a helicopter card is asked; §9.4 without one the adventurer drowns."""
    pilots = 0
    for seat in range(s.seats):
        if s.hand[seat, HELICOPTER_CARD] > 0 and s.rescue == Rescue.HELICOPTER:
            pilots |= 1 << seat
    if pilots != 0:
        ask(s, Ask.RESCUE, pilots, 0, 0, tile)
    else:
        end_game(s, Ending.DROWNED, log)


@rule
def after_rescue(s: State, log: Array) -> None:
    """A flight left the sinking tile: see who is still in the water."""
    tile = current(s).topic
    answered(s)
    swim_or_drown(s, tile, log)


@rule
def swim(s: State, seat: int, tile: int, log: Array) -> None:
    """§8.5 To a tile in reach; when all are ashore the flood goes on."""
    walk(s, seat, tile, Event.SWAM, log)
    current(s).seats &= ~(1 << seat)
    if current(s).seats == 0:
        answered(s)
        after_flood_card(s, log)
