"""The fold of a table: numbers of questions, undo, what is masked for whom."""

import random

import msgspec
import pytest

from atoll.engine import SPECTATOR
from atoll.server import protocol as p
from atoll.server.store import Row

from .folding import Paper

DEAL = ("deal plank", "deal rope", "deal sail")


def test_a_window_is_one_question_however_many_have_passed() -> None:
    paper = Paper(people=("Ana", "Bram", "Chloé")).start(DEAL)
    turn = paper.number
    paper.act(0, "search", ["wash sail"])
    window = paper.number
    assert window > turn
    assert paper.table.game.asked(paper.table.match.state) == [1, 2]  # type: ignore[union-attr]
    paper.act(1, "pass")
    assert paper.number == window, "the other's answer is still an answer to it"
    paper.act(2, "pass")
    assert paper.number == paper.table.n > window


def test_an_interjection_leaves_the_question_open() -> None:
    paper = Paper(people=("Ana", "Bram", "Chloé")).start(DEAL)
    turn = paper.number
    paper.act(1, "flare")
    assert paper.number == turn
    paper.act(0, "search")
    assert paper.number > turn


def test_the_number_of_a_question_is_never_used_again() -> None:
    paper = Paper().start(DEAL[:2])
    paper.act(0, "search", ["wash sail"])
    paper.act(1, "pass")
    stow = paper.number
    paper.act(0, "bury sail")
    after = paper.number
    paper.add("undo", seat=0, step=len(paper.table.match.steps) - 1)  # type: ignore[union-attr]
    assert paper.number == stow, "it is asked again"
    paper.act(0, "bury plank")
    assert paper.number > after, "an answer to the question that was taken back is no answer to this one"


def test_undo_brings_the_moment_back() -> None:
    paper = Paper().start(DEAL[:2])
    paper.act(0, "search", ["wash sail"])
    paper.act(1, "pass")
    before = paper.table.moment([0])
    assert before
    paper.act(0, "bury sail")
    alone, both = paper.table.moment([0]), paper.table.moment([0, 1])
    assert alone
    assert both
    assert not alone.views["0"].may_undo, "it is handed over to seat 1"
    assert both.views["0"].may_undo, "who plays that one too may still change their mind"
    assert not both.views["1"].may_undo
    paper.add("undo", seat=0, step=before.step)
    again = paper.table.moment([0])
    assert again
    assert again.views["0"].position == before.views["0"].position
    assert again.question == before.question
    assert isinstance(paper.table.entries(paper.table.n - 1, [1])[0], p.Undone)


def test_what_a_seat_may_not_see_has_a_number_and_no_content() -> None:
    paper = Paper().start(DEAL[:2])
    first = paper.table.n - 1
    mine, other, watcher = (paper.table.entries(first - 1, [eyes]) for eyes in (0, 1, SPECTATOR))
    assert [e.n for e in mine] == [e.n for e in other] == [e.n for e in watcher] == [first, first + 1]
    assert isinstance(mine[0], p.Stepped)
    assert isinstance(other[0], p.Stepped)
    assert mine[0].do == "deal plank"
    assert other[0].do is None
    assert [event.kind for event in other[0].events] == ["dealt"]
    assert other[0] == watcher[0]
    assert [event.kind for event in mine[0].events] == ["dealt", "holds"]
    both = [e for e in paper.table.entries(first - 1, [0, 1]) if isinstance(e, p.Stepped)]
    assert [e.do for e in both] == ["deal plank", "deal rope"]
    told = [(event.kind, event.seats) for e in both for event in e.events]
    assert told[:4] == [("dealt", None), ("holds", [0]), ("dealt", None), ("holds", [1])], "a shared screen can tell"


def test_the_question_is_told_from_the_view() -> None:
    paper = Paper().start(DEAL[:2])
    for eyes in (0, 1, SPECTATOR):
        moment = paper.table.moment([eyes])
        assert moment
        assert moment.question
        assert moment.question.seats == [0]
        view = next(iter(moment.views.values()))
        assert bool(view.choices) == (eyes in (0, 1))  # a flare may be fired out of turn


@pytest.mark.parametrize("id", ["template", "forbidden_island", "the_island", "lost_island", "loot_island"])
def test_news_are_the_entries_and_the_moment_whoever_else_was_told(id: str) -> None:
    paper, luck = Paper(id, people=("Ana", "Bram")).start(), random.Random(5)
    table, heard = paper.table, paper.table.n
    assert table.match
    for turn in range(60):
        if table.stage == "over":
            break
        seat = table.game.next_seat(table.match.state)
        paper.act(seat, table.game.space.text(luck.choice(table.game.legal(table.match.state, seat))))
        if turn % 7 == 3:
            paper.add("say", seat=0, name="Ana", phrase=None, text='"views":{}')
        for after in {heard, table.n - 1}:
            for eyes in ([0], [1], [SPECTATOR], [0, 1]):
                whole = p.Update(entries=table.entries(after, eyes, live=True), moment=table.moment(eyes))
                assert table.news(after, eyes) == msgspec.json.encode(whole)
        heard = table.n


def test_requests_are_remembered() -> None:
    paper = Paper()
    paper.add("say", request="request-1", seat=0, name="Ana", phrase="hello")
    assert paper.table.requests == {"request-1": 2}


def test_entries_come_in_order_only() -> None:
    paper = Paper()
    with pytest.raises(ValueError, match="entry 5 after 1"):
        paper.table.fold([Row(5, "say", {})])


def test_the_deal_is_committed_to_and_shown_at_the_end() -> None:
    from atoll.engine.deal import commitment, match_seed

    paper = Paper(seed="ab" * 16)
    promise = paper.table.info().fairness
    assert promise == p.Fairness(commitment=commitment("ab" * 16), missing=[0, 1], server_seed=None, nonces=None)
    paper.add("sit", seat=0, name="Ana", nonce="salt")
    paper.add("sit", seat=1, name="Bram", nonce="pepper")
    paper.start()
    assert paper.table.info().fairness == msgspec.structs.replace(promise, missing=[])
    assert paper.table.match
    assert paper.table.match.seed == match_seed("ab" * 16, ["salt", "pepper"])
    assert paper.table.match.seed != match_seed("ab" * 16, ["salt", ""])
    while paper.table.stage == "playing":
        seat = paper.table.game.asked(paper.table.match.state)[0]
        action = paper.table.game.legal(paper.table.match.state, seat)[0]
        paper.act(seat, paper.table.game.space.text(action))
    shown = paper.table.info().fairness
    assert shown.commitment == promise.commitment == commitment(shown.server_seed or "")
    assert match_seed(shown.server_seed or "", shown.nonces or []) == paper.table.match.seed


def test_a_changed_table_keeps_the_nonces_of_those_who_sat_down() -> None:
    from atoll.server.lobby import _rechair

    paper = Paper()
    paper.add("sit", seat=1, name="Bram", nonce="pepper", guest=True)
    assert _rechair(paper.table, 1, p.SeatWish(who="open")).nonce == "pepper"
    assert _rechair(paper.table, 1, p.SeatWish(who="bot", evict=True)).nonce == ""


def test_a_match_file_is_written_without_changing_the_match() -> None:
    from atoll.server.http import match_file

    paper = Paper().start(("deal plank", "deal rope"))
    paper.act(0, "search", ["wash sail"])
    assert paper.table.match
    before = paper.table.match.text()
    written = match_file(paper.table).splitlines()
    assert '"fairness"' in written[0]
    assert written[1:] == before.splitlines()[1:]
    assert paper.table.match.text() == before
