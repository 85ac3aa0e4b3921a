"""The line drops, the page is loaded again, a second screen, the server dies, somebody leaves: the seat is kept,
nothing is lost, nothing is played twice."""

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import BOT, ME, Come, Opened
from .house import House
from .visitor import Visitor, over, play_on

PAIR = [ME, {"who": "me", "name": "Zoë"}]


def play_a_little(*everybody: Visitor, lines: int = 6) -> None:
    play_on(list(everybody), 60, lambda looks: len(everybody[0].log()) >= lines and not looks[0]["busy"])


class Line:
    """The page's line to the server, which can be cut, and which can lose what the server says."""

    def __init__(self, page: Page) -> None:
        self.up, self.deaf = True, False
        self.sent: list[str] = []
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/api/play", self._route)

    def _route(self, route: WebSocketRoute) -> None:
        if not self.up:
            route.close()
            return
        server = route.connect_to_server()
        self._open.append(route)
        deaf = {"now": False}

        def to_server(message: str | bytes) -> None:
            self.sent.append(str(message))
            server.send(message)
            if self.deaf and '"act"' in str(message):
                deaf["now"] = True

        route.on_message(to_server)
        server.on_message(lambda message: None if deaf["now"] else route.send(message))

    def cut(self) -> None:
        self.up = False
        for route in self._open:
            route.close()
        self._open.clear()


def test_reload(come: Come, table: Callable[..., Opened]) -> None:
    ada = come("Ada").goto(table().seat(0)).at_table()
    play_a_little(ada)
    ada.wait_for_turn()
    before, question = ada.log(), ada.look()["question"]
    ada.page.reload()
    ada.at_table().wait_for_turn()
    assert (ada.log(), ada.look()["question"]) == (before, question)
    ada.step()


def test_dropped_line(come: Come, table: Callable[..., Opened]) -> None:
    opened = table(PAIR)
    everybody = [come("Ada"), come("Zoë")]
    lines = [Line(one.page) for one in everybody]
    for seat, one in enumerate(everybody):
        one.goto(opened.seat(seat)).at_table()
    play_a_little(*everybody)
    play_on(everybody, 30, lambda looks: any(look["turn"] and look["lit"] and not look["confirm"] for look in looks))
    at = 0 if everybody[0].look()["turn"] else 1
    here, gone, line = everybody[at], everybody[1 - at], lines[1 - at]
    line.cut()
    expect(gone.page.get_by_text("No connection.")).to_be_visible()
    assert not gone.look()["lit"], "lamps are off without a line"
    gone.shot("offline")
    before = gone.story()
    here.step()  # the others play on meanwhile
    assert len(here.story()) > len(before) == len(gone.story())
    line.up = True
    expect(gone.page.get_by_text("No connection.")).to_be_hidden(timeout=20_000)
    gone.until(lambda: gone.story() == here.story(), "the same log for both")
    play_a_little(*everybody, lines=len(here.log()) + 3)
    gone.until(lambda: gone.story() == here.story(), "the same log for both")


def test_a_server_that_is_silent(come: Come, table: Callable[..., Opened]) -> None:
    """No grey page without a word: a step that has no answer is said to have none, long before the line is given up."""
    ada = come("Ada")
    line = Line(ada.page)
    ada.goto(table(PAIR).seat(0, 1)).at_table()
    ada.wait_for_turn()
    line.deaf = True
    ada.until(lambda: '"act"' in "".join(line.sent) or (ada.act(ada.look()) and False), "a step")
    expect(ada.page.get_by_text("The server does not answer.")).to_be_visible(timeout=3_000)
    line.deaf = False
    expect(ada.page.get_by_text("The server does not answer.")).to_be_hidden(timeout=25_000)
    ada.wait_for_turn()


