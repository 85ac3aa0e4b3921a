"""Levels in the set-up, hints at the table, the look back after it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, expect

from atoll.analysis.searching import prepare
from atoll.engine.catalogue import get_game

from ..server import people
from .checks import axe, covers, too_wide
from .conftest import BOT, ME, Come, Opened
from .creatures import QUICK
from .house import House
from .test_loot_island import at_turn
from .visitor import Visitor, over, play_on


@pytest.fixture(scope="module", autouse=True)
def _search() -> None:
    """The template's is compiled quickly; the server finds it in the cache."""
    prepare(get_game("template"))


def test_levels_are_chosen_a_seat_and_mixed(come: Come) -> None:
    ada = come("Ada").goto("/")
    ada.page.get_by_role("button", name="Open a table").click()
    who = ada.page.get_by_label("Who sits at seat B")
    expect(who).to_have_value("open")
    levels = [one.strip() for one in who.locator("option").all_inner_texts() if "bot" in one]
    assert levels == ["bot: beginner", "bot: sensible", "bot: strong", "bot: expert"]
    hints = ada.page.get_by_label("Hints from the strong bot")
    expect(hints).not_to_be_checked()
    who.select_option("bot:strong")
    expect(who).to_have_value("bot:strong")
    ada.page.get_by_role("button", name="Fill with bots").click()
    expect(ada.page.get_by_label("Who sits at seat C")).to_have_value("bot:sensible")
    expect(hints).to_be_checked()
    hints.uncheck()
    expect(hints).not_to_be_checked()
    ada.page.get_by_text("How well do the bots play?").press("Enter")
    told = ada.page.locator(".levels dt, .levels dd").all_inner_texts()
    assert told[::2] == ["beginner", "sensible", "strong", "expert"]
    assert len(set(told[1::2])) == 4
    assert axe(ada.page) == []


