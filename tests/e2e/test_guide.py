"""The first-game guide and the rules where one needs them: by keyboard on a phone, without a fault that axe-core sees."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import Come, Opened
from .lessons import faults, learn


@pytest.mark.parametrize(("game", "lang"), [("forbidden_island", "en"), ("the_island", "nl")])
def test_a_guide_by_keyboard_at_360(come: Come, game: str, lang: str) -> None:
    """From the home page through all lessons, to a first match against beginners."""
    ada = come("Ada", phone=True, lang=lang)
    ada.goto("/").page.locator("a[href='/learn']").first.press("Enter")
    ada.page.locator(f"a[href='/learn/{game}']").press("Enter")
    ada.page.locator("#task").wait_for()
    lessons = [one["id"] for one in ada.page.evaluate(f"fetch('/api/guide/{game}').then((answer) => answer.json())")]
    titles = []
    for number, lesson in enumerate(lessons, 1):
        titles.append(ada.page.locator("#task").inner_text())
        assert not (faults(ada) if number in (1, 5) else [])
        learn(ada, game, lesson)
        assert not (faults(ada) if number in (1, len(lessons)) else [])
        if number < len(lessons):
            ada.page.keyboard.press("Enter")
            expect(ada.page.locator("#task")).to_be_focused()
    assert len(set(titles)) == len(lessons)
    ada.page.keyboard.press("Enter")
    ada.at_table()


def test_a_wrong_action_says_why_and_changes_nothing(come: Come) -> None:
    ada = come("Ada", phone=True)
    ada.goto("/learn/forbidden_island#shore")
    ada.page.locator("#task").wait_for()
    ada.page.keyboard.press("e")
    if ada.page.locator(".confirm .lamp").count():  # with actions left it is previewed
        ada.page.locator(".confirm .lamp").press("Enter")
    expect(ada.page.locator(".band.warn")).to_contain_text("the Landing comes first")
    assert not faults(ada)
    assert learn(ada, "forbidden_island", "shore") == 1


def test_a_guide_that_is_finished(come: Come) -> None:
    """From the last lesson one gets to the first match without doing it; done, the guide begins anew."""
    ada = come("Ada")
    ada.goto("/learn/lost_island")
    lessons = [
        one["id"] for one in ada.page.evaluate("fetch('/api/guide/lost_island').then((answer) => answer.json())")
    ]
    ada.goto(f"/learn/lost_island#{lessons[-1]}").page.reload()
    first = ada.page.locator(".task").get_by_role("button", name="A first match")
    expect(first).to_be_enabled()
    learn(ada, "lost_island", lessons[-1])
    ada.goto("/learn").page.get_by_role("link", name="Again from the start").click()
    expect(ada.page.locator("#task")).to_contain_text(f"Lesson 1 of {len(lessons)}")
    ada.goto("/learn")
    assert not faults(ada)
    ada.goto(f"/learn/lost_island#{lessons[-1]}").page.reload()
    first.click()
    ada.at_table()


def test_where_one_was_is_kept(come: Come) -> None:
    """Skipped lessons too; and from the list one goes on there."""
    ada = come("Ada")
    ada.goto("/learn/lost_island").page.get_by_role("button", name="Skip this lesson").click()
    expect(ada.page.locator("#task")).to_contain_text("Reveal")
    learn(ada, "lost_island", "reveal")
    ada.goto("/learn").page.get_by_text("one lesson done").wait_for()
    assert not faults(ada)
    ada.page.locator("a[href='/learn/lost_island']").click()
    expect(ada.page.locator("#task")).to_contain_text("Reveal")


def test_the_log_of_a_lesson_is_what_one_has_done(come: Come) -> None:
    """Nothing of it is folded as a preparation, nothing leads to a replay that does not exist."""
    ada = come("Ada")
    ada.goto("/learn/forbidden_island#shore")
    ada.page.locator("#task").wait_for()
    learn(ada, "forbidden_island", "shore")
    expect(ada.page.locator(".rail .log > ol > li .to").first).to_contain_text("Landing")
    expect(ada.page.locator(".rail .log :is(details, a)")).to_have_count(0)
    ada.page.locator(".rail .log").focus()
    ada.page.keyboard.press("ArrowUp")
    expect(ada.page.locator(".rail .log .to").last).to_be_focused()
    assert not faults(ada)


def test_the_rule_of_the_question_is_one_tap_away(come: Come, table: Callable[..., Opened]) -> None:
    ada = come("Ada", phone=True)
    ada.goto(table().seat(0)).at_table()
    ada.page.locator(".dock .book").click(timeout=60_000)  # the rules come by themselves, on a busy machine late
    expect(ada.page.locator("dialog[open]")).to_contain_text("An action is one of these")
    assert not faults(ada)
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("r")
    expect(ada.page.locator("dialog[open] #rule-now")).to_be_visible()


@pytest.mark.parametrize("game", ["forbidden_island", "the_island", "lost_island", "loot_island"])
def test_what_comes_before_and_after_is_read_there_too(come: Come, table: Callable[..., Opened], game: str) -> None:
    """What nature answers at once is never a question of somebody’s: its rules lie beside those of the question. Which one
    is asked first depends on the deal."""
    ada, opened = come("Ada", phone=True), table(game=game)
    ada.goto(opened.seat(0)).at_table()
    ada.wait_for_turn()
    asks = opened.asks(0)
    rules = ada.page.evaluate(f"fetch('/api/rules/{game}/en').then((answer) => answer.json())")
    expect(ada.page.locator(".dock .book")).to_be_enabled(timeout=60_000)
    ada.page.keyboard.press("r")
    ada.page.get_by_role("heading", name="Before and after this").wait_for()
    assert rules["around"][asks]
    assert set(ada.page.locator("dialog[open] .nr").all_inner_texts()) == {*rules["asks"][asks], *rules["around"][asks]}
    assert not faults(ada)


def test_the_rules_of_the_end_on_a_phone_and_of_a_moment_of_the_replay(come: Come, finished: Opened) -> None:
    ada = come("Ada", phone=True)
    ada.goto(finished.seat(0)).at_table()
    ada.page.locator(".over").get_by_role("button", name="Rules").click(timeout=60_000)
    expect(ada.page.locator("dialog[open] .nr").first).to_have_text("9.1")
    assert not faults(ada)
    ada.goto(f"/replay/{finished.id}#step=60")
    ada.page.locator(".strip .book").click()
    expect(ada.page.locator("dialog[open] .nr").first).to_be_visible()
    asked = ada.page.locator("dialog[open] .nr").all_inner_texts()
    assert asked
    assert "9.1" not in asked
    assert not faults(ada)
    ada.page.keyboard.press("Escape")
    ada.page.get_by_label("Timeline").press("End")
    ada.page.locator(".strip .book").click()
    expect(ada.page.locator("dialog[open] .nr").first).to_have_text("9.1")


def test_what_is_not_possible_names_its_rule(come: Come) -> None:
    ada = come("Ada")
    ada.goto("/learn/forbidden_island#walk")
    expect(ada.page.locator(".dock .book")).to_be_enabled(timeout=60_000)  # the rules are there
    ada.page.get_by_role("button", name="Capture").press("Enter")
    expect(ada.page.locator(".dock .why")).to_contain_text("(rule 6.4)")


@pytest.mark.parametrize("game", ["forbidden_island", "the_island", "lost_island", "loot_island"])
def test_a_rulebook_with_drawn_examples(come: Come, game: str) -> None:
    ada = come("Ada", phone=game == "the_island")
    ada.goto(f"/rules/{game}")
    lessons = ada.page.evaluate(f"fetch('/api/guide/{game}').then((answer) => answer.json())")
    figures, drawn = ada.page.locator("figure"), ada.page.locator("figure .board svg[role=group]")
    expect(figures).to_have_count(len(lessons))
    expect(figures.last.locator("figcaption a")).to_have_count(1)  # words to be found are there before the pictures
    figures.nth(3).scroll_into_view_if_needed()
    expect(figures.nth(3).locator(".board svg[role=group]")).to_be_visible()
    assert drawn.count() < len(lessons), "what is far away waits"
    tall = "document.documentElement.scrollHeight"
    before = ada.page.evaluate(tall)
    figures.last.scroll_into_view_if_needed()
    expect(figures.last.locator(".board svg[role=group]")).to_be_visible()
    assert ada.page.evaluate(tall) == before, "a picture has its place before it is there"
    ada.page.pdf()
    expect(drawn).to_have_count(len(lessons))  # on paper all are
    assert not faults(ada)
    ada.page.locator("input[type=search]").fill(lessons[0]["rule"])
    expect(ada.page.locator(f"#rule-{lessons[0]['rule'].replace('.', chr(92) + '.')}")).to_be_visible()
