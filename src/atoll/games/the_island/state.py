"""The words of the game as enums, its tables from components.toml, the record, the action space, the options."""

from enum import IntEnum

import numpy as np

from ...engine.actions import ActionSpace
from ...engine.asks import AskSpace, paragraphs
from ...engine.events import EventSpace
from ...engine.names import SEAT, Names, names_of
from ...engine.options import Option, Options
from ...engine.records import state_record
from .board import BOX, CELL, CELLS, DIRECTION, N_SLOTS, SAFE_ISLAND, SLOT, WAY


class Terrain(IntEnum):
    """What a cell is; the lower ones sink first."""

    BEACH, FOREST, MOUNTAIN, SEA = range(4)


class Kind(IntEnum):
    """Kinds of creatures."""

    SERPENT, SHARK, WHALE = range(3)


class Tile(IntEnum):
    """What is under a tile: up to VOLCANO it happens at once, the others are kept; the last two are for defence."""

    SHARK, WHALE, BOAT, WHIRLPOOL, VOLCANO = range(5)
    DOLPHIN, WIND, MOVE_SERPENT, MOVE_SHARK, MOVE_WHALE, STOP_SHARK, STOP_WHALE = range(5, 12)


class Colour(IntEnum):
    CRIMSON, INDIGO, AMBER, ORCHID = range(4)


class Ask(IntEnum):
    """What the game waits on. Nature answers LAY to BEGIN, SCATTER to DRIFT, TURN_UP and ROLL; DEFEND is a window."""

    NOTHING, LAY, BEGIN, PLACE, VALUE, LAUNCH, SCATTER, ENDOW, DRIFT = range(9)
    PLAY, DOLPHIN, WIND, MOVE_CREATURE, MOVE, SINK, TURN_UP, CREW, ROLL, CREATURE, DEFEND = range(9, 20)


class Do(IntEnum):
    """What can be done; nature's kinds first."""

    LAY, BEGIN, SCATTER, ENDOW, DRIFT, TURN_UP, ROLL = range(7)
    PLACE, VALUE, LAUNCH, PLAY, STEP, BOARD, JUMP, LAND, ROW = range(7, 16)
    SINK, CREW, GLIDE, PICK, PUT, DEFEND, PASS = range(16, 23)


class Event(IntEnum):
    LAID, BEGINS, PLACED, VALUED, LAUNCHED, TURN, PLAYED = range(7)
    WALKED, SWAM, JUMPED, BOARDED, LANDED, ROWED = range(7, 13)
    SANK, FELL, KEPT, HOLDS, TURNED_UP, ROLLED, GLIDED, APPEARED, PUT = range(13, 22)
    DEFENDED, CAPSIZED, BOAT_LOST, EXPLORER_LOST, CREATURE_LOST, SHOWED, SCORED, OVER = range(22, 30)


class Ending(IntEnum):
    """How it ended: the volcano, nobody left to save, no land left (§9.5), or nobody getting anywhere (§9.4)."""

    NONE, VOLCANO, ALL_GONE, SUNK, STALLED = range(5)


class Fault(IntEnum):
    """What can never be so: the numbers `broken` returns."""

    NONE, TERRAIN, EXPLORERS, VALUES, BOATS, CREW, CREATURES, SWIMMERS, TILES, TURN, ASKS, OVER = range(12)


class Colours(IntEnum):
    ONE, TWO = range(2)


class Boats(IntEnum):
    TWO, FOUR = range(2)


class Start(IntEnum):
    PLACED, QUICK = range(2)


class Creatures(IntEnum):
    MAY, MUST = range(2)


class Guard(IntEnum):
    CONTROL, PRESENCE = range(2)


class TieBreak(IntEnum):
    SAVED, SHARED = range(2)


class Memory(IntEnum):
    SHOWN, STRICT = range(2)


NO_YES = ("no", "yes")

TERRAIN = Names("terrain", ("beach", "forest", "mountain"))
KIND, TILE, COLOUR = names_of("kind", Kind), names_of("tile", Tile), names_of("colour", Colour)
ENDINGS, FAULTS = names_of("ending", Ending), names_of("fault", Fault)

MAX_PLAYERS = 4
N_TERRAINS, N_KINDS, N_TILES, N_COLOURS = len(TERRAIN), len(KIND), len(TILE), len(COLOUR)
# plain numbers where an enum is an index: a GPU cannot index with an enum
SERPENT, SHARK, WHALE = (int(kind) for kind in Kind)
FIRST_KEPT, FIRST_DEFENCE = int(Tile.DOLPHIN), int(Tile.STOP_SHARK)
STOP_SHARK, STOP_WHALE, MOVE_SERPENT = int(Tile.STOP_SHARK), int(Tile.STOP_WHALE), int(Tile.MOVE_SERPENT)
KEPT = Names("tile", TILE.ids[FIRST_KEPT:FIRST_DEFENCE])

