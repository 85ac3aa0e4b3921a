"""How sensible an action looks at a glance, in gold. Reads a redacted state only.

A landing is worth the treasures one may hope for there; playing cards is worth what they add to that, and their effects.
"""

from ...engine.asks import current
from ...engine.compiled import rule
from ...engine.records import Array, State
from . import weights as w
from .compasses import in_supply, is_there, level, stack_size
from .loot import kept
from .maps import (
    chooser,
    chosen_mark,
    counted,
    landings_for,
    other_landing,
)
from .scoring import different_skulls, healer_cost, other_kinds
from .ship import coast_ahead
from .state import (
    AARON,
    ACT,
    B6,
    B13,
    BARGAIN_CUBES,
    BLESSED_CUBES,
    BURY_CUBES,
    CHESTS_LAID,
    COASTS,
    CROSSES,
    CURSE,
    FACE_OF,
    GOLD,
    HAND,
    ISLAND_CURSE,
    ISLANDS_IN_PLAY,
    JEWEL_PAIR,
    JEWEL_TRIPLE,
    KEPT,
    KIND_OF,
    LANDINGS,
    N_CARDS,
    N_TREASURES,
    NEEDED,
    NONE,
    NUMBER_OF,
    ONE,
    PLUS_CARDS,
    REMOVE_CUBES,
    ROUNDS,
    SKULL_SET,
    TIMES,
    TOO_CURSED,
    TWO,
    Ask,
    Do,
    Islet,
    Kind,
    Symbol,
)
from .turn import has_anybody_passed, is_alike, landings_for_chosen
from .weights import WEIGHTS

__all__ = ["WEIGHTS", "appeal"]

SAFE_CUBES = 9
LIKELY_KINDS = 3  # of other treasures that one will have


@rule
def appeal(s: State, seat: int, menu: Array, weights: Array, scores: Array) -> None:
    hunter = NONE
    if s.ask_count > 0 and current(s).kind == Ask.TURN:
        hunter = chooser(s)
    for k in range(menu[0]):
        action = menu[k + 1]
        scores[k] = rate(s, seat, hunter, ACT[action], ONE[action], TWO[action], weights)


@rule
def rate(s: State, seat: int, hunter: int, kind: int, one: int, two: int, weights: Array) -> float:
    question = current(s).kind
    if question == Ask.DISCARD:
        return rate_discard(s, kind, one)
    if kind == Do.CHOOSE:
        return rate_choosing(s, seat, hunter, one, weights)
    if question == Ask.PLACE:
        return rate_placing(s, seat, current(s).topic, kind, one, two, weights)
    if kind == Do.SITE or kind == Do.SHIFT:
        return rate_playing(s, seat, hunter, one, NONE, weights) - leaving(s, seat, hunter, kind, two, weights)
    if kind == Do.ISLAND:
        return rate_island(s, seat, hunter, one, weights)
    if kind == Do.PASS:
        return weights[w.CAPTAIN] if not has_anybody_passed(s) else 0.1
    return rate_rest(s, seat, kind, one, weights)


@rule
def rate_rest(s: State, seat: int, kind: int, one: int, weights: Array) -> float:
    if kind == Do.KEEP:
        return treasure_worth(s, seat, one, weights) - curse_worth(s, seat, CURSE[one] - s.crossed[one], weights)
    if kind == Do.BURY:
        deny = 0.3 * treasure_worth(s, seat, one, weights)
        return deny - curse_worth(s, seat, -BURY_CUBES - kept(s, seat, Kind.AMULET), weights)
    if kind == Do.HEAL or kind == Do.LAY:
        return -1.0 * healer_cost(s, seat, one)
    if kind == Do.COPY:
        remove = -curse_worth(s, seat, -BLESSED_CUBES if s.event == B6 else -REMOVE_CUBES, weights)
        return 1.5 * weights[w.CARD] if one == 0 else remove
    if kind == Do.STACK:
        return rate_stacking(s, seat, one, weights)
    if kind == Do.WITHDRAW:
        return -hope(s, seat, one, 0, 0, level(s, one, seat), weights)
    if kind == Do.USE:
        return rate_using(s, seat, weights)
    return 0.0


