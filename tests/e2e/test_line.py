"""The line drops, the page is loaded again, a second screen, the server dies, somebody leaves: the seat is kept,
nothing is lost, nothing is played twice."""

import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import BOT, ME, Come, House, Opened
from .visitor import Visitor, play_on

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
    ada, zoe = come("Ada"), come("Zoë")
    line = Line(ada.page)
    ada.goto(opened.seat(0)).at_table()
    zoe.goto(opened.seat(1)).at_table()
    play_a_little(ada, zoe)
    line.cut()
    expect(ada.page.get_by_text("No connection.")).to_be_visible()
    assert not ada.look()["lit"], "lamps are off without a line"
    ada.shot("offline")
    # the others play on meanwhile
    if zoe.look()["turn"]:
        zoe.step()
    line.up = True
    expect(ada.page.get_by_text("No connection.")).to_be_hidden(timeout=20_000)
    ada.until(lambda: ada.story() == zoe.story(), "the same log for both")
    play_a_little(ada, zoe, lines=len(ada.log()) + 3)
    ada.until(lambda: ada.story() == zoe.story(), "the same log for both")


def test_an_answer_that_got_lost_is_not_played_twice(come: Come, table: Callable[..., Opened]) -> None:
    opened = table(PAIR)
    ada, zoe = come("Ada"), come("Zoë")
    line = Line(ada.page)
    ada.goto(opened.seat(0)).at_table()
    zoe.goto(opened.seat(1)).at_table()
    play_on([zoe, ada], 40, lambda looks: bool(looks[1]["turn"] and looks[1]["lit"]))
    before = len(zoe.log())
    line.deaf = True
    ada.until(lambda: len(zoe.log()) > before or (ada.my_turn() and ada.act(ada.look()) and False), "Ada's step")
    line.deaf = False
    line.cut()
    line.up = True
    ada.until(lambda: len(ada.log()) > before and not ada.look()["busy"], "the line again", 30)
    ada.page.wait_for_timeout(300)
    assert ada.story() == zoe.story()
    acts = [message for message in line.sent if '"act"' in message]
    assert len(acts) == 2
    assert acts[0] == acts[1], "sent again with the same id"
    assert len(ada.log()) == before + 1, "and done once"


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
        assert len(ada.log()) <= len(before) + 12
        play_a_little(*everybody, lines=len(ada.log()) + 4)
        before = ada.log()
        ada.page.reload()
        ada.at_table().until(lambda: ada.log()[: len(before)] == before, "the log again")
    finally:
        house.stop()


def test_leaver(come: Come, hasty: House) -> None:
    """The server says how long is away, and how long is too long."""
    opened = Opened(hasty, [*PAIR, {"who": "me", "name": "Emil"}], start=True)
    ada, zoe, emil = (come(name, at=hasty) for name in ("Ada", "Zoë", "Emil"))
    ada.page.clock.install(time=time.time() - 900)  # a clock that is slow, as clocks are
    for seat, one in enumerate((ada, zoe, emil)):
        one.goto(opened.seat(seat)).at_table()
    badge = ada.page.locator(".seat", has_text="Zoë").locator(".tag.warn")
    zoe.page.close()
    ada.page.wait_for_timeout(300)
    assert not badge.count(), "a short drop is nobody's business"
    expect(badge).to_have_text("away")
    assert not ada.page.get_by_role("button", name="Let a bot play").count()
    ada.page.get_by_role("button", name="Let a bot play").wait_for()
    ada.shot("leaver")
    ada.page.get_by_role("button", name="Let a bot play").click()
    seat = ada.page.locator(".seat", has_text="Zoë")
    expect(seat.locator(".tag", has_text="bot")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Let a bot play")).to_be_hidden()
    # the bot takes Zoë's turn
    start = len(ada.log())
    acts = lambda: any("Zoë" in line and not line.startswith("Turn") for line in ada.log()[start:])  # noqa: E731
    play_on([ada, emil], 60, lambda looks: acts())
    before = ada.log()
    # she comes back and has her seat
    zoe.page = zoe.tab()
    zoe.goto(f"/table/{opened.id}").at_table()
    expect(seat.locator(".tag", has_text="bot")).to_be_hidden()
    expect(badge).to_be_hidden()
    assert zoe.log()[: len(before)] == before
    play_on([ada, emil, zoe], 60, lambda looks: looks[2]["turn"])
    zoe.step()
