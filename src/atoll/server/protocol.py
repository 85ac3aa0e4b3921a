"""What client and server say to each other, as types. The TypeScript types of the web client are generated from here.

HTTP sets a table up; one WebSocket a client plays it. Both speak JSON. A client holds secret tokens (256 bits, base64url):
one for each seat it plays, one for the host, one to join, one to watch. A token is all the identity there is; it travels
in `Authorization: Bearer …` (several, where one person holds several seats, with commas between) or in `hello`, never
in a URL that reaches the server.

Every table has one numbered list of entries (1, 2, 3 …): steps, undos, people coming and going, chat. A client that was away
asks for «everything after n». An entry that a seat may not see arrives as a number without content (`Masked`).

The client has no rules: with every update it gets, for each seat it plays (or for a spectator), the position as that seat
sees it, what is asked, and every action it may take. It draws the one and offers the others.
"""

from typing import Annotated, Any, Literal

import msgspec

from ..engine.written import HIDDEN

VERSION = 1

Token = Annotated[str, msgspec.Meta(min_length=43, max_length=43, pattern="^[A-Za-z0-9_-]+$")]
RequestId = Annotated[str, msgspec.Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
VISIBLE = rf"^[^{HIDDEN}]+\Z"
SPOKEN = r"^[^\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ue000-\uf8ff]*\Z"
"""Chat may have line breaks and joined signs, but turns no direction and has no marks that the page reads."""
PersonName = Annotated[str, msgspec.Meta(min_length=1, max_length=24, pattern=VISIBLE)]
TableName = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=VISIBLE)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=7)]
Lang = Literal["en", "nl", "fr", "de"]

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


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What a client sends: an unknown field is refused."""


class Plain(msgspec.Struct, kw_only=True):
    """What the server sends: every field is there, unless it has a default."""


# -- what there is ----------------------------------------------------------------------------------------------------


class OptionInfo(Plain):
    name: str
    values: list[str]
    default: str


class ComponentsInfo(Plain):
    """What is in the box, and where that is known from: an owner of the game may give other figures."""

    default: dict[str, Any]
    provenance: Literal["rulebook", "public", "reconstruction"]


class GameInfo(Plain):
    """A game that can be played here."""

    id: str
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    rules_version: int
    cooperative: bool
    """All seats win or lose together: one person may lead them all."""
    components: ComponentsInfo | None
    """Null for a game whose box is known."""


class ServerInfo(Plain):
    version: str
    protocol: int
    games: list[GameInfo]
    bots: list[str]
    """The levels, the weakest first, then what others have added."""
    preparing: list[str]
    """Games whose search is being compiled: until then the levels that search play like the sensible one."""
    phrases: list[str]
    """Ids of the ready phrases (text keys `phrase-…`)."""
    origins: list[str]
    """Told to whoever looks from the server's own machine: where others on the network find it. Empty: nobody else can."""


# -- tables -----------------------------------------------------------------------------------------------------------


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
    options: OptionValues = {}
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


class Fairness(Plain):
    """How the deal is made by all: the commitment first, then a nonce from every person; after the end the rest is shown."""

    commitment: str
    """SHA-256 of the server's secret, fixed when the table was opened."""
    missing: list[int]
    """Seats of people who have not added a nonce yet: the game cannot start before they have."""
    server_seed: str | None
    nonces: list[str] | None


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
    daily: str | None
    """The day whose island this is: everybody's deal is the same."""
    again: str | None
    """The id of the table whose deal is played again here."""
    created: float


class MyTable(Plain):
    """A table as the holder of some tokens finds it: without a socket, for a list of one's matches."""

    table: TableInfo
    seats: list[int]
    """The seats that are theirs."""
    asked: list[int]
    """Those of them that the game waits for."""


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


# -- client to server over the socket -----------------------------------------------------------------------------------


class Hello(Strict, kw_only=True, tag="hello", tag_field="t"):
    """First message. `tokens`: all that this client holds for the table (seats, host, watch); none for a listed table."""

    v: int
    table: Annotated[str, msgspec.Meta(max_length=40)]
    tokens: Annotated[list[Token], msgspec.Meta(max_length=12)] = []
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


class Ping(Strict, kw_only=True, tag="ping", tag_field="t"):
    pass