@rule
def rate_stacking(s: State, seat: int, landing: int, weights: Array) -> float:
    """A better place for oneself; Aaron needs none."""
    if current(s).topic == AARON:
        return -0.1
    goal = stack_size(s, landing) - 1 if s.event == B13 else 0
    now = hope(s, seat, landing, 0, 0, level(s, landing, seat), weights)
    return hope(s, seat, landing, 0, 0, goal, weights) - now


@rule
def rate_using(s: State, seat: int, weights: Array) -> float:
    """Two cards for two cubes; a treasure for a cube; the ship one coast on."""
    if current(s).kind == Ask.BARGAIN:
        return 2.5 * weights[w.CARD] - curse_worth(s, seat, BARGAIN_CUBES, weights)
    if current(s).topic == AARON:
        return -0.1
    if s.islet[current(s).subject] == Islet.TREASURE:
        return weights[w.LOOT] - curse_worth(s, seat, ISLAND_CURSE, weights)
    return coast_worth(s, seat, (coast_ahead(s) + s.bow + COASTS) % COASTS, weights) - coast_worth(
        s, seat, coast_ahead(s), weights
    )


@rule
def coast_worth(s: State, seat: int, coast: int, weights: Array) -> float:
    """What one gains there now, less what the others do."""
    worth = 0.0
    for landing in range(2 * coast, 2 * coast + 2):
        if counted(s, landing) >= NEEDED[s.seats]:
            for place in range(stack_size(s, landing)):
                share = picks(loot_there(s, landing, 0, 0), stack_size(s, landing), place) * weights[w.LOOT]
                worth += share if s.stack[landing, place] == seat else -share / s.seats
    return worth


# -- cards and landings ------------------------------------------------------------------------------------------------


@rule
def rate_discard(s: State, kind: int, card: int) -> float:
    """Low numbers that fit nowhere go; the others stay."""
    if kind == Do.DONE:
        return 0.0
    return 0.1 if landings_for(s, card) == 0 else -0.1


@rule
def rate_choosing(s: State, seat: int, hunter: int, card: int, weights: Array) -> float:
    """The best that the chosen cards with this one can do; Aaron's cards only help one's own landings."""
    whose = hunter
    if whose == NONE:
        whose = AARON if s.where[card] == HAND + AARON else seat
    bits = landings_for(s, card) & landings_for_chosen(s, whose)
    if not is_alike(s, whose, card):
        bits = 0
    best = -1.0
    for landing in range(LANDINGS):
        if bits >> landing & 1 == 1:
            score = rate_playing(s, seat, whose, landing, card, weights)
            if not is_there(s, landing, whose) and in_supply(s, whose) <= 0:
                score -= cheapest_leaving(s, seat, whose, weights)
            best = max(best, score)
    if hunter == NONE or bits == 0:
        best = max(best, best_island(s, seat, whose, weights) - 0.2)
    return best - 0.001 * NUMBER_OF[card]


@rule
def rate_playing(s: State, seat: int, hunter: int, landing: int, extra: int, weights: Array) -> float:
    """What the landing is worth with the chosen cards, and one more, less what it was, and their effects."""
    cards = 0
    chests = 0
    effects = 0.0
    mark = chosen_mark(hunter)
    for card in range(N_CARDS):
        if s.where[card] == mark or card == extra:
            cards += PLUS_CARDS if s.symbol[card] == Symbol.PLUS else 1
            chests += s.symbol[card] == Symbol.CHEST
            effects += effect_worth(s, seat, hunter, landing, card, weights)
            effects -= weights[w.CARD] if hunter == seat else 0.2 * weights[w.CARD]
    size = stack_size(s, landing)
    mine = level(s, landing, seat)
    before = hope(s, seat, landing, 0, 0, mine, weights)
    if hunter == seat and mine == NONE:
        mine = size
    return hope(s, seat, landing, cards, chests, mine, weights) - before + effects


