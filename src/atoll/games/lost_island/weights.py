"""The weights of the sensible player by name: `weights[w.WIN]`. Plain numbers, in the order of weights.toml."""

import tomllib
from pathlib import Path

import numpy as np

FILE = Path(__file__).parent / "weights.toml"
_VALUES = tomllib.loads(FILE.read_text())
NAMES = tuple(_VALUES)
WEIGHTS = np.array([_VALUES[name] for name in NAMES], np.float64)

WIN, LOSE, FLAG = range(3)
STONE, COIN, INNER, HUNT, GUARD = range(3, 8)
REINFORCE, REVEAL = range(8, 10)
RING, RECRUIT, SPY, SAVE, MINER = range(10, 15)
HIT, RISK = range(15, 17)
DUEL, WAY, CHASE = range(17, 20)
