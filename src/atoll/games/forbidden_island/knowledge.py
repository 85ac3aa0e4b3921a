"""What searching bots know of the game: what decides it, in numbers for the value net, and how each level searches.

The numbers know the rules' chances exactly (`outlook`): what the flood may take this turn and within a round. Treasures
come in the order of their progress and seats from the one whose turn it is, so that the net learns each thing once.
"""

from math import log

from ...engine.compiled import rule
from ...engine.records import Array, State
from .outlook import (
    FAR,
    Outlook,
    cell,
    chance_of,
    collector,
    deck_size,
    draws_left,
    floods_left,
    is_cut_off,
    look,
    one_step,
    rise_chance,
    sites,
    spread,
    spread_wide,
    team_holds,
)
from .pieces import hand_size, is_flooded
from .state import (
    ACTIONS,
    DIFFICULTIES,
    DRAWS,
    FLOOD_CARDS,
    HAND_LIMIT,
    HELICOPTER_CARD,
    KIND,
    LANDING,
    MAX_PLAYERS,
    N_ROLES,
    N_TILES,
    N_TREASURES,
    RISE_CARD,
    SANDBAGS_CARD,
    SKULL,
    STOCK,
    TO_CAPTURE,
    TREASURE_TILES,
    Ask,
    Do,
    Level,
    Role,
)

HOLDS = 21
"""Where a treasure's cards by seat begin, in turn order: how many, then how far from the collector."""
TIMES = HOLDS + 2 * MAX_PLAYERS
"""Where its turns begin: to capture it, to bring together what is held when that is not enough, to draw the rest; and to
capture it with the best collector."""
GLOBAL, PER_TREASURE, PER_SEAT = 45, TIMES + 4, 8 + N_ROLES
FEATURES = GLOBAL + N_TREASURES * PER_TREASURE + MAX_PLAYERS * PER_SEAT
LONGEST = 12
"""Turns further ahead count as this many."""
LEAST_SAFE = 0.02
"""Chances to come through are multiplied: their logarithms add up; this is the least that counts."""

SIMULATIONS = {2: 1200, 4: 2000}
"""Within a tenth of a second a turn; with four seats, where less than asked was won with 1200, as many as fit there."""
LEVELS = {
    "beginner": {"overlooks": 20},
    "strong": {
        "simulations": SIMULATIONS,
        "candidates": 32,
        "depth": 4,
        "judged": 4,
        "prior": 40,
        "plans": 3000,
        "asides": 0,
    },
    "expert": {"simulations": 16_000, "candidates": 48, "depth": 4, "judged": 4, "prior": 40, "plans": 6000},
}
TRAINING = {
    "first_games": 48_000,
    "rounds": 10,
    "games": 24_000,
    "match": 1_800,
    "explore": (10, 5),
    "hidden": 128,
    "epochs": 3,
    "rate": 1e-3,
    "cells": [{"seats": seats, "difficulty": difficulty} for seats in (2, 3, 4, 4) for difficulty in DIFFICULTIES],
    "search": {"plans": 2000},
}
"""The whole course from nothing in one command (`atoll train`). value.npz came of such rounds, but in several runs: features
were added on the way, their weights began at 0."""


@rule
def is_aside(s: State, action: int) -> bool:
    """§7.1 Special cards; the flight home is the end, not an aside."""
    return KIND[action] == Do.SANDBAG or KIND[action] == Do.HELICOPTER


@rule
def features(s: State, seat: int, out: Array) -> None:
    """The team's prospects; the same from every seat."""
    view = look(s)
    at = whole_island(s, view, out)
    saved = 0
    for rank in range(N_TREASURES):
        saved |= next_treasure(s, view, rank, saved, out, at)
        at += PER_TREASURE
    slowest = 0.0
    together = 0.0
    for rank in range(N_TREASURES):
        times = GLOBAL + rank * PER_TREASURE + TIMES
        turns = out[times] + out[times + 1] + out[times + 2]
        slowest = max(slowest, turns)
        together += turns
    out[38] = slowest
    out[39] = together / N_TREASURES
    out[40] = turns_home(s, view) / LONGEST
    out[41] = 0.0 if out[17] > 0.0 else turns_to_draw(s, HELICOPTER_CARD, 1) / LONGEST
    unanswered(s, view, out)
    first = max(s.turn, 0)
    for ahead in range(MAX_PLAYERS):
        for k in range(PER_SEAT):
            out[at + k] = 0.0
        if ahead < s.seats:
            adventurer(s, view, (first + ahead) % s.seats, out, at)
        at += PER_SEAT


