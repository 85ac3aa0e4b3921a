"""`atoll arena`: bots against bots, until it is clear who is better."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from ..arena import Contest, Results, Rule, Standing, merged, run, standings, whole_deals
from ..arena.charts import bar, svg
from ..arena.crews import crew_of
from ..arena.results import holds_results, parse_results
from ..arena.standings import shares_by_deal, unwon
from ..arena.statistics import prove as proved
from ..engine.catalogue import get_game
from ..texts import Texts
from .console import as_json, note, out, progress_bar, table
from .failing import Misuse
from .parameters import Components, Json, Language, Option, Seats, apart, at_least, at_most, options_of, writable
from .reading import blaming, read_text, write_text
from .ready import ready_to_meet
from .words import number

MOST_GAMES = 10**7
Subjects = Annotated[
    list[str], typer.Argument(metavar="GAME", help="A game’s id; with --merge files of results.", show_default=False)
]
Bots = Annotated[
    list[str] | None,
    typer.Option("--bots", metavar="A,B,…", help="Who meets; may be repeated, as for search:plans=0,depth=2."),
]
Games = Annotated[int, typer.Option("--games", metavar="N", help="At least so many, up to whole deals.")]
Seed = Annotated[int, typer.Option("--seed", help="The number of the first deal.")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", help="How many processes.")]
Ray = Annotated[str, typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster (auto, local, …).")]
Out = Annotated[
    Path | None, typer.Option("--out", metavar="FILE", help="Keep every game; a file that exists is gone on with.")
]
Width = Annotated[
    float | None, typer.Option("--width", metavar="POINTS", help="Stop when all intervals are narrower, in % points.")
]
Prove = Annotated[
    float | None,
    typer.Option(
        "--prove", metavar="SHARE", help="Stop when it is clear whether the first bot wins more than this (0.7)."
    ),
]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw the result as SVG.")]
Alone = Annotated[
    bool, typer.Option("--alone", help="The first bot has one seat at each table, one of the others all the rest.")
]
Merge = Annotated[bool, typer.Option("--merge", help="Put files of results together instead of playing.")]


OF_PLAY = ("bots", "alone", "games", "seats", "option", "components", "seed", "jobs", "ray", "width")
"""Options that say what is played and how: files that are merged have been played."""


def command(
    context: typer.Context,
    subjects: Subjects,
    bots: Bots = None,
    alone: Alone = False,
    games: Games = 300,
    seats: Seats = None,
    option: Option = None,
    components: Components = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = "",
    out_file: Out = None,
    width: Width = None,
    prove: Prove = None,
    plot: Plot = None,
    merge: Merge = False,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Let bots play each other: the same deals from every seat, intervals, ratings. The same seed gives the same games."""
    rule = _rule(width, prove)
    writable("--out", out_file)
    _plot_apart(plot, out_file)
    if merge:
        apart(context, "--merge", OF_PLAY)
        results = _merge(subjects, out_file, lang)
    else:
        at_most("--games", at_least("--games", games, 1), MOST_GAMES)
        at_least("--jobs", jobs, 1)
        if ray:
            apart(context, "--ray", ["jobs"])
        at_least("--seed", seed, 0)
        contest = _contest(subjects, bots, alone, seats, option, components)
        results = _play(contest, seed, games, jobs, ray, rule, out_file, lang)
    text = Texts(lang, get_game(results.contest.game))
    found = standings(results)
    if plot:
        write_text(plot, svg(found, f"{text('game-name')} · {_terms(results)}"))
    if json:
        as_json(_described(results, found, prove))
    else:
        _show(results, found, prove, text)


def _plot_apart(plot: Path | None, out_file: Path | None) -> None:
    """A picture takes the place of whatever file it is given: never of results."""
    writable("--plot", plot)
    if plot is None:
        return
    if out_file is not None and plot.resolve() == out_file.resolve():
        raise Misuse(
            f"--plot: {str(plot)!r} is the file of --out; give the picture a file of its own, such as chart.svg"
        )
    if holds_results(plot):
        raise Misuse(f"--plot: {str(plot)!r} holds results; give the picture a file of its own, such as chart.svg")


def _rule(width: float | None, prove: float | None) -> Rule:
    if width is not None and not 0 < width <= 100:
        raise Misuse(f"--width: give percent points above 0, such as 5, not {width:g}")
    if prove is not None and not 0 < prove < 1:
        raise Misuse(f"--prove: give a share between 0 and 1, such as 0.7, not {prove:g}")
    return Rule(None if width is None else width / 100, prove)


def _contest(
    subjects: Sequence[str],
    bots: Sequence[str] | None,
    alone: bool,
    seats: int | None,
    option: Sequence[str] | None,
    components: str | None,
) -> Contest:
    if len(subjects) != 1:
        raise Misuse(f"arena: give one GAME, not {len(subjects)} (files of results are put together with --merge)")
    game = get_game(subjects[0])
    chosen = options_of(game, seats, option, components)
    names = [name for part in bots or () for name in split_bots(part)]
    if not names:
        raise Misuse("--bots: say who meets, such as --bots strong,sensible")
    return Contest.of(game.id, names, chosen, alone)


