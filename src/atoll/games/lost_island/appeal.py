"""How sensible an action looks at a glance, by what the seat knows of the values. Reads a redacted state only."""

from ...engine.asks import current
from ...engine.compiled import rule
from ...engine.records import Array, State
from . import weights as w
from .actions import compare
from .bombs import HORIZONTAL_BITS, VERTICAL_BITS, nth_in_line, strength
from .pieces import carries_flag, is_land, on_island, who_is_on
from .prepare import has_given
from .state import (
    ACT,
    BIT,
    CARRIED,
    CELLS,
    EACH,
    MOST_BOMB,
    N_DIRECTIONS,
    NEIGHBOUR,
    NONE,
    ON_ISLAND,
    ONE,
    OWNER,
    RING_OF,
    SIDE,
    TWO,
    Ask,
    Do,
    Ground,
    distance,
)
from .weights import WEIGHTS

__all__ = ["WEIGHTS", "appeal"]


@rule
def appeal(s: State, seat: int, menu: Array, weights: Array, scores: Array) -> None:
    """Ending a step is worth nothing, or what coins are worth when they are kept."""
    for k in range(menu[0]):
        action = menu[k + 1]
        scores[k] = rate(s, seat, ACT[action], ONE[action], TWO[action], weights)


@rule
def rate(s: State, seat: int, kind: int, one: int, two: int, weights: Array) -> float:
    if kind == Do.MOVE:
        return rate_going(s, seat, one, NEIGHBOUR[s.where[one], two], weights)
    if kind == Do.BATTLE:
        return rate_battle(s, one, who_is_on(s, NEIGHBOUR[s.where[one], two]), weights)
    if kind == Do.SWIM:
        other = who_is_on(s, two)
        return rate_going(s, seat, one, two, weights) if other == NONE else 0.8 * rate_battle(s, one, other, weights)
    if kind == Do.REVEAL:
        return weights[w.REVEAL] + weights[w.RISK] * rate_place_of_bomb(s, seat, one)
    if kind == Do.REINFORCE or kind == Do.RECRUIT:
        first = weights[w.REINFORCE] if kind == Do.REINFORCE else weights[w.RECRUIT]
        return first + 0.3 * place_worth(s, seat, one, weights)
    if kind == Do.RING:
        return weights[w.RING] * (2.0 if carries_flag(s, one) else 1.0) * near_enemy(s, seat, s.where[one])
    if kind == Do.SPY:
        return weights[w.SPY]
    if kind == Do.END:
        return weights[w.SAVE] if current(s).kind == Ask.POWER else 0.0
    return rate_event(s, seat, kind, one, weights)


@rule
def rate_event(s: State, seat: int, kind: int, one: int, weights: Array) -> float:
    """What tiles set off, the island that shrinks, the preparation."""
    if kind == Do.SHRINK:
        return rate_shrinking(s, seat, one, weights)
    if kind == Do.BLOW:
        return rate_wind(s, seat, current(s).subject, one, weights)
    if kind == Do.AIM:
        return rate_lines(s, seat, current(s).subject, VERTICAL_BITS if one == 0 else HORIZONTAL_BITS, weights)
    if kind == Do.BLAST:
        return rate_lines(s, seat, current(s).subject, 1 << one, weights)
    if kind == Do.MINER:
        return rate_miner(s, seat, weights)
    if kind == Do.FLAG:
        return -1.0 * nearest_own(s, seat, one)
    if kind == Do.VALUE:
        return (one + 1.0) * (1.0 if s.chosen[seat] < ON_ISLAND else 0.1)
    return 0.0


# -- battles -----------------------------------------------------------------------------------------------------------


@rule
def chance_to_win(s: State, explorer: int, other: int) -> float:
    """Against a value that is known, or each that the other colour may still have."""
    total = 0
    won = 0.0
    for value in range(1, EACH + 1):
        if s.value[other] == value or (s.value[other] == 0 and not has_given(s, OWNER[other], value)):
            total += 1
            won += wins(s.value[explorer], s.ring[explorer], value, s.ring[other])
    return won / total if total > 0 else 0.5


