"""What searching bots know of the game: the gold so far, the curse, what each compass may bring, and how levels search.

The numbers are a seat's own; the value net compares those of all seats.
"""

from ...engine.compiled import rule
from ...engine.records import Array, State
from .appeal import hope, rounds_until
from .compasses import in_supply, level, stack_size
from .loot import crosses, kept
from .maps import counted
from .scoring import different_skulls, line, other_kinds
from .state import (
    CHESTS_LAID,
    HAND,
    LANDINGS,
    MAX_PLAYERS,
    N_CARDS,
    N_KINDS,
    NEEDED,
    NONE,
    NUMBER_OF,
    ROUNDS,
    TOO_CURSED,
    Kind,
    Line,
    Out,
    Stage,
    Symbol,
)
from .weights import WEIGHTS

MUCH = 30.0
"""A good part of a winner's gold."""
SHEET = 0
N_LINES = int(Line.TOTAL)
CURSE = SHEET + N_LINES + 1
KINDS = CURSE + 6
HOPES = KINDS + N_KINDS + 3
WAITS = ROUNDS + 1
CARDS = HOPES + 2 * WAITS + 3
TABLE = CARDS + 7
FEATURES = TABLE + 6 + MAX_PLAYERS

LEVELS = {
    "strong": {"simulations": 60, "candidates": 8, "depth": 0},
    "expert": {"simulations": 2000, "candidates": 24, "depth": 3, "judged": 3, "prior": 20},
}
TRAINING = {
    "first_games": 5_000,
    "games": 1_200,
    "match": 300,
    "explore": (5, 4),
    "cells": [{"seats": seats} for seats in (2, 3, 2, 4)],
}
"""The schedule of `atoll train`. value.npz came of such a run with rules written otherwise: docs/bots.md (`atoll train`)."""


@rule
def features(s: State, seat: int, out: Array) -> None:
    for k in range(FEATURES):
        out[k] = 0.0
    sheet(s, seat, out)
    compasses(s, seat, out)
    cards(s, seat, out)
    out[TABLE] = s.day / ROUNDS
    out[TABLE + 1] = 1.0 if s.stage >= Stage.EXPLORE else 0.0
    out[TABLE + 2] = 1.0 if s.stage >= Stage.FINAL else 0.0
    out[TABLE + 3] = 1.0 if s.tile == seat else 0.0
    out[TABLE + 4] = s.passed[seat]
    out[TABLE + 5] = 1.0 if s.turn == seat else 0.0
    out[TABLE + 6 + s.seats - 1] = 1.0


@rule
def sheet(s: State, seat: int, out: Array) -> None:
    """The score as it stands, the curse, and treasures that more of the same would make worth more."""
    gold = 0
    for which in range(N_LINES):
        worth = line(s, seat, which)
        out[SHEET + which] = worth / MUCH
        gold += worth
    out[SHEET + N_LINES] = gold / MUCH
    cubes = s.cubes[seat] + 0
    out[CURSE] = cubes / TOO_CURSED
    out[CURSE + 1] = max(cubes - 6, 0) / 6.0
    out[CURSE + 2] = max(cubes - 9, 0) / 4.0
    out[CURSE + 3] = 1.0 if cubes >= TOO_CURSED else 0.0
    out[CURSE + 4] = 1.0 if s.out[seat] != Out.NO else 0.0
    out[CURSE + 5] = max(cubes - 9, 0) * s.day / (4.0 * ROUNDS)
    for kind in range(N_KINDS):
        out[KINDS + kind] = kept(s, seat, kind) / 4.0
    out[KINDS + N_KINDS] = crosses(s, seat) / 6.0
    out[KINDS + N_KINDS + 1] = different_skulls(s, seat, 0) * other_kinds(s, seat) / 10.0
    out[KINDS + N_KINDS + 2] = 1.0 if kept(s, seat, Kind.JEWEL) % 3 == 2 else 0.0


@rule
def compasses(s: State, seat: int, out: Array) -> None:
    """What the own compasses may bring, by the rounds until their coast is explored."""
    for landing in range(LANDINGS):
        place = level(s, landing, seat)
        if place == NONE:
            continue
        wait = rounds_until(s, landing)
        out[HOPES + wait] += hope(s, seat, landing, 0, 0, place, WEIGHTS) / MUCH
        out[HOPES + WAITS + wait] += 1.0 if counted(s, landing) >= NEEDED[s.seats] else 0.0
        out[HOPES + 2 * WAITS] += (1.0 if place == 0 else 0.0) / 3.0
        out[HOPES + 2 * WAITS + 1] += s.laid[landing, CHESTS_LAID] / 6.0
        out[HOPES + 2 * WAITS + 2] += 1.0 / stack_size(s, landing)


@rule
def cards(s: State, seat: int, out: Array) -> None:
    """The hand: how many, how high, which symbols; compasses to place."""
    high = 0
    low = 0
    chests = 0
    helps = 0
    for card in range(N_CARDS):
        if s.where[card] == HAND + seat:
            high += NUMBER_OF[card] >= 7
            low += NUMBER_OF[card] <= 3
            chests += s.symbol[card] == Symbol.CHEST
            helps += s.symbol[card] == Symbol.DRAW or s.symbol[card] == Symbol.REMOVE or s.symbol[card] == Symbol.PLUS
    out[CARDS] = s.hand_size[seat] / 8.0
    out[CARDS + 1] = high / 8.0
    out[CARDS + 2] = low / 8.0
    out[CARDS + 3] = chests / 4.0
    out[CARDS + 4] = helps / 4.0
    out[CARDS + 5] = in_supply(s, seat) / 3.0
    out[CARDS + 6] = 0.0 if s.passed[seat] else s.hand_size[seat] / 8.0
