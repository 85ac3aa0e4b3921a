"""The Island at the page: whole matches, by mouse, finger and keys; secrets; answers to a creature in another's turn."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .checks import axe, by_day_and_by_night, raw_keys, too_wide
from .conftest import BOT, Come, Opened
from .creatures import QUICK, Table
from .house import House
from .visitor import Visitor, begun, over, play_on

NAMES = ("Ada", "Bram", "Chloé", "Deniz")
WATCH_LOG = """() => {
  const log = document.querySelector('.rail .log > ol')
  window.shown = []
  new MutationObserver(() => {
    const rows = log.children.length
    if (!window.shown.includes(rows)) window.shown.push(rows)
  }).observe(log, { childList: true })
}"""
"""Notes every length that the log has, however seldom the test looks."""


@pytest.fixture
def isle(house: House) -> Callable[..., Opened]:
    """A table of The Island: so many people, and bots."""

    def open(persons: int, bots: int = 0, **wish: Any) -> Opened:
        seats = [{"who": "me", "name": name} for name in NAMES[:persons]]
        seats += [BOT | {"name": name} for name in NAMES[persons : persons + bots]]
        return Opened(house, seats, **({"game": "the_island", "start": True, "options": QUICK} | wish))

    return open


def act(one: Visitor, look: dict[str, Any]) -> bool:
    """Something at random, the way on more often than not: a match has many steps."""
    if look["way"] and not look["confirm"] and not look["offers"] and one.luck.random() < 0.6:
        return one.act(look | {"lit": [], "verbs": []})
    return one.act(look)


def score(one: Visitor) -> list[str]:
    one.page.locator("section.over ol li").first.wait_for()  # the sheet is loaded when it is needed
    rows = one.page.locator("section.over ol li").all_inner_texts()
    return [" ".join(row.replace("(you)", "").split()) for row in rows]


def test_four_people_play_a_match(come: Come, isle: Callable[..., Opened]) -> None:
    table = isle(4)
    everybody = [come(name).goto(table.seat(seat)).at_table() for seat, name in enumerate(NAMES)]
    ada = everybody[0]
    for one in everybody:  # everybody's own values, and nobody else's
        expect(one.page.locator(".board g.mine")).to_have_count(10)
    assert ada.page.evaluate("document.querySelector('.drawn svg').querySelectorAll('*').length") < 1500
    ada.shot("island")
    play_on(everybody, 100, begun(everybody), act)
    table.skip(everybody, 150)
    play_on(everybody, 300, over, act)
    sheets = [score(one) for one in everybody]
    assert len(sheets[0]) == 4
    assert all("point" in row for row in sheets[0])
    assert all(sheet == sheets[0] for sheet in sheets)
    assert re.search(r"wins: |share the win", ada.page.locator("section.over .score .why").inner_text())
    ada.until(lambda: all(one.log()[-1:] == ada.log()[-1:] for one in everybody), "the same end for all")
    assert not raw_keys(ada.page)
    assert not axe(ada.page)
    unread = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"
    assert ada.page.locator(".rail .log").evaluate(unread) < 40, "the log shows its end"
    ada.shot("island-over")


def test_a_person_with_three_bots(come: Come, isle: Callable[..., Opened]) -> None:
    table = isle(1, bots=3)
    ada = come("Ada", still=False).goto(table.seat(0)).at_table()
    play_on([ada], 100, begun([ada]), act)
    table.skip([ada], 35)
    play_on([ada], 200, over, act)
    assert len(score(ada)) == 4
    assert all("10 lost" in row or "saved" in row for row in score(ada))
    assert re.fullmatch(r"\d+ safe\s+\d+ lost", ada.page.locator(".seat .counts").first.inner_text().strip())
    ada.page.get_by_role("link", name="Replay").click()
    timeline = ada.page.get_by_label("Timeline")
    expect(timeline).to_be_visible()
    for step in ("150", "200", "250"):
        timeline.fill(step)
        expect(ada.page.locator(".board [data-piece]").first).to_be_attached()


def test_what_bots_do_is_shown_one_thing_after_the_other(come: Come, isle: Callable[..., Opened]) -> None:
    """The bots are done long before everything has been shown; a button catches up."""
    ada = come("Ada", paced=True, still=False).goto(isle(1, bots=3).seat(0)).at_table()
    ahead = ada.page.get_by_role("button", name="Skip ahead")
    play_on([ada], 60, lambda _: ahead.count() > 0, act)
    assert not ada.my_turn()
    ada.page.evaluate(WATCH_LOG)
    shown = lambda: ada.page.evaluate("window.shown.length")  # noqa: E731
    ada.until(lambda: shown() > 2 or not ahead.count(), "more of it")
    assert shown() > 2, "not all of it at once"
    before = len(ada.log())
    ahead.evaluate_all("(all) => all.forEach((one) => one.click())")
    ada.until(lambda: not ahead.count(), "all of it")
    assert len(ada.log()) >= before


def test_a_double_click_ends_nothing_unseen(come: Come, isle: Callable[..., Opened]) -> None:
    ada = come("Ada").goto(isle(2).seat(0, 1))
    ada.page.locator("dialog.hand .b.lamp").click()
    ada.at_table().wait_for_turn()
    ada.page.get_by_role("button", name="Done moving").dblclick()
    expect(ada.page.locator("#question")).to_have_text("Done moving?")


def test_a_piece_is_put_down_when_the_turn_is_over(come: Come, isle: Callable[..., Opened]) -> None:
    ada = come("Ada").goto(isle(1, bots=1).seat(0)).at_table()
    ada.until(lambda: ada.my_turn() and "points left" in ada.look()["question"], "points to move")
    ada.press(next(one for one in ada.look()["lit"] if one["key"].startswith("explorer:"))["at"])
    ada.until(lambda: ada.page.locator(".piece.held").count(), "a piece in hand")
    turns = len([line for line in ada.log() if line.endswith("You")])

    def next_move(looks: list[dict[str, Any]]) -> bool:
        mine = len([line for line in ada.log() if line.endswith("You")])
        return looks[0]["over"] or (mine > turns and looks[0]["turn"] and "move" in looks[0]["question"])

    deadline = time.monotonic() + 60
    while not next_move([look := ada.look()]):
        assert time.monotonic() < deadline
        if look["turn"] and not look["busy"]:
            ada.act(look | ({"lit": [], "offers": []} if look["way"] and not look["confirm"] else {}))
        ada.page.wait_for_timeout(20)
    assert not ada.page.locator(".piece.held").count()


def test_what_means_nothing_now_says_why(come: Come, isle: Callable[..., Opened]) -> None:
    """A space or a piece that is tapped in vain, with the number of its rule."""
    ada = come("Ada", phone=True).goto(isle(1, bots=1).seat(0)).at_table()
    ada.until(lambda: ada.my_turn() and "points left" in ada.look()["question"], "points to move")
    why = ada.page.locator(".dock .why")
    ada.page.locator(".board [data-key='cell:a1']").dispatch_event("click")
    expect(why).to_have_text("First take one of your own pieces in hand. (rule 3.3)")
    theirs = ada.page.locator(".board [data-piece^='explorer:indigo']").first.bounding_box()
    assert theirs
    ada.page.mouse.click(theirs["x"] + theirs["width"] / 2, theirs["y"] + theirs["height"] / 2)
    not_mine = r"You move your own explorers only\.\s\(rule\s4\.10\)"
    aboard = r"A boat is steered by whoever has the most explorers in it\.\s\(rule\s5\.2\)"
    expect(why).to_have_text(re.compile(f"^({not_mine}|{aboard})$"))  # a bot may have moved before
    ada.press(next(one for one in ada.look()["lit"] if one["key"].startswith("explorer:"))["at"])
    expect(why.filter(has_text="rule")).to_have_count(0)
    ada.page.locator(".board [data-key='island:northwest']").dispatch_event("click")
    expect(why).to_contain_text("(rule 4.8)")
    assert not axe(ada.page)


# -- secrets -----------------------------------------------------------------------------------------------------------


def test_a_spectator_sees_no_values_and_no_hands(come: Come, isle: Callable[..., Opened]) -> None:
    table = isle(2)
    ada, eve = come("Ada").goto(table.seat(0)).at_table(), come("Eve").goto(table.link("watch")).at_table()
    bram = come("Bram").goto(table.seat(1)).at_table()
    play_on([ada, bram], 120, lambda _: has_a_tile(ada) or has_a_tile(bram), act)
    assert ada.page.locator(".board g.mine").count() > 4
    page = eve.page
    eve.until(lambda: page.locator(".kept svg").count(), "the back of a tile")
    assert not page.locator(".board g.mine").count()
    assert not page.locator(".dock .hand").count()
    explorers = page.locator(".board [data-piece^='explorer:']").count()
    assert page.locator(".piece[aria-label*='value hidden']").count() == explorers > 10
    assert not page.locator(".board .piece[aria-label*=worth]").count()
    assert not page.locator(".board .can").count()
    assert not page.get_by_role("button", name="All actions").count()
    assert not axe(page)


def has_a_tile(one: Visitor) -> bool:
    return one.page.locator(".dock .hand li").count() > 0


# -- a creature comes, in another's turn -------------------------------------------------------------------------------


def at_the_window(come: Come, house: House, able: bool) -> tuple[Visitor, Visitor, int]:
    """Whoever is asked, and whoever waits for the answer; the length of the log before it."""
    table, seat = Table.at_window(house, able)
    moment = table.all.moment
    assert moment
    turn = moment["views"]["0"]["position"]["turn"]
    asked = come("Asked").goto(table.opened.seat(seat)).at_table()
    waits = come("Waits").goto(table.opened.seat(turn)).at_table()
    for one in (asked, waits):
        expect(one.page.locator(".dock progress")).to_be_visible()
    # the same words for whoever holds the tile and whoever does not; those who wait see the same time
    expect(asked.page.locator("#question")).to_have_text(
        re.compile(r"^A (shark|whale) is coming for .* at [a-m]\d+.*\. Stop it\?$")
    )
    expect(waits.page.locator("#question")).to_have_text(re.compile(r"^Nr .* may stop a (shark|whale) at [a-m]\d+$"))
    assert not waits.page.locator(".board .can, .dock .b.lamp, .dock .b.line").count()
    left = [int(re.sub(r"\D", "", one.page.locator(".dock .count").inner_text())) for one in (asked, waits)]
    assert abs(left[0] - left[1]) <= 3
    return asked, waits, len(waits.log())


def buttons(one: Visitor) -> list[str]:
    return [text.strip() for text in one.page.locator(".dock .acts .b").all_inner_texts()]


def test_a_creature_is_stopped_in_anothers_turn(come: Come, house: House) -> None:
    asked, waits, before = at_the_window(come, house, able=True)
    assert buttons(asked) == ["Stop it", "Let it come"]
    tile = asked.page.locator(".dock .hand .can").first
    expect(tile).to_be_visible()
    asked.shot("island-defend")
    waits.shot("island-defend-waiting")
    assert not axe(asked.page)
    tile.click()
    asked.press(asked.until(lambda: asked.look()["confirm"], "a preview")[0]["at"])
    waits.until(lambda: any("Stop a" in line for line in waits.log()[before:]), "the tile in the log")


def test_whoever_says_nothing_passes(come: Come, house: House) -> None:
    """Without the tile the window looks the same and stays open as long; then the page passes by itself."""
    asked, waits, before = at_the_window(come, house, able=False)
    assert buttons(asked) == ["Stop it", "Let it come"]
    asked.page.get_by_role("button", name="Stop it").click()
    expect(asked.page.locator(".dock .why")).to_contain_text("None of your tiles stops it.")
    assert not asked.page.locator(".dock .hand .can").count()
    waits.until(lambda: len(waits.log()) > before, "an end of the window", timeout=40)
    assert not any("Stop a" in line for line in waits.log()[before:])


# -- by finger, by keys, by dragging -----------------------------------------------------------------------------------


def lit_cells(one: Visitor) -> list[dict[str, Any]]:
    return [space for space in one.look()["lit"] if space["key"].startswith("cell:")]


def test_a_move_by_finger(come: Come, isle: Callable[..., Opened]) -> None:
    """Pieces are small: a near miss counts, what shares a place has buttons, nothing happens before it is confirmed."""
    table = isle(2)
    ada = come("Ada", phone=True).goto(table.seat(0, 1))
    ada.page.locator("dialog.hand .b.lamp").tap()  # two on one screen have secrets: it is handed over first
    ada.at_table().wait_for_turn()
    page = ada.page
    assert not too_wide(page)
    before = len(ada.log())
    piece = next(one for one in ada.look()["lit"] if one["key"].startswith("explorer:"))
    ada.press(piece["at"])
    ada.until(lambda: page.locator(".piece.held").count(), "a piece in hand")
    target = ada.until(lambda: lit_cells(ada), "where it may go")[0]
    box = page.locator(f"[data-key='{target['key']}']").bounding_box()
    assert box
    assert box["width"] < 30, "a hex is small on a phone"
    ada.press([box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
    confirm = ada.until(lambda: ada.look()["confirm"], "a preview")
    assert len(ada.log()) == before
    ada.shot("island-touch")
    assert not axe(page)
    ada.press(confirm[0]["at"])
    ada.until(lambda: len(ada.log()) > before, "the move in the log")


def test_a_move_by_keys_alone(come: Come, isle: Callable[..., Opened]) -> None:
    ada = come("Ada").goto(isle(1, bots=1).seat(0)).at_table()
    ada.wait_for_turn()
    page = ada.page
    page.locator(".board [tabindex='0']").focus()
    assert page.locator(".board [tabindex='0']").count() == 1, "the board is one stop"
    for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.closest('.board svg') !== null")
    name = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert re.match(r"[a-m]\d+, ", name)
    before = len(ada.log())
    page.keyboard.press("n")
    page.keyboard.press("Enter")  # in hand
    ada.until(lambda: page.locator(".piece.held").count(), "a piece in hand")
    page.keyboard.press("Escape")
    ada.until(lambda: not page.locator(".piece.held").count(), "nothing in hand")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    target = ada.until(lambda: page.locator(".board [data-key^=cell].can").count(), "targets")
    assert target
    while not page.evaluate("document.activeElement.matches('[data-key^=cell].can, [data-key^=island].can')"):
        page.keyboard.press("n")
    page.keyboard.press("Enter")
    if page.locator(".dock .offers.sheet .b").count():  # the water or the boat there
        page.locator(".dock .offers.sheet .b").first.focus()
        page.keyboard.press("Enter")
    ada.until(lambda: ada.look()["confirm"], "a preview")
    expect(page.locator("#question")).to_have_text(re.compile(r"(from|From|Jump|Climb).*\?$"))
    page.keyboard.press("Enter")
    ada.until(lambda: len(ada.log()) > before, "the move in the log")
    # the list of all that may be done says where to
    page.get_by_text("All actions").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".list .b", has_text=re.compile("^(Walk|Row the boat) from .* to "))).not_to_have_count(0)


def test_a_piece_is_dragged_to_its_place(come: Come, isle: Callable[..., Opened]) -> None:
    ada = come("Ada", still=False).goto(isle(1, bots=1).seat(0)).at_table()
    look = ada.wait_for_turn()
    page = ada.page
    piece = next(one for one in look["lit"] if one["key"].startswith("explorer:"))
    page.mouse.move(*piece["at"])
    page.mouse.down()
    page.mouse.move(piece["at"][0] + 12, piece["at"][1], steps=3)
    target = ada.until(lambda: lit_cells(ada), "where it may go")[0]
    page.mouse.move(*target["at"], steps=5)
    page.mouse.up()
    ada.until(lambda: ada.look()["confirm"] or ada.look()["offers"], "a preview")


def test_counts_and_own_values_on_a_phone(come: Come, isle: Callable[..., Opened]) -> None:
    ada = come("Ada", phone=True).goto(isle(1, bots=1).seat(0)).at_table()
    page = ada.page
    mine, other = page.locator(".seat .open").all()
    mine.tap()
    looked = page.locator(".looked")
    expect(looked).to_contain_text("lost")
    expect(looked.locator("dt").nth(7)).to_be_visible()  # ten, less whoever the bot has drowned already
    assert not axe(page)
    other.tap()
    expect(looked).to_contain_text("Bram")
    expect(looked.locator("dt")).to_have_count(0)


# -- set-up, light and dark --------------------------------------------------------------------------------------------


def test_everybody_places_explorers_and_boats(come: Come, isle: Callable[..., Opened]) -> None:
    table = isle(2, options={})
    everybody = [come(name).goto(table.seat(seat)).at_table() for seat, name in enumerate(NAMES[:2])]
    ada = next(one for one in everybody if one.my_turn())
    page = ada.page
    spot = ada.look()["lit"][0]
    ada.press(spot["at"])
    ada.press(ada.until(lambda: ada.look()["confirm"], "a preview")[0]["at"])
    values = page.locator(".dock .offers.sheet .b")
    expect(values).to_have_count(6)
    assert min(box["height"] for box in (one.bounding_box() for one in values.all()) if box) >= 44
    ada.shot("island-setup")
    assert not axe(page)
    values.nth(5).click()
    ada.press(ada.until(lambda: ada.look()["confirm"], "a preview")[0]["at"])
    expect(page.locator(".board g.mine")).to_have_text("6")
    other = everybody[1 - everybody.index(ada)]
    expect(other.page.locator(".board .piece[aria-label*='value hidden']")).to_have_count(1)
    assert not other.page.locator(".board g.mine").count()
    play_on(everybody, 200, lambda looks: any(line.startswith("Turn 1") for line in ada.log()), act)
    for one in everybody:
        expect(one.page.locator(".board [data-piece^='boat:']")).to_have_count(4)


def test_two_colours_each(come: Come, isle: Callable[..., Opened]) -> None:
    table = isle(2, options={"colours": "two"})
    everybody = [come(name).goto(table.seat(seat)).at_table() for seat, name in enumerate(NAMES[:2])]
    ada = next(one for one in everybody if one.my_turn())
    ada.press(ada.look()["lit"][0]["at"])
    expect(ada.page.locator(".dock .offers.sheet .b")).to_have_count(2)


@pytest.mark.parametrize("phone", [False, True])
def test_accessible_by_day_and_by_night(come: Come, isle: Callable[..., Opened], phone: bool) -> None:
    ada = come("Ada", phone=phone).goto(isle(1, bots=3).seat(0)).at_table()
    ada.wait_for_turn()
    page = ada.page
    assert not by_day_and_by_night(page)
    assert not raw_keys(page)
    assert not too_wide(page)
    ada.shot("island-turn")
    piece = next(one for one in ada.look()["lit"] if one["key"].startswith("explorer:"))
    ada.press(piece["at"])
    ada.until(lambda: page.locator(".piece.held").count(), "a piece in hand")
    assert not by_day_and_by_night(page)
    ada.shot("island-hand")
