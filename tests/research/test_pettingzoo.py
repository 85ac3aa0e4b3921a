"""PettingZoo's own tests, for every game and number of seats and a spread of options."""

import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.state_test import state_test
from pettingzoo.utils import turn_based_aec_to_parallel

from atoll.research.pettingzoo import describe, env, raw_env

from .spread import GAMES, SPREAD, name

# PettingZoo lists by name the environments whose observations may be dicts: a stranger with masks is always warned about
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


@pytest.mark.parametrize(("id", "options"), SPREAD, ids=name)
def test_api(id: str, options: dict[str, Any]) -> None:
    api_test(env(id, **options), num_cycles=150)


@pytest.mark.parametrize(("id", "options"), SPREAD, ids=name)
def test_seed(id: str, options: dict[str, Any]) -> None:
    seed_test(lambda: env(id, **options), num_cycles=60)


@pytest.mark.parametrize("id", GAMES)
def test_another_seed_is_another_game(id: str) -> None:
    table = raw_env(id)
    seen = []
    for seed in (1, 2, 1, None, None):
        table.reset(seed=seed)
        for _ in range(40):  # Lost Island begins without a draw
            if not table.episode.over:
                table.step(int(table.episode.legal()[-1]))
        seen.append(table.episode.state.tobytes())
    assert seen[0] == seen[2]
    assert len(set(seen)) == 4


@pytest.mark.parametrize(("id", "options"), SPREAD, ids=name)
def test_render(id: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **settings: env(id, render_size=(120, 100), **options, **settings))
    assert "Player 2" in capsys.readouterr().out


def test_another_render_mode_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no render_mode 'bogus': choose from human, ansi, rgb_array"):
        raw_env("lost_island", render_mode="bogus")
    with pytest.raises(ValueError, match="did you mean 'rgb_array'"):
        env("lost_island", render_mode="rgb_aray")


def test_without_a_mode_nothing_is_drawn() -> None:
    quiet = raw_env("lost_island")
    quiet.reset(seed=1)
    assert quiet.render() is None
    quiet.close()


@pytest.mark.parametrize(("id", "options"), SPREAD, ids=name)
def test_state(id: str, options: dict[str, Any]) -> None:
    """What all seats see, for a central critic."""
    table = env(id, **options)
    state_test(table, turn_based_aec_to_parallel(_parallel(id, options)))
    table.reset(seed=1)
    state = table.unwrapped.state()
    assert np.array_equal(state[1], table.observe("seat_1")["observation"])


def _parallel(id: str, options: dict[str, Any]) -> Any:
    """`state_test` wants to see both forms."""
    made = raw_env(id, **options)
    made.metadata["is_parallelizable"] = True
    return made


@pytest.mark.parametrize(("id", "options"), SPREAD, ids=name)
def test_max_cycles_cuts_a_game_short(id: str, options: dict[str, Any]) -> None:
    """PettingZoo's own test of this is for games in which all act at once; what it asks of the others holds: the agent that
    acted most did so as many times, and is then told once that it is over."""
    short, most = env(id, max_cycles=4, **options), 4
    short.reset(seed=1)
    turns = dict.fromkeys(short.possible_agents, 0)
    for agent in short.agent_iter():
        turns[agent] += 1
        seen, reward, ended, cut, _ = short.last()
        assert not ended
        assert reward == 0
        short.step(None if cut else short.action_space(agent).sample(seen["action_mask"]))
    assert max(turns.values()) - 1 == most
    assert not short.agents
    with pytest.raises(ValueError, match="max_cycles: give a whole number from 1 on"):
        raw_env(id, max_cycles=0)


@pytest.mark.parametrize("id", GAMES)
def test_a_game_in_progress_can_be_pickled(id: str) -> None:
    one = env(id)
    one.reset(seed=3)
    one.step(int(np.flatnonzero(one.observe(one.agent_selection)["action_mask"])[0]))
    two = pickle.loads(pickle.dumps(one))
    for _ in range(6):
        action = int(np.flatnonzero(one.observe(one.agent_selection)["action_mask"])[-1])
        one.step(action)
        two.step(action)
        assert one.unwrapped.episode.state.tobytes() == two.unwrapped.episode.state.tobytes()


def test_the_end_pays_out() -> None:
    table = env("lost_island", seats=3)
    table.reset(seed=5)
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, ended, _, info = table.last()
        if ended:
            rewards[agent] = reward
            assert info["ending"] in ("won", "flag_alone", "drawn")
        table.step(None if ended else table.action_space(agent).sample(seen["action_mask"]))
    assert sum(rewards.values()) == pytest.approx(1)


def test_illegal_actions() -> None:
    strict, lenient = raw_env("the_island"), env("the_island")
    for table in (strict, lenient):
        table.reset(seed=1)
    wrong = int(np.flatnonzero(strict.observe(strict.agent_selection)["action_mask"] == 0)[0])
    seat = strict.agent_selection
    with pytest.raises(ValueError, match=f"{seat} may not do"):
        strict.step(wrong)
    lenient.step(wrong)
    assert lenient.terminations == {"seat_0": True, "seat_1": True}
    assert lenient.rewards[seat] == -1


def test_names_of_actions() -> None:
    assert describe("forbidden_island", 0).split()[0].islower()