@rule
def whole_island(s: State, view: Outlook, out: Array) -> int:
    """The water, the decks, the landing site, and what may be lost this turn and within a round."""
    for k in range(GLOBAL):
        out[k] = 0.0
    out[0] = s.meter / SKULL
    out[1] = FLOOD_CARDS[s.meter] / 5.0
    out[2] = FLOOD_CARDS[min(s.meter + 1, SKULL)] / 5.0
    out[3] = draws_left(s) / DRAWS
    out[4] = floods_left(s) / 5.0
    cards = deck_size(s)
    out[5] = cards / 28.0
    out[6] = s.treasure_deck[RISE_CARD] / STOCK[RISE_CARD]
    out[7] = rise_chance(s, cards, draws_left(s))
    out[8] = rise_chance(s, cards, DRAWS * s.seats)
    out[9 + view.saved] = 1.0
    out[14 + s.seats - 2] = 1.0
    out[17] = min(team_holds(s, HELICOPTER_CARD), 1)
    out[18] = team_holds(s, HELICOPTER_CARD) / STOCK[HELICOPTER_CARD]
    out[19] = s.treasure_deck[HELICOPTER_CARD] / STOCK[HELICOPTER_CARD]
    out[20] = team_holds(s, SANDBAGS_CARD) / STOCK[SANDBAGS_CARD]
    standing = 0.0
    flooded = 0.0
    sinks_now = 0.0
    sinks_soon = 0.0
    safe_now = 1.0
    safe_soon = 1.0
    for tile in range(N_TILES):
        if s.level[tile] == Level.SUNK:
            continue
        standing += 1.0
        if s.level[tile] == Level.FLOODED:
            flooded += 1.0
            sinks_now += chance_of(s, tile, view.now)
            sinks_soon += chance_of(s, tile, view.soon)
            if cell(s, tile) & view.key != 0:
                safe_now *= 1.0 - chance_of(s, tile, view.now)
                safe_soon *= 1.0 - chance_of(s, tile, view.soon)
    for treasure in range(N_TREASURES):
        if s.captured[treasure] == 0:
            safe_now *= 1.0 - both_sink(s, view, treasure, True)
            safe_soon *= 1.0 - both_sink(s, view, treasure, False)
    out[21] = standing / N_TILES
    out[22] = flooded / N_TILES
    out[23] = sinks_now / 5.0
    out[24] = sinks_soon / 10.0
    out[25] = -log(max(safe_now, LEAST_SAFE))
    out[26] = -log(max(safe_soon, LEAST_SAFE))
    out[27] = 1.0 if is_flooded(s, LANDING) else 0.0
    out[28] = chance_of(s, LANDING, view.now)
    out[29] = chance_of(s, LANDING, view.soon)
    out[30] = out[27] * out[28]
    farthest = 0
    together = 0
    for seat in range(s.seats):
        far = steps(view, s.role[seat], cell(s, s.pawn[seat]), view.landing)
        farthest = max(farthest, far)
        together += far
    out[31] = farthest / FAR
    out[32] = together / (FAR * s.seats)
    out[33] = 1.0 if view.saved == N_TREASURES and farthest == 0 and out[17] > 0.0 else 0.0
    out[34] = s.asks[0].left / ACTIONS if s.asks[0].kind == Ask.ACT else 0.0
    out[35] = count_bits(view.alarm) / N_TREASURES
    if view.alarm != 0:
        out[36] = steps_in_turn(s, view, 1, view.alarm) / FAR
        out[37] = steps_in_turn(s, view, 2, view.alarm) / FAR
    return GLOBAL


@rule
def both_sink(s: State, view: Outlook, treasure: int, now: bool) -> float:
    """That both tiles of a treasure sink, when both are flooded (a last one is counted as a key)."""
    one = TREASURE_TILES[treasure, 0]
    other = TREASURE_TILES[treasure, 1]
    if not is_flooded(s, one) or not is_flooded(s, other):
        return 0.0
    odds = view.now if now else view.soon
    return chance_of(s, one, odds) * chance_of(s, other, odds)


@rule
def site_lost(s: State, view: Outlook, treasure: int, now: bool) -> float:
    """That the treasure can no longer be captured: its last tile sinks, or both."""
    one = TREASURE_TILES[treasure, 0]
    other = TREASURE_TILES[treasure, 1]
    odds = view.now if now else view.soon
    if s.level[one] == Level.SUNK:
        return chance_of(s, other, odds) if is_flooded(s, other) else 0.0
    if s.level[other] == Level.SUNK:
        return chance_of(s, one, odds) if is_flooded(s, one) else 0.0
    return both_sink(s, view, treasure, now)


@rule
def steps(view: Outlook, role: int, at: int, goals: int) -> int:
    """Moves from here to any of these cells; FAR when there is no way. A pilot flies."""
    reached = at
    for n in range(FAR):
        if reached & goals != 0:
            return min(n, 1) if role == Role.PILOT else n
        reached = one_step(view, role, reached)
    return 1 if role == Role.PILOT and goals != 0 else FAR