def test_an_answer_that_got_lost_is_not_played_twice(come: Come, table: Callable[..., Opened]) -> None:
    ada, zoe = come("Ada"), come("Zoë")
    line = Line(ada.page)
    for _ in range(4):  # some islands sink before it is Ada's turn
        opened = table(PAIR)
        ada.goto(opened.seat(0)).at_table()
        zoe.goto(opened.seat(1)).at_table()
        play_on([zoe, ada], 40, lambda looks: over(looks) or bool(looks[1]["turn"] and looks[1]["lit"]))
        if not ada.look()["over"]:
            break
    line.sent.clear()
    before, told = len(zoe.log()), zoe.story()
    line.deaf = True
    ada.until(lambda: len(zoe.log()) > before or (ada.my_turn() and ada.act(ada.look()) and False), "Ada's step")
    line.deaf = False
    line.cut()
    line.up = True
    ada.until(lambda: len(ada.log()) > before and not ada.look()["busy"], "the line again", 30)
    ada.page.wait_for_timeout(300)
    ada.until(lambda: ada.story() == zoe.story(), "the same log for both")
    acts = [message for message in line.sent if '"act"' in message]
    assert len(acts) == 2
    assert acts[0] == acts[1], "sent again with the same id"
    steps = [step for step in ada.story() if step.startswith("#")]
    assert ada.story()[: len(told)] == told
    assert len(steps) == len(set(steps)), "and done once"


def test_offline_device(come: Come, table: Callable[..., Opened]) -> None:
    """What a phone in a tunnel does; the page notices when it is back."""
    ada = come("Ada").goto(table().seat(0)).at_table()
    ada.forgive("ERR_INTERNET_DISCONNECTED", "WebSocket")
    play_a_little(ada, lines=3)
    before = ada.log()
    ada.context.set_offline(True)
    expect(ada.page.get_by_text("No connection.")).to_be_visible(timeout=20_000)
    ada.context.set_offline(False)
    expect(ada.page.get_by_text("No connection.")).to_be_hidden(timeout=20_000)
    assert ada.log()[: len(before)] == before
    ada.wait_for_turn()
    ada.step()


def test_second_tab_and_second_device(come: Come, table: Callable[..., Opened]) -> None:
    opened = table()
    ada = come("Ada").goto(opened.seat(0)).at_table()
    phone = come("Ada's phone", phone=True).goto(opened.seat(0)).at_table()
    first, second = ada.page, ada.tab()
    second.goto(f"{ada.url}/table/{opened.id}")  # the browser remembers the seat
    for screen in (first, second):
        ada.page = screen
        ada.at_table().wait_for_turn()
        ada.step()
    phone.until(lambda: phone.story() == ada.story(), "the same on the phone")
    phone.wait_for_turn()
    phone.step()
    ada.until(lambda: phone.story() == ada.story(), "the same on the desktop")
    ada.page = first
    ada.until(lambda: phone.story() == ada.story(), "the same in the first tab")
    assert ada.page.locator(".seat .tag.warn").count() == 0
    # one screen goes: the seat is still here
    second.close()
    phone.page.close()
    ada.page.wait_for_timeout(900)
    assert ada.page.locator(".seat .tag.warn").count() == 0


def test_server_killed_in_mid_game(come: Come, tmp_path: Path) -> None:
    house = House(tmp_path).start()
    try:
        opened = Opened(house, [*PAIR, BOT], start=True, bot_pace=50)
        ada, zoe = everybody = [come("Ada", at=house), come("Zoë", at=house, phone=True)]
        for seat, one in enumerate(everybody):
            one.forgive("ERR_CONNECTION", "WebSocket", "ERR_EMPTY_RESPONSE")
            one.goto(opened.seat(seat)).at_table()
        play_a_little(*everybody)
        before = ada.log()
        # the answer to this click may be lost with the server
        look = ada.look()
        if look["turn"] and look["lit"]:
            ada.press(look["lit"][0]["at"])
            if confirm := ada.look()["confirm"]:
                ada.press(confirm[0]["at"])
        house.kill()
        for one in everybody:
            expect(one.page.get_by_text("No connection.")).to_be_visible(timeout=20_000)
        zoe.shot("offline")
        house.start()
        for one in everybody:  # by themselves
            expect(one.page.get_by_text("No connection.")).to_be_hidden(timeout=40_000)
        ada.until(lambda: ada.story() == zoe.story(), "the same log for both")
        assert ada.log()[: len(before)] == before
        since = ada.log()[len(before) :]
        assert len([line for line in since if re.match("You (?!draw)", line)]) <= 1, f"one click, one step: {since}"
        steps = [int(one.partition("=")[2]) for one in ada.story() if one.startswith("#step=")]
        assert steps == sorted(steps), "every step once, in order"
        play_a_little(*everybody, lines=len(ada.log()) + 4)
        before = ada.log()
        ada.page.reload()
        ada.at_table().until(lambda: ada.log()[: len(before)] == before, "the log again")
    finally:
        house.stop()