class Show(Strict, kw_only=True, tag="show", tag_field="t"):
    """Of a match that is over: this seat leads the others through the replay, and is after so many steps; null: no more."""

    id: RequestId
    seat: Seat
    step: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None


FromClient = Hello | Act | Undo | Say | Decide | Pause | Show | Ping


# -- server to client over the socket -----------------------------------------------------------------------------------


class Choice(Plain):
    """One action a seat may take: notation, and the same in parts for the board (`{"do": "move", "tile": "observatory"}`)."""

    do: str
    parts: dict[str, str]


class Question(Plain):
    """What the game waits on. `number` names it in `act`; `values` are the variables of the text `ask-<kind>` as ids."""

    number: int
    kind: str
    seats: list[int]
    values: dict[str, Any]
    paragraphs: list[str]


class View(Plain):
    """What one seat sees now: `position` as in position files, redacted; `choices` may be non-empty out of turn."""

    position: dict[str, Any]
    choices: list[Choice]
    may_undo: bool


class AskHint(Strict, kw_only=True):
    """Of a seat that may act now, for the question number `ask`."""

    seat: Seat
    ask: int


class Advice(Plain):
    """What one could do now, and the rest of that plan; none: let it be."""

    choices: list[Choice]
    chance: float | None
    """To win, from 0 to 1; null where nothing else is possible."""
    simulations: int


class Hint(Plain):
    """The best three, best first."""

    seat: int
    ask: int
    advice: list[Advice]


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
        "opened", "changed", "sat", "left", "back", "bot", "skip", "wait", "started", "rematch", "paused", "resumed"
    ]
    seat: int | None
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


# -- replays ----------------------------------------------------------------------------------------------------------


class Frame(Plain):
    """A moment of a replay: the step that led here and the position after it, as the chosen seat saw it."""

    step: int
    seat: int | None
    do: str
    events: list[EventInfo]
    question: Question | None
    position: dict[str, Any]


class Replay(Plain):
    game: str
    options: dict[str, Any]
    players: list[str]
    eyes: Literal["all", "watch"] | int
    frames: list[Frame]
    outcome: str | None
    payoff: list[float] | None


class TeamResult(Plain):
    """The best match of a team (the same names) with a deal."""

    table: str
    at: float
    people: list[str]
    places: list[int]
    """Their seats."""
    bots: list[str]
    outcome: str
    payoff: list[float]
    points: list[int] | None
    """Of each seat, in a game that counts them."""
    turns: int
    tries: int
    """How often they have played it."""


class Deal(Plain):
    """A deal that several have played, and what came of it: the best first."""

    game: str
    seats: int
    day: str | None
    results: list[TeamResult]


class CurvePoint(Plain):
    """Each seat's chance to win after so many steps, with all cards open."""

    step: int
    chances: list[float]


class Turning(Plain):
    """A moment that changed much: what was done after `step` steps, what was better, and the seat's chances with either.

    Where nothing better is known, by luck or because it had to be, `better` and `best` are null: seat `about` had the chance
    `before`, and `chance` when the turn was over.
    """

    step: int
    seat: int
    position: dict[str, Any]
    """As the seat saw it."""
    played: list[Choice]
    better: list[Choice] | None
    """Empty: to let it be."""
    chance: float
    best: float | None
    about: int | None = None
    before: float | None = None


class Review(Plain):
    """Of a match that is over; empty until `done` has come to `of`."""

    done: int
    of: int
    curve: list[CurvePoint]
    moments: list[Turning]


# -- learning ---------------------------------------------------------------------------------------------------------


class RuleText(Plain):
    """A paragraph of the rules, in Markdown without its number."""

    number: str
    heading: str
    intro: str
    """What stands under the heading, before the first paragraph of a section."""
    text: str
    sort: Literal["rule", "reading", "reconstructed"]
    about: list[str]
    """Of a reading: the paragraphs that it reads."""
    readings: list[str]
    """The readings that are about this paragraph."""


class Rulebook(Plain):
    game: str
    lang: Lang
    paragraphs: list[RuleText]
    asks: dict[str, list[str]]
    """The paragraphs that govern each kind of question; of «nothing», the end."""
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


class Problem(Plain):
    """The body of every HTTP error."""

    code: str
    text: str
