"""What a thread does with a game, over the contract. Plain rules: the same functions run on a CPU, compiled or interpreted."""

from ...engine import CHANCE, NOBODY, contract
from ...engine.asks import is_asked, next_seat
from ...engine.compiled import rule
from ...engine.menu import nth
from ...engine.playing import (
    EAGER_IDLE,
    EARLY_OUTCOME,
    NO_ACTION,
    NO_CHANCE,
    NO_OUTCOME,
    TOO_LONG,
    best,
    coarsen,
    somebody,
)
from ...engine.records import Array, State
from ...engine.rng import below, draw, seed

N_KEYS = 64
"""More than a game has kinds of question; the last ones are for those that are alike in yet another way."""
NOTHING_LEFT, OVER = -1, 0
"""Keys: a place in the pool without a game, and one whose game is over. A running game's key is from `key_of`."""
ILLEGAL = -1
"""The ending of a game in which a seat tried what it may not."""


@rule
def key_of(s: State) -> int:
    """Games with equal keys wait on the same kind of question, so they run through the same code: a warp takes those."""
    if s.ask_count == 0:
        return OVER
    like = contract.likeness(s)
    return 1 + s.asks[s.ask_count - 1].kind if like == 0 else N_KEYS - like


@rule
def start(s: State, rng: Array, number: int) -> None:
    """A blank record becomes game `number`; all its luck follows from that."""
    seed(rng, number)
    contract.setup(s)


@rule
def random_step(s: State, menu: Array, chances: Array, log: Array, rng: Array) -> int:
    """Nature draws, or the first seat that is asked does anything it may; 1 for a decision."""
    seat = next_seat(s)
    if seat == CHANCE:
        action = draw(chances, contract.chance(s, chances), rng)
    else:
        action = nth(menu, below(rng, contract.legal(s, seat, menu)))
    contract.apply(s, seat, action, log)
    return 1 if seat != CHANCE else 0


@rule
def nature_step(s: State, chances: Array, log: Array, rng: Array) -> None:
    contract.apply(s, CHANCE, draw(chances, contract.chance(s, chances), rng), log)


@rule
def pay(s: State, legal: bool, seat: int, payoff: Array, reward: Array) -> int:
    """Pay out, and say how the game ended; a seat that tried something illegal loses 1."""
    if not legal:
        for other in range(reward.size):
            reward[other] = 0.0
        reward[seat] = -1.0
        return ILLEGAL
    ending = contract.outcome(s, payoff)
    for other in range(reward.size):
        reward[other] = payoff[other]
    return ending


@rule
def show_menu(s: State, seat: int, nature: int, menu: Array, mask: Array) -> None:
    """The seat's actions as a mask; the menu holds what the mask shows until now."""
    for k in range(menu[0]):
        mask[menu[k + 1] - nature] = 0
    for k in range(contract.legal(s, seat, menu)):
        mask[menu[k + 1] - nature] = 1


@rule
def look(s: State, seat: int, numbers: Array) -> None:
    """What the seat sees, as numbers, into zeros. Cuts the record itself: hand a copy, or one that is not needed any more."""
    contract.redact(s, seat)
    contract.encode(s, seat, numbers)


@rule
def fault_of(s: State, steps: int, most: int, payoff: Array) -> int:
    """What is wrong with this moment of a game, as in `playing.fuzz_games`; 0 if nothing is."""
    fault = contract.broken(s)
    if fault != 0:
        return fault
    ending = contract.outcome(s, payoff)
    if next_seat(s) == NOBODY:
        return NO_OUTCOME if ending == 0 else 0
    if steps >= most:
        return TOO_LONG
    return EARLY_OUTCOME if ending != 0 else 0


@rule
def fuzz_step(
    s: State,
    sensible: bool,
    menu: Array,
    chances: Array,
    weights: Array,
    scores: Array,
    log: Array,
    rng: Array,
    done: Array,
) -> int:
    """A step as `playing.fuzz_games` takes it; `done` gets the seat and the action. 0, or what went wrong."""
    seat = next_seat(s)
    if seat == CHANCE:
        total = contract.chance(s, chances)
        if total <= 0:
            return NO_CHANCE
        action = draw(chances, total, rng)
    else:
        seat = somebody(s, seat, rng)
        count = contract.legal(s, seat, menu)
        if count <= 0:
            return NO_ACTION if is_asked(s, seat) else EAGER_IDLE
        k = below(rng, count)
        if sensible and is_asked(s, seat) and below(rng, 16) != 0:
            contract.appeal(s, seat, menu, weights, scores)
            coarsen(scores, count)
            k = best(scores, count, rng)
        action = nth(menu, k)
    done[0] = seat
    done[1] = action
    contract.apply(s, seat, action, log)
    return 0
