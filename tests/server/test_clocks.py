"""Clocks, on paper with a time of its own, and over the wire: running, increment, pause, time-out."""

import pytest

from .folding import Paper
from .people import Browser, Person, set_clocks

DEAL = ("deal plank", "deal rope")


def clocked(increment: int = 5) -> Paper:
    return Paper(clock={"seconds": 60, "increment": increment}).start(DEAL)


def test_only_who_is_asked_loses_time() -> None:
    paper = clocked()
    assert paper.table.running() == [0]
    assert paper.table.time_out() == (0, 60.0)
    paper.now = 7.0
    paper.act(0, "search", ["wash sail"])
    assert paper.table.clocks == [58.0, 60.0], "seven spent, five for the turn"
    assert paper.table.running() == [1]
    paper.now = 10.0
    paper.act(1, "pass")
    assert paper.table.clocks == [58.0, 62.0]
    moment = paper.table.moment([0])
    assert moment
    assert (moment.clocks, moment.running, moment.at) == ([58.0, 62.0], [0], 10.0)


def test_an_interjection_earns_nothing() -> None:
    paper = Paper(people=("Ana", "Bram", "Chloé"), clock={"seconds": 60, "increment": 5}).start()
    paper.act(1, "flare")
    assert paper.table.clocks == [60.0, 60.0, 60.0]


def test_taking_back_takes_the_increment_back() -> None:
    paper = clocked()
    paper.act(0, "search", ["wash sail"])
    paper.act(1, "pass")
    before = list(paper.table.clocks)
    for _ in range(3):
        paper.act(0, "bury sail")
        paper.add("undo", seat=0, step=len(paper.table.match.steps) - 1)  # type: ignore[union-attr]
    assert paper.table.clocks == before


def test_a_pause_stops_the_clocks_and_a_clock_never_goes_below_nothing() -> None:
    paper = clocked()
    paper.now = 4.0
    paper.add("pause", seat=0, on=True)
    assert paper.table.running() == []
    assert paper.table.time_out() is None
    paper.now = 1000.0
    paper.add("pause", seat=1, on=False)
    assert paper.table.clocks == [56.0, 60.0]
    assert paper.table.time_out() == (0, 1056.0)
    paper.now = 9000.0
    paper.add("say", seat=0, name="Ana", phrase="sorry")
    assert paper.table.clocks[0] == 0.0


def test_a_clock_that_is_set_back_gives_and_takes_nothing() -> None:
    paper = clocked()
    paper.now = -50.0
    paper.add("say", seat=0, name="Ana", phrase="sorry")
    assert paper.table.clocks == [60.0, 60.0]


def test_a_deputy_does_not_use_up_the_time_of_whom_it_stands_for() -> None:
    paper = clocked()
    paper.now = 10.0
    paper.add("decide", about=0, what="bot", bot="sensible")
    assert paper.table.running() == []
    paper.now = 30.0
    paper.add("back", seat=0)
    assert paper.table.clocks[0] == 50.0
    assert paper.table.running() == [0]


def test_whose_time_is_out_does_not_come_back() -> None:
    paper = clocked()
    paper.now = 60.0
    paper.add("decide", about=0, what="bot", bot="sensible")
    assert paper.table.is_out_of_time(0)
    assert not paper.table.may_come_back(0)
    paper.add("sit", seat=0, name="Ana", nonce="")
    assert paper.table.bot_of(0) == "sensible"


def test_whose_time_is_out_has_nothing_to_choose_and_nothing_to_take_back() -> None:
    paper = clocked()
    paper.act(0, "search", ["wash sail"])
    paper.act(1, "pass")
    assert paper.table.view(0).choices
    paper.now = 100.0
    assert not paper.table.is_out_of_time(0)
    assert paper.table.is_out_of_time(0, paper.now), "the clock has fallen, though nobody has written it down"
    assert not paper.table.is_out_of_time(1, paper.now), "only the clocks that run"
    paper.add("decide", about=0, what="bot", bot="sensible")
    paper.act(0, "bury sail")
    assert not paper.table.view(0).may_undo
    assert paper.table.view(0).choices == []
    assert paper.table.view(1).choices


def test_without_clocks_nothing_runs() -> None:
    paper = Paper().start(DEAL)
    paper.now = 100.0
    paper.act(0, "search", ["wash sail"])
    assert paper.table.clocks == []
    assert paper.table.time_out() is None
    moment = paper.table.moment([0])
    assert moment
    assert moment.clocks is None


# -- over the wire ----------------------------------------------------------------------------------------------------


def test_pausing_needs_clocks(address: str, browser: Browser) -> None:
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}], start=True)
    person = Person(address, opened["table"]["id"], [opened["links"]["seats"]["0"]])
    assert person.ask(t="pause", seat=0, on=True)["code"] == "stage"


def test_time_out_hands_the_seat_to_a_bot(address: str, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}]
    opened = browser.open(seats, game="template", clock={"seconds": 30, "increment": 0}, start=True)
    id, tokens = opened["table"]["id"], opened["links"]["seats"]
    person = Person(address, id, [tokens["0"], tokens["1"]])
    assert person.ask(t="pause", seat=0, on=True)["t"] == "ack"
    person.until(lambda: not person.moment["running"])
    set_clocks(monkeypatch, 100)
    assert person.ask(t="pause", seat=0, on=False)["t"] == "ack"
    person.until(lambda: bool(person.moment["running"]))
    assert person.moment["clocks"][0] > 29
    set_clocks(monkeypatch, 200)
    assert person.ask(t="say", seat=0, phrase="hello")["t"] == "ack"  # the butler looks at its watch again
    person.until(lambda: bool(person.moment["outcome"]) or any(e.get("what") == "bot" for e in person.entries))
    taken = next(e for e in person.entries if e.get("what") == "bot")
    assert taken["seat"] == 0
    assert taken["table"]["seats"][0]["bot"] == "sensible"
    person.until(lambda: person.entries[-1]["n"] > taken["n"])
    refused = person.act(0, "flare")
    assert (refused["code"], refused["text"]) == ("seat", "Your time is up: a bot plays your seat to the end.")
    assert person.ask(t="undo", seat=0)["code"] == "seat"
    assert person.choices(0) == []


def test_an_act_after_the_clock_has_fallen_comes_too_late(
    address: str, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even before the butler has noticed: the increment must not bring the time back."""
    seats = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}]
    opened = browser.open(seats, game="template", clock={"seconds": 30, "increment": 30}, start=True)
    person = Person(address, opened["table"]["id"], [opened["links"]["seats"]["0"]])
    set_clocks(monkeypatch, 31)
    refused = person.act(0, "search")
    assert (refused["t"], refused["code"]) == ("refused", "seat")
