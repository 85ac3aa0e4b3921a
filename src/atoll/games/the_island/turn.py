"""The order of play. Each function here opens the next question; how questions are answered stands with their subjects."""

from ...engine.asks import ask, forget_all
from ...engine.compiled import rule
from ...engine.records import Array, State
from .pieces import any_explorers_left, explorers_in_play, has_explorers_left, is_safe, one_can_move, owner, tell_all
from .state import (
    LAST_ROUNDS,
    N_TERRAINS,
    NONE,
    POINTS,
    REACH,
    Ask,
    Ending,
    Event,
)


@rule
def ask_seat(s: State, kind: int, seat: int, left: int, subject: int, topic: int) -> None:
    ask(s, kind, 1 << seat, left, subject, topic)


@rule
def ask_nature(s: State, kind: int, subject: int, topic: int) -> None:
    ask(s, kind, 0, 0, subject, topic)


@rule
def seat_after(s: State, seat: int) -> int:
    """§3.5 Clockwise."""
    return (seat + 1) % s.seats


@rule
def begin_turn(s: State, seat: int, log: Array) -> None:
    """§3.1 Step one: who holds tiles is asked for one. That is asked whatever the tiles are, so it tells nothing."""
    s.turn = seat
    s.turns += 1
    tell_all(log, Event.TURN, seat, s.turns, 0, 0)
    if tiles_held(s, seat) > 0:
        ask_seat(s, Ask.PLAY, seat, 0, 0, 0)
    else:
        begin_moves(s, log)


@rule
def tiles_held(s: State, seat: int) -> int:
    held = 0
    for terrain in range(N_TERRAINS):
        held += s.hand_size[seat, terrain]
    return held


@rule
def begin_moves(s: State, log: Array) -> None:
    """§3.3 Step two, three points; §3.4 skipped by who has no explorer on the board."""
    if has_explorers_left(s, s.turn):
        ask_seat(s, Ask.MOVE, s.turn, POINTS, 0, 0)
    else:
        begin_sinking(s, log)


@rule
def begin_sinking(s: State, log: Array) -> None:
    """§6.1 Step three, §10.2 if anybody is left to be saved; §9.2 when the island is gone there is nothing to take."""
    s.swam = 0
    if not any_explorers_left(s):
        end_game(s, Ending.ALL_GONE, log)
    elif s.land > 0:
        ask_seat(s, Ask.SINK, s.turn, 0, 0, 0)
    else:
        begin_roll(s)


@rule
def begin_roll(s: State) -> None:
    """§8.1 Step four: the die."""
    ask_nature(s, Ask.ROLL, 0, 0)


@rule
def begin_creature(s: State, kind: int, log: Array) -> None:
    """§8.1 Step four: a creature of the kind rolled; §8.2 if one can move at all."""
    if one_can_move(s, kind):
        ask_seat(s, Ask.CREATURE, s.turn, REACH[kind], NONE, kind)
    else:
        end_turn(s, log)


@rule
def end_turn(s: State, log: Array) -> None:
    """§3.5 The next seat, §10.2 unless nobody is left to be saved; §9.4 a game without end is ended."""
    if not any_explorers_left(s):
        end_game(s, Ending.ALL_GONE, log)
    elif s.land == 0 and s.last_turns == LAST_ROUNDS * s.seats:
        end_game(s, Ending.STALLED, log)
    else:
        s.last_turns += s.land == 0
        begin_turn(s, seat_after(s, s.turn), log)


@rule
def end_game(s: State, ending: int, log: Array) -> None:
    """§10.3 The explorers on the safe islands are turned over."""
    s.over = ending
    forget_all(s)
    tell_all(log, Event.OVER, ending, 0, 0, 0)
    for explorer in range(explorers_in_play(s)):
        if is_safe(s.where[explorer]):
            tell_all(log, Event.SHOWED, owner(s, explorer), explorer, s.value[explorer] - 1, 0)
    for seat in range(s.seats):
        tell_all(log, Event.SCORED, seat, points(s, seat), saved(s, seat), 0)


@rule
def points(s: State, seat: int) -> int:
    """§10.3 The values of the saved explorers; §9.3 if all are equal, their number."""
    if s.equal:
        return saved(s, seat)
    total = 0
    for explorer in range(explorers_in_play(s)):
        if is_safe(s.where[explorer]) and owner(s, explorer) == seat:
            total += s.value[explorer]
    return total


@rule
def saved(s: State, seat: int) -> int:
    found = 0
    for explorer in range(explorers_in_play(s)):
        found += is_safe(s.where[explorer]) and owner(s, explorer) == seat
    return found
