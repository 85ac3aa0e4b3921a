"""Levels in the set-up, hints at the table, the look back after it."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from atoll.analysis.searching import prepare
from atoll.engine.catalogue import get_game

from ..server import people
from .checks import axe
from .conftest import BOT, ME, Come, House, Opened


@pytest.fixture(scope="module", autouse=True)
def _search() -> None:
    """The template's is compiled quickly; the server finds it in the cache."""
    prepare(get_game("template"))


def test_levels_are_chosen_a_seat_and_mixed(come: Come) -> None:
    ada = come("Ada").goto("/")
    ada.page.get_by_role("button", name="Open a table").click()
    who = ada.page.get_by_label("Who sits at seat B")
    expect(who).to_have_value("open")
    levels = [one.strip() for one in who.locator("option").all_inner_texts() if "bot" in one]
    assert levels == ["bot: beginner", "bot: sensible", "bot: strong", "bot: expert"]
    hints = ada.page.get_by_label("Hints from the strong bot")
    expect(hints).not_to_be_checked()
    who.select_option("bot:strong")
    expect(who).to_have_value("bot:strong")
    ada.page.get_by_role("button", name="Fill with bots").click()
    expect(ada.page.get_by_label("Who sits at seat C")).to_have_value("bot:sensible")
    expect(hints).to_be_checked()
    hints.uncheck()
    expect(hints).not_to_be_checked()


def test_a_hint_says_what_to_do_and_how_good_it_is(come: Come, table: Callable[..., Opened]) -> None:
    """The second of the template's questions has several answers, whatever was dealt."""
    opened = table([ME, BOT], game="template")
    ada = come("Ada").goto(opened.seat(0)).at_table()
    ada.wait_for_turn()
    button = ada.page.get_by_role("button", name="Hint", exact=True)
    button.press("Enter")
    hint = ada.page.locator("section.hint")
    expect(hint.get_by_role("heading")).to_have_text("What the strong bot would do")
    best = hint.locator("li").first
    expect(best).to_contain_text("% to win")
    expect(hint.get_by_role("status")).to_contain_text("% to win")
    expect(button).to_have_attribute("aria-expanded", "true")
    assert axe(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    button.click()
    best.get_by_role("button").click()
    ada.until(lambda: ada.look()["confirm"], "a preview of the advice")
    expect(hint).to_have_count(0)


def test_the_look_back_and_on_from_there(come: Come, house: House, table: Callable[..., Opened]) -> None:
    opened = table([ME, {"who": "me", "name": "Zoë"}], game="template")
    careless = people.Person(house.address, opened.id, [opened.links["seats"][seat] for seat in "01"])
    careless.play(random.Random(2))
    careless.close()
    people.Person.present.clear()
    ada = come("Ada").goto(opened.seat(0))
    ada.page.get_by_role("button", name="Look back at the game").click()
    expect(ada.page.get_by_role("img", name="Chances to win")).to_be_visible(timeout=60_000)
    lines = ada.page.locator("polyline.line")
    expect(lines).to_have_count(2)
    ada.page.get_by_text("As a table").click()
    rows = ada.page.locator("dialog table tbody tr")
    assert rows.count() >= 2
    expect(rows.last).to_contain_text("%")
    assert axe(ada.page) == []
    # any moment of the replay leads to a table of one's own
    rows.first.get_by_role("link").click()
    ada.page.get_by_role("button", name="Play on from here against bots").click()
    ada.page.wait_for_url(lambda url: opened.id not in url)
    ada.at_table()
    expect(ada.page.locator(".seat .tag", has_text="bot")).to_have_count(1)
    ada.wait_for_turn()
