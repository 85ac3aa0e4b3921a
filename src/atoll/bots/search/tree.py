"""Tree searches over information sets (ISMCTS): each simulation samples a world from the view and walks the same tree.

With one observer the tree is the searching seat's, and every step is an edge. With several there is a tree a seat; each
walks on by what its seat sees of a step (`audience`), so that no seat's choice rests on what it cannot know. `pimc` grows
a tree for each of a few worlds, as if all were known there, and adds up what they found.
"""

from math import log as ln
from math import sqrt

from ...engine import CHANCE, NOBODY, contract
from ...engine.asks import next_seat
from ...engine.compiled import rule
from ...engine.menu import nth
from ...engine.playing import RANDOM, best
from ...engine.records import Array
from ...engine.rng import below, draw
from .halving import SEEDS, halving
from .plans import single_actions
from .rollout import FOREVER, play_on
from .room import START, VIEW, WORLD, Room, begin
from .settings import MO_ISMCTS, PIMC, Settings
from .value import Net, is_trained

NONE = -1
HIDDEN = 1
"""The key of a step that a seat does not see; all others are larger."""


@rule
def key_of(room: Room, seat: int, action: int) -> int:
    """An edge: who did what (nature's seat is -1)."""
    return 2 + (seat + 1) * room.scores.size + action


@rule
def new_node(room: Room, count: int, key: int) -> int:
    room.keys[count] = key
    room.children[count] = NONE
    room.siblings[count] = NONE
    room.seen[count] = 0
    room.available[count] = 0
    room.totals[count, :] = 0.0
    return count


@rule
def child(room: Room, node: int, key: int) -> int:
    """The node behind that edge, or NONE."""
    at = room.children[node]
    while at != NONE and room.keys[at] != key:
        at = room.siblings[at]
    return at


@rule
def grow(room: Room, node: int, key: int, used: int) -> int:
    """Hang a new node under this one; the caller counts it."""
    made = new_node(room, used, key)
    room.siblings[made] = room.children[node]
    room.children[node] = made
    return made


