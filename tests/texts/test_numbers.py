"""Nouns agree with the numbers before them."""

from pathlib import Path

import pytest

from atoll.texts import Texts

from .numbers import bare, catalogues, said_of_none

NAMES = [f"{path.parent.parent.name}/{path.name}" for path, _ in catalogues()]


@pytest.mark.parametrize(("path", "lang"), catalogues(), ids=NAMES)
def test_numbers_choose_the_form_of_what_is_counted(path: Path, lang: str) -> None:
    assert bare(path, lang) == []
    assert lang != "fr" or said_of_none(path) == []


@pytest.mark.parametrize(
    ("lang", "text", "wrong"),
    [
        ("en", "{ $seconds } seconds left", True),
        ("en", "{ $of } tiles left", False),
        ("nl", "Nog { $seconds } seconden", True),
        ("fr", "{ $cards } cartes sur { $of }", True),
        ("de", "{ $now } → { $then } andere Arten", True),
        ("de", "{ $then ->\n    [one] { $then } Karte\n   *[other] { $then } Karten\n}", False),
    ],
)
def test_how_it_is_found(lang: str, text: str, wrong: bool, tmp_path: Path) -> None:
    path = tmp_path / f"{lang}.ftl"
    path.write_text(f"key = {text}\n", encoding="utf-8")
    assert bool(bare(path, lang)) == wrong


@pytest.mark.parametrize(
    ("variant", "wrong"), [("[one] une minute", True), ("[1] une minute", False), ("[one] { $n } minute", False)]
)
def test_french_says_one_of_one_alone(variant: str, wrong: bool, tmp_path: Path) -> None:
    path = tmp_path / "fr.ftl"
    path.write_text(f"key = {{ $n ->\n    {variant}\n   *[other] {{ $n }} minutes\n}}\n", encoding="utf-8")
    assert bool(said_of_none(path)) == wrong


def test_what_was_wrong_once() -> None:
    assert Texts("en")("web-clock-left", seconds=1) == "1 second left"
    assert Texts("fr")("web-me-minutes", count=0) == "moins d’une minute"
    assert Texts("fr")("web-me-added", count=0) == "Aucune table ajoutée."
