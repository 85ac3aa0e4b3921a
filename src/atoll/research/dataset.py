"""Matches as tables for offline learning: a row for each decision, written as Parquet.

| column | |
|---|---|
| `match`, `step` | which match, and which of its decisions, both from 0 |
| `seat` | who decided |
| `observation` | what that seat saw: the numbers of `encode`, float32 |
| `mask` | 1 for each action it could choose from, int8 |
| `action` | the one it chose |
| `reward` | of that seat, between this decision of its and its next, or the end: 0 before the end |
| `return` | of that seat, at the end of the match |
| `done` | this was the seat's last decision |
| `truncated` | the match was cut short there: never, only matches that are over are written |
| `final_observation` | in the row of its last decision what the seat saw when the match was over; else null |

So the rows of one match and seat are an episode as Minari has it: T actions, and T + 1 observations with the final one.

The file's metadata (`atoll`) holds JSON: the game, its rules' version, the options, the names of the observation's pieces.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ..bots import Bot, new_bot
from ..bots.answers import ask
from ..engine import CHANCE
from ..engine.game import Game
from ..engine.match import Match, Step
from ..engine.records import Array
from ..engine.rng import new_rng
from .episode import actions_of

MATCHES_AT_ONCE = 64
"""How many make a row group: memory stays small however many matches there are."""

Columns = dict[str, Array]


def decisions(match: Match, number: int = 0) -> Columns:
    """The columns of one match that is over; nature's steps have no rows. `final_observation` has rows for `done` ones only."""
    game, outcome = match.game, match.game.outcome(match.state)
    if outcome is None:
        raise ValueError("a match in a data set must be over")
    taken = [k for k, step in enumerate(match.steps) if step.seat != CHANCE]
    count = len(taken)
    seats = np.array([match.steps[k].seat for k in taken], np.int8)
    columns: Columns = {
        "match": np.full(count, number, np.int32),
        "step": np.arange(count, dtype=np.int32),
        "seat": seats,
        "observation": np.zeros((count, game.encoded), np.float32),
        "mask": np.zeros((count, actions_of(game)), np.int8),
        "action": np.array([match.steps[k].action - game.space.nature for k in taken], np.int16),
    }
    row = 0
    for step, state in _before(match):
        if step.seat != CHANCE:
            columns["observation"][row] = game.encode(game.view(state, step.seat), step.seat)
            columns["mask"][row, np.array(game.legal(state, step.seat)) - game.space.nature] = 1
            row += 1
    payoff = np.array(outcome[1], np.float32)
    last = np.zeros(count, np.bool_)
    last[[np.flatnonzero(seats == seat)[-1] for seat in np.unique(seats)]] = True
    finals = [game.encode(game.view(match.state, seat), seat) for seat in seats[last].tolist()]
    return columns | {
        "reward": np.where(last, payoff[seats], np.float32(0)),
        "return": payoff[seats],
        "done": last,
        "truncated": np.zeros(count, np.bool_),
        "final_observation": np.array(finals, np.float32).reshape(-1, game.encoded),
    }


def _before(match: Match) -> Iterator[tuple[Step, Array]]:
    """Every step with the state before it."""
    state = match.start.copy()
    for step in match.steps:
        yield step, state
        match.game.apply(state, step.seat, step.action)


def play(game: Game, options: Mapping[str, Any], games: int, seed: int, bots: Sequence[str]) -> Iterator[Match]:
    """Matches of bots, by their names, new ones each match; match g has the seed `seed + g`."""
    for g in range(games):
        match, luck = Match.new(game, options, [f"bot:{name}" for name in bots], str(seed + g)), new_rng(seed + g)
        players = [new_bot(name) for name in bots]
        match.run_nature()
        while not match.is_over():
            seat, action = _choice(match, players, luck)
            match.play(seat, action)
            match.run_nature()
        yield match


def _choice(match: Match, bots: Sequence[Bot], luck: Array) -> tuple[int, int]:
    """First those that nobody asked but that want to act, then those asked."""
    for seat in (*match.game.eager(match.state), *match.game.asked(match.state)):
        action = ask(bots[seat], match.game, match.state, seat, luck)
        if action is not None:
            return seat, action
    raise AssertionError("somebody is asked, and must act")


def facts(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """What a reader must know of a data set."""
    pieces = [{"name": p.name, "shape": p.shape, "columns": p.columns, "rows": p.rows} for p in game.pieces]
    actions = [game.space.text(a) for a in range(game.space.nature, game.space.count)]
    return {
        "game": game.id,
        "rules_version": game.rules_version,
        "options": dict(options),
        "pieces": pieces,
        "actions": actions,
    }


def write(path: Path, game: Game, matches: Iterable[Match], told: Callable[[int], None] = lambda rows: None) -> int:
    """Matches of one game with the same options into a Parquet file; `told` hears how many rows each gave. All rows."""
    parts = _Parts(path, game)
    rows = 0
    try:
        for number, match in enumerate(matches):
            columns = decisions(match, number)
            parts.add(columns, match.options)
            rows += len(columns["match"])
            told(len(columns["match"]))
    finally:
        parts.close()
    return rows


class _Parts:
    """A Parquet file that is written a row group at a time."""

    def __init__(self, path: Path, game: Game) -> None:
        self.path, self.game = path, game
        self.options: Mapping[str, Any] | None = None
        self.kept: list[Columns] = []
        self.writer: Any = None

    def add(self, columns: Columns, options: Mapping[str, Any]) -> None:
        if self.options not in (None, options):
            raise ValueError("all matches of a data set have the same options")
        self.options = options
        self.kept.append(columns)
        if len(self.kept) == MATCHES_AT_ONCE:
            self._write()

    def _write(self) -> None:
        import pyarrow as pa
        from pyarrow.parquet import ParquetWriter

        whole = {name: np.concatenate([columns[name] for columns in self.kept]) for name in self.kept[0]}
        about = {"atoll": json.dumps(facts(self.game, self.options or {}))}
        finals = _where(pa, whole["done"], whole.pop("final_observation"))
        named = {name: _arrow(pa, values) for name, values in whole.items()}
        table = pa.table(named | {"final_observation": finals}, metadata=about)
        self.writer = self.writer or ParquetWriter(self.path, table.schema, compression="zstd")
        self.writer.write_table(table)
        self.kept = []

    def close(self) -> None:
        if self.kept:
            self._write()
        if self.writer:
            self.writer.close()


def _where(pa: Any, there: Array, values: Array) -> Any:
    """A column with these rows of numbers in some of its cells, in their order; the others are null."""
    ends = np.cumsum(there) * values.shape[1]
    starts = pa.array(np.append(ends - there * values.shape[1], ends[-1:]), pa.int32(), mask=np.append(~there, False))
    return pa.ListArray.from_arrays(starts, pa.array(values.ravel()))


def _arrow(pa: Any, values: Array) -> Any:
    """A column; one with a row of numbers in each cell is a list of fixed length."""
    if values.ndim == 1:
        return pa.array(values)
    return pa.FixedSizeListArray.from_arrays(pa.array(values.ravel()), values.shape[1])
