"""engine.game: a game as a Python object."""

import random
import sys
from types import ModuleType

import pytest

from atoll.engine import CHANCE, NOBODY, SPECTATOR
from atoll.engine.catalogue import get_game
from atoll.engine.errors import BrokenGame, IllegalAction
from atoll.engine.game import Game, load_game
from atoll.engine.match import Match
from atoll.engine.position import load_position
from atoll.engine.records import Array, State
from atoll.engine.rng import new_rng
from atoll.games.template import rules
from atoll.games.template.state import BURY, FLARE, PASS, SEARCH, SNATCH


@pytest.fixture
def turn(template: Game) -> Array:
    """Seat 0 is to search; 0 and 1 hold a sail each."""
    return load_position({"game": "template", "castaways": [{"hand": ["sail"]}, {"hand": ["sail"]}]}, template)[1]


def test_states(template: Game) -> None:
    assert template.options_of(template.blank({"seats": 3, "ship": "near"})) == {"seats": 3, "ship": "near"}
    state = template.new()
    assert template.next_seat(state) == CHANCE
    assert template.asked(state) == []
    assert template.ask_kind(state) == "deal"
    assert template.choices(state, CHANCE) == [0, 1, 2]
    assert template.chances(state) == {0: 5, 1: 4, 2: 3}
    assert template.ask_kind(template.blank()) == "nothing"
    assert template.is_over(template.blank())


def test_turns(template: Game, turn: Array) -> None:
    assert template.next_seat(turn) == 0
    assert template.asked(turn) == [0]
    assert template.eager(turn) == [1]
    assert template.legal(turn, 0) == [SEARCH, FLARE]
    assert template.choices(turn, 1) == [FLARE]
    assert template.choices(turn, CHANCE) == []
    assert template.appeals(turn, 0)[SEARCH] == 1.0
    [event] = template.apply(turn, 1, FLARE)
    assert event.to_json() == {"event": "fired", "seat": "1"}


def test_in_silence_a_step_leads_to_the_same(template: Game, turn: Array) -> None:
    told, silent = turn.copy(), turn.copy()
    assert template.apply(told, 1, FLARE)
    template.apply_silently(silent, 1, FLARE)
    assert told.tobytes() == silent.tobytes() != turn.tobytes()


def test_refusals_say_what_would_be_right(template: Game, turn: Array) -> None:
    with pytest.raises(IllegalAction, match=r"^seat 0 may not 'pass' now \(turn\); it may: search, flare$"):
        template.check(turn, 0, PASS)
    template.apply(turn, 1, FLARE)
    with pytest.raises(IllegalAction, match=r"^seat 1 may not 'flare' now \(turn\); the game waits on seat 0$"):
        template.check(turn, 1, FLARE)
    with pytest.raises(IllegalAction, match=r"^nature may not 'deal plank' now \(turn\); the game waits on seat 0$"):
        template.check(turn, CHANCE, 0)
    template.apply(turn, 0, SEARCH)
    with pytest.raises(IllegalAction, match=r"^seat 0 may not 'search' now \(wash\); the game waits on nature$"):
        template.check(turn, 0, SEARCH)


def test_a_long_list_of_choices_is_cut(template: Game, turn: Array) -> None:
    def thirteen(s: State, seat: int, menu: Array) -> int:
        menu[:] = SEARCH
        return 13

    with pytest.raises(IllegalAction, match=r"it may: (search, ){12}…$"):
        template.with_fault(legal=thirteen).check(turn, 0, PASS)


def test_the_end(template: Game, turn: Array) -> None:
    assert template.outcome(turn) is None
    template.apply(turn, 0, FLARE)
    template.apply(turn, 1, FLARE)
    assert template.next_seat(turn) == NOBODY
    assert template.question(turn) == ()
    assert template.outcome(turn) == ("rescued", [0.5, 0.5])
    with pytest.raises(IllegalAction, match="'flare': the game is over"):
        template.check(turn, 0, FLARE)


def test_knowledge(template: Game, turn: Array) -> None:
    view = template.view(turn, 0)
    assert view[0].hand.tolist()[:2] == [[0, 0, 1], [0, 0, 0]]
    assert template.view(turn, SPECTATOR)[0].hand.sum() == 0
    world = template.sample(view, 0, new_rng(1))
    assert world[0].hand[1].sum() == 1
    assert template.encode(view, 0).shape == (template.encoded,)
    assert template.audience(turn, 0, BURY) == 1
    assert template.audience(turn, 0, SNATCH) == -1


def test_faults(template: Game, turn: Array) -> None:
    assert template.fault(turn) is None
    turn[0].flares[0] = 9
    assert template.fault(turn) == "flares"


def test_a_fault_can_be_planted(template: Game) -> None:
    faulty = template.with_fault(eager=lambda s: 7)
    assert faulty.eager(faulty.new()) == [0, 1, 2]
    assert not faulty.compiled
    assert template.compiled
    assert template.eager(template.new()) == []


def _package(monkeypatch: pytest.MonkeyPatch, **names: object) -> str:
    for part in ("", ".rules", ".position"):
        monkeypatch.setitem(sys.modules, f"half_a_game{part}", ModuleType(f"half_a_game{part}"))
    for name, value in names.items():
        setattr(sys.modules["half_a_game.rules"], name, value)
    return "half_a_game"


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BrokenGame, match=r"game 'half': rules\.py lacks STATE, SPACE, .* broken"):
        load_game("half", _package(monkeypatch))


def test_a_copied_game_needs_its_own_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games with one record would take each other's rules."""
    declared = {name: getattr(rules, name) for name in rules.__all__}
    with pytest.raises(BrokenGame, match=r"write state_record\('half', …\)"):
        load_game("half", _package(monkeypatch, **declared))


def test_a_game_that_cannot_be_imported_is_a_broken_game(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(
        BrokenGame, match="game 'gone' cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"
    ):
        load_game("gone", "nowhere.game")
    with pytest.raises(BrokenGame, match="game 'half' cannot be loaded: AttributeError"):
        load_game("half", _package(monkeypatch, **dict.fromkeys(rules.__all__, 0)))


def test_matches_need_no_catalogue(template: Game) -> None:
    assert Match.new(template, seed="x").game is template


@pytest.mark.parametrize("id", ["template", "forbidden_island", "the_island", "lost_island", "loot_island"])
def test_all_look_around_at_once_as_each_would(id: str) -> None:
    match, luck = Match.new(get_game(id), seed="look"), random.Random(7)
    for _ in range(60):
        match.run_nature()
        if match.is_over():
            break
        game, state = match.game, match.state
        views, actions = game.look_around(state)
        seats = range(match.options["seats"])
        assert [view.tobytes() for view in views] == [game.view(state, seat).tobytes() for seat in seats]
        assert actions == [game.legal(game.view(state, seat), seat) for seat in seats]
        assert game.with_fault().look_around(state)[1] == actions
        match.play(game.next_seat(state), luck.choice(game.legal(state, game.next_seat(state))))