@rule
def hope(s: State, seat: int, landing: int, cards: int, chests: int, place: int, weights: Array) -> float:
    """What a compass at this place of the stack may bring, and what the others get."""
    if place == NONE:
        return 0.0
    size = max(stack_size(s, landing), place + 1)
    full = (counted(s, landing) + cards) / NEEDED[s.seats]
    sure = 1.0 if full >= 1.0 else 0.8 * full * full
    rounds = rounds_until(s, landing)
    if rounds > 0:
        sure = 0.35 + 0.65 * sure if s.day + rounds <= ROUNDS else sure
        for _ in range(rounds):
            sure *= weights[w.LATER]
    loot = loot_there(s, landing, cards, chests)
    mine = picks(loot, size, place)
    return sure * weights[w.LOOT] * (mine - weights[w.HELP] * (loot - mine) / max(s.seats - 1, 1))


@rule
def loot_there(s: State, landing: int, cards: int, chests: int) -> float:
    """How many treasures: more if it looks like the big loot."""
    loot = s.laid[landing, CHESTS_LAID] + chests * 1.0
    if s.day + rounds_until(s, landing) <= ROUNDS:
        mine = counted(s, landing) + cards
        other = counted(s, other_landing(landing))
        loot += stack_size(s, landing) * (1.0 if mine > other else 0.5 if mine == other else 0.2)
    return loot


@rule
def picks(loot: float, size: int, place: int) -> float:
    """How many of so many treasures go to this place of the stack."""
    whole = int(loot) // size
    rest = loot - whole * size - place
    return whole + min(max(rest, 0.0), 1.0)


@rule
def rounds_until(s: State, landing: int) -> int:
    """Rounds until the landing's coast is explored: 0 for this one."""
    coast = landing // 2
    ahead = (coast - coast_ahead(s)) * s.bow % COASTS
    return min(ahead, ROUNDS + 1 - s.day)


@rule
def effect_worth(s: State, seat: int, hunter: int, landing: int, card: int, weights: Array) -> float:
    there = is_there(s, landing, seat) or hunter == seat
    if s.symbol[card] == Symbol.DRAW:
        return 1.2 * weights[w.CARD] if there else -0.5 * weights[w.CARD]
    if s.symbol[card] == Symbol.REMOVE:
        return -curse_worth(s, seat, -1, weights) if there else -weights[w.HURT]
    if NUMBER_OF[card] == 1 and s.value_at[landing] < 2:
        return weights[w.HURT] * (s.seats - 1) if hunter == seat else -weights[w.CUBE]
    return 0.0


@rule
def leaving(s: State, seat: int, hunter: int, kind: int, origin: int, weights: Array) -> float:
    if kind != Do.SHIFT or hunter != seat:
        return 0.0
    return hope(s, seat, origin, 0, 0, level(s, origin, seat), weights)


@rule
def cheapest_leaving(s: State, seat: int, hunter: int, weights: Array) -> float:
    """What it costs to come without a compass in the supply."""
    if hunter != seat:
        return 0.0
    best = 99.0
    for landing in range(LANDINGS):
        if is_there(s, landing, seat):
            best = min(best, hope(s, seat, landing, 0, 0, level(s, landing, seat), weights))
    return best


@rule
def rate_placing(s: State, seat: int, hunter: int, kind: int, landing: int, origin: int, weights: Array) -> float:
    if kind == Do.DECLINE or hunter != seat:
        return 0.0 if kind == Do.DECLINE else -0.1
    gain = hope(s, seat, landing, 0, 0, stack_size(s, landing), weights)
    return gain - leaving(s, seat, hunter, kind, origin, weights) - 0.05


# -- small islands -----------------------------------------------------------------------------------------------------


