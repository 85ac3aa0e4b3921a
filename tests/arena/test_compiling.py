"""arena.compiling and arena.rehearsal: what is compiled before the first game, and who hears of it."""

from typing import Any

import numba
import pytest

from atoll import bots
from atoll.arena.compiling import heralded
from atoll.arena.rehearsal import rehearse
from atoll.bots.answers import WrongAnswer
from atoll.engine.game import Game

pytestmark = pytest.mark.compiled


def fresh() -> Any:
    return numba.njit(lambda x: x + 1)


def test_who_has_something_to_compile_is_announced_once() -> None:
    said: list[str] = []
    one, other = fresh(), fresh()
    with heralded(lambda: said.append("compiling")) as herald:
        assert not herald.called
        one(1)
        other(1)
    assert said == ["compiling"]
    with heralded(lambda: said.append("again")):
        one(2)
    fresh()(1)
    assert said == ["compiling"], "it was compiled before, and nobody listens any more"


class Own:
    """Random, with compiled code of its own."""

    name, style = "own", None

    def __init__(self) -> None:
        self.code = fresh()

    def __deepcopy__(self, memo: Any) -> "Own":
        return self

    def choose(self, *given: Any) -> int | None:
        self.code(1)
        return bots.get_bot("random").choose(*given)


def test_every_bot_chooses_once(template: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    own, said = Own(), []
    known = {"own": own, "random": bots.get_bot("random"), "search": bots.get_bot("search:method=ismcts")}
    monkeypatch.setattr(bots, "_made", known.__getitem__)
    rehearse(template, ["search"], template.options.defaults())  # from here on it is compiled
    with heralded(lambda: said.append("compiling")):
        rehearse(template, ["own", "search", "own"], template.options.defaults())
    assert said == ["compiling"]
    assert len(own.code.signatures) == 1
    with heralded(lambda: said.append("again")):
        rehearse(template, ["own", "search"], template.options.defaults())
    assert said == ["compiling"]


def test_a_bot_that_fails_fails_before_the_first_game(template: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing(Own):
        def choose(self, *_: Any) -> int | None:
            raise ValueError("not today")

    monkeypatch.setattr(bots, "_made", lambda _: Failing())
    with pytest.raises(WrongAnswer, match="ValueError: not today"):
        rehearse(template, ["failing"], template.options.defaults())
