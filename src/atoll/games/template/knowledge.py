"""What searching bots know of the game: what decides it, in numbers for the value net, and how each level searches."""

from ...engine.compiled import rule
from ...engine.records import Array, State
from .appeal import lead
from .hidden import pieces_left
from .rules import stash
from .state import FLARES, FLARES_NEEDED, STOCK
from .turn import fired

FEATURES = 5
ALL, MOST = float(STOCK.sum()), 24.0
"""Pieces in the wreck at first, and about the worth of half of them."""

LEVELS = {"strong": {"simulations": 100, "candidates": 8}, "expert": {"simulations": 1000, "candidates": 8}}
TRAINING = {
    "first_games": 2000,
    "games": 500,
    "match": 200,
    "hidden": 8,
    "cells": [{"seats": seats, "ship": "near"} for seats in (2, 3)],
}
"""With a ship that comes: rivals' nets tell who is ahead, not whether anybody wins, and would let a far one pass by."""


@rule
def features(s: State, seat: int, out: Array) -> None:
    """The own stash and the lead it gives, the wreck, the own flare, how near the ship is."""
    out[0] = stash(s, seat) / MOST
    out[1] = lead(s, seat) / MOST
    out[2] = pieces_left(s) / ALL
    out[3] = s.flares[seat] / FLARES
    out[4] = fired(s) / FLARES_NEEDED[s.ship]
