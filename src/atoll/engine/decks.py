"""Decks that decide late: what lies in a deck is known, its order is not.

A layered deck of single cards says for each card in which layer it lies: 0 is the discard pile, 1…top lie face down, the
highest on top, GONE is out of the game; inside a layer every order is equally likely. «Shuffle the discards and put them on
top» is: the discards become a new layer. The record keeps `top` beside it.
"""

from .compiled import rule
from .records import Array

GONE, DISCARDED = -1, 0


@rule
def weigh_layer(deck: Array, layer: int, weights: Array, first: int) -> int:
    """Each card of the layer is equally likely; returns how many there are."""
    total = 0
    for card in range(deck.size):
        here = deck[card] == layer
        weights[first + card] = here
        total += here
    return total


@rule
def is_empty(deck: Array, layer: int) -> bool:
    for card in range(deck.size):
        if deck[card] == layer:
            return False
    return True


@rule
def draw_card(deck: Array, top: int, card: int, goal: int) -> int:
    """A card of the top layer is DISCARDED or GONE; returns the new top. At 0 the draw pile is used up."""
    deck[card] = goal
    while top > 0 and is_empty(deck, top):
        top -= 1
    return top


@rule
def stack_discards(deck: Array, top: int) -> int:
    """Shuffle the discard pile and put it on top; returns the new top. An empty one changes nothing."""
    stacked = top
    for card in range(deck.size):
        if deck[card] == DISCARDED:
            deck[card] = top + 1
            stacked = top + 1
    return stacked
