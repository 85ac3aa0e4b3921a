"""Boards as tables: cells by number, neighbours by direction."""

from collections.abc import Sequence

import numpy as np

from .records import Array

ORTHOGONAL = ((-1, 0), (0, 1), (1, 0), (0, -1))
DIAGONAL = ((-1, 1), (1, 1), (1, -1), (-1, -1))
OFF = -1


def cells_of(drawing: Sequence[str]) -> list[tuple[int, int]]:
    """(row, column) of every '#' of a drawing, in reading order."""
    return [(r, c) for r, line in enumerate(drawing) for c, mark in enumerate(line) if mark == "#"]


def square_neighbours(drawing: Sequence[str]) -> Array:
    """neighbour[cell, direction]: north, east, south, west, then the diagonals from north-east; OFF where there is none."""
    cells = cells_of(drawing)
    number = {cell: i for i, cell in enumerate(cells)}
    steps = ORTHOGONAL + DIAGONAL
    return np.array([[number.get((r + dr, c + dc), OFF) for dr, dc in steps] for r, c in cells], np.int8)
