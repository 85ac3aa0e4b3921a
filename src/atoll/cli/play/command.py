"""The command itself: from flags, or from questions, to a table."""

from pathlib import Path
from typing import Annotated, Any

import typer

from ...analysis.searching import searches
from ...engine.catalogue import get_game
from ...engine.game import Game
from ...engine.match import Match
from ...texts import Texts
from ..failing import Misuse
from ..parameters import Components, Language, Option, Repair, Seats, Seed, options_of
from ..reading import read_match, read_position, write_text
from ..ready import ready, ready_to_search
from .desk import Desk
from .questions import ask_setup, offer_resume
from .seating import Seating, seat_players
from .session import run
from .table import Table

GameId = Annotated[str, typer.Argument(metavar="[GAME]", help="A game's id: see atoll games.")]
You = Annotated[str | None, typer.Option("--you", metavar="0,2|all|none", help="The seats you lead.")]
Bots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        metavar="BOT",
        help="Who plays the other seats: beginner, sensible, strong or expert; several for several seats.",
    ),
]
Names = Annotated[str | None, typer.Option("--names", metavar="ANNA,BEN", help="What to call the people.")]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Save here after every step.")]
Resume = Annotated[str | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved match.")]
Position = Annotated[str | None, typer.Option("--position", metavar="FILE", help="Start from a position.")]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Ask no questions beside the game's own.")]


def command(
    game: GameId = "forbidden_island",
    seats: Seats = None,
    option: Option = None,
    components: Components = None,
    you: You = None,
    bot: Bots = None,
    names: Names = None,
    seed: Seed = None,
    save: Save = None,
    resume: Resume = None,
    position: Position = None,
    repair: Repair = False,
    yes: Yes = False,
    lang: Language = "",
) -> None:
    """Play in the terminal, alone or together, with or without bots."""
    desk = Desk()
    rules = get_game(game)
    flags = (seats, option, components, you, bot, names, seed, resume, position)
    if desk.interactive and not yes and all(flag is None for flag in flags):
        try:
            resume = offer_resume(desk, rules, lang) if save is None else None
            if resume is None:
                answers = ask_setup(desk, rules, lang)
                lang, seats, option, you = answers.lang, answers.seats, answers.options, answers.you
                bot = [answers.bot] if answers.bot else None
        except EOFError:
            return
    again = True
    while again:
        match = _open(rules, seats, option, components, seed, resume, position, repair, lang)
        seating = _seat(match, you, bot, names, lang, resumed=resume is not None)
        table = Table(match, seating, lang, desk, _save_file(save, resume))
        again = run(table, offer=not yes and bool(seating.people))
        seed, resume, save = None, None, None


def _open(
    game: Game,
    seats: int | None,
    option: list[str] | None,
    components: str | None,
    seed: str | None,
    resume: str | None,
    position: str | None,
    repair: bool,
    lang: str,
) -> Match:
    """A new match, a resumed one, or one from a position; only one of these."""
    if resume and position:
        raise Misuse("give either --resume or --position, not both")
    if (resume or position) and (seats is not None or option or components):
        raise Misuse("--seats, --option and --components belong to a new game; a saved match or a position has its own")
    if resume and seed is not None:
        raise Misuse("--seed belongs to a new game; a saved match has its own")
    if "-" in (resume, position, components):
        raise Misuse("--resume, --position and --components: give a file; standard input is the keyboard here")
    if resume:
        match = read_match(resume, lang, repair, offers=True)
        if match.seed is None:
            raise Misuse(f"{resume}: this match has no seed, so nature cannot go on")
        return match
    if position:
        found, state = read_position(position, lang)
        return Match.at(found, state, seed=seed)
    chosen: dict[str, Any] = options_of(game, seats, option, components)
    return Match.new(ready(game, lang), chosen, seed=seed)


def _seat(match: Match, you: str | None, bot: list[str] | None, names: str | None, lang: str, resumed: bool) -> Seating:
    text = Texts(lang, match.game)
    old = match.players if resumed else ()
    seating = seat_players(match.options["seats"], you, bot, names, text, old)
    match.players = list(seating.players)
    if any(searches(bot) for bot in seating.bots.values()):
        ready_to_search(match.game, lang)
    return seating


def _save_file(save: Path | None, resume: str | None) -> Path | None:
    """A resumed match goes on in its own file. A file that cannot be written is told before the game, not after it."""
    file = save or (Path(resume) if resume else None)
    if save:
        if save.exists() and not resume:
            raise Misuse(f"--save {save}: this file exists; choose another, or go on with --resume {save}")
        write_text(save, "")
        save.unlink()
    return file
