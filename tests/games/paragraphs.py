"""Every paragraph of a game's RULES.md has a test that cites it, and every paragraph that is cited exists."""

import ast
import re
from pathlib import Path

from atoll.engine.game import Game

PARAGRAPH = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.MULTILINE)
CITATION = re.compile(r"§(\d+(?:\.\d+)?)(?:–(\d+\.\d+))?")


class RulesAreCited:
    """For the tests of one game: `class TestParagraphs(RulesAreCited)` with these four filled in."""

    game: Game
    tests: Path
    no_rules: frozenset[str]
    """Files whose tests are of no paragraph."""
    untestable: frozenset[str]
    """Paragraphs that no test can be about."""

    def test_every_paragraph_has_a_test(self):
        """A list of those that have none."""
        found = {n for path in self.tests.glob("test_*.py") for _, text in docstrings(path, True) for n in cited(text)}
        assert sorted(self.paragraphs() - found - self.untestable) == []

    def test_tests_cite_paragraphs_that_exist(self):
        """No test cites a paragraph that is not there."""
        for path in self.tests.glob("test_*.py"):
            for name, text in docstrings(path, True):
                assert set(cited(text)) <= self.known(), f"{path.name}: {name}"

    def test_the_rules_cite_paragraphs_that_exist(self):
        """Neither does the source of the rules."""
        for path in self.game.folder.glob("*.py"):
            for name, text in docstrings(path, False):
                assert set(cited(text)) <= self.known(), f"{path.name}: {name}"

    def test_questions_cite_paragraphs_that_exist(self):
        """What the client shows as «why may I do this?»"""
        for numbers in self.game.asks.paragraphs.values():
            assert set(numbers) <= self.paragraphs()

    def test_every_test_of_a_rule_says_which(self):
        """Each test's docstring begins with its paragraph."""
        for path in self.tests.glob("test_*.py"):
            if path.name not in self.no_rules | {"test_paragraphs.py"}:
                for name, text in docstrings(path, True):
                    assert CITATION.match(text), f"{path.name}: {name}"

    def paragraphs(self):
        return set(PARAGRAPH.findall((self.game.folder / "RULES.md").read_text(encoding="utf-8")))

    def known(self):
        """The paragraphs, and the sections."""
        return self.paragraphs() | {number.split(".")[0] for number in self.paragraphs()}


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
