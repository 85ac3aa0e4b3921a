"""What can never be so. The fuzzer asks after every step; a position given by hand is refused by the same functions."""

from ...engine.asks import current
from ...engine.compiled import rule
from ...engine.records import MAX_ASKS, State
from .bombs import (
    HORIZONTAL_BITS,
    STRAIGHT_BITS,
    VERTICAL_BITS,
    direction_of_work,
    directions_left,
    nth_in_line,
)
from .pieces import (
    boat_size,
    flag_owner,
    is_asked_about,
    is_land,
    is_won,
    loot_of,
    on_island,
    unseen_stones,
    unseen_tiles,
    who_is_on,
)
from .power import may_buy_anything
from .prepare import are_placed_freely, changes_left, least_chosen
from .shrinking import can_shrink
from .state import (
    ACTIONS,
    ALL_SEE,
    BIT,
    CARRIED,
    CELLS,
    CHANGE_BITS,
    COINS,
    CROSS,
    DIAGONAL,
    EACH,
    FLAG_FACE,
    HIDDEN_FLAG,
    IN_BOAT,
    LAST_TURN,
    LINE,
    MAX_PLAYERS,
    MINER_PRICE,
    N_DIRECTIONS,
    N_EXPLORERS,
    N_FACES,
    N_STONES,
    NONE,
    ON_ISLAND,
    OWNER,
    SIDE,
    START_COINS,
    STORM,
    UNSEEN,
    Ask,
    Ending,
    Fault,
    Ground,
    Landscape,
)
from .turn import is_settled


@rule
def broken(s: State) -> int:
    """0, or the first Fault."""
    if not ground_holds(s):
        return Fault.GROUND + 0
    if not faces_hold(s):
        return Fault.FACES + 0
    if not explorers_hold(s):
        return Fault.EXPLORERS + 0
    if not boats_hold(s):
        return Fault.BOATS + 0
    if not values_hold(s):
        return Fault.VALUES + 0
    if not rings_hold(s):
        return Fault.RINGS + 0
    if not coins_hold(s):
        return Fault.COINS + 0
    if not flag_holds(s):
        return Fault.FLAG + 0
    if not turn_holds(s):
        return Fault.TURN + 0
    if not asks_hold(s):
        return Fault.ASKS + 0
    if not ending_holds(s):
        return Fault.OVER + 0
    return 0


@rule
def is_preparing(s: State) -> bool:
    return s.ask_count > 0 and Ask.STONES <= s.asks[0].kind <= Ask.BEGIN


@rule
def is_laying(s: State) -> bool:
    return s.ask_count > 0 and s.asks[0].kind == Ask.STONES


# -- the island --------------------------------------------------------------------------------------------------------


@rule
def ground_holds(s: State) -> bool:
    """§2.1 Four stones; §2.2 the rest face down; during the preparation nothing is open or gone."""
    stones = 0
    for cell in range(CELLS):
        ground = s.ground[cell]
        if ground < Ground.HIDDEN or ground > Ground.WATER:
            return False
        was_stone = s.stone_cells & BIT[cell] != 0
        stones += was_stone
        if (ground == Ground.STONE and not was_stone) or (ground == Ground.HIDDEN and was_stone):
            return False
        if is_preparing(s) and ground > Ground.STONE:
            return False
    wanted = N_STONES - s.asks[0].left if is_laying(s) else N_STONES
    return stones == wanted and 0 <= s.stone_cells < 1 << CELLS


@rule
def faces_hold(s: State) -> bool:
    """Open tiles show a face, hidden ones none; no more of any than the set has."""
    for cell in range(CELLS):
        seen = s.face[cell] != UNSEEN
        if s.face[cell] < UNSEEN or s.face[cell] >= N_FACES:
            return False
        if s.ground[cell] == Ground.OPEN and not seen:
            return False
        if s.ground[cell] < Ground.OPEN and seen:
            return False
    for face in range(N_FACES):
        if unseen_tiles(s, face) < 0 or unseen_stones(s, face) < 0:
            return False
    return True


# -- explorers ---------------------------------------------------------------------------------------------------------


