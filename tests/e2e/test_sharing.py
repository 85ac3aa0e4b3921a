"""A moment of a replay for others: a link, pictures, and somebody who leads."""

import io
import random
import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser, Page, expect

from atoll.engine.match import parse_match
from atoll.research import boards

from ..server import people
from .checks import axe, by_day_and_by_night, cut_off, raw_keys, too_wide
from .conftest import Come, Opened
from .house import House
from .visitor import Visitor


def share(one: Visitor, opened: Opened, step: int) -> Page:
    """The dialog, at a moment."""
    one.goto(opened.seat(0)).at_table()
    one.goto(f"/replay/{opened.id}#step={step}")
    one.page.get_by_label("Timeline").wait_for()
    if one.touch:
        one.page.locator("nav .keep").click()
    one.page.get_by_role("button", name="Share").click()
    one.page.get_by_label("Link to this moment").wait_for()
    return one.page


def test_a_link_leads_a_stranger_to_the_moment(come: Come, finished: Opened) -> None:
    link = share(come("Ada"), finished, 40).get_by_label("Link to this moment").input_value()
    eve = come("Eve")
    eve.goto(link.removeprefix(eve.url))
    eve.page.get_by_label("Timeline").wait_for()
    expect(eve.page.get_by_label("Timeline")).to_have_value("40")
    assert "watch=" not in eve.page.url, "the token leaves the address bar"
    assert "step=40" in eve.page.url
    expect(eve.page.get_by_label("Point of view")).to_have_value("all")


def saved(page: Page, button: str, folder: Path) -> Path:
    with page.expect_download() as waiting:
        page.get_by_role("button", name=button).click()
    file = folder / waiting.value.suggested_filename
    waiting.value.save_as(file)
    return file


