"""What a client says over the socket."""

from typing import Annotated, Literal

import msgspec

from .base import Lang, Seat, Strict, Token

RequestId = Annotated[str, msgspec.Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
SPOKEN = r"^[^\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ue000-\uf8ff]*\Z"
"""Chat may have line breaks and joined signs, but turns no direction and has no marks that the page reads."""


class Hello(Strict, kw_only=True, tag="hello", tag_field="t"):
    """First message. `tokens`: all that this client holds for the table (seats, host, watch); none for a listed table."""

    v: int
    table: Annotated[str, msgspec.Meta(max_length=40)]
    tokens: Annotated[list[Token], msgspec.Meta(max_length=12)] = msgspec.field(default_factory=list)
    since: Annotated[int, msgspec.Meta(ge=0)] = 0
    lang: Lang = "en"


class Act(Strict, kw_only=True, tag="act", tag_field="t"):
    """An answer to the question number `ask` (or, out of turn, an action while it is open)."""

    id: RequestId
    seat: Seat
    ask: int
    do: Annotated[str, msgspec.Meta(max_length=80)]


class Undo(Strict, kw_only=True, tag="undo", tag_field="t"):
    """Take back this seat's last step, if nothing was drawn or shown and nobody else was asked or has acted since."""

    id: RequestId
    seat: Seat


class Say(Strict, kw_only=True, tag="say", tag_field="t"):
    """A ready phrase (each reader sees it in their language) or, where the table allows it, free text. From a seat only:
    spectators listen."""

    id: RequestId
    seat: Seat | None = None
    phrase: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    text: Annotated[str, msgspec.Meta(max_length=300, pattern=SPOKEN)] | None = None


class Decide(Strict, kw_only=True, tag="decide", tag_field="t"):
    """What becomes of a seat whose person is away: wait on, let a bot play until they are back, or until this turn ends."""

    id: RequestId
    seat: Seat
    about: Seat
    what: Literal["wait", "bot", "skip"]


class Pause(Strict, kw_only=True, tag="pause", tag_field="t"):
    """Stop or start the clocks."""

    id: RequestId
    seat: Seat
    on: bool


class Nudge(Strict, kw_only=True, tag="nudge", tag_field="t"):
    """Remind somebody that the game waits for them: once an hour for each time that it does."""

    id: RequestId
    seat: Seat
    about: Seat


class Vacation(Strict, kw_only=True, tag="vacation", tag_field="t"):
    """Away until then (seconds since the epoch): the own clock stands still. Null: back."""

    id: RequestId
    seat: Seat
    until: Annotated[float, msgspec.Meta(ge=0, le=1e11)] | None


class Ping(Strict, kw_only=True, tag="ping", tag_field="t"):
    pass


class Show(Strict, kw_only=True, tag="show", tag_field="t"):
    """Of a match that is over: this seat leads the others through the replay, and is after so many steps; null: no more."""

    id: RequestId
    seat: Seat
    step: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None


FromClient = Hello | Act | Undo | Say | Decide | Pause | Nudge | Vacation | Show | Ping
