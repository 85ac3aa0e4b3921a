"""Tables of a game for docs/research.md: what an observation and an action are, and how large the game is.

`python -m atoll.research.tables docs/research.md` writes them between the marks of the page; the figures are measured.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

import numpy as np

from ..engine.catalogue import game_ids, get_game, is_offered
from ..engine.game import Game
from .batch import Batch
from .episode import actions_of

MARKS = "<!-- {name}: written by atoll.research.tables -->", "<!-- end of {name} -->"
GAMES_MEASURED = 512
ALIKE = 3
"""So many columns whose names begin alike are told in one word."""


def markdown(head: Sequence[str], rows: Iterator[Sequence[object]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join([*lines, *("| " + " | ".join(map(str, row)) + " |" for row in rows)])


# -- what can be read from the declarations -----------------------------------------------------------------------------


def observations(game: Game) -> str:
    def rows() -> Iterator[Sequence[object]]:
        at = 0
        for piece in game.pieces:
            shape = " × ".join(map(str, piece.shape))
            yield f"`{piece.name}`", f"{at}–{at + piece.size - 1}", shape, _short(piece.rows), _short(piece.columns)
            at += piece.size

    return markdown(("piece", "numbers", "shape", "rows", "columns"), rows())


def _short(names: Sequence[str]) -> str:
    """`present, is_… (6), on_… (24)`; a list of things as long as a board by its ends."""
    found = []
    for start, group in groupby(names, key=lambda name: name.partition("_")[0]):
        alike = list(group)
        found += [f"{start}_… ({len(alike)})"] if len(alike) > ALIKE else alike
    return ", ".join(found) if len(found) <= 24 else f"{found[0]} … {found[-1]} ({len(names)})"


def actions(game: Game) -> str:
    def rows() -> Iterator[Sequence[object]]:
        space = game.space
        ends = [*space.first[1:], space.count]
        for kind, first, end, names in zip(space.kinds, space.first, ends, space.arguments, strict=True):
            if first >= space.nature:
                numbers = (
                    str(first - space.nature)
                    if end == first + 1
                    else f"{first - space.nature}–{end - 1 - space.nature}"
                )
                arguments = " × ".join(f"{a.kind} ({len(a)})" for a in names)
                yield numbers, f"`{kind.name.lower()}`", arguments, f"`{space.text(first)}`"

    return markdown(("numbers", "kind", "arguments", "for example"), rows())


def declared(game: Game) -> str:
    head = f"### {game.id}\n\nObservation: {game.encoded} numbers. Actions: {actions_of(game)}."
    return f"{head}\n\n{observations(game)}\n\n{actions(game)}"


# -- what is measured ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Size:
    """Of random games, each played once to its end."""

    length: float
    longest: int
    branching: float
    most_choices: int
    lines: float
    """log₁₀ of the lines of play, without nature's draws: the mean of the sum of log₁₀ choices."""
    positions: float
    """log₁₀ of a lower bound of the positions that random play meets (Chao's estimate from those seen once and twice)."""


def measure(game: Game, seats: int, games: int = GAMES_MEASURED, seed: int = 1) -> Size:
    batch = Batch(game, games, {"seats": seats}, seed, observe=False)
    open_ = np.ones(games, np.bool_)
    lengths, logs, total, most = np.zeros(games, int), np.zeros(games), 0, 0
    seen: list[bytes] = []
    while open_.any():
        choices = batch.mask.sum(1, dtype=np.int64)
        logs[open_] += np.log10(choices[open_])
        total += int(choices[open_].sum())
        most = max(most, int(choices[open_].max()))
        seen += [state.tobytes() for state in batch.states[open_]]
        lengths += open_
        batch.step(batch.random_actions())
        open_ &= ~batch.done
    _, times = np.unique(np.array([hash(state) for state in seen]), return_counts=True)
    once, twice = int((times == 1).sum()), int((times == 2).sum())
    positions = len(times) + once * (once - 1) / (2 * (twice + 1))
    return Size(lengths.mean(), int(lengths.max()), total / lengths.sum(), most, logs.mean(), np.log10(positions))


def sizes(games: int = GAMES_MEASURED) -> str:
    def rows() -> Iterator[Sequence[object]]:
        for game in _games():
            for seats in range(game.options.min_seats, game.options.max_seats + 1):
                s = measure(game, seats, games)
                yield (
                    game.id, seats, f"{s.length:.0f} ({s.longest})", f"{s.branching:.1f} ({s.most_choices})",
                    f"10^{s.lines:.0f}", f"> 10^{s.positions:.1f}", game.dtype.itemsize, game.max_steps,
                )  # fmt: skip

    head = (
        "game",
        "seats",
        "decisions (longest)",
        "choices (most)",
        "lines of play",
        "positions",
        "state, bytes",
        "most steps",
    )
    return markdown(head, rows())


# -- the page -----------------------------------------------------------------------------------------------------------


def _games() -> list[Game]:
    return [get_game(id) for id in game_ids() if is_offered(id)]


def replaced(page: str, name: str, text: str) -> str:
    """The page with `text` between its marks."""
    first, last = (mark.format(name=name) for mark in MARKS)
    before, _, rest = page.partition(first)
    _, found, after = rest.partition(last)
    if not found:
        raise ValueError(f"the page lacks the marks of {name!r}")
    return f"{before}{first}\n{text}\n{last}{after}"


def all_declared() -> str:
    return "\n\n".join(declared(game) for game in _games())


def main(path: Path) -> None:
    page = replaced(path.read_text(encoding="utf-8"), "declarations", all_declared())
    path.write_text(replaced(page, "sizes", sizes()), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
