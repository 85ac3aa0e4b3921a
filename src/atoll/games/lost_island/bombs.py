"""What a turned-up tile does: loot, bombs direction by direction and explorer by explorer, storms.

The question BLAST holds the bomb: subject its cell, topic the directions still to come (a bit each) and, times 256, one
more than the direction it is working in, left how far it has come there.
"""

from ...engine.asks import answered, ask, current, passed
from ...engine.bits import lowest
from ...engine.compiled import rule
from ...engine.menu import allow
from ...engine.records import Array, State
from .pieces import (
    arrive,
    drop_flag,
    from_supply,
    go_home,
    is_land,
    is_won,
    loot_of,
    lose_ring,
    pay,
    show,
    tell_all,
    who_is_on,
)
from .state import (
    AIM,
    ALL_SEE,
    BIT,
    BLAST,
    BLOW,
    CROSS,
    DIAGONAL,
    FLAG_FACE,
    LINE,
    MINER,
    MINER_PRICE,
    MOST_BOMB,
    N_DIRECTIONS,
    N_STRAIGHT,
    NEIGHBOUR,
    NONE,
    OWNER,
    PASS,
    SIDE,
    STORM,
    Ask,
    Do,
    Event,
    Ground,
    Storms,
)

STRAIGHT_BITS, DIAGONAL_BITS, VERTICAL_BITS, HORIZONTAL_BITS = 0b1111, 0b11110000, 0b0101, 0b1010
WORKING = 256


@rule
def turn_tile(s: State, cell: int, face: int, log: Array) -> None:
    """§4.2 A tile is turned over on the island."""
    s.ground[cell] = Ground.OPEN
    s.face[cell] = face
    tell_all(log, Event.REVEALED, s.turn, cell, face, 0)
    if loot_of(face) > 0:
        s.coins[cell] = from_supply(s, loot_of(face))
        s.fresh |= BIT[cell]
        tell_all(log, Event.LOOT_LAID, cell, s.coins[cell], 0, 0)
    elif face == STORM:
        rise(s, cell, log)
    elif CROSS <= face < FLAG_FACE:
        light(s, cell, face, log)


# -- bombs -------------------------------------------------------------------------------------------------------------


@rule
def strength(face: int) -> int:
    """§6.3 From 1 to 6, whatever the shape."""
    return (face - CROSS) % MOST_BOMB + 1


@rule
def nth_in_line(cell: int, direction: int, distance: int) -> int:
    """The cell so many steps away, or NONE."""
    for _ in range(distance):
        if cell >= 0:
            cell = NEIGHBOUR[cell, direction]
    return cell


@rule
def next_in_line(s: State, cell: int, direction: int, distance: int) -> int:
    """How far the next explorer in line is, beyond a distance; 0 if there is none. §6.5 Water does not matter."""
    at = nth_in_line(cell, direction, distance)
    for further in range(distance + 1, SIDE):
        at = nth_in_line(at, direction, 1)
        if at < 0:
            return 0
        if who_is_on(s, at) != NONE:
            return further
    return 0


@rule
def with_victims(s: State, cell: int, directions: int) -> int:
    """Of these directions those in which somebody stands."""
    found = 0
    for direction in range(N_DIRECTIONS):
        if (directions >> direction) & 1 == 1 and next_in_line(s, cell, direction, 0) > 0:
            found |= 1 << direction
    return found


@rule
def light(s: State, cell: int, face: int, log: Array) -> None:
    """§6.3 Straight or diagonal; one that works two ways is turned by who found it (and stands beside it)."""
    if face >= LINE:
        ask(s, Ask.AIM, 1 << s.turn, 0, cell, 0)
        return
    shape = STRAIGHT_BITS if face < DIAGONAL else DIAGONAL_BITS
    ask(s, Ask.BLAST, 1 << s.turn, 0, cell, with_victims(s, cell, shape))
    burn(s, log)


@rule
def may_aim(menu: Array) -> None:
    allow(menu, AIM)
    allow(menu, AIM + 1)


@rule
def aim(s: State, axis: int, log: Array) -> None:
    cell = current(s).subject + 0
    tell_all(log, Event.AIMED, s.turn, cell, axis, 0)
    answered(s)
    shape = VERTICAL_BITS if axis == 0 else HORIZONTAL_BITS
    ask(s, Ask.BLAST, 1 << s.turn, 0, cell, with_victims(s, cell, shape))
    burn(s, log)


@rule
def may_blast(s: State, menu: Array) -> None:
    """§6.4 The order of directions is a choice."""
    for direction in range(N_DIRECTIONS):
        if (current(s).topic >> direction) & 1 == 1:
            allow(menu, BLAST + direction)


@rule
def blast(s: State, direction: int, log: Array) -> None:
    work_in(s, direction)
    burn(s, log)


