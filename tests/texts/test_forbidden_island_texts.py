"""Forbidden Island speaks four languages: every key its declarations imply, no other, and only variables that are given."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from atoll.engine.names import Names, names_of
from atoll.games.forbidden_island import state
from atoll.games.forbidden_island.state import (
    ASKS,
    CARD,
    ENDINGS,
    EVENTS,
    FAULTS,
    MOMENT,
    OPTIONS,
    ROLE,
    SPACE,
    TILE,
    TREASURE,
)

FOLDER = Path(state.__file__).parent
LANGUAGES = ("en", "nl", "fr", "de")
LEVEL = names_of("level", state.Level)
RULES = {"en": "RULES.md", "nl": "RULES.nl.md", "fr": "RULES.fr.md", "de": "RULES.de.md"}


def named() -> set[str]:
    """Messages without variables: the names of things."""
    things = (TILE, ROLE, TREASURE, CARD, ENDINGS, MOMENT, LEVEL, FAULTS)
    keys = {names.key(i) for names in things for i in range(len(names))}
    values = {"seats": tuple(map(str, range(OPTIONS.min_seats, OPTIONS.max_seats + 1)))}
    values |= {option.name: option.values for option in OPTIONS.choices}
    for option, words in values.items():
        keys |= {f"option-{option}", f"option-{option}-help", *(f"option-{option}-{word}" for word in words)}
    return keys | {"game-name", "game-summary"}


def asked(meaning: dict[str, Names | str]) -> set[str]:
    """A question gives names by their kind, and anything else by its field: `left` is a count."""
    return {names.kind if isinstance(names, Names) else field for field, names in meaning.items()}


def expected() -> dict[str, set[str]]:
    """Every key with the variables it is given."""
    keys: dict[str, set[str]] = {key: set() for key in named()}
    for kind, arguments in zip(SPACE.kinds, SPACE.arguments, strict=True):
        keys[f"do-{kind.name.lower()}"] = {names.kind for names in arguments}
    for kind, meaning in zip(EVENTS.kinds, EVENTS.meaning, strict=True):
        keys[f"event-{kind.name.lower()}"] = set(meaning)
    for ask in list(ASKS.kinds)[1:]:
        keys[f"ask-{ask.name.lower()}"] = asked(dict(ASKS.meaning.get(ask, {})))
    return keys


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own way)
        self.found.add(node.id.name)


def source(language: str) -> str:
    return (FOLDER / "texts" / f"{language}.ftl").read_text(encoding="utf-8")


def messages(language: str) -> list[ast.Message]:
    body = FluentParser().parse(source(language)).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"{language}.ftl: cannot be read: {junk[0]!r}"
    return [entry for entry in body if isinstance(entry, ast.Message)]


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


def paragraphs(language: str) -> list[str]:
    text = (FOLDER / RULES[language]).read_text(encoding="utf-8")
    return re.findall(r"^\*\*(\d+\.\d+)\*\* ", text, re.M)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_once_and_no_other(language: str) -> None:
    keys = [message.id.name for message in messages(language)]
    assert len(keys) == len(set(keys))
    assert set(keys) - set(expected()) == set(), "nobody asks for these"
    assert set(expected()) - set(keys) == set(), "these are missing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_variables_are_given(language: str) -> None:
    given = expected()
    wrong = {m.id.name: extra for m in messages(language) if (extra := variables(m) - given[m.id.name])}
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_and_events_leave_nothing_out(language: str) -> None:
    """Two different choices never read the same, and an event tells all it knows."""
    given = expected()
    told = ("do-", "event-")
    silent = {
        m.id.name: left
        for m in messages(language)
        if m.id.name.startswith(told) and (left := given[m.id.name] - variables(m))
    }
    assert not silent


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    counts = {"left", "turn", "mark", "cards"}
    for key, given in expected().items():
        for number in range(11):
            values = {name: number if name in counts else f"<{name}>" for name in given}
            text, errors = bundle.format_pattern(bundle.get_message(key).value, values)
            assert not errors
            assert text.strip()
            assert "\n" not in text


def test_counts_are_said_right() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(source("en")))
    said = [bundle.format_pattern(bundle.get_message("ask-act").value, {"left": left})[0] for left in range(3)]
    assert [text.split(":")[-1].strip() for text in said[1:]] == ["1 action left.", "2 actions left."]
    assert said[0].startswith("No actions left")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_differ(language: str) -> None:
    """No two tiles, roles, treasures or cards have the same name."""
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(source(language)))
    for names in (TILE, ROLE, TREASURE, CARD, LEVEL, MOMENT, ENDINGS):
        texts = [bundle.format_pattern(bundle.get_message(names.key(i)).value)[0] for i in range(len(names))]
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_paragraphs_in_every_language(language: str) -> None:
    numbers = paragraphs(language)
    assert numbers == paragraphs("en")
    assert numbers == sorted(numbers, key=lambda n: [int(part) for part in n.split(".")])
    assert len(numbers) == len(set(numbers))


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_name_every_option_and_value_in_their_own_words(language: str) -> None:
    """As the page calls them («one pawn only»), without what stands in brackets there; never by their ids."""
    text = " ".join((FOLDER / RULES[language]).read_text(encoding="utf-8").split()).lower()
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(source(language)))
    keys = [
        f"option-{option.name}{value}"
        for option in OPTIONS.choices
        for value in ("", *(f"-{v}" for v in option.values))
    ]
    names = {key: bundle.format_pattern(bundle.get_message(key).value)[0] for key in keys}
    assert [key for key, name in names.items() if f"*{name.partition(' (')[0].lower()}*" not in text] == []
    ids = {option.name for option in OPTIONS.choices} | {value for option in OPTIONS.choices for value in option.values}
    quoted = {word for code in re.findall(r"`([^`]+)`", text) for word in re.split(r"[=|]", code)}
    assert quoted & ids == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_use_the_names_of_the_texts(language: str) -> None:
    """The tables of start tiles, roles and treasures say the same as the message files."""
    text = (FOLDER / RULES[language]).read_text(encoding="utf-8")
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(source(language)))
    tables = [TREASURE.key(i) for i in range(len(TREASURE))] + [ROLE.key(i) for i in range(len(ROLE))]
    tables += [TILE.key(int(tile)) for tile in (*state.START_TILE, *state.TREASURE_TILES.flat)]
    missing = [key for key in tables if bundle.format_pattern(bundle.get_message(key).value)[0] not in text]
    assert not missing


def test_paragraphs_cited_in_the_code_exist() -> None:
    cited = {number for numbers in ASKS.paragraphs.values() for number in numbers}
    for module in FOLDER.glob("*.py"):
        cited |= set(re.findall(r"§(\d+\.\d+)", module.read_text(encoding="utf-8")))
    assert cited - set(paragraphs("en")) == set()
