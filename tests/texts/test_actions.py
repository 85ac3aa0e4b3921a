"""What one may do is named in one form in every game: by the infinitive, except in English, where both are one."""

import re

import pytest

from atoll.engine.catalogue import game_ids, get_game

ACTIONS = re.compile(r"^(?:do|verb|menu|board-say|board-may)-[\w-]+ = ((?:\{[^{}]*\} )?[\w’]+)", re.MULTILINE)
IMPERATIVES = {
    "nl": "Bemachtig|Bespied|Betaal|Draai|Ga|Geef|Gebruik|Haal|Houd|Kies|Klim|Laat|Land|Leg|Leid|Loop|Neem|Pak|Red|Roei|Speel|"
    "Spring|Stap|Steek|Trek|Vaar|Val|Verplaats|Versterk|Verwijder|Vlieg|Weer|Zet|Zoek|Zwem",
    "fr": r"\w+ez",
    "de": "Bewege?|Birg|Dreh|Fahr|Flieg|Geh|Gib|Greif|Lass|Leg|Nimm|Schwimm|Setz|Spiel|Spring|Wähle?|Wehr|Zahl|Zieh",
}


@pytest.mark.parametrize("lang", IMPERATIVES)
@pytest.mark.parametrize("id", [id for id in game_ids() if (get_game(id).folder / "texts").exists()])
def test_actions_are_named_by_the_infinitive(id: str, lang: str) -> None:
    said = [path.read_text(encoding="utf-8") for path in (get_game(id).folder / "texts").glob(f"{lang}*.ftl")]
    named = [words for text in said for words in ACTIONS.findall(text)]
    assert len(named) > 5
    assert [words for words in named if re.fullmatch(IMPERATIVES[lang], words, re.IGNORECASE)] == []
