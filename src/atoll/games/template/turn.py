"""The course of the game: a function for each thing that happens, and the question that it opens."""

from ...engine.asks import answered, ask, current, forget_all, is_asked, passed
from ...engine.compiled import rule
from ...engine.events import EVERYBODY, tell
from ...engine.menu import allow
from ...engine.records import Array, State
from .hidden import pieces_left
from .state import BURY, FLARES, FLARES_NEEDED, N_WOOD, PASS, SNATCH, Ask, Ending, Event


@rule
def deal(s: State, wood: int, log: Array) -> None:
    """§2.2 One piece each, seen by its owner alone."""
    seat = current(s).subject
    s.hand[seat, wood] += 1
    s.hand_size[seat] += 1
    tell(log, Event.DEALT, EVERYBODY, seat, 0, 0, 0)
    tell(log, Event.HOLDS, 1 << seat, seat, wood, 0, 0)
    answered(s)
    if seat + 1 < s.seats:
        ask(s, Ask.DEAL, 0, 0, seat + 1, 0)
    else:
        begin_turn(s, 0, log)


@rule
def begin_turn(s: State, seat: int, log: Array) -> None:
    """§3.4 The next castaway, even if the wreck is empty: a flare may still be fired."""
    s.turn = seat
    s.turns += 1
    tell(log, Event.TURN, EVERYBODY, seat, s.turns, 0, 0)
    ask(s, Ask.TURN, 1 << seat, 0, 0, 0)


@rule
def search(s: State, log: Array) -> None:
    """§3.1 Wait for what the sea washes up; §6.3 of an empty wreck that is nothing."""
    if pieces_left(s) == 0:
        end_game(s, Ending.STRANDED, log)
        return
    answered(s)
    ask(s, Ask.WASH, 0, 0, 0, 0)


@rule
def wash_up(s: State, wood: int, log: Array) -> None:
    """§3.1 A piece lies on the beach; §4.1 everybody who holds a piece might snatch it, so all of them are asked."""
    s.beach = wood
    tell(log, Event.WASHED_UP, EVERYBODY, s.turn, wood, 0, 0)
    answered(s)
    others = 0
    for seat in range(s.seats):
        if seat != s.turn and s.hand_size[seat] > 0:
            others |= 1 << seat
    ask(s, Ask.STOW, 1 << s.turn, 0, 0, 0)
    if others != 0:
        ask(s, Ask.SNATCH, others, 0, s.turn, 0)


@rule
def may_snatch(s: State, seat: int, menu: Array) -> None:
    """§4.1 By showing a piece of the same kind; §4.2 or let it go by."""
    if s.hand[seat, s.beach] > 0:
        allow(menu, SNATCH)
    allow(menu, PASS)


@rule
def snatch(s: State, seat: int, log: Array) -> None:
    """§4.1 The shown piece drifts away, the one on the beach is the snatcher's to stow."""
    s.hand[seat, s.beach] -= 1
    s.hand_size[seat] -= 1
    s.drifted[s.beach] += 1
    tell(log, Event.SNATCHED, EVERYBODY, seat, s.turn, s.beach, 0)
    answered(s)
    current(s).seats = 1 << seat


@rule
def let_go_by(s: State, seat: int) -> None:
    """§4.2 When all have let it go by, the finder stows the piece."""
    if passed(s, seat):
        answered(s)


@rule
def may_bury(s: State, seat: int, menu: Array) -> None:
    """§3.3 The piece from the beach or one from the hand."""
    for wood in range(N_WOOD):
        if s.hand[seat, wood] > 0 or s.beach == wood:
            allow(menu, BURY + wood)


@rule
def bury(s: State, seat: int, wood: int, log: Array) -> None:
    """§3.3 One piece is buried unseen, the other stays in the hand: as many pieces there as before."""
    s.hand[seat, s.beach] += 1
    s.hand[seat, wood] -= 1
    s.buried[seat, wood] += 1
    s.buried_size[seat] += 1
    s.beach = -1
    tell(log, Event.BURIED, EVERYBODY, seat, 0, 0, 0)
    tell(log, Event.HID, 1 << seat, seat, wood, 0, 0)
    answered(s)
    begin_turn(s, (s.turn + 1) % s.seats, log)


@rule
def may_fire(s: State, seat: int) -> bool:
    """§5.1 Anybody with a flare, in turn or out of it, while somebody's turn begins."""
    return s.ask_count > 0 and current(s).kind == Ask.TURN and s.flares[seat] > 0


@rule
def eager(s: State) -> int:
    """§5.1 Who may fire a flare unasked."""
    seats = 0
    for seat in range(s.seats):
        if may_fire(s, seat) and not is_asked(s, seat):
            seats |= 1 << seat
    return seats


@rule
def fire(s: State, seat: int, log: Array) -> None:
    """§5.1 A flare is gone; §6.1 enough of them bring the ship."""
    s.flares[seat] -= 1
    tell(log, Event.FIRED, EVERYBODY, seat, 0, 0, 0)
    if fired(s) == FLARES_NEEDED[s.ship]:
        end_game(s, Ending.RESCUED, log)


@rule
def fired(s: State) -> int:
    shots = s.seats * FLARES
    for seat in range(s.seats):
        shots -= s.flares[seat]
    return shots


@rule
def end_game(s: State, ending: int, log: Array) -> None:
    """§6.4 All stashes are dug up and shown; what is still in hand stays a secret."""
    s.over = ending
    forget_all(s)
    for seat in range(s.seats):
        tell(log, Event.SHOWED, EVERYBODY, seat, s.buried[seat, 0], s.buried[seat, 1], s.buried[seat, 2])
    tell(log, Event.OVER, EVERYBODY, ending, 0, 0, 0)