TILE_STOCK = np.array([[BOX["tiles"][t].get(tile, 0) for tile in TILE.ids] for t in TERRAIN.ids], np.int8)
TERRAIN_STOCK = TILE_STOCK.sum(1).astype(np.int8)

VALUES = BOX["explorers"]["values"]
EACH = len(VALUES)  # explorers of a colour
MAX_VALUE = max(VALUES)
VALUE_STOCK = np.array([VALUES.count(value) for value in range(MAX_VALUE + 1)], np.int8)
VALUE = Names("value", tuple(str(value) for value in range(1, MAX_VALUE + 1)))
N_EXPLORERS = EACH * N_COLOURS
EXPLORER = Names("explorer", tuple(f"{colour}-{i + 1}" for colour in COLOUR.ids for i in range(EACH)))
OWNER = np.array(
    [[e // EACH % max(seats, 1) for e in range(N_EXPLORERS)] for seats in range(MAX_PLAYERS + 1)], np.int64
)
"""OWNER[seats, explorer]: with two people the third and the fourth colour are theirs again."""

BIT = np.array([1 << explorer for explorer in range(N_EXPLORERS)], np.int64)

CREATURE = Names("creature", tuple(f"{k}-{i + 1}" for k in KIND.ids for i in range(BOX["creatures"]["stock"][k])))
N_CREATURES = len(CREATURE)
KIND_OF = np.array([KIND.number[name.split("-")[0]] for name in CREATURE.ids], np.int64)
FIRST_OF = np.array(
    [int((kind > KIND_OF).sum()) for kind in range(N_KINDS + 1)], np.int64
)  # creatures of a kind: a range
REACH = np.array([BOX["creatures"]["reach"][kind] for kind in KIND.ids], np.int8)
DIE = np.array([BOX["die"]["faces"][kind] for kind in KIND.ids], np.int8)

N_BOATS, BOAT_HOLDS = BOX["boats"]["stock"], BOX["boats"]["holds"]
BOAT = Names("boat", tuple(str(i + 1) for i in range(N_BOATS)))
BOATS_EACH = np.array([BOX["boats"]["each"][choice.name.lower()] for choice in Boats], np.int8)
POINTS, HELPED = BOX["turn"]["points"], BOX["turn"]["helped"]
LAST_ROUNDS = BOX["to_the_last"]["rounds"]

SPACE = ActionSpace(
    Do,
    {
        Do.LAY: (TERRAIN,),  # the next place of the island gets this terrain
        Do.BEGIN: (Names("seat", SEAT.ids[:MAX_PLAYERS]),),  # who begins
        Do.SCATTER: (SLOT,),  # quick start: where the next explorer stands
        Do.ENDOW: (VALUE,),  # quick start: its value, seen by its owner alone
        Do.DRIFT: (CELL,),  # quick start: where the next boat lies
        Do.TURN_UP: (TILE,),  # what is under the tile just taken; one that is kept is seen by its taker alone
        Do.ROLL: (KIND,),  # the creature die
        Do.PLACE: (COLOUR, SLOT),
        Do.VALUE: (VALUE,),  # seen by its owner alone
        Do.LAUNCH: (CELL,),
        Do.PLAY: (TERRAIN, KEPT),  # a tile of the hand, with this terrain on its back
        Do.STEP: (EXPLORER, DIRECTION),  # walk, go into the water or swim
        Do.BOARD: (EXPLORER, WAY),
        Do.JUMP: (EXPLORER,),  # off the boat into its cell
        Do.LAND: (EXPLORER,),  # on the safe island
        Do.ROW: (BOAT, DIRECTION),
        Do.SINK: (SLOT,),
        Do.CREW: (EXPLORER,),  # who gets a place in the boat that has appeared
        Do.GLIDE: (CREATURE, DIRECTION),
        Do.PICK: (CREATURE,),  # the creature that dives …
        Do.PUT: (CELL,),  # … and comes up elsewhere
        Do.DEFEND: (TERRAIN,),
        Do.PASS: (),
    },
    nature=7,
)
N_ACTIONS, NATURE = SPACE.count, SPACE.nature
ACT, ONE, TWO = SPACE.kind, SPACE.one, SPACE.two
LAY, BEGIN, SCATTER, ENDOW, DRIFT, TURN_UP, ROLL = SPACE.first[:7]
PLACE, CHOOSE_VALUE, LAUNCH, PLAY, STEP, BOARD, JUMP, LAND, ROW = SPACE.first[7:16]
SINK, CREW, GLIDE, PICK, PUT, DEFEND, PASS = SPACE.first[16:]
N_KEPT, N_WAYS, N_WALKS = len(KEPT), len(WAY), len(DIRECTION)

# where an explorer is: a cell, or one of these
UNPLACED, ABOARD, SAFE, LOST = -1, 200, 300, 400  # ABOARD + boat, SAFE + safe island
NONE = -1  # no boat, no creature, nothing chosen yet

ASKS = AskSpace(
    Ask,
    {
        Ask.LAY: {"subject": SLOT},
        Ask.VALUE: {"subject": EXPLORER},
        Ask.SCATTER: {"topic": SEAT},  # whose explorer, whose boat
        Ask.ENDOW: {"subject": EXPLORER},
        Ask.DRIFT: {"topic": SEAT},
        Ask.DOLPHIN: {"left": "cells", "subject": EXPLORER},  # subject: the swimmer, NONE before its first cell
        Ask.WIND: {"left": "cells", "subject": BOAT},
        Ask.MOVE_CREATURE: {
            "subject": CREATURE,
            "topic": KIND,
        },  # subject: the one that dives, NONE before it is picked
        Ask.MOVE: {"left": "points"},
        Ask.TURN_UP: {"subject": CELL, "topic": TERRAIN},
        Ask.CREW: {"left": "places", "subject": CELL, "topic": BOAT},
        Ask.CREATURE: {"left": "cells", "subject": CREATURE, "topic": KIND},  # subject: as above
        Ask.DEFEND: {"subject": CREATURE, "topic": KIND},
    },
    {
        Ask.NOTHING: paragraphs("10.1-10.4 9.3 9.4 1.1"),
        Ask.LAY: paragraphs("2.1 2.2"),
        Ask.BEGIN: paragraphs("2.4 2.3"),
        Ask.PLACE: paragraphs("2.5 2.6 9.1"),
        Ask.VALUE: paragraphs("2.5 2.7 1.2"),
        Ask.LAUNCH: paragraphs("2.8"),
        Ask.SCATTER: paragraphs("2.9"),
        Ask.ENDOW: paragraphs("2.9"),
        Ask.DRIFT: paragraphs("2.9"),
        Ask.PLAY: paragraphs("3.2 3.1 7.1-7.5 1.3 1.4"),
        Ask.DOLPHIN: paragraphs("7.2"),
        Ask.WIND: paragraphs("7.3"),
        Ask.MOVE_CREATURE: paragraphs("7.4"),
        Ask.MOVE: paragraphs("3.3 4.1-4.10 5.1-5.7 3.4"),
        Ask.SINK: paragraphs("6.1-6.4 9.2 9.5"),
        Ask.TURN_UP: paragraphs("6.5-6.7 6.9 6.10"),
        Ask.CREW: paragraphs("6.8"),
        Ask.ROLL: paragraphs("8.1 8.2"),
        Ask.CREATURE: paragraphs("8.1-8.6 3.5"),
        Ask.DEFEND: paragraphs("8.7-8.9"),
    },
)

EVENTS = EventSpace(
    Event,
    {
        Event.LAID: {"cell": CELL, "terrain": TERRAIN},
        Event.BEGINS: {"seat": SEAT},
        Event.PLACED: {"seat": SEAT, "explorer": EXPLORER, "cell": CELL},
        Event.VALUED: {"seat": SEAT, "explorer": EXPLORER, "cell": CELL, "value": VALUE},  # to its owner
        Event.LAUNCHED: {"seat": SEAT, "boat": BOAT, "cell": CELL},
        Event.TURN: {"seat": SEAT, "turn": None},
        Event.PLAYED: {"seat": SEAT, "tile": TILE, "terrain": TERRAIN},
        Event.WALKED: {"seat": SEAT, "explorer": EXPLORER, "from": CELL, "cell": CELL},
        Event.SWAM: {"seat": SEAT, "explorer": EXPLORER, "from": CELL, "cell": CELL},
        Event.JUMPED: {"seat": SEAT, "explorer": EXPLORER, "boat": BOAT, "cell": CELL},
        Event.BOARDED: {"seat": SEAT, "explorer": EXPLORER, "boat": BOAT, "cell": CELL},
        Event.LANDED: {"seat": SEAT, "explorer": EXPLORER, "cell": CELL, "island": SAFE_ISLAND},
        Event.ROWED: {"seat": SEAT, "boat": BOAT, "from": CELL, "cell": CELL},
        Event.SANK: {"seat": SEAT, "cell": CELL, "terrain": TERRAIN},
        Event.FELL: {"seat": SEAT, "explorer": EXPLORER, "cell": CELL},
        Event.KEPT: {"seat": SEAT, "terrain": TERRAIN},
        Event.HOLDS: {"seat": SEAT, "tile": TILE, "terrain": TERRAIN},  # to its owner
        Event.TURNED_UP: {"seat": SEAT, "tile": TILE, "cell": CELL},
        Event.ROLLED: {"seat": SEAT, "kind": KIND},
        Event.GLIDED: {"seat": SEAT, "creature": CREATURE, "from": CELL, "cell": CELL},
        Event.APPEARED: {"creature": CREATURE, "cell": CELL},
        Event.PUT: {"seat": SEAT, "creature": CREATURE, "from": CELL, "cell": CELL},
        Event.DEFENDED: {"seat": SEAT, "tile": TILE, "creature": CREATURE, "cell": CELL},
        Event.CAPSIZED: {"boat": BOAT, "cell": CELL},
        Event.BOAT_LOST: {"boat": BOAT, "cell": CELL},
        Event.EXPLORER_LOST: {"seat": SEAT, "explorer": EXPLORER, "cell": CELL},
        Event.CREATURE_LOST: {"creature": CREATURE, "cell": CELL},
        Event.SHOWED: {"seat": SEAT, "explorer": EXPLORER, "value": VALUE},
        Event.SCORED: {"seat": SEAT, "points": None, "saved": None},
        Event.OVER: {"ending": ENDINGS},
    },
    reveals=(Event.PLAYED, Event.DEFENDED, Event.SHOWED),
)


def _values(enum: type[IntEnum]) -> tuple[str, ...]:
    return tuple(member.name.lower() for member in enum)


OPTIONS = Options(
    2,
    MAX_PLAYERS,
    (
        Option("start", _values(Start)),
        Option("colours", _values(Colours)),  # for two people
        Option("boats", _values(Boats), field="fleet"),  # for two people with two colours each
        Option("crowded", NO_YES),  # challenges one to four
        Option("to_the_last", NO_YES),
        Option("equal", NO_YES),
        Option("atlantis", NO_YES),
        Option("creatures", _values(Creatures)),  # readings of the editions
        Option("swim_then_board", NO_YES),
        Option("swim_then_land", NO_YES, default="yes"),
        Option("whale_defence", _values(Guard)),
        Option("tie_break", _values(TieBreak)),
        Option("memory", _values(Memory)),
    ),
)

STATE = state_record(
    "the_island",
    *((option.field or option.name, "i1") for option in OPTIONS.choices),
    ("swam", "i8"),  # a bit per explorer that has swum this turn
    ("where", "i2", (N_EXPLORERS,)),  # a cell, ABOARD + boat, SAFE + island, LOST, UNPLACED
    ("creature", "i2", (N_CREATURES,)),  # its cell; NONE = not on the board
    ("boat", "i2", (N_BOATS,)),  # its cell; NONE = not on the board
    ("terrain", "i1", (CELLS,)),
    ("boat_at", "i1", (CELLS,)),  # the boat in a cell; NONE = none
    ("crew", "i1", (N_BOATS, MAX_PLAYERS)),  # how many explorers of each seat are aboard
    ("value", "i1", (N_EXPLORERS,)),  # private: 0 = not given yet, or not known
    ("held", "i1", (N_COLOURS, MAX_VALUE + 1)),  # private: values of the explorers that are not placed yet
    ("hand", "i1", (MAX_PLAYERS, N_TERRAINS, N_TILES)),  # private: the tiles kept
    ("hand_size", "i1", (MAX_PLAYERS, N_TERRAINS)),  # public: their backs
    ("spent", "i1", (N_TERRAINS, N_TILES)),  # public: tiles out of the game
    ("appeared", "i1", (N_KINDS,)),  # creatures of each kind that have been on the board
    ("launched", "i1"),  # boats that have been on the board
    ("laid", "i1"),  # tiles laid at set-up
    ("land", "i1"),  # tiles that lie
    ("first", "i1"),  # who began
    ("turn", "i1"),  # the seat whose turn it is; -1 before the first turn
    ("last_turns", "i1"),  # turns since the last tile was taken (§9.4)
    ("over", "i1"),  # an Ending
)

RULES_VERSION = 1
MAX_STEPS = 129 + (N_SLOTS + LAST_ROUNDS * MAX_PLAYERS) * 22
