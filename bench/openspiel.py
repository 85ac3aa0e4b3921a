"""Our search against OpenSpiel's, on one core in the same run: `python bench/openspiel.py`.

    python bench/openspiel.py [--rounds 5] [--seconds 1] [--simulations 400] [--game the_island …] [--log]

OpenSpiel's ISMCTS as somebody who writes Python calls it, and the one written in C++ called from Python: in its own games that
come nearest to ours (hearts and gin rummy are long, with hidden hands and chance; Leduc poker is the smallest it plays), and
the Python one in our games too (`atoll.research.open_spiel`), in the same positions. Each of its simulations is a random game
to the end. Ours: ISMCTS with random games to the end and no net, which is the same work; ISMCTS and halving with games played
to the end by our policy, where each decision costs more; and the levels as they are.

A simulation of a long game is more work than one of a short game, so the ratio that counts is that of decisions: how often
somebody chose in all the simulations of a second. Neither search counts them; how many a simulation has is found beside the
clock, by playing on from the same positions in the same manner. Times are of the processor, not of the wall. All contenders
take turns, and what is told is the median of the rounds.
"""

import argparse
import os
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, cast

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from strength import decisions as decisions_of

from atoll.bots import get_bot
from atoll.bots.search import SearchBot, think
from atoll.bots.search.settings import settings_of
from atoll.bots.search.value import Net, is_trained, net_of, no_net
from atoll.cli.bench import machine
from atoll.cli.games import real_games
from atoll.engine.catalogue import get_game
from atoll.engine.conformance.walking import walk
from atoll.engine.game import Game
from atoll.engine.records import Array
from atoll.engine.rng import new_rng
from atoll.research.open_spiel import short_name

THEIRS = ("hearts", "gin_rummy", "leduc_poker")
LOG = Path(__file__).parent / "results.md"
POSITIONS = 12
PLAYED_ON = 4
"""So many times from each position, to count decisions."""
FEWER = 20
"""OpenSpiel's search in our games gets this part of the simulations: a search would take a minute."""
EXPLORE = 2.0
BASE = "OpenSpiel, Python"


@dataclass
class Contender:
    name: str
    game: str
    search: Callable[[int], int]
    """Think about the position with that number; answers how many simulations that took."""
    decisions: float
    """In a simulation, on average."""
    rates: list[float] = field(default_factory=list)

    def measure(self, seconds: float, first: int) -> None:
        done, number, began = 0, first, time.process_time()
        while (used := time.process_time() - began) < seconds:
            done += self.search(number % POSITIONS)
            number += 1
        self.rates.append(done / used)

    @property
    def simulations(self) -> float:
        return statistics.median(self.rates)


# -- OpenSpiel -------------------------------------------------------------------------------------------------------------