@rule
def explorers_hold(s: State) -> bool:
    """§4.1 One a tile, on land; three of each when play begins."""
    for explorer in range(N_EXPLORERS):
        cell = s.where[explorer]
        if cell < IN_BOAT or cell >= CELLS or (explorer >= s.seats * EACH and cell != IN_BOAT):
            return False
        if cell >= 0 and (not is_land(s, cell) or who_is_on(s, cell) != explorer):
            return False
        if cell >= 0 and s.ground[cell] == Ground.STONE and not is_asked_about(s, Ask.TURN_STONE, cell):
            return False
    if is_preparing(s):
        for seat in range(s.seats):
            if s.asks[0].kind >= Ask.ARRANGE and on_island(s, seat) != ON_ISLAND:
                return False
            if on_island(s, seat) > ON_ISLAND or (is_laying(s) and on_island(s, seat) > 0):
                return False
    return True


@rule
def boats_hold(s: State) -> bool:
    """§2.5 Whoever is not on the island is in the own boat, once, from the front on."""
    for seat in range(MAX_PLAYERS):
        size = boat_size(s, seat)
        for place in range(EACH):
            explorer = s.boat[seat, place]
            if place >= size:
                if explorer != NONE:
                    return False
            elif explorer < 0 or explorer >= N_EXPLORERS or OWNER[explorer] != seat or s.where[explorer] != IN_BOAT:
                return False
            for other in range(place):
                if explorer != NONE and s.boat[seat, other] == explorer:
                    return False
        if size != (EACH - on_island(s, seat) if seat < s.seats else 0):
            return False
    return True


@rule
def values_hold(s: State) -> bool:
    """§2.4 Each colour has every value once, given in the order of its explorers."""
    for seat in range(MAX_PLAYERS):
        chosen = s.chosen[seat]
        if chosen < 0 or chosen > EACH or (seat >= s.seats and chosen != 0):
            return False
        if seat < s.seats and not is_preparing(s) and chosen != EACH:
            return False
        for i in range(EACH):
            value = s.value[EACH * seat + i]
            if value < 0 or value > EACH or (value > 0) != (i < chosen):
                return False
            for j in range(i):
                if value > 0 and s.value[EACH * seat + j] == value:
                    return False
    for explorer in range(N_EXPLORERS):
        if s.seen[explorer] < 0 or s.seen[explorer] > ALL_SEE or (s.seen[explorer] > 0 and is_preparing(s)):
            return False
        if s.seen[explorer] > 0 and explorer >= s.seats * EACH:
            return False
    return chosen_in_turn(s)


@rule
def chosen_in_turn(s: State) -> bool:
    """§9.2 Placed and named one by one; §2.4 all at once after that."""
    if not is_preparing(s) or not are_placed_freely(s) or s.asks[0].kind >= Ask.ARRANGE:
        return s.ask_count == 0 or s.asks[0].kind != Ask.BEGIN or all_chosen(s)
    total = 0
    placed = 0
    for seat in range(s.seats):
        total += s.chosen[seat]
        placed += on_island(s, seat)
    for seat in range(s.seats):
        if s.chosen[seat] != (total + s.seats - 1 - seat) // s.seats:
            return False
        if on_island(s, seat) != (placed + s.seats - 1 - seat) // s.seats:
            return False
    return placed == total + (s.asks[0].kind == Ask.CHOOSE)


@rule
def all_chosen(s: State) -> bool:
    for seat in range(s.seats):
        if s.chosen[seat] != EACH:
            return False
    return True


@rule
def rings_hold(s: State) -> bool:
    """§7.2, §7.3 One each at most, on the island alone."""
    for explorer in range(N_EXPLORERS):
        if s.ring[explorer] < 0 or s.ring[explorer] > 1 or (s.ring[explorer] == 1 and s.where[explorer] == IN_BOAT):
            return False
    return True


