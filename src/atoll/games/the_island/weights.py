"""The weights of the sensible player by name: `weights[w.ABOARD]`. Plain numbers, in the order of weights.toml."""

import tomllib
from pathlib import Path

import numpy as np

FILE = Path(__file__).parent / "weights.toml"
_VALUES = tomllib.loads(FILE.read_text())
NAMES = tuple(_VALUES)
WEIGHTS = np.array([_VALUES[name] for name in NAMES], np.float64)

ABOARD, SWIMMING, ON_LAND, BY_BOAT, BY_SWIMMING, TO_BOAT, IN_HARBOUR, EXPOSED = range(8)
HARM, CAPSIZED, APPROACH, SINK_OTHER, SINK_OWN = range(8, 13)
USE_DOLPHIN, USE_WIND, FLEE = range(13, 16)
HEIGHT, NEAR_COAST, NEAR_OWN, NEAR_HOME = range(16, 20)
