"""A sensible player: how good each action of a menu looks at a glance. No search, no dice; a turn is thought through once.

An action of a turn is worth what it brings at once and the best that the rest of the turn can still make of it: go to some
tile, do there what is worth most, and stand there when the cards are drawn (`consider_stops`, `best_stop`).
"""

from typing import NamedTuple

from ...engine.asks import current, is_asked
from ...engine.compiled import inlined, rule
from ...engine.records import Array, State
from . import weights as w
from .actions import give_to
from .outlook import (
    FAR,
    Outlook,
    cell,
    chance_of,
    is_cut_off,
    is_lift_due,
    look,
    one_step,
    spread,
    spread_wide,
    tile_on,
)
from .pieces import is_alone, seat_of, stands
from .state import (
    ACTIONS,
    CAPTURE,
    KIND,
    LANDING,
    N_ACTIONS,
    N_TILES,
    N_TREASURES,
    ONE,
    SHORE,
    TO_CAPTURE,
    TREASURE_OF,
    TWO,
    Ask,
    Do,
    Moment,
    Role,
)
from .worth import Aims, aims_of, gift_worth, helicopter_worth, keep_worth, loss, peril, relief, standing

WIN, NEVER = 1e6, -1e6
"""Beyond all that weights can say."""
RELIEF = N_ACTIONS - N_TILES
GUIDED, STOP, STOP_1, STOP_2 = range(RELIEF - 4 * N_TILES, RELIEF, N_TILES)
"""Where `scores` keeps notes behind the menu's: what shoring up each flooded tile is worth to whose turn it is; how well
somebody guided there would stand; what it is worth to end the turn there, alone or with as many of the best deeds.
"""


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
    elif question == Ask.SPECIAL and KIND[menu[2]] == Do.HELICOPTER and not is_flight_due(s):
        for k in range(menu[0]):
            scores[k] = 0.0 if KIND[menu[k + 1]] == Do.PASS else NEVER
    else:
        appeal_of_answers(s, look(s), seat, menu, weights, scores)


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


@inlined
def best_deeds(s: State, view: Outlook, seat: int, tile: int, gifts: Deeds, weights: Array, scores: Array) -> Deeds:
    """What this seat could best do if it stood there: capture, shore up (`write_reliefs`), give."""
    deeds = gifts
    here = cell(s, tile)
    wide = s.role[seat] == Role.EXPLORER
    rest = (spread_wide(here, view.stride) if wide else spread(here, view.stride)) & view.land & ~view.dry
    while rest != 0:
        at = rest & -rest
        rest ^= at
        flooded = tile_on(s, at)
        deeds = add_deed(deeds, scores[RELIEF + flooded], SHORE + flooded)
    treasure = TREASURE_OF[tile]
    if treasure >= 0 and s.captured[treasure] == 0 and s.hand[seat, treasure] >= TO_CAPTURE:
        deeds = add_deed(deeds, weights[w.CAPTURE], CAPTURE + treasure)
    if s.role[seat] != Role.MESSENGER:
        for other in range(s.seats):
            if other != seat and s.pawn[other] == tile:
                deeds = add_gifts(s, seat, other, deeds, weights)
    return deeds


@rule
def gifts_from_afar(s: State, seat: int, weights: Array) -> Deeds:
    """§6.2 What a messenger can give from any tile."""
    deeds = Deeds(0.0, -1, 0.0, -1, 0.0, -1)
    if s.role[seat] == Role.MESSENGER:
        for other in range(s.seats):
            if other != seat:
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


# -- a turn's actions ----------------------------------------------------------------------------------------------------


@rule
def appeal_of_actions(s: State, view: Outlook, seat: int, menu: Array, weights: Array, scores: Array) -> None:
    """Each action with the best rest of the turn; special cards beside the best turn without them."""
    best = appeal_of_plain_actions(s, view, seat, menu, weights, scores)
    for k in range(menu[0]):
        if is_special(KIND[menu[k + 1]]):
            scores[k] = best + special_gain(s, view, menu[k + 1], best, weights, scores)


