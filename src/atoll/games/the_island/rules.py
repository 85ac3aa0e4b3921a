"""The Island on the contract: a table of contents. Each question has its answers in the module named beside it."""

from ...engine.asks import current, is_asked
from ...engine.compiled import rule
from ...engine.events import EVERYBODY
from ...engine.menu import clear, count
from ...engine.records import Array, State
from .appeal import WEIGHTS, appeal
from .creatures import defend, glide, may_defend, may_glide, roll, weigh_die
from .encoding import ENCODED, encode
from .hidden import redact, sample
from .invariants import broken
from .movement import may_move, may_ride_dolphin, may_use_wind, move, ride_dolphin, use_wind
from .pieces import owner
from .prepare import (
    begin,
    drift,
    give_value,
    launch,
    lay,
    may_launch,
    may_place,
    may_value,
    place_by_hand,
    scatter,
    setup,
    weigh_drift,
    weigh_first,
    weigh_scatter,
    weigh_terrains,
    weigh_values,
)
from .state import (
    ACT,
    ASKS,
    ENDINGS,
    EVENTS,
    FAULTS,
    FIRST_KEPT,
    MAX_STEPS,
    NATURE,
    ONE,
    OPTIONS,
    RULES_VERSION,
    SPACE,
    STATE,
    TWO,
    Ask,
    Do,
    Memory,
    TieBreak,
)
from .tiles import (
    crew,
    may_crew,
    may_move_creature,
    may_play,
    may_sink,
    move_creature,
    play,
    sink,
    turn_up,
    weigh_undersides,
)
from .turn import points, saved

__all__ = [
    "ASKS", "ENCODED", "ENDINGS", "EVENTS", "FAULTS", "MAX_STEPS", "OPTIONS", "RULES_VERSION", "SPACE", "STATE", "WEIGHTS",
    "appeal", "apply", "audience", "broken", "chance", "encode", "legal", "outcome", "redact", "sample", "setup",
]  # fmt: skip


@rule
def legal(s: State, seat: int, menu: Array) -> int:
    clear(menu)
    if not is_asked(s, seat):
        return 0
    question = current(s).kind
    if question == Ask.MOVE:
        may_move(s, seat, menu)
    elif question == Ask.CREATURE:
        may_glide(s, menu)
    elif question == Ask.SINK:
        may_sink(s, menu)
    elif question == Ask.PLAY:
        may_play(s, seat, menu)
    elif question == Ask.DEFEND:
        may_defend(s, seat, menu)
    elif question == Ask.DOLPHIN:
        may_ride_dolphin(s, seat, menu)
    elif question == Ask.WIND:
        may_use_wind(s, seat, menu)
    elif question == Ask.MOVE_CREATURE:
        may_move_creature(s, menu)
    elif question == Ask.CREW:
        may_crew(s, menu)
    elif question == Ask.PLACE:
        may_place(s, seat, menu)
    elif question == Ask.VALUE:
        may_value(s, menu)
    else:
        may_launch(s, menu)
    return count(menu)


@rule
def chance(s: State, weights: Array) -> int:
    for action in range(NATURE):
        weights[action] = 0
    question = current(s).kind
    if question == Ask.ROLL:
        return weigh_die(weights)
    if question == Ask.TURN_UP:
        return weigh_undersides(s, weights)
    if question == Ask.LAY:
        return weigh_terrains(s, weights)
    if question == Ask.SCATTER:
        return weigh_scatter(s, weights)
    if question == Ask.ENDOW:
        return weigh_values(s, weights)
    if question == Ask.DRIFT:
        return weigh_drift(s, weights)
    return weigh_first(s, weights)


@rule
def apply(s: State, seat: int, action: int, log: Array) -> None:
    kind = ACT[action]
    one = ONE[action]
    two = TWO[action]
    question = current(s).kind
    if question == Ask.MOVE:
        move(s, seat, kind, one, two, log)
    elif question == Ask.CREATURE:
        glide(s, seat, kind, one, two, log)
    elif question == Ask.ROLL:
        roll(s, one, log)
    elif question == Ask.SINK:
        sink(s, seat, one, log)
    elif question == Ask.TURN_UP:
        turn_up(s, one, log)
    elif question == Ask.PLAY:
        play(s, seat, kind, one, two, log)
    elif question == Ask.DEFEND:
        defend(s, seat, kind, one, log)
    elif question == Ask.DOLPHIN:
        ride_dolphin(s, kind, one, two, log)
    elif question == Ask.WIND:
        use_wind(s, seat, kind, one, two, log)
    elif question == Ask.MOVE_CREATURE:
        move_creature(s, seat, kind, one, log)
    elif question == Ask.CREW:
        crew(s, one, log)
    else:
        prepare(s, seat, question, one, two, log)


@rule
def prepare(s: State, seat: int, question: int, one: int, two: int, log: Array) -> None:
    """§2 Before the first turn."""
    if question == Ask.LAY:
        lay(s, one, log)
    elif question == Ask.PLACE:
        place_by_hand(s, seat, one, two, log)
    elif question == Ask.VALUE or question == Ask.ENDOW:
        give_value(s, one + 1, log)
    elif question == Ask.LAUNCH:
        launch(s, seat, one, log)
    elif question == Ask.SCATTER:
        scatter(s, one, log)
    elif question == Ask.DRIFT:
        drift(s, one, log)
    else:
        begin(s, one, log)


@rule
def audience(s: State, seat: int, action: int) -> int:
    """§2.7 An explorer's value is its owner's secret, §2.9 or nobody's; §6.5 so is a tile that is kept."""
    kind = ACT[action]
    if kind == Do.VALUE or (kind == Do.ENDOW and s.memory == Memory.SHOWN):
        return 1 << owner(s, current(s).subject)
    if kind == Do.ENDOW:
        return 0
    if kind == Do.TURN_UP and ONE[action] >= FIRST_KEPT:
        return 1 << s.turn
    return EVERYBODY


@rule
def outcome(s: State, payoff: Array) -> int:
    """§10.3 The most points win; §10.4 who has as many shares the win."""
    best = 0
    for seat in range(s.seats):
        best = max(best, rank(s, seat))
    winners = 0
    for seat in range(s.seats):
        winners += rank(s, seat) == best
    for seat in range(s.seats):
        payoff[seat] = 1.0 / winners if s.over and rank(s, seat) == best else 0.0
    return s.over + 0


@rule
def rank(s: State, seat: int) -> int:
    """§10.4 Points, then (a choice of the table) explorers saved."""
    return points(s, seat) * 100 + (saved(s, seat) if s.tie_break == TieBreak.SAVED else 0)
