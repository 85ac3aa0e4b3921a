"""Every game speaks four languages: every key its declarations imply, no other, and only variables that are given."""

import re

import pytest

from atoll.engine.catalogue import game_ids, get_game

from .catalogue import LANGUAGES, bundle, declared, expected, is_alike, keys_of, messages, paragraphs, variables

pytestmark = [
    pytest.mark.parametrize("language", LANGUAGES),
    pytest.mark.parametrize("id", [id for id in game_ids() if (get_game(id).folder / "texts").exists()]),
]


def test_every_key_once_and_no_other(id: str, language: str) -> None:
    keys = [message.id.name for message in messages(get_game(id), language)]
    wanted = set(expected(get_game(id)))
    assert len(keys) == len(set(keys))
    assert set(keys) - wanted == set(), "nobody asks for these"
    assert wanted - set(keys) == set(), "these are missing"


def test_variables_are_given(id: str, language: str) -> None:
    given = expected(get_game(id))
    found = {m.id.name: variables(m) - set(given[m.id.name]) for m in messages(get_game(id), language)}
    assert not {key: extra for key, extra in found.items() if extra}


def test_choices_and_events_leave_nothing_out(id: str, language: str) -> None:
    """Two different choices never read the same; an event tells all it knows, but for which of several alike it was."""
    given = expected(get_game(id))
    silent = {}
    for message in messages(get_game(id), language):
        key = message.id.name
        told = {name for name, names in given[key].items() if key.startswith("do-") or not is_alike(names)}
        if key.startswith(("do-", "event-")) and told - variables(message):
            silent[key] = told - variables(message)
    assert not silent


def test_every_message_can_be_said(id: str, language: str) -> None:
    words = bundle(get_game(id), language)
    for key, given in expected(get_game(id)).items():
        for number in range(11):
            values = {name: f"<{name}>" if hasattr(names, "kind") else number for name, names in given.items()}
            text, errors = words.format_pattern(words.get_message(key).value, values)
            assert not errors
            assert text.strip()
            assert "\n" not in text


def test_names_differ(id: str, language: str) -> None:
    """No two tiles, roles, endings … have the same name."""
    words = bundle(get_game(id), language)
    for names in declared(get_game(id)):
        texts = [words.format_pattern(words.get_message(key).value)[0] for key in keys_of(names)]
        assert len(set(texts)) == len(texts)


def test_same_paragraphs_in_every_language(id: str, language: str) -> None:
    numbers = paragraphs(get_game(id), language)
    assert numbers == paragraphs(get_game(id), "en")
    assert numbers == sorted(numbers, key=lambda n: [int(part) for part in n.split(".")])
    assert len(numbers) == len(set(numbers))


def test_paragraphs_cited_in_the_code_exist(id: str, language: str) -> None:
    game = get_game(id)
    cited = {number for numbers in game.asks.paragraphs.values() for number in numbers}
    for module in game.folder.glob("*.py"):
        cited |= set(re.findall(r"§(\d+\.\d+)", module.read_text(encoding="utf-8")))
    assert cited - set(paragraphs(game, language)) == set()
