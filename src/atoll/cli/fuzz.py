"""`atoll fuzz`: random and half-sensible games, every invariant checked: on a CPU after every step, on a GPU now and then."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Annotated, Any

import typer

from ..engine.catalogue import get_game
from ..engine.game import Game
from ..engine.simulation import fuzz as fuzz_here
from ..research.gpu.fuzzing import Found, fuzzed_match
from ..texts import Texts
from .console import out, plain, progress_bar
from .failing import Misuse
from .parameters import Components, GameId, Language, Option, Seats, at_least, options_of
from .ready import ready
from .words import number

FAULTY = 1
DEVICES = ("cpu", "gpu")
PARTS = 64
"""A card plays many combinations at once, and in so many parts the bar moves."""
Games = Annotated[str, typer.Option("--games", metavar="N", help="How many games, in all; 1e9 is understood.")]
Seed = Annotated[int, typer.Option("--seed", help="The first game's seed; the next have the next.")]
Where = Annotated[str, typer.Option("--device", metavar="|".join(DEVICES), help="Where: gpu needs the extra gpu.")]


def command(
    game: GameId,
    games: Games = "1e5",
    seats: Seats = None,
    option: Option = None,
    components: Components = None,
    seed: Seed = 1,
    device: Where = "cpu",
    lang: Language = "",
) -> None:
    """Look for what can never be so. Without --seats and -o, all combinations; a violation prints its match."""
    if device not in DEVICES:
        raise Misuse(f"--device: {device!r} is none; write {' or '.join(DEVICES)}")
    wanted = at_least("--games", _whole(games), 1)
    rules = get_game(game)
    given = seats is not None or option or components
    choices = [options_of(rules, seats, option, components)] if given else combinations(rules)
    text = Texts(lang, rules)
    if device == "cpu":
        ready(rules, lang)
    each = -(-wanted // len(choices))
    size = 1 if device == "cpu" else -(-len(choices) // PARTS)
    done = steps = 0
    endings: Counter[str] = Counter()
    with progress_bar(text("fuzz-playing", game=text("game-name"))) as bar:
        task = bar.add_task("", total=each * len(choices))
        for at in range(0, len(choices), size):
            part = choices[at : at + size]
            found = (_on_cpu if device == "cpu" else _on_gpu)(rules, part, each, seed + at * each)
            done, steps = done + found.games, steps + found.steps
            endings.update(found.endings)
            bar.advance(task, each * len(part))
            if found.fault:
                break
    if found.fault and found.match:
        out().print(text("fuzz-violation", fault=found.fault, seed=str(found.seed)))
        plain(found.match.text())
        raise typer.Exit(FAULTY)
    figures = {"games": done, "steps": steps, "combinations": len(choices)}
    out().print(text("fuzz-fine", **{name: number(lang, n) for name, n in figures.items()}))
    out().print(", ".join(f"{name} {number(lang, n)}" for name, n in endings.most_common()))


def combinations(game: Game) -> list[dict[str, Any]]:
    """Every choice of every option with every number of seats."""
    seats = range(game.options.min_seats, game.options.max_seats + 1)
    names = [option.name for option in game.options.choices]
    values = [option.values for option in game.options.choices]
    return [{"seats": n} | dict(zip(names, chosen, strict=True)) for n in seats for chosen in product(*values)]


def _whole(games: str) -> int:
    try:
        return int(float(games))
    except (ValueError, OverflowError):
        raise Misuse(f"--games: {games!r} is no number; write 1000000 or 1e6") from None


def _on_cpu(game: Game, choices: Sequence[Mapping[str, Any]], each: int, seed: int) -> Found:
    (options,) = choices
    result = fuzz_here(game, options, each, seed)
    figures = result.games, result.steps, result.most_steps, result.endings
    if result.fault is None:
        return Found(*figures)
    match, _ = fuzzed_match(game, options, result.seed, result.games % 2 == 1)
    return Found(*figures, result.fault, result.seed, match)


def _on_gpu(game: Game, choices: Sequence[Mapping[str, Any]], each: int, seed: int) -> Found:
    from ..research.gpu import fuzz

    return fuzz(game, choices, each, seed)