@rule
def steps_in_turn(s: State, view: Outlook, ahead: int, goals: int) -> int:
    """Of the pawn whose turn comes after so many others."""
    seat = (max(s.turn, 0) + ahead) % s.seats
    return steps(view, s.role[seat], cell(s, s.pawn[seat]), goals)


@rule
def count_bits(cells: int) -> int:
    n = 0
    while cells != 0:
        cells &= cells - 1
        n += 1
    return n


@rule
def progress(s: State, view: Outlook, treasure: int) -> int:
    """The nearer to being saved the more; equal ones by number."""
    if s.captured[treasure] != 0:
        return 1000 - treasure
    held = s.hand[collector(view, treasure), treasure] + 0
    return 64 * held + 8 * team_holds(s, treasure) + N_TREASURES - treasure


@rule
def next_treasure(s: State, view: Outlook, rank: int, done: int, out: Array, at: int) -> int:
    """Writes the treasure that has come furthest of those not done; returns its bit."""
    best = -1
    for treasure in range(N_TREASURES):
        if (done >> treasure) & 1 == 0 and (best < 0 or progress(s, view, treasure) > progress(s, view, best)):
            best = treasure
    for k in range(PER_TREASURE):
        out[at + k] = 0.0
    if s.captured[best] != 0:
        out[at] = 1.0
    else:
        open_treasure(s, view, best, out, at)
    return 1 << best


@rule
def open_treasure(s: State, view: Outlook, treasure: int, out: Array, at: int) -> None:
    """Cards at the collector's, in other hands and still to come; ways; how its two tiles lie."""
    leader = collector(view, treasure)
    held = min(s.hand[leader, treasure] + 0, TO_CAPTURE)
    lacking = TO_CAPTURE - held
    out[at + 1 + held] = 1.0
    gifts = 0
    nearest = FAR
    for ahead in range(s.seats):
        seat = (max(s.turn, 0) + ahead) % s.seats
        out[at + HOLDS + ahead] = s.hand[seat, treasure] / TO_CAPTURE
        if seat != leader and s.hand[seat, treasure] > 0:
            gifts += s.hand[seat, treasure]
            far = 0
            if s.role[seat] != Role.MESSENGER:
                far = steps(view, s.role[seat], cell(s, s.pawn[seat]), cell(s, s.pawn[leader]))
            nearest = min(nearest, far)
            out[at + HOLDS + MAX_PLAYERS + ahead] = far / FAR
    gifts = min(gifts, lacking)
    to_draw = lacking - gifts
    out[at + 6] = gifts / TO_CAPTURE
    out[at + 7] = to_draw / TO_CAPTURE
    out[at + 8] = nearest / FAR if gifts > 0 else 0.0
    out[at + 9] = s.treasure_deck[treasure] / STOCK[treasure]
    out[at + 10] = 1.0 if s.treasure_deck[treasure] < to_draw else 0.0
    way = steps(view, s.role[leader], cell(s, s.pawn[leader]), sites(s, view, treasure))
    out[at + 11] = way / FAR
    out[at + 12] = way / FAR if held == TO_CAPTURE else 0.0
    out[at + 13] = ((leader - s.turn) % s.seats) / MAX_PLAYERS
    one = TREASURE_TILES[treasure, 0]
    other = TREASURE_TILES[treasure, 1]
    out[at + 14] = 1.0 if s.level[one] == Level.SUNK or s.level[other] == Level.SUNK else 0.0
    out[at + 15] = (is_flooded(s, one) + is_flooded(s, other)) / 2.0
    out[at + 16] = (chance_of(s, one, view.now) + chance_of(s, other, view.now)) / 2.0
    out[at + 17] = site_lost(s, view, treasure, True)
    out[at + 18] = site_lost(s, view, treasure, False)
    if out[at + 14] > 0.0:
        out[at + 19] = chance_of(s, one if s.level[other] == Level.SUNK else other, view.soon)
    threatened = sites(s, view, treasure) & view.alarm
    if threatened != 0:
        out[at + 20] = steps_in_turn(s, view, 1, threatened) / FAR
    turns = turns_to_capture(s, view, treasure, leader, gifts, way)
    out[at + (TIMES if to_draw == 0 else TIMES + 1)] = turns / LONGEST
    out[at + TIMES + 2] = turns_to_draw(s, treasure, to_draw) / LONGEST
    if to_draw == 0 and gifts > 0:
        for seat in range(s.seats):
            if seat != leader and s.hand[seat, treasure] > 0:
                lacking = max(TO_CAPTURE - s.hand[seat, treasure], 0)
                way = steps(view, s.role[seat], cell(s, s.pawn[seat]), sites(s, view, treasure))
                turns = min(turns, turns_to_capture(s, view, treasure, seat, lacking, way))
    out[at + TIMES + 3] = turns / LONGEST if to_draw == 0 else 0.0


