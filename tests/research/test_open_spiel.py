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
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

from atoll.engine.catalogue import get_game
from atoll.engine.game import Game
from atoll.engine.observation import cut
from atoll.engine.records import Array
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


def random_step(state: Any, luck: np.random.Generator) -> None:
    outcomes = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
    state.apply_action(int(luck.choice(outcomes)))


def seen_by(rules: Game, state: Any, seat: int) -> Array:
    return rules.encode(rules.view(state.moment, seat), seat)


def remembered(rules: Game, first: Array, text: str) -> Array:
    """The observation that an information state leads to, from the text alone."""
    numbers = first.copy()
    named = cut(rules.pieces, numbers)
    pieces = {piece.name: piece for piece in rules.pieces}
    for line in text.splitlines()[1:]:
        for part in line.split(" | ")[1:]:
            name, found, changes = part.partition(": ")
            for change in changes.split() if found else ():
                where, _, value = change.partition("=")
                row, dot, column = where.rpartition(".")
                at = pieces[name].columns.index(column)
                named[name][(pieces[name].rows.index(row), at) if dot else at] = np.float32(value)
    return numbers


@pytest.mark.parametrize(("id", "options"), SPREAD, ids=name)
def test_an_information_state_says_what_is_seen(id: str, options: dict[str, Any]) -> None:
    """The observation follows from the information state alone, so equal ones have equal observations, to the last bit."""
    rules, luck = get_game(id), np.random.default_rng(5)
    state = pyspiel.load_game(short_name(id), options).new_initial_state()
    seats = range(options["seats"])
    first = [seen_by(rules, state, seat) for seat in seats]
    for _ in range(12):
        for _ in range(15):
            if not state.is_terminal():
                random_step(state, luck)
        for seat in seats:
            text = state.information_state_string(seat)
            assert np.array_equal(remembered(rules, first[seat], text), seen_by(rules, state, seat))
    assert len(text.splitlines()) > 30


@pytest.mark.parametrize("id", GAMES)
def test_equal_information_states_have_equal_observations(id: str) -> None:
    """The same steps in two worlds that a seat cannot tell apart: as long as it is told the same it sees the same."""
    rules, luck = get_game(id), np.random.default_rng(8)
    game = pyspiel.load_game(short_name(id), {"seats": 3})
    alike = 0
    for _ in range(3):
        state = game.new_initial_state()
        for _ in range(30):
            if not state.is_terminal():
                random_step(state, luck)
        for seat in range(3):
            here, there = state.clone(), state.resample_from_infostate(seat, luck.random)
            assert here.information_state_string(seat) == there.information_state_string(seat)
            for _ in range(8):
                if here.is_terminal() or there.is_terminal() or here.current_player() != there.current_player():
                    break
                both = sorted({*here.legal_actions()} & {*there.legal_actions()})
                if not both:
                    break
                action = int(luck.choice(both))
                here.apply_action(action)
                there.apply_action(action)
                if here.information_state_string(seat) == there.information_state_string(seat):
                    assert np.array_equal(seen_by(rules, here, seat), seen_by(rules, there, seat))
                    assert here.observation_string(seat) == there.observation_string(seat)
                    alike += 1
    assert alike > 10


def test_what_was_told_once_is_in_the_information_state() -> None:
    """Lost Island: who spies learns a value, and where people must remember it themselves no observation shows it."""
    rules, luck = get_game("lost_island"), np.random.default_rng(1)
    game = pyspiel.load_game("atoll_lost_island", {"seats": 3, "memory": "strict"})
    actions = range(rules.space.nature, rules.space.count)
    spies = {a - rules.space.nature for a in actions if rules.space.text(a).startswith("spy")}
    told: set[str] = set()
    while len(told) < 2:
        state = game.new_initial_state()
        while not state.is_terminal() and not spies & set(state.legal_actions()):
            random_step(state, luck)
        if state.is_terminal():
            continue
        seat, spy = state.current_player(), min(spies & set(state.legal_actions()))
        worlds = [state.clone(), *(state.resample_from_infostate(seat, luck.random) for _ in range(6))]
        assert len({world.information_state_string(seat) for world in worlds}) == 1
        for world in worlds:
            world.apply_action(spy)
        assert len({world.observation_string(seat) for world in worlds}) == 1
        told = {world.information_state_string(seat) for world in worlds}
    assert all("| learnt " in text.splitlines()[-1] for text in told)
    for world in worlds:
        for other in {0, 1, 2} - {seat}:
            assert "learnt" not in world.information_state_string(other).splitlines()[-1]


def test_an_information_state_hides_what_the_seat_has_not_seen() -> None:
    """Loot Island: others draw cards that I do not see."""
    state = pyspiel.load_game("atoll_loot_island(seats=3)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    mine, yours = (state.information_state_string(seat).splitlines() for seat in (0, 1))
    assert len(mine) == len(yours)
    assert any(line.startswith("chance ?") for line in mine)
    assert any(line.startswith("chance draw") for line in mine)
    assert mine != yours
    hidden = next(line for line in mine if line.startswith("chance ?"))
    assert "card=" not in hidden


@pytest.mark.parametrize("id", GAMES)
def test_a_copy_remembers_the_same(id: str) -> None:
    luck = np.random.default_rng(2)
    state = pyspiel.load_game(short_name(id)).new_initial_state()
    for _ in range(20):
        random_step(state, luck)
    state.information_state_string(0)
    random_step(state, luck)
    copy = state.clone()
    again = pyspiel.load_game(short_name(id)).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    for seat in range(2):
        texts = {one.information_state_string(seat) for one in (state, copy, again)}
        assert len(texts) == 1


@pytest.mark.parametrize("id", GAMES)
def test_a_state_can_begin_anywhere(id: str) -> None:
    rules, luck = get_game(id), np.random.default_rng(2)
    game = pyspiel.load_game(short_name(id))
    state, other = game.new_initial_state(), game.new_initial_state()
    for _ in range(30):
        random_step(state, luck)
    other.begin_at(state.moment.copy())
    assert other.information_state_string(1) == other.observation_string(1)
    for _ in range(5):
        action = int(
            luck.choice([a for a, _ in other.chance_outcomes()] if other.is_chance_node() else other.legal_actions())
        )
        state.apply_action(action)
        other.apply_action(action)
    assert other.information_state_string(1).splitlines()[-5:] == state.information_state_string(1).splitlines()[-5:]
    assert np.array_equal(seen_by(rules, other, 1), seen_by(rules, state, 1))


@pytest.mark.parametrize("id", GAMES)
def test_ismcts_plays(id: str) -> None:
    """OpenSpiel's own bot, which asks for other worlds that its seat cannot tell from this one."""
    luck = np.random.RandomState(1)
    game = pyspiel.load_game(short_name(id), {"seats": 3})
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        random_step(state, np.random.default_rng(4))
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = ismcts.ISMCTSBot(
        game, evaluator, uct_c=2.0, max_simulations=3, random_state=luck, allow_inconsistent_action_sets=True
    )
    assert bot.step(state) in state.legal_actions()


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("atoll_forbidden_island", {"seats": 4, "difficulty": "elite"})
    assert game.num_players() == 4
    assert game.new_initial_state().rules.options_of(game.new_initial_state().moment)["difficulty"] == "elite"
    assert Episode(get_game("forbidden_island")).options["seats"] == 2
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": True})
    register_all()
