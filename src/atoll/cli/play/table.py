"""The table: nature, bots and people take their steps until the game is over."""

import time
from collections.abc import Sequence
from pathlib import Path

from ...engine import CHANCE
from ...engine.deal import commitment
from ...engine.events import Event
from ...engine.match import Match, Step
from ...engine.rng import new_rng
from ..driving import bot_step
from ..reading import write_text
from ..words import speaker_for
from .desk import Desk
from .seating import Seating


class Leave(Exception):
    """The people want to stop."""


class Table:
    """A match being played. `people` (person.py) answers for the seats that are led from this keyboard."""

    def __init__(self, match: Match, seating: Seating, lang: str, desk: Desk, save: Path | None) -> None:
        self.match, self.seating, self.desk, self.save = match, seating, desk, save
        self.game, self.lang = match.game, lang
        self.speaker = speaker_for(match.game, lang, seating.players)
        self.text = self.speaker.text
        self.rng = new_rng(int(commitment(match.seed or "")[:15], 16))
        self.news: list[Event] = []
        self.began = time.monotonic()
        self.undone = 0

    # -- steps -------------------------------------------------------------------------------------------------------

    def play(self, step: Step) -> None:
        self._happened(self.match.play(step.seat, step.action))

    def draw(self) -> None:
        self._happened(self.match.draw())

    def _happened(self, events: Sequence[Event]) -> None:
        self.news += events
        self.autosave()

    def nature_moves(self) -> bool:
        return self.game.next_seat(self.match.state) == CHANCE

    def bots_move(self) -> bool:
        """One step of a bot, if one wants to act or is asked."""
        step = bot_step(self.match, self.seating.bots, self.rng)
        if step:
            self.play(step)
        return step is not None

    def asked_people(self) -> list[int]:
        return [seat for seat in self.game.asked(self.match.state) if seat in self.seating.people]

    def eager_people(self) -> list[int]:
        return [seat for seat in self.game.eager(self.match.state) if seat in self.seating.people]

    def steps_of(self, seats: Sequence[int]) -> list[Step]:
        return [Step(seat, action) for seat in seats for action in self.game.legal(self.match.state, seat)]

    def take_back(self) -> Step:
        """The last step, if it was made here; IllegalAction says why not."""
        step = self.match.undo(self.seating.people)
        self.undone += 1
        self.news.clear()
        self.autosave()
        return step

    # -- files -------------------------------------------------------------------------------------------------------

    def autosave(self) -> None:
        if self.save:
            write_text(self.save, self.match.text())

    def save_as(self, path: Path | None = None) -> Path:
        """Write the match; the file is kept up to date from then on."""
        file = path or self.save or Path(f"{self.game.id}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl")
        write_text(file, self.match.text())
        self.save = file
        return file
