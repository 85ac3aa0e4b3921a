"""Choices on the screen, and which of them a typed line means: a number, notation, or words in any language.

Beginnings of words will do, capitals and accents do not matter: `move observatory`, `m obs`, `m star`, `owl`.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from ...engine.errors import NotationError
from ...engine.game import Game
from ...engine.match import Step
from ...texts import LANGUAGES
from ..failing import Misuse
from ..words import Voice

_WITH_SEAT = re.compile(r"([^:]+?)\s*:\s*(.+)")
_MANY, _LONG = 6, 8


class Unclear(Misuse):
    """A line that means no choice, or several."""


def menu(items: Sequence[Step], speaker: Voice, width: int, several: bool) -> Table:
    """The choices with their numbers, a row of columns for each kind, or for each piece where the game says which moves;
    with several seats each says whose it is.

    The notation stands dimmed beside the words where there is room: the kind's behind its heading, the rest behind each
    choice."""
    space = speaker.game.space
    groups: dict[tuple[int, str, str], list[tuple[int, str, str]]] = {}
    for number, step in enumerate(items, 1):
        kind = space.kinds[int(space.kind[step.action])].name.lower()
        _, _, rest = space.text(step.action).partition(" ")
        piece, where = speaker.placed(step.action)
        group = groups.setdefault((step.seat, "" if piece else kind, piece), [])
        group.append((number, where, "") if where else (number, speaker.action(step.action), rest))
    shown = Table.grid(padding=(0, 2, 0, 0))
    shown.add_column(no_wrap=True)
    shown.add_column()
    labels = {}
    for seat, kind, piece in groups:
        label = Text(piece or heading(speaker, kind))
        label.append("" if piece or label.plain.lower() == kind else f" {kind}", "dim")
        labels[seat, kind, piece] = label
    room = width - max(label.cell_len for label in labels.values()) - 4
    whose = -1
    for key, choices in groups.items():
        if several and key[0] != whose:
            shown.add_row(Text(speaker.who(key[0]), "bold"), "")
            whose = key[0]
        shown.add_row(labels[key], _columns(choices, room))
    return shown


def heading(speaker: Voice, kind: str) -> str:
    """A kind of action in a word or two, where the game has one."""
    return speaker.text(f"menu-{kind}") if speaker.text.has(f"menu-{kind}") else kind


def _columns(choices: Sequence[tuple[int, str, str]], width: int) -> Text:
    longest = max(len(words + notation) for _, words, notation in choices) + 6
    if longest > width or (len(choices) > _LONG and longest * 2 > width):  # better words alone than a long column
        choices = [(number, words, "") for number, words, _ in choices]
    wide = max(len(words) + len(notation) for _, words, notation in choices) + 6
    across = max(1, width // wide)
    text = Text()
    for k, (number, words, notation) in enumerate(choices):
        text.append("\n" if k and k % across == 0 else "")
        text.append(f"{number:3}", "bold cyan")
        text.append(f" {words} ")
        text.append(notation, "dim")
        text.append("" if (k + 1) % across == 0 else " " * (wide - 5 - len(words) - len(notation)))
    return text


def pick(line: str, items: Sequence[Step], elsewhere: Sequence[Step], speaker: Voice) -> Step:
    """The step a line means. `elsewhere`: what other seats led here may do, if the line names them.

    `2: …` is the second player; a name or a role will do too (`pilot: …`)."""
    if line.isdecimal():
        if 1 <= int(line) <= len(items):
            return items[int(line) - 1]
        raise Unclear(speaker.text("play-number", count=len(items)))
    named = _WITH_SEAT.fullmatch(line)
    if named:
        items = [step for step in [*items, *elsewhere] if _is_called(step.seat, named[1], speaker)]
        line = named[2].strip()
    found = _matches(line, items, speaker)
    if len(found) == 1:
        return found[0]
    if found:
        some = ", ".join(speaker.action(step.action) for step in found[:_MANY])
        raise Unclear(speaker.text("play-ambiguous", line=line, some=some + (" …" if len(found) > _MANY else "")))
    raise Unclear(_why_not(line, speaker))


def _is_called(seat: int, name: str, speaker: Voice) -> bool:
    """By the player's number, or by beginnings of the words it is called by."""
    if name.isdecimal():
        return seat == int(name) - 1
    return _all_begin(fold(name), fold(speaker.who(seat)))


def _matches(line: str, items: Sequence[Step], speaker: Voice) -> list[Step]:
    """By notation; else by its beginnings or the words on the screen; else in any language; else by any part of it."""
    space = speaker.game.space
    typed = fold(line)
    if not typed:
        return []
    exact = [step for step in items if space.text(step.action).split() == line.lower().split()]
    if exact:
        return exact[:1]
    every = [Voice(speaker.game, lang, speaker.who) for lang in LANGUAGES]
    for voices in ([speaker], every):
        begin = [step for step in items if _begins(space.text(step.action).split(), line.lower().split())]
        found = begin + [s for s in items if s not in begin and any(_verb_first(typed, s, v) for v in voices)]
        if found:
            return found
    for voices in ([speaker], every):
        found = [s for s in items if any(_all_begin(typed, fold(v.action(s.action))) for v in voices)]
        if found:
            return found
    return [step for step in items if " ".join(typed) in " ".join(fold(speaker.action(step.action)))]


def fold(text: str) -> list[str]:
    """The words of a text without capitals, accents and punctuation."""
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(sign))
    return re.findall(r"\w+", bare)


def _verb_first(typed: Sequence[str], step: Step, speaker: Voice) -> bool:
    """The first word begins what is done, the others words of what it is done to."""
    space = speaker.game.space
    kind = int(space.kind[step.action])
    verb = space.kinds[kind].name.lower()
    verbs = [verb, fold(speaker.action(step.action))[0], fold(heading(speaker, verb))[0]]
    given = zip(space.arguments[kind], (int(space.one[step.action]), int(space.two[step.action])), strict=False)
    words = [word for names, value in given for word in fold(speaker.name(names, value))]
    words += fold(" ".join(speaker.placed(step.action)))
    ids = fold(space.text(step.action).replace("_", " "))[1:]
    return any(word.startswith(typed[0]) for word in verbs) and _all_begin(typed[1:], [*words, *ids])


def _all_begin(typed: Sequence[str], words: Iterable[str]) -> bool:
    """Each typed word begins a word of its own."""
    left = list(words)
    for word in typed:
        hit = next((w for w in left if w.startswith(word)), None)
        if hit is None:
            return False
        left.remove(hit)
    return True


def _begins(notation: Sequence[str], words: Sequence[str]) -> bool:
    return 0 < len(words) <= len(notation) and all(n.startswith(w) for n, w in zip(notation, words, strict=False))


def _why_not(line: str, speaker: Voice) -> str:
    try:
        action = speaker.game.space.parse(line)
    except NotationError:
        typed = fold(line)
        named = [a for a in range(speaker.game.space.count) if typed and _verb_first(typed, Step(0, a), speaker)]
        if len(named) != 1:
            return speaker.text("play-unknown", line=line)
        action = named[0]
    return speaker.text("play-not-now", action=speaker.action(action))


def pass_action(game: Game) -> int | None:
    """The action that lets a window go by, in games that have one."""
    try:
        return game.space.parse("pass")
    except NotationError:
        return None
