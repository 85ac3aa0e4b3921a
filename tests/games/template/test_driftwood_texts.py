"""Driftwood speaks four languages: every text that its declarations imply, and no other."""

import re

import pytest

from atoll.engine.game import Game
from atoll.engine.names import Names
from atoll.games.template.state import WOOD


def expected(game: Game) -> dict[str, set[str]]:
    """Every key with the variables it is given."""
    keys: dict[str, set[str]] = {"game-name": set(), "game-summary": set()}
    for names in (WOOD, game.endings, game.faults):
        keys |= {names.key(i): set() for i in range(len(names))}
    values = {"seats": ["2", "3"]} | {option.name: list(option.values) for option in game.options.choices}
    for option, words in values.items():
        keys |= {f"option-{option}{end}": set() for end in ("", "-help", *(f"-{word}" for word in words))}
    for kind, arguments in zip(game.space.kinds, game.space.arguments, strict=True):
        keys[f"do-{kind.name.lower()}"] = {names.kind for names in arguments}
    for kind, meaning in zip(game.events.kinds, game.events.meaning, strict=True):
        keys[f"event-{kind.name.lower()}"] = set(meaning)
    for ask in list(game.asks.kinds)[1:]:
        fields = game.asks.meaning.get(ask, {}).items()
        keys[f"ask-{ask.name.lower()}"] = {n.kind if isinstance(n, Names) else field for field, n in fields}
    return keys


@pytest.mark.parametrize("language", ["en", "nl", "fr", "de"])
def test_texts(template: Game, language: str) -> None:
    lines = (template.folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    texts = dict(line.split(" = ", 1) for line in lines if line and not line.startswith("#"))
    assert {key: set(re.findall(r"\$(\w+)", text)) for key, text in texts.items()} == expected(template)
