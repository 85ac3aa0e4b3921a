"""A sensible player: how good each action of a menu looks at a glance. No search, no dice; a turn is thought through once.

An action of a turn is worth what it brings at once (`gain`) and the best that the rest of the turn can still make of it:
go to some tile, do there what is worth most, and stand there when the cards are drawn (`plan`).
"""

from typing import NamedTuple

from ...engine.asks import current, is_asked
from ...engine.compiled import rule
from ...engine.records import Array, State
from . import weights as w
from .actions import give_to
from .outlook import FAR, Outlook, cell, chance_of, is_cut_off, look, one_step, spread_wide
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
from .worth import Aims, aims_of, gift_worth, helicopter_worth, keep_worth, loss, relief, standing

WIN, NEVER = 1e6, -1e6
"""Beyond all that weights can say."""


@rule
def appeal(s: State, seat: int, menu: Array, weights: Array, scores: Array) -> None:
    """A seat that is not asked is told by a positive score that it should interrupt."""
    if menu[0] < 2 and is_asked(s, seat):
        scores[0] = 0.0
        return
    question = current(s).kind
    if not is_asked(s, seat):
        appeal_unasked(s, menu, weights, scores)
    elif question == Ask.ACT:
        appeal_of_actions(s, look(s), seat, menu, weights, scores)
    elif question == Ask.FLIGHT:
        appeal_of_flight(s, look(s), menu, weights, scores)
    else:
        appeal_of_answers(s, look(s), seat, menu, weights, scores)


# -- a turn's actions ----------------------------------------------------------------------------------------------------


@rule
def appeal_of_actions(s: State, view: Outlook, seat: int, menu: Array, weights: Array, scores: Array) -> None:
    """Each action with the best rest of the turn; special cards beside the best turn without them."""
    best = appeal_of_plain_actions(s, view, seat, menu, weights, scores)
    for k in range(menu[0]):
        if is_special(KIND[menu[k + 1]]):
            scores[k] = best + special_gain(s, view, menu[k + 1], best, weights)


@rule
def appeal_of_plain_actions(s: State, view: Outlook, seat: int, menu: Array, weights: Array, scores: Array) -> float:
    """All but special cards; returns the best."""
    stay = NEVER
    left = current(s).left
    aims = aims_of(s, view, seat, weights)
    in_reach = reach(s, view, seat, cell(s, s.pawn[seat]), left, s.flown)
    for k in range(menu[0]):
        scores[k] = NEVER
    for tile in range(N_TILES):
        if cell(s, tile) & in_reach != 0:
            stay = max(stay, consider_stop(s, view, aims, seat, tile, left - 1, menu, weights, scores))
    best = NEVER
    if s.role[seat] == Role.NAVIGATOR:
        appeal_of_guiding(s, view, seat, menu, weights, scores)
    for k in range(menu[0]):
        kind = KIND[menu[k + 1]]
        if kind == Do.CAPTURE:
            scores[k] = stay
        elif kind == Do.GUIDE:
            scores[k] += stay
        if not is_special(kind):
            scores[k] += gain(s, view, seat, menu[k + 1], weights)
            best = max(best, scores[k])
    return best


@rule
def appeal_of_guiding(s: State, view: Outlook, seat: int, menu: Array, weights: Array, scores: Array) -> None:
    """How much better the guided pawn would stand."""
    for other in range(s.seats):
        if other != seat:
            role = s.role[other]
            aims = aims_of(s, view, other, weights)
            before = standing(s, view, aims, role, s.pawn[other], weights)
            for k in range(menu[0]):
                action = menu[k + 1]
                if KIND[action] == Do.GUIDE and ONE[action] == role:
                    after = standing(s, view, aims, role, TWO[action], weights)
                    scores[k] = weights[w.GUIDE] * (after - before)


