"""The order of play: from question to question, stage by stage. How questions are answered stands with their subjects."""

from ...engine.asks import answered, ask, current
from ...engine.compiled import rule
from ...engine.events import tell
from ...engine.menu import allow
from ...engine.records import Array, State
from .compasses import last_hunter, on_board, take_away
from .curse import take_cubes
from .loot import (
    ask_for_treasure,
    explore_on,
    explore_rest,
    is_anything_open,
    leave_site,
    share,
)
from .maps import (
    ask_for_draw,
    chosen_cards,
    discard_aarons_hand,
    is_owed,
    is_twin_of_earlier,
    leave_hand,
    tell_all,
)
from .scoring import (
    ask_to_heal,
    ask_to_lay,
    count_the_cursed,
    healers_at,
    next_to_heal,
    next_to_lay,
    settle,
    show_healer,
)
from .ship import coast_ahead, move_ship, sail, turn_ship
from .state import (
    A1,
    A2,
    AARON,
    B1,
    B2,
    B3,
    B4,
    B5,
    BARGAIN_CARDS,
    BARGAIN_CUBES,
    CHOOSE,
    CHOSEN,
    CLOSE,
    COMPASSES,
    DECK,
    DISCARDS,
    DONE,
    DRAW,
    DRAW_EVENT,
    EVENT_DONE,
    EVENT_KNOWN,
    EVENT_UNSEEN,
    FEWER_CARDS,
    FIRST,
    HAND,
    HAND_SIZE,
    HEALER_HELD,
    HEALER_OPEN,
    HEALER_UNSEEN,
    HELD_EACH,
    IN_PLAY,
    ISLANDS_IN_PLAY,
    LANDINGS,
    N_A_EVENTS,
    N_CARDS,
    N_EVENTS,
    N_HEALERS,
    N_HUNTERS,
    N_TREASURES,
    NONE,
    PACK,
    PILE,
    ROUNDS,
    SHOW_HEALER,
    START_CUBES,
    START_HAND,
    WITHDRAW,
    Ask,
    Do,
    Event,
    Events,
    Healers,
    Stage,
    StartHands,
)
from .turn import pass_on


@rule
def setup(s: State) -> None:
    """§2 The record is blank but for options and components."""
    for landing in range(LANDINGS):
        for place in range(N_HUNTERS):
            s.stack[landing, place] = NONE
    for treasure in range(N_TREASURES):
        s.treasure_at[treasure] = DECK if IN_PLAY[s.seats, PACK[treasure]] else 0
    for seat in range(s.seats):
        s.cubes[seat] = START_CUBES
    s.pile = N_CARDS
    s.event = NONE
    s.bow = 1
    s.tile = NONE
    s.turn = NONE
    s.site = NONE
    s.coast = NONE
    ask(s, Ask.FIRST, 0, 0, 0, 0)


# -- going on ----------------------------------------------------------------------------------------------------------


@rule
def go_on(s: State, log: Array) -> None:
    """After every step: what is due is settled first, then comes the next thing of the stage, until somebody is asked."""
    while s.ask_count == 0 and s.over == 0:
        if s.copies > 0:
            ask(s, Ask.COPY, 1 << s.turn, 0, 0, 0)
        elif is_owed(s):
            ask_for_draw(s, s.turn if s.stage == Stage.ACT else s.tile, log)
        elif s.to_reveal > 0:
            ask_for_treasure(s, log)
        elif is_anything_open(s):
            share(s, log)
        elif s.short:
            end_early(s, log)
        else:
            s.finder = 0
            next_of_stage(s, log)


@rule
def next_of_stage(s: State, log: Array) -> None:
    if s.stage == Stage.ACT:
        next_turn(s, log)
    elif s.stage == Stage.EXPLORE:
        explore_on(s, log)
    elif s.stage == Stage.FINAL:
        explore_rest(s, log)
        if s.stage == Stage.LAY:
            count_the_cursed(s, log)
    elif s.stage < Stage.ROUND:
        prepare(s, log)
    elif s.stage < Stage.ACT:
        open_round(s, log)
    else:
        end(s, log)


@rule
def enter(s: State, stage: int) -> None:
    s.stage = stage
    s.at = 0


@rule
def in_order(s: State, place: int) -> int:
    """The seat so many places after the start player."""
    return (s.tile + place) % s.seats


