"""The Island: its tables say what the box says, and pieces of a sort share a name."""

import re

import pytest

from atoll.engine.catalogue import get_game
from atoll.games.the_island.state import TERRAIN, TILE_STOCK
from atoll.texts import Speaker

from .catalogue import LANGUAGES, bundle, rules

GAME = get_game("the_island")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_undersides_is_the_box(language: str) -> None:
    words = bundle(GAME, language)
    for terrain, stock in enumerate(TILE_STOCK):
        name = words.format_pattern(words.get_message(TERRAIN.key(terrain)).value)[0]
        row = re.search(rf"^\| {name} \|(.*)\|$", rules(GAME, language), re.M)
        assert row
        assert [int(cell) if cell != "–" else 0 for cell in map(str.strip, row[1].split("|"))] == stock.tolist()


def test_pieces_of_a_sort_share_a_name_and_choices_number_them() -> None:
    speaker = Speaker(GAME, "en")
    assert speaker.action(GAME.space.parse("glide shark-2 ne")) == "Move a shark (2) northeast"
    assert speaker.action(GAME.space.parse("board indigo-10 here")) == "Explorer 10 (blue) boards: right here"
    assert speaker.action(GAME.space.parse("row 12 w")) == "Row boat 12 west"
    assert speaker.action(GAME.space.parse("put d4")) == "To d4"


def test_what_nobody_has_chosen_yet_has_no_name() -> None:
    speaker = Speaker(GAME, "en")
    creatures = next(m["subject"] for ask, m in GAME.asks.meaning.items() if ask.name == "CREATURE")
    assert not isinstance(creatures, str)
    assert speaker.name(creatures, -1) == ""
