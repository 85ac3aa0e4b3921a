"""A check that never bites is worth nothing: for each a planted fault that it finds. The healthy game passes them all."""

import itertools
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from atoll.engine import CHANCE, NOBODY, SPECTATOR, conformance
from atoll.engine.actions import ActionSpace
from atoll.engine.conformance import (
    CHECKS,
    ConformanceError,
    check_compiled,
    check_golden,
    check_notation,
    check_perft,
    files,
    knowledge,
    rules,
    speeds,
    walking,
)
from atoll.engine.errors import PositionError
from atoll.engine.events import EVERYBODY, EventSpace, tell
from atoll.engine.game import Game
from atoll.engine.records import Array, State
from atoll.engine.rng import new_rng
from atoll.games.template.state import BURY, FLARE, KIND, PASS, SEARCH, WASH, Ask, Do, Event

THREE = {"seats": 3, "ship": "far"}
SEEDS = range(1, 6)
Check = Callable[[Game, Mapping[str, Any], int], None]


def bites(check: Check, game: Game, saying: str) -> None:
    """In one of a few matches the check finds the fault and says so."""
    with pytest.raises(ConformanceError, match=saying):
        _all_seeds(check, game)


def _all_seeds(check: Check, game: Game) -> None:
    for seed in SEEDS:
        check(game, THREE, seed)


def of(template: Game, name: str) -> Any:
    return template.functions[name]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_healthy_game_passes(template: Game, check: Check) -> None:
    for seed in SEEDS:
        check(template, THREE, seed)


def test_run_all(template: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    conformance.run_all(template, [THREE], [1])
    ran: list[int] = []
    monkeypatch.setattr(conformance, "CHECKS", (lambda game, options, seed: ran.append(seed),))
    monkeypatch.setattr(conformance, "check_compiled", lambda game, matches: ran.append(len(matches)))
    conformance.run_all(template)
    assert ran == [1, 2] * 4 + [8]


# -- rules ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "saying"),
    [
        ("legal", "legal changes the state"),
        ("eager", "eager changes the state"),
        ("chance", "chance changes the state"),
        ("outcome", "outcome changes the state"),
        ("broken", "broken changes the state"),
        ("audience", "audience changes the state"),
        ("encode", "encode changes the view"),
        ("appeal", "appeal changes the view"),
    ],
)
def test_purity_of_questions(template: Game, name: str, saying: str) -> None:
    def impure(s: State, *rest: Any) -> Any:
        s.turns += 1
        return of(template, name)(s, *rest)

    with pytest.raises(ConformanceError, match=saying):
        rules.check_purity(_quiet(template, name, impure), THREE, 1)


def _quiet(template: Game, name: str, impure: Any) -> Game:
    """The fault shows itself to the check alone: the walk along the match asks the healthy game."""
    walking_game = {"legal", "eager", "chance", "appeal"}
    if name not in walking_game:
        return template.with_fault(**{name: impure})
    calls = itertools.count()
    return template.with_fault(**{name: lambda *given: (impure if next(calls) else of(template, name))(*given)})


def test_purity_of_copies(template: Game) -> None:
    kept: list[State] = []

    def setup(s: State) -> None:
        of(template, "setup")(s)
        kept.append(s)

    def apply(s: State, *rest: Any) -> None:
        of(template, "apply")(s, *rest)
        kept[-1].turns += 1

    bites(rules.check_purity, template.with_fault(setup=setup, apply=apply), "changes the original")


def test_purity_of_silence(template: Game) -> None:
    def apply(s: State, seat: int, action: int, log: Array) -> None:
        of(template, "apply")(s, seat, action, log)
        s.turns += log.size == 0

    bites(rules.check_purity, template.with_fault(apply=apply), "when nobody listens")


def test_invariants(template: Game) -> None:
    def apply(s: State, seat: int, action: int, log: Array) -> None:
        of(template, "apply")(s, seat, action, log)
        s.flares[seat] = -1

    bites(rules.check_invariants, template.with_fault(apply=apply), "fault 'flares'")


def test_progress(template: Game) -> None:
    idle = template.with_fault(apply=lambda s, seat, action, log: None)
    bites(rules.check_invariants, idle, "changed nothing")


def test_termination(template: Game) -> None:
    idle = template.with_fault(apply=lambda s, seat, action, log: None)
    bites(rules.check_termination, idle, "longer than MAX_STEPS = 60")


