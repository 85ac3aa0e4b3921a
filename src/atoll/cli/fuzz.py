"""`atoll fuzz`: random and half-sensible games, every invariant checked: on a CPU after every step, on a GPU now and then."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Annotated, Any

import typer

from ..engine.catalogue import get_game
from ..engine.game import Game
from ..engine.simulation import SEED_SPAN
from ..engine.simulation import fuzz as fuzz_here
from ..research.gpu.fuzzing import EVERY, Found, fuzzed_match
from ..texts import Texts
from .console import err, out, plain, progress_bar
from .failing import Misuse
from .parameters import Components, GameId, Language, Option, Seats, at_least, options_of
from .ready import ready
from .words import number

FAULTY = 1
DEVICES = ("cpu", "gpu")
AT_ONCE = 500
"""Games that a CPU plays without a look at the clock or at Ctrl-C; an even number, for every other one is half-sensible."""
Games = Annotated[str, typer.Option("--games", metavar="N", help="How many games, in all; 1e9 is understood.")]
Seed = Annotated[int, typer.Option("--seed", help="The first game's seed; the next have the next.")]
Where = Annotated[str, typer.Option("--device", metavar="|".join(DEVICES), help="Where: gpu needs the extra gpu.")]
Every = Annotated[
    int | None,
    typer.Option("--every", metavar="N", help=f"Look at a game after every N steps; on a GPU {EVERY}, else each."),
]
Part = Annotated[str, typer.Option("--part", metavar="K/N", help="Only the K-th of N parts of these games: 3/10.")]


def command(
    game: GameId,
    games: Games = "1e5",
    seats: Seats = None,
    option: Option = None,
    components: Components = None,
    seed: Seed = 1,
    device: Where = "cpu",
    every: Every = None,
    part: Part = "1/1",
    lang: Language = "",
) -> None:
    """Look for what can never be so. Without --seats and -o, all combinations; a violation prints a match that replays."""
    if device not in DEVICES:
        raise Misuse(f"--device: {device!r} is none; write {' or '.join(DEVICES)}")
    looks = at_least("--every", every if every is not None else 1 if device == "cpu" else EVERY, 1)
    if device == "cpu" and looks != 1:
        raise Misuse("--every: a CPU looks at a game after every step; leave it out, or add --device gpu")
    wanted = at_least("--games", _whole(games), 1)
    rules = get_game(game)
    given = seats is not None or option or components
    choices = [options_of(rules, seats, option, components)] if given else combinations(rules)
    each = -(-wanted // len(choices))
    if at_least("--seed", seed, 0) + each * len(choices) > SEED_SPAN:
        raise Misuse(f"--seed: the last game's seed, {seed} + {each * len(choices) - 1}, is to be below {SEED_SPAN}")
    first, last = part_of(part, each, each * len(choices))
    text = Texts(lang, rules)
    if device == "cpu":
        ready(rules, lang)
    with progress_bar(text("fuzz-playing", game=text("game-name"))) as bar:
        task = bar.add_task("", total=last - first)
        how = on_cpu if device == "cpu" else on_gpu
        found = how(rules, choices, each, seed, first, last, looks, lambda games: bar.advance(task, games))
    if found.fault and found.match:
        err().print(text("fuzz-violation", fault=found.fault, seed=str(found.seed)))
        plain(found.match.text())
        raise typer.Exit(FAULTY)
    figures = {"games": found.games, "steps": found.steps, "combinations": (last - 1) // each - first // each + 1}
    out().print(text("fuzz-fine", **{name: number(lang, n) for name, n in figures.items()}))
    out().print(", ".join(f"{name} {number(lang, n)}" for name, n in Counter(found.endings).most_common()))


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


def part_of(part: str, each: int, games: int) -> tuple[int, int]:
    """The first game of a part and the one after its last. The parts of a run are the whole run: each begins with a game that
    has an even number among those with its options, for a CPU plays every other one half-sensibly, counted from there."""
    k, _, n = part.partition("/")
    if not (k.isdecimal() and n.isdecimal() and 1 <= int(k) <= int(n) <= games):
        raise Misuse(f"--part: {part!r} is none; write K/N, from 1/N to N/N, with N up to {games}")
    edges = (games * done // int(n) for done in (int(k) - 1, int(k)))
    first, last = (edge if edge == games else edge - edge % each % 2 for edge in edges)
    if first == last:
        raise Misuse(f"--part: there is nothing in part {part} of {games} games; give fewer parts")
    return first, last


Told = Callable[[int], None]
Choices = Sequence[Mapping[str, Any]]


def on_cpu(game: Game, choices: Choices, each: int, seed: int, first: int, last: int, every: int, told: Told) -> Found:
    """A few games at a time: the bar moves, and a fault ends the run."""
    games = steps = most = 0
    endings: Counter[str] = Counter()
    while first < last:
        options, count = choices[first // each], min(AT_ONCE, last - first, each - first % each)
        result = fuzz_here(game, options, count, seed + first)
        games, steps, most = games + result.games, steps + result.steps, max(most, result.most_steps)
        endings.update(result.endings)
        told(count)
        if result.fault:
            match, _ = fuzzed_match(game, options, result.seed, result.games % 2 == 1)
            return Found(games, steps, most, endings, result.fault, result.seed, match)
        first += count
    return Found(games, steps, most, endings)


def on_gpu(game: Game, choices: Choices, each: int, seed: int, first: int, last: int, every: int, told: Told) -> Found:
    from ..research.gpu import fuzz

    return fuzz(game, choices, each, seed, first=first, last=last, every=every, told=told)
