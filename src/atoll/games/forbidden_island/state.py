"""The words of the game as enums, its tables from components.toml, the record, the action space, the options."""

import tomllib
from enum import IntEnum
from pathlib import Path

import numpy as np

from ...engine.actions import ActionSpace
from ...engine.asks import SEATS, AskSpace, paragraphs
from ...engine.events import EventSpace
from ...engine.grids import square_neighbours
from ...engine.names import SEAT, Names, names_of
from ...engine.options import Option, Options
from ...engine.records import state_record

BOX = tomllib.loads((Path(__file__).parent / "components.toml").read_text())

Tile = IntEnum("Tile", [name.upper() for name in BOX["tiles"]["ids"]], start=0)  # type: ignore[misc]


class Treasure(IntEnum):
    EARTH, WIND, FIRE, OCEAN = range(4)


class Card(IntEnum):
    """The treasure deck; the first four are the treasures, WATERS_RISE never comes to a hand."""

    EARTH, WIND, FIRE, OCEAN, HELICOPTER, SANDBAGS, WATERS_RISE = range(7)


class Role(IntEnum):
    EXPLORER, PILOT, ENGINEER, NAVIGATOR, MESSENGER, DIVER = range(6)


class Level(IntEnum):
    """How a tile lies."""

    DRY, FLOODED, SUNK = range(3)


class Ask(IntEnum):
    """What the game waits on. Nature answers LAY to FIRST, DRAW and FLOOD; SPECIAL and RESCUE are windows."""

    NOTHING, LAY, START_FLOOD, ROLE, DEAL, FIRST = range(6)
    ACT, SHORE_MORE, GUIDE_MORE, DISCARD, DRAW, SPECIAL, FLIGHT, FLOOD, SWIM, RESCUE = range(6, 16)


class Moment(IntEnum):
    """When a window for special cards opens."""

    BEFORE_DRAW, BETWEEN_DRAWS, BEFORE_FLOOD, BETWEEN_FLOODS = range(4)


class Do(IntEnum):
    """What can be done; nature's kinds first."""

    LAY, FLOOD, ROLE, DRAW, FIRST = range(5)
    MOVE, FLY, GUIDE, SHORE, GIVE, CAPTURE, END = range(5, 12)
    DISCARD, SANDBAG, HELICOPTER, BOARD, LAND, LIFT_OFF, SWIM, PASS = range(12, 20)


class Event(IntEnum):
    LAID, FLOODED, SUNK, CAST, DEALT, BEGINS, TURN = range(7)
    MOVED, DIVED, FLEW, GUIDED, SHORED, GAVE, CAPTURED, DREW, WATERS_ROSE = range(7, 16)
    DISCARDED, SANDBAGGED, CALLED, BOARDED, AIRLIFTED, LIFTED_OFF, SWAM = range(16, 23)
    TREASURES_SHUFFLED, FLOODS_SHUFFLED, OVER = range(23, 26)


class Ending(IntEnum):
    """How it ended: the reason of `outcome`."""

    NONE, WON, TREASURE_LOST, LANDING_LOST, DROWNED, SKULL = range(6)


class Fault(IntEnum):
    """What can never be so: the numbers `broken` returns."""

    NONE, TILES, LEVELS, FLOOD_CARDS, FLOOD_LAYERS, ROLES, PAWNS, HANDS, TREASURE_CARDS, METER, TURN, ASKS, OVER = (
        range(13)
    )


class Navigator(IntEnum):
    SPLIT, SINGLE = range(2)


class Sandbags(IntEnum):
    BEFORE_FLOOD, ANY_TIME = range(2)


class Rescue(IntEnum):
    HELICOPTER, NONE = range(2)


class HandLimit(IntEnum):
    AFTER_BOTH, AFTER_EACH = range(2)


class Dive(IntEnum):
    MOVE, TURN = range(2)


TILE, TREASURE, CARD, ROLE = (
    names_of("tile", Tile),
    names_of("treasure", Treasure),
    names_of("card", Card),
    names_of("role", Role),
)
# plain numbers where a card is an index: a GPU cannot index with an enum
HELICOPTER_CARD, SANDBAGS_CARD, RISE_CARD = int(Card.HELICOPTER), int(Card.SANDBAGS), int(Card.WATERS_RISE)
HELD = Names("card", CARD.ids[:-1])
ENDINGS, FAULTS, MOMENT = names_of("ending", Ending), names_of("fault", Fault), names_of("moment", Moment)

