"""Training a game's value net from its own games: the policy's first, then those of the net itself, round by round.

Each round starts from the net so far, and is kept only if it wins a fixed match against it on seeds of its own. All of it
follows from the seed.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from ...engine import MAX_SEATS
from ...engine.catalogue import get_game
from ...engine.game import Game
from ...engine.records import Array
from ...engine.rng import new_rng
from .learning import Learn, Lessons, learn
from .room import room_for
from .selfplay import teach
from .settings import Settings, settings_of
from .value import Net, no_net

ALL = -1
"""Every seat, as bits."""
MATCH_SEED = 1 << 50
"""Where the seeds of the fixed matches begin; those of the games to learn from are below."""
TAUGHT, MATCHED = 100, 20
"""Games of lessons and of a match that a process plays at a time."""


@dataclass(frozen=True)
class Schedule:
    """What is played and how it is learnt from."""

    first_games: int = 20_000
    """Of the policy, to begin with."""
    rounds: int = 3
    games: int = 4_000
    """Of the net, each round."""
    match: int = 400
    """Games of the fixed match that a round must win."""
    explore: tuple[int, int] = (10, 8)
    """Decisions in a hundred that are any candidate: of the policy, of the net."""
    keep: float = 0.8
    """λ: how much of a moment's target is what came of it later, not what the net thought a moment later."""
    hidden: int = 48
    epochs: int = 6
    rate: float = 2e-3
    seed: int = 1
    cells: Sequence[Mapping[str, Any]] = ({},)
    """The options played, in turn."""
    search: Mapping[str, Any] = field(default_factory=dict)
    """How the net chooses among candidates: {"plans": 1000, "looks": 1}; greedily, unless it names another method."""

    def settings(self) -> Settings:
        return settings_of({"method": "greedy", "candidates": 1, **self.search})


@dataclass(frozen=True)
class Round:
    """What a round learnt from, its loss on what it had not seen, what the net got of a game, and what was needed."""

    number: int
    moments: int
    games: int
    loss: float
    result: float
    needed: float
    verdict: str
    """`beginning`, `kept` or `dropped`."""
    seconds: float


def play_lessons(job: tuple[str, Schedule, Net, int, int, int]) -> tuple[Array, Array, Array]:
    """Games `first` to `first + games` of a schedule: runs in a process of its own."""
    game_id, schedule, net, explore, first, games = job
    game = get_game(game_id)
    room, rng, state = room_for(game), new_rng(), np.zeros(1, game.dtype)
    settings = schedule.settings()
    most, per = 4096, _width(game, schedule)
    features = np.zeros((most, per, room.inputs.size), np.float32)
    values = np.zeros((most, MAX_SEATS))
    inputs, targets, seats = [], [], []
    for number in range(first, first + games):
        blank = game.blank(schedule.cells[number % len(schedule.cells)])
        n = int(blank[0].seats)
        how = (net, net, no_net(game), ALL, settings, explore, number)
        moments = teach(room, state, blank, game.weights, *how, rng, features, values)
        result = room.payoff[:n].copy()
        width = 1 if game.cooperative else n
        target = _targets(values[:moments, :width], result[:width], schedule.keep if net.into.shape[1] else 1.0)
        padded = np.zeros((moments, per), np.float32)
        padded[:, :width] = target
        inputs.append(features[:moments].copy())
        targets.append(padded)
        seats.append(np.full(moments, width))
    return np.concatenate(inputs), np.concatenate(targets), np.concatenate(seats)


def _width(game: Game, schedule: Schedule) -> int:
    """How many seats' features a moment has: one for a team, else as many as sit at the largest table played."""
    return 1 if game.cooperative else max(int(game.blank(cell)[0].seats) for cell in schedule.cells)


def _targets(values: Array, result: Array, keep: float) -> Array:
    """Backwards from the end: what came of it, mixed with what the net thought of the moment after."""
    out = np.zeros_like(values)
    ahead = result
    for moment in range(len(values) - 1, -1, -1):
        out[moment] = ahead
        ahead = keep * ahead + (1 - keep) * values[moment]
    return out


def lessons(game: Game, schedule: Schedule, net: Net, explore: int, first: int, games: int, jobs: int) -> Lessons:
    """Many games, shared among processes; the same for any number of them."""
    parts = [(game.id, schedule, net, explore, first + at, min(TAUGHT, games - at)) for at in range(0, games, TAUGHT)]
    if jobs == 1:
        done = [play_lessons(part) for part in parts]
    else:
        with ProcessPoolExecutor(jobs) as pool:
            done = list(pool.map(play_lessons, parts))
    inputs, targets, seats = (np.concatenate([d[k] for d in done]) for k in range(3))
    return Lessons(inputs, targets, seats)


