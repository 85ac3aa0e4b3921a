"""The words of the game as enums, its tables from components.toml, the record, the action space, the options."""

import tomllib
from collections.abc import Mapping
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np

from ...engine.actions import ActionSpace
from ...engine.asks import AskSpace, paragraphs
from ...engine.compiled import rule
from ...engine.components import ComponentSet, no_name, wrong
from ...engine.errors import Phrase
from ...engine.events import EventSpace, Fading
from ...engine.grids import square_neighbours
from ...engine.names import SEAT, Names, names_of
from ...engine.options import Option, Options
from ...engine.records import State, state_record

BOX = tomllib.loads((Path(__file__).parent / "components.toml").read_text())


class Ground(IntEnum):
    """How a cell lies: a face-down tile, a stone that nobody has visited, an open tile, or water where a tile was."""

    HIDDEN, STONE, OPEN, WATER = range(4)


class Ask(IntEnum):
    """What the game waits on. Nature answers BEGIN, TURN and TURN_STONE; ARRANGE is for all at once, MINER a window."""

    NOTHING, STONES, PLACE, CHOOSE, ARRANGE, BEGIN = range(6)
    ACT, TURN, TURN_STONE, AIM, BLAST, MINER, BLOW, POWER, SHRINK, FLAG = range(6, 16)


class Do(IntEnum):
    """What can be done; nature's kinds first."""

    BEGIN, TURN, TURN_STONE = range(3)
    STONE, PLACE, VALUE, AGAIN, MOVE, SWIM, REVEAL, REINFORCE, BATTLE, END = range(3, 13)
    AIM, BLAST, MINER, PASS, BLOW, RING, RECRUIT, SPY, SHRINK, FLAG = range(13, 23)


class Event(IntEnum):
    STONE_LAID, PLACED, READY, BEGINS, TURN = range(5)
    MOVED, SWAM, REVEALED, STONE_TURNED, LOOT_LAID, COINS_TAKEN, FLAG_TAKEN, FLAG_FELL, REINFORCED = range(5, 14)
    ATTACKED, FOUGHT, WON, DREW, LEARNT = range(14, 19)
    AIMED, HIT, WITHSTOOD, DEFUSED, BLEW, BLOWN, STORM_GONE = range(19, 26)
    HOME, RINGED, RING_LOST, SPIED = range(26, 30)
    SHRANK, COINS_LOST, BONUS, OVER = range(30, 34)


class Ending(IntEnum):
    """How it ended: the flag and the island are one player's, or (after the cap) the flag alone, or nothing."""

    NONE, WON, FLAG_ALONE, DRAWN = range(4)


class Fault(IntEnum):
    NONE, GROUND, FACES, EXPLORERS, BOATS, VALUES, RINGS, COINS, FLAG, TURN, ASKS, OVER = range(12)


class Landscape(IntEnum):
    PRINTED, BESIDE, CENTRE, CORNERS, FREE = range(5)


class Explorers(IntEnum):
    AROUND, ANYWHERE = range(2)


class Stones(IntEnum):
    UNTURNED, ALWAYS = range(2)


class Discards(IntEnum):
    OPEN, FACE_DOWN = range(2)


class Battles(IntEnum):
    OPEN, PRIVATE = range(2)


class Storms(IntEnum):
    STAY, REMOVED = range(2)


class PowerUps(IntEnum):
    AFTER_ACTIONS, ANY_TIME = range(2)


class Memory(IntEnum):
    SHOWN, STRICT = range(2)


NO_YES = ("no", "yes")

# -- board and tiles ---------------------------------------------------------------------------------------------------

