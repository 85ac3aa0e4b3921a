"""engine.menu: a list with its count first."""

from hypothesis import given
from hypothesis import strategies as st

from atoll.engine.menu import allow, allow_all, clear, count, new_menu, nth


@given(st.lists(st.integers(0, 30000), max_size=20))
def test_what_is_allowed_is_listed_in_order(actions: list[int]) -> None:
    menu = new_menu(20)
    allow(menu, 7)
    clear(menu)
    for action in actions:
        allow(menu, action)
    assert count(menu) == len(actions)
    assert [nth(menu, k) for k in range(count(menu))] == actions


@given(st.sets(st.integers(0, 9)))
def test_a_set_is_listed_behind_what_is_there(members: set[int]) -> None:
    menu = new_menu(20)
    allow(menu, 7)
    allow_all(menu, 100, sum(1 << k for k in members), 10)
    assert [nth(menu, k) for k in range(count(menu))] == [7, *(100 + k for k in sorted(members))]


def test_of_a_set_only_what_is_below_the_size_is_listed() -> None:
    menu = new_menu(20)
    allow_all(menu, 100, 0b1101, 3)
    assert [nth(menu, k) for k in range(count(menu))] == [100, 102]