def _chance(template: Game, change: Callable[[Array], int]) -> Game:
    """Nature's weights, changed in the check's longer buffer: the walk along the match asks the healthy game."""

    def chance(s: State, weights: Array) -> int:
        total: int = of(template, "chance")(s, weights)
        return total + change(weights) if weights.size > template.space.nature else total

    return template.with_fault(chance=chance)


@pytest.mark.parametrize(
    ("change", "saying"),
    [
        (lambda w: w.put(range(6), 0) or -12, "nothing to draw"),
        (lambda w: w.put(0, -1) or 0, "negative weight"),
        (lambda w: 1, "not the sum"),
        (lambda w: w.put(6, 1) or 0, "not nature's"),
    ],
)
def test_chance(template: Game, change: Callable[[Array], int], saying: str) -> None:
    bites(rules.check_chance, _chance(template, change), saying)


def test_nature_without_a_choice(template: Game) -> None:
    none = template.with_fault(chance=lambda s, weights: weights.fill(0) or 0)
    bites(rules.check_chance, none, "nothing to draw")


def _menu(template: Game, change: Callable[[State, int, list[int]], list[int]]) -> Game:
    def legal(s: State, seat: int, menu: Array) -> int:
        count = of(template, "legal")(s, seat, menu)
        actions = change(s, seat, menu[1 : count + 1].tolist())
        menu[0] = len(actions)
        menu[1 : len(actions) + 1] = actions
        return len(actions)

    return template.with_fault(legal=legal)


@pytest.mark.parametrize(
    ("change", "saying"),
    [
        (lambda s, seat, actions: actions * 2, "an action twice"),
        (lambda s, seat, actions: [WASH] if actions else [], "an action of nature"),
        (lambda s, seat, actions: actions or [PASS], "may act unasked"),
    ],
)
def test_menus(template: Game, change: Callable[[State, int, list[int]], list[int]], saying: str) -> None:
    bites(rules.check_menus, _menu(template, change), saying)


def test_menus_are_counted(template: Game) -> None:
    def legal(s: State, seat: int, menu: Array) -> int:
        count: int = of(template, "legal")(s, seat, menu)
        menu[0] += 1
        return count

    bites(rules.check_menus, template.with_fault(legal=legal), "legal returns")


@pytest.mark.parametrize(
    ("eager", "saying"),
    [
        (lambda s: 8, "not at the table"),
        (lambda s: 7 if s.turn >= 0 else 0, "both asked and eager"),
        (lambda s: 0, "may act unasked"),
    ],
)
def test_eager_seats(template: Game, eager: Callable[[State], int], saying: str) -> None:
    game = template.with_fault(eager=eager)
    with pytest.raises(ConformanceError, match=saying):
        rules.check_menus(game.with_fault(eager=_not_walked(eager)), THREE, 1)


def _not_walked(eager: Callable[[State], int]) -> Callable[[State], int]:
    """The walk asks first and then the check: only every second answer is wrong, when a seat is asked."""
    calls = itertools.count()

    def answer(s: State) -> int:
        walks = s.ask_count > 0 and s.asks[s.ask_count - 1].seats != 0 and next(calls) % 2 == 0
        return 0 if walks else eager(s)

    return answer


@pytest.mark.parametrize(
    "change", [lambda s, seat, actions: [], lambda s, seat, actions: [] if s.asks[0].kind == Ask.STOW else actions]
)
def test_asked_without_an_answer(template: Game, change: Callable[[State, int, list[int]], list[int]]) -> None:
    bites(rules.check_menus, _menu(template, change), "may do nothing")


def test_order(template: Game) -> None:
    calls = itertools.count()
    shaky = _menu(template, lambda s, seat, actions: actions[:: 1 if next(calls) % 3 else -1])
    bites(rules.check_order, shaky, "gets .* then")


def test_closed_questions_are_wiped(template: Game) -> None:
    def apply(s: State, seat: int, action: int, log: Array) -> None:
        of(template, "apply")(s, seat, action, log)
        s.asks[5].subject = action

    bites(rules.check_bytes, template.with_fault(apply=apply), "not wiped")


def test_unused_fields_stay_empty(template: Game) -> None:
    def apply(s: State, seat: int, action: int, log: Array) -> None:
        of(template, "apply")(s, seat, action, log)
        s.is_template = 1

    bites(rules.check_bytes, template.with_fault(apply=apply), "unused field is_template")


@pytest.mark.parametrize(
    ("outcome", "saying"),
    [
        (lambda s, payoff: 1, "though the game goes on"),
        (lambda s, payoff: 0, "its ending is 0"),
        (lambda s, payoff: 9 if s.over else 0, "its ending is 9"),
        (lambda s, payoff: int(s.over), r"payoff is \[nan"),
    ],
)
def test_outcome(template: Game, outcome: Callable[[State, Array], int], saying: str) -> None:
    bites(rules.check_outcome, template.with_fault(outcome=outcome), saying)


