"""No page moves while its letters arrive. On a phone nothing jumps while one plays: what moves without a touch stays below
what Lighthouse calls good, and next to nothing moves while the page is loaded."""

from typing import Any

import pytest

from .conftest import BOT, ME, Come, Opened
from .house import House
from .visitor import Visitor

GAMES: dict[str, dict[str, Any]] = {
    "forbidden_island": {},
    "the_island": {"start": "quick"},
    "lost_island": {},
    "loot_island": {},
}
LOADING, FIRST, MOST, TURNS, LOOKS = 0.02, 0.005, 0.1, 2, 90
A_PERSONS_PACE = 700
"""Milliseconds: what moves within half a second of a touch is its effect, and not counted."""
WATCH = """
window.jumps = [];
const named = ({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? 'gone';
new PerformanceObserver((list) => list.getEntries().forEach((one) => {
  const at = document.getElementById('question')?.textContent ?? '';
  if (!one.hadRecentInput) jumps.push({ by: one.value, when: one.startTime, what: one.sources.map(named).join(', '), at });
})).observe({ type: 'layout-shift', buffered: true });
"""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_on_a_phone(come: Come, house: House, game: str) -> None:
    opened = Opened(house, [ME, BOT], game=game, options=GAMES[game], start=True)
    ada = come("Ada", phone=True, still=False, paced=True)
    ada.page.add_init_script(WATCH)
    ada.goto(opened.seat(0)).at_table()
    ada.page.wait_for_timeout(1500)
    jumps = ada.page.evaluate("jumps.splice(0)")
    assert worst(jumps) < LOADING, told(jumps)
    assert play(ada), "the turn did not pass"
    jumps = ada.page.evaluate("jumps")
    assert worst(jumps) < MOST, told(jumps)


@pytest.mark.parametrize("path", ["/", "/learn", "/daily", "/rules/lost_island"])
def test_nothing_jumps_on_a_first_visit(come: Come, path: str) -> None:
    """On a desktop, with nothing of the page there yet: also not when its letters arrive."""
    ada = come("Ada", still=False)
    ada.page.add_init_script(WATCH)
    ada.goto(path).page.locator("main h1").wait_for()
    ada.page.evaluate("document.fonts.ready.then(() => true)")
    ada.page.wait_for_timeout(700)
    jumps = ada.page.evaluate("jumps")
    assert worst(jumps) < FIRST, told(jumps)


def told(jumps: list[dict[str, Any]]) -> str:
    return "\n".join(f"{one['by']:.4f} {one['what']} at «{one['at']}»" for one in jumps)


def worst(jumps: list[dict[str, Any]]) -> float:
    """The largest sum within five seconds: what browsers call the cumulative layout shift of a page that stays open."""
    sums = [sum(b["by"] for b in jumps if 0 <= b["when"] - a["when"] <= 5000) for a in jumps]
    return max(sums, default=0.0)


def play(one: Visitor) -> int:
    """Steps at random, often the way on; how many times the turn came back."""
    turns, waited = 0, False
    for _ in range(LOOKS):
        look = one.look()
        if look["over"] or turns == TURNS:
            break
        if not look["turn"]:
            waited = True
        elif not look["busy"]:
            turns, waited = turns + waited, False
            act(one, look)
        one.page.wait_for_timeout(A_PERSONS_PACE)
    return turns


def act(one: Visitor, look: dict[str, Any]) -> None:
    ready = one.page.get_by_role("button", name="Ready")
    if ready.count():
        ready.tap()
    elif look["way"] and one.luck.random() < 0.7:
        one.press(look["way"][0]["at"])
    else:
        one.act(look)
