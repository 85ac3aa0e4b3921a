"""Whole matches, each person at their own page; what comes after them."""

import contextlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Route, expect

from .conftest import BOT, ME, SOON_OVER, Come, Opened, play_to_the_end
from .house import House
from .visitor import Visitor, over, play_on


def open_table(host: Visitor, seats: int) -> None:
    """From the home page to a table with that many seats, the hardest water."""
    host.goto("/")
    host.page.get_by_label("Your name").fill(host.name)
    host.page.get_by_role("button", name="Open a table").click()
    count = host.page.get_by_label("Number of seats")
    if count.input_value() != str(seats):
        count.select_option(str(seats))
    expect(host.page.locator(".seats-list li")).to_have_count(seats)
    host.page.get_by_label("Difficulty").select_option("legendary")
    expect(host.page.get_by_label("Difficulty")).to_be_enabled()


def start(host: Visitor) -> None:
    host.page.get_by_role("button", name="Start the game").click()
    host.at_table()
    assert host.page.evaluate("scrollY") == 0, "the game begins at its top"


def result(one: Visitor) -> str:
    return one.page.locator("section.over h2").inner_text()


def sit_at_several_workers(everybody: list[Visitor], house: House) -> None:
    """They come anew, one after the other, until they do."""
    table = everybody[0].page.url.partition("/table/")[2].partition("#")[0]
    for one in everybody * 10:
        if len(house.workers_at(table)) > 1:
            return
        one.page.reload()
        one.at_table()
    raise AssertionError("all come to the same worker")


def test_four_people_play_a_match(come: Come, house: House) -> None:
    ada, bram, chloe, deniz = everybody = [come(name) for name in ("Ada", "Bram", "Chloé", "Deniz")]
    open_table(ada, 4)
    ada.shot("setup-full")
    invitation = ada.page.get_by_label("Link to take an open seat").input_value()
    for one in (bram, chloe, deniz):
        one.page.goto(invitation)
        one.page.get_by_label("Your name").fill(one.name)
        one.page.get_by_role("button", name="Sit down").click()
        expect(ada.page.get_by_text(one.name, exact=True).first).to_be_visible()
    start(ada)
    for one in everybody:
        one.at_table()
    if house.workers > 1:
        sit_at_several_workers(everybody, house)
    play_on(everybody, 150, over)
    assert len({result(one) for one in everybody}) == 1
    assert bram.story() == ada.story() == chloe.story() == deniz.story()
    ada.shot("match-over")


def test_alone_with_three_bots_from_the_home_page(come: Come) -> None:
    """Three clicks to the first own move; then on to the end."""
    ada = come("Ada")

    def hasten(route: Route) -> None:
        """One bot more, and everything quicker: the page's own wish in all else."""
        wish = json.loads(route.request.post_data or "{}")
        wish |= {"bot_pace": 0, "options": SOON_OVER, "seats": [*wish["seats"], BOT]}
        route.continue_(post_data=json.dumps(wish))

    ada.page.route("**/api/tables", lambda route: hasten(route) if route.request.method == "POST" else route.fallback())
    ada.goto("/")
    clicks = 1
    ada.page.get_by_role("button", name="play alone at once").click()
    look = ada.at_table().wait_for_turn()
    before = len(ada.log())
    # a space with one meaning («Clay Gate, dry: move here») is previewed, and so is ending with actions left
    # the board may be settling under the pointer, or a card could be played first: a person goes on
    for _ in range(12):
        plain = [one for one in look["lit"] if one["text"].endswith(": move here")]
        for aim in (plain or look["way"])[:1]:
            ada.press(aim["at"])
        with contextlib.suppress(AssertionError):
            ada.until(lambda: ada.look()["confirm"], "a preview", 3)
            break
        look = ada.wait_for_turn()
    ada.press(ada.look()["confirm"][0]["at"])
    clicks += 2
    ada.until(lambda: len(ada.log()) > before, "my first move")
    assert clicks <= 3
    assert ada.page.locator(".seat .tag", has_text="bot").count() == 3
    play_on([ada], 150, over)
    assert result(ada)
    expect(ada.page.locator(".over")).to_contain_text(re.compile(r"\d of 4 treasures, turn \d+"))
    # the secret that was promised is shown at once, without loading the page again
    ada.page.get_by_text("Was the deal fair?").click()
    expect(ada.page.locator(".over")).to_contain_text("The server’s secret, revealed")


def test_nobody_is_away_from_a_match_that_is_over(come: Come, hasty: House) -> None:
    table = play_to_the_end(hasty)
    ada, zoe = (come(name, at=hasty).goto(table.seat(seat)).at_table() for seat, name in enumerate(("Ada", "Zoë")))
    zoe.page.close()
    ada.page.wait_for_timeout(4500)
    assert not ada.page.locator(".seat .tag.warn, .band.gone").count()


