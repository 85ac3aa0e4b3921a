"""What searching bots know of the game: who has the flag, who is strong where, and how each level searches.

The numbers are a seat's own; the value net compares those of all seats. In a world all values are known, so strength is
what it is: who of two that stand beside each other would win is no guess.
"""

from ...engine.bits import how_many
from ...engine.compiled import rule
from ...engine.records import Array, State
from .actions import compare
from .pieces import beside, boat_size, carries_flag, flag_owner, on_island, own_cells, taken_cells
from .shrinking import outer_cells
from .state import (
    BIT,
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

FORCES, FLAG, GROUND, FIGHTS, RACE, FIELD, SHORE, TABLE = 0, 13, 21, 25, 33, 37, 43, 47
FEATURES = TABLE + 6 + MAX_PLAYERS
FAR = 2 * SIDE
RIM = 4 * (SIDE - 1)
"""Cells of the outermost ring."""
MOST_DUELS = EACH * (MAX_PLAYERS - 1)

AHEAD = {2: 3, 3: 5, 4: 6}
"""Turns the expert looks ahead, by seats: one and a half rounds."""
LEVELS = {
    "strong": {"simulations": 60, "candidates": 8, "depth": 0},
    "expert": {"simulations": 2500, "candidates": 16, "depth": AHEAD, "judged": AHEAD, "prior": 30},
}
TRAINING = {
    "first_games": 24_000,
    "rounds": 4,
    "games": 10_000,
    "match": 1_200,
    "explore": (5, 4),
    "hidden": 64,
    "cells": [{"seats": seats} for seats in (2, 3, 4)],
}
"""The schedule that made value.npz (`atoll train`)."""


@rule
def features(s: State, seat: int, out: Array) -> None:
    for k in range(FEATURES):
        out[k] = 0.0
    forces(s, seat, out)
    flag(s, seat, out)
    fights(s, seat, out)
    race(s, seat, out)
    field(s, seat, out)
    shore(s, seat, out)
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


@rule
def race(s: State, seat: int, out: Array) -> None:
    """To the stones, while one of them hides the flag: how near, and how many are nearest to oneself."""
    if s.flag != HIDDEN_FLAG:
        return
    nearest = FAR
    first = 0
    level = 0
    others = FAR
    for cell in range(CELLS):
        if s.ground[cell] != Ground.STONE:
            continue
        own = FAR
        theirs = FAR
        for explorer in range(s.seats * EACH):
            if s.where[explorer] >= 0:
                if OWNER[explorer] == seat:
                    own = min(own, distance(cell, s.where[explorer]))
                else:
                    theirs = min(theirs, distance(cell, s.where[explorer]))
        nearest = min(nearest, own)
        others = min(others, theirs)
        first += own < theirs
        level += own == theirs
    out[RACE] = 1.0 - nearest / FAR
    out[RACE + 1] = 1.0 - others / FAR
    out[RACE + 2] = first / N_STONES
    out[RACE + 3] = level / N_STONES


@rule
def field(s: State, seat: int, out: Array) -> None:
    """Everybody ashore against everybody: how many duels would be won and lost, who could take the flag, and how far away."""
    pairs = 0
    won = 0
    lost = 0
    takers = 0
    reach = FAR
    bearer = s.flag - CARRIED if s.flag >= CARRIED else -1
    for mine in range(EACH * seat, EACH * seat + EACH):
        if s.where[mine] < 0:
            continue
        for other in range(s.seats * EACH):
            if OWNER[other] == seat or s.where[other] < 0:
                continue
            result = compare(s.value[mine], s.ring[mine], s.value[other], s.ring[other])
            pairs += 1
            won += result > 0
            lost += result < 0
            if (other == bearer and result > 0) or (mine == bearer and result < 0):
                takers += 1
                reach = min(reach, distance(s.where[mine], s.where[other]))
    if pairs > 0:
        out[FIELD] = won / pairs
        out[FIELD + 1] = lost / pairs
    out[FIELD + 2] = pairs / MOST_DUELS
    if bearer >= 0:
        at = FIELD + (3 if OWNER[bearer] == seat else 4)
        out[at] = min(takers, 3) / 3.0
        out[FIELD + 5] = (1.0 - reach / FAR) * (-1.0 if OWNER[bearer] == seat else 1.0)


@rule
def shore(s: State, seat: int, out: Array) -> None:
    """Of the ring that goes next: the tiles that are left, of them free ones, and who stands there; coins near by."""
    cells = outer_cells(s)
    taken = taken_cells(s)
    own = own_cells(s, seat)
    out[SHORE] = how_many(cells) / RIM
    out[SHORE + 1] = min(how_many(cells & ~taken), 4) / 4.0
    out[SHORE + 2] = how_many(cells & own) / EACH
    coins = 0
    near = beside(own)
    for cell in range(CELLS):
        if s.coins[cell] > 0 and near & BIT[cell] != 0:
            coins += s.coins[cell]
    out[SHORE + 3] = coins / 3.0