N_TILES, N_TREASURES, N_CARDS, N_HELD, N_ROLES = len(TILE), len(TREASURE), len(CARD), len(HELD), len(ROLE)
MAX_PLAYERS = 4
ALL_TILES = (1 << N_TILES) - 1  # a bit per tile
LANDING = TILE.number[BOX["tiles"]["landing"]]
STOCK = np.array([BOX["treasure_deck"][card] for card in CARD.ids], np.int8)
TREASURE_TILES = np.array([[TILE.number[t] for t in BOX["tiles"]["treasure"][k]] for k in TREASURE.ids], np.int8)
TREASURE_OF = np.full(N_TILES, -1)
for _k, _pair in enumerate(TREASURE_TILES):
    TREASURE_OF[_pair] = _k
START_TILE = np.array([TILE.number[BOX["tiles"]["start"][role]] for role in ROLE.ids], np.int8)
FLOOD_CARDS = np.array([0, *BOX["water_meter"]["cards"], 0], np.int8)  # by mark, from 1
SKULL = len(FLOOD_CARDS) - 1
DIFFICULTIES = tuple(BOX["water_meter"]["start"])
START_MARK = np.array([BOX["water_meter"]["start"][d] for d in DIFFICULTIES], np.int8)
LAYOUTS = {name: layout["rows"] for name, layout in BOX["layouts"].items()}
NEIGHBOUR = np.array([square_neighbours(rows) for rows in LAYOUTS.values()], np.int8)
N_DIRECTIONS, N_ORTHOGONAL = 8, 4
ACTIONS, DRAWS = BOX["turn"]["actions"], BOX["turn"]["draws"]
HAND_START, HAND_LIMIT, TO_CAPTURE = BOX["hand"]["start"], BOX["hand"]["limit"], BOX["hand"]["to_capture"]
START_FLOODS = BOX["flood_deck"]["start"]
FLOOD_LAYERS = SKULL - 1  # the first deck, and a layer for each rise that is survived

SPACE = ActionSpace(
    Do,
    {
        Do.LAY: (TILE,),  # the next place of the island gets this tile
        Do.FLOOD: (TILE,),  # the next flood card
        Do.ROLE: (ROLE,),  # the next seat's adventurer
        Do.DRAW: (CARD,),  # the next treasure card
        Do.FIRST: (Names("seat", SEAT.ids[:MAX_PLAYERS]),),  # who begins
        Do.MOVE: (TILE,),
        Do.FLY: (TILE,),  # the pilot's flight
        Do.GUIDE: (ROLE, TILE),  # the navigator moves another pawn
        Do.SHORE: (TILE,),
        Do.GIVE: (ROLE, TREASURE),
        Do.CAPTURE: (TREASURE,),
        Do.END: (),
        Do.DISCARD: (HELD,),
        Do.SANDBAG: (TILE,),
        Do.HELICOPTER: (ROLE,),  # play the card: this pawn boards, then others (BOARD), then the flight ends (LAND)
        Do.BOARD: (ROLE,),
        Do.LAND: (TILE,),
        Do.LIFT_OFF: (),  # play the card to win
        Do.SWIM: (TILE,),
        Do.PASS: (),
    },
    nature=5,
)
N_ACTIONS, NATURE = SPACE.count, SPACE.nature
KIND, ONE, TWO = SPACE.kind, SPACE.one, SPACE.two
LAY, FLOOD, CAST, DRAW, FIRST, MOVE, FLY, GUIDE, SHORE, GIVE, CAPTURE, END = SPACE.first[:12]
DISCARD, SANDBAG, HELICOPTER, BOARD, LAND, LIFT_OFF, SWIM, PASS = SPACE.first[12:]

ASKS = AskSpace(
    Ask,
    {
        Ask.LAY: {"subject": "place"},
        Ask.START_FLOOD: {"left": "cards"},
        Ask.ROLE: {"subject": SEAT},
        Ask.DEAL: {"subject": SEAT, "left": "cards"},
        Ask.ACT: {"left": "actions"},
        Ask.GUIDE_MORE: {"subject": SEAT},  # the pawn that has been guided already
        Ask.DRAW: {"left": "cards"},
        Ask.SPECIAL: {"topic": MOMENT},
        Ask.FLIGHT: {"subject": SEATS, "topic": TILE},  # who is aboard; where from
        Ask.FLOOD: {"left": "cards"},
        Ask.SWIM: {"topic": TILE},  # the tile that sank
        Ask.RESCUE: {"topic": TILE},
    },
    {
        Ask.NOTHING: paragraphs("9.1-9.6 1.1 1.2"),
        Ask.LAY: paragraphs("2.1"),
        Ask.START_FLOOD: paragraphs("2.2"),
        Ask.ROLE: paragraphs("2.3"),
        Ask.DEAL: paragraphs("2.4 2.5"),
        Ask.FIRST: paragraphs("2.6"),
        Ask.ACT: paragraphs("3.2 3.1 4.1-4.7 4.9-4.11 5.1-5.4 6.1-6.4 7.1 1.3 1.4"),
        Ask.SHORE_MORE: paragraphs("5.3"),
        Ask.GUIDE_MORE: paragraphs("4.8 4.6 4.7"),
        Ask.DISCARD: paragraphs("6.9-6.11"),
        Ask.DRAW: paragraphs("6.5-6.8 6.12"),
        Ask.SPECIAL: paragraphs("7.1-7.4"),
        Ask.FLIGHT: paragraphs("7.4"),
        Ask.FLOOD: paragraphs("8.1-8.4 8.9 3.3"),
        Ask.SWIM: paragraphs("8.5-8.7"),
        Ask.RESCUE: paragraphs("7.5 8.8"),
    },
)

