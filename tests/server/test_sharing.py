"""A match that is over is looked at together: links for others, and somebody who leads."""

import random
from typing import Any

from .people import Browser, Person


def finished(address: str, browser: Browser) -> tuple[str, dict[str, Any], list[Person]]:
    """Two people, through sockets of their own once it is over."""
    names = [{"who": "me", "name": name} for name in ("Ana", "Bram")]
    opened = browser.open(names, start=True, options={"difficulty": "legendary"})
    id, links = opened["table"]["id"], opened["links"]
    both = Person(address, id, list(links["seats"].values()))
    both.play(random.Random(5))
    both.close()
    return id, links, [Person(address, id, [links["seats"][seat]], since=10**6) for seat in "01"]


def test_whoever_has_a_seat_can_let_others_look(address: str, browser: Browser) -> None:
    id, links, _ = finished(address, browser)
    made = Browser(address, links["seats"]["1"]).post(f"/tables/{id}/share")
    assert made.status_code == 201
    stranger = Browser(address, made.json()["watch"])
    assert stranger.get(f"/tables/{id}/replay", eyes="all").json()["outcome"]
    assert stranger.get(f"/tables/{id}/mine").json()["seats"] == []
    assert browser.post(f"/tables/{id}/share").status_code == 403


def test_a_match_that_goes_on_is_the_hosts_to_show(address: str, browser: Browser) -> None:
    opened = browser.open([{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}], start=True)
    seat = Browser(address, opened["links"]["seats"]["1"])
    assert seat.post(f"/tables/{opened['table']['id']}/share").status_code == 409


def test_one_leads_and_the_others_follow(address: str, browser: Browser) -> None:
    id, links, (ana, bram) = finished(address, browser)
    assert ana.ask(t="show", seat=0, step=12)["t"] == "ack"
    bram.until(lambda: bool(bram.shown))
    assert bram.shown == [{"t": "shown", "seat": 0, "step": 12}]
    late = Person(address, id, [links["watch"]], since=10**6)
    late.until(lambda: bool(late.shown))
    assert late.shown == bram.shown
    assert not late.entries, "who looks at the replay needs no history"
    ana.close()
    late.until(lambda: len(late.shown) == 2)
    assert late.shown[-1] == {"t": "shown", "seat": 0, "step": None}, "whoever goes leads no more"


def test_nobody_leads_who_may_not(address: str, browser: Browser) -> None:
    id, links, (ana, _) = finished(address, browser)
    assert ana.ask(t="show", seat=1, step=3)["code"] == "seat", "not one's own seat"
    watcher = Person(address, id, [links["watch"]])
    assert watcher.ask(t="show", seat=0, step=3)["code"] == "seat"
    running = browser.open([{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}], start=True)
    player = Person(address, running["table"]["id"], [running["links"]["seats"]["0"]])
    assert player.ask(t="show", seat=0, step=1)["code"] == "stage", "not while it is played"
