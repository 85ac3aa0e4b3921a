"""`atoll tune`: better weights for a game's policy, found by playing."""

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from ..arena.crews import crew_of
from ..arena.statistics import wilson
from ..arena.tuning import (
    EVALUATION_SEED,
    GATE_SEED,
    Cell,
    Generation,
    Plan,
    Tuned,
    cells_of,
    read_weights,
    share,
    tune,
    weight_names,
    weights_file,
    with_weights,
)
from ..engine.catalogue import get_game
from ..engine.game import Game
from ..engine.names import one_of
from ..engine.records import Array
from ..texts import Texts
from .console import as_json, note, out, table
from .failing import Misuse
from .parameters import GameId, Json, Language, apart, at_least, at_most, writable
from .reading import blaming, read_text, write_text
from .ready import compiled_aloud, ready
from .words import number

SeatNumbers = Annotated[
    str, typer.Option("--seats", metavar="N,…", help="Numbers of seats to play with; all without.", show_default=False)
]
Values = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=A,B,…", help="Values of an option to play with; may be repeated."),
]
Games = Annotated[
    int, typer.Option("--games", metavar="N", help="Deals a cell for each candidate, or to evaluate with.")
]
Generations = Annotated[int, typer.Option("--generations", metavar="N", help="How many generations.")]
Population = Annotated[int, typer.Option("--population", metavar="N", help="Candidates in each.")]
Sigma = Annotated[float, typer.Option("--sigma", help="The first step, in logarithms of the weights.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same weights.")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", help="How many processes.")]
Ray = Annotated[str, typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster (auto, local, …).")]
Out = Annotated[
    Path | None, typer.Option("--out", metavar="FILE", help="Where to; the game’s own weights.toml without.")
]
Start = Annotated[
    str, typer.Option("--from", metavar="FILE", help="Begin with these weights instead of today’s.", show_default=False)
]
Evaluate = Annotated[bool, typer.Option("--evaluate", help="Only play with the weights as they are.")]
Weights = Annotated[
    str,
    typer.Option(
        "--weights",
        metavar="FILE",
        help="Evaluate these; in a game of rivals one seat against today’s.",
        show_default=False,
    ),
]

MOST_GAMES = (EVALUATION_SEED - GATE_SEED) // 10
"""So many deals a cell has the last match room for."""
MOST_SEED = 2**32 - 1
"""CMA-ES takes no larger one."""
OF_SEARCH = ("generations", "population", "sigma", "seed", "jobs", "ray", "out_file", "from_file")
"""Options that say how better weights are searched for: those that are there are played with in this process."""


def command(
    context: typer.Context,
    game: GameId,
    seats: SeatNumbers = "",
    option: Values = None,
    games: Games = 100,
    generations: Generations = 60,
    population: Population = 16,
    sigma: Sigma = 0.3,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = "",
    out_file: Out = None,
    from_file: Start = "",
    evaluate: Evaluate = False,
    weights: Weights = "",
    lang: Language = "",
    json: Json = False,
) -> None:
    """Tune the weights of a game’s policy with CMA-ES, and write them back. The same seed gives the same weights."""
    for name, value, least in (
        ("--games", games, 1), ("--generations", generations, 1), ("--population", population, 4), ("--jobs", jobs, 1),
        ("--seed", seed, 1),
    ):  # fmt: skip
        at_least(name, value, least)
    at_most("--games", games, MOST_GAMES)
    at_most("--seed", seed, MOST_SEED)
    if not evaluate and games * generations >= GATE_SEED:
        raise Misuse(f"--games × --generations: give less than {GATE_SEED:_} deals a cell in all".replace("_", " "))
    if ray:
        apart(context, "--ray", ["jobs"])
    if not 0 < sigma <= 3:
        raise Misuse(f"--sigma: give a step above 0, such as 0.3, not {sigma:g}")
    rules = get_game(game)
    cells = cells_of(rules, _numbers(seats), _values(rules, option))
    target = _target(rules, out_file)
    if evaluate:
        apart(context, "--evaluate", OF_SEARCH)
    else:
        writable("--out", target)
        if weights:
            raise Misuse("--weights: these are played with by --evaluate; --from begins a search with them")
    given = _given(rules, weights or from_file)
    ready(rules, lang)
    with compiled_aloud(rules, lang):
        share(rules, cells[0], rules.weights, rules.weights, EVALUATION_SEED, 1)
    if evaluate:
        _evaluate(rules, cells, games, given, lang, json)
        return
    plan, text = Plan(games, generations, population, sigma, seed), Texts(lang, rules)
    note(text("tune-legend", team="yes" if rules.cooperative else "no"))
    found = tune(rules, plan, cells, lambda done: note(told(done, text)), crew_of(jobs, ray), given)
    written = _write(rules, plan, from_file, found, target)
    if json:
        as_json(_described(rules, found, written))
    else:
        _show(rules, found, written, Texts(lang, rules))


def told(done: Generation, text: Texts) -> str:
    """A generation's line."""
    values = {"best": done.best, "mean": done.mean, "sigma": done.sigma}
    digits = {"best": 4, "mean": 4, "sigma": 3}
    written = {name: number(text.lang, value, digits[name]) for name, value in values.items()}
    return text("tune-generation", number=f"{done.number:4d}", **written)


def _given(game: Game, path: str) -> Array | None:
    """The weights of a file; None for today's."""
    if not path:
        return None
    text = read_text(path)
    with blaming(path):
        return read_weights(game, text)


def _numbers(text: str) -> list[int]:
    parts = [part.strip() for part in text.split(",") if part.strip()]
    for part in parts:
        if not part.isdecimal():
            raise Misuse(f"--seats: give numbers such as 2,3, not {part!r}")
    return list(dict.fromkeys(int(part) for part in parts))


def _values(game: Game, given: Sequence[str] | None) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for text in given or ():
        name, sign, values = text.partition("=")
        known = [option.name for option in game.options.choices]
        if not sign:
            raise Misuse(f"--option {text!r}: write NAME=VALUE,VALUE…; the names are {', '.join(known)}")
        if name.strip() not in known:
            raise Misuse(f"--option: there is no option {name.strip()!r}: {one_of(name.strip(), known)}")
        found.setdefault(name.strip(), []).extend(value.strip() for value in values.split(","))
    return {name: list(dict.fromkeys(values)) for name, values in found.items()}


def _target(game: Game, path: Path | None) -> Path | None:
    """Where weights go: as is said, else the game's own file if it has one."""
    if path is not None and path.suffix != ".toml":
        raise Misuse(f"--out: weights are kept in a file *.toml, not {path.name!r}")
    return path or (weights_file(game) if weights_file(game).exists() else None)


def _write(game: Game, plan: Plan, start: str, found: Tuned, target: Path | None) -> Path | None:
    """Only better weights are written; where to, or None."""
    if target is None or not found.is_better:
        return None
    how = (
        f"{plan.generations} generations of {plan.population}, {plan.games} deals a cell, sigma {plan.sigma:g}, "
        f"seed {plan.seed}{start and f', from {Path(start).name}'}: {found.fitness:.4f} after {found.before:.4f}"
    )
    write_text(target, with_weights(game, found.weights, how))
    return target


def _described(game: Game, found: Tuned, written: Path | None) -> dict[str, Any]:
    return {
        "game": game.id,
        "before": found.before,
        "fitness": found.fitness,
        "better": found.is_better,
        "weights": dict(zip(weight_names(game), map(float, found.weights), strict=True)),
        "written": str(written) if written else None,
    }


def _show(game: Game, found: Tuned, written: Path | None, text: Texts) -> None:
    console, lang = out(), text.lang
    rows = table(text("tune-weight"), text("tune-before"), text("tune-after"), right=(1, 2))
    for name, before, after in zip(weight_names(game), game.weights, found.weights, strict=True):
        rows.add_row(name, f"{before:.4g}", f"{after:.4g}")
    console.print(rows)
    values = {"before": number(lang, found.before, 4), "after": number(lang, found.fitness, 4)}
    console.print(text("tune-better", **values) if found.is_better else text("tune-no-better", **values))
    if written:
        console.print(text("tune-written", file=str(written)))


def _evaluate(game: Game, cells: Sequence[Cell], games: int, given: Array | None, lang: str, json: bool) -> None:
    """What the weights win on deals that tuning never sees: in a game of rivals one seat of each table has them."""
    weights = game.weights if given is None else given
    text = Texts(lang, game)
    if given is None and not game.cooperative:
        note(text("tune-evens"))
    rows = []
    for cell in cells:
        began = time.perf_counter()
        won = share(game, cell, weights, game.weights, EVALUATION_SEED, games)
        rows.append((cell, won, games / (time.perf_counter() - began)))
    if json:
        as_json([{"options": dict(cell), "share": won, "games_per_s": round(speed)} for cell, won, speed in rows])
        return
    differing = _differing(cells)
    shown = table(text("games-option"), text("arena-wins"), text("arena-interval"), text("tune-speed"), right=(1, 2, 3))
    for cell, won, speed in rows:
        played = games if game.cooperative else games * int(cell["seats"])
        low, high = wilson(won * played, played)
        share_, least, most = (number(lang, 100 * part, 1) for part in (won, low, high))
        shown.add_row(_terms(cell, differing), share_, f"{least} – {most}", number(lang, speed))
    out().print(shown)


def _differing(cells: Sequence[Cell]) -> list[str]:
    """The options that tell these cells apart, or how many seats there are where nothing does."""
    names = [name for name, value in cells[0].items() if not isinstance(value, Mapping)]
    return [name for name in names if len({cell[name] for cell in cells}) > 1] or ["seats"]


def _terms(cell: Mapping[str, Any], names: Sequence[str]) -> str:
    return ", ".join(f"{name}={cell[name]}" for name in names)
