"""The order of play. Each function here opens the next question; how questions are answered stands with their subjects."""

from ...engine.asks import answered, ask, current, forget_all
from ...engine.compiled import rule
from ...engine.records import Array, State
from .pieces import any_flooded, is_over_limit, tell_all
from .state import (
    ACTIONS,
    DRAWS,
    FLOOD_CARDS,
    HELICOPTER_CARD,
    SANDBAGS_CARD,
    Ask,
    Ending,
    Event,
    HandLimit,
    Moment,
    Sandbags,
)


@rule
def ask_seat(s: State, kind: int, seat: int, left: int, subject: int, topic: int) -> None:
    ask(s, kind, 1 << seat, left, subject, topic)


@rule
def ask_nature(s: State, kind: int, left: int, subject: int) -> None:
    ask(s, kind, 0, left, subject, 0)


@rule
def begin_turn(s: State, seat: int, log: Array) -> None:
    """§3.1 Up to three actions, two treasure cards, then the flood."""
    s.turn = seat
    s.turns += 1
    s.flown = 0
    tell_all(log, Event.TURN, seat, s.turns, 0, 0)
    ask_seat(s, Ask.ACT, seat, ACTIONS, 0, 0)


@rule
def begin_draws(s: State) -> None:
    """§6.5 The actions are over: two treasure cards, when the others have had their say (§7.1)."""
    answered(s)
    s.flown = 0
    ask_nature(s, Ask.DRAW, DRAWS, 0)
    open_window(s, Moment.BEFORE_DRAW)


@rule
def after_draw(s: State) -> None:
    """§6.10 The limit is checked when both cards are drawn, or after each."""
    one_by_one = s.hand_limit == HandLimit.AFTER_EACH
    left = current(s).left
    if (left == 0 or one_by_one) and is_over_limit(s, s.turn):
        ask_seat(s, Ask.DISCARD, s.turn, 0, 0, 0)
    elif left == 0:
        begin_flood(s)
    elif one_by_one:
        open_window(s, Moment.BETWEEN_DRAWS)


@rule
def begin_flood(s: State) -> None:
    """§8.1 As many flood cards as the meter says; before the first, whoever holds a special card may play it."""
    answered(s)
    ask_nature(s, Ask.FLOOD, FLOOD_CARDS[s.meter], 0)
    open_window(s, Moment.BEFORE_FLOOD)


@rule
def after_flood_card(s: State, log: Array) -> None:
    """§8.1 The next card, or §3.3 the next adventurer's turn."""
    if current(s).left > 0:
        open_window(s, Moment.BETWEEN_FLOODS)
    else:
        answered(s)
        begin_turn(s, (s.turn + 1) % s.seats, log)


@rule
def open_window(s: State, moment: int) -> None:
    """§7.1 Ask all who could play a special card now; nobody who could, no window."""
    seats = special_seats(s, sandbags_allowed(s, moment), True)
    if moment == Moment.BEFORE_DRAW:
        seats &= ~(1 << s.turn)  # whoever ended the actions could have played before
    if seats != 0:
        ask(s, Ask.SPECIAL, seats, 0, 0, moment)


@rule
def sandbags_allowed(s: State, moment: int) -> bool:
    """§7.3 Sandbags are laid before the flood cards are drawn; by the other reading, between them too."""
    return s.sandbags == Sandbags.ANY_TIME or moment != Moment.BETWEEN_FLOODS


@rule
def special_seats(s: State, sandbags: bool, helicopter: bool) -> int:
    """A bit for each seat that holds a special card it could play now."""
    sandbags = sandbags and any_flooded(s)
    seats = 0
    for seat in range(s.seats):
        if (helicopter and s.hand[seat, HELICOPTER_CARD] > 0) or (sandbags and s.hand[seat, SANDBAGS_CARD] > 0):
            seats |= 1 << seat
    return seats


@rule
def settle(s: State) -> None:
    """A special card has been played: is the question below it still to be answered?"""
    question = current(s)
    if question.kind == Ask.SPECIAL:
        moment = question.topic
        answered(s)
        open_window(s, moment)
    elif question.kind == Ask.DISCARD:
        close_discard(s)


@rule
def close_discard(s: State) -> None:
    """§6.9 Back within the limit: go on with what was interrupted."""
    seat = 0
    while (current(s).seats >> seat) & 1 == 0:
        seat += 1
    if not is_over_limit(s, seat):
        answered(s)
        if current(s).kind == Ask.DRAW:
            after_draw(s)


@rule
def end_game(s: State, ending: int, log: Array) -> None:
    """§9.6 It is over at once."""
    s.over = ending
    forget_all(s)
    tell_all(log, Event.OVER, ending, 0, 0, 0)


@rule
def is_over(s: State) -> bool:
    return s.over != Ending.NONE