@rule
def coins_hold(s: State) -> bool:
    """§2.6 No coin appears from nowhere; those lost with a tile are gone for good."""
    total = s.supply + 0
    if s.supply < 0:
        return False
    for seat in range(MAX_PLAYERS):
        if s.purse[seat] < 0 or (seat >= s.seats and s.purse[seat] > 0):
            return False
        if is_preparing(s) and s.purse[seat] != (START_COINS if seat < s.seats else 0):
            return False
        total += s.purse[seat]
    for cell in range(CELLS):
        loot = loot_of(s.face[cell]) if s.ground[cell] == Ground.OPEN and s.stone_cells & BIT[cell] == 0 else 0
        if s.coins[cell] < 0 or s.coins[cell] > loot:
            return False
        total += s.coins[cell]
        if s.fresh & BIT[cell] != 0 and (loot == 0 or is_preparing(s)):
            return False
    return total <= COINS and 0 <= s.fresh < 1 << CELLS


@rule
def flag_holds(s: State) -> bool:
    """§4.3 Under a stone until it is found; then with somebody on the island, or lying on a tile without anybody."""
    found = unseen_stones(s, FLAG_FACE) == 0
    if s.flag == HIDDEN_FLAG:
        return not found
    if not found or s.flag < 0 or is_preparing(s):
        return False
    if s.flag < CELLS:
        waits = s.ask_count > 0 and current(s).kind == Ask.FLAG and current(s).subject == s.flag
        return waits or (is_land(s, s.flag) and (who_is_on(s, s.flag) == NONE))
    explorer = s.flag - CARRIED
    return 0 <= explorer < s.seats * EACH and s.where[explorer] >= 0


# -- turns, questions, the end -----------------------------------------------------------------------------------------


@rule
def turn_holds(s: State) -> bool:
    if is_preparing(s):
        return s.turn == NONE and s.turns == 0 and s.first == NONE and s.reinforced + s.recruited + s.victory == 0
    if s.first < 0 or s.first >= s.seats or s.turns < 1 or s.turns > LAST_TURN:
        return False
    for flag in (s.reinforced, s.recruited, s.victory):
        if flag < 0 or flag > 1:
            return False
    return s.turn == (s.first + s.turns - 1) % s.seats


@rule
def asks_hold(s: State) -> bool:
    if s.ask_count < 0 or s.ask_count > MAX_ASKS or (s.ask_count == 0) == (s.over == Ending.NONE):
        return False
    for depth in range(MAX_ASKS):
        question = s.asks[depth]
        if depth >= s.ask_count:
            if question.kind != 0 or question.seats != 0 or question.left != 0:
                return False
            if question.subject != 0 or question.topic != 0:
                return False
        elif question.seats < 0 or question.seats >= 1 << s.seats or not question_holds(s, depth):
            return False
    return True


@rule
def question_holds(s: State, depth: int) -> bool:
    """The step of the turn lies lowest, above it what was set off."""
    question = s.asks[depth]
    if depth == 0:
        return preparation_holds(s) if is_preparing(s) else step_holds(s)
    mine = question.seats == 1 << s.turn
    cell = question.subject
    if cell < 0 or cell >= CELLS or is_preparing(s):
        return False
    if question.kind == Ask.TURN:
        lies = s.ground[cell] == Ground.HIDDEN and depth == s.ask_count - 1
        return lies and question.seats == 0 and question.left == (s.asks[0].kind == Ask.SHRINK)
    if question.kind == Ask.TURN_STONE:
        return question.seats == 0 and s.ground[cell] == Ground.STONE and who_is_on(s, cell) != NONE
    if question.kind == Ask.BLOW:
        return mine and s.face[cell] == STORM
    if question.kind == Ask.AIM:
        return mine and s.face[cell] >= LINE and s.face[cell] < FLAG_FACE and s.asks[0].kind == Ask.ACT
    if question.kind == Ask.BLAST:
        return mine and CROSS <= s.face[cell] < FLAG_FACE and blast_holds(s, depth)
    if question.kind == Ask.MINER:
        return miner_holds(s, depth)
    return question.kind == Ask.FLAG and mine and s.flag == cell and s.ground[cell] == Ground.WATER


