"""Every game that is found keeps the contract: all checks, all numbers of seats, every value of every option."""

from collections.abc import Callable
from pathlib import Path

import pytest

from atoll.engine.catalogue import game_ids, get_game
from atoll.engine.compiled import INTERPRETED
from atoll.engine.conformance import (
    CHECKS,
    check_compiled,
    check_golden,
    check_notation,
    check_perft,
    option_spread,
    perft_table,
    playthrough,
)
from atoll.engine.conformance.files import check_positions
from atoll.engine.conformance.knowledge import check_audiences
from atoll.engine.conformance.rules import check_purity

SEEDS = (1,) if INTERPRETED else (1, 2, 3)
THOROUGH = (check_positions, check_purity, check_audiences)
"""They do so much at every moment that one match of each set of options says enough."""
Check = Callable[..., None]


CHECKED = ["template"] if INTERPRETED else game_ids()
"""Interpreted rules are slow, and `check_compiled` shows that they are the compiled ones: the smallest game will do."""


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__[6:])
@pytest.mark.parametrize("id", CHECKED)
def test_conformance(id: str, check: Check) -> None:
    for options in option_spread(get_game(id)):
        for seed in SEEDS[:1] if check in THOROUGH else SEEDS:
            check(get_game(id), options, seed)


@pytest.mark.parametrize("id", game_ids())
def test_notation(id: str) -> None:
    check_notation(get_game(id))


@pytest.mark.compiled
@pytest.mark.parametrize("id", game_ids())
def test_compiled_is_interpreted(id: str) -> None:
    check_compiled(get_game(id), [(options, 1) for options in option_spread(get_game(id))])


@pytest.mark.parametrize("id", game_ids())
def test_every_component_is_counted(id: str) -> None:
    """Our own games have a census; `check_components` lets third parties do without."""
    game = get_game(id)
    counted = game.position.census(game.new(game.options.defaults())[0])
    assert {what: sum(places.values()) for what, places in counted.items()} == game.position.IN_THE_BOX


@pytest.mark.parametrize("id", CHECKED)
def test_playthrough(id: str, golden_folder: Path, golden: bool) -> None:
    game = get_game(id)
    check_golden(golden_folder / f"{id}.playthrough.txt", playthrough(game, game.options.defaults(), 1), golden)


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [3, 4])
def test_playthrough_of_the_island(seats: int, golden_folder: Path, golden: bool) -> None:
    """Every number of seats: who is threatened, who steers and who is asked depends on them."""
    now = playthrough(get_game("the_island"), {"seats": seats}, seats)
    check_golden(golden_folder / f"the_island.{seats}.playthrough.txt", now, golden)


@pytest.mark.parametrize("id", CHECKED)
def test_perft(id: str, golden_folder: Path, golden: bool) -> None:
    game = get_game(id)
    path = golden_folder / f"{id}.perft"
    if golden:
        check_golden(path, perft_table(game, game.options.defaults(), 2), write=True)
    check_perft(game, path)


@pytest.mark.parametrize("id", game_ids())
def test_spread_has_every_value(id: str) -> None:
    game = get_game(id)
    sets = option_spread(game)
    assert {chosen["seats"] for chosen in sets} == set(range(game.options.min_seats, game.options.max_seats + 1))
    for option in game.options.choices:
        assert {chosen[option.name] for chosen in sets} == set(option.values)
