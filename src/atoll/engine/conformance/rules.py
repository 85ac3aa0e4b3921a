"""Checks of the rules proper: menus, luck, steps, endings. Each walks one seeded match and raises ConformanceError."""

import math
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from .. import CHANCE, NOBODY
from ..asks import waiting
from ..events import new_log
from ..game import Game
from ..position import dump_position
from ..records import Array, blank
from .walking import Moment, walk

Options = Mapping[str, Any]
DIRT = 77
"""What a used buffer may hold: rules must not rely on a clean one."""


def check_purity(game: Game, options: Options, seed: int) -> None:
    """Questions change nothing; a step changes its own copy only, in the same way with a log and without."""
    for moment in walk(game, options, seed):
        state = moment.state
        for name, question in _questions(moment).items():
            before = state.tobytes()
            question()
            moment.require(state.tobytes() == before, f"{name} changes the state")
        for viewer in moment.viewers[:-1]:
            view = game.view(state, viewer)
            before = view.tobytes()
            game.encode(view, viewer)
            moment.require(view.tobytes() == before, "encode changes the view")
            game.appeals(view, viewer)
            moment.require(view.tobytes() == before, "appeal changes the view")
        if moment.seat != NOBODY:
            _check_apply_on_a_copy(moment)


def _questions(moment: Moment) -> dict[str, Callable[[], object]]:
    game, state = moment.game, moment.state
    questions: dict[str, Callable[[], object]] = {
        "eager": lambda: game.eager(state),
        "outcome": lambda: game.outcome(state),
        "broken": lambda: game.fault(state),
        "dump": lambda: dump_position(game, state),
        "legal": lambda: [game.legal(state, seat) for seat in moment.viewers[:-1]],
        "redact on a copy": lambda: [game.view(state, viewer) for viewer in moment.viewers],
    }
    if moment.seat == CHANCE:
        questions["chance"] = lambda: game.chances(state)
    if moment.seat != NOBODY:
        questions["audience"] = lambda: game.audience(state, moment.seat, moment.action)
    return questions


def _check_apply_on_a_copy(moment: Moment) -> None:
    game, before = moment.game, moment.state.tobytes()
    told, silent = moment.state.copy(), moment.state.copy()
    game.apply(told, moment.seat, moment.action)
    game.functions["apply"](silent[0], moment.seat, moment.action, new_log(0))
    moment.require(moment.state.tobytes() == before, "apply on a copy changes the original")
    moment.require(told.tobytes() == silent.tobytes(), "apply does something else when nobody listens")


def check_invariants(game: Game, options: Options, seed: int) -> None:
    """No legal step breaks an invariant, and every step changes something."""
    before = b""
    for moment in walk(game, options, seed):
        fault = game.fault(moment.state)
        moment.require(fault is None, f"fault {fault!r}")
        moment.require(moment.state.tobytes() != before, "the last step changed nothing")
        before = moment.state.tobytes()


def check_termination(game: Game, options: Options, seed: int) -> None:
    """Every match is over within MAX_STEPS."""
    for _ in walk(game, options, seed):
        pass


def check_chance(game: Game, options: Options, seed: int) -> None:
    """While nature is asked: weights for its own actions and no others, none negative, their sum returned and positive."""
    nature = game.space.nature
    for moment in walk(game, options, seed):
        if moment.seat != CHANCE:
            continue
        weights = np.full(nature + 1, DIRT, np.int16)
        total = int(game.functions["chance"](moment.state[0], weights))
        moment.require(weights[nature] == DIRT, "chance weighs an action that is not nature's")
        moment.require((weights[:nature] >= 0).all(), "chance gives a negative weight, or leaves one unset")
        moment.require(total == int(weights[:nature].sum()), f"chance returns {total}, not the sum of its weights")
        moment.require(total > 0, "nature is asked but has nothing to draw")


