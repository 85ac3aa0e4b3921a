"""What searching bots know of the game: who has the flag, who is strong where, and how each level searches.

The numbers are a seat's own; the value net compares those of all seats. In a world all values are known, so strength is
what it is: who of two that stand beside each other would win is no guess.
"""

from ...engine.compiled import rule
from ...engine.records import Array, State
from .actions import compare
from .pieces import boat_size, carries_flag, flag_owner, on_island
from .state import (
    CARRIED,
    CELLS,
    EACH,
    HIDDEN_FLAG,
    LAST_TURN,
    MAX_PLAYERS,
    N_RINGS,
    N_STONES,
    NONE,
    OWNER,
    PUBLIC,
    RING_OF,
    SIDE,
    Ground,
    distance,
)

FORCES, FLAG, GROUND, FIGHTS, TABLE = 0, 13, 21, 25, 33
FEATURES = TABLE + 6 + MAX_PLAYERS
FAR = 2 * SIDE

AHEAD = {2: 3, 3: 5, 4: 6}
"""Turns the expert looks ahead, by seats: one and a half rounds."""
LEVELS = {
    "strong": {"simulations": 60, "candidates": 8, "depth": 0},
    "expert": {"simulations": 2500, "candidates": 16, "depth": AHEAD, "judged": AHEAD, "prior": 30},
}
TRAINING = {
    "first_games": 6_000,
    "games": 1_500,
    "match": 300,
    "explore": (5, 4),
    "cells": [{"seats": seats} for seats in (2, 3, 2, 4)],
}
"""The schedule that made value.npz (`atoll train`)."""


@rule
def features(s: State, seat: int, out: Array) -> None:
    for k in range(FEATURES):
        out[k] = 0.0
    forces(s, seat, out)
    flag(s, seat, out)
    fights(s, seat, out)
    at = TABLE
    stones = 0
    land = 0
    for cell in range(CELLS):
        stones += s.ground[cell] == Ground.STONE
        land += s.ground[cell] != Ground.WATER
    out[at] = stones / N_STONES
    out[at + 1] = land / CELLS
    out[at + 2] = s.turns / LAST_TURN
    out[at + 3] = 1.0 if s.turn == seat else 0.0
    out[at + 4] = ((seat - s.turn) % s.seats) / MAX_PLAYERS
    others = 0
    for other in range(s.seats):
        if other != seat and on_island(s, other) + boat_size(s, other) > 0:
            others += 1
    out[at + 5] = others / MAX_PLAYERS
    out[at + 6 + s.seats - 1] = 1.0


@rule
def forces(s: State, seat: int, out: Array) -> None:
    """Explorers ashore and in the boat, their values and rings, coins, and what the others have seen of them."""
    ashore = 0
    together = 0
    best = 0
    rings = 0
    seen = 0
    ones = 0
    sixes = 0
    for explorer in range(EACH * seat, EACH * seat + EACH):
        if s.where[explorer] >= 0:
            ashore += 1
            together += s.value[explorer]
            best = max(best, s.value[explorer])
            rings += s.ring[explorer]
            ones += s.value[explorer] == 1
            sixes += s.value[explorer] == EACH
            seen += (s.seen[explorer] >> PUBLIC) & 1
            out[GROUND + RING_OF[s.where[explorer]]] += 1.0 / EACH
    out[FORCES] = ashore / EACH
    out[FORCES + 1] = 1.0 if ashore == 0 else 0.0
    out[FORCES + 2] = 1.0 if ashore == 1 else 0.0
    out[FORCES + 3] = boat_size(s, seat) / EACH
    out[FORCES + 4] = together / 21.0
    out[FORCES + 5] = best / EACH
    out[FORCES + 6] = rings / 4.0
    out[FORCES + 7] = ones
    out[FORCES + 8] = sixes
    out[FORCES + 9] = seen / EACH
    out[FORCES + 10] = s.purse[seat] / 6.0
    out[FORCES + 11] = min(s.purse[seat] + 0, 2) / 2.0
    if boat_size(s, seat) > 0 and s.boat[seat, 0] != NONE:
        out[FORCES + 12] = s.value[s.boat[seat, 0]] / EACH


@rule
def flag(s: State, seat: int, out: Array) -> None:
    """Who has it, how strong the bearer is, who is near."""
    if s.flag == HIDDEN_FLAG:
        out[FLAG] = 1.0
        return
    if s.flag >= CARRIED:
        bearer = s.flag - CARRIED
        at = s.where[bearer] + 0
        mine = flag_owner(s) == seat
        out[FLAG + (1 if mine else 2)] = 1.0
        if mine:
            out[FLAG + 3] = (s.value[bearer] + s.ring[bearer]) / EACH
            out[FLAG + 4] = RING_OF[at] / N_RINGS
    else:
        at = s.flag + 0
    own = FAR
    theirs = FAR
    for explorer in range(s.seats * EACH):
        if s.where[explorer] >= 0 and not carries_flag(s, explorer):
            if OWNER[explorer] == seat:
                own = min(own, distance(at, s.where[explorer]))
            else:
                theirs = min(theirs, distance(at, s.where[explorer]))
    out[FLAG + 5] = 1.0 - own / FAR
    out[FLAG + 6] = 1.0 - theirs / FAR
    out[FLAG + 7] = 1.0 if own < theirs else 0.0


@rule
def fights(s: State, seat: int, out: Array) -> None:
    """Pairs that stand beside each other, or two steps apart: whom the seat would beat and who would beat it."""
    for mine in range(EACH * seat, EACH * seat + EACH):
        if s.where[mine] < 0:
            continue
        for other in range(s.seats * EACH):
            if OWNER[other] == seat or s.where[other] < 0:
                continue
            away = distance(s.where[mine], s.where[other])
            if away > 2:
                continue
            result = compare(s.value[mine], s.ring[mine], s.value[other], s.ring[other])
            at = FIGHTS + (0 if away == 1 else 2)
            if result > 0:
                out[at] += 0.5
                if carries_flag(s, other):
                    out[FIGHTS + (4 if away == 1 else 5)] = 1.0
            elif result < 0:
                out[at + 1] += 0.5
                if carries_flag(s, mine):
                    out[FIGHTS + (6 if away == 1 else 7)] = 1.0
