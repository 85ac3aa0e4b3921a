"""By finger on a phone; by keyboard alone."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .conftest import ME, Come, Opened
from .visitor import Visitor

ZOE = {"who": "me", "name": "Zoë"}
MOVES = ("move here", "fly here")
WHERE = """() => {
  const e = document.activeElement;
  for (const region of ['skip', 'bar', 'seats', 'board', 'under', 'rail'])
    if (e.closest(`.${region}`)) return region === 'under' ? 'dock' : region;
  return e.tagName;
}"""
# something must be drawn around what has the focus: an outline, or the board's own ring
VISIBLE = """() => {
  const e = document.activeElement, style = getComputedStyle(e);
  if (e.closest('.board svg')) return !!document.querySelector('.board svg .ring');
  return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
}"""


def test_a_turn_by_finger(come: Come, table: Callable[..., Opened]) -> None:
    ada = come("Ada", phone=True).goto(table([ME, ZOE]).seat(0, 1)).at_table()
    begin = ada.wait_for_turn()
    who = ada.page.locator(".seat.on .nm").inner_text()
    pips = ada.page.locator(".pip.f").count()
    assert pips == 3
    while pips > 1:  # special cards cost no action
        ada.step()  # by tapping
        ada.wait_for_turn()
        pips = ada.page.locator(".pip.f").count()
    ada.shot("touch")
    log = ada.log()
    ada.press(ada.look()["way"][0]["at"])
    preview = ada.until(lambda: ada.look()["confirm"], "a preview: one tap ends nothing")
    assert ada.look()["question"].startswith("End your actions")
    assert ada.log() == log
    ada.press(preview[0]["at"])
    ada.until(
        lambda: ada.look()["question"] != begin["question"] or ada.page.locator(".seat.on .nm").inner_text() != who,
        "the end of the turn",
    )


def test_targets_are_big_enough(come: Come, table: Callable[..., Opened]) -> None:
    ada = come("Ada", phone=True).goto(table([ME, ZOE]).seat(0, 1)).at_table()
    ada.wait_for_turn()
    small = ada.page.evaluate(
        """() => [...document.querySelectorAll('.dock .b, .bar a, .bar button')].filter((e) => e.getClientRects().length)
          .map((e) => [e.textContent.trim() || e.getAttribute('aria-label'), e.getBoundingClientRect()])
          .filter(([, box]) => box.width < 44 || box.height < 44).map(([name, box]) => `${name} ${box.width}×${box.height}`)"""
    )
    assert not small, small


def test_the_question_stays_in_sight(come: Come, table: Callable[..., Opened]) -> None:
    """On a phone the question and the lamp button are on the screen without scrolling, and after it."""
    ada = come("Ada", phone=True).goto(table([ME, ZOE]).seat(0, 1)).at_table()
    ada.wait_for_turn()
    expect(ada.page.locator("#question")).to_be_in_viewport()
    expect(ada.page.locator(".dock .confirm")).to_be_in_viewport()
    ada.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    ada.until(lambda: ada.page.evaluate("scrollY") > 100, "a page that scrolls")
    expect(ada.page.locator(".rail .log")).to_be_in_viewport()
    ada.shot("scrolled")
    ada.page.evaluate("scrollTo(0, 150)")  # with the log half in sight
    expect(ada.page.locator("#question")).to_be_in_viewport()
    expect(ada.page.locator(".dock .confirm")).to_be_in_viewport()


def test_cards_on_a_phone(come: Come, table: Callable[..., Opened]) -> None:
    """My hand in the dock, everybody's from their seats, decks and discards under a tab."""
    opened = table([ME, ZOE])
    ada, zoe = come("Ada", phone=True).goto(opened.seat(0)).at_table(), come("Zoë").goto(opened.seat(1)).at_table()
    hands = [_cards(seat.locator("ul")) for seat in zoe.page.locator(".seat").all()]  # as a wide screen shows them
    assert all(len(hand) >= 1 for hand in hands)
    page = ada.page
    mine = page.locator(".dock ul[aria-label^='Hand']")
    expect(mine).to_be_in_viewport()
    expect(mine).to_contain_text("2 of 5 cards")
    assert _cards(mine) == hands[0]
    page.get_by_role("button", name="Zoë: Cards").tap()
    theirs = page.get_by_role("region", name="Zoë: Cards")
    expect(theirs).to_be_in_viewport()
    assert _cards(theirs.locator("ul")) == hands[1]
    ada.shot("hand")
    page.get_by_role("tab", name="Cards").tap()
    panel = page.get_by_role("tabpanel")
    for words in ("Treasure cards", "Flood cards", "Flood discards", "Ada", "Zoë"):
        expect(panel).to_contain_text(words)
    panel.locator("summary", has_text="Flood discards").tap()
    expect(panel.locator("details p").first).to_be_visible()
    ada.shot("cards", full=True)


def _cards(hand: Locator) -> list[str]:
    return sorted(card for card in hand.locator("li").all_inner_texts() if "of 5" not in card)


