"""Gymnasium's own checks, and the vector of games."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from atoll.engine.catalogue import get_game
from atoll.engine.game import Game
from atoll.engine.position import load_position
from atoll.research.gymnasium import AtollEnv, AtollVectorEnv, env_id, register_all
from atoll.research.picture import pixels

from .spread import GAMES, SPREAD, name


@pytest.mark.parametrize(("id", "options"), SPREAD, ids=name)
def test_check_env(id: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    made = gymnasium.make(env_id(id), bots="random", **options)
    check_env(made.unwrapped, skip_render_check=options["seats"] > 2)


@pytest.mark.parametrize("id", GAMES)
def test_one_seat_plays_to_the_end(id: str) -> None:
    made = AtollEnv(id, seat=1, bots=["sensible"])
    seen, facts = made.reset(seed=2)
    luck, over, steps = np.random.default_rng(1), False, 0
    while not over:
        assert np.array_equal(seen["action_mask"], facts["action_mask"])
        seen, reward, over, _, facts = made.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
        steps += 1
    assert facts["ending"]
    assert reward == made.episode.payoff()[1]
    assert steps > 3


SANDBAGS = {
    "game": "forbidden_island",
    "options": {"seats": 2},
    "adventurers": [
        {"role": "diver", "at": "observatory", "hand": ["earth", "earth"]},
        {"role": "pilot", "hand": ["sandbags"]},
    ],
    "flooded": ["observatory", "misty_marsh"],
    "turn": 0,
}
"""The diver's turn; the pilot may play sandbags though nobody asks."""


class Eager:
    """Plays a card out of turn as soon as it may, but only there."""

    name = "eager"
    style: int | None = None

    def __init__(self) -> None:
        self.played: list[str] = []

    def choose(self, game: Game, view: Any, seat: int, rng: Any) -> int | None:
        if seat in game.asked(view):
            return game.legal(view, seat)[0]
        action = game.legal(view, seat)[0]
        self.played.append(game.space.text(action))
        return action


def test_bots_act_unasked_as_in_the_vector() -> None:
    made = AtollEnv("forbidden_island")
    made.reset(seed=1)
    bot, (_, state) = Eager(), load_position(SANDBAGS)
    made._bots = {1: bot}
    made.episode.state[:] = state
    made.episode.seat = 0
    seen, _, _, _, facts = made.step(int(made.game.space.parse("shore observatory")) - made.game.space.nature)
    assert bot.played == ["sandbag misty_marsh"]
    assert made.game.eager(made.episode.state) == []
    assert made.episode.seat == 0, "it is still our turn"
    assert facts["action_mask"].any()
    assert not seen["action_mask"][made.game.space.parse("sandbag misty_marsh") - made.game.space.nature]


def test_registering_twice_does_no_harm() -> None:
    register_all()
    assert env_id("the_island") == "atoll/TheIsland-v0"
    assert env_id("the_island") in gymnasium.registry


def test_an_illegal_action_ends_the_game() -> None:
    made = AtollEnv("loot_island")
    seen, _ = made.reset(seed=1)
    _, reward, over, _, facts = made.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, facts["illegal"]) == (-1.0, True, True)


def test_settings_are_checked() -> None:
    with pytest.raises(ValueError, match="no seat 2"):
        AtollEnv("the_island", seat=2)
    with pytest.raises(ValueError, match="one for each other seat"):
        AtollEnv("the_island", bots=["random", "random"])
    with pytest.raises(ValueError, match="there is no render_mode 'bogus'"):
        AtollEnv("the_island", render_mode="bogus")
    with pytest.raises(ValueError, match="not 'strong'"):
        AtollVectorEnv("the_island", 2, bots="strong")


def test_only_the_own_view_is_drawn() -> None:
    made = AtollEnv("loot_island", render_mode="ansi")
    made.reset(seed=1)
    assert made.render().count("Cards:") < 1 + 2
    assert AtollEnv("loot_island").render_mode is None
    made = AtollEnv("the_island", seat=1, render_mode="rgb_array", render_size=(420, 350))
    made.reset(seed=1)
    for _ in range(5):
        made.step(int(np.flatnonzero(made.episode.mask(1))[0]))
    own, other, truth = (pixels(made.game, made.episode.state, seat, (420, 350)) for seat in (1, 0, None))
    assert np.array_equal(made.render(), own)
    assert not np.array_equal(own, other)
    assert not np.array_equal(own, truth)


