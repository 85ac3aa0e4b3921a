"""One game with numbers for actions, masks and observations; nature plays by itself, from a seed.

The game with seed k is the same here, in `batch` and in every adapter, if the seats do the same.
"""

import copyreg
from collections.abc import Mapping
from typing import Any

import numpy as np

from ..engine import CHANCE, NOBODY
from ..engine.catalogue import get_game
from ..engine.events import new_log
from ..engine.game import Game
from ..engine.menu import new_menu
from ..engine.observation import cut
from ..engine.records import Array
from ..engine.rng import draw, new_rng

_SILENT = new_log(0)

copyreg.pickle(Game, lambda game: (get_game, (game.id,)))  # environments travel to other processes


def actions_of(game: Game) -> int:
    """How many actions seats have; nature's are not among them."""
    return game.space.count - game.space.nature


def action_text(game: Game, action: int) -> str:
    """The notation of an action."""
    return game.space.text(action + game.space.nature)


def game_seed(number: int) -> int:
    """Seeds are whole numbers below 2⁶²: what is larger, or negative, is brought there."""
    return number % (1 << 62)


class Episode:
    """`seat` is asked now; NOBODY when the game is over."""

    def __init__(self, game: Game, options: Mapping[str, Any] | None = None, seed: int = 0) -> None:
        self.game = game
        self.options = game.options.complete(options or {})
        self._menu = new_menu(game.space.count)
        self._weights = np.zeros(max(game.space.nature, 1), np.int16)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        self.state = self.game.new(self.options)
        self._rng = new_rng(game_seed(seed))
        self._run_nature()

    def _run_nature(self) -> None:
        functions, s = self.game.functions, self.state[0]
        while (seat := self.game.next_seat(self.state)) == CHANCE:
            total = functions["chance"](s, self._weights)
            functions["apply"](s, CHANCE, int(draw(self._weights, total, self._rng)), _SILENT)
        self.seat = seat

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    def legal(self) -> Array:
        """What the seat that is asked may do; nothing when the game is over."""
        if self.over:
            return self._menu[:0]
        count = self.game.functions["legal"](self.state[0], self.seat, self._menu)
        return self._menu[1 : count + 1] - self.game.space.nature

    def mask(self, seat: int) -> Array:
        """A 1 for each action that this seat may do; all 0 unless it is the one that is asked."""
        mask = np.zeros(actions_of(self.game), np.int8)
        if seat == self.seat:
            mask[self.legal()] = 1
        return mask

    def numbers(self, seat: int) -> Array:
        """What this seat sees, as `encode` puts it into numbers."""
        return self.game.encode(self.game.view(self.state, seat), seat)

    def observe(self, seat: int, named: bool = True) -> dict[str, Array]:
        """`observation`, all numbers; `action_mask`; and the same numbers by their names, as views."""
        numbers = self.numbers(seat)
        found = {"observation": numbers, "action_mask": self.mask(seat)}
        return found | dict(cut(self.game.pieces, numbers)) if named else found

    def act(self, action: int, seat: int | None = None) -> None:
        """The seat that is asked, or one that may act unasked, does something legal; then nature, until somebody is asked."""
        who = self.seat if seat is None else seat
        self.game.functions["apply"](self.state[0], who, int(action) + self.game.space.nature, _SILENT)
        self._run_nature()

    def payoff(self) -> list[float]:
        """For each seat 1 for a win, a part of 1 for a shared one, 0 for a loss; 0 while the game goes on."""
        outcome = self.game.outcome(self.state)
        return outcome[1] if outcome else [0.0] * self.options["seats"]

    def ending(self) -> str:
        """How it ended; empty while the game goes on."""
        outcome = self.game.outcome(self.state)
        return outcome[0] if outcome else ""
