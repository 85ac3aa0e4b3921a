"""Somebody at a page: looks at what it offers, and clicks, taps or types. Never talks to the server behind its back."""

import os
import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, Response, ViewportSize

from .checks import script

SCREENS = Path(__file__).parent / "screens"
DESKTOP, PHONE = ViewportSize(width=1440, height=900), ViewportSize(width=360, height=780)

LOOK = script("look")


class Visitor:
    """One page in one browser context."""

    def __init__(self, context: BrowserContext, url: str, name: str, luck: random.Random, touch: bool = False) -> None:
        self.context, self.url, self.name, self.luck, self.touch = context, url, name, luck, touch
        self.faults: list[str] = []
        self.forgiven: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(30_000)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"page error: {error} at {page.url}"))
        page.on("requestfailed", lambda r: self.faults.append(f"failed: {r.method} {r.url} {r.failure}"))
        page.on("response", self._response)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(f"console: {message.text} {message.location.get('url', '')}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status}: {response.url}")

    def forgive(self, *patterns: str) -> None:
        """Faults a test brings about itself, such as a dropped line."""
        self.forgiven += patterns

    def unforgiven(self) -> list[str]:
        always = ("net::ERR_ABORTED",)  # a page that was left does not wait for its answers
        return [fault for fault in self.faults if not any(re.search(p, fault) for p in (*always, *self.forgiven))]

    # -- looking -----------------------------------------------------------------------------------------------------

    def goto(self, path: str = "/") -> "Visitor":
        self.page.goto(self.url + path)
        return self

    def look(self) -> dict[str, Any]:
        return self.page.evaluate(LOOK)

    def until(self, done: Callable[..., Any], what: str = "it", timeout: float = 40.0) -> Any:
        deadline = time.monotonic() + timeout
        while True:
            try:
                if found := done():
                    return found
            except Error as problem:  # the page was just being replaced
                if "context was destroyed" not in str(problem):
                    raise
            assert time.monotonic() < deadline, f"{self.name}: {what} did not happen; the page says {self.words()!r}"
            self.page.wait_for_timeout(30)

    def words(self) -> str:
        return self.page.locator("body").inner_text()[:600]

    def log(self) -> list[str]:
        """The lines of the log, without the preparation."""
        rows = self.page.locator(".rail .log > ol > li").all_inner_texts()
        return [row.strip() for row in rows if row.strip()]

    def story(self) -> list[str]:
        """The log as it is the same for everybody: the number of the step that a line leads to, or what it says."""
        return self.page.locator(".rail .log > ol > li").evaluate_all(
            "(rows) => rows.map((row) => row.querySelector('a')?.hash ?? row.innerText.trim()).filter(Boolean)"
        )

    def my_turn(self) -> bool:
        look = self.look()
        return bool(look["turn"] and not look["busy"])

    def wait_for_turn(self, timeout: float = 60.0) -> dict[str, Any]:
        self.until(self.my_turn, "my turn", timeout)
        return self.look()

    def at_table(self) -> "Visitor":
        self.page.locator("main.play #question").wait_for()
        return self

    # -- doing -------------------------------------------------------------------------------------------------------

    def press(self, at: list[float]) -> None:
        if self.touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)

    def act(self, look: dict[str, Any]) -> bool:
        """One click at random among all that is offered; False if nothing is."""
        if look["hand"]:
            return self._use(look["hand"][0])
        if look["confirm"]:
            return self._use(look["confirm"][0])
        if look["offers"]:
            return self._use(self.luck.choice(look["offers"]))
        options = look["lit"] + (look["verbs"] if not look["lit"] else []) + look["way"]
        return self._use(self.luck.choice(options)) if options else False

    def step(self, timeout: float = 20.0) -> None:
        """One own step: pick something, confirm it, see it in the log."""
        before = len(self.log())
        deadline = time.monotonic() + timeout
        while len(self.log()) == before:
            assert time.monotonic() < deadline, f"{self.name} could not act: {self.words()!r}"
            look = self.look()
            if look["turn"] and not look["busy"]:
                aimed = look | ({"way": []} if look["lit"] or look["verbs"] else {})  # do something, do not just end
                self.act(aimed)
            self.page.wait_for_timeout(30)

    def go_on(self) -> bool:
        """End or pass, if that is asked; with actions left the end is previewed first."""
        look = self.look()
        ways = look["confirm"] or look["way"]
        return bool(look["turn"] and not look["busy"] and ways and self._use(ways[0]))

    def _use(self, offer: dict[str, Any]) -> bool:
        self.press(offer["at"])
        return True

    def shot(self, page: str, theme: str = "light", lang: str = "en", full: bool = False) -> None:
        """A picture to look at, where pictures are asked for: `test_screens` compares."""
        if not os.environ.get("ATOLL_SCREENS"):
            return
        SCREENS.mkdir(exist_ok=True)
        size = self.page.viewport_size or DESKTOP
        self.page.screenshot(path=SCREENS / f"{page}-{size['width']}-{theme}-{lang}.png", full_page=full)


Act = Callable[[Visitor, dict[str, Any]], bool]
Done = Callable[[list[dict[str, Any]]], bool]


def play_on(everybody: list[Visitor], timeout: float, done: Done, act: Act = Visitor.act) -> None:
    """All play, at random or as `act` has it, each at their own page, until `done` says so of what they see."""
    deadline = time.monotonic() + timeout
    while True:
        looks = [one.look() for one in everybody]
        if done(looks):
            return
        moved = False
        for one, look in zip(everybody, looks, strict=True):
            if look["hand"] or (look["turn"] and not look["busy"]):
                moved = act(one, look) or moved
        assert time.monotonic() < deadline, [look["question"] for look in looks]
        if not moved:
            everybody[0].page.wait_for_timeout(25)


def over(looks: list[dict[str, Any]]) -> bool:
    return all(look["over"] for look in looks)


def begun(everybody: list[Visitor], lines: int = 12) -> Done:
    """So many lines of the log are told, whose answer is on its way is heard: now somebody may leave the page."""
    return lambda looks: len(everybody[0].log()) >= lines and not any(look["busy"] for look in looks)
