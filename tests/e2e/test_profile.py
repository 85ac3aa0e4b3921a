"""A profile from its making to its end: tables on another device, figures, a file of everything; a passkey."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from ..server import people
from .checks import axe, cut_off, raw_keys, script, too_wide
from .conftest import SOON_OVER, Come
from .house import House
from .visitor import Visitor

PASSWORD = "three small islands"


def look_at(one: Visitor, name: str, lang: str = "en") -> list[str]:
    found: list[str] = []
    for theme in ("light", "dark"):
        one.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        one.shot(name, theme, lang, full=True)
        found += [f"{name} {theme}: {fault}" for fault in axe(one.page, "all" if theme == "light" else "colours")]
    one.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    wide = [*too_wide(one.page), *cut_off(one.page), *raw_keys(one.page)]
    return found + [f"{name}: {fault}" for fault in wide]


def sit_down(one: Visitor) -> tuple[str, str]:
    """At a new table with a bot, from the page one is at, so that it is known who asks. Its id and the seat's key."""
    seats = [{"who": "me", "name": one.name}, {"who": "bot", "bot": "sensible", "name": "Bram"}]
    wish = {"game": "forbidden_island", "seats": seats, "options": SOON_OVER, "bot_pace": 0, "start": True}
    id, token = one.page.evaluate(script("sit"), wish)
    one.page.locator("main.play #question").wait_for()
    return str(id), str(token)


def make_profile(one: Visitor, name: str) -> None:
    form = one.page.get_by_role("region", name="Make a profile")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Make a profile").click()
    expect(one.page.get_by_role("heading", level=1)).to_have_text(name)


def log_in(one: Visitor, name: str) -> None:
    form = one.page.get_by_role("region", name="Log in")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Log in", exact=True).click()
    expect(one.page.get_by_role("heading", level=1)).to_have_text(name)


@pytest.mark.parametrize("phone", [False, True])
def test_from_the_first_to_the_last(come: Come, house: House, phone: bool, tmp_path: Path) -> None:
    name, faults = f"Ada {'on a phone' if phone else 'at a desk'}", list[str]()
    ada = come("Ada", phone=phone).goto("/")
    ada.page.get_by_role("link", name="Profile").click()
    ada.page.get_by_role("region", name="Make a profile").wait_for()
    faults += look_at(ada, "me-nobody")
    make_profile(ada, name)
    faults += look_at(ada, "me-new")

    over, token = sit_down(ada)
    person = people.Person(house.address, over, [token])
    person.play(random.Random(7))
    person.close()
    people.Person.present.clear()
    running, _ = sit_down(ada)

    ada.goto("/me")
    game = ada.page.get_by_role("region", name="Forbidden Island")
    expect(game).to_contain_text("one match")
    game.get_by_text("In detail").click()
    expect(game.get_by_role("row", name="legendary (mark 4) 1")).to_be_visible()
    assert "1 lost" in (game.get_by_role("img").get_attribute("aria-label") or "")
    faults += look_at(ada, "me")

    other = come("Ada", phone=phone).goto("/me")
    log_in(other, name)
    mine = other.page.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("link")).to_have_count(2)
    mine.get_by_role("link", name="Play", exact=True).click()
    other.at_table()
    assert running in other.page.url
    other.wait_for_turn()
    other.goto("/")
    expect(other.page.locator(f"a[href='/replay/{over}']")).to_be_visible()

    ada.goto("/me")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name="Save everything as a file").click()
    download.value.save_as(tmp_path / "me.json")
    everything = json.loads((tmp_path / "me.json").read_text(encoding="utf-8"))
    assert everything["name"] == name
    assert [one["table"] for one in everything["matches"]] == [over]

    ada.page.get_by_role("button", name="Delete the profile").click()
    ada.page.get_by_label("Also put").check()
    ada.page.get_by_role("region", name="Your data").get_by_label("Password").fill(PASSWORD)
    faults += look_at(ada, "me-delete")
    ada.page.get_by_role("button", name="Delete for good").click()
    expect(ada.page.get_by_text("Your profile is deleted.")).to_be_visible()
    ada.goto(f"/table/{running}").at_table()  # the keys that this browser had are still its own

    other.forgive("401", "403")
    other.goto("/me")
    expect(other.page.get_by_role("region", name="Make a profile")).to_be_visible()
    other.goto(f"/table/{running}")
    expect(other.page.get_by_text("This table is private")).to_be_visible()
    assert not faults, "\n".join(faults)


