"""Every reading of the printed rules says on what it rests: a text, several of them, or that none has the case."""

import re

import pytest

from atoll.engine.catalogue import game_ids, get_game
from atoll.engine.lessons import rulebook

from .catalogue import LANGUAGES

SOURCE = re.compile(
    r"\b[A-GKMNS]\b|printed|\btexts?\b|\bwords\b|\ball(?: four| texts)?[:,]|\ball say|German|English|regulated|\bsaid\b"
    r"|tile speaks",
    re.IGNORECASE,
)
"""In English; in other languages the same paragraphs say the same."""


def readings(id: str, lang: str) -> dict[str, str]:
    return {row["number"]: row["text"] for row in rulebook(get_game(id), lang) if row["sort"] == "reading"}


@pytest.mark.parametrize("id", [id for id in game_ids() if (get_game(id).folder / "texts").exists()])
def test_readings_name_their_source(id: str) -> None:
    assert [number for number, text in readings(id, "en").items() if not SOURCE.search(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_loot_island_weighs_its_two_texts_in_every_language(lang: str) -> None:
    """N and F, the Dutch and the French."""
    assert [number for number, text in readings("loot_island", lang).items() if not re.search(r"\b[NF]\b", text)] == []