def check_menus(game: Game, options: Options, seed: int) -> None:
    """Whoever is asked can answer, whoever is eager is not asked and can act, all others can do nothing; no action twice."""
    for moment in walk(game, options, seed):
        seats = int(moment.state[0].seats)
        asked, eager = int(waiting(moment.state[0])), int(game.functions["eager"](moment.state[0]))
        moment.require(asked < 1 << seats and eager < 1 << seats, "a seat that is not at the table is asked or eager")
        moment.require(asked & eager == 0, "a seat is both asked and eager")
        for seat in range(seats):
            menu = _menu(moment, seat)
            may = (asked | eager) >> seat & 1 == 1
            moment.require(bool(menu) == may, f"seat {seat} {'may do nothing' if may else 'may act unasked'}: {menu}")


def _menu(moment: Moment, seat: int) -> list[str]:
    """The seat's menu, written over an old one, in words."""
    space = moment.game.space
    menu = np.full(space.count + 1, DIRT, np.int16)
    count = int(moment.game.functions["legal"](moment.state[0], seat, menu))
    moment.require(count == menu[0], f"legal returns {count} but wrote {menu[0]} actions for seat {seat}")
    actions = menu[1 : count + 1].tolist()
    inside = all(space.nature <= action < space.count for action in actions)
    moment.require(inside, f"seat {seat} is offered an action of nature or none at all: {actions}")
    texts = [space.text(action) for action in actions]
    moment.require(len(set(actions)) == len(actions), f"seat {seat} is offered an action twice: {texts}")
    return texts


def check_order(game: Game, options: Options, seed: int) -> None:
    """The same state gives the same menu in the same order, however often it is asked."""
    for moment in walk(game, options, seed):
        for seat in moment.viewers[:-1]:
            first, again = _menu(moment, seat), [game.space.text(a) for a in game.legal(moment.state.copy(), seat)]
            moment.require(first == again, f"seat {seat} gets {first}, then {again}")


def check_bytes(game: Game, options: Options, seed: int) -> None:
    """Equal positions are equal bytes: what is closed is wiped, what is unused is zero."""
    unused = [name for name in game.dtype.names or () if name == "tail" or name.startswith("is_")]
    for moment in walk(game, options, seed):
        s = moment.state[0]
        closed = s.asks[int(s.ask_count) :]
        moment.require(closed.tobytes().strip(b"\0") == b"", "a closed question is not wiped")
        for name in unused:
            moment.require(not np.any(s[name]), f"the unused field {name} is written to")


def check_outcome(game: Game, options: Options, seed: int) -> None:
    """There is an outcome exactly when nobody is asked; its ending has a name and every payoff is a finite number."""
    for moment in walk(game, options, seed):
        payoff = np.full(int(moment.state[0].seats), np.nan)
        ending = int(game.functions["outcome"](moment.state[0], payoff))
        if moment.seat != NOBODY:
            moment.require(ending == 0, f"ending {ending} though the game goes on")
            continue
        moment.require(0 < ending < len(game.endings), f"the game is over but its ending is {ending}")
        moment.require(all(math.isfinite(p) for p in payoff), f"the payoff is {payoff.tolist()}")


def check_components(game: Game, options: Options, seed: int) -> None:
    """Every component is somewhere, once: `position.census` against `position.IN_THE_BOX` (a game may have neither)."""
    census: Callable[[Array], dict[str, dict[str, int]]] | None = getattr(game.position, "census", None)
    if census is None:
        return
    for moment in walk(game, options, seed):
        found = census(moment.state[0])
        moment.require(found.keys() == game.position.IN_THE_BOX.keys(), "census and IN_THE_BOX name other components")
        for component, places in found.items():
            there = game.position.IN_THE_BOX[component]
            moment.require(min(places.values()) >= 0, f"{component}: fewer than none, {places}")
            moment.require(sum(places.values()) == there, f"{component}: the box has {there}, here are {places}")


def check_blank(game: Game, options: Options, seed: int) -> None:
    """`setup` keeps the options, leaves a question open and needs nothing but a blank record."""
    chosen = game.options.complete(options)
    state = game.new(chosen)
    moment = Moment(game, chosen, seed, 0, state, NOBODY, 0)
    moment.require(game.options_of(state) == chosen, f"setup changes the options to {game.options_of(state)}")
    moment.require(not game.is_over(state), "setup leaves no question open")
    moment.require(state.tobytes() != blank(game.dtype).tobytes(), "setup does nothing")
