"""What the server says over the socket: entries of a table, and what each seat sees now."""

from typing import Any, Literal

from .base import Plain
from .tables import Question, SeatInfo, TableInfo


class Choice(Plain):
    """One action a seat may take: notation, and the same in parts for the board (`{"do": "move", "tile": "observatory"}`)."""

    do: str
    parts: dict[str, str]


class View(Plain):
    """What one seat sees now: `position` as in position files, redacted; `choices` may be non-empty out of turn."""

    position: dict[str, Any]
    choices: list[Choice]
    may_undo: bool


class Moment(Plain):
    """The state of the table after entry `n`. `views` by seat number, or «watch» for a spectator."""

    n: int
    step: int
    question: Question | None
    views: dict[str, View]
    outcome: str | None
    payoff: list[float] | None
    clocks: list[float] | None
    """Seconds left for each seat at `at`; only the clocks in `running` run."""
    running: list[int]
    at: float


class EventInfo(Plain, omit_defaults=True):
    """What happened, for log, animation and sound; `values` are ids, or numbers (text key `event-<kind>`)."""

    kind: str
    values: dict[str, Any]
    seats: list[int] | None = None
    """Of the seats this client plays, those that may know of it; left out: all. A shared screen shows it to no other."""
    fades: list[str] | None = None
    """The values that people must remember themselves: shown while it happens; "?" when it is told again."""


class Stepped(Plain, tag="step", tag_field="t"):
    """A step of the match; `seat` is null for nature, `do` is null where only its consequences may be seen, or it fades."""

    n: int
    at: float
    step: int
    seat: int | None
    do: str | None
    events: list[EventInfo]


class Undone(Plain, tag="undo", tag_field="t"):
    """The match is back at `step` steps."""

    n: int
    at: float
    seat: int
    step: int


class Said(Plain, tag="say", tag_field="t"):
    n: int
    at: float
    seat: int | None
    name: str
    phrase: str | None
    text: str | None


class TableChanged(Plain, tag="table", tag_field="t"):
    """Somebody sat down, left, came back, a bot took over, the options changed, the game began, a rematch was opened."""

    n: int
    at: float
    what: Literal[
        "opened", "changed", "sat", "left", "back", "bot", "skip", "wait", "started", "rematch", "paused", "resumed",
        "nudged", "vacation", "home",
    ]  # fmt: skip
    seat: int | None
    by: int | None
    """Who reminded them."""
    table: TableInfo


class Masked(Plain, tag="masked", tag_field="t"):
    """Something this client may not see; it has a number all the same."""

    n: int


Entry = Stepped | Undone | Said | TableChanged | Masked


class Welcome(Plain, tag="welcome", tag_field="t"):
    v: int
    table: TableInfo
    seats: list[int]
    """The seats this client plays; empty for a spectator."""
    host: bool
    grace: float
    """Seconds away before a badge is shown."""
    patience: float
    """Seconds away before the others may choose wait, skip or bot."""
    at: float
    """The server's time, in seconds since the epoch: clients' clocks go wrong."""


class Update(Plain, tag="update", tag_field="t"):
    """New entries in order, and the moment after the last of them."""

    entries: list[Entry]
    moment: Moment | None
    """Null while people are gathering, and with all but the last piece of a long history."""


class Presence(Plain, tag="presence", tag_field="t"):
    seats: list[SeatInfo]


class Ack(Plain, tag="ack", tag_field="t"):
    """The request is stored for good as entry `n` (a resend gets the same answer)."""

    id: str
    n: int


class Refused(Plain, tag="refused", tag_field="t"):
    """Nothing has changed. `text` says why in the client's language; `code` is for programs."""

    id: str | None
    code: Literal[
        "message", "version", "table", "token", "seat", "stage", "ask", "action", "undo", "chat", "rate", "size", "busy"
    ]
    text: str


class Pong(Plain, tag="pong", tag_field="t"):
    at: float


class Shown(Plain, tag="shown", tag_field="t"):
    """Somebody leads through the replay: where they are. Each reader sees that moment with eyes of their own."""

    seat: int
    step: int | None


FromServer = Welcome | Update | Presence | Ack | Refused | Pong | Shown