@pytest.mark.parametrize("id", GAMES)
def test_the_vector(id: str) -> None:
    vector = gymnasium.make_vec(env_id(id), num_envs=4, bots="random")
    assert isinstance(vector.unwrapped, AtollVectorEnv)
    assert vector.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, _ = vector.reset(seed=3)
    before, copy = seen["observation"], seen["observation"].copy()
    luck, ended = np.random.default_rng(1), 0
    for _ in range(150):
        assert seen in vector.observation_space
        actions = np.array([luck.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, rewards, over, cut, infos = vector.step(actions)
        assert rewards.dtype == np.float64
        assert not cut.any()
        assert ("final_info" in infos) == over.any()
        for k in np.flatnonzero(over):
            final = infos["final_obs"][k]
            assert final in vector.single_observation_space
            assert not np.array_equal(final["observation"], seen["observation"][k])
            assert infos["_final_obs"][k]
            assert infos["_final_info"][k]
            assert infos["final_info"]["_ending"][k]
            assert infos["final_info"]["ending"][k] in get_game(id).endings.ids[1:]
            assert not infos["final_info"]["illegal"][k]
        ended += int(over.sum())
    assert ended
    assert np.array_equal(before, copy), "what was returned is not written over"
    vector.close()


def test_the_vector_plays_the_same_games_as_the_single_environment() -> None:
    """With bots that follow from the seed alone the two differ only in where the bots take their luck from: none here."""
    vector, single = AtollVectorEnv("lost_island", 2, seat=0), AtollEnv("lost_island", seat=0)
    seen, _ = vector.reset(seed=[6, 7])
    alone, _ = single.reset(seed=6)
    assert np.array_equal(seen["observation"][0], alone["observation"])
    assert vector.reset()[0]["observation"].shape == seen["observation"].shape


def test_each_game_has_its_own_seed() -> None:
    vector = AtollVectorEnv("forbidden_island", 3)
    seen, _ = vector.reset(seed=[5, 100, 7])
    for k, seed in enumerate((5, 100, 7)):
        alone, _ = AtollVectorEnv("forbidden_island", 1).reset(seed=seed)
        assert np.array_equal(seen["observation"][k], alone["observation"][0]), seed
    assert vector.batch.number.tolist() == [5, 100, 7]
    vector.reset(seed=[5, None, 7])
    assert vector.batch.number[[0, 2]].tolist() == [5, 7]
    with pytest.raises(ValueError, match="give one seed, or 3"):
        vector.reset(seed=[5, 100])


def test_an_illegal_action_is_told_of_the_game_that_ended() -> None:
    vector = AtollVectorEnv("lost_island", 2)
    seen, _ = vector.reset(seed=1)
    wrong, right = int(np.flatnonzero(seen["action_mask"][0] == 0)[0]), int(np.flatnonzero(seen["action_mask"][1])[0])
    _, rewards, over, _, infos = vector.step(np.array([wrong, right]))
    assert over.tolist() == [True, False]
    assert rewards.tolist() == [-1, 0]
    assert infos["final_info"]["illegal"].tolist() == infos["_final_info"].tolist() == [True, False]
    assert infos["final_info"]["ending"].tolist() == ["illegal", ""]


def test_fractions_are_no_actions() -> None:
    vector = AtollVectorEnv("lost_island", 2)
    vector.reset(seed=1)
    with pytest.raises(ValueError, match="give 2 whole numbers, one a game, not float64"):
        vector.step(np.array([1.7, 1.7]))


def test_without_copies_the_arrays_are_the_batchs_own() -> None:
    vector = AtollVectorEnv("lost_island", 2, named=False, copy=False)
    seen, _ = vector.reset(seed=1)
    assert set(seen) == {"observation", "action_mask"}
    assert seen["observation"] is vector.batch.observation
    assert seen["action_mask"] is vector.batch.mask
