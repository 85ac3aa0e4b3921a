"""engine.decks: what lies in a deck is known, its order is not."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from atoll.engine.decks import DISCARDED, GONE, draw_card, is_empty, stack_discards, weigh_layer


def test_each_card_of_a_layer_is_equally_likely() -> None:
    weights = np.full(6, 9, np.int16)
    assert weigh_layer(np.array([2, 1, 2], np.int8), 2, weights, 2) == 2
    assert weights.tolist() == [9, 9, 1, 0, 1, 9]


def test_layers_are_used_up_from_the_top() -> None:
    deck = np.array([1, 2], np.int8)
    assert draw_card(deck, 2, 1, DISCARDED) == 1
    assert draw_card(deck, 1, 0, GONE) == 0
    assert is_empty(deck, 1)
    assert is_empty(deck, 2)
    assert deck.tolist() == [GONE, DISCARDED]


def test_discards_go_on_top() -> None:
    deck = np.array([DISCARDED, 1, DISCARDED, GONE], np.int8)
    assert stack_discards(deck, 1) == 2
    assert deck.tolist() == [2, 1, 2, GONE]
    assert stack_discards(deck, 2) == 2, "none are left"


@given(st.lists(st.integers(GONE, 3), min_size=1, max_size=8))
def test_no_card_is_lost(layers: list[int]) -> None:
    deck = np.array(layers, np.int8)
    top = stack_discards(deck, 3)
    assert is_empty(deck, DISCARDED)
    assert deck.tolist() == [top if layer == DISCARDED else layer for layer in layers]
