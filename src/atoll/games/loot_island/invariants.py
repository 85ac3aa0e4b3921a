"""What can never be so. The fuzzer asks after every step; a position given by hand is refused by the same functions."""

from ...engine.asks import current
from ...engine.compiled import rule
from ...engine.records import State
from .compasses import limit, on_board, stack_size
from .loot import is_anything_open, picker, top_pack
from .maps import column_length, other_landing, value
from .scoring import healers_at, next_to_heal, next_to_lay, winner
from .state import (
    A1,
    A2,
    AARON,
    B3,
    B4,
    B9,
    CHOSEN,
    CHOSEN_AARON,
    COASTS,
    COLOUR_OF,
    COLUMN,
    COMPASSES,
    EVENT_DONE,
    EVENT_KNOWN,
    EVENT_UNSEEN,
    HAND,
    HEALER_HELD,
    HEALER_OPEN,
    HEALER_TAKEN,
    HELD_EACH,
    IN_BOX,
    IN_PLAY,
    ISLANDS_IN_PLAY,
    JOKER,
    KEPT,
    KIND_OF,
    LANDINGS,
    MAX_PLAYERS,
    N_A_EVENTS,
    N_CARDS,
    N_EVENTS,
    N_HEALERS,
    N_HUNTERS,
    N_ISLANDS,
    N_SYMBOLS,
    N_TREASURES,
    NONE,
    NUMBER_OF,
    PACK,
    PILE,
    ROUNDS,
    TOO_CURSED,
    Ask,
    Ending,
    Events,
    Fault,
    Healers,
    Islet,
    Kind,
    Out,
    Stage,
)
from .turn import is_choice_good, offers

MANY_CUBES = 2000


@rule
def broken(s: State) -> int:
    """0, or the first Fault."""
    if not round_holds(s):
        return Fault.ROUND + 0
    if not maps_hold(s):
        return Fault.MAPS + 0
    if not columns_hold(s):
        return Fault.COLUMNS + 0
    if not hands_hold(s):
        return Fault.HANDS + 0
    if not compasses_hold(s):
        return Fault.COMPASSES + 0
    if not treasures_hold(s):
        return Fault.TREASURES + 0
    if not healers_hold(s):
        return Fault.HEALERS + 0
    if not events_hold(s):
        return Fault.EVENTS + 0
    if not islands_hold(s):
        return Fault.ISLANDS + 0
    if not cubes_hold(s):
        return Fault.CUBES + 0
    if not asks_hold(s):
        return Fault.ASKS + 0
    if not ending_holds(s):
        return Fault.OVER + 0
    return 0


@rule
def is_hunter(s: State, hunter: int) -> bool:
    return 0 <= hunter < s.seats or (hunter == AARON and s.seats == 2)


@rule
def asks_for(s: State, kind: int) -> bool:
    return s.ask_count == 1 and current(s).kind == kind


@rule
def round_holds(s: State) -> bool:
    """§3 Round, ship, tile and whose turn it is."""
    if not (0 <= s.day <= ROUNDS and Stage.FIRST <= s.stage <= Stage.OVER):
        return False
    if (s.day == 0) != (s.stage < Stage.ROUND):
        return False
    if not (0 <= s.corner < COASTS) or (s.bow != 1 and s.bow != -1):
        return False
    if (s.tile == NONE) != asks_for(s, Ask.FIRST) or s.tile < NONE or s.tile >= s.seats:
        return False
    if s.short < 0 or s.short > 1 or (s.short == 1 and not asks_for(s, Ask.LOOT)):
        return False
    return NONE <= s.turn < s.seats and exploring_holds(s) and action_holds(s)