def test_leaver(come: Come, hasty: House) -> None:
    """The server says how long is away, and how long is too long."""
    three = [*PAIR, {"who": "me", "name": "Emil"}]  # of a match that is not lost before Zoë is back
    opened = Opened(hasty, three, game="the_island", options={"start": "quick"}, start=True)
    ada, zoe, emil = (come(name, at=hasty) for name in ("Ada", "Zoë", "Emil"))
    ada.page.clock.install(time=time.time() - 900)  # a clock that is slow, as clocks are
    for number, one in enumerate((ada, zoe, emil)):
        one.goto(opened.seat(number)).at_table()
    badge = ada.page.locator(".seat", has_text="Zoë").locator(".tag.warn")
    zoe.page.close()
    ada.page.wait_for_timeout(300)
    assert not badge.count(), "a short drop is nobody's business"
    expect(badge).to_have_text("away")
    assert not ada.page.get_by_role("button", name="Let a bot play").count()
    ada.page.get_by_role("button", name="Let a bot play").wait_for()
    expect(ada.page.get_by_role("status").filter(has_text="Zoë has been away")).to_have_count(1)
    ada.shot("leaver")
    # whoever waits or skips may choose again: being away outlives it
    heard = ada.page.locator("[aria-live=polite] [data-told]")
    for choice, told in (("Wait", "The table waits for Zoë"), ("Skip this turn", "Zoë is skipped this turn")):
        ada.page.get_by_role("button", name=choice).click()
        ada.until(lambda told=told: told in ada.log(), told)
        expect(heard.filter(has_text=told)).to_have_count(1)
        expect(badge).to_have_text("away")
    start = len(ada.log())
    ada.page.get_by_role("button", name="Let a bot play").click()
    seat = ada.page.locator(".seat", has_text="Zoë")
    expect(seat.locator(".tag", has_text="bot")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Let a bot play")).to_be_hidden()
    # the bot takes Zoë's turn, perhaps before we look
    acts = lambda: any("\nZoë" in line for line in ada.log()[start:])  # noqa: E731
    play_on([ada, emil], 60, lambda looks: acts(), act=get_on)
    before = about_people(ada)
    # she comes back and has her seat
    zoe.page = zoe.tab()
    zoe.goto(f"/table/{opened.id}").at_table()
    expect(seat.locator(".tag", has_text="bot")).to_be_hidden()
    expect(badge).to_be_hidden()
    expect(heard.filter(has_text="Zoë is back")).to_have_count(1)  # for whoever only hears the page
    # moments differ where a tile was kept, which she alone sees; what was said of people does not
    assert about_people(zoe)[: len(before)] == before
    play_on([ada, emil, zoe], 60, lambda looks: looks[2]["turn"], act=get_on)
    zoe.step()


def about_people(one: Visitor) -> list[str]:
    """Who came, was waited for, was skipped: the lines of the log that lead to no moment."""
    return [line for line in one.story() if not line.startswith("#")]


def get_on(one: Visitor, look: dict[str, Any]) -> bool:
    """The turn is ended where it can be, so that it is soon somebody else's; else what is asked is answered."""
    return one.go_on() or one.act(look)


def test_a_host_who_leaves(come: Come, table: Callable[..., Opened]) -> None:
    """Before the game: the next at the table is the host, and starts."""
    opened = table([ME, {"who": "open"}, {"who": "open"}], start=False)
    ada, zoe = come("Ada"), come("Zoë")
    ada.goto(opened.link("host") + f"&seat={opened.links['seats']['0']}")
    zoe.goto(opened.link("join"))
    zoe.page.get_by_label("Your name").fill("Zoë")
    zoe.page.get_by_role("button", name="Sit down").click()
    expect(zoe.page.locator(".seats-list .tag.you")).to_be_visible()
    assert not zoe.page.get_by_role("button", name="Start the game").count()
    ada.page.locator("nav .keep").click()
    ada.page.get_by_role("button", name="Leave the table").click()
    expect(ada.page.get_by_role("dialog", name="Leave this table?")).to_contain_text("You are the host")
    ada.page.get_by_role("button", name="Leave", exact=True).click()
    ada.page.wait_for_url(f"{ada.url}/")
    expect(zoe.page.get_by_text("you are the host now")).to_be_visible()
    zoe.shot("heir")
    zoe.page.get_by_role("button", name="Start the game").click()
    zoe.at_table()
    assert zoe.page.locator(".seat .tag", has_text="bot").count() == 2


def test_leaving_and_coming_back(come: Come, table: Callable[..., Opened]) -> None:
    """Who leaves keeps the key: the others need not wait, a bot takes over, and «Come back» leads to the seat."""
    opened = table([ME, {"who": "open"}], start=False)
    ada, zoe = (come(name) for name in ("Ada", "Zoë"))
    ada.goto(opened.link("host") + f"&seat={opened.links['seats']['0']}")
    zoe.goto(opened.link("join"))
    zoe.page.get_by_label("Your name").fill("Zoë")
    zoe.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.locator(".seats-list")).to_contain_text("Zoë")
    ada.page.get_by_role("button", name="Start the game").click()
    ada.at_table()
    zoe.at_table()
    menu = zoe.page.locator("nav .keep")
    menu.click()
    zoe.page.get_by_role("button", name="Leave the table").click()
    expect(zoe.page.get_by_role("dialog", name="Leave this table?")).to_contain_text("The seat stays yours")
    zoe.shot("leaving")
    zoe.page.get_by_role("button", name="Stay").click()
    zoe.page.get_by_role("button", name="Leave the table").click()
    zoe.page.get_by_role("button", name="Leave", exact=True).click()
    zoe.page.wait_for_url(f"{zoe.url}/")
    row = zoe.page.locator("article", has_text="Your matches").locator("li")
    expect(row).to_contain_text("you have left")
    zoe.shot("left")
    ada.until(lambda: "Zoë has left" in ada.log(), "the leaver in the log")
    expect(ada.page.locator(".band.gone")).to_contain_text(
        "Zoë has left", timeout=2_000
    )  # at once, not after two minutes
    ada.page.get_by_role("button", name="Wait").click()
    expect(ada.page.locator(".band.gone")).to_be_hidden()
    ada.page.reload()
    ada.page.get_by_role("button", name="Let a bot play").click()
    seat = ada.page.locator(".seat", has_text="Zoë")
    expect(seat.locator(".tag", has_text="bot")).to_be_visible()
    row.get_by_role("link", name="Come back").click()
    zoe.at_table()
    expect(zoe.page.locator(".seat .tag.you")).to_have_count(1)
    expect(seat.locator(".tag", has_text="bot")).to_be_hidden()
    play_on([ada, zoe], 60, lambda looks: looks[1]["turn"] or "Lost" in looks[1]["question"])
    if zoe.look()["turn"]:  # the Landing can sink in Ada's first turn
        zoe.step()


def test_on_to_another_device(come: Come, table: Callable[..., Opened]) -> None:
    """The menu has the link to one's own seat, and the one for spectators."""
    opened = table()
    ada = come("Ada").goto(opened.seat(0) + f"&watch={opened.links['watch']}").at_table()
    ada.page.locator("nav .keep").click()
    ada.page.get_by_text("Play on another device").click()
    seat = ada.page.get_by_label("Link to your own seat").input_value()
    ada.page.locator("summary", has_text="Link to watch").click()
    watch = ada.page.get_by_label("Link to watch").input_value()
    phone, eve = come("Ada's phone", phone=True), come("Eve")
    phone.page.goto(seat)
    eve.page.goto(watch)
    expect(phone.at_table().page.locator(".seat.me")).to_have_count(1)
    expect(eve.at_table().page.get_by_text("You are watching.")).to_be_visible()
    phone.wait_for_turn()
    phone.step()
