"""Compiling before first use, with a line that says so."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from ..analysis import searching
from ..arena.compiling import heralded
from ..arena.rehearsal import rehearse
from ..engine.compiled import CACHE, user_cache
from ..engine.game import Game
from ..engine.warming import is_warm, warm
from ..texts import Texts
from .failing import was_interrupted
from .words import number

Stages = Callable[[Game, Callable[[str], None]], None]


def ready(game: Game, lang: str, simulating: bool = True) -> Game:
    """The game, compiled: says what it does while it does it, and nothing when the code comes from the cache."""
    if not is_warm(game, simulating):
        compile_aloud(game, lang, simulating)
    return game


def ready_to_search(game: Game, lang: str) -> Game:
    """The same for bots that search."""
    if not searching.is_ready(game):
        compile_aloud(game, lang, stages=searching.prepare)
    return game


def ready_to_meet(game: Game, bots: Sequence[str], options: Mapping[str, Any], lang: str) -> Game:
    """The same for these bots, ours or not: what they need is compiled before the first game."""
    ready(game, lang)
    with compiled_aloud(game, lang):
        rehearse(game, bots, options)
    return game


def all_playable(games: Sequence[Game], lang: str) -> None:
    """What playing needs of all these games: several that are cold are compiled side by side, a process each."""
    cold = [game for game in games if not is_warm(game, simulating=False)]
    at_once = min(len(cold), os.cpu_count() or 1)
    if at_once > 1:
        _compile_side_by_side(cold, lang, at_once)
    for game in cold:
        ready(game, lang, simulating=False)  # the only one, or whatever went wrong over there is said here


def _compile_side_by_side(games: Sequence[Game], lang: str, at_once: int) -> None:
    named = {game.id: Texts(lang, game)("game-name") for game in games}
    _say(Texts(lang)("warm-together", games=", ".join(named.values())) + " …\n")
    began, waiting = time.perf_counter(), list(named)
    running: dict[str, subprocess.Popen[bytes]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < at_once:
                id = waiting.pop(0)
                running[id] = _compile_apart(id)
            time.sleep(0.05)
            for id in [id for id, process in running.items() if process.poll() is not None]:
                del running[id]
                seconds = number(lang, time.perf_counter() - began, 1)
                _say(f"  {named[id]} {Texts(lang)('warm-done', seconds=seconds)}\n")
    finally:
        for process in running.values():  # Ctrl-C
            process.kill()
            process.wait()


def _compile_apart(id: str) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "atoll.cli", "warm", "--playing", id]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def compile_aloud(game: Game, lang: str, simulating: bool = True, stages: Stages | None = None) -> float:
    """Compile the rules (or just what playing needs), or something else; say so on standard error; the seconds it took."""
    text = Texts(lang, game)
    _announce(text, "warm-searching" if stages else "warm-compiling")
    began = time.perf_counter()
    try:
        with interruptions():
            if stages:
                stages(game, lambda stage: _say(" " + stage))
            else:
                warm(game, lambda stage: _say(" " + stage), simulating)
    except BaseException:  # Ctrl-C: end the line
        _say("\n")
        raise
    seconds = time.perf_counter() - began
    _say(" " + text("warm-done", seconds=number(lang, seconds, 1)) + "\n")
    return seconds


@contextmanager
def compiled_aloud(game: Game, lang: str) -> Iterator[None]:
    """What bots need, by calling it in here: says so once the compiler has something to do, and nothing if it has not."""
    text, began = Texts(lang, game), time.perf_counter()
    with heralded(lambda: _announce(text, "warm-bots")) as herald:
        try:
            with interruptions():
                yield
        except BaseException:  # Ctrl-C, or a bot that fails: end the line
            _say("\n" if herald.called else "")
            raise
    if herald.called:
        _say(" " + text("warm-done", seconds=number(lang, time.perf_counter() - began, 1)) + "\n")


def _announce(text: Texts, key: str) -> None:
    _say(text(key, game=text("game-name")))
    if CACHE and not CACHE.is_relative_to(user_cache()):
        _say(" – " + text("warm-elsewhere", folder=str(user_cache()), other=str(CACHE.parent)))
    _say(" …")


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