def _tab_to(page: Page, region: str) -> None:
    for _ in range(40):
        if page.evaluate(WHERE) == region:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to the {region}")


def test_keyboard_alone(come: Come, table: Callable[..., Opened]) -> None:
    ada = come("Ada").goto(table([ME, ZOE]).seat(0, 1)).at_table()
    page = ada.page
    ada.wait_for_turn()
    keys = page.keyboard

    # Tab goes through the page in the order one reads it, and one sees where one is
    order: list[str] = []
    unseen: list[str] = []
    for _ in range(40):
        keys.press("Tab")
        where = page.evaluate(WHERE)
        if where == "BODY":
            break
        if not order or order[-1] != where:
            order.append(where)
        if not page.evaluate(VISIBLE):
            unseen.append(page.evaluate("document.activeElement.outerHTML.slice(0, 120)"))
    assert not unseen, unseen
    regions = [where for where in order if where in ("bar", "seats", "board", "dock", "rail")]
    assert [r for r in regions if r != "seats"] == ["bar", "board", "dock", "rail"], order

    # the board is one stop; arrows walk it
    page.locator(".bar .logo").focus()
    _tab_to(page, "board")
    here = page.evaluate("document.activeElement.dataset.key")
    walked = set()
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        keys.press(arrow)
        walked.add(page.evaluate("document.activeElement.dataset.key"))
    assert walked - {here}
    keys.press("Tab")
    assert page.evaluate(WHERE) == "dock"
    keys.press("Shift+Tab")
    assert page.evaluate(WHERE) == "board"

    # a step: to a lamp, preview, confirm; take it back; again
    log = ada.log()
    keys.press("1")  # the first verb: go; a space may mean more than that
    expect(page.locator(".dock .verbs .b[aria-pressed=true]")).to_have_count(1)
    keys.press("n")
    assert page.evaluate("document.activeElement.matches('.can')")
    ada.shot("keyboard")
    keys.press("Enter")
    ada.until(lambda: ada.look()["confirm"] or ada.look()["offers"], "a preview")
    keys.press("Escape")
    ada.until(lambda: not ada.look()["confirm"], "the preview gone")
    keys.press("Enter")
    ada.until(lambda: ada.look()["confirm"], "a preview")
    keys.press("Enter")
    ada.until(lambda: len(ada.log()) == len(log) + 1, "the step")
    assert page.evaluate(WHERE) == "board", "the focus stays on the board"
    ada.wait_for_turn()
    keys.press("z")
    ada.until(lambda: "took the last step back" in ada.log()[-1], "the undo")
    ada.wait_for_turn()

    # the other keys
    keys.press("g")
    assert page.evaluate("document.activeElement.id") == "question"
    keys.press("l")
    assert page.evaluate(WHERE) == "rail"
    keys.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Keys")
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()

    # and the end of the turn
    who = page.locator(".seat.on .nm").inner_text()
    for _ in range(12):
        ada.until(lambda: not ada.look()["busy"], "an answer")
        if page.locator(".seat.on .nm").first.inner_text() != who:
            break
        look = ada.look()
        if look["way"] or look["confirm"]:  # ending with actions left is previewed: e again
            keys.press("e")
        else:  # a card to give up: the buttons of the dock
            _tab_to(page, "dock")
            while not page.evaluate(
                "document.activeElement.closest('.offers, .confirm, .verbs') && !document.activeElement.disabled"
            ):
                keys.press("Tab")
            keys.press("Enter")
        page.wait_for_timeout(150)
    assert page.locator(".seat.on .nm").first.inner_text() != who


def way(look: dict[str, Any]) -> list[float]:
    """Where to press for a space to which one may go, and nothing else («Clay Gate, dry: move here»)."""
    found = [one for one in look["lit"] if one["text"].rpartition(": ")[2] in MOVES]
    return found[0]["at"]


def move(ada: Visitor) -> None:
    """One step from place to place."""
    ada.wait_for_turn()
    before = len(ada.log())
    ada.page.keyboard.press("1")
    ada.press(way(ada.look()))
    ada.press(ada.until(lambda: ada.look()["confirm"], "a preview")[0]["at"])
    ada.until(lambda: len(ada.log()) == before + 1, "the step")
    ada.wait_for_turn()


def test_a_place_picked_first_tints_its_verb(come: Come, table: Callable[..., Opened]) -> None:
    ada = come("Ada").goto(table([ME, ZOE]).seat(0, 1)).at_table()
    look = ada.wait_for_turn()
    pressed = ada.page.locator(".dock .verbs .b[aria-pressed=true]")
    assert not pressed.count()
    # a space with one meaning
    ada.press(way(look))
    expect(pressed).to_have_text("Move")
    ada.shot("tinted")
    pressed.click()
    expect(pressed).to_have_count(0)
    assert not ada.look()["confirm"], "and lets go of both"


