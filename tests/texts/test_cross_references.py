"""Where the rules, the code or the web client name a paragraph or a section of the rules, it is there in every language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from atoll.engine.catalogue import game_ids, get_game
from atoll.engine.lessons import help_of, rulebook

from .catalogue import LANGUAGES, rules

WEB = Path(__file__).parent.parent.parent / "web" / "src" / "games"
PARAGRAPH = re.compile(r"(?<![\d.])\d{1,2}\.\d{1,2}(?!\.?\d)")
SECTION = re.compile(
    r"\b(?:[Ss]ection|[Dd]eel|[Hh]oofdstuk|[Pp]artie|[Cc]hapitre|Abschnitt) (\d+)\b|\((\d+)[,)]|\(\d+, (\d+)\)"
)
CITED = re.compile(r"§(\d+(?:\.\d+)?)(?:–§?(\d+\.\d+))?")

pytestmark = [
    pytest.mark.parametrize("id", [id for id in game_ids() if (get_game(id).folder / "texts").exists()]),
    pytest.mark.parametrize("lang", LANGUAGES),
]


def headings(id: str, lang: str) -> list[str]:
    return re.findall(r"^## (.*)$", rules(get_game(id), lang), re.M)


def referred(id: str, lang: str) -> dict[str, list[str]]:
    """What each paragraph refers to, with what stands before it (and what stands before all): paragraphs and sections."""
    texts = {"preface": rules(get_game(id), lang).partition("\n## ")[0]}
    texts |= {row["number"]: f"{row['intro']} {row['text']}" for row in rulebook(get_game(id), lang)}
    return {
        number: sorted(PARAGRAPH.findall(text) + [one for groups in SECTION.findall(text) for one in groups if one])
        for number, text in texts.items()
    }


def citations(id: str) -> Iterator[str]:
    """The paragraphs and sections that the game's code and its client cite, both ends of a range, and those of its help."""
    sources = [*get_game(id).folder.glob("*.py"), *(WEB / id).glob("**/*.ts"), *(WEB / id).glob("**/*.svelte")]
    for path in sources:
        for first, last in CITED.findall(path.read_text(encoding="utf-8")):
            yield from {first, last or first}
    told = help_of(get_game(id))
    for numbers in (*told.events.values(), *told.actions.values(), *get_game(id).asks.paragraphs.values()):
        yield from numbers
    yield from (lesson.rule for lesson in told.lessons)


def test_sections_are_numbered_and_hold_their_paragraphs(id: str, lang: str) -> None:
    numbers = [heading.partition(" ")[0] for heading in headings(id, lang)]
    assert numbers == [str(n) for n in range(1, len(numbers) + 1)]
    assert all(heading.partition(" ")[2] for heading in headings(id, lang))
    for row in rulebook(get_game(id), lang):
        assert row["heading"].partition(" ")[0] == row["number"].partition(".")[0]


def test_rules_refer_to_what_there_is_and_to_the_same_in_every_language(id: str, lang: str) -> None:
    there = {row["number"] for row in rulebook(get_game(id), lang)} | {
        heading.partition(" ")[0] for heading in headings(id, lang)
    }
    assert {row: to for row, to in referred(id, lang).items() if not set(to) <= there} == {}
    assert referred(id, lang) == referred(id, "en")


def test_what_is_cited_is_there(id: str, lang: str) -> None:
    there = {row["number"] for row in rulebook(get_game(id), lang)}
    there |= {number.partition(".")[0] for number in there}
    assert sorted(set(citations(id)) - there) == []
