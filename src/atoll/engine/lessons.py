"""What helps people to learn a game: `help.toml` in its folder.

    readings = 11                       # the section of RULES.md that says how we read the printed rules
    reconstructed = 12                  # the one that says what we had to make up, where there is one

    [events]
    walked = "4.1"                      # which paragraphs make this happen

    [actions]
    walk = "4.1 4.2"                    # which paragraphs allow an action of this kind, or refuse it

    [around]
    turn = "deal flood"                 # each question of people: which of nature's come before or after it

    [[lessons]]                         # the first-game guide: small positions in `lessons/<id>.json`, one rule each
    id = "walk"
    rule = "4.1"
    do = [["walk reef", "walk cave"], "chance flood reef", ["end"]]

In `do` a list is the learner's turn and holds the actions that are right there (`*` stands for anything); a text is what
happens by itself: nature's step (`chance …`), or another seat's (`1 pass`). The words are in `texts/*.guide.ftl`.
"""

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from . import CHANCE
from .asks import paragraphs
from .events import Event
from .game import Game
from .match import Step
from .position import load_position
from .records import Array

FILE = "help.toml"
Turn = tuple[str, ...] | str
"""The actions that are right, or what happens by itself."""


@dataclass(frozen=True)
class Lesson:
    """A position, the rule it is about, and what to do there."""

    id: str
    rule: str
    seat: int
    do: tuple[Turn, ...]
    position: Mapping[str, Any]


@dataclass(frozen=True)
class Help:
    readings: int = 0
    reconstructed: int = 0
    events: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    actions: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    around: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Nature answers its questions at once: what they are about is read at the question of people before or after them."""
    lessons: tuple[Lesson, ...] = ()

    def lesson(self, id: str) -> Lesson | None:
        return next((one for one in self.lessons if one.id == id), None)


@cache
def help_of(game: Game) -> Help:
    """Nothing, where a game's folder has no such file."""
    path = game.folder / FILE
    if not path.exists():
        return Help()
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    return Help(
        told.get("readings", 0),
        told.get("reconstructed", 0),
        {event: paragraphs(numbers) for event, numbers in told.get("events", {}).items()},
        {kind: paragraphs(numbers) for kind, numbers in told.get("actions", {}).items()},
        {ask: tuple(natures.split()) for ask, natures in told.get("around", {}).items()},
        tuple(_lesson(game, row) for row in told.get("lessons", ())),
    )


def before_and_after(game: Game) -> dict[str, tuple[str, ...]]:
    """For each question of people the paragraphs of what happens by itself before or after it, without its own."""
    cited = {kind.name.lower(): numbers for kind, numbers in game.asks.paragraphs.items()}
    return {
        ask: tuple(dict.fromkeys(number for other in natures for number in cited[other] if number not in cited[ask]))
        for ask, natures in help_of(game).around.items()
    }


def _lesson(game: Game, row: Mapping[str, Any]) -> Lesson:
    written = (game.folder / "lessons" / f"{row['id']}.json").read_text(encoding="utf-8")
    do = tuple(turn if isinstance(turn, str) else tuple(turn) for turn in row["do"])
    return Lesson(row["id"], row["rule"], row.get("seat", 0), do, json.loads(written))


@dataclass
class Progress:
    """A lesson after some actions: where it is now, what has happened, and what would be right next."""

    game: Game
    lesson: Lesson
    state: Array
    steps: list[tuple[Step, list[Event]]] = field(default_factory=list)
    """What was done, and what came of it."""
    right: tuple[str, ...] = ()
    """Empty when the lesson is over."""

    def is_right(self, do: str) -> bool:
        return any(fnmatchcase(do, pattern) for pattern in self.right)

    def right_ones(self) -> list[int]:
        """Of what may be done, what is right."""
        return [a for a in self.game.legal(self.state, self.lesson.seat) if self.is_right(self.game.space.text(a))]

    def _take(self, seat: int, do: str) -> None:
        action = self.game.space.parse(do)
        self.game.check(self.state, seat, action)
        events = self.game.apply(self.state, seat, action)
        self.steps.append((Step(seat, action), events))


def follow(game: Game, lesson: Lesson, done: Sequence[str]) -> Progress:
    """The lesson after these actions of the learner, which must be right ones: ValueError for the first that is not."""
    progress = Progress(game, lesson, load_position({"game": game.id, **lesson.position}, game)[1])
    left = list(done)
    for turn in lesson.do:
        if isinstance(turn, str):
            who, _, do = turn.partition(" ")
            progress._take(CHANCE if who == "chance" else int(who), do)
            continue
        progress.right = turn
        if not left:
            return progress
        if not progress.is_right(left[0]):
            raise ValueError(left[0])
        progress._take(lesson.seat, left.pop(0))
    progress.right = ()
    if left:
        raise ValueError(left[0])
    return progress


def refusing(game: Game, state: Array, seat: int, action: int) -> tuple[str, ...]:
    """The paragraphs that refuse what a seat wanted to do: those of that kind of action where it is one of the moment,
    else those of the question that is open, for somebody else or something else."""
    asked = game.asks.paragraphs.get(game.asks.kinds[game.ask_kind(state).upper()], ())
    if action < game.space.nature:
        return asked[:1]
    kind = int(game.space.kind[action])
    governing = help_of(game).actions.get(game.space.kinds[kind].name.lower(), ())
    if seat in game.asked(state) and set(governing) & set(asked):
        return governing
    if any(int(game.space.kind[other]) == kind for other in game.legal(state, seat)):
        return governing or asked[:1]
    return asked[:1]


_PARAGRAPH = re.compile(r"\*\*(\d+\.\d+)\*\* ?(.*)")
_CITED = re.compile(r"\(((?:[^()]*?\W)?\d+\.\d+[^()]*)\)")


@cache
def rulebook(game: Game, lang: str) -> tuple[dict[str, Any], ...]:
    """RULES.md cut into its numbered paragraphs; each with the readings and reconstructions that are about it, or (one of
    these) what it is about; `intro` is what stands before the first of a section."""
    name = "RULES.md" if lang == "en" else f"RULES.{lang}.md"
    found: list[dict[str, Any]] = []
    heading, intro, inside = "", "", False
    for line in (game.folder / name).read_text(encoding="utf-8").splitlines():
        start = _PARAGRAPH.match(line)
        if line.startswith("#"):
            heading, intro, inside = line.lstrip("# "), "", False
        elif start:
            found.append({"number": start[1], "heading": heading, "text": start[2], "intro": intro.strip()})
            intro, inside = "", True
        elif inside:
            found[-1]["text"] += "\n" + line
        else:
            intro += "\n" + line
    told = help_of(game)
    about = {row["number"]: _about(row, told) for row in found}
    for row in found:
        row["text"] = row["text"].strip()
        row["sort"] = _sort(row["number"], told)
        row["about"] = list(about[row["number"]])
        row["readings"] = [number for number, numbers in about.items() if row["number"] in numbers]
    return tuple(found)


def _sort(number: str, told: Help) -> str:
    section = int(number.partition(".")[0])
    return {told.readings: "reading", told.reconstructed: "reconstructed"}.get(section, "rule")


def _about(row: Mapping[str, str], told: Help) -> tuple[str, ...]:
    """What a reading or a reconstruction cites in brackets: the paragraphs that it reads, or fills in."""
    if _sort(row["number"], told) == "rule":
        return ()
    cited = [number for part in _CITED.findall(row["text"]) for number in re.findall(r"\d+\.\d+", part)]
    return tuple(dict.fromkeys(number for number in cited if _sort(number, told) == "rule"))
