"""A moment of a game as text, as SVG and as pixels, in English.

Text is what the game draws for the terminal. SVG and pixels show the board of the web page; of a game that has none there,
the text. All fonts are the project's own copies (fonts/), so the pixels are the same on every machine.
"""

from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
from rich.color_triplet import ColorTriplet
from rich.console import Console, RenderableType
from rich.pretty import Pretty
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import DEFAULT_TERMINAL_THEME as THEME

from ..engine.game import Game
from ..engine.names import one_of
from ..engine.position import dump_position
from ..engine.records import Array
from ..texts import Speaker
from . import boards

WIDTH, ROWS = 100, 44
"""Columns and rows of signs: enough for every moment of every game of ours."""
FONTS = Path(__file__).parent / "fonts"
FONT_SIZE, CELL_WIDE, CELL_HIGH, MARGIN = 15, 9, 18, 9
INK, PAPER = ColorTriplet(34, 48, 58), ColorTriplet(251, 248, 241)


RENDER_MODES = ("human", "ansi", "rgb_array")


def check_mode(mode: str | None) -> str | None:
    """The render mode of an environment; None: nothing is drawn."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"there is no render_mode {mode!r}: {one_of(mode, RENDER_MODES)}")
    return mode


def text_picture(game: Game, state: Array) -> str:
    """With the escape codes of a terminal for colours."""
    console = _console()
    console.print(_drawn(game, state))
    return str(console.file.getvalue())  # type: ignore[attr-defined]


def svg(game: Game, state: Array, seat: int | None = None) -> str:
    """For documents; with a seat only what it may know. Fonts are named, not in it."""
    if boards.has_board(game):
        return boards.svg(game, state, seat)
    console = _console(record=True)
    console.print(_drawn(game, _seen(game, state, seat)))
    return console.export_svg(title=game.id)


def pixels(game: Game, state: Array, seat: int | None = None, size: tuple[int, int] = boards.SIZE) -> Array:
    """Height × width × 3, uint8; with a seat only what it may know. The size stays, so that moments make a film."""
    if boards.has_board(game):
        return boards.pixels(game, state, seat, size)
    from PIL import Image, ImageDraw, ImageOps

    lines = _console().render_lines(_drawn(game, _seen(game, state, seat)))[:ROWS]
    image = Image.new("RGB", (2 * MARGIN + CELL_WIDE * WIDTH, 2 * MARGIN + CELL_HIGH * ROWS), tuple(PAPER))
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        _draw_line(pen, line, MARGIN + CELL_HIGH * row)
    return np.asarray(ImageOps.pad(image, size, color=tuple(PAPER)))


def _seen(game: Game, state: Array, seat: int | None) -> Array:
    return state if seat is None else game.view(state, seat)


def _draw_line(pen: Any, line: list[Segment], y: int) -> None:
    x = MARGIN
    for segment in line:
        style = segment.style or Style.null()
        ink, paper = _colours(style)
        if paper != PAPER:
            pen.rectangle((x, y, x + CELL_WIDE * len(segment.text) - 1, y + CELL_HIGH - 1), fill=tuple(paper))
        for sign in segment.text:
            if sign != " ":
                pen.text((x, y), sign, fill=tuple(ink), font=_font(bool(style.bold)))
            x += CELL_WIDE


def _colours(style: Style) -> tuple[ColorTriplet, ColorTriplet]:
    ink = style.color.get_truecolor(THEME) if style.color and not style.color.is_default else INK
    paper = style.bgcolor.get_truecolor(THEME, foreground=False) if style.bgcolor else PAPER
    if style.reverse:
        ink, paper = paper, ink
    if style.dim:
        ink = ColorTriplet(*((a + b) // 2 for a, b in zip(ink, paper, strict=True)))
    return ink, paper


@cache
def _font(bold: bool) -> Any:
    from PIL import ImageFont

    return ImageFont.truetype(str(FONTS / f"DejaVuSansMono{'-Bold' if bold else ''}.ttf"), FONT_SIZE)


def _console(record: bool = False) -> Console:
    return Console(width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor", record=record)


def _drawn(game: Game, state: Array) -> RenderableType:
    if game.drawing is None:
        return Pretty(dump_position(game, state))
    speaker = Speaker(game, "en")
    picture: RenderableType = game.drawing.draw(state[0], speaker.text, speaker.who)
    return picture
