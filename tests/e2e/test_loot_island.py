"""Loot Island at the page: whole matches, cards chosen and taken back, landings first, loot, Aaron, fingers and keys."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .checks import axe, by_day_and_by_night, raw_keys, too_wide
from .conftest import BOT, Come, Opened
from .house import House
from .hunt import Hunt
from .visitor import Visitor, begun, over, play_on

NAMES = ("Ada", "Bram", "Chloé", "Deniz", "Eva")
Hunters = Callable[..., Opened]
LONG_AGO = """localStorage['atoll.tables'] = localStorage['atoll.tables'].replace(/"read":\\d+/, '"read":1')"""


@pytest.fixture
def hunters(house: House) -> Hunters:
    """A table of Loot Island: so many people, and bots."""

    def open(persons: int, bots: int = 0, **wish: Any) -> Opened:
        seats = [{"who": "me", "name": name} for name in NAMES[:persons]]
        seats += [BOT | {"name": name} for name in NAMES[persons : persons + bots]]
        return Opened(house, seats, **({"game": "loot_island", "start": True} | wish))

    return open


def act(one: Visitor, look: dict[str, Any]) -> bool:
    """Something at random; what is chosen is put to use rather than added to, and passing is common: rounds are long."""
    if look["way"] and not look["confirm"] and one.luck.random() < 0.7:
        return one.act(look | {"lit": [], "verbs": [], "offers": []})
    goals = [space for space in look["lit"] if not space["key"].startswith("card:")]
    return one.act(look | ({"lit": goals} if goals else {}))


def at_turn(everybody: list[Visitor]) -> Visitor:
    """Whoever may choose cards; what an event asks before the first turn is declined."""

    def somebody() -> Visitor | None:
        for one in everybody:
            look = one.look()
            if look["turn"] and not look["busy"]:
                if one.page.locator(".dock .card.can").count():
                    return one
                one.act(look | {"verbs": [verb for verb in look["verbs"] if "Leave" in verb["text"]] or look["verbs"]})
        return None

    found: Visitor = everybody[0].until(somebody, "a turn")
    return found


def come_all(come: Come, table: Opened, persons: int, **how: Any) -> list[Visitor]:
    return [come(name, **how).goto(table.seat(seat)).at_table() for seat, name in enumerate(NAMES[:persons])]


def cards(one: Visitor) -> Locator:
    return one.page.locator(".dock .hand ul").first.locator("button.card")


def chosen(one: Visitor) -> list[str]:
    found = one.page.locator(".dock .card[aria-pressed=true]")
    keys: list[str] = found.evaluate_all("cards => cards.map((card) => card.dataset.key)")
    return keys  # at one moment: a card may be put back while one after the other is read


def settled(one: Visitor, keys: list[str]) -> None:
    """The server agrees: nothing is on its way."""
    one.until(lambda: sorted(chosen(one)) == sorted(keys) and not one.look()["busy"], f"{keys} chosen")


def sheets(one: Visitor) -> list[str]:
    """Of everybody, the same for all but who is told «you»."""
    rows = one.page.locator("section.over .score li").all_inner_texts()
    return [" ".join(row.replace("(you)", "").split()) for row in rows]


# -- whole matches -----------------------------------------------------------------------------------------------------


def test_five_people_play_a_match(come: Come, hunters: Hunters) -> None:
    table = hunters(5)
    everybody = come_all(come, table, 5)
    ada = everybody[0]
    assert ada.page.locator(".board [data-key^='landing:']").count() == 8
    assert ada.page.locator(".board [data-key^='island:']").count() == 7
    assert ada.page.evaluate("document.querySelector('.drawn svg').querySelectorAll('*').length") < 1500
    play_on(everybody, 100, begun(everybody), act)
    table.skip(everybody, 140)
    play_on(everybody, 300, over, act)
    ada.until(lambda: len(sheets(ada)) == 5, "five sheets")
    for one in everybody[1:]:
        one.until(lambda one=one: sheets(one) == sheets(ada), "the same sheets for all")
    assert all(re.search(r"total −?\d|Lost to the curse", sheet) for sheet in sheets(ada))
    assert not raw_keys(ada.page)
    assert not axe(ada.page)
    ada.shot("loot-over")


def test_a_person_with_three_bots(come: Come, hunters: Hunters) -> None:
    table = hunters(1, bots=3)
    ada = come("Ada", still=False).goto(table.seat(0)).at_table()
    play_on([ada], 100, begun([ada]), act)
    table.skip([ada], 30)
    play_on([ada], 200, over, act)
    ada.until(lambda: len(sheets(ada)) == 4, "four sheets")
    ada.page.get_by_role("link", name="Replay").click()
    timeline = ada.page.get_by_label("Timeline")
    expect(timeline).to_be_visible(timeout=20_000)
    for step in ("60", "100"):
        timeline.fill(step)
        expect(ada.page.locator(".board [data-key='landing:east1']")).to_be_attached()
    assert not ada.page.locator(".board .can").count()


# -- cards -------------------------------------------------------------------------------------------------------------


def test_cards_are_chosen_and_taken_back(come: Come, hunters: Hunters) -> None:
    everybody = come_all(come, hunters(3), 3)
    ada = at_turn(everybody)
    other = everybody[everybody.index(ada) - 1]
    before, told = len(ada.log()), len(other.log())
    keys = [str(card.get_attribute("data-key")) for card in cards(ada).all()]
    first, second = two_of_a_colour(keys)
    ada.page.locator(f"[data-key='{first}']").click()
    settled(ada, [first])
    ada.page.locator(f"[data-key='{second}']").click()
    settled(ada, [first, second])
    expect(ada.page.locator("#question")).to_contain_text("Where do you play")
    assert ada.page.locator(".board .can[data-key^='landing:']").count() == 8
    assert ada.page.locator(".board .can[data-key^='island:']").count() > 4
    ada.page.locator(f"[data-key='{first}']").click()  # not the last one: the other stays
    settled(ada, [second])
    ada.page.locator(f"[data-key='{second}']").click()
    settled(ada, [])
    expect(ada.page.locator(".dock .confirm .b", has_text="Pass")).to_be_visible()
    assert len(ada.log()) == before
    assert len(other.log()) == told, "nobody hears of cards that were put back"
    assert not other.page.locator(".dock .card.can, .board .can").count()


def test_what_means_nothing_now_says_why(come: Come, hunters: Hunters) -> None:
    """A small island, or a card, that is tapped in vain, with the number of its rule."""
    ada = at_turn(come_all(come, hunters(3), 3))
    page, why = ada.page, ada.page.locator(".dock .why").first
    keys = [str(card.get_attribute("data-key")) for card in cards(ada).all()]
    page.locator(f"[data-key='{keys[0]}']").click()
    settled(ada, keys[:1])
    page.locator(".board [data-key='island:island-1']").dispatch_event("click")
    expect(why).to_have_text("A small island costs two cards of one colour. (rule 4.3)")
    page.locator(".dock .card[aria-disabled=true]").first.click(force=True)
    expect(why).to_have_text(re.compile(r", does not go with the chosen cards\. \(rule\s5\.2\)$"))
    assert not axe(page)


def two_of_a_colour(keys: list[str]) -> tuple[str, str]:
    """Seven cards have four colours: some are alike. Not the same card twice, of which either may be chosen."""
    faces: dict[str, dict[str, str]] = {}
    for key in keys:
        colour, number, _ = key.removeprefix("card:").split("-")
        faces.setdefault(colour, {}).setdefault(number, key)
    first, second, *_ = max((list(cards.values()) for cards in faces.values()), key=len)
    return first, second


def test_a_landing_first_then_cards(come: Come, hunters: Hunters) -> None:
    everybody = come_all(come, hunters(3), 3)
    ada = at_turn(everybody)
    page = ada.page
    before = len(ada.log())
    north = page.locator(".board [data-key='landing:north1']")
    north.click()
    expect(page.locator("#question")).to_have_text("North 1: choose cards that fit")
    expect(north).to_have_attribute("aria-pressed", "true")
    cards(ada).first.click()
    expect(page.locator("#question")).to_have_text(re.compile(r"^Start north 1: .*\?$"))
    expect(page.locator(".dock .why").first).to_contain_text("There will be")
    assert page.locator(".board .map.fresh").count() == 1
    page.keyboard.press("Escape")
    expect(page.locator("#question")).to_contain_text("Where do you play")
    north.click()
    page.get_by_role("button", name="Play here").click()
    ada.until(lambda: len(ada.log()) > before, "the cards in the log")
    expect(page.locator("[data-landing=north1] .map")).to_have_count(1)
    expect(page.locator("[data-landing=north1] .compass")).to_have_count(1)
    for one in everybody:
        expect(one.page.locator("[data-landing=north1] .compass")).to_have_count(1)
        assert not chosen(one), "nothing stays in hand"


def test_a_card_is_dragged_to_a_landing(come: Come, hunters: Hunters) -> None:
    ada = at_turn(come_all(come, hunters(2), 2))
    page = ada.page
    card, goal = cards(ada).first.bounding_box(), page.locator("[data-key='landing:west1']").bounding_box()
    assert card
    assert goal
    page.mouse.move(card["x"] + 12, card["y"] + 30)
    page.mouse.down()
    page.mouse.move(card["x"] + 40, card["y"] - 60, steps=4)
    page.mouse.move(goal["x"] + 20, goal["y"] + 20, steps=4)
    page.mouse.up()
    expect(page.locator("#question")).to_have_text(re.compile(r"^Start west 1: .*\?$"))
    expect(page.get_by_role("button", name="Play here")).to_be_visible()


def test_aaron_is_played_by_both(come: Come, hunters: Hunters) -> None:
    everybody = come_all(come, hunters(2), 2)
    ada = at_turn(everybody)
    page = ada.page
    aaron = page.get_by_role("list", name=re.compile("Aaron’s open hand"))
    expect(aaron.locator(".card")).to_have_count(6)
    aaron.locator(".card.can").first.click()
    ada.until(lambda: len(chosen(ada)) == 1 and not ada.look()["busy"], "one of Aaron's cards")
    assert not cards(ada).and_(page.locator(".can")).count(), "own cards do not go with his"
    expect(page.locator("#question")).to_have_text(re.compile("^For Aaron – Where "))
    expect(page.get_by_text("3 compasses · 0 crowns · 0 crosses", exact=True)).to_be_visible()
    page.locator("[data-key='landing:south2']").click()
    page.get_by_role("button", name="Play here").click()
    for one in everybody:
        one.until(lambda one=one: any("Aaron at south 2" in line for line in one.log()), "Aaron's cards in the log")
        expect(one.page.locator("[data-landing=south2] .compass .hat")).to_have_count(1)


# -- loot --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True])
def test_loot_is_kept_or_buried(come: Come, house: House, phone: bool) -> None:
    hunt, seat = Hunt.at(house, "loot")
    asked = come("Asked", phone=phone).goto(hunt.opened.seat(seat)).at_table()
    waits = come("Waits").goto(hunt.opened.seat((seat + 1) % 3)).at_table()
    page = asked.page
    panel = page.locator(".spoils")
    expect(panel).to_be_visible()
    count = panel.locator(".treasure").count()
    expect(panel.get_by_role("button", name=re.compile("^Keep .*: .* cubes?$"))).to_have_count(count)
    expect(panel.get_by_role("button", name=re.compile("^Bury .*: .* cubes?$"))).to_have_count(count)
    expect(waits.page.locator(".spoils .treasure")).to_have_count(count)
    assert not waits.page.locator(".spoils button").count()
    assert not axe(page)
    many = "list => [1, 2, 3, 4].forEach(() => list.append(list.lastElementChild.cloneNode(true)))"
    panel.locator("ul").evaluate(many)  # a big loot has more than a phone is wide
    assert not too_wide(page)
    assert page.viewport_size
    width = page.viewport_size["width"]
    asked.until(
        lambda: page.evaluate("innerWidth") == width, "the screen's own width: a phone zooms out of what is too wide"
    )
    panel.locator("ul").evaluate("list => [1, 2, 3, 4].forEach(() => list.lastElementChild.remove())")
    asked.shot("loot-share")
    before = len(asked.log())
    panel.get_by_role("button", name=re.compile("^Bury")).first.click()
    expect(page.locator("#question")).to_have_text(re.compile(r"^Bury this treasure: .*\?$"))
    expect(page.locator(".dock .why").first).to_contain_text("you remove")
    page.locator(".dock .confirm .b.lamp").click()
    asked.until(lambda: any("bury" in line for line in asked.log()[before:]), "the treasure in the log")
    waits.until(lambda: any("buries" in line for line in waits.log()), "the treasure in the other log")


def test_healers_say_what_they_cost_you(come: Come, house: House) -> None:
    hunt, seat = Hunt.at(house, "heal")
    asked = come("Asked").goto(hunt.opened.seat(seat)).at_table()
    buttons = asked.page.locator(".spoils button")
    expect(buttons.first).to_have_accessible_name(re.compile(r"^Choose .* gold.*: \d+ gold, \d+ (left|short: out)$"))
    expect(asked.page.locator(".spoils")).to_contain_text(re.compile(r"You have \d+ gold"))
    assert not axe(asked.page)
    buttons.first.click()
    expect(asked.page.locator(".dock .why").first).to_contain_text("gold")
    asked.page.locator(".dock .confirm .b.lamp").click()
    expect(asked.page.locator(".spoils button")).to_have_count(0)


def test_whoever_comes_back_reaches_the_healers(come: Come, house: House) -> None:
    """How much happened meanwhile is said below them, not over their buttons."""
    hunt, seat = Hunt.at(house, "heal", seats=5)
    asked = come("Asked").goto(hunt.opened.seat(seat)).at_table()
    asked.page.locator(".spoils button").first.wait_for()
    asked.page.evaluate(LONG_AGO)
    asked.page.reload()
    expect(asked.at_table().page.get_by_text("steps have been taken since you left")).to_be_visible()
    buttons = asked.page.locator(".spoils button")
    asked.until(buttons.count, "healers")
    assert len(asked.look()["lit"]) == buttons.count()


# -- who sees what, fingers, keys, light and dark ----------------------------------------------------------------------


def test_a_spectator_sees_no_cards(come: Come, hunters: Hunters) -> None:
    table = hunters(2)
    everybody = come_all(come, table, 2)
    eve = come("Eve").goto(table.link("watch")).at_table()
    at_turn(everybody)
    assert not eve.page.locator(".dock .hand").count()
    assert not eve.page.locator(".board .can").count()
    assert not eve.page.get_by_role("button", name="All actions").count()
    expect(eve.page.locator(".seats .seat").first).to_contain_text("maps")
    html = eve.page.content()
    for one in everybody:
        for card in cards(one).all():
            assert str(card.get_attribute("data-key")) not in html
    assert not axe(eve.page)


def test_a_phone_looks_at_one_coast(come: Come, hunters: Hunters) -> None:
    everybody = come_all(come, hunters(2), 2, phone=True)
    ada = at_turn(everybody)
    page = ada.page
    assert not too_wide(page)
    chart = page.locator(".drawn svg[role=group]")
    whole = str(chart.get_attribute("viewBox")).split()
    page.get_by_role("button", name="East", exact=True).tap()
    expect(page.get_by_role("button", name="East", exact=True)).to_have_attribute("aria-pressed", "true")
    close = str(chart.get_attribute("viewBox")).split()
    assert float(close[2]) < 0.6 * float(whole[2]), "twice as large"
    assert page.locator("[data-landing=east1] text.name").count() == 1, "names can be read now"
    cards(ada).first.tap()
    ada.until(lambda: len(chosen(ada)) == 1 and not ada.look()["busy"], "a card")
    page.locator("[data-key='landing:east1']").tap()
    expect(page.locator("#question")).to_have_text(re.compile(r"^Start east 1: .*\?$"))
    ada.shot("loot-coast")
    assert not axe(page)
    page.get_by_role("button", name="Play here").tap()
    expect(page.locator("[data-landing=east1] .map:not(.fresh)")).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Round 1 of 5")).tap()
    expect(page.locator(".told")).to_be_visible()
    expect(page.locator(".seats .seat").first.locator(".curse")).to_contain_text("curse cubes")


def test_a_turn_by_keys_alone(come: Come, hunters: Hunters) -> None:
    ada = at_turn(come_all(come, hunters(2), 2))
    page = ada.page
    board = page.locator(".board svg [tabindex='0']")
    assert board.count() == 1, "the board is one stop"
    board.focus()
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.closest('.board svg') !== null")
    name = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert re.search(r"no maps, 4 needed|Island: ", name), name
    before = len(ada.log())
    cards(ada).first.focus()
    page.keyboard.press("Enter")
    ada.until(lambda: len(chosen(ada)) == 1 and not ada.look()["busy"], "a card")
    page.keyboard.press("z")
    settled(ada, [])
    cards(ada).first.focus()
    page.keyboard.press("Space")
    ada.until(lambda: len(chosen(ada)) == 1 and not ada.look()["busy"], "a card again")
    page.keyboard.press("n")
    assert page.evaluate("document.activeElement.matches('[data-key^=landing].can')")
    page.keyboard.press("Enter")
    ada.until(lambda: ada.look()["confirm"], "a preview")
    page.keyboard.press("Enter")
    ada.until(lambda: len(ada.log()) > before, "the cards in the log")


@pytest.mark.parametrize("phone", [False, True])
def test_accessible_by_day_and_by_night(come: Come, hunters: Hunters, phone: bool) -> None:
    ada = at_turn(come_all(come, hunters(1, bots=2), 1, phone=phone))
    page = ada.page
    assert not by_day_and_by_night(page)
    assert not raw_keys(page)
    assert not too_wide(page)
    ada.shot("loot-turn")
    (cards(ada).first.tap if phone else cards(ada).first.click)()
    ada.until(lambda: len(chosen(ada)) == 1 and not ada.look()["busy"], "a card")
    assert not by_day_and_by_night(page)
    ada.shot("loot-chosen")
