"""`rule`: the one decorator of all rules. Compiles with Numba, caches on disk, or steps aside (NUMBA_DISABLE_JIT=1).

Numba's own cache notices an edit in the file of the compiled function only, not in the functions it calls. So the cache
folder is named after a hash of everything that can be compiled in: the sources and data of engine, games and bots,
third-party ones included. Change any of them and a fresh folder is used; stale machine code is never found.
"""

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba import config, types
from numba.core import sigutils
from numba.core.caching import FunctionCache
from numba.core.registry import CPUDispatcher

try:
    import fcntl
except ImportError:  # pragma: no cover (Windows: one process at a time should compile)
    fcntl = None  # type: ignore[assignment]

F = TypeVar("F", bound=Callable[..., Any])
PACKAGE = Path(__file__).resolve().parent.parent
COMPILED_PARTS = ("engine", "games", "bots")
NEVER_COMPILED = {"drawing.py", "observation.py", "position.py", "lessons.py", "help.toml"}
KEPT_CACHES = 4


def extra_folders() -> list[Path]:
    """Folders named by ATOLL_PATH; each may hold `games/<id>/`, `bots/<name>/` and `bots/<name>.py`."""
    return [Path(p) for p in os.environ.get("ATOLL_PATH", "").split(os.pathsep) if p]


def _source_folders() -> Iterator[Path]:
    """Also single files: a package of a third party may be one module."""
    for part in COMPILED_PARTS:
        yield PACKAGE / part
    for folder in extra_folders():  # whatever else lies there is nobody's code
        yield from (folder / "games", folder / "bots")
    for group in ("atoll.games", "atoll.bots"):
        for entry in entry_points(group=group):
            top = entry.value.split(":")[0].split(".")[0].strip()
            spec = find_spec(top) if top else None
            if spec and spec.submodule_search_locations:
                yield from map(Path, spec.submodule_search_locations)
            elif spec and spec.origin:
                yield Path(spec.origin)


def _sources() -> Iterator[tuple[str, Path]]:
    """Every file with its name in its folder."""
    for folder in _source_folders():
        for path in sorted(folder.rglob("*")) if folder.is_dir() else (folder,):
            if path.suffix in {".py", ".toml", ".npy"} and path.is_file():
                yield (str(path.relative_to(folder)) if path != folder else path.name), path


def sources_hash() -> str:
    """Names and contents of all that compiled code may contain, how it is compiled, and where it lies: Numba files by path."""
    digest = hashlib.sha256(f"{numba.__version__} {sys.version} {config.BOUNDSCHECK} {PACKAGE}".encode())
    for name, path in _sources():
        if not _is_plain(path):
            digest.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


@cache
def program_hash() -> str:
    """Names and contents of all that decides how games go, plain bots too: the same on every machine with this program."""
    digest = hashlib.sha256()
    for name, path in _sources():
        digest.update(Path(name).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _is_plain(path: Path) -> bool:
    """A drawing, a position's text, names for numbers, lessons, or a bot all in plain Python: no edit there needs compiling."""
    if path.name in NEVER_COMPILED:
        return True
    bot = next((p for p in (path, *path.parents) if p.parent.name == "bots"), None)
    if bot is None or bot.name.startswith("_"):  # what several bots share may be compiled into them
        return False
    files = bot.rglob("*.py") if bot.is_dir() else (bot,)
    return not any("engine.compiled" in p.read_text("utf-8", "replace") for p in files)


def user_cache() -> Path:
    """The per-user folder for compiled code: ATOLL_CACHE, or what is usual on this system."""
    if own := os.environ.get("ATOLL_CACHE"):
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "Atoll" / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library/Caches/atoll"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "atoll"


def _open_cache() -> Path:
    folder = user_cache() / "compiled" / sources_hash()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
    except OSError:  # a home that cannot be written to: compile anew in each login session rather than fail
        folder = Path(tempfile.gettempdir()) / f"atoll-{os.getuid() if hasattr(os, 'getuid') else 'user'}" / folder.name
        folder.mkdir(parents=True, exist_ok=True)
    for old in sorted(folder.parent.iterdir(), key=_age)[:-KEPT_CACHES]:
        if old != folder:
            shutil.rmtree(old, ignore_errors=True)
    return folder


def _age(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except OSError:  # removed by another process meanwhile
        return 0.0


INTERPRETED = bool(config.DISABLE_JIT)
"""True when Numba is switched off: the same rules run as plain Python, for debugging and coverage."""

CACHE = None if INTERPRETED else _open_cache()
if CACHE:  # pragma: no cover (only compiled code is cached)
    config.CACHE_DIR = str(CACHE)


def _widen(kind: Any) -> Any:
    kind = types.unliteral(kind)
    if kind == types.uint64:  # random numbers: made an int64, a big one would become negative
        return kind
    return types.int64 if isinstance(kind, types.Integer | types.IntEnumMember) else kind


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """While others wait to write there. Newer versions may have cleared the folder away meanwhile."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as file:
        if fcntl:  # pragma: no branch (see above)
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


class SharedCache(FunctionCache):  # type: ignore[misc]
    """Numba numbers its files by what it finds: two processes at once would take the same number for different code."""

    def save_overload(self, sig: Any, data: Any) -> None:  # pragma: no cover (compiled only)
        with _alone(CACHE or user_cache()):
            super().save_overload(sig, data)


class WideDispatcher(CPUDispatcher):  # type: ignore[misc]
    """Every whole number is an int64 at a function's door: one specialisation instead of one per mix of widths."""

    def enable_caching(self) -> None:  # pragma: no cover (compiled only)
        self._cache = SharedCache(self.py_func)

    def compile(self, sig: Any) -> Any:  # pragma: no cover (compiled only)
        arguments, _ = sigutils.normalize_signature(sig)
        return super().compile(tuple(_widen(a) for a in arguments))


def rule(function: F) -> F:
    """A compiled rule: cached on disk, free of the GIL, C arithmetic. Interpreted, it is the function itself."""
    return function if INTERPRETED else _compiled(function)


def inlined(function: F) -> F:
    """A rule that is copied into its callers: a step of an inner loop whose many arguments cost more than its work."""
    return function if INTERPRETED else _compiled(function, forceinline=True)


def _compiled(function: F, **more: bool) -> F:  # pragma: no cover (compiled only)
    """Rules allocate nothing: without a count of references (`_nrt`) that is sure, and calls are cheaper."""
    options = {"nopython": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": False, **more}
    made = WideDispatcher(py_func=function, locals={}, targetoptions=options)
    made.enable_caching()
    return made
