"""`atoll simulate`: many games between bots, and what came of them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any

import typer

from ..arena.statistics import wilson
from ..bots import get_bot
from ..engine.catalogue import get_game
from ..engine.game import Game
from ..engine.simulation import Simulation, simulate
from ..texts import Texts
from .arena import split_bots
from .console import as_json, out, progress_bar, table
from .driving import simulate_with
from .failing import Misuse
from .parameters import Components, GameId, Json, Language, Option, Seats, at_least, at_most, options_of
from .ready import ready_to_meet
from .words import number

MOST_GAMES = 10**12
Games = Annotated[int, typer.Option("--games", metavar="N", help="How many games.")]
Bots = Annotated[list[str] | None, typer.Option("--bot", metavar="BOT", help="One for all seats, or one for each.")]
Seed = Annotated[int, typer.Option("--seed", help="Game g is played with seed + g.")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", help="How many threads.")]


def command(
    game: GameId,
    games: Games = 1000,
    bot: Bots = None,
    seats: Seats = None,
    option: Option = None,
    components: Components = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Let bots play many games and count how they end. The same seed gives the same games."""
    at_most("--games", at_least("--games", games, 1), MOST_GAMES)
    at_least("--jobs", jobs, 1)
    at_least("--seed", seed, 0)
    rules = get_game(game)
    chosen = options_of(rules, seats, option, components)
    players = bots_for(bot or ["random"], chosen["seats"])
    if jobs > 1 and not _styles(players):
        plain = ", ".join(name for name in dict.fromkeys(players) if get_bot(name).style is None)
        raise Misuse(
            f"--jobs: threads are no use to {plain}: leave it out, or let atoll arena share games among processes"
        )
    ready_to_meet(rules, () if _styles(players) else players, chosen, lang)
    text = Texts(lang, rules)
    with progress_bar(text("simulate-playing", game=text("game-name"))) as bar:
        task = bar.add_task("", total=games)
        found = _run(rules, chosen, games, seed, players, jobs, lambda n: bar.advance(task, n))
    if json:
        as_json(found.to_json() | {"bots": players, "seed": seed, "jobs": jobs})
        return
    _show(found, players, text)


def bots_for(names: Sequence[str], seats: int) -> list[str]:
    """One bot's name for all seats, or one for each, `a,b` as well as --bot a --bot b; there is such a bot."""
    names = [name for part in names for name in split_bots(part)]
    if len(names) not in (1, seats):
        raise Misuse(f"--bot: give one for all {seats} seats or {seats}, one for each; here are {len(names)}")
    for name in names:
        get_bot(name)
    return [names[0 if len(names) == 1 else seat] for seat in range(seats)]


def _run(
    game: Game,
    options: Mapping[str, Any],
    games: int,
    seed: int,
    bots: Sequence[str],
    jobs: int,
    progress: Callable[[int], None],
) -> Simulation:
    if styles := _styles(bots):
        return simulate(game, options, games, seed, styles, jobs=jobs, progress=progress)
    return simulate_with(game, options, games, seed, bots, progress)


def _styles(bots: Sequence[str]) -> list[int]:
    """How compiled loops play them; none at all if they do not know one of them."""
    styles = [style for bot in bots if (style := get_bot(bot).style) is not None]
    return styles if len(styles) == len(bots) else []


def _show(found: Simulation, bots: Sequence[str], text: Texts) -> None:
    console = out()
    console.print(text("simulate-title", games=found.games, game=text("game-name")), style="bold")
    console.print(", ".join(f"{k}={'…' if isinstance(v, Mapping) else v}" for k, v in found.options.items()))
    endings = table(text("simulate-ending"), text("simulate-games"), "%", text("arena-interval"), right=(1, 2, 3))
    for name, count in sorted(found.endings.items(), key=lambda item: -item[1]):
        endings.add_row(f"{text(f'ending-{name}')} ({name})", *_share(count, found.games, text.lang))
    console.print(endings)
    wins = table(
        text("simulate-seat"), text("simulate-bot"), text("simulate-wins"), "%", text("arena-interval"), right=(2, 3, 4)
    )
    for seat, (bot, won) in enumerate(zip(bots, found.wins, strict=True)):
        wins.add_row(text("seat-name", number=seat + 1), bot, *_share(won, found.games, text.lang))
    console.print(wins)
    least, mean, most = found.turns
    rate = max(found.seconds, 1e-9)
    console.print(text("simulate-turns", least=least, mean=number(text.lang, mean, 1), most=most))
    speeds = {"decisions": found.decisions, "steps": found.steps, "games": found.games}
    each = ", ".join(f"{number(text.lang, n / rate)} {text('simulate-' + what)}/s" for what, n in speeds.items())
    console.print(f"{number(text.lang, found.seconds, 2)} s: {each}")


def _share(count: float, of: int, lang: str) -> tuple[str, str, str]:
    low, high = wilson(round(count), of)
    share, least, most = (number(lang, 100 * part, 2) for part in (count / of, low, high))
    return number(lang, count, 0 if count == int(count) else 2), share, f"{least} – {most}"
