"""Every reading of the printed rules says on what it rests and why, in every language.

On what: one of the texts by its sign, or the texts by that word. A sign is a letter that the section explains (10.1 in
Forbidden Island) and that is no word of the language: «A free tile» names nothing. Why: a word that gives a reason; an
option, where the table chooses; that the texts are at one, where the reading ends with that; or, in Loot Island, whose
readings stand first, what follows them.
"""

import re

import pytest

from atoll.engine.catalogue import game_ids, get_game
from atoll.engine.lessons import help_of, rulebook

from .catalogue import LANGUAGES

SOURCES = {"forbidden_island": "10.1"}
"""The one that lists the texts and reads none, where there is one."""
GROUND_LAST = ("loot_island",)
"""What is read comes first, with its paragraphs in brackets; on what it rests, after them."""
ARTICLES = {"en": {"A", "I"}, "nl": {"U"}, "fr": {"À", "Y", "Ô"}, "de": set[str]()}
"""Words of one letter, as they stand at the beginning of a sentence."""
TEXTS = {
    "en": r"\btexts?\b|\b[Pp]rinted\b|\bGerman\b|\bEnglish\b|\bAll(?: four)?(?::| say)",
    "nl": r"\bteksten\b|\btekst\b|\b[Gg]edrukte?\b|\bDuitse?\b|\bEngelse?\b|\bAllemaal:|\bAlle vier\b",
    "fr": r"\btextes?\b|\b[Ii]mprimée?s?\b|\b[Aa]llemande?s?\b|\b[Aa]nglaise?s?\b|\bTous :|\bLes quatre\b",
    "de": r"\bTexte?n?\b|\b[Gg]edruckte?n?\b|\b[Dd]eutsche?n?\b|\b[Ee]nglische?n?\b|\bAlle:|\bAlle vier\b",
}
WHY = {
    "en": r"\bbecause\b|\b[Ss]ince\b|(?:[,;:] (?:and )?|\. )[Ss]o\b|(?:[,;:] |\. )[Aa]s\b|[,;:] for\b|\bHence\b|\boption\b",
    "nl": r"\b[Oo]mdat\b|\bwant\b|\b[Dd]us\b|\b[Dd]aarom\b|\b[Zz]oals\b|\bzodat\b|\boptie\b",
    "fr": r"\bcar\b|\b[Pp]uisque\b|\b[Cc]omme\b|\bdonc\b|\bpour que\b|\boption\b",
    "de": r"\bweil\b|\bdenn\b|\b[Dd]a\b|\b[Aa]lso\b|\b[Dd]arum\b|\b[Ww]ie\b|\bdamit\b|\bOption\b",
}
AT_ONE = {
    "en": r"\b[Aa]ll (?:four|texts)\b",
    "nl": r"\b[Aa]lle (?:vier|teksten)\b",
    "fr": r"\b[Tt]ous les textes\b|\b[Ll]es quatre\b",
    "de": r"\b[Aa]lle (?:vier|Texte)\b|\ballen vieren\b",
}
CITED = re.compile(r"\([^()]*\d+\.\d+[^()]*\)")

pytestmark = pytest.mark.parametrize("lang", LANGUAGES)
every_game = pytest.mark.parametrize("id", [id for id in game_ids() if help_of(get_game(id)).readings])


def readings(id: str, lang: str) -> dict[str, str]:
    """By number; in one line."""
    rows = (row for row in rulebook(get_game(id), lang) if row["sort"] == "reading")
    return {row["number"]: row["text"].replace("\u00a0", " ").replace("\n", " ") for row in rows}


def signs(id: str, lang: str) -> set[str]:
    """The letters for texts, as this language has them."""
    if id in SOURCES:
        return set(re.findall(r"\b([A-Z]) =", readings(id, lang)[SOURCES[id]]))
    explained = next(row["intro"] for row in rulebook(get_game(id), lang) if row["sort"] == "reading")
    return set(re.findall(r"(?<![\w’])[A-ZÀ-Ý](?![\w’])", explained))


def names_a_source(text: str, id: str, lang: str) -> bool:
    sign = rf"(?<![\w’])[{''.join(sorted(signs(id, lang)))}](?![\w’-])"
    return bool(re.search(f"{sign}|{TEXTS[lang]}", CITED.sub("", text)))


def gives_a_reason(text: str, id: str, lang: str) -> bool:
    if id in GROUND_LAST:
        _, cited, ground = re.split(rf"({CITED.pattern})", text, maxsplit=1)
        if names_a_source(ground, id, lang):
            return bool(cited)
    last = re.split(r"[.:;] ", CITED.sub("", text))[-2:]
    return bool(re.search(WHY[lang], CITED.sub("", text))) or any(re.search(AT_ONE[lang], part) for part in last)


@every_game
def test_signs_are_no_words(id: str, lang: str) -> None:
    assert len(signs(id, lang)) >= 2
    assert not signs(id, lang) & ARTICLES[lang]


@every_game
def test_readings_name_their_source(id: str, lang: str) -> None:
    assert [number for number, text in readings(id, lang).items() if not names_a_source(text, id, lang)] == []


@every_game
def test_readings_give_their_reason(id: str, lang: str) -> None:
    found = {number for number, text in readings(id, lang).items() if not gives_a_reason(text, id, lang)}
    assert sorted(found - {SOURCES.get(id)}) == []


VAGUE = {
    "en": ("A free tile (4.1) is one without an explorer.", "Bonus loot (9.4). We take that as an attack of yours."),
    "nl": ("Een vrije tegel (4.1) is er een zonder verkenner.", "Niet gezegd; de winnaar heeft de vlag (5.4)."),
    "fr": (
        "Une tuile libre (4.1) est une tuile sans explorateur.",
        "Rien n’est dit. À tout moment, n’importe qui (7.6).",
    ),
    "de": ("Ein freies Plättchen (4.1) ist eines ohne Entdecker.", "Nicht gesagt; wer gewinnt, hat die Fahne (5.4)."),
}
BARE = {
    "en": ("Who begins (3.1). E, G: the youngest. By lot.", "F makes it water, E, N and G a plain tile: a plain tile."),
    "nl": (
        "Wie begint (3.1). E, D: de jongste. Geloot.",
        "F maakt er water van, E, N en D een lege tegel: een lege tegel.",
    ),
    "fr": (
        "Qui commence (3.1). E, A : le plus jeune. Au sort.",
        "F en fait de l’eau, E, N et A une tuile vide : une tuile vide.",
    ),
    "de": (
        "Wer beginnt (3.1). E, D: die jüngste Person. Gelost.",
        "F lässt Wasser, E, N und D ein Plättchen: ein Plättchen.",
    ),
}


def test_what_names_no_source_and_what_gives_no_reason_is_found(lang: str) -> None:
    assert not [text for text in VAGUE[lang] if names_a_source(text, "lost_island", lang)]
    assert not [text for text in BARE[lang] if gives_a_reason(text, "lost_island", lang)]
    assert all(names_a_source(text, "lost_island", lang) for text in BARE[lang])
