"""Compiled drivers over the contract: whole games, fuzzing with every invariant checked, perft. For any game."""

from . import CHANCE, NOBODY, contract
from .asks import is_asked, next_seat
from .bits import lowest
from .compiled import rule
from .menu import nth
from .records import Array, State
from .rng import below, draw, seed

RANDOM, SENSIBLE = 0, 1
"""How a seat plays in `play_games`: any legal action, or the one with the highest appeal."""

GAMES, DECISIONS, STEPS, TURNS, LEAST_TURNS, MOST_TURNS, CHOICES, MOST_CHOICES, MOST_STEPS, N_TALLIES = range(10)
"""What `play_games` counts."""


@rule
def best(scores: Array, count: int, rng: Array) -> int:
    """The index of the highest score; equal ones are drawn among."""
    found = 0
    ties = 1
    for k in range(1, count):
        if scores[k] > scores[found]:
            found = k
            ties = 1
        elif scores[k] == scores[found]:
            ties += 1
            if below(rng, ties) == 0:
                found = k
    return found


LARGE = 1.5 * 2.0**32
"""Beside this number floats are 2⁻²⁰ apart."""


@rule
def coarsen(scores: Array, count: int) -> None:
    """Round scores to multiples of 2⁻²⁰. Some machines multiply and add in one go, and two actions that are alike elsewhere
    would differ there in the last bit; fuzzing shall find the same game everywhere."""
    for k in range(count):
        scores[k] = (scores[k] + LARGE) - LARGE


@rule
def choose(
    s: State, worlds: Array, seat: int, style: int, menu: Array, weights: Array, scores: Array, rng: Array
) -> int:
    """What this seat does. A sensible one looks at its own view only (worlds[0] is scratch)."""
    if style == RANDOM:
        return nth(menu, below(rng, contract.legal(s, seat, menu)))
    worlds[0] = s
    contract.redact(worlds[0], seat)
    count = contract.legal(worlds[0], seat, menu)
    if count == 1:
        return nth(menu, 0)
    contract.appeal(worlds[0], seat, menu, weights, scores)
    return nth(menu, best(scores, count, rng))


@rule
def interject(
    s: State, worlds: Array, styles: Array, menu: Array, weights: Array, scores: Array, log: Array, rng: Array
) -> bool:
    """A sensible seat that is not asked acts if some action has a positive appeal."""
    seats = contract.eager(s)
    for seat in range(s.seats):
        if (seats >> seat) & 1 == 1 and styles[seat] == SENSIBLE:
            worlds[0] = s
            contract.redact(worlds[0], seat)
            count = contract.legal(worlds[0], seat, menu)
            contract.appeal(worlds[0], seat, menu, weights, scores)
            k = best(scores, count, rng)
            if count > 0 and scores[k] > 0.0:
                contract.apply(s, seat, nth(menu, k), log)
                return True
    return False


@rule
def play_games(
    blank: Array,
    worlds: Array,
    styles: Array,
    menu: Array,
    chances: Array,
    weights: Array,
    scores: Array,
    log: Array,
    rng: Array,
    payoff: Array,
    first_seed: int,
    games: int,
    tally: Array,
    endings: Array,
    wins: Array,
) -> None:
    """Play whole games from set-up, game g from seed first_seed + g; worlds[1] is the state, blank[0] has the options."""
    s = worlds[1]
    any_sensible = False
    for seat in range(blank[0].seats):
        any_sensible = any_sensible or styles[seat] == SENSIBLE
    for game in range(games):
        seed(rng, first_seed + game)
        worlds[1] = blank[0]
        contract.setup(s)
        steps = 0
        while True:
            seat = next_seat(s)
            if seat == NOBODY:
                break
            steps += 1
            if seat == CHANCE:
                contract.apply(s, seat, draw(chances, contract.chance(s, chances), rng), log)
                continue
            tally[DECISIONS] += 1
            if any_sensible and interject(s, worlds, styles, menu, weights, scores, log, rng):
                continue
            action = choose(s, worlds, seat, styles[seat], menu, weights, scores, rng)
            tally[CHOICES] += menu[0]
            tally[MOST_CHOICES] = max(tally[MOST_CHOICES], menu[0])
            contract.apply(s, seat, action, log)
        endings[contract.outcome(s, payoff)] += 1
        for seat in range(s.seats):
            wins[seat] += payoff[seat]
        tally[GAMES] += 1
        tally[STEPS] += steps
        tally[MOST_STEPS] = max(tally[MOST_STEPS], steps)
        tally[TURNS] += s.turns
        tally[LEAST_TURNS] = min(tally[LEAST_TURNS], s.turns)
        tally[MOST_TURNS] = max(tally[MOST_TURNS], s.turns)