@rule
def appeal_of_plain_actions(s: State, view: Outlook, seat: int, menu: Array, weights: Array, scores: Array) -> float:
    """All but special cards; returns the best."""
    left = current(s).left - 1  # after the action
    role = s.role[seat]
    aims = aims_of(s, view, seat, weights)
    write_reliefs(s, view, seat, weights, scores)
    for k in range(menu[0]):
        scores[k] = NEVER
    stay = consider_stops(s, view, aims, seat, left, menu, weights, scores)
    if role == Role.NAVIGATOR:
        appeal_of_guiding(s, view, seat, menu, weights, scores)
    flies = role == Role.PILOT and s.flown == 0
    best = NEVER
    for k in range(menu[0]):
        action = menu[k + 1]
        kind = KIND[action]
        if kind == Do.MOVE or kind == Do.FLY:
            scores[k] = best_stop(s, view, role, cell(s, ONE[action]), left, flies and kind == Do.MOVE, scores)
        elif kind == Do.CAPTURE:
            scores[k] = stay + weights[w.CAPTURE]
        elif kind == Do.GUIDE:
            scores[k] += stay
        elif kind == Do.SHORE:
            scores[k] += scores[RELIEF + ONE[action]]
        elif kind == Do.GIVE:
            scores[k] += gift_worth(s, seat, seat_of(s, ONE[action]), TWO[action], weights)
        elif kind == Do.END:
            scores[k] = scores[STOP + s.pawn[seat]]
        if not is_special(kind):
            best = max(best, scores[k])
    return best


@inlined
def consider_stops(
    s: State, view: Outlook, aims: Aims, seat: int, left: int, menu: Array, weights: Array, scores: Array
) -> float:
    """What ending the turn on each tile in reach is worth: alone, with a deed there, with two. Shoring up and giving now,
    with so many actions left after it, is compared at once.

    Returns what the best is worth after an action that changes nothing for the plan, as guiding somebody.
    """
    here = cell(s, s.pawn[seat])
    near = reach(s, view, seat, here, min(left, 1), s.flown)
    around = reach(s, view, seat, here, left, s.flown)
    write_standings(s, view, aims, s.role[seat], reach(s, view, seat, here, left + 1, s.flown), STOP, weights, scores)
    gifts = gifts_from_afar(s, seat, weights)
    first = 0
    while first < menu[0] and not is_deed(KIND[menu[first + 1]]):
        first += 1
    last = first
    while last < menu[0] and is_deed(KIND[menu[last + 1]]):
        last += 1
    if left <= 0:
        for k in range(first, last):
            scores[k] = scores[STOP + s.pawn[seat]]
        return scores[STOP + s.pawn[seat]] if left == 0 else NEVER
    stay = NEVER
    rest = around
    while rest != 0:
        at = rest & -rest
        rest ^= at
        tile = tile_on(s, at)
        worth = scores[STOP + tile]
        deeds = best_deeds(s, view, seat, tile, gifts, weights, scores)
        scores[STOP_1 + tile] = worth + sum_of(deeds, 1, -1)
        scores[STOP_2 + tile] = worth + sum_of(deeds, 2, -1)
        moves = 0 if at == here else 1 if at & near != 0 else 2
        for k in range(first, last):
            scores[k] = max(scores[k], worth + sum_of(deeds, left - moves, menu[k + 1]))
        stay = max(stay, scores[STOP + (left - moves) * N_TILES + tile])
    return stay


@inlined
def write_standings(
    s: State, view: Outlook, aims: Aims, role: int, cells: int, notes: int, weights: Array, scores: Array
) -> None:
    """How well a pawn would stand on each of these cells (`standing`), all at once: waves go out from its aims."""
    for tile in range(N_TILES):
        scores[notes + tile] = 0.0
    rest = cells & view.land & ~view.dry
    while rest != 0:
        at = rest & -rest
        rest ^= at
        tile = tile_on(s, at)
        scores[notes + tile] = -peril(s, view, role, tile, at, weights)
    write_way(s, view, role, aims.goal_1, aims.cost_1, cells, notes, scores)
    write_way(s, view, role, aims.goal_2, aims.cost_2, cells, notes, scores)
    write_way(s, view, role, aims.goal_3, aims.cost_3, cells, notes, scores)
    write_way(s, view, role, aims.goal_4, aims.cost_4, cells, notes, scores)
    write_way(s, view, role, aims.goal_5, aims.cost_5, cells, notes, scores)
    write_way(s, view, role, aims.goal_6, aims.cost_6, cells, notes, scores)


@inlined
def write_way(
    s: State, view: Outlook, role: int, goal: int, cost: float, cells: int, notes: int, scores: Array
) -> None:
    """Take the cost of each step to the goal from these cells; a pilot needs one, what cannot be reached is FAR."""
    if cost == 0.0:
        return
    reached = goal
    for n in range(FAR):
        if cells & ~reached == 0:
            return
        further = reached if role == Role.PILOT else one_step(view, role, reached) | reached
        steps = FAR - n if further == reached and role != Role.PILOT else 1
        rest = cells & ~reached
        while rest != 0:
            at = rest & -rest
            rest ^= at
            scores[notes + tile_on(s, at)] -= steps * cost
        if further == reached:
            return
        reached = further


