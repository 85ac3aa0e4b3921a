"""What changes with a number: a noun after one needs forms to choose from, and «one» is said of 1 alone."""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

from .typography import files

_COUNTS = """
buried cards chosen choices coins combinations compasses count crosses cube cubes days deck discards draws drawn
entries games gold hours kinds left lost maps matches minutes missing number now over people pile playing points
rows saved seats seconds short sinking steps tables then times treasures turns undone won wrong
"""
NUMBERS = set(_COUNTS.split())
"""Variables that can be one. Others are names and figures, or always more («of { $of } tiles», «{ $limit } cards»)."""
PLURAL = {
    "en": re.compile(r"[a-z]+(?<!s)s\b"),
    "nl": re.compile(r"[a-zë]+(?:en|s)\b"),
    "fr": re.compile(r"[a-zéèêûô]+[sx]\b"),
    "de": re.compile(r"[A-ZÄÖÜ][a-zäöüß]+\b"),
}
"""What may be a noun in the plural; in German any noun."""
SAME = {
    "en": {"is"},
    "nl": {"gekozen", "verloren", "gewonnen", "begraven", "open", "als", "worden"},
    "fr": {"croix", "fois", "choix", "dans", "plus", "vos", "sans", "sous", "cours"},
    "de": {"Gold", "Würfel", "Plättchen", "Geldbeutel", "Schädel", "Abenteurer", "Stapel", "Boot"},
}
"""Words that stay, or that are no nouns."""
NEVER_ONE = {
    "board-ask-loot-then": "somebody chooses after you, so there are two",
    "board-out-cursed": "13 or more",
    "board-warn-cursed": "13 or more",
    "event-lost_to_curse": "13 or more",
    "log-lost_to_curse": "13 or more",
    "train-round": "ten games at least",
    "verify-unfair": "«1 of 1 draws»: a selector chooses the verb",
    "web-hint-why": "thousands",
}


def messages(path: Path) -> list[ast.Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry for entry in body if isinstance(entry, ast.Message) and entry.value]


def bare(path: Path, lang: str) -> list[str]:
    """`key: words` for every number before a plural, where no selector asks for that number."""
    found = {message.id.name: list(_bare(message.value, lang, frozenset())) for message in messages(path)}
    return [f"{key}: {words}" for key, all in found.items() for words in all if key not in NEVER_ONE]


def _bare(pattern: ast.Pattern, lang: str, chosen: frozenset[str]) -> Iterator[str]:
    parts = pattern.elements
    for part, after in zip(parts, [*parts[1:], ast.TextElement("")], strict=True):
        inner = part.expression if isinstance(part, ast.Placeable) else None
        if isinstance(inner, ast.SelectExpression):
            for variant in inner.variants:
                yield from _bare(variant.value, lang, chosen | {_name(inner.selector)})
        elif (name := _name(inner)) in NUMBERS - chosen and isinstance(after, ast.TextElement):
            following = re.match(r"[ \u00a0\u202f]((?:[\w’-]+\b[ \u00a0]?){1,2})", after.value)
            words = following[1].split() if following else []
            if any(PLURAL[lang].fullmatch(word) and word not in SAME[lang] for word in words):
                yield f"{{ ${name} }} {' '.join(words)}"


def said_of_none(path: Path) -> list[str]:
    """French counts 0 as «one»: what says «une» without the number needs [1] (and [0], if it can be none)."""
    return [message.id.name for message in messages(path) if any(_said_of_none(message.value))]


def _said_of_none(pattern: ast.Pattern) -> Iterator[bool]:
    for part in pattern.elements:
        inner = part.expression if isinstance(part, ast.Placeable) else None
        if isinstance(inner, ast.SelectExpression):
            for variant in inner.variants:
                yield from _said_of_none(variant.value)
                one = isinstance(variant.key, ast.Identifier) and variant.key.name == "one"
                words = "".join(e.value for e in variant.value.elements if isinstance(e, ast.TextElement))
                yield (
                    one
                    and bool(re.search(r"\b(?:une?|aucune?)\b", words, re.IGNORECASE))
                    and not _says(variant.value, inner)
                )


def _says(pattern: ast.Pattern, choice: ast.SelectExpression) -> bool:
    return any(isinstance(e, ast.Placeable) and _name(e.expression) == _name(choice.selector) for e in pattern.elements)


def _name(expression: object) -> str:
    return expression.id.name if isinstance(expression, ast.VariableReference) else ""


def catalogues() -> list[tuple[Path, str]]:
    return [(path, lang) for path, lang in files() if path.suffix == ".ftl"]


if __name__ == "__main__":
    for path, lang in catalogues():
        for words in [*bare(path, lang), *(said_of_none(path) if lang == "fr" else [])]:
            print(f"{path.parent.parent.name}/{path.name} {words}")
