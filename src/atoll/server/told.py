"""A step of a table's match, and what each seat is told of it."""

from collections.abc import Sequence

import msgspec

from ..engine import CHANCE
from ..engine.events import EVERYBODY, Event
from ..engine.match import Step
from . import protocol as p
from .appends import Row
from .sights import Eyes
from .wording import Fades, event_info, is_forgotten


class Told(msgspec.Struct, frozen=True, gc=False):
    """A step with what it made happen and who may see it, kept so that nobody has to replay it."""

    step: Step
    events: tuple[Event, ...]
    audience: int
    question: int
    """The number of the question that is open after it."""
    bonus: float = 0.0
    """Seconds that its seat's clock was given for it."""
    draws: int = 0
    """Nature's steps up to here."""

    @property
    def is_public(self) -> bool:
        """Everybody sees all of it."""
        return self.audience == EVERYBODY and all(event.audience == EVERYBODY for event in self.events)

    def entry(self, row: Row, eyes: Sequence[Eyes], fading: Fades, whole: bool) -> p.Stepped | p.Masked:
        """For a client that plays these seats; `whole`: with what people must remember themselves."""
        told = self.events if whole else [e.forget(fading) for e in self.events]
        heard = [(e, [eye for eye in eyes if e.heard_by(eye)]) for e in told]
        events = [event_info(e, fading, by if len(by) < len(eyes) else None) for e, by in heard if by]
        seen = self.audience == EVERYBODY or any(eye >= 0 and self.audience >> eye & 1 for eye in eyes)
        seen = seen and not is_forgotten(self.step, told)
        if not seen and not events:
            return p.Masked(n=row.n)
        seat = None if self.step.seat == CHANCE else self.step.seat
        return p.Stepped(
            n=row.n, at=row.at, step=row.data["step"], seat=seat, do=row.data["do"] if seen else None, events=events
        )  # fmt: skip