@rule
def direction_of_work(topic: int) -> int:
    """Of BLAST: the direction that the bomb works in, or NONE."""
    return topic // WORKING - 1


@rule
def directions_left(topic: int) -> int:
    """Of BLAST: a bit per direction still to come."""
    return topic % WORKING


@rule
def work_in(s: State, direction: int) -> None:
    question = current(s)
    question.topic = directions_left(question.topic & ~(1 << direction)) + WORKING * (direction + 1)
    question.left = 0


@rule
def burn(s: State, log: Array) -> None:
    """§6.5 Explorer by explorer outward; §7.6 before each of them anybody may pay a miner; §10.1 until somebody has won.

    BLAST is the open question.
    """
    while not is_won(s):
        question = current(s)
        working = direction_of_work(question.topic)
        if working >= 0:
            further = next_in_line(s, question.subject, working, question.left)
            if further > 0:
                question.left = further
                if window(s, question.subject, working, further):
                    return
                hit(s, log)
                continue
            question.topic = directions_left(question.topic)
            question.left = 0
        if question.topic == 0:
            answered(s)
            return
        if question.topic & (question.topic - 1) != 0:
            return
        work_in(s, lowest(question.topic))


@rule
def window(s: State, cell: int, direction: int, distance: int) -> bool:
    """§7.6 All who can pay a miner are asked."""
    seats = 0
    for seat in range(s.seats):
        if s.purse[seat] >= MINER_PRICE:
            seats |= 1 << seat
    if seats == 0:
        return False
    ask(s, Ask.MINER, seats, 0, cell, who_is_on(s, nth_in_line(cell, direction, distance)))
    return True


@rule
def hit(s: State, log: Array) -> None:
    """§6.5 The explorer at the distance reached is compared: a bomb that is stronger or as strong sends it home."""
    question = current(s)
    at = nth_in_line(question.subject, direction_of_work(question.topic), question.left)
    explorer = who_is_on(s, at)
    show(s, explorer, ALL_SEE)
    stands = s.value[explorer] + s.ring[explorer] > strength(s.face[question.subject])
    event = Event.WITHSTOOD if stands else Event.HIT
    tell_all(log, event, OWNER[explorer], explorer, at, s.value[explorer] - 1)
    lose_ring(s, explorer, log)
    if not stands:
        drop_flag(s, explorer, at, log)
        go_home(s, explorer, log)


@rule
def may_mine(menu: Array) -> None:
    allow(menu, MINER)
    allow(menu, PASS)


@rule
def mine(s: State, seat: int, kind: int, log: Array) -> None:
    """§7.6 Two coins stop the rest of the bomb; when all have passed it goes on."""
    if kind == Do.MINER:
        pay(s, seat, MINER_PRICE)
        tell_all(log, Event.DEFUSED, seat, current(s).subject, 0, 0)
        answered(s)
        answered(s)
    elif passed(s, seat):
        answered(s)
        hit(s, log)
        burn(s, log)


# -- storms ------------------------------------------------------------------------------------------------------------


@rule
def rise(s: State, cell: int, log: Array) -> None:
    """§6.7 Who turned it up says where it blows, if anybody stands in its way."""
    if with_victims(s, cell, STRAIGHT_BITS) != 0:
        ask(s, Ask.BLOW, 1 << s.turn, 0, cell, 0)
    else:
        settle_storm(s, cell, log)


@rule
def settle_storm(s: State, cell: int, log: Array) -> None:
    """§6.9 It is a plain tile now; §9.7 or it is gone."""
    if s.storms == Storms.REMOVED and s.ground[cell] != Ground.WATER:
        s.ground[cell] = Ground.WATER
        tell_all(log, Event.STORM_GONE, cell, 0, 0, 0)


@rule
def may_blow(menu: Array) -> None:
    for direction in range(N_STRAIGHT):
        allow(menu, BLOW + direction)


@rule
def blow(s: State, seat: int, direction: int, log: Array) -> None:
    """§6.7 Everybody in one line goes a cell away from the storm, the farthest first; §10.1 until somebody has won."""
    cell = current(s).subject + 0
    tell_all(log, Event.BLEW, seat, cell, direction, 0)
    answered(s)
    for distance in range(SIDE - 1, 0, -1):
        at = nth_in_line(cell, direction, distance)
        if at >= 0 and who_is_on(s, at) != NONE and not is_won(s):
            blow_away(s, who_is_on(s, at), at, NEIGHBOUR[at, direction], log)
    settle_storm(s, cell, log)


@rule
def blow_away(s: State, explorer: int, was: int, cell: int, log: Array) -> None:
    """§6.8 Into the water is home."""
    if is_land(s, cell):
        tell_all(log, Event.BLOWN, OWNER[explorer], explorer, was, cell)
        arrive(s, explorer, cell, True, log)
    else:
        drop_flag(s, explorer, was, log)
        go_home(s, explorer, log)
