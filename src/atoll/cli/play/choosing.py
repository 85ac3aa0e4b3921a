"""Choices on the screen, and which of them a typed line means: a number, notation, a beginning of it, or words."""

import re
from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from ...engine.errors import NotationError
from ...engine.game import Game
from ...engine.match import Step
from ...texts import Speaker
from ..failing import Misuse

_WITH_SEAT = re.compile(r"(\d+)\s*:\s*(.+)")
_MANY = 6


class Unclear(Misuse):
    """A line that means no choice, or several."""


def menu(items: Sequence[Step], speaker: Speaker, width: int, several: bool) -> Table:
    """The choices with their numbers, a row of columns for each kind; with several seats each says whose it is."""
    space = speaker.game.space
    groups: dict[tuple[int, str], list[tuple[int, str]]] = {}
    for number, step in enumerate(items, 1):
        kind = space.kinds[int(space.kind[step.action])].name.lower()
        groups.setdefault((step.seat, kind), []).append((number, speaker.action(step.action)))
    shown = Table.grid(padding=(0, 2, 0, 0))
    shown.add_column(style="dim", no_wrap=True)
    shown.add_column()
    labels = {key: f"{key[0]}: {key[1]}" if several else key[1] for key in groups}
    room = width - max(len(label) for label in labels.values()) - 4
    for key, choices in groups.items():
        shown.add_row(labels[key], _columns(choices, room))
    return shown


def _columns(choices: Sequence[tuple[int, str]], width: int) -> Text:
    wide = max(len(words) for _, words in choices) + 5
    across = max(1, width // wide)
    text = Text()
    for k, (number, words) in enumerate(choices):
        text.append("\n" if k and k % across == 0 else "")
        text.append(f"{number:3}", "bold cyan")
        text.append(f" {words}" if (k + 1) % across == 0 else f" {words}".ljust(wide - 3))
    return text


def pick(line: str, items: Sequence[Step], elsewhere: Sequence[Step], speaker: Speaker) -> Step:
    """The step a line means. `elsewhere`: what other seats led here may do, if the line names them (`2: …`)."""
    if line.isdecimal():
        if 1 <= int(line) <= len(items):
            return items[int(line) - 1]
        raise Unclear(speaker.text("play-number", count=len(items)))
    named = _WITH_SEAT.fullmatch(line)
    if named:
        items = [step for step in [*items, *elsewhere] if step.seat == int(named[1])]
        line = named[2].strip()
    found = _matches(line, items, speaker)
    if len(found) == 1:
        return found[0]
    if found:
        some = ", ".join(speaker.game.space.text(step.action) for step in found[:_MANY])
        raise Unclear(speaker.text("play-ambiguous", line=line, some=some + (" …" if len(found) > _MANY else "")))
    raise Unclear(_why_not(line, speaker))


def _matches(line: str, items: Sequence[Step], speaker: Speaker) -> list[Step]:
    """By notation, else by the beginnings of its words, else by the words on the screen."""
    space = speaker.game.space
    words = line.lower().split()
    exact = [step for step in items if space.text(step.action).split() == words]
    if exact:
        return exact[:1]
    begin = [step for step in items if _begins(space.text(step.action).split(), words)]
    return begin or [step for step in items if " ".join(words) in speaker.action(step.action).lower()]


def _begins(notation: Sequence[str], words: Sequence[str]) -> bool:
    return 0 < len(words) <= len(notation) and all(n.startswith(w) for n, w in zip(notation, words, strict=False))


def _why_not(line: str, speaker: Speaker) -> str:
    try:
        action = speaker.game.space.parse(line)
    except NotationError:
        return speaker.text("play-unknown", line=line)
    return speaker.text("play-not-now", action=speaker.action(action))


def pass_action(game: Game) -> int | None:
    """The action that lets a window go by, in games that have one."""
    try:
        return game.space.parse("pass")
    except NotationError:
        return None
