"""Replays: every moment of a match, from a seat's eyes, as a spectator saw it, or, when it is over, with all open."""

from typing import Any, Literal

from ..engine import CHANCE, SPECTATOR
from ..engine.events import EVERYBODY
from ..engine.match import Match
from ..engine.position import dump_position
from . import protocol as p
from .wording import event_info, is_forgotten, question_of

Vantage = Literal["all", "watch"] | int
"""From where a replay is seen: with all open, as a spectator, from a seat."""


def replay(match: Match, eyes: Vantage) -> p.Replay:
    """Before the match is over, what people must remember themselves is left out."""
    game = match.game
    fading = game.events.fading(match.options)
    whole = eyes == "all" or match.is_over()
    frames = [_frame(match, 0, None, [], match.start, eyes)]
    state = match.start.copy()
    for number, step in enumerate(match.steps, 1):
        audience = game.audience(state, step.seat, step.action)
        told = [e if whole else e.forget(fading) for e in game.apply(state, step.seat, step.action)]
        events = [event_info(e, fading) for e in told if _hears(e.audience, eyes)]
        seen = _hears(audience, eyes) and not is_forgotten(step, told)
        frames.append(_frame(match, number, step if seen else None, events, state, eyes))
    outcome = game.outcome(match.state)
    return p.Replay(
        game=game.id,
        options=dict(match.options),
        players=list(match.players),
        eyes=eyes,
        frames=frames,
        outcome=outcome[0] if outcome else None,
        payoff=outcome[1] if outcome else None,
    )


def _hears(audience: int, eyes: Vantage) -> bool:
    if audience == EVERYBODY or eyes == "all":
        return True
    return isinstance(eyes, int) and audience >> eyes & 1 == 1


def _frame(match: Match, number: int, step: Any, events: list[p.EventInfo], state: Any, eyes: Vantage) -> p.Frame:
    game = match.game
    seen = state if eyes == "all" else game.view(state, SPECTATOR if eyes == "watch" else int(eyes))
    return p.Frame(
        step=number,
        seat=None if step is None or step.seat == CHANCE else step.seat,
        do=game.space.text(step.action) if step else "",
        events=events,
        question=question_of(game, seen, number),
        position=dump_position(game, seen),
    )
