"""The order of play. Each function here opens the next question; how questions are answered stands with their subjects."""

from ...engine.asks import answered, ask, current, forget_all
from ...engine.compiled import rule
from ...engine.records import Array, State
from .pieces import flag_owner, is_won, on_island, tell_all
from .power import may_buy_anything
from .shrinking import can_shrink
from .state import ACTIONS, LAST_TURN, NONE, Ask, Ending, Event


@rule
def begin_turn(s: State, seat: int, log: Array) -> None:
    """§3.1 Up to two actions, then power-ups, then the island shrinks."""
    if s.turns == LAST_TURN:
        end_game(s, Ending.FLAG_ALONE if flag_owner(s) != NONE else Ending.DRAWN, log)
        return
    s.turn = seat
    s.turns += 1
    s.fresh = 0
    s.reinforced = 0
    s.recruited = 0
    s.victory = 0
    tell_all(log, Event.TURN, seat, s.turns, 0, 0)
    ask(s, Ask.ACT, 1 << seat, ACTIONS, 0, 0)


@rule
def go_on(s: State, log: Array) -> None:
    """After every step: has somebody won (§10.1)? Else the question that is done gives way to the next."""
    if s.turn == NONE:
        return
    if is_won(s) and is_settled(s):
        end_game(s, Ending.WON, log)
    else:
        next_step(s, log)


@rule
def is_settled(s: State) -> bool:
    """Nobody stands on a stone that is still to be turned."""
    return current(s).kind != Ask.TURN_STONE


@rule
def next_step(s: State, log: Array) -> None:
    """§3.1 From step to step, those without anything to do left out."""
    if current(s).kind == Ask.ACT and current(s).left == 0:
        answered(s)
        ask(s, Ask.POWER, 1 << s.turn, 0, 0, 0)
    if current(s).kind == Ask.POWER and not may_buy_anything(s, s.turn):
        begin_shrink(s, log)
    elif current(s).kind == Ask.SHRINK and current(s).left == 0:
        end_turn(s, log)


@rule
def begin_shrink(s: State, log: Array) -> None:
    """§8.1 Who has an explorer on the island takes a tile, §8.4 if any can be taken."""
    answered(s)
    if on_island(s, s.turn) > 0 and can_shrink(s):
        ask(s, Ask.SHRINK, 1 << s.turn, 1, 0, 0)
    else:
        begin_turn(s, (s.turn + 1) % s.seats, log)


@rule
def end_turn(s: State, log: Array) -> None:
    answered(s)
    begin_turn(s, (s.turn + 1) % s.seats, log)


@rule
def end_game(s: State, ending: int, log: Array) -> None:
    s.over = ending
    s.fresh = 0
    forget_all(s)
    tell_all(log, Event.OVER, ending, 0, 0, 0)
