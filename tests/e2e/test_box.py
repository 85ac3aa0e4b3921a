"""Setting Lost Island up: whose figures of the box are used, an owner's file, and what is wrong in one."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from . import checks
from .conftest import ME, Come, Opened

OURS = "what the printed rules show in pictures only is our reconstruction."
Table = Callable[..., Opened]


@pytest.fixture
def lost(table: Table) -> Opened:
    return table([ME, {"who": "open"}], game="lost_island", start=False)


def test_an_owner_gives_the_figures_and_takes_them_back(come: Come, lost: Opened, tmp_path: Path) -> None:
    ada = come("Ada").goto(lost.link("host") + f"&seat={lost.links['seats']['0']}")
    box = ada.page.locator(".box")
    expect(box).to_contain_text(OURS)
    box.get_by_text("Own the box?").click()
    use = box.get_by_role("button", name="Use these figures")
    expect(use).to_be_disabled()
    figures = box.get_by_role("textbox")
    assert '"storm": 4' in figures.input_value()

    figures.fill("[tiles]\nstorm = 5")
    ada.forgive(r"400")
    use.click()
    expect(box.get_by_role("alert")).to_contain_text("components.tiles: these are 33 tiles, there must be 32")
    assert figures.input_value() == "[tiles]\nstorm = 5", "what was written stays"
    assert not checks.axe(ada.page)

    mine = tmp_path / "mine.toml"
    mine.write_text("[tiles]\nstorm = 5\nplain = 9\n")
    box.locator("input[type=file]").set_input_files(mine)
    expect(box).to_contain_text("an owner’s own figures.")
    expect(box.get_by_role("alert")).to_have_count(0)
    assert '"storm": 5' in figures.input_value()

    ada.page.get_by_label("Landscape").select_option("centre")
    expect(ada.page.get_by_label("Landscape")).to_be_enabled()
    expect(box).to_contain_text("an owner’s own figures.")
    box.get_by_role("button", name="Back to Atoll’s figures").click()
    expect(box).to_contain_text(OURS)
    assert '"storm": 4' in figures.input_value()


@pytest.mark.parametrize("lang", ["en", "nl", "fr", "de"])
def test_everybody_reads_whose_figures_they_are(come: Come, table: Table, lang: str) -> None:
    """On a telephone too, in every language, without a control for those who do not own the table."""
    mine = {"components": {"tiles": {"storm": 5, "plain": 9}}}
    own = table([ME, {"who": "open"}], game="lost_island", start=False, options=mine)
    guest = come("Bram", lang=lang, phone=True).goto(own.link("join"))
    box = guest.page.locator(".box")
    expect(box.locator(".now")).to_be_visible()
    expect(box.locator("details")).to_have_count(0)
    assert not checks.too_wide(guest.page)
    assert not checks.cut_off(guest.page)
    host = come("Ada", lang=lang, phone=True).goto(own.link("host") + f"&seat={own.links['seats']['0']}")
    host.page.locator(".box summary").click()
    assert not checks.raw_keys(host.page)
    assert not checks.too_wide(host.page)
    assert not checks.cut_off(host.page)
