"""A sensible player: how good each action of a menu looks at a glance. No search, no dice; a turn is thought through once.

An action of a turn is worth what it brings at once (`gain`) and the best that the rest of the turn can still make of it:
go to some tile, do there what is worth most, and stand there when the cards are drawn (`plan`).
"""

from typing import NamedTuple

from ...engine.asks import current, is_asked
from ...engine.compiled import rule
from ...engine.records import Array, State
from .actions import give_to
from .outlook import FAR, Outlook, cell, chance_of, look, one_step
from .pieces import directions, is_flooded, neighbour, seat_of, stands
from .state import (
    CAPTURE,
    KIND,
    LANDING,
    N_TILES,
    N_TREASURES,
    ONE,
    SHORE,
    TO_CAPTURE,
    TREASURE_OF,
    TWO,
    Ask,
    Do,
    Role,
)
from .worth import WEIGHTS, W, gift_worth, helicopter_worth, keep_worth, loss, relief, standing

__all__ = ["WEIGHTS", "appeal"]

WIN, NEVER = 1e6, -1e6
"""Beyond all that weights can say."""


@rule
def appeal(s: State, seat: int, menu: Array, weights: Array, scores: Array) -> None:
    """A seat that is not asked is told by a positive score that it should interrupt."""
    if menu[0] == 0:
        return
    view = look(s)
    question = current(s).kind
    if not is_asked(s, seat):
        appeal_unasked(s, view, seat, menu, weights, scores)
    elif question == Ask.ACT:
        appeal_of_actions(s, view, seat, menu, weights, scores)
    elif question == Ask.FLIGHT:
        appeal_of_flight(s, view, menu, weights, scores)
    else:
        appeal_of_answers(s, view, seat, menu, weights, scores)


# -- a turn's actions ----------------------------------------------------------------------------------------------------


@rule
def appeal_of_actions(s: State, view: Outlook, seat: int, menu: Array, weights: Array, scores: Array) -> None:
    """Each action with the best rest of the turn; special cards beside the best turn without them."""
    left = current(s).left
    start = cell(s, s.pawn[seat])
    for k in range(menu[0]):
        scores[k] = NEVER
    for tile in range(N_TILES):
        if stands(s, tile) and moves_between(s, view, seat, start, tile, s.flown) <= left:
            consider_stop(s, view, seat, tile, left, menu, weights, scores)
    best = plan(s, view, seat, left, weights)
    for k in range(menu[0]):
        action = menu[k + 1]
        if is_special(KIND[action]):
            scores[k] = best + special_gain(s, view, action, best, weights)
        else:
            scores[k] += gain(s, view, seat, action, weights)


@rule
def consider_stop(
    s: State, view: Outlook, seat: int, tile: int, left: int, menu: Array, weights: Array, scores: Array
) -> None:
    """Which actions of the menu go well with ending the turn on this tile?"""
    worth = standing(s, view, seat, tile, weights)
    deeds = best_deeds(s, view, seat, tile, weights)
    start = s.pawn[seat]
    for k in range(menu[0]):
        action = menu[k + 1]
        kind = KIND[action]
        if kind == Do.END:
            if tile == start:
                scores[k] = worth
        elif not is_special(kind):
            moves = kind == Do.MOVE or kind == Do.FLY
            at = ONE[action] if moves else start
            flown = 1 if kind == Do.FLY else s.flown
            rest = left - 1 - moves_between(s, view, seat, cell(s, at), tile, flown)
            if rest >= 0:
                scores[k] = max(scores[k], worth + sum_of(deeds, rest, action))


@rule
def plan(s: State, view: Outlook, seat: int, left: int, weights: Array) -> float:
    """The best that a turn with so many actions left can come to."""
    start = cell(s, s.pawn[seat])
    best = NEVER
    for tile in range(N_TILES):
        if stands(s, tile):
            rest = left - moves_between(s, view, seat, start, tile, s.flown)
            if rest >= 0:
                deeds = best_deeds(s, view, seat, tile, weights)
                best = max(best, standing(s, view, seat, tile, weights) + sum_of(deeds, rest, -1))
    return best


@rule
def moves_between(s: State, view: Outlook, seat: int, start: int, tile: int, flown: int) -> int:
    """Moves from a cell to a tile in this turn; three at most count."""
    role = s.role[seat]
    goal = cell(s, tile)
    if start == goal:
        return 0
    near = one_step(view, role, start)
    if near & goal != 0 or (role == Role.PILOT and flown == 0):
        return 1
    near = one_step(view, role, near)
    if near & goal != 0:
        return 2
    near = one_step(view, role, near)
    return 3 if near & goal != 0 else FAR


