"""A match that is over, looked at again: each seat's chances along the way, and the moments that changed most.

A choice is judged by what its seat could know then: the search looks for a better one in the seat's view, and both are
played on in the same sampled worlds. What looks costly is compared once more, in more worlds and with other luck, so that
a choice is not called a slip because its luck was bad. Where fewer than three are found, turns after which chances were
quite others follow: what nature did, or a choice that was the best anyhow.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np

from ..bots.search import think
from ..bots.search.settings import HALVING, Settings
from ..engine import CHANCE
from ..engine.match import Match
from ..engine.records import Array
from ..engine.rng import new_rng
from .hint import adviser, carried_on, until_told
from .worlds import compare, prospects

SHARE = 4
"""The search gets this part of the adviser's simulations."""
GLANCES, WORLDS, MANY_WORLDS = 96, 48, 240
"""Simulations of a position, of two plans, and of two plans that may be among the three."""
FINALISTS, TOLD = 6, 3
WORTH_TELLING = 0.02
SURE = 2.0
"""Standard errors."""
LEAST_SWING = 0.1
"""Smaller steps of the curve may well be the luck of the simulations."""


@dataclass(frozen=True)
class Decision:
    """What a seat did, from which step on; with whole-turn plans, all it did in its turn until somebody else or nature came.

    `run` is that in any case: what was done in another order is no slip.
    """

    step: int
    seat: int
    actions: tuple[int, ...]
    run: tuple[int, ...]


@dataclass(frozen=True)
class Point:
    step: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Slip:
    """What was done, what would have been better, and the chances with either; `view`: what the seat saw before it."""

    decision: Decision
    view: Array
    turn: tuple[int, int]
    """Whose and which: of one turn the worst is told."""
    better: tuple[int, ...]
    chance: float
    best: float
    error: float

    @property
    def loss(self) -> float:
        return self.best - self.chance

    def is_sure(self) -> bool:
        return self.loss >= max(WORTH_TELLING, SURE * self.error)


@dataclass(frozen=True)
class Swing:
    """A turn after which chances were others, though nothing better is known: how it began, and how somebody's changed."""

    decision: Decision
    view: Array
    turn: tuple[int, int]
    about: int
    """The seat whose chance changed most."""
    before: float
    chance: float

    @property
    def change(self) -> float:
        return abs(self.chance - self.before)


