"""Every paragraph of a game's RULES.md has a test that cites it, and every paragraph that is cited exists."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from atoll.engine.catalogue import get_game
from atoll.engine.game import Game

HERE = Path(__file__).parent
GAMES = sorted(path.parent.name for path in HERE.glob("*/table.py"))
NO_RULES = {f"test_{name}.py" for name in ("appeal", "drawing", "encoding", "golden", "knowledge", "position")}
"""Files whose tests are of no paragraph."""
UNTESTABLE = {"forbidden_island": {"10.1", "10.21"}, "the_island": {"11.19"}}
"""Where the rulings come from, and whose words the names are."""
PARAGRAPH = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.MULTILINE)
CITATION = re.compile(r"§(\d+(?:\.\d+)?)(?:–(\d+\.\d+))?")


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return get_game(request.param)


def test_every_paragraph_has_a_test(game: Game) -> None:
    found = {number for _, text in docstrings(files_of(game)) for number in cited(text)}
    assert sorted(paragraphs(game) - found - UNTESTABLE.get(game.id, set())) == []


def test_tests_cite_paragraphs_that_exist(game: Game) -> None:
    assert [where for where, text in docstrings(files_of(game)) if not set(cited(text)) <= known(game)] == []


def test_the_rules_cite_paragraphs_that_exist(game: Game) -> None:
    sources = game.folder.glob("*.py")
    assert [where for where, text in docstrings(sources, "") if not set(cited(text)) <= known(game)] == []


def test_questions_cite_paragraphs_that_exist(game: Game) -> None:
    """What the client shows as «why may I do this?»"""
    assert {number for numbers in game.asks.paragraphs.values() for number in numbers} <= paragraphs(game)


def test_every_test_of_a_rule_says_which(game: Game) -> None:
    """Its docstring begins with the paragraph."""
    of_rules = [path for path in files_of(game) if path.name not in NO_RULES]
    assert [where for where, text in docstrings(of_rules) if not CITATION.match(text)] == []


def files_of(game: Game) -> list[Path]:
    return sorted((HERE / game.id).glob("test_*.py"))


def paragraphs(game: Game) -> set[str]:
    return set(PARAGRAPH.findall((game.folder / "RULES.md").read_text(encoding="utf-8")))


def known(game: Game) -> set[str]:
    """The paragraphs, and the sections."""
    return paragraphs(game) | {number.split(".")[0] for number in paragraphs(game)}


def docstrings(files: Iterable[Path], begins: str = "test_") -> Iterator[tuple[str, str]]:
    """Of the functions whose names begin so."""
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith(begins):
                yield f"{path.name}: {node.name}", ast.get_docstring(node) or ""


def cited(text: str) -> Iterator[str]:
    """«§2.1–2.6» cites all between, «§9» alone cites a section."""
    for first, last in CITATION.findall(text):
        if not last:
            yield first
        else:
            section, low = first.split(".")
            yield from (f"{section}.{n}" for n in range(int(low), int(last.split(".")[1]) + 1))
