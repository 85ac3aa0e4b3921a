"""What things are worth to a sensible player: tiles, cards, and where a pawn stands. Weights are in weights.toml."""

import tomllib
from enum import IntEnum
from pathlib import Path

import numpy as np

from ...engine.compiled import rule
from ...engine.records import Array, State
from .outlook import Outlook, cell, chance_of, collector, is_cut_off, sites, steps, team_holds, twin
from .pieces import hand_size, is_flooded
from .state import (
    HAND_LIMIT,
    LANDING,
    N_TREASURES,
    STOCK,
    TO_CAPTURE,
    TREASURE_OF,
    Card,
    Level,
    Role,
)


class W(IntEnum):
    """The weights, in the order of the vector: tiles, cards, standing."""

    LANDING, LAST_SITE, BOTH_FLOODED, ONE_FLOODED, PLAIN, UNDER_PAWN, CUT_OFF, SOON, LATER, ENGINEER = range(10)
    CAPTURE, CARD_1, CARD_2, CARD_3, CARD_4, CROWD, SCARCE = range(10, 17)
    HELICOPTER, SECOND_HELICOPTER, SANDBAGS = range(17, 20)
    CARRY, MEET, MEET_TO_FINISH, APPROACH_2, APPROACH_3, HOME, HOME_EARLY = range(20, 27)
    WATCH, DANGER, GUIDE, AIRLIFT = range(27, 31)


WEIGHTS_FILE = Path(__file__).parent / "weights.toml"
_VALUES = tomllib.loads(WEIGHTS_FILE.read_text())
WEIGHTS = np.array([_VALUES[w.name.lower()] for w in W], np.float64)


# -- tiles ---------------------------------------------------------------------------------------------------------------


@rule
def relief(s: State, view: Outlook, tile: int, weights: Array) -> float:
    """What shoring up a flooded tile is worth: what its loss would cost, by how likely it is, now and later."""
    risk = chance_of(s, tile, view.now) + weights[W.SOON] * chance_of(s, tile, view.soon) + weights[W.LATER]
    return risk * loss(s, view, tile, weights)


@rule
def loss(s: State, view: Outlook, tile: int, weights: Array) -> float:
    """What it would cost if this tile sank."""
    cost = weights[W.PLAIN] + loss_of_site(s, tile, weights)
    if tile == LANDING:
        cost += weights[W.LANDING]
    for seat in range(s.seats):
        if s.pawn[seat] == tile:
            cost += weights[W.UNDER_PAWN]
            if is_cut_off(view, s.role[seat], cell(s, tile)):
                cost += weights[W.CUT_OFF]
    return cost


@rule
def loss_of_site(s: State, tile: int, weights: Array) -> float:
    """§9.2 One of a treasure's two tiles must stand until it is captured."""
    treasure = TREASURE_OF[tile]
    if treasure < 0 or s.captured[treasure] == 1:
        return 0.0
    other = s.level[twin(tile)]
    if other == Level.SUNK:
        return weights[W.LAST_SITE]
    return weights[W.BOTH_FLOODED] if other == Level.FLOODED else weights[W.ONE_FLOODED]


# -- cards ---------------------------------------------------------------------------------------------------------------


@rule
def card_worth(n: int, weights: Array) -> float:
    """What the n-th card of a treasure adds to a hand."""
    return weights[W.CARD_1 + n - 1] if 1 <= n <= TO_CAPTURE else 0.0


@rule
def gift_worth(s: State, seat: int, other: int, treasure: int, weights: Array) -> float:
    """What handing over one card changes: assembled cards are worth more, a full hand costs."""
    if s.captured[treasure] == 1:
        return 0.0
    kept = card_worth(s.hand[seat, treasure], weights)
    gained = card_worth(s.hand[other, treasure] + 1, weights)
    return gained - kept + crowding(s, seat, 0, weights) - crowding(s, other, 1, weights)


