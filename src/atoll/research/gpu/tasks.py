"""What a thread does with a game, over the contract. Plain rules: the same functions run on a CPU, compiled or interpreted.

Those whose names end in `_at` are what a kernel does with the game in one place of its block's pool, all of it but what only
a card has: threads, shared memory, atomic sums.
"""

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
GONE = -2
"""Instead of a key: nothing is left to do for the game in this place."""
SORT, ACT, GO_ON, SHOW = range(4)
"""What is next for a game in a step: find its key, the given action, nature's draws, and to be shown."""
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


@rule
def is_sensible(number: int, one_in: int) -> bool:
    """Is this one of the half-sensible games of fuzzing: one in so many, none if that is 0."""
    return one_in > 0 and number % one_in == 1 % one_in


# -- a place of the pool -------------------------------------------------------------------------------------------------


@rule
def step_at(
    place: int,
    base: int,
    n: int,
    starting: int,
    nature: int,
    states: Array,
    acted: Array,
    blank: Array,
    actions: Array,
    luck: Array,
    numbers: Array,
    seats: Array,
    masks: Array,
    rewards: Array,
    done: Array,
    endings: Array,
    lengths: Array,
    chances: Array,
    payoff: Array,
    log: Array,
) -> int:
    """One go at a game that is stepped: the given action, or a draw of nature's; a game that is over is followed by its next.

    `states` and `acted` are the pool's, all else the batch's: game i of the batch is in place i - base. The game's next key, or
    GONE as soon as a seat is asked.
    """
    i = base + place
    s = states[place]
    rng = luck[i : i + 1]
    if acted[place] == SORT:
        acted[place] = ACT
        return key_of(s)
    fresh = False
    legal = True
    if acted[place] == ACT:
        acted[place] = GO_ON
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0.0
        if starting != 0 or done[i] == 1:
            lengths[i] = 0
        done[i] = 0
        endings[i] = 0
        action = actions[i]
        fresh = starting != 0
        legal = fresh or (action >= 0 and action < masks.shape[1] and masks[i, action] == 1)
        if legal and not fresh:
            lengths[i] += 1
            contract.apply(s, seats[i], action + nature, log)
    elif next_seat(s) == CHANCE:
        nature_step(s, chances, log, rng)
    if fresh or not legal or next_seat(s) == NOBODY:
        if not fresh:
            numbers[i] += n
            if done[i] == 0:
                done[i] = 1
                endings[i] = pay(s, legal, seats[i], payoff, rewards[i])
        states[place] = blank[0]
        start(s, rng, numbers[i])
    if next_seat(s) >= 0:
        seats[i] = next_seat(s)
        return GONE
    return key_of(s)


@rule
def show_at(
    place: int,
    base: int,
    nature: int,
    states: Array,
    acted: Array,
    seats: Array,
    menus: Array,
    masks: Array,
    observations: Array,
) -> int:
    """Show a game to the seat that is asked. The record in this place is a copy by now: it is cut to what the seat sees."""
    s = states[place]
    if acted[place] != SHOW:
        acted[place] = SHOW
        return key_of(s)
    i = base + place
    show_menu(s, seats[i], nature, menus[i], masks[i])
    if observations.shape[1] > 0:
        look(s, seats[i], observations[i])
    return GONE


@rule
def fuzz_from_at(
    place: int,
    number: int,
    first_seed: int,
    each: int,
    blanks: Array,
    states: Array,
    rngs: Array,
    numbers: Array,
    steps: Array,
    due: Array,
) -> None:
    """Game `number` of fuzzing begins in this place, and is looked at next."""
    states[place] = blanks[number // each]
    numbers[place] = number
    steps[place] = 0
    due[place] = 1
    start(states[place], rngs[place : place + 1], first_seed + number)


@rule
def fuzz_at(
    place: int,
    one_in: int,
    every: int,
    most: int,
    states: Array,
    rngs: Array,
    numbers: Array,
    steps: Array,
    due: Array,
    weights: Array,
    menu: Array,
    chances: Array,
    scores: Array,
    payoff: Array,
    log: Array,
    done: Array,
) -> int:
    """Look at the game if that is due, else take a step of it: 0, or what is wrong."""
    s = states[place]
    if due[place] == 1:
        due[place] = 0
        return fault_of(s, steps[place], most, payoff)
    sensible = is_sensible(numbers[place], one_in)
    fault = fuzz_step(s, sensible, menu, chances, weights, scores, log, rngs[place : place + 1], done)
    steps[place] += 1
    if steps[place] % every == 0 or steps[place] >= most or s.ask_count == 0:
        due[place] = 1
    return fault


@rule
def fuzz_key_at(place: int, one_in: int, states: Array, numbers: Array, due: Array) -> int:
    """Games that are looked at next go together, and those that are played in the same way and wait on the same question."""
    if due[place] == 1:
        return N_KEYS - 1
    return 2 * key_of(states[place]) + (1 if is_sensible(numbers[place], one_in) else 0)


AT_A_PLACE = (step_at, show_at, fuzz_from_at, fuzz_at, fuzz_key_at)
"""What a kernel calls once, with all of its arrays: copied into it whatever its size."""
