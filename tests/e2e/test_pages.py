"""Every page, in light and dark, on a phone and on a desktop: axe-core finds nothing, nothing is too wide or cut off.

With ATOLL_SCREENS=1 pictures of all of them are kept in `screens/`.
"""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import WebSocketRoute, expect

from ..server import people
from .checks import axe, covers, cut_off, raw_keys, too_wide
from .conftest import ME, Come, Opened
from .house import House
from .visitor import Visitor

ZOE = {"who": "me", "name": "Zoë"}
Visit = Callable[[Visitor], None]


@pytest.fixture
def pages(table: Callable[..., Opened], finished: Opened) -> dict[str, Visit]:
    """How to get to every page, in an order in which some of them go on from the one before."""

    def home(one: Visitor) -> None:
        one.goto("/")
        one.page.locator(".cols").wait_for()

    def menu(one: Visitor) -> None:  # at home
        one.page.locator("nav .keep").first.click()

    def setup(one: Visitor) -> None:
        opened = table([ME, {"who": "open"}, {"who": "open"}], start=False, name="Lagoon 12")
        one.goto(opened.link("host") + f"&seat={opened.links['seats']['0']}&join={opened.links['join']}")
        one.page.locator(".options select").first.wait_for()

    def guest(one: Visitor) -> None:
        opened = table([ME, {"who": "open"}, {"who": "open"}], start=False, name="Lagoon 12")
        one.goto(opened.link("join"))
        one.page.locator(".sit form").wait_for()

    def waiting(one: Visitor) -> None:
        opened = table([ME, ZOE])
        one.goto(opened.seat(1 - begins(opened))).at_table()

    def turn(one: Visitor) -> None:
        opened = table([ME, ZOE])
        one.goto(opened.seat(begins(opened))).at_table().wait_for_turn()

    def keys(one: Visitor) -> None:  # in the own turn
        one.page.keyboard.press("?")

    def preview(one: Visitor) -> None:  # in the own turn
        one.page.keyboard.press("Escape")
        look = one.wait_for_turn()
        one.press(look["lit"][0]["at"])
        one.page.wait_for_timeout(200)
        if not (one.look()["confirm"] or one.look()["offers"]):  # a pawn to be led is in hand: now its tile
            one.press(one.look()["lit"][0]["at"])
        one.until(lambda: one.look()["confirm"] or one.look()["offers"], "a preview")

    def tab(name: str) -> Visit:  # at the table
        def visit(one: Visitor) -> None:
            one.page.locator(f"#rail-{name}").click()
            one.page.locator("#rail-panel").scroll_into_view_if_needed()

        return visit

    def over(one: Visitor) -> None:
        one.goto(finished.seat(0)).at_table()

    def replay(one: Visitor) -> None:  # by whoever was at the table
        one.goto(f"/replay/{finished.id}#step=40")
        one.page.locator("#timeline").wait_for()

    def plain(path: str) -> Visit:
        def visit(one: Visitor) -> None:
            one.goto(path)
            one.page.locator("main h1").wait_for()
            one.page.wait_for_timeout(150)

        return visit

    def guide(one: Visitor) -> None:
        one.goto("/learn/lost_island")
        one.page.locator("#task").wait_for()

    def hand_over(one: Visitor) -> None:
        one.goto(table([ME, ZOE], game="template").seat(0, 1))
        one.page.locator("dialog.hand[open]").wait_for()

    def at_table(one: Visitor) -> None:
        opened = table([ME, ZOE], clock={"seconds": 900})
        one.goto(opened.seat(0, 1) + f"&watch={opened.links['watch']}").at_table()
        one.page.locator("nav .keep").click()
        for part in one.page.locator("dialog[open] details > summary").all():
            part.click()

    return {
        "home": home, "menu": menu, "setup": setup, "guest": guest, "waiting": waiting, "turn": turn, "keys": keys,
        "preview": preview, "chat": tab("chat"), "rules-tab": tab("rules"), "table-menu": at_table, "hand-over": hand_over,
        "over": over, "replay": replay, "replays": plain("/replay"), "rules": plain("/rules/forbidden_island"),
        "learn": plain("/learn"), "guide": guide,
        "about": plain("/about"), "lost": plain("/table/nowhere00"),
    }  # fmt: skip


