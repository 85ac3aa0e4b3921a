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
    HALF,
    HAND,
    JOKER,
    LANDINGS,
    N_CARDS,
    N_HUNTERS,
    N_SYMBOLS,
    NEEDED,
    NONE,
    NUMBER_OF,
    PILE,
    PLUS_CARDS,
    PLUSES_LAID,
    Ask,
    Event,
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


@rule
def cards_at(s: State, place: int, half: int) -> int:
    """A bit per card that is there, of the first or the second half of all."""
    bits = 0
    for card in range(HALF):
        bits |= (s.where[half * HALF + card] == place) << card
    return bits


# -- columns -----------------------------------------------------------------------------------------------------------


@rule
def column_length(s: State, landing: int) -> int:
    count = 0
    for symbol in range(N_SYMBOLS):
        count += s.laid[landing, symbol]
    return count


@rule
def counted(s: State, landing: int) -> int:
    """§6.2 How many cards a landing counts: one with +1 is two."""
    return column_length(s, landing) + (PLUS_CARDS - 1) * s.laid[landing, PLUSES_LAID]


@rule
def has_enough(s: State, landing: int) -> bool:
    """§6.2"""
    return counted(s, landing) >= NEEDED[s.seats]


@rule
def value(card: int) -> int:
    """§5.6 A joker takes the value before it: by itself it has 1."""
    return 1 if NUMBER_OF[card] == JOKER else NUMBER_OF[card] + 0


@rule
def other_landing(landing: int) -> int:
    """The second landing of the same coast."""
    return landing ^ 1


@rule
def landings_for(s: State, card: int) -> int:
    """§5.2–§5.5 A bit per landing where the card may be laid: every card of an action is tested by itself."""
    colour = COLOUR_OF[card] + 1
    number = NUMBER_OF[card]
    bits = 0
    for landing in range(LANDINGS):
        empty = (s.colour_at[landing] == 0) & (s.colour_at[other_landing(landing)] != colour)
        goes_on = (s.colour_at[landing] == colour) & ((number == 1) | (number >= s.value_at[landing]))
        bits |= (empty | goes_on) << landing
    return bits


@rule
def least_number(s: State, colour: int, landings: int) -> int:
    """The same for many cards at once: from which number on cards of a colour may be laid at one of these landings."""
    least = NONE
    for landing in range(LANDINGS):
        if landings >> landing & 1 == 1:
            if s.colour_at[landing] == colour + 1:
                if least == NONE or s.value_at[landing] < least:
                    least = s.value_at[landing]
            elif s.colour_at[landing] == 0 and s.colour_at[other_landing(landing)] != colour + 1:
                return 1
    return least + 0


@rule
def is_enough(card: int, least: int) -> bool:
    """§5.9 A 1 goes to the front wherever its colour lies."""
    return least != NONE and (NUMBER_OF[card] >= least or NUMBER_OF[card] == 1)


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
    lies_at(s, card, landing)


@rule
def lies_at(s: State, card: int, landing: int) -> None:
    """§5.3 A column has one colour; its last value is the highest."""
    s.colour_at[landing] = COLOUR_OF[card] + 1
    s.value_at[landing] = max(s.value_at[landing], value(card))
    s.laid[landing, s.symbol[card]] += 1


@rule
def clear_column(s: State, landing: int) -> None:
    for card in range(N_CARDS):
        if s.where[card] == COLUMN + landing:
            s.where[card] = DISCARDS
            s.place[card] = 0
    s.colour_at[landing] = 0
    s.value_at[landing] = 0
    for symbol in range(N_SYMBOLS):
        s.laid[landing, symbol] = 0
