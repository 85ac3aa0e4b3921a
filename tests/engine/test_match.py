"""engine.match: options and steps, replayed, taken back, branched, written and read."""

import contextlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.engine import CHANCE
from atoll.engine.deal import commitment, match_seed
from atoll.engine.errors import IllegalAction, MatchError
from atoll.engine.game import Game
from atoll.engine.match import Match, Step, parse_match, verify
from atoll.engine.position import load_position
from atoll.games.template.state import BURY, FLARE, PASS, SEARCH, SNATCH


@pytest.fixture
def match(template: Game) -> Match:
    """Driftwood dealt, seat 0 to search."""
    match = Match.new(template, {"seats": 2}, ["Anna"], seed="secret")
    match.run_nature()
    return match


def finished(match: Match) -> Match:
    match.play(0, FLARE)
    match.play(1, FLARE)
    return match


def test_a_new_match(match: Match) -> None:
    assert match.players == ["Anna", "player 2"]
    assert match.draws() == 2
    assert match.options == {"seats": 2, "ship": "far"}
    assert not match.is_over()
    assert Match.new(match.game).seed != Match.new(match.game).seed


def test_an_illegal_step_changes_nothing(match: Match) -> None:
    before = match.state.tobytes()
    with pytest.raises(IllegalAction):
        match.play(0, PASS)
    assert match.state.tobytes() == before
    assert len(match.steps) == 2


def test_nature_needs_a_seed(match: Match) -> None:
    match.play(0, SEARCH)
    match.seed = None
    with pytest.raises(MatchError, match="no seed"):
        match.draw()


def test_replay_and_moments(match: Match) -> None:
    match.play(0, SEARCH)
    match.draw()
    seen = [(step, state.copy()) for step, _, state in match.replay()]
    assert [step for step, _ in seen] == match.steps
    for number, (_, state) in enumerate(seen, 1):
        assert match.moment(number).tobytes() == state.tobytes()
    assert match.moment(0).tobytes() == match.start.tobytes()


def test_undo_of_the_own_last_step(match: Match) -> None:
    before = match.state.tobytes()
    match.play(1, FLARE)
    assert match.takes_back([0]) is None
    with pytest.raises(IllegalAction, match="undo: seat 1 has acted since"):
        match.undo([0])
    assert match.undo([0, 1]) == Step(1, FLARE)
    assert match.state.tobytes() == before


def test_no_undo_once_something_is_drawn(match: Match) -> None:
    with pytest.raises(IllegalAction, match="undo: something has been drawn since"):
        match.undo([0, 1])
    with pytest.raises(IllegalAction, match="undo: there is nothing to take back"):
        Match.new(match.game).undo([0])


def driftwood(template: Game, **fields: Any) -> Match:
    """Seat 0 has found a plank, seats 1 and 2 are asked whether they snatch it; or as the fields say (default: its turn)."""
    castaways = [{"hand": ["sail"]}, {"hand": ["plank"]}, {"hand": ["rope"]}]
    asks = [{"ask": "stow", "seats": [0]}, {"ask": "snatch", "seats": [1, 2], "subject": "0"}]
    found = {"beach": "plank", "asks": asks}
    position = {"game": "template", "castaways": castaways, "turn": 0} | (fields or found)
    return Match.at(template, load_position(position, template)[1])


def test_what_shows_something_hidden_stays(template: Game) -> None:
    match = driftwood(template)
    match.play(1, SNATCH)
    assert match.stays([0, 1, 2]) == "revealed", "the piece in hand was seen"
    with pytest.raises(IllegalAction, match="undo: something hidden was shown"):
        match.undo([1])
    ending = driftwood(template, options={"ship": "near"})
    ending.play(0, FLARE)
    assert ending.stays([0]) == "revealed", "the stashes are dug up"


def test_a_pass_that_others_saw_is_handed_over(template: Game) -> None:
    match = driftwood(template)
    match.play(1, PASS)
    assert match.stays([1]) == "handed", "seat 2 is still asked and knows"
    with pytest.raises(IllegalAction, match="undo: others have been asked since"):
        match.undo([1])
    assert match.takes_back([0, 1, 2]) == 0, "nobody else is there"
    match.play(2, PASS)
    assert match.stays([2]) == "handed", "the finder is asked"
    assert match.stays([0, 2]) is None, "and is the same person"
    assert match.stays([1]) == "other"


