"""Seeded matches to look at while they are played. Every check of the suite walks along one."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from .. import CHANCE, NOBODY, SPECTATOR
from ..game import Game
from ..records import Array
from ..rng import below, new_rng


class ConformanceError(AssertionError):
    """A game that does not keep the contract: what is wrong, in which match, at which step."""


@dataclass(frozen=True)
class Moment:
    """A state before the step (seat, action); at the end of the match the seat is NOBODY."""

    game: Game
    options: Mapping[str, Any]
    seed: int
    number: int
    state: Array
    seat: int
    action: int

    def require(self, good: object, problem: str) -> None:
        if not good:
            raise ConformanceError(f"{self}: {problem}")

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.id} {options}, seed {self.seed}, step {self.number} ({self.game.ask_kind(self.state)})"

    @property
    def viewers(self) -> list[int]:
        return [*range(int(self.state[0].seats)), SPECTATOR]

    def said(self, seat: int, action: int) -> str:
        """A step in words: `seat 0: search`."""
        return f"{'nature' if seat == CHANCE else f'seat {seat}'}: {self.game.space.text(action)}"


def walk(game: Game, options: Mapping[str, Any], seed: int, sensible: bool = True) -> Iterator[Moment]:
    """A match of random and (half of them) sensible steps, out-of-turn ones too; a moment for each and one for the end."""
    rng = new_rng(seed)
    state = game.new(options)
    chosen = game.options_of(state)
    for number in range(game.max_steps + 1):
        seat, action = some_step(game, state, rng, sensible)
        yield Moment(game, chosen, seed, number, state, seat, action)
        if seat == NOBODY:
            return
        game.apply(state, seat, action)
    raise ConformanceError(f"{game.id} {dict(options)}, seed {seed}: longer than MAX_STEPS = {game.max_steps}")


def some_step(game: Game, state: Array, rng: Array, sensible: bool = True) -> tuple[int, int]:
    """Who does what: nature by its weights, a seat that is asked, now and then one that is not."""
    seat = game.next_seat(state)
    if seat == NOBODY:
        return NOBODY, 0
    if seat == CHANCE:
        return CHANCE, weighed(game.chances(state), rng)
    seats = game.asked(state)
    eager = game.eager(state)
    if eager and below(rng, 4) == 0:
        seats = eager
    seat = one(seats, rng)
    actions = game.legal(state, seat)
    if not actions:
        raise ConformanceError(f"{game.id} ({game.ask_kind(state)}): seat {seat} is to act but may do nothing")
    if not sensible or below(rng, 2) == 0:
        return seat, one(actions, rng)
    appeals = game.appeals(game.view(state, seat), seat)
    return seat, max(actions, key=lambda action: appeals.get(action, 0.0))


def weighed(chances: Mapping[int, int], rng: Array) -> int:
    """One of nature's actions, as likely as its weight."""
    heap = [action for action, weight in chances.items() for _ in range(weight)]
    if not heap:
        raise ConformanceError("nature is asked but has nothing to draw")
    return one(heap, rng)


def one(things: list[int], rng: Array) -> int:
    return things[int(below(rng, len(things)))]


def heard(game: Game, state: Array, seat: int, action: int, viewer: int) -> tuple[Array, list[Mapping[str, Any]]]:
    """The state after a step (on a copy), and the events of it that the viewer hears."""
    after = state.copy()
    events = game.apply(after, seat, action)
    return after, [event.to_json() for event in events if event.heard_by(viewer)]


def sees(audience: int, viewer: int) -> bool:
    """May the viewer see a step with this audience? A spectator sees only what everybody may."""
    return audience == -1 or (viewer != SPECTATOR and audience >> viewer & 1 == 1)


def option_spread(game: Game) -> list[dict[str, Any]]:
    """Sets of options in which every value of every option occurs, every number of seats too, mixed well and always alike."""
    values: dict[str, list[Any]] = {"seats": list(range(game.options.min_seats, game.options.max_seats + 1))}
    values |= {option.name: list(option.values) for option in game.options.choices}
    rows = max(4, *(len(v) for v in values.values()))
    rng = new_rng(1)
    columns = {name: shuffled([v[i % len(v)] for i in range(rows)], rng) for name, v in values.items()}
    return [{name: column[i] for name, column in columns.items()} for i in range(rows)]


def shuffled(things: Iterable[Any], rng: Array) -> list[Any]:
    left = list(things)
    return [left.pop(int(below(rng, len(left)))) for _ in range(len(left))]
