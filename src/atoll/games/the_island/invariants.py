"""What can never be so. The fuzzer asks after every step; a position given by hand is refused by the same functions."""

from ...engine.asks import current
from ...engine.compiled import rule
from ...engine.records import MAX_ASKS, State
from .board import CELLS, N_SLOTS, SERPENT_STARTS, SLOT_OF, SLOTS
from .creatures import finds_prey, is_threatened, might_hold
from .hidden import is_being_valued, value_left
from .pieces import (
    any_explorers_left,
    colours_in_play,
    controls,
    count_in,
    deadly_to_swimmers,
    explorers_in_play,
    has_explorers_left,
    is_aboard,
    is_sea,
    one_can_move,
    owner,
    passengers,
    stands,
    swims,
)
from .prepare import boats_each, has_unplaced, places_on
from .state import (
    ABOARD,
    BOAT_HOLDS,
    EACH,
    FIRST_KEPT,
    FIRST_OF,
    HELPED,
    KIND_OF,
    LAST_ROUNDS,
    LOST,
    MAX_PLAYERS,
    MAX_VALUE,
    MOVE_SERPENT,
    N_BOATS,
    N_COLOURS,
    N_CREATURES,
    N_EXPLORERS,
    N_KINDS,
    N_TERRAINS,
    N_TILES,
    NONE,
    POINTS,
    REACH,
    SAFE,
    SERPENT,
    SHARK,
    STOP_SHARK,
    STOP_WHALE,
    TERRAIN_STOCK,
    TILE_STOCK,
    UNPLACED,
    WHALE,
    Ask,
    Ending,
    Fault,
    Start,
    Terrain,
    Tile,
)
from .tiles import goes_on_after_volcano, has_use
from .turn import tiles_held

N_SAFE = 4
BOAT_TILE, VOLCANO_TILE = int(Tile.BOAT), int(Tile.VOLCANO)
SHARK_TILE, WHALE_TILE = int(Tile.SHARK), int(Tile.WHALE)


@rule
def broken(s: State) -> int:
    """0, or the first Fault."""
    if not terrain_holds(s):
        return Fault.TERRAIN + 0
    if not explorers_hold(s):
        return Fault.EXPLORERS + 0
    if not values_hold(s):
        return Fault.VALUES + 0
    if not boats_hold(s):
        return Fault.BOATS + 0
    if not crew_holds(s):
        return Fault.CREW + 0
    if not creatures_hold(s):
        return Fault.CREATURES + 0
    if not swimmers_hold(s):
        return Fault.SWIMMERS + 0
    if not tiles_hold(s):
        return Fault.TILES + 0
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
    return s.ask_count > 0 and Ask.LAY <= s.asks[0].kind <= Ask.DRIFT


@rule
def is_placing(s: State) -> bool:
    """Explorers are being placed, or the stages before."""
    return is_preparing(s) and s.asks[0].kind != Ask.LAUNCH and s.asks[0].kind != Ask.DRIFT


# -- the island --------------------------------------------------------------------------------------------------------


@rule
def lying(s: State, terrain: int) -> int:
    found = 0
    for slot in range(N_SLOTS):
        found += s.terrain[SLOTS[slot]] == terrain
    return found


@rule
def terrain_holds(s: State) -> bool:
    """§2.2 Land on the places of the island alone; §6.1 the lower terrains are taken first."""
    for cell in range(CELLS):
        if s.terrain[cell] < Terrain.BEACH or s.terrain[cell] > Terrain.SEA:
            return False
        if s.terrain[cell] != Terrain.SEA and (SLOT_OF[cell] < 0 or SLOT_OF[cell] >= s.laid):
            return False
    if s.laid < 0 or s.laid > N_SLOTS or s.land != N_SLOTS - lying(s, Terrain.SEA):
        return False
    laying = is_preparing(s) and s.asks[0].kind == Ask.LAY
    if (s.laid < N_SLOTS) != laying or (is_preparing(s) and s.land != s.laid):
        return False
    lower = 0
    for terrain in range(N_TERRAINS):
        left = lying(s, terrain)
        if left > TERRAIN_STOCK[terrain] or (not laying and left < TERRAIN_STOCK[terrain] and lower > 0):
            return False
        lower += left
    return True


# -- explorers ---------------------------------------------------------------------------------------------------------


