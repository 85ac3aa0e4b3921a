"""When a step can be taken back: until it is handed over; never once something was drawn or shown, or somebody else acted.

It follows from what a game declares anyway: who is asked, who sees a step, which events reveal something. So

- what leaves the question with the same person is free: a pawn moved, a card chosen until «done», a secret set-up;
- what opens a question for somebody else is handed over, and so is a pass that the others who are still asked have seen,
  and whatever lets the next turn begin;
- a secret answer to a question that others are asked at the same time is free while it is the last step.
"""

from collections.abc import Collection, Sequence
from typing import Literal

from .events import EVERYBODY, Event
from .game import Game
from .records import Array

Why = Literal["nothing", "drawn", "other", "revealed", "handed"]
"""Why it stays: there is nothing; something was drawn, somebody else acted since; it showed something; it is handed over."""


def why_final(
    game: Game, before: Array, seat: int, action: int, events: Sequence[Event], after: Array, mine: Collection[int]
) -> Why | None:
    """Why this last step of a person with these seats stays as it is; None if it can be taken back."""
    if any(event.reveals for event in events):
        return "revealed"
    if _hands_over(game, before, seat, action, after, mine):
        return "handed"
    return None


def _hands_over(game: Game, before: Array, seat: int, action: int, after: Array, mine: Collection[int]) -> bool:
    were, are = game.asked(before), game.asked(after)
    others = [other for other in are if other not in mine]
    if before["turns"][0] != after["turns"][0] and len(mine) < after["seats"][0]:
        return True
    if not others:
        return False
    if game.question(before) != game.question(after) or not set(others) <= set(were):
        return True
    audience = game.audience(before, seat, action)
    seen = any(audience == EVERYBODY or audience >> other & 1 for other in others)
    return seen and seat in were and seat not in are
