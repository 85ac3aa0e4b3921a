"""A table to try a game's rules on: what the tests of all games share. Each game's `table.py` says how positions are drawn.

t = table("…")                       a position, drawn or written
do(t, "choose red-3-a", "site north1")    steps in notation
assert question(t) == "turn 1"            and what came of them
"""

from collections.abc import Iterator
from typing import Any, ClassVar, Self, TypeVar

import numpy as np
import pytest

from atoll.engine.catalogue import get_game
from atoll.engine.errors import PositionError
from atoll.engine.menu import new_menu
from atoll.engine.position import dump_position, load_position
from atoll.engine.records import Array
from atoll.engine.rng import new_rng


class Table:
    """A game in progress; `told` is what the last step told, as JSON. A game's own table names the game."""

    id: ClassVar[str]

    def __init__(self, position: dict[str, Any]) -> None:
        self.game, self.state = load_position({"game": self.id, **position})
        self.told: list[dict[str, Any]] = []

    def __getattr__(self, field: str) -> Any:
        """A field of the position: table.turn, table.discards, table.asks, …"""
        return dump_position(self.game, self.state).get(field)

    @classmethod
    def new(cls, **options: Any) -> Self:
        """Before anything is decided."""
        game = get_game(cls.id)
        return cls(dump_position(game, game.new(options)))


T = TypeVar("T", bound=Table)


# -- playing -----------------------------------------------------------------------------------------------------------


def do(t: T, *steps: str) -> T:
    """Legal steps in notation, each checked: by nature, by the seat that is asked, or `2: pass` by seat 2.

    After each nothing may be broken; where they end, the position must survive being written and read.
    """
    for step in steps:
        seat, text = _who(t, step)
        action = t.game.space.parse(text)
        t.game.check(t.state, seat, action)
        t.told = [event.to_json() for event in t.game.apply(t.state, seat, action)]
        assert t.game.fault(t.state) is None
    written = dump_position(t.game, t.state)
    assert load_position(written)[1].tobytes() == t.state.tobytes(), written
    return t


def _who(t: Table, step: str) -> tuple[int, str]:
    if step[0].isdigit():
        return int(step[0]), step[2:].strip()
    return t.game.next_seat(t.state), step


def asking(kind: str, *seats: int, **fields: Any) -> list[dict[str, Any]]:
    """For `asks`: one question, of some seats or of nature."""
    return [{"ask": kind, **({"seats": list(seats)} if seats else {}), **fields}]


# -- looking -----------------------------------------------------------------------------------------------------------


def question(t: Table) -> str:
    """What the game waits on, on whom: `act 0`, `miner 1 2`, `turn` for nature, `nothing` when it is over."""
    return " ".join([t.game.ask_kind(t.state), *map(str, t.game.asked(t.state))])


def can(t: Table, kind: str = "", seat: int | None = None) -> set[str]:
    """What a seat (default: the first that is asked, or nature) may do that begins so: `move crimson-a`, all if empty."""
    who = t.game.next_seat(t.state) if seat is None else seat
    texts = [t.game.space.text(a) for a in t.game.choices(t.state, who)]
    wanted = kind.split()
    return {text for text in texts if text.split()[: len(wanted)] == wanted}


def ways(t: Table, kind: str, seat: int | None = None) -> str:
    """The last words of what `can` finds, in order: `b2 c3`."""
    return " ".join(sorted(text.split()[-1] for text in can(t, kind, seat)))


def chances(t: Table) -> dict[str, int]:
    """What nature may do and how likely, by the last word: {"plain": 10, …}."""
    weights = np.zeros(t.game.space.nature, np.int16)
    assert t.game.functions["chance"](t.state[0], weights) == weights.sum()
    return {t.game.space.text(a).split()[-1]: w for a, w in t.game.chances(t.state).items()}


def heard(t: Table, *kinds: str) -> list[dict[str, Any]]:
    """What the last step told of these kinds, without the word `event`."""
    return [{k: v for k, v in e.items() if k != "event"} for e in t.told if e["event"] in kinds]


def told(t: Table) -> list[str]:
    """The kinds of what the last step told, in order."""
    return [event["event"] for event in t.told]


def payoff(t: Table) -> list[float]:
    outcome = t.game.outcome(t.state)
    assert outcome is not None
    return [float(share) for share in outcome[1]]


# -- what a seat sees and thinks ---------------------------------------------------------------------------------------


def seen(t: Table, viewer: int) -> dict[str, Any]:
    """The position as a seat sees it."""
    return dump_position(t.game, t.game.view(t.state, viewer))


def audience(t: Table, step: str, seat: int | None = None) -> int:
    who = t.game.next_seat(t.state) if seat is None else seat
    return int(t.game.audience(t.state, who, t.game.space.parse(step)))


def worlds(t: Table, viewer: int, count: int) -> Iterator[Array]:
    """Worlds that a viewer thinks possible."""
    rng = new_rng(7)
    view = t.game.view(t.state, viewer)
    for _ in range(count):
        world = t.game.sample(view, viewer, rng)
        assert t.game.fault(world) is None
        assert t.game.view(world, viewer).tobytes() == view.tobytes()
        yield world


def encoded(t: Table, seat: int) -> Array:
    """From the seat's own view, as players get it."""
    return t.game.encode(t.game.view(t.state, seat), seat)


def scores_of(t: Table, seat: int | None = None) -> dict[str, float]:
    """What the sensible player thinks of each action, from the seat's own view; nothing is written beyond the menu."""
    who = t.game.next_seat(t.state) if seat is None else seat
    view = t.game.view(t.state, who)
    before = view.tobytes()
    menu, scores = new_menu(t.game.space.count), np.full(t.game.space.count, np.nan)
    count = t.game.functions["legal"](view[0], who, menu)
    t.game.functions["appeal"](view[0], who, menu, t.game.weights, scores)
    assert np.isfinite(scores[:count]).all()
    assert np.isnan(scores[count:]).all()
    assert view.tobytes() == before
    return {t.game.space.text(int(a)): float(s) for a, s in zip(menu[1 : count + 1], scores, strict=False)}


def best(t: Table, seat: int | None = None) -> str:
    scores = scores_of(t, seat)
    return max(scores, key=lambda text: scores[text])


# -- what is refused ---------------------------------------------------------------------------------------------------


def refused(game: str, message: str, **fields: Any) -> str:
    """The position is refused, and the message says so."""
    with pytest.raises(PositionError, match=message) as problem:
        load_position({"game": game, **fields})
    return str(problem.value)
