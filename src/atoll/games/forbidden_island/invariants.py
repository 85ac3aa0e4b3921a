"""What can never be so. The fuzzer asks after every step; a position given by hand is refused by the same functions."""

from ...engine.asks import current
from ...engine.compiled import rule
from ...engine.decks import GONE, is_empty
from ...engine.records import MAX_ASKS, State
from .movement import standing_only, swim_reach
from .pieces import discarded, hand_size, is_over_limit, is_treasure_lost, stands
from .state import (
    ACTIONS,
    ALL_TILES,
    DRAWS,
    FLOOD_CARDS,
    FLOOD_LAYERS,
    HAND_LIMIT,
    HAND_START,
    LANDING,
    MAX_PLAYERS,
    N_CARDS,
    N_HELD,
    N_ROLES,
    N_TILES,
    SKULL,
    START_FLOODS,
    START_MARK,
    Ask,
    Dive,
    Ending,
    Fault,
    HandLimit,
    Level,
    Moment,
    Rescue,
    Role,
)
from .turn import sandbags_allowed, special_seats


@rule
def broken(s: State) -> int:
    """0, or the first Fault."""
    if not tiles_hold(s):
        return Fault.TILES + 0
    if not levels_hold(s):
        return Fault.LEVELS + 0
    if not flood_cards_hold(s):
        return Fault.FLOOD_CARDS + 0
    if not meter_holds(s):
        return Fault.METER + 0
    if not flood_layers_hold(s):
        return Fault.FLOOD_LAYERS + 0
    if not roles_hold(s):
        return Fault.ROLES + 0
    if not pawns_hold(s):
        return Fault.PAWNS + 0
    if not hands_hold(s):
        return Fault.HANDS + 0
    if not treasure_cards_hold(s):
        return Fault.TREASURE_CARDS + 0
    if not turn_holds(s):
        return Fault.TURN + 0
    if not asks_hold(s):
        return Fault.ASKS + 0
    if not ending_holds(s):
        return Fault.OVER + 0
    return 0


@rule
def is_preparing(s: State) -> bool:
    """Some question of the preparation is open."""
    return s.ask_count > 0 and Ask.LAY <= s.asks[0].kind <= Ask.FIRST


@rule
def asked_before(s: State, kind: int) -> bool:
    """Is the preparation still before the end of this stage?"""
    return is_preparing(s) and s.asks[0].kind <= kind


@rule
def tiles_hold(s: State) -> bool:
    """§2.1 Each place has one tile and each tile one place; while laying, the places are filled in order."""
    laid = s.asks[0].subject if asked_before(s, Ask.LAY) else N_TILES
    for place in range(N_TILES):
        tile = s.tile_at[place]
        if place < laid:
            if tile < 0 or tile >= N_TILES or s.place_of[tile] != place:
                return False
        elif tile != -1:
            return False
    unlaid = 0
    for tile in range(N_TILES):
        unlaid += s.place_of[tile] == -1
    return unlaid == N_TILES - laid


@rule
def levels_hold(s: State) -> bool:
    """Dry, flooded or sunk; at the start six are flooded and none has sunk."""
    flooded = 0
    for tile in range(N_TILES):
        level = s.level[tile]
        if level < Level.DRY or level > Level.SUNK:
            return False
        if level == Level.SUNK and is_preparing(s):
            return False
        flooded += level == Level.FLOODED
    if asked_before(s, Ask.LAY):
        return flooded == 0
    if asked_before(s, Ask.START_FLOOD):
        return flooded == START_FLOODS - s.asks[0].left
    return flooded == START_FLOODS or not is_preparing(s)


@rule
def flood_cards_hold(s: State) -> bool:
    """§8.2, §8.3 One card for every tile that stands, none for a sunk one."""
    for tile in range(N_TILES):
        if s.flood_at[tile] < GONE or (s.flood_at[tile] == GONE) != (s.level[tile] == Level.SUNK):
            return False
    return True


