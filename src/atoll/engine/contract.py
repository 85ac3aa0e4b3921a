"""The contract: what a game provides. This file is the manual; `games/template` is the smallest example.

A game is a folder `games/<id>/` whose `rules.py` holds compiled functions over one NumPy record. No function allocates,
raises or touches a Python object, so the same source is interpreted, compiled for the CPU and run on a GPU.

    setup(s)                           a blank record with the options filled in → the first Ask is open
    legal(s, seat, menu) -> count      what `seat` may do now, in a stable order; may be non-empty out of turn
    chance(s, weights) -> total        whole-number weights of nature's actions, while s waits on CHANCE
    apply(s, seat, action, log)        carry out a legal action; tell what happened
    audience(s, seat, action) -> bits  who may see this step, asked before it is applied; all of it or nothing
    outcome(s, payoff) -> ending       0 while the game goes on; else its ending, with a payoff for each seat
    redact(s, seat)                    blank all that `seat` may not know, in place (SPECTATOR: all that is not public)
    sample(s, seat, rng)               fill the blanks of a redacted state with a world that fits
    broken(s) -> fault                 0, or the number of the first thing that can never be so

and, if it likes (there are defaults):

    encode(s, seat, out)               numbers for nets, from a redacted state, into zeros; ENCODED says how many
    features(s, seat, out)             in `knowledge.py`: what decides the game for `seat`, from a world; FEATURES says how many
    is_aside(s, action) -> bool        in `knowledge.py`: may it be done at any time, beside the turn (a special card)?
    appeal(s, seat, menu, weights, scores)   how sensible each action of the menu looks at a glance, the higher the better
                                       (`scores` has a place for every action: behind the menu's there is room for notes)
    eager(s) -> bits                   seats that may act now though nobody asked them (a special card out of turn)
    likeness(s) -> number              a small number: at the same question, those of equal likeness run through much the same
                                       code (a GPU works on such games together)

`rules.py` also names what it declares: STATE (records.state_record), SPACE (actions.ActionSpace), ASKS (asks.AskSpace),
EVENTS (events.EventSpace), ENDINGS and FAULTS (names.Names; number 0 is «none»), OPTIONS (options.Options),
RULES_VERSION, MAX_STEPS (a true bound on the length of a match), ENCODED and WEIGHTS where it has encode and appeal,
and COOPERATIVE = True where all seats win or lose together.
Beside it: `position.py` (options, dump, load, FAULT_HELP; census and IN_THE_BOX, if components are to be counted),
`components.toml`, RULES.md, `texts/`, and optionally `drawing.py`, `observation.py` (PIECES: what the numbers of `encode`
are called) and `knowledge.py` (what searching bots know of the game: features and FEATURES, and LEVELS, how each level
searches; `value.npz` beside it is the net that `atoll train` made).
`conformance` checks all of this for any game.

How to write one:

- The state says everything; nothing random is hidden in it. A deck is what has not been seen yet (`decks`): nature draws
  a card when somebody sees it. So a match replays without a seed and nothing unseen can leak.
- The game always waits on the top of a small stack of questions (`asks`). `legal` and `apply` route by the *kind of Ask*.
- Split choices until each step is seen by a seat wholly or not at all. A step that is hidden from somebody must look the
  same to him whatever it was; what it leads to is revealed by a later, public step.
- A window asks everyone who publicly could answer: being asked must tell nothing.
- People take steps back (`undo`): never across a draw, something shown, or somebody else's step, and not once they have
  handed over. All of it follows from questions, audiences and events; a game only names the events that reveal
  something, `EventSpace(…, reveals=(Event.SHOWED,))`, and `conformance` finds a step that reveals without one. What is
  unsure to the end is best split: choose, choose, «done» (only the last hands over). In a simultaneous set-up anybody's
  step ends the others' undo, so let a seat change what it placed until it says «done».
- An option may demand memory: `redact` cuts what people must remember themselves, and `EventSpace(…, fades=…)` names
  what drivers then tell only while it happens, not in a log or a replay before the match is over. A draw of nature's
  that told such a thing is not shown again either.
- Equal positions are equal bytes: wipe what no longer matters.

The functions below are the same, for drivers: they find the game by the type of the record, in compiled code too,
so one search or one fuzzer serves every game and still comes from the disk cache.
"""

from collections.abc import Callable
from inspect import signature
from typing import Any

import numpy as np
from numba import typeof
from numba.extending import overload

from .compiled import INTERPRETED, rule
from .records import Array, State

_RULES: dict[Any, dict[str, Any]] = {}


def register(state: np.dtype[Any], functions: dict[str, Any]) -> None:
    """Tell the contract whose record this is."""
    _RULES[state] = functions
    if not INTERPRETED:  # pragma: no cover (compiled only)
        _RULES[typeof(np.zeros(1, state)[0])] = functions


def setup(s: State) -> None:
    """Prepare the game up to its first question. The driver hands a zeroed record with `seats` and the options set."""
    _RULES[s.dtype]["setup"](s)


