"""Compiling before first use, with a line that says so."""

import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from ..engine.compiled import CACHE, user_cache
from ..engine.game import Game
from ..engine.warming import is_warm, warm
from ..texts import Texts
from .failing import was_interrupted
from .words import number


def ready(game: Game, lang: str, simulating: bool = True) -> Game:
    """The game, compiled: says what it does while it does it, and nothing when the code comes from the cache."""
    if not is_warm(game, simulating):
        compile_aloud(game, lang, simulating)
    return game


def compile_aloud(game: Game, lang: str, simulating: bool = True) -> float:
    """Compile everything (or just what playing needs) and say so on standard error; the seconds it took."""
    text = Texts(lang, game)
    _say(text("warm-compiling", game=text("game-name")))
    if CACHE and not CACHE.is_relative_to(user_cache()):
        _say(" – " + text("warm-elsewhere", folder=str(user_cache()), other=str(CACHE.parent)))
    _say(" …")
    began = time.perf_counter()
    try:
        with interruptions():
            warm(game, lambda stage: _say(" " + stage), simulating)
    except BaseException:  # Ctrl-C: end the line
        _say("\n")
        raise
    seconds = time.perf_counter() - began
    _say(" " + text("warm-done", seconds=number(lang, seconds, 1)) + "\n")
    return seconds


@contextmanager
def interruptions() -> Iterator[None]:
    """A compiler that is interrupted may complain of something else afterwards, or go on: it is Ctrl-C all the same."""
    pressed = threading.Event()

    def hear(number: int, frame: object) -> None:
        pressed.set()
        raise KeyboardInterrupt

    listens = threading.current_thread() is threading.main_thread()
    before = signal.signal(signal.SIGINT, hear) if listens else None
    told = sys.unraisablehook
    sys.unraisablehook = lambda problem: None if was_interrupted(problem.exc_value) else told(problem)
    try:
        yield
    except Exception as problem:
        if pressed.is_set() or was_interrupted(problem):
            raise KeyboardInterrupt from None
        raise
    finally:
        sys.unraisablehook = told
        if listens:
            signal.signal(signal.SIGINT, before or signal.default_int_handler)
    if pressed.is_set():
        raise KeyboardInterrupt


def _say(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()
