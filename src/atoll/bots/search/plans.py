"""Candidates: single actions, or whole-turn plans, every sequence of one's own actions until somebody else or nature is asked.

Sequences that lead to the same position (equal positions are equal bytes) count once.
"""

from ...engine import contract
from ...engine.asks import is_asked, next_seat
from ...engine.compiled import rule
from ...engine.playing import choose
from ...engine.records import Array
from .rollout import may, play_on
from .room import LONGEST_PLAN, START, WORLD, Room, begin
from .value import Net, is_trained

EMPTY = 0
MOST_ASIDES = 4
"""With so many asides whole turns are tried."""
ROOM_FOR_ASIDES = 3
"""One in so many positions is kept for turns that begin with them, however many others there are (a navigator's)."""


@rule
def single_actions(room: Room, seat: int) -> int:
    """Every legal action is a candidate; so is doing nothing, for a seat that nobody asked."""
    count = contract.legal(room.worlds[START], seat, room.menu)
    for k in range(count):
        room.plans[k, 0] = room.menu[k + 1]
        room.lengths[k] = 1
    if not is_asked(room.worlds[START], seat):
        room.lengths[count] = 0
        count += 1
    return count


@rule
def slot(room: Room, node: int) -> int:
    """Where the table has this position, or would have it."""
    words = room.words
    hash = 2166136261
    for k in range(words.shape[1]):
        hash = ((hash ^ int(words[node, k])) * 16777619) & 0xFFFFFFFF
    at = (hash ^ (hash >> 15)) % room.table.size
    while room.table[at] != EMPTY:
        other = room.table[at] - 1
        same = True
        for k in range(words.shape[1]):
            if words[node, k] != words[other, k]:
                same = False
                break
        if same:
            break
        at = (at + 1) % room.table.size
    return at


@rule
def whole_turns(room: Room, seat: int, most: int, weights: Array, net: Net, luck: int, asides: int) -> int:
    """Candidates from worlds[WORLD]: the ends of the own turn; with a net each is judged once.

    First the turns without what may be done at any time (`is_aside`), then those that begin with the best of that: an
    aside goes with every turn, and all the pairs would be too many. When `most` positions are found, what is still open
    is a candidate too. Without `asides` there are such only where the policy would do one: of
    hundreds one nearly always looks better than none.
    """
    room.table[:] = EMPTY
    room.nodes[0] = room.worlds[WORLD]
    room.parents[0] = -1
    room.table[slot(room, 0)] = 1
    plain = most - most // ROOM_FOR_ASIDES
    found = expand(room, seat, 0, 1, plain, False)
    found = expand_all(room, seat, 1, found, plain)
    count = write_plans(room, 1, found, 0)
    if not is_trained(net):
        aside = found
        found = expand(room, seat, 0, found, most, True)
        return write_plans(room, aside, found, count)
    judge_plans(room, seat, 0, count, weights, net, luck)
    if asides == 0 and not wants_aside(room, seat, weights):
        return count
    aside = found
    found = expand(room, seat, 0, found, most, True)
    found = expand_questions(room, seat, aside, found, most)
    if found > aside:
        best = 0
        for plan in range(1, count):
            if room.sums[plan] > room.sums[best]:
                best = plan
        count = with_asides(room, seat, aside, found, best, count, most, weights, net, luck)
    return count


@rule
def wants_aside(room: Room, seat: int, weights: Array) -> bool:
    """Whether the policy would do an aside, from what the seat sees."""
    s = room.worlds[START]
    action = choose(s, room.worlds, seat, room.styles[0], room.menu, weights, room.scores, room.ties)
    return contract.is_aside(s, action)


@rule
def expand(room: Room, seat: int, node: int, found: int, most: int, aside: bool) -> int:
    """Hang what can be done there under the node: asides, or all else. Returns how many positions are known then."""
    count = contract.legal(room.nodes[node], seat, room.menu)
    room.is_end[node] = 0
    for k in range(count):
        if found >= most:
            break
        action = room.menu[k + 1]
        if contract.is_aside(room.nodes[node], action) != aside:
            continue
        room.nodes[found] = room.nodes[node]
        contract.apply(room.nodes[found], seat, action, room.log)
        at = slot(room, found)
        if room.table[at] == EMPTY:
            room.table[at] = found + 1
            room.parents[found] = node
            room.actions[found] = action
            room.is_end[found] = 1
            found += 1
    return found


