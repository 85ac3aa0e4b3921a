"""Easier to see: high contrast, larger text, less motion, other colours; chosen in the menu, or as the system has it."""

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import expect

from .checks import axe, cut_off, too_wide
from .conftest import Come
from .gallery import SCREENS, visit
from .house import House
from .visitor import Visitor
from .written import AT, Written

LOOKED_AT = ("home", "turn", "the_island", "lost_island", "loot_island-chosen", "settings", "over", "replay")


def tour(one: Visitor, house: House, names: tuple[str, ...], **settings: Any) -> Any:
    written = Written(one.page)
    one.page.clock.set_fixed_time(AT)
    one.goto("/icon.svg")
    for name in names:
        visit(one.page, written, house.url, replace(SCREENS[name], settings=settings))
        yield name


@pytest.mark.parametrize(("size", "lang"), [(150, "de"), (150, "nl"), (130, "fr")])
def test_large_text_on_a_phone(come: Come, house: House, size: int, lang: str) -> None:
    one = come("Ana", phone=True, lang=lang)
    faults = [
        f"{name}: {fault}"
        for name in tour(one, house, LOOKED_AT, size=size)
        for fault in (*too_wide(one.page), *cut_off(one.page))
    ]
    assert not faults, "\n".join(faults)


def test_high_contrast_is_seven_to_one(come: Come, house: House) -> None:
    one = come("Ana")
    faults = []
    for name in tour(one, house, ("home", "turn", "loot_island-chosen", "settings"), contrast="high"):
        for theme in ("light", "dark"):
            one.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            faults += [f"{name} {theme}: {fault}" for fault in axe(one.page, "sharp")]
    assert not faults, "\n".join(faults)


MOVING = """() => document.getAnimations().filter((one) => one.effect?.getComputedTiming().progress !== null)
  .map((one) => `${one.animationName ?? one.transitionProperty} of ${one.effect.target?.getAttribute('class')}`)
  .filter((one) => !one.startsWith('opacity'))"""
"""What is under way on the page but for a fade, which is how things change where nothing moves."""


@pytest.mark.parametrize("chosen", ["by the system", "in the menu", ""])
def test_nothing_moves_for_whoever_wants_less_motion(come: Come, house: House, chosen: str) -> None:
    """On a table with lamps, which breathe otherwise; and while a tile is looked at."""
    one = come("Ana", still=chosen == "by the system")
    moving = []
    for name in tour(
        one, house, ("turn", "the_island", "loot_island"), **({"motion": "reduced"} if chosen[:2] == "in" else {})
    ):
        moving += [f"{name}: {what}" for what in one.page.evaluate(MOVING)]
        one.page.keyboard.press("n")
        one.page.keyboard.press("Enter")
        moving += [f"{name}, looked at: {what}" for what in one.page.evaluate(MOVING)]
    assert bool(moving) == (not chosen), "\n".join(moving)


def test_chosen_in_the_menu_and_kept(come: Come) -> None:
    ada = come("Ada", still=False, contrast="more").goto("/")
    ada.page.locator(".cols").wait_for()
    root = ada.page.locator("html")
    expect(root).to_have_class("sharp")  # as the system has it
    ada.page.locator("nav .keep").click()
    ada.page.get_by_text("Easier to see").click()
    for label, value in (("Contrast", "normal"), ("Text size", "130"), ("Motion", "reduced"), ("Colours", "apart")):
        ada.page.get_by_label(label, exact=True).select_option(value)
    expect(root).to_contain_class("still apart size-130")
    expect(root).not_to_contain_class("sharp")
    assert ada.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == pytest.approx(22.1)
    ada.page.reload()
    expect(root).to_contain_class("still apart size-130")
    expect(root).not_to_contain_class("sharp")
    assert not axe(ada.page)