@rule
def explorers_hold(s: State) -> bool:
    """On a tile, in the water, in a boat, saved or lost; §2.5 placed one by one, in turn."""
    in_play = explorers_in_play(s)
    for explorer in range(N_EXPLORERS):
        place = s.where[explorer]
        if explorer >= in_play:
            if place != UNPLACED:
                return False
        elif is_preparing(s):
            if place != UNPLACED and not (place < CELLS and stands(s, place)):
                return False
        elif not is_a_place(s, place):
            return False
    if not is_preparing(s):
        return True
    return placed_in_order(s) and nobody_crowded(s) and placed_from_first(s)


@rule
def is_a_place(s: State, place: int) -> bool:
    if is_aboard(place):
        return place - ABOARD < N_BOATS and s.boat[place - ABOARD] != NONE
    return 0 <= place < CELLS or SAFE <= place < SAFE + N_SAFE or place == LOST


@rule
def placed_in_order(s: State) -> bool:
    """The explorers of a colour come from the hand in their order."""
    for explorer in range(explorers_in_play(s)):
        if explorer % EACH > 0 and s.where[explorer] != UNPLACED and s.where[explorer - 1] == UNPLACED:
            return False
    return True


@rule
def nobody_crowded(s: State) -> bool:
    """§2.5, §9.1 As many on a tile as may be placed there."""
    for slot in range(N_SLOTS):
        if count_in(s, SLOTS[slot]) > places_on(s, slot):
            return False
    return True


@rule
def placed_by(s: State, seat: int) -> int:
    placed = 0
    for explorer in range(explorers_in_play(s)):
        placed += s.where[explorer] != UNPLACED and owner(s, explorer) == seat
    return placed


@rule
def placed(s: State) -> int:
    total = 0
    for seat in range(s.seats):
        total += placed_by(s, seat)
    return total


@rule
def nth_seat(s: State, n: int) -> int:
    """Whose n-th it is, counted from who begins."""
    return (s.first + n) % s.seats


@rule
def placed_from_first(s: State) -> bool:
    """§2.5 One after the other, from who begins."""
    if s.asks[0].kind == Ask.LAY or s.asks[0].kind == Ask.BEGIN:
        return placed(s) == 0 and s.first == NONE
    if s.first < 0 or s.first >= s.seats:
        return False
    total = placed(s)
    for n in range(s.seats):
        if placed_by(s, nth_seat(s, n)) != (total + s.seats - 1 - n) // s.seats:
            return False
    return total == explorers_in_play(s) or is_placing(s)


@rule
def values_hold(s: State) -> bool:
    """§2.3 Every colour has its values, given or in hand; §2.7 one that stands has one, unless it is just being chosen."""
    for explorer in range(N_EXPLORERS):
        waits = s.where[explorer] == UNPLACED or is_being_valued(s, explorer)
        if (s.value[explorer] == 0) != waits or s.value[explorer] < 0 or s.value[explorer] > MAX_VALUE:
            return False
    for colour in range(N_COLOURS):
        for value in range(MAX_VALUE + 1):
            if s.held[colour, value] < 0:
                return False
            if colour >= colours_in_play(s) and s.held[colour, value] != 0:
                return False
            if value > 0 and colour < colours_in_play(s) and value_left(s, colour, value) != 0:
                return False
        if s.held[colour, 0] != 0:
            return False
    return True


# -- boats and creatures -----------------------------------------------------------------------------------------------


@rule
def boats_hold(s: State) -> bool:
    """§2.8 Two each at the start, §6.8 one more for each boat tile; §5.1 one a cell, on the sea."""
    at_start = boats_each(s) * s.seats
    found = s.spent[0, BOAT_TILE] + s.spent[1, BOAT_TILE] + s.spent[2, BOAT_TILE]
    if is_placing(s):
        at_start = 0
    if is_preparing(s):
        if s.launched >= at_start + is_placing(s):
            return False
    elif s.launched != at_start + found:
        return False
    on_board = 0
    for boat in range(N_BOATS):
        cell = s.boat[boat]
        if cell != NONE:
            if cell < 0 or cell >= CELLS or boat >= s.launched or not is_sea(s, cell) or s.boat_at[cell] != boat:
                return False
            on_board += 1
    for cell in range(CELLS):
        on_board -= s.boat_at[cell] != NONE
    return on_board == 0


