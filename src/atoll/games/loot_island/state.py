"""The words of the game as enums, its tables from components.toml, the record, the action space, the options."""

import re
import tomllib
from collections.abc import Mapping
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np

from ...engine.actions import ActionSpace
from ...engine.asks import AskSpace, paragraphs
from ...engine.components import ComponentSet, no_name, wrong
from ...engine.errors import Phrase
from ...engine.events import EventSpace
from ...engine.names import SEAT, Names, names_of
from ...engine.options import Option, Options
from ...engine.records import State, state_record

BOX = tomllib.loads((Path(__file__).parent / "components.toml").read_text())


class Stage(IntEnum):
    """How far the game is. FIRST to TRIM prepare it, ROUND to EXPLORE are a round, FINAL to HEAL its end."""

    FIRST, SHOW, HEALERS, DEAL, TRIM = range(5)
    ROUND, EVENT, BARGAIN, DISCARD, REFILL, LIMIT, ACT, EXPLORE = range(5, 13)
    FINAL, LAY, HEAL, OVER = range(13, 17)


class Ask(IntEnum):
    """What the game waits on; nature answers the second row."""

    NOTHING, TURN, USE, STACK, PLACE, COPY, LOOT, OFFER, BARGAIN, DISCARD, WITHDRAW, LAY, HEAL = range(13)
    FIRST, EVENT, DRAW, REVEAL, HEALER, CLOSE = range(13, 19)


class Do(IntEnum):
    """What can be done; nature's kinds first."""

    FIRST, EVENT, DRAW, REVEAL, HEALER, CLOSE = range(6)
    CHOOSE, SITE, SHIFT, ISLAND, PASS, DONE, USE, DECLINE = range(6, 14)
    STACK, WITHDRAW, COPY, KEEP, BURY, LAY, HEAL = range(14, 21)


class Event(IntEnum):
    FIRST, EVENT_SHOWN, HEALER_SHOWN, HEALER_DEALT, DRAWS, DREW, AARON_DREW, RESHUFFLED = range(8)
    ROUND, SHIP_MOVED, SHIP_TURNED, CLOSED, TURN = range(8, 13)
    COMPASS, COMPASS_MOVED, COMPASS_BACK, PLAYED, ISLAND_USED, PAID, STACKED = range(13, 20)
    DISCARDED, AARON_DISCARDED, PASSED, TILE, CURSED, RELIEVED = range(20, 26)
    EXPLORED, FOUND, KEPT, BURIED, AARON_KEPT, AARON_BURIED, DECK_RESHUFFLED, DECK_EMPTY = range(26, 34)
    LOST_TO_CURSE, HEALER_TAKEN, SCORED, CANNOT_PAY, TOTAL, OVER = range(34, 40)


class Ending(IntEnum):
    """Somebody is the richest, or all were lost to the curse or the healer."""

    NONE, WON, NOBODY = range(3)


class Fault(IntEnum):
    NONE, MAPS, COLUMNS, HANDS, COMPASSES, TREASURES, HEALERS, EVENTS, ISLANDS, CUBES, ROUND, ASKS, OVER = range(13)


class Symbol(IntEnum):
    NONE, PLUS, DRAW, REMOVE, CHEST = range(5)


class Islet(IntEnum):
    """What a small island does."""

    REMOVE, COMPASS, DRAW, TREASURE, PLACE, SHIP = range(6)


class Kind(IntEnum):
    """Kinds of treasure; the three skulls are one kind."""

    AMULET, BAG, BOOK, JEWEL, CROWN, SKULL = range(6)


class Line(IntEnum):
    """The lines of the score sheet."""

    AMULETS, BAGS, BOOKS, JEWELS, CROWNS, SKULLS, CAPTAIN, HEALER, TOTAL = range(9)


class Out(IntEnum):
    """Why a player is out of it at the end."""

    NO, CURSED, UNPAID = range(3)


class Healers(IntEnum):
    HIDDEN, OPEN, TWO_EACH = range(3)


class Events(IntEnum):
    HIDDEN, SHOWN = range(2)


class StartHands(IntEnum):
    EQUAL, GROWING = range(2)


# -- map cards ---------------------------------------------------------------------------------------------------------

