"""`atoll dataset`: matches as a table for offline learning."""

from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from ..engine.catalogue import get_game
from ..engine.game import Game
from ..engine.match import Match
from ..research.dataset import play, write
from ..texts import Texts
from .console import as_json, out, progress_bar
from .failing import Misuse
from .parameters import Components, GameId, Json, Language, Option, Seats, at_least, options_of
from .reading import read_match
from .ready import ready, ready_to_meet
from .simulate import Bots, bots_for
from .words import number

Out = Annotated[Path, typer.Option("--out", metavar="FILE", help="Where to: a file *.parquet.")]
Games = Annotated[int, typer.Option("--games", metavar="N", help="How many games the bots play.")]
Seed = Annotated[int, typer.Option("--seed", help="Match g is played with seed + g.")]
Matches = Annotated[
    list[str] | None,
    typer.Option("--match", metavar="MATCH", help="A match file, instead of games of bots; may be repeated."),
]


def command(
    game: GameId,
    out_file: Out,
    games: Games = 100,
    bot: Bots = None,
    match: Matches = None,
    seats: Seats = None,
    option: Option = None,
    components: Components = None,
    seed: Seed = 1,
    lang: Language = "",
    json: Json = False,
) -> None:
    """Write matches as a Parquet file: a row a decision, with observation, mask, action and return."""
    if find_spec("pyarrow") is None:
        raise Misuse("dataset: needs pyarrow; install atoll[research]")
    if out_file.suffix != ".parquet" or not out_file.parent.is_dir():
        raise Misuse(f"--out: give a file *.parquet in a folder that is there, not {str(out_file)!r}")
    at_least("--games", games, 1)
    at_least("--seed", seed, 0)
    rules = get_game(game)
    ready(rules, lang)
    text = Texts(lang, rules)
    matches: Iterable[Match]
    if match:
        matches, count = read_matches(rules, match, lang), len(match)
    else:
        chosen = options_of(rules, seats, option, components)
        players = bots_for(bot or ["sensible"], chosen["seats"])
        ready_to_meet(rules, players, chosen, lang)
        matches, count = play(rules, chosen, games, seed, players), games
    with progress_bar(text("simulate-playing", game=text("game-name"))) as bar:
        task = bar.add_task("", total=count)
        rows = write(out_file, rules, matches, lambda _: bar.advance(task))
    if json:
        as_json({"game": rules.id, "matches": count, "rows": rows, "written": str(out_file)})
    else:
        out().print(text("dataset-written", file=str(out_file), matches=number(lang, count), rows=number(lang, rows)))


def read_matches(game: Game, paths: Sequence[str], lang: str) -> list[Match]:
    """Finished matches of this game, all with the same options."""
    matches = [read_match(path, lang) for path in paths]
    for path, match in zip(paths, matches, strict=True):
        if match.game is not game:
            raise Misuse(f"--match {path}: this is a match of {match.game.id}, not of {game.id}")
        if not match.is_over():
            raise Misuse(f"--match {path}: this match is not over")
        if match.options != matches[0].options:
            raise Misuse(f"--match {path}: has other options than {paths[0]}; write a file for each")
    return matches
