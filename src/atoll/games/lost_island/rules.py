"""Lost Island on the contract: a table of contents. Each question has its answers in the module named beside it."""

from ...engine.asks import answered, current, is_asked
from ...engine.compiled import rule
from ...engine.events import EVERYBODY
from ...engine.menu import allow, clear, count
from ...engine.records import Array, State
from .actions import act, may_act, weigh_stones, weigh_tiles
from .appeal import WEIGHTS, appeal
from .bombs import aim, blast, blow, may_aim, may_blast, may_blow, may_mine, mine, turn_tile
from .encoding import ENCODED, encode
from .hidden import redact, sample
from .invariants import broken
from .pieces import flag_owner, turn_stone
from .power import buy, may_buy
from .prepare import (
    begin,
    choose,
    lay_stone,
    may_choose,
    may_put_stone,
    may_start,
    setup,
    start_at,
    start_over,
    weigh_first,
)
from .shrinking import may_put_flag, may_shrink, put_flag, shrink, turn_and_take
from .state import (
    ACT,
    ASKS,
    END,
    ENDINGS,
    EVENTS,
    FAULTS,
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
    PowerUps,
)
from .turn import begin_shrink, go_on

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
    if question == Ask.ACT:
        if s.power_ups == PowerUps.ANY_TIME:
            may_buy(s, seat, menu)
        may_act(s, seat, menu)
    elif question == Ask.POWER:
        may_buy(s, seat, menu)
        allow(menu, END)
    elif question == Ask.SHRINK:
        may_shrink(s, menu)
    elif question == Ask.MINER:
        may_mine(menu)
    elif question == Ask.BLAST:
        may_blast(s, menu)
    elif question == Ask.AIM:
        may_aim(menu)
    elif question == Ask.BLOW:
        may_blow(menu)
    elif question == Ask.FLAG:
        may_put_flag(s, menu)
    elif question == Ask.STONES:
        may_put_stone(s, menu)
    elif question == Ask.PLACE:
        may_start(s, menu)
    else:
        may_choose(s, seat, menu)
    return count(menu)


@rule
def chance(s: State, weights: Array) -> int:
    for action in range(NATURE):
        weights[action] = 0
    question = current(s).kind
    if question == Ask.TURN:
        return weigh_tiles(s, weights)
    if question == Ask.TURN_STONE:
        return weigh_stones(s, weights)
    return weigh_first(s, weights)


@rule
def apply(s: State, seat: int, action: int, log: Array) -> None:
    answer(s, seat, ACT[action], ONE[action], TWO[action], log)
    if not s.over:
        go_on(s, log)


@rule
def answer(s: State, seat: int, kind: int, one: int, two: int, log: Array) -> None:
    question = current(s).kind
    if kind == Do.RING or kind == Do.RECRUIT or kind == Do.SPY:
        buy(s, seat, kind, one, log)
    elif question == Ask.ACT:
        act(s, seat, kind, one, two, log)
    elif question == Ask.TURN:
        turn_up(s, one, log)
    elif question == Ask.TURN_STONE:
        cell = current(s).subject + 0
        answered(s)
        turn_stone(s, cell, one, log)
    elif question == Ask.SHRINK:
        shrink(s, one, log)
    elif question == Ask.POWER:
        begin_shrink(s, log)
    elif question == Ask.MINER:
        mine(s, seat, kind, log)
    elif question == Ask.BLAST:
        blast(s, one, log)
    elif question == Ask.AIM:
        aim(s, one, log)
    elif question == Ask.BLOW:
        blow(s, seat, one, log)
    elif question == Ask.FLAG:
        answered(s)
        put_flag(s, one, log)
    else:
        prepare(s, seat, question, kind, one, log)


@rule
def turn_up(s: State, face: int, log: Array) -> None:
    """§4.2 A tile that is revealed, or §8.6 one that is taken away."""
    cell = current(s).subject + 0
    shrinking = current(s).left == 1
    answered(s)
    if shrinking:
        turn_and_take(s, cell, face, log)
    else:
        turn_tile(s, cell, face, log)


@rule
def prepare(s: State, seat: int, question: int, kind: int, one: int, log: Array) -> None:
    """§2 Before the first turn."""
    if question == Ask.STONES:
        lay_stone(s, seat, one, log)
    elif question == Ask.PLACE:
        start_at(s, seat, one, log)
    elif question == Ask.BEGIN:
        begin(s, one, log)
    elif kind == Do.AGAIN:
        start_over(s, seat)
    else:
        choose(s, seat, one + 1, log)


@rule
def audience(s: State, seat: int, action: int) -> int:
    """§2.4 Who is who is its owner's secret."""
    return 1 << seat if ACT[action] == Do.VALUE else EVERYBODY


@rule
def outcome(s: State, payoff: Array) -> int:
    """§10.1 The flag and the island; §10.2 after the last turn the flag alone, or nobody."""
    owner = flag_owner(s)
    for seat in range(s.seats):
        payoff[seat] = 0.0
        if s.over == Ending.DRAWN:
            payoff[seat] = 1.0 / s.seats
        elif s.over and seat == owner:
            payoff[seat] = 1.0
    return s.over + 0