def test_a_secret_is_free_until_the_turn_goes_on(template: Game) -> None:
    match = driftwood(template, beach="plank", asks=[{"ask": "stow", "seats": [0]}])
    match.play(0, BURY)
    assert match.stays([0]) == "handed"
    assert match.takes_back([0, 1, 2]) == 0, "burying shows nobody anything"


def test_an_interjection_can_be_taken_back(template: Game) -> None:
    match = driftwood(template, turns=1)
    match.play(2, FLARE)
    assert match.stays([2]) is None, "seat 0 is asked what it was asked before"
    match.play(0, FLARE)
    assert match.is_over()


def test_a_simultaneous_secret_answer_can_be_taken_back(template: Game) -> None:
    """As a set-up that all place at the same time: others are asked on, and see nothing."""
    secret = template.with_fault(audience=lambda s, seat, action: 1 << seat)
    match = driftwood(template)
    match.game = secret
    match.play(1, PASS)
    assert match.stays([1]) is None
    match.play(2, PASS)
    assert match.stays([1]) == "other"


def test_why_it_stays_is_found_without_having_played(template: Game) -> None:
    match = driftwood(template)
    match.play(1, PASS)
    match.play(2, PASS)
    match.play(0, BURY)
    match.undo([0, 1, 2])
    assert match.stays([2]) == "handed"
    assert match.undo([0, 1, 2]) == Step(2, PASS)
    again = parse_match(match.text(), template).branch(1)
    assert (again.stays([1]), again.stays([1, 2, 0])) == ("handed", None)


def test_a_branch_goes_its_own_way(match: Match) -> None:
    match.play(1, FLARE)
    branch = match.branch(2)
    assert branch.state.tobytes() == match.moment(2).tobytes()
    assert branch.seed != match.seed
    assert branch.players == match.players
    branch.play(0, FLARE)
    assert len(match.steps) == 3
    assert branch.steps[:2] == match.steps[:2]
    assert branch.seed_from == 2
    read = parse_match(branch.text())
    assert read.state.tobytes() == branch.state.tobytes()
    assert verify(read).fair


def test_written_and_read(match: Match) -> None:
    text = finished(match).text()
    read = parse_match(text)
    assert read.text() == text
    assert read.state.tobytes() == match.state.tobytes()
    assert read.players == ["Anna", "player 2"]
    assert json.loads(text.splitlines()[-1]) == {"over": "rescued", "payoff": [0.5, 0.5]}


def test_a_match_without_a_seed(match: Match) -> None:
    match.seed = None
    read = parse_match(match.text())
    assert read.seed is None
    assert verify(read).draws_from_seed is None
    assert not verify(read).fair


def test_verify(match: Match) -> None:
    verdict = verify(finished(match))
    assert verdict.fair
    assert (verdict.steps, verdict.draws, verdict.outcome) == (4, 2, "rescued")
    match.seed = "another"
    assert not verify(match).fair or verify(match).draws_from_seed == 2
    assert verify(Match.new(match.game)).outcome is None


