"""What comes of plans, and of a position, played on by the game's policy: the pieces of the search, used one by one."""

from collections.abc import Sequence

import numpy as np

from ..bots.search.rollout import FOREVER, play_on, simulate
from ..bots.search.room import LONGEST_PLAN, START, WORLD, begin, room_for
from ..bots.search.settings import Settings
from ..bots.search.value import is_trained, net_of
from ..engine import NOBODY
from ..engine.game import Game
from ..engine.records import Array

SPREAD = 1 << 20
"""Numbers of simulations: those of two calls with neighbouring `first` never meet."""


def compare(
    game: Game, view: Array, seat: int, plans: Sequence[Sequence[int]], worlds: int, how: Settings, first: int = 1
) -> Array:
    """What each plan brings to the seat in each of so many worlds that fit its view; in a world all have the same luck."""
    room, net = room_for(game), net_of(game)
    room.worlds[START] = view[0]
    for k, plan in enumerate(plans):
        kept = plan[:LONGEST_PLAN]
        room.plans[k, : len(kept)] = kept
        room.lengths[k] = len(kept)
    brought = np.zeros((worlds, len(plans)))
    for world in range(worlds):
        for k in range(len(plans)):
            simulate(room, seat, k, first * SPREAD + world, game.weights, net, how.depth, how.judged)
            brought[world, k] = room.payoff[seat]
    return brought


def prospects(game: Game, state: Array, times: int, how: Settings, first: int = 1) -> list[float]:
    """Each seat's expected payoff from a position that is all open; what nature will do is open all the same."""
    if outcome := game.outcome(state):
        return outcome[1]
    room, net = room_for(game), net_of(game)
    seats = int(state[0].seats)
    until = int(state[0].turns) + how.depth if is_trained(net) else FOREVER
    judged = min(how.judged, max(how.depth, 1))  # nobody has acted yet
    total = np.zeros(seats)
    for number in range(times):
        begin(room, first * SPREAD + number)
        room.worlds[WORLD] = state[0]
        play_on(room, game.weights, net, NOBODY, until - judged + 1, until)
        total += room.payoff[:seats]
    return [float(share) for share in total / times]