NO_CHANCE, NO_ACTION, TOO_LONG, EAGER_IDLE, EARLY_OUTCOME, NO_OUTCOME = -1, -2, -3, -4, -5, -6
"""What `fuzz_games` returns beside a game's own faults."""


@rule
def fuzz_games(
    blank: Array,
    worlds: Array,
    menu: Array,
    chances: Array,
    log: Array,
    rng: Array,
    payoff: Array,
    weights: Array,
    scores: Array,
    first_seed: int,
    games: int,
    max_steps: int,
    tally: Array,
    endings: Array,
) -> int:
    """Games with out-of-turn actions, every invariant checked after every step: 0, or what went wrong.

    Every other game is quite random; in the rest most actions look sensible, so that play goes far and wins come up.
    On a fault worlds[1] is the broken state, worlds[0] the one before, tally[GAMES] the games that went well.
    """
    s = worlds[1]
    for game in range(games):
        seed(rng, first_seed + game)
        worlds[1] = blank[0]
        contract.setup(s)
        steps = 0
        while True:
            fault = contract.broken(s)
            if fault != 0:
                return fault
            seat = next_seat(s)
            if seat == NOBODY:
                ending = contract.outcome(s, payoff)
                if ending == 0:
                    return NO_OUTCOME
                endings[ending] += 1
                break
            if steps >= max_steps:
                return TOO_LONG
            if contract.outcome(s, payoff) != 0:
                return EARLY_OUTCOME
            worlds[0] = s
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
                if game % 2 == 1 and is_asked(s, seat) and below(rng, 16) != 0:
                    contract.appeal(s, seat, menu, weights, scores)
                    coarsen(scores, count)
                    k = best(scores, count, rng)
                action = nth(menu, k)
            contract.apply(s, seat, action, log)
            steps += 1
        tally[GAMES] += 1
        tally[STEPS] += steps
        tally[MOST_STEPS] = max(tally[MOST_STEPS], steps)
    return 0


@rule
def somebody(s: State, asked: int, rng: Array) -> int:
    """A seat that may act: one of those asked, now and then one that is not."""
    seats = s.asks[s.ask_count - 1].seats
    others = contract.eager(s)
    if others != 0 and below(rng, 4) == 0:
        seats = others
    pick = below(rng, s.seats)
    for turn in range(s.seats):
        seat = (pick + turn) % s.seats
        if (seats >> seat) & 1 == 1:
            return seat
    return asked


@rule
def perft(states: Array, menus: Array, chances: Array, at: Array, depth: int, log: Array) -> int:
    """How many lines of `depth` steps start at states[0]: all that seats, asked or eager, and nature may do; ends count too.

    Walks the tree with its own stack: states[d], menus[d] and at[d] (choice, seat) belong to depth d.
    """
    leaves = 0
    level = 0
    fill(states[0], menus[0], chances, at[0])
    while level >= 0:
        if level == depth or (menus[level][0] == 0 and at[level][1] == NOBODY):
            leaves += 1
            level -= 1
            continue
        if at[level][0] == menus[level][0]:
            if not next_asked(states[level], menus[level], at[level]):
                level -= 1
            continue
        states[level + 1] = states[level]
        contract.apply(states[level + 1], at[level][1], nth(menus[level], at[level][0]), log)
        at[level][0] += 1
        level += 1
        if level < depth:
            fill(states[level], menus[level], chances, at[level])
    return leaves


@rule
def fill(s: State, menu: Array, chances: Array, at: Array) -> None:
    """The first seat's choices, or nature's, or none."""
    at[0] = 0
    at[1] = next_seat(s)
    menu[0] = 0
    if at[1] >= 0 and contract.eager(s) != 0:
        at[1] = min(at[1], lowest(contract.eager(s)))
    if at[1] == CHANCE:
        contract.chance(s, chances)
        for action in range(chances.size):
            if chances[action] > 0:
                menu[0] += 1
                menu[menu[0]] = action
    elif at[1] != NOBODY:
        contract.legal(s, at[1], menu)


@rule
def next_asked(s: State, menu: Array, at: Array) -> bool:
    """Go on to the next seat that is asked the same question or may act all the same."""
    if at[1] == CHANCE:
        return False
    for seat in range(at[1] + 1, s.seats):
        if ((s.asks[s.ask_count - 1].seats | contract.eager(s)) >> seat) & 1 == 1:
            at[0] = 0
            at[1] = seat
            contract.legal(s, seat, menu)
            return True
    return False
