"""Step one, a tile from the hand, and step three: a tile sinks, and what is under it."""

from ...engine.asks import answered, current
from ...engine.compiled import rule
from ...engine.events import tell
from ...engine.menu import allow
from ...engine.records import Array, State
from .board import CELLS, N_DIRECTIONS, N_SLOTS, SLOTS
from .movement import can_ride_dolphin, can_use_wind
from .pieces import (
    any_explorers_left,
    capsize,
    count_in,
    explorers_in_play,
    is_empty_sea,
    is_sea,
    lose_creature,
    lose_swimmers,
    neighbour,
    new_boat,
    new_creature,
    owner,
    put_aboard,
    tell_all,
    touches_sea,
)
from .state import (
    BOAT_HOLDS,
    CREW,
    FIRST_DEFENCE,
    FIRST_KEPT,
    FIRST_OF,
    HELPED,
    MOVE_SERPENT,
    N_BOATS,
    N_CREATURES,
    N_KEPT,
    N_TERRAINS,
    N_TILES,
    NONE,
    PASS,
    PICK,
    PLAY,
    PUT,
    SHARK,
    SINK,
    TILE_STOCK,
    TURN_UP,
    WHALE,
    Ask,
    Do,
    Ending,
    Event,
    Terrain,
    Tile,
)
from .turn import ask_nature, ask_seat, begin_moves, begin_roll, end_game

# -- step one ----------------------------------------------------------------------------------------------------------


@rule
def may_play(s: State, seat: int, menu: Array) -> None:
    """§3.2 One of the tiles kept that has a use now, or none."""
    for terrain in range(N_TERRAINS):
        for tile in range(FIRST_KEPT, FIRST_DEFENCE):
            if s.hand[seat, terrain, tile] > 0 and has_use(s, seat, tile):
                allow(menu, PLAY + terrain * N_KEPT + tile - FIRST_KEPT)
    allow(menu, PASS)


@rule
def has_use(s: State, seat: int, tile: int) -> bool:
    """§7.2 A swimmer, §7.3 a boat, §7.4 a creature of the kind."""
    if tile == Tile.DOLPHIN:
        for explorer in range(explorers_in_play(s)):
            if can_ride_dolphin(s, seat, explorer):
                return True
        return False
    if tile == Tile.WIND:
        for boat in range(N_BOATS):
            if can_use_wind(s, seat, boat):
                return True
        return False
    kind = tile - MOVE_SERPENT
    for creature in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
        if s.creature[creature] != NONE:
            return True
    return False


@rule
def spend(s: State, seat: int, terrain: int, tile: int) -> None:
    """§7.5 A tile that was played is out of the game."""
    s.hand[seat, terrain, tile] -= 1
    s.hand_size[seat, terrain] -= 1
    s.spent[terrain, tile] += 1


@rule
def play(s: State, seat: int, kind: int, terrain: int, kept: int, log: Array) -> None:
    """§3.2 One a turn, before the moves."""
    answered(s)
    if kind == Do.PASS:
        begin_moves(s, log)
        return
    tile = FIRST_KEPT + kept
    spend(s, seat, terrain, tile)
    tell_all(log, Event.PLAYED, seat, tile, terrain, 0)
    if tile == Tile.DOLPHIN:
        ask_seat(s, Ask.DOLPHIN, seat, HELPED, NONE, 0)
    elif tile == Tile.WIND:
        ask_seat(s, Ask.WIND, seat, HELPED, NONE, 0)
    else:
        ask_seat(s, Ask.MOVE_CREATURE, seat, 0, NONE, tile - MOVE_SERPENT)


@rule
def may_move_creature(s: State, menu: Array) -> None:
    """§7.4 Which creature, then where: any sea cell in which there is nothing."""
    question = current(s)
    if question.subject == NONE:
        for creature in range(FIRST_OF[question.topic], FIRST_OF[question.topic + 1]):
            if s.creature[creature] != NONE:
                allow(menu, PICK + creature)
        return
    for cell in range(CELLS):
        if is_empty_sea(s, cell):
            allow(menu, PUT + cell)


@rule
def move_creature(s: State, seat: int, kind: int, one: int, log: Array) -> None:
    question = current(s)
    if kind == Do.PICK:
        question.subject = one
        return
    tell_all(log, Event.PUT, seat, question.subject, s.creature[question.subject], one)
    s.creature[question.subject] = one
    answered(s)
    begin_moves(s, log)


# -- step three --------------------------------------------------------------------------------------------------------


@rule
def lowest_terrain(s: State) -> int:
    """§6.1 Beaches first, then forests, then mountains."""
    lowest = Terrain.SEA + 0
    for slot in range(N_SLOTS):
        lowest = min(lowest, s.terrain[SLOTS[slot]])
    return lowest


@rule
def may_sink(s: State, menu: Array) -> None:
    """§6.2 A tile that touches the sea; §6.3 if none of the terrain does, one that is enclosed."""
    terrain = lowest_terrain(s)
    any_coast = False
    for slot in range(N_SLOTS):
        if s.terrain[SLOTS[slot]] == terrain and touches_sea(s, SLOTS[slot]):
            any_coast = True
            allow(menu, SINK + slot)
    if not any_coast:
        for slot in range(N_SLOTS):
            if s.terrain[SLOTS[slot]] == terrain:
                allow(menu, SINK + slot)


