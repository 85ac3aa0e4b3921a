"""Loot Island: a treasure's name says what is printed on it, and the rules say what the box says."""

import re

import pytest

from atoll.engine.catalogue import get_game
from atoll.games.loot_island.state import BOX, CROSSES, CURSE, GOLD, TIMES, TREASURE
from atoll.texts import LANGUAGES, Speaker

from .catalogue import bundle, rules

CITED = r"\([\d., ]+\)"
"""Paragraphs that another is about."""
GAME = get_game("loot_island")
EVENTS_FOR_AARON = [
    kind for kind, meaning in zip(GAME.events.kinds, GAME.events.meaning, strict=True) if "aaron" in meaning
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_treasures_say_what_is_printed_on_them(language: str) -> None:
    """Gold, how often a book counts, crosses, curse, and the number in the corner: in this order, without what is none."""
    speaker = Speaker(GAME, language)
    for treasure in range(len(TREASURE)):
        figures = [int(table[treasure]) for table in (GOLD, TIMES, CROSSES, CURSE)]
        number = int(TREASURE.ids[treasure].rpartition("-")[2])
        said = [int(n) for n in re.findall(r"\d+", speaker.name(TREASURE, treasure))]
        assert said == [figure for figure in figures if figure] + [number]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_when_somebody_acts_for_aaron(language: str) -> None:
    words = bundle(GAME, language)
    assert EVENTS_FOR_AARON
    for kind in EVENTS_FOR_AARON:
        pattern = words.get_message(f"event-{kind.name.lower()}").value
        values = {"seat": "Anna", "landing": "L", "from": "F", "card": "C", "island": "I", "islet": "I"}
        assert "Aaron" not in words.format_pattern(pattern, {**values, "aaron": 0})[0]
        assert "Aaron" in words.format_pattern(pattern, {**values, "aaron": 1})[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_name_aaron_where_one_decides_for_him(language: str) -> None:
    words = bundle(GAME, language)
    for ask in ("use", "stack", "place", "withdraw", "draw"):
        pattern = words.get_message(f"ask-{ask}").value
        mine, his = (words.format_pattern(pattern, {"hunter": who, "island": "I"})[0] for who in ("Anna", "Aaron"))
        assert "Aaron" in his
        assert "Aaron" not in mine


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_the_box_stand_in_the_rules(language: str) -> None:
    text = rules(GAME, language)
    printed = re.search(r"^\*\*12\.1\*\* (.*?)\n\n", text, re.M | re.S)
    healers = re.search(r"^\*\*12\.3\*\* (.*?)\n\n", text, re.M | re.S)
    assert printed
    assert healers
    assert [int(n) for n in re.findall(r"\d+", re.sub(CITED, "", printed[1]))] == [
        88,
        len(TREASURE),
        18,
        len(BOX["set"]["healers"]),
        7,
    ]
    assert re.findall(r"\d\+\d+", healers[1]) == BOX["set"]["healers"]
