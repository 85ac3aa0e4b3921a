"""The value net: what a position is worth to each seat. One hidden layer over the game's features, the same for every seat.

In a game of rivals a seat's number is compared with the others' (softmax); a team has one number (logistic).
"""

from functools import cache
from math import exp
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ...engine import contract
from ...engine.compiled import inlined, rule
from ...engine.errors import BrokenGame
from ...engine.game import Game
from ...engine.records import Array, State
from .room import MOST_HIDDEN, Room

FILE = "value.npz"


class Net(NamedTuple):
    """into[k]: from feature k to each hidden unit, the last row is the bias; out: from each unit, the last is the bias."""

    into: Array
    out: Array
    together: int
    """1 for a cooperative game."""


def no_net(game: Game) -> Net:
    return Net(np.zeros((1, 0), np.float32), np.zeros(1, np.float32), int(game.cooperative))


@cache
def net_of(game: Game) -> Net:
    """The game's trained net, or an empty one: then games are played to their end instead."""
    path = game.folder / FILE
    if not path.exists():
        return no_net(game)
    net = read_net(game, path)
    if not fits(game, net):
        raise BrokenGame(
            f"game {game.id!r}: {path.name} is a net for other features; `atoll train {game.id}` makes a new one"
        )
    return net


def read_net(game: Game, path: Path) -> Net:
    with np.load(path) as arrays:
        return Net(arrays["into"].astype(np.float32), arrays["out"].astype(np.float32), int(game.cooperative))


def fits(game: Game, net: Net) -> bool:
    """Is it made for the game's features? Compiled code would read past the end of any other."""
    if net.into.ndim != 2:
        return False
    features, units = getattr(game.knowledge, "FEATURES", 0), net.into.shape[1]
    return net.into.shape[0] == features + 1 and net.out.shape == (units + 1,) and units <= MOST_HIDDEN


@rule
def is_trained(net: Net) -> bool:
    return net.into.shape[1] > 0


@inlined
def add_rows(
    into: Array, k: int, x: np.float32, k1: int, x1: np.float32, k2: int, x2: np.float32, k3: int, x3: np.float32,
    hidden: Array, units: int,
) -> None:  # fmt: skip
    """Four features at once: `hidden` is read and written a quarter as often."""
    for h in range(units):
        hidden[h] += x * into[k, h] + x1 * into[k1, h] + x2 * into[k2, h] + x3 * into[k3, h]


@rule
def judge(s: State, seat: int, net: Net, room: Room) -> float:
    """The seat's number: the higher, the better it stands."""
    contract.features(s, seat, room.inputs)
    count = net.into.shape[0] - 1
    units = net.into.shape[1]
    hidden = room.hidden
    for h in range(units):
        hidden[h] = net.into[count, h]
    k1 = k2 = k3 = 0
    x1 = x2 = x3 = np.float32(0.0)
    waiting = 0
    for k in range(count):
        x = room.inputs[k]
        if x == 0.0:
            continue
        waiting += 1
        if waiting == 4:
            add_rows(net.into, k, x, k1, x1, k2, x2, k3, x3, hidden, units)
            waiting = 0
            x1 = x2 = x3 = np.float32(0.0)
        else:
            k1, x1, k2, x2, k3, x3 = k, x, k1, x1, k2, x2
    add_rows(net.into, 0, np.float32(0.0), k1, x1, k2, x2, k3, x3, hidden, units)
    number = float(net.out[units])
    for h in range(units):
        if hidden[h] > 0.0:
            number += hidden[h] * net.out[h]
    return number


@rule
def evaluate(s: State, net: Net, room: Room) -> None:
    """payoff[seat]: each seat's expected payoff."""
    if net.together == 1:
        chance = 1.0 / (1.0 + exp(-judge(s, 0, net, room)))
        for seat in range(s.seats):
            room.payoff[seat] = chance
        return
    total = 0.0
    for seat in range(s.seats):
        room.payoff[seat] = exp(judge(s, seat, net, room))
        total += room.payoff[seat]
    for seat in range(s.seats):
        room.payoff[seat] /= total
