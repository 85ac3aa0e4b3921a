"""A match: options and steps. It replays to any moment, can be taken back or branched, and is written as JSON lines.

    {"atoll": "match", "format": 1, "game": "forbidden_island", "rules_version": 1, "options": {…}, "players": […], "seed": "…"}
    {"seat": "chance", "do": "lay observatory"}
    {"seat": 0, "do": "move lost_lagoon"}
    {"over": "won", "payoff": [1.0, 1.0]}

`position` in the header starts a match from a written position; `fairness` tells how people and server made the seed
together: {"commitment": "…", "server_seed": "…", "nonces": ["…", …]} (see `deal`).
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from . import CHANCE
from .catalogue import get_game
from .deal import commitment, drawn, match_seed, new_seed
from .errors import AtollError, IllegalAction, MatchError, Phrase
from .events import Event
from .game import Game
from .names import one_of
from .position import dump_position, load_position
from .records import Array, copied
from .undo import Why, why_final
from .written import read_json, visible

FORMAT = 1
HEADER = ("atoll", "format", "game", "rules_version", "options", "players", "seed", "seed_from", "position", "fairness")

_STAYS: Mapping[Why, str] = {
    "nothing": "there is nothing to take back",
    "drawn": "something has been drawn since",
    "other": "seat {seat} has acted since",
    "revealed": "something hidden was shown",
    "handed": "others have been asked since",
}


@dataclass(frozen=True)
class Step:
    """One entry of the record: who did what; `seat` is CHANCE for nature."""

    seat: int
    action: int


@dataclass
class Match:
    """A live record: `state` is the moment after the last of `steps`. Make one with `Match.new` or `Match.at`."""

    game: Game
    options: Mapping[str, Any]
    players: Sequence[str]
    seed: str | None
    start: Array
    position: Mapping[str, Any] | None = None
    fairness: Mapping[str, Any] | None = None
    seed_from: int = 0
    """The first draw that is the seed's: in a branch the earlier ones came from another."""
    steps: list[Step] = field(default_factory=list)
    state: Array = field(init=False)
    _last: tuple[int, Array, list[Event]] | None = field(init=False, default=None, repr=False)
    """After how many steps this is so: the state before the last one, and what it made happen."""

    def __post_init__(self) -> None:
        self.state = self.start.copy()

    @classmethod
    def new(
        cls,
        game: Game,
        options: Mapping[str, Any] | None = None,
        players: Sequence[str] = (),
        seed: str | None = None,
    ) -> "Match":
        """A match from the first set-up step on; without a seed a fresh secret one is drawn."""
        chosen = game.options.complete(options or {})
        return cls(game, chosen, _names(players, chosen["seats"]), seed or new_seed(), game.new(chosen))

    @classmethod
    def at(cls, game: Game, state: Array, players: Sequence[str] = (), seed: str | None = None) -> "Match":
        """A match that starts from a position."""
        options = game.options_of(state)
        names = _names(players, options["seats"])
        return cls(game, options, names, seed or new_seed(), state.copy(), dump_position(game, state))

    # -- playing -----------------------------------------------------------------------------------------------------

    def play(self, seat: int, action: int) -> list[Event]:
        """A legal step, or IllegalAction and nothing has changed."""
        self.game.check(self.state, seat, action)
        return self.advance(Step(seat, action))

    def advance(self, step: Step) -> list[Event]:
        """A step that is known to be legal."""
        before = copied(self.state)
        events = self.game.apply(self.state, step.seat, step.action)
        self.steps.append(step)
        self._last = len(self.steps), before, events
        return events

    def draw(self) -> list[Event]:
        """Nature's step, from the seed."""
        if self.seed is None:
            raise MatchError(Phrase("error-no-seed", "this match has no seed: give nature's steps one by one"))
        return self.play(CHANCE, drawn(self.seed, self.draws(), self.game.chances(self.state)))

    def draws(self) -> int:
        return sum(step.seat == CHANCE for step in self.steps)

    def run_nature(self) -> list[Event]:
        """Nature's steps until somebody is asked or the game is over."""
        events: list[Event] = []
        while self.game.next_seat(self.state) == CHANCE:
            events += self.draw()
        return events

    def is_over(self) -> bool:
        return self.game.is_over(self.state)

    # -- looking back ------------------------------------------------------------------------------------------------

    def moment(self, step: int) -> Array:
        """The state after the first `step` steps."""
        state = self.start.copy()
        for done in self.steps[:step]:
            self.game.apply(state, done.seat, done.action)
        return state

    def replay(self) -> Iterator[tuple[Step, list[Event], Array]]:
        """Every step with what happened and the state after it (one array, changed as it goes: copy what you keep)."""
        state = self.start.copy()
        for step in self.steps:
            yield step, self.game.apply(state, step.seat, step.action), state

    def branch(self, step: int) -> "Match":
        """A match of its own that shares the first `step` steps. Its luck from there on is its own: a fresh seed."""
        branch = Match(self.game, self.options, self.players, new_seed(), self.start, self.position)
        branch.steps = self.steps[:step]
        branch.state = branch.moment(step)
        branch.seed_from = branch.draws()
        return branch

    def takes_back(self, seats: Iterable[int]) -> int | None:
        """To how many steps these seats (one person's) can undo; None if their last step stays (`stays` says why)."""
        return None if self.stays(seats) else len(self.steps) - 1

    def stays(self, seats: Iterable[int]) -> Why | None:
        """Why these seats cannot take the last step back; None if they can (see `undo`)."""
        mine = set(seats)
        if not self.steps:
            return "nothing"
        last = self.steps[-1]
        if last.seat not in mine:
            return "drawn" if last.seat == CHANCE else "other"
        before, events = self._before_last()
        return why_final(self.game, before, last.seat, last.action, events, self.state, mine)

    def _before_last(self) -> tuple[Array, list[Event]]:
        if self._last is None or self._last[0] != len(self.steps):
            before = self.moment(len(self.steps) - 1)
            last = self.steps[-1]
            self._last = len(self.steps), before, self.game.apply(copied(before), last.seat, last.action)
        return self._last[1:]

    def undo(self, seats: Iterable[int]) -> Step:
        """Take back the last step, if it was one of these seats' own. IllegalAction says why not."""
        why = self.stays(seats)
        if why:
            raise IllegalAction(f"undo: {_STAYS[why].format(seat=self.steps[-1].seat if self.steps else None)}")
        step = self.steps.pop()
        self.state = self.moment(len(self.steps))
        return step

    # -- files -------------------------------------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        """The match as JSON lines."""
        head: dict[str, Any] = {"atoll": "match", "format": FORMAT, "game": self.game.id}
        head |= {"rules_version": self.game.rules_version, "options": dict(self.options), "players": list(self.players)}
        head |= {"seed": self.seed} if self.seed is not None else {}
        head |= {"position": self.position} if self.position is not None else {}
        head |= {"seed_from": self.seed_from} if self.seed_from else {}
        head |= {"fairness": dict(self.fairness)} if self.fairness is not None else {}
        yield json.dumps(head)
        for step in self.steps:
            seat = "chance" if step.seat == CHANCE else step.seat
            yield json.dumps({"seat": seat, "do": self.game.space.text(step.action)})
        outcome = self.game.outcome(self.state)
        if outcome:
            yield json.dumps({"over": outcome[0], "payoff": outcome[1]})

    def text(self) -> str:
        return "\n".join(self.lines()) + "\n"