def test_rematch(come: Come, finish: Callable[[], Opened]) -> None:
    table = finish()
    ada, zoe = come("Ada").goto(table.seat(0)), come("Zoë").goto(table.seat(1))
    for one in (ada, zoe):
        expect(one.page.get_by_role("button", name="Play again")).to_be_visible()
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: table.id not in url)
    zoe.page.get_by_role("button", name="Join the rematch").click()
    zoe.page.wait_for_url(ada.page.url)
    for one in (ada, zoe):
        expect(one.page.locator(".seats-list")).to_contain_text("Zoë" if one is ada else "Ada")
    # options may be changed before it starts again
    ada.page.get_by_label("Difficulty").select_option("novice")
    start(ada)
    zoe.at_table()
    play_on([ada, zoe], 30, lambda looks: len(ada.log()) > 4)
    ada.until(lambda: ada.story() == zoe.story(), "the same log for both")


def test_two_people_at_one_screen(come: Come) -> None:
    ada = come("Ada")
    open_table(ada, 2)
    ada.page.get_by_label("Who sits at seat B").select_option("me")
    second = ada.page.get_by_label("Name at seat B")
    second.fill("Zoë")
    second.press("Tab")
    expect(ada.page.get_by_label("Name at seat B")).to_have_value("Zoë")
    start(ada)
    assert ada.page.locator(".seat .tag.you").count() == 2
    asked: set[str] = set()

    def both_have_acted(_: object) -> bool:
        asked.update(re.findall(r"(?:Ada|Zoë)", ada.page.locator(".dock .why").first.inner_text()))
        return asked >= {"Ada", "Zoë"}

    play_on([ada], 60, both_have_acted)


def test_names_in_the_lobby(come: Come) -> None:
    """A blank one is refused in words; one that is typed here is known on the home page; nothing invisible gets in."""
    ada = come("Ada")
    open_table(ada, 2)
    name = ada.page.get_by_label("Name at seat A")
    for blank in ("", "   ", "\u202e"):
        name.fill(blank)
        name.press("Tab")
        expect(ada.page.get_by_role("alert")).to_contain_text("A name needs")
        expect(name).to_have_value("Ada")
    name.fill("\u202eMaria")
    name.press("Tab")
    expect(name).to_have_value("Maria")
    expect(ada.page.get_by_role("alert")).to_be_hidden()
    ada.goto("/")
    expect(ada.page.get_by_label("Your name")).to_have_value("Maria")


def test_one_person_leads_a_whole_team(come: Come) -> None:
    ada = come("Ada")
    open_table(ada, 4)
    ada.page.get_by_role("button", name="Lead the whole team").click()
    expect(ada.page.get_by_label("Name at seat D")).to_be_visible()
    start(ada)
    expect(ada.page.locator(".seat .tag.you")).to_have_count(4)
    play_on([ada], 150, over)
    assert result(ada)


def test_who_leads_the_team_takes_no_guests_seat(come: Come) -> None:
    """Not even that of somebody who sat down this very moment."""
    ada, zoe = come("Ada"), come("Zoë")
    open_table(ada, 3)
    zoe.page.goto(ada.page.get_by_label("Link to take an open seat").input_value())
    zoe.page.get_by_label("Your name").fill("Zoë")
    zoe.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.locator(".seats-list")).to_contain_text("Zoë")
    ada.page.get_by_role("button", name="Lead the whole team").click()
    expect(ada.page.get_by_label("Name at seat C")).to_be_visible()
    expect(ada.page.locator(".seats-list li").nth(1)).to_contain_text("Zoë")
    assert not ada.page.get_by_role("button", name="Lead the whole team").count()
    start(ada)
    expect(ada.page.locator(".seat .tag.you")).to_have_count(2)
    expect(zoe.at_table().page.locator(".seat .tag.you")).to_have_count(1)


