"""Forbidden Island: what is said of its counts, and what its rules name."""

import re

import pytest

from atoll.engine.catalogue import get_game
from atoll.games.forbidden_island.state import OPTIONS, ROLE, START_TILE, TILE, TREASURE, TREASURE_TILES
from atoll.texts import Texts

from .catalogue import LANGUAGES, bundle, rules
from .typography import THIN

GAME = get_game("forbidden_island")


def test_counts_are_said_right() -> None:
    words = bundle(GAME, "en")
    said = [words.format_pattern(words.get_message("ask-act").value, {"left": left})[0] for left in range(3)]
    assert [text.split(":")[-1].strip() for text in said[1:]] == ["1 action left.", "2 actions left."]
    assert said[0].startswith("No actions left")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_name_every_option_and_value_in_their_own_words(language: str) -> None:
    """As the page calls them («one pawn only»), without what stands in brackets there; never by their ids."""
    text = " ".join(rules(GAME, language).split()).lower()
    words = Texts(language, GAME)
    keys = [
        f"option-{option.name}{value}"
        for option in OPTIONS.choices
        for value in ("", *(f"-{v}" for v in option.values))
    ]
    assert [key for key in keys if f"*{words(key).partition(' (')[0].lower()}*" not in text] == []
    ids = {option.name for option in OPTIONS.choices} | {value for option in OPTIONS.choices for value in option.values}
    quoted = {word for code in re.findall(r"`([^`]+)`", text) for word in re.split(r"[=|]", code)}
    assert quoted & ids == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_use_the_names_of_the_texts(language: str) -> None:
    """The tables of start tiles, roles and treasures say the same as the message files."""
    words = bundle(GAME, language)
    tables = [TREASURE.key(i) for i in range(len(TREASURE))] + [ROLE.key(i) for i in range(len(ROLE))]
    tables += [TILE.key(int(tile)) for tile in (*START_TILE, *TREASURE_TILES.flat)]
    text = rules(GAME, language)
    missing = [key for key in tables if words.format_pattern(words.get_message(key).value)[0] not in text]
    assert not missing


@pytest.mark.parametrize(("language", "opens"), [("nl", "“"), ("fr", f"«{THIN}"), ("de", "„")])
def test_places_stand_in_quotes_within_a_sentence(language: str, opens: str) -> None:
    """Their names have no article; alone, or behind a colon, they need no quotes."""
    said = [GAME.folder / "texts" / f"{language}{part}.ftl" for part in ("", ".web")]
    lines = [line for path in said for line in path.read_text(encoding="utf-8").split("\n")]
    within = re.compile(rf"(?:\w \w*|\}} )(?:\w+ )*(?<!{opens})\{{ \$(?:tile|from) \}}")
    assert [line for line in lines if within.search(re.sub(r"^[\w-]+ = ", "", line))] == []