EVENTS = EventSpace(
    Event,
    {
        Event.LAID: {"tile": TILE},
        Event.FLOODED: {"tile": TILE},
        Event.SUNK: {"tile": TILE},
        Event.CAST: {"seat": SEAT, "role": ROLE, "tile": TILE},
        Event.DEALT: {"seat": SEAT, "card": CARD},
        Event.BEGINS: {"seat": SEAT},
        Event.TURN: {"seat": SEAT, "turn": None},
        Event.MOVED: {"seat": SEAT, "from": TILE, "tile": TILE},
        Event.DIVED: {"seat": SEAT, "from": TILE, "tile": TILE},
        Event.FLEW: {"seat": SEAT, "from": TILE, "tile": TILE},
        Event.GUIDED: {"seat": SEAT, "other": SEAT, "from": TILE, "tile": TILE},
        Event.SHORED: {"seat": SEAT, "tile": TILE},
        Event.GAVE: {"seat": SEAT, "other": SEAT, "card": CARD},
        Event.CAPTURED: {"seat": SEAT, "treasure": TREASURE, "tile": TILE},
        Event.DREW: {"seat": SEAT, "card": CARD},
        Event.WATERS_ROSE: {"seat": SEAT, "mark": None, "cards": None},
        Event.DISCARDED: {"seat": SEAT, "card": CARD},
        Event.SANDBAGGED: {"seat": SEAT, "tile": TILE},
        Event.CALLED: {"seat": SEAT, "other": SEAT},
        Event.BOARDED: {"seat": SEAT, "other": SEAT},
        Event.AIRLIFTED: {"seat": SEAT, "other": SEAT, "from": TILE, "tile": TILE},
        Event.LIFTED_OFF: {"seat": SEAT},
        Event.SWAM: {"seat": SEAT, "from": TILE, "tile": TILE},
        Event.TREASURES_SHUFFLED: {},
        Event.FLOODS_SHUFFLED: {},
        Event.OVER: {"ending": ENDINGS},
    },
)


def _values(enum: type[IntEnum]) -> tuple[str, ...]:
    return tuple(member.name.lower() for member in enum)


OPTIONS = Options(
    2,
    MAX_PLAYERS,
    (
        Option("difficulty", DIFFICULTIES),
        Option("layout", tuple(LAYOUTS)),
        Option("navigator", _values(Navigator)),
        Option("sandbags", _values(Sandbags)),
        Option("rescue", _values(Rescue)),
        Option("hand_limit", _values(HandLimit)),
        Option("dive", _values(Dive)),
    ),
)

STATE = state_record(
    "forbidden_island",
    *((option.name, "i1") for option in OPTIONS.choices),
    ("tile_at", "i1", (N_TILES,)),  # by place of the layout; -1 = not laid yet
    ("place_of", "i1", (N_TILES,)),  # by tile
    ("level", "i1", (N_TILES,)),  # by tile
    ("flood_at", "i1", (N_TILES,)),  # by tile: the layer its card lies in (engine.decks)
    ("flood_top", "i1"),
    ("treasure_deck", "i1", (N_CARDS,)),  # what nobody has seen; the discards are what is neither there nor in a hand
    ("hand", "i1", (MAX_PLAYERS, N_HELD)),
    ("role", "i1", (MAX_PLAYERS,)),  # -1 = nobody
    ("pawn", "i1", (MAX_PLAYERS,)),  # the tile it stands on; -1 = not on the island
    ("captured", "i1", (N_TREASURES,)),  # 1 + the seat that has it; 0 = still on the island
    ("meter", "i1"),  # 1 … SKULL
    ("turn", "i1"),  # the seat whose turn it is; -1 before the first turn
    ("flown", "i1"),  # the pilot has flown this turn
    ("over", "i1"),  # an Ending
)

RULES_VERSION = 1
COOPERATIVE = True
MAX_STEPS = 6000
