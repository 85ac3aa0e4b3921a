"""Files: text from a path or standard input, positions, matches; and writing them without ever leaving half a file."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..engine.catalogue import game_ids, get_game
from ..engine.errors import AtollError
from ..engine.game import Game
from ..engine.match import Match, parse_match
from ..engine.position import parse_position
from ..engine.records import Array
from .failing import Misuse
from .ready import ready


def read_text(path: str) -> str:
    """The whole file; `-` is standard input."""
    try:
        data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except FileNotFoundError:
        raise Misuse(f"{path}: there is no such file") from None
    except IsADirectoryError:
        raise Misuse(f"{path}: this is a folder, give a file") from None
    except OSError as problem:
        raise Misuse(f"{path}: cannot be read ({problem.strerror})") from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise Misuse(f"{path}: this is not UTF-8 text (byte {problem.start})") from None


def read_position(path: str, lang: str) -> tuple[Game, Array]:
    text = read_text(path)
    with _blaming(path):
        _make_ready(text, lang)
        return parse_position(text)


def read_match(path: str, lang: str) -> Match:
    text = read_text(path)
    with _blaming(path):
        _make_ready(text.lstrip().partition("\n")[0], lang)
        return parse_match(text)


@contextmanager
def _blaming(path: str) -> Iterator[None]:
    """What is wrong in a file is told with the file's name."""
    try:
        yield
    except AtollError as problem:
        raise Misuse(f"{path}: {problem}") from None
    except RecursionError:
        raise Misuse(f"{path}: too deeply nested; a position or a step is a flat object {{…}}") from None


def _make_ready(text: str, lang: str) -> None:
    """Compile the game that a file is about before it is read with its rules."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError:
        return
    game = data.get("game") if isinstance(data, dict) else None
    if isinstance(game, str) and game in game_ids():
        ready(get_game(game), lang)


def write_text(path: Path, text: str) -> None:
    """All or nothing: the old file stays until the new one is whole."""
    if path.exists() and not path.is_file():
        raise Misuse(f"{path}: cannot be written (this is no plain file)")
    half = path.parent / f".{path.name}.{os.getpid()}"
    try:
        half.write_text(text, encoding="utf-8")
        half.replace(path)
    except OSError as problem:
        raise Misuse(f"{path}: cannot be written ({problem.strerror})") from None
    finally:
        half.unlink(missing_ok=True)