class Study:
    """A review in the making: call `advance` until `is_done`."""

    def __init__(self, match: Match) -> None:
        self.game = match.game
        self.settings = _settings(match)
        self.decisions = list(decisions(match, self.settings.plans > 0))
        self.curve: list[Point] = []
        self.moments: list[Slip | Swing] = []
        self.done = 0
        self.of = len(self.decisions) + FINALISTS
        self._states = _states(match, self.decisions)
        self._slips: list[Slip] = []
        self._sure: list[Slip] = []
        self._openings: list[tuple[Decision, Array, tuple[int, int]]] = []
        """For each point of the curve: the first choice of its turn, what the seat saw, whose and which turn it was."""
        self._end = Point(len(match.steps), tuple(self._prospects(match.state)))
        self._last: tuple[int, int] | None = None

    def is_done(self) -> bool:
        return self.done >= self.of

    def advance(self) -> None:
        """One decision, or one of the finalists."""
        if self.done < len(self.decisions):
            self._look(self.decisions[self.done], next(self._states))
        else:
            self._look_again(self.done - len(self.decisions))
        self.done += 1
        if self.is_done():
            self.curve.append(self._end)
            self.moments = self._told()

    def _look(self, decision: Decision, state: Array) -> None:
        view, turn = self.game.view(state, decision.seat), (decision.seat, int(state[0].turns))
        if turn != self._last:
            self._last = turn
            self.curve.append(Point(decision.step, tuple(self._prospects(state))))
            self._openings.append((decision, view, turn))
        better = self._better(decision, view)
        if better is not None:
            self._keep(self._compare(decision, view, better, WORLDS, 1))

    def _keep(self, slip: Slip) -> None:
        """The worst of each turn, the worst turns of the match."""
        same = next((one for one in self._slips if one.turn == slip.turn), None)
        if same and same.loss - same.error >= slip.loss - slip.error:
            return
        self._slips = sorted(
            [slip, *(one for one in self._slips if one is not same)], key=lambda one: one.error - one.loss
        )[:FINALISTS]

    def _better(self, decision: Decision, view: Array) -> tuple[int, ...] | None:
        """What the adviser would have done instead; None if the same, or if there was no choice."""
        seat = decision.seat
        if seat in self.game.asked(view) and len(self.game.legal(view, seat)) == 1:
            return None
        best = think(self.game, view, seat, self.settings, new_rng(decision.step))[0].actions
        shared = min(len(best), len(decision.actions))
        return None if best and best[:shared] == decision.actions[:shared] else best

    def _look_again(self, finalist: int) -> None:
        if finalist < len(self._slips):
            first = self._slips[finalist]
            decision, view = self._whole(first.decision, first.view), first.view
            better = carried_on(self.game, view, decision.seat, first.better, self.settings, new_rng(decision.step))
            slip = self._compare(decision, view, better, MANY_WORLDS, 2)
            if slip.is_sure():
                self._sure.append(slip)

    def _whole(self, decision: Decision, view: Array) -> Decision:
        """Not half of a move, such as a card that was chosen: with what followed."""
        if len(decision.actions) > 1:
            return decision
        first, *others = decision.run
        rest = iter(others)
        return replace(decision, actions=until_told(self.game, view, decision.seat, first, lambda _: next(rest, None)))

    def _told(self) -> list[Slip | Swing]:
        """What cost most; then, while there is room, what else changed most. One moment of a turn."""
        moments: list[Slip | Swing] = [*sorted(self._sure, key=lambda slip: -slip.loss)[:TOLD]]
        for swing in sorted(self._swings(), key=lambda swing: -swing.change):
            if len(moments) < TOLD and all(swing.turn != moment.turn for moment in moments):
                moments.append(swing)
        return moments

    def _swings(self) -> Iterator[Swing]:
        for (decision, view, turn), (before, after) in zip(self._openings, pairwise(self.curve), strict=True):
            changes = [abs(then - now) for now, then in zip(before.chances, after.chances, strict=True)]
            # where several changed as much, the one who acted
            about = max(range(len(changes)), key=lambda seat: (round(changes[seat], 6), seat == decision.seat))
            if changes[about] >= LEAST_SWING:
                yield Swing(decision, view, turn, about, before.chances[about], after.chances[about])

    def _compare(self, decision: Decision, view: Array, better: tuple[int, ...], worlds: int, first: int) -> Slip:
        plans = [decision.run, better]
        brought = compare(self.game, view, decision.seat, plans, worlds, self.settings, first)
        chance, best = brought.mean(0)
        error = float(np.std(brought[:, 1] - brought[:, 0]) / np.sqrt(worlds))
        turn = (decision.seat, int(view[0].turns))
        return Slip(decision, view, turn, better, float(chance), float(best), error)

    def _prospects(self, state: Array) -> list[float]:
        return prospects(self.game, state, GLANCES, self.settings)


def _settings(match: Match) -> Settings:
    chosen = adviser().settings(match.game, match.game.options.read(match.state[0]))
    plans = chosen.plans if chosen.method == HALVING else 0
    return chosen._replace(simulations=max(chosen.simulations // SHARE, 2 * chosen.candidates), plans=plans)


def decisions(match: Match, whole_turns: bool) -> Iterator[Decision]:
    """What people and bots chose, in order."""
    for first, run in _runs(match):
        for k in range(1 if whole_turns else len(run)):
            yield Decision(first + k, match.steps[first].seat, run if whole_turns else run[k : k + 1], run[k:])


def _runs(match: Match) -> Iterator[tuple[int, tuple[int, ...]]]:
    """What a seat did until somebody else or nature was asked, or its next turn began (all others may have passed); what it
    did unasked stands alone."""
    game, state = match.game, match.start.copy()
    first, turn = 0, 0
    run: tuple[int, ...] = ()
    for number, step in enumerate(match.steps):
        asked_again = step.seat == match.steps[first].seat and game.next_seat(state) == step.seat
        goes_on = run and asked_again and int(state[0].turns) == turn
        if run and not goes_on:
            yield first, run
        if not goes_on:
            first, run, turn = number, (), int(state[0].turns)
        run = (*run, step.action) if step.seat != CHANCE else ()
        game.apply(state, step.seat, step.action)
    if run:
        yield first, run


def _states(match: Match, wanted: list[Decision]) -> Iterator[Array]:
    """The state before each of them."""
    state, at = match.start.copy(), 0
    for decision in wanted:
        for step in match.steps[at : decision.step]:
            match.game.apply(state, step.seat, step.action)
        at = decision.step
        yield state.copy()
