"""One game of a contest: bots see their views and nothing else; luck follows from the deal's number."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

import numpy as np

from ..bots import Bot, new_bot
from ..bots.answers import checked, heard
from ..engine import CHANCE, MAX_SEATS
from ..engine.catalogue import get_game
from ..engine.game import Game
from ..engine.records import Array
from ..engine.rng import draw, new_rng
from .compiling import compiling
from .plan import Job, Lineup


@dataclass(frozen=True)
class Result:
    """What came of a game. `choices` and `ms` are by seat: how many actions, and how long it thought about all of them."""

    deal: int
    lineup: Lineup
    payoff: tuple[float, ...]
    ending: str
    turns: int
    choices: tuple[int, ...]
    ms: tuple[float, ...]

    @property
    def key(self) -> tuple[int, Lineup]:
        return self.deal, self.lineup

    def is_sound(self) -> bool:
        """Could it have come of a game? Shares are parts of one, and there is one of each for every seat."""
        seats = len(self.lineup)
        by_seat = (self.payoff, self.choices, self.ms)
        return (
            all(len(each) == seats for each in by_seat)
            and all(0.0 <= share <= 1.0 for share in self.payoff)
            and all(0 <= number < inf for number in (self.turns, *self.choices, *self.ms))
        )

    def to_json(self) -> dict[str, Any]:
        return {
            "deal": self.deal,
            "bots": list(self.lineup),
            "payoff": [round(share, 6) for share in self.payoff],
            "ending": self.ending,
            "turns": self.turns,
            "choices": list(self.choices),
            "ms": [round(each, 2) for each in self.ms],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Result":
        return cls(
            deal=int(data["deal"]),
            lineup=tuple(int(bot) for bot in data["bots"]),
            payoff=tuple(float(share) for share in data["payoff"]),
            ending=str(data["ending"]),
            turns=int(data["turns"]),
            choices=tuple(int(n) for n in data["choices"]),
            ms=tuple(float(each) for each in data["ms"]),
        )


class Seat:
    """A bot in its seat, with luck of its own and a stopwatch, the CPU's: what else the machine does does not count.

    Nor does the compiler: it works once, whoever is the first to need something.
    """

    def __init__(self, bot: Bot, seat: int, deal: int) -> None:
        self.bot, self.seat = bot, seat
        self.rng = new_rng((deal + 1) * (MAX_SEATS + 1) + seat)
        self.choices, self.seconds = 0, 0.0

    def choose(self, game: Game, state: Array) -> int | None:
        view = game.view(state, self.seat)
        began = time.process_time() - compiling.seconds
        answer = heard(self.bot, game, view, self.seat, self.rng)
        self.seconds += time.process_time() - compiling.seconds - began
        action = checked(self.bot, game, state, self.seat, answer)
        self.choices += action is not None
        return action


def play_game(job: Job) -> Result:
    """The same job gives the same result, in whatever process and after whatever other games."""
    game = get_game(job.game)
    seats = [Seat(new_bot(job.bots[bot]), seat, job.deal) for seat, bot in enumerate(job.lineup)]
    state = game.new(job.options)
    luck = new_rng((job.deal + 1) * (MAX_SEATS + 1) + MAX_SEATS)
    weights = np.zeros(max(game.space.nature, 1), np.int16)
    while not game.is_over(state):
        if game.next_seat(state) == CHANCE:
            total = game.functions["chance"](state[0], weights)
            game.apply(state, CHANCE, int(draw(weights, total, luck)))
        else:
            seat, action = _next_step(game, state, seats)
            game.apply(state, seat, action)
    ending, payoff = game.outcome(state) or ("none", [])
    return Result(
        deal=job.deal,
        lineup=job.lineup,
        payoff=tuple(payoff),
        ending=ending,
        turns=int(state[0].turns),
        choices=tuple(seat.choices for seat in seats),
        ms=tuple(1000 * seat.seconds for seat in seats),
    )


def _next_step(game: Game, state: Array, seats: Sequence[Seat]) -> tuple[int, int]:
    """First those that nobody asked but that want to act, then those asked."""
    for number in (*game.eager(state), *game.asked(state)):
        action = seats[number].choose(game, state)
        if action is not None:
            return number, action
    raise AssertionError("somebody is asked, and must act")