def _position(template: Game, **changed: Any) -> Game:
    return replace(template, position=SimpleNamespace(**{**vars(template.position), **changed}))  # type: ignore[arg-type]


def test_components(template: Game) -> None:
    def apply(s: State, seat: int, action: int, log: Array) -> None:
        of(template, "apply")(s, seat, action, log)
        if KIND[action] == Do.BURY:
            s.flares[0] = 5

    bites(rules.check_components, template.with_fault(apply=apply), "flare: fewer than none")
    more = _position(template, IN_THE_BOX=template.position.IN_THE_BOX | {"sail": 4})
    bites(rules.check_components, more, "sail: the box has 4")
    bites(rules.check_components, _position(template, IN_THE_BOX={}), "other components")


def test_census_is_optional(template: Game) -> None:
    rules.check_components(_position(template, census=None), THREE, 1)


def _setup(template: Game, then: Callable[[State], object]) -> Game:
    def setup(s: State) -> None:
        of(template, "setup")(s)
        then(s)

    return template.with_fault(setup=setup)


def test_setup(template: Game) -> None:
    bites(rules.check_blank, _setup(template, lambda s: setattr(s, "ship", 1)), "changes the options")
    bites(rules.check_blank, _setup(template, lambda s: setattr(s, "ask_count", 0)), "no question open")
    bites(rules.check_blank, template.with_fault(setup=lambda s: None), "no question open")


# -- files ------------------------------------------------------------------------------------------------------------


class Mumbling(ActionSpace):
    def text(self, action: int) -> str:
        return super().text(0)


class Shouting(ActionSpace):
    def text(self, action: int) -> str:
        return super().text(action).upper()


class Swapping(ActionSpace):
    def to_json(self, action: int) -> dict[str, Any]:
        return super().to_json(0)


@pytest.mark.parametrize("space", [Mumbling, Shouting, Swapping])
def test_notation(template: Game, space: type[ActionSpace]) -> None:
    declared = dict(zip(template.space.kinds, template.space.arguments, strict=True))
    check_notation(replace(template, space=ActionSpace(Do, declared, nature=2)))
    with pytest.raises(ConformanceError, match="does not read back"):
        check_notation(replace(template, space=space(Do, declared, nature=2)))


def test_positions(template: Game) -> None:
    def forgetful(s: State) -> dict[str, Any]:
        data: dict[str, Any] = template.position.dump(s)
        return data | {"drifted": []}

    bites(files.check_positions, _position(template, dump=forgetful), "with another drifted")

    def refusing(reader: Any, s: State) -> None:
        raise PositionError("no")

    bites(files.check_positions, _position(template, load=refusing), r"does not read back \(no\)")


def test_replay(template: Game) -> None:
    luck = itertools.count()

    def apply(s: State, seat: int, action: int, log: Array) -> None:
        of(template, "apply")(s, seat, action, log)
        s.turns += next(luck) % 7 == 0

    bites(files.check_replay, template.with_fault(apply=apply), "the second time")

    def chatty(s: State, seat: int, action: int, log: Array) -> None:
        of(template, "apply")(s, seat, action, log)
        tell(log, Event.TURN, EVERYBODY, 0, next(luck), 0, 0)

    bites(files.check_replay, template.with_fault(apply=chatty), "other events")


def _later(template: Game, after: int) -> Game:
    """Goes wrong once so many steps have been applied."""
    steps = itertools.count()

    def apply(s: State, seat: int, action: int, log: Array) -> None:
        of(template, "apply")(s, seat, action, log)
        s.turns += 100 if next(steps) >= after else 0

    return template.with_fault(apply=apply)


def test_replay_in_full_and_from_a_file(template: Game) -> None:
    length = sum(1 for _ in walking.walk(template, THREE, 1)) - 1
    with pytest.raises(ConformanceError, match="replay differs after step 0"):
        files.check_replay(_later(template, 2 * length), THREE, 1)
    with pytest.raises(ConformanceError, match="replays to another end"):
        files.check_replay(_later(template, 4 * length - 1), THREE, 1)
    drifting = _position(template)
    outcomes = itertools.count()

    def outcome(s: State, payoff: Array) -> int:
        ending: int = of(template, "outcome")(s, payoff)
        payoff += next(outcomes) // 3
        return ending

    with pytest.raises(ConformanceError, match="read and written again"):
        files.check_replay(drifting.with_fault(outcome=outcome), THREE, 1)


