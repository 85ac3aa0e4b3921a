"""Driftwood on the contract: a table of contents. § are the paragraphs of RULES.md; the answers are in turn.py."""

from ...engine.asks import ask, current, is_asked
from ...engine.compiled import rule
from ...engine.events import EVERYBODY
from ...engine.menu import allow, clear, count
from ...engine.records import Array, State
from .appeal import WEIGHTS, appeal
from .encoding import ENCODED, encode
from .hidden import in_wreck, redact, sample
from .invariants import broken
from .state import (
    ASKS,
    DEAL,
    ENDINGS,
    EVENTS,
    FAULTS,
    FLARE,
    FLARES,
    KIND,
    MAX_STEPS,
    N_WOOD,
    NATURE,
    ONE,
    OPTIONS,
    RULES_VERSION,
    SEARCH,
    SPACE,
    STATE,
    WASH,
    WORTH,
    Ask,
    Do,
    Ending,
)
from .turn import bury, deal, eager, fire, let_go_by, may_bury, may_fire, may_snatch, search, snatch, wash_up

__all__ = [
    "ASKS", "ENCODED", "ENDINGS", "EVENTS", "FAULTS", "MAX_STEPS", "OPTIONS", "RULES_VERSION", "SPACE", "STATE", "WEIGHTS",
    "appeal", "apply", "audience", "broken", "chance", "eager", "encode", "legal", "outcome", "redact", "sample", "setup",
]  # fmt: skip


@rule
def setup(s: State) -> None:
    """§2.1 A flare each; §2.2 the first piece is dealt."""
    for seat in range(s.seats):
        s.flares[seat] = FLARES
    s.beach = -1
    s.turn = -1
    ask(s, Ask.DEAL, 0, 0, 0, 0)


@rule
def legal(s: State, seat: int, menu: Array) -> int:
    clear(menu)
    if is_asked(s, seat):
        question = current(s).kind
        if question == Ask.TURN:
            allow(menu, SEARCH)
        elif question == Ask.SNATCH:
            may_snatch(s, seat, menu)
        else:
            may_bury(s, seat, menu)
    if may_fire(s, seat):
        allow(menu, FLARE)
    return count(menu)


@rule
def chance(s: State, weights: Array) -> int:
    """§2.2, §3.1 Each piece of the wreck is as likely as any other."""
    for action in range(NATURE):
        weights[action] = 0
    first = DEAL if current(s).kind == Ask.DEAL else WASH
    total = 0
    for wood in range(N_WOOD):
        weights[first + wood] = in_wreck(s, wood)
        total += in_wreck(s, wood)
    return total


@rule
def apply(s: State, seat: int, action: int, log: Array) -> None:
    kind = KIND[action]
    if kind == Do.DEAL:
        deal(s, ONE[action], log)
    elif kind == Do.WASH:
        wash_up(s, ONE[action], log)
    elif kind == Do.SEARCH:
        search(s, log)
    elif kind == Do.FLARE:
        fire(s, seat, log)
    elif kind == Do.SNATCH:
        snatch(s, seat, log)
    elif kind == Do.PASS:
        let_go_by(s, seat)
    else:
        bury(s, seat, ONE[action], log)


@rule
def audience(s: State, seat: int, action: int) -> int:
    """§2.2, §3.3 What is dealt and what is buried is its owner's secret."""
    if KIND[action] == Do.DEAL:
        return 1 << current(s).subject
    if KIND[action] == Do.BURY:
        return 1 << seat
    return EVERYBODY


@rule
def outcome(s: State, payoff: Array) -> int:
    """§6.2 When the ship comes the most valuable stash wins, equal ones share; §6.3 without a ship nobody wins."""
    best = 0
    for seat in range(s.seats):
        best = max(best, stash(s, seat))
    winners = 0
    for seat in range(s.seats):
        winners += stash(s, seat) == best
    for seat in range(s.seats):
        payoff[seat] = 1.0 / winners if s.over == Ending.RESCUED and stash(s, seat) == best else 0.0
    return s.over + 0


@rule
def stash(s: State, seat: int) -> int:
    """§6.2 Only buried pieces count."""
    worth = 0
    for wood in range(N_WOOD):
        worth += s.buried[seat, wood] * WORTH[wood]
    return worth
