"""The end: who is lost, who pays what to whom, and what the loot is worth."""

from ...engine.asks import answered, ask, forget_all
from ...engine.compiled import rule
from ...engine.menu import allow
from ...engine.records import Array, State
from .loot import crosses, kept
from .maps import tell_all
from .state import (
    AARON,
    CAPTAIN,
    CURSE,
    FACE_OF,
    GOLD,
    HEAL,
    HEALER_HELD,
    HEALER_OPEN,
    HEALER_TAKEN,
    HELD_EACH,
    JEWEL_PAIR,
    JEWEL_TRIPLE,
    KEPT,
    KIND_OF,
    LAY,
    MOST_CURSE,
    N_FACES,
    N_HEALERS,
    N_KINDS,
    N_TREASURES,
    NONE,
    SKULL_SET,
    TIMES,
    TOO_CURSED,
    Ask,
    Ending,
    Event,
    Kind,
    Line,
    Out,
    Stage,
)

MOST_TIMES = 3

# -- who is lost, and the healers --------------------------------------------------------------------------------------


@rule
def count_the_cursed(s: State, log: Array) -> None:
    """§7.2 Thirteen cubes are too many: all is lost."""
    for seat in range(s.seats):
        if s.cubes[seat] >= TOO_CURSED:
            s.out[seat] = Out.CURSED
            tell_all(log, Event.LOST_TO_CURSE, seat, s.cubes[seat], 0, 0)


@rule
def show_healer(s: State, healer: int, log: Array) -> None:
    s.healer_at[healer] = HEALER_OPEN
    tell_all(log, Event.HEALER_SHOWN, healer, s.per_cube[healer], s.once[healer], 0)


@rule
def healers_at(s: State, place: int) -> int:
    count = 0
    for healer in range(N_HEALERS):
        count += s.healer_at[healer] == place
    return count


@rule
def next_to_lay(s: State) -> int:
    """§10.2 Clockwise from the tile: who is still in it and holds both of his healers; NONE when all have laid one."""
    for ahead in range(s.seats):
        seat = (s.tile + ahead) % s.seats
        if s.out[seat] == Out.NO and s.healers_held[seat] == HELD_EACH:
            return seat
    return NONE + 0


@rule
def may_lay(s: State, seat: int, menu: Array) -> None:
    for healer in range(N_HEALERS):
        if s.healer_at[healer] == HEALER_HELD + seat:
            allow(menu, LAY + healer)


@rule
def lay(s: State, seat: int, healer: int, log: Array) -> None:
    answered(s)
    s.healers_held[seat] -= 1
    show_healer(s, healer, log)


@rule
def has_healer(s: State, seat: int) -> bool:
    return healers_at(s, HEALER_TAKEN + seat) > 0


@rule
def next_to_heal(s: State) -> int:
    """§7.4 The fewest cubes first, then clockwise from the tile; who has none needs no healer."""
    best = NONE
    for ahead in range(s.seats):
        seat = (s.tile + ahead) % s.seats
        if s.out[seat] == Out.NO and s.cubes[seat] > 0 and not has_healer(s, seat):
            if best == NONE or s.cubes[seat] < s.cubes[best]:
                best = seat
    return best + 0


@rule
def may_heal(s: State, menu: Array) -> None:
    for healer in range(N_HEALERS):
        if s.healer_at[healer] == HEALER_OPEN:
            allow(menu, HEAL + healer)


@rule
def heal(s: State, seat: int, healer: int, log: Array) -> None:
    answered(s)
    s.healer_at[healer] = HEALER_TAKEN + seat
    tell_all(log, Event.HEALER_TAKEN, seat, healer, s.per_cube[healer], s.once[healer])


@rule
def healer_cost(s: State, seat: int, healer: int) -> int:
    """§7.5 By the cube, once, or both."""
    return s.per_cube[healer] * s.cubes[seat] + s.once[healer]


# -- what treasures are worth ------------------------------------------------------------------------------------------


@rule
def base(s: State, hunter: int, kind: int) -> int:
    """§7.6 The gold printed on them."""
    gold = 0
    for treasure in range(N_TREASURES):
        if s.treasure_at[treasure] == KEPT + hunter and KIND_OF[treasure] == kind:
            gold += GOLD[treasure]
    return gold


