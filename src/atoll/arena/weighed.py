"""The compiled loop of tuning: whole games in which every seat plays by weights of its own."""

from ..engine import CHANCE, NOBODY, contract
from ..engine.asks import next_seat
from ..engine.compiled import rule
from ..engine.playing import RANDOM, SENSIBLE, choose, interject
from ..engine.records import Array, State
from ..engine.rng import draw, seed


@rule
def act_unasked(
    s: State,
    worlds: Array,
    styles: Array,
    menu: Array,
    table: Array,
    rows: Array,
    scores: Array,
    log: Array,
    rng: Array,
) -> bool:
    """A seat that is not asked acts if its own weights find something worth it."""
    if contract.eager(s) == 0:
        return False
    for seat in range(s.seats):
        styles[:] = RANDOM
        styles[seat] = SENSIBLE
        if interject(s, worlds, styles, menu, table[rows[seat]], scores, log, rng):
            return True
    return False


@rule
def play_weighed(
    blank: Array,
    worlds: Array,
    styles: Array,
    menu: Array,
    chances: Array,
    table: Array,
    rows: Array,
    scores: Array,
    log: Array,
    rng: Array,
    payoff: Array,
    first_seed: int,
    games: int,
    wins: Array,
) -> None:
    """Game g from seed first_seed + g; seat k plays by the weights table[rows[k]]. Adds payoffs to wins[seat].

    worlds[1] is the state, worlds[0] scratch, blank[0] has the options.
    """
    s = worlds[1]
    for game in range(games):
        seed(rng, first_seed + game)
        worlds[1] = blank[0]
        contract.setup(s)
        while True:
            seat = next_seat(s)
            if seat == NOBODY:
                break
            if seat == CHANCE:
                contract.apply(s, seat, draw(chances, contract.chance(s, chances), rng), log)
            elif not act_unasked(s, worlds, styles, menu, table, rows, scores, log, rng):
                weights = table[rows[seat]]
                contract.apply(s, seat, choose(s, worlds, seat, SENSIBLE, menu, weights, scores, rng), log)
        contract.outcome(s, payoff)
        for seat in range(s.seats):
            wins[seat] += payoff[seat]