@rule
def wins(mine: int, my_ring: int, theirs: int, their_ring: int) -> float:
    """1 to win, 0.3 for a draw."""
    result = compare(mine, my_ring, theirs, their_ring)
    if result == 0:
        return 0.3
    return 1.0 if result > 0 else 0.0


@rule
def rate_battle(s: State, explorer: int, other: int, weights: Array) -> float:
    chance = chance_to_win(s, explorer, other)
    gain = weights[w.WIN] + (weights[w.FLAG] if carries_flag(s, other) else 0.0)
    cost = weights[w.LOSE] + (weights[w.FLAG] if carries_flag(s, explorer) else 0.0)
    return chance * gain - (1.0 - chance) * cost


# -- places ------------------------------------------------------------------------------------------------------------


@rule
def place_worth(s: State, seat: int, cell: int, weights: Array) -> float:
    """A stone to turn, coins, the flag; inside the island rather than at its rim; near the enemy."""
    worth = weights[w.INNER] * RING_OF[cell] + weights[w.HUNT] * near_enemy(s, seat, cell)
    if s.ground[cell] == Ground.STONE:
        worth += weights[w.STONE]
    if s.flag == cell:
        worth += weights[w.FLAG]
    if s.fresh & BIT[cell] == 0:
        worth += weights[w.COIN] * s.coins[cell]
    return worth


@rule
def rate_going(s: State, seat: int, explorer: int, cell: int, weights: Array) -> float:
    """What is there, less what is here; who carries the flag keeps away from the others."""
    here = s.where[explorer] + 0
    gain = place_worth(s, seat, cell, weights) - place_worth(s, seat, here, weights)
    if carries_flag(s, explorer):
        gain -= (weights[w.HUNT] + weights[w.GUARD]) * (near_enemy(s, seat, cell) - near_enemy(s, seat, here))
    gain += weights[w.DUEL] * (duels(s, seat, explorer, cell) - duels(s, seat, explorer, here))
    return gain + rate_way(s, seat, explorer, here, cell, weights) - 0.05


@rule
def rate_way(s: State, seat: int, explorer: int, here: int, cell: int, weights: Array) -> float:
    """Nearer to the nearest stone, while the flag is hidden; to the flag, where it lies; to its bearer, one's own to guard it,
    another's if the duel may be won."""
    if s.flag >= CARRIED:
        bearer = s.flag - CARRIED
        steps = distance(here, s.where[bearer]) - distance(cell, s.where[bearer])
        if OWNER[bearer] == seat:
            return weights[w.GUARD] * steps
        return weights[w.CHASE] * (2.0 * chance_to_win(s, explorer, bearer) - 0.5) * steps
    if s.flag >= 0:
        return weights[w.WAY] * 2.0 * (distance(here, s.flag) - distance(cell, s.flag))
    return weights[w.WAY] * (to_a_stone(s, here) - to_a_stone(s, cell))


@rule
def duels(s: State, seat: int, explorer: int, cell: int) -> float:
    """Who stands within two steps of there: those it is likely to beat less those that are likely to beat it."""
    total = 0.0
    for other in range(s.seats * EACH):
        if OWNER[other] == seat or s.where[other] < 0:
            continue
        away = distance(cell, s.where[other])
        if away == 1:
            total += chance_to_win(s, explorer, other) - 0.5
        elif away == 2:
            total += 0.5 * (chance_to_win(s, explorer, other) - 0.5)
    return 2.0 * total


@rule
def near_enemy(s: State, seat: int, cell: int) -> float:
    """1 beside somebody else's explorer, less the farther the nearest is."""
    nearest = 2 * SIDE
    for other in range(s.seats * EACH):
        if OWNER[other] != seat and s.where[other] >= 0:
            nearest = min(nearest, distance(cell, s.where[other]))
    return 1.0 / max(nearest, 1)