@rule
def jewels(s: State, hunter: int) -> int:
    """§7.8 Sets of three, and a pair of what is left."""
    count = kept(s, hunter, Kind.JEWEL)
    return base(s, hunter, Kind.JEWEL) + JEWEL_TRIPLE * (count // 3) + (JEWEL_PAIR if count % 3 == 2 else 0)


@rule
def skulls(s: State, hunter: int) -> int:
    """§7.10 Sets of different skulls, the largest first, for each other kind of treasure."""
    kinds = other_kinds(s, hunter)
    bonus = 0
    depth = 0
    size = different_skulls(s, hunter, depth)
    while size > 0:
        bonus += SKULL_SET[size] * kinds
        depth += 1
        size = different_skulls(s, hunter, depth)
    return base(s, hunter, Kind.SKULL) + bonus


@rule
def other_kinds(s: State, hunter: int) -> int:
    """Kinds of treasure beside skulls."""
    kinds = 0
    for kind in range(N_KINDS):
        kinds += kind != Kind.SKULL and kept(s, hunter, kind) > 0
    return kinds


@rule
def different_skulls(s: State, hunter: int, depth: int) -> int:
    """How many faces there are more than `depth` of: the size of the next set."""
    faces = 0
    for face in range(N_FACES):
        count = 0
        for treasure in range(N_TREASURES):
            count += s.treasure_at[treasure] == KEPT + hunter and FACE_OF[treasure] == face
        faces += count > depth
    return faces


@rule
def books(s: State, hunter: int) -> int:
    """§7.7 Each book multiplies the curse of another treasure, no book: the best book with the worst curse, and so on."""
    gold = 0
    curse = MOST_CURSE
    unused = with_curse(s, hunter, curse)
    for times in range(MOST_TIMES, 0, -1):
        for _ in range(books_of(s, hunter, times)):
            while unused == 0 and curse > 0:
                curse -= 1
                unused = with_curse(s, hunter, curse)
            if curse > 0:
                gold += times * curse
                unused -= 1
    return gold


@rule
def with_curse(s: State, hunter: int, curse: int) -> int:
    count = 0
    for treasure in range(N_TREASURES):
        mine = s.treasure_at[treasure] == KEPT + hunter and KIND_OF[treasure] != Kind.BOOK
        count += mine and CURSE[treasure] == curse
    return count


@rule
def books_of(s: State, hunter: int, times: int) -> int:
    count = 0
    for treasure in range(N_TREASURES):
        count += s.treasure_at[treasure] == KEPT + hunter and TIMES[treasure] == times
    return count


@rule
def crown_bonus(s: State, hunter: int) -> int:
    """§7.9 By the rank in crosses among those not lost to the curse (§9.6 and Aaron); equals share, rounded down."""
    mine = crosses(s, hunter)
    if mine == 0:
        return 0
    ahead = 0
    equal = 0
    for other in range(s.seats):
        if s.out[other] != Out.CURSED:
            ahead += crosses(s, other) > mine
            equal += crosses(s, other) == mine
    if s.seats == 2:
        ahead += crosses(s, AARON) > mine
        equal += crosses(s, AARON) == mine
    gold = 0
    for place in range(ahead, ahead + equal):
        gold += s.bonus[place]
    return gold // equal


@rule
def line(s: State, seat: int, which: int) -> int:
    """A line of the score sheet, but for the last (`total`). §7.2 Who is lost has an empty one."""
    if s.out[seat] == Out.CURSED:
        return 0
    if which == Line.AMULETS:
        return base(s, seat, Kind.AMULET)
    if which == Line.BAGS:
        return base(s, seat, Kind.BAG)
    if which == Line.BOOKS:
        return books(s, seat)
    if which == Line.JEWELS:
        return jewels(s, seat)
    if which == Line.CROWNS:
        return base(s, seat, Kind.CROWN) + crown_bonus(s, seat)
    if which == Line.SKULLS:
        return skulls(s, seat)
    if which == Line.CAPTAIN:
        return CAPTAIN if s.tile == seat else 0
    return -paid(s, seat)  # Line.HEALER


@rule
def total(s: State, seat: int) -> int:
    gold = 0
    for which in range(Line.TOTAL):
        gold += line(s, seat, which)
    return gold


@rule
def paid(s: State, seat: int) -> int:
    for healer in range(N_HEALERS):
        if s.healer_at[healer] == HEALER_TAKEN + seat:
            return healer_cost(s, seat, healer)
    return 0


@rule
def settle(s: State, log: Array) -> None:
    """§7.6 Everybody's sheet; §7.11 who cannot pay is out; §7.12 the richest wins, nobody if all are out."""
    for seat in range(s.seats):
        if s.out[seat] == Out.NO:
            s.score[seat] = total(s, seat)
            for which in range(Line.TOTAL):
                gold = line(s, seat, which)
                if gold != 0:
                    tell_all(log, Event.SCORED, seat, which, gold, 0)
    for seat in range(s.seats):  # after all are counted: who cannot pay keeps his place among the crowns
        if s.out[seat] == Out.NO and s.score[seat] < 0:
            s.out[seat] = Out.UNPAID
            tell_all(log, Event.CANNOT_PAY, seat, 0, 0, 0)
        elif s.out[seat] == Out.NO:
            tell_all(log, Event.TOTAL, seat, s.score[seat], 0, 0)
    s.over = Ending.WON if winner(s) != NONE else Ending.NOBODY
    s.stage = Stage.OVER
    forget_all(s)
    tell_all(log, Event.OVER, s.over, 0, 0, 0)


@rule
def winner(s: State) -> int:
    """§7.12 The most gold; equals by who sits next to the tile, clockwise, its owner first."""
    best = NONE
    for ahead in range(s.seats):
        seat = (s.tile + ahead) % s.seats
        if s.out[seat] == Out.NO and (best == NONE or s.score[seat] > s.score[best]):
            best = seat
    return best + 0


@rule
def ask_to_lay(s: State) -> None:
    ask(s, Ask.LAY, 1 << next_to_lay(s), 0, 0, 0)


@rule
def ask_to_heal(s: State) -> None:
    ask(s, Ask.HEAL, 1 << next_to_heal(s), 0, 0, 0)
