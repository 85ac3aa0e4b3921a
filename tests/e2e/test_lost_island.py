"""Lost Island at the page: whole matches, by mouse, finger and keys; secrets; bombs, storms, and a miner in another's turn."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from ..server import people
from .bombs import Table, all_tiles
from .checks import axe, by_day_and_by_night, cut_off, raw_keys, too_wide
from .conftest import BOT, Come, Opened
from .house import House
from .visitor import Visitor, begun, over, play_on

NAMES = ("Ada", "Bram", "Chloé", "Deniz")
MINE = ".board .rk.me, .board .rk.some"


@pytest.fixture
def lagoon(house: House) -> Callable[..., Opened]:
    """A table of Lost Island: so many people, and bots."""

    def open(persons: int, bots: int = 0, **wish: Any) -> Opened:
        seats = [{"who": "me", "name": name} for name in NAMES[:persons]]
        seats += [BOT | {"name": name} for name in NAMES[persons : persons + bots]]
        return Opened(house, seats, **({"game": "lost_island", "start": True} | wish))

    return open


def ready(one: Visitor) -> None:
    """As they stand: who is who is said."""
    button = one.page.get_by_role("button", name="Ready")
    button.tap() if one.touch else button.click()
    expect(button).to_have_count(0)


def act(one: Visitor, look: dict[str, Any]) -> bool:
    """Something at random, and no idle turn: a match ends when somebody is alone with the flag."""
    if look["hand"]:
        return one.act(look)
    if one.page.get_by_role("button", name="Ready").count():
        ready(one)
        return True
    return one.act(look | ({"way": []} if look["lit"] else {}))


def to_my_turn(one: Visitor, timeout: float = 60) -> dict[str, Any]:
    ready(one)
    return one.wait_for_turn(timeout)


def test_four_people_play_a_match(come: Come, lagoon: Callable[..., Opened]) -> None:
    table = lagoon(4)
    everybody = [come(name).goto(table.seat(seat)).at_table() for seat, name in enumerate(NAMES)]
    ada = everybody[0]
    for one in everybody:  # everybody's own values, and nobody else's
        expect(one.page.locator(MINE)).to_have_count(6)
    assert ada.page.evaluate("document.querySelector('.drawn svg').querySelectorAll('*').length") < 1500
    play_on(everybody, 100, begun(everybody), act)
    table.skip(everybody, 70)
    play_on(everybody, 300, over, act)
    rows = ada.page.locator("section.over ol li")
    expect(rows).to_have_count(4)
    told = [one.page.locator("section.over h2").inner_text() for one in everybody]
    if "a draw" not in told[0]:
        winner = NAMES[told.index("You won")]
        assert sorted(told) == ["You lost: " + winner + " wins"] * 3 + ["You won"]
    for one, name in zip(everybody, NAMES, strict=True):
        expect(one.page.locator("section.over li", has_text="(you)")).to_contain_text(name)
    ada.until(lambda: all(one.story()[-1:] == ada.story()[-1:] for one in everybody), "the same end for all")
    assert not raw_keys(ada.page)
    assert not axe(ada.page)
    ada.shot("lost-over")


def test_a_person_with_three_bots(come: Come, lagoon: Callable[..., Opened]) -> None:
    table = lagoon(1, bots=3)
    table.play([0], 20)  # how a match begins on a phone, newcomers see
    ada = come("Ada", still=False, phone=True).goto(table.seat(0)).at_table()
    play_on([ada], 200, over, act)
    expect(ada.page.locator("section.over ol li")).to_have_count(4)
    assert not too_wide(ada.page)
    ada.page.get_by_role("link", name="Replay").tap()
    timeline = ada.page.get_by_label("Timeline")
    expect(timeline).to_be_visible()
    for step in ("30", "40", "50"):
        timeline.fill(step)
        expect(ada.page.locator(".board [data-piece]").first).to_be_attached()


# -- secrets -----------------------------------------------------------------------------------------------------------


def test_everybody_arranges_in_secret(come: Come, lagoon: Callable[..., Opened]) -> None:
    """By tapping, dragging and keys; nobody sees a value, and nothing begins before all are ready."""
    table = lagoon(2)
    ada, bram = (come(name).goto(table.seat(seat)).at_table() for seat, name in enumerate(NAMES[:2]))
    page = ada.page
    slots = page.locator(".arrange [data-place]")

    def values() -> list[str]:
        return page.locator(".arrange .value").all_inner_texts()

    first = values()
    assert sorted(first) == list("123456")
    slots.nth(0).click()
    slots.nth(4).click()
    swapped = [first[4], *first[1:4], first[0], first[5]]
    assert values() == swapped
    slots.nth(1).drag_to(slots.nth(5))
    swapped[1], swapped[5] = swapped[5], swapped[1]
    assert values() == swapped
    slots.nth(2).focus()
    page.keyboard.press("6")
    assert values()[2] == "6"
    page.locator(".board .piece.free").nth(0).click()  # the board shows the same, and can be tapped too
    page.locator(".board .piece.free").nth(1).click()
    chosen = values()
    assert sorted(chosen) == list("123456")
    ada.shot("lost-arrange")
    assert not axe(page)
    ready(ada)
    expect(page.locator("#question")).to_have_text("Bram is still deciding who is who")
    assert not bram.page.locator(".board .piece[aria-label*='Ada’s explorer'][aria-label*=worth]").count()
    expect(
        bram.page.locator(".board .piece[aria-label*='Ada’s explorer'][aria-label*='hidden from you']")
    ).to_have_count(3)
    expect(bram.page.locator(MINE)).to_have_count(6)  # Bram's own draft
    ready(bram)
    ada.until(lambda: any(line.startswith("Turn 1") for line in ada.log()), "the first turn")
    shown = [
        page.locator(f".board .piece[aria-label^='{cell},']").get_attribute("aria-label") for cell in ("a1", "b1", "a2")
    ]
    assert [re.search(r"worth (\d)", label or "")[1] for label in shown] == chosen[:3]  # type: ignore[index]


def test_two_at_one_screen_arrange_one_after_the_other(come: Come, lagoon: Callable[..., Opened]) -> None:
    ada = come("Ada").goto(lagoon(2).seat(0, 1))
    page = ada.page
    for name in NAMES[:2]:
        if name != "Ada":  # there is no secret before she has said who is who
            page.get_by_role("button", name=f"I am {name}").click()
        expect(page.locator(".arrange [data-place]")).to_have_count(6)
        expect(page.locator(MINE)).to_have_count(6)
        page.get_by_role("button", name="Ready").click()

    def begun() -> bool:
        for dialog in ada.look()["hand"]:  # if Ada begins, the screen is handed back
            ada.press(dialog["at"])
        return any(line.startswith("Turn 1") for line in ada.log())

    ada.until(begun, "the first turn")
    expect(page.locator(MINE)).to_have_count(6)


def test_a_spectator_sees_no_values(come: Come, lagoon: Callable[..., Opened]) -> None:
    table = lagoon(2)
    ada, bram = (come(name).goto(table.seat(seat)).at_table() for seat, name in enumerate(NAMES[:2]))
    eve = come("Eve").goto(table.link("watch")).at_table()
    for one in (ada, bram):
        ready(one)
    page = eve.page
    expect(page.locator(".board .piece[aria-label*='hidden from you']")).to_have_count(6)
    assert not page.locator(MINE).count()
    assert not page.locator(".board .can, .dock .b.lamp, .dock .b.line").count()
    assert "worth" not in " ".join(
        page.locator(".board [aria-label]").evaluate_all("all => all.map((e) => e.ariaLabel)")
    )
    assert not axe(page)


# -- bombs and storms --------------------------------------------------------------------------------------------------


def reveal(one: Visitor) -> None:
    verb = one.page.locator(".dock .verbs .b", has_text="Reveal")
    verb.tap() if one.touch else verb.click()
    spot = one.until(lambda: one.look()["lit"], "tiles to turn over")[0]
    if not one.look()["confirm"]:  # where there is only one it is previewed at once
        one.press(spot["at"])
    one.press(one.until(lambda: one.look()["confirm"], "a preview")[0]["at"])


def test_a_bomb_is_turned_on_the_board(come: Come, lagoon: Callable[..., Opened]) -> None:
    """Arrows on the board, the line that would be hit, and a warning before one's own explorer goes."""
    ada = come("Ada").goto(lagoon(1, bots=1, options=all_tiles("line_6")).seat(0)).at_table()
    to_my_turn(ada)
    page = ada.page
    reveal(ada)
    ways = page.locator(".board [data-key^='way:']")
    expect(ways).to_have_count(4)
    expect(page.locator("#question")).to_have_text(re.compile(r"^A bomb of 6 on [a-f]\d\. Which way\?$"))
    expect(page.locator(".news")).to_contain_text("A bomb of 6 on")
    warned = []
    for way in ("n", "e"):
        page.locator(f".board [data-key='way:{way}']").click()
        expect(page.locator(".board .breakers").first).to_be_attached()
        warned.append(
            "goes home" in page.locator(".dock .ask").inner_text() and page.locator(".dock .stripes").count() > 0
        )
    assert any(warned), "who turns it over stands beside it"
    ada.shot("lost-bomb")
    assert not axe(page)
    before = len(ada.log())
    page.locator(".dock .confirm .lamp").click()
    ada.until(lambda: any("bomb" in line and "work" in line for line in ada.log()[before:]), "the bomb in the log")