SIDE = 6
CELLS = SIDE * SIDE
CELL = Names("cell", tuple(f"{'abcdef'[c]}{r + 1}" for r in range(SIDE) for c in range(SIDE)))
NEIGHBOUR = square_neighbours(["#" * SIDE] * SIDE).astype(np.int64)
DIRECTION = Names("direction", ("n", "e", "s", "w", "ne", "se", "sw", "nw"))
STRAIGHT = Names("direction", DIRECTION.ids[:4])
AXIS = Names("axis", ("vertical", "horizontal"))
N_STRAIGHT, N_DIRECTIONS = 4, 8
RING_OF = np.array(
    [min(c % SIDE, c // SIDE, SIDE - 1 - c % SIDE, SIDE - 1 - c // SIDE) for c in range(CELLS)], np.int64
)
N_RINGS = SIDE // 2
RING_CELLS = np.array([sum(1 << c for c in range(CELLS) if RING_OF[c] == r) for r in range(N_RINGS)], np.int64)
"""By ring, the outermost first: a bit per cell."""
_DISTANCES = np.array(
    [[abs(a % SIDE - b % SIDE) + abs(a // SIDE - b // SIDE) for b in range(CELLS)] for a in range(CELLS)], np.int8
)
BIT = np.array([1 << cell for cell in range(CELLS)], np.int64)
ALL_CELLS = (1 << CELLS) - 1
IN_LINE = np.array(
    [
        sum(1 << o for o in range(CELLS) if o != c and (o % SIDE == c % SIDE or o // SIDE == c // SIDE))
        for c in range(CELLS)
    ],
    np.int64,
)
"""By cell: a bit per other cell of its column and its row."""
FIRST_COLUMN = sum(1 << SIDE * r for r in range(SIDE))
LAST_COLUMN = FIRST_COLUMN << SIDE - 1
ADJACENT = np.array([sum(1 << int(n) for n in NEIGHBOUR[c, :N_STRAIGHT] if n >= 0) for c in range(CELLS)], np.int64)


@rule
def distance(one: int, other: int) -> int:
    """Straight steps between two cells. The table is asked here alone: on a GPU every function that asks it has a copy."""
    return int(_DISTANCES[one, other])


FACE = Names("face", (*BOX["set"]["tiles"], "flag"))
N_FACES = len(FACE)
PLAIN, STORM, LOOT = FACE.number["plain"], FACE.number["storm"], FACE.number["loot_1"]
CROSS, DIAGONAL, LINE, FLAG_FACE = (FACE.number[name] for name in ("cross_1", "diagonal_1", "line_1", "flag"))
MOST_LOOT, MOST_BOMB = CROSS - LOOT, DIAGONAL - CROSS
UNSEEN = -1

# -- explorers ---------------------------------------------------------------------------------------------------------

MAX_PLAYERS = 4
COLOUR = Names("colour", ("crimson", "indigo", "amber", "orchid"))
EACH, ON_ISLAND = BOX["pieces"]["explorers"], BOX["pieces"]["on_island"]
N_EXPLORERS = EACH * MAX_PLAYERS
EXPLORER = Names("explorer", tuple(f"{colour}-{'abcdef'[i]}" for colour in COLOUR.ids for i in range(EACH)))
OWNER = np.array([explorer // EACH for explorer in range(N_EXPLORERS)], np.int64)
VALUE = Names("value", tuple(str(v) for v in range(1, EACH + 1)))
PUBLIC = MAX_PLAYERS  # the bit of `seen` that everybody has, spectators too
ALL_SEE = (1 << (MAX_PLAYERS + 1)) - 1

COINS, START_COINS = BOX["pieces"]["coins"], BOX["pieces"]["start_coins"]
ACTIONS = BOX["turn"]["actions"]
RING_PRICE, RECRUIT_PRICE = BOX["turn"]["ring"], BOX["turn"]["reinforcement"]
SPY_PRICE, MINER_PRICE = BOX["turn"]["spy"], BOX["turn"]["miner"]
LAST_TURN = BOX["cap"]["turns"]
CHANGES = 3  # how often a seat may start its arranging over; fits in CHANGE_BITS
CHANGE_BITS = 2

IN_BOAT = -1  # where an explorer is: a cell, or this
HIDDEN_FLAG, CARRIED = -1, 40  # where the flag is: under a stone, on a cell, or CARRIED + explorer
N_STONES = 4
NONE = -1

LANDSCAPES = tuple(member.name.lower() for member in Landscape)
CORNER = np.zeros((MAX_PLAYERS + 1, MAX_PLAYERS), np.int64)
for _seats, _corners in BOX["corners"].items():
    CORNER[int(_seats), : len(_corners)] = _corners
PLACES = BOX["places"]
STONE_PLACES = np.array([[CELL.number[c] for c in PLACES[name]["stones"]] for name in PLACES], np.int64)
START_PLACES = np.array(
    [[[CELL.number[c] for c in own] for own in PLACES[name]["starts"]] for name in PLACES], np.int64
)

# -- actions, questions, events ----------------------------------------------------------------------------------------

SPACE = ActionSpace(
    Do,
    {
        Do.BEGIN: (Names("seat", SEAT.ids[:MAX_PLAYERS]),),  # who begins
        Do.TURN: (Names("face", FACE.ids[:-1]),),  # what the tile shows
        Do.TURN_STONE: (FACE,),
        Do.STONE: (CELL,),  # a free landscape: where the next stone lies
        Do.PLACE: (CELL,),  # where the next explorer starts
        Do.VALUE: (VALUE,),  # which of the explorers it is, seen by its owner alone
        Do.AGAIN: (),  # all at once: who is not done yet starts over
        Do.MOVE: (EXPLORER, STRAIGHT),
        Do.SWIM: (EXPLORER, CELL),  # onto an enemy: a battle too, and both actions
        Do.REVEAL: (CELL,),
        Do.REINFORCE: (CELL,),
        Do.BATTLE: (EXPLORER, STRAIGHT),
        Do.END: (),  # no more actions, no more power-ups
        Do.AIM: (AXIS,),  # a bomb that works two ways
        Do.BLAST: (DIRECTION,),  # the next direction of a bomb
        Do.MINER: (),
        Do.PASS: (),
        Do.BLOW: (STRAIGHT,),
        Do.RING: (EXPLORER,),
        Do.RECRUIT: (CELL,),  # a reinforcement for money
        Do.SPY: (EXPLORER,),
        Do.SHRINK: (CELL,),
        Do.FLAG: (CELL,),  # of the nearest tiles the one to which the flag goes
    },
    nature=3,
)
N_ACTIONS, NATURE = SPACE.count, SPACE.nature
ACT, ONE, TWO = SPACE.kind, SPACE.one, SPACE.two
BEGIN, TURN, TURN_STONE, STONE, PLACE, CHOOSE_VALUE, AGAIN = SPACE.first[:7]
MOVE, SWIM, REVEAL, REINFORCE, BATTLE, END = SPACE.first[7:13]
AIM, BLAST, MINER, PASS, BLOW, RING, RECRUIT, SPY, SHRINK, FLAG = SPACE.first[13:]

ASKS = AskSpace(
    Ask,
    {
        Ask.STONES: {"left": "stones"},
        Ask.CHOOSE: {"subject": EXPLORER},
        Ask.ARRANGE: {"topic": "changes"},  # topic: two bits a seat, how often it may still start over
        Ask.ACT: {"left": "actions"},
        Ask.TURN: {"subject": CELL, "left": "shrinking"},  # left: 1 if the tile is being taken off the board
        Ask.TURN_STONE: {"subject": CELL},
        Ask.AIM: {"subject": CELL},
        Ask.BLAST: {"left": "distance", "subject": CELL, "topic": "directions"},  # topic: see bombs.py
        Ask.MINER: {"subject": CELL, "topic": EXPLORER},  # the bomb, and whom it hits next
        Ask.BLOW: {"subject": CELL},
        Ask.SHRINK: {"left": "tiles"},
        Ask.FLAG: {"subject": CELL},  # where it was
    },
    {
        Ask.NOTHING: paragraphs("10.1 10.2 1.1"),
        Ask.STONES: paragraphs("9.1"),
        Ask.PLACE: paragraphs("9.2"),
        Ask.CHOOSE: paragraphs("2.4 9.2 1.2 1.3"),
        Ask.ARRANGE: paragraphs("2.4 2.5 1.2 1.3"),
        Ask.BEGIN: paragraphs("3.1 2.1-2.3 2.6"),
        Ask.ACT: paragraphs("3.2 4.1-4.8 5.1-5.4 1.4 1.5 9.6 9.8"),
        Ask.TURN: paragraphs("6.1 6.2 8.6 8.7 9.3-9.5"),
        Ask.TURN_STONE: paragraphs("4.3"),
        Ask.AIM: paragraphs("6.3 6.4"),
        Ask.BLAST: paragraphs("6.4-6.6"),
        Ask.MINER: paragraphs("7.6"),
        Ask.BLOW: paragraphs("6.7-6.9 9.7"),
        Ask.POWER: paragraphs("7.1-7.5"),
        Ask.SHRINK: paragraphs("8.1-8.4 8.6 8.7 9.3-9.5"),
        Ask.FLAG: paragraphs("8.5"),
    },
)

EVENTS = EventSpace(
    Event,
    {
        Event.STONE_LAID: {"seat": SEAT, "cell": CELL},
        Event.PLACED: {"seat": SEAT, "explorer": EXPLORER, "cell": CELL},
        Event.READY: {"seat": SEAT},
        Event.BEGINS: {"seat": SEAT},
        Event.TURN: {"seat": SEAT, "turn": None},
        Event.MOVED: {"seat": SEAT, "explorer": EXPLORER, "from": CELL, "cell": CELL},
        Event.SWAM: {"seat": SEAT, "explorer": EXPLORER, "from": CELL, "cell": CELL},
        Event.REVEALED: {"seat": SEAT, "cell": CELL, "face": FACE},
        Event.STONE_TURNED: {"seat": SEAT, "cell": CELL, "face": FACE},
        Event.LOOT_LAID: {"cell": CELL, "coins": None},
        Event.COINS_TAKEN: {"seat": SEAT, "cell": CELL, "coins": None},
        Event.FLAG_TAKEN: {"seat": SEAT, "explorer": EXPLORER, "cell": CELL},
        Event.FLAG_FELL: {"cell": CELL},
        Event.REINFORCED: {"seat": SEAT, "explorer": EXPLORER, "cell": CELL},
        Event.ATTACKED: {"seat": SEAT, "explorer": EXPLORER, "other": SEAT, "cell": CELL},
        Event.FOUGHT: {"value": VALUE, "ring": None, "against": VALUE, "against_ring": None},  # to who may know
        Event.WON: {"seat": SEAT, "explorer": EXPLORER, "other": SEAT, "cell": CELL},
        Event.DREW: {"seat": SEAT, "other": SEAT, "cell": CELL},
        Event.LEARNT: {"seat": SEAT, "explorer": EXPLORER, "cell": CELL, "value": VALUE},  # to who may know
        Event.AIMED: {"seat": SEAT, "cell": CELL, "axis": AXIS},
        Event.HIT: {"seat": SEAT, "explorer": EXPLORER, "cell": CELL, "value": VALUE},
        Event.WITHSTOOD: {"seat": SEAT, "explorer": EXPLORER, "cell": CELL, "value": VALUE},
        Event.DEFUSED: {"seat": SEAT, "cell": CELL},
        Event.BLEW: {"seat": SEAT, "cell": CELL, "direction": DIRECTION},
        Event.BLOWN: {"seat": SEAT, "explorer": EXPLORER, "from": CELL, "cell": CELL},
        Event.STORM_GONE: {"cell": CELL},
        Event.HOME: {"seat": SEAT, "explorer": EXPLORER, "cell": CELL},
        Event.RINGED: {"seat": SEAT, "explorer": EXPLORER, "cell": CELL},
        Event.RING_LOST: {"seat": SEAT, "explorer": EXPLORER},
        Event.SPIED: {"seat": SEAT, "other": SEAT, "explorer": EXPLORER, "cell": CELL},
        Event.SHRANK: {"seat": SEAT, "cell": CELL},
        Event.COINS_LOST: {"cell": CELL, "coins": None},
        Event.BONUS: {"seat": SEAT, "coins": None},
        Event.OVER: {"ending": Names("ending", tuple(member.name.lower() for member in Ending))},
    },
    reveals=(Event.FOUGHT, Event.LEARNT, Event.HIT, Event.WITHSTOOD),  # values; tiles are nature's
    fades=(
        Fading(
            "memory",
            "strict",
            {
                Event.FOUGHT: ("value", "against"),
                Event.LEARNT: ("value",),
                Event.HIT: ("value",),
                Event.WITHSTOOD: ("value",),
            },
        ),
        Fading("discards", "face_down", {Event.REVEALED: ("face",), Event.LOOT_LAID: ("coins",)}),
    ),
)

ENDINGS, FAULTS = names_of("ending", Ending), names_of("fault", Fault)


# -- options and components --------------------------------------------------------------------------------------------


def _values(enum: type[IntEnum]) -> tuple[str, ...]:
    return tuple(member.name.lower() for member in enum)


DEFAULT_SET: dict[str, Any] = {
    "tiles": BOX["set"]["tiles"],
    "stones": BOX["set"]["stones"],
    "stone_places": PLACES["printed"]["stones"],
    "start_places": PLACES["printed"]["starts"],
}


def check_set(given: Mapping[str, Any]) -> None:
    """32 tiles, 4 stones with one flag, and places that are on the board and do not overlap."""
    check_total("components.tiles", given["tiles"], CELLS - N_STONES)
    check_total("components.stones", given["stones"], N_STONES)
    if given["stones"]["flag"] != 1:
        raise wrong("components.stones.flag", Phrase("error-set-flag", "there must be one flag"))
    places = [("stone_places", cell) for cell in given["stone_places"]]
    places += [("start_places", cell) for own in given["start_places"] for cell in own]
    seen: set[str] = set()
    for name, cell in places:
        if cell not in CELL.number:
            raise wrong(f"components.{name}", no_name("cell", cell, CELL.ids))
        if cell in seen:
            english = "{cell} is given twice, as a place for a stone or an explorer"
            raise wrong(f"components.{name}", Phrase("error-set-place-twice", english, cell=cell))
        seen.add(cell)


def check_total(field: str, counts: Mapping[str, int], wanted: int) -> None:
    given = sum(counts.values())
    if given != wanted:
        english = "these are {given} tiles, there must be {wanted}"
        raise wrong(field, Phrase("error-set-total", english, given=given, wanted=wanted))


def write_set(given: Mapping[str, Any], s: State) -> None:
    for face, name in enumerate(FACE.ids):
        s.stock[face] = given["tiles"].get(name, 0)
        s.stone_stock[face] = given["stones"].get(name, 0)
    s.stone_place[:] = [CELL.number[cell] for cell in given["stone_places"]]
    s.start_place[:] = [[CELL.number[cell] for cell in own] for own in given["start_places"]]


def read_set(s: State) -> dict[str, Any]:
    return {
        "tiles": {name: int(s.stock[FACE.number[name]]) for name in DEFAULT_SET["tiles"]},
        "stones": {name: int(s.stone_stock[FACE.number[name]]) for name in DEFAULT_SET["stones"]},
        "stone_places": [CELL.ids[int(cell)] for cell in s.stone_place],
        "start_places": [[CELL.ids[int(cell)] for cell in own] for own in s.start_place],
    }


OPTIONS = Options(
    2,
    MAX_PLAYERS,
    (
        Option("landscape", LANDSCAPES),
        Option("explorers", _values(Explorers)),
        Option("shrink_storms", NO_YES),
        Option("shrink_loot", NO_YES),
        Option("discards", _values(Discards)),
        Option("battles", _values(Battles)),
        Option("storms", _values(Storms)),
        Option("power_ups", _values(PowerUps)),
        Option("stones", _values(Stones), field="stone_rule"),
        Option("memory", _values(Memory)),
    ),
    ComponentSet(DEFAULT_SET, check_set, write_set, read_set, BOX["set"]["provenance"]),
)

STATE = state_record(
    "lost_island",
    *((option.field or option.name, "i1") for option in OPTIONS.choices),
    ("stock", "i1", (N_FACES,)),  # the component set
    ("stone_stock", "i1", (N_FACES,)),
    ("stone_place", "i1", (N_STONES,)),
    ("start_place", "i1", (MAX_PLAYERS, ON_ISLAND)),
    ("fresh", "i8"),  # a bit per cell whose loot was turned up this turn
    ("stone_cells", "i8"),  # a bit per cell where a stone lay at the start
    ("ground", "i1", (CELLS,)),  # a Ground
    ("face", "i1", (CELLS,)),  # what was seen of the tile, also when it is gone; UNSEEN
    ("coins", "i1", (CELLS,)),  # coins that lie there
    ("where", "i1", (N_EXPLORERS,)),  # a cell, or IN_BOAT
    ("boat", "i1", (MAX_PLAYERS, EACH)),  # explorers in the boat, the front one first; NONE
    ("value", "i1", (N_EXPLORERS,)),  # private: 0 = not chosen yet, or not known
    ("chosen", "i1", (MAX_PLAYERS,)),  # public: how many of a seat's explorers have their value
    ("seen", "i1", (N_EXPLORERS,)),  # a bit per seat that has seen the value, and PUBLIC
    ("ring", "i1", (N_EXPLORERS,)),
    ("purse", "i1", (MAX_PLAYERS,)),  # coins of each seat
    ("supply", "i1"),  # coins that nobody has
    ("flag", "i1"),  # HIDDEN_FLAG, a cell, or CARRIED + explorer
    ("first", "i1"),
    ("turn", "i1"),  # the seat whose turn it is; NONE before the first turn
    ("reinforced", "i1"),  # this turn: as an action
    ("recruited", "i1"),  # this turn: for money
    ("victory", "i1"),  # this turn: the seat in turn has won a battle
    ("over", "i1"),  # an Ending
)

RULES_VERSION = 2
MAX_STEPS = 60 + CHANGES * EACH * MAX_PLAYERS + LAST_TURN * 120