def head(**changed: Any) -> str:
    data = {
        "atoll": "match",
        "format": 1,
        "game": "template",
        "rules_version": 1,
        "options": {},
        "players": [],
        "seed": "x",
    }
    return json.dumps({key: value for key, value in (data | changed).items() if value != "gone"})


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ([], "the match file is empty"),
        (["{"], "line 1: this is no JSON (Expecting property name enclosed in double quotes); is the file cut off?"),
        (["[]"], "line 1: give an object {…}"),
        (["{}"], 'line 1: a match file starts with {"atoll": "match", …}'),
        ([head(format=9)], "line 1: format 9 is not known, this Atoll reads format 1"),
        ([head(game="chess")], "line 1: there is no game 'chess': choose from "),
        ([head(rules_version=7)], "line 1: rules_version: the match was played under version 7, this Atoll plays"),
        ([head(options=[])], "line 1: options must be an object, players a list, seed a text"),
        ([head(players="Anna")], "line 1: options must be an object, players a list, seed a text"),
        ([head(sead="x")], "line 1: there is no field 'sead'; did you mean 'seed'?"),
        ([head(seed_from=-1)], "line 1: seed_from is the number of the first draw that the seed gave, not -1"),
        ([head(seed_from=True)], "line 1: seed_from is the number"),
        ([head(seed=5)], "line 1: options must be an object, players a list, seed a text"),
        ([head(options={"ship": "lost"})], "line 1: option ship: 'lost' is not possible"),
        ([head(position={"game": "template", "beach": "gold"})], "line 1: beach: 'gold' is no wood"),
        ([head(), "", "{"], "line 3: this is no JSON"),
        ([head(), '{"seat": 0}'], 'line 2: a step is {"seat": 0, "do": "…"}, seat a number or "chance"'),
        ([head(), '{"seat": true, "do": "pass"}'], "line 2: a step is"),
        ([head(), '{"seat": 2, "do": "pass"}'], "line 2: there is no seat 2, the match has 2"),
        ([head(), '{"seat": -5, "do": "pass"}'], "line 2: there is no seat -5"),
        ([head(), '{"seat": 0, "do": "fly"}'], "line 2: 'fly' is no action"),
        ([head(), '{"seat": 0, "do": "pass"}'], "line 2: seat 0 may not 'pass' now (deal); the game waits on nature"),
        ([head(), '{"over": "rescued"}'], "line 2: the file says the match is over, but it goes on"),
    ],
)
def test_every_wrong_file_is_told_by_its_line(lines: list[str], problem: str) -> None:
    with pytest.raises(MatchError) as caught:
        parse_match("\n".join(lines))
    assert str(caught.value).startswith(problem)


def test_a_wrong_outcome_is_told(match: Match) -> None:
    text = finished(match).text().replace("[0.5, 0.5]", "[1.0, 0.0]")
    with pytest.raises(MatchError, match=r"line 6: the match ended 'rescued' with \[0.5, 0.5\], not as the file says"):
        parse_match(text)


def test_a_match_from_a_position(template: Game, match: Match) -> None:
    match.play(0, SEARCH)
    match.run_nature()
    later = Match.at(template, match.state, seed="y")
    assert later.position is not None
    assert parse_match(later.text(), template).state.tobytes() == match.state.tobytes()
    assert later.game.next_seat(later.state) != CHANCE
    assert BURY not in later.game.legal(later.state, 1)


def made_together(template: Game, **change: Any) -> Match:
    nonces = ["salt", ""]
    match = Match.new(template, {"seats": 2}, seed=match_seed("secret", nonces))
    match.fairness = {"commitment": commitment("secret"), "server_seed": "secret", "nonces": nonces} | change
    match.run_nature()
    return parse_match(match.text(), template)


def test_a_seed_that_server_and_seats_made_together(template: Game) -> None:
    assert verify(made_together(template)).seed_from_all is True
    assert verify(made_together(template)).fair
    assert verify(made_together(template)).nonces == 1


@pytest.mark.parametrize("change", [{"commitment": "00"}, {"server_seed": "other"}, {"nonces": ["salt", "pepper"]}])
def test_a_seed_that_does_not_follow_is_not_fair(template: Game, change: dict[str, Any]) -> None:
    verdict = verify(made_together(template, **change))
    assert verdict.draws_from_seed == verdict.draws
    assert verdict.seed_from_all is False
    assert not verdict.fair


@pytest.mark.parametrize("wrong", ["x", {}, {"nonces": []}, {"nonces": [], "commitment": 1, "server_seed": ""}])
def test_a_wrong_account_of_fairness_is_refused(wrong: object) -> None:
    with pytest.raises(MatchError, match="line 1: fairness is"):
        parse_match(head(fairness=wrong))


LINES = st.sampled_from(
    [
        head(),
        head(options={"seats": 3}),
        '{"seat": "chance", "do": "deal sail"}',
        '{"seat": "chance", "do": "deal rope"}',
        '{"seat": 0, "do": "search"}',
        '{"seat": 1, "do": "flare"}',
        '{"seat": 0, "do": "flare"}',
        '{"over": "rescued"}',
        "{}",
    ]
)


@given(st.lists(LINES | st.text(), max_size=6))
def test_any_file_is_a_match_or_an_error_for_people(lines: list[str]) -> None:
    with contextlib.suppress(MatchError):
        match = parse_match("\n".join([head(), *lines]))
        assert parse_match(match.text()).state.tobytes() == match.state.tobytes()
