"""The games for OpenSpiel: importing this module registers `atoll_the_island` and the others with pyspiel.

    pyspiel.load_game("atoll_the_island", {"seats": 3, "start": "quick"})

Options of the game are its parameters. Nature is the chance player, every draw explicit. An observation is what a seat sees,
by named pieces; an information state is all that the seat has seen so far, step by step (as a string only): what was done,
what it was told of it, and what changed in what it sees. Nothing is forgotten in it, under options that ask for memory either.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel

from ..engine import CHANCE, NOBODY
from ..engine.catalogue import get_game, is_offered, sound_ids
from ..engine.events import EVERYBODY, Event, new_log
from ..engine.game import Game
from ..engine.menu import new_menu
from ..engine.observation import Piece, cut
from ..engine.records import Array
from ..engine.rng import new_rng
from .episode import actions_of

_SILENT = new_log(0)
UNSEEN = "?"
"""In an information state: somebody did something that this seat may not see."""


class AtollState(pyspiel.State):  # type: ignore[misc]
    """`rules` is the class's, not the instance's: OpenSpiel copies what an instance has.

    Information states are written when somebody asks for one, from the steps since it was asked for last.
    """

    rules: Game

    def __init__(self, game: pyspiel.Game, start: Array) -> None:
        super().__init__(game)
        self.moment = start
        self.taken = 0
        self._told = [f"seat {seat}" for seat in range(game.num_players())]
        self._until = [(0, start.tobytes())] * game.num_players()

    def begin_at(self, moment: Array) -> None:
        """Another first moment, for a state in which nothing was done yet: what a seat sees there is where its diary begins."""
        self.moment = moment
        for seat in range(len(self._told)):
            self._tell_anew(seat, f"seat {seat}")

    def _tell_anew(self, seat: int, title: str) -> None:
        self._told[seat] = "\n".join([title, *_described(self.rules.pieces, _numbers(self.rules, self.moment, seat))])
        self._until[seat] = self.taken, self.moment.tobytes()

    def current_player(self) -> int:
        seat = self.rules.next_seat(self.moment)
        return int(pyspiel.PlayerId.TERMINAL if seat == NOBODY else pyspiel.PlayerId.CHANCE if seat == CHANCE else seat)

    def is_terminal(self) -> bool:
        return self.rules.is_over(self.moment)

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.rules.next_seat(self.moment):
            return []
        menu = new_menu(self.rules.space.count)
        count = self.rules.functions["legal"](self.moment[0], player, menu)
        return (np.sort(menu[1 : count + 1]) - self.rules.space.nature).tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.rules.chances(self.moment)
        total = sum(weights.values())
        return [(action, weight / total) for action, weight in weights.items()]

    def _apply_action(self, action: int) -> None:
        seat = self.rules.next_seat(self.moment)
        number = action + (0 if seat == CHANCE else self.rules.space.nature)
        self.rules.functions["apply"](self.moment[0], seat, number, _SILENT)
        self.taken += 1

    def told(self, player: int) -> str:
        """All that this seat has seen, a line for each step: who did what, what was told of it, which numbers changed."""
        done, record = self._until[player]
        then = np.frombuffer(bytearray(record), self.moment.dtype)
        lines, numbers = [self._told[player]], _numbers(self.rules, then, player)
        for step in self.full_history()[done - self.taken :] if done < self.taken else ():
            seat = self.rules.next_seat(then)
            number = step.action + (0 if seat == CHANCE else self.rules.space.nature)
            audience = self.rules.audience(then, seat, number)
            sees = player == seat or audience == EVERYBODY or audience >> player & 1
            heard = [_said(event) for event in self.rules.apply(then, seat, number) if event.heard_by(player)]
            before, numbers = numbers, _numbers(self.rules, then, player)
            changed = _changes(self.rules.pieces, before, numbers)
            shown = self.rules.space.text(number) if sees else UNSEEN
            lines.append(" | ".join([f"{_who(seat)} {shown}", *heard, *changed]))
        self._told[player], self._until[player] = "\n".join(lines), (self.taken, then.tobytes())
        return self._told[player]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "AtollState":
        """Another world in which this seat sees the same, for ISMCTS; what others have seen in it is not known, only what they
        see now. It has this state's history, which does not lead there: play on from it, but do not write it down."""
        self.told(player)
        other: AtollState = self.clone()
        view = self.rules.view(self.moment, player)
        other.moment = self.rules.sample(view, player, new_rng(int(sampler() * (1 << 62))))
        other._until[player] = self.taken, other.moment.tobytes()
        for seat in range(len(self._told)):
            if seat != player:
                other._tell_anew(seat, f"seat {seat}, as seat {player} may think")
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        return self.rules.space.text(action + (0 if player == pyspiel.PlayerId.CHANCE else self.rules.space.nature))

    def returns(self) -> list[float]:
        outcome = self.rules.outcome(self.moment)
        return outcome[1] if outcome else [0.0] * self.num_players()

    def __str__(self) -> str:
        asked = self.rules.next_seat(self.moment)
        return (
            f"{self.rules.ask_kind(self.moment)} {_who(asked)} after {self.taken} steps" if asked != NOBODY else "over"
        )