def test_replay_export_import_verify(come: Come, finished: Opened, tmp_path: Path) -> None:
    ada = come("Ada").goto(finished.seat(0))
    page = ada.page
    ada.at_table()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save the match").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    assert file.suffix == ".jsonl"

    # from a line of the log to its moment
    line = page.locator(".rail .log > ol a[href*='#step=']").last
    line.click()
    page.wait_for_url("**/replay/**")
    timeline = page.get_by_label("Timeline")
    expect(timeline).to_be_visible()
    last = int(timeline.get_attribute("max") or 0)
    assert int(timeline.input_value()) > last / 2
    page.get_by_role("button", name="Back", exact=True).click()
    at = int(timeline.input_value())
    page.get_by_role("button", name="On", exact=True).click()
    assert int(timeline.input_value()) == at + 1
    timeline.fill("3")
    expect(page.locator(".count")).to_have_text(f"3 / {last}")
    page.locator(".rail .log[aria-busy=false]").wait_for()
    page.locator(".rail .log button.to").last.click()
    assert int(timeline.input_value()) > 3
    # through somebody's eyes
    page.get_by_label("Point of view").select_option("1")
    expect(page.get_by_label("Point of view")).to_have_value("1")

    # in again, elsewhere
    other = come("Bram").goto("/replay")
    other.page.locator("input[type=file]").set_input_files(file)
    expect(other.page.get_by_label("Timeline")).to_have_attribute("max", str(last))
    expect(other.page.locator(".seats")).to_contain_text("Zoë")

    said = subprocess.run(
        [sys.executable, "-c", "from atoll.cli import main; main()", "verify", str(file)],
        check=True,
        capture_output=True,
        text=True,
        timeout=120,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},  # one match needs no compiled rules
    )
    assert "all of them follow from the seed" in said.stdout
    assert "what the server had committed to" in said.stdout


def test_the_replay_of_a_running_match_asks_for_what_is_allowed(come: Come, table: Callable[..., Opened]) -> None:
    """A refused request would be a fault of the page: none is made."""
    opened = table([ME, {"who": "me", "name": "Zoë"}])
    ada, both, eve = come("Ada").goto(opened.seat(0)), come("Both").goto(opened.seat(0, 1)), come("Eve")
    eve.goto(opened.link("watch"))
    for one, eyes, others in (
        (ada, "0", ["watch", "0"]),
        (both, "watch", ["watch", "0", "1"]),
        (eve, "watch", ["watch"]),
    ):
        one.at_table().goto(f"/replay/{opened.id}")
        seen = one.page.get_by_label("Point of view")
        expect(seen).to_have_value(eyes)
        assert seen.locator("option").evaluate_all("all => all.map((one) => one.value)") == others
        assert not one.page.get_by_role("button", name="Save the match").count(), "there is no file yet"
    both.page.get_by_label("Point of view").select_option("1")
    expect(both.page.get_by_label("Point of view")).to_have_value("1")


def test_home_says_whose_turn_it_is(come: Come, table: Callable[..., Opened]) -> None:
    """Also for somebody who holds several seats; the tokens stay out of addresses."""
    opened = table([ME, {"who": "me", "name": "Zoë"}], name="Lagoon 7")
    ada, zoe, both = (
        come("Ada").goto(opened.seat(0)),
        come("Zoë").goto(opened.seat(1)),
        come("Both").goto(opened.seat(1, 0)),
    )
    asked: list[str] = []
    both.page.on("request", lambda request: asked.append(request.url))
    first = ada.at_table().my_turn()
    for one, turn in ((ada, first), (zoe, not first), (both, True)):
        one.at_table().goto("/")
        row = one.page.locator("article", has_text="Your matches").locator("li", has_text="Lagoon 7")
        expect(row).to_contain_text("Your turn" if turn else "being played")
        assert row.inner_text().count("Your turn") == turn, "said once"
        expect(one.page).to_have_title("Your turn · Atoll" if turn else "Atoll")
        one.shot("home-my-turn" if turn else "home-my-match")
    assert any(address.endswith("/mine") for address in asked)
    assert not any(token in address for token in opened.links["seats"].values() for address in asked)
    both.page.get_by_role("link", name="About").first.click()
    expect(both.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")


def test_a_finished_match_can_be_found_again(come: Come, finished: Opened) -> None:
    """On the home page and among the replays, for whoever played it."""
    ada = come("Ada").goto(finished.seat(0)).at_table()
    for path in ("/", "/replay"):
        ada.goto(path)
        row = ada.page.locator(".list li", has_text="over")
        expect(row).to_have_count(1)
        ada.shot("finished" if path == "/" else "replays-mine")
        row.get_by_role("link", name="Replay").click()
        expect(ada.page.get_by_label("Timeline")).to_be_visible()


def test_home_lists_my_matches_and_open_tables(come: Come, table: Callable[..., Opened]) -> None:
    opened = table([ME, {"who": "open"}], start=False, listed=True, name="Lagoon 12")
    ada = come("Ada").goto(opened.seat(0))
    expect(ada.page.locator("h1")).to_have_text("Lagoon 12")
    ada.goto("/")
    expect(ada.page.locator("article", has_text="Your matches")).to_contain_text("Lagoon 12")
    zoe = come("Zoë").goto("/")
    row = zoe.page.locator("article", has_text="Open tables").locator("li", has_text="Lagoon 12")
    row.get_by_role("link").click()
    zoe.page.get_by_label("Your name").fill("Zoë")
    zoe.page.get_by_role("button", name="Sit down").click()
    ada.goto(f"/table/{opened.id}")
    expect(ada.page.locator(".seats-list")).to_contain_text("Zoë")
