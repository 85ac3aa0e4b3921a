"""The games for PettingZoo (AEC): `env("the_island", seats=3)`. Every seat is an agent, `seat_0` on; nature plays by itself.

An observation is a dict: `observation` (all numbers), `action_mask`, and the numbers by name (views; leave them out with
`named=False`). Rewards come at the end: 1 for a win, a part of it for a shared win, 0 for a loss. `env` ends the game of
whoever tries something illegal with −1, `raw_env` raises an error instead.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..engine.catalogue import get_game
from .boards import SIZE
from .episode import Episode, action_text
from .picture import RENDER_MODES, check_mode, pixels, text_picture
from .spaces import HIGH, LOW, action_space, observation_space

ILLEGAL_REWARD = -1


def env(game: str, **settings: Any) -> AECEnv:
    """Options of the game by name (`seats=3, difficulty="elite"`) and the settings of `raw_env`."""
    ending = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 (the name that PettingZoo's users look for)
    """`max_cycles`: the game is cut short when a seat has acted so many times. PettingZoo's cycle is one action of each agent;
    here seats act as often as they are asked, so the busiest one counts. `render_mode`: human, ansi or rgb_array.

    `render_size`: width and height of an rgb_array, in pixels."""

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        render_size: tuple[int, int] = SIZE,
        max_cycles: int | None = None,
        named: bool = True,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = get_game(game)
        self.options = self.game.options.complete(options)
        self.render_mode, self.render_size = check_mode(render_mode), render_size
        self.max_cycles, self.named = max_cycles, named
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles: give a whole number from 1 on, or None, not {max_cycles}")
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.options["seats"])]
        self.agents: list[str] = []
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(self.game, named) for agent in self.possible_agents}
        self.state_space = spaces.Box(LOW, HIGH, (len(self.possible_agents), self.game.encoded), np.float32)
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed gives the same game; without one the games of this environment differ from each other."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.episode = Episode(
            self.game, self.options, seed if seed is not None else int(self._seeds.integers(1 << 62))
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.acted = dict.fromkeys(self.agents, 0)
        self._tell()

    def observe(self, agent: str) -> dict[str, Any]:
        return self.episode.observe(self._seat(agent), self.named)

    def state(self) -> Any:
        """What all seats see, a row each: for a critic that looks over everybody's shoulder."""
        return np.stack([self.episode.numbers(seat) for seat in range(len(self.possible_agents))])

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None or action not in self.episode.legal():
            raise ValueError(f"{self.agent_selection} may not do {action!r} now: look at the action mask")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.acted[self.agent_selection] += 1
        self.episode.act(int(action))
        over = self.episode.over
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over and max(self.acted.values()) == self.max_cycles)
        self.rewards = dict(zip(self.possible_agents, self.episode.payoff(), strict=True))
        self._accumulate_rewards()
        self._tell()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """`ansi`: as in the terminal; `rgb_array`: the board of the web page. Both show the whole truth."""
        if self.render_mode == "rgb_array":
            return pixels(self.game, self.episode.state, size=self.render_size)
        if self.render_mode is None:
            return None
        text = text_picture(self.game, self.episode.state)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _tell(self) -> None:
        """Who is next, and what everybody may know: the question, and how it ended."""
        asked = max(self.episode.seat, 0)
        self.agent_selection = self.agents[asked]
        facts = {"ask": self.game.ask_kind(self.episode.state), "ending": self.episode.ending()}
        self.infos: dict[str, dict[str, Any]] = {agent: dict(facts) for agent in self.agents}


def describe(game: str, action: int) -> str:
    """The notation of an action: `describe("the_island", 12)`."""
    return action_text(get_game(game), action)
