"""Somebody's first match, on a phone: does what looks best at a glance, by what the page was sent, and taps."""

import json
import math
from typing import Any

from playwright.sync_api import Route, WebSocket

from atoll.engine.catalogue import get_game
from atoll.engine.position import load_position

from .lessons import Choices, by_finger, tap
from .visitor import Visitor

SECRET = "newcomer"
"""The server's part of the deal, see `House`; bots' luck follows from it too."""
UNKNOWN = "?"
READY = "!document.querySelector('.dock .b:disabled') && document.querySelector('h1.vh')?.textContent.includes(', ')"
"""The page asks, and waits for nothing."""
WINDOWS = ("defend", "miner")
"""Questions to several about somebody else's move: no list, and a newcomer lets them pass."""


def deal(one: Visitor, nonce: str) -> None:
    """The visitor's part of the deal is this; bots act at once. All else is the page's own wish."""

    def replaced(route: Route, **changes: Any) -> None:
        wish = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps(wish | changes))

    one.page.route(
        "**/api/tables", lambda route: replaced(route, bot_pace=0) if route.request.post_data else route.fallback()
    )
    one.page.route("**/api/tables/*/sit", lambda route: replaced(route, nonce=nonce))


class FirstMatch:
    """A match that the visitor's page is about to open."""

    def __init__(self, one: Visitor, game: str) -> None:
        self.one, self.game = one, get_game(game)
        # a view hides what the rules want to be somewhere: it is read without asking whether it can be
        self._lenient = self.game.with_fault(broken=lambda state: 0)
        self.moment: Any = None
        self.seat = -1
        self.done: list[str] = []
        one.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] == "welcome":
            [self.seat] = message["seats"]
        elif message["t"] == "update":
            self.moment = message["moment"]
            self.done += [one["do"] for one in message["entries"] if one["t"] == "step" and one["seat"] == self.seat]

    @property
    def over(self) -> bool:
        return bool(self.moment and self.moment["outcome"])

    @property
    def won(self) -> bool:
        payoff = self.moment["payoff"]
        return payoff[self.seat] == max(payoff) > 0 and (self.game.cooperative or payoff.count(max(payoff)) == 1)

    def play(self) -> int:
        """To the end; how many actions that took."""
        steps = 0
        while not self.over:
            self.one.until(self._is_due, "a question to the newcomer")
            if not self.over:
                self._act()
                steps += 1
        return steps

    def _is_due(self) -> bool:
        asked = self.moment and self.moment["question"] and self.seat in self.moment["question"]["seats"]
        return self.over or bool(asked and self.one.page.evaluate(READY))

    def _act(self) -> None:
        view, before = self.moment["views"][str(self.seat)], len(self.done)
        if self.moment["question"]["kind"] in WINDOWS:
            do = "pass"
            self._let_pass()
        else:
            do = self._think(view["position"], view["choices"])
            by_finger(self.one, view["choices"], do)
        self.one.until(lambda: len(self.done) > before, do)
        assert self.done[before] == do, f"{self.done[before]} instead of {do}"

    def _let_pass(self) -> None:
        tap(self.one, ".confirm .b.line")
        if self.one.page.locator(".confirm .b.lamp").count():
            tap(self.one, ".confirm .b.lamp")

    def _think(self, position: dict[str, Any], choices: Choices) -> str:
        """What looks best at a glance."""
        _, view = load_position(_known(position), self._lenient)
        appeals = {
            self.game.space.text(action): appeal for action, appeal in self.game.appeals(view, self.seat).items()
        }
        return max((choice["do"] for choice in choices), key=lambda do: appeals.get(do, -math.inf))


def _known(position: Any) -> Any:
    """Without the cards of which the page knows only that they are there."""
    if isinstance(position, dict):
        return {key: _known(value) for key, value in position.items()}
    return [_known(one) for one in position if one != UNKNOWN] if isinstance(position, list) else position
