"""A match that is over, looked at again: each seat's chances along the way, and the choices that cost most.

A choice is judged by what its seat could know then: the search looks for a better one in the seat's view, and both are
played on in the same sampled worlds. What looks costly is compared once more, in more worlds and with other luck, so that
a choice is not called a slip because its luck was bad.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ..bots.search import think
from ..bots.search.settings import HALVING, Settings
from ..engine import CHANCE
from ..engine.game import Game
from ..engine.match import Match
from ..engine.records import Array
from ..engine.rng import new_rng
from .hint import adviser
from .worlds import compare, prospects

SHARE = 4
"""The search gets this part of the adviser's simulations."""
GLANCES, WORLDS, MANY_WORLDS = 32, 48, 240
"""Simulations of a position, of two plans, and of two plans that may be among the three."""
FINALISTS, TOLD = 6, 3
WORTH_TELLING = 0.02
SURE = 2.0
"""Standard errors."""


@dataclass(frozen=True)
class Decision:
    """What a seat did, from which step on; with whole-turn plans, all it did until somebody else or nature came."""

    step: int
    seat: int
    actions: tuple[int, ...]


@dataclass(frozen=True)
class Point:
    step: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Slip:
    """What was done, what would have been better, and the chances with either; `view`: what the seat saw before it."""

    decision: Decision
    view: Array
    better: tuple[int, ...]
    chance: float
    best: float
    error: float

    @property
    def loss(self) -> float:
        return self.best - self.chance

    def is_sure(self) -> bool:
        return self.loss >= max(WORTH_TELLING, SURE * self.error)


class Study:
    """A review in the making: call `advance` until `is_done`."""

    def __init__(self, match: Match) -> None:
        self.game = match.game
        self.settings = _settings(match.game)
        self.decisions = list(decisions(match, self.settings.plans > 0))
        self.curve: list[Point] = []
        self.moments: list[Slip] = []
        self.done = 0
        self.of = len(self.decisions) + FINALISTS
        self._states = _states(match, self.decisions)
        self._slips: list[Slip] = []
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
            self.moments.sort(key=lambda slip: -slip.loss)
            del self.moments[TOLD:]

    def _look(self, decision: Decision, state: Array) -> None:
        turn = (decision.seat, int(state[0].turns))
        if turn != self._last:
            self._last = turn
            self.curve.append(Point(decision.step, tuple(self._prospects(state))))
        view = self.game.view(state, decision.seat)
        better = self._better(decision, view)
        if better is not None:
            self._slips.append(self._compare(decision, view, better, WORLDS, 1))
            self._slips.sort(key=lambda slip: slip.error - slip.loss)
            del self._slips[FINALISTS:]

    def _better(self, decision: Decision, view: Array) -> tuple[int, ...] | None:
        """What the search would have done instead; None if the same, or if there was no choice."""
        seat = decision.seat
        if seat in self.game.asked(view) and len(self.game.legal(view, seat)) == 1:
            return None
        best = think(self.game, view, seat, self.settings, new_rng(decision.step))[0].actions
        shared = min(len(best), len(decision.actions))
        return None if best and best[:shared] == decision.actions[:shared] else best

    def _look_again(self, finalist: int) -> None:
        if finalist < len(self._slips):
            first = self._slips[finalist]
            slip = self._compare(first.decision, first.view, first.better, MANY_WORLDS, 2)
            if slip.is_sure():
                self.moments.append(slip)

    def _compare(self, decision: Decision, view: Array, better: tuple[int, ...], worlds: int, first: int) -> Slip:
        plans = [decision.actions, better]
        brought = compare(self.game, view, decision.seat, plans, worlds, self.settings.depth, first)
        chance, best = brought.mean(0)
        error = float(np.std(brought[:, 1] - brought[:, 0]) / np.sqrt(worlds))
        return Slip(decision, view, better, float(chance), float(best), error)

    def _prospects(self, state: Array) -> list[float]:
        return prospects(self.game, state, GLANCES, self.settings.depth)


def _settings(game: Game) -> Settings:
    chosen = adviser().settings(game)
    plans = chosen.plans if chosen.method == HALVING else 0
    return chosen._replace(simulations=max(chosen.simulations // SHARE, 2 * chosen.candidates), plans=plans)


def decisions(match: Match, whole_turns: bool) -> Iterator[Decision]:
    """What people and bots chose, in order."""
    game, state = match.game, match.start.copy()
    begun: Decision | None = None
    for number, step in enumerate(match.steps):
        goes_on = begun and whole_turns and step.seat == begun.seat and game.next_seat(state) == begun.seat
        if begun and not goes_on:
            yield begun
            begun = None
        if step.seat != CHANCE:
            before = begun.actions if begun else ()
            begun = Decision(begun.step if begun else number, step.seat, (*before, step.action))
        game.apply(state, step.seat, step.action)
    if begun:
        yield begun


def _states(match: Match, wanted: list[Decision]) -> Iterator[Array]:
    """The state before each of them."""
    state, at = match.start.copy(), 0
    for decision in wanted:
        for step in match.steps[at : decision.step]:
            match.game.apply(state, step.seat, step.action)
        at = decision.step
        yield state.copy()
