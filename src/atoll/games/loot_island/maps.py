"""Map cards: the pile, hands, and the columns that grow at the landings."""

from ...engine.asks import ask
from ...engine.compiled import rule
from ...engine.events import EVERYBODY, tell
from ...engine.records import Array, State
from .state import (
    AARON,
    CHOSEN,
    CHOSEN_AARON,
    COLOUR_OF,
    COLUMN,
    COPIES,
    DISCARDS,
    HAND,
    JOKER,
    LANDINGS,
    N_CARDS,
    N_HUNTERS,
    NEEDED,
    NONE,
    NUMBER_OF,
    PILE,
    PLUS_CARDS,
    Ask,
    Event,
    Symbol,
)


@rule
def tell_all(log: Array, event: int, a: int, b: int, c: int, d: int) -> None:
    tell(log, event, EVERYBODY, a, b, c, d)


# -- the pile and hands ------------------------------------------------------------------------------------------------


@rule
def ask_for_draw(s: State, first: int, log: Array) -> None:
    """§3.7 Who is owed a card draws it, clockwise from `first`; §1.5 the discards become a new pile when it is empty."""
    if s.pile == 0:
        shuffle_discards(s, log)
    if s.pile == 0:
        for hunter in range(N_HUNTERS):
            s.owed[hunter] = 0
        return
    hunter = AARON
    for ahead in range(s.seats):
        seat = (first + ahead) % s.seats
        if s.owed[seat] > 0 and hunter == AARON:
            hunter = seat
    ask(s, Ask.DRAW, 0, 0, 0, hunter)


@rule
def is_owed(s: State) -> bool:
    for hunter in range(N_HUNTERS):
        if s.owed[hunter] > 0:
            return True
    return False


@rule
def draw(s: State, hunter: int, card: int, log: Array) -> None:
    s.where[card] = HAND + hunter
    s.pile -= 1
    s.owed[hunter] -= 1
    s.hand_size[hunter] += 1
    s.old_in_hand[hunter] += 1 - s.fresh[card]
    if hunter == AARON:
        tell_all(log, Event.AARON_DREW, card, 0, 0, 0)
    else:
        tell_all(log, Event.DRAWS, hunter, 1, 0, 0)
        tell(log, Event.DREW, 1 << hunter, hunter, card, 0, 0)


@rule
def shuffle_discards(s: State, log: Array) -> None:
    """§1.5 What is in hands now was not among them: everybody can tell, so the state says so."""
    for card in range(N_CARDS):
        s.fresh[card] = 0
        if s.where[card] == DISCARDS:
            s.where[card] = PILE
            s.fresh[card] = 1
            s.pile += 1
    for hunter in range(N_HUNTERS):
        s.old_in_hand[hunter] = s.hand_size[hunter]
    if s.pile > 0:
        tell_all(log, Event.RESHUFFLED, s.pile, 0, 0, 0)


@rule
def leave_hand(s: State, hunter: int, card: int, place: int) -> None:
    """A card of the hand is put down openly."""
    s.where[card] = place
    s.hand_size[hunter] -= 1
    s.old_in_hand[hunter] -= 1 - s.fresh[card]


@rule
def discard_aarons_hand(s: State, log: Array) -> None:
    """§9.2 What is left of it when a round begins."""
    for card in range(N_CARDS):
        if s.where[card] == HAND + AARON:
            leave_hand(s, AARON, card, DISCARDS)
            tell_all(log, Event.AARON_DISCARDED, card, 0, 0, 0)


@rule
def chooser(s: State) -> int:
    """Whose cards are chosen just now: the seat in turn, AARON, or NONE while no card is."""
    for card in range(N_CARDS):
        if s.where[card] == CHOSEN:
            return s.turn + 0
        if s.where[card] == CHOSEN_AARON:
            return AARON + 0
    return NONE + 0


@rule
def chosen_mark(hunter: int) -> int:
    """Where the chosen cards of a hunter are."""
    return CHOSEN_AARON + 0 if hunter == AARON else CHOSEN + 0


