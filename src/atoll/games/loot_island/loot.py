"""Finding the loot: which landing has the big one, what is turned up, and who takes it."""

from ...engine.asks import answered, ask
from ...engine.compiled import rule
from ...engine.menu import allow
from ...engine.records import Array, State
from .compasses import clear_stack, stack_size
from .curse import remove_cubes, take_cubes
from .maps import clear_column, counted, has_enough, other_landing, tell_all
from .ship import coast_ahead, landing_ahead, near_landing
from .state import (
    A2,
    A4,
    AARON,
    AGAIN,
    B10,
    B11,
    B12,
    B13,
    B14,
    BURIED,
    BURY,
    BURY_CUBES,
    CHESTS_LAID,
    COASTS,
    CROSSES,
    CURSE,
    DECK,
    KEEP,
    KEPT,
    KIND_OF,
    LANDINGS,
    LOOT_SHIFT,
    MERCY_CUBES,
    N_PACKS,
    N_TREASURES,
    NONE,
    OFFER,
    OPEN,
    PACK,
    REVEAL,
    Ask,
    Do,
    Event,
    Kind,
    Stage,
)

NO_LOOT, SMALL, BIG = range(3)

# -- which landing -----------------------------------------------------------------------------------------------------


@rule
def big_landing(s: State, coast: int) -> int:
    """§6.3 The landing with the most cards, the nearer one if they are equal; NONE if neither has enough.

    §8.3 Event B12: if both have enough, the one with fewer.
    """
    near = near_landing(s, coast)
    far = other_landing(near)
    if not has_enough(s, near) and not has_enough(s, far):
        return NONE + 0
    more = counted(s, far) > counted(s, near)
    if s.event == B12 and has_enough(s, near) and has_enough(s, far):
        more = counted(s, far) < counted(s, near)
    return far if more else near


@rule
def loot_size(s: State, landing: int, loot: int) -> int:
    """§6.4 The big loot: a treasure for each compass and each chest; §6.5 the small one: for each chest.

    §6.6 Where nobody is, nothing is turned up. §8.3 Events A4 and B11 in the round's own exploring.
    """
    compasses = stack_size(s, landing)
    if compasses == 0:
        return 0
    size = s.laid[landing, CHESTS_LAID]
    if loot == BIG:
        size += compasses
    if s.stage == Stage.EXPLORE:
        if s.event == B11 or (s.event == A4 and loot == BIG):
            size -= LOOT_SHIFT
        elif s.event == A4:
            size += LOOT_SHIFT
    return max(size, 0)


@rule
def explore(s: State, landing: int, loot: int, log: Array) -> None:
    tell_all(log, Event.EXPLORED, landing, counted(s, landing), loot, 0)
    if loot != NO_LOOT:
        s.to_reveal = loot_size(s, landing, loot)
        s.site = landing
        s.picks = 0


@rule
def leave_site(s: State) -> None:
    s.site = NONE
    s.picks = 0


# -- a coast, and the rest at the end ----------------------------------------------------------------------------------


@rule
def explore_on(s: State, log: Array) -> None:
    """§6.1 The big loot, the small one, the cleaning up; §8.3 event B14: then the next coast.

    `at` counts: 0 the big one, 1 the small one, 2 what comes after it.
    """
    if s.coast == NONE:
        s.coast = coast_ahead(s)
    big = s.big - 1
    if s.at == 0:
        big = big_landing(s, s.coast)
        s.big = big + 1
        if big == NONE:
            explore(s, near_landing(s, s.coast), NO_LOOT, log)
            explore(s, other_landing(near_landing(s, s.coast)), NO_LOOT, log)
            s.at = 2
        else:
            explore(s, big, BIG, log)
            s.at = 1
    elif s.at == 1:
        other = other_landing(big)
        explore(s, other, SMALL if has_enough(s, other) else NO_LOOT, log)
        s.at = 2
    else:
        if s.event == B10 and big != NONE and has_enough(s, other_landing(big)):
            relieve_all_at(s, other_landing(big), log)
        clean_up(s, log)


@rule
def relieve_all_at(s: State, landing: int, log: Array) -> None:
    """§8.3 Event B10."""
    for place in range(stack_size(s, landing)):
        remove_cubes(s, s.stack[landing, place], MERCY_CUBES, log)


@rule
def clean_up(s: State, log: Array) -> None:
    """§6.10 Compasses go home, maps to the discards; §8.3 event B14: on to the next coast, once."""
    leave_site(s)
    for landing in range(2 * s.coast, 2 * s.coast + 2):
        clear_stack(s, landing)
        clear_column(s, landing)
    s.at = 0
    s.big = 0
    first = coast_ahead(s)
    if s.event == B14 and s.coast == first:
        s.coast = (first + s.bow + COASTS) % COASTS
    else:
        s.coast = NONE
        s.event = NONE
        s.stage = Stage.ROUND


@rule
def explore_rest(s: State, log: Array) -> None:
    """§7.1 What is left, landing by landing the way the bow points: small loot only."""
    leave_site(s)
    while s.at < LANDINGS:
        landing = landing_ahead(s, s.at)
        s.at += 1
        if has_enough(s, landing):
            explore(s, landing, SMALL, log)
            return
    s.at = 0
    s.stage = Stage.LAY


# -- turning up --------------------------------------------------------------------------------------------------------


