"""Who may do what: undo and its end, spectators, invitations, seats; tokens stay out of addresses."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import ME, Come, Opened
from .visitor import Visitor

SECRET = re.compile(r"(seat|join|watch|host)=|[A-Za-z0-9_-]{40,}")


def test_undo_an_own_step_never_a_draw(come: Come, table: Callable[..., Opened]) -> None:
    opened = table([ME, {"who": "me", "name": "Zoë"}])
    ada, zoe = come("Ada").goto(opened.seat(0)).at_table(), come("Zoë").goto(opened.seat(1)).at_table()
    one, other = (ada, zoe) if ada.my_turn() else (zoe, ada)
    one.wait_for_turn()
    log, pips = one.log(), one.page.locator(".pip.f").count()
    undo = one.page.get_by_role("button", name="Undo")
    assert not undo.count()
    one.step()
    assert one.page.locator(".pip.f").count() == pips - 1
    undo.click()
    one.until(lambda: "took the last step back" in one.log()[-1], "the undo")
    assert one.log()[:-1] == log
    assert one.page.locator(".pip.f").count() == pips
    other.until(lambda: other.story() == one.story(), "the undo")
    # hand over: cards are drawn, and there is no way back
    before = len(one.log())
    drawn = lambda: any(re.search("draws? ", line) for line in one.log()[before:])  # noqa: E731
    one.until(lambda: drawn() or (one.go_on() and False) or (other.go_on() and False), "the draw")
    one.page.wait_for_timeout(200)
    assert not undo.count()
    after = one.log()
    one.page.keyboard.press("z")
    one.page.wait_for_timeout(300)
    assert one.log()[: len(after)] == after
    assert "took" not in one.log()[-1]


def addresses(visitor: Visitor) -> list[str]:
    seen: list[str] = []
    visitor.page.on("request", lambda request: seen.append(request.url + " " + request.headers.get("referer", "")))
    visitor.page.on("websocket", lambda socket: seen.append(socket.url))
    return seen


def test_spectator_sees_and_cannot_act(come: Come, table: Callable[..., Opened]) -> None:
    opened = table()
    ada, eve = come("Ada").goto(opened.seat(0)).at_table(), come("Eve")
    seen = addresses(eve)
    eve.goto(opened.link("watch")).at_table()
    assert eve.page.url == f"{eve.url}/table/{opened.id}"
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    ada.wait_for_turn()
    look = eve.look()
    assert not any(look[offer] for offer in ("lit", "verbs", "way", "offers", "confirm", "turn"))
    eve.page.mouse.click(*ada.look()["lit"][0]["at"])  # where a lamp is for Ada
    for key in ("n", "Enter", "e", "z"):
        eve.page.keyboard.press(key)
    eve.page.wait_for_timeout(200)
    eve.until(lambda: eve.story() == ada.story(), "the same log")
    # a step of Ada's arrives
    ada.step()
    ada.until(lambda: eve.story() == ada.story() and len(ada.log()) > 1, "the step at the spectator's")
    assert not any(SECRET.search(address) for address in seen), seen
    eve.shot("watching")


def test_links_lead_to_seats_and_leave_the_address_bar(come: Come, table: Callable[..., Opened]) -> None:
    opened = table([ME, {"who": "open"}, {"who": "open"}], start=False)
    ada = come("Ada").goto(opened.link("host") + f"&seat={opened.links['seats']['0']}")
    expect(ada.page.get_by_role("button", name="Start the game")).to_be_visible()
    zoe, emil = come("Zoë"), come("Emil")
    for one, link in ((zoe, opened.seat(2)), (emil, opened.link("join"))):
        seen = addresses(one)
        one.goto(link)
        one.page.get_by_label("Your name").fill(one.name)
        assert one.page.url == f"{one.url}/table/{opened.id}", "no token in the address bar"
        assert opened.id in one.page.evaluate("history.length && location.href")
        one.page.get_by_role("button", name="Sit down").click()
        expect(ada.page.locator(".seats-list")).to_contain_text(one.name)
        assert not any(SECRET.search(address) for address in seen), seen
    rows = ada.page.locator(".seats-list li")
    expect(rows.nth(1)).to_contain_text("Emil")
    expect(rows.nth(2)).to_contain_text("Zoë")
    ada.page.get_by_role("button", name="Start the game").click()
    for one in (ada, zoe, emil):
        one.at_table()
        expect(one.page.locator(".seat .tag.you")).to_have_count(1)
    # a stranger without a link sees nothing
    eve = come("Eve")
    eve.goto(f"/table/{opened.id}")
    expect(eve.page.locator("main.play")).to_have_count(0)
    expect(eve.page.locator("h1")).to_be_visible()


def test_an_invitation_can_be_pasted(come: Come, table: Callable[..., Opened]) -> None:
    opened = table([ME, {"who": "open"}], start=False)
    zoe = come("Zoë").goto("/")
    zoe.page.get_by_role("button", name="paste an invitation").click()
    zoe.page.get_by_label("Invitation").fill("nonsense")
    zoe.page.get_by_role("button", name="Follow").click()
    expect(zoe.page.get_by_role("alert")).to_be_visible()
    zoe.page.get_by_label("Invitation").fill(zoe.url + opened.link("join"))
    zoe.page.get_by_role("button", name="Follow").click()
    expect(zoe.page.get_by_role("button", name="Sit down")).to_be_visible()