@rule
def exploring_holds(s: State) -> bool:
    """§6.1, §7.1 The coast and its big loot, and the landing whose loot is shared, while there is exploring."""
    exploring = s.stage == Stage.EXPLORE
    if not (NONE <= s.coast < COASTS and 0 <= s.big <= LANDINGS and NONE <= s.site < LANDINGS and s.picks >= 0):
        return False
    if (s.coast != NONE) != exploring or (s.big > 0) != exploring:
        return False
    if exploring and ((s.big - 1) // 2 != s.coast or s.site // 2 != s.coast or not 1 <= s.at <= 2):
        return False
    return (s.site != NONE) == (exploring or s.stage == Stage.FINAL)


@rule
def action_holds(s: State) -> bool:
    """§4.1 What an action leaves to be done: a copy, a treasure to be found, passing (§8.2 event B9)."""
    if not (0 <= s.acted <= 1 and s.copies >= 0 and 0 <= s.must_pass <= N_HUNTERS and 0 <= s.finder <= N_HUNTERS):
        return False
    if s.must_pass > 0 and not (s.event == B9 and is_hunter(s, s.must_pass - 1)):
        return False
    if s.finder > 0 and not is_hunter(s, s.finder - 1):
        return False
    return s.acted == 1 if s.copies + s.must_pass + s.finder > 0 else s.acted == 0 or s.stage == Stage.ACT


# -- maps --------------------------------------------------------------------------------------------------------------


@rule
def maps_hold(s: State) -> bool:
    """§2.5 Every card is at one place that there is; only the one who chooses has chosen cards."""
    pile = 0
    for card in range(N_CARDS):
        where = s.where[card]
        if where < PILE or where >= COLUMN + LANDINGS or s.fresh[card] < 0 or s.fresh[card] > 1:
            return False
        if HAND <= where < HAND + N_HUNTERS and not is_hunter(s, where - HAND):
            return False
        if where == CHOSEN and not (asks_for(s, Ask.TURN) or asks_for(s, Ask.DISCARD)):
            return False
        if where == CHOSEN_AARON and not (asks_for(s, Ask.TURN) and s.seats == 2):
            return False
        pile += where == PILE
    return pile == s.pile and s.pile >= 0


@rule
def columns_hold(s: State) -> bool:
    """§5.2 One colour a column, another one next to it; §5.3 in ascending order, the jokers left aside."""
    for landing in range(LANDINGS):
        if not is_summed_up(s, landing):
            return False
    for card in range(N_CARDS):
        landing = s.where[card] - COLUMN
        if landing < 0:
            if s.place[card] != 0:
                return False
        elif (
            s.place[card] < 0
            or s.place[card] >= column_length(s, landing)
            or s.colour_at[landing] != COLOUR_OF[card] + 1
            or not fits_in(s, card, landing)
        ):
            return False
    return True


@rule
def is_summed_up(s: State, landing: int) -> bool:
    """What the state says of a column follows from its cards."""
    last = 0
    for symbol in range(N_SYMBOLS):
        laid = 0
        for card in range(N_CARDS):
            if s.where[card] == COLUMN + landing and s.symbol[card] == symbol:
                laid += 1
                last = max(last, value(card))
        if s.laid[landing, symbol] != laid:
            return False
    return s.value_at[landing] == last and (s.colour_at[landing] == 0) == (last == 0)


@rule
def fits_in(s: State, card: int, landing: int) -> bool:
    """The card against all others on its coast."""
    for other in range(N_CARDS):
        if s.where[other] == COLUMN + other_landing(landing) and COLOUR_OF[other] == COLOUR_OF[card]:
            return False
        if other != card and s.where[other] == COLUMN + landing:
            if COLOUR_OF[other] != COLOUR_OF[card] or s.place[other] == s.place[card]:
                return False
            numbers = NUMBER_OF[card] != JOKER and NUMBER_OF[other] != JOKER
            if numbers and s.place[other] < s.place[card] and NUMBER_OF[other] > NUMBER_OF[card]:
                return False
    return True


@rule
def hands_hold(s: State) -> bool:
    """§1.3 How many cards everybody has is public, and so is how many of them were never shuffled in."""
    for hunter in range(N_HUNTERS):
        cards = 0
        old = 0
        for card in range(N_CARDS):
            where = s.where[card]
            mine = where == HAND + hunter or (where == CHOSEN and hunter == s.turn)
            if mine or (where == CHOSEN_AARON and hunter == AARON):
                cards += 1
                old += 1 - s.fresh[card]
        if cards != s.hand_size[hunter] or old != s.old_in_hand[hunter]:
            return False
        if s.owed[hunter] < 0 or (s.owed[hunter] > 0 and not is_hunter(s, hunter)):
            return False
        if s.passed[hunter] < 0 or s.passed[hunter] > 1 or (s.passed[hunter] and not is_passing(s, hunter)):
            return False
    return True


@rule
def is_passing(s: State, hunter: int) -> bool:
    """§4.7 In the second phase only; §9.3 Aaron only under event B9."""
    return s.stage == Stage.ACT and is_hunter(s, hunter) and (hunter != AARON or s.event == B9)


@rule
def compasses_hold(s: State) -> bool:
    """§2.5 Three each, one at a landing; §8.2 event B4: two."""
    for landing in range(LANDINGS):
        size = stack_size(s, landing)
        for place in range(N_HUNTERS):
            hunter = s.stack[landing, place]
            if place >= size and hunter != NONE:
                return False
            if place < size and not is_hunter(s, hunter):
                return False
            for below in range(min(place, size)):
                if place < size and s.stack[landing, below] == hunter:
                    return False
    for hunter in range(N_HUNTERS):
        most = COMPASSES if s.stage < Stage.ACT else limit(s)
        if on_board(s, hunter) > most:
            return False
    return True


# -- treasures, healers, events, islands -------------------------------------------------------------------------------


@rule
def treasures_hold(s: State) -> bool:
    """§2.3 The packs of so many players; Aaron keeps crowns only; what is open is being shared."""
    for treasure in range(N_TREASURES):
        at = s.treasure_at[treasure]
        if at < IN_BOX or (at == IN_BOX) == (IN_PLAY[s.seats, PACK[treasure]] == 1):
            return False
        if at >= KEPT and (not is_hunter(s, at - KEPT) or (at == KEPT + AARON and KIND_OF[treasure] != Kind.CROWN)):
            return False
    if offers(s) > s.seats or (offers(s) > 0 and s.day != 1):
        return False
    if is_anything_open(s) and not (asks_for(s, Ask.LOOT) or asks_for(s, Ask.REVEAL)):
        return False
    return 0 <= s.to_reveal < N_TREASURES and (s.to_reveal > 0) == asks_for(s, Ask.REVEAL)


@rule
def healers_hold(s: State) -> bool:
    """§2.6, §10.1, §10.2 Who has which, and how many are open."""
    for seat in range(MAX_PLAYERS):
        held = healers_at(s, HEALER_HELD + seat)
        if held != s.healers_held[seat] or held > (HELD_EACH if s.healer_rule == Healers.TWO_EACH else 0):
            return False
        taken = healers_at(s, HEALER_TAKEN + seat)
        if taken > 1 or (taken > 0 and (seat >= s.seats or s.stage < Stage.HEAL or s.cubes[seat] == 0)):
            return False
        if held > 0 and seat >= s.seats:
            return False
    shown = healers_at(s, HEALER_OPEN)
    for healer in range(N_HEALERS):
        if s.healer_at[healer] < 0 or s.healer_at[healer] >= HEALER_TAKEN + MAX_PLAYERS:
            return False
        shown += s.healer_at[healer] >= HEALER_TAKEN
    return shown <= s.seats and (shown == 0 or s.healer_rule == Healers.OPEN or s.stage >= Stage.LAY)


@rule
def events_hold(s: State) -> bool:
    """§2.4 One a round; §10.3 four of them shown before."""
    done = 0
    known = 0
    for event in range(N_EVENTS):
        at = s.event_at[event]
        if at < EVENT_UNSEEN or at > EVENT_DONE or (at == EVENT_KNOWN and event < N_A_EVENTS):
            return False
        done += at == EVENT_DONE
        known += at == EVENT_KNOWN
    if s.event < NONE or s.event >= N_EVENTS:
        return False
    if s.event != NONE and (s.event_at[s.event] != EVENT_DONE or (s.event < N_A_EVENTS) != (s.day == 1)):
        return False
    if (s.event != NONE) != (Stage.EVENT <= s.stage <= Stage.EXPLORE and not asks_for(s, Ask.EVENT)):
        return False
    if known > 0 and s.event_rule != Events.SHOWN:
        return False
    if s.stage == Stage.SHOW and known >= ROUNDS - 1:
        return False
    if s.stage > Stage.SHOW and s.event_rule == Events.SHOWN and known + done - min(done, 1) != ROUNDS - 1:
        return False
    return done == s.day - (s.stage == Stage.EVENT and asks_for(s, Ask.EVENT))


@rule
def islands_hold(s: State) -> bool:
    """§4.3 Only those in play can be turned."""
    for island in range(N_ISLANDS):
        shut = s.islands_shut[island]
        if shut < 0 or shut > 1 or (shut == 1 and island >= ISLANDS_IN_PLAY[s.seats]):
            return False
    return True


@rule
def cubes_hold(s: State) -> bool:
    for seat in range(MAX_PLAYERS):
        if s.cubes[seat] < 0 or s.cubes[seat] > MANY_CUBES or (seat >= s.seats and s.cubes[seat] != 0):
            return False
        if s.out[seat] < Out.NO or s.out[seat] > Out.UNPAID:
            return False
        if (s.out[seat] == Out.CURSED) != (seat < s.seats and s.stage >= Stage.LAY and s.cubes[seat] >= TOO_CURSED):
            return False
    return True


# -- questions and the end ---------------------------------------------------------------------------------------------


@rule
def asks_hold(s: State) -> bool:
    """One question at a time, of the right seat, in its stage."""
    if s.ask_count == 0:
        return s.over != 0
    if s.ask_count != 1:
        return False
    question = current(s)
    nature = question.kind >= Ask.FIRST
    if (question.seats == 0) != nature:
        return False
    if nature:
        return nature_is_asked_rightly(s)
    if question.kind == Ask.LOOT:
        return loot_is_asked_rightly(s)
    if s.turn == NONE or question.seats != 1 << s.turn:
        return False
    return seat_is_asked_rightly(s)


@rule
def nature_is_asked_rightly(s: State) -> bool:
    question = current(s)
    if question.kind == Ask.DRAW:
        return is_hunter(s, question.topic) and s.owed[question.topic] > 0 and s.pile > 0
    if question.kind == Ask.REVEAL:
        return top_pack(s) != NONE and is_looking(s)
    if question.kind == Ask.EVENT:
        return s.stage == Stage.EVENT or s.stage == Stage.SHOW
    if question.kind == Ask.HEALER:
        return healer_is_turned_rightly(s, question.left)
    if question.kind == Ask.CLOSE:
        return s.stage == Stage.EVENT and s.event == B3
    return question.kind == Ask.FIRST and s.stage == Stage.FIRST and s.day == 0


@rule
def is_looking(s: State) -> bool:
    """§6.4 Treasures are turned up where somebody is, §4.6 by an island, §8.1 or for event A2."""
    if s.stage == Stage.EVENT:
        return s.event == A2
    return s.finder > 0 or (s.site != NONE and stack_size(s, s.site) > 0)


@rule
def healer_is_turned_rightly(s: State, holder: int) -> bool:
    """§7.3 All at the end, §10.1 or at the beginning, §10.2 or two to each seat (the one before `holder`)."""
    if s.healer_rule == Healers.TWO_EACH:
        return s.stage == Stage.HEALERS and 0 < holder <= s.seats and s.healers_held[holder - 1] < HELD_EACH
    when = Stage.LAY if s.healer_rule == Healers.HIDDEN else Stage.HEALERS
    return s.stage == when and holder == 0 and healers_at(s, HEALER_OPEN) < s.seats


@rule
def loot_is_asked_rightly(s: State) -> bool:
    """§6.7 Somebody with a compass there, or who found it by an island."""
    if not is_anything_open(s) or (current(s).left == 1) != (s.finder > 0):
        return False
    if not is_looking(s):
        return False
    return picker(s) < s.seats and current(s).seats == 1 << picker(s)


@rule
def seat_is_asked_rightly(s: State) -> bool:
    kind = current(s).kind
    hunter = current(s).topic
    if kind == Ask.TURN:
        return s.stage == Stage.ACT and not s.passed[s.turn] and s.acted == 0 and is_choice_good(s)
    if kind == Ask.USE:
        return 0 <= current(s).subject < ISLANDS_IN_PLAY[s.seats] and acts_for(s, hunter) and is_usable(s)
    if kind == Ask.STACK:
        return acts_for(s, hunter) and on_board(s, hunter) > 0
    if kind == Ask.PLACE:
        return acts_for(s, hunter)
    if kind == Ask.COPY:
        return s.stage == Stage.ACT and s.copies > 0
    if kind == Ask.OFFER:
        return s.stage == Stage.ACT and s.event == A2 and offers(s) > 0
    if kind == Ask.BARGAIN:
        return s.stage == Stage.BARGAIN and s.event == A1
    if kind == Ask.DISCARD:
        return discard_is_asked_rightly(s)
    if kind == Ask.WITHDRAW:
        return s.stage == Stage.LIMIT and s.event == B4 and is_hunter(s, hunter) and on_board(s, hunter) == COMPASSES
    if kind == Ask.LAY:
        return s.stage == Stage.LAY and next_to_lay(s) == s.turn
    return kind == Ask.HEAL and s.stage == Stage.HEAL and next_to_heal(s) == s.turn and healers_at(s, HEALER_OPEN) > 0


@rule
def is_usable(s: State) -> bool:
    islet = s.islet[current(s).subject]
    return islet == Islet.TREASURE or islet == Islet.SHIP


@rule
def discard_is_asked_rightly(s: State) -> bool:
    if s.stage == Stage.TRIM:
        return 0 < current(s).left < s.hand_size[s.turn]
    return s.stage == Stage.DISCARD and current(s).left == 0 and s.hand_size[s.turn] > 0


@rule
def acts_for(s: State, hunter: int) -> bool:
    """§9.3 For oneself, or for Aaron."""
    return s.stage == Stage.ACT and s.acted == 1 and (hunter == s.turn or (hunter == AARON and s.seats == 2))


@rule
def ending_holds(s: State) -> bool:
    """§7.12"""
    if s.over == 0:
        return s.stage != Stage.OVER
    if s.stage != Stage.OVER or s.ask_count != 0 or s.over > Ending.NOBODY:
        return False
    return (s.over == Ending.WON) == (winner(s) != NONE)
