"""Forbidden Island on the contract: a table of contents. Each question has its answers in the module named beside it."""

from ...engine.asks import answered, current, is_asked
from ...engine.compiled import rule
from ...engine.events import EVERYBODY
from ...engine.menu import clear, count
from ...engine.records import Array, State
from .actions import act, may_act, may_shore_more, shore_more
from .appeal import appeal
from .cards import discard, draw_treasure, may_discard
from .encoding import ENCODED, encode
from .flooding import flood, swim
from .invariants import broken
from .movement import guide_more, may_guide_more, may_swim
from .pieces import weigh_treasure_deck
from .prepare import (
    begin,
    cast,
    deal,
    lay,
    setup,
    start_flood,
    weigh_deal,
    weigh_first,
    weigh_flood_deck,
    weigh_roles,
    weigh_tiles,
)
from .specials import (
    call_helicopter,
    eager,
    let_go_by,
    lift_off,
    may_answer_window,
    may_play_special,
    may_steer,
    sandbag,
    steer,
)
from .state import (
    ASKS,
    COOPERATIVE,
    ENDINGS,
    EVENTS,
    FAULTS,
    KIND,
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
    Ending,
)
from .weights import WEIGHTS

__all__ = [
    "ASKS", "COOPERATIVE", "ENCODED", "ENDINGS", "EVENTS", "FAULTS", "MAX_STEPS", "OPTIONS", "RULES_VERSION", "SPACE",
    "STATE", "WEIGHTS", "appeal", "apply", "audience", "broken", "chance", "eager", "encode", "legal", "likeness", "outcome",
    "redact", "sample", "setup",
]  # fmt: skip


@rule
def legal(s: State, seat: int, menu: Array) -> int:
    clear(menu)
    if s.ask_count == 0 or current(s).seats == 0:
        return 0
    question = current(s).kind
    if is_asked(s, seat):
        if question == Ask.ACT:
            may_act(s, seat, menu)
        elif question == Ask.SHORE_MORE:
            may_shore_more(s, seat, menu)
        elif question == Ask.GUIDE_MORE:
            may_guide_more(s, seat, menu)
        elif question == Ask.DISCARD:
            may_discard(s, seat, menu)
        elif question == Ask.FLIGHT:
            may_steer(s, menu)
        elif question == Ask.SWIM:
            may_swim(s, seat, menu)
        else:
            may_answer_window(menu)
    may_play_special(s, seat, menu)
    return count(menu)


@rule
def chance(s: State, weights: Array) -> int:
    for action in range(NATURE):
        weights[action] = 0
    question = current(s).kind
    if question == Ask.DRAW:
        return weigh_treasure_deck(s, weights)
    if question == Ask.FLOOD or question == Ask.START_FLOOD:
        return weigh_flood_deck(s, weights)
    if question == Ask.LAY:
        return weigh_tiles(s, weights)
    if question == Ask.ROLE:
        return weigh_roles(s, weights)
    if question == Ask.DEAL:
        return weigh_deal(s, weights)
    return weigh_first(s, weights)


@rule
def apply(s: State, seat: int, action: int, log: Array) -> None:
    kind = KIND[action]
    one = ONE[action]
    if kind == Do.SANDBAG:
        sandbag(s, seat, one, log)
    elif kind == Do.HELICOPTER:
        call_helicopter(s, seat, one, log)
    elif kind == Do.LIFT_OFF:
        lift_off(s, seat, log)
    else:
        answer(s, seat, kind, one, TWO[action], log)


@rule
def answer(s: State, seat: int, kind: int, one: int, two: int, log: Array) -> None:
    """All but special cards answer the question that is open."""
    question = current(s).kind
    if question == Ask.ACT:
        act(s, seat, kind, one, two, log)
    elif question == Ask.FLOOD:
        flood(s, one, log)
    elif question == Ask.DRAW:
        draw_treasure(s, one, log)
    elif question == Ask.SPECIAL or question == Ask.RESCUE:
        let_go_by(s, seat, log)
    elif question == Ask.DISCARD:
        discard(s, seat, one, log)
    elif question == Ask.SWIM:
        swim(s, seat, one, log)
    elif question == Ask.FLIGHT:
        steer(s, seat, kind, one, log)
    elif kind == Do.PASS:
        answered(s)
    elif question == Ask.SHORE_MORE:
        shore_more(s, seat, one, log)
    elif question == Ask.GUIDE_MORE:
        guide_more(s, seat, one, two, log)
    else:
        prepare(s, question, one, log)


@rule
def prepare(s: State, question: int, one: int, log: Array) -> None:
    """§2 Nature sets the game up."""
    if question == Ask.LAY:
        lay(s, one, log)
    elif question == Ask.START_FLOOD:
        start_flood(s, one, log)
    elif question == Ask.ROLE:
        cast(s, one, log)
    elif question == Ask.DEAL:
        deal(s, one, log)
    else:
        begin(s, one, log)


@rule
def likeness(s: State) -> int:
    """Adventurers act in ways of their own."""
    return s.role[s.turn] + 0 if s.ask_count > 0 and current(s).kind == Ask.ACT else 0


@rule
def audience(s: State, seat: int, action: int) -> int:
    """§1.3 Everything is played openly."""
    return EVERYBODY


@rule
def outcome(s: State, payoff: Array) -> int:
    """§1.2 All win or all lose."""
    for seat in range(s.seats):
        payoff[seat] = 1.0 if s.over == Ending.WON else 0.0
    return s.over + 0


@rule
def redact(s: State, seat: int) -> None:
    """§1.3 Nothing is hidden: what nobody has seen is not in the state."""


@rule
def sample(s: State, seat: int, rng: Array) -> None:
    """§1.3 Nothing to guess."""
