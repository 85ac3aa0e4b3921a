"""A game as a Python object: the contract's functions over a state, with lists and names instead of buffers and numbers.

A State here is an array of one record (`state[0]` is the record), so that it can be handed to compiled code and copied.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from . import CHANCE, NOBODY, contract
from .actions import ActionSpace
from .asks import AskSpace, open_ask
from .errors import BrokenGame, IllegalAction, Phrase
from .events import Event, EventSpace, new_log
from .looking import BY_ARRAY, look_around
from .menu import new_menu
from .names import Names
from .observation import Piece
from .options import Options
from .records import Array, blank, copied, plain

DECLARED = ("STATE", "SPACE", "ASKS", "EVENTS", "ENDINGS", "FAULTS", "OPTIONS", "RULES_VERSION", "MAX_STEPS")
LOG_SIZE = 128
SILENCE = new_log(0)


@dataclass(frozen=True, eq=False)
class Game:
    """Stateless. `functions` holds the contract; a test may replace one of them (`with_fault`)."""

    id: str
    folder: Path
    functions: Mapping[str, Any]
    dtype: np.dtype[Any]
    space: ActionSpace
    asks: AskSpace
    events: EventSpace
    endings: Names
    faults: Names
    options: Options
    rules_version: int
    max_steps: int
    encoded: int
    pieces: tuple[Piece, ...]
    weights: Array
    cooperative: bool
    position: ModuleType
    drawing: ModuleType | None
    knowledge: ModuleType | None
    compiled: bool = field(default=True)

    def with_fault(self, **functions: Any) -> "Game":
        """The same game with other functions, plain Python ones: how the tests of the conformance suite plant faults."""
        return replace(self, functions={**self.functions, **functions}, compiled=False)

    def _call(self, name: str, state: Array, *given: Any) -> Any:
        """A function of the contract, by the quickest way."""
        return BY_ARRAY[name](state, *given) if self.compiled else self.functions[name](state[0], *given)

    # -- states ------------------------------------------------------------------------------------------------------

    def blank(self, options: Mapping[str, Any] | None = None) -> Array:
        """A zeroed record with its options set, as `setup` wants it."""
        state = blank(self.dtype)
        self.options.write(self.options.complete(options or {}), state[0])
        return state

    def new(self, options: Mapping[str, Any] | None = None) -> Array:
        """The first moment of a match: the first question is open."""
        state = self.blank(options)
        self.functions["setup"](state[0])
        return state

    def options_of(self, state: Array) -> dict[str, Any]:
        return self.options.read(plain(state[0]))

    def next_seat(self, state: Array) -> int:
        """The first seat that is asked, CHANCE, or NOBODY when the game is over."""
        top = open_ask(state[0])
        if not top:
            return NOBODY
        return (top.seats & -top.seats).bit_length() - 1 if top.seats else CHANCE

    def asked(self, state: Array) -> list[int]:
        """The seats that are asked now."""
        top = open_ask(state[0])
        return _seats(top.seats) if top else []

    def eager(self, state: Array) -> list[int]:
        """The seats that may act now though nobody asked them."""
        return _seats(int(self._call("eager", state)))

    def ask_kind(self, state: Array) -> str:
        """The kind of the open question; 'nothing' when the game is over."""
        top = open_ask(state[0])
        return self.asks.names()[top.kind] if top else "nothing"

    def question(self, state: Array) -> tuple[int, ...]:
        """Equal for two moments that wait for the same answer, whoever of those asked is still to give it."""
        top = open_ask(state[0])
        return (int(state["ask_count"][0]), top.kind, top.left, top.subject, top.topic) if top else ()

    def is_over(self, state: Array) -> bool:
        return not state["ask_count"][0]

    # -- what can be done --------------------------------------------------------------------------------------------

    def legal(self, state: Array, seat: int) -> list[int]:
        menu = new_menu(self.space.count)
        count = self._call("legal", state, seat, menu)
        actions: list[int] = menu[1 : count + 1].tolist()
        return actions

    def chances(self, state: Array) -> dict[int, int]:
        """Nature's possible actions and their weights."""
        weights = np.zeros(max(self.space.nature, 1), np.int16)
        self._call("chance", state, weights)
        return {a: w for a, w in enumerate(weights.tolist()) if w}

    def choices(self, state: Array, seat: int) -> list[int]:
        """What a seat, or CHANCE, may do now."""
        if seat != CHANCE:
            return self.legal(state, seat)
        return list(self.chances(state)) if self.next_seat(state) == CHANCE else []

    def audience(self, state: Array, seat: int, action: int) -> int:
        return int(self._call("audience", state, seat, action))

    def apply(self, state: Array, seat: int, action: int) -> list[Event]:
        """Change the state in place, unchecked, and say what happened."""
        log = new_log(LOG_SIZE)
        self._call("apply", state, seat, action, log)
        return self.events.read(log)

    def apply_silently(self, state: Array, seat: int, action: int) -> None:
        """The same for whoever asks only where it leads."""
        self._call("apply", state, seat, action, SILENCE)

    def check(self, state: Array, seat: int, action: int) -> None:
        """IllegalAction unless this seat may do that now."""
        if action in self.choices(state, seat):
            return
        do = self.space.text(action)
        if self.is_over(state):
            raise IllegalAction(Phrase("error-over", "{action!r}: the game is over", action=do))
        who = _who([] if seat == CHANCE else [seat])
        can = [self.space.text(a) for a in self.choices(state, seat)]
        listed = ", ".join(can[:12]) + (", …" if len(can) > 12 else "")
        waits = Phrase("error-waits", "the game waits on {who}", who=_who(self.asked(state)))
        right = Phrase("error-may", "it may: {actions}", actions=listed) if can else waits
        english = "{who} may not {action!r} now ({ask}); {right}"
        raise IllegalAction(Phrase("error-not-now", english, who=who, action=do, ask=self.ask_kind(state), right=right))

    # -- who knows what ----------------------------------------------------------------------------------------------

    def view(self, state: Array, seat: int) -> Array:
        """What this seat may know: a redacted copy."""
        view = copied(state)
        self._call("redact", view, seat)
        return view

    def look_around(self, state: Array) -> tuple[list[Array], list[list[int]]]:
        """By seat what it may know, and what it may do as far as it knows: `view` and `legal` of all at once."""
        seats = range(int(state["seats"][0]))
        if not self.compiled:
            views = [self.view(state, seat) for seat in seats]
            return views, [self.legal(view, seat) for seat, view in enumerate(views)]
        together = np.frombuffer(bytearray(state.tobytes() * len(seats)), state.dtype)
        menus = np.zeros((len(seats), self.space.count + 1), np.int16)
        look_around(together, menus)
        counts = menus[:, 0].tolist()
        return [together[i : i + 1] for i in seats], [menus[i, 1 : counts[i] + 1].tolist() for i in seats]

    def sample(self, view: Array, seat: int, rng: Array) -> Array:
        """A world that fits the view."""
        world = copied(view)
        self.functions["sample"](world[0], seat, rng)
        return world

    def encode(self, view: Array, seat: int) -> Array:
        out = np.zeros(self.encoded, np.float32)
        self.functions["encode"](view[0], seat, out)
        return out

    def appeals(self, view: Array, seat: int) -> dict[int, float]:
        """How sensible each of the seat's actions looks at a glance, from its view."""
        menu = new_menu(self.space.count)
        scores = np.zeros(self.space.count, np.float64)
        count = self.functions["legal"](view[0], seat, menu)
        self.functions["appeal"](view[0], seat, menu, self.weights, scores)
        return {int(menu[k + 1]): float(scores[k]) for k in range(count)}

    # -- ends and faults ---------------------------------------------------------------------------------------------

    def outcome(self, state: Array) -> tuple[str, list[float]] | None:
        """The ending's name and a payoff for each seat; None while the game goes on."""
        seats = int(state[0].seats)
        payoff = np.zeros(seats, np.float64)
        ending = int(self.functions["outcome"](state[0], payoff))
        return (self.endings.ids[ending], payoff.tolist()) if ending else None

    def fault(self, state: Array) -> str | None:
        """The name of the first thing that can never be so, or None."""
        fault = int(self.functions["broken"](state[0]))
        return self.faults.ids[fault] if fault else None


