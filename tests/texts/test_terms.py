"""docs/terms.md: every word of its tables stands in the texts it is for, and what is never said is not there."""

import re
from pathlib import Path

import pytest

import atoll

from .catalogue import LANGUAGES, RULES

ATOLL = Path(atoll.__file__).parent
PAGE = (ATOLL.parents[1] / "docs" / "terms.md").read_text(encoding="utf-8")
SECTIONS = {
    (found[1] if (found := re.search(r"^`(\w+)`\.", section, re.M)) else "shell"): section
    for section in PAGE.split("\n## ")[1:]
}
CASES = [pytest.param(subject, lang, id=f"{subject}-{lang}") for subject in SECTIONS for lang in LANGUAGES]


def said(subject: str, lang: str) -> str:
    """All that people read of a game, or of what is around the games; without what only programs read."""
    folder = ATOLL if subject == "shell" else ATOLL / "games" / subject
    files = sorted(folder.glob(f"texts/{lang}*.ftl")) + [path for path in [folder / RULES[lang]] if path.exists()]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return re.sub(r"^#.*$|^[\w-]+ =|\{[^{}]*\}|^ +\*?\[\w+\]", "", text, flags=re.M)


def words(section: str, lang: str) -> list[str]:
    """A column of the table: alternatives apart, without what is in brackets."""
    rows = [row.strip("|").split("|") for row in section.split("\n") if row.startswith("| ")]
    column = [cell.strip() for cell in rows[0]].index(lang)
    cells = [re.sub(r"\(.*\)", "", row[column]) for row in rows[1:]]
    return [word.strip() for cell in cells for word in cell.split("/")]


def never(section: str, lang: str) -> list[str]:
    found = re.search(rf"^Never {lang}: (.*)\.$", section, re.M)
    return found[1].split(", ") if found else []


def test_the_page_has_every_game() -> None:
    games = {path.parent.name for path in ATOLL.glob("games/*/RULES.md")} - {"template"}
    assert set(SECTIONS) == games | {"shell"}


@pytest.mark.parametrize(("subject", "lang"), CASES)
def test_every_word_is_used(subject: str, lang: str) -> None:
    text = " ".join(said(subject, lang).lower().split())
    assert len(words(SECTIONS[subject], lang)) > 10
    assert [word for word in words(SECTIONS[subject], lang) if word.lower() not in text] == []


@pytest.mark.parametrize(("subject", "lang"), CASES)
def test_what_is_never_said(subject: str, lang: str) -> None:
    """The beginnings of words count: no other form of them either."""
    text = said(subject, lang)
    assert [word for word in never(SECTIONS[subject], lang) if re.search(rf"\b{word}", text)] == []


def test_a_wrong_word_is_found() -> None:
    assert words("| en | de |\n|---|---|\n| tile | Plättchen / Feld (printed: X) |", "de") == ["Plättchen", "Feld"]
    assert never("Never de: Boot, Tier.", "de") == ["Boot", "Tier"]
    assert "Schiff" in said("the_island", "de")
    assert "board-boat" not in said("the_island", "de")