@rule
def trees(room: Room, seat: int, weights: Array, net: Net, settings: Settings, rng: Array) -> int:
    """Ranks the legal actions of worlds[START], a view, into `order`; returns how many were tried.

    A tree's root is a question to the seat alone: out of turn, and where others are asked first, candidates are compared.
    """
    if next_seat(room.worlds[START]) != seat:
        return halving(room, seat, weights, net, settings, rng)
    count = single_actions(room, seat)
    for plan in range(count):
        room.order[plan] = plan
        room.sums[plan] = 0.0
        room.visits[plan] = 0
    if count == 1:
        return count
    first = below(rng, SEEDS >> 16) << 16
    forest = max(settings.worlds, 1) if settings.method == PIMC else 1
    for tree in range(forest):
        grow_tree(room, seat, weights, net, settings, first + tree * 65536, max(settings.simulations // forest, 1))
        for plan in range(count):
            found = child(room, seat if settings.method == MO_ISMCTS else 0, key_of(room, seat, room.plans[plan, 0]))
            if found != NONE:
                room.sums[plan] += room.totals[found, seat]
                room.visits[plan] += room.seen[found]
    return most_tried(room, count)


@rule
def most_tried(room: Room, count: int) -> int:
    """By how often the trees chose it, the robust measure; the mean stays what is told. Returns how many they chose at all."""
    tried = 0
    for k in range(count):
        top = k
        for j in range(k + 1, count):
            if room.visits[room.order[j]] > room.visits[room.order[top]]:
                top = j
        room.order[k], room.order[top] = room.order[top], room.order[k]
        tried += 1 if room.visits[room.order[k]] > 0 else 0
    return tried


@rule
def grow_tree(
    room: Room, seat: int, weights: Array, net: Net, settings: Settings, first: int, simulations: int
) -> None:
    several = settings.method == MO_ISMCTS
    observers = room.worlds[START].seats if several else 1
    for observer in range(observers):
        new_node(room, observer, 0)
    used = observers + 0
    for number in range(simulations):
        begin(room, first if settings.method == PIMC else first + number)
        room.worlds[WORLD] = room.worlds[START]
        contract.sample(room.worlds[WORLD], seat, room.rng)
        if settings.method == PIMC:
            begin(room, first + 1 + number)
        used = walk(room, weights, net, settings, several, observers, used)


@rule
def edge(room: Room, observer: int, seat: int, action: int, several: bool) -> int:
    """The key of a step as this observer sees it; a single observer walks along every step."""
    sees = not several or observer == seat or (contract.audience(room.worlds[WORLD], seat, action) >> observer) & 1 == 1
    return key_of(room, seat, action) if sees else HIDDEN


@rule
def step_down(room: Room, seat: int, action: int, several: bool, observers: int, depth: int) -> int:
    """Every observer's next node, NONE where it must be made; returns how many must."""
    missing = 0
    for observer in range(observers):
        found = child(room, room.paths[observer, depth], edge(room, observer, seat, action, several))
        room.paths[observer, depth + 1] = found
        missing += 1 if found == NONE else 0
    return missing


@rule
def walk(room: Room, weights: Array, net: Net, settings: Settings, several: bool, observers: int, used: int) -> int:
    """One simulation: down the tree, a new node, the policy from there, and the result to all nodes on the way.

    A tree that has no room for another node grows no further: walks end where they would need one.
    """
    s = room.worlds[WORLD]
    until = s.turns + settings.depth if is_trained(net) else FOREVER
    for observer in range(observers):
        room.paths[observer, 0] = observer
    depth = 0
    last = NOBODY
    fresh = False
    while not fresh:
        seat = next_seat(s)
        if seat == NOBODY:
            break
        if seat == CHANCE:
            action = draw(room.chances, contract.chance(s, room.chances), room.rng)
        else:
            mine = room.paths[seat if several else 0, depth]
            action = untried(room, weights, seat, mine, settings.candidates)
            fresh = action != NONE
            if not fresh:
                action = promising(room, seat, mine, settings.explore)
        missing = step_down(room, seat, action, several, observers, depth)
        if used + missing > room.keys.size:
            break
        for observer in range(observers):
            if room.paths[observer, depth + 1] == NONE:
                key = edge(room, observer, seat, action, several)
                room.paths[observer, depth + 1] = grow(room, room.paths[observer, depth], key, used)
                used += 1
        contract.apply(s, seat, action, room.log)
        depth += 1
        last = seat if seat != CHANCE else last
    play_on(room, weights, net, last, until - settings.judged + 1, until)
    for observer in range(observers):
        for k in range(depth + 1):
            node = room.paths[observer, k]
            room.seen[node] += 1
            for seat in range(s.seats):
                room.totals[node, seat] += room.payoff[seat]
    return used


@rule
def untried(room: Room, weights: Array, seat: int, node: int, candidates: int) -> int:
    """Of the actions without a node the one that looks most sensible, or NONE where as many are tried as there may be
    candidates; where playing on is random any, and all of them. Those available that have a node are counted.
    """
    room.worlds[VIEW] = room.worlds[WORLD]
    contract.redact(room.worlds[VIEW], seat)
    count = contract.legal(room.worlds[VIEW], seat, room.menu)
    missing = 0
    for k in range(count):
        found = child(room, node, key_of(room, seat, nth(room.menu, k)))
        if found == NONE:
            missing += 1
        else:
            room.available[found] += 1
    if missing == 0 or (room.styles[seat] != RANDOM and count - missing >= candidates):
        return NONE
    if room.styles[seat] == RANDOM:
        room.scores[:count] = 0.0
    else:
        contract.appeal(room.worlds[VIEW], seat, room.menu, weights, room.scores)
    kept = 0
    for k in range(count):
        if child(room, node, key_of(room, seat, nth(room.menu, k))) == NONE:
            room.menu[kept + 1] = room.menu[k + 1]
            room.scores[kept] = room.scores[k]
            kept += 1
    return nth(room.menu, best(room.scores, kept, room.rng))


@rule
def promising(room: Room, seat: int, node: int, explore: int) -> int:
    """Of the menu's actions that have a node the one with the highest confidence bound; how often it was available stands for
    the parent's visits.
    """
    top = NONE
    highest = 0.0
    for k in range(room.menu[0]):
        found = child(room, node, key_of(room, seat, nth(room.menu, k)))
        if found == NONE:
            continue
        n = room.seen[found]
        bound = room.totals[found, seat] / n + explore * 0.01 * sqrt(ln(room.available[found]) / n)
        if top == NONE or bound > highest:
            top = nth(room.menu, k)
            highest = bound
    return top
