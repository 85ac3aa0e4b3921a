"""The words of the game as enums, its tables from components.toml, the record, the action space, the options."""

import tomllib
from enum import IntEnum
from pathlib import Path

import numpy as np

from ...engine.actions import ActionSpace
from ...engine.asks import AskSpace, paragraphs
from ...engine.events import EventSpace
from ...engine.names import SEAT, names_of
from ...engine.options import Option, Options
from ...engine.records import state_record

BOX = tomllib.loads((Path(__file__).parent / "components.toml").read_text())


class Wood(IntEnum):
    PLANK, ROPE, SAIL = range(3)


class Ask(IntEnum):
    """What the game waits on. Nature answers DEAL and WASH; SNATCH is a window."""

    NOTHING, DEAL, TURN, WASH, SNATCH, STOW = range(6)


class Do(IntEnum):
    """What can be done; nature's kinds first."""

    DEAL, WASH, SEARCH, FLARE, SNATCH, PASS, BURY = range(7)


class Event(IntEnum):
    DEALT, HOLDS, TURN, WASHED_UP, SNATCHED, BURIED, HID, FIRED, SHOWED, OVER = range(10)


class Ending(IntEnum):
    NONE, RESCUED, STRANDED = range(3)


class Fault(IntEnum):
    NONE, WOOD, FLARES, TURN, ASKS, OVER = range(6)


WOOD, ENDINGS, FAULTS = names_of("wood", Wood), names_of("ending", Ending), names_of("fault", Fault)
N_WOOD = len(WOOD)
MAX_PLAYERS = 3
STOCK = np.array([BOX["wood"][wood] for wood in WOOD.ids], np.int8)
WORTH = np.array([BOX["worth"][wood] for wood in WOOD.ids], np.int8)
FLARES = BOX["flares"]["each"]
SHIPS = tuple(BOX["flares"]["bring_the_ship"])
FLARES_NEEDED = np.array([BOX["flares"]["bring_the_ship"][ship] for ship in SHIPS], np.int8)

SPACE = ActionSpace(
    Do,
    {
        Do.DEAL: (WOOD,),  # a piece for somebody's hand, seen by its owner alone
        Do.WASH: (WOOD,),  # a piece for the beach, seen by all
        Do.SEARCH: (),
        Do.FLARE: (),
        Do.SNATCH: (),
        Do.PASS: (),
        Do.BURY: (WOOD,),  # seen by its owner alone
    },
    nature=2,
)
NATURE = SPACE.nature
KIND, ONE = SPACE.kind, SPACE.one
DEAL, WASH, SEARCH, FLARE, SNATCH, PASS, BURY = SPACE.first

ASKS = AskSpace(
    Ask,
    {Ask.DEAL: {"subject": SEAT}, Ask.SNATCH: {"subject": SEAT}},  # who is dealt to; who found the piece
    {
        Ask.NOTHING: paragraphs("6.1-6.4 1.1"),
        Ask.DEAL: paragraphs("2.1 2.2 1.2"),
        Ask.TURN: paragraphs("3.1 5.1"),
        Ask.WASH: paragraphs("3.1"),
        Ask.SNATCH: paragraphs("4.1 4.2 3.2"),
        Ask.STOW: paragraphs("3.3 3.4"),
    },
)

EVENTS = EventSpace(
    Event,
    {
        Event.DEALT: {"seat": SEAT},
        Event.HOLDS: {"seat": SEAT, "wood": WOOD},  # to its owner
        Event.TURN: {"seat": SEAT, "turn": None},
        Event.WASHED_UP: {"seat": SEAT, "wood": WOOD},
        Event.SNATCHED: {"seat": SEAT, "other": SEAT, "wood": WOOD},
        Event.BURIED: {"seat": SEAT},
        Event.HID: {"seat": SEAT, "wood": WOOD},  # to its owner
        Event.FIRED: {"seat": SEAT},
        Event.SHOWED: {"seat": SEAT, "planks": None, "ropes": None, "sails": None},
        Event.OVER: {"ending": ENDINGS},
    },
    reveals=(Event.SNATCHED, Event.SHOWED),  # what was in a hand, in a stash
)

OPTIONS = Options(2, MAX_PLAYERS, (Option("ship", SHIPS),))

STATE = state_record(
    "template",
    *((option.name, "i1") for option in OPTIONS.choices),
    ("hand", "i1", (MAX_PLAYERS, N_WOOD)),  # private: each owner knows what, all know how many (hand_size)
    ("hand_size", "i1", (MAX_PLAYERS,)),
    ("buried", "i1", (MAX_PLAYERS, N_WOOD)),  # private in the same way
    ("buried_size", "i1", (MAX_PLAYERS,)),
    ("drifted", "i1", (N_WOOD,)),  # shown to snatch, gone
    ("beach", "i1"),  # the piece that lies on the beach; -1 = none
    ("flares", "i1", (MAX_PLAYERS,)),
    ("turn", "i1"),  # the seat whose turn it is; -1 before the first turn
    ("over", "i1"),  # an Ending
)

RULES_VERSION = 1
MAX_STEPS = 60
