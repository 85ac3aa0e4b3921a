"""The island of a day, and the deal of a finished match again."""

import pytest
from playwright.sync_api import expect

from .checks import by_day_and_by_night, cut_off, raw_keys, too_wide
from .conftest import Come, Opened
from .visitor import Visitor

# where there is little room, text is cut off first; and once where there is much
EVERY_LANGUAGE_ON_A_PHONE = [(True, "en"), (True, "nl"), (True, "fr"), (True, "de"), (False, "de")]


def faults(one: Visitor, name: str, lang: str = "en") -> list[str]:
    one.shot(name, "light", lang, full=True)
    return by_day_and_by_night(one.page) + too_wide(one.page) + cut_off(one.page) + raw_keys(one.page)


def test_the_island_of_a_day_with_bots(come: Come) -> None:
    ada = come("Ada").goto("/")
    ada.page.get_by_role("link", name="Island of the day").click()
    game = ada.page.get_by_role("region", name="Forbidden Island")
    game.get_by_role("button", name="Play with bots").click()
    ada.at_table()
    assert "/table/" in ada.page.url


def test_the_island_of_a_day_with_friends_keeps_its_options(come: Come) -> None:
    ada = come("Ada").goto("/daily")
    game = ada.page.get_by_role("region", name="Lost Island")
    game.get_by_role("button", name="Play with friends").click()
    expect(ada.page.get_by_text("are the same for everybody")).to_be_visible()
    assert not ada.page.locator(".options select, .options input").count()
    assert not ada.page.get_by_label("Number of seats").count()
    assert not faults(ada, "deal-setup")


@pytest.mark.parametrize(("phone", "lang"), EVERY_LANGUAGE_ON_A_PHONE)
def test_the_page_of_the_day(come: Come, lang: str, phone: bool) -> None:
    one = come("Ada", phone=phone, lang=lang).goto("/daily")
    expect(one.page.locator("section")).to_have_count(4, timeout=15_000)
    assert not faults(one, "daily", lang)


@pytest.mark.parametrize("phone", [False, True])
def test_the_same_deal_again(come: Come, finished: Opened, phone: bool) -> None:
    ada = come("Ada", phone=phone).goto(finished.seat(0)).at_table()
    ada.page.get_by_role("button", name="The same deal").click()
    row = ada.page.get_by_role("row", name="Ada, Zoë")
    row.wait_for()
    assert not faults(ada, "deal")
    ada.page.get_by_role("button", name="Play it with bots").click()
    ada.page.wait_for_url(lambda url: finished.id not in url)
    ada.at_table()


@pytest.mark.parametrize(("phone", "lang"), EVERY_LANGUAGE_ON_A_PHONE)
def test_a_match_in_figures(come: Come, finished: Opened, lang: str, phone: bool) -> None:
    ada = come("Ada", phone=phone, lang=lang).goto(finished.seat(0)).at_table()
    name = {"en": "In figures", "nl": "In cijfers", "fr": "En chiffres", "de": "In Zahlen"}[lang]
    ada.page.get_by_role("button", name=name).click()
    dialog = ada.page.locator("dialog[open]")
    expect(dialog.locator("svg[role=img]")).to_have_count(3, timeout=15_000)
    dialog.locator("summary").click()
    rows = dialog.locator("tbody tr")
    turns = int(rows.last.locator("th").inner_text())
    assert rows.count() == turns + 1
    assert not faults(ada, "figures", lang)