def play_match(job: tuple[str, Schedule, Net, Net, int, int]) -> Array:
    """How the net does against the one before in these games: a rival in one seat in turn, a team in all of them.

    Its payoff, and the mean of all seats.
    """
    game_id, schedule, net, before, first, games = job
    game = get_game(game_id)
    room, rng, state = room_for(game), new_rng(), np.zeros(1, game.dtype)
    nothing, none = np.zeros((0, 1, room.inputs.size), np.float32), np.zeros((0, MAX_SEATS))
    settings, won = schedule.settings(), np.zeros(2)
    for number in range(first, first + games):
        cells = schedule.cells[number % len(schedule.cells)]
        blank = game.blank(cells)
        seats = int(blank[0].seats)
        seat = number // len(schedule.cells) % seats
        mine = ALL if game.cooperative else 1 << seat
        luck = MATCH_SEED + number
        how = (net, before, no_net(game), mine, settings, 0, luck)
        teach(room, state, blank, game.weights, *how, rng, nothing, none)
        won += room.payoff[seat], room.payoff[:seats].mean()
    return won


def match(game: Game, schedule: Schedule, net: Net, before: Net, jobs: int) -> tuple[float, float]:
    """The payoff a game of the net's seat in the fixed match, and the mean of all seats'."""
    parts = [
        (game.id, schedule, net, before, at, min(MATCHED, schedule.match - at))
        for at in range(0, schedule.match, MATCHED)
    ]
    if jobs == 1:
        won = sum(map(play_match, parts), np.zeros(2))
    else:
        with ProcessPoolExecutor(jobs) as pool:
            won = sum(pool.map(play_match, parts), np.zeros(2))
    return float(won[0]) / schedule.match, float(won[1]) / schedule.match


def train(
    game: Game,
    schedule: Schedule,
    report: Callable[[Round], None],
    jobs: int = 1,
    start: Net | None = None,
    keep: Callable[[Net], None] = lambda net: None,
    learn: Learn = learn,
) -> Net:
    """The whole schedule; `report` hears of each round, `keep` each net that is kept: as it will be saved, so that what is
    read back is what won.

    With `start` it goes on from a net instead of the policy.
    """
    rng = np.random.default_rng(schedule.seed)
    first = schedule.seed << 30
    best, needed = start or no_net(game), None
    for number in range(schedule.rounds + 1):
        if number == 0 and start is not None:
            continue
        began = time.perf_counter()
        explore, games = schedule.explore[min(number, 1)], schedule.games if number else schedule.first_games
        data = lessons(game, schedule, best, explore, first, games, jobs)
        first += games
        base = best if number else fresh_net(game, schedule.hidden, rng)
        learnt, loss = learn(base, data, schedule.epochs, schedule.rate, rng)
        net = as_saved(learnt)
        result, _ = match(game, schedule, net, best, jobs)
        if needed is None:  # a seat's part when all play as before: of what is won at all, where nobody may win
            _, needed = match(game, schedule, best, best, jobs)
        kept = number == 0 or result > needed
        verdict = "beginning" if number == 0 else "kept" if kept else "dropped"
        seconds = time.perf_counter() - began
        report(Round(number, len(data.inputs), games, loss, result, needed, verdict, seconds))
        if kept:
            best, needed = net, result if game.cooperative else None
            keep(best)
    return best


def fresh_net(game: Game, hidden: int, rng: np.random.Generator) -> Net:
    """Small random weights."""
    features = room_for(game).inputs.size
    into = rng.normal(0, 1 / np.sqrt(features), (features + 1, hidden)).astype(np.float32)
    into[-1] = 0.0
    out = np.append(rng.normal(0, 1 / np.sqrt(hidden), hidden), 0.0).astype(np.float32)
    return Net(into, out, int(game.cooperative))


def as_saved(net: Net) -> Net:
    """As it is read back: files have half as many digits of the first layer."""
    return net._replace(into=net.into.astype(np.float16).astype(np.float32), out=net.out.astype(np.float32))


def save(net: Net, path: Path) -> None:
    np.savez(path, into=net.into.astype(np.float16), out=net.out.astype(np.float32))
