"""Leavers: silent grace (0.2 s here), badge, after the patience (0.5 s) the others' choice, a bot's takeover, coming back."""

import time
from pathlib import Path
from typing import Any

import httpx

from atoll.server.settings import Settings

from .folding import Paper
from .people import Browser, Person, running


def pair(address: str, browser: Browser, **wish: Any) -> tuple[dict[str, Any], Person, Person]:
    seats = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}]
    opened = browser.open(seats, start=True, **({"game": "template"} | wish))
    ana, bram = (Person(address, opened["table"]["id"], [opened["links"]["seats"][str(i)]]) for i in range(2))
    ana.until(lambda: bool(ana.presence) and ana.presence[1]["here"])
    return opened, ana, bram


def away(person: Person, seat: int) -> bool:
    return bool(person.presence) and person.presence[seat]["away_since"] is not None


def gone_for_long(person: Person, seat: int) -> None:
    """The badge, then the message that the others may decide."""
    person.until(lambda: away(person, seat))
    person.until(lambda: time.time() - person.presence[seat]["away_since"] >= 0.5)


def whats(person: Person) -> list[str]:
    return [entry["what"] for entry in person.entries if entry["t"] == "table"]


def test_the_times_are_told_at_the_door(address: str, browser: Browser) -> None:
    """The client has no times of its own, and need not trust its clock."""
    _, ana, _ = pair(address, browser)
    assert ana.welcome is not None
    assert (ana.welcome["grace"], ana.welcome["patience"]) == (0.2, 0.5)
    assert abs(ana.welcome["at"] - time.time()) < 60


def test_a_short_drop_is_nobodys_business(address: str, browser: Browser) -> None:
    _, ana, bram = pair(address, browser)
    told = len(ana.raw)
    bram.close()
    time.sleep(0.05)
    bram.connect(bram.n)
    ana.until(lambda: len(ana.raw) > told)
    assert all('"away_since":null' in text and "back" not in text for text in ana.raw[told:])
    assert not away(ana, 1)


def test_a_badge_after_the_grace_and_the_choice_after_the_patience(address: str, browser: Browser) -> None:
    _, ana, bram = pair(address, browser)
    for what in ("wait", "skip", "bot"):
        assert ana.ask(t="decide", seat=0, about=1, what=what)["code"] == "seat", "they are here"
    bram.close()
    ana.until(lambda: away(ana, 1))
    assert not ana.presence[1]["here"]
    assert ana.ask(t="decide", seat=0, about=1, what="bot")["code"] == "seat", "it is too early"
    gone_for_long(ana, 1)
    assert ana.ask(t="decide", seat=0, about=1, what="wait")["t"] == "ack"
    assert ana.ask(t="decide", seat=0, about=7, what="wait")["code"] == "seat"


def test_who_is_away_stays_away_whatever_else_happens(address: str, browser: Browser) -> None:
    """An entry about the table takes no badge away, and the choice can be made again."""
    _, ana, bram = pair(address, browser, clock={"seconds": 600})
    bram.close()
    gone_for_long(ana, 1)
    for message in ({"t": "pause", "on": True}, {"t": "decide", "about": 1, "what": "skip"}):
        ana.presence = []
        n = ana.ask(**({"seat": 0} | message))["n"]
        ana.until(lambda n=n: ana.n >= n and bool(ana.presence), 5)
        assert away(ana, 1)
        assert ana.presence[0]["here"]
    assert ana.ask(t="decide", seat=0, about=1, what="bot")["t"] == "ack"


def test_a_bot_plays_until_they_are_back(address: str, browser: Browser) -> None:
    opened, ana, bram = pair(address, browser)
    bram.close()
    gone_for_long(ana, 1)
    assert ana.ask(t="decide", seat=0, about=1, what="bot")["t"] == "ack"
    ana.act(0, "search")
    ana.until(lambda: any(e["t"] == "step" and e["seat"] == 1 for e in ana.entries))
    assert whats(ana)[-1] == "bot"
    assert next(e for e in reversed(ana.entries) if e["t"] == "table")["table"]["seats"][1]["bot"] == "sensible"
    bram.connect(bram.n)
    ana.until(lambda: whats(ana)[-1] == "back")
    bram.until(lambda: whats(bram)[-1] == "back")
    info = Browser(address, opened["links"]["watch"]).get(f"/tables/{opened['table']['id']}").json()
    assert info["seats"][1]["bot"] is None
    assert info["seats"][1]["here"]


def test_skip_lasts_until_the_turn_has_passed_whatever_is_said_meanwhile() -> None:
    paper = Paper().start(("deal plank", "deal rope"))
    paper.act(0, "search", ["wash sail"])
    paper.add("decide", about=1, what="skip", bot="sensible")
    paper.add("say", seat=0, name="Ana", phrase="sorry")
    assert paper.table.bot_of(1) == "sensible"
    paper.act(1, "pass")
    assert paper.table.bot_of(1) == "sensible", "the turn goes on"
    paper.act(0, "bury sail")
    assert paper.table.game.asked(paper.table.match.state) == [1]  # type: ignore[union-attr]
    assert paper.table.bot_of(1) is None, "the next turn is not skipped"


