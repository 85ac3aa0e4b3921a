"""A turn: cards are chosen from the hand, unseen by the others; then they go to a landing, or pay for a small island."""

from ...engine.asks import answered, ask, current
from ...engine.bits import how_many, lowest, without_lowest
from ...engine.compiled import rule
from ...engine.menu import allow
from ...engine.records import Array, State
from .compasses import is_there, landings_with, level, limit, put_below, put_on_top, stack_size, take_away
from .curse import remove_cubes, take_cubes
from .maps import (
    add_to_column,
    cards_at,
    chooser,
    chosen_mark,
    is_enough,
    is_twin_of_earlier,
    landings_for,
    least_number,
    leave_hand,
    tell_all,
)
from .ship import move_ship
from .state import (
    A2,
    A3,
    AARON,
    B6,
    B7,
    B8,
    B9,
    B13,
    BLESSED_CUBES,
    CHEAPER_CARDS,
    CHOOSE,
    CHOSEN,
    CHOSEN_AARON,
    COLOUR_OF,
    COPY,
    COPY_DRAW,
    DEARER_CARDS,
    DECLINE,
    DISCARDS,
    DRAWS_LAID,
    HALF,
    HAND,
    HAUNTED_CUBES,
    ISLAND_CARDS,
    ISLAND_CURSE,
    ISLAND_DRAW,
    ISLANDS_IN_PLAY,
    KEEP,
    LANDINGS,
    MUTINY_CUBES,
    N_CARDS,
    N_COLOURS,
    N_TREASURES,
    NONE,
    NUMBER_OF,
    OFFER,
    ONE_CURSE,
    PASS,
    PER_COLOUR,
    REMOVE_CUBES,
    REMOVES_LAID,
    SHIFT,
    SITE,
    STACK,
    USE,
    USE_ISLAND,
    Ask,
    Do,
    Event,
    Islet,
    Symbol,
)

ALL_LANDINGS = (1 << LANDINGS) - 1
COUNT_BITS = 8  # for the cards of a colour, in `colours_at`
COUNTED = (1 << COUNT_BITS) - 1
ONE_OF_COLOUR = 1 << COUNT_BITS * COLOUR_OF  # what a card adds to that
ALL_OF_COLOUR, COLOURS_IN_HALF = (1 << PER_COLOUR) - 1, HALF // PER_COLOUR

# -- what may be done --------------------------------------------------------------------------------------------------


@rule
def may_act(s: State, seat: int, menu: Array) -> None:
    """§4.1 Choose cards, then say what they are for; or pass; §9.3 with two players Aaron's cards will do as well."""
    chosen = colours_at(s, CHOSEN)
    aarons = colours_at(s, CHOSEN_AARON) if s.seats == 2 else 0
    if aarons == 0:
        may_go_on(s, seat, chosen, menu)
    if s.seats == 2 and chosen == 0 and not s.passed[AARON]:
        may_go_on(s, AARON, aarons, menu)
    if chosen == 0 and aarons == 0:
        allow(menu, PASS)


@rule
def may_go_on(s: State, hunter: int, chosen: int, menu: Array) -> None:
    """§4.2 One card more of this hunter's, or what is done with those that are chosen, counted by `colours_at`."""
    hand = colours_at(s, HAND + hunter)
    landings = landings_for_all(s, chosen_mark(hunter), chosen)
    may_choose(s, hunter, chosen, hand, landings, menu)
    if chosen != 0:
        may_play(s, hunter, landings, menu)
        may_use_island(s, chosen, hand, menu)