def legal(s: State, seat: int, menu: Array) -> int:
    """Write what `seat` may do now into the menu and return how many actions that is."""
    return _RULES[s.dtype]["legal"](s, seat, menu)


def chance(s: State, weights: Array) -> int:
    """Write the weight of each of nature's actions (all others 0) and return their total."""
    return _RULES[s.dtype]["chance"](s, weights)


def apply(s: State, seat: int, action: int, log: Array) -> None:
    """Carry out an action that is legal; append what happened to the log."""
    _RULES[s.dtype]["apply"](s, seat, action, log)


def audience(s: State, seat: int, action: int) -> int:
    """A bit per seat that may see this step (EVERYBODY for all), asked before it is applied."""
    return _RULES[s.dtype]["audience"](s, seat, action)


def outcome(s: State, payoff: Array) -> int:
    """0 while the game goes on, else the number of its ending; fills a payoff for each seat."""
    return _RULES[s.dtype]["outcome"](s, payoff)


def redact(s: State, seat: int) -> None:
    """Blank what `seat` may not know. The only place where information is cut."""
    _RULES[s.dtype]["redact"](s, seat)


def sample(s: State, seat: int, rng: Array) -> None:
    """Fill the blanks of a redacted state: a world that `seat` cannot tell from the true one."""
    _RULES[s.dtype]["sample"](s, seat, rng)


def broken(s: State) -> int:
    """0, or the number of the first invariant that does not hold (FAULTS names them)."""
    return _RULES[s.dtype]["broken"](s)


def encode(s: State, seat: int, out: Array) -> None:
    """Numbers for nets, read from a redacted state; `out` holds zeros."""
    _RULES[s.dtype]["encode"](s, seat, out)


def appeal(s: State, seat: int, menu: Array, weights: Array, scores: Array) -> None:
    """scores[k]: how sensible the k-th action of the menu looks, by the game's weights; reads a redacted state."""
    _RULES[s.dtype]["appeal"](s, seat, menu, weights, scores)


def eager(s: State) -> int:
    """A bit per seat that is not asked but may act all the same."""
    return _RULES[s.dtype]["eager"](s)


def likeness(s: State) -> int:
    """Which of the games that wait on the same question are much alike."""
    return _RULES[s.dtype]["likeness"](s)


def features(s: State, seat: int, out: Array) -> None:
    """What decides the game, seen from `seat`: numbers around 0 to 1 for the value net, read from a world (`sample`)."""
    _RULES[s.dtype]["features"](s, seat, out)


def is_aside(s: State, action: int) -> bool:
    """Beside the course of a turn: whole-turn plans are made without it first."""
    return _RULES[s.dtype]["is_aside"](s, action)


@rule
def no_encoding(s: State, seat: int, out: Array) -> None:
    """Default of encode: no numbers."""


@rule
def no_appeal(s: State, seat: int, menu: Array, weights: Array, scores: Array) -> None:
    """Default of appeal: all actions look alike."""
    for k in range(menu[0]):
        scores[k] = 0.0


@rule
def no_features(s: State, seat: int, out: Array) -> None:
    """Default of features: a search plays its games to the end instead of judging positions."""


@rule
def no_aside(s: State, action: int) -> bool:
    """Default of is_aside: every action is part of a turn."""
    return False


@rule
def nobody_eager(s: State) -> int:
    """Default of eager: whoever may act is asked."""
    return 0


@rule
def all_alike(s: State) -> int:
    """Default of likeness: the question says enough."""
    return 0


REQUIRED = ("setup", "legal", "chance", "apply", "audience", "outcome", "redact", "sample", "broken")
OPTIONAL = {
    "encode": no_encoding,
    "appeal": no_appeal,
    "eager": nobody_eager,
    "likeness": all_alike,
    "features": no_features,
    "is_aside": no_aside,
}


_CALL: dict[int, Callable[[Any], Any]] = {
    1: lambda f: lambda s: f(s),
    2: lambda f: lambda s, a: f(s, a),
    3: lambda f: lambda s, a, b: f(s, a, b),
    4: lambda f: lambda s, a, b, c: f(s, a, b, c),
    5: lambda f: lambda s, a, b, c, d: f(s, a, b, c, d),
}


def _resolve(generic: Callable[..., Any]) -> None:  # pragma: no cover (compiled only)
    """In compiled code a call of `generic` becomes a call of the game's own function, found by the record's type."""
    arity = len(signature(generic).parameters)

    def find(s: Any, *_: Any) -> Any:
        return _CALL[arity](_RULES[s][generic.__name__])

    overload(generic, strict=False)(find)


if not INTERPRETED:  # pragma: no cover (compiled only)
    for _generic in (
        setup,
        legal,
        chance,
        apply,
        audience,
        outcome,
        redact,
        sample,
        broken,
        encode,
        appeal,
        eager,
        likeness,
        features,
        is_aside,
    ):
        _resolve(_generic)