@rule
def flood_layers_hold(s: State) -> bool:
    """A layer more for each rise at most, none empty, none above the top; cards are left while a tile stands (§8.9)."""
    if s.flood_top < 0 or s.flood_top > 1 + s.meter - START_MARK[s.difficulty] or s.flood_top > FLOOD_LAYERS:
        return False
    if s.flood_top == 0 and standing_only(s, ALL_TILES) != 0:
        return False
    for tile in range(N_TILES):
        if s.flood_at[tile] > s.flood_top:
            return False
    for layer in range(1, s.flood_top + 1):
        if is_empty(s.flood_at, layer):
            return False
    return True


@rule
def roles_hold(s: State) -> bool:
    """§2.3 A different role for each seat."""
    for seat in range(MAX_PLAYERS):
        role = s.role[seat]
        if seat >= s.seats or (asked_before(s, Ask.ROLE) and seat >= cast_so_far(s)):
            if role != -1:
                return False
        elif role < 0 or role >= N_ROLES:
            return False
        for other in range(seat):
            if role >= 0 and s.role[other] == role:
                return False
    return True


@rule
def cast_so_far(s: State) -> int:
    return s.asks[0].subject + 0 if s.asks[0].kind == Ask.ROLE else 0


@rule
def pawns_hold(s: State) -> bool:
    """Every pawn stands on a tile, unless it just sank under it (§8.5) or a diver pauses in the water (§4.11)."""
    for seat in range(MAX_PLAYERS):
        tile = s.pawn[seat]
        if s.role[seat] < 0:
            if tile != -1:
                return False
        elif tile < 0 or tile >= N_TILES or (not stands(s, tile) and not may_be_wet(s, seat)):
            return False
    return True


@rule
def may_be_wet(s: State, seat: int) -> bool:
    if s.over != Ending.NONE:
        return True
    for depth in range(s.ask_count):
        question = s.asks[depth]
        if (question.kind == Ask.SWIM or question.kind == Ask.RESCUE) and question.topic == s.pawn[seat]:
            return True
    pausing = s.dive == Dive.TURN and s.role[seat] == Role.DIVER and s.turn == seat
    return pausing and s.asks[0].kind == Ask.ACT and 0 < s.asks[0].left < ACTIONS


@rule
def hands_hold(s: State) -> bool:
    """§6.9 No more than five cards, but while discarding or drawing, or when the end (§9.6) came in the middle of that."""
    for seat in range(MAX_PLAYERS):
        for card in range(N_HELD):
            if s.hand[seat, card] < 0 or (seat >= s.seats and s.hand[seat, card] > 0):
                return False
        if hand_size(s, seat) > most_cards(s, seat):
            return False
    return True


@rule
def most_cards(s: State, seat: int) -> int:
    if is_preparing(s):
        return HAND_START
    if s.over == Ending.SKULL or s.over == Ending.WON:
        return HAND_LIMIT + DRAWS
    if s.ask_count > 0 and s.asks[0].kind == Ask.DRAW and s.turn == seat:
        return HAND_LIMIT + DRAWS - s.asks[0].left
    return HAND_LIMIT + 1 if is_discarding(s, seat) else HAND_LIMIT


@rule
def is_discarding(s: State, seat: int) -> bool:
    for depth in range(s.ask_count):
        if s.asks[depth].kind == Ask.DISCARD and (s.asks[depth].seats >> seat) & 1 == 1:
            return True
    return False


@rule
def treasure_cards_hold(s: State) -> bool:
    """The deck, the hands and the discards are what the box holds; the deck is never left empty (§6.12)."""
    left = 0
    for card in range(N_CARDS):
        if s.treasure_deck[card] < 0 or discarded(s, card) < 0:
            return False
        left += s.treasure_deck[card]
    for treasure in range(s.captured.size):
        if s.captured[treasure] < 0 or s.captured[treasure] > s.seats:
            return False
    return left > 0 or s.over == Ending.SKULL