@rule
def expand_all(room: Room, seat: int, node: int, found: int, most: int) -> int:
    """Everything that follows from this node on, breadth first, asides left out."""
    while node < found and found < most:
        if next_seat(room.nodes[node]) == seat:
            found = expand(room, seat, node, found, most, False)
        node += 1
    return found


@rule
def expand_questions(room: Room, seat: int, node: int, found: int, most: int) -> int:
    """Answer what the asides ask, until the question from before is open again."""
    asked = room.nodes[0].ask_count
    while node < found and found < most:
        if next_seat(room.nodes[node]) == seat and room.nodes[node].ask_count > asked:
            found = expand(room, seat, node, found, most, False)
        node += 1
    return found


@rule
def write_plans(room: Room, first: int, found: int, count: int) -> int:
    """These nodes, as far as nothing follows, are candidates."""
    for node in range(first, found):
        if room.is_end[node] == 1:
            write_plan(room, node, count)
            room.ends[count] = node
            count += 1
    return count


@rule
def judge_plans(room: Room, seat: int, first: int, count: int, weights: Array, net: Net, luck: int) -> None:
    """A look at each of these plans, where it ends."""
    for plan in range(first, count):
        room.worlds[WORLD] = room.nodes[room.ends[plan]]
        room.sums[plan] = worth(room, seat, weights, net, luck)
        room.visits[plan] = 1


@rule
def worth(room: Room, seat: int, weights: Array, net: Net, luck: int) -> float:
    """Of worlds[WORLD] to the seat, at the end of its run."""
    begin(room, luck + 1)  # not the luck that the world was sampled by
    turn = room.worlds[WORLD].turns
    play_on(room, weights, net, seat, turn, turn)
    return room.payoff[seat]


@rule
def with_asides(
    room: Room, seat: int, first: int, found: int, plan: int, count: int, most: int, weights: Array, net: Net, luck: int
) -> int:  # fmt: skip
    """Turns that begin with one of the nodes from `first` on: those with which the best plan so far goes best."""
    asked = room.nodes[0].ask_count
    for node in range(first, found):
        room.worths[node] = -1.0
        if next_seat(room.nodes[node]) != seat or room.nodes[node].ask_count <= asked:
            room.worlds[WORLD] = room.nodes[node]
            follow(room, seat, plan)
            room.worths[node] = worth(room, seat, weights, net, luck)
    last = found
    for _ in range(MOST_ASIDES):
        best = first
        for node in range(first, last):
            if room.worths[node] > room.worths[best]:
                best = node
        if room.worths[best] < 0.0:
            break
        room.worths[best] = -1.0
        begin = found
        before = count
        if next_seat(room.nodes[best]) == seat:
            found = expand(room, seat, best, found, most, False)
            found = expand_all(room, seat, begin, found, most)
            count = write_plans(room, begin, found, count)
        if found == begin:
            write_plan(room, best, count)
            room.ends[count] = best
            count += 1
        judge_plans(room, seat, before, count, weights, net, luck)
    return count


@rule
def follow(room: Room, seat: int, plan: int) -> None:
    """Carry a plan out in worlds[WORLD], as far as it goes."""
    s = room.worlds[WORLD]
    for k in range(room.lengths[plan]):
        action = room.plans[plan, k]
        if not is_asked(s, seat) or not may(room, seat, action):
            break
        contract.apply(s, seat, action, room.log)


@rule
def write_plan(room: Room, node: int, plan: int) -> None:
    """The way to the node, its first LONGEST_PLAN actions."""
    length = 0
    at = node
    while room.parents[at] >= 0:
        length += 1
        at = room.parents[at]
    kept = min(length, LONGEST_PLAN)
    room.lengths[plan] = kept
    at = node
    while room.parents[at] >= 0:
        length -= 1
        if length < kept:
            room.plans[plan, length] = room.actions[at]
        at = room.parents[at]