COLOUR = Names("colour", ("red", "blue", "green", "yellow"))
N_COLOURS, TOP_NUMBER, COPIES = len(COLOUR), 10, 2
JOKER = TOP_NUMBER + 1
PER_COLOUR = JOKER * COPIES
N_CARDS = N_COLOURS * PER_COLOUR
HALF = N_CARDS // 2  # so many cards are a set of bits
CARD = Names(
    "card",
    tuple(
        f"{colour}-{number if number < JOKER else 'joker'}-{copy}"
        for colour in COLOUR.ids
        for number in range(1, JOKER + 1)
        for copy in "ab"
    ),
)
COLOUR_OF = np.array([card // PER_COLOUR for card in range(N_CARDS)], np.int64)
NUMBER_OF = np.array([card % PER_COLOUR // COPIES + 1 for card in range(N_CARDS)], np.int64)
SYMBOL = names_of("symbol", Symbol)
N_SYMBOLS = len(Symbol)
# plain numbers where a symbol is an index: a GPU cannot index with an enum
PLUSES_LAID, DRAWS_LAID, REMOVES_LAID, CHESTS_LAID = (int(s) for s in list(Symbol)[1:])

MAX_PLAYERS = 5
AARON, N_HUNTERS = MAX_PLAYERS, MAX_PLAYERS + 1  # hunters: the players and, with two, Aaron
COASTS, LANDINGS = 4, 8
LANDING = Names("landing", tuple(f"{side}{place}" for side in ("north", "east", "south", "west") for place in (1, 2)))
COAST = Names("coast", ("north", "east", "south", "west"))

# Where a map card is; what a viewer cannot know is PILE.
PILE, DISCARDS, HAND = 0, 1, 2
CHOSEN, CHOSEN_AARON = HAND + N_HUNTERS, HAND + N_HUNTERS + 1  # by the seat that is asked, to be shown when it is done
COLUMN = CHOSEN_AARON + 1

# -- treasures ---------------------------------------------------------------------------------------------------------

_TREASURES = BOX["treasures"]["cards"]
N_TREASURES = len(_TREASURES)
TREASURE = Names("treasure", tuple(f"{row[2]}-{row[0]}" for row in _TREASURES))
SKULLS = ("skull_right", "skull_left", "skull_front")
KIND_OF = np.array(
    [Kind.SKULL if row[2] in SKULLS else Kind[row[2].upper()] for row in _TREASURES],
    np.int64,
)
FACE_OF = np.array([SKULLS.index(row[2]) if row[2] in SKULLS else -1 for row in _TREASURES], np.int64)
PACK, GOLD, CURSE, CROSSES, TIMES = (np.array([row[i] for row in _TREASURES], np.int64) for i in (1, 3, 4, 5, 6))
N_PACKS, N_KINDS, N_FACES = 4, len(Kind), len(SKULLS)
MOST_CURSE = int(CURSE.max())

# Where a treasure is. AGAIN: shuffled anew from the discards. OFFER: for those who pass (event A2).
IN_BOX, DECK, BURIED, AGAIN, OPEN, OFFER, KEPT = range(7)

# -- healers, islands, events ------------------------------------------------------------------------------------------

N_HEALERS = len(BOX["set"]["healers"])
HEALER = Names("healer", tuple(f"healer-{i + 1}" for i in range(N_HEALERS)))
HEALER_UNSEEN, HEALER_OPEN, HEALER_HELD = 0, 1, 2
HEALER_TAKEN = HEALER_HELD + MAX_PLAYERS
HELD_EACH = 2

N_ISLANDS = len(BOX["set"]["islands"])
ISLAND = Names("island", tuple(f"island-{i + 1}" for i in range(N_ISLANDS)))
ISLET = names_of("islet", Islet)
ISLAND_CARDS, ISLAND_DRAW, ISLAND_CURSE = 2, 2, 1  # what one costs; cards drawn there; cubes for turning up a treasure

EVENT = Names("event", tuple(f"a{i}" for i in range(1, 5)) + tuple(f"b{i}" for i in range(1, 15)))
N_EVENTS, N_A_EVENTS = len(EVENT), 4
A1, A2, A3, A4 = range(N_A_EVENTS)
B1, B2, B3, B4, B5, B6, B7, B8, B9, B10, B11, B12, B13, B14 = range(N_A_EVENTS, N_EVENTS)
EVENT_UNSEEN, EVENT_KNOWN, EVENT_DONE = range(3)

# -- numbers -----------------------------------------------------------------------------------------------------------

ROUNDS, COMPASSES = BOX["game"]["rounds"], BOX["game"]["compasses"]
START_CUBES, TOO_CURSED = BOX["game"]["start_cubes"], BOX["game"]["cursed"]
BURY_CUBES, CAPTAIN = BOX["game"]["bury"], BOX["game"]["captain"]
JEWEL_PAIR, JEWEL_TRIPLE = BOX["game"]["jewel_pair"], BOX["game"]["jewel_triple"]
SKULL_SET = np.array(BOX["game"]["skull_sets"], np.int64)
REMOVE_CUBES, ONE_CURSE, PLUS_CARDS = 1, 1, 2  # «remove a cube»; a 1 at its place, for the others; a card with +1

# What an event makes of a number, beside its own name in texts/.
BARGAIN_CARDS, BARGAIN_CUBES = 2, 2  # A1
HAUNTED_CUBES = 1  # A3, for using an island
LOOT_SHIFT = 1  # A4, B11: treasures more or fewer
FEWER_COMPASSES = COMPASSES - 1  # B4
FEWER_CARDS = 1  # B5, in a full hand
BLESSED_CUBES = 2  # B6, for «remove a cube»
DEARER_CARDS, CHEAPER_CARDS = ISLAND_CARDS + 1, 1  # B7, B9: what an island costs
MUTINY_CUBES = 2  # B8, for all but the first to pass
MERCY_CUBES = 2  # B10, for those at the small loot


def _by_seats(name: str) -> Any:
    """A figure by the number of seats."""
    return np.array([0, 0, *BOX["players"][name]], np.int64)


HAND_SIZE, NEEDED, ISLANDS_IN_PLAY = _by_seats("hand"), _by_seats("needed"), _by_seats("islands")
START_HAND = np.array(BOX["players"]["start_hands"], np.int64)
IN_PLAY = np.zeros((MAX_PLAYERS + 1, N_PACKS + 1), np.int64)
for _seats, _packs in enumerate(BOX["players"]["packs"], start=2):
    IN_PLAY[_seats, _packs] = 1
NONE = -1

# -- actions, questions, events ----------------------------------------------------------------------------------------

FROM = Names("from", LANDING.ids)
SPACE = ActionSpace(
    Do,
    {
        Do.FIRST: (Names("seat", SEAT.ids[:MAX_PLAYERS]),),  # who has the start player tile
        Do.EVENT: (EVENT,),
        Do.DRAW: (CARD,),
        Do.REVEAL: (TREASURE,),
        Do.HEALER: (HEALER,),
        Do.CLOSE: (ISLAND,),  # event B3
        Do.CHOOSE: (CARD,),  # a card of one's hand (or Aaron's), seen by oneself alone
        Do.SITE: (LANDING,),  # the chosen cards go there; or a compass
        Do.SHIFT: (LANDING, FROM),  # the same, with a compass from elsewhere
        Do.ISLAND: (ISLAND,),  # the chosen cards pay for it
        Do.PASS: (),
        Do.DONE: (),  # the chosen cards are discarded
        Do.USE: (),
        Do.DECLINE: (),
        Do.STACK: (LANDING,),  # the compass that changes its place in the stack
        Do.WITHDRAW: (LANDING,),  # the compass that comes home
        Do.COPY: (Names("symbol", ("draw", "remove")),),
        Do.KEEP: (TREASURE,),
        Do.BURY: (TREASURE,),
        Do.LAY: (HEALER,),
        Do.HEAL: (HEALER,),
    },
    nature=6,
)
N_ACTIONS, NATURE = SPACE.count, SPACE.nature
ACT, ONE, TWO = SPACE.kind, SPACE.one, SPACE.two
FIRST, DRAW_EVENT, DRAW, REVEAL, SHOW_HEALER, CLOSE = SPACE.first[:6]
CHOOSE, SITE, SHIFT, USE_ISLAND, PASS, DONE, USE, DECLINE = SPACE.first[6:14]
STACK, WITHDRAW, COPY, KEEP, BURY, LAY, HEAL = SPACE.first[14:]
COPY_DRAW, COPY_REMOVE = 0, 1

HUNTER = Names("hunter", (*SEAT.ids[:MAX_PLAYERS], "aaron"))
ASKS = AskSpace(
    Ask,
    {
        Ask.USE: {"subject": ISLAND, "topic": HUNTER},
        Ask.STACK: {"topic": HUNTER},
        Ask.PLACE: {"topic": HUNTER},
        Ask.DISCARD: {"left": "cards"},  # 0: as many as one likes
        Ask.WITHDRAW: {"topic": HUNTER},
        Ask.DRAW: {"topic": HUNTER},
        Ask.HEALER: {"left": "seat"},  # 0: for all to see, else for the seat before this one
        Ask.LOOT: {"left": "turn"},  # 1: found by a small island, else by exploring
    },
    {
        Ask.NOTHING: paragraphs("7.12 7.2 7.6-7.11 9.6 1.1 1.2"),
        Ask.TURN: paragraphs("4.1-4.4 4.7 4.8 5.1-5.8 5.10 8.2 9.3 9.4 1.3 1.4"),
        Ask.USE: paragraphs("4.5 4.6"),
        Ask.STACK: paragraphs("4.6"),
        Ask.PLACE: paragraphs("4.6"),
        Ask.COPY: paragraphs("5.9"),
        Ask.LOOT: paragraphs("6.7-6.9 6.4-6.6 9.5"),
        Ask.OFFER: paragraphs("8.1"),
        Ask.BARGAIN: paragraphs("8.1"),
        Ask.DISCARD: paragraphs("3.5 10.4"),
        Ask.WITHDRAW: paragraphs("8.2"),
        Ask.LAY: paragraphs("10.2"),
        Ask.HEAL: paragraphs("7.4 7.5 7.2 7.3"),
        Ask.FIRST: paragraphs("2.7 2.1-2.3 2.8"),
        Ask.EVENT: paragraphs("3.4 3.1-3.3 2.4 8.1-8.3 10.3"),
        Ask.DRAW: paragraphs("3.6 3.7 2.5 1.5 9.1 9.2"),
        Ask.REVEAL: paragraphs("6.1-6.6 6.10 7.1 1.6 8.3"),
        Ask.HEALER: paragraphs("2.6 7.3 10.1"),
        Ask.CLOSE: paragraphs("8.1"),
    },
)

AARON_TOO = {"seat": SEAT, "aaron": None}  # aaron: 1 if the seat does it for Aaron
EVENTS = EventSpace(
    Event,
    {
        Event.FIRST: {"seat": SEAT},
        Event.EVENT_SHOWN: {"event": EVENT, "for": None},  # for: 1 if it comes into force, 0 if it is only shown
        Event.HEALER_SHOWN: {"healer": HEALER, "cube": None, "once": None},
        Event.HEALER_DEALT: {"seat": SEAT, "healer": HEALER, "cube": None, "once": None},
        Event.DRAWS: {"seat": SEAT, "cards": None},
        Event.DREW: {"seat": SEAT, "card": CARD},
        Event.AARON_DREW: {"card": CARD},
        Event.RESHUFFLED: {"cards": None},
        Event.ROUND: {"round": None, "coast": COAST},
        Event.SHIP_MOVED: {"coast": COAST},
        Event.SHIP_TURNED: {"coast": COAST},
        Event.CLOSED: {"island": ISLAND, "islet": ISLET},
        Event.TURN: {"seat": SEAT},
        Event.COMPASS: AARON_TOO | {"landing": LANDING},
        Event.COMPASS_MOVED: AARON_TOO | {"landing": LANDING, "from": LANDING},
        Event.COMPASS_BACK: AARON_TOO | {"landing": LANDING},
        Event.PLAYED: AARON_TOO | {"card": CARD, "landing": LANDING},
        Event.ISLAND_USED: AARON_TOO | {"island": ISLAND, "islet": ISLET},
        Event.PAID: AARON_TOO | {"card": CARD},
        Event.STACKED: AARON_TOO | {"landing": LANDING},
        Event.DISCARDED: {"seat": SEAT, "card": CARD},
        Event.AARON_DISCARDED: {"card": CARD},
        Event.PASSED: AARON_TOO,
        Event.TILE: {"seat": SEAT},
        Event.CURSED: {"seat": SEAT, "cubes": None, "now": None},
        Event.RELIEVED: {"seat": SEAT, "cubes": None, "now": None},
        Event.EXPLORED: {"landing": LANDING, "cards": None, "loot": Names("loot", ("none", "small", "big"))},
        Event.FOUND: {"treasure": TREASURE},
        Event.KEPT: {"seat": SEAT, "treasure": TREASURE},
        Event.BURIED: {"seat": SEAT, "treasure": TREASURE},
        Event.AARON_KEPT: {"treasure": TREASURE},
        Event.AARON_BURIED: {"treasure": TREASURE},
        Event.DECK_RESHUFFLED: {"treasures": None},
        Event.DECK_EMPTY: {},
        Event.LOST_TO_CURSE: {"seat": SEAT, "cubes": None},
        Event.HEALER_TAKEN: {"seat": SEAT, "healer": HEALER, "cube": None, "once": None},
        Event.SCORED: {"seat": SEAT, "line": names_of("line", Line), "gold": None},
        Event.CANNOT_PAY: {"seat": SEAT},
        Event.TOTAL: {"seat": SEAT, "gold": None},
        Event.OVER: {"ending": names_of("ending", Ending)},
    },
    reveals=(Event.PLAYED, Event.PAID, Event.DISCARDED, Event.HEALER_SHOWN),
)
ENDINGS, FAULTS = names_of("ending", Ending), names_of("fault", Fault)


# -- options and components --------------------------------------------------------------------------------------------


def _values(enum: type[IntEnum]) -> tuple[str, ...]:
    return tuple(member.name.lower() for member in enum)


_HEALER_WORD = re.compile(r"([0-2])\+(\d{1,2})")
_ISLAND_WORDS = (
    "remove-1",
    "remove-2",
    "remove-3",
    "remove-4",
    "remove-5",
    "compass",
    "draw",
    "treasure",
    "place",
    "ship",
)
PLACES = ("first", "second", "third", "fourth", "fifth")
DEFAULT_SET: dict[str, Any] = {
    "maps": BOX["set"]["maps"],
    "healers": BOX["set"]["healers"],
    "islands": BOX["set"]["islands"],
    "crossed": {str(row[0]): BOX["set"]["crossed"].get(str(row[0]), 0) for row in _TREASURES},
    "crowns": BOX["set"]["crowns"],
}


def check_set(given: Mapping[str, Any]) -> None:
    """Symbols that exist, healers as cost by cube + cost once, islands that do something, few crossed cubes."""
    for c, symbols in enumerate(given["maps"]):
        for symbol in symbols:
            if symbol not in SYMBOL.number:
                raise wrong(f"components.maps[{c}]", no_name("symbol", symbol, SYMBOL.ids))
    for word in given["healers"]:
        if not _HEALER_WORD.fullmatch(word):
            english = (
                "{word!r} is no healer: write the cost of a cube (0, 1 or 2), + and the cost once, such as {example!r}"
            )
            raise wrong("components.healers", Phrase("error-set-healer", english, word=word, example="1+2"))
    for word in given["islands"]:
        if word not in _ISLAND_WORDS:
            raise wrong("components.islands", no_name("island", word, _ISLAND_WORDS))
    for number, cubes in given["crossed"].items():
        if cubes > MOST_CROSSED:
            english = "give 0 to {most} cubes"
            raise wrong(f"components.crossed.{number}", Phrase("error-set-crossed", english, most=MOST_CROSSED))
    bonuses = [given["crowns"][place] for place in PLACES]
    if bonuses != sorted(bonuses, reverse=True):
        english = "no place can have more than the one before it"
        raise wrong("components.crowns", Phrase("error-set-crowns", english))


MOST_CROSSED = 2


def write_set(given: Mapping[str, Any], s: State) -> None:
    for colour, symbols in enumerate(given["maps"]):
        s.symbol[colour * PER_COLOUR : (colour + 1) * PER_COLOUR] = [SYMBOL.number[symbol] for symbol in symbols]
    for healer, word in enumerate(given["healers"]):
        s.per_cube[healer], s.once[healer] = map(int, word.split("+"))
    for island, word in enumerate(given["islands"]):
        name, _, cubes = word.partition("-")
        s.islet[island], s.relief[island] = ISLET.number[name], int(cubes or 0)
    for number, cubes in given["crossed"].items():
        s.crossed[int(number) - 1] = cubes
    s.bonus[:] = [given["crowns"][place] for place in PLACES]


def read_set(s: State) -> dict[str, Any]:
    symbols = [SYMBOL.ids[int(symbol)] for symbol in s.symbol]
    islands = [(ISLET.ids[int(kind)], int(cubes)) for kind, cubes in zip(s.islet, s.relief, strict=True)]
    return {
        "maps": [symbols[c * PER_COLOUR : (c + 1) * PER_COLOUR] for c in range(N_COLOURS)],
        "healers": [f"{int(cube)}+{int(once)}" for cube, once in zip(s.per_cube, s.once, strict=True)],
        "islands": [f"{name}-{cubes}" if cubes else name for name, cubes in islands],
        "crossed": {str(t + 1): int(cubes) for t, cubes in enumerate(s.crossed)},
        "crowns": {place: int(gold) for place, gold in zip(PLACES, s.bonus, strict=True)},
    }


OPTIONS = Options(
    2,
    MAX_PLAYERS,
    (
        Option("healers", _values(Healers), field="healer_rule"),
        Option("events", _values(Events), field="event_rule"),
        Option("start_hands", _values(StartHands)),
    ),
    ComponentSet(DEFAULT_SET, check_set, write_set, read_set, BOX["set"]["provenance"]),
)

STATE = state_record(
    "loot_island",
    *((option.field or option.name, "i1") for option in OPTIONS.choices),
    ("symbol", "i1", (N_CARDS,)),  # the component set
    ("per_cube", "i1", (N_HEALERS,)),
    ("once", "i1", (N_HEALERS,)),
    ("islet", "i1", (N_ISLANDS,)),
    ("relief", "i1", (N_ISLANDS,)),
    ("crossed", "i1", (N_TREASURES,)),
    ("bonus", "i1", (MAX_PLAYERS,)),
    ("where", "i1", (N_CARDS,)),  # private: PILE, DISCARDS, HAND + hunter, CHOSEN…, COLUMN + landing
    ("place", "i1", (N_CARDS,)),  # in its column, the oldest 0
    ("colour_at", "i1", (LANDINGS,)),  # the column's colour + 1; 0 where nothing lies
    ("value_at", "i1", (LANDINGS,)),  # §5.3 the column's last value; 0 where nothing lies
    ("laid", "i1", (LANDINGS, N_SYMBOLS)),  # how many of the column's cards have that symbol
    ("fresh", "i1", (N_CARDS,)),  # public: in the pile when it was last shuffled
    ("pile", "i1"),  # public: how many cards are in it
    ("hand_size", "i1", (N_HUNTERS,)),
    ("old_in_hand", "i1", (N_HUNTERS,)),  # public: how many of them are not `fresh`
    ("treasure_at", "i1", (N_TREASURES,)),  # IN_BOX … OFFER, KEPT + hunter
    ("healer_at", "i1", (N_HEALERS,)),  # private: HEALER_UNSEEN, _OPEN, _HELD + seat, _TAKEN + seat
    ("healers_held", "i1", (MAX_PLAYERS,)),
    ("event_at", "i1", (N_EVENTS,)),
    ("stack", "i1", (LANDINGS, N_HUNTERS)),  # hunters with a compass there, the lowest first; NONE
    ("islands_shut", "i1", (N_ISLANDS,)),
    ("cubes", "i2", (MAX_PLAYERS,)),
    ("passed", "i1", (N_HUNTERS,)),
    ("owed", "i1", (N_HUNTERS,)),  # map cards that are still to be drawn
    ("event", "i1"),  # in force; NONE
    ("corner", "i1"),  # where the ship is: corner k is before coast k, clockwise
    ("bow", "i1"),  # 1 clockwise, -1 the other way
    ("day", "i1"),  # the round, 0 while preparing
    ("stage", "i1"),
    ("at", "i1"),  # how far the stage is
    ("tile", "i1"),  # who has the start player tile; NONE before the first draw
    ("turn", "i1"),  # who is asked, or acts
    ("acted", "i1"),  # the turn's action is done
    ("copies", "i1"),  # inserted 1s that still copy an effect
    ("must_pass", "i1"),  # event B9: the hunter + 1 who passes after this action
    ("to_reveal", "i1"),  # treasures still to be turned up
    ("finder", "i1"),  # the hunter + 1 who turns one up by a small island
    ("site", "i1"),  # the landing whose loot is shared; NONE
    ("picks", "i1"),  # treasures taken there so far
    ("coast", "i1"),  # that is explored; NONE
    ("big", "i1"),  # its landing + 1 with the big loot
    ("short", "i1"),  # the treasures ran out: the game ends
    ("out", "i1", (MAX_PLAYERS,)),  # an Out
    ("score", "i2", (MAX_PLAYERS,)),
    ("over", "i1"),  # an Ending
)

RULES_VERSION = 1

# A bound on the steps of a game, nature's included. In a second phase no card is laid twice, and seven islands take at most
# three cards each: 88 + 21 cards leave hands. So there are as many choices, actions and draws at most, and 10 for passing,
# 21 for islands, 8 for copies: 366. A first phase: 12 for the event, 15 for A1, 93 for discards, 35 draws, 6 compasses: 161.
# Exploring: a treasure for each card, compass and A4 at most, turned up and taken: 2 × (88 + 15 + 2) = 210. Five rounds are
# 3685; before them 74 (events, healers, the growing hands), after them 2 × 88 + 10: fewer than 4000.
MAX_STEPS = 4000
