"""Games played to learn from: what the features were at every moment a search would judge, and how it ended."""

from ...engine import CHANCE, NOBODY, contract
from ...engine.asks import is_asked, next_seat
from ...engine.compiled import rule
from ...engine.playing import SENSIBLE, choose, interject
from ...engine.records import Array, State
from ...engine.rng import below, draw, seed
from .halving import candidates, greedy, halving
from .rollout import may
from .room import START, WORLD, Room
from .settings import GREEDY, Settings
from .value import Net, evaluate, is_trained

PERCENT, LUCK = 100, 1 << 30


@rule
def teach(
    room: Room, game: Array, blank: Array, weights: Array, net: Net, rival: Net, nothing: Net, seats: int, settings: Settings,
    explore: int, number: int, rng: Array, features: Array, values: Array,
) -> int:  # fmt: skip
    """Play one game in game[0]; returns how many moments were written. `room.payoff` is the result.

    `seats` has a bit for each that plays by `net`, the others by `rival`: greedily, or searching, as `settings` say. An empty
    net leaves it to the policy.
    `explore` in a hundred turns begin with any candidate at all: what is never tried is never learnt.
    features[moment, seat] and values[moment, seat] are written (a team's in seat 0 alone).
    """
    seed(rng, number)
    s = game[0]
    game[0] = blank[0]
    contract.setup(s)
    moments = 0
    last = NOBODY
    explored = -1
    while True:
        seat = next_seat(s)
        if last != NOBODY and seat != last and moments < values.shape[0]:
            write(room, s, net, features, values, moments)
            moments += 1
        last = NOBODY
        if seat == NOBODY:
            contract.outcome(s, room.payoff)
            return moments
        if seat == CHANCE:
            contract.apply(s, seat, draw(room.chances, contract.chance(s, room.chances), rng), room.log)
        else:
            own = net if (seats >> seat) & 1 == 1 else rival
            if interject(s, room.worlds, room.styles, room.menu, weights, room.scores, room.log, rng):
                continue
            begins = s.turns != explored
            explored = s.turns + 0
            if begins and below(rng, PERCENT) < explore:
                by_chance(room, s, seat, weights, nothing, settings, rng)
            elif is_trained(own):
                by_search(room, s, seat, weights, own, settings, rng)
            else:
                action = choose(s, room.worlds, seat, SENSIBLE, room.menu, weights, room.scores, rng)
                contract.apply(s, seat, action, room.log)
            last = seat


@rule
def write(room: Room, s: State, net: Net, features: Array, values: Array, moment: int) -> None:
    """The moment as a search would judge it."""
    if is_trained(net):
        evaluate(s, net, room)
    for seat in range(1 if net.together == 1 else s.seats):
        values[moment, seat] = room.payoff[seat]
        contract.features(s, seat, features[moment, seat])


@rule
def by_chance(room: Room, s: State, seat: int, weights: Array, nothing: Net, settings: Settings, rng: Array) -> None:
    """Any candidate."""
    look_around(room, s, seat)
    count = candidates(room, seat, settings, below(rng, LUCK), weights, nothing)
    carry_out(room, s, seat, below(rng, count))


@rule
def by_search(room: Room, s: State, seat: int, weights: Array, net: Net, settings: Settings, rng: Array) -> None:
    """The candidate that comes first."""
    look_around(room, s, seat)
    if settings.method == GREEDY:
        greedy(room, seat, weights, net, settings, rng)
    else:
        halving(room, seat, weights, net, settings, rng)
    carry_out(room, s, seat, room.order[0])


@rule
def look_around(room: Room, s: State, seat: int) -> None:
    """What the seat sees."""
    room.worlds[START] = s
    contract.redact(room.worlds[START], seat)


@rule
def carry_out(room: Room, s: State, seat: int, plan: int) -> None:
    """As far as it goes."""
    for k in range(room.lengths[plan]):
        action = room.plans[plan, k]
        room.worlds[WORLD] = s
        if k > 0 and (not is_asked(s, seat) or not may(room, seat, action)):
            break
        contract.apply(s, seat, action, room.log)