@rule
def may_choose(s: State, hunter: int, chosen: int, hand: int, landings: int, menu: Array) -> None:
    """A card that, with those chosen before, can go somewhere or still become the price of an island."""
    price = island_price(s) if is_island_open(s) else NONE + 0
    cards = 0
    for colour in range(N_COLOURS):
        if colour % COLOURS_IN_HALF == 0:
            cards = cards_at(s, HAND + hunter, colour // COLOURS_IN_HALF)
        if of_colour(hand, colour) > 0:
            pays = can_pay(price, chosen, hand, colour)
            least = least_number(s, colour, landings) if are_alike(chosen, colour) else NONE + 0
            if pays or least != NONE:
                may_choose_of(s, cards & ALL_OF_COLOUR, colour * PER_COLOUR, pays, least, menu)
        cards >>= PER_COLOUR


@rule
def may_choose_of(s: State, cards: int, first: int, pays: bool, least: int, menu: Array) -> None:
    """Of these cards, a bit each from `first` on, those that pay for an island or whose number is enough."""
    while cards != 0:
        card = first + lowest(cards)
        cards = without_lowest(cards)
        if (pays or is_enough(card, least)) and not is_twin_of_earlier(s, card):
            allow(menu, CHOOSE + card)


@rule
def landings_for_chosen(s: State, hunter: int) -> int:
    """A bit per landing where all chosen cards may be laid."""
    return landings_for_all(s, chosen_mark(hunter), colours_at(s, chosen_mark(hunter)))


@rule
def landings_for_all(s: State, place: int, cards: int) -> int:
    """The same for the cards at a place, counted by `colours_at`: §5.2 none, if they are of several colours."""
    bits = ALL_LANDINGS
    for colour in range(N_COLOURS):
        if of_colour(cards, colour) > 0:
            if not are_alike(cards, colour):
                return 0
            for card in range(colour * PER_COLOUR, (colour + 1) * PER_COLOUR):
                if s.where[card] == place:
                    bits &= landings_for(s, card)
    return bits


@rule
def is_alike(s: State, hunter: int, card: int) -> bool:
    """§5.2 Of the colour of all chosen cards?"""
    return are_alike(colours_at(s, chosen_mark(hunter)), COLOUR_OF[card])


@rule
def are_alike(cards: int, colour: int) -> bool:
    """Are cards, counted by `colours_at`, all of this colour?"""
    return cards & ~(COUNTED << COUNT_BITS * colour) == 0


@rule
def is_island_open(s: State) -> bool:
    for island in range(ISLANDS_IN_PLAY[s.seats]):
        if not s.islands_shut[island]:
            return True
    return False


@rule
def island_price(s: State) -> int:
    """§4.3 How many cards a small island costs; §8.2 more or fewer by the event."""
    if s.event == B7:
        return DEARER_CARDS + 0
    return CHEAPER_CARDS + 0 if s.event == B9 else ISLAND_CARDS + 0


@rule
def colours_at(s: State, place: int) -> int:
    """How many cards of each colour are in a hand, or chosen: COUNT_BITS a colour, so that one look serves all questions."""
    packed = 0
    for card in range(N_CARDS):
        packed += ONE_OF_COLOUR[card] if s.where[card] == place else 0
    return packed


@rule
def of_colour(cards: int, colour: int) -> int:
    return cards >> COUNT_BITS * colour & COUNTED


@rule
def of_any_colour(cards: int) -> int:
    count = 0
    for colour in range(N_COLOURS):
        count += of_colour(cards, colour)
    return count


@rule
def can_pay(price: int, chosen: int, hand: int, colour: int) -> bool:
    """§4.3 Can the chosen cards, with one of this colour (or NONE) and others of the hand, become the price: two alike (and one
    more)? No price, no."""
    if price == NONE:
        return False
    if colour != NONE:
        chosen += 1 << COUNT_BITS * colour
        hand -= 1 << COUNT_BITS * colour
    left = price - of_any_colour(chosen)
    if left < 0 or of_any_colour(hand) < left:
        return False
    if price == CHEAPER_CARDS:
        return True
    spare = price - ISLAND_CARDS  # cards of any colour
    for pair in range(N_COLOURS):
        alike = of_colour(chosen, pair)
        if of_any_colour(chosen) - alike <= spare and alike + min(of_colour(hand, pair), left) >= ISLAND_CARDS:
            return True
    return False


@rule
def is_choice_good(s: State) -> bool:
    """§4.2 What is chosen can go to a landing, or still become the price of an island; of one hunter only."""
    hunter = chooser(s)
    if hunter == NONE:
        return True
    if colours_at(s, CHOSEN) != 0 and colours_at(s, CHOSEN_AARON) != 0:
        return False
    if landings_for_chosen(s, hunter) != 0:
        return True
    chosen = colours_at(s, chosen_mark(hunter))
    return is_island_open(s) and can_pay(island_price(s), chosen, colours_at(s, HAND + hunter), NONE)


@rule
def may_play(s: State, hunter: int, landings: int, menu: Array) -> None:
    here = landings_with(s, hunter)
    for landing in range(LANDINGS):
        if landings >> landing & 1 == 1:
            if here >> landing & 1 == 1:
                allow(menu, SITE + landing)
            else:
                may_come(s, here, landing, menu)


@rule
def may_come(s: State, here: int, landing: int, menu: Array) -> None:
    """§5.1 With a compass of the supply; if there is none, with one from another landing (`here`: those where one is)."""
    if how_many(here) < limit(s):
        allow(menu, SITE + landing)
        return
    for origin in range(LANDINGS):
        if here >> origin & 1 == 1:
            allow(menu, SHIFT + landing * LANDINGS + origin)


@rule
def may_use_island(s: State, chosen: int, hand: int, menu: Array) -> None:
    """§4.3 The chosen cards are its price."""
    price = island_price(s)
    if of_any_colour(chosen) == price and can_pay(price, chosen, hand, NONE):
        for island in range(ISLANDS_IN_PLAY[s.seats]):
            if not s.islands_shut[island]:
                allow(menu, USE_ISLAND + island)


# -- playing on the main island ----------------------------------------------------------------------------------------


@rule
def come(s: State, seat: int, hunter: int, landing: int, origin: int, log: Array) -> None:
    """§5.1 The compass comes to the top of the stack, from the supply or from `origin`."""
    if origin != NONE:
        take_away(s, origin, hunter)
        tell_all(log, Event.COMPASS_MOVED, seat, hunter == AARON, landing, origin)
    else:
        tell_all(log, Event.COMPASS, seat, hunter == AARON, landing, 0)
    put_on_top(s, landing, hunter)


@rule
def play_cards(s: State, seat: int, landing: int, origin: int, log: Array) -> None:
    """§5.1 The compass first, §5.4 then the cards in ascending order, each with its effect."""
    answered(s)
    hunter = chooser(s)
    if not is_there(s, landing, hunter):
        come(s, seat, hunter, landing, origin, log)
    draws = s.laid[landing, DRAWS_LAID]
    removes = s.laid[landing, REMOVES_LAID]
    for card in range(N_CARDS):  # of one colour, so their numbers ascend, the jokers last
        if s.where[card] == chosen_mark(hunter):
            play_card(s, seat, hunter, card, landing, draws, removes, log)
    s.acted = 1


@rule
def play_card(s: State, seat: int, hunter: int, card: int, landing: int, draws: int, removes: int, log: Array) -> None:
    front = NUMBER_OF[card] == 1 and s.value_at[landing] >= 2
    add_to_column(s, hunter, card, landing, front)
    tell_all(log, Event.PLAYED, seat, hunter == AARON, card, landing)
    if front:
        copy_effect(s, hunter, draws, removes, log)
    elif NUMBER_OF[card] == 1:
        curse_others(s, hunter, log)
    if s.symbol[card] == Symbol.DRAW or s.symbol[card] == Symbol.REMOVE:
        for place in range(stack_size(s, landing)):
            have_effect(s, s.stack[landing, place], s.symbol[card] == Symbol.DRAW, log)


@rule
def have_effect(s: State, hunter: int, draws: bool, log: Array) -> None:
    """§5.7 Draw a card, or remove a cube (§8.2 event B6: two); Aaron does neither."""
    if hunter == AARON:
        return
    if draws:
        s.owed[hunter] += 1
    else:
        remove_cubes(s, hunter, BLESSED_CUBES if s.event == B6 else REMOVE_CUBES, log)


@rule
def curse_others(s: State, hunter: int, log: Array) -> None:
    """§5.8 A 1 at its place: everybody else takes a cube."""
    for seat in range(s.seats):
        if seat != hunter:
            take_cubes(s, seat, ONE_CURSE, log)


@rule
def copy_effect(s: State, hunter: int, draws: int, removes: int, log: Array) -> None:
    """§5.9 A 1 at the front copies an effect that lay there before; it is chosen if both do."""
    if hunter == AARON:
        return
    if draws > 0 and removes > 0:
        s.copies += 1
    elif draws > 0:
        have_effect(s, hunter, True, log)
    elif removes > 0:
        have_effect(s, hunter, False, log)


@rule
def may_copy(menu: Array) -> None:
    allow(menu, COPY)
    allow(menu, COPY + 1)


@rule
def copy(s: State, seat: int, what: int, log: Array) -> None:
    answered(s)
    s.copies -= 1
    have_effect(s, seat, what == COPY_DRAW, log)


# -- small islands -----------------------------------------------------------------------------------------------------


@rule
def use_island(s: State, seat: int, island: int, log: Array) -> None:
    """§4.3 The cards are discarded and the tile is turned; §4.5 its action may follow."""
    answered(s)
    hunter = chooser(s)
    tell_all(log, Event.ISLAND_USED, seat, hunter == AARON, island, s.islet[island])
    for card in range(N_CARDS):
        if s.where[card] == chosen_mark(hunter):
            leave_hand(s, hunter, card, DISCARDS)
            tell_all(log, Event.PAID, seat, hunter == AARON, card, 0)
    s.islands_shut[island] = 1
    s.acted = 1
    if s.event == A3:
        take_cubes(s, hunter, HAUNTED_CUBES, log)
    if s.event == B9:
        s.must_pass = hunter + 1
    island_action(s, seat, hunter, island, log)


@rule
def island_action(s: State, seat: int, hunter: int, island: int, log: Array) -> None:
    """§4.6 What is always good happens; the rest is asked, if it can be done at all."""
    kind = s.islet[island]
    if kind == Islet.REMOVE:
        remove_cubes(s, hunter, s.relief[island], log)
    elif kind == Islet.DRAW:
        if hunter != AARON:
            s.owed[hunter] += ISLAND_DRAW
    elif kind == Islet.COMPASS:
        if may_restack_any(s, hunter):
            ask(s, Ask.STACK, 1 << seat, 0, 0, hunter)
    elif kind == Islet.PLACE:
        ask(s, Ask.PLACE, 1 << seat, 0, 0, hunter)
    else:
        ask(s, Ask.USE, 1 << seat, 0, island, hunter)


@rule
def may_use(menu: Array) -> None:
    allow(menu, USE)
    allow(menu, DECLINE)


@rule
def use(s: State, kind: int, log: Array) -> None:
    """§4.6 Turn up a treasure for a cube, or move the ship."""
    island = current(s).subject + 0
    hunter = current(s).topic + 0
    answered(s)
    if kind == Do.DECLINE:
        return
    if s.islet[island] == Islet.SHIP:
        move_ship(s, log)
    else:
        take_cubes(s, hunter, ISLAND_CURSE, log)
        s.to_reveal = 1
        s.finder = hunter + 1


@rule
def can_restack(s: State, landing: int, hunter: int) -> bool:
    """§4.6 Its compass is there and not at the end to which it goes."""
    if not is_there(s, landing, hunter):
        return False
    goal = stack_size(s, landing) - 1 if s.event == B13 else 0
    return level(s, landing, hunter) != goal


@rule
def may_restack_any(s: State, hunter: int) -> bool:
    for landing in range(LANDINGS):
        if can_restack(s, landing, hunter):
            return True
    return False


@rule
def may_restack(s: State, menu: Array) -> None:
    for landing in range(LANDINGS):
        if can_restack(s, landing, current(s).topic):
            allow(menu, STACK + landing)
    allow(menu, DECLINE)


@rule
def restack(s: State, seat: int, kind: int, landing: int, log: Array) -> None:
    """§4.6 To the bottom of its stack; §8.2 event B13: to the top."""
    hunter = current(s).topic + 0
    answered(s)
    if kind == Do.DECLINE:
        return
    take_away(s, landing, hunter)
    if s.event == B13:
        put_on_top(s, landing, hunter)
    else:
        put_below(s, landing, hunter)
    tell_all(log, Event.STACKED, seat, hunter == AARON, landing, 0)


@rule
def may_place(s: State, menu: Array) -> None:
    """§4.6 A landing without a compass of one's own."""
    here = landings_with(s, current(s).topic)
    for landing in range(LANDINGS):
        if here >> landing & 1 == 0:
            may_come(s, here, landing, menu)
    allow(menu, DECLINE)


@rule
def place(s: State, seat: int, kind: int, landing: int, origin: int, log: Array) -> None:
    hunter = current(s).topic + 0
    answered(s)
    if kind != Do.DECLINE:
        come(s, seat, hunter, landing, origin if kind == Do.SHIFT else NONE, log)


# -- passing -----------------------------------------------------------------------------------------------------------


@rule
def has_anybody_passed(s: State) -> bool:
    for seat in range(s.seats):
        if s.passed[seat]:
            return True
    return False


@rule
def pass_on(s: State, hunter: int, log: Array) -> None:
    """§4.7 The first to pass takes the tile (§8.2 event B8: the others two cubes); §8.1 event A2: and all a treasure.

    §9.3 Aaron never takes the tile: he just plays no more.
    """
    first = not has_anybody_passed(s) and hunter != AARON
    s.passed[hunter] = 1
    s.acted = 1
    tell_all(log, Event.PASSED, s.turn, hunter == AARON, 0, 0)
    if first:
        s.tile = hunter
        tell_all(log, Event.TILE, hunter, 0, 0, 0)
        if s.event == B8:
            for seat in range(s.seats):
                if seat != hunter:
                    take_cubes(s, seat, MUTINY_CUBES, log)
    if s.event == A2 and hunter != AARON and offers(s) > 0:
        ask(s, Ask.OFFER, 1 << hunter, 0, 0, 0)


@rule
def offers(s: State) -> int:
    count = 0
    for treasure in range(N_TREASURES):
        count += s.treasure_at[treasure] == OFFER
    return count


@rule
def may_take_offer(s: State, menu: Array) -> None:
    for treasure in range(N_TREASURES):
        if s.treasure_at[treasure] == OFFER:
            allow(menu, KEEP + treasure)
