"""Play over days, on paper with a time of its own and over the wire: since when people are asked, reminders, vacations."""

from typing import Any

import pytest

from atoll.server.clock import DAY
from atoll.server.table import Table

from .folding import Paper
from .people import Browser, Person
from .test_clocks import DEAL

SLOW = {"seconds": int(3 * DAY), "increment": 0}


def slow() -> Paper:
    return Paper(clock=SLOW).start(DEAL)


def rebuilt(paper: Paper) -> Table:
    """The same from its entries, as another worker or the next start reads it."""
    table = Table("paper", "00" * 16, 0.0).fold(paper.table.rows)
    assert (table.clocks, table.chairs, table.clock_at) == (
        paper.table.clocks,
        paper.table.chairs,
        paper.table.clock_at,
    )
    return table


def test_since_when_the_game_waits_for_whom() -> None:
    paper = slow()
    assert [chair.wait is not None for chair in paper.table.chairs] == [True, False]
    paper.now = 50.0
    paper.act(0, "search", ["wash sail"])
    assert paper.table.chairs[0].wait is None
    wait = paper.table.chairs[1].wait
    assert wait
    assert (wait[1], paper.table.rows[wait[0] - 1].kind) == (50.0, "step")
    paper.now = 60.0
    paper.add("say", seat=0, name="Ana", phrase="hello")
    assert paper.table.chairs[1].wait == wait, "a word changes nothing"
    paper.act(1, "pass")
    assert [chair.wait and chair.wait[1] for chair in paper.table.chairs] == [60.0, None]
    rebuilt(paper)


def test_what_a_list_of_my_tables_tells() -> None:
    paper = slow()
    paper.now = 600.0
    mine = paper.table.mine([0], paper.table.info(), 700.0)
    assert (mine.asked, mine.since, mine.left) == ([0], 0.0, 3 * DAY - 700.0)
    assert mine.question
    assert mine.question.seats == [0]
    theirs = paper.table.mine([1], paper.table.info(), 700.0)
    assert (theirs.asked, theirs.since, theirs.left, theirs.question) == ([], None, None, None)


def test_a_vacation_stops_the_own_clock_only() -> None:
    paper = slow()
    paper.now = 1 * DAY
    paper.add("away", seat=0, until=6 * DAY)
    assert paper.table.running() == []
    assert paper.table.clocks[0] == 2 * DAY
    assert paper.table.time_out() == (0, 8 * DAY), "two days are left when it ends"
    assert paper.table.next_deadline() == 6 * DAY
    info = rebuilt(paper).info().seats[0]
    assert (info.vacation, info.holidays) == (6 * DAY, 5 * DAY)
    paper.now = 2 * DAY
    paper.add("say", seat=1, name="Bram", phrase="hello")
    assert paper.table.clocks[0] == 2 * DAY
    paper.now = 4 * DAY
    paper.add("away", seat=0, until=None)
    assert (paper.table.clocks[0], paper.table.holidays(0, 9 * DAY)) == (2 * DAY, 3 * DAY)
    assert paper.table.running() == [0]
    rebuilt(paper)


def test_a_vacation_ends_when_it_said_though_nobody_wrote_it_down() -> None:
    """All servers were off when it ended: the clock counts from its end, not from when they are back."""
    paper = slow()
    paper.add("away", seat=0, until=2 * DAY)
    paper.now = 4 * DAY
    assert not paper.table.is_out_of_time(0, paper.now)
    assert paper.table.is_out_of_time(0, 5 * DAY)
    paper.add("away", seat=0, until=None)
    assert (paper.table.clocks[0], paper.table.holidays(0, paper.now)) == (DAY, 2 * DAY)
    rebuilt(paper)


def test_who_is_not_asked_may_be_on_vacation_too() -> None:
    paper = slow()
    paper.add("away", seat=1, until=2 * DAY)
    assert paper.table.running() == [0]
    assert paper.table.next_deadline() == 2 * DAY, "before the clock of the other falls"
    paper.now = DAY
    paper.act(0, "search", ["wash sail"])
    assert paper.table.running() == []
    paper.now = 2.5 * DAY
    paper.add("away", seat=1, until=None)
    assert paper.table.clocks == [2 * DAY, 2.5 * DAY]