@rule
def gain(s: State, view: Outlook, seat: int, action: int, weights: Array) -> float:
    """What an action brings at once."""
    kind = KIND[action]
    if kind == Do.SHORE:
        return shore_gain(s, view, seat, ONE[action], weights)
    if kind == Do.GIVE:
        return gift_worth(s, seat, seat_of(s, ONE[action]), TWO[action], weights)
    if kind == Do.GUIDE:
        return weights[W.GUIDE] * transfer_gain(s, view, seat_of(s, ONE[action]), TWO[action], weights)
    if kind == Do.CAPTURE:
        return weights[W.CAPTURE]
    return 0.0


@rule
def shore_gain(s: State, view: Outlook, seat: int, tile: int, weights: Array) -> float:
    """§5.3 The engineer mostly finds a second tile."""
    worth = relief(s, view, tile, weights)
    return worth * weights[W.ENGINEER] if s.role[seat] == Role.ENGINEER else worth


@rule
def transfer_gain(s: State, view: Outlook, seat: int, tile: int, weights: Array) -> float:
    """How much better a pawn would stand elsewhere."""
    return standing(s, view, seat, tile, weights) - standing(s, view, seat, s.pawn[seat], weights)


# -- deeds: what can be done on a tile -----------------------------------------------------------------------------------


class Deeds(NamedTuple):
    """The three best actions on a tile, the best first, and what each is worth."""

    first: float
    first_action: int
    second: float
    second_action: int
    third: float
    third_action: int


@rule
def add_deed(deeds: Deeds, worth: float, action: int) -> Deeds:
    if worth > deeds.first:
        return Deeds(worth, action, deeds.first, deeds.first_action, deeds.second, deeds.second_action)
    if worth > deeds.second:
        return Deeds(deeds.first, deeds.first_action, worth, action, deeds.second, deeds.second_action)
    if worth > deeds.third:
        return Deeds(deeds.first, deeds.first_action, deeds.second, deeds.second_action, worth, action)
    return deeds


@rule
def sum_of(deeds: Deeds, actions: int, done: int) -> float:
    """The best so many deeds together, but for one that is done already."""
    total = 0.0
    if actions > 0 and deeds.first_action != done:
        total += deeds.first
        actions -= 1
    if actions > 0 and deeds.second_action != done:
        total += deeds.second
        actions -= 1
    if actions > 0 and deeds.third_action != done:
        total += deeds.third
    return total


@rule
def best_deeds(s: State, view: Outlook, seat: int, tile: int, weights: Array) -> Deeds:
    """What this seat could best do if it stood there: capture, shore up, give."""
    deeds = Deeds(0.0, -1, 0.0, -1, 0.0, -1)
    if is_flooded(s, tile):
        deeds = add_deed(deeds, shore_gain(s, view, seat, tile, weights), SHORE + tile)
    for direction in range(directions(s, seat)):
        beside = neighbour(s, tile, direction)
        if is_flooded(s, beside):
            deeds = add_deed(deeds, shore_gain(s, view, seat, beside, weights), SHORE + beside)
    treasure = TREASURE_OF[tile]
    if treasure >= 0 and s.captured[treasure] == 0 and s.hand[seat, treasure] >= TO_CAPTURE:
        deeds = add_deed(deeds, weights[W.CAPTURE], CAPTURE + treasure)
    for other in range(s.seats):
        if other != seat and (s.pawn[other] == tile or s.role[seat] == Role.MESSENGER):
            deeds = add_gifts(s, seat, other, deeds, weights)
    return deeds


@rule
def add_gifts(s: State, seat: int, other: int, deeds: Deeds, weights: Array) -> Deeds:
    for treasure in range(N_TREASURES):
        if s.hand[seat, treasure] > 0:
            worth = gift_worth(s, seat, other, treasure, weights)
            deeds = add_deed(deeds, worth, give_to(s.role[other], treasure))
    return deeds


# -- special cards -------------------------------------------------------------------------------------------------------


@rule
def is_special(kind: int) -> bool:
    return kind == Do.SANDBAG or kind == Do.HELICOPTER or kind == Do.LIFT_OFF


@rule
def appeal_unasked(s: State, view: Outlook, seat: int, menu: Array, weights: Array, scores: Array) -> None:
    """Special cards in another's turn: the flight home at any time, a lift while that seat still has actions."""
    best = NEVER
    if current(s).kind == Ask.ACT and has_helicopter(menu):
        best = plan(s, view, s.turn, current(s).left, weights)
    for k in range(menu[0]):
        scores[k] = special_gain(s, view, menu[k + 1], best, weights)


@rule
def has_helicopter(menu: Array) -> bool:
    """Helicopter flights stand last in a menu."""
    return KIND[menu[menu[0]]] == Do.HELICOPTER


