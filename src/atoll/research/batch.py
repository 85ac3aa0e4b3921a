"""Many games at once: `Batch(game, n, options, seed)`. Compiled, over all cores; the arrays are the batch's own, not copies.

    batch = Batch(get_game("the_island"), 1024, {"seats": 2}, seed=1)
    while training:
        actions = policy(batch.observation, batch.mask)      # an action for the seat that is asked in each game
        batch.step(actions)                                  # the arrays now show the next moment
        learn(batch.reward, batch.done)

A game that is over is followed by the next at once: `done`, `reward`, `ending` and `length` tell of the one that ended, all
else of the new one. Game k of the batch has the seeds seed + k, seed + k + n, seed + k + 2n …, so any game can be had again;
or one that is given for it, and from there on every n-th.
"""

import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from ..engine import MAX_SEATS
from ..engine.compiled import INTERPRETED
from ..engine.events import new_log
from ..engine.game import Game
from ..engine.menu import new_menu
from ..engine.observation import cut
from ..engine.records import Array, blank
from ..engine.rng import seed as seed_rng
from .episode import actions_of, game_seed
from .stepping import ILLEGAL, OUTSIDE, random_actions, step_games

LEAST_FOR_A_THREAD = 64
"""Fewer games than this are not worth another thread."""


class Batch:
    """`n` games. `styles` says which seats bots of `engine.playing` have: {1: SENSIBLE}; the others' actions are given."""

    def __init__(
        self,
        game: Game,
        n: int,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        *,
        styles: Mapping[int, int] | None = None,
        threads: int | None = None,
        observe: bool = True,
        keep_final: bool = False,
    ) -> None:
        self.game, self.n = game, n
        self.options = game.options.complete(options or {})
        self.actions = actions_of(game)
        seats, width = self.options["seats"], game.encoded if observe else 0
        self._styles = np.array([(styles or {}).get(seat, OUTSIDE) for seat in range(seats)], np.int64)
        if n < 1 or OUTSIDE not in self._styles:
            raise ValueError("a batch has at least one game, and at least one seat without a bot")
        self.states = blank(game.dtype, n)
        self.seat = np.zeros(n, np.int8)
        self.mask = np.zeros((n, self.actions), np.int8)
        self.observation = np.zeros((n, width), np.float32)
        self.final_observation = np.zeros((n, width if keep_final else 0), np.float32)
        self.reward = np.zeros((n, seats), np.float32)
        self.done = np.zeros(n, np.bool_)
        self.ending = np.zeros(n, np.int8)
        self.length = np.zeros(n, np.int32)
        self.number = np.zeros(n, np.int64)
        self._luck, self._choices = np.zeros(n, np.uint64), np.zeros(n, np.uint64)
        self._menus = np.zeros((n, game.space.count + 1), np.int16)
        self._blank = game.blank(self.options)
        most = 1 if INTERPRETED else threads or os.cpu_count() or 1
        count = max(1, min(most, n // LEAST_FOR_A_THREAD))
        edges = np.linspace(0, n, count + 1).astype(int).tolist()
        self._parts = [(a, b, _Scratch(game)) for a, b in pairwise(edges)]
        self._pool = ThreadPoolExecutor(count) if count > 1 else None
        self.reset(seed)

    def reset(self, seed: int | Sequence[int] | Array = 0) -> None:
        """Begin all games anew, from this seed on, or each from a seed of its own."""
        if not isinstance(seed, Sequence | np.ndarray):
            self.number[:] = game_seed(seed) + np.arange(self.n)
        elif len(seed) == self.n:
            self.number[:] = [game_seed(int(one)) for one in seed]
        else:
            raise ValueError(f"give one seed, or {self.n}: one a game, not {len(seed)}")
        for i in range(self.n):
            seed_rng(self._choices[i : i + 1], ~int(self.number[i]) & 0x7FFFFFFFFFFFFFFF)
        self._step(np.zeros(self.n, np.int64), True)

    def step(self, actions: Array) -> None:
        """The seats that are asked act. An illegal action ends the game: it costs that seat 1, the ending is ILLEGAL."""
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise ValueError(f"give {self.n} whole numbers, one a game, not {given.dtype} of shape {given.shape}")
        self._step(np.ascontiguousarray(given, np.int64), False)

    def random_actions(self) -> Array:
        """One legal action for each game, all as likely; from luck that is not the games' own."""
        actions = np.empty(self.n, np.int64)
        self._each(lambda a, b, _: random_actions(a, b, self.game.space.nature, self._menus, self._choices, actions))
        return actions

    def named(self) -> Mapping[str, Array]:
        """The observation by the names of its pieces: views of n rows."""
        return cut(self.game.pieces, self.observation)

    def endings(self) -> list[str]:
        """Of each game how it ended in the last step; empty for one that goes on, `illegal` for one that was given up."""
        names = self.game.endings.ids
        return ["illegal" if e == ILLEGAL else names[e] if e else "" for e in self.ending.tolist()]

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown()
            self._pool = None

    def _step(self, actions: Array, starting: bool) -> None:
        def work(first: int, last: int, own: "_Scratch") -> None:
            step_games(
                first, last, starting, self.game.space.nature, self.n, actions, self.states, self.number, self._luck,
                self.seat, self._menus, self.mask, self.observation, self.reward, self.done, self.ending, self.length,
                self.final_observation, self._blank, own.worlds, self._styles, own.menu, own.chances, self.game.weights,
                own.scores, own.log, own.payoff,
            )  # fmt: skip

        self._each(work)

    def _each(self, work: Any) -> None:
        """Every part, each in its thread; compiled code runs without the interpreter's lock."""
        if self._pool is None:
            for part in self._parts:
                work(*part)
        else:
            for done in [self._pool.submit(work, *part) for part in self._parts]:
                done.result()


class _Scratch:
    """One thread's memory."""

    def __init__(self, game: Game) -> None:
        self.worlds = blank(game.dtype)
        self.menu = new_menu(game.space.count)
        self.chances = np.zeros(max(game.space.nature, 1), np.int16)
        self.scores = np.zeros(game.space.count, np.float64)
        self.log = new_log(0)
        self.payoff = np.zeros(MAX_SEATS, np.float64)
