"""OpenSpiel's own tests, and a playthrough of every game."""

import gzip
import io
import unittest
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

from atoll.engine.catalogue import get_game
from atoll.research.episode import Episode
from atoll.research.open_spiel import register_all, short_name

from .spread import GAMES, SPREAD, name


def parse_flags() -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["tests"])


@pytest.mark.parametrize(("id", "options"), SPREAD, ids=name)
def test_random_simulations(id: str, options: dict[str, Any]) -> None:
    """Everything pyspiel knows to check along a random game, states written and read again."""
    pyspiel.random_sim_test(pyspiel.load_game(short_name(id), options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("id", GAMES)
def test_api(id: str) -> None:
    parse_flags()
    case = type(
        "Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": pyspiel.load_game(short_name(id)), "game_name": id}
    )
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        result = unittest.TextTestRunner(stream=io.StringIO()).run(
            unittest.defaultTestLoader.loadTestsFromTestCase(case)
        )
    assert result.testsRun >= 5
    assert not result.failures + result.errors, (result.failures + result.errors)[0][1]


@pytest.mark.parametrize("id", GAMES)
def test_playthrough(id: str, golden: bool, golden_folder: Path, tmp_path: Path) -> None:
    """The whole of a game in OpenSpiel's own words; `zcat` shows it."""
    parse_flags()
    kept = golden_folder / "open_spiel" / f"{id}.txt.gz"
    if golden:
        kept.parent.mkdir(exist_ok=True)
        text = generate_playthrough.playthrough(short_name(id), None, seed=1)
        kept.write_bytes(gzip.compress(text.encode(), mtime=0))
    plain = tmp_path / "playthrough.txt"
    plain.write_bytes(gzip.decompress(kept.read_bytes()))
    before, now = generate_playthrough.replay(str(plain))
    assert now == before


@pytest.mark.parametrize("id", GAMES)
def test_it_is_the_same_game(id: str) -> None:
    """Nature's chances and the seats' choices are the rules'; payoffs too."""
    rules, luck = get_game(id), np.random.default_rng(3)
    state = pyspiel.load_game(short_name(id)).new_initial_state()
    moment = rules.new()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            weights = rules.chances(moment)
            total = sum(weights.values())
            assert outcomes == [(a, w / total) for a, w in weights.items()]
            action = outcomes[luck.integers(len(outcomes))][0]
            rules.apply(moment, -1, action)
        else:
            seat = state.current_player()
            assert [a + rules.space.nature for a in state.legal_actions()] == sorted(rules.legal(moment, seat))
            action = int(luck.choice(state.legal_actions()))
            rules.apply(moment, seat, action + rules.space.nature)
        state.apply_action(action)
    outcome = rules.outcome(moment)
    assert outcome
    assert state.returns() == outcome[1]


def test_observations_have_named_pieces() -> None:
    game = pyspiel.load_game("atoll_lost_island(seats=3)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observation = make_observation(game)
    observation.set_from(state, 0)
    assert set(observation.dict) == {piece.name for piece in get_game("lost_island").pieces}
    assert observation.dict["seats"][:, 0].tolist() == [1, 1, 1, 0]
    assert "\nquestion: arrange=1\n" in observation.string_from(state, 0)


def test_an_information_state_hides_what_the_seat_has_not_seen() -> None:
    """Loot Island: others draw cards that I do not see."""
    state = pyspiel.load_game("atoll_loot_island(seats=3)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    mine, yours = (state.information_state_string(seat).splitlines() for seat in (0, 1))
    assert len(mine) == len(yours)
    assert "chance ?" in mine
    assert any(line.startswith("chance draw") for line in mine)
    assert mine != yours


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("atoll_forbidden_island", {"seats": 4, "difficulty": "elite"})
    assert game.num_players() == 4
    assert game.new_initial_state().rules.options_of(game.new_initial_state().moment)["difficulty"] == "elite"
    assert Episode(get_game("forbidden_island")).options["seats"] == 2
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": True})
    register_all()
