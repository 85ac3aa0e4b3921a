"""What games tell their value nets: numbers that a net can learn from, and that say what they should."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from atoll.bots import LEVELS
from atoll.bots.search.room import MOST_HIDDEN
from atoll.bots.search.settings import at_table, settings_of
from atoll.bots.search.value import FILE, Net, fits, net_of
from atoll.engine.catalogue import game_ids, get_game
from atoll.engine.conformance.walking import walk
from atoll.engine.errors import BrokenGame
from atoll.engine.game import Game
from atoll.engine.records import Array
from atoll.engine.rng import new_rng
from atoll.games.template.knowledge import FEATURES

KNOWN = [game for game in game_ids() if get_game(game).knowledge]
LARGEST = 6.0


def features(game: Game, state: Array, seat: int) -> Array:
    out = np.full(game.knowledge.FEATURES, np.nan, np.float32)  # type: ignore[union-attr]
    game.functions["features"](state[0], seat, out)
    return out


def moments(game: Game, seats: int, seed: int) -> Iterator[Array]:
    """Those in which somebody is asked."""
    for moment in walk(game, {"seats": seats}, seed):
        if moment.seat >= 0:
            yield moment.state


@pytest.mark.parametrize("id", KNOWN)
def test_features_of_whole_games(id: str) -> None:
    """Every number is written, none is out of bounds, and hardly any is the same in all positions."""
    game = get_game(id)
    rows = []
    for seats in range(game.options.min_seats, game.options.max_seats + 1):
        for number, state in enumerate(moments(game, seats, seats)):
            if number % 3 == 0:
                rows += [features(game, state, seat) for seat in range(seats)]
    table = np.array(rows)
    assert np.isfinite(table).all()
    assert np.abs(table).max() <= LARGEST
    assert (table.std(0) > 0).mean() > 0.7


@pytest.mark.parametrize("id", KNOWN)
def test_features_leave_the_position_alone(id: str) -> None:
    game = get_game(id)
    for number, state in enumerate(moments(game, 2, 1)):
        if number % 8:
            continue
        before = state.tobytes()
        first = features(game, state, 1)
        assert (features(game, state, 1) == first).all()
        assert state.tobytes() == before


@pytest.mark.parametrize("id", KNOWN)
def test_features_need_no_more_than_a_view_and_a_guess(id: str) -> None:
    """A world that is sampled from a view has them all."""
    game = get_game(id)
    for number, state in enumerate(moments(game, 2, 2)):
        if number % 8 == 0:
            world = game.sample(game.view(state, 0), 0, new_rng(number))
            assert np.isfinite(features(game, world, 0)).all()


@pytest.mark.parametrize("id", KNOWN)
def test_levels_and_nets_fit_the_game(id: str) -> None:
    game = get_game(id)
    levels = getattr(game.knowledge, "LEVELS", {})
    assert set(levels) <= set(LEVELS)
    for level, settings in levels.items():
        if level == "beginner":
            assert set(settings) == {"overlooks"}
            assert 0 < settings["overlooks"] < 100
        else:
            for seats in range(game.options.min_seats, game.options.max_seats + 1):
                chosen = settings_of(at_table(settings, {"seats": seats}))
                assert chosen.simulations >= chosen.candidates, "each candidate is simulated"
                assert chosen.judged <= max(chosen.depth, 1), "no turn is judged before it is played"
    net = net_of(game)
    if net.into.shape[1]:
        assert net.into.shape[0] == game.knowledge.FEATURES + 1  # type: ignore[union-attr]
        assert net.out.shape[0] == net.into.shape[1] + 1


@pytest.mark.parametrize("shape", [(FEATURES, 8), (FEATURES + 1, MOST_HIDDEN + 1)])
def test_a_net_made_for_something_else_does_not_fit(shape: tuple[int, int]) -> None:
    template = get_game("template")
    assert not fits(template, Net(np.zeros(shape, np.float32), np.zeros(shape[1] + 1, np.float32), 0))
    assert fits(template, Net(np.zeros((FEATURES + 1, 8), np.float32), np.zeros(9, np.float32), 0))


def test_a_game_with_another_games_net_says_so(tmp_path: Path) -> None:
    game = replace(get_game("template"), folder=tmp_path)
    np.savez(tmp_path / FILE, into=np.zeros((3, 8)), out=np.zeros(9))
    with pytest.raises(BrokenGame, match="atoll train template"):
        net_of(game)