def test_a_storm_shows_where_it_blows(come: Come, lagoon: Callable[..., Opened]) -> None:
    ada = come("Ada", phone=True).goto(lagoon(1, bots=1, options=all_tiles("storm")).seat(0)).at_table()
    to_my_turn(ada)
    page = ada.page
    reveal(ada)
    buttons = page.locator(".dock .offers.sheet .b")
    expect(buttons).to_have_count(4)
    told = []
    for i in range(4):
        buttons.nth(i).tap()
        told.append(page.locator(".dock .ask").inner_text())
    assert any("Your explorer on" in text for text in told)
    assert not too_wide(page)
    ada.shot("lost-storm")
    before = len(ada.log())
    page.locator(".dock .confirm .lamp").tap()
    ada.until(lambda: any("storm" in line and "blow" in line for line in ada.log()[before:]), "the storm in the log")


def test_a_miner_is_paid_in_anothers_turn(come: Come, house: House) -> None:
    table, seat = Table.at_window(house)
    turn = table.position["turn"]
    asked = come("Asked").goto(table.opened.seat(seat)).at_table()
    waits = come("Waits").goto(table.opened.seat(turn)).at_table()
    for one in (asked, waits):
        expect(one.page.locator(".dock progress")).to_be_visible()
    expect(asked.page.locator("#question")).to_have_text(
        re.compile(r"^The bomb of 6 comes to (your \d|Nr \d’s explorer) on [a-f]\d\. Pay a miner\?$")
    )
    if not waits.my_turn():  # whoever cannot pay waits
        expect(waits.page.locator("#question")).to_have_text(re.compile(r"^Nr .* may pay a miner$"))
        assert not waits.page.locator(".board .can, .dock .b.lamp, .dock .b.line").count()
    expect(asked.page.locator(".board .breakers").first).to_be_attached()
    asked.shot("lost-miner")
    assert not axe(asked.page)
    coins = int(asked.page.locator(".seat.me .purse .word").inner_text().split()[0])
    asked.page.get_by_role("button", name="Pay a miner").click()
    asked.press(asked.until(lambda: asked.look()["confirm"], "a preview")[0]["at"])
    waits.until(lambda: any("pays a miner" in line for line in waits.log()), "the miner in the log")
    expect(waits.page.locator(".news")).to_contain_text("pays a miner")
    expect(asked.page.locator(".seat.me .purse .word")).to_contain_text(str(coins - 2))


