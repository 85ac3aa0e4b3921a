"""What several tests of the engine need."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import atoll
from atoll.games import template

SOURCES = Path(atoll.__file__).parent.parent


def python(code: str, **environment: str) -> str:
    """What a fresh process prints."""
    env = os.environ | {"PYTHONPATH": str(SOURCES)} | environment
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def copy_of_template(folder: Path, id: str) -> Path:
    """Driftwood under another name in `folder`/games, as somebody who begins a game would copy it."""
    game = folder / "games" / id
    shutil.copytree(Path(str(template.__file__)).parent, game, ignore=shutil.ignore_patterns("__pycache__"))
    state = game / "state.py"
    state.write_text(state.read_text().replace('"template"', f'"{id}"'))
    return game
