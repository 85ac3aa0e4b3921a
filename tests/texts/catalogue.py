"""The texts of a game: what its declarations imply, and what its files hold."""

import re

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from atoll.engine.game import Game
from atoll.engine.names import SEAT, Names, names_of
from atoll.games.forbidden_island.state import Level
from atoll.texts import numbered

LANGUAGES = ("en", "nl", "fr", "de")
RULES = {"en": "RULES.md", "nl": "RULES.nl.md", "fr": "RULES.fr.md", "de": "RULES.de.md"}
UNNAMED = {SEAT.kind, "cell", "boat"}
"""Kinds that are called by their ids, and seats by their players."""
SINGLE = {"treasure"}
"""Kinds whose marks are part of the name: no two are alike, and each has a text of its own."""
ALIKE = {"boat"}
"""Beside what is marked as «shark-2» or «crimson-c»: an event need not say which of them it was."""
BESIDE = {"forbidden_island": [names_of("level", Level)]}
"""Names that no declaration mentions, and pictures use."""


def declared(game: Game) -> list[Names]:
    """All names in the game's actions, events and questions, its endings and faults."""
    found = [game.endings, game.faults, *BESIDE.get(game.id, ())]
    for meaning in (*game.events.meaning, *game.asks.meaning.values()):
        found += [names for names in meaning.values() if isinstance(names, Names)]
    found += [names for arguments in game.space.arguments for names in arguments]
    return list({(names.kind, names.ids): names for names in found if names.kind not in UNNAMED}.values())


def keys_of(names: Names) -> list[str]:
    """One for each, or for each sort."""
    sorts = names.ids if names.kind in SINGLE else [numbered(id)[0] for id in names.ids]
    return list(dict.fromkeys(f"{names.kind}-{sort}" for sort in sorts))


def is_marked(names: Names) -> bool:
    return names.kind not in SINGLE and any(numbered(id)[1] for id in names.ids)


def is_alike(names: Names | str | None) -> bool:
    return isinstance(names, Names) and (names.kind in ALIKE or is_marked(names))


def named(game: Game) -> set[str]:
    """Messages without variables: the names of things."""
    options = game.options
    keys = {key for names in declared(game) for key in keys_of(names)}
    values = {"seats": tuple(map(str, range(options.min_seats, options.max_seats + 1)))}
    values |= {option.name: option.values for option in options.choices}
    for option, words in values.items():
        keys |= {f"option-{option}", f"option-{option}-help", *(f"option-{option}-{word}" for word in words)}
    return keys | {"game-name", "game-summary"}


def expected(game: Game) -> dict[str, dict[str, Names | str | None]]:
    """Every key with the variables it is given and what they mean; a number has no names."""
    keys: dict[str, dict[str, Names | str | None]] = {key: {} for key in named(game)}
    for kind, arguments in zip(game.space.kinds, game.space.arguments, strict=True):
        given: dict[str, Names | str | None] = {names.kind: names for names in arguments}
        numbers = any(is_marked(names) for names in arguments)
        keys[f"do-{kind.name.lower()}"] = given | ({"number": None} if numbers else {})
    for kind, meaning in zip(game.events.kinds, game.events.meaning, strict=True):
        keys[f"event-{kind.name.lower()}"] = dict(meaning)
    for ask in list(game.asks.kinds)[1:]:
        meant = game.asks.meaning.get(ask, {})
        given = {n.kind if isinstance(n, Names) else field: n for field, n in meant.items()}
        keys[f"ask-{ask.name.lower()}"] = given
    return keys


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own way)
        self.found.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


def source(game: Game, language: str) -> str:
    return (game.folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")


def messages(game: Game, language: str) -> list[ast.Message]:
    body = FluentParser().parse(source(game, language)).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"{language}.ftl: cannot be read: {junk[0]!r}"
    return [entry for entry in body if isinstance(entry, ast.Message)]


def bundle(game: Game, language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(game, language)))
    return made


def rules(game: Game, language: str) -> str:
    return (game.folder / RULES[language]).read_text(encoding="utf-8")


def paragraphs(game: Game, language: str) -> list[str]:
    return re.findall(r"^\*\*(\d+\.\d+)\*\* ", rules(game, language), re.M)
