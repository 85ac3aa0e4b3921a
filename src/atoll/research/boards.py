"""A board as players see it on the web page, as SVG and as pixels, without a browser.

The boards are the web client's own: `make web` builds them into one script (web/src/boards) that makes an SVG of a position.
A JavaScript engine runs it here, and resvg makes pixels of the SVG with the page's fonts.
"""

import json
import os
from collections.abc import Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from ..engine.errors import AtollError, Phrase
from ..engine.game import Game
from ..engine.position import dump_position
from ..engine.records import Array
from ..texts import Speaker

SCRIPT = Path(__file__).parents[1] / "server" / "static" / "boards.js"
FONTS = [str(path) for path in sorted((Path(__file__).parent / "fonts").glob("alegreya*.ttf"))]
SIZE = (840, 700)
"""Width and height that suit every board."""


class NoPicture(AtollError):
    """Boards cannot be drawn here: packages are missing, or the web client is not built."""


def has_board(game: Game) -> bool:
    return game.id in _games(os.getpid())


def svg(
    game: Game,
    state: Array,
    seat: int | None = None,
    *,
    lang: str = "en",
    night: bool = False,
    names: Sequence[str] = (),
    size: tuple[int, int] | None = None,
) -> str:
    """With a seat (or SPECTATOR) only what it may know. Without a size the board is as large as it was drawn."""
    shown = state if seat is None else game.view(state, seat)
    wish = {
        "position": dump_position(game, shown),
        "eyes": seat if seat is not None and seat >= 0 else None,
        "names": list(names) or [Speaker(game, lang).who(one) for one in range(int(state[0].seats))],
        "lang": lang,
        "night": night,
        "size": size,
    }
    return str(_engine(os.getpid()).eval(f"boards.draw({json.dumps(wish)})"))


def png(drawing: str, zoom: float = 1) -> bytes:
    """Of an SVG that `svg` made."""
    return bytes(_resvg()(svg_string=drawing, zoom=zoom, skip_system_fonts=True, font_files=FONTS))


def pixels(game: Game, state: Array, seat: int | None = None, size: tuple[int, int] = SIZE, **wishes: Any) -> Array:
    """Height × width × 3, uint8."""
    from PIL import Image

    with Image.open(BytesIO(png(svg(game, state, seat, size=size, **wishes)))) as image:
        return np.asarray(image.convert("RGB"))


@cache
def _engine(process: int) -> Any:
    """One for each process: its threads do not survive a fork."""
    try:
        from py_mini_racer import MiniRacer
    except ImportError:
        raise _missing() from None
    if not SCRIPT.is_file():
        raise NoPicture(Phrase("error-no-boards", "the boards are not built: run make web"))
    engine = MiniRacer()
    engine.eval(SCRIPT.read_text(encoding="utf-8"))
    return engine


@cache
def _games(process: int) -> frozenset[str]:
    return frozenset(json.loads(_engine(process).eval("JSON.stringify(boards.games())")))


@cache
def _resvg() -> Any:
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise _missing() from None
    return svg_to_bytes


def _missing() -> NoPicture:
    english = "pictures of boards need more packages: pip install 'atoll[pictures]'"
    return NoPicture(Phrase("error-no-pictures", english))