def test_what_a_browser_had_before_is_asked_about_once(come: Come) -> None:
    ada = come("Ada").goto("/")
    id, _ = sit_down(ada)
    ada.goto("/me")
    make_profile(ada, "Ada who asks")
    expect(ada.page.get_by_role("region", name="Your tables").get_by_role("link")).to_have_count(0)
    ada.page.get_by_role("button", name="Add them").click()
    expect(ada.page.get_by_text("One table added.")).to_be_visible()
    expect(ada.page.locator(f"a[href='/table/{id}']")).to_be_visible()
    ada.goto("/me")
    ada.page.get_by_role("region", name="Your tables").wait_for()
    assert not ada.page.get_by_role("button", name="Add them").count()
    ada.page.get_by_role("button", name="Log out", exact=True).click()
    ada.page.get_by_role("region", name="Make a profile").wait_for()
    ada.goto(f"/table/{id}").at_table()  # its own seat stays


def many(game: str, months: int) -> dict[str, Any]:
    """Figures as somebody has them who has played for long."""

    def tally(n: int) -> dict[str, int]:
        return {"matches": n, "won": n // 2, "drawn": n // 5, "lost": n - n // 2 - n // 5}

    def by(*what: str) -> list[dict[str, Any]]:
        return [{"what": one, "tally": tally(3 + 4 * i % 11)} for i, one in enumerate(what)]

    return {
        "game": game, "alone": 2, "continued": 1, "daily": 3, "tally": tally(97), "seats": by("2", "3", "4"),
        "places": by("1", "2", "3"), "options": [], "others": by("beginner", "expert", "people"),
        "months": by(*(f"{2025 + i // 12}-{i % 12 + 1:02}" for i in range(months))), "best_points": 61,
        "best_table": "abc", "fewest_turns": 12, "fewest_table": "abd", "streak": 4, "longest": 9, "minutes": 3120.0,
    }  # fmt: skip


@pytest.mark.parametrize("phone", [False, True])
def test_somebody_who_played_much(come: Come, phone: bool) -> None:
    games = ["the_island", "lost_island", "loot_island", "forbidden_island"]
    match = {"at": 1.79e9, "points": 30, "turns": 12, "with_people": ["Zoë"], "with_bots": ["strong", "strong"]}
    ends = ["won", "drawn", "lost", "alone", "continued"]
    matches = [match | {"table": f"t{i}", "game": games[i % 4], "result": ends[i % 5]} for i in range(30)]
    told = {
        "games": [many(game, months) for game, months in zip(games, (1, 5, 14, 24), strict=True)],
        "matches": matches,
    }
    ada = come("Ada", phone=phone)
    ada.page.route("**/api/profile/statistics", lambda route: route.fulfill(json=told))
    ada.goto("/me")
    make_profile(ada, f"Ada of {'small' if phone else 'large'} figures")
    expect(ada.page.locator("svg[role=img]")).to_have_count(4)
    ada.page.get_by_role("button", name="All (30)").click()
    expect(ada.page.locator(".last tbody tr")).to_have_count(30)
    assert not look_at(ada, "me-many")


@pytest.mark.parametrize("lang", ["nl", "fr", "de"])
def test_in_other_languages(come: Come, lang: str) -> None:
    one = come("Ada", phone=True, lang=lang).goto("/me")
    one.page.locator("#new-name").fill(f"Ada {lang}")
    faults = look_at(one, "me-nobody", lang)
    one.page.locator("#new-password").fill(PASSWORD)
    one.page.locator("section:has(#me-new) button.lamp").click()
    expect(one.page.locator("h1")).to_have_text(f"Ada {lang}")
    for part in one.page.locator("summary").all():
        part.click()
    faults += look_at(one, "me", lang)
    assert not faults, "\n".join(faults)


def test_a_passkey(come: Come) -> None:
    """Made, used on the same device after logging out, and a second one removed."""
    ada = come("Ada")
    ada.url = ada.url.replace("127.0.0.1", "localhost")  # browsers make none for a bare address
    devtools = ada.context.new_cdp_session(ada.page)
    devtools.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    shown = {"isUserVerified": True, "automaticPresenceSimulation": True}
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": kind | shown})
    ada.goto("/me")
    form = ada.page.get_by_role("region", name="Make a profile")
    form.get_by_label("Name").fill("Ada of the keys")
    form.get_by_role("button", name="Make it with a passkey").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Ada of the keys")
    assert not look_at(ada, "me-passkey")
    ada.forgive("409")
    drop = ada.page.get_by_role("button", name="Remove the passkey")
    drop.click()
    expect(ada.page.get_by_text("the only way into your profile")).to_be_visible()
    ada.page.get_by_role("button", name="Log out", exact=True).click()
    ada.page.get_by_role("button", name="Log in with a passkey").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Ada of the keys")
    expect(ada.page.get_by_text("last used")).to_be_visible()
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": kind | shown | {"transport": "usb"}})
    ada.page.get_by_label("Name of the passkey").fill("A key on a ring")
    ada.page.get_by_role("button", name="Add a passkey").click()
    expect(drop).to_have_count(2)
    ada.page.get_by_role("button", name="Remove the passkey A key on a ring").click()
    expect(drop).to_have_count(1)
