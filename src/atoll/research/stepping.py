"""The compiled loops of `batch`, for any game.

All compiled code of `research` that runs on a CPU is in this one file: Numba notices an edit here, and editing it compiles
nothing of the games anew. (The cache's folder is named after engine, games and bots only; see `engine.compiled`.)
"""

from ..engine import CHANCE, NOBODY, contract
from ..engine.asks import next_seat
from ..engine.compiled import rule
from ..engine.menu import nth
from ..engine.playing import SENSIBLE, choose, interject
from ..engine.records import Array, State
from ..engine.rng import below, draw, seed

OUTSIDE = -1
"""The style of a seat whose actions are given to `step`."""
ILLEGAL = -1
"""The ending of a game in which a seat tried what it may not."""


@rule
def show(s: State, seat: int, nature: int, worlds: Array, menu: Array, mask: Array, numbers: Array) -> None:
    """What the seat may do, and what it sees: from a redacted copy. The menu still holds what the mask shows until now."""
    for k in range(menu[0]):
        mask[menu[k + 1] - nature] = 0
    for k in range(contract.legal(s, seat, menu)):
        mask[menu[k + 1] - nature] = 1
    if numbers.size > 0:
        look(s, seat, worlds, numbers)


@rule
def look(s: State, seat: int, worlds: Array, numbers: Array) -> None:
    worlds[0] = s
    contract.redact(worlds[0], seat)
    numbers[:] = 0
    contract.encode(worlds[0], seat, numbers)


@rule
def settle(s: State, legal: bool, seat: int, payoff: Array, reward: Array, worlds: Array, final: Array) -> int:
    """Pay out, and say how the game ended; a seat that tried something illegal loses 1."""
    if final.size > 0:
        look(s, seat, worlds, final)
    if not legal:
        reward[seat] = -1.0
        return ILLEGAL
    ending = contract.outcome(s, payoff)
    for other in range(reward.size):
        reward[other] = payoff[other]
    return ending


@rule
def step_games(
    first: int,
    last: int,
    starting: bool,
    nature: int,
    stride: int,
    actions: Array,
    states: Array,
    numbers: Array,
    rngs: Array,
    seats: Array,
    menus: Array,
    masks: Array,
    observations: Array,
    rewards: Array,
    done: Array,
    endings: Array,
    lengths: Array,
    finals: Array,
    blank: Array,
    worlds: Array,
    styles: Array,
    menu: Array,
    chances: Array,
    weights: Array,
    scores: Array,
    log: Array,
    payoff: Array,
) -> None:
    """Games first to last - 1: the given action, then nature and bots until a seat from outside is asked.

    A game that is over is followed by its next, `stride` on. `starting`: no action, every game begins from its number.
    `finals`: what the acting seat sees at the end of a game, if somebody wants it.
    """
    any_sensible = False
    for seat in range(blank[0].seats):
        any_sensible = any_sensible or styles[seat] == SENSIBLE
    for i in range(first, last):
        s = states[i]
        rng = rngs[i : i + 1]
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0.0
        lengths[i] = 0 if starting or done[i] == 1 else lengths[i]
        done[i] = 0
        endings[i] = 0
        acting = seats[i] + 0
        action = actions[i]
        legal = not starting and action >= 0 and action < masks.shape[1] and masks[i, action] == 1
        if legal:
            lengths[i] += 1
            contract.apply(s, acting, action + nature, log)
        seat = next_seat(s) if legal else NOBODY
        fresh = starting
        while True:
            if seat == NOBODY:
                if not fresh:
                    numbers[i] += stride
                    if done[i] == 0:
                        done[i] = 1
                        endings[i] = settle(s, legal, acting, payoff, rewards[i], worlds, finals[i])
                fresh = False
                seed(rng, numbers[i])
                states[i] = blank[0]
                contract.setup(s)
            elif seat == CHANCE:
                contract.apply(s, seat, draw(chances, contract.chance(s, chances), rng), log)
            elif any_sensible and interject(s, worlds, styles, menu, weights, scores, log, rng):
                pass
            elif styles[seat] == OUTSIDE:
                break
            else:
                contract.apply(s, seat, choose(s, worlds, seat, styles[seat], menu, weights, scores, rng), log)
            seat = next_seat(s)
        seats[i] = seat
        show(s, seat, nature, worlds, menus[i], masks[i], observations[i])


@rule
def random_actions(first: int, last: int, nature: int, menus: Array, rngs: Array, actions: Array) -> None:
    """For each game one of the actions that its seat may do, all as likely."""
    for i in range(first, last):
        actions[i] = nth(menus[i], below(rngs[i : i + 1], menus[i, 0])) - nature
