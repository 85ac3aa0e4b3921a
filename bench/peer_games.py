"""How fast other libraries of games are, random legal play on one core: `python peer_games.py NAME SECONDS` prints JSON.

Runs in an environment of its own (requirements/peers.txt) and knows nothing of Atoll. Rates are steps a second of processor
time: `plain` plays on, `seen` also takes the observation and the legal actions at every step, as a learner must.
"""

import json
import os
import random
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

Rows = Iterator[tuple[str, str, float]]


def rate(run: Callable[[], int], seconds: float) -> float:
    """Steps a second; the first run is for warming up."""
    run()
    began, steps = time.process_time(), 0
    while time.process_time() - began < seconds:
        steps += run()
    return steps / (time.process_time() - began)


def open_spiel(seconds: float) -> Rows:
    import pyspiel

    def play(game: pyspiel.Game, sees: bool) -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
                continue
            if sees:
                player = state.current_player()
                if game.get_type().provides_observation_tensor:
                    state.observation_tensor(player)
                else:
                    state.information_state_tensor(player)
                state.legal_actions_mask()
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    for name in ("hanabi", "gin_rummy", "hearts", "backgammon"):
        game = pyspiel.load_game(name)
        yield name, "plain", rate(partial(play, game, False), seconds)
        yield name, "seen", rate(partial(play, game, True), seconds)


def pettingzoo(seconds: float) -> Rows:
    from pettingzoo.classic import connect_four_v3, hanabi_v5, leduc_holdem_v4

    def play(env: Any) -> int:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(None if ended or cut else env.action_space(agent).sample(mask))
            steps += not (ended or cut)
        return steps

    for name, module in (("hanabi", hanabi_v5), ("leduc_holdem", leduc_holdem_v4), ("connect_four", connect_four_v3)):
        env = module.env()
        yield name, "seen", rate(partial(play, env), seconds)


def rlcard(seconds: float) -> Rows:
    import rlcard as library
    from rlcard.agents import RandomAgent

    for name in ("leduc-holdem", "uno", "gin-rummy", "mahjong"):
        env = library.make(name)
        env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

        def play(env: Any = env) -> int:
            trajectories, _ = env.run(is_training=False)
            return sum(len(moves) // 2 for moves in trajectories)

        yield name, "seen", rate(play, seconds)


def pgx(seconds: float) -> Rows:
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental import auto_reset

    size, moves = 1024, 50
    for name in ("leduc_holdem", "sparrow_mahjong", "backgammon"):
        env = library.make(name)
        step = jax.vmap(auto_reset(env.step, env.init))

        def one(state: Any, key: Any, step: Callable[..., Any] = step) -> tuple[Any, Any]:
            logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            action = jax.random.categorical(key, logits, axis=1)
            moved = step(state, action, jax.random.split(key, size))
            return moved, moved.observation.sum()

        walk = jax.jit(lambda state, key, one=one: jax.lax.scan(one, state, jax.random.split(key, moves)))
        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), size))
        keys = iter(jax.random.split(jax.random.PRNGKey(1), 100_000))

        def run(state: Any = state, walk: Callable[..., Any] = walk, keys: Iterator[Any] = keys) -> int:
            jax.block_until_ready(walk(state, next(keys)))
            return size * moves

        yield name, "seen", rate(run, seconds)


PEERS = {"open_spiel": open_spiel, "pettingzoo": pettingzoo, "rlcard": rlcard, "pgx": pgx}


def main() -> None:
    warnings.simplefilter("ignore")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    random.seed(1)
    name, seconds = sys.argv[1], float(sys.argv[2])
    rows = [{"game": game, "how": how, "rate": found} for game, how, found in PEERS[name](seconds)]
    print("\n" + json.dumps(rows))


if __name__ == "__main__":
    main()