@rule
def to_a_stone(s: State, cell: int) -> int:
    """Steps to the nearest stone that nobody has turned."""
    nearest = 2 * SIDE
    for other in range(CELLS):
        if s.ground[other] == Ground.STONE:
            nearest = min(nearest, distance(cell, other))
    return nearest


@rule
def nearest_own(s: State, seat: int, cell: int) -> int:
    nearest = 2 * SIDE
    for explorer in range(EACH * seat, EACH * seat + EACH):
        if s.where[explorer] >= 0:
            nearest = min(nearest, distance(cell, s.where[explorer]))
    return nearest


# -- tiles -------------------------------------------------------------------------------------------------------------


@rule
def side(s: State, seat: int, explorer: int) -> float:
    """Good to send home, or bad."""
    weight = 1.0 + (2.0 if carries_flag(s, explorer) else 0.0)
    return -weight if OWNER[explorer] == seat else weight


@rule
def rate_shrinking(s: State, seat: int, cell: int, weights: Array) -> float:
    """Others off the island; else coins that are theirs to fetch rather than ours."""
    explorer = who_is_on(s, cell)
    if explorer != NONE:
        return weights[w.HIT] * side(s, seat, explorer)
    return 0.1 * s.coins[cell] * (nearest_own(s, seat, cell) - 2.0)


@rule
def rate_wind(s: State, seat: int, cell: int, direction: int, weights: Array) -> float:
    """Who is blown into the water."""
    total = 0.0
    for far in range(1, SIDE):
        at = nth_in_line(cell, direction, far)
        if at >= 0 and who_is_on(s, at) != NONE and not is_land(s, NEIGHBOUR[at, direction]):
            total += side(s, seat, who_is_on(s, at))
    return weights[w.HIT] * total


@rule
def rate_lines(s: State, seat: int, cell: int, directions: int, weights: Array) -> float:
    """Whom the bomb is likely to send home."""
    total = 0.0
    for direction in range(N_DIRECTIONS):
        if (directions >> direction) & 1 == 1:
            for far in range(1, SIDE):
                at = nth_in_line(cell, direction, far)
                if at >= 0 and who_is_on(s, at) != NONE:
                    total += side(s, seat, who_is_on(s, at)) * chance_to_go(s, who_is_on(s, at), s.face[cell])
    return weights[w.HIT] * total


@rule
def rate_place_of_bomb(s: State, seat: int, cell: int) -> float:
    """Whom a bomb would find if one came up there: others are welcome, one's own are not, and weak ones go first."""
    total = 0.0
    for direction in range(N_DIRECTIONS):
        for far in range(1, SIDE):
            at = nth_in_line(cell, direction, far)
            if at >= 0 and who_is_on(s, at) != NONE:
                total += side(s, seat, who_is_on(s, at)) * weakness(s, who_is_on(s, at))
    return total


@rule
def weakness(s: State, explorer: int) -> float:
    """The share of the strengths of bombs that are too much for it."""
    return (MOST_BOMB + 1.0 - assumed_value(s, explorer) - s.ring[explorer]) / MOST_BOMB


@rule
def assumed_value(s: State, explorer: int) -> int:
    """What is known of it, or something in the middle."""
    return s.value[explorer] + 0 if s.value[explorer] > 0 else EACH // 2


@rule
def chance_to_go(s: State, explorer: int, face: int) -> float:
    return 1.0 if assumed_value(s, explorer) + s.ring[explorer] <= strength(face) else 0.0


@rule
def rate_miner(s: State, seat: int, weights: Array) -> float:
    """Two coins for an own explorer that would go, if it is the last or has the flag."""
    explorer = current(s).topic
    if OWNER[explorer] != seat or chance_to_go(s, explorer, s.face[current(s).subject]) == 0.0:
        return -1.0
    dear = carries_flag(s, explorer) or on_island(s, seat) == 1
    return weights[w.MINER] if dear else -0.1