def their_positions(game: Any, luck: np.random.RandomState) -> list[Any]:
    """Choices along random games, evenly from the beginning to the end of them."""
    found: list[Any] = []
    while len(found) < POSITIONS:
        choices = [state for state in their_game(game.new_initial_state(), luck) if len(state.legal_actions()) > 1]
        found += choices[:: max(1, len(choices) // 4)]
    return found[:POSITIONS]


def their_game(state: Any, luck: np.random.RandomState) -> Iterator[Any]:
    """A random game from there on; all states in which somebody chooses."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=chances)))
        else:
            yield state.clone()
            state.apply_action(int(luck.choice(state.legal_actions())))


def theirs(name: str, simulations: int) -> list[Contender]:
    game, luck = pyspiel.load_game(name), np.random.RandomState(1)
    states = their_positions(game, luck)
    counts = [sum(1 for _ in their_game(state.clone(), luck)) for state in states for _ in range(PLAYED_ON)]
    python = python_bot(game, simulations, luck, differing=False)
    compiled = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), EXPLORE, simulations)
    decisions = statistics.mean(counts)
    return [
        Contender(BASE, name, searches(python, states, simulations), decisions),
        Contender("OpenSpiel, C++", name, searches(compiled, states, simulations), decisions),
    ]


def searches(bot: Any, states: Sequence[Any], simulations: int) -> Callable[[int], int]:
    def search(number: int) -> int:
        bot.step(states[number])
        return simulations

    return search


def theirs_in(id: str, simulations: int) -> Contender:
    """In a game of ours. Worlds are sampled by the game's rules; what others may choose differs from world to world."""
    game, luck = pyspiel.load_game(short_name(id)), np.random.RandomState(1)
    rules, states = get_game(id), []
    for position, _ in our_positions(rules):
        states.append(game.new_initial_state())
        states[-1].begin_at(position.copy())
    counts = [sum(1 for _ in their_game(state.clone(), luck)) for state in states]

    bot = python_bot(game, simulations, luck, differing=True)
    return Contender(BASE, id, searches(bot, states, simulations), statistics.mean(counts))


def python_bot(game: Any, simulations: int, luck: np.random.RandomState, differing: bool) -> Any:
    playing = RandomRolloutEvaluator(1, luck)
    return ismcts.ISMCTSBot(
        game, playing, EXPLORE, simulations, random_state=luck, allow_inconsistent_action_sets=differing
    )


# -- ours ------------------------------------------------------------------------------------------------------------------


def our_positions(game: Game) -> list[tuple[Array, int]]:
    found: list[tuple[Array, int]] = []
    seed = 1
    while len(found) < POSITIONS:
        moments = [(m.state.copy(), m.seat) for m in walk(game, {}, seed) if m.seat >= 0]
        asked = [(s, seat) for s, seat in moments if game.next_seat(s) == seat and len(game.legal(s, seat)) > 1]
        found += asked[:: max(1, len(asked) // 4)]
        seed += 1
    return found[:POSITIONS]


def ours(id: str, simulations: int) -> list[Contender]:
    game = get_game(id)
    positions, luck = our_positions(game), np.random.RandomState(1)
    ways = [
        (
            f"ours, {method}, {'to the end' if policy else 'random games'}",
            settings_of({"method": method, "simulations": simulations, "policy": policy}),
            no_net(game),
        )
        for method, policy in (("ismcts", 0), ("ismcts", 1), ("halving", 1))
    ]
    ways += [
        (
            f"ours, `{level}`",
            cast(SearchBot, get_bot(level)).settings(game, {"seats": game.options.min_seats}),
            net_of(game),
        )
        for level in ("strong", "expert")
    ]

    @cache
    def decisions(policy: int, turns: int | None) -> float:
        bot = get_bot("sensible" if policy else "random")
        played = (decisions_of(game, state, luck, bot, turns) for state, _ in positions for _ in range(PLAYED_ON))
        return statistics.mean(played)

    return [
        Contender(
            name,
            id,
            by_ours(game, positions, settings, net),
            decisions(settings.policy, settings.depth if is_trained(net) else None),
        )
        for name, settings, net in ways
    ]


def by_ours(game: Game, positions: Sequence[tuple[Array, int]], settings: Any, net: Net) -> Callable[[int], int]:
    views = [game.view(state, seat) for state, seat in positions]

    def search(number: int) -> int:
        found = think(game, views[number], positions[number][1], settings, new_rng(number), net=net)
        return sum(candidate.simulations for candidate in found)

    search(0)  # compiled before any clock starts
    return search


# -- the page --------------------------------------------------------------------------------------------------------------


def table(contenders: Sequence[Contender]) -> list[str]:
    """Ratios of decisions against what somebody who writes Python gets of OpenSpiel: in the same game, and in its own."""
    base = {one.game: one.simulations * one.decisions for one in contenders if one.name == BASE}
    heads = ["search", "game", "decisions a simulation", "simulations/s", "decisions/s", "× the same game"]
    heads += [f"× {game}" for game in THEIRS]
    lines = ["| " + " | ".join(heads) + " |", "|---|---|" + "--:|" * (len(heads) - 2)]
    for one in contenders:
        speed = one.simulations * one.decisions
        figures = [f"{one.decisions:.1f}", f"{one.simulations:,.0f}", f"{speed:,.0f}"]
        ratios = [f"{speed / base[game]:,.1f}" for game in (one.game, *THEIRS)]
        lines.append("| " + " | ".join([one.name, one.game, *figures, *ratios]) + " |")
    return lines


def one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each contender in each round")
    parser.add_argument("--simulations", type=int, default=400, help="of a search (the levels have their own number)")
    parser.add_argument("--game", action="append", help="only this one of ours (may be repeated)")
    parser.add_argument("--log", action="store_true", help=f"append to {LOG.name}")
    chosen = parser.parse_args()
    one_core()
    contenders = [one for name in THEIRS for one in theirs(name, chosen.simulations)]
    for id in chosen.game or real_games():
        contenders += [theirs_in(id, max(1, chosen.simulations // FEWER)), *ours(id, chosen.simulations)]
    for number in range(chosen.rounds):
        for one in contenders:
            one.measure(chosen.seconds, number)
    where = " · ".join(f"{name} {value}" for name, value in (machine() | {"OpenSpiel": version("open_spiel")}).items())
    lines = [
        f"## {date.today().isoformat()} · `python bench/openspiel.py --simulations {chosen.simulations}`, one core",
        f"{where}. ×: decisions/s against «{BASE}» in that game.",
        f"Median of {chosen.rounds} rounds of {chosen.seconds:g} s (processor).",
        "",
        *table(contenders),
    ]
    print("\n".join(lines))
    if chosen.log:
        with LOG.open("a", encoding="utf-8") as log:
            log.write("\n" + "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