@rule
def top_pack(s: State) -> int:
    """§2.3 The lowest pack that still lies face down; 0 for the treasures that were shuffled again, NONE for none."""
    pack = N_PACKS + 1
    again = False
    for treasure in range(N_TREASURES):
        if s.treasure_at[treasure] == DECK:
            pack = min(pack, PACK[treasure])
        again = again or s.treasure_at[treasure] == AGAIN
    if pack <= N_PACKS:
        return pack
    return 0 if again else NONE + 0


@rule
def weigh_treasures(s: State, weights: Array) -> int:
    pack = top_pack(s)
    total = 0
    for treasure in range(N_TREASURES):
        good = s.treasure_at[treasure] == (AGAIN if pack == 0 else DECK) and (pack == 0 or PACK[treasure] == pack)
        weights[REVEAL + treasure] = good
        total += good
    return total


@rule
def ask_for_treasure(s: State, log: Array) -> None:
    """§1.6 The discards are shuffled when the deck is empty; if that does not help, the end comes when this is shared."""
    if top_pack(s) == NONE:
        shuffle_buried(s, log)
    if top_pack(s) == NONE:
        s.to_reveal = 0
        s.short = 1
        tell_all(log, Event.DECK_EMPTY, 0, 0, 0, 0)
    else:
        ask(s, Ask.REVEAL, 0, 0, 0, 0)


@rule
def shuffle_buried(s: State, log: Array) -> None:
    """§1.6 The discards become a new deck, of which no pack is known."""
    count = 0
    for treasure in range(N_TREASURES):
        if s.treasure_at[treasure] == BURIED:
            s.treasure_at[treasure] = AGAIN
            count += 1
    if count > 0:
        tell_all(log, Event.DECK_RESHUFFLED, count, 0, 0, 0)


@rule
def reveal(s: State, treasure: int, log: Array) -> None:
    answered(s)
    s.to_reveal -= 1
    is_offer = s.event == A2 and s.stage == Stage.EVENT
    s.treasure_at[treasure] = OFFER if is_offer else OPEN
    tell_all(log, Event.FOUND, treasure, 0, 0, 0)


# -- sharing -----------------------------------------------------------------------------------------------------------


@rule
def is_anything_open(s: State) -> bool:
    for treasure in range(N_TREASURES):
        if s.treasure_at[treasure] == OPEN:
            return True
    return False


@rule
def picker(s: State) -> int:
    """§6.7 From the lowest compass to the highest, again and again; §8.3 event B13: from the highest."""
    if s.finder > 0:
        return s.finder - 1
    size = stack_size(s, s.site)
    place = s.picks % size
    if s.event == B13 and s.stage == Stage.EXPLORE:
        place = size - 1 - place
    return s.stack[s.site, place] + 0


@rule
def share(s: State, log: Array) -> None:
    """§6.7 The next one takes a treasure; §9.5 Aaron the one with the highest number."""
    hunter = picker(s)
    if hunter != AARON:
        ask(s, Ask.LOOT, 1 << hunter, s.finder > 0, 0, 0)
        return
    best = NONE
    for treasure in range(N_TREASURES):
        if s.treasure_at[treasure] == OPEN:
            best = treasure
    is_crown = KIND_OF[best] == Kind.CROWN
    s.treasure_at[best] = KEPT + AARON if is_crown else BURIED
    tell_all(log, Event.AARON_KEPT if is_crown else Event.AARON_BURIED, best, 0, 0, 0)
    picked(s)


@rule
def picked(s: State) -> None:
    if s.finder > 0:
        s.finder = 0
    else:
        s.picks += 1


@rule
def may_pick(s: State, menu: Array) -> None:
    """§6.7 Any open treasure, to keep or to put back."""
    for treasure in range(N_TREASURES):
        if s.treasure_at[treasure] == OPEN:
            allow(menu, KEEP + treasure)
            allow(menu, BURY + treasure)


@rule
def pick(s: State, seat: int, kind: int, treasure: int, log: Array) -> None:
    answered(s)
    if kind == Do.KEEP:
        keep(s, seat, treasure, log)
    else:
        bury(s, seat, treasure, log)
    picked(s)


@rule
def keep(s: State, seat: int, treasure: int, log: Array) -> None:
    """§6.8 With its curse, or with the relief of its crossed cubes."""
    s.treasure_at[treasure] = KEPT + seat
    tell_all(log, Event.KEPT, seat, treasure, 0, 0)
    take_cubes(s, seat, CURSE[treasure], log)
    remove_cubes(s, seat, s.crossed[treasure], log)


@rule
def bury(s: State, seat: int, treasure: int, log: Array) -> None:
    """§6.9 Two cubes go, and one more for each amulet one has."""
    s.treasure_at[treasure] = BURIED
    tell_all(log, Event.BURIED, seat, treasure, 0, 0)
    remove_cubes(s, seat, BURY_CUBES + kept(s, seat, Kind.AMULET), log)


@rule
def kept(s: State, hunter: int, kind: int) -> int:
    count = 0
    for treasure in range(N_TREASURES):
        count += s.treasure_at[treasure] == KEPT + hunter and KIND_OF[treasure] == kind
    return count


@rule
def crosses(s: State, hunter: int) -> int:
    count = 0
    for treasure in range(N_TREASURES):
        if s.treasure_at[treasure] == KEPT + hunter:
            count += CROSSES[treasure]
    return count