def begins(opened: Opened) -> int:
    """The seat that has the first turn."""
    person = people.Person(opened.house.address, opened.id, list(opened.links["seats"].values()))
    person.until(lambda: bool(person.asked()))
    person.close()
    people.Person.present.clear()
    return person.asked()[0]


def look_at(one: Visitor, name: str, lang: str) -> Iterator[str]:
    one.page.wait_for_timeout(100)
    for theme, part in (("light", "all"), ("dark", "colours")):
        one.page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
        one.shot(name, theme, lang)
        for fault in axe(one.page, part):  # type: ignore[arg-type]
            yield f"{name} {theme}: {fault}"
    one.page.emulate_media(color_scheme="light", reduced_motion="reduce")
    yield from read(one, name)


def read(one: Visitor, name: str) -> Iterator[str]:
    for problem in too_wide(one.page):
        yield f"{name}: wider than the screen: {problem}"
    for problem in cut_off(one.page):
        yield f"{name}: cut off: {problem}"
    for problem in raw_keys(one.page):
        yield f"{name}: raw key {problem}"


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_page(come: Come, pages: dict[str, Visit], size: str) -> None:
    faults: list[str] = []
    one = come("Ada", phone=size == "phone")
    for name, visit in pages.items():
        visit(one)
        faults += look_at(one, name, "en")
        if name == "rules-tab" and size == "phone":  # where there is no room for decks beside the seats
            one.page.locator("#rail-cards").click()
            faults += look_at(one, "cards-tab", "en")
    one.forgive("nowhere00")
    assert not faults, "\n".join(faults)


OTHERS = (("phone", "nl"), ("phone", "fr"), ("phone", "de"), ("desktop", "de"))
GO_ON = ("menu", "keys", "preview", "chat", "rules-tab", "replay")
"""Pages that are reached from the one before."""


def share_of(pages: dict[str, Visit], turn: int) -> Iterator[str]:
    """Half of the pages, with those that they go on from: two turns that follow each other have all of them."""
    group = -1
    for name in pages:
        group += name not in GO_ON
        if (group + turn) % 2 == 0:
            yield name


@pytest.mark.parametrize(("size", "lang"), OTHERS)
def test_pages_in_other_languages(come: Come, pages: dict[str, Visit], size: str, lang: str) -> None:
    """Every page in two of the four; the looks are as many as when eleven pages were looked at in each."""
    faults: list[str] = []
    one = come("Ada", phone=size == "phone", lang=lang)
    one.forgive("nowhere00")
    for name in share_of(pages, OTHERS.index((size, lang))):
        pages[name](one)
        assert one.page.locator("html").get_attribute("lang") == lang
        faults += in_words(one, name, lang)
        if name == "rules-tab" and size == "phone":
            one.page.locator("#rail-cards").click()
            faults += in_words(one, "cards-tab", lang)
    assert not faults, "\n".join(faults)