@rule
def sink(s: State, seat: int, slot: int, log: Array) -> None:
    """§6.4 The tile is taken; who stood on it swims. §9.5 The last tile may end the game."""
    cell = SLOTS[slot]
    terrain = s.terrain[cell] + 0
    s.terrain[cell] = Terrain.SEA
    s.land -= 1
    tell_all(log, Event.SANK, seat, cell, terrain, 0)
    for explorer in range(explorers_in_play(s)):
        if s.where[explorer] == cell:
            tell_all(log, Event.FELL, owner(s, explorer), explorer, cell, 0)
    answered(s)
    if s.land == 0 and s.atlantis:
        end_game(s, Ending.SUNK, log)
    else:
        ask_nature(s, Ask.TURN_UP, cell, terrain)


@rule
def unseen(s: State, terrain: int, tile: int) -> int:
    """Tiles of this kind at which nobody has looked yet; right in a whole state, not in a view."""
    left = TILE_STOCK[terrain, tile] - s.spent[terrain, tile]
    for seat in range(s.seats):
        left -= s.hand[seat, terrain, tile]
    return left


@rule
def weigh_undersides(s: State, weights: Array) -> int:
    """§6.5 Each tile of the terrain that is unseen is as likely as any other."""
    terrain = current(s).topic
    total = 0
    for tile in range(N_TILES):
        left = unseen(s, terrain, tile)
        weights[TURN_UP + tile] = left
        total += left
    return total


@rule
def turn_up(s: State, tile: int, log: Array) -> None:
    """§6.5 What is for later is kept in secret, the rest is shown and happens now."""
    cell = current(s).subject + 0
    terrain = current(s).topic + 0
    answered(s)
    if tile >= FIRST_KEPT:
        keep(s, terrain, tile, log)
        begin_roll(s)
        return
    s.spent[terrain, tile] += 1
    tell_all(log, Event.TURNED_UP, s.turn, tile, cell, 0)
    if tile == Tile.BOAT:
        find_boat(s, cell, log)
    elif tile == Tile.VOLCANO and not goes_on_after_volcano(s):
        end_game(s, Ending.VOLCANO, log)
    else:
        happen(s, tile, cell, log)
        after_tile(s, log)


@rule
def keep(s: State, terrain: int, tile: int, log: Array) -> None:
    s.hand[s.turn, terrain, tile] += 1
    s.hand_size[s.turn, terrain] += 1
    tell_all(log, Event.KEPT, s.turn, terrain, 0, 0)
    tell(log, Event.HOLDS, 1 << s.turn, s.turn, tile, terrain, 0)


@rule
def happen(s: State, tile: int, cell: int, log: Array) -> None:
    """§6.6 A shark eats swimmers, §6.7 a whale harms nobody, §6.9 a whirlpool takes all; §9.2, §9.5 so may the volcano."""
    if tile == Tile.SHARK:
        new_creature(s, SHARK, cell, log)
        lose_swimmers(s, cell, log)
    elif tile == Tile.WHALE:
        new_creature(s, WHALE, cell, log)
    else:
        whirl(s, cell, log)


@rule
def after_tile(s: State, log: Array) -> None:
    """§10.2 If that was the last explorer the game is over, else the die is rolled."""
    if any_explorers_left(s):
        begin_roll(s)
    else:
        end_game(s, Ending.ALL_GONE, log)


@rule
def goes_on_after_volcano(s: State) -> bool:
    """§9.2, §9.5 Under these challenges the volcano is a whirlpool."""
    return s.to_the_last == 1 or s.atlantis == 1


@rule
def find_boat(s: State, cell: int, log: Array) -> None:
    """§6.8 A boat for those who swim there; if they are more than three, whoever took the tile says who gets in."""
    boat = new_boat(s, s.turn, cell, log)
    if count_in(s, cell) > BOAT_HOLDS:
        ask_seat(s, Ask.CREW, s.turn, BOAT_HOLDS, cell, boat)
        return
    for explorer in range(explorers_in_play(s)):
        if s.where[explorer] == cell:
            put_aboard(s, explorer, boat, log)
    begin_roll(s)


@rule
def may_crew(s: State, menu: Array) -> None:
    """§6.8 Anybody who swims there, of whatever colour."""
    for explorer in range(explorers_in_play(s)):
        if s.where[explorer] == current(s).subject:
            allow(menu, CREW + explorer)


@rule
def crew(s: State, explorer: int, log: Array) -> None:
    question = current(s)
    put_aboard(s, explorer, question.topic + 0, log)
    question.left -= 1
    if question.left == 0:
        answered(s)
        begin_roll(s)


@rule
def whirl(s: State, cell: int, log: Array) -> None:
    """§6.9 The tile's cell and the sea cells around it; who stands on land is safe."""
    clear_cell(s, cell, log)
    for direction in range(N_DIRECTIONS):
        if is_sea(s, neighbour(cell, direction)):
            clear_cell(s, neighbour(cell, direction), log)


@rule
def clear_cell(s: State, cell: int, log: Array) -> None:
    if s.boat_at[cell] != NONE:
        tell_all(log, Event.BOAT_LOST, s.boat_at[cell], cell, 0, 0)
        capsize(s, s.boat_at[cell] + 0)
    lose_swimmers(s, cell, log)
    for creature in range(N_CREATURES):
        if s.creature[creature] == cell:
            lose_creature(s, creature, log)
