"""Every paragraph of RULES.md has a test that cites it, and every paragraph that is cited exists."""

import ast
import re
from pathlib import Path

from .table import GAME

RULES = GAME.folder / "RULES.md"
PARAGRAPH = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.MULTILINE)
CITATION = re.compile(r"§(\d+(?:\.\d+)?)(?:–(\d+\.\d+))?")
NO_RULES = {"test_appeal.py", "test_drawing.py", "test_encoding.py", "test_paragraphs.py", "test_position.py"}
UNTESTABLE = {"10.1", "10.21"}  # where the rulings come from, and whose words the names are


def paragraphs():
    return set(PARAGRAPH.findall(RULES.read_text(encoding="utf-8")))


def docstrings(path, tests_only):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and (node.name.startswith("test_") or not tests_only):
            yield node.name, ast.get_docstring(node) or ""


def cited(text):
    """«§2.1–2.6» cites all between, «§9» alone cites a section."""
    for first, last in CITATION.findall(text):
        if not last:
            yield first
        else:
            section, low = first.split(".")
            yield from (f"{section}.{n}" for n in range(int(low), int(last.split(".")[1]) + 1))


def test_every_paragraph_has_a_test():
    """A list of those that have none."""
    here = Path(__file__).parent
    cited_here = {n for path in here.glob("test_*.py") for _, text in docstrings(path, True) for n in cited(text)}
    assert sorted(paragraphs() - cited_here - UNTESTABLE) == []


def test_tests_cite_paragraphs_that_exist():
    """No test cites a paragraph that is not there."""
    known = paragraphs() | {number.split(".")[0] for number in paragraphs()}
    for path in Path(__file__).parent.glob("test_*.py"):
        for name, text in docstrings(path, True):
            assert set(cited(text)) <= known, f"{path.name}: {name}"


def test_the_rules_cite_paragraphs_that_exist():
    """Neither does the source of the rules."""
    known = paragraphs() | {number.split(".")[0] for number in paragraphs()}
    for path in GAME.folder.glob("*.py"):
        for name, text in docstrings(path, False):
            assert set(cited(text)) <= known, f"{path.name}: {name}"


def test_questions_cite_paragraphs_that_exist():
    """What the client shows as «why may I do this?»"""
    for numbers in GAME.asks.paragraphs.values():
        assert set(numbers) <= paragraphs()


def test_every_test_of_a_rule_says_which():
    """Each test's docstring begins with its paragraph."""
    for path in Path(__file__).parent.glob("test_*.py"):
        if path.name not in NO_RULES:
            for name, text in docstrings(path, True):
                assert CITATION.match(text), f"{path.name}: {name}"