def test_a_hint_says_what_to_do_and_how_good_it_is(come: Come, table: Callable[..., Opened]) -> None:
    """The second of the template's questions has several answers, whatever was dealt."""
    opened = table([ME, BOT], game="template")
    ada = come("Ada").goto(opened.seat(0)).at_table()
    ada.wait_for_turn()
    button = ada.page.get_by_role("button", name="Hint", exact=True)
    button.press("Enter")
    hint = ada.page.locator("section.hint")
    expect(hint.get_by_role("heading")).to_have_text("What the strong bot would do")
    best = hint.locator("li").first
    expect(best).to_contain_text("% to win")
    expect(hint.get_by_role("status")).to_contain_text("% to win")
    if hint.locator("li").count() > 1:
        expect(hint.locator(".gap")).to_have_text(re.compile("good|better|hardly a chance"))
    expect(button).to_have_attribute("aria-expanded", "true")
    assert axe(ada.page) == []
    assert not covers(ada.page, ".hint", ".board, .dock"), "it stands beside the board"
    ada.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    ada.page.keyboard.press("h")
    expect(best.get_by_role("button")).to_be_focused()
    ada.page.keyboard.press("h")
    expect(hint).to_have_count(0)
    button.click()
    best.get_by_role("button").press("Enter")
    ada.until(lambda: ada.look()["confirm"], "a preview of the advice")
    expect(best.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    steps = len(ada.log())
    best.get_by_role("button").press("Enter")  # as a second click on the board does it
    ada.until(lambda: len(ada.log()) > steps, "what was advised")
    expect(hint).to_have_count(0)


def advised(one: Visitor, opened: Opened, house: House, kind: str) -> int:
    """The server's advice would have to be searched for, and that compiled: here it is any, choices of a kind first."""
    person = people.Person(house.address, opened.id, [opened.links["seats"]["0"]])
    person.until(lambda: bool(person.asked()))
    assert person.moment
    all_ = person.moment["views"]["0"]["choices"]
    number = person.moment["question"]["number"]
    person.close()
    people.Person.present.clear()
    best = sorted(all_, key=lambda choice: not choice["do"].startswith(kind))[:3]
    advice = [{"choices": [choice], "chance": 0.5 - k / 10, "simulations": 99} for k, choice in enumerate(best)]
    one.page.route("**/hint", lambda route: route.fulfill(json={"seat": 0, "ask": number, "advice": advice}))
    return len(advice)


@pytest.mark.parametrize(("game", "kind", "options"), [("forbidden_island", "move", {}), ("the_island", "step", QUICK)])
def test_on_a_phone_a_hint_shows_where_and_leaves_the_board_in_sight(
    come: Come, table: Callable[..., Opened], house: House, game: str, kind: str, options: dict[str, str]
) -> None:
    opened = table([ME, BOT], game=game, options=options)
    ada = come("Ada", phone=True).goto(opened.seat(0)).at_table()
    ada.wait_for_turn()
    count = advised(ada, opened, house, kind)
    ghosts = ada.page.locator(".board :is(.ghosts > *, .ghost)")
    before, hidden = ghosts.count(), covers(ada.page, ".dock", ".board")
    ada.page.get_by_role("button", name="Hint", exact=True).tap()
    hint = ada.page.locator(".dock section.hint")
    expect(hint.locator("li")).to_have_count(1)
    expect(hint).to_contain_text("50% to win")
    expect(ghosts).to_have_count(before + 1)
    assert covers(ada.page, ".dock", ".board") - hidden < 360 * 40, "less than a row of the board"
    assert axe(ada.page) == []
    assert too_wide(ada.page) == []
    hint.get_by_role("button", name="More").tap()
    expect(hint.locator("li")).to_have_count(count)
    hint.locator("li").first.get_by_role("button").first.tap()
    ada.until(lambda: ada.look()["confirm"], "a preview of the advice")
    expect(hint).to_have_count(0)
    expect(ada.page.locator("#question")).to_be_visible()
    ada.page.get_by_role("button", name="Not this").tap()
    expect(ghosts).to_have_count(before)


def test_a_hint_marks_the_card_that_it_is_about(come: Come, table: Callable[..., Opened], house: House) -> None:
    opened = table([ME, BOT], game="loot_island", bot_pace=0)
    ada = come("Ada", phone=True).goto(opened.seat(0)).at_table()
    at_turn([ada])
    advised(ada, opened, house, "choose")
    ada.page.get_by_role("button", name="Hint", exact=True).tap()
    expect(ada.page.locator(".dock .card.hinted")).to_have_count(1)
    ada.page.get_by_role("button", name="Close the hint").tap()
    expect(ada.page.locator(".dock .card.hinted")).to_have_count(0)


def test_advice_that_comes_after_the_hint_was_closed_is_not_shown(
    come: Come, table: Callable[..., Opened], house: House
) -> None:
    opened = table([ME, BOT])
    ada = come("Ada").goto(opened.seat(0)).at_table()
    ada.wait_for_turn()
    advised(ada, opened, house, "move")
    late: list[Route] = []
    ada.page.route("**/hint", lambda route: late.append(route))
    ghosts = ada.page.locator(".board .ghosts > *")
    before = ghosts.count()
    for _ in "open", "closed":
        ada.page.get_by_role("button", name="Hint", exact=True).click()
        ada.until(lambda: late, "a question to the bot")
    expect(ada.page.locator("section.hint")).to_have_count(0)
    with ada.page.expect_response("**/hint"):
        late[0].fallback()
    ada.page.wait_for_timeout(100)
    assert ghosts.count() == before


OTHER = {"who": "me", "name": "Zoë"}
NONE = "several people play, and the host has not allowed them"


@pytest.mark.parametrize("phone", [False, True])
def test_whoever_may_not_ask_for_hints_is_told_why(come: Come, table: Callable[..., Opened], phone: bool) -> None:
    opened = table([ME, OTHER], hints=False)
    ada = come("Ada", phone=phone).goto(opened.seat(0)).at_table()
    zoë = come("Zoë", phone=phone).goto(opened.seat(1)).at_table()
    asked = ada.until(lambda: next((one for one in (ada, zoë) if one.my_turn()), None), "somebody's turn")
    asked.page.get_by_role("button", name="Hint", exact=True).press("Enter")
    expect(asked.page.locator(".dock").get_by_role("status")).to_contain_text(NONE)
    assert axe(asked.page) == []
    asked.page.get_by_role("button", name="Menu").click()
    expect(asked.page.get_by_role("dialog").get_by_text(NONE)).to_be_visible()


def test_guests_see_before_the_game_whether_there_are_hints(come: Come, table: Callable[..., Opened]) -> None:
    opened = table([ME, {"who": "open"}], start=False)
    guest = come("Zoë").goto(opened.link("join"))
    expect(guest.page.get_by_text(NONE)).to_be_visible()
    ada = come("Ada").goto(f"{opened.link('host')}&seat={opened.links['seats']['0']}")
    ada.page.get_by_label("Hints from the strong bot").check()
    expect(guest.page.get_by_text("Everybody at the table may ask for hints.")).to_be_visible()


def test_the_host_lets_bots_play_faster_during_the_game(come: Come, table: Callable[..., Opened], house: House) -> None:
    opened = table([ME, BOT], game="template", bot_pace=1400)
    ada = come("Ada").goto(f"{opened.link('host')}&seat={opened.links['seats']['0']}").at_table()
    ada.page.get_by_role("button", name="Menu").click()
    pace = ada.page.get_by_role("combobox", name="Bots play")
    expect(pace).to_have_value("1400")
    pace.select_option("at once")
    browser = people.Browser(house.address, opened.links["host"])
    ada.until(lambda: browser.get(f"/tables/{opened.id}").json()["bot_pace"] == 0, "the new pace")
    watcher = come("Zoë").goto(opened.link("watch")).at_table()
    watcher.page.get_by_role("button", name="Menu").click()
    expect(watcher.page.get_by_role("dialog")).to_be_visible()
    expect(watcher.page.get_by_role("combobox", name="Bots play")).to_have_count(0)


def test_names_of_cells_can_be_read_on_a_phone(come: Come, table: Callable[..., Opened]) -> None:
    """The Island's log and hints speak of them."""
    opened = table([ME, BOT], game="the_island", options=QUICK)
    ada = come("Ada", phone=True).goto(opened.seat(0)).at_table()
    names = ada.page.locator(".board .rim text")
    expect(names.first).to_be_visible()
    drawn = names.evaluate_all("(all) => all.map((e) => e.getBoundingClientRect().height)")
    assert len(drawn) == 26
    assert min(drawn) >= 11


def test_too_many_hints_and_when_to_ask_again(come: Come, table: Callable[..., Opened]) -> None:
    opened = table([ME, BOT], game="template")
    ada = come("Ada").goto(opened.seat(0)).at_table()
    ada.forgive("429")
    ada.wait_for_turn()
    refusal = {"code": "rate", "text": "That was a lot of hints."}
    refuse = {"status": 429, "json": refusal, "headers": {"Retry-After": "2"}}
    ada.page.route("**/hint", lambda route: route.fulfill(**refuse), times=1)
    ada.page.get_by_role("button", name="Hint", exact=True).click()
    again = ada.page.get_by_role("button", name="Try again")
    expect(again).to_have_text("Try again in 2 s")
    expect(again).to_be_disabled()
    assert axe(ada.page) == []
    expect(again).to_be_enabled()
    again.click()
    expect(ada.page.locator("section.hint li").first).to_contain_text("% to win")


def test_the_look_back_and_on_from_there(come: Come, table: Callable[..., Opened]) -> None:
    opened = table([ME, {"who": "me", "name": "Zoë"}], game="template")
    opened.play((0, 1), seed=2)
    ada = come("Ada").goto(opened.seat(0))
    ada.page.get_by_role("button", name="Look back at the game").click()
    expect(ada.page.get_by_role("img", name="Chances to win")).to_be_visible(timeout=60_000)
    lines = ada.page.locator("polyline.line")
    expect(lines).to_have_count(2)
    ada.page.get_by_text("As a table").click()
    rows = ada.page.locator("dialog table tbody tr")
    assert rows.count() >= 2
    expect(rows.last).to_contain_text("%")
    assert axe(ada.page) == []
    # any moment of the replay leads to a table of one's own
    first = rows.first.get_by_role("link")
    first.click()
    ada.page.locator("main.past").wait_for()
    ada.page.go_back()  # to where one was
    expect(first).to_be_focused()
    turning = ada.page.locator(".moments li").all_inner_texts()
    assert all(re.search(r"Turn \d+\n", said) and re.search("(You|Zoë) played: ", said) for said in turning)
    first.click()
    ada.page.get_by_role("link", name="To the look back").click()
    expect(first).to_be_focused()
    ada.page.get_by_role("button", name="Close").click()
    expect(ada.page).to_have_url(re.compile("^[^#]+$"))
    ada.page.reload()
    ada.page.get_by_role("button", name="Look back at the game").click()
    ada.page.get_by_text("As a table").click()
    rows.nth(1).get_by_role("link").click()
    ada.page.get_by_role("button", name="Play on from here with bots").click()
    asked = ada.page.get_by_role("dialog")
    expect(asked.get_by_role("combobox", name="Your seat")).to_have_value("0")
    expect(asked.get_by_role("radio", name="sensible")).to_be_checked()  # no bot was there that could stay
    assert axe(ada.page) == []
    asked.get_by_role("radio", name="beginner").check()
    asked.get_by_role("button", name="Play on", exact=True).press("Enter")
    ada.page.wait_for_url(lambda url: opened.id not in url)
    ada.at_table()
    expect(ada.page.locator(".seat .tag", has_text="bot: beginner")).to_have_count(1)
    ada.wait_for_turn()
    ada.goto("/")
    matches = ada.page.locator("article", has_text="Your matches").locator("li")
    expect(matches).to_have_count(2)
    listed = matches.all_inner_texts()
    assert [("continued from turn " in said) for said in listed] == [True, False], "told from where it comes from"


LEVELS = ("beginner", "sensible", "strong", "expert")
TOLD = {
    "en": ["beginner", "sensible", "strong", "expert"],
    "nl": ["beginner", "verstandig", "sterk", "expert"],
    "fr": ["débutant", "raisonnable", "fort", "expert"],
    "de": ["Anfänger", "vernünftig", "stark", "Experte"],
}
FULL_TABLE = [
    ME,
    *(
        {"who": "bot", "bot": level, "name": name}
        for level, name in zip(LEVELS, ("Bram", "Chloé", "Deniz", "Emil"), strict=True)
    ),
]
UNCUT = "(all) => all.map((e) => [e.textContent.replaceAll('\xad', ''), e.scrollWidth <= e.clientWidth && e.clientWidth > 0])"


@pytest.mark.parametrize("lang", TOLD)
def test_everybody_sees_how_well_a_bot_plays_on_the_smallest_screen(
    come: Come, table: Callable[..., Opened], lang: str
) -> None:
    """Five at the table is the most there can be: names and levels are whole."""
    opened = table(FULL_TABLE, game="loot_island")
    watcher = come("Zoë", phone=True, lang=lang).goto(opened.link("watch")).at_table()
    marks = watcher.page.locator(".seat.bot .level .ic")
    assert all(
        box and box["x"] >= 0 and box["y"] >= 0 and box["width"] >= 12 for box in map(Locator.bounding_box, marks.all())
    )
    expect(marks).to_have_count(4)
    levels = watcher.page.locator(".seat .level").evaluate_all(UNCUT)
    assert levels == [[word, True] for word in TOLD[lang]]
    watcher.page.evaluate("document.fonts.ready")  # until then, in another type, names may be wider
    names = watcher.page.locator(".seat .nm").evaluate_all(UNCUT)
    assert names == [[name, True] for name in ("Ada", "Bram", "Chloé", "Deniz", "Emil")]
    spoken = watcher.page.get_by_role("article").nth(3).get_attribute("aria-label")
    assert spoken
    assert TOLD[lang][2] in spoken
    assert axe(watcher.page) == []


LONG = ("Maximiliane", "Christopher", "Annabelle", "Jean-François", "Wilhelmina X")
WHOLE = (
    "(all) => all.map((e) => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight && e.clientWidth > 0)"
)


@pytest.mark.parametrize("phone", [False, True])
def test_long_names_are_whole_at_a_full_table_with_clocks(
    come: Come, table: Callable[..., Opened], phone: bool
) -> None:
    seats = [seat | {"name": name} for seat, name in zip(FULL_TABLE, LONG, strict=True)]
    opened = table(seats, game="loot_island", clock={"seconds": 900})
    watcher = come("Zoë", phone=phone).goto(opened.link("watch")).at_table()
    watcher.page.evaluate("document.fonts.ready")
    names = watcher.page.locator(".seat .nm")
    assert names.evaluate_all(WHOLE) == [True] * 5
    assert names.evaluate_all("(all) => all.map((e) => e.title)") == list(LONG)
    assert too_wide(watcher.page) == []


def test_the_log_tells_how_well_the_bot_plays_whose_turn_it_is(come: Come, table: Callable[..., Opened]) -> None:
    opened = table([ME, {"who": "bot", "bot": "beginner", "name": "Bram"}], game="template", bot_pace=0)
    ada = come("Ada", phone=True).goto(opened.seat(0)).at_table()
    turns = ada.page.locator(".rail .log li.r")
    play_on([ada], 30, lambda looks: over(looks) or turns.filter(has_text="Bram").count() > 0)
    assert turns.filter(has_text="Bram").first.inner_text().endswith("bot: beginner")
    assert not any("bot:" in said for said in turns.filter(has_text="You").all_inner_texts())


def test_the_level_stands_with_the_name_in_the_lobby_at_the_table_and_at_the_end(
    come: Come, table: Callable[..., Opened]
) -> None:
    opened = table([ME, {"who": "bot", "bot": "beginner", "name": "Bram"}], game="template", start=False, bot_pace=0)
    watcher = come("Zoë").goto(opened.link("watch"))
    expect(watcher.page.locator(".seats-list li").nth(1)).to_contain_text("bot: beginner")
    ada = come("Ada").goto(f"{opened.link('host')}&seat={opened.links['seats']['0']}")
    ada.page.get_by_role("button", name="Start the game").click()
    ada.at_table()
    expect(watcher.page.locator(".seat", has_text="Bram").locator(".tag")).to_have_text("bot: beginner")
    play_on([ada], 60, over)
    expect(watcher.page.locator(".over li", has_text="Bram")).to_contain_text("bot: beginner")


def test_by_keys_alone_an_answer_is_given_by_its_number(come: Come, table: Callable[..., Opened]) -> None:
    opened = table([ME, BOT], game="the_island", bot_pace=0)
    ada = come("Ada").goto(opened.seat(0)).at_table()
    ada.wait_for_turn()
    for key in ("n", "Enter", "Enter"):
        ada.page.keyboard.press(key)
    question = ada.page.locator("#question")
    expect(question).to_contain_text("worth?")
    ada.page.keyboard.press("3")
    third = ada.page.locator(".offers .b").nth(2)
    expect(third).to_be_focused()
    expect(third).to_have_attribute("aria-pressed", "true")
    ada.page.keyboard.press("Enter")
    expect(question).not_to_contain_text("worth?")


def test_e_says_that_the_explorers_stand_well(come: Come, table: Callable[..., Opened]) -> None:
    opened = table([ME, BOT], game="lost_island", bot_pace=0)
    ada = come("Ada").goto(opened.seat(0)).at_table()
    ada.wait_for_turn()
    expect(ada.page.locator("#question")).to_contain_text("Who stands where?")
    expect(ada.page.locator(".dock .b.lamp")).to_be_enabled()  # the dock is drawn after its question
    ada.page.keyboard.press("e")
    expect(ada.page.locator("#question")).not_to_contain_text("Who stands where?")
