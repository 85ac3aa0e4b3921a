"""docs/security.md and the tests know of each other: every line names its tests, every test here has a line."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", PAGE))


def named_in(file: str) -> set[str]:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


def test_every_test_that_is_named_exists() -> None:
    assert len(NAMED) > 50
    missing = [
        f"{file}::{test}"
        for file, test in NAMED
        if not (ROOT / file).is_file() or (test and test not in named_in(file))
    ]
    assert not missing


def test_every_threat_has_a_test() -> None:
    threats = PAGE.split("\n## Fuzzing")[0]
    rows = [line for line in threats.splitlines() if line.startswith("|") and not re.match(r"\|(---| threat)", line)]
    assert len(rows) > 30
    assert not [row for row in rows if "`tests/" not in row.rsplit("|", 2)[1]]


def test_every_test_of_security_is_named() -> None:
    files = [
        path.relative_to(ROOT).as_posix() for path in Path(__file__).parent.glob("test_*.py") if path != Path(__file__)
    ]
    unnamed = {f"{file}::{test}" for file in files for test in named_in(file)} - {f"{f}::{t}" for f, t in NAMED}
    assert not unnamed