# -- preparation -------------------------------------------------------------------------------------------------------


@rule
def prepare(s: State, log: Array) -> None:
    """§2.2–§2.8 Events and healers as the variants have them, then the maps."""
    if s.stage == Stage.FIRST:
        enter(s, Stage.SHOW if s.event_rule == Events.SHOWN else Stage.HEALERS)
    elif s.stage == Stage.SHOW:
        if s.at < ROUNDS - 1:
            s.at += 1
            ask(s, Ask.EVENT, 0, 0, 0, 0)
        else:
            enter(s, Stage.HEALERS)
    elif s.stage == Stage.HEALERS:
        deal_healers(s)
    elif s.stage == Stage.DEAL:
        enter(s, Stage.TRIM)
        for hunter in range(last_hunter(s)):
            if hunter < s.seats or hunter == AARON:
                s.owed[hunter] = first_hand(s, hunter)
    else:
        trim(s)


@rule
def deal_healers(s: State) -> None:
    """§2.6 As many as players, unseen; §10.1 or open; §10.2 or two for each."""
    if s.healer_rule == Healers.OPEN and s.at < s.seats:
        s.at += 1
        ask(s, Ask.HEALER, 0, 0, 0, 0)
    elif s.healer_rule == Healers.TWO_EACH and s.at < HELD_EACH * s.seats:
        seat = in_order(s, s.at // HELD_EACH)
        s.at += 1
        ask(s, Ask.HEALER, 0, seat + 1, 0, 0)
    else:
        enter(s, Stage.DEAL)


@rule
def first_hand(s: State, hunter: int) -> int:
    """§2.5 The usual hand; §10.4 or one more for each place after the start player, the second with eight."""
    if s.start_hands == StartHands.GROWING and hunter != AARON:
        return max(START_HAND[(hunter - s.tile + s.seats) % s.seats], HAND_SIZE[s.seats])
    return HAND_SIZE[s.seats]


@rule
def trim(s: State) -> None:
    """§10.4 Who has more than the usual hand puts the rest down."""
    while s.at < s.seats:
        seat = in_order(s, s.at)
        s.at += 1
        if s.hand_size[seat] > HAND_SIZE[s.seats]:
            s.turn = seat
            ask(s, Ask.DISCARD, 1 << seat, s.hand_size[seat] - HAND_SIZE[s.seats], 0, 0)
            return
    enter(s, Stage.ROUND)


# -- a round -----------------------------------------------------------------------------------------------------------


@rule
def open_round(s: State, log: Array) -> None:
    """§3.1 Ship, islands, event, hands; then whoever has too many compasses (event B4)."""
    if s.stage == Stage.ROUND:
        begin_round(s, log)
    elif s.stage == Stage.EVENT:
        enter(s, Stage.BARGAIN)
    elif s.stage == Stage.BARGAIN:
        bargain_with_next(s)
    elif s.stage == Stage.DISCARD:
        ask_for_discards(s)
    elif s.stage == Stage.REFILL:
        refill(s, log)
    else:
        withdraw_next(s, log)


@rule
def begin_round(s: State, log: Array) -> None:
    """§3.2 The ship moves on, §3.3 the islands are open again, §3.4 a new event; in the first round only the event."""
    if s.day == ROUNDS:
        enter(s, Stage.FINAL)
        return
    s.day += 1
    if s.day > 1:
        sail(s)
        for island in range(ISLANDS_IN_PLAY[s.seats]):
            s.islands_shut[island] = 0
    tell_all(log, Event.ROUND, s.day, coast_ahead(s), 0, 0)
    enter(s, Stage.EVENT)
    ask(s, Ask.EVENT, 0, 0, 0, 0)


@rule
def weigh_events(s: State, weights: Array) -> int:
    """§2.4 An A card for the first round, then B cards; §10.3 of those that were shown."""
    total = 0
    wanted = EVENT_UNSEEN
    if s.event_rule == Events.SHOWN and s.day > 1:
        wanted = EVENT_KNOWN
    for event in range(N_EVENTS):
        good = (event < N_A_EVENTS) == (s.day == 1) and s.event_at[event] == wanted
        weights[DRAW_EVENT + event] = good
        total += good
    return total


@rule
def turn_event(s: State, event: int, log: Array) -> None:
    """§3.4 What it does at once (§8.1): the rest is asked for where it matters."""
    answered(s)
    if s.stage == Stage.SHOW:
        s.event_at[event] = EVENT_KNOWN
        tell_all(log, Event.EVENT_SHOWN, event, 0, 0, 0)
        return
    s.event_at[event] = EVENT_DONE
    s.event = event
    tell_all(log, Event.EVENT_SHOWN, event, 1, 0, 0)
    if event == A2:
        s.to_reveal = s.seats
    elif event == B1:
        move_ship(s, log)
    elif event == B2:
        turn_ship(s, log)
    elif event == B3:
        ask(s, Ask.CLOSE, 0, 0, 0, 0)


@rule
def weigh_islands(s: State, weights: Array) -> int:
    for island in range(ISLANDS_IN_PLAY[s.seats]):
        weights[CLOSE + island] = 1
    return ISLANDS_IN_PLAY[s.seats]


@rule
def close_island(s: State, island: int, log: Array) -> None:
    answered(s)
    s.islands_shut[island] = 1
    tell_all(log, Event.CLOSED, island, s.islet[island], 0, 0)


@rule
def bargain_with_next(s: State) -> None:
    """§8.1 Event A1: two cards for two cubes, who wants them."""
    if s.event == A1 and s.at < s.seats:
        s.turn = in_order(s, s.at)
        s.at += 1
        ask(s, Ask.BARGAIN, 1 << s.turn, 0, 0, 0)
    else:
        enter(s, Stage.DISCARD if s.day > 1 else Stage.LIMIT)


@rule
def bargain(s: State, seat: int, kind: int, log: Array) -> None:
    answered(s)
    if kind == Do.USE:
        s.owed[seat] += BARGAIN_CARDS
        take_cubes(s, seat, BARGAIN_CUBES, log)


@rule
def ask_for_discards(s: State) -> None:
    """§3.5 In order, whoever has cards left may put some away."""
    while s.at < s.seats:
        seat = in_order(s, s.at)
        s.at += 1
        if s.hand_size[seat] > 0:
            s.turn = seat
            ask(s, Ask.DISCARD, 1 << seat, 0, 0, 0)
            return
    enter(s, Stage.REFILL)


@rule
def may_discard(s: State, seat: int, menu: Array) -> None:
    """§3.5 As many as one likes, §10.4 or just so many."""
    wanted = current(s).left
    chosen = chosen_cards(s)
    if wanted == 0 or chosen < wanted:
        for card in range(N_CARDS):
            if s.where[card] == HAND + seat and not is_twin_of_earlier(s, card):
                allow(menu, CHOOSE + card)
    if wanted == 0 or chosen == wanted:
        allow(menu, DONE)


@rule
def discard_chosen(s: State, seat: int, log: Array) -> None:
    answered(s)
    for card in range(N_CARDS):
        if s.where[card] == CHOSEN:
            leave_hand(s, seat, card, DISCARDS)
            tell_all(log, Event.DISCARDED, seat, card, 0, 0)


@rule
def refill(s: State, log: Array) -> None:
    """§3.6 Up to the usual hand; §8.2 event B5: one fewer; §9.2 Aaron gets a new one."""
    enter(s, Stage.LIMIT)
    full = HAND_SIZE[s.seats] - (FEWER_CARDS if s.event == B5 else 0)
    for seat in range(s.seats):
        s.owed[seat] = max(full - s.hand_size[seat], 0)
    if s.seats == 2:
        discard_aarons_hand(s, log)
        s.owed[AARON] = full


@rule
def withdraw_next(s: State, log: Array) -> None:
    """§8.2 Event B4: who has three compasses out takes one home; §9.4 Aaron last, the start player decides for him."""
    while s.event == B4 and s.at <= s.seats:
        hunter = in_order(s, s.at) if s.at < s.seats else AARON + 0
        s.at += 1
        if on_board(s, hunter) == COMPASSES:
            s.turn = s.tile if hunter == AARON else hunter
            ask(s, Ask.WITHDRAW, 1 << s.turn, 0, 0, hunter)
            return
    begin_actions(s, log)


@rule
def may_withdraw(s: State, menu: Array) -> None:
    hunter = current(s).topic
    for landing in range(LANDINGS):
        for place in range(N_HUNTERS):
            if s.stack[landing, place] == hunter:
                allow(menu, WITHDRAW + landing)


@rule
def withdraw(s: State, seat: int, landing: int, log: Array) -> None:
    hunter = current(s).topic + 0
    answered(s)
    take_away(s, landing, hunter)
    tell_all(log, Event.COMPASS_BACK, seat, hunter == AARON, landing, 0)


# -- turns -------------------------------------------------------------------------------------------------------------


@rule
def begin_actions(s: State, log: Array) -> None:
    """§4.1 The start player begins."""
    enter(s, Stage.ACT)
    s.turn = s.tile
    begin_turn(s, log)


@rule
def begin_turn(s: State, log: Array) -> None:
    s.turns += 1
    tell_all(log, Event.TURN, s.turn, 0, 0, 0)
    ask(s, Ask.TURN, 1 << s.turn, 0, 0, 0)


@rule
def next_turn(s: State, log: Array) -> None:
    """§4.1 Clockwise to the next who has not passed; §8.2 event B9: who used an island passes now."""
    if s.must_pass > 0:
        hunter = s.must_pass - 1
        s.must_pass = 0
        pass_on(s, hunter, log)
        return
    s.acted = 0
    for ahead in range(1, s.seats + 1):
        seat = (s.turn + ahead) % s.seats
        if not s.passed[seat]:
            s.turn = seat
            begin_turn(s, log)
            return
    for hunter in range(N_HUNTERS):
        s.passed[hunter] = 0
    s.turn = NONE
    enter(s, Stage.EXPLORE)


# -- the end -----------------------------------------------------------------------------------------------------------


@rule
def end_early(s: State, log: Array) -> None:
    """§1.6 There are no treasures left to turn up: what comes is the curse."""
    s.short = 0
    leave_site(s)
    s.coast = NONE
    s.big = 0
    s.event = NONE
    for hunter in range(N_HUNTERS):
        s.passed[hunter] = 0
    s.acted = 0
    s.must_pass = 0
    enter(s, Stage.LAY)
    count_the_cursed(s, log)


@rule
def end(s: State, log: Array) -> None:
    """§7.3 The healers, §7.4 who takes which, §7.6 the sheets."""
    if s.stage == Stage.LAY:
        if s.healer_rule == Healers.TWO_EACH and next_to_lay(s) != NONE:
            s.turn = next_to_lay(s)
            ask_to_lay(s)
        elif s.healer_rule == Healers.HIDDEN and healers_at(s, HEALER_OPEN) < s.seats and next_to_heal(s) != NONE:
            ask(s, Ask.HEALER, 0, 0, 0, 0)
        else:
            enter(s, Stage.HEAL)
    elif next_to_heal(s) != NONE:
        s.turn = next_to_heal(s)
        ask_to_heal(s)
    else:
        s.turn = NONE
        settle(s, log)


@rule
def weigh_healers(s: State, weights: Array) -> int:
    total = 0
    for healer in range(N_HEALERS):
        good = s.healer_at[healer] == HEALER_UNSEEN
        weights[SHOW_HEALER + healer] = good
        total += good
    return total


@rule
def turn_healer(s: State, healer: int, log: Array) -> None:
    """For all to see, or for its holder alone."""
    holder = current(s).left - 1
    answered(s)
    if holder == NONE:
        show_healer(s, healer, log)
    else:
        deal_healer(s, holder, healer, log)


@rule
def deal_healer(s: State, seat: int, healer: int, log: Array) -> None:
    """§10.2"""
    s.healer_at[healer] = HEALER_HELD + seat
    s.healers_held[seat] += 1
    tell(log, Event.HEALER_DEALT, 1 << seat, seat, healer, s.per_cube[healer], s.once[healer])


# -- nature's other draws ----------------------------------------------------------------------------------------------


@rule
def weigh_first(s: State, weights: Array) -> int:
    for seat in range(s.seats):
        weights[FIRST + seat] = 1
    return s.seats + 0


@rule
def take_tile(s: State, seat: int, log: Array) -> None:
    """§2.7"""
    answered(s)
    s.tile = seat
    tell_all(log, Event.FIRST, seat, 0, 0, 0)


@rule
def weigh_maps(s: State, weights: Array) -> int:
    for card in range(N_CARDS):
        weights[DRAW + card] = s.where[card] == PILE
    return s.pile + 0
