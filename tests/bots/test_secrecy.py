"""No bot peeks: in worlds that differ only in what a seat may not know it does the same, with the same luck."""

from collections.abc import Iterator
from itertools import islice

import pytest

from atoll.bots import FOR_STUDY, LEVELS, new_bot
from atoll.bots.search.settings import METHODS
from atoll.engine.catalogue import game_ids, get_game
from atoll.engine.compiled import INTERPRETED
from atoll.engine.conformance.walking import Moment, walk
from atoll.engine.game import Game
from atoll.engine.records import Array
from atoll.engine.rng import new_rng

TINY = {"simulations": 2, "candidates": 2, "plans": 12, "worlds": 1}
BY_NAME = ",".join(f"{name}={value}" for name, value in TINY.items())
BOTS = [*LEVELS, *FOR_STUDY, *(f"search:method={method},{BY_NAME}" for method in METHODS)]
GAMES = game_ids() if INTERPRETED else ["template"]
"""Compiled, a search takes its time to be compiled for each game; interpreted it shows the same."""
MOMENTS = 1 if INTERPRETED else 5


def twins(game: Game, state: Array, seat: int) -> tuple[Array, Array]:
    """Two worlds that this seat cannot tell apart; different ones, if three draws give any."""
    view = game.view(state, seat)
    first, *others = (game.sample(view, seat, new_rng(number)) for number in range(3))
    return first, next((world for world in others if world.tobytes() != first.tobytes()), first)


def late_twins(game: Game) -> Iterator[tuple[int, Array, Array]]:
    """From the end of a match backwards, where a game played on is short: a seat has a choice, and something is hidden."""
    moments = list(map(copied, walk(game, {}, 1, sensible=False)))
    for state, seat in reversed(moments):
        if seat >= 0 and len(game.legal(state, seat)) > 1:
            left, right = twins(game, state, seat)
            if game.cooperative or left.tobytes() != right.tobytes():  # teams play with open hands
                yield seat, left, right


def copied(moment: Moment) -> tuple[Array, int]:
    return moment.state.copy(), moment.seat


@pytest.mark.parametrize("id", GAMES)
def test_no_bot_peeks(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = get_game(id)
    assert game.knowledge is not None
    for level, settings in game.knowledge.LEVELS.items():
        monkeypatch.setitem(game.knowledge.LEVELS, level, settings | TINY)
    monkeypatch.setattr("atoll.bots.search.BOT.own", TINY)
    found = list(islice(late_twins(game), MOMENTS))
    assert len(found) == MOMENTS
    for seat, left, right in found:
        for name in BOTS:
            chosen = [new_bot(name).choose(game, game.view(world, seat), seat, new_rng(7)) for world in (left, right)]
            assert chosen[0] == chosen[1], f"{name} in seat {seat} does {chosen}"
            assert chosen[0] in game.legal(left, seat)
