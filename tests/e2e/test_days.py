"""Play over days: the list of one's tables, vacation, reminders, and messages while the page is closed."""

import json
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import expect

from .checks import axe, cut_off, raw_keys, too_wide
from .conftest import ME, Come, Opened
from .house import House
from .visitor import Visitor

ZOE = {"who": "me", "name": "Zoë"}
SLOW = {"seconds": 259200, "increment": 0}
KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SUBSCRIBED = {"endpoint": "https://push.example.org/ada", "keys": {"p256dh": KEY, "auth": "BTBZMqHH6r4Tts7J_aSIgg"}}
SUBSCRIBE = f"PushManager.prototype.subscribe = async () => ({{ toJSON: () => ({json.dumps(SUBSCRIBED)}) }})"
"""No push service is in reach of a test: the browser subscribes to one of its own."""
KEPT = "JSON.parse(localStorage.getItem('atoll.channels') ?? '{}')"


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("telling"), notices=True).start()
    yield house
    house.stop()


def menu(one: Visitor) -> None:
    one.page.get_by_role("button", name="Menu").or_(one.page.locator("nav .keep")).first.click()


def is_sound(one: Visitor) -> None:
    one.page.wait_for_timeout(150)
    assert not axe(one.page)
    assert not too_wide(one.page)
    assert not cut_off(one.page)
    assert not raw_keys(one.page)


def whose(opened: Opened) -> int:
    mine = httpx.get(
        f"{opened.house.url}/api/tables/{opened.id}/mine",
        headers={"Authorization": "Bearer " + ",".join(opened.links["seats"].values())},
    ).json()
    return int(mine["asked"][0])


def test_a_browser_hears_of_a_table(telling: House, come: Come) -> None:
    opened = Opened(telling, [ME, ZOE], start=True, clock=SLOW, name="Lagoon 12")
    ada = come("Ada", at=telling, service_workers="allow", permissions=["notifications"])
    ada.context.add_init_script(SUBSCRIBE)
    ada.goto(opened.seat(whose(opened))).at_table()
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    menu(ada)
    ada.page.get_by_text("Messages", exact=True).click()
    box = ada.page.get_by_role("checkbox", name="In this browser")
    box.focus()
    ada.page.keyboard.press("Space")
    expect(box).to_be_enabled()
    expect(box).to_be_checked()
    key = ada.page.evaluate(KEPT)["push"]
    told = httpx.get(f"{telling.url}/api/channel", headers={"Authorization": f"Bearer {key}"}).json()
    assert told["tables"] == [opened.id]
    box.uncheck()
    expect(box).to_be_enabled()
    told = httpx.get(f"{telling.url}/api/channel", headers={"Authorization": f"Bearer {key}"}).json()
    assert told["tables"] == []


def test_the_worker_shows_a_message(telling: House, come: Come) -> None:
    ada = come("Ada", at=telling, service_workers="allow", permissions=["notifications"]).goto("/")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    session, found = ada.context.new_cdp_session(ada.page), []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    ada.page.wait_for_timeout(100)
    message = {"title": "The Island", "body": "It is your turn, Ada.", "url": "/table/abc"}
    registration = {"origin": telling.url, "registrationId": found[-1]["registrationId"]}
    session.send("ServiceWorker.deliverPushMessage", registration | {"data": json.dumps(message)})
    shown = """async () => {
        const { getNotifications } = ServiceWorkerRegistration.prototype;
        for (let i = 0; i < 100; i++) {
            const all = await getNotifications.call(await navigator.serviceWorker.ready);
            if (all.length) return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
            await new Promise((done) => setTimeout(done, 50));
        }
    }"""
    (seen,) = ada.page.evaluate(shown)
    assert seen == {"title": "The Island", "body": "It is your turn, Ada.", "tag": "/table/abc", "data": "/table/abc"}


@pytest.mark.parametrize("phone", [False, True])
def test_my_tables_a_reminder_and_a_vacation(telling: House, come: Come, phone: bool) -> None:
    opened = Opened(telling, [ME, ZOE], start=True, clock=SLOW, name="Lagoon 12")
    gathering = Opened(telling, [ME, {"who": "open"}], name="Bay 3")
    first = whose(opened)
    ada, zoe = (come(name, at=telling, phone=phone) for name in ("Ada", "Zoë"))
    ada.goto(gathering.seat(0)).page.locator("#main").wait_for()
    ada.goto(opened.seat(first)).at_table()
    zoe.goto(opened.seat(1 - first)).at_table()

    ada.goto("/tables")
    waiting = ada.page.get_by_role("region", name="Waiting for you")
    expect(waiting.get_by_role("listitem")).to_have_count(1, timeout=20_000)  # the first page of a busy machine
    expect(waiting).to_contain_text("Lagoon 12")
    expect(waiting).to_contain_text("3 days left")
    expect(waiting.locator("strong")).not_to_be_empty()
    expect(ada.page.get_by_role("region", name="Not begun")).to_contain_text("Bay 3")
    expect(ada.page.get_by_role("region", name="Messages")).to_be_visible()
    is_sound(ada)
    ada.shot(f"tables-{'phone' if phone else 'desktop'}")

    menu(zoe)
    zoe.page.get_by_role("button", name="Remind").click()
    expect(zoe.page.get_by_role("status").filter(has_text="has been reminded")).to_be_visible()
    zoe.page.get_by_role("button", name="Remind").click()
    expect(zoe.page.get_by_role("dialog").get_by_role("status").filter(has_text="less than an hour")).to_be_visible()
    zoe.page.keyboard.press("Escape")

    ada.goto(opened.seat(first)).at_table()
    menu(ada)
    ada.page.get_by_text("Take some days off").click()
    last = ada.page.get_by_label("Until the end of").get_attribute("max")
    assert last
    ada.page.get_by_label("Until the end of").fill(last)
    is_sound(ada)
    ada.shot(f"days-{'phone' if phone else 'desktop'}")
    ada.page.get_by_role("button", name="Take days off").click()
    expect(ada.page.get_by_text("Your clock stands still.")).to_be_visible()
    expect(zoe.page.locator(".seat:not(.me) .tag").filter(has_text="away until")).to_be_visible()
    is_sound(zoe)
    zoe.shot(f"vacation-{'phone' if phone else 'desktop'}")
    ada.page.get_by_role("button", name="I am back").click()
    expect(zoe.page.get_by_text("away until")).to_have_count(0)


def test_links_in_mails(telling: House, come: Come) -> None:
    ada = come("Ada", at=telling, phone=True)
    ada.forgive("404")
    ada.goto("/mail#confirm=abcdefghjk.xyz")
    ada.page.get_by_role("button", name="Yes, that is my address").click()
    expect(ada.page.get_by_role("alert")).to_contain_text("not known here")
    assert "xyz" not in ada.page.url
    is_sound(ada)
    ada.goto("/mail#stop=abcdefghjk.xyz")
    expect(ada.page.get_by_role("alert")).to_contain_text("not known here")
    ada.goto("/mail")
    expect(ada.page.get_by_role("alert")).to_contain_text("not whole")


def test_a_server_that_offers_nothing_shows_nothing(house: House, come: Come) -> None:
    opened = Opened(house, [ME, ZOE], start=True)
    ada = come("Ada").goto(opened.seat(0)).at_table()
    with ada.page.expect_response("**/api/offers"):
        menu(ada)
    expect(ada.page.get_by_role("button", name="Leave")).to_be_visible()
    expect(ada.page.get_by_text("Messages")).to_have_count(0)
    expect(ada.page.get_by_text("Take some days off")).to_have_count(0)