@inlined
def best_stop(s: State, view: Outlook, role: int, at: int, left: int, flies: bool, scores: Array) -> float:
    """The best end of a turn that has so many actions left at this cell; a dive need not pause in the water."""
    if at & view.land == 0:
        return NEVER
    most = best_of(s, at, STOP + left * N_TILES, scores)
    if left == 0:
        return most
    near = one_step(view, role, at)
    most = max(most, best_of(s, view.land if flies else near & ~at, STOP + (left - 1) * N_TILES, scores))
    if left == 1 or flies:
        return most
    return max(most, best_of(s, one_step(view, role, near) & ~near, STOP, scores))


@inlined
def best_of(s: State, cells: int, notes: int, scores: Array) -> float:
    """The most that is noted of these cells."""
    most = NEVER
    while cells != 0:
        at = cells & -cells
        cells ^= at
        most = max(most, scores[notes + tile_on(s, at)])
    return most


@rule
def is_deed(kind: int) -> bool:
    return kind == Do.SHORE or kind == Do.GIVE


@rule
def appeal_of_guiding(s: State, view: Outlook, seat: int, menu: Array, weights: Array, scores: Array) -> None:
    """How much better the guided pawn would stand."""
    for other in range(s.seats):
        if other != seat:
            role = s.role[other]
            aims = aims_of(s, view, other, weights)
            start = cell(s, s.pawn[other])
            goals = start | one_step(view, role, one_step(view, role, start))
            write_standings(s, view, aims, role, goals, GUIDED, weights, scores)
            before = scores[GUIDED + s.pawn[other]]
            for k in range(menu[0]):
                action = menu[k + 1]
                if KIND[action] == Do.GUIDE and ONE[action] == role:
                    scores[k] = weights[w.GUIDE] * (scores[GUIDED + TWO[action]] - before)


@inlined
def reach(s: State, view: Outlook, seat: int, start: int, moves: int, flown: int) -> int:
    """Where so many moves lead, fewer too."""
    if s.role[seat] == Role.PILOT and flown == 0 and moves > 0:
        return view.land
    cells = start
    for _ in range(moves):
        cells = one_step(view, s.role[seat], cells)
    return cells


@rule
def plan(s: State, view: Outlook, seat: int, left: int, weights: Array, scores: Array) -> float:
    """The best that a turn with so many actions left can come to."""
    start = cell(s, s.pawn[seat])
    aims = aims_of(s, view, seat, weights)
    gifts = gifts_from_afar(s, seat, weights)
    best = NEVER
    passed = 0
    for moves in range(left + 1):
        reached = reach(s, view, seat, start, moves, s.flown)
        for tile in range(N_TILES):
            if cell(s, tile) & reached & ~passed != 0 and stands(s, tile):
                deeds = best_deeds(s, view, seat, tile, gifts, weights, scores)
                best = max(best, standing(s, view, aims, s.role[seat], tile, weights) + sum_of(deeds, left - moves, -1))
        passed = reached
    return best


@rule
def write_reliefs(s: State, view: Outlook, seat: int, weights: Array, scores: Array) -> None:
    """What shoring up each flooded tile is worth to this seat; §5.3 the engineer mostly finds a second one."""
    factor = weights[w.ENGINEER] if s.role[seat] == Role.ENGINEER else 1.0
    rest = view.land & ~view.dry
    while rest != 0:
        at = rest & -rest
        rest ^= at
        tile = tile_on(s, at)
        scores[RELIEF + tile] = factor * relief(s, view, tile, weights)


# -- special cards -------------------------------------------------------------------------------------------------------


@rule
def is_special(kind: int) -> bool:
    return kind == Do.SANDBAG or kind == Do.HELICOPTER or kind == Do.LIFT_OFF


@rule
def appeal_unasked(s: State, menu: Array, weights: Array, scores: Array) -> None:
    """Special cards in another's turn: the flight home at any time, a lift when that turn begins."""
    for k in range(menu[0]):
        scores[k] = WIN if KIND[menu[k + 1]] == Do.LIFT_OFF else NEVER
    question = current(s)
    begins = question.kind == Ask.ACT and question.left == ACTIONS
    if begins and KIND[menu[menu[0]]] == Do.HELICOPTER and is_lift_due(s):
        view = look(s)
        write_reliefs(s, view, s.turn, weights, scores)
        best = plan(s, view, s.turn, current(s).left, weights, scores)
        for k in range(menu[0]):
            scores[k] = special_gain(s, view, menu[k + 1], best, weights, scores)


