"""`atoll bench`: how fast each game is, compiled and interpreted, and how long compiling takes."""

import json as jsonlib
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from datetime import date
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any

import typer

from atoll import __version__

from ..engine.compiled import INTERPRETED, PACKAGE
from ..engine.game import Game
from ..engine.simulation import simulate
from ..texts import Texts
from .console import as_json, err, out, table
from .failing import Misuse
from .games import sound_games
from .parameters import Json, Language
from .ready import ready
from .words import number

Log = Annotated[Path | None, typer.Option("--log", metavar="FILE", help="Append a dated section of Markdown.")]
Quick = Annotated[bool, typer.Option("--quick", help="Fewer games, and no cold compilation.")]

GAMES, QUICK_GAMES = 20_000, 500
INTERPRETED_GAMES = 20
COLUMNS = ("game", "seats", "decisions/s", "steps/s", "games/s", "interpreted", "ratio")


def command(log: Log = None, quick: Quick = False, lang: Language = "", json: Json = False) -> None:
    """Measure how fast the games are. One core, random bots; --log keeps the numbers."""
    if INTERPRETED:
        raise Misuse("bench measures compiled code: unset NUMBA_DISABLE_JIT")
    measured = [_measure(game, quick, lang) for game in sound_games()]
    if log:
        _append(log, _section(measured))
    if json:
        as_json({"machine": machine(), "games": measured})
        return
    console = out()
    console.print(" · ".join(f"{k} {v}" for k, v in machine().items()))
    for game in measured:  # a table each, so that it fits 80 columns
        speeds = table(*COLUMNS[1:], title=game["game"], right=tuple(range(len(COLUMNS) - 1)))
        for row in _rows([game], lang):
            speeds.add_row(*row[1:])
        console.print(speeds)
        console.print(_compile_line(game))


def machine() -> dict[str, str]:
    return {
        "Atoll": __version__,
        "Python": platform.python_version(),
        "Numba": version("numba"),
        "NumPy": version("numpy"),
        "CPU": _cpu(),
    }


def _cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def _measure(game: Game, quick: bool, lang: str) -> dict[str, Any]:
    ready(game, lang)
    seats = [game.options.min_seats] if quick else list(range(game.options.min_seats, game.options.max_seats + 1))
    with err().status(Texts(lang, game)("bench-measuring", game=Texts(lang, game)("game-name"))):
        speeds = [_speeds(game, n, quick) for n in seats]
        compiling = {} if quick else _compile_times(game)
    return {
        "game": game.id,
        "state_bytes": game.dtype.itemsize,
        "actions": game.space.count,
        "speeds": speeds,
        "compile_cold_s": compiling.get("cold"),
        "compile_cached_s": compiling.get("cached"),
    }


def _speeds(game: Game, seats: int, quick: bool) -> dict[str, Any]:
    fast = simulate(game, {"seats": seats}, QUICK_GAMES if quick else GAMES)
    few = str(2 if quick else INTERPRETED_GAMES)
    arguments = ["simulate", game.id, "--games", few, "--seats", str(seats), "--json"]
    slow = _atoll(arguments, NUMBA_DISABLE_JIT="1")
    rate = fast.decisions / fast.seconds
    return {
        "seats": seats,
        "games": fast.games,
        "decisions_per_s": round(rate),
        "steps_per_s": round(fast.steps / fast.seconds),
        "games_per_s": round(fast.games / fast.seconds),
        "interpreted_decisions_per_s": slow["decisions_per_s"],
        "ratio": round(rate / slow["decisions_per_s"]),
    }


def _compile_times(game: Game) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as empty:
        cold = _atoll(["warm", game.id, "--json"], ATOLL_CACHE=empty)
        cached = _atoll(["warm", game.id, "--json"], ATOLL_CACHE=empty)
    return {"cold": cold["seconds"][game.id], "cached": cached["seconds"][game.id]}


def _atoll(arguments: Sequence[str], **environment: str) -> Any:
    """Another atoll, in a process of its own with its own environment."""
    command = [sys.executable, "-m", "atoll.cli", *arguments]
    paths = [str(PACKAGE.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), **environment}
    done = subprocess.run(command, capture_output=True, text=True, env=variables, check=False)
    if done.returncode:
        raise Misuse(f"bench: {' '.join(command[1:])} failed: {done.stderr.strip().splitlines()[-1:]}")
    return jsonlib.loads(done.stdout)


def _rows(measured: Sequence[Mapping[str, Any]], lang: str = "en") -> list[list[str]]:
    return [
        [
            game["game"],
            str(row["seats"]),
            *(number(lang, row[key]) for key in ("decisions_per_s", "steps_per_s", "games_per_s")),
            number(lang, row["interpreted_decisions_per_s"]),
            number(lang, row["ratio"]) + "×",
        ]
        for game in measured
        for row in game["speeds"]
    ]


def _compile_line(game: Mapping[str, Any]) -> str:
    size = f"{game['game']}: state {game['state_bytes']} bytes, {game['actions']} actions"
    if game["compile_cold_s"] is None:
        return size
    return f"{size}, compiled in {game['compile_cold_s']:.1f} s, from the cache in {game['compile_cached_s']:.2f} s"


def _section(measured: Sequence[Mapping[str, Any]]) -> str:
    lines = [f"## {date.today().isoformat()}", "", " · ".join(f"{k} {v}" for k, v in machine().items()), ""]
    lines += ["| " + " | ".join(COLUMNS) + " |", "|" + "---|" * len(COLUMNS)]
    lines += ["| " + " | ".join(row) + " |" for row in _rows(measured)]
    return "\n".join([*lines, "", *(f"- {_compile_line(game)}" for game in measured), ""])


def _append(log: Path, section: str) -> None:
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        old = (
            log.read_text(encoding="utf-8")
            if log.exists()
            else "# Measurements\n\nOne core, random bots; interpreted: decisions/s without compilation.\n"
        )
        log.write_text(old.rstrip("\n") + "\n\n" + section, encoding="utf-8")
    except OSError as problem:
        raise Misuse(f"--log {log}: cannot be written ({problem.strerror})") from None
