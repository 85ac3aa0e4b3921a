"""Compiling before first use, with a line that says so."""

import sys
import time

from ..engine.game import Game
from ..engine.warming import is_warm, warm
from ..texts import Texts


def ready(game: Game, lang: str) -> Game:
    """The game, compiled: says what it does while it does it, and nothing when the code comes from the cache."""
    if not is_warm(game):
        compile_aloud(game, lang)
    return game


def compile_aloud(game: Game, lang: str) -> float:
    """Compile everything and say so on standard error; the seconds it took."""
    text = Texts(lang, game)
    _say(text("warm-compiling", game=text("game-name")) + " …")
    began = time.perf_counter()
    try:
        warm(game, lambda stage: _say(" " + stage))
    except BaseException:  # Ctrl-C: end the line
        _say("\n")
        raise
    seconds = time.perf_counter() - began
    _say(" " + text("warm-done", seconds=f"{seconds:.1f}") + "\n")
    return seconds


def _say(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()
