"""Whole matches, each person at their own page."""

from playwright.sync_api import expect

from .conftest import Come, House
from .visitor import Visitor, over, play_on


def open_table(host: Visitor, seats: int) -> None:
    """From the home page to a table with that many seats, the hardest water."""
    host.goto("/")
    host.page.get_by_label("Your name").fill(host.name)
    host.page.get_by_role("button", name="Open a table").click()
    host.page.get_by_label("Number of seats").select_option(str(seats))
    expect(host.page.locator(".seats-list li")).to_have_count(seats)
    host.page.get_by_label("Difficulty").select_option("legendary")


def test_four_people_play_a_match(come: Come, house: House) -> None:
    ada, bram, chloe, deniz = everybody = [come(name) for name in ("Ada", "Bram", "Chloé", "Deniz")]
    open_table(ada, 4)
    invitation = ada.page.get_by_label("Link to take an open seat").input_value()
    for one in (bram, chloe, deniz):
        one.page.goto(invitation)
        one.page.get_by_label("Your name").fill(one.name)
        one.page.get_by_role("button", name="Sit down").click()
        expect(ada.page.get_by_text(one.name, exact=True).first).to_be_visible()
    ada.page.get_by_role("button", name="Start the game").click()
    for one in everybody:
        one.at_table()
    play_on(everybody, 150, over)
    results = {one.page.locator("section.over h2").inner_text() for one in everybody}
    assert len(results) == 1, results
    assert len({one.log()[-1] for one in everybody}) == 1
    assert all(len(one.log()) == len(ada.log()) for one in everybody)
    ada.shot("over")
