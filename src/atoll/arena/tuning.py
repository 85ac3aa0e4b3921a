"""Tuning the weights of a game's policy (`appeal`) with CMA-ES.

A candidate is a factor for each weight; their logarithms are searched, so signs stay. A team's fitness is the mean over all
cells (seats × options) of the square root of its win rate: the root makes a cell's noise the same wherever its rate lies.
In a game of rivals the candidate plays each deal from every seat, against today's weights in the others; its fitness is
the mean over the cells of its payoff, times the number of seats (1 is even).

All candidates of a generation play the same deals, the next generation fresh ones, all below 10⁹; deals from 10⁹ on are for
evaluation. The result is the centre of the last distribution, not the luckiest candidate, and it is taken only if it beats
today's weights on deals that no candidate has played, rounded as the file will have them. The same arguments give the same
weights, with any number of jobs.
"""

import re
import tomllib
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product
from math import isfinite
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from ..engine import MAX_SEATS
from ..engine.catalogue import get_game
from ..engine.errors import AtollError, Phrase
from ..engine.events import new_log
from ..engine.game import Game
from ..engine.menu import new_menu
from ..engine.records import Array
from ..engine.rng import new_rng
from .crews import Alone, Crew
from .weighed import play_weighed

GATE_SEED = 9 * 10**8
"""Where the deals of the last match begin."""
EVALUATION_SEED = 10**9
DIGITS = 4
"""Of each weight, in the file."""
CANDIDATE, TODAY = 0, 1
"""Rows of the table of weights."""
LISTED = 8
"""Names of wrong weights that are told."""
Cell = Mapping[str, Any]


class CannotTune(AtollError):
    """Nothing to tune, or nothing to tune it with."""


@dataclass(frozen=True)
class Plan:
    """How long to search. `games` are deals a cell for each candidate; the last match has ten times as many."""

    games: int = 100
    generations: int = 60
    population: int = 16
    sigma: float = 0.3
    """The first step, in logarithms of the weights."""
    seed: int = 1


@dataclass(frozen=True)
class Generation:
    """Its number, the best and the mean score of its candidates, how far the search still steps."""

    number: int
    best: float
    mean: float
    sigma: float


@dataclass(frozen=True)
class Tuned:
    """The weights that were found, what they scored in the last match, and what today's did there."""

    weights: Array
    fitness: float
    before: float

    @property
    def is_better(self) -> bool:
        return self.fitness > self.before


def cells_of(game: Game, seats: Sequence[int] = (), options: Mapping[str, Sequence[str]] | None = None) -> list[Cell]:
    """Every number of seats (of these) with every mixture of these options; the rest at their defaults."""
    numbers = seats or range(game.options.min_seats, game.options.max_seats + 1)
    given = options or {}
    mixtures = [dict(zip(given, values, strict=True)) for values in product(*given.values())]
    return [game.options.complete({"seats": n, **mixture}) for n in numbers for mixture in mixtures]


