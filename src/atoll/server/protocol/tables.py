"""Tables over HTTP: opened, changed, sat down at, found again."""

from typing import Annotated, Any, Literal

import msgspec

from .base import HeldTokens, PersonName, Plain, Seat, Strict, TableName

# an owner's figures of a box: a few small tables of numbers and lists of words; the engine says what is wrong in them
Word = Annotated[str, msgspec.Meta(max_length=40)]
Figure = Word | int | float | bool
Figures = Annotated[dict[Word, Figure], msgspec.Meta(max_length=60)]
Row = Annotated[list[Figure], msgspec.Meta(max_length=60)]
Rows = Annotated[list[Figure | Row], msgspec.Meta(max_length=60)]
Components = Annotated[dict[Word, Figure | Figures | Rows], msgspec.Meta(max_length=20)]
OptionValue = Annotated[str, msgspec.Meta(max_length=8000)] | int | Components
"""A word or a number; for `components` tables, or their text (TOML or JSON)."""
OptionValues = Annotated[dict[Word, OptionValue], msgspec.Meta(max_length=40)]


class ClockSetting(Strict, kw_only=True):
    """Fischer time: so many seconds for each seat, so many added for each of its turns."""

    seconds: Annotated[int, msgspec.Meta(ge=30, le=86400 * 14)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=86400)] = 0


class SeatWish(Strict, kw_only=True):
    """How a seat is to be filled: by the one who opens the table, by a bot, or left open for whoever comes."""

    who: Literal["me", "bot", "open"]
    name: PersonName | None = None
    bot: str | None = None
    evict: bool = False
    """The seat is taken even from somebody who has sat down there; otherwise they stay."""


class OpenTable(Strict, kw_only=True):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    options: OptionValues = msgspec.field(default_factory=dict)
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    listed: bool = False
    """Shown in the list of open tables; otherwise only people with a link find it."""
    free_chat: bool = True
    clock: ClockSetting | None = None
    bot_pace: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 700
    """Milliseconds a bot waits before it acts, so that people can follow."""
    hints: bool | None = None
    """May people ask what the strong bot would do? Null: where nobody else could mind."""
    name: TableName | None = None
    start: bool = False
    """Begin as soon as every person has added a nonce (`sit` with the token of each seat): not in this same request, since
    the server's commitment has to come first. At once where only bots play. Every seat must be filled."""


class ChangeTable(Strict, kw_only=True):
    """The host changes a table that has not begun (`bot_pace` also while it is played); what is left out stays,
    `clock: null` takes the clocks away."""

    options: OptionValues | None = None
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)] | None = None
    listed: bool | None = None
    free_chat: bool | None = None
    clock: ClockSetting | msgspec.UnsetType | None = msgspec.UNSET
    bot_pace: Annotated[int, msgspec.Meta(ge=0, le=5000)] | None = None
    hints: bool | None = None
    name: TableName | None = None


class PlayOn(Strict, kw_only=True):
    """A new table that goes on from a moment of a match that is over: one person, bots on all other seats."""

    step: Annotated[int, msgspec.Meta(ge=0)]
    """After so many steps."""
    seat: Seat
    name: PersonName | None = None
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """Who plays all other seats. Null: bots stay, and the sensible one plays for people."""


class PlayOnFile(PlayOn, kw_only=True):
    """The same from a match file, of any server: its steps are checked by the rules, its draws by its seed."""

    match: str


class PlayDeal(Strict, kw_only=True):
    """A table with a deal that is given: the island of a day, or the one of a match that is over. Options and the number of
    seats come with the deal, and nobody adds a nonce to it."""

    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    name: TableName | None = None
    start: bool = False
    """At once, where no seat is open."""
    day: Annotated[str, msgspec.Meta(pattern=r"^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])\Z")] | None = None
    """Of an island of a day; left out: today, by the world's time (UTC)."""


class SitDown(Strict, kw_only=True):
    """Take an open seat, or come (back) to one whose token is in the Authorization header.

    Whoever opens a table sits down on each of their own seats too: the game starts when every person has added a nonce.
    """

    name: PersonName | None = None
    """Left out: as it is."""
    seat: Seat | None = None
    nonce: Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[ -~]*\Z")] = ""
    """Anything random: mixed into the deal, so that the server alone cannot choose it. Counts until the game begins."""


class SeatInfo(Plain):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    here: bool
    """A client of this seat is connected."""
    away_since: float | None
    """Seconds since the epoch when it was last here, once the silent grace is over."""
    left: bool
    """They said that they leave: the others may decide at once."""
    vacation: float | None
    """Until when they are away, as they said: their clock stands still."""
    holidays: float
    """Seconds of vacation that they have had in this match, this one to its end."""


class Fairness(Plain):
    """How the deal is made by all: the commitment first, then a nonce from every person; after the end the rest is shown."""

    commitment: str
    """SHA-256 of the server's secret, fixed when the table was opened."""
    missing: list[int]
    """Seats of people who have not added a nonce yet: the game cannot start before they have."""
    server_seed: str | None
    nonces: list[str] | None


class Origin(Plain):
    """The moment of a match that another one goes on from."""

    table: str
    step: int


class TableInfo(Plain):
    id: str
    name: str
    game: str
    options: dict[str, Any]
    stage: Literal["gathering", "playing", "over"]
    listed: bool
    free_chat: bool
    clock: ClockSetting | None
    bot_pace: int
    hints: bool
    """People may ask what the strong bot would do."""
    seats: list[SeatInfo]
    fairness: Fairness
    rematch: str | None
    """The id of the table that follows this one; seat tokens are valid there too."""
    host: int | None
    """The seat that is the host now that the one before has left; null: whoever opened the table."""
    continues: int | None
    """The turn of another match that this one goes on from; null: it begins at the beginning."""
    origin: Origin | None
    """That match, where it lies on this server."""
    daily: str | None
    """The day whose island this is: everybody's deal is the same."""
    again: str | None
    """The id of the table whose deal is played again here."""
    created: float


class Question(Plain):
    """What the game waits on. `number` names it in `act`; `values` are the variables of the text `ask-<kind>` as ids."""

    number: int
    kind: str
    seats: list[int]
    values: dict[str, Any]
    paragraphs: list[str]


class MyTable(Plain):
    """A table as the holder of some tokens finds it: without a socket, for a list of one's matches."""

    table: TableInfo
    seats: list[int]
    """The seats that are theirs."""
    asked: list[int]
    """Those of them that the game waits for."""
    question: Question | None
    """What it asks the first of them."""
    since: float | None
    """Since when it waits for them."""
    left: float | None
    """Seconds that are left to answer; null: as many as they like."""
    changed: float
    """When something happened there last."""


class MyTables(Strict, kw_only=True):
    """The tables of which somebody wants to know how they stand."""

    tables: HeldTokens


class TableLinks(Plain):
    """Tokens for whoever opened the table: for the host, for joining, for watching, and for each seat."""

    host: str
    join: str
    watch: str
    seats: dict[str, str]
    """By seat number; all seats that are not bots."""


class Opened(Plain):
    table: TableInfo
    links: TableLinks


class WatchLink(Plain):
    """A new token to look on with."""

    watch: str


class Seated(Plain):
    table: TableInfo
    seat: int
    token: str