@rule
def blast_holds(s: State, depth: int) -> bool:
    """Directions that the shape has; several to choose from, or one that is being worked in."""
    question = s.asks[depth]
    bits = directions_left(question.topic)
    working = direction_of_work(question.topic)
    if working >= N_DIRECTIONS or question.topic < 0:
        return False
    all_bits = bits | (1 << working if working >= 0 else 0)
    face = s.face[question.subject]
    if face < DIAGONAL:
        fits = all_bits & ~STRAIGHT_BITS == 0
    elif face < LINE:
        fits = all_bits & STRAIGHT_BITS == 0
    else:
        fits = all_bits & ~VERTICAL_BITS == 0 or all_bits & ~HORIZONTAL_BITS == 0
    asked = depth == s.ask_count - 1
    if asked:
        return fits and working < 0 and question.left == 0 and bits & (bits - 1) != 0
    return fits and working >= 0 and 1 <= question.left < SIDE and s.asks[depth + 1].kind == Ask.MINER


@rule
def miner_holds(s: State, depth: int) -> bool:
    """§7.6 Those asked can pay; whom it is about stands where the bomb has come to."""
    question = s.asks[depth]
    below = s.asks[depth - 1]
    if depth != s.ask_count - 1 or below.kind != Ask.BLAST or below.subject != question.subject or question.seats == 0:
        return False
    at = nth_in_line(below.subject, direction_of_work(below.topic), below.left)
    if at < 0 or question.topic < 0 or who_is_on(s, at) != question.topic:
        return False
    for seat in range(s.seats):
        if (question.seats >> seat) & 1 == 1 and s.purse[seat] < MINER_PRICE:
            return False
    return True


@rule
def preparation_holds(s: State) -> bool:
    question = s.asks[0]
    if s.ask_count != 1:
        return False
    if question.kind == Ask.STONES:
        lain = N_STONES - question.left
        return (
            s.landscape == Landscape.FREE and 1 <= question.left <= N_STONES and question.seats == 1 << lain % s.seats
        )
    if question.kind == Ask.ARRANGE:
        return arranging_holds(s)
    if question.kind == Ask.BEGIN:
        return question.seats == 0
    total = 0
    for seat in range(s.seats):
        total += s.chosen[seat]
    seat = total % s.seats
    if not are_placed_freely(s) or question.seats != 1 << seat or s.chosen[seat] >= ON_ISLAND:
        return False
    return question.kind == Ask.PLACE or question.subject == EACH * seat + s.chosen[seat]


@rule
def arranging_holds(s: State) -> bool:
    """§2.4 Those are asked who are not done."""
    for seat in range(s.seats):
        asked = (s.asks[0].seats >> seat) & 1 == 1
        if asked != (s.chosen[seat] < EACH) or s.chosen[seat] < least_chosen(s):
            return False
        if not asked and changes_left(s, seat) > 0:
            return False
    return s.asks[0].seats != 0 and 0 <= s.asks[0].topic < 1 << CHANGE_BITS * s.seats


@rule
def step_holds(s: State) -> bool:
    """§3.1 Actions, power-ups, the island shrinks; none of them left open when it is done."""
    question = s.asks[0]
    alone = s.ask_count == 1
    if question.seats != 1 << s.turn:
        return False
    if question.kind == Ask.ACT:
        return (1 if alone else 0) <= question.left <= ACTIONS
    if question.kind == Ask.POWER:
        return not alone or may_buy_anything(s, s.turn)
    if question.kind != Ask.SHRINK:
        return False
    return question.left == 1 and can_shrink(s) and on_island(s, s.turn) > 0 if alone else question.left == 0


@rule
def ending_holds(s: State) -> bool:
    """§10.1 Over when the flag and the island are one player's, §10.2 or after the last turn."""
    if s.over < Ending.NONE or s.over > Ending.DRAWN:
        return False
    if is_preparing(s):
        return s.over == Ending.NONE
    won = is_won(s)
    if s.over == Ending.NONE:
        return not won or not is_settled(s)
    if s.over == Ending.WON:
        return won
    return s.turns == LAST_TURN and (s.over == Ending.FLAG_ALONE) == (flag_owner(s) != NONE)