def steps_of(person: Person, seat: int) -> int:
    return sum(e["t"] == "step" and e["seat"] == seat for e in person.entries)


def test_one_skip_is_a_whole_turn_of_forbidden_island(address: str, browser: Browser) -> None:
    """Three actions, cards, perhaps a discard: one press."""
    _, *both = pair(address, browser, game="forbidden_island")
    absent = both[0].moment["question"]["seats"][0]
    stays, mine = both[1 - absent], 1 - absent
    both[absent].close()
    gone_for_long(stays, absent)
    assert stays.ask(t="decide", seat=mine, about=absent, what="skip")["t"] == "ack"

    def turn() -> int:
        return int(stays.moment["views"][str(mine)]["position"]["turns"])

    first = turn()
    while turn() == first:
        if stays.asked():
            stays.act(mine, stays.choices(mine)[-1])
        stays.until(lambda: turn() != first or bool(stays.asked()), 5)
    assert steps_of(stays, absent) >= 2


def test_who_leaves_during_the_game_need_not_be_waited_for(address: str, browser: Browser) -> None:
    opened, ana, bram = pair(address, browser)
    token = opened["links"]["seats"]["1"]
    bram.close()
    left = Browser(address, token).post(f"/tables/{opened['table']['id']}/leave")
    assert left.status_code == 200
    assert left.json()["seats"][1]["kind"] == "person", "the seat stays theirs"
    assert [seat["left"] for seat in left.json()["seats"]] == [False, True]
    Browser(address, token).post(f"/tables/{opened['table']['id']}/leave")
    ana.until(lambda: whats(ana)[-1] == "left")
    assert ana.ask(t="decide", seat=0, about=1, what="bot")["t"] == "ack"
    assert whats(ana).count("left") == 1
    bram.connect(bram.n)
    ana.until(lambda: whats(ana)[-1] == "back")
    assert ana.ask(t="decide", seat=0, about=1, what="bot")["code"] == "seat"


def test_who_left_and_acts_is_back(address: str, browser: Browser) -> None:
    """The page was still open."""
    opened, ana, bram = pair(address, browser)
    Browser(address, opened["links"]["seats"]["0"]).post(f"/tables/{opened['table']['id']}/leave")
    bram.until(lambda: whats(bram)[-1] == "left")
    answer = ana.act(0, "search", id="and-back-again")
    assert answer["t"] == "ack"
    bram.until(lambda: bram.n > answer["n"])
    told = [(e["t"], e["seat"]) for e in bram.entries if e["n"] >= answer["n"]]
    assert told[:2] == [("table", 0), ("step", 0)]
    assert whats(bram)[-1] == "back"
    bram.until(lambda: not away(bram, 0), 5)
    del ana.answers["and-back-again"]
    assert ana.act(0, "search", id="and-back-again") == answer
    assert bram.ask(t="decide", seat=1, about=0, what="bot")["code"] == "seat"


def test_who_never_came_is_away_too(address: str, browser: Browser) -> None:
    seats = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}]
    opened = browser.open(seats, game="template", start=True)
    ana = Person(address, opened["table"]["id"], [opened["links"]["seats"]["0"]])
    gone_for_long(ana, 1)
    assert ana.ask(t="decide", seat=0, about=1, what="bot")["t"] == "ack"


def test_after_a_restart_the_absent_are_missed(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'atoll.db'}", grace=0.2, patience=0.5)
    with running(settings) as address:
        _, ana, bram = pair(address, Browser(address))
        tokens, table = ana.tokens, ana.table
        ana.close()
        bram.close()
    with running(settings) as address:
        ana = Person(address, table, tokens)
        gone_for_long(ana, 1)
        assert ana.ask(t="decide", seat=0, about=1, what="bot")["t"] == "ack"
        ana.close()


def test_a_second_device_keeps_the_seat_here(address: str, browser: Browser) -> None:
    _, ana, bram = pair(address, browser)
    phone = Person(address, bram.table, bram.tokens)
    bram.close()
    time.sleep(0.4)
    ana.ask(t="say", seat=0, phrase="hello")
    assert not away(ana, 1)
    assert phone.seats == [1]


def test_nothing_is_left_of_listeners_that_went(address: str, browser: Browser) -> None:
    def connections() -> float:
        text = httpx.get(f"http://{address}/metrics").text
        return float(next(line.split()[1] for line in text.splitlines() if line.startswith("atoll_connections ")))

    before = connections()
    _, ana, bram = pair(address, browser)
    assert connections() == before + 2
    ana.close()
    bram.close()
    deadline = time.monotonic() + 5
    while connections() > before:
        assert time.monotonic() < deadline
        time.sleep(0.05)