# -- knowledge --------------------------------------------------------------------------------------------------------


def test_views_cut_all_at_once(template: Game) -> None:
    def redact(s: State, seat: int) -> None:
        of(template, "redact")(s, seat)
        s.turns = max(int(s.turns) - 1, 0)

    bites(knowledge.check_views, template.with_fault(redact=redact, broken=lambda s: 0), "cut further")


def test_sampled_worlds_fit(template: Game) -> None:
    bites(knowledge.check_views, template.with_fault(sample=lambda s, seat, rng: None), "has fault 'wood'")

    def shifting(s: State, seat: int, rng: Array) -> None:
        of(template, "sample")(s, seat, rng)
        s.turns += s.turns > 0

    bites(knowledge.check_views, template.with_fault(sample=shifting), "has another turns")


def test_choices_follow_from_the_view(template: Game) -> None:
    """Whether somebody else holds a sail must not change what a seat may do."""
    nosy = _menu(template, lambda s, seat, actions: actions[: 1 if s.hand[(seat + 1) % 3, 2] else 9])
    bites(knowledge.check_views, nosy, "in its view")
    keen = template.with_fault(eager=lambda s: of(template, "eager")(s) if s.hand.sum() > 1 else 0)
    bites(knowledge.check_views, keen, "is eager True, in its view")


def test_encoding(template: Game) -> None:
    bites(knowledge.check_views, template.with_fault(encode=lambda s, seat, out: out.fill(np.nan)), "no numbers")


def test_twins_see_a_view_that_shows_too_much(template: Game) -> None:
    """A view from which another's hand can be read."""

    def leaky(s: State, viewer: int) -> None:
        shown = int(s.hand[1, 0])
        of(template, "redact")(s, viewer)
        s.drifted[0] = 10 + shown if viewer != 1 else s.drifted[0]

    bites(knowledge.check_twins, template.with_fault(redact=leaky), "sees what is hidden in drifted")


def test_twins_see_who_is_asked(template: Game) -> None:
    """Only who really could snatch is asked: being asked tells what is held."""

    def apply(s: State, seat: int, action: int, log: Array) -> None:
        of(template, "apply")(s, seat, action, log)
        if KIND[action] == Do.WASH and s.ask_count == 2:
            s.asks[1].seats = sum(1 << i for i in range(3) if i != s.turn and s.hand[i, s.beach] > 0)
            if s.asks[1].seats == 0:
                s.ask_count, s.asks[1] = 1, 0

    bites(
        knowledge.check_twins,
        template.with_fault(apply=apply),
        "sees what is hidden in (ask_count, asks|asks, ask_count)",
    )

    def blind(s: State, seat: int) -> None:
        of(template, "redact")(s, seat)
        s.asks[:] = 0
        s.ask_count = 0

    def same(s: State, seat: int, rng: Array) -> None:
        of(template, "sample")(s, seat, rng)
        s.ask_count = 1
        s.asks[0].kind = Ask.TURN
        s.asks[0].seats = 1 << int(s.hand[1, 0] > 0)

    bites(knowledge.check_twins, template.with_fault(redact=blind, sample=same), "who is asked depends")


def test_twins_see_choices_and_refusals(template: Game) -> None:
    nosy = _menu(template, lambda s, seat, actions: actions[: 1 if s.hand[(seat + 1) % 3, 2] else 9])
    bites(knowledge.check_twins, nosy, "by what is hidden")
    keen = template.with_fault(eager=lambda s: of(template, "eager")(s) if s.hand[:, 2].any() else 0)
    bites(knowledge.check_twins, keen, "is eager or not")

    class Telling(Game):
        def check(self, state: Array, seat: int, action: int) -> None:
            try:
                super().check(state, seat, action)
            except Exception as problem:
                raise type(problem)(f"{problem} {state[0].hand.tolist()}") from None

    telling = Telling(**{name: getattr(template, name) for name in template.__dataclass_fields__})
    bites(knowledge.check_twins, telling, "reads .* or .*, by what is hidden")


def test_twins_hear_hidden_steps(template: Game) -> None:
    def apply(s: State, seat: int, action: int, log: Array) -> None:
        of(template, "apply")(s, seat, action, log)
        if KIND[action] == Do.BURY:
            tell(log, Event.HID, EVERYBODY, seat, action - BURY, 0, 0)

    loud = template.with_fault(apply=apply)
    bites(knowledge.check_twins, loud, "apart by")
    bites(knowledge.check_audiences, loud, "can tell")


