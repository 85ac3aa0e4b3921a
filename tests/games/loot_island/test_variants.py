"""Section 10 of RULES.md: the variants."""

from typing import Any

import pytest

from .table import asking, at_event, can, chances, choose, do, draw_any, ended, explored, new_table, question, told

TWO_EACH = {"healers": "two_each"}


def held(*healers):
    return {"held": [words.split() for words in healers]}


def test_healers_open():
    """§10.1 They are turned up at the beginning, as many as players, and are chosen at the end as usual."""
    t = do(new_table(seats=3, healers="open"), "first 0")
    assert chances(t) == {f"healer-{n}": 1 for n in range(1, 15)}
    do(t, "healer healer-3", "healer healer-1")
    assert question(t) == "healer"
    do(t, "healer healer-14")
    assert question(t) == "draw"
    assert t.healers["open"] == ["healer-1", "healer-3", "healer-14"]
    t = ended(options={"healers": "open"}, healers={"open": ["healer-1", "healer-3", "healer-14"]}, cubes=[0, 2, 0])
    assert can(t) == {"heal healer-1", "heal healer-3", "heal healer-14"}


def test_two_healers_each():
    """§10.2 Everybody gets two."""
    t = do(new_table(seats=2, **TWO_EACH), "first 1")
    assert t.asks == asking("healer", left=2)
    do(t, "healer healer-3", "healer healer-1")
    assert told(t) == ["healer_dealt"]
    assert t.asks == asking("healer", left=1)
    do(t, "healer healer-9", "healer healer-8")
    assert t.healers["held"] == [["healer-8", "healer-9"], ["healer-1", "healer-3"]]
    assert question(t) == "draw"


def test_laying_healers():
    """§10.2 Clockwise from the tile all who are not lost lay one open, those without cubes too; then they are chosen."""
    hands = held("healer-1 healer-2", "healer-3 healer-4", "healer-5 healer-6")
    t = ended(options=TWO_EACH, healers=hands, cubes=[13, 4, 0], tile=1)
    assert question(t) == "lay 1"
    assert can(t) == {"lay healer-3", "lay healer-4"}
    do(t, "lay healer-4")
    assert question(t) == "lay 2"
    do(t, "lay healer-5")
    assert question(t) == "heal 1"
    assert can(t) == {"heal healer-4", "heal healer-5"}
    do(t, "heal healer-5")
    assert t.healers["taken"] == {"1": "healer-5"}
    assert t.healers["held"][0] == ["healer-1", "healer-2"]


def test_events_shown():
    """§10.3 The four B events are shown before they are shuffled."""
    t = do(new_table(seats=3, events="shown"), "first 0")
    for event in ("b1", "b2", "b3"):
        assert question(t) == "event"
        do(t, f"event {event}")
    assert set(chances(t)) == {f"b{n}" for n in range(4, 15)}
    do(t, "event b4")
    assert t.events_shown == ["b1", "b2", "b3", "b4"]
    assert t.event is None
    assert question(t) == "draw"


def test_events_that_were_shown_come():
    """§10.3 One of them each round; the A event is a surprise."""
    known: dict[str, Any] = {"options": {"events": "shown"}, "events_shown": "b1 b6 b12 b14"}
    t = explored(event="a3", round=1, **known)
    assert chances(t) == {"b1": 1, "b6": 1, "b12": 1, "b14": 1}
    do(t, "event b6")
    assert t.events_shown == ["b1", "b12", "b14"]
    t = at_event("a4", events_shown="b1 b2 b3 b4", options={"events": "shown"})
    assert t.events_shown == ["b1", "b2", "b3", "b4"]


@pytest.mark.parametrize(
    ("seats", "sizes", "usual"), [(2, [6, 8], 6), (3, [7, 8, 9], 7), (4, [7, 8, 9, 10], 7), (5, [7, 8, 9, 10, 11], 7)]
)
def test_growing_hands(seats, sizes, usual):
    """§10.4 Eight for the second in order, nine for the third, and so on; all keep the usual number."""
    t = draw_any(do(new_table(seats=seats, start_hands="growing"), "first 1"))
    order = [(1 + place) % seats for place in range(seats)]
    assert [len(t.hands[seat]) for seat in order] == sizes
    for seat, size in list(zip(order, sizes, strict=True))[1:]:
        assert t.asks == asking("discard", seat, left=size - usual)
        assert can(t, "done") == set()
        for _ in range(size - usual):
            do(t, min(can(t, "choose")))
        assert can(t) == {"done"}
        do(t, "done")
    assert [len(hand) for hand in t.hands] == [usual] * seats
    assert len(t.discards) == sum(sizes) - usual * seats
    assert question(t) == "event"


def test_as_many_as_one_likes_is_another_thing():
    """§10.4, §3.5 Later one may stop at any number."""
    t = at_event("b1", hands=["r3b r4b", "", ""])
    assert "done" in can(t)
    assert "done" in can(choose(t, "r3b"))
