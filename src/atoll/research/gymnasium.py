"""The games for Gymnasium: one seat acts, bots have the others.

    gymnasium.make("atoll/TheIsland-v0", seats=3, seat=0, bots="sensible")
    gymnasium.make_vec("atoll/TheIsland-v0", num_envs=1024, seats=3)

The vector environment is a `Batch`: compiled, on all cores, the next game begins in the step that ends the last
(AutoresetMode.SAME_STEP); its bots are `random` or `sensible`. Importing this module registers all games.
An illegal action ends the game with −1.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..bots import Bot, get_bot, new_bot
from ..bots.answers import ask
from ..engine.catalogue import get_game, is_offered, sound_ids
from ..engine.observation import cut
from ..engine.rng import new_rng
from .batch import Batch
from .boards import SIZE
from .episode import Episode, game_seed
from .picture import RENDER_MODES, check_mode, pixels, text_picture
from .spaces import action_space, observation_space
from .stepping import ILLEGAL

ILLEGAL_REWARD = -1.0
Observation = dict[str, Any]


def bot_names(bots: str | Sequence[str], seats: int, seat: int) -> dict[int, str]:
    """One bot for all other seats, or one for each of them in their order."""
    others = [other for other in range(seats) if other != seat]
    if not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat}, give 0 to {seats - 1}")
    names = [bots] * len(others) if isinstance(bots, str) else list(bots)
    if len(names) != len(others):
        raise ValueError(f"give one bot, or {len(others)}: one for each other seat")
    return dict(zip(others, names, strict=True))


class AtollEnv(gymnasium.Env[Observation, int]):
    """`bots` are any of Atoll's, with settings if they have them: `search:simulations=200`."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "sensible",
        named: bool = True,
        render_mode: str | None = None,
        render_size: tuple[int, int] = SIZE,
        **options: Any,
    ) -> None:
        self.game = get_game(game)
        self.options = self.game.options.complete(options)
        self.seat, self.named = seat, named
        self.render_mode, self.render_size = check_mode(render_mode), render_size
        self._names = bot_names(bots, self.options["seats"], seat)
        self.observation_space = observation_space(self.game, named)
        self.action_space = action_space(self.game)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        number = game_seed(seed) if seed is not None else int(self.np_random.integers(1 << 62))
        self._bots: dict[int, Bot] = {seat: new_bot(name) for seat, name in self._names.items()}
        self._luck = new_rng(~number & 0x7FFFFFFFFFFFFFFF)
        self.episode = Episode(self.game, self.options, number)
        self._run_bots()
        return self._seen(), self._facts(False)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if action not in self.episode.legal():
            return self._seen(), ILLEGAL_REWARD, True, False, self._facts(True)
        self.episode.act(int(action))
        self._run_bots()
        if self.render_mode == "human":
            self.render()
        return self._seen(), self.episode.payoff()[self.seat], self.episode.over, False, self._facts(False)

    def _run_bots(self) -> None:
        """Until it is on our seat and no bot wants to act before it does."""
        while not self.episode.over and (step := self._bot_step()):
            seat, action = step
            self.episode.act(action - self.game.space.nature, seat)

    def _bot_step(self) -> tuple[int, int] | None:
        """First those that nobody asked but that want to act, then the one asked; None if that is us. Bots see their views."""
        game, episode = self.game, self.episode
        for seat in (*game.eager(episode.state), episode.seat):
            if seat in self._bots:
                action = ask(self._bots[seat], game, episode.state, seat, self._luck)
                if action is not None:
                    return seat, action
        assert episode.seat == self.seat, "a bot that is asked must act"
        return None

    def _seen(self) -> Observation:
        return self.episode.observe(self.seat, self.named)

    def _facts(self, illegal: bool) -> dict[str, Any]:
        return {
            "action_mask": self.episode.mask(self.seat),
            "ask": self.game.ask_kind(self.episode.state),
            "ending": self.episode.ending(),
            "illegal": illegal,
        }

    def render(self) -> Any:
        """`ansi`: as in the terminal; `rgb_array`: the board of the web page. Shows what the seat may know."""
        if self.render_mode == "rgb_array":
            return pixels(self.game, self.episode.state, self.seat, self.render_size)
        if self.render_mode is None:
            return None
        text = text_picture(self.game, self.game.view(self.episode.state, self.seat))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


class AtollVectorEnv(VectorEnv[Observation, Any, Any]):
    """`num_envs` games at once. Observations are copies unless `copy=False`: then they are the batch's own arrays."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "sensible",
        named: bool = True,
        copy: bool = True,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        self.game = get_game(game)
        chosen = self.game.options.complete(options)
        self.num_envs, self.seat, self.named, self.copy = num_envs, seat, named, copy
        styles = {other: _style(name) for other, name in bot_names(bots, chosen["seats"], seat).items()}
        self.batch = Batch(self.game, num_envs, chosen, styles=styles, threads=threads, keep_final=True)
        self.single_observation_space = observation_space(self.game, named)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Game k has seed + k, or the k-th of a list of seeds; what comes after it every num_envs-th from there."""
        if seed is None or isinstance(seed, int | np.integer):
            super().reset(seed=None if seed is None else int(seed))
            self.batch.reset(int(seed) if seed is not None else self._any_seed())
        else:
            self.batch.reset([int(one) if one is not None else self._any_seed() for one in seed])
        return self._seen(self.batch.observation), {}

    def _any_seed(self) -> int:
        return int(self.np_random.integers(1 << 62))

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        batch = self.batch
        batch.step(actions)
        done = batch.done.copy()
        infos: dict[str, Any] = {}
        if done.any():
            facts = {"ending": np.array(batch.endings()), "illegal": batch.ending == ILLEGAL}
            masks = {f"_{name}": done.copy() for name in ("final_obs", "final_info")}
            final = facts | {f"_{name}": done.copy() for name in facts}
            infos = {"final_obs": self._finals(done), "final_info": final} | masks
        rewards = batch.reward[:, self.seat].astype(np.float64)
        return self._seen(batch.observation), rewards, done, np.zeros(self.num_envs, np.bool_), infos

    def _seen(self, numbers: Any) -> Observation:
        own = numbers.copy() if self.copy else numbers
        mask = self.batch.mask.copy() if self.copy else self.batch.mask
        found = {"observation": own, "action_mask": mask}
        return found | dict(cut(self.game.pieces, own)) if self.named else found

    def _finals(self, done: Any) -> Any:
        """What the seat saw at the end of the games that ended; there is nothing left to do, so the masks are empty."""
        finals = np.full(self.num_envs, None, object)
        for k in np.flatnonzero(done):
            numbers = self.batch.final_observation[k].copy()
            seen = {"observation": numbers, "action_mask": np.zeros(self.batch.actions, np.int8)}
            finals[k] = seen | dict(cut(self.game.pieces, numbers)) if self.named else seen
        return finals

    def close_extras(self, **_: Any) -> None:
        self.batch.close()


def _style(name: str) -> int:
    style = get_bot(name).style
    if style is None:
        raise ValueError(f"in a vector bots are `random` or `sensible`, not {name!r}")
    return style


def env_id(game: str) -> str:
    """`atoll/TheIsland-v0`"""
    return f"atoll/{game.title().replace('_', '')}-v0"


def register_all() -> None:
    for game in filter(is_offered, sound_ids()):
        if env_id(game) not in gymnasium.registry:
            gymnasium.register(
                env_id(game),
                entry_point=f"{__name__}:AtollEnv",
                vector_entry_point=f"{__name__}:AtollVectorEnv",
                kwargs={"game": game},
                disable_env_checker=True,
            )


register_all()
