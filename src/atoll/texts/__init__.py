"""Words for people: Fluent catalogues in four languages, and a Speaker that puts a game's actions and events into words."""

import os
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ..engine import CHANCE
from ..engine.asks import SEATS
from ..engine.errors import AtollError, Phrase
from ..engine.events import FORGOTTEN, Event
from ..engine.game import Game
from ..engine.names import SEAT, Names
from ..engine.records import Array

LANGUAGES = ("en", "nl", "fr", "de")
_HERE = Path(__file__).parent


def pick_language(wanted: str | None = None) -> str:
    """The language asked for, else the locale's, else English."""
    candidates = [wanted, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))]
    for candidate in candidates:
        if candidate and candidate[:2].lower() in LANGUAGES:
            return candidate[:2].lower()
    return "en"


@cache
def _bundle(lang: str, folders: tuple[Path, ...]) -> Any:
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        for path in sorted(folder.glob(f"{lang}*.ftl")):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Texts:
    """`Texts("nl")("play-your-turn", name="Anna")`; with a game also the game's own words."""

    def __init__(self, lang: str, game: Game | None = None) -> None:
        self.lang = lang
        folders = (_HERE, game.folder / "texts") if game else (_HERE,)
        self._bundle = _bundle(lang, folders)

    def __call__(self, key: str, **values: object) -> str:
        return self.format(key, values)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def format(self, key: str, values: Mapping[str, object]) -> str:
        """A missing text shows its key: ugly but never fatal (a test sees to it that none is missing)."""
        if not self.has(key):
            return key
        text, _ = self._bundle.format_pattern(self._bundle.get_message(key).value, dict(values))
        return str(text)

    def tell(self, what: object) -> str:
        """A phrase, or an error that holds one, in this language; anything else, and what has no text, as it is."""
        said = what.args[0] if isinstance(what, AtollError) and what.args else what
        if not isinstance(said, Phrase) or not self.has(said.key):
            return str(said)
        return self.format(said.key, {name: self.tell(value) for name, value in said.values.items()})


def numbered(id: str) -> tuple[str, str]:
    """One of several alike, «shark-2» or «crimson-c»: its sort, which has one text for all, and its mark; else no mark."""
    sort, _, mark = id.rpartition("-")
    return (sort, mark) if sort and (mark.isdecimal() or len(mark) == 1) else (id, "")


class Speaker:
    """Says what a game's numbers mean, in one language. `who(seat)` gives the name to call a seat by."""

    def __init__(self, game: Game, lang: str, who: Callable[[int], str] | None = None) -> None:
        self.game = game
        self.text = Texts(lang, game)
        self.who = who or (lambda seat: self.text("seat-name", number=seat + 1))

    def name(self, names: Names, number: int) -> str:
        if names.kind == SEAT.kind:
            return self.who(number) if number >= 0 else ""
        if not 0 <= number < len(names):
            return ""
        sort = f"{names.kind}-{numbered(names.ids[number])[0]}"
        key = next((key for key in (names.key(number), sort) if self.text.has(key)), "")
        return self.text(key) if key else names.ids[number]

    def action(self, action: int) -> str:
        """The words of a choice."""
        space = self.game.space
        kind = int(space.kind[action])
        values = zip(space.arguments[kind], (int(space.one[action]), int(space.two[action])), strict=False)
        words: dict[str, object] = {}
        for names, number in values:
            words[names.kind] = self.name(names, number)
            words |= {"number": mark} if (mark := numbered(names.ids[number])[1]) else {}
        key = f"do-{space.kinds[kind].name.lower()}"
        return self.text.format(key, words) if self.text.has(key) else space.text(action)

    def event(self, event: Event) -> str:
        words: dict[str, object] = {}
        for key, value in event.values.items():
            names = event.meaning[key]
            words[key] = value if names is None else self.name(names, value)
        words |= dict.fromkeys(event.forgotten, FORGOTTEN)
        return self.text.format(f"event-{event.kind}", words)

    def events(self, events: Iterable[Event], seat: int) -> list[str]:
        """The lines that this seat (or SPECTATOR) may read."""
        return [self.event(event) for event in events if event.heard_by(seat)]

    def ask(self, state: Array) -> str:
        """What the game waits on, in words; empty when it is over."""
        s = state[0]
        if not s.ask_count:
            return ""
        top = s.asks[s.ask_count - 1]
        kind = self.game.asks.kinds(int(top.kind))
        words: dict[str, object] = {}
        for field, meaning in self.game.asks.meaning.get(kind, {}).items():
            value = int(getattr(top, field))
            if isinstance(meaning, Names):
                words[meaning.kind] = self.name(meaning, value)
            elif meaning == SEATS:
                seats = [i for i in range(int(s.seats)) if value >> i & 1]
                words[field] = ", ".join(self.who(i) for i in seats)
            else:
                words[field] = value
        return self.text.format(f"ask-{kind.name.lower()}", words)

    def ending(self, name: str) -> str:
        return self.text(f"ending-{name}")

    def by(self, seat: int) -> str:
        return self.text("nature") if seat == CHANCE else self.who(seat)