def test_a_phone_is_read_in_the_order_it_is_seen(come: Come, house: House) -> None:
    """Bar, seats, board, question, log: in the document as on the screen."""
    one = come("Ana", phone=True)
    parts = [".bar", ".seats", ".board", "#question", ".rail"]
    for name in tour(one, house, ("turn", "the_island", "lost_island", "loot_island")):
        seen = one.page.evaluate(
            """(parts) => {
              const all = parts.map((part) => document.querySelector(part));
              const tops = all.map((e) => e.getBoundingClientRect().top);
              const after = (a, b) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING;
              return all.slice(1).every((e, i) => tops[i] < tops[i + 1] && after(all[i], e));
            }""",
            parts,
        )
        assert seen, name


FORCED = """() => {
  const pen = document.body.appendChild(document.createElement('i'));
  pen.style.color = 'Highlight';
  const highlight = getComputedStyle(pen).color;
  pen.remove();
  const all = (query) => [...document.querySelectorAll(query)].filter((e) => e.getClientRects().length);
  const of = (query, what) => all(query).map((e) => getComputedStyle(e)[what]);
  const seat = (e) => [...e.classList].find((name) => /^[A-E]$/.test(name));
  const fill = (e) => getComputedStyle(e.querySelector('.top')).fill;
  const lettered = all('.board .piece').filter((e) => seat(e) && e.querySelector('text'));
  const enamel = lettered.map((e) => `${seat(e)} ${fill(e)}`);
  const edgeless = (e) => !parseFloat(getComputedStyle(e).borderTopWidth);
  return {
    forced: matchMedia('(forced-colors: active)').matches,
    highlight,
    flat: all('.sheet:not(.offers), .seat, .dock .b').filter(edgeless).map((e) => e.className),
    pieces: [...new Set(enamel)],
    lamps: [...new Set(of('.board .lamp:not(.case)', 'stroke'))],
    verbs: [...new Set(of('.dock .verbs .b:not([aria-disabled=true])', 'borderTopStyle'))],
    dim: [...new Set(of('.dock .verbs .b[aria-disabled=true]', 'borderTopStyle'))],
    hand: [...new Set(of('button.can:not(.b)', 'outlineColor'))],
    useless: [...new Set(of('.hand button[aria-disabled=true]', 'outlineStyle'))],
  };
}"""


@pytest.mark.parametrize("name", ["turn", "the_island", "lost_island", "loot_island-chosen"])
def test_forced_colours(come: Come, house: House, name: str) -> None:
    """Where the system has the colours: sheets have edges, pieces keep theirs and their letter, what may be chosen and what
    the keyboard is at are highlighted."""
    one = come("Ana")
    list(tour(one, house, (name,)))
    one.page.emulate_media(forced_colors="active", reduced_motion="reduce")  # after the visit, which sets its own
    found = one.page.evaluate(FORCED)
    assert found["forced"]
    assert not found["flat"]
    letters = [piece[0] for piece in found["pieces"]]
    assert len(set(letters)) >= 2, "pieces of several people, by letter"
    assert len({piece[2:] for piece in found["pieces"]}) == len(set(letters)) == len(letters), "and by colour"
    assert found["lamps"] == [found["highlight"]]
    assert set(found["dim"]) <= {"dashed"}
    assert set(found["verbs"]) <= {"solid"}
    assert set(found["hand"]) <= {found["highlight"]}
    assert set(found["useless"]) <= {"none"}
    if name == "loot_island-chosen":
        assert found["hand"], "cards that may be chosen"
    one.page.keyboard.press("n")
    ring = one.page.locator(".board path.focus.case")
    expect(ring).to_have_css("stroke", found["highlight"])
    one.page.keyboard.press("g")
    one.page.keyboard.press("Tab")
    at = one.page.locator(".dock :focus-visible")
    expect(at).to_have_css("outline-color", found["highlight"])
    expect(at).to_have_css("outline-style", "solid")
    one.shot(f"forced-{name}")
