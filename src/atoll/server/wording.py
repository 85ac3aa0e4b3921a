"""Actions, questions and events of a game as clients read them: with ids instead of numbers."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from ..engine import CHANCE
from ..engine.asks import SEATS, open_ask
from ..engine.events import FORGOTTEN, Event
from ..engine.game import Game
from ..engine.match import Step
from ..engine.names import Names
from . import protocol as p

Fades = dict[str, list[str]]
"""By kind of event what of it people must remember themselves."""


@lru_cache(20_000)
def choice(game: Game, action: int) -> p.Choice:
    """An action as clients read it: the same words every time."""
    return p.Choice(do=game.space.text(action), parts=game.space.to_json(action))


@lru_cache(20_000)
def choice_to_send(game: Game, action: int) -> bytes:
    return msgspec.json.encode(choice(game, action))


def question_of(game: Game, state: Any, number: int) -> p.Question | None:
    """What is asked, with ids instead of words."""
    top, seats = open_ask(state[0]), int(state["seats"][0])
    if not top:
        return None
    kind = game.asks.kinds(top.kind)
    values: dict[str, Any] = {}
    for name, meaning in game.asks.meaning.get(kind, {}).items():
        value = getattr(top, name)
        if isinstance(meaning, Names) and value < 0:
            continue
        if isinstance(meaning, Names):
            values[meaning.kind] = value if meaning.kind == "seat" else meaning.ids[value]
        elif meaning == SEATS:
            values[name] = [i for i in range(seats) if value >> i & 1]
        else:
            values[name] = value
    paragraphs = list(game.asks.paragraphs.get(kind, ()))
    asked = [i for i in range(seats) if top.seats >> i & 1]
    return p.Question(number=number, kind=kind.name.lower(), seats=asked, values=values, paragraphs=paragraphs)


def is_forgotten(step: Step, told: Iterable[Event]) -> bool:
    """What nature drew is told again no more than the events that say it."""
    return step.seat == CHANCE and any(event.forgotten for event in told)


def event_info(event: Event, fading: Fades, seats: list[int] | None = None) -> p.EventInfo:
    values: dict[str, Any] = {}
    for key, value in event.values.items():
        names = event.meaning[key]
        values[key] = value if names is None or names.kind == "seat" or value < 0 else names.ids[value]
    values |= dict.fromkeys(event.forgotten, FORGOTTEN)
    return p.EventInfo(kind=event.kind, values=values, seats=seats, fades=fading.get(event.kind))