@rule
def crew_holds(s: State) -> bool:
    """§5.4 Three at most; each place is somebody's."""
    for boat in range(N_BOATS):
        aboard = 0
        for seat in range(MAX_PLAYERS):
            crew = s.crew[boat, seat]
            aboard += crew
            for explorer in range(explorers_in_play(s)):
                crew -= s.where[explorer] == ABOARD + boat and owner(s, explorer) == seat
            if crew != 0:
                return False
        if aboard > BOAT_HOLDS:
            return False
    return True


@rule
def creatures_hold(s: State) -> bool:
    """§2.1 Five serpents, at first where they start; §6.6, §6.7 a shark or a whale for each such tile; all in the sea."""
    for kind in range(N_KINDS):
        if s.appeared[kind] < 0 or s.appeared[kind] > FIRST_OF[kind + 1] - FIRST_OF[kind]:
            return False
        for creature in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
            cell = s.creature[creature]
            if cell != NONE and (cell < 0 or cell >= CELLS or not is_sea(s, cell)):
                return False
            if cell != NONE and creature >= FIRST_OF[kind] + s.appeared[kind]:
                return False
    sharks = s.spent[0, SHARK_TILE] + s.spent[1, SHARK_TILE] + s.spent[2, SHARK_TILE]
    whales = s.spent[0, WHALE_TILE] + s.spent[1, WHALE_TILE] + s.spent[2, WHALE_TILE]
    serpents = FIRST_OF[SERPENT + 1] - FIRST_OF[SERPENT]
    for serpent in range(serpents):
        if is_preparing(s) and s.creature[serpent] != SERPENT_STARTS[serpent]:
            return False
    return s.appeared[SERPENT] == serpents and s.appeared[SHARK] == sharks and s.appeared[WHALE] == whales


@rule
def swimmers_hold(s: State) -> bool:
    """§4.9 Nobody swims beside a shark or a serpent, unless a shark waits to be stopped."""
    hunted = NONE
    if s.ask_count > 0 and current(s).kind == Ask.DEFEND and FIRST_OF[SHARK] <= current(s).subject < FIRST_OF[WHALE]:
        hunted = s.creature[current(s).subject]
    for explorer in range(explorers_in_play(s)):
        cell = s.where[explorer]
        if swims(s, cell) and cell != hunted and deadly_to_swimmers(s, cell):
            return False
    return True


# -- tiles -------------------------------------------------------------------------------------------------------------


@rule
def tiles_hold(s: State) -> bool:
    """§6.5 Every tile taken is out of the game or in somebody's hand, except the one just taken."""
    unseen = 0
    for terrain in range(N_TERRAINS):
        seen = 0
        for tile in range(N_TILES):
            known = s.spent[terrain, tile] + 0
            if known < 0:
                return False
            for seat in range(MAX_PLAYERS):
                held = s.hand[seat, terrain, tile]
                if held < 0 or (held > 0 and (tile < FIRST_KEPT or seat >= s.seats)):
                    return False
                known += held
            if known > TILE_STOCK[terrain, tile]:
                return False
            seen += known
        taken = TERRAIN_STOCK[terrain] - lying(s, terrain) if s.laid == N_SLOTS else 0
        if seen > taken or (taken > seen and not is_just_taken(s, terrain)):
            return False
        unseen += taken - seen
    turning = s.ask_count > 0 and current(s).kind == Ask.TURN_UP
    return unseen == (turning or s.over == Ending.SUNK) and hands_hold(s)


@rule
def is_just_taken(s: State, terrain: int) -> bool:
    """Nobody has seen what is under a tile of this terrain: the question, or §9.5 the last one of all."""
    return s.over == Ending.SUNK or (s.ask_count > 0 and current(s).kind == Ask.TURN_UP and current(s).topic == terrain)


@rule
def hands_hold(s: State) -> bool:
    """§1.3 As many tiles in each hand as all see."""
    for seat in range(MAX_PLAYERS):
        for terrain in range(N_TERRAINS):
            held = 0
            for tile in range(N_TILES):
                held += s.hand[seat, terrain, tile]
            if held != s.hand_size[seat, terrain]:
                return False
    return True


# -- turns, questions, the end -----------------------------------------------------------------------------------------


@rule
def turn_holds(s: State) -> bool:
    """§3.1 A tile a turn, §3.5 in turn from who began."""
    if is_preparing(s):
        return s.turn == NONE and s.turns == 0 and s.last_turns == 0
    if s.first < 0 or s.first >= s.seats or s.turns < 1 or s.turn != (s.first + s.turns - 1) % s.seats:
        return False
    if s.last_turns < 0 or s.last_turns > LAST_ROUNDS * s.seats or (s.last_turns > 0 and s.land > 0):
        return False
    taken = N_SLOTS - s.land + s.last_turns
    if s.over != Ending.NONE:
        return taken == s.turns or taken == s.turns - 1
    return taken == (s.turns if is_after_sinking(s) or s.last_turns > 0 else s.turns - 1)


