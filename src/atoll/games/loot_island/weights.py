"""The weights of the sensible player by name: `weights[w.CARD]`. Plain numbers, in the order of weights.toml."""

import tomllib
from pathlib import Path

import numpy as np

FILE = Path(__file__).parent / "weights.toml"
_VALUES = tomllib.loads(FILE.read_text())
NAMES = tuple(_VALUES)
WEIGHTS = np.array([_VALUES[name] for name in NAMES], np.float64)

CARD, LOOT, LATER, CUBE, DOOM, HURT, HELP, CAPTAIN = range(8)
CROSSING, JEWEL, SKULL, BOOK, AMULET = range(8, 13)
