"""Options that several commands share, and how their texts are read."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from ..engine.errors import Phrase
from ..engine.game import Game
from ..engine.names import one_of
from ..texts import LANGUAGES, pick_language
from .failing import Misuse, spoken
from .reading import blaming, read_text


def _language(context: typer.Context, wanted: str) -> str:
    """The command's --lang, else the global one, else the locale's."""
    if wanted and wanted.lower() not in LANGUAGES:
        raise Misuse(f"--lang: {wanted!r} is not spoken here, {one_of(wanted, LANGUAGES)}")
    chosen = wanted.lower() or context.obj or (context.parent and context.parent.obj) or pick_language()
    spoken.set(chosen)
    return str(chosen)


Language = Annotated[
    str, typer.Option("--lang", metavar="|".join(LANGUAGES), help="The language to speak.", callback=_language)
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
GameId = Annotated[str, typer.Argument(metavar="GAME", help="A game's id: see atoll games.", show_default=False)]
PositionFile = Annotated[str, typer.Argument(metavar="POSITION", help="A position file, or - for standard input.")]
MatchFile = Annotated[str, typer.Argument(metavar="MATCH", help="A match file, or - for standard input.")]
Repair = Annotated[bool, typer.Option("--repair", help="Leave out a last line that is cut off.")]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="How many seats.", show_default=False)]
Option = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Components = Annotated[
    str | None,
    typer.Option("--components", metavar="FILE", help="What is in your box: a TOML file.", show_default=False),
]
Seed = Annotated[str | None, typer.Option("--seed", help="Nature's luck follows from this text.", show_default=False)]
Seat = Annotated[int | None, typer.Option("--seat", metavar="K", help="A seat, from 0.", show_default=False)]


def options_of(
    game: Game, seats: int | None, given: Sequence[str] | None, components: str | None = None
) -> dict[str, Any]:
    """--seats, --option name=value and --components FILE, checked; what is not said takes its default."""
    chosen: dict[str, Any] = {} if seats is None else {"seats": seats}
    for text in given or ():
        name, sign, value = text.partition("=")
        if not sign:
            names = ", ".join(o.name for o in game.options.choices)
            raise Misuse(f"--option {text!r}: write NAME=VALUE; the names are seats, {names}")
        chosen[name.strip()] = value.strip()
    if components is None:
        return game.options.complete(chosen)
    if game.options.components is None:
        raise Misuse(f"--components: {game.id} has nothing in its box that could be replaced")
    text = read_text(components)
    with blaming(components):
        own = game.options.components.complete(text)
    return game.options.complete(chosen | {"components": own})


def seat_of(game: Game, seats: int, given: int | None) -> int | None:
    if given is not None and not 0 <= given < seats:
        raise Misuse(f"--seat: there is no seat {given}, give 0 to {seats - 1}")
    return given


def at_least(name: str, value: int, least: int) -> int:
    if value < least:
        raise Misuse(f"{name}: give a whole number from {least} on, not {value}")
    return value


def apart(context: typer.Context, option: str, others: Sequence[str]) -> None:
    """Of these others, by the names of their parameters, none may be given beside the option: it would do nothing."""
    sources = {name: context.get_parameter_source(name) for name in others}
    given = [name for name, source in sources.items() if source and source.name == "COMMANDLINE"]
    if given:
        listed = ", ".join(f"--{name.removesuffix('_file')}" for name in given)
        english = "{option} does not go together with {others}: leave out one or the other"
        raise Misuse(Phrase("error-not-together", english, option=option, others=listed))


def writable(name: str, path: Path | None) -> None:
    """Said before hours of play, not after them."""
    if path is None:
        return
    if not path.parent.is_dir():
        raise Misuse(f"{name}: there is no folder {str(path.parent)!r}")
    if path.is_dir():
        raise Misuse(f"{name}: {str(path)!r} is a folder, give a file")
    if path.exists() and not path.is_file():
        raise Misuse(f"{name}: {str(path)!r} is no plain file")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise Misuse(f"{name}: {str(path)!r} may not be written")


def at_most(name: str, value: int, most: int) -> int:
    if value > most:
        raise Misuse(f"{name}: give at most {most:_}, not {value}".replace("_", " "))
    return value