@rule
def chosen_cards(s: State) -> int:
    count = 0
    for card in range(N_CARDS):
        count += s.where[card] == CHOSEN or s.where[card] == CHOSEN_AARON
    return count


@rule
def is_twin_of_earlier(s: State, card: int) -> bool:
    """The same card as the one before it, which is here too: one of them is enough on a menu."""
    if card % COPIES == 0:
        return False
    return (
        s.where[card - 1] == s.where[card]
        and s.symbol[card - 1] == s.symbol[card]
        and s.fresh[card - 1] == s.fresh[card]
    )


# -- columns -----------------------------------------------------------------------------------------------------------


@rule
def column_length(s: State, landing: int) -> int:
    count = 0
    for card in range(N_CARDS):
        count += s.where[card] == COLUMN + landing
    return count


@rule
def counted(s: State, landing: int) -> int:
    """§6.2 How many cards a landing counts: one with +1 is two."""
    count = 0
    for card in range(N_CARDS):
        if s.where[card] == COLUMN + landing:
            count += PLUS_CARDS if s.symbol[card] == Symbol.PLUS else 1
    return count


@rule
def has_enough(s: State, landing: int) -> bool:
    """§6.2"""
    return counted(s, landing) >= NEEDED[s.seats]


@rule
def symbols(s: State, landing: int, symbol: int) -> int:
    count = 0
    for card in range(N_CARDS):
        count += s.where[card] == COLUMN + landing and s.symbol[card] == symbol
    return count


@rule
def last_value(s: State, landing: int) -> int:
    """§5.3 The highest number; §5.6 a joker has the value before it, and 1 as the first card; 0 for an empty landing."""
    value = 0
    for card in range(N_CARDS):
        if s.where[card] == COLUMN + landing:
            value = max(value, 1 if NUMBER_OF[card] == JOKER else NUMBER_OF[card])
    return value


@rule
def other_landing(landing: int) -> int:
    """The second landing of the same coast."""
    return landing ^ 1


@rule
def column_colours(s: State) -> int:
    """Every column's colour + 1, three bits a landing: 0 where nothing lies."""
    packed = 0
    for card in range(N_CARDS):
        landing = s.where[card] - COLUMN
        if landing >= 0:
            packed |= (COLOUR_OF[card] + 1) << 3 * landing
    return packed


@rule
def column_values(s: State) -> int:
    """Every column's last value, four bits a landing."""
    packed = 0
    for card in range(N_CARDS):
        landing = s.where[card] - COLUMN
        if landing >= 0:
            value = 1 if NUMBER_OF[card] == JOKER else NUMBER_OF[card] + 0
            packed += max(value - (packed >> 4 * landing & 15), 0) << 4 * landing
    return packed


@rule
def landings_for(card: int, colours: int, values: int) -> int:
    """§5.2–§5.5 A bit per landing where the card may be laid: every card of an action is tested by itself."""
    bits = 0
    for landing in range(LANDINGS):
        colour = (colours >> 3 * landing & 7) - 1
        if colour == NONE:
            good = (colours >> 3 * other_landing(landing) & 7) - 1 != COLOUR_OF[card]
        else:
            number = NUMBER_OF[card]
            good = colour == COLOUR_OF[card] and (number == 1 or number >= values >> 4 * landing & 15)
        if good:
            bits |= 1 << landing
    return bits


@rule
def add_to_column(s: State, hunter: int, card: int, landing: int, front: bool) -> None:
    """§5.3 At the end, §5.9 or at the front."""
    length = column_length(s, landing)
    if front:
        for other in range(N_CARDS):
            if s.where[other] == COLUMN + landing:
                s.place[other] += 1
        length = 0
    leave_hand(s, hunter, card, COLUMN + landing)
    s.place[card] = length


@rule
def clear_column(s: State, landing: int) -> None:
    for card in range(N_CARDS):
        if s.where[card] == COLUMN + landing:
            s.where[card] = DISCARDS
            s.place[card] = 0