@rule
def is_after_sinking(s: State) -> bool:
    return s.ask_count > 0 and s.asks[0].kind >= Ask.TURN_UP


@rule
def asks_hold(s: State) -> bool:
    """One question, or the window of those who might stop a creature over it; all of them asked of who can answer."""
    if s.ask_count < 0 or s.ask_count > 2 or (s.ask_count == 0) == (s.over == Ending.NONE):
        return False
    for depth in range(MAX_ASKS):
        question = s.asks[depth]
        if depth >= s.ask_count:
            if question.kind != 0 or question.seats != 0 or question.left != 0:
                return False
            if question.subject != 0 or question.topic != 0:
                return False
        elif question.seats < 0 or question.seats >= 1 << s.seats:
            return False
    if s.ask_count == 0:
        return s.swam == 0
    if s.ask_count == 2 and not defence_holds(s):
        return False
    if s.asks[0].kind != Ask.MOVE and s.swam != 0:
        return False
    return preparation_holds(s) if is_preparing(s) else step_holds(s)


@rule
def preparation_holds(s: State) -> bool:
    """§2 Whose explorer or boat it is follows from what is placed already."""
    question = s.asks[0]
    quick = s.start == Start.QUICK
    if question.kind == Ask.LAY:
        return question.seats == 0 and question.subject == s.laid
    if question.kind == Ask.BEGIN:
        return question.seats == 0
    total = placed(s)
    if question.kind == Ask.PLACE:
        return not quick and question.seats == 1 << nth_seat(s, total) and has_unplaced(s, nth_seat(s, total))
    if question.kind == Ask.SCATTER:
        return (
            quick and question.seats == 0 and question.topic == nth_seat(s, total) and has_unplaced(s, question.topic)
        )
    if question.kind == Ask.VALUE or question.kind == Ask.ENDOW:
        seats = 0 if quick else 1 << nth_seat(s, total - 1)
        return (question.kind == Ask.ENDOW) == quick and question.seats == seats and valued_last(s, question.subject)
    if question.kind == Ask.LAUNCH:
        return not quick and question.seats == 1 << nth_seat(s, s.launched)
    return quick and question.seats == 0 and question.topic == nth_seat(s, s.launched)


@rule
def valued_last(s: State, explorer: int) -> bool:
    """The explorer placed last, of the seat that placed last."""
    if explorer < 0 or explorer >= explorers_in_play(s) or s.where[explorer] == UNPLACED:
        return False
    return owner(s, explorer) == nth_seat(s, placed(s) - 1)


@rule
def step_holds(s: State) -> bool:
    """§3.1 The steps of a turn, asked of the seat whose turn it is."""
    question = s.asks[0]
    mine = question.seats == 1 << s.turn
    if question.kind == Ask.ROLL:
        return question.seats == 0
    if question.kind == Ask.TURN_UP:
        return question.seats == 0 and taken_tile_holds(s, question.subject, question.topic)
    if not mine:
        return False
    if question.kind == Ask.PLAY:
        return tiles_held(s, s.turn) > 0
    if question.kind == Ask.MOVE:
        return 1 <= question.left <= POINTS and has_explorers_left(s, s.turn) and swims_hold(s)
    if question.kind == Ask.SINK:
        return s.land > 0
    if question.kind == Ask.CREW:
        return crew_question_holds(s, question.subject, question.topic, question.left)
    if question.kind == Ask.CREATURE:
        return creature_question_holds(s)
    return help_holds(s)


@rule
def swims_hold(s: State) -> bool:
    """§4.5 Only who is in turn has swum, and is still on the board."""
    for explorer in range(N_EXPLORERS):
        if (s.swam >> explorer) & 1 == 1:
            place = s.where[explorer]
            if owner(s, explorer) != s.turn or explorer >= explorers_in_play(s):
                return False
            if not swims(s, place) and not (is_aboard(place) and s.swim_then_board == 1):
                return False
    return 0 <= s.swam < 1 << N_EXPLORERS