def in_words(one: Visitor, name: str, lang: str) -> Iterator[str]:
    one.page.wait_for_timeout(100)
    one.shot(name, "light", lang)
    yield from (f"{name}: {fault}" for fault in axe(one.page, "words"))
    yield from read(one, name)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_bands(come: Come, hasty: House, size: str) -> None:
    """A refusal, somebody who is away for long, no connection: each is seen, and axe has nothing against it."""
    opened = Opened(hasty, [ME, ZOE], start=True)
    ada, zoe = (come(name, at=hasty, phone=size == "phone") for name in ("Ada", "Zoë"))
    up = True

    def line(route: WebSocketRoute) -> None:
        if not up:
            route.close()
            return
        server = route.connect_to_server()
        refused = {"t": "refused", "code": "action", "text": "The boat is full. Three explorers at most."}

        def to_server(message: str | bytes) -> None:
            said = json.loads(message)
            if said["t"] == "say":
                route.send(json.dumps(refused | {"id": said["id"]}))
            else:
                server.send(message)

        route.on_message(to_server)
        server.on_message(route.send)
        lines.append(route)

    lines: list[WebSocketRoute] = []
    ada.page.route_web_socket("**/api/play", line)
    ada.goto(opened.seat(0)).at_table()
    zoe.goto(opened.seat(1)).at_table()
    faults: list[str] = []
    size_of = "document.querySelector('.board').getBoundingClientRect().height"
    height = ada.page.evaluate(size_of)
    ada.page.locator(".say button").first.click()
    expect(ada.page.get_by_text("The boat is full.").first).to_be_visible()
    faults += look_at(ada, "refused", "en")
    if size == "desktop":
        assert ada.page.evaluate(size_of) == height, "the board keeps its size"
    zoe.page.close()
    ada.page.get_by_role("button", name="Let a bot play").wait_for()
    faults += look_at(ada, "gone", "en")
    ada.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert not covers(ada.page, ".band.gone", ".board"), "it stays, and spaces of the board are to be reached"
    up = False
    for one in lines:
        one.close()
    expect(ada.page.get_by_text("No connection.")).to_be_visible()
    faults += look_at(ada, "no-connection", "en")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_was_missed_lies_over_nothing(come: Come, house: House, size: str) -> None:
    """It stays until it is put away, and whoever comes back may be asked for any space of the board."""
    opened = Opened(house, [ME, ZOE], start=True)
    ada = come("Ada", phone=size == "phone").goto(opened.seat(0)).at_table()
    height = "document.querySelector('.board').getBoundingClientRect().height"
    ada.forgive("favicon")
    ada.goto("/icon.svg")
    opened.play((0, 1), 12)
    ada.goto(opened.seat(0)).at_table()
    missed = ada.page.locator(".band", has_text="steps have been taken since you left")
    expect(missed).to_be_visible()
    ada.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert not covers(ada.page, ".band", ".board, .offers.sheet")
    assert not axe(ada.page)
    beside = ada.page.evaluate(height)
    missed.get_by_role("button", name="Close").click()
    expect(missed).to_have_count(0)
    alone = ada.page.evaluate(height)
    assert alone >= beside, "what is put away leaves its room to the board"
    ada.page.reload()
    ada.at_table()
    assert not missed.count()
    ada.until(lambda: abs(ada.page.evaluate(height) - alone) < 1, "a board of the same size")


def test_a_wrong_address_is_open_sea(come: Come) -> None:
    ada = come("Ada")
    ada.forgive("404")
    for path in ("/foo", "/table/", "/rules/xyz", "/about/nothing", "/rules/a/b"):
        ada.goto(path)
        expect(ada.page.locator("h1")).to_have_text("Open sea")
        assert "xyz" not in ada.words().lower()
    ada.page.get_by_role("link", name="To the islands", exact=True).click()
    expect(ada.page.locator("main.home")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(740, 360), (844, 390), (720, 450)])
def test_a_phone_on_its_side(come: Come, table: Callable[..., Opened], width: int, height: int) -> None:
    """The whole board beside the question: neither is scrolled for, and the staff lies on no tile."""
    ada = come("Ada", phone=True)
    ada.page.set_viewport_size({"width": width, "height": height})
    ada.goto(table([ME, ZOE]).seat(0, 1)).at_table()
    ada.wait_for_turn()
    expect(ada.page.locator("#question")).to_be_in_viewport(ratio=1)
    expect(ada.page.locator(".board svg[role=group]")).to_be_in_viewport(ratio=0.95)
    staff, tiles = ada.page.locator(".tide[role=img]").bounding_box(), ada.page.locator("[data-key^=tile] .top")
    assert staff
    assert all((box := tile.bounding_box()) and box["y"] >= staff["y"] + staff["height"] - 1 for tile in tiles.all())
    ada.press(ada.look()["lit"][0]["at"])
    ada.until(lambda: ada.look()["confirm"] or ada.look()["offers"] or ada.look()["lit"], "an answer")
    ada.shot("landscape")
    assert not too_wide(ada.page)
    assert not axe(ada.page)