@rule
def crowding(s: State, seat: int, more: int, weights: Array) -> float:
    """What the last card of a hand costs when the next draw goes over the limit."""
    over = hand_size(s, seat) + more - (HAND_LIMIT - 2)
    return weights[W.CROWD] * over if over > 0 else 0.0


@rule
def keep_worth(s: State, view: Outlook, seat: int, card: int, weights: Array) -> float:
    """What a card is worth to the hand that holds it."""
    if card == Card.HELICOPTER:
        return helicopter_worth(s, view, weights)
    if card == Card.SANDBAGS:
        return weights[W.SANDBAGS]
    if s.captured[card] == 1:
        return 0.0
    worth = card_worth(s.hand[seat, card], weights)
    if STOCK[card] - s.treasure_discard[card] < TO_CAPTURE:
        worth *= weights[W.SCARCE]
    return worth


@rule
def helicopter_worth(s: State, view: Outlook, weights: Array) -> float:
    """The team needs one to leave."""
    if team_holds(s, Card.HELICOPTER) > 1:
        return weights[W.SECOND_HELICOPTER]
    return 1000.0 if view.saved == N_TREASURES else weights[W.HELICOPTER]


# -- where to stand ------------------------------------------------------------------------------------------------------


@rule
def standing(s: State, view: Outlook, seat: int, tile: int, weights: Array) -> float:
    """How well this seat's pawn would stand on this tile when the actions are over: the fewer steps to its aims the better."""
    at = cell(s, tile)
    role = s.role[seat]
    worth = -home_pull(view, weights) * steps(view, role, at, view.landing)
    for treasure in range(N_TREASURES):
        if s.captured[treasure] == 0:
            worth -= treasure_pull(s, view, seat, treasure, at, weights)
    if view.alarm != 0:
        worth -= weights[W.WATCH] * steps(view, role, at, view.alarm)
    if is_flooded(s, tile):
        worth -= peril(s, view, role, tile, at, weights)
    return worth


@rule
def home_pull(view: Outlook, weights: Array) -> float:
    """Homewards when all treasures are saved, a little before."""
    return weights[W.HOME] if view.saved == N_TREASURES else weights[W.HOME_EARLY] * view.saved


@rule
def peril(s: State, view: Outlook, role: int, tile: int, at: int, weights: Array) -> float:
    """The tile may sink under the pawn."""
    cost = weights[W.CUT_OFF] if is_cut_off(view, role, at) else weights[W.DANGER]
    return cost * chance_of(s, tile, view.now)


@rule
def treasure_pull(s: State, view: Outlook, seat: int, treasure: int, at: int, weights: Array) -> float:
    """The steps to a treasure's tile or to those who should meet for it, weighed."""
    role = s.role[seat]
    held = s.hand[seat, treasure]
    if held >= TO_CAPTURE:
        return weights[W.CARRY] * steps(view, role, at, sites(s, view, treasure))
    leader = collector(view, treasure)
    if leader != seat:
        return meeting_pull(s, view, seat, leader, seat, treasure, at, weights)
    pull = 0.0
    if held >= 2:
        nearing = weights[W.APPROACH_3] if held == 3 else weights[W.APPROACH_2]
        pull = nearing * steps(view, role, at, sites(s, view, treasure))
    for other in range(s.seats):
        if other != seat:
            pull += meeting_pull(s, view, seat, seat, other, treasure, at, weights)
    return pull


@rule
def meeting_pull(
    s: State, view: Outlook, seat: int, leader: int, giver: int, treasure: int, at: int, weights: Array
) -> float:
    """§6.1 The giver and the collector of a treasure must meet; §6.2 a messenger gives from afar."""
    lacking = TO_CAPTURE - s.hand[leader, treasure]
    gifts = min(s.hand[giver, treasure], lacking)
    if gifts <= 0 or s.role[giver] == Role.MESSENGER:
        return 0.0
    weight = weights[W.MEET_TO_FINISH] if gifts == lacking else weights[W.MEET]
    partner = giver if seat == leader else leader
    return weight * gifts * steps(view, s.role[seat], at, cell(s, s.pawn[partner]))