@rule
def meter_holds(s: State) -> bool:
    """§2.5, §6.6 From the difficulty's mark upwards; at the skull the game is over."""
    if s.meter < START_MARK[s.difficulty] or s.meter > SKULL:
        return False
    if is_preparing(s):
        return s.meter == START_MARK[s.difficulty]
    return (s.meter == SKULL) == (s.over == Ending.SKULL)


@rule
def turn_holds(s: State) -> bool:
    if s.flown < 0 or s.flown > 1:
        return False
    if is_preparing(s):
        return s.turn == -1 and s.turns == 0
    return 0 <= s.turn < s.seats and s.turns > 0


@rule
def asks_hold(s: State) -> bool:
    """The stack of questions is one that play can lead to."""
    if s.ask_count < 0 or s.ask_count > MAX_ASKS or (s.ask_count == 0) == (s.over == Ending.NONE):
        return False
    for depth in range(MAX_ASKS):
        question = s.asks[depth]
        if depth >= s.ask_count:
            if (
                question.kind != 0
                or question.seats != 0
                or question.left != 0
                or question.subject != 0
                or question.topic != 0
            ):
                return False
        elif not question_holds(s, depth):
            return False
    return s.ask_count == 0 or top_holds(s)


@rule
def question_holds(s: State, depth: int) -> bool:
    """Who is asked, how much is left, and what lies below."""
    question = s.asks[depth]
    kind = question.kind
    if question.seats < 0 or question.seats >= 1 << s.seats:
        return False
    if kind <= Ask.NOTHING or kind > Ask.RESCUE:
        return False
    if depth == 0:
        return base_holds(s)
    below = s.asks[depth - 1].kind
    if question.seats == 0 or question.left != 0:
        return False
    if kind == Ask.SHORE_MORE:
        return below == Ask.ACT and question.seats == 1 << s.turn and s.role[s.turn] == Role.ENGINEER
    if kind == Ask.GUIDE_MORE:
        guided = 0 <= question.subject < s.seats and question.subject != s.turn
        return below == Ask.ACT and question.seats == 1 << s.turn and s.role[s.turn] == Role.NAVIGATOR and guided
    if kind == Ask.DISCARD:
        own = question.seats == 1 << s.turn
        return is_one_bit(question.seats) and ((below == Ask.ACT and not own) or (below == Ask.DRAW and own))
    if kind == Ask.SPECIAL:
        return window_holds(s, depth)
    if kind == Ask.FLIGHT:
        return is_one_bit(question.seats) and flight_holds(s, depth)
    if below != Ask.FLOOD or question.topic < 0 or question.topic >= N_TILES or stands(s, question.topic):
        return False
    if kind == Ask.SWIM:
        return question.seats == pawns_at(s, question.topic) and stuck_at(s, question.topic) == 0
    called = s.ask_count > depth + 1  # a card has just been played: the flight is above
    return stuck_at(s, question.topic) != 0 and (called or question.seats & ~helicopter_seats(s) == 0)


@rule
def window_holds(s: State, depth: int) -> bool:
    """§7.1 A window asks holders of special cards, at one of four moments."""
    window = s.asks[depth]
    below = s.asks[depth - 1]
    if window.topic == Moment.BEFORE_DRAW:
        right = below.kind == Ask.DRAW and below.left == DRAWS and (window.seats >> s.turn) & 1 == 0
    elif window.topic == Moment.BETWEEN_DRAWS:
        right = below.kind == Ask.DRAW and below.left == 1 and s.hand_limit == HandLimit.AFTER_EACH
    elif window.topic == Moment.BEFORE_FLOOD:
        right = below.kind == Ask.FLOOD and below.left == FLOOD_CARDS[s.meter]
    else:
        right = window.topic == Moment.BETWEEN_FLOODS and below.kind == Ask.FLOOD
        right = right and 0 < below.left < FLOOD_CARDS[s.meter]
    holders = special_seats(s, sandbags_allowed(s, window.topic), True)
    return right and (s.ask_count > depth + 1 or window.seats & ~holders == 0)