def test_twins_compare_audiences(template: Game) -> None:
    def audience(s: State, seat: int, action: int) -> int:
        return EVERYBODY if s.hand[1, 0] else of(template, "audience")(s, seat, action)

    bites(knowledge.check_twins, template.with_fault(audience=audience), "sees «.*» or not")


def test_audiences(template: Game) -> None:
    bites(knowledge.check_audiences, template.with_fault(audience=lambda s, seat, action: 8), "not at the table")
    nobody = template.with_fault(audience=lambda s, seat, action: EVERYBODY if seat < 0 else 0)
    bites(knowledge.check_audiences, nobody, "who does it may not see it")
    secret = template.with_fault(audience=lambda s, seat, action: 0 if KIND[action] == Do.WASH else EVERYBODY)
    bites(knowledge.check_audiences, secret, "can tell «nature: wash")


@pytest.mark.parametrize(("declared", "forgotten"), [(Event.SHOWED, "snatch"), (Event.SNATCHED, "(flare|search)")])
def test_a_step_that_reveals_says_so(template: Game, declared: Event, forgotten: str) -> None:
    events = dict(zip(template.events.kinds, template.events.meaning, strict=True))
    careless = replace(template, events=EventSpace(Event, events, [declared]))
    bites(knowledge.check_reveals, careless, f"learns by «seat .: {forgotten}» what was hidden")


# -- speeds and golden files ------------------------------------------------------------------------------------------


def test_compiled_is_interpreted(template: Game) -> None:
    matches = [(THREE, 1), (THREE, 2)]
    check_compiled(template, matches)

    def apply(s: State, seat: int, action: int, log: Array) -> None:
        of(template, "apply")(s, seat, action, log)
        s.drifted[0] += action == FLARE

    with pytest.raises(ConformanceError, match=r"seed 1: compiled and interpreted differ at step \d+"):
        check_compiled(template.with_fault(apply=apply), matches)
    assert speeds.main("template", '[[{"seats": 3}, 1]]').startswith('[["')
    with pytest.raises(ConformanceError, match=r"cannot be interpreted: (?s:.*)no game 'nowhere'"):
        check_compiled(replace(template, id="nowhere"), matches)


def test_golden_files(template: Game, tmp_path: Path) -> None:
    path = tmp_path / "new" / "template.playthrough.txt"
    now = conformance.playthrough(template, THREE, 1)
    with pytest.raises(ConformanceError, match=r"template\.playthrough\.txt is missing"):
        check_golden(path, now)
    check_golden(path, now, write=True)
    check_golden(path, now)
    with pytest.raises(ConformanceError, match="line 3: 'step 0' has become 'step X'"):
        check_golden(path, now.replace("step 0", "step X"))
    with pytest.raises(ConformanceError, match=r"'\(end\)' has become 'more'"):
        check_golden(path, now + "more\n")


def test_perft_files(template: Game, tmp_path: Path) -> None:
    path = tmp_path / "template.perft"
    with pytest.raises(ConformanceError, match=r"template.perft is missing"):
        check_perft(template, path)
    path.write_text(conformance.perft_table(template, THREE, 1))
    check_perft(template, path)
    fewer = _menu(template, lambda s, seat, actions: actions[:1])
    with pytest.raises(ConformanceError, match=r"lines of depth \d instead of"):
        check_perft(fewer, path)


def test_golden_playthrough_says_all(template: Game) -> None:
    text = conformance.playthrough(template, THREE, 1)
    assert "  nature: deal plank ×5, deal rope ×4, deal sail ×3" in text
    assert "(only to seats 1)" in text
    assert "  over: rescued" in text
    assert "  turn: 0" in text


# -- the walk itself --------------------------------------------------------------------------------------------------


def test_a_moment_says_where(template: Game) -> None:
    moment = next(iter(walking.walk(template, THREE, 4)))
    assert str(moment) == "template seats=3 ship=far, seed 4, step 0 (deal)"
    assert moment.viewers == [0, 1, 2, SPECTATOR]
    assert moment.said(CHANCE, WASH) == "nature: wash plank"
    assert moment.said(1, SEARCH) == "seat 1: search"


def test_walks_end(template: Game) -> None:
    *_, last = walking.walk(template, {}, 1)
    assert last.seat == NOBODY
    assert walking.some_step(template, last.state, new_rng(1)) == (NOBODY, 0)


def test_spectators_see_what_everybody_sees() -> None:
    assert walking.sees(EVERYBODY, SPECTATOR)
    assert not walking.sees(7, SPECTATOR)
    assert walking.sees(2, 1)
    assert not walking.sees(2, 0)
