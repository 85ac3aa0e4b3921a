"""Files: text from a path or standard input, positions, matches; and writing them without ever leaving half a file."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ..bots.answers import WrongAnswer
from ..engine.catalogue import game_ids, get_game
from ..engine.errors import AtollError, Phrase
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
        raise _not_text(path, problem) from None


def _not_text(path: str, problem: UnicodeDecodeError) -> Misuse:
    return Misuse(f"{path}: this is not UTF-8 text (byte {problem.start})")


def read_position(path: str, lang: str) -> tuple[Game, Array]:
    text = read_text(path)
    if _object(text.lstrip().partition("\n")[0]).get("atoll") == "match":
        raise Misuse(
            f"{path}: this is a match, not a position; atoll replay reads it (--step N --json has its positions)"
        )
    with blaming(path):
        _make_ready(text, lang)
        return parse_position(text)


def read_match(path: str, lang: str, repair: bool = False, offers: bool = False) -> Match:
    """A match; with `repair` without a last line that is cut off. `offers`: the command has an option --repair."""
    text = read_text(path)
    whole = _object(text)
    if "game" in whole and "atoll" not in whole:
        raise Misuse(f"{path}: this is a position, not a match; atoll show, legal and apply read it")
    with blaming(path):
        _make_ready(text.lstrip().partition("\n")[0], lang)
        before, last = _without_last(text)
        if last == 1 or _is_json(text.rstrip().rpartition("\n")[2]):
            return parse_match(text)
        match = parse_match(before)
        if repair:
            return match
        how = "add --repair" if offers else "play --resume or replay with --repair"
        raise Misuse(f"line {last} is cut off; the {last - 1} lines before it are fine: {how} to drop the last line")


def _without_last(text: str) -> tuple[str, int]:
    """All but the last line with something in it, and that line's number."""
    lines = text.rstrip().splitlines()
    return "\n".join(lines[:-1]), max(len(lines), 1)


def _is_json(line: str) -> bool:
    try:
        json.loads(line)
    except json.JSONDecodeError:
        return False
    except RecursionError:
        pass  # told where it is read
    return True


def _object(text: str) -> dict[str, Any]:
    """The JSON object that a text is, or an empty one."""
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


@contextmanager
def blaming(path: str) -> Iterator[None]:
    """What is wrong in a file is told with the file's name."""
    try:
        yield
    except WrongAnswer:
        raise  # a bot's, and no file's
    except AtollError as problem:
        raise Misuse(Phrase("error-in-file", "{file}: {problem}", file=path, problem=problem)) from None
    except UnicodeDecodeError as problem:
        raise _not_text(path, problem) from None
    except RecursionError:
        raise Misuse(f"{path}: too deeply nested; a position or a step is a flat object {{…}}") from None


def _make_ready(text: str, lang: str) -> None:
    """Compile the game that a file is about before it is read with its rules."""
    game = _object(text).get("game")
    if isinstance(game, str) and game in game_ids():
        ready(get_game(game), lang)


def matches_folder() -> Path:
    """Where matches are saved unless somebody says where: the usual place for a user's data on this system."""
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "Atoll"
    elif sys.platform == "darwin":
        home = Path.home() / "Library/Application Support/atoll"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "atoll"
    return home / "matches"


def latest_unfinished(game: str) -> Path | None:
    """Of the matches of this game in the matches folder that are not over, the one that was saved last."""
    saved = sorted(matches_folder().glob(f"{game}-*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in saved:
        lines = path.read_text(encoding="utf-8", errors="replace").rstrip().splitlines()
        if len(lines) > 1 and "over" not in _object(lines[-1]):
            return path
    return None


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