def test_switching_language(come: Come, table: Callable[..., Opened]) -> None:
    """At home and in mid-game: question, verbs and log change with it."""
    ada = come("Ada").goto("/")
    for lang, name in (("nl", "Nederlands"), ("fr", "Français"), ("de", "Deutsch"), ("en", "English")):
        ada.page.locator(".foot").get_by_role("button", name=name).click()
        expect(ada.page.locator("html")).to_have_attribute("lang", lang)
        assert not raw_keys(ada.page)
    ada.goto(table([ME, ZOE]).seat(0, 1)).at_table()
    ada.step()
    said: dict[str, tuple[str, ...]] = {}
    for lang in ("en", "nl", "fr", "de"):
        ada.page.locator("nav .keep").click()
        ada.page.locator("#set-lang").select_option(lang)
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator("html")).to_have_attribute("lang", lang)
        old = [set(part) for part in zip(*said.values(), strict=True)]
        ada.until(
            lambda old=old: ada.my_turn() and not any(w in o for w, o in zip(_words(ada), old, strict=False)), lang
        )
        said[lang] = _words(ada)
        assert not raw_keys(ada.page)
    for part in zip(*said.values(), strict=True):
        assert len(set(part)) == 4, part
    assert "Your turn" not in said["de"][0]


def _words(one: Visitor) -> tuple[str, ...]:
    look = one.look()
    return look["question"], one.log()[-1], " ".join(verb["text"] for verb in look["verbs"]), one.page.title()


def test_words_of_people_are_in_no_language_of_ours(come: Come, table: Callable[..., Opened]) -> None:
    """What somebody writes is not taken for the page's language; names are not translated."""
    opened = table([ME, ZOE])
    ada, zoe = (
        come("Ada", lang="de").goto(opened.seat(0)).at_table(),
        come("Zoë", lang="fr").goto(opened.seat(1)).at_table(),
    )
    zoe.page.get_by_role("tab", name="Discussion").click()
    zoe.page.locator("#say").fill("שלום à tous")
    zoe.page.locator("#say").press("Enter")
    zoe.page.locator(".say button").first.click()
    ada.page.get_by_role("tab", name="Chat").click()
    lines = ada.page.locator("ol.log li")
    expect(lines).to_have_count(2)
    spoken = lines.first.locator("[lang]")
    expect(spoken).to_have_text("שלום à tous")
    assert [spoken.get_attribute(name) for name in ("lang", "dir")] == ["", "auto"]
    assert not lines.nth(1).locator("[lang]").count(), "a ready phrase is in the reader's language"
    for name in (lines.first.locator("b"), ada.page.locator(".seat .nm").first):
        assert [name.get_attribute(one) for one in ("translate", "dir")] == ["no", "auto"]
    assert not axe(ada.page)
    ada.shot("chat", lang="de")


def test_a_new_message_is_noticed_and_a_long_word_stays_in_its_place(come: Come, table: Callable[..., Opened]) -> None:
    opened = table([ME, ZOE])
    ada, zoe = come("Ada").goto(opened.seat(0)).at_table(), come("Zoë").goto(opened.seat(1)).at_table()
    zoe.page.get_by_role("tab", name="Chat").click()
    zoe.page.locator("#say").fill("O" * 200)
    zoe.page.locator("#say").press("Enter")
    tab = ada.page.get_by_role("tab", name="Chat")
    expect(tab.locator(".note")).to_be_visible()
    expect(tab).to_have_accessible_name("Chat new")
    expect(ada.page.locator("[aria-live=polite]")).to_contain_text("Zoë: OOO")
    tab.click()
    expect(tab.locator(".note")).to_be_hidden()
    log = ada.page.locator("ol.log")
    expect(log).to_contain_text("OOO")
    assert log.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    # read is read, also after the page was loaded again
    ada.page.reload()
    expect(ada.at_table().page.get_by_role("tab", name="Chat").locator(".note")).to_be_hidden()
