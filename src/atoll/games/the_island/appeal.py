"""How sensible an action looks at a glance, by the hopes in outlook.py. Reads a redacted state only."""

from ...engine.asks import current
from ...engine.compiled import rule
from ...engine.records import Array, State
from . import weights as w
from .board import CELLS, COAST, HERE, SEA_WAYS, SLOTS, distance
from .outlook import hope, hope_aboard, hope_on_land, hope_swimming, lure, prey, worth
from .pieces import (
    cell_of,
    deadly_to_swimmers,
    explorers_in_play,
    is_land,
    lurks,
    neighbour,
    owner,
    passengers,
    swims,
)
from .state import (
    ABOARD,
    ACT,
    FIRST_KEPT,
    FIRST_OF,
    KIND_OF,
    MOVE_SERPENT,
    N_BOATS,
    NONE,
    ONE,
    REACH,
    SERPENT,
    TWO,
    WHALE,
    Do,
    Tile,
)
from .weights import WEIGHTS

__all__ = ["WEIGHTS", "appeal"]

STROLL = 0.01
"""What a creature's step costs that leads nowhere: rather than to and fro it stays."""


@rule
def appeal(s: State, seat: int, menu: Array, weights: Array, scores: Array) -> None:
    """Passing is worth nothing, everything else what it adds to the hopes of the seat or takes from the others'."""
    for k in range(menu[0]):
        action = menu[k + 1]
        scores[k] = rate(s, seat, ACT[action], ONE[action], TWO[action], weights)


@rule
def rate(s: State, seat: int, kind: int, one: int, two: int, weights: Array) -> float:
    if kind == Do.STEP:
        return rate_step(s, one, neighbour(s.where[one], two), weights)
    if kind == Do.BOARD:
        return rate_boarding(s, one, two, weights)
    if kind == Do.JUMP:
        return rate_jump(s, one, weights)
    if kind == Do.LAND:
        return worth(s, one) * (1.0 - hope(s, s.where[one], weights))
    if kind == Do.ROW:
        return rate_rowing(s, seat, one, neighbour(s.boat[one], two), weights)
    if kind == Do.SINK:
        return rate_sinking(s, seat, SLOTS[one], weights)
    if kind == Do.GLIDE:
        return rate_gliding(s, seat, one, neighbour(s.creature[one], two), weights)
    if kind == Do.DEFEND:
        return 1.0
    if kind == Do.PLAY:
        return rate_tile(s, seat, FIRST_KEPT + two, weights)
    if kind == Do.PICK:
        return -lure(s, seat, KIND_OF[one], s.creature[one], REACH[KIND_OF[one]], weights)
    if kind == Do.PUT:
        creature = current(s).subject
        return lure(s, seat, KIND_OF[creature], one, REACH[KIND_OF[creature]], weights)
    if kind == Do.CREW:
        return worth(s, one) * (1.0 if owner(s, one) == seat else -1.0)
    return rate_preparation(s, seat, kind, one, two, weights)


@rule
def rate_step(s: State, explorer: int, cell: int, weights: Array) -> float:
    """Walk or swim to where there is more hope; not to where there is none."""
    before = hope(s, s.where[explorer], weights)
    after = 0.0
    if is_land(s, cell):
        after = hope_on_land(s, cell, weights)
    elif not deadly_to_swimmers(s, cell):
        after = hope_swimming(s, cell, weights)
    return worth(s, explorer) * (after - before)


@rule
def rate_boarding(s: State, explorer: int, way: int, weights: Array) -> float:
    here = cell_of(s, s.where[explorer])
    cell = here if way == HERE else neighbour(here, way)
    return worth(s, explorer) * (hope_aboard(s, cell, weights) - hope(s, s.where[explorer], weights))


@rule
def rate_jump(s: State, explorer: int, weights: Array) -> float:
    cell = s.boat[s.where[explorer] - ABOARD]
    after = 0.0 if deadly_to_swimmers(s, cell) else hope_swimming(s, cell, weights)
    return worth(s, explorer) * (after - hope(s, s.where[explorer], weights))


