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


HEX_DIRECTIONS = ("e", "ne", "nw", "w", "sw", "se")


def hex_places(lengths: Sequence[int]) -> list[tuple[int, int]]:
    """(row, x) of pointy hexes in rows of these lengths, each row centred; x in half cells from the axis."""
    return [(r, 2 * i - (n - 1)) for r, n in enumerate(lengths) for i in range(n)]


def hex_neighbours(lengths: Sequence[int]) -> Array:
    """neighbour[cell, direction], directions as HEX_DIRECTIONS; OFF where there is none."""
    places = hex_places(lengths)
    number = {place: cell for cell, place in enumerate(places)}
    steps = ((0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1), (1, 1))
    return np.array([[number.get((r + dr, x + dx), OFF) for dr, dx in steps] for r, x in places], np.int16)


def hex_distances(lengths: Sequence[int]) -> Array:
    """distance[cell, other] in steps, straight over everything."""
    places = hex_places(lengths)
    return np.array([[_hex_steps(abs(r - q), abs(x - y)) for q, y in places] for r, x in places], np.int64)


def _hex_steps(rows: int, halves: int) -> int:
    """Each step to another row is half a cell aside for free."""
    return rows + max(halves - rows, 0) // 2
