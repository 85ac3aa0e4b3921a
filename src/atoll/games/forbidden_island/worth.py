"""What things are worth to a sensible player: tiles, cards, and where a pawn stands. Weights are in weights.toml."""

from typing import NamedTuple

from ...engine.compiled import inlined, rule
from ...engine.records import Array, State
from . import weights as w
from .outlook import FAR, Outlook, cell, chance_of, collector, is_cut_off, one_step, sites, spread, team_holds, twin
from .pieces import discarded, hand_size, is_flooded
from .state import (
    HAND_LIMIT,
    HELICOPTER_CARD,
    LANDING,
    N_TREASURES,
    SANDBAGS_CARD,
    STOCK,
    TO_CAPTURE,
    TREASURE_OF,
    Level,
    Role,
)

# -- tiles ---------------------------------------------------------------------------------------------------------------


@rule
def relief(s: State, view: Outlook, tile: int, weights: Array) -> float:
    """What shoring up a flooded tile is worth: what its loss would cost, by how likely it is, now and later."""
    risk = chance_of(s, tile, view.now) + weights[w.SOON] * chance_of(s, tile, view.soon) + weights[w.LATER]
    return risk * loss(s, view, tile, weights)


@rule
def loss(s: State, view: Outlook, tile: int, weights: Array) -> float:
    """What it would cost if this tile sank."""
    cost = weights[w.PLAIN] + loss_of_site(s, tile, weights)
    if tile == LANDING:
        cost += weights[w.LANDING]
    if spread(cell(s, tile), view.stride) & view.key != 0:
        cost += weights[w.BESIDE_KEY]
    for seat in range(s.seats):
        if s.pawn[seat] == tile:
            cost += weights[w.UNDER_PAWN]
            if is_cut_off(view, s.role[seat], cell(s, tile)):
                cost += weights[w.CUT_OFF]
    return cost


@rule
def loss_of_site(s: State, tile: int, weights: Array) -> float:
    """§9.2 One of a treasure's two tiles must stand until it is captured."""
    treasure = TREASURE_OF[tile]
    if treasure < 0 or s.captured[treasure] != 0:
        return 0.0
    other = s.level[twin(tile)]
    if other == Level.SUNK:
        return weights[w.LAST_SITE]
    return weights[w.BOTH_FLOODED] if other == Level.FLOODED else weights[w.ONE_FLOODED]


# -- cards ---------------------------------------------------------------------------------------------------------------


@rule
def card_worth(n: int, weights: Array) -> float:
    """What the n-th card of a treasure adds to a hand."""
    return weights[w.CARD_1 + n - 1] if 1 <= n <= TO_CAPTURE else 0.0


@rule
def gift_worth(s: State, seat: int, other: int, treasure: int, weights: Array) -> float:
    """What handing over one card changes: assembled cards are worth more, a full hand costs."""
    if s.captured[treasure] != 0:
        return 0.0
    kept = card_worth(s.hand[seat, treasure], weights)
    gained = card_worth(s.hand[other, treasure] + 1, weights)
    return gained - kept + crowding(s, seat, 0, weights) - crowding(s, other, 1, weights)


@rule
def crowding(s: State, seat: int, more: int, weights: Array) -> float:
    """What the last card of a hand costs when the next draw goes over the limit."""
    over = hand_size(s, seat) + more - (HAND_LIMIT - 2)
    return weights[w.CROWD] * over if over > 0 else 0.0


@rule
def keep_worth(s: State, view: Outlook, seat: int, card: int, weights: Array) -> float:
    """What a card is worth to the hand that holds it."""
    if card == HELICOPTER_CARD:
        return helicopter_worth(s, view, weights)
    if card == SANDBAGS_CARD:
        return weights[w.SANDBAGS]
    if s.captured[card] != 0 or is_spare(s, view, seat, card):
        return 0.0
    worth = card_worth(s.hand[seat, card], weights)
    if STOCK[card] - discarded(s, card) < TO_CAPTURE:
        worth *= weights[w.SCARCE]
    return worth


@rule
def is_spare(s: State, view: Outlook, seat: int, treasure: int) -> bool:
    """Does the collector need fewer cards than this seat holds?"""
    leader = collector(view, treasure)
    return leader != seat and s.hand[seat, treasure] + s.hand[leader, treasure] > TO_CAPTURE


@rule
def helicopter_worth(s: State, view: Outlook, weights: Array) -> float:
    """The team needs one to leave."""
    if team_holds(s, HELICOPTER_CARD) > 1:
        return weights[w.SECOND_HELICOPTER]
    return 1000.0 if view.saved == N_TREASURES else weights[w.HELICOPTER]


# -- where to stand ------------------------------------------------------------------------------------------------------


class Aims(NamedTuple):
    """Up to six goals of a pawn (a bit per cell each) and what a step away from each costs; unused ones cost nothing."""

    goal_1: int
    cost_1: float
    goal_2: int
    cost_2: float
    goal_3: int
    cost_3: float
    goal_4: int
    cost_4: float
    goal_5: int
    cost_5: float
    goal_6: int
    cost_6: float