@rule
def is_flight_due(s: State) -> bool:
    """In a window: a lift, once before the cards of each kind are drawn; a rescue from a lonely tile at any time."""
    if current(s).topic != Moment.BETWEEN_FLOODS and is_lift_due(s):
        return True
    for seat in range(s.seats):
        if is_alone(s, s.pawn[seat]):
            return True
    return False


@rule
def special_gain(s: State, view: Outlook, action: int, best: float, weights: Array, scores: Array) -> float:
    """What playing a special card now is worth, less what the card is worth; `best` is the open turn's plan without it."""
    kind = KIND[action]
    if kind == Do.LIFT_OFF:
        return WIN
    if kind == Do.HELICOPTER:
        return lift_gain(s, view, seat_of(s, ONE[action]), best, weights, scores) - helicopter_worth(s, view, weights)
    question = current(s).kind
    if question == Ask.SPECIAL:
        return chance_of(s, ONE[action], view.now) * loss(s, view, ONE[action], weights) - weights[w.SANDBAGS]
    if question == Ask.DISCARD:
        return relief(s, view, ONE[action], weights) - weights[w.SANDBAGS]
    return NEVER


@inlined
def lift_gain(s: State, view: Outlook, seat: int, best: float, weights: Array, scores: Array) -> float:
    """The best landing for this pawn, its companions not counted, among the tiles that a flight could be meant for."""
    question = current(s).kind
    may_wait = question != Ask.DISCARD and question != Ask.RESCUE
    start = s.pawn[seat]
    if may_wait and view.lift_due == 0 and not is_cut_off(view, s.role[seat], cell(s, start)):
        return NEVER
    most = NEVER
    aims = aims_of(s, view, seat, weights)
    before = standing(s, view, aims, s.role[seat], start, weights)
    for tile in range(N_TILES):
        if tile != start and is_target(s, seat, tile):
            most = max(most, landing_gain(s, view, aims, seat, tile, before, best, weights, scores))
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


@inlined
def landing_gain(
    s: State, view: Outlook, aims: Aims, seat: int, tile: int, before: float, best: float, weights: Array, scores: Array
) -> float:
    """What a flight to this tile is worth to one passenger; whoever has actions left can use them there."""
    after = standing(s, view, aims, s.role[seat], tile, weights)
    if s.asks[0].kind == Ask.ACT and seat == s.turn and best > NEVER:
        deeds = best_deeds(s, view, seat, tile, gifts_from_afar(s, seat, weights), weights, scores)
        return after + sum_of(deeds, s.asks[0].left, -1) - best
    return weights[w.AIRLIFT] * (after - before)


@rule
def appeal_of_flight(s: State, view: Outlook, menu: Array, weights: Array, scores: Array) -> None:
    """§7.4 Land where it helps those aboard most; whoever would gain by the same flight boards first."""
    aboard = current(s).subject
    best = NEVER
    if s.asks[0].kind == Ask.ACT:
        write_reliefs(s, view, s.turn, weights, scores)
        best = plan(s, view, s.turn, s.asks[0].left, weights, scores)
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
            before = standing(s, view, aims, s.role[friend], s.pawn[friend], weights)
            tile = ONE[menu[goal + 1]]
            scores[k] = scores[goal] + landing_gain(s, view, aims, friend, tile, before, best, weights, scores)


@rule
def add_landings(s: State, view: Outlook, seat: int, best: float, menu: Array, weights: Array, scores: Array) -> None:
    """What each landing is worth to one passenger."""
    aims = aims_of(s, view, seat, weights)
    before = standing(s, view, aims, s.role[seat], s.pawn[seat], weights)
    for k in range(menu[0]):
        if KIND[menu[k + 1]] == Do.LAND:
            scores[k] += landing_gain(s, view, aims, seat, ONE[menu[k + 1]], before, best, weights, scores)


# -- other questions -----------------------------------------------------------------------------------------------------


@rule
def appeal_of_answers(s: State, view: Outlook, seat: int, menu: Array, weights: Array, scores: Array) -> None:
    """A second tile or pawn, a discard, a window, a swim for one's life."""
    question = current(s).kind
    for k in range(menu[0]):
        scores[k] = answer_gain(s, view, seat, menu[k + 1], weights, scores)
    if question == Ask.GUIDE_MORE:
        appeal_of_guiding(s, view, seat, menu, weights, scores)
    elif question == Ask.SWIM:
        appeal_of_swimming(s, view, seat, menu, weights, scores)


@rule
def answer_gain(s: State, view: Outlook, seat: int, action: int, weights: Array, scores: Array) -> float:
    """Letting go by is worth nothing, but in a rescue."""
    kind = KIND[action]
    if is_special(kind):
        return special_gain(s, view, action, NEVER, weights, scores)
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