@rule
def turns_home(s: State, view: Outlook) -> int:
    """Turns of the team until all are at the landing site, when everybody goes straight there."""
    latest = 0
    for ahead in range(1, s.seats + 1):
        seat = (max(s.turn, 0) + ahead) % s.seats
        far = steps(view, s.role[seat], cell(s, s.pawn[seat]), view.landing)
        if far > 0:
            latest = max(latest, ahead + s.seats * ((far - 1) // ACTIONS))
    return min(latest, LONGEST)


@rule
def unanswered(s: State, view: Outlook, out: Array) -> None:
    """Vital tiles that are flooded: how likely they are drawn before anybody can be there; how many the next cannot reach."""
    risk = 0.0
    beyond = 0
    calls = 0
    for tile in range(N_TILES):
        if not is_flooded(s, tile) or cell(s, tile) & view.alarm == 0:
            continue
        here = cell(s, tile)
        answered = s.seats + 1
        for ahead in range(s.seats, 0, -1):
            seat = (max(s.turn, 0) + ahead) % s.seats
            wide = s.role[seat] == Role.EXPLORER
            beside = (spread_wide(here, view.stride) if wide else spread(here, view.stride)) & view.land
            if steps(view, s.role[seat], cell(s, s.pawn[seat]), beside) < ACTIONS:
                answered = ahead
        later = max(chance_of(s, tile, view.soon) - chance_of(s, tile, view.now), 0.0)
        risk += chance_of(s, tile, view.now) + later * (answered - 1) / s.seats
        calls += 1
        beyond += answered > 1
    out[42] = risk
    out[43] = beyond / N_TREASURES
    out[44] = calls / N_TREASURES


@rule
def turns_to_capture(s: State, view: Outlook, treasure: int, leader: int, gifts: int, way: int) -> int:
    """Turns of the team until the leader, with so many gifts, has walked to the site: all go straight, in turn order."""
    walked = 0  # by the leader, towards those who give
    ways = 0  # of those who give, four bits a seat; so are the cards
    cards = 0
    for seat in range(s.seats):
        if seat != leader:
            cards |= (s.hand[seat, treasure] + 0) << (4 * seat)
            if gifts > 0 and s.hand[seat, treasure] > 0 and s.role[seat] != Role.MESSENGER:
                ways |= steps(view, s.role[seat], cell(s, s.pawn[seat]), cell(s, s.pawn[leader])) << (4 * seat)
    for turn in range(1, LONGEST):
        seat = (max(s.turn, 0) + turn) % s.seats
        if seat == leader:
            if gifts > 0:
                walked += ACTIONS
            elif way < ACTIONS:
                return turn
            else:
                way -= ACTIONS
        elif gifts > 0:
            held = (cards >> (4 * seat)) & 15
            far = (ways >> (4 * seat)) & 15
            walk = min(max(far - walked, 0), ACTIONS)
            given = min(min(held, gifts), ACTIONS - walk)
            ways -= min(walk, far) << (4 * seat)
            cards -= given << (4 * seat)
            gifts -= given
    return LONGEST


@rule
def turns_to_draw(s: State, wanted: int, number: int) -> float:
    """How many turns it takes, on average, until so many of these cards have come from the deck."""
    if s.treasure_deck[wanted] < number:
        return LONGEST
    return min(number * (deck_size(s) + 1) / (s.treasure_deck[wanted] + 1) / DRAWS, LONGEST)


@rule
def adventurer(s: State, view: Outlook, seat: int, out: Array, at: int) -> None:
    """Role, hand, way home, and whether the ground gives way."""
    tile = s.pawn[seat]
    here = cell(s, tile)
    out[at] = 1.0
    out[at + 1] = hand_size(s, seat) / HAND_LIMIT
    out[at + 2] = max(hand_size(s, seat) + DRAWS - HAND_LIMIT, 0) / DRAWS
    out[at + 3] = steps(view, s.role[seat], here, view.landing) / FAR
    out[at + 4] = chance_of(s, tile, view.now) if is_flooded(s, tile) else 0.0
    out[at + 5] = out[at + 4] if is_cut_off(view, s.role[seat], here) else 0.0
    out[at + 6 + s.role[seat]] = 1.0
    near = here
    for _ in range(ACTIONS):
        near = one_step(view, s.role[seat], near)
    out[at + 6 + N_ROLES] = count_bits(near) / N_TILES
    out[at + 7 + N_ROLES] = useful_cards(s, seat) / HAND_LIMIT


@rule
def useful_cards(s: State, seat: int) -> int:
    """Treasure cards that are still wanted."""
    n = 0
    for treasure in range(N_TREASURES):
        if s.captured[treasure] == 0:
            n += min(s.hand[seat, treasure] + 0, TO_CAPTURE)
    return n
