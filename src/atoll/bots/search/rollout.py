"""Playing on from a position by the game's policy, or by any legal action, for a few turns or to the end."""

from ...engine import CHANCE, NOBODY, contract
from ...engine.asks import is_asked, next_seat
from ...engine.compiled import rule
from ...engine.playing import RANDOM, choose, interject
from ...engine.records import Array
from ...engine.rng import draw
from .room import START, WORLD, Room, begin
from .value import Net, evaluate, is_trained

FOREVER = 1 << 30


@rule
def play_on(room: Room, weights: Array, net: Net, last: int, first: int, until: int) -> None:
    """worlds[WORLD] goes on until somebody's run of actions in turn `until` or later is over; payoff tells the worth then.

    That is the mean of the net's verdicts, one in each turn from `first` on; a game that ends before has its result for
    those that are missing. `last` has acted last. A position is always judged at the same kind of moment: right after a run
    of one seat's actions.
    """
    s = room.worlds[WORLD]
    style = room.styles[0]
    room.verdicts[:] = 0.0
    count = 0
    turn = first + 0
    acted = is_trained(net) and s.turns >= turn
    while True:
        seat = next_seat(s)
        if seat == NOBODY:
            contract.outcome(s, room.payoff)
            count += add_verdicts(room, max(until - turn + 1, 1))
            break
        if acted and seat != last:
            evaluate(s, net, room)
            count += add_verdicts(room, 1)
            if s.turns >= until:
                break
            turn = s.turns + 1
            acted = False
        if seat == CHANCE:
            contract.apply(s, seat, draw(room.chances, contract.chance(s, room.chances), room.rng), room.log)
        elif style == RANDOM or not interject(
            s, room.worlds, room.styles, room.menu, weights, room.scores, room.log, room.ties
        ):
            action = choose(s, room.worlds, seat, style, room.menu, weights, room.scores, room.ties)
            contract.apply(s, seat, action, room.log)
            last = seat
            acted = is_trained(net) and s.turns >= turn
    for seat in range(s.seats):
        room.payoff[seat] = room.verdicts[seat] / count


@rule
def add_verdicts(room: Room, count: int) -> int:
    """`payoff` counts so many times."""
    for seat in range(room.worlds[WORLD].seats):
        room.verdicts[seat] += count * room.payoff[seat]
    return count


@rule
def may(room: Room, seat: int, action: int) -> bool:
    """True when the seat may do that in the world being played."""
    count = contract.legal(room.worlds[WORLD], seat, room.menu)
    for k in range(count):
        if room.menu[k + 1] == action:
            return True
    return False


@rule
def simulate(room: Room, seat: int, plan: int, number: int, weights: Array, net: Net, depth: int, judged: int) -> None:
    """One simulation of a candidate: the same number gives every candidate the same world and the same luck.

    worlds[START] is the view. Where the plan cannot be carried out in this world, the policy takes over.
    """
    begin(room, number)
    room.worlds[WORLD] = room.worlds[START]
    contract.sample(room.worlds[WORLD], seat, room.rng)
    s = room.worlds[WORLD]
    until = s.turns + depth if is_trained(net) else FOREVER
    for k in range(room.lengths[plan]):
        action = room.plans[plan, k]
        if k > 0 and (not is_asked(s, seat) or not may(room, seat, action)):
            break
        contract.apply(s, seat, action, room.log)
    play_on(room, weights, net, seat, until - judged + 1, until)
