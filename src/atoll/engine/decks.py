"""Decks that decide late: what lies in a deck is known, its order is not.

A layered deck is counts by layer and kind of card. Row 0 is the discard pile, rows 1…top lie face down, the highest on
top; inside a layer every order is equally likely. «Shuffle the discards and put them on top» is: push a layer.
The record keeps `top` beside the counts. A plain pile without layers is one row of counts.
"""

from .compiled import rule
from .records import Array


@rule
def weigh_pile(pile: Array, weights: Array, first: int) -> int:
    """Each kind is as likely as it has cards left; returns how many there are in all."""
    total = 0
    for kind in range(pile.size):
        weights[first + kind] = pile[kind]
        total += pile[kind]
    return total


@rule
def is_empty(pile: Array) -> bool:
    for kind in range(pile.size):
        if pile[kind] != 0:
            return False
    return True


@rule
def draw_card(deck: Array, top: int, kind: int) -> int:
    """Take a card of the top layer away; returns the new top. At 0 the draw pile is used up."""
    deck[top, kind] -= 1
    while top > 0 and is_empty(deck[top]):
        top -= 1
    return top


@rule
def stack_discards(deck: Array, top: int) -> int:
    """Shuffle the discard pile and put it on top; returns the new top. An empty one changes nothing."""
    if is_empty(deck[0]):
        return top
    for kind in range(deck.shape[1]):
        deck[top + 1, kind] = deck[0, kind]
        deck[0, kind] = 0
    return top + 1
