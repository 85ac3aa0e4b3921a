"""Checks of who knows what: views, sampled worlds, twin worlds, audiences, what a step reveals."""

import numpy as np

from .. import NOBODY, SPECTATOR
from ..errors import IllegalAction
from ..events import EVERYBODY
from ..game import Game
from ..records import Array
from ..rng import below, new_rng
from .rules import Options
from .walking import Moment, heard, one, sees, some_step, walk

PAIRS = 8
"""In how many moments of a match twin worlds set out, on average."""
TOGETHER = 40
"""For how many steps they are watched."""


def check_views(game: Game, options: Options, seed: int) -> None:
    """What is cut stays cut, and a sampled world fits: the same view, no fault, the same choices, the same numbers."""
    rng = new_rng(seed)
    for moment in walk(game, options, seed):
        for viewer in moment.viewers:
            view = game.view(moment.state, viewer)
            moment.require(game.view(view, viewer).tobytes() == view.tobytes(), f"{viewer}: a view is cut further")
            world = game.sample(view, viewer, rng)
            fault = game.fault(world) if world.tobytes() != moment.state.tobytes() else None
            moment.require(fault is None, f"{viewer}: the sampled world has fault {fault!r}")
            again = game.view(world, viewer)
            differ = [name for name in game.dtype.names or () if again[name].tobytes() != view[name].tobytes()]
            moment.require(not differ, f"{viewer}: the view of the sampled world has another {', '.join(differ)}")
            if viewer != SPECTATOR:
                _check_choices(moment, viewer, view, world)


def _check_choices(moment: Moment, seat: int, view: Array, world: Array) -> None:
    game = moment.game
    known = [game.legal(state, seat) for state in (moment.state, view, world)]
    moment.require(known[0] == known[1] == known[2], f"seat {seat} may do {known[0]}, in its view {known[1:]}")
    eager = [seat in game.eager(state) for state in (moment.state, view, world)]
    moment.require(eager[0] == eager[1] == eager[2], f"seat {seat} is eager {eager[0]}, in its view {eager[1:]}")
    numbers = game.encode(view, seat)
    moment.require(np.isfinite(numbers).all(), f"seat {seat}: encode gives no numbers")


def check_twins(game: Game, options: Options, seed: int) -> None:
    """Two worlds that fit the same view stay alike to that viewer, until he sees or hears what tells them apart."""
    rng = new_rng(seed)
    length = sum(1 for _ in walk(game, options, seed))
    for moment in walk(game, options, seed):
        if below(rng, length) < PAIRS:
            viewer = one(moment.viewers, rng)
            view = game.view(moment.state, viewer)
            _watch(moment, viewer, game.sample(view, viewer, rng), game.sample(view, viewer, rng), rng)


def _watch(moment: Moment, viewer: int, left: Array, right: Array, rng: Array) -> None:
    """The same public steps in both worlds; where a step is hidden from the viewer each takes its own."""
    game = moment.game
    for _ in range(TOGETHER):
        _check_alike(moment, viewer, left, right, rng)
        seat, action = some_step(game, left, rng)
        if seat == NOBODY:
            return
        hidden = not sees(game.audience(left, seat, action), viewer)
        other = action
        choices = game.choices(right, seat)
        if hidden:
            choices = [a for a in choices if not sees(game.audience(right, seat, a), viewer)]
            other = one(choices, rng) if choices else action
        if other not in choices:
            return
        same = hidden == (not sees(game.audience(right, seat, other), viewer))
        moment.require(same, f"{viewer} sees «{moment.said(seat, action)}» or not, by what is hidden from it")
        left, told = heard(game, left, seat, action, viewer)
        right, told_too = heard(game, right, seat, other, viewer)
        if hidden:
            steps = f"«{moment.said(seat, action)}» and «{moment.said(seat, other)}»"
            moment.require(told == told_too, f"{viewer} tells {steps} apart by {told} and {told_too}")
        if told != told_too:
            return


