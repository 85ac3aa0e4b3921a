"""What searching bots know of the game: how far each seat's people have come, and how each level searches.

The numbers are a seat's own; the value net compares those of all seats. What counts is treasure: an explorer counts by
its value (in a world all values are known).
"""

from ...engine.compiled import rule
from ...engine.records import Array, State
from .board import CELLS, N_SLOTS, SEA_WAYS, distance
from .outlook import hope, way_to_boat, worth
from .pieces import explorers_in_play, owner
from .state import (
    ABOARD,
    FIRST_KEPT,
    FIRST_OF,
    LOST,
    MAX_PLAYERS,
    N_BOATS,
    N_KINDS,
    N_TERRAINS,
    N_TILES,
    NONE,
    REACH,
    SAFE,
    SERPENT,
    TERRAIN_STOCK,
    UNPLACED,
    WHALE,
)
from .weights import WEIGHTS

ALL_VALUES = 20.0
"""About what a seat's explorers are worth together."""
ABOARD_BY_WAY, SWIMMING_BY_WAY, ON_LAND_BY_WAY = 6, 4, 4
N_HELD = N_TILES - FIRST_KEPT
SAVED = 0
ROWING = SAVED + 2
SWIMMING = ROWING + ABOARD_BY_WAY
WALKING = SWIMMING + SWIMMING_BY_WAY
GROUND = WALKING + ON_LAND_BY_WAY
THREATENED = GROUND + N_TERRAINS
HOPES = THREATENED + 4
HELD = HOPES + 3
TABLE = HELD + N_HELD
FEATURES = TABLE + 3 + N_TERRAINS + MAX_PLAYERS

LEVELS = {
    "beginner": {"overlooks": 65},
    "strong": {"simulations": 120, "candidates": 10, "depth": 0},
    "expert": {"simulations": {2: 800, 4: 1600}, "candidates": 12, "depth": 6, "judged": 6, "prior": 30},
}
TRAINING = {
    "first_games": 8_000,
    "rounds": 2,
    "games": 3_000,
    "match": 600,
    "explore": (5, 4),
    "cells": [{"seats": seats} for seats in (2, 3, 2, 4)],
}
"""The schedule that made value.npz (`atoll train`)."""


@rule
def features(s: State, seat: int, out: Array) -> None:
    for k in range(FEATURES):
        out[k] = 0.0
    for explorer in range(explorers_in_play(s)):
        if owner(s, explorer) == seat and s.where[explorer] != UNPLACED:
            one_explorer(s, explorer, out)
    for terrain in range(N_TERRAINS):
        for tile in range(FIRST_KEPT, N_TILES):
            out[HELD + tile - FIRST_KEPT] += s.hand[seat, terrain, tile] / 2.0
    at = TABLE
    out[at] = s.land / N_SLOTS
    out[at + 1] = 1.0 if s.turn == seat else 0.0
    out[at + 2] = ((seat - s.turn) % s.seats) / MAX_PLAYERS
    at += 3
    for cell in range(CELLS):
        if s.terrain[cell] < N_TERRAINS:
            out[at + s.terrain[cell]] += 1.0
    for terrain in range(N_TERRAINS):
        out[at + terrain] /= TERRAIN_STOCK[terrain]
    out[at + N_TERRAINS + s.seats - 1] = 1.0


@rule
def one_explorer(s: State, explorer: int, out: Array) -> None:
    """Safe, lost, in a boat, in the water or ashore: by the way that is left and what lurks beside it."""
    place = s.where[explorer]
    counts = worth(s, explorer) / ALL_VALUES
    if place == LOST:
        return
    if SAFE <= place < LOST:
        out[SAVED] += counts
        out[SAVED + 1] += 0.1
        out[HOPES] += counts
        return
    hopes = hope(s, place, WEIGHTS)
    out[HOPES] += counts * hopes
    out[HOPES + 1] += 0.1 * hopes
    out[HOPES + 2] += 0.1
    if ABOARD <= place < ABOARD + N_BOATS:
        cell = s.boat[place - ABOARD] + 0
        out[ROWING + min(SEA_WAYS[cell], ABOARD_BY_WAY - 1)] += counts
        in_danger(s, cell, True, counts, out)
    elif s.terrain[place] < N_TERRAINS:
        out[WALKING + min(way_to_boat(s, place) - 1, ON_LAND_BY_WAY - 1)] += counts
        out[GROUND + s.terrain[place]] += counts
    else:
        out[SWIMMING + min(SEA_WAYS[place], SWIMMING_BY_WAY - 1)] += counts
        in_danger(s, place + 0, False, counts, out)


@rule
def in_danger(s: State, cell: int, aboard: bool, counts: float, out: Array) -> None:
    """Creatures that could do harm here: after one roll of the die, or right beside it."""
    for kind in range(N_KINDS):
        if kind == SERPENT or (kind == WHALE) == aboard:
            nearest = CELLS
            for creature in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
                if s.creature[creature] != NONE:
                    nearest = min(nearest, distance(cell, s.creature[creature]))
            if nearest <= REACH[kind]:
                out[THREATENED + (0 if kind == SERPENT else 1)] += counts
            if nearest == 1:
                out[THREATENED + (2 if kind == SERPENT else 3)] += counts