@rule
def consider_stop(
    s: State,
    view: Outlook,
    aims: Aims,
    seat: int,
    tile: int,
    left: int,
    menu: Array,
    weights: Array,
    scores: Array,
) -> float:
    """Which actions of the menu, with so many left after them, go well with ending the turn on this tile?

    Returns what that is worth after an action that changes nothing for the plan, as guiding somebody.
    """
    worth = standing(s, view, aims, s.role[seat], tile, weights)
    deeds = best_deeds(s, view, seat, tile, weights)
    here = cell(s, tile)
    near = reach(s, view, seat, here, min(left, 1), 1)
    around = reach(s, view, seat, here, left, 1)
    at_once = worth + sum_of(deeds, left, -1)
    after_one = worth + sum_of(deeds, left - 1, -1)
    flies = s.role[seat] == Role.PILOT and s.flown == 0 and left > 0
    start = cell(s, s.pawn[seat])
    moves = 0 if start == here else 1 if flies or start & near != 0 else 2 if start & around != 0 else FAR
    for k in range(menu[0]):
        action = menu[k + 1]
        kind = KIND[action]
        if kind == Do.MOVE or kind == Do.FLY:
            at = cell(s, ONE[action])
            if at == here:
                scores[k] = max(scores[k], at_once)
            elif at & near != 0 or (flies and kind == Do.MOVE):
                scores[k] = max(scores[k], after_one)
            elif at & around != 0:
                scores[k] = max(scores[k], worth)
        elif kind == Do.SHORE or kind == Do.GIVE:
            if moves <= left:
                scores[k] = max(scores[k], worth + sum_of(deeds, left - moves, action))
        elif kind == Do.END and here == start:
            scores[k] = worth
    return worth + sum_of(deeds, left - moves, -1) if moves <= left else NEVER


@rule
def reach(s: State, view: Outlook, seat: int, start: int, moves: int, flown: int) -> int:
    """Where so many moves lead, fewer too."""
    if s.role[seat] == Role.PILOT and flown == 0 and moves > 0:
        return view.land
    cells = start
    for _ in range(moves):
        cells = one_step(view, s.role[seat], cells)
    return cells


@rule
def plan(s: State, view: Outlook, seat: int, left: int, weights: Array) -> float:
    """The best that a turn with so many actions left can come to."""
    start = cell(s, s.pawn[seat])
    aims = aims_of(s, view, seat, weights)
    best = NEVER
    for tile in range(N_TILES):
        rest = left
        while rest >= 0 and reach(s, view, seat, start, left - rest, s.flown) & cell(s, tile) == 0:
            rest -= 1
        if rest >= 0 and stands(s, tile):
            deeds = best_deeds(s, view, seat, tile, weights)
            best = max(best, standing(s, view, aims, s.role[seat], tile, weights) + sum_of(deeds, rest, -1))
    return best


@rule
def gain(s: State, view: Outlook, seat: int, action: int, weights: Array) -> float:
    """What an action brings at once."""
    kind = KIND[action]
    if kind == Do.SHORE:
        return shore_gain(s, view, seat, ONE[action], weights)
    if kind == Do.GIVE:
        return gift_worth(s, seat, seat_of(s, ONE[action]), TWO[action], weights)
    return weights[w.CAPTURE] if kind == Do.CAPTURE else 0.0


@rule
def shore_gain(s: State, view: Outlook, seat: int, tile: int, weights: Array) -> float:
    """§5.3 The engineer mostly finds a second tile."""
    worth = relief(s, view, tile, weights)
    return worth * weights[w.ENGINEER] if s.role[seat] == Role.ENGINEER else worth


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
    if spread_wide(cell(s, tile), view.stride) & view.land & ~view.dry != 0:
        for direction in range(directions(s, seat)):
            beside = neighbour(s, tile, direction)
            if is_flooded(s, beside):
                deeds = add_deed(deeds, shore_gain(s, view, seat, beside, weights), SHORE + beside)
    treasure = TREASURE_OF[tile]
    if treasure >= 0 and s.captured[treasure] == 0 and s.hand[seat, treasure] >= TO_CAPTURE:
        deeds = add_deed(deeds, weights[w.CAPTURE], CAPTURE + treasure)
    for other in range(s.seats):
        if other != seat and (s.pawn[other] == tile or s.role[seat] == Role.MESSENGER):
            deeds = add_gifts(s, seat, other, deeds, weights)
    return deeds


