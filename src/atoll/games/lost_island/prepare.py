"""Preparation: stones, explorers around them or anywhere, and everybody's secret choice of who is who."""

from ...engine.asks import answered, ask, current, passed
from ...engine.compiled import rule
from ...engine.menu import allow
from ...engine.records import Array, State
from .pieces import is_free, take_from_boat, tell_all
from .state import (
    AGAIN,
    BEGIN,
    BIT,
    CELLS,
    CHANGE_BITS,
    CHANGES,
    CHOOSE_VALUE,
    COINS,
    CORNER,
    EACH,
    HIDDEN_FLAG,
    IN_BOAT,
    MAX_PLAYERS,
    N_EXPLORERS,
    N_STONES,
    NONE,
    ON_ISLAND,
    PLACE,
    START_COINS,
    START_PLACES,
    STONE,
    STONE_PLACES,
    UNSEEN,
    Ask,
    Event,
    Explorers,
    Ground,
    Landscape,
)
from .turn import begin_turn


@rule
def setup(s: State) -> None:
    """§2.1 The stones, §2.2 the tiles face down, §2.6 a coin each. The record is blank but for options and components."""
    for cell in range(CELLS):
        s.face[cell] = UNSEEN
    for explorer in range(N_EXPLORERS):
        s.where[explorer] = IN_BOAT
    for seat in range(MAX_PLAYERS):
        for place in range(EACH):
            s.boat[seat, place] = EACH * seat + place if seat < s.seats else NONE
    for seat in range(s.seats):
        s.purse[seat] = START_COINS
    s.supply = COINS - START_COINS * s.seats
    s.flag = HIDDEN_FLAG
    s.first = NONE
    s.turn = NONE
    if s.landscape == Landscape.FREE:
        ask(s, Ask.STONES, 1, N_STONES, 0, 0)
    else:
        for i in range(N_STONES):
            put_stone(s, s.stone_place[i] if s.landscape == Landscape.PRINTED else STONE_PLACES[s.landscape, i])
        begin_explorers(s)


@rule
def put_stone(s: State, cell: int) -> None:
    s.ground[cell] = Ground.STONE
    s.stone_cells |= BIT[cell]


@rule
def may_put_stone(s: State, menu: Array) -> None:
    """§9.1 Anywhere."""
    for cell in range(CELLS):
        if s.ground[cell] == Ground.HIDDEN:
            allow(menu, STONE + cell)


@rule
def lay_stone(s: State, seat: int, cell: int, log: Array) -> None:
    """§9.1 In turn, until all four lie."""
    put_stone(s, cell)
    tell_all(log, Event.STONE_LAID, seat, cell, 0, 0)
    left = current(s).left - 1
    answered(s)
    if left > 0:
        ask(s, Ask.STONES, 1 << (seat + 1) % s.seats, left, 0, 0)
    else:
        begin_explorers(s)


@rule
def are_placed_freely(s: State) -> bool:
    """§9.2; §9.1, §11.27 a free landscape has no places for explorers, whatever was chosen for them."""
    return s.explorers == Explorers.ANYWHERE or s.landscape == Landscape.FREE


@rule
def begin_explorers(s: State) -> None:
    """§2.3 Three of each around a stone, §9.2 or one by one anywhere."""
    if are_placed_freely(s):
        ask(s, Ask.PLACE, 1, 0, 0, 0)
        return
    for seat in range(s.seats):
        for i in range(ON_ISLAND):
            corner = CORNER[s.seats, seat]
            cell = (
                s.start_place[corner, i] if s.landscape == Landscape.PRINTED else START_PLACES[s.landscape, corner, i]
            )
            embark(s, seat, cell)
    begin_arranging(s)


@rule
def embark(s: State, seat: int, cell: int) -> int:
    """The front explorer of the boat starts on the island."""
    explorer = take_from_boat(s, seat)
    s.where[explorer] = cell
    return explorer


@rule
def may_start(s: State, menu: Array) -> None:
    """§9.2 On any tile but a stone."""
    for cell in range(CELLS):
        if s.ground[cell] == Ground.HIDDEN and is_free(s, cell):
            allow(menu, PLACE + cell)


@rule
def start_at(s: State, seat: int, cell: int, log: Array) -> None:
    explorer = embark(s, seat, cell)
    tell_all(log, Event.PLACED, seat, explorer, cell, 0)
    answered(s)
    ask(s, Ask.CHOOSE, 1 << seat, 0, explorer, 0)


@rule
def begin_arranging(s: State) -> None:
    """§2.4, §2.5 Everybody at once decides who is who, on the island and in the boat."""
    changes = 0
    for seat in range(s.seats):
        changes |= CHANGES << CHANGE_BITS * seat
    ask(s, Ask.ARRANGE, (1 << s.seats) - 1, 0, 0, changes)


@rule
def may_choose(s: State, seat: int, menu: Array) -> None:
    """§2.4 One of the values that are left; §2.5 or all over again."""
    for value in range(1, EACH + 1):
        if not has_given(s, seat, value):
            allow(menu, CHOOSE_VALUE + value - 1)
    if current(s).kind == Ask.ARRANGE and changes_left(s, seat) > 0 and s.chosen[seat] > least_chosen(s):
        allow(menu, AGAIN)


@rule
def changes_left(s: State, seat: int) -> int:
    """While all arrange: how often the seat may start over."""
    return (current(s).topic >> CHANGE_BITS * seat) & CHANGES


@rule
def least_chosen(s: State) -> int:
    """§9.2 Explorers placed one by one have their value before all arrange."""
    return ON_ISLAND if are_placed_freely(s) else 0


@rule
def start_over(s: State, seat: int) -> None:
    """§2.5 What the seat has decided is forgotten."""
    current(s).topic -= 1 << CHANGE_BITS * seat
    s.chosen[seat] = least_chosen(s)
    for explorer in range(EACH * seat + s.chosen[seat], EACH * seat + EACH):
        s.value[explorer] = 0


@rule
def has_given(s: State, seat: int, value: int) -> bool:
    for explorer in range(EACH * seat, EACH * seat + EACH):
        if s.value[explorer] == value:
            return True
    return False


@rule
def choose(s: State, seat: int, value: int, log: Array) -> None:
    """§2.4 The next explorer gets its value: those on the island first, then the boat from the front."""
    s.value[EACH * seat + s.chosen[seat]] = value
    s.chosen[seat] += 1
    if current(s).kind == Ask.CHOOSE:
        answered(s)
        if s.chosen[(seat + 1) % s.seats] < ON_ISLAND:
            ask(s, Ask.PLACE, 1 << (seat + 1) % s.seats, 0, 0, 0)
        else:
            begin_arranging(s)
    elif s.chosen[seat] == EACH:
        tell_all(log, Event.READY, seat, 0, 0, 0)
        current(s).topic &= ~(CHANGES << CHANGE_BITS * seat)
        if passed(s, seat):
            answered(s)
            ask(s, Ask.BEGIN, 0, 0, 0, 0)


@rule
def weigh_first(s: State, weights: Array) -> int:
    """§3.1 Anybody may begin."""
    for seat in range(s.seats):
        weights[BEGIN + seat] = 1
    return s.seats + 0


@rule
def begin(s: State, seat: int, log: Array) -> None:
    s.first = seat
    tell_all(log, Event.BEGINS, seat, 0, 0, 0)
    answered(s)
    begin_turn(s, seat, log)