@rule
def stuck_at(s: State, tile: int) -> int:
    """A bit for each seat whose pawn is there and cannot swim away."""
    seats = 0
    for seat in range(s.seats):
        if s.pawn[seat] == tile and swim_reach(s, seat) == 0:
            seats |= 1 << seat
    return seats


@rule
def helicopter_seats(s: State) -> int:
    """§7.5 A bit for each seat that could send a helicopter to the rescue."""
    return special_seats(s, False, s.rescue == Rescue.HELICOPTER)


@rule
def pawns_at(s: State, tile: int) -> int:
    """A bit for each seat whose pawn is there."""
    seats = 0
    for seat in range(s.seats):
        if s.pawn[seat] == tile:
            seats |= 1 << seat
    return seats


@rule
def is_one_bit(bits: int) -> bool:
    return bits > 0 and bits & (bits - 1) == 0


@rule
def flight_holds(s: State, depth: int) -> bool:
    """§7.4 At least one passenger, all on the tile where the flight starts."""
    flight = s.asks[depth]
    if flight.subject <= 0 or flight.subject >= 1 << s.seats:
        return False
    for seat in range(s.seats):
        if (flight.subject >> seat) & 1 == 1 and s.pawn[seat] != flight.topic:
            return False
    below = s.asks[depth - 1].kind
    if below == Ask.SWIM or below == Ask.RESCUE:
        return True
    return stands(s, flight.topic) and (below == Ask.ACT or below == Ask.DISCARD or below == Ask.SPECIAL)


@rule
def base_holds(s: State) -> bool:
    """The lowest question: a stage of the preparation or of the turn."""
    question = s.asks[0]
    if question.kind == Ask.ACT:
        return question.seats == 1 << s.turn and 0 <= question.left <= ACTIONS
    if question.seats != 0:
        return False
    if question.kind == Ask.DRAW:
        return 0 <= question.left <= DRAWS
    if question.kind == Ask.FLOOD:
        return 0 <= question.left <= FLOOD_CARDS[s.meter]
    if question.kind == Ask.LAY:
        return 0 <= question.subject < N_TILES
    if question.kind == Ask.START_FLOOD:
        return 0 < question.left <= START_FLOODS
    if question.kind == Ask.ROLE:
        return 0 <= question.subject < s.seats
    if question.kind == Ask.DEAL:
        return 0 <= question.subject < s.seats and 0 < question.left <= HAND_START
    return question.kind == Ask.FIRST


@rule
def top_holds(s: State) -> bool:
    """The open question really has an answer: nature has something left to do, a seat is over its limit."""
    question = current(s)
    if question.kind == Ask.DRAW or question.kind == Ask.FLOOD:
        return question.left > 0
    for seat in range(s.seats):
        asked = (question.seats >> seat) & 1 == 1
        if asked and question.kind == Ask.DISCARD and not is_over_limit(s, seat):
            return False
    return True


@rule
def ending_holds(s: State) -> bool:
    """§9 What is lost is over, and what is over says why."""
    lost = is_treasure_lost(s) or not stands(s, LANDING)
    if s.over == Ending.NONE:
        return not lost
    if s.over == Ending.TREASURE_LOST:
        return is_treasure_lost(s)
    if s.over == Ending.LANDING_LOST:
        return not stands(s, LANDING)
    if s.over == Ending.WON:
        return won_rightly(s)
    if s.over == Ending.DROWNED:
        return somebody_wet(s)
    return s.over == Ending.SKULL


@rule
def somebody_wet(s: State) -> bool:
    """§9.4 Whoever drowned is still where the tile was."""
    for seat in range(s.seats):
        if not stands(s, s.pawn[seat]):
            return True
    return False


@rule
def won_rightly(s: State) -> bool:
    """§9.1"""
    for treasure in range(s.captured.size):
        if s.captured[treasure] == 0:
            return False
    for seat in range(s.seats):
        if s.pawn[seat] != LANDING:
            return False
    return stands(s, LANDING)
