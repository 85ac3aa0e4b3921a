"""What the page says of what cannot be done and of who is not there; what stays in sight at the end. On written tables."""

import pytest
from playwright.sync_api import Page, expect

from .checks import axe
from .conftest import Come
from .gallery import OTHERS, SCREENS, visit
from .house import House
from .visitor import Visitor
from .written import AT, Written


def at(come: Come, house: House, screen: str, phone: bool = False, **more: str) -> Visitor:
    one = come("Ana", phone=phone, **more)
    one.forgive("ERR_FAILED", "404")
    written = Written(one.page)
    one.page.clock.set_fixed_time(AT)
    one.goto("/icon.svg")
    visit(one.page, written, house.url, SCREENS[screen])
    return one


def tap(page: Page, key: str) -> None:
    page.locator(f".board [data-key='{key}']").dispatch_event("click")


def test_a_tile_or_a_card_that_means_nothing_now_says_why(come: Come, house: House) -> None:
    """Forbidden Island, by the rule of whose turn it is: a diver with cards and nobody to give them to."""
    page = at(come, house, "turn").page
    why = page.locator(".dock .why")
    for key, told in (
        ("tile:gold_gate", "The Diver swims through flooded and missing tiles only. (rule 4.9)"),
        ("treasure:wind", "The team has this treasure. (rule 6.4)"),
        ("treasure:earth", "A treasure needs four of its cards, on one of its two tiles. (rule 6.4)"),
    ):
        tap(page, key)
        expect(why).to_have_text(told)
    page.locator(".dock .verbs .b", has_text="Shore up").click()
    tap(page, "tile:bronze_gate")
    expect(why).to_have_text("Only a flooded tile is shored up. (rule 5.1)")
    page.locator(".seats .hand [aria-disabled=true]").first.click(force=True)
    expect(why).to_have_text("You give a treasure card to somebody on your tile. (rule 6.1)")
    assert not axe(page)


def test_a_space_that_means_nothing_now_says_why(come: Come, house: House) -> None:
    """Lost Island, by mouse and by keys."""
    page = at(come, house, "lost_island").page
    why = page.locator(".dock .why").first
    tap(page, "cell:c3")
    expect(why).to_have_text("This bomb works up and down, or left and right. (rule 6.3)")
    page.goto(page.url.replace("/lost", "/miner"))
    page.locator(".board [data-key='cell:c3']").focus()
    page.keyboard.press("Enter")
    expect(why).to_have_text("A miner stops the bomb, or you let it work. (rule 7.6)")


def test_the_only_answer_is_in_the_dock_though_it_lies_on_the_board(come: Come, house: House) -> None:
    """There is no list of all to take it from: a button, `1` and `e` have it."""
    page = at(come, house, "loot_island-sole").page
    asked, answer = page.locator("#question"), page.locator(".dock .offers .b")
    expect(answer).to_have_count(1)
    before = asked.inner_text()
    for key in ("e", "1"):
        page.locator("#question").focus()
        page.keyboard.press(key)
        expect(asked).not_to_have_text(before)
        expect(page.locator(".dock .confirm .b.lamp")).to_be_enabled()
        page.keyboard.press("Escape")
        expect(asked).to_have_text(before)
    page.keyboard.press("e")
    page.keyboard.press("e")
    expect(page.locator(".dock .b:disabled").first).to_be_visible()  # it is on its way
    assert not axe(page)


@pytest.mark.parametrize(
    ("screen", "told"), [("offline", "No connection."), ("bands", "Bram has been away for 10 minutes.")]
)
def test_who_is_not_there_is_said(come: Come, house: House, screen: str, told: str) -> None:
    one = at(come, house, screen)
    status = one.page.get_by_role("status").filter(has_text=told)
    expect(status).to_have_count(1)
    expect(
        status.locator("[aria-hidden=true]").first
    ).to_be_visible()  # the time that goes by is not said again and again
    assert not axe(one.page)


@pytest.mark.parametrize("screen", ["deal", "daily"])
def test_results_stand_apart_by_the_bots_that_played(come: Come, house: House, screen: str) -> None:
    """A win with other bots is neither above nor below: its own ranking, and the levels are said."""
    one = at(come, house, screen)
    table = one.page.locator("table").first
    expect(table.locator("th[scope=rowgroup]")).to_have_text(
        ["With bots: 2 × sensible", "With bots: sensible, beginner"]
    )
    assert table.locator("tbody td.n:first-child").all_inner_texts() == ["1", "2", "1"]
    expect(one.page.get_by_text("Compared are those who played with the same bots.").first).to_be_visible()
    assert not axe(one.page)


@pytest.mark.parametrize("game", OTHERS)
@pytest.mark.parametrize("lang", ["de", "fr"])
def test_the_end_leaves_the_board_in_sight(come: Come, house: House, game: str, lang: str) -> None:
    """On a phone: who has won and the way on stand on half a screen, every place within it, the rest one tap away."""
    one = at(come, house, f"over-{game}", phone=True, lang=lang)
    page = one.page
    seen = page.evaluate(
        """() => {
          const [board, over] = ['.board', '.over'].map((part) => document.querySelector(part).getBoundingClientRect());
          return (Math.min(over.top, board.bottom) - board.top) / board.height;
        }"""
    )
    assert seen > 0.6, f"{seen:.0%} of the board is in sight"
    expect(page.locator("#to-review")).to_be_in_viewport(ratio=1)
    expect(page.locator(".over .b.lamp")).to_be_in_viewport(ratio=1)
    places = page.locator(".over .score ol > li")
    for place in range(places.count()):
        places.nth(place).scroll_into_view_if_needed()
        expect(places.nth(place).locator("svg").first).to_be_in_viewport(ratio=0.9)
    before = page.locator(".over").bounding_box()
    page.locator(".over [aria-expanded=false]").tap()
    after = page.locator(".over").bounding_box()
    assert before
    assert after
    assert after["height"] > before["height"]
    page.locator("#to-review").tap()
    expect(page.locator("dialog[open] .moments")).to_be_visible()


def test_the_log_of_a_replay_is_walked_by_keys(come: Come, house: House) -> None:
    """As the log of a table: one stop of Tab, arrows from line to line, Enter goes there."""
    page = at(come, house, "replay-lost").page
    lines = page.locator(".log .to")
    page.locator(".log").focus()
    page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    for line in range(1, 4):
        page.keyboard.press("ArrowDown")
        expect(lines.nth(line)).to_be_focused()
    before = page.locator("#timeline").input_value()
    page.keyboard.press("End")
    expect(lines.last).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#timeline")).not_to_have_value(before)
    page.keyboard.press("Tab")
    assert not page.evaluate("!!document.activeElement.closest('.log')")
