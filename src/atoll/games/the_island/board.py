"""The printed board: cells row by row from the top left, their names and neighbours, the island, the harbours."""

import tomllib
from pathlib import Path

import numpy as np

from ...engine.compiled import rule
from ...engine.grids import HEX_DIRECTIONS, OFF, hex_distances, hex_neighbours
from ...engine.names import Names

BOX = tomllib.loads((Path(__file__).parent / "components.toml").read_text())
ROWS = BOX["board"]["rows"]
MARKS = "".join(ROWS)
CELLS = len(MARKS)
CELL = Names("cell", tuple(f"{'abcdefghijklm'[r]}{i + 1}" for r, row in enumerate(ROWS) for i in range(len(row))))

DIRECTION = Names("direction", HEX_DIRECTIONS)
N_DIRECTIONS = len(DIRECTION)
ALL_DIRECTIONS = (1 << N_DIRECTIONS) - 1  # a bit each
HERE = N_DIRECTIONS  # the seventh way to board: the boat in the swimmer's own cell
WAY = Names("direction", (*HEX_DIRECTIONS, "here"))
NEIGHBOUR = hex_neighbours([len(row) for row in ROWS])

SLOTS = np.array([cell for cell, mark in enumerate(MARKS) if mark == "#"], np.int64)  # where the tiles are laid
N_SLOTS = len(SLOTS)
SLOT = Names("cell", tuple(CELL.ids[cell] for cell in SLOTS))
SLOT_OF = np.full(CELLS, OFF, np.int64)
SLOT_OF[SLOTS] = range(N_SLOTS)

SERPENT_STARTS = np.array([cell for cell, mark in enumerate(MARKS) if mark in "SC"], np.int64)
SAFE_ISLAND = Names("island", tuple(BOX["board"]["safe_islands"]))
HARBOUR = np.full(CELLS, OFF, np.int64)  # the safe island that a cell touches
_HARBOURS = [cell for cell, mark in enumerate(MARKS) if mark in "Sh"]
for _cell in _HARBOURS:
    _row = next(r for r in range(len(ROWS)) if _cell < sum(map(len, ROWS[: r + 1])))
    _east = _cell - sum(map(len, ROWS[:_row])) > 0
    HARBOUR[_cell] = 2 * (_row > len(ROWS) // 2) + _east

COAST = np.array([any(MARKS[n] != "#" for n in NEIGHBOUR[cell]) for cell in SLOTS], np.bool_)
"""By slot: does it touch the sea when all tiles lie?"""

_DISTANCES = hex_distances([len(row) for row in ROWS]).astype(np.int8)
SEA_WAYS = _DISTANCES[:, _HARBOURS].min(1).astype(np.int64)
"""For each cell the fewest steps to a harbour, if all land were sea."""


@rule
def distance(one: int, other: int) -> int:
    """Steps between two cells. The table is asked here alone: compiled for a GPU, every function that asks it has a copy."""
    return int(_DISTANCES[one, other])
