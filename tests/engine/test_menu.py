"""engine.menu: a list with its count first."""

from hypothesis import given
from hypothesis import strategies as st

from atoll.engine.menu import allow, clear, count, new_menu, nth


@given(st.lists(st.integers(0, 30000), max_size=20))
def test_what_is_allowed_is_listed_in_order(actions: list[int]) -> None:
    menu = new_menu(20)
    allow(menu, 7)
    clear(menu)
    for action in actions:
        allow(menu, action)
    assert count(menu) == len(actions)
    assert [nth(menu, k) for k in range(count(menu))] == actions