def difference(one: bytes, other: bytes) -> float:
    """Of two pictures, from 0 to 1, seen from a little farther away."""
    small = [Image.open(io.BytesIO(data)).convert("RGB").resize((120, 120)) for data in (one, other)]
    return sum(ImageStat.Stat(ImageChops.difference(*small)).mean) / (3 * 255)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_picture_is_the_board_wherever_it_is_opened(
    come: Come, chromium: Browser, finished: Opened, tmp_path: Path, theme: str
) -> None:
    page = share(come("Ada", theme=theme), finished, 60)
    file = saved(page, "This moment", tmp_path)
    page.keyboard.press("Escape")
    text = file.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)  # it can be read as it is
    assert root.tag.endswith("svg")
    ids, used = set(re.findall(r'\bid="([^"]+)"', text)), set(re.findall(r'(?:href="#|url\(#)([^")]+)', text))
    assert used <= ids, "nothing is missing that it refers to"
    assert not re.search(r"https?://(?!www\.w3\.org)|light-dark|<script", text)
    alone = chromium.new_page(viewport={"width": 900, "height": 900})
    alone.goto(file.as_uri())
    box = "(svg) => { const b = svg.getBoundingClientRect(); return [b.x, b.y, b.width, b.height] }"
    board = page.locator(".past .board svg[role=group]").first
    view = [float(part) for part in (board.get_attribute("viewBox") or "").split()]
    x, y, width, height = alone.locator(":root").evaluate(box)
    own = [float(part) for part in root.attrib["viewBox"].split()]
    scale = min(width / own[2], height / own[3])
    clip = {"x": x + (view[0] - own[0]) * scale, "y": y + (view[1] - own[1]) * scale,
            "width": view[2] * scale, "height": view[3] * scale}  # fmt: skip
    shown = board.evaluate(box)
    fit = min(shown[2] / view[2], shown[3] / view[3])
    live = {"width": view[2] * fit, "height": view[3] * fit}
    live |= {"x": shown[0] + (shown[2] - live["width"]) / 2, "y": shown[1] + (shown[3] - live["height"]) / 2}
    assert difference(alone.screenshot(clip=clip), page.screenshot(clip=live)) < 0.06  # type: ignore[arg-type]
    alone.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_picture_in_pixels_is_the_same(
    come: Come, chromium: Browser, finished: Opened, tmp_path: Path, theme: str
) -> None:
    page = share(come("Ada", theme=theme), finished, 60)
    drawing, pixels = saved(page, "This moment", tmp_path), Image.open(saved(page, "PNG", tmp_path))
    assert pixels.format == "PNG"
    assert max(pixels.size) == 1600
    alone = chromium.new_page(viewport={"width": pixels.width // 2, "height": pixels.height // 2})
    alone.goto(drawing.as_uri())
    root = alone.locator(":root")
    root.evaluate("(svg) => { svg.setAttribute('width', innerWidth); svg.setAttribute('height', innerHeight) }")
    taken = io.BytesIO()
    pixels.save(taken, "PNG")
    assert difference(alone.screenshot(), taken.getvalue()) < 0.02
    alone.close()


def test_a_moving_picture_shows_a_turn(come: Come, finished: Opened, tmp_path: Path) -> None:
    page = share(come("Ada"), finished, 60)
    text = saved(page, "animated", tmp_path).read_text(encoding="utf-8")
    assert ElementTree.fromstring(text) is not None
    frames = text.count("<animate ")
    assert 2 <= frames <= 13
    assert len(re.findall(r'<g display="inline">', text)) == 1, "where nothing moves, the last one is seen"
    expect(page.get_by_label("Timeline")).to_have_value("60")


def test_one_leads_the_others_follow_or_look_around(come: Come, finished: Opened) -> None:
    ada, zoe = come("Ada"), come("Zoë")
    page = share(ada, finished, 20)
    zoe.goto(finished.seat(1)).at_table()
    zoe.goto(f"/replay/{finished.id}")
    hers = zoe.page.get_by_label("Timeline")
    hers.wait_for()
    page.get_by_role("button", name="Lead the others").click()
    expect(zoe.page.get_by_text("Ada leads through the replay.")).to_be_visible()
    expect(hers).to_have_value("20")
    page.get_by_role("button", name="On", exact=True).click()
    expect(hers).to_have_value("21")
    zoe.page.get_by_role("button", name="Back", exact=True).click()
    follow = zoe.page.get_by_role("button", name="Follow")
    expect(follow).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="On", exact=True).click()
    zoe.page.wait_for_timeout(600)
    expect(hers).to_have_value("20")
    follow.click()
    expect(hers).to_have_value("22")
    page.get_by_role("button", name="Stop leading").click()
    expect(zoe.page.get_by_text("Ada leads through the replay.")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_the_dialog_by_day_and_by_night(come: Come, finish: Callable[[], Opened], house: House, phone: bool) -> None:
    one = come("Ada", phone=phone)
    page = share(one, finish(), 30)
    one.shot("share")
    assert not by_day_and_by_night(page) + too_wide(page) + cut_off(page) + raw_keys(page)


@pytest.mark.parametrize("id", ["forbidden_island", "the_island", "lost_island", "loot_island"])
def test_boards_look_the_same_without_a_browser(come: Come, chromium: Browser, tmp_path: Path, id: str) -> None:
    """What the page saves, and what atoll.research draws of the same moment."""
    file = min((Path(__file__).parents[1] / "corpus" / id).glob("*.jsonl"))
    match = parse_match(file.read_text(encoding="utf-8"))
    step = len(match.steps) // 2
    ours = boards.svg(match.game, match.moment(step), names=match.players)
    one = come("Ada")
    one.goto("/replay")
    one.page.locator("input[type=file]").set_input_files(file)
    one.page.get_by_label("Timeline").wait_for(timeout=60_000)
    one.page.get_by_label("Timeline").fill(str(step))
    one.page.get_by_label("Point of view").select_option("all")
    one.page.get_by_role("button", name="Share").click()
    theirs = saved(one.page, "This moment", tmp_path).read_text(encoding="utf-8")
    head = re.match(r"<svg[^>]*>", ours)
    assert head
    theirs = re.sub(r"<svg[^>]*>", head[0], theirs, count=1)  # its title stands below the board
    alone = chromium.new_page(viewport={"width": 900, "height": 900})
    shots = []
    for name, drawing in (("ours", ours), ("theirs", theirs)):
        (tmp_path / f"{name}.svg").write_text(drawing, encoding="utf-8")
        alone.goto((tmp_path / f"{name}.svg").as_uri())
        shots.append(alone.screenshot())
    alone.close()
    assert difference(*shots) < 0.005


# -- on from a moment --------------------------------------------------------------------------------------------------


def play_on(one: Visitor) -> None:
    """From the moment of the replay that is shown, to a table of one's own."""
    one.page.get_by_role("button", name="Play on from here with bots").click()
    one.page.get_by_role("button", name="Play on", exact=True).click()
    one.page.wait_for_url(re.compile("/table/"))
    one.at_table()


def test_a_branch_leads_back_and_is_listed_where_it_began(come: Come, finish: Callable[[], Opened]) -> None:
    over = finish()
    ada = come("Ada").goto(over.seat(0)).at_table()
    ada.goto(f"/replay/{over.id}#step=60")
    expect(ada.page.get_by_label("Timeline")).to_have_value("60")
    play_on(ada)
    id = ada.page.url.split("/table/")[1].split("#")[0]
    ada.page.locator(".where a").click()
    expect(ada.page.get_by_label("Timeline")).to_have_value("60")
    assert over.id in ada.page.url
    expect(ada.page.locator(".branches")).to_have_count(0)  # it goes on
    tokens = ada.page.evaluate(f"JSON.parse(localStorage['atoll.tables'])['{id}'].seats")
    person = people.Person(over.house.address, id, tokens)
    person.play(random.Random(5))
    ada.page.reload()
    ada.page.locator(".branches summary").click()
    expect(ada.page.locator(".branches li")).to_have_count(1)
    expect(ada.page.locator(".branches li")).to_contain_text("Ada")
    assert not axe(ada.page)
    ada.page.get_by_label("Timeline").fill("10")
    ada.page.get_by_role("button", name="From step 60").click()
    expect(ada.page.get_by_label("Timeline")).to_have_value("60")
    ada.page.locator(".branches").get_by_role("link", name="Replay").click()
    ada.page.wait_for_url(re.compile(f"/replay/{id}"))
    ada.page.get_by_role("link", name="The match this one began from").click()
    expect(ada.page.get_by_label("Timeline")).to_have_value("60")


def test_a_match_of_a_file_is_played_on_and_has_no_link(come: Come, house: House) -> None:
    file = min((Path(__file__).parents[1] / "corpus/forbidden_island").glob("*.jsonl"))
    one = come("Ada", phone=True)
    one.goto("/replay")
    one.page.locator("input[type=file]").set_input_files(file)
    one.page.get_by_label("Timeline").wait_for(timeout=60_000)
    one.page.get_by_label("Timeline").fill("30")
    one.page.locator("nav .keep").click()
    one.page.get_by_role("button", name="Share").click()
    expect(one.page.get_by_text("There is no link: this match comes from a file")).to_be_visible()
    assert not by_day_and_by_night(one.page) + too_wide(one.page) + cut_off(one.page) + raw_keys(one.page)
    one.page.keyboard.press("Escape")
    if not one.page.get_by_role("button", name="Play on from here with bots").is_visible():
        one.page.locator("nav .keep").click()
    play_on(one)
