"""Punctuation as each language sets it."""

import re
from pathlib import Path

import pytest

from .typography import files, set_right, wrong_lines

NAMES = [f"{path.parent.parent.name}/{path.name}" for path, _ in files()]


@pytest.mark.parametrize(("path", "lang"), files(), ids=NAMES)
def test_texts_are_set_right(path: Path, lang: str) -> None:
    assert not wrong_lines(path, lang), "python -m tests.texts.typography sets it right"


@pytest.mark.parametrize(
    ("lang", "typed", "right"),
    [
        ("fr", "Qui ? « Lui » : 5 %", "Qui\u202f? «\u202fLui\u202f»\u00a0: 5\u00a0%"),
        ("fr", "l'île ; 3:1", "l’île\u202f; 3:1"),
        ("de", "«so» { $n } %", "„so“ { $n }\u00a0%"),
        ("nl", "zo'n «bot», 5 %", "zo’n “bot”, 5%"),
        ("fr", "n° 1, { $n } s, { $n } s'en va", "n°\u00a01, { $n }\u00a0s, { $n } s’en va"),
        ("de", "Nr. 5 in 30 min", "Nr.\u00a05 in 30\u00a0min"),
        ("en", "Bram's: the players' { $n } %", "Bram’s: the players’ { $n }%"),
    ],
)
def test_how_it_is_set_right(lang: str, typed: str, right: str) -> None:
    assert set_right(typed, lang) == right
    assert set_right(right, lang) == right


@pytest.mark.parametrize(("path", "lang"), files(), ids=NAMES)
def test_everybody_is_spoken_to_in_one_way(path: Path, lang: str) -> None:
    """je, vous, du: never u, tu or Sie."""
    wrong = {
        "nl": r"\b(?:u|uw)\b",
        "fr": r"(?<![-\w])(?:tu|tes|toi)(?![-\w])",
        "de": r"(?<![.:?!–“„*=]) \b(?:Sie|Ihnen|Ihre?[nmrs]?)\b",
    }
    if lang in wrong:
        prose = [re.sub(r"\{[^{}]*\}|`[^`]*`", "", line) for line in path.read_text(encoding="utf-8").split("\n")]
        assert not [
            line
            for line in prose
            if not line.startswith("#") and re.search(wrong[lang], line, 0 if lang == "de" else re.IGNORECASE)
        ]


@pytest.mark.parametrize(("path", "lang"), files(), ids=NAMES)
def test_french_says_nothing_that_a_name_would_elide(path: Path, lang: str) -> None:
    """«de Ana» would be wrong and «d’Ana» cannot be known: a name stands before a colon, in brackets, after «à» or «par»."""
    elided = re.compile(r"\b(?:de|que|lorsque) \{ \$(?:seat|name|other|by|who) \}", re.IGNORECASE)
    if lang == "fr":
        assert elided.findall(path.read_text(encoding="utf-8")) == []
