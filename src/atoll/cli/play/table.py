"""The table: nature, bots and people take their steps until the game is over."""

import contextlib
import time
from collections.abc import Sequence
from pathlib import Path

from ...engine import CHANCE
from ...engine.deal import commitment
from ...engine.events import Event
from ...engine.match import Match, Step
from ...engine.rng import new_rng
from ..driving import bot_step
from ..reading import matches_folder, write_text
from ..words import meet, speaker_for
from .desk import Desk
from .seating import Seating


class Leave(Exception):
    """The people want to stop."""


class Table:
    """A match being played. `people` (person.py) answers for the seats that are led from this keyboard."""

    def __init__(self, match: Match, seating: Seating, lang: str, desk: Desk, save: Path | None) -> None:
        self.match, self.seating, self.desk, self.save = match, seating, desk, save
        self.game, self.lang = match.game, lang
        self.speaker = speaker_for(match.game, lang, seating.players, match.state)
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
        meet(self.speaker, self.match.state)
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
        meet(self.speaker, self.match.state)
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
        file = path or self.save or new_file(self.game.id)
        write_text(file, self.match.text())
        self.save = file
        return file


def new_file(game: str) -> Path:
    """A name by the clock in the matches folder, which is made if it is missing and can be."""
    folder = matches_folder()
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl"
