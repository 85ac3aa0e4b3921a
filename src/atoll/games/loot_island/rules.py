"""Loot Island on the contract: a table of contents. Each question has its answers in the module named beside it."""

from ...engine.asks import answered, current, is_asked
from ...engine.compiled import rule
from ...engine.events import EVERYBODY
from ...engine.menu import clear, count
from ...engine.records import Array, State
from .appeal import WEIGHTS, appeal
from .encoding import ENCODED, encode
from .hidden import redact, sample
from .invariants import broken
from .loot import keep, may_pick, pick, reveal, weigh_treasures
from .maps import draw
from .rounds import (
    bargain,
    close_island,
    discard_chosen,
    go_on,
    may_discard,
    may_withdraw,
    setup,
    take_tile,
    turn_event,
    turn_healer,
    weigh_events,
    weigh_first,
    weigh_healers,
    weigh_islands,
    weigh_maps,
    withdraw,
)
from .scoring import heal, lay, may_heal, may_lay, winner
from .state import (
    AARON,
    ACT,
    ASKS,
    CHOSEN,
    CHOSEN_AARON,
    ENDINGS,
    EVENTS,
    FAULTS,
    HAND,
    MAX_STEPS,
    NATURE,
    NONE,
    ONE,
    OPTIONS,
    RULES_VERSION,
    SPACE,
    STATE,
    TWO,
    Ask,
    Do,
)
from .turn import (
    copy,
    may_act,
    may_copy,
    may_place,
    may_restack,
    may_take_offer,
    may_use,
    pass_on,
    place,
    play_cards,
    restack,
    use,
    use_island,
)

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
    if question == Ask.TURN:
        may_act(s, seat, menu)
    elif question == Ask.LOOT:
        may_pick(s, menu)
    elif question == Ask.OFFER:
        may_take_offer(s, menu)
    elif question == Ask.DISCARD:
        may_discard(s, seat, menu)
    elif question == Ask.STACK:
        may_restack(s, menu)
    elif question == Ask.PLACE:
        may_place(s, menu)
    elif question == Ask.COPY:
        may_copy(menu)
    elif question == Ask.WITHDRAW:
        may_withdraw(s, menu)
    elif question == Ask.LAY:
        may_lay(s, seat, menu)
    elif question == Ask.HEAL:
        may_heal(s, menu)
    else:
        may_use(menu)
    return count(menu)


@rule
def chance(s: State, weights: Array) -> int:
    for action in range(NATURE):
        weights[action] = 0
    question = current(s).kind
    if question == Ask.DRAW:
        return weigh_maps(s, weights)
    if question == Ask.REVEAL:
        return weigh_treasures(s, weights)
    if question == Ask.EVENT:
        return weigh_events(s, weights)
    if question == Ask.HEALER:
        return weigh_healers(s, weights)
    if question == Ask.CLOSE:
        return weigh_islands(s, weights)
    return weigh_first(s, weights)


@rule
def apply(s: State, seat: int, action: int, log: Array) -> None:
    question = current(s).kind
    if question >= Ask.FIRST:
        draw_lots(s, question, ONE[action], log)
    elif ACT[action] == Do.CHOOSE:
        choose(s, ONE[action])
    else:
        answer(s, seat, question, ACT[action], ONE[action], TWO[action], log)
    if s.ask_count == 0:
        go_on(s, log)


@rule
def draw_lots(s: State, question: int, one: int, log: Array) -> None:
    if question == Ask.DRAW:
        hunter = current(s).topic + 0
        answered(s)
        draw(s, hunter, one, log)
    elif question == Ask.REVEAL:
        reveal(s, one, log)
    elif question == Ask.EVENT:
        turn_event(s, one, log)
    elif question == Ask.HEALER:
        turn_healer(s, one, log)
    elif question == Ask.CLOSE:
        close_island(s, one, log)
    else:
        take_tile(s, one, log)


@rule
def choose(s: State, card: int) -> None:
    """§4.2 A card is picked out; the others do not see which before it is put to use."""
    s.where[card] = CHOSEN_AARON if s.where[card] == HAND + AARON else CHOSEN


@rule
def answer(s: State, seat: int, question: int, kind: int, one: int, two: int, log: Array) -> None:
    if question == Ask.TURN:
        act(s, seat, kind, one, two, log)
    elif question == Ask.LOOT:
        pick(s, seat, kind, one, log)
    elif question == Ask.OFFER:
        answered(s)
        keep(s, seat, one, log)
    elif question == Ask.DISCARD:
        discard_chosen(s, seat, log)
    elif question == Ask.STACK:
        restack(s, seat, kind, one, log)
    elif question == Ask.PLACE:
        place(s, seat, kind, one, two, log)
    elif question == Ask.COPY:
        copy(s, seat, one, log)
    elif question == Ask.WITHDRAW:
        withdraw(s, seat, one, log)
    elif question == Ask.LAY:
        lay(s, seat, one, log)
    elif question == Ask.HEAL:
        heal(s, seat, one, log)
    elif question == Ask.BARGAIN:
        bargain(s, seat, kind, log)
    else:
        use(s, kind, log)


@rule
def act(s: State, seat: int, kind: int, one: int, two: int, log: Array) -> None:
    """§4.1"""
    if kind == Do.SITE or kind == Do.SHIFT:
        play_cards(s, seat, one, two if kind == Do.SHIFT else NONE, log)
    elif kind == Do.ISLAND:
        use_island(s, seat, one, log)
    else:
        answered(s)
        pass_on(s, seat, log)


@rule
def audience(s: State, seat: int, action: int) -> int:
    """§1.3 Who draws or chooses a card sees it; so with the healers that are dealt (§10.2)."""
    kind = ACT[action]
    if kind == Do.CHOOSE:
        return 1 << seat
    if kind == Do.DRAW:
        return EVERYBODY if current(s).topic == AARON else 1 << current(s).topic
    if kind == Do.HEALER and current(s).left > 0:
        return 1 << (current(s).left - 1)
    return EVERYBODY


@rule
def outcome(s: State, payoff: Array) -> int:
    """§7.12 All for the richest."""
    best = winner(s) if s.over else NONE
    for seat in range(s.seats):
        payoff[seat] = 1.0 if seat == best else 0.0
    return s.over + 0
