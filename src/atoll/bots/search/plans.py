"""Candidates: single actions, or whole-turn plans, every sequence of one's own actions until somebody else or nature is asked.

Sequences that lead to the same position (equal positions are equal bytes) count once.
"""

from ...engine import contract
from ...engine.asks import is_asked, next_seat
from ...engine.compiled import rule
from .room import LONGEST_PLAN, START, WORLD, Room

EMPTY = 0


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
def whole_turns(room: Room, seat: int, most: int) -> int:
    """Candidates from worlds[WORLD]: the ends of the own turn, and what is still open when `most` positions are found."""
    room.table[:] = EMPTY
    room.nodes[0] = room.worlds[WORLD]
    room.parents[0] = -1
    room.table[slot(room, 0)] = 1
    found = 1
    expanded = 0
    count = 0
    while expanded < found:
        node = room.nodes[expanded]
        if found >= most or next_seat(node) != seat:
            if expanded > 0:
                write_plan(room, expanded, count)
                count += 1
            expanded += 1
            continue
        choices = contract.legal(node, seat, room.menu)
        for k in range(choices):
            if found >= most:
                break
            room.nodes[found] = node
            contract.apply(room.nodes[found], seat, room.menu[k + 1], room.log)
            at = slot(room, found)
            if room.table[at] == EMPTY:
                room.table[at] = found + 1
                room.parents[found] = expanded
                room.actions[found] = room.menu[k + 1]
                found += 1
        expanded += 1
    return count


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
