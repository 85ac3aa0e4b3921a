"""A board as a file: what `show` and `replay` save with --picture."""

from pathlib import Path
from typing import Annotated

import typer

from ..engine.game import Game
from ..engine.records import Array
from ..research import boards
from .console import as_json, out
from .failing import Misuse
from .words import Caller, Voice

Picture = Annotated[
    Path | None,
    typer.Option("--picture", metavar="FILE", help="Save the board as *.svg or *.png.", show_default=False),
]
ZOOM = 2


def save_picture(path: Path, game: Game, state: Array, seat: int | None, speaker: Voice, json: bool) -> None:
    """As the web page draws it, with the speaker's names and language."""
    if path.suffix not in (".svg", ".png") or not path.parent.is_dir():
        raise Misuse(f"--picture: give a file *.svg or *.png in a folder that is there, not {str(path)!r}")
    if not boards.has_board(game):
        raise Misuse(f"--picture: {game.id} has no board on the web page")
    call = speaker.who.name if isinstance(speaker.who, Caller) else speaker.who
    names = [call(one) for one in range(int(state[0].seats))]
    drawing = boards.svg(game, state, seat, lang=speaker.text.lang, names=names)
    path.write_bytes(boards.png(drawing, ZOOM) if path.suffix == ".png" else drawing.encode())
    if json:
        as_json({"written": str(path)})
    else:
        out().print(speaker.text("picture-written", file=str(path)))