@rule
def add_gifts(s: State, seat: int, other: int, deeds: Deeds, weights: Array) -> Deeds:
    """A card of each treasure, and a second one of the same: that is worth as much at least."""
    for treasure in range(N_TREASURES):
        if s.hand[seat, treasure] > 0:
            worth = gift_worth(s, seat, other, treasure, weights)
            deeds = add_deed(deeds, worth, give_to(s.role[other], treasure))
            if s.hand[seat, treasure] > 1 and s.hand[other, treasure] + 2 <= TO_CAPTURE:
                deeds = add_deed(deeds, worth, -1)
    return deeds


# -- special cards -------------------------------------------------------------------------------------------------------


@rule
def is_special(kind: int) -> bool:
    return kind == Do.SANDBAG or kind == Do.HELICOPTER or kind == Do.LIFT_OFF


@rule
def appeal_unasked(s: State, menu: Array, weights: Array, scores: Array) -> None:
    """Special cards in another's turn: the flight home at any time, a lift while that seat still has actions."""
    for k in range(menu[0]):
        scores[k] = WIN if KIND[menu[k + 1]] == Do.LIFT_OFF else NEVER
    if current(s).kind == Ask.ACT and KIND[menu[menu[0]]] == Do.HELICOPTER and is_lift_due(s):
        view = look(s)
        best = plan(s, view, s.turn, current(s).left, weights)
        for k in range(menu[0]):
            scores[k] = special_gain(s, view, menu[k + 1], best, weights)


@rule
def special_gain(s: State, view: Outlook, action: int, best: float, weights: Array) -> float:
    """What playing a special card now is worth, less what the card is worth; `best` is the open turn's plan without it."""
    kind = KIND[action]
    if kind == Do.LIFT_OFF:
        return WIN
    if kind == Do.HELICOPTER:
        return lift_gain(s, view, seat_of(s, ONE[action]), best, weights) - helicopter_worth(s, view, weights)
    question = current(s).kind
    if question == Ask.SPECIAL:
        return chance_of(s, ONE[action], view.now) * loss(s, view, ONE[action], weights) - weights[w.SANDBAGS]
    if question == Ask.DISCARD:
        return relief(s, view, ONE[action], weights) - weights[w.SANDBAGS]
    return NEVER


@rule
def is_lift_due(s: State) -> bool:
    """Somebody can capture a treasure, or all go home: only then is a flight worth a thought."""
    missing = False
    for treasure in range(N_TREASURES):
        if s.captured[treasure] == 0:
            missing = True
            for seat in range(s.seats):
                if s.hand[seat, treasure] >= TO_CAPTURE:
                    return True
    return not missing


@rule
def lift_gain(s: State, view: Outlook, seat: int, best: float, weights: Array) -> float:
    """The best landing for this pawn, its companions not counted, among the tiles that a flight could be meant for."""
    question = current(s).kind
    may_wait = question != Ask.DISCARD and question != Ask.RESCUE
    start = s.pawn[seat]
    if may_wait and not is_lift_due(s) and not is_cut_off(view, s.role[seat], cell(s, start)):
        return NEVER
    most = NEVER
    aims = aims_of(s, view, seat, weights)
    for tile in range(N_TILES):
        if tile != start and is_target(s, seat, tile):
            most = max(most, landing_gain(s, view, aims, seat, tile, best, weights))
    return most


