"""engine.decks: what lies in a deck is known, its order is not."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from atoll.engine.decks import draw_card, is_empty, stack_discards, weigh_pile


def test_each_card_is_as_likely_as_it_is_frequent() -> None:
    weights = np.zeros(6, np.int16)
    assert weigh_pile(np.array([2, 0, 3], np.int8), weights, 2) == 5
    assert weights.tolist() == [0, 0, 2, 0, 3, 0]


def test_layers_are_used_up_from_the_top() -> None:
    deck = np.array([[0, 0], [1, 0], [0, 1]], np.int8)
    assert draw_card(deck, 2, 1) == 1
    assert draw_card(deck, 1, 0) == 0
    assert is_empty(deck[1])
    assert is_empty(deck[2])


def test_discards_go_on_top() -> None:
    deck = np.array([[1, 2], [3, 3], [0, 0]], np.int8)
    assert stack_discards(deck, 1) == 2
    assert deck.tolist() == [[0, 0], [3, 3], [1, 2]]
    assert stack_discards(deck, 2) == 2, "none are left"


@given(st.lists(st.integers(0, 3), min_size=4, max_size=4), st.lists(st.integers(0, 3), min_size=4, max_size=4))
def test_no_card_is_lost(discards: list[int], pile: list[int]) -> None:
    deck = np.array([discards, pile, [0] * 4], np.int8)
    stack_discards(deck, 1)
    assert deck.sum(0).tolist() == [a + b for a, b in zip(discards, pile, strict=True)]