@rule
def add_aim(a: Aims, goal: int, cost: float) -> Aims:
    """A further goal; the sixth before it is forgotten."""
    return Aims(
        goal, cost, a.goal_1, a.cost_1, a.goal_2, a.cost_2, a.goal_3, a.cost_3, a.goal_4, a.cost_4, a.goal_5, a.cost_5
    )


@rule
def unmet(a: Aims, cells: int) -> float:
    """What the goals outside these cells cost."""
    cost = 0.0
    cost += a.cost_1 if a.goal_1 & cells == 0 else 0.0
    cost += a.cost_2 if a.goal_2 & cells == 0 else 0.0
    cost += a.cost_3 if a.goal_3 & cells == 0 else 0.0
    cost += a.cost_4 if a.goal_4 & cells == 0 else 0.0
    cost += a.cost_5 if a.goal_5 & cells == 0 else 0.0
    cost += a.cost_6 if a.goal_6 & cells == 0 else 0.0
    return cost


@rule
def aims_of(s: State, view: Outlook, seat: int, weights: Array) -> Aims:
    """Where this seat's pawn should go, the most important last: what is in danger, meetings, home, treasures."""
    aims = Aims(0, 0.0, 0, 0.0, 0, 0.0, 0, 0.0, 0, 0.0, 0, 0.0)
    if view.alarm != 0:
        aims = add_aim(aims, view.alarm, weights[w.WATCH])
    for other in range(s.seats):
        if other != seat:
            pull = meeting_pull(s, view, seat, other, weights)
            if pull > 0.0:
                aims = add_aim(aims, cell(s, s.pawn[other]), pull)
    if view.saved > 0:
        aims = add_aim(aims, view.landing, home_pull(view, weights))
    for treasure in range(N_TREASURES):
        if s.captured[treasure] == 0:
            pull = site_pull(s, view, seat, treasure, weights)
            if pull > 0.0:
                aims = add_aim(aims, sites(s, view, treasure), pull)
    return aims


@rule
def home_pull(view: Outlook, weights: Array) -> float:
    """Homewards when all treasures are saved, a little before."""
    return weights[w.HOME] if view.saved == N_TREASURES else weights[w.HOME_EARLY] * view.saved


@rule
def site_pull(s: State, view: Outlook, seat: int, treasure: int, weights: Array) -> float:
    """To a treasure's tiles with four cards; the collector goes near with fewer."""
    held = s.hand[seat, treasure]
    if held >= TO_CAPTURE:
        return weights[w.CARRY]
    if held < 2 or collector(view, treasure) != seat:
        return 0.0
    return weights[w.APPROACH_3] if held == 3 else weights[w.APPROACH_2]


@rule
def meeting_pull(s: State, view: Outlook, seat: int, other: int, weights: Array) -> float:
    """§6.1 Who gives cards and who collects them must meet, whoever of them is on the move."""
    pull = 0.0
    for treasure in range(N_TREASURES):
        if s.captured[treasure] == 0:
            leader = collector(view, treasure)
            if leader == seat:
                pull += gifts_pull(s, seat, other, treasure, weights)
            elif leader == other:
                pull += gifts_pull(s, other, seat, treasure, weights)
    return pull


@rule
def gifts_pull(s: State, leader: int, giver: int, treasure: int, weights: Array) -> float:
    """By the number of cards to be given; §6.2 a messenger gives from afar."""
    lacking = TO_CAPTURE - s.hand[leader, treasure]
    gifts = min(s.hand[giver, treasure], lacking)
    if gifts <= 0 or s.role[giver] == Role.MESSENGER:
        return 0.0
    return gifts * (weights[w.MEET_TO_FINISH] if gifts == lacking else weights[w.MEET])


@inlined
def standing(s: State, view: Outlook, aims: Aims, role: int, tile: int, weights: Array) -> float:
    """How well a pawn would stand on this tile when the actions are over: the fewer steps to its aims the better."""
    at = cell(s, tile)
    worth = -unmet(aims, at) if role == Role.PILOT else -way(view, aims, role, at)
    if is_flooded(s, tile):
        worth -= peril(s, view, role, tile, at, weights)
    return worth


@rule
def way(view: Outlook, aims: Aims, role: int, at: int) -> float:
    """The steps to all aims, weighed: each step costs what is still unmet. What cannot be reached is FAR."""
    total = 0.0
    reached = at
    for n in range(FAR):
        cost = unmet(aims, reached)
        if cost == 0.0:
            return total
        total += cost
        further = one_step(view, role, reached)
        if further == reached:
            return total + cost * (FAR - 1 - n)
        reached = further
    return total


@rule
def peril(s: State, view: Outlook, role: int, tile: int, at: int, weights: Array) -> float:
    """The tile may sink under the pawn."""
    cost = weights[w.CUT_OFF] if is_cut_off(view, role, at) else weights[w.DANGER]
    return cost * chance_of(s, tile, view.now)