def _check_alike(moment: Moment, viewer: int, left: Array, right: Array, rng: Array) -> None:
    """Views, questions, choices, and what he is told when he tries something else."""
    game = moment.game
    views = [game.view(state, viewer) for state in (left, right)]
    differ = [name for name in game.dtype.names or () if views[0][name].tobytes() != views[1][name].tobytes()]
    moment.require(not differ, f"{viewer} sees what is hidden in {', '.join(differ)}")
    moment.require(game.asked(left) == game.asked(right), "who is asked depends on what is hidden")
    if viewer != SPECTATOR:
        choices, choices_too = game.legal(left, viewer), game.legal(right, viewer)
        moment.require(choices == choices_too, f"seat {viewer} may do {choices} or {choices_too}, by what is hidden")
        eager = [viewer in game.eager(state) for state in (left, right)]
        moment.require(eager[0] == eager[1], f"seat {viewer} is eager or not, by what is hidden")
        action = int(below(rng, game.space.count))
        errors = [_refusal(game, state, viewer, action) for state in (left, right)]
        moment.require(errors[0] == errors[1], f"seat {viewer} reads {errors[0]!r} or {errors[1]!r}, by what is hidden")


def _refusal(game: Game, state: Array, seat: int, action: int) -> str:
    try:
        game.check(state, seat, action)
    except IllegalAction as problem:
        return str(problem)
    return ""


def check_audiences(game: Game, options: Options, seed: int) -> None:
    """Who acts sees it; to whoever may not see a step, all steps that it could have been look and sound the same."""
    for moment in walk(game, options, seed):
        seats = int(moment.state[0].seats)
        may = [] if moment.seat == NOBODY else game.choices(moment.state, moment.seat)
        choices = {action: game.audience(moment.state, moment.seat, action) for action in may}
        for action, audience in choices.items():
            good = audience == EVERYBODY or 0 <= audience < 1 << seats
            moment.require(good, f"«{moment.said(moment.seat, action)}»: the audience {audience} is not at the table")
            own = moment.seat < 0 or sees(audience, moment.seat)
            moment.require(own, f"«{moment.said(moment.seat, action)}»: who does it may not see it")
        for viewer in moment.viewers:
            _check_hidden_steps(moment, viewer, [a for a, audience in choices.items() if not sees(audience, viewer)])


def _check_hidden_steps(moment: Moment, viewer: int, hidden: list[int]) -> None:
    game, seen = moment.game, []
    for action in hidden:
        after, events = heard(game, moment.state, moment.seat, action, viewer)
        seen.append((game.view(after, viewer).tobytes(), events))
        alike = seen[-1] == seen[0]
        steps = f"«{moment.said(moment.seat, action)}» from «{moment.said(moment.seat, hidden[0])}»"
        moment.require(alike, f"{viewer} can tell {steps}: events {events} and {seen[0][1]}, or its view")


def check_reveals(game: Game, options: Options, seed: int) -> None:
    """A seat's step by which somebody learns what was hidden says so with an event: it must not be taken back."""
    rng = new_rng(seed)
    for moment in walk(game, options, seed):
        if moment.seat < 0 or any(
            event.reveals for event in game.apply(moment.state.copy(), moment.seat, moment.action)
        ):
            continue
        for viewer in moment.viewers:
            if sees(game.audience(moment.state, moment.seat, moment.action), viewer):
                _check_told_before(moment, viewer, rng)


def _check_told_before(moment: Moment, viewer: int, rng: Array) -> None:
    """In another world that fits the viewer's view the same step is possible, and looks and sounds the same."""
    game, step = moment.game, (moment.seat, moment.action)
    world = game.sample(game.view(moment.state, viewer), viewer, rng)
    learns = (
        f"{viewer} learns by «{moment.said(*step)}» what was hidden: name one of its events in EventSpace(reveals=…)"
    )
    moment.require(moment.action in game.choices(world, moment.seat), learns)
    after, told = heard(game, moment.state, *step, viewer)
    other, told_too = heard(game, world, *step, viewer)
    same = told == told_too and game.view(after, viewer).tobytes() == game.view(other, viewer).tobytes()
    moment.require(same, learns)
