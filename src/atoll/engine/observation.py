"""What the numbers of `encode` mean: named pieces, each a row of columns or a table of rows and columns.

A game declares them in `observation.py` as PIECES, in the order in which `encode` writes. Drivers cut the numbers into
arrays by these names; the tables in docs/research.md are made from them.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from .records import Array

AHEAD = ("viewer", "next", "second", "third", "fourth", "fifth", "sixth", "seventh")
"""Rows of a table by seat: who looks, then the others in the order of play."""


@dataclass(frozen=True)
class Piece:
    """`Piece("tiles", ("dry", "flooded"), rows=TILE.ids)`: a number for each column, in every row if there are rows."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[str, ...] = ()

    @property
    def shape(self) -> tuple[int, ...]:
        return (len(self.rows), len(self.columns)) if self.rows else (len(self.columns),)

    @property
    def size(self) -> int:
        return max(len(self.rows), 1) * len(self.columns)


def cut(pieces: Iterable[Piece], numbers: Array) -> Mapping[str, Array]:
    """Views of the numbers by the pieces' names; `numbers` may have further axes before its last."""
    found = {}
    at = 0
    for piece in pieces:
        found[piece.name] = numbers[..., at : at + piece.size].reshape(*numbers.shape[:-1], *piece.shape)
        at += piece.size
    return found
