"""No bot peeks: in worlds that differ only in what a seat may not know it does the same, with the same luck."""

import sys
import zlib
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

import pytest

from atoll.arena.playing import Seat
from atoll.bots import FOR_STUDY, LEVELS, Bot, new_bot
from atoll.bots.search.settings import METHODS
from atoll.engine.catalogue import game_ids, get_game
from atoll.engine.compiled import INTERPRETED
from atoll.engine.conformance.walking import Moment, option_spread, walk
from atoll.engine.game import Game
from atoll.engine.records import Array
from atoll.engine.rng import new_rng

TINY = {"simulations": 2, "candidates": 2, "plans": 12, "worlds": 1}
BY_NAME = ",".join(f"{name}={value}" for name, value in TINY.items())
BOTS = [*LEVELS, *FOR_STUDY, *(f"search:method={method},{BY_NAME}" for method in METHODS)]
GAMES = game_ids() if INTERPRETED else ["template"]
"""Compiled, a search takes its time to be compiled for each game; interpreted it shows the same."""
FEW, DRAWS = 1, 3
LUCKS = 1 if INTERPRETED else 4
MOMENTS = 4


def moments(id: str) -> int:
    return FEW if INTERPRETED and id != "template" else 5


def twins(game: Game, state: Array, seat: int) -> list[Array]:
    """The truth, and worlds that this seat cannot tell from it; all different."""
    view = game.view(state, seat)
    drawn = [game.sample(view, seat, new_rng(number)) for number in range(DRAWS)]
    return list({world.tobytes(): world for world in [state, *drawn]}.values())


def tables(game: Game) -> list[dict[str, Any]]:
    """The usual one, and a larger one with other options."""
    usual = game.options.defaults()
    larger = [options for options in option_spread(game) if options["seats"] > 2]
    return [{}, max(larger, key=lambda options: sum(options[name] != usual[name] for name in options))]


def late_twins(game: Game, options: Mapping[str, Any]) -> Iterator[tuple[int, list[Array]]]:
    """From the end of a match backwards, where a game played on is short: a seat has a choice, and something is hidden."""
    moments = list(map(copied, walk(game, options, 1, sensible=False)))
    for state, seat in reversed(moments):
        if seat >= 0 and len(game.legal(state, seat)) > 1:
            worlds = twins(game, state, seat)
            if game.cooperative or len(worlds) > 1:  # teams play with open hands
                yield seat, worlds


def copied(moment: Moment) -> tuple[Array, int]:
    return moment.state.copy(), moment.seat


def chosen_in(world: Array, bot: Bot, game: Game, seat: int, deal: int) -> int | None:
    """As the arena asks it, which has the whole world before it."""
    return Seat(bot, seat, deal).choose(game, world)


@pytest.mark.parametrize("id", GAMES)
def test_no_bot_peeks(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = get_game(id)
    assert game.knowledge is not None
    for level, settings in game.knowledge.LEVELS.items():
        monkeypatch.setitem(game.knowledge.LEVELS, level, settings | TINY)
    monkeypatch.setattr("atoll.bots.search.BOT.own", TINY)
    usual, larger = (late_twins(game, options) for options in tables(game))
    found = [*islice(usual, moments(id)), *islice(larger, FEW)]
    assert len(found) == moments(id) + FEW
    for seat, worlds in found:
        for name in BOTS:
            for deal in range(LUCKS):
                chosen = {chosen_in(world, new_bot(name), game, seat, deal) for world in worlds}
                assert len(chosen) == 1, f"{name} in seat {seat} does {chosen}"
                assert chosen <= set(game.legal(worlds[0], seat))


@pytest.mark.compiled
@pytest.mark.parametrize("id", ["loot_island", "lost_island", "the_island"])
def test_no_level_peeks_at_hands_or_ranks_as_it_plays(id: str) -> None:
    """With its whole budget, in moments from a whole match: each luck gives the same choice in all worlds."""
    game = get_game(id)
    for options in tables(game):
        hidden = [(seat, worlds) for seat, worlds in late_twins(game, options) if len(worlds) > 1]
        for seat, worlds in hidden[:: len(hidden) // MOMENTS][:MOMENTS]:
            for level in LEVELS:
                for deal in range(LUCKS):
                    chosen = {chosen_in(world, new_bot(level), game, seat, deal) for world in worlds}
                    assert len(chosen) == 1, f"{level} in seat {seat} does {chosen}"


class Peeper:
    """Looks over the shoulder of whoever asks it, where the whole truth lies, and lets what it may not know decide."""

    name = "peeper"
    style: int | None = None

    def __init__(self, way: int) -> None:
        self.way = way

    def choose(self, game: Game, view: Array, seat: int, rng: Array) -> int | None:
        truth: Array = sys._getframe(2).f_locals["state"]
        legal = game.legal(view, seat)
        return legal[zlib.crc32(truth.tobytes(), self.way) % len(legal)]


def test_a_bot_that_peeks_would_be_caught() -> None:
    """What it does is legal, and in the same world always the same: only the twins give it away."""
    game = get_game("template")
    found = list(islice(late_twins(game, {}), moments("template")))
    for way in range(5):
        told = [{chosen_in(world, Peeper(way), game, seat, 0) for world in worlds} for seat, worlds in found]
        assert max(map(len, told)) > 1
