"""engine.asks: a small stack of questions."""

from enum import IntEnum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.engine import CHANCE, NOBODY
from atoll.engine.asks import (
    AskSpace,
    answered,
    ask,
    current,
    forget_all,
    is_asked,
    next_seat,
    open_ask,
    passed,
    waiting,
)
from atoll.engine.records import MAX_ASKS, Array, blank, state_record

STATE = state_record("asks_test")


@pytest.fixture
def state() -> Array:
    state = blank(STATE)
    state[0].seats = 4
    return state


def test_nobody_is_asked_at_first(state: Array) -> None:
    s = state[0]
    assert next_seat(s) == NOBODY
    assert waiting(s) == 0
    assert not is_asked(s, 0)


def test_nature_is_asked(state: Array) -> None:
    ask(state[0], 3, 0, 2, 1, 7)
    assert next_seat(state[0]) == CHANCE
    assert waiting(state[0]) == 0
    top = current(state[0])
    assert (top.kind, top.seats, top.left, top.subject, top.topic) == (3, 0, 2, 1, 7)


def test_a_window_closes_when_all_have_passed(state: Array) -> None:
    s = state[0]
    ask(s, 1, 0b1010, 0, 0, 0)
    assert next_seat(s) == 1
    assert is_asked(s, 3)
    assert not is_asked(s, 0)
    assert not passed(s, 1)
    assert next_seat(s) == 3
    assert passed(s, 3)
    assert s.ask_count == 1, "the game closes it"


def test_forget_all(state: Array) -> None:
    before = state.tobytes()
    for kind in range(1, 4):
        ask(state[0], kind, 1, kind, kind, kind)
    forget_all(state[0])
    assert state.tobytes() == before


@given(st.lists(st.tuples(st.integers(1, 9), st.integers(0, 15), st.integers(-9, 99)), max_size=MAX_ASKS))
def test_a_closed_question_leaves_no_trace(questions: list[tuple[int, int, int]]) -> None:
    state = blank(STATE)
    seen = []
    for kind, seats, number in questions:
        seen.append(state.tobytes())
        ask(state[0], kind, seats, number, number, number)
    for before in reversed(seen):
        answered(state[0])
        assert state.tobytes() == before


def test_names() -> None:
    class Ask(IntEnum):
        NOTHING, DEAL = range(2)

    assert AskSpace(Ask, {}, {}).names() == ["nothing", "deal"]


def test_the_open_question_in_plain_numbers(state: Array) -> None:
    assert open_ask(state[0]) is None
    ask(state[0], 1, 0b1010, -3, 300, -1)
    ask(state[0], 2, 0b1, 4, -200, 9)
    top = open_ask(state[0])
    assert (top.kind, top.seats, top.left, top.subject, top.topic) == (2, 1, 4, -200, 9)
    answered(state[0])
    below = open_ask(state[0])
    assert (below.kind, below.seats, below.left, below.subject, below.topic) == (1, 0b1010, -3, 300, -1)