def split_bots(text: str) -> list[str]:
    """`strong,search:plans=0,depth=2` are two bots: a part that is a setting belongs to the bot before it."""
    names: list[str] = []
    for part in text.split(","):
        if names and "=" in part and ":" not in part:
            names[-1] += "," + part.strip()
        else:
            names.append(part.strip())
    return names


def _play(
    contest: Contest, seed: int, games: int, jobs: int, ray: str, rule: Rule, path: Path | None, lang: str
) -> Results:
    crew = crew_of(jobs, ray)
    game = ready_to_meet(get_game(contest.game), contest.bots, contest.options, lang)
    text = Texts(lang, game)
    deals = whole_deals(contest, seed, games)
    total = sum(len(contest.lineups(seed + k)) for k in range(deals))
    with progress_bar(text("simulate-playing", game=text("game-name"))) as shown:
        task = shown.add_task("", total=total)
        with blaming(str(path) if path else "arena"):
            try:
                return run(
                    contest, seed, deals, crew, rule, path, lambda _: shown.advance(task, 1), lambda r: _warn(r, text)
                )
            except KeyboardInterrupt:
                note(text("arena-stopped", file=str(path or ""), kept=int(path is not None)))
                raise


def _warn(results: Results, text: Texts) -> None:
    """Different programs may play together, but whoever reads the table should know."""
    if len(results.programs) > 1:
        note(text("arena-programs", programs=", ".join(sorted(results.programs))))


def _merge(paths: Sequence[str], path: Path | None, lang: str) -> Results:
    if path and path.exists() and path.resolve() not in {Path(name).resolve() for name in paths}:
        raise Misuse(f"--out: {str(path)!r} is there already; name it among the files, or give one that is not there")
    several = []
    for name in paths:
        text = read_text(name)
        with blaming(name):
            several.append(parse_results(text))
    together = merged(several)
    _warn(together, Texts(lang))
    if path:
        write_text(path, together.text())
    return together


def _terms(results: Results) -> str:
    chosen = results.contest.options.items()
    return ", ".join(f"{name}={value}" for name, value in chosen if not isinstance(value, dict))


def _described(results: Results, found: Sequence[Standing], prove: float | None) -> dict[str, Any]:
    contest = results.contest
    data: dict[str, Any] = {
        "game": contest.game,
        "options": dict(contest.options),
        "games": len(results),
        "deals": len({result.deal for result in results}),
        "unwon": unwon(results),
        "bots": [standing.to_json() for standing in found],
    }
    if prove is not None:
        data["proved"] = proved(shares_by_deal(results, 0), prove)
    return data


def _show(results: Results, found: Sequence[Standing], prove: float | None, text: Texts) -> None:
    console, lang = out(), text.lang
    console.print(text("simulate-title", games=len(results), game=text("game-name")), style="bold")
    console.print(_terms(results))
    headings = (
        "arena-bot",
        "arena-games",
        "arena-wins",
        "arena-interval",
        "arena-rating",
        "arena-interval",
        "arena-time",
    )
    rows = table(*(text(key) for key in headings), right=(1, 2, 3, 4, 5, 6))
    for each in found:
        share, low, high = (number(lang, 100 * part, 1) for part in (each.share, each.low, each.high))
        elo, least, most = (signed(lang, part) for part in (each.rating.elo, each.rating.low, each.rating.high))
        games = number(lang, each.games)
        bounds = f"{least} … {most}" if each.rating.is_bounded else "–"
        rows.add_row(each.bot, games, share, f"{low}–{high}", elo, bounds, number(lang, each.ms, 1))
    console.print(rows)
    widest = max(len(each.bot) for each in found)
    for each in found:
        console.print(f"{each.bot:{widest}}  {bar(each)}", no_wrap=True, overflow="crop")
    if not results.contest.cooperative:
        even = number(lang, 100 / results.contest.seats, 1)
        console.print(text("arena-even", share=even))
    if nobody := unwon(results):
        console.print(text("arena-nobody", games=nobody))
    if not all(each.rating.is_bounded for each in found):
        console.print(text("arena-unbounded"))
    if prove is not None:
        console.print(_verdict(results, prove, text))


def _verdict(results: Results, limit: float, text: Texts) -> str:
    answer = proved(shares_by_deal(results, 0), limit)
    values = {"bot": results.contest.bots[0], "share": number(text.lang, 100 * limit, 1)}
    if answer is None:
        return text("arena-unclear", **values)
    return text("arena-proved", **values) if answer else text("arena-refuted", **values)


def signed(lang: str, value: float) -> str:
    """+120, −35, 0"""
    rounded = round(value)
    return ("+" if rounded > 0 else "−" if rounded < 0 else "") + number(lang, abs(rounded))
