"""The scratch memory of a search: one room a thread and game, made once."""

import threading
from typing import NamedTuple

import numpy as np

from ...engine import MAX_SEATS
from ...engine.compiled import rule
from ...engine.events import new_log
from ...engine.game import Game
from ...engine.menu import new_menu
from ...engine.playing import SENSIBLE
from ...engine.records import Array
from ...engine.rng import new_rng, seed

MOST_NODES = 8192
"""Positions that the enumeration of plans may hold, and nodes of a tree."""
LONGEST_PLAN = 24
MOST_HIDDEN = 256
"""Units that a value net may have."""
POLICY = 1 << 60
"""Beyond every number of a simulation: there the policy's own luck begins."""
VIEW, WORLD, START = 0, 1, 2
"""What `worlds` holds: the policy's view, the world being played, and the world a simulation starts from."""


class Room(NamedTuple):
    """Arrays only, so that compiled code can take it whole."""

    worlds: Array
    menu: Array
    chances: Array
    scores: Array
    styles: Array  # how simulations are played on: all seats alike, RANDOM or SENSIBLE
    log: Array
    rng: Array  # nature's luck
    ties: Array  # the policy's: apart, so that nature's goes on the same for every candidate
    payoff: Array
    verdicts: Array  # summed, by seat
    # candidates
    plans: Array  # actions, by candidate
    lengths: Array
    order: Array  # the candidates, best first
    sums: Array
    visits: Array
    # the enumeration of plans
    nodes: Array
    words: Array  # the same memory as `nodes`, to be hashed and compared
    parents: Array
    actions: Array
    table: Array
    is_end: Array  # 1: nothing follows in the enumeration
    worths: Array
    ends: Array  # the node where a candidate ends
    # trees
    keys: Array
    children: Array
    siblings: Array
    seen: Array
    available: Array
    totals: Array
    paths: Array
    # the value net
    inputs: Array
    hidden: Array


def new_room(game: Game) -> Room:
    nodes = np.zeros(MOST_NODES, game.dtype)
    word = np.uint32 if game.dtype.itemsize % 4 == 0 else np.uint16 if game.dtype.itemsize % 2 == 0 else np.uint8
    features = getattr(game.knowledge, "FEATURES", 0)
    return Room(
        worlds=np.zeros(3, game.dtype),
        menu=new_menu(game.space.count),
        chances=np.zeros(max(game.space.nature, 1), np.int16),
        scores=np.zeros(game.space.count),
        styles=np.zeros(MAX_SEATS, np.int64),
        log=new_log(0),
        rng=new_rng(),
        ties=new_rng(),
        payoff=np.zeros(MAX_SEATS),
        verdicts=np.zeros(MAX_SEATS),
        plans=np.zeros((MOST_NODES, LONGEST_PLAN), np.int16),
        lengths=np.zeros(MOST_NODES, np.int64),
        order=np.zeros(MOST_NODES, np.int64),
        sums=np.zeros(MOST_NODES),
        visits=np.zeros(MOST_NODES, np.int64),
        nodes=nodes,
        words=nodes.view(word).reshape(MOST_NODES, -1),
        parents=np.zeros(MOST_NODES, np.int64),
        actions=np.zeros(MOST_NODES, np.int64),
        table=np.zeros(4 * MOST_NODES, np.int64),
        is_end=np.zeros(MOST_NODES, np.int8),
        worths=np.zeros(MOST_NODES),
        ends=np.zeros(MOST_NODES, np.int64),
        keys=np.zeros(MOST_NODES, np.int64),
        children=np.zeros(MOST_NODES, np.int64),
        siblings=np.zeros(MOST_NODES, np.int64),
        seen=np.zeros(MOST_NODES, np.int64),
        available=np.zeros(MOST_NODES, np.int64),
        totals=np.zeros((MOST_NODES, MAX_SEATS)),
        paths=np.zeros((MAX_SEATS, game.max_steps + 1), np.int64),
        inputs=np.zeros(max(features, 1), np.float32),
        hidden=np.zeros(MOST_HIDDEN, np.float32),
    )


@rule
def begin(room: Room, number: int) -> None:
    """The luck of simulation `number`: nature's, and the policy's, which has nothing to do with it."""
    seed(room.rng, number)
    seed(room.ties, number + POLICY)


_local = threading.local()


def room_for(game: Game, style: int = SENSIBLE) -> Room:
    """This thread's room for the game, in which simulations are played on in that style."""
    rooms: dict[str, Room] = _local.__dict__.setdefault("rooms", {})
    if game.id not in rooms:
        rooms[game.id] = new_room(game)
    rooms[game.id].styles[:] = style
    return rooms[game.id]