class Table:
    """The scratch memory of the compiled loop."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.worlds = np.zeros(2, game.dtype)
        self.styles = np.zeros(MAX_SEATS, np.int64)
        self.menu = new_menu(game.space.count)
        self.chances = np.zeros(max(game.space.nature, 1), np.int16)
        self.scores = np.zeros(game.space.count)
        self.log, self.rng, self.payoff = new_log(0), new_rng(), np.zeros(MAX_SEATS)

    def play(self, cell: Cell, weights: Array, rows: Array, first_seed: int, games: int) -> Array:
        """The sum of payoffs for each seat."""
        wins = np.zeros(MAX_SEATS)
        play_weighed(
            self.game.blank(cell), self.worlds, self.styles, self.menu, self.chances, weights, rows, self.scores, self.log,
            self.rng, self.payoff, first_seed, games, wins,
        )  # fmt: skip
        return wins


def share(game: Game, cell: Cell, weights: Array, today: Array, first_seed: int, games: int) -> float:
    """What a seat with these weights gets of a game: of a team's in all seats, of a rival's in each seat in turn."""
    table, seats = Table(game), int(cell["seats"])
    both = np.array([weights, today], np.float64)
    if game.cooperative:
        return float(table.play(cell, both, np.full(MAX_SEATS, CANDIDATE), first_seed, games)[0] / games)
    won = 0.0
    for seat in range(seats):
        rows = np.full(MAX_SEATS, TODAY)
        rows[seat] = CANDIDATE
        won += float(table.play(cell, both, rows, first_seed, games)[seat])
    return won / (games * seats)


def fitness(weights: Array, game_id: str, cells: Sequence[Cell], today: Array, first_seed: int, games: int) -> float:
    """The higher the better; in a game of rivals even is about 1."""
    game = get_game(game_id)
    shares = [share(game, cell, weights, today, first_seed, games) for cell in cells]
    if game.cooperative:
        return float(np.mean(np.sqrt(shares)))
    return float(np.mean([share * cell["seats"] for share, cell in zip(shares, cells, strict=True)]))


def tune(
    game: Game,
    plan: Plan,
    cells: Sequence[Cell],
    report: Callable[[Generation], None],
    crew: Crew | None = None,
    start: Array | None = None,
) -> Tuned:
    """The whole search, from today's weights or from others; `report` hears of each generation."""
    cma, crew = _cma(), crew or Alone()
    today = np.array(game.weights, np.float64)
    if not today.any():
        raise CannotTune(Phrase("error-no-weights", "{game} has no weights to tune", game=game.id))
    start = today if start is None else start
    diagonal = (
        plan.generations // 4 if plan.generations >= 8 else 0
    )  # at first only how far to go for each weight is learnt
    settings = {"seed": plan.seed, "verbose": -9, "popsize": plan.population, "CMA_diagonal": diagonal}
    search = cma.CMAEvolutionStrategy(np.zeros(len(today)), plan.sigma, settings)
    for generation in range(plan.generations):
        judge = partial(
            fitness, game_id=game.id, cells=cells, today=today, first_seed=1 + generation * plan.games, games=plan.games
        )
        steps = search.ask()
        scores = list(crew.map(judge, [start * np.exp(step) for step in steps]))
        search.tell(steps, [-score for score in scores])
        report(Generation(generation + 1, max(scores), float(np.mean(scores)), float(search.sigma)))
    found = as_written(start * np.exp(search.result.xfavorite)) if plan.generations else start
    gate = partial(fitness, game_id=game.id, cells=cells, today=today, first_seed=GATE_SEED, games=10 * plan.games)
    after, before = crew.map(gate, [found, today])
    return Tuned(found, after, before) if after > before else Tuned(today, before, before)


def _cma() -> ModuleType:
    """The library, without what it says of plotting."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            import cma
        except ImportError:
            english = "CMA-ES is not installed: pip install 'atoll[tune]'"
            raise CannotTune(Phrase("error-no-cma", english)) from None
    return cma


def weights_file(game: Game) -> Path:
    return game.folder / "weights.toml"


def as_written(weights: Array) -> Array:
    return np.array([float(f"{weight:.{DIGITS}g}") for weight in weights], np.float64)


def read_weights(game: Game, text: str) -> Array:
    """From a weights file of this game, such as `atoll tune --out` writes."""
    names = weight_names(game)
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        english = "this is no TOML ({problem})"
        raise CannotTune(Phrase("error-weights-text", english, problem=str(problem))) from None
    numbers = {name for name, value in given.items() if type(value) in (int, float) and isfinite(value)}
    if wrong := [*(name for name in names if name not in numbers), *(name for name in given if name not in names)]:
        english = (
            "these are not the weights of {game}, each of which has a number and nothing else has: look at {names}"
        )
        listed = ", ".join(wrong[:LISTED]) + (", …" if len(wrong) > LISTED else "")
        raise CannotTune(Phrase("error-weights-other", english, game=game.id, names=listed))
    return np.array([given[name] for name in names], np.float64)


def weight_names(game: Game) -> list[str]:
    """As the weights file has them; without one they are numbered."""
    path = weights_file(game)
    if path.exists():
        return list(tomllib.loads(path.read_text(encoding="utf-8")))
    return [f"weight_{k}" for k in range(len(game.weights))]


def with_weights(game: Game, weights: Array, how: str) -> str:
    """The weights file again with other values, rounded (`as_written`); its comments stay, all but the line that says how it
    was made."""
    names, path = weight_names(game), weights_file(game)
    text = path.read_text(encoding="utf-8") if path.exists() else "".join(f"{name} = 0\n" for name in names)
    for name, value in zip(names, weights, strict=True):
        text = re.sub(rf"(?m)^{name} = [^\s#]+", f"{name} = {value:.{DIGITS}g}", text)
    made = f"# Made by atoll tune: CMA-ES, {how}."
    if re.search(r"(?m)^# (Made by|Set by hand).*$", text):
        return re.sub(r"(?m)^# (Made by|Set by hand).*$", made, text, count=1)
    return f"{made}\n{text}"
