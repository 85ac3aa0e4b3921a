"""Lessons of the guide, done as somebody does them who knows what is right."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from .checks import axe, cut_off, raw_keys, script, too_wide
from .visitor import Visitor

LESSON = """([game, lesson, done]) => fetch(`/api/guide/${game}/${lesson}`, {method: 'POST',
  headers: {'Content-Type': 'application/json'}, body: JSON.stringify({done})}).then((answer) => answer.json())"""
SPOT = script("spot")
LAMP = ".dock .b.lamp:enabled"

Choices = list[dict[str, Any]]
"""As the server sends them: {"do": "move observatory", "parts": {"do": "move", "tile": "observatory"}}."""
Choose = Callable[[Visitor, Choices, str], None]
"""Does one of these actions on the page."""


def faults(one: Visitor) -> list[Any]:
    return [fault for check in (axe, too_wide, cut_off, raw_keys) for fault in check(one.page)]


def in_list(choices: Choices, do: str) -> int:
    """Where an action stands in the page's list of all: kind by kind."""
    kinds: dict[str, list[str]] = {}
    for choice in choices:
        kinds.setdefault(choice["parts"]["do"], []).append(choice["do"])
    return [action for group in kinds.values() for action in group].index(do)


def by_key(one: Visitor, choices: Choices, do: str) -> None:
    """By its name from the list of all, or the only thing that is left, with keys alone."""
    if len(choices) == 1:
        one.page.keyboard.press("e")
        return
    one.page.locator(".all summary").focus()
    one.page.keyboard.press("Enter")
    one.page.locator(".all .list .b").nth(in_list(choices, do)).focus()
    one.page.keyboard.press("Enter")


def by_finger(one: Visitor, choices: Choices, do: str) -> None:
    """The same with taps alone."""
    if len(choices) == 1:
        if not one.page.locator(LAMP).count():  # it is done on the board first
            one.act(one.look())
        tap(one, LAMP)
        return
    one.page.touchscreen.tap(*one.until(lambda: _listed(one, in_list(choices, do)), do))


def tap(one: Visitor, query: str, n: int = 0) -> None:
    one.page.touchscreen.tap(*one.until(lambda: one.page.evaluate(SPOT, [query, n]), f"{query} to tap"))


def _listed(one: Visitor, n: int) -> list[float] | None:
    """Where the n-th of the list is, opened if need be: a new question closes it."""
    if not one.page.locator(".all[open]").count():
        tap(one, ".all summary")
    return one.page.evaluate(SPOT, [".all .list .b", n])


def learn(one: Visitor, game: str, lesson: str, choose: Choose = by_key) -> int:
    """Does what is right until the lesson is over; how many actions that took."""
    done: list[str] = []
    while (now := one.page.evaluate(LESSON, [game, lesson, done]))["right"]:
        do = now["right"][0]
        choices = next(iter(now["moment"]["views"].values()))["choices"]
        with one.page.expect_response(lambda answer: answer.url.endswith(f"/api/guide/{game}/{lesson}")):
            choose(one, choices, do)
        done.append(do)
    expect(one.page.locator(".done .b.lamp")).to_be_focused()
    return len(done)
