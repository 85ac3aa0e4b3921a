"""Lost Island: an explorer's letter is never taken for its value, and its rules say what the box says."""

import re

import pytest

from atoll.engine.catalogue import get_game
from atoll.games.lost_island.state import BOX
from atoll.texts import LANGUAGES, Speaker

from .catalogue import bundle, messages, rules, variables

CITED = r"\([\d., ]+\)"
"""Paragraphs that another is about."""
GAME = get_game("lost_island")


def test_choices_call_explorers_by_colour_and_letter() -> None:
    speaker = Speaker(GAME, "en")
    assert speaker.action(GAME.space.parse("move crimson-c n")) == "Move explorer c (red) up"
    assert speaker.action(GAME.space.parse("swim indigo-a d4")) == "Swim to d4: explorer a (blue)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_say_whose_explorer_and_where(language: str) -> None:
    """Never which one: a colour tells no more than the owner's name, and a letter nothing."""
    told = {m.id.name: variables(m) for m in messages(GAME, language) if m.id.name.startswith("event-")}
    assert not [key for key, names in told.items() if "explorer" in names]
    pieces = [m for m in GAME.events.meaning if "explorer" in m and "cell" in m]
    assert pieces


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_battle_is_told_side_by_side(language: str) -> None:
    words = bundle(GAME, language)
    pattern = words.get_message("event-fought").value
    values = {"value": "1", "against": "6"}
    bare = words.format_pattern(pattern, {**values, "ring": 0, "against_ring": 0})[0]
    ringed = words.format_pattern(pattern, {**values, "ring": 0, "against_ring": 1})[0]
    assert re.findall(r"\d", bare) == ["1", "6"]
    assert ringed.startswith(bare.removesuffix("."))
    assert len(ringed) > len(bare)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_the_box_stand_in_the_rules(language: str) -> None:
    figures = re.search(r"^\*\*12\.1\*\* (.*?)\n\n", rules(GAME, language), re.M | re.S)
    assert figures
    pieces = BOX["pieces"]
    tiles = sum(BOX["set"]["tiles"].values()) + sum(BOX["set"]["stones"].values())
    numbers = [int(n) for n in re.findall(r"\d+", re.sub(CITED, "", figures[1]))]
    assert numbers == [tiles, 24, pieces["coins"], pieces["rings"], tiles - 4]
