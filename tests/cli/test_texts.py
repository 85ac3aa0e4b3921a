"""Words of the command line, and of games for pictures and pages: the same keys and variables in all four languages."""

import ast as python
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import atoll.texts
from atoll.texts import LANGUAGES

CLI = Path(atoll.texts.__file__).parent
GAMES = sorted((CLI.parent / "games").glob("*/texts"))
GRAMMAR = {"me", "them", "count"}
"""Whom a line is about and how many it tells of: a language asks only where its verbs change."""
OF_GAMES = [(path.parent, path.stem.removeprefix("en")) for folder in GAMES for path in folder.glob("en.*.ftl")]


def messages(path):
    """Key → the variables it uses; a broken line is an error."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], path
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), path
    source = path.read_text(encoding="utf-8")
    used = {m.id.name: set(re.findall(r"\$(\w+)", source[m.span.start : m.span.end])) for m in found}
    return {key: values - GRAMMAR for key, values in used.items()}


def told(path):
    return {key: names - GRAMMAR if key.startswith("log-") else names for key, names in messages(path).items()}


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize(("folder", "suffix"), [(CLI, ""), (CLI, ".errors"), *OF_GAMES])
def test_all_languages_say_the_same(folder, suffix, lang):
    assert told(folder / f"{lang}{suffix}.ftl") == told(folder / f"en{suffix}.ftl")


def phrases():
    """Key → the values it comes with, of every Phrase in the sources."""
    for path in CLI.parent.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "id", "") == "Phrase":
                key = node.args[0]
                assert isinstance(key, python.Constant)
                yield key.value, {keyword.arg for keyword in node.keywords}


def test_every_phrase_has_a_text_that_uses_its_values():
    texts = messages(CLI / "en.errors.ftl")
    assert {key for key, _ in phrases()} == set(texts)
    for key, values in phrases():
        assert None in values or key == "error-object" or texts[key] <= values, key


def test_every_key_that_the_code_names_exists():
    sources = [*(CLI.parent / "cli").rglob("*.py"), CLI / "__init__.py"]
    named = set()
    for path in sources:
        named |= set(re.findall(r"text\(\s*\"([a-z][a-z_-]+)\"", path.read_text(encoding="utf-8")))
    assert named - set(messages(CLI / "en.ftl")) <= {"game-name", "game-summary"}
