"""A person's turn at the keyboard: shows what happened and what is possible, and reads lines until one is a choice."""

import shlex
from collections.abc import Callable
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from ...engine.errors import AtollError
from ...engine.match import Step
from ...engine.records import Array
from ..failing import Misuse
from ..replay import seen_steps, told
from ..rules import paragraphs, rules_text, show_markdown
from ..words import drawn
from .choosing import menu, pass_action, pick
from .table import Leave, Table

NEWS, LOG = 24, 40
"""How many lines are shown of what happened since the last choice, and by `log`."""
COMMANDS = ("undo", "help", "rules", "board", "log", "hands", "special", "skip", "save", "quit")


class Person:
    """Everybody who sits at this keyboard."""

    def __init__(self, table: Table) -> None:
        self.table, self.desk, self.text = table, table.desk, table.text
        self.game, self.match = table.game, table.match
        self.skipping = False
        self.consulted: tuple[int, ...] = ()
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
        if self.skipping and harmless:
            self.table.play(harmless)
            return
        self.skipping = False
        items = self.table.steps_of([seat])
        self._introduce(seat, items, window=passing is not None)
        self._decide(seat, items, items[0] if len(items) == 1 else harmless)

    def consult(self) -> bool:
        """Once in each turn of a bot: does somebody here want to play a card though nobody asked? True if so."""
        seats = self.table.eager_people()
        moment = (int(self.match.state[0].turns), *self.game.asked(self.match.state))
        if not seats or self.skipping or moment == self.consulted:
            return False
        self.consulted = moment
        items = self.table.steps_of(seats)
        self._introduce(seats[0], items, window=True, unasked=True)
        return self._decide(seats[0], items, None, may_decline=True)

    def _passing(self, seat: int) -> Step | None:
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

    def _introduce(self, seat: int, items: list[Step], window: bool, unasked: bool = False) -> None:
        self.tell_news(seat)
        speaker = self.table.speaker
        if not window:
            self._board("")
        asked = self.text("play-unasked") if unasked else speaker.ask(self.match.state)
        self.desk.show(Text(f"{seat} {speaker.who(seat)}: {asked}", "bold"))
        self._menu(items)
        others = [s for s in self.table.eager_people() if s != seat and not unasked]
        if others:
            self.desk.show(self.text("play-others", who=", ".join(f"{s} {speaker.who(s)}" for s in others)), "dim")

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
        return True

    def _prompt(self, seat: int, on_enter: Step | None, may_decline: bool) -> str:
        what = (
            self.text("play-go-on") if may_decline else self.table.speaker.action(on_enter.action) if on_enter else ""
        )
        hint = f" [{what}]" if what else ""
        return f"{self.table.speaker.who(seat)}{hint} >"

    def _command(self, line: str) -> bool:
        word, _, rest = line.partition(" ")
        takes = {"save", "rules", "log"}
        command = self.commands.get(word.lower())
        if command is None or (rest and word.lower() not in takes):
            return False
        try:
            command(rest.strip())
        except AtollError as problem:
            self.desk.show(str(problem), "red")
        return True

    def _choose(self, line: str, items: list[Step]) -> None:
        elsewhere = self.table.steps_of([*self.table.asked_people(), *self.table.eager_people()])
        try:
            self.table.play(pick(line, items, elsewhere, self.table.speaker))
        except AtollError as problem:
            self.desk.show(str(problem), "red")

    # -- commands ----------------------------------------------------------------------------------------------------

    def _skip(self, seat: int, declining: bool) -> bool:
        """Let all harmless windows go by until the next own turn."""
        passing = self._passing(seat)
        if not declining and passing is None:
            self.desk.show(self.text("play-nothing-to-skip"), "red")
            return False
        self.skipping = True
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

    def _help(self, _: str) -> None:
        state = self.match.state[0]
        kind = self.game.asks.kinds(int(state.asks[state.ask_count - 1].kind))
        there = self._paragraphs()
        apply_now = [there[number] for number in self.game.asks.paragraphs.get(kind, ()) if number in there]
        if apply_now:
            show_markdown(self.desk.console, "\n\n".join(apply_now))
        self.desk.show()
        self.desk.show(self.text("play-help-choose"))
        shown = Grid.grid(padding=(0, 2))
        for command in COMMANDS:
            shown.add_row(f"  {command}", self.text(f"play-help-{command}"))
        self.desk.show(shown)

    def _paragraphs(self) -> dict[str, str]:
        try:
            return paragraphs(rules_text(self.game, self.table.lang))
        except Misuse:
            return {}

    def _rules(self, number: str) -> None:
        text = rules_text(self.game, self.table.lang)
        show_markdown(self.desk.console, paragraphs(text).get(number, text) if number else text)

    def _view(self) -> Array:
        """What whoever is asked here may know."""
        return self.game.view(self.match.state, (self.table.asked_people() or self.table.seating.people)[0])

    def _board(self, _: str) -> None:
        self.desk.show(drawn(self.game, self._view(), self.table.speaker))

    def _log(self, count: str) -> None:
        seats = self.table.seating.people
        viewer = seats[0] if len(seats) == 1 else None
        lines = [
            f"{number:4}  {line}"
            for number, step, events in seen_steps(self.match, viewer)
            for line in told(self.table.speaker, step, events)
        ]
        for line in lines[-(int(count) if count.isdecimal() else LOG) :]:
            self.desk.show(line)

    def _piles(self, _: str) -> None:
        drawing = self.game.drawing
        if drawing is None or not hasattr(drawing, "piles"):
            self._board("")
            return
        self.desk.show(drawing.piles(self._view()[0], self.text, self.table.speaker.who))

    def _save(self, file: str) -> None:
        path = self.table.save_as(Path(file).expanduser() if file else None)
        self.desk.show(self.text("play-saved", file=str(path)))

    def _quit(self, _: str) -> None:
        raise Leave


def resume_line(path: Path) -> str:
    return f"atoll play --resume {shlex.quote(str(path))}"