@rule
def rate_rowing(s: State, seat: int, boat: int, cell: int, weights: Array) -> float:
    """With passengers: nearer home, others' explorers counted against it; empty: nearer to the own ones."""
    was = s.boat[boat]
    if passengers(s, boat) == 0:
        return rate_empty_boat(s, seat, was, cell, weights)
    after = hope_aboard(s, cell, weights)
    if lurks(s, SERPENT, cell):
        after = 0.0
    elif lurks(s, WHALE, cell):
        after = 0.0 if deadly_to_swimmers(s, cell) else hope_swimming(s, cell, weights)
    gain = after - hope_aboard(s, was, weights)
    total = 0.0
    for explorer in range(explorers_in_play(s)):
        if s.where[explorer] == ABOARD + boat:
            total += worth(s, explorer) * (1.0 if owner(s, explorer) == seat else -0.4 * weights[w.HARM])
    return gain * total


@rule
def rate_empty_boat(s: State, seat: int, was: int, cell: int, weights: Array) -> float:
    """For each own explorer outside a boat that it comes nearer to, if it is near at all."""
    total = 0.0
    for explorer in range(explorers_in_play(s)):
        place = s.where[explorer]
        if 0 <= place < CELLS and owner(s, explorer) == seat and distance(place, was) <= 4:
            total += worth(s, explorer) * (distance(place, was) - distance(place, cell))
    return 0.2 * weights[w.TO_BOAT] * total


@rule
def rate_sinking(s: State, seat: int, cell: int, weights: Array) -> float:
    """Others' explorers into the water, not the own."""
    total = 0.0
    for explorer in range(explorers_in_play(s)):
        if s.where[explorer] == cell:
            total += worth(s, explorer) * (
                -weights[w.SINK_OWN] if owner(s, explorer) == seat else weights[w.SINK_OTHER]
            )
    return total


@rule
def rate_gliding(s: State, seat: int, creature: int, cell: int, weights: Array) -> float:
    """What it strikes there; else whom it gets near."""
    kind = KIND_OF[creature]
    struck = prey(s, seat, kind, cell, weights)
    if struck < 0.0:
        return struck
    before = lure(s, seat, kind, s.creature[creature], 0, weights)
    if struck > 0.0:
        return struck - min(0.0, before)
    return lure(s, seat, kind, cell, current(s).left - 1, weights) - before - STROLL


@rule
def rate_tile(s: State, seat: int, tile: int, weights: Array) -> float:
    """The dolphin for a swimmer, the wind for a boat, a creature that is a threat is sent away."""
    if tile == Tile.DOLPHIN:
        for explorer in range(explorers_in_play(s)):
            place = s.where[explorer]
            if owner(s, explorer) == seat and swims(s, place) and SEA_WAYS[place] > 0:
                return weights[w.USE_DOLPHIN]
        return -1.0
    if tile == Tile.WIND:
        for boat in range(N_BOATS):
            if s.boat[boat] != NONE and s.crew[boat, seat] > 0 and SEA_WAYS[s.boat[boat]] > 0:
                return weights[w.USE_WIND]
        return -1.0
    kind = tile - MOVE_SERPENT
    worst = 0.0
    for creature in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
        if s.creature[creature] != NONE:
            worst = min(worst, lure(s, seat, kind, s.creature[creature], REACH[kind], weights))
    return weights[w.FLEE] * -worst - 0.1


# -- preparation -------------------------------------------------------------------------------------------------------


@rule
def rate_preparation(s: State, seat: int, kind: int, one: int, two: int, weights: Array) -> float:
    if kind == Do.PLACE:
        return rate_place(s, two, weights)
    if kind == Do.VALUE:
        slot = slot_of(s, current(s).subject)
        return (one + 1) * (rate_place(s, slot, weights) - 0.5 * (weights[w.HEIGHT] + weights[w.NEAR_COAST]))
    if kind == Do.LAUNCH:
        return rate_launch(s, seat, one, weights)
    return 0.0


@rule
def slot_of(s: State, explorer: int) -> int:
    slot = 0
    while SLOTS[slot] != s.where[explorer]:
        slot += 1
    return slot


@rule
def rate_place(s: State, slot: int, weights: Array) -> float:
    """High ground sinks late, the coast is near the boats."""
    return weights[w.HEIGHT] * 0.5 * s.terrain[SLOTS[slot]] + (weights[w.NEAR_COAST] if COAST[slot] else 0.0)


@rule
def rate_launch(s: State, seat: int, cell: int, weights: Array) -> float:
    """Beside the own explorers, on the way home."""
    total = 0.0
    for explorer in range(explorers_in_play(s)):
        if owner(s, explorer) == seat and 0 <= s.where[explorer] < CELLS:
            total += worth(s, explorer) / distance(s.where[explorer], cell)
    return weights[w.NEAR_OWN] * total - weights[w.NEAR_HOME] * SEA_WAYS[cell]
