"""What the strong bot would do, and the numbers behind it."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

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
"""Actions that are told, at most; where nothing has happened by then, the first alone."""
GUESSES = 8
"""Worlds that show whether what happens hangs on what the seat cannot see."""


@cache
def adviser() -> SearchBot:
    """The bot that is asked for what it would do."""
    return SearchBot(ADVISER)


def advise(game: Game, view: Array, seat: int, rng: Array) -> list[Candidate]:
    """The best plans as the bot ranks them, each with another first action, best first; from what the seat sees.

    The first is what the bot would do. A plan that was dropped early was simulated less often, and its luck may have been
    good: it is told as no better than the one that was kept.
    """
    best: dict[tuple[int, ...], Candidate] = {}
    settings = adviser().settings(game, game.options.read(view[0]))
    careful = settings._replace(simulations=CARE * settings.simulations)
    for candidate in think(game, view, seat, careful, rng):
        best.setdefault(candidate.actions[:1], candidate)
    first, *others = list(best.values())[:TOLD]
    others.sort(key=lambda one: -one.value)
    first = replace(first, actions=carried_on(game, view, seat, first.actions, settings, rng))
    return [first, *(replace(one, value=min(one.value, first.value)) for one in others)]


def carried_on(
    game: Game, view: Array, seat: int, plan: tuple[int, ...], settings: Settings, rng: Array
) -> tuple[int, ...]:
    """A card that is chosen is half of a move, a step one of three: with what the bot would do next."""

    def then(seen: Array) -> int:
        return think(game, seen, seat, settings, rng)[0].actions[0]

    return until_told(game, view, seat, plan[0], then) if len(plan) == 1 else plan


def until_told(game: Game, view: Array, seat: int, first: int, then: Callable[[Array], int | None]) -> tuple[int, ...]:
    """What the seat does, `then` by then, up to where something has happened that people could be told of; and on from there
    while it answers the same question of the same turn, and knows what came of it."""
    worlds, done, told = [game.sample(view, seat, new_rng(guess)) for guess in range(GUESSES)], [first], 1
    begun = _occasion(game, worlds[0])
    has_happened = False
    while True:
        for world in worlds[1:]:
            game.apply_silently(world, seat, done[-1])
        if game.apply(worlds[0], seat, done[-1]):
            has_happened, told = True, len(done)
        if game.next_seat(worlds[0]) != seat or (has_happened and _occasion(game, worlds[0]) != begun):
            return tuple(done)
        seen = game.view(worlds[0], seat)
        if any(game.view(world, seat).tobytes() != seen.tobytes() for world in worlds[1:]):
            return tuple(done)
        action = then(seen)
        if action is None:
            return tuple(done)
        if len(done) == LONGEST:
            return tuple(done[:told])
        done.append(action)


def _occasion(game: Game, state: Array) -> tuple[str, int]:
    """Which question it is, and in which turn."""
    return game.ask_kind(state), int(state[0].turns)
