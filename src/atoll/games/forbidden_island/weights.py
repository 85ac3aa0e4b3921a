"""The weights of the sensible player by name: `weights[w.LANDING]`. Plain numbers, in the order of weights.toml."""

import tomllib
from pathlib import Path

import numpy as np

FILE = Path(__file__).parent / "weights.toml"
_VALUES = tomllib.loads(FILE.read_text())
NAMES = tuple(_VALUES)
WEIGHTS = np.array([_VALUES[name] for name in NAMES], np.float64)

LANDING, LAST_SITE, BOTH_FLOODED, ONE_FLOODED, BESIDE_KEY, PLAIN, UNDER_PAWN, CUT_OFF = range(8)
SOON, LATER, ENGINEER = range(8, 11)
CAPTURE, CARD_1, CARD_2, CARD_3, CARD_4, CROWD, SCARCE, HELICOPTER, SECOND_HELICOPTER, SANDBAGS = range(11, 21)
CARRY, MEET, MEET_TO_FINISH, APPROACH_2, APPROACH_3, HOME, HOME_EARLY, WATCH, DANGER, GUIDE, AIRLIFT = range(21, 32)
