"""What can never be so. The fuzzer asks after every step; a position given by hand is refused by the same functions."""

from ...engine.compiled import rule
from ...engine.records import MAX_ASKS, State
from .hidden import in_wreck, pieces_left
from .state import FLARES, FLARES_NEEDED, MAX_PLAYERS, N_WOOD, Ask, Ending, Fault


@rule
def broken(s: State) -> int:
    """0, or the first Fault."""
    if not wood_holds(s):
        return Fault.WOOD + 0
    if not flares_hold(s):
        return Fault.FLARES + 0
    if not turn_holds(s):
        return Fault.TURN + 0
    if not asks_hold(s):
        return Fault.ASKS + 0
    if not ending_holds(s):
        return Fault.OVER + 0
    return 0


@rule
def wood_holds(s: State) -> bool:
    """No piece twice, and as many in each hand and stash as all believe."""
    for wood in range(N_WOOD):
        if in_wreck(s, wood) < 0 or s.drifted[wood] < 0:
            return False
    for seat in range(MAX_PLAYERS):
        held = 0
        hidden = 0
        for wood in range(N_WOOD):
            if s.hand[seat, wood] < 0 or s.buried[seat, wood] < 0:
                return False
            held += s.hand[seat, wood]
            hidden += s.buried[seat, wood]
        if (
            held != s.hand_size[seat]
            or hidden != s.buried_size[seat]
            or held > 1
            or (seat >= s.seats and held + hidden)
        ):
            return False
    return True


@rule
def flares_hold(s: State) -> bool:
    """§5.1, §6.1 Too few fired while the game goes on, exactly enough when the ship has come."""
    shots = 0
    for seat in range(MAX_PLAYERS):
        most = FLARES if seat < s.seats else 0
        if s.flares[seat] < 0 or s.flares[seat] > most:
            return False
        shots += most - s.flares[seat]
    return (shots == FLARES_NEEDED[s.ship]) == (s.over == Ending.RESCUED) and shots <= FLARES_NEEDED[s.ship]


@rule
def turn_holds(s: State) -> bool:
    if s.ask_count > 0 and s.asks[0].kind == Ask.DEAL:
        return s.turn == -1 and s.turns == 0
    return 0 <= s.turn < s.seats and s.turns > 0


@rule
def asks_hold(s: State) -> bool:
    """One question, or a window over the finder's; a piece lies on the beach exactly while it is stowed."""
    if s.ask_count < 0 or s.ask_count > 2 or (s.ask_count == 0) == (s.over == Ending.NONE):
        return False
    for depth in range(MAX_ASKS):
        if not question_holds(s, depth):
            return False
    stowing = s.ask_count > 0 and s.asks[0].kind == Ask.STOW
    return (s.beach >= 0) == stowing and -1 <= s.beach < N_WOOD


@rule
def question_holds(s: State, depth: int) -> bool:
    question = s.asks[depth]
    if depth >= s.ask_count:
        return question.kind == 0 and question.seats == 0 and question.subject == 0
    if question.seats < 0 or question.seats >= 1 << s.seats:
        return False
    if depth == 1:
        others = question.seats != 0 and (question.seats >> s.turn) & 1 == 0 and question.subject == s.turn
        finder = s.asks[0].kind == Ask.STOW and s.asks[0].seats == 1 << s.turn
        return question.kind == Ask.SNATCH and others and finder and all_hold(s, question.seats)
    if question.kind == Ask.TURN:
        return question.seats == 1 << s.turn
    if question.kind == Ask.STOW:
        return question.seats > 0 and question.seats & (question.seats - 1) == 0
    if question.kind == Ask.DEAL:
        return question.seats == 0 and dealt_up_to(s, question.subject)
    return question.kind == Ask.WASH and question.seats == 0 and pieces_left(s) > 0


@rule
def all_hold(s: State, seats: int) -> bool:
    """§4.1 Only who holds a piece is asked whether to snatch."""
    for seat in range(s.seats):
        if (seats >> seat) & 1 == 1 and s.hand_size[seat] == 0:
            return False
    return True


@rule
def dealt_up_to(s: State, subject: int) -> bool:
    """§2.2 The seats before this one have a piece, the others none, and nothing else has happened."""
    for seat in range(s.seats):
        if s.hand_size[seat] != (1 if seat < subject else 0) or s.buried_size[seat] != 0:
            return False
    return 0 <= subject < s.seats


@rule
def ending_holds(s: State) -> bool:
    """§6.3 Stranded means that the wreck is empty; flares_hold sees to the rescue."""
    return Ending.NONE <= s.over <= Ending.STRANDED and (s.over != Ending.STRANDED or pieces_left(s) == 0)