def test_places_of_a_log_line_light_up(come: Come, table: Callable[..., Opened]) -> None:
    ada = come("Ada").goto(table([ME, ZOE]).seat(0, 1)).at_table()
    move(ada)
    page, named = ada.page, ada.page.locator(".board [data-named]")
    line = page.locator(".rail .log > ol > li a").last
    assert not named.count()
    line.hover()
    expect(named).to_have_count(2)
    lit = {tile.get_attribute("data-named") for tile in named.all()}
    ada.shot("named")
    page.mouse.move(5, 5)
    expect(named).to_have_count(0)
    # by keyboard
    page.locator(".rail .log").focus()
    page.keyboard.press("ArrowUp")
    expect(line).to_be_focused()
    assert {tile.get_attribute("data-named") for tile in named.all()} == lit
    assert page.evaluate(VISIBLE)
    page.keyboard.press("ArrowUp")
    expect(line).not_to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay/**")
    # in a replay too
    page.locator(".rail .log[aria-busy=false]").wait_for()
    page.locator(".rail .log button.to").last.hover()
    expect(named).to_have_count(2)


def test_a_tap_on_a_log_line_shows_its_places_a_second_one_its_moment(come: Come, table: Callable[..., Opened]) -> None:
    ada = come("Ada", phone=True).goto(table([ME, ZOE]).seat(0, 1)).at_table()
    move(ada)
    page, named = ada.page, ada.page.locator(".board [data-named]")
    page.mouse.wheel(0, 2000)
    line = page.locator(".rail .log > ol > li a").last
    line.tap()
    expect(named).to_have_count(2)
    expect(named.first).to_be_in_viewport()
    ada.shot("named")
    page.locator("#question").tap()
    expect(named).to_have_count(0)
    line.tap()
    expect(named).to_have_count(2)
    line.tap()
    page.wait_for_url("**/replay/**")


def test_all_actions_act_at_once_and_escape_closes_the_list_first(come: Come, table: Callable[..., Opened]) -> None:
    ada = come("Ada").goto(table([ME, ZOE]).seat(0, 1)).at_table()
    look, page = ada.wait_for_turn(), ada.page
    listed = page.locator(".dock details.all")
    ada.press(way(look))
    ada.until(lambda: ada.look()["confirm"], "a preview")
    page.get_by_text("All actions").click()
    page.keyboard.press("Escape")
    expect(listed).not_to_have_attribute("open", "")
    assert ada.look()["confirm"], "the list goes first"
    page.keyboard.press("Escape")
    ada.until(lambda: not ada.look()["confirm"], "then the preview")
    before = len(ada.log())
    page.get_by_text("All actions").click()
    listed.get_by_role("button", name=re.compile("^Move to")).first.click()
    ada.until(lambda: len(ada.log()) == before + 1, "the step, without a second question")


def test_what_could_mean_several_things_can_be_let_go(come: Come, table: Callable[..., Opened]) -> None:
    """The question has a way out that a finger finds; the button that commits says to screen readers what it does."""
    page = (ada := come("Ada").goto(table([ME, ZOE]).seat(0, 1)).at_table()).page
    for _ in range(12):
        look = ada.wait_for_turn()
        both = [
            one for one in look["lit"] if set(one["text"].rpartition(": ")[2].split(", ")) == {"move here", "shore up"}
        ]
        if both:
            break
        ada.step()
    else:
        return  # no space ever meant two things
    ada.press(both[0]["at"])
    ada.until(lambda: ada.look()["question"] == "Which of these?", "the question")
    page.get_by_role("button", name="Not this").click()
    ada.until(lambda: ada.look()["question"] != "Which of these?", "the way out")
    ada.press(both[0]["at"])
    page.locator(".dock .offers.sheet .b").first.click()
    lamp = page.locator(".dock .confirm .b.lamp")
    assert len(lamp.get_attribute("aria-label") or "") > len(lamp.inner_text())


def test_a_card_of_the_hand_is_chosen_by_itself(come: Come, table: Callable[..., Opened]) -> None:
    """Too many cards: how many is said, and a tap on one of them previews its discard."""
    ada = come("Ada", phone=True)

    def full_or_over() -> str:
        """Ends turns, so that hands fill; where that is not asked (a tile sank), does anything."""
        look = ada.look()
        if look["over"] or "too many" in look["question"]:
            return look["question"]
        if ada.my_turn() and not ada.go_on():
            ada.act(look)
        return ""

    for _ in range(8):  # an island may be lost before a hand is full
        ada.goto(table([ME, ZOE]).seat(0, 1)).at_table()
        if "too many" in ada.until(full_or_over, "a full hand", 60):
            break
    expect(ada.page.locator("#question")).to_have_text(re.compile(r"^(One card|\d cards) too many: discard"))
    ada.until(lambda: not ada.look()["busy"], "an answer")
    ada.shot("discard")
    before = len(ada.log())
    ada.page.locator(".dock .hand button.chip").first.tap()
    if not ada.look()["confirm"]:  # a special card may be played too
        ada.page.locator(".dock .offers .b", has_text="Discard").first.tap()
    ada.press(ada.until(lambda: ada.look()["confirm"], "a preview")[0]["at"])
    ada.until(lambda: "discard" in " ".join(ada.log()[before:]), "the discard")