# -- over the wire ----------------------------------------------------------------------------------------------------


def seated(address: str, browser: Browser, **wish: Any) -> tuple[Person, Person]:
    seats = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}]
    opened = browser.open(seats, start=True, **({"game": "template", "clock": SLOW} | wish))
    id, tokens = opened["table"]["id"], opened["links"]["seats"]
    ana, bram = (Person(address, id, [tokens[str(seat)]]) for seat in (0, 1))
    return (ana, bram) if ana.asked() else (bram, ana)


def test_a_reminder_is_seen_by_all_and_not_repeated_at_once(address: str, browser: Browser) -> None:
    asked, waits = seated(address, browser)
    about, by = asked.seats[0], waits.seats[0]
    assert waits.ask(t="nudge", seat=by, about=about)["t"] == "ack"
    asked.until(lambda: asked.entries[-1].get("what") == "nudged")
    assert (asked.entries[-1]["seat"], asked.entries[-1]["by"]) == (about, by)
    assert waits.ask(t="nudge", seat=by, about=about)["code"] == "rate"
    assert asked.ask(t="nudge", seat=about, about=by)["code"] == "seat", "nobody waits for them"
    assert waits.ask(t="nudge", seat=by, about=7)["code"] == "seat"


def test_a_vacation_is_seen_by_all_and_ends_by_acting(address: str, browser: Browser) -> None:
    asked, waits = seated(address, browser)
    me, now = asked.seats[0], asked.moment["at"]
    assert asked.ask(t="vacation", seat=me, until=now + 40 * DAY)["code"] == "stage", "more days than there are"
    assert asked.ask(t="vacation", seat=me, until=now - 5)["code"] == "stage"
    assert asked.ask(t="vacation", seat=me, until=now + 5 * DAY)["t"] == "ack"
    waits.until(lambda: waits.entries[-1].get("what") == "vacation")
    assert waits.entries[-1]["table"]["seats"][me]["vacation"] == now + 5 * DAY
    assert waits.moment["running"] == []
    assert waits.ask(t="nudge", seat=waits.seats[0], about=me)["code"] == "seat"
    asked.until(lambda: asked.n == waits.n)
    assert asked.act(me, asked.choices(me)[0])["t"] == "ack"
    waits.until(lambda: any(entry.get("what") == "home" for entry in waits.entries))
    assert waits.ask(t="vacation", seat=waits.seats[0], until=None)["t"] == "ack", "who is there is there"


@pytest.mark.parametrize("clock", [None, {"seconds": 3600}])
def test_a_vacation_needs_days_to_answer(address: str, browser: Browser, clock: Any) -> None:
    asked, _ = seated(address, browser, clock=clock)
    assert asked.ask(t="vacation", seat=asked.seats[0], until=asked.moment["at"] + DAY)["code"] == "stage"


def test_where_people_have_days_nobody_puts_a_bot_on_their_seat(address: str, browser: Browser) -> None:
    asked, waits = seated(address, browser)
    seat = asked.seats[0]
    asked.close()
    waits.until(lambda: bool(waits.presence) and waits.presence[seat]["away_since"] is not None)
    assert "days" in waits.ask(t="decide", seat=waits.seats[0], about=seat, what="bot")["text"]


def test_all_my_tables_in_one_request(address: str, browser: Browser) -> None:
    asked, waits = seated(address, browser)
    tables = {asked.table: asked.tokens, "nowhere": asked.tokens}
    found = browser.post("/mine", tables=tables).json()
    assert [(one["table"]["id"], one["asked"]) for one in found] == [(asked.table, asked.seats)]
    assert 3 * DAY - 60 < found[0]["left"] <= 3 * DAY
    assert found[0]["question"]["kind"]
    (theirs,) = browser.post("/mine", tables={waits.table: waits.tokens}).json()
    assert (theirs["asked"], theirs["left"]) == ([], None)
    assert browser.post("/mine", tables={asked.table: ["x"]}).status_code == 400