def test_a_bomb_is_told_of_once_whoever_comes_or_goes_meanwhile(come: Come, house: House) -> None:
    table = Table(house)
    seat = table.seek()
    asked = come("Asked").goto(table.opened.seat(seat)).at_table()
    met = asked.page.locator(".news .fate")
    while not met.count():
        n = table.all.act(table.all.asked()[0], "pass")["n"]
        table.all.until(lambda n=n: table.all.n >= n)
        asked.page.wait_for_timeout(300)
    before = met.count()
    table.all.close()
    people.Person.present.clear()
    come("Other").goto(table.opened.seat((seat + 1) % 3)).at_table()
    asked.page.wait_for_timeout(500)
    assert met.count() == before


# -- by finger, by keys, by dragging -----------------------------------------------------------------------------------


def lit_cells(one: Visitor) -> list[dict[str, Any]]:
    return [space for space in one.look()["lit"] if space["key"].startswith("cell:")]


def take_one(one: Visitor) -> None:
    one.page.locator(".dock .verbs .b", has_text="Go").click()
    piece = one.until(lambda: [p for p in one.look()["lit"] if p["key"].startswith("explorer:")], "an explorer")[0]
    one.press(piece["at"])
    one.until(lambda: one.page.locator(".piece.held").count(), "an explorer in hand")


def test_a_move_by_finger(come: Come, lagoon: Callable[..., Opened]) -> None:
    """Nothing happens before it is confirmed; a seat opens to its boat and what is known of it."""
    ada = come("Ada", phone=True).goto(lagoon(1, bots=1).seat(0)).at_table()
    to_my_turn(ada)
    page = ada.page
    assert not too_wide(page)
    expect(page.locator(".seat.me .purse")).to_contain_text("1")
    page.get_by_role("button", name="Ada").tap()
    expect(page.locator(".looked .worth.me")).to_have_count(6)
    page.locator(".looked .quiet").tap()
    before = len(ada.log())
    take_one(ada)
    target = ada.until(lambda: lit_cells(ada), "where it may go")[0]
    ada.press(target["at"])
    confirm = ada.until(lambda: ada.look()["confirm"], "a preview")
    assert len(ada.log()) == before
    ada.shot("lost-touch")
    assert not axe(page)
    ada.press(confirm[0]["at"])
    ada.until(lambda: len(ada.log()) > before, "the move in the log")


