"""Sequential halving: simulate the candidates that look best, drop the worse half, spend what is left on the others."""

from ...engine import contract
from ...engine.asks import next_seat
from ...engine.compiled import rule
from ...engine.records import Array
from ...engine.rng import below
from .plans import single_actions, whole_turns
from .rollout import simulate
from .room import START, WORLD, Room, begin
from .settings import Settings
from .value import Net

SEEDS = 1 << 40


@rule
def halving(room: Room, seat: int, weights: Array, net: Net, settings: Settings, rng: Array) -> int:
    """Ranks the candidates of worlds[START], a view, into `order`, best first; returns how many were simulated in earnest."""
    first = below(rng, SEEDS >> 16) << 16
    count = candidates(room, seat, settings, first, weights, net)
    if count == 1:
        return 1
    alive = count
    if count > settings.candidates:
        alive = settings.candidates
        look_at_all(room, seat, count, settings, first, weights, net)
        rank(room, count, alive)
    elif settings.prior > 0:
        look_at_all(room, seat, count, settings, first, weights, net)
    for k in range(alive):
        plan = room.order[k]
        room.sums[plan] = settings.prior * mean(room, plan)
        room.visits[plan] = settings.prior
    tried = alive + 0
    rounds = 0
    while (1 << rounds) < alive:
        rounds += 1
    number = first
    left = settings.simulations * alive // max(settings.candidates, alive)
    for stage in range(rounds):
        each = max(left // ((rounds - stage) * alive), 1)
        for _ in range(each):
            try_all(room, seat, alive, number, weights, net, settings.depth, settings.judged)
            number += 1
        left = max(left - each * alive, 0)
        rank(room, alive, alive)
        alive = (alive + 1) // 2
    return tried


@rule
def greedy(room: Room, seat: int, weights: Array, net: Net, settings: Settings, rng: Array) -> int:
    """Ranks by a look at each candidate, as many looks as the settings say; returns how many are in order."""
    number = below(rng, SEEDS >> 16) << 16
    count = candidates(room, seat, settings, number, weights, net)
    best = min(count, settings.candidates)
    if count > 1:
        look_at_all(room, seat, count, settings, number, weights, net)
        rank(room, count, best)
    return best


@rule
def candidates(room: Room, seat: int, settings: Settings, number: int, weights: Array, net: Net) -> int:
    """Whole-turn plans in one world, or single actions; a plan that is found in one world is tried in all."""
    room.sums[:] = 0.0
    room.visits[:] = 0
    if settings.plans == 0 or next_seat(room.worlds[START]) != seat:
        count = single_actions(room, seat)
    else:
        begin(room, number)
        room.worlds[WORLD] = room.worlds[START]
        contract.sample(room.worlds[WORLD], seat, room.rng)
        count = whole_turns(room, seat, min(settings.plans, room.nodes.size), weights, net, number, settings.asides)
        if count == 0:  # no room for a single turn
            count = single_actions(room, seat)
    for plan in range(count):
        room.order[plan] = plan
    return count


@rule
def look_at_all(room: Room, seat: int, count: int, settings: Settings, number: int, weights: Array, net: Net) -> None:
    """As many looks at each as the settings say; the enumeration of plans may have had the first."""
    for look in range(room.visits[0], max(settings.looks, 1)):
        try_all(room, seat, count, number + look, weights, net, 0, 1)


@rule
def try_all(room: Room, seat: int, count: int, number: int, weights: Array, net: Net, depth: int, judged: int) -> None:
    """One more simulation for each of the first `count` in order."""
    for k in range(count):
        plan = room.order[k]
        simulate(room, seat, plan, number, weights, net, depth, judged)
        room.sums[plan] += room.payoff[seat]
        room.visits[plan] += 1


@rule
def mean(room: Room, plan: int) -> float:
    return room.sums[plan] / max(room.visits[plan], 1)


@rule
def rank(room: Room, count: int, best: int) -> None:
    """The `best` of the first `count` come first, in order (a selection sort: few are wanted)."""
    for k in range(min(best, count)):
        top = k
        for j in range(k + 1, count):
            if mean(room, room.order[j]) > mean(room, room.order[top]):
                top = j
        room.order[k], room.order[top] = room.order[top], room.order[k]
