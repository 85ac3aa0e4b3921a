"""Who may do what: undo and its end, spectators, invitations, seats; tokens stay out of addresses."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import ME, Come, Opened
from .visitor import Visitor

ZOE = {"who": "me", "name": "Zoë"}
SECRET = re.compile(r"(seat|join|watch|host)=|[A-Za-z0-9_-]{40,}")


def test_undo_an_own_step_never_a_draw(come: Come, table: Callable[..., Opened]) -> None:
    opened = table([ME, {"who": "me", "name": "Zoë"}])
    ada, zoe = come("Ada"), come("Zoë")
    lines = {person.name: Line(person.page) for person in (ada, zoe)}
    for seat, person in enumerate((ada, zoe)):
        person.goto(opened.seat(seat)).at_table()
    one, other = (ada, zoe) if ada.my_turn() else (zoe, ada)
    one.wait_for_turn()
    log, pips = one.log(), one.page.locator(".pip.f").count()
    undo = one.page.get_by_role("button", name="Undo")
    assert not undo.count()
    one.step()
    one.until(lambda: one.page.locator(".pip.f").count() == pips - 1, "an action less")
    undo.click()
    one.until(lambda: "took the last step back" in one.log()[-1], "the undo")
    assert one.log()[:-1] == log
    one.until(lambda: one.page.locator(".pip.f").count() == pips, "the action back")
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
    # a page that asks all the same is refused
    line = lines[one.name]
    line.ask({"t": "undo", "id": "too-late", "seat": 0 if one is ada else 1})
    answer = one.until(lambda: line.heard("too-late"), "an answer")
    assert (answer["t"], answer["code"]) == ("refused", "undo")
    assert one.log()[: len(after)] == after


class Line:
    """A page's line to the server, over which a test may put a word in."""

    def __init__(self, page: Page) -> None:
        self.said: list[str] = []
        page.route_web_socket("**/api/play", self._route)

    def _route(self, route: WebSocketRoute) -> None:
        self._server = server = route.connect_to_server()

        def to_page(message: str | bytes) -> None:
            self.said.append(str(message))
            route.send(message)

        route.on_message(server.send)
        server.on_message(to_page)

    def ask(self, message: dict[str, Any]) -> None:
        self._server.send(json.dumps(message))

    def heard(self, id: str) -> dict[str, Any] | None:
        return next((found for found in map(json.loads, self.said) if found.get("id") == id), None)


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


SECRETS = re.compile(r'"(?:holds|hid)"')
PIECES = re.compile(r"holds: (plank|rope|sail)|has buried")


def test_spectator_sees_no_secrets(come: Come, table: Callable[..., Opened]) -> None:
    """In a game with hands: not on the page, and not on the line."""
    opened = table([ME, ZOE], game="template")
    ada, eve = come("Ada"), come("Eve")
    mine, watched = Line(ada.page), Line(eve.page)
    ada.goto(opened.seat(0)).at_table()
    eve.goto(opened.link("watch")).at_table()
    eve.until(lambda: eve.story() and ada.story(), "the log")
    for one in (eve, ada):  # what lies before the first turn is drawn when somebody opens it
        one.page.locator(".log details summary").click()
        one.page.locator(".log details[open] li").first.wait_for()
    assert PIECES.search(ada.page.locator("body").inner_text())
    assert not PIECES.search(eve.page.locator("body").inner_text())
    assert SECRETS.search("".join(mine.said))
    assert not SECRETS.search("".join(watched.said))


def test_a_shared_screen_is_handed_over(come: Come, table: Callable[..., Opened]) -> None:
    """Until somebody says who they are nothing is drawn, and nothing behind the sheet can be reached."""
    page = come("Ada").goto(table([ME, ZOE], game="template").seat(0, 1)).page
    sheet = page.locator("dialog.hand[open]")
    for _ in range(2):
        sheet.wait_for()
        assert not page.locator(".board, .seats, .dock, .rail").count()
        assert "plank" not in page.locator("main").inner_text()
        for _ in range(3):
            page.keyboard.press("Escape")
        expect(sheet).to_be_visible()
        for _ in range(4):
            page.keyboard.press("Tab")
            assert page.evaluate(
                "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
            )
        page.get_by_role("button", name="I am").click()
        expect(page.locator(".board .generic")).to_be_visible()
        page.locator(".board .can").first.click()
        page.locator(".dock .confirm .b.lamp").click()


def test_a_shared_screen_shows_whoever_holds_it_no_secret_of_the_other(
    come: Come, table: Callable[..., Opened]
) -> None:
    """Not in the log, not aloud: each reads what their own seat was told, after the hand-over and in mid-turn."""
    ada = come("Ada").goto(table([ME, ZOE], game="template").seat(0, 1))
    page = ada.page
    read: dict[str, str] = {}
    for _ in range(6):
        page.locator("dialog.hand[open]").wait_for()
        who = page.get_by_role("button", name="I am").inner_text().removeprefix("I am ")
        page.get_by_role("button", name="I am").click()
        if page.locator(".log details:not([open]) summary").count():
            page.locator(".log details summary").click()
            page.locator(".log details[open] li").first.wait_for()  # drawn when somebody opens it
        other = {"Ada": "Zoë", "Zoë": "Ada"}[who]
        read[who] = page.locator(".rail .log").inner_text()
        assert re.search(rf"{who} holds: (plank|rope|sail)", read[who])
        assert not re.search(rf"{other} (holds|has buried)", read[who])
        assert other in read[who], "what everybody may know is there"
        # what she does now she reads, and what the other was told she does not hear
        page.locator(".board .can").last.click()
        page.locator(".dock .confirm .b.lamp").click()
        ada.until(lambda: page.locator("dialog.hand[open]").count() or not ada.look()["busy"], "the step")
        assert not re.search(rf"{other} (holds|has buried)", page.locator("[aria-live=polite]").inner_text())
        while not page.locator("dialog.hand[open]").count() and not ada.look()["over"]:
            if ada.my_turn():
                page.locator(".board .can").last.click()
                page.locator(".dock .confirm .b.lamp").click()
            page.wait_for_timeout(60)
        if ada.look()["over"]:
            break
    assert set(read) == {"Ada", "Zoë"}


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


def test_a_link_to_watch_is_no_chair(come: Come, table: Callable[..., Opened]) -> None:
    opened = table([ME, {"who": "open"}, {"who": "open"}], start=False)
    eve, zoe = come("Eve").goto(opened.link("watch")), come("Zoë").goto(opened.link("join"))
    expect(eve.page.get_by_role("heading", name="You are watching.")).to_be_visible()
    assert not eve.page.get_by_role("button", name="Sit").count()
    # whoever may sit chooses where
    zoe.page.get_by_label("Your name").fill("Zoë")
    zoe.page.locator(".sit select").select_option("2")
    assert zoe.page.get_by_role("button", name="Sit").count() == 1
    zoe.page.get_by_role("button", name="Sit down").click()
    expect(eve.page.locator(".seats-list li").nth(2)).to_contain_text("Zoë")


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
