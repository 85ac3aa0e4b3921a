"""The rules by paragraph, and the lessons of the first-game guide."""

from typing import Annotated, Any, Literal

import msgspec

from .base import Lang, Plain, Strict
from .from_server import Moment, Stepped


class RuleText(Plain):
    """A paragraph of the rules, in Markdown without its number."""

    number: str
    heading: str
    intro: str
    """What stands under the heading, before the first paragraph of a section."""
    text: str
    sort: Literal["rule", "reading", "reconstructed"]
    about: list[str]
    """Of a reading or a reconstruction: the paragraphs that it reads, or fills in."""
    readings: list[str]
    """The readings and reconstructions that are about this paragraph."""


class Rulebook(Plain):
    game: str
    lang: Lang
    paragraphs: list[RuleText]
    asks: dict[str, list[str]]
    """The paragraphs that govern each kind of question; of «nothing», the end."""
    around: dict[str, list[str]]
    """The paragraphs of what happens by itself before or after each kind of question that people are asked."""
    actions: dict[str, list[str]]
    """The paragraphs that allow each kind of action, or refuse it."""


class LessonMoment(Plain):
    """Where a lesson is: its moment as the learner sees it, and what would be right now (nothing: it is over)."""

    seat: int
    seats: int
    options: dict[str, Any]
    moment: Moment
    right: list[str]
    entries: list[Stepped]
    """All that has happened in it."""


class LessonInfo(Plain):
    """A lesson of the first-game guide, and the paragraph that it teaches; the words are the client's (`guide-<id>`)."""

    id: str
    rule: str
    now: LessonMoment


class LessonDone(Strict, kw_only=True):
    """What a learner did in a lesson, from its beginning."""

    done: Annotated[list[Annotated[str, msgspec.Meta(max_length=80)]], msgspec.Meta(max_length=20)]