def _who(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


class AtollGame(pyspiel.Game):  # type: ignore[misc]
    """A subclass for each game, made by `register`."""

    rules: Game
    kind: pyspiel.GameType
    state: type[AtollState]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.chosen = self.rules.options.complete(params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=actions_of(self.rules),
            max_chance_outcomes=max(self.rules.space.nature, 1),
            num_players=self.chosen["seats"],
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.rules.max_steps,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> AtollState:
        return self.state(self, self.rules.new(self.chosen))

    def max_chance_nodes_in_history(self) -> int:
        return self.rules.max_steps

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"observations have no parameters, not {params}")
        return Observer(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Observer:
    """As pyspiel wants it: `tensor` is filled by `set_from`, `dict` holds its pieces by name."""

    def __init__(self, rules: Game, kind: Any) -> None:
        self.rules = rules
        self.remembers = bool(kind.perfect_recall)
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.says = bool(whole)
        self.tensor = np.zeros(rules.encoded, np.float32) if whole and not self.remembers else None
        self.dict: Any = dict(cut(rules.pieces, self.tensor)) if self.tensor is not None else {}

    def set_from(self, state: AtollState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = _numbers(self.rules, state.moment, player)

    def string_from(self, state: AtollState, player: int) -> str | None:
        """All that was seen, or what is seen now: of every piece the numbers that are not 0."""
        if not self.says:
            return None
        if self.remembers:
            return state.told(player)
        return "\n".join([f"seat {player}", *_described(self.rules.pieces, _numbers(self.rules, state.moment, player))])


def _numbers(rules: Game, moment: Array, player: int) -> Array:
    return rules.encode(rules.view(moment, player), player)


def _said(event: Event) -> str:
    """`spied seat=0 explorer=3 value=5`"""
    kind, *values = event.to_json().items()
    return " ".join([str(kind[1]), *(f"{name}={value}" for name, value in values)])


def _changes(pieces: tuple[Piece, ...], before: Array, after: Array) -> Iterator[str]:
    """`cells: b2.hidden=0 b2.stone=1`: every number that is another one now, to its last digit."""
    old, new = cut(pieces, before), cut(pieces, after)
    for piece in pieces:
        columns, was, now = len(piece.columns), old[piece.name].ravel(), new[piece.name].ravel()
        parts = []
        for k in np.flatnonzero(was != now).tolist():
            row = f"{piece.rows[k // columns]}." if piece.rows else ""
            parts.append(f"{row}{piece.columns[k % columns]}={np.format_float_positional(now[k], trim='-')}")
        if parts:
            yield f"{piece.name}: {' '.join(parts)}"


def _described(pieces: tuple[Piece, ...], numbers: Array) -> list[str]:
    named = cut(pieces, numbers)
    return [_line(piece, named[piece.name]) for piece in pieces]


def _line(piece: Piece, numbers: Array) -> str:
    """`turn: own_turn=1 left=0.5`"""
    rows = zip(piece.rows, numbers, strict=True) if piece.rows else (("", numbers),)
    said = []
    for row, values in rows:
        parts = [f"{column}={values[k]:.4g}" for k, column in enumerate(piece.columns) if values[k]]
        said += [f"{row}[{' '.join(parts)}]" if row else " ".join(parts)] if parts else []
    return f"{piece.name}: {' '.join(said)}"


def short_name(game: str) -> str:
    return f"atoll_{game}"


def register(rules: Game) -> None:
    """Tell pyspiel of a game."""
    sum_of = pyspiel.GameType.Utility
    options = rules.options.defaults()
    kind = pyspiel.GameType(
        short_name=short_name(rules.id),
        long_name=f"Atoll: {rules.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=sum_of.IDENTICAL if rules.cooperative else sum_of.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.options.max_seats,
        min_num_players=rules.options.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=options,
    )
    state = type("State", (AtollState,), {"rules": rules})
    pyspiel.register_game(kind, type("Game", (AtollGame,), {"rules": rules, "kind": kind, "state": state}))


def register_all() -> None:
    known = {kind.short_name for kind in pyspiel.registered_games()}
    for game in filter(is_offered, sound_ids()):
        if short_name(game) not in known:
            register(get_game(game))


register_all()