@rule
def is_target(s: State, seat: int, tile: int) -> bool:
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
def landing_gain(s: State, view: Outlook, aims: Aims, seat: int, tile: int, best: float, weights: Array) -> float:
    """What a flight to this tile is worth to one passenger; whoever has actions left can use them there."""
    role = s.role[seat]
    after = standing(s, view, aims, role, tile, weights)
    if s.asks[0].kind == Ask.ACT and seat == s.turn and best > NEVER:
        deeds = best_deeds(s, view, seat, tile, weights)
        return after + sum_of(deeds, s.asks[0].left, -1) - best
    return weights[w.AIRLIFT] * (after - standing(s, view, aims, role, s.pawn[seat], weights))


@rule
def appeal_of_flight(s: State, view: Outlook, menu: Array, weights: Array, scores: Array) -> None:
    """§7.4 Land where it helps those aboard most; whoever would gain by the same flight boards first."""
    aboard = current(s).subject
    best = NEVER
    if s.asks[0].kind == Ask.ACT:
        best = plan(s, view, s.turn, s.asks[0].left, weights)
    for k in range(menu[0]):
        scores[k] = 0.0
    for seat in range(s.seats):
        if (aboard >> seat) & 1 == 1:
            add_landings(s, view, seat, best, menu, weights, scores)
    goal = 0
    for k in range(menu[0]):
        if KIND[menu[k + 1]] == Do.LAND and (KIND[menu[goal + 1]] != Do.LAND or scores[k] > scores[goal]):
            goal = k
    for k in range(menu[0]):
        if KIND[menu[k + 1]] == Do.BOARD:
            friend = seat_of(s, ONE[menu[k + 1]])
            aims = aims_of(s, view, friend, weights)
            scores[k] = scores[goal] + landing_gain(s, view, aims, friend, ONE[menu[goal + 1]], best, weights)


@rule
def add_landings(s: State, view: Outlook, seat: int, best: float, menu: Array, weights: Array, scores: Array) -> None:
    """What each landing is worth to one passenger."""
    aims = aims_of(s, view, seat, weights)
    for k in range(menu[0]):
        if KIND[menu[k + 1]] == Do.LAND:
            scores[k] += landing_gain(s, view, aims, seat, ONE[menu[k + 1]], best, weights)


# -- other questions -----------------------------------------------------------------------------------------------------


@rule
def appeal_of_answers(s: State, view: Outlook, seat: int, menu: Array, weights: Array, scores: Array) -> None:
    """A second tile or pawn, a discard, a window, a swim for one's life."""
    question = current(s).kind
    for k in range(menu[0]):
        scores[k] = answer_gain(s, view, seat, menu[k + 1], weights)
    if question == Ask.GUIDE_MORE:
        appeal_of_guiding(s, view, seat, menu, weights, scores)
    elif question == Ask.SWIM:
        appeal_of_swimming(s, view, seat, menu, weights, scores)


@rule
def answer_gain(s: State, view: Outlook, seat: int, action: int, weights: Array) -> float:
    """Letting go by is worth nothing, but in a rescue."""
    kind = KIND[action]
    if is_special(kind):
        return special_gain(s, view, action, NEVER, weights)
    if kind == Do.SHORE:
        return relief(s, view, ONE[action], weights)
    if kind == Do.DISCARD:
        return -keep_worth(s, view, seat, ONE[action], weights)
    return 2 * NEVER if current(s).kind == Ask.RESCUE else 0.0


@rule
def appeal_of_swimming(s: State, view: Outlook, seat: int, menu: Array, weights: Array, scores: Array) -> None:
    """§8.5 Ashore where the pawn stands best; special cards can wait."""
    aims = aims_of(s, view, seat, weights)
    for k in range(menu[0]):
        action = menu[k + 1]
        if KIND[action] == Do.SWIM:
            scores[k] = standing(s, view, aims, s.role[seat], ONE[action], weights)
        else:
            scores[k] = 2 * NEVER
