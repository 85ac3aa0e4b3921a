"""Golden files: a whole match in words, and counts of the lines of play. They change only on purpose."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .. import CHANCE, NOBODY
from ..game import Game
from ..position import dump_position, load_position
from ..records import Array
from .rules import Options
from .walking import ConformanceError, Moment, walk

MOST_LINES = 3000


def playthrough(game: Game, options: Options, seed: int) -> str:
    """Every moment of a match: what has changed in the position, what may be done, what is done, what happens."""
    lines = [f"# {game.id}, rules version {game.rules_version}: a match to compare with, written by `make golden`"]
    before: dict[str, Any] = {}
    for moment in _plain_walk(game, options, seed):
        position = dump_position(game, moment.state)
        changed = {key: value for key, value in position.items() if before.get(key) != value}
        gone = [key for key in before if key not in position]
        lines += ["", f"step {moment.number}"]
        lines += [f"  {key}: {json.dumps(value)}" for key, value in changed.items()] + [f"  {key}: -" for key in gone]
        lines += _may(moment) + _does(moment)
        before = position
    return "\n".join(lines) + "\n"


def _plain_walk(game: Game, options: Options, seed: int) -> Iterator[Moment]:
    """Random steps only: a golden file must not change when the appeal of actions is tuned."""
    return walk(game, options, seed, sensible=False)


def _may(moment: Moment) -> list[str]:
    game, state = moment.game, moment.state
    if moment.seat == CHANCE:
        return ["  nature: " + ", ".join(f"{game.space.text(a)} ×{w}" for a, w in game.chances(state).items())]
    seats = sorted({*game.asked(state), *game.eager(state)})
    return [f"  seat {seat} may: " + ", ".join(game.space.text(a) for a in game.legal(state, seat)) for seat in seats]


def _does(moment: Moment) -> list[str]:
    if moment.seat == NOBODY:
        ending, payoff = moment.game.outcome(moment.state) or ("", [])
        return [f"  over: {ending} {payoff}"]
    lines = [f"> {moment.said(moment.seat, moment.action)}"]
    for event in moment.game.apply(moment.state.copy(), moment.seat, moment.action):
        to = "" if event.audience == -1 else f" (only to seats {event.audience:b})"
        lines.append(f"  ! {json.dumps(event.to_json())}{to}")
    return lines


def perft(game: Game, state: Array, depth: int) -> int:
    """Lines of `depth` steps from here: nature's choices, or those of all seats, asked or eager; an end counts as a line."""
    if depth == 0 or game.is_over(state):
        return 1
    lines = 0
    asked = game.asked(state)
    for seat in [*asked, *game.eager(state)] if asked else [CHANCE]:
        for action in game.choices(state, seat):
            after = state.copy()
            game.apply(after, seat, action)
            lines += perft(game, after, depth - 1)
    return lines


def perft_table(game: Game, options: Options, seed: int) -> str:
    """Positions along a match, each with its counts for depths 1, 2 …, as deep as a few thousand lines go."""
    lines = [f"# {game.id}: lines of play from positions, by depth; written by `make golden`"]
    moments = [moment.state.copy() for moment in _plain_walk(game, options, seed)]
    for k in range(5):
        state = moments[k * (len(moments) - 1) // 5]
        lines += ["", json.dumps(dump_position(game, state)), " ".join(map(str, _counts(game, state)))]
    return "\n".join(lines) + "\n"


def _counts(game: Game, state: Array) -> list[int]:
    counts = [perft(game, state, 1), perft(game, state, 2)]
    while len(counts) < 6 and counts[-1] * counts[-1] // max(counts[-2], 1) < MOST_LINES:
        counts.append(perft(game, state, len(counts) + 1))
    return counts


def check_golden(path: Path, now: str, write: bool = False) -> None:
    """The file says what the game does now; `write` makes it so."""
    if write:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(now, encoding="utf-8")
        return
    if not path.exists():
        raise ConformanceError(f"{path.name} is missing: write it with `make golden` and read it")
    then = path.read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip([*then, "(end)"], [*now.splitlines(), "(end)"], strict=False), 1):
        if old != new:
            raise ConformanceError(
                f"{path.name}, line {number}: {old!r} has become {new!r}; if that is wanted: `make golden`"
            )


def check_perft(game: Game, path: Path) -> None:
    """The counts of a .perft file hold for its positions (lines of JSON, each followed by its counts)."""
    if not path.exists():
        raise ConformanceError(f"{path.name} is missing: write it with `make golden` and read it")
    rows = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    for position, counts in zip(rows[::2], rows[1::2], strict=True):
        _, state = load_position(json.loads(position), game)
        for depth, count in enumerate(map(int, counts.split()), 1):
            found = perft(game, state, depth)
            if found != count:
                raise ConformanceError(
                    f"{path.name}: {found} lines of depth {depth} instead of {count} from {position}"
                )
