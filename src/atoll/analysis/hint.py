"""What the strong bot would do, and the numbers behind it."""

from collections.abc import Callable
from dataclasses import replace
from typing import cast

from ..bots import get_bot
from ..bots.search import Candidate, SearchBot, think
from ..bots.search.settings import Settings
from ..engine.game import Game
from ..engine.records import Array
from ..engine.rng import new_rng

ADVISER = "strong"
TOLD = 3
CARE = 3
"""So many times as many simulations as for a move: the numbers are told, and nobody else waits."""
LONGEST = 5
"""Actions until there is something to tell; what takes longer is told by its first."""


def adviser() -> SearchBot:
    return cast(SearchBot, get_bot(ADVISER))


def advise(game: Game, view: Array, seat: int, rng: Array) -> list[Candidate]:
    """The best plans as the search ranks them, each with another first action, best first; from what the seat sees.

    The first is what the bot would do. A plan that was dropped early was simulated less often, and its luck may have been
    good: it is told as no better than the one that was kept.
    """
    best: dict[tuple[int, ...], Candidate] = {}
    settings = adviser().settings(game, game.options.read(view[0]))
    for candidate in think(game, view, seat, settings._replace(simulations=CARE * settings.simulations), rng):
        best.setdefault(candidate.actions[:1], candidate)
    first, *others = list(best.values())[:TOLD]
    others.sort(key=lambda one: -one.value)
    first = replace(first, actions=carried_on(game, view, seat, first.actions, settings, rng))
    return [first, *(replace(one, value=min(one.value, first.value)) for one in others)]


def carried_on(
    game: Game, view: Array, seat: int, plan: tuple[int, ...], settings: Settings, rng: Array
) -> tuple[int, ...]:
    """A card that is chosen is half of a move: with what the search would do next."""

    def then(seen: Array) -> int:
        return think(game, seen, seat, settings, rng)[0].actions[0]

    return until_told(game, view, seat, plan[0], then) if len(plan) == 1 else plan


def until_told(game: Game, view: Array, seat: int, first: int, then: Callable[[Array], int | None]) -> tuple[int, ...]:
    """What the seat does, `then` by then, up to where something has happened that people could be told of."""
    world, done = game.sample(view, seat, new_rng()), [first]
    while not game.apply(world, seat, done[-1]) and game.next_seat(world) == seat:
        action = then(game.view(world, seat))
        if action is None:
            break
        if len(done) == LONGEST:
            return (first,)
        done.append(action)
    return tuple(done)