def _names(players: Sequence[str], seats: int) -> list[str]:
    return [players[i] if i < len(players) else f"player {i + 1}" for i in range(seats)]


def parse_match(text: str, game: Game | None = None) -> Match:
    """Read a match file and replay it, every step checked; MatchError names the line that is wrong.

    The game is the one that the file names, unless it is given: a game that is in no catalogue.
    """
    rows = [(n, line) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not rows:
        raise MatchError(Phrase("error-match-empty", "the match file is empty"))
    match = _open_match(_json(*rows[0]), game)
    for number, line in rows[1:]:
        data = _json(number, line)
        if "over" in data:
            _check_outcome(match, data, number)
        else:
            _replay_step(match, data, number)
    return match


def _wrong(line: int, problem: Phrase | AtollError) -> MatchError:
    return MatchError(Phrase("error-line", "line {line}: {problem}", line=line, problem=problem))


def _json(number: int, line: str) -> dict[str, Any]:
    try:
        data = read_json(line)
    except json.JSONDecodeError as problem:
        no_json = Phrase("error-no-json", "this is no JSON ({problem}); is the file cut off?", problem=problem.msg)
        raise _wrong(number, no_json) from None
    except AtollError as problem:
        raise _wrong(number, problem) from None
    if not isinstance(data, dict):
        raise _wrong(number, Phrase("error-object", "give an object {{…}}"))
    return data


def _open_match(head: Mapping[str, Any], game: Game | None) -> Match:
    if head.get("atoll") != "match":
        raise _wrong(1, Phrase("error-match-head", 'a match file starts with {{"atoll": "match", …}}'))
    if head.get("format") != FORMAT:
        english = "format {format!r} is not known, this Atoll reads format {known}"
        raise _wrong(1, Phrase("error-format", english, format=head.get("format"), known=FORMAT))
    for key in head:
        if key not in HEADER:
            hint = one_of(key, HEADER)
            raise _wrong(1, Phrase("error-no-field", "there is no field {field!r}; {hint}", field=key, hint=hint))
    try:
        game = game or get_game(str(head.get("game")))
        if head.get("rules_version") != game.rules_version:
            english = "rules_version: the match was played under version {theirs!r}, this Atoll plays version {ours} of {game}"
            theirs, ours = head.get("rules_version"), game.rules_version
            raise MatchError(Phrase("error-match-version", english, theirs=theirs, ours=ours, game=game.id))
        options, players, seed = head.get("options", {}), head.get("players", []), head.get("seed")
        if not isinstance(options, dict) or not isinstance(players, list) or not isinstance(seed, str | None):
            english = "options must be an object, players a list, seed a text"
            raise MatchError(Phrase("error-match-types", english))
        if "position" in head:
            _, state = load_position(head["position"], game)
            match = Match.at(game, state, [visible(p) for p in players], seed)
        else:
            match = Match.new(game, options, [visible(p) for p in players], seed)
    except AtollError as problem:
        raise _wrong(1, problem) from None
    match.seed = seed
    match.seed_from = _seed_from(head.get("seed_from", 0))
    match.fairness = _fairness(head.get("fairness"))
    return match


def _seed_from(given: object) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or given < 0:
        english = "seed_from is the number of the first draw that the seed gave, not {given!r}"
        raise _wrong(1, Phrase("error-seed-from", english, given=given))
    return given


def _fairness(given: object) -> Mapping[str, Any] | None:
    if given is None:
        return None
    if isinstance(given, dict) and isinstance(given.get("nonces"), list):
        if all(isinstance(given.get(key), str) for key in ("commitment", "server_seed")):
            return given
    english = 'fairness is {{"commitment": "…", "server_seed": "…", "nonces": ["…", …]}}'
    raise _wrong(1, Phrase("error-fairness", english))


def _replay_step(match: Match, data: Mapping[str, Any], number: int) -> None:
    seat, do = data.get("seat"), data.get("do")
    if seat == "chance":
        seat = CHANCE
    if isinstance(seat, bool) or not isinstance(seat, int) or not isinstance(do, str):
        english = 'a step is {{"seat": 0, "do": "…"}}, seat a number or "chance"'
        raise _wrong(number, Phrase("error-step", english))
    if not CHANCE <= seat < match.options["seats"]:
        english = "there is no seat {seat}, the match has {seats}"
        raise _wrong(number, Phrase("error-no-seat", english, seat=seat, seats=match.options["seats"]))
    try:
        match.play(seat, match.game.space.parse(do))
    except AtollError as problem:
        raise _wrong(number, problem) from None


def _check_outcome(match: Match, data: Mapping[str, Any], number: int) -> None:
    outcome = match.game.outcome(match.state)
    if outcome is None:
        raise _wrong(number, Phrase("error-not-over", "the file says the match is over, but it goes on"))
    if [data["over"], data.get("payoff")] != [outcome[0], outcome[1]]:
        english = "the match ended {ending!r} with {payoff}, not as the file says"
        raise _wrong(number, Phrase("error-other-end", english, ending=outcome[0], payoff=outcome[1]))


@dataclass(frozen=True)
class Verdict:
    """What `verify` found in a match that replays."""

    steps: int
    draws: int
    draws_from_seed: int | None
    """How many draws follow from the seed (in a branch: those it shares are taken on trust); None without one."""
    outcome: str | None
    seed_from_all: bool | None
    """Does the seed follow from what the server had committed to and what the seats added? None where nothing is said."""
    nonces: int = 0
    """How many seats added something."""

    @property
    def fair(self) -> bool:
        return self.draws_from_seed == self.draws and self.seed_from_all is not False


def verify(match: Match) -> Verdict:
    """Derive every draw again from the seed."""
    outcome = match.game.outcome(match.state)
    matching: int | None = None
    if match.seed is not None:
        matching = 0
        draws = 0
        state = match.start.copy()
        for step in match.steps:
            if step.seat == CHANCE:
                shared = draws < match.seed_from
                matching += shared or drawn(match.seed, draws, match.game.chances(state)) == step.action
                draws += 1
            match.game.apply(state, step.seat, step.action)
    ending = outcome[0] if outcome else None
    nonces = sum(1 for nonce in (match.fairness or {}).get("nonces", ()) if nonce)
    return Verdict(len(match.steps), match.draws(), matching, ending, _made_together(match), nonces)


def _made_together(match: Match) -> bool | None:
    if match.fairness is None:
        return None
    secret, nonces = match.fairness["server_seed"], [str(nonce) for nonce in match.fairness["nonces"]]
    return commitment(secret) == match.fairness["commitment"] and match_seed(secret, nonces) == match.seed
