"""`atoll perft`: how many lines of play there are, depth by depth; the classic check of rules."""

import threading
import time
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import typer

from ..engine.catalogue import get_game
from ..engine.game import Game
from ..engine.match import Match
from ..engine.records import Array
from ..engine.simulation import count_lines
from ..texts import Texts
from .console import as_json, out, table
from .failing import Misuse
from .parameters import Components, Json, Language, Option, Seats, Seed, at_least, options_of
from .reading import read_position
from .ready import ready
from .words import number

T = TypeVar("T")
GameOrNone = Annotated[str | None, typer.Argument(metavar="GAME", help="A game's id.", show_default=False)]
Position = Annotated[str | None, typer.Option("--position", metavar="FILE", help="Count from here.")]
Depth = Annotated[int, typer.Option("--depth", metavar="N", help="How many steps deep.")]


def command(
    game: GameOrNone = None,
    position: Position = None,
    depth: Depth = 3,
    seats: Seats = None,
    option: Option = None,
    components: Components = None,
    seed: Seed = None,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Count the lines of play, depth by depth. From a game's start, or with --seed from the set-up it gives."""
    at_least("--depth", depth, 0)
    rules, state = _start(game, position, seats, option, components, seed, lang)
    rows: list[dict[str, Any]] = []
    for d in range(min(depth, 1), depth + 1):
        began = time.perf_counter()
        lines = 1 if d == 0 else interruptibly(lambda d=d: count_lines(rules, state, d))  # type: ignore[misc]
        rows.append({"depth": d, "lines": lines, "seconds": round(time.perf_counter() - began, 6)})
    if json:
        as_json({"game": rules.id, "options": rules.options_of(state), "depths": rows})
        return
    text = Texts(lang, rules)
    shown = table(text("perft-depth"), text("perft-lines"), "s", right=(0, 1, 2))
    for row in rows:
        shown.add_row(str(row["depth"]), number(lang, row["lines"]), number(lang, row["seconds"], 3))
    out().print(shown)


def _start(
    game: str | None,
    position: str | None,
    seats: int | None,
    option: list[str] | None,
    components: str | None,
    seed: str | None,
    lang: str,
) -> tuple[Game, Array]:
    if (game is None) == (position is None):
        raise Misuse("give either a GAME or --position FILE")
    if position is not None:
        return read_position(position, lang)
    rules = get_game(str(game))
    chosen = options_of(rules, seats, option, components)
    match = Match.new(ready(rules, lang), chosen, seed=seed)
    if seed is not None:
        match.run_nature()
    return rules, match.state


def interruptibly(work: Callable[[], T]) -> T:
    """Compiled code does not hear Ctrl-C: let it run beside us and listen meanwhile."""
    results: list[T] = []
    failures: list[BaseException] = []

    def run() -> None:
        try:
            results.append(work())
        except BaseException as problem:
            failures.append(problem)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    while thread.is_alive():
        thread.join(0.2)
    if failures:
        raise failures[0]
    return results[0]