def _who(seats: list[int]) -> Phrase:
    """Seats by their numbers, or nature."""
    if not seats:
        return Phrase("error-nature", "nature")
    return Phrase("error-seat", "seat {seats}", seats=", ".join(map(str, seats)))


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def load_game(id: str, package: str) -> Game:
    """The Game of a folder that keeps the contract; BrokenGame says what is wrong with any other."""
    try:
        return _load(id, package)
    except BrokenGame:
        raise
    except Exception as problem:  # somebody else's code may fail in any way
        what = f"{type(problem).__name__}: {problem}"
        raise BrokenGame(
            Phrase("error-broken-game", "game {game!r} cannot be loaded: {problem}", game=id, problem=what)
        ) from problem


def _load(id: str, package: str) -> Game:
    rules = import_module(f"{package}.rules")
    missing = [name for name in (*DECLARED, *contract.REQUIRED) if not hasattr(rules, name)]
    if missing:
        raise BrokenGame(f"game {id!r}: rules.py lacks {', '.join(missing)}")
    if f"is_{id}" not in rules.STATE.names:
        raise BrokenGame(f"game {id!r}: the record bears another game's name, write state_record({id!r}, …)")
    functions = {name: getattr(rules, name) for name in contract.REQUIRED}
    folder = Path(str(rules.__file__)).parent
    knowledge = import_module(f"{package}.knowledge") if (folder / "knowledge.py").exists() else None
    for name, default in contract.OPTIONAL.items():
        functions[name] = getattr(rules, name, getattr(knowledge, name, default))
    contract.register(rules.STATE, functions)
    encoded = getattr(rules, "ENCODED", 0)
    return Game(
        id=id,
        folder=folder,
        functions=functions,
        dtype=rules.STATE,
        space=rules.SPACE,
        asks=rules.ASKS,
        events=rules.EVENTS,
        endings=rules.ENDINGS,
        faults=rules.FAULTS,
        options=rules.OPTIONS,
        rules_version=rules.RULES_VERSION,
        max_steps=rules.MAX_STEPS,
        encoded=encoded,
        pieces=_pieces(id, package, folder, encoded),
        weights=np.asarray(getattr(rules, "WEIGHTS", [0.0]), np.float64),
        cooperative=getattr(rules, "COOPERATIVE", False),
        position=import_module(f"{package}.position"),
        drawing=import_module(f"{package}.drawing") if (folder / "drawing.py").exists() else None,
        knowledge=knowledge,
    )


def _pieces(id: str, package: str, folder: Path, encoded: int) -> tuple[Piece, ...]:
    """What `observation.py` declares, or the numbers without names."""
    if not (folder / "observation.py").exists():
        return (Piece("numbers", tuple(map(str, range(encoded)))),) if encoded else ()
    pieces: tuple[Piece, ...] = import_module(f"{package}.observation").PIECES
    declared = sum(piece.size for piece in pieces)
    if declared != encoded:
        raise BrokenGame(f"game {id!r}: observation.py names {declared} numbers, but ENCODED is {encoded}")
    return pieces
