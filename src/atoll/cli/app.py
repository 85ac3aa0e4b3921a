"""The application: all commands, the options they share, and what becomes of errors."""

from typing import Annotated

import typer

from atoll import __version__

from . import (
    apply,
    arena,
    backup,
    bench,
    dataset,
    fuzz,
    games,
    legal,
    new,
    perft,
    profile,
    replay,
    restore,
    rules,
    serve,
    show,
    simulate,
    stats,
    train,
    tune,
    verify,
    warm,
    worker,
)
from .console import plain
from .failing import Group
from .parameters import Language
from .play import command as play

app = typer.Typer(
    cls=Group,
    name="atoll",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

COMMANDS = {
    "play": play,
    "serve": serve,
    "worker": worker,
    "backup": backup,
    "restore": restore,
    "stats": stats,
    "profile": profile,
    "games": games,
    "rules": rules,
    "new": new,
    "show": show,
    "legal": legal,
    "apply": apply,
    "replay": replay,
    "verify": verify,
    "simulate": simulate,
    "arena": arena,
    "tune": tune,
    "train": train,
    "dataset": dataset,
    "perft": perft,
    "fuzz": fuzz,
    "bench": bench,
    "warm": warm,
}
for _name, _module in COMMANDS.items():
    app.command(name=_name)(_module.command)


def _version(wanted: bool) -> None:
    if wanted:
        plain(f"atoll {__version__}")
        raise typer.Exit


@app.callback()
def atoll(
    context: typer.Context,
    lang: Language = "",
    version: Annotated[bool, typer.Option("--version", help="Say which Atoll this is.", callback=_version)] = False,
) -> None:
    """Board games about islands: play them, replay them, let bots play them by the million."""
    context.obj = lang