@rule
def taken_tile_holds(s: State, cell: int, terrain: int) -> bool:
    """§6.4 A place of the island, now sea, with no creature or boat in it yet."""
    if cell < 0 or cell >= CELLS or SLOT_OF[cell] < 0 or s.terrain[cell] != Terrain.SEA:
        return False
    for creature in range(N_CREATURES):
        if s.creature[creature] == cell:
            return False
    return 0 <= terrain < N_TERRAINS and s.boat_at[cell] == NONE


@rule
def crew_question_holds(s: State, cell: int, boat: int, left: int) -> bool:
    """§6.8 More swim there than there are places left."""
    if cell < 0 or cell >= CELLS or boat < 0 or boat >= N_BOATS or s.boat[boat] != cell:
        return False
    return 1 <= left <= BOAT_HOLDS and passengers(s, boat) == BOAT_HOLDS - left and count_in(s, cell) > left


@rule
def creature_question_holds(s: State) -> bool:
    """§8.1 Cells left for the creature chosen, or for any of its kind; none left while it waits to be stopped."""
    question = s.asks[0]
    if question.topic < 0 or question.topic >= N_KINDS:
        return False
    reach = REACH[question.topic]
    if question.subject == NONE:
        return question.left == reach and s.ask_count == 1 and one_can_move(s, question.topic)
    if question.subject < 0 or question.subject >= N_CREATURES or KIND_OF[question.subject] != question.topic:
        return False
    if s.creature[question.subject] == NONE:
        return False
    return question.left == 0 if s.ask_count == 2 else 1 <= question.left < reach


@rule
def help_holds(s: State) -> bool:
    """§7.2–7.4 A dolphin, a wind or a diving creature: one that is chosen, or any (§7.1 the tile had a use)."""
    question = s.asks[0]
    one = question.subject
    if question.kind == Ask.MOVE_CREATURE:
        if question.topic < 0 or question.topic >= N_KINDS:
            return False
        if one == NONE:
            return has_use(s, s.turn, MOVE_SERPENT + question.topic)
        return FIRST_OF[question.topic] <= one < FIRST_OF[question.topic + 1] and s.creature[one] != NONE
    if question.left < 1 or question.left > HELPED or (question.left == HELPED) != (one == NONE):
        return False
    if question.kind == Ask.DOLPHIN:
        if one == NONE:
            return has_use(s, s.turn, Tile.DOLPHIN)
        return 0 <= one < explorers_in_play(s) and owner(s, one) == s.turn and swims(s, s.where[one])
    if question.kind != Ask.WIND:
        return False
    if one == NONE:
        return has_use(s, s.turn, Tile.WIND)
    return 0 <= one < N_BOATS and s.crew[one, s.turn] > 0 and controls(s, s.turn, one)


@rule
def defence_holds(s: State) -> bool:
    """§8.9 Those asked are threatened and might hold the tile, over the question of the creature that found its prey."""
    window = s.asks[1]
    below = s.asks[0]
    if window.kind != Ask.DEFEND or below.kind != Ask.CREATURE or window.subject != below.subject:
        return False
    if window.subject < 0 or window.subject >= N_CREATURES or window.topic != below.topic or window.seats == 0:
        return False
    kind = KIND_OF[window.subject]
    cell = s.creature[window.subject]
    if kind == SERPENT or kind != window.topic or cell == NONE or not finds_prey(s, kind, cell):
        return False
    tile = STOP_SHARK if kind == SHARK else STOP_WHALE
    for seat in range(s.seats):
        if (window.seats >> seat) & 1 == 1:
            if seat == s.turn or not is_threatened(s, seat, kind, cell) or not might_hold(s, seat, tile):
                return False
    return True


@rule
def ending_holds(s: State) -> bool:
    """§10.1, §10.2, §9.4, §9.5 Over for a reason, and not going on with one."""
    if s.over < Ending.NONE or s.over > Ending.STALLED:
        return False
    if is_preparing(s):
        return s.over == Ending.NONE
    erupted = s.spent[Terrain.MOUNTAIN + 0, VOLCANO_TILE] > 0 and not goes_on_after_volcano(s)
    if erupted != (s.over == Ending.VOLCANO):
        return False
    if s.over == Ending.VOLCANO:
        return True
    gone = s.land == 0 and s.atlantis == 1
    if gone != (s.over == Ending.SUNK):
        return False
    if s.over == Ending.STALLED:
        return s.land == 0 and s.last_turns == LAST_ROUNDS * s.seats
    return gone or any_explorers_left(s) == (s.over == Ending.NONE)
