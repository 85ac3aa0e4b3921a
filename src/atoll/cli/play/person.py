"""A person's turn at the keyboard: shows what happened and what is possible, and reads lines until one is a choice."""

import re
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from ...engine import SPECTATOR
from ...engine.contract import nobody_eager
from ...engine.errors import AtollError
from ...engine.match import Step
from ...engine.position import dump_position
from ...engine.records import Array
from ..failing import Misuse
from ..replay import story
from ..rules import paragraphs, rules_part, rules_text, sections
from ..words import Caller, drawn, meet, says
from .choosing import menu, pass_action, pick
from .table import Leave, Table

NEWS, LOG, RECAP = 60, 40, 8
"""How many lines are shown of what happened since the last choice, by `log`, and when a match is taken up again."""
NOT_DRAWN = ("asks", "turns", "flown")
REMINDED = ("help", "?", "h", "rules", "board", "b", "log", "hands", "discards")
"""After these the question and the choices are shown again."""
COMMANDS = ("undo", "help", "rules", "board", "log", "hands", "special", "skip", "save", "quit")


class Person:
    """Everybody who sits at this keyboard."""

    def __init__(self, table: Table) -> None:
        self.table, self.desk, self.text = table, table.desk, table.text
        self.game, self.match = table.game, table.match
        self.skipping = False
        self.skipped_at = 0
        self.consulted: tuple[int, ...] = ()
        self.pictured: object = None
        self.reminded = False
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self._undo, "u": self._undo,
            "help": self._help, "?": self._help, "h": self._help,
            "rules": self._rules,
            "board": self._board, "b": self._board,
            "log": self._log,
            "hands": self._piles, "discards": self._piles,
            "save": self._save,
            "quit": self._quit, "q": self._quit, "exit": self._quit,
        }  # fmt: skip

    # -- when to ask -------------------------------------------------------------------------------------------------

    def answer(self) -> None:
        """A question to a seat that is led here."""
        seat = self.table.asked_people()[0]
        passing = self._passing(seat)
        harmless = self._harmless(passing)
        if self.skipping and harmless and not self._own_turn_again(seat):
            self.table.play(harmless)
            return
        self.skipping = False
        items = self.table.steps_of([seat])
        self._introduce(seat, items)
        self._decide(seat, items, items[0] if len(items) == 1 else harmless)

    def consult(self) -> bool:
        """Once in each turn of a bot: does somebody here want to play a card though nobody asked? True if so."""
        seats = self.table.eager_people()
        moment = (int(self.match.state[0].turns), *self.game.asked(self.match.state))
        if not seats or self.skipping or moment == self.consulted:
            return False
        self.consulted = moment
        items = self.table.steps_of(seats)
        self._introduce(seats[0], items, unasked=True)
        return self._decide(seats[0], items, None, may_decline=True)

    def _own_turn_again(self, seat: int) -> bool:
        """Has a turn of the seat begun since it began to skip?"""
        s = self.match.state[0]
        return "turn" in self.match.state.dtype.names and s.turn == seat and s.turns != self.skipped_at

    def _passing(self, seat: int) -> Step | None:
        """Letting a window go by; not a pass that weighs, which nobody does by Enter alone."""
        if self.game.ask_kind(self.match.state) in getattr(self.game.drawing, "WEIGHTY", ()):
            return None
        action = pass_action(self.game)
        there = action is not None and action in self.game.legal(self.match.state, seat)
        return Step(seat, action) if there and action is not None else None

    def _harmless(self, step: Step | None) -> Step | None:
        """What Enter does: let a window go by, unless the game would be over if all who are asked did so."""
        if step is None:
            return None
        after = self.match.state.copy()
        for seat in self.game.asked(self.match.state):
            if step.action in self.game.legal(after, seat):
                self.game.apply(after, seat, step.action)
        return None if self.game.is_over(after) else step

    # -- the screen --------------------------------------------------------------------------------------------------

    def tell_news(self, seat: int) -> None:
        lines = self.table.speaker.events(self.table.news, seat)
        self.table.news.clear()
        self.desk.show()
        for line in lines[-NEWS:]:
            self.desk.show(f"· {line}")

    def _introduce(self, seat: int, items: list[Step], unasked: bool = False) -> None:
        self.tell_news(seat)
        self.draw_if_changed()
        self._question(seat, items, unasked)

    def _question(self, seat: int, items: list[Step], unasked: bool) -> None:
        speaker = self.table.speaker
        asked = self.text("play-unasked") if unasked else speaker.ask(self.match.state)
        self.desk.show(Text(says(self.text, speaker.who(seat), asked), "bold"))
        self._menu(items)
        others = [s for s in self.table.eager_people() if s != seat and not unasked]
        if others:
            who = ", ".join(speaker.who(s) for s in others)
            self.desk.show(self.text("play-others", who=who, count=len(others)), "dim")

    def draw_if_changed(self) -> None:
        """The board, unless it looks as it did when it was drawn last, or nobody needs it anew for what is asked."""
        if self.pictured is None or (not self._is_still() and self._look() != self.pictured):
            self._board("")

    def _is_still(self) -> bool:
        """A question, or a moment midway in a choice, for which the game's drawing says that the last picture will do."""
        drawing, state = self.game.drawing, self.match.state
        is_midway = getattr(drawing, "is_midway", None)
        return self.game.ask_kind(state) in getattr(drawing, "STILL", ()) or bool(is_midway and is_midway(state[0]))

    def _look(self) -> object:
        """What can be seen on the board."""
        data = dump_position(self.game, self._view())
        return {key: value for key, value in data.items() if self.game.drawing is None or key not in NOT_DRAWN}

    def recap(self) -> None:
        """What happened last, for those who take a match up again."""
        lines = [line for _, line in self._story()]
        if lines:
            self.desk.show(self.text("play-recap"), "bold")
        for line in lines[-RECAP:]:
            self.desk.show(f"· {line}")

    def _menu(self, items: list[Step]) -> None:
        several = len({step.seat for step in items}) > 1
        self.desk.show(menu(items, self.table.speaker, self.desk.console.width, several))

    # -- lines -------------------------------------------------------------------------------------------------------

    def _decide(self, seat: int, items: list[Step], on_enter: Step | None, may_decline: bool = False) -> bool:
        """Read lines until a step is made or the position has changed otherwise; False when it was declined."""
        moment = len(self.match.steps)
        while len(self.match.steps) == moment:
            line = self.desk.ask(self._prompt(seat, on_enter, may_decline))
            if not line and on_enter:
                self.table.play(on_enter)
            elif may_decline and line.lower() in ("", "pass"):
                return False
            elif line.lower() == "skip":
                if self._skip(seat, may_decline):
                    return not may_decline
            elif line.lower() == "special":
                self._special()
            elif line and not self._command(line):
                self._choose(line, items)
            if self.reminded and len(self.match.steps) == moment:
                self._question(seat, items, unasked=may_decline)
            self.reminded = False
        return True

    def _prompt(self, seat: int, on_enter: Step | None, may_decline: bool) -> str:
        what = (
            self.text("play-go-on") if may_decline else self.table.speaker.action(on_enter.action) if on_enter else ""
        )
        hint = f" [{what}]" if what else ""
        return f"{self.table.speaker.who(seat)}{hint} >"

    def _command(self, line: str) -> bool:
        word, _, rest = line.partition(" ")
        takes = {"save", "rules", "log", "help", "?", "h"}
        command = self.commands.get(word.lower())
        if command is None or (rest and word.lower() not in takes):
            return False
        self.reminded = word.lower() in REMINDED
        try:
            command(rest.strip())
        except AtollError as problem:
            self.desk.show(self.text.tell(problem), "red")
        return True

    def _choose(self, line: str, items: list[Step]) -> None:
        elsewhere = self.table.steps_of([*self.table.asked_people(), *self.table.eager_people()])
        try:
            self.table.play(pick(line, items, elsewhere, self.table.speaker))
        except AtollError as problem:
            self.desk.show(self.text.tell(problem), "red")

    # -- commands ----------------------------------------------------------------------------------------------------

    def _skip(self, seat: int, declining: bool) -> bool:
        """Let all harmless windows go by until the next own turn."""
        passing = self._passing(seat)
        if not declining and passing is None:
            self.desk.show(self.text("play-nothing-to-skip"), "red")
            return False
        self.skipping, self.skipped_at = True, int(self.match.state[0].turns)
        if passing and not declining:
            self.table.play(passing)
        return True

    def _special(self) -> None:
        items = self.table.steps_of(self.table.eager_people())
        if not items:
            self.desk.show(self.text("play-no-special"))
            return
        self._menu(items)
        line = self.desk.ask(f"{self.text('play-special')} >")
        if line:
            self._choose(line, items)

    def _undo(self, _: str) -> None:
        if self.match.takes_back(self.table.seating.people) is None:
            self.desk.show(self.text("play-no-undo"), "red")
            return
        step = self.table.take_back()
        self.skipping = False
        self.desk.show(self.text("play-undone", action=self.table.speaker.action(step.action)))

    def _help(self, number: str) -> None:
        if number:
            self._rules(number)
            return
        state = self.match.state[0]
        kind = self.game.asks.kinds(int(state.asks[state.ask_count - 1].kind))
        there = self._paragraphs()
        apply_now = [there[number] for number in self.game.asks.paragraphs.get(kind, ()) if number in there]
        parts: list[RenderableType] = [Markdown("\n\n".join(self._own_first(apply_now)))] if apply_now else []
        shown = Grid.grid(padding=(0, 2))
        unasked = self.game.functions["eager"] is not nobody_eager
        for command in (word for word in COMMANDS if unasked or word != "special"):
            shown.add_row(f"  {command}", self.text(f"play-help-{command}", example=self._example()))
        self.desk.page(Group(*parts, "", self.text("play-help-choose", example=self._example()), shown))

    def _own_first(self, texts: list[str]) -> list[str]:
        """First what is said of the role that is asked, without what is said of other roles only."""
        titles = getattr(self.game.drawing, "titles", None)
        mine = self.table.speaker.who.title(self._viewer()) if isinstance(self.table.speaker.who, Caller) else ""
        if titles is None or not mine:
            return texts
        named = [[title for title in titles(self.text) if re.search(rf"\b{title}", text, re.I)] for text in texts]
        own = [text for text, roles in zip(texts, named, strict=True) if mine in roles]
        return own + [text for text, roles in zip(texts, named, strict=True) if not roles]

    def _example(self) -> str:
        """A choice of this moment as one would type it."""
        seats = self.table.asked_people() or self.table.eager_people()
        steps = self.table.steps_of(seats)
        return self.table.speaker.action(steps[0].action) if steps else ""

    def _paragraphs(self) -> dict[str, str]:
        try:
            return paragraphs(rules_text(self.game, self.table.lang))
        except Misuse:
            return {}

    def _rules(self, number: str) -> None:
        text = rules_text(self.game, self.table.lang)
        try:
            self.desk.page(Markdown(rules_part(text, number) if number else text))
        except Misuse:
            self.desk.show(self.text("play-no-paragraph", wanted=number, sections=", ".join(sections(text))), "red")

    def _view(self) -> Array:
        """What whoever is asked here may know."""
        viewer = self._viewer()
        return self.match.state if viewer == SPECTATOR else self.game.view(self.match.state, viewer)

    def _viewer(self) -> int:
        seats = self.table.asked_people() or self.table.seating.people
        return seats[0] if seats else SPECTATOR

    def _board(self, _: str) -> None:
        self.pictured = self._look()
        self.desk.show(drawn(self.game, self._view(), self.table.speaker))

    def _log(self, count: str) -> None:
        most = int(count) if count.isdecimal() else LOG
        self.desk.page("\n".join(f"{number:4}  {line}" for number, line in self._story()[-most:]))

    def _story(self) -> list[tuple[int, str]]:
        viewer = self._viewer()
        fading = {} if self.match.is_over() else self.game.events.fading(self.match.options)
        lines = list(story(self.match, None if viewer == SPECTATOR else viewer, self.table.speaker, fading))
        meet(self.table.speaker, self.match.state)
        return lines

    def _piles(self, _: str) -> None:
        drawing = self.game.drawing
        if drawing is None or not hasattr(drawing, "piles"):
            self._board("")
            return
        self.desk.page(drawing.piles(self._view()[0], self.text, self.table.speaker.who))

    def _save(self, file: str) -> None:
        path = self.table.save_as(Path(file).expanduser() if file else None)
        self.desk.show(self.text("play-saved", file=str(path)))

    def _quit(self, _: str) -> None:
        raise Leave


def resume_line(path: Path) -> str:
    """As a shell takes it, with the program called the way it was called this time."""
    return f"{program()} play --resume {shlex.quote(str(path))}"


def program() -> str:
    called = sys.argv[0]
    name = Path(called).name
    if name == "__main__.py":
        return f"{shlex.quote(sys.executable)} -m atoll.cli"
    found = shutil.which(name)
    on_path = found is not None and Path(found).resolve() == Path(called).resolve()
    return name if on_path else shlex.quote(called)
