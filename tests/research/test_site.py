"""The documentation site: the rules with their drawn examples."""

import re
from pathlib import Path

import numpy as np
import pytest
from docs import figures, site

from atoll.engine.catalogue import get_game
from atoll.engine.lessons import help_of
from atoll.texts import LANGUAGES

GAME = get_game("forbidden_island")
PICTURE = re.compile(r"\(\S*/pictures/(\S+\.png)\)")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_stands_at_its_paragraph_in_a_picture_of_the_language(
    lang: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(site, "PAGES", tmp_path)
    site.write_rules(GAME, lang)
    (page,) = tmp_path.rglob("RULES*.md")
    text = page.read_text(encoding="utf-8")
    shown = PICTURE.findall(text)
    assert sorted(shown) == sorted(f"forbidden_island-{lesson.id}.{lang}.png" for lesson in help_of(GAME).lessons)


def test_a_picture_is_drawn_for_every_language(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Here without a browser, which draws them with the words of the page."""
    monkeypatch.setattr(figures, "find", lambda: None)
    monkeypatch.setattr(figures, "pixels", lambda game, state: np.zeros((1, 1, 3), np.uint8))
    figures.draw([GAME], tmp_path)
    drawn = {path.name for path in tmp_path.iterdir()}
    assert drawn == {
        f"forbidden_island-{lesson.id}.{lang}.png" for lesson in help_of(GAME).lessons for lang in LANGUAGES
    }
    assert set(figures.LOCALES) == set(LANGUAGES)
