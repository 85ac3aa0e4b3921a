"""Special cards: sandbags, the helicopter, and the flight that wins. They cost no action and need no turn."""

from ...engine.asks import answered, current, passed
from ...engine.compiled import rule
from ...engine.menu import allow
from ...engine.records import Array, State
from .flooding import after_rescue
from .movement import standing_only
from .pieces import all_captured, all_on_landing, carry, is_flooded, seat_of, shore_up, stands, tell_all, throw
from .state import (
    ALL_TILES,
    BOARD,
    HELICOPTER,
    HELICOPTER_CARD,
    LAND,
    LIFT_OFF,
    N_TILES,
    PASS,
    SANDBAG,
    SANDBAGS_CARD,
    Ask,
    Do,
    Ending,
    Event,
    Rescue,
    Sandbags,
)
from .turn import ask_seat, end_game, sandbags_allowed, settle, special_seats


@rule
def sandbags_now(s: State) -> bool:
    """§7.2, §7.3 May sandbags be laid while this question is open?"""
    question = current(s)
    if question.kind == Ask.SPECIAL:
        return sandbags_allowed(s, question.topic)
    if question.kind == Ask.SWIM or question.kind == Ask.RESCUE:
        return s.sandbags == Sandbags.ANY_TIME
    return is_quiet(question.kind)


@rule
def helicopter_now(s: State) -> bool:
    """§7.4 May the helicopter fly while this question is open? §7.5 When a tile has sunk, only if rescue is played."""
    question = current(s).kind
    if question == Ask.SWIM or question == Ask.RESCUE:
        return s.rescue == Rescue.HELICOPTER
    return question == Ask.SPECIAL or is_quiet(question)


@rule
def is_quiet(question: int) -> bool:
    """§7.1 Somebody is thinking about an action or a discard: special cards may come from anybody, but not half-way
    through an action (§5.3: the engineer is not flown elsewhere between two tiles).
    """
    return question == Ask.ACT or question == Ask.DISCARD


@rule
def eager(s: State) -> int:
    """§7.1 Who holds a playable special card but is not asked."""
    if s.ask_count == 0 or current(s).seats == 0:
        return 0
    helicopter = helicopter_now(s) and (can_lift_off(s) or anybody_can_board(s))
    return special_seats(s, sandbags_now(s), helicopter) & ~current(s).seats


@rule
def may_play_special(s: State, seat: int, menu: Array) -> None:
    """§7.1 Asked or not, in turn or out of it."""
    if s.hand[seat, SANDBAGS_CARD] > 0 and sandbags_now(s):
        may_sandbag(s, menu)
    if s.hand[seat, HELICOPTER_CARD] > 0 and helicopter_now(s):
        if can_lift_off(s):
            allow(menu, LIFT_OFF)
        may_call_helicopter(s, menu)


@rule
def may_sandbag(s: State, menu: Array) -> None:
    """§7.2 Any flooded tile, however far."""
    for tile in range(N_TILES):
        if is_flooded(s, tile):
            allow(menu, SANDBAG + tile)


@rule
def sandbag(s: State, seat: int, tile: int, log: Array) -> None:
    """§7.2 The tile is shored up, the card discarded."""
    throw(s, seat, SANDBAGS_CARD)
    shore_up(s, tile)
    tell_all(log, Event.SANDBAGGED, seat, tile, 0, 0)
    settle(s)


@rule
def can_lift_off(s: State) -> bool:
    """§9.1 All treasures, everybody on the landing tile."""
    return all_captured(s) and all_on_landing(s)


@rule
def lift_off(s: State, seat: int, log: Array) -> None:
    """§9.1 One helicopter card takes the team home."""
    throw(s, seat, HELICOPTER_CARD)
    tell_all(log, Event.LIFTED_OFF, seat, 0, 0, 0)
    end_game(s, Ending.WON, log)


@rule
def may_call_helicopter(s: State, menu: Array) -> None:
    """§7.4 Who boards first says where it starts."""
    for passenger in range(s.seats):
        if can_board(s, passenger):
            allow(menu, HELICOPTER + s.role[passenger])


@rule
def can_board(s: State, passenger: int) -> bool:
    """§7.4 From a tile to another one; §7.5 in a rescue from the tile that sank. No diver is picked up between two dives."""
    tile = s.pawn[passenger]
    question = current(s)
    if question.kind == Ask.RESCUE and tile != question.topic:
        return False
    if not stands(s, tile) and question.kind != Ask.RESCUE and question.kind != Ask.SWIM:
        return False
    return standing_only(s, ALL_TILES) & ~(1 << tile) != 0


@rule
def anybody_can_board(s: State) -> bool:
    for passenger in range(s.seats):
        if can_board(s, passenger):
            return True
    return False


@rule
def call_helicopter(s: State, seat: int, role: int, log: Array) -> None:
    """§7.4 The card is played; its holder says who else boards and where it lands."""
    throw(s, seat, HELICOPTER_CARD)
    passenger = seat_of(s, role)
    tell_all(log, Event.CALLED, seat, passenger, 0, 0)
    ask_seat(s, Ask.FLIGHT, seat, 0, 1 << passenger, s.pawn[passenger])


@rule
def may_steer(s: State, menu: Array) -> None:
    """§7.4 More passengers from the same tile, or any other tile to land on, flooded or not."""
    flight = current(s)
    for passenger in range(s.seats):
        if s.pawn[passenger] == flight.topic and (flight.subject >> passenger) & 1 == 0:
            allow(menu, BOARD + s.role[passenger])
    for tile in range(N_TILES):
        if stands(s, tile) and tile != flight.topic:
            allow(menu, LAND + tile)


@rule
def steer(s: State, seat: int, kind: int, one: int, log: Array) -> None:
    if kind == Do.BOARD:
        passenger = seat_of(s, one)
        current(s).subject |= 1 << passenger
        tell_all(log, Event.BOARDED, seat, passenger, 0, 0)
    else:
        land(s, seat, one, log)


@rule
def land(s: State, seat: int, tile: int, log: Array) -> None:
    """§7.4 All passengers stand on the new tile; then whatever was asked before goes on."""
    aboard = current(s).subject
    answered(s)
    for passenger in range(s.seats):
        if (aboard >> passenger) & 1 == 1:
            carry(s, seat, passenger, tile, Event.AIRLIFTED, log)
    if current(s).kind == Ask.SWIM or current(s).kind == Ask.RESCUE:
        after_rescue(s, log)
    else:
        settle(s)


@rule
def may_answer_window(menu: Array) -> None:
    """§7.1 A window: play a special card or let it go by."""
    allow(menu, PASS)


@rule
def let_go_by(s: State, seat: int, log: Array) -> None:
    """§7.1 The window closes when all have let it go by; §8.8 nobody came to the rescue."""
    if passed(s, seat):
        if current(s).kind == Ask.RESCUE:
            end_game(s, Ending.DROWNED, log)
        else:
            answered(s)
