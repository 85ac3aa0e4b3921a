"""Treasure cards: drawing two, rising water, the hand limit."""

from ...engine.asks import current
from ...engine.compiled import rule
from ...engine.decks import stack_discards
from ...engine.menu import allow
from ...engine.records import Array, State
from .pieces import discarded, tell_all, throw
from .state import DISCARD, FLOOD_CARDS, N_CARDS, N_HELD, RISE_CARD, SKULL, Ending, Event
from .turn import after_draw, close_discard, end_game, is_over


@rule
def draw_treasure(s: State, card: int, log: Array) -> None:
    """§6.5 A card for the hand, or §6.6 the waters rise."""
    current(s).left -= 1
    s.treasure_deck[card] -= 1
    if card == RISE_CARD:
        rise(s, log)
    else:
        s.hand[s.turn, card] += 1
        tell_all(log, Event.DREW, s.turn, card, 0, 0)
    if not is_over(s):
        renew_treasure_deck(s, log)
        after_draw(s)


@rule
def rise(s: State, log: Array) -> None:
    """§6.6 The meter goes up, the flood discards are shuffled onto their deck, the card is discarded and not replaced.

    §6.7, §6.8 A second one finds no discards: the meter alone goes up.
    """
    s.meter += 1
    tell_all(log, Event.WATERS_ROSE, s.turn, s.meter, FLOOD_CARDS[s.meter], 0)
    if s.meter == SKULL:
        end_game(s, Ending.SKULL, log)
    else:
        s.flood_top = stack_discards(s.flood_at, s.flood_top)


@rule
def renew_treasure_deck(s: State, log: Array) -> None:
    """§6.12 When the last card is drawn the discards become the new deck at once."""
    for card in range(N_CARDS):
        if s.treasure_deck[card] > 0:
            return
    for card in range(N_CARDS):
        s.treasure_deck[card] = discarded(s, card)
    tell_all(log, Event.TREASURES_SHUFFLED, 0, 0, 0, 0)


@rule
def may_discard(s: State, seat: int, menu: Array) -> None:
    """§6.9 Any card; §6.11 a special card may be played instead."""
    for card in range(N_HELD):
        if s.hand[seat, card] > 0:
            allow(menu, DISCARD + card)


@rule
def discard(s: State, seat: int, card: int, log: Array) -> None:
    throw(s, seat, card)
    tell_all(log, Event.DISCARDED, seat, card, 0, 0)
    close_discard(s)
