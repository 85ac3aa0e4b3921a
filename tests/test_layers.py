"""The arrows between the layers: who may import whom."""

import ast
from pathlib import Path

import pytest

import atoll

ROOT = Path(atoll.__file__).parent
MODULES = sorted(path for path in ROOT.rglob("*.py"))
MAY_IMPORT = {
    "engine": {"engine"},
    "games": {"engine"},
    "bots": {"engine"},
    "arena": {"engine", "bots"},
    "texts": {"engine"},
    "analysis": {"engine", "bots"},
    "research": {"engine", "bots", "texts"},
    "server": {"engine", "bots", "analysis", "texts"},
    "cli": {"engine", "games", "bots", "arena", "analysis", "texts", "server", "research"},
}


def layer(parts: tuple[str, ...]) -> str:
    """`engine`, `bots`, …; a game is a layer of its own; '' is the package itself."""
    if parts[:1] == ("games",) and len(parts) > 1:
        return f"games/{parts[1]}"
    return parts[0] if parts and (ROOT / parts[0]).is_dir() else ""


def imported(path: Path) -> set[str]:
    """The layers of ours that a module imports."""
    here = path.relative_to(ROOT).parent.parts
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = here[: len(here) - node.level + 1]
            names = [tuple(node.module.split("."))] if node.module else [(alias.name,) for alias in node.names]
            found |= {layer(base + name) for name in names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "atoll":
            found.add(layer(tuple(str(node.module).split(".")[1:])))
        elif isinstance(node, ast.Import):
            found |= {layer(tuple(a.name.split(".")[1:])) for a in node.names if a.name.split(".")[0] == "atoll"}
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_arrows(path: Path) -> None:
    parts = path.relative_to(ROOT).parts
    own = layer(parts[:-1])
    if own == "":
        return
    allowed = {own, ""} | MAY_IMPORT.get(own.split("/")[0], set())
    assert imported(path) <= allowed, f"{own} may import {allowed}"


def test_nothing_imports_the_command_line() -> None:
    assert not [path for path in MODULES if "cli" in imported(path) and "cli" not in path.relative_to(ROOT).parts[:1]]


def test_the_engine_imports_numpy_and_numba_and_nothing_else_from_outside() -> None:
    import sys

    outside = set()
    for path in (ROOT / "engine").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                outside |= {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                outside.add(str(node.module).split(".")[0])
    assert outside - set(sys.stdlib_module_names) == {"numpy", "numba"}