def test_a_move_by_keys_alone(come: Come, lagoon: Callable[..., Opened]) -> None:
    ada = come("Ada").goto(lagoon(1, bots=1).seat(0)).at_table()
    page = ada.page
    page.locator(".arrange [data-place='0']").focus()
    page.keyboard.press("3")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("5")
    assert page.locator(".arrange .value").all_inner_texts()[:2] == ["3", "5"]
    page.get_by_role("button", name="Ready").focus()
    page.keyboard.press("Enter")
    ada.wait_for_turn(60)
    page.locator(".board [tabindex='0']").focus()
    assert page.locator(".board [tabindex='0']").count() == 1, "the board is one stop"
    for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.closest('.board svg') !== null")
    assert re.match(r"[a-f]\d, ", page.evaluate("document.activeElement.getAttribute('aria-label')"))
    before = len(ada.log())

    def hold() -> None:
        while not page.evaluate("document.activeElement.matches('.piece.can')"):
            page.keyboard.press("n")
        page.keyboard.press("Enter")
        ada.until(lambda: page.locator(".piece.held").count(), "an explorer in hand")

    hold()
    page.keyboard.press("Escape")
    ada.until(lambda: not page.locator(".piece.held").count(), "nothing in hand")
    page.keyboard.press("1")  # the verb
    hold()
    while not page.evaluate("document.activeElement.matches('[data-key^=cell].can')"):
        page.keyboard.press("n")
    page.keyboard.press("Enter")
    ada.until(lambda: ada.look()["confirm"], "a preview")
    expect(page.locator("#question")).to_have_text(re.compile(r"^Go to [a-f]\d\?$"))
    page.keyboard.press("Enter")
    ada.until(lambda: len(ada.log()) > before, "the move in the log")
    page.get_by_text("All actions").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".list .b", has_text=re.compile("^(Go from .* to |Turn the tile )"))).not_to_have_count(0)


def test_a_piece_is_dragged_and_let_go(come: Come, lagoon: Callable[..., Opened]) -> None:
    ada = come("Ada", still=False).goto(lagoon(1, bots=1).seat(0)).at_table()
    look = to_my_turn(ada)
    page = ada.page
    piece = next(one for one in look["lit"] if one["key"].startswith("explorer:"))
    page.mouse.move(*piece["at"])
    page.mouse.down()
    page.mouse.move(piece["at"][0] + 12, piece["at"][1], steps=3)
    target = ada.until(lambda: lit_cells(ada), "where it may go")[0]
    page.mouse.move(*target["at"], steps=5)
    page.mouse.up()
    ada.until(lambda: ada.look()["confirm"] or ada.look()["offers"], "a preview")


def test_explorers_anywhere_are_placed_in_turn(come: Come, lagoon: Callable[..., Opened]) -> None:
    table = lagoon(2, options={"explorers": "anywhere"})
    everybody = [come(name).goto(table.seat(seat)).at_table() for seat, name in enumerate(NAMES[:2])]
    ada = next(one for one in everybody if one.my_turn())
    ada.press(lit_cells(ada)[0]["at"])
    ada.press(ada.until(lambda: ada.look()["confirm"], "a preview")[0]["at"])
    values = ada.page.locator(".dock .offers.sheet .b")
    expect(values).to_have_count(6)
    values.nth(5).click()
    ada.press(ada.until(lambda: ada.look()["confirm"], "a preview")[0]["at"])
    expect(ada.page.locator(".board .rk.me")).to_have_text("6")
    play_on(everybody, 60, lambda _: any(line.startswith("Turn 1") for line in ada.log()), act)


# -- light and dark, four languages ------------------------------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True])
def test_accessible_by_day_and_by_night(come: Come, lagoon: Callable[..., Opened], phone: bool) -> None:
    ada = come("Ada", phone=phone).goto(lagoon(1, bots=3).seat(0)).at_table()
    page = ada.page
    assert not by_day_and_by_night(page)
    assert not too_wide(page)
    to_my_turn(ada)
    assert not by_day_and_by_night(page)
    assert not raw_keys(page)
    assert not too_wide(page)
    ada.shot("lost-turn")
    take_one(ada)
    assert not by_day_and_by_night(page)
    ada.shot("lost-hand")


@pytest.mark.parametrize("lang", ["nl", "fr", "de"])
def test_nothing_is_cut_off_in_other_languages(come: Come, lagoon: Callable[..., Opened], lang: str) -> None:
    ada = come("Ada", lang=lang, phone=True).goto(lagoon(1, bots=3).seat(0)).at_table()
    page = ada.page
    assert not cut_off(page)
    page.locator(".arrange .ready").tap()
    ada.wait_for_turn(60)
    assert not cut_off(page)
    assert not too_wide(page)
    assert not raw_keys(page)