@rule
def best_island(s: State, seat: int, hunter: int, weights: Array) -> float:
    best = -1.0
    for island in range(ISLANDS_IN_PLAY[s.seats]):
        if not s.islands_shut[island]:
            best = max(best, rate_island(s, seat, hunter, island, weights))
    return best


@rule
def rate_island(s: State, seat: int, hunter: int, island: int, weights: Array) -> float:
    """What it does for oneself, less two cards; for Aaron it is hardly worth it."""
    if hunter != seat:
        return -0.5
    kind = s.islet[island]
    cost = 2.0 * weights[w.CARD]
    if kind == Islet.REMOVE:
        return -curse_worth(s, seat, -s.relief[island], weights) - cost
    if kind == Islet.DRAW:
        return 2.4 * weights[w.CARD] - cost
    if kind == Islet.TREASURE:
        return weights[w.LOOT] - curse_worth(s, seat, 1, weights) - cost
    if kind == Islet.SHIP:
        gain = coast_worth(s, seat, (coast_ahead(s) + s.bow + COASTS) % COASTS, weights)
        return gain - coast_worth(s, seat, coast_ahead(s), weights) - cost
    best = 0.0
    for landing in range(LANDINGS):
        mine = level(s, landing, seat)
        if kind == Islet.COMPASS and mine > 0 and s.event != B13:
            best = max(best, hope(s, seat, landing, 0, 0, 0, weights) - hope(s, seat, landing, 0, 0, mine, weights))
        elif kind == Islet.PLACE and mine == NONE and in_supply(s, seat) > 0:
            best = max(best, hope(s, seat, landing, 0, 0, stack_size(s, landing), weights))
    return best - cost


# -- treasures and cubes -----------------------------------------------------------------------------------------------


@rule
def curse_worth(s: State, seat: int, more: int, weights: Array) -> float:
    """What so many cubes more (or fewer) cost."""
    now = s.cubes[seat]
    then = max(now + more, 0)
    cost = weights[w.CUBE] * (then - now)
    cost += weights[w.DOOM] * (max(then - SAFE_CUBES, 0) - max(now - SAFE_CUBES, 0))
    if then >= TOO_CURSED and s.day == ROUNDS:
        cost += 10.0 * weights[w.DOOM] * (now < TOO_CURSED)
    return cost


@rule
def treasure_worth(s: State, seat: int, treasure: int, weights: Array) -> float:
    kind = KIND_OF[treasure]
    worth = GOLD[treasure] * 1.0
    if kind == Kind.JEWEL:
        held = kept(s, seat, Kind.JEWEL) % 3
        return worth + (weights[w.JEWEL] if held == 0 else JEWEL_PAIR if held == 1 else JEWEL_TRIPLE - JEWEL_PAIR)
    if kind == Kind.CROWN:
        return worth + weights[w.CROSSING] * CROSSES[treasure]
    if kind == Kind.BOOK:
        return weights[w.BOOK] * TIMES[treasure] * (0.5 + 0.5 * (kept(s, seat, Kind.BOOK) < 2))
    if kind == Kind.SKULL:
        return worth + weights[w.SKULL] * skull_worth(s, seat, FACE_OF[treasure])
    if kind == Kind.AMULET:
        return worth + weights[w.AMULET] * (ROUNDS - s.day)
    return worth


@rule
def skull_worth(s: State, seat: int, face: int) -> float:
    """What it adds to the sets of skulls; another of the same face begins a new set."""
    faces = 0 if has_face(s, seat, face) else different_skulls(s, seat, 0)
    return (SKULL_SET[faces + 1] - SKULL_SET[faces]) * max(other_kinds(s, seat), LIKELY_KINDS) * 1.0


@rule
def has_face(s: State, seat: int, face: int) -> bool:
    for treasure in range(N_TREASURES):
        if s.treasure_at[treasure] == KEPT + seat and FACE_OF[treasure] == face:
            return True
    return False