@rule
def special_gain(s: State, view: Outlook, action: int, best: float, weights: Array) -> float:
    """What playing a special card now is worth, less what the card is worth; `best` is the open turn's plan without it."""
    kind = KIND[action]
    question = current(s).kind
    if kind == Do.LIFT_OFF:
        return WIN
    if kind == Do.HELICOPTER:
        if question == Ask.ACT or question == Ask.SPECIAL or question == Ask.DISCARD or question == Ask.RESCUE:
            return lift_gain(s, view, seat_of(s, ONE[action]), best, weights) - helicopter_worth(s, view, weights)
        return NEVER
    if question == Ask.SPECIAL:
        return chance_of(s, ONE[action], view.now) * loss(s, view, ONE[action], weights) - weights[W.SANDBAGS]
    if question == Ask.DISCARD:
        return relief(s, view, ONE[action], weights) - weights[W.SANDBAGS]
    return NEVER


@rule
def lift_gain(s: State, view: Outlook, seat: int, best: float, weights: Array) -> float:
    """The best landing for this pawn, its companions not counted, among the tiles that a flight could be meant for."""
    most = NEVER
    start = s.pawn[seat]
    for tile in range(N_TILES):
        if tile != start and is_target(s, view, seat, tile):
            most = max(most, landing_gain(s, view, seat, tile, best, weights))
    return most


@rule
def is_target(s: State, view: Outlook, seat: int, tile: int) -> bool:
    """The landing site, a treasure this seat can capture, another pawn's tile."""
    if not stands(s, tile):
        return False
    treasure = TREASURE_OF[tile]
    if treasure >= 0 and s.captured[treasure] == 0 and s.hand[seat, treasure] >= TO_CAPTURE:
        return True
    for other in range(s.seats):
        if s.pawn[other] == tile:
            return True
    return tile == LANDING


@rule
def landing_gain(s: State, view: Outlook, seat: int, tile: int, best: float, weights: Array) -> float:
    """What a flight to this tile is worth to one passenger; whoever has actions left can use them there."""
    if s.asks[0].kind == Ask.ACT and seat == s.turn and best > NEVER:
        deeds = best_deeds(s, view, seat, tile, weights)
        return standing(s, view, seat, tile, weights) + sum_of(deeds, s.asks[0].left, -1) - best
    return weights[W.AIRLIFT] * transfer_gain(s, view, seat, tile, weights)


@rule
def appeal_of_flight(s: State, view: Outlook, menu: Array, weights: Array, scores: Array) -> None:
    """§7.4 Land where it helps those aboard most; whoever would gain by the same flight boards first."""
    aboard = current(s).subject
    best = 0.0
    if s.asks[0].kind == Ask.ACT:
        best = plan(s, view, s.turn, s.asks[0].left, weights)
    goal = -1
    most = NEVER
    for k in range(menu[0]):
        action = menu[k + 1]
        if KIND[action] == Do.LAND:
            scores[k] = flight_gain(s, view, aboard, ONE[action], best, weights)
            if scores[k] > most:
                most = scores[k]
                goal = ONE[action]
    for k in range(menu[0]):
        action = menu[k + 1]
        if KIND[action] == Do.BOARD:
            scores[k] = most + landing_gain(s, view, seat_of(s, ONE[action]), goal, best, weights)


@rule
def flight_gain(s: State, view: Outlook, aboard: int, tile: int, best: float, weights: Array) -> float:
    total = 0.0
    for seat in range(s.seats):
        if (aboard >> seat) & 1 == 1:
            total += landing_gain(s, view, seat, tile, best, weights)
    return total


# -- other questions -----------------------------------------------------------------------------------------------------


@rule
def appeal_of_answers(s: State, view: Outlook, seat: int, menu: Array, weights: Array, scores: Array) -> None:
    for k in range(menu[0]):
        scores[k] = answer_gain(s, view, seat, menu[k + 1], weights)


@rule
def answer_gain(s: State, view: Outlook, seat: int, action: int, weights: Array) -> float:
    """A second tile or pawn, a discard, a window, a swim for one's life; letting go by is worth nothing."""
    kind = KIND[action]
    if is_special(kind):
        return special_gain(s, view, action, NEVER, weights)
    if kind == Do.SHORE:
        return relief(s, view, ONE[action], weights)
    if kind == Do.GUIDE:
        return gain(s, view, seat, action, weights)
    if kind == Do.DISCARD:
        return -keep_worth(s, view, seat, ONE[action], weights)
    if kind == Do.SWIM:
        return standing(s, view, seat, ONE[action], weights)
    return 2 * NEVER if current(s).kind == Ask.RESCUE else 0.0
