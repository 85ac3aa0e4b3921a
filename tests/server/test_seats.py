"""Whose seat it is: links follow the seats, sockets follow the links."""

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from .people import Browser, Person

TWO = [{"who": "me", "name": "Ana"}, {"who": "open"}]


def test_a_seat_that_somebody_else_takes_is_no_longer_served(address: str, browser: Browser) -> None:
    """Whoever holds the seat's first link and looked on must not see the hand of whoever took the seat."""
    opened = browser.open(TWO, game="template")
    id, links = opened["table"]["id"], opened["links"]
    early = Person(address, id, [links["seats"]["1"]])
    assert early.seats == [1]
    sat = Browser(address, links["join"]).post(f"/tables/{id}/sit", name="Bram").json()
    assert sat["seat"] == 1
    with pytest.raises(ConnectionClosed) as closed:
        early.until(lambda: False, 5)
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1013
    again = Person.refused_hello(address, id, [links["seats"]["1"]])
    assert again["code"] == "token"
    assert Person(address, id, [sat["token"]]).seats == [1]


def test_links_of_seats_that_are_gone_or_a_bots_open_nothing(address: str, browser: Browser) -> None:
    opened = browser.open([*TWO, {"who": "open"}])
    id, links = opened["table"]["id"], opened["links"]
    host = Browser(address, links["host"])
    assert Person(address, id, [links["seats"]["2"]]).seats == [2]
    changed = host.patch(f"/tables/{id}", seats=[TWO[0], {"who": "bot"}])
    assert changed.status_code == 200
    for seat in "12":
        token = links["seats"][seat]
        assert Person.refused_hello(address, id, [token])["code"] == "token"
        assert Browser(address, token).post(f"/tables/{id}/sit", name="Eve").status_code == 403
        assert Browser(address, token).post(f"/tables/{id}/leave").status_code == 403
    assert host.post(f"/tables/{id}/start").json()["stage"] == "playing"
    assert Person(address, id, [links["seats"]["0"]]).seats == [0]


def test_new_seats_come_with_links(address: str, browser: Browser) -> None:
    opened = browser.open([TWO[0], {"who": "bot"}])
    id, host = opened["table"]["id"], Browser(address, opened["links"]["host"])
    seats = [TWO[0], {"who": "me", "name": "Ana 2"}, {"who": "open"}]
    fresh = host.patch(f"/tables/{id}", seats=seats).json()["links"]["seats"]
    assert set(fresh) == {"1", "2"}
    assert Person(address, id, [opened["links"]["seats"]["0"], *fresh.values()]).seats == [0, 1, 2]
    assert host.patch(f"/tables/{id}", seats=seats).json()["links"]["seats"] == {}


def test_the_host_takes_a_guests_seat_back_with_a_link_that_works(address: str, browser: Browser) -> None:
    opened = browser.open(TWO)
    id, links = opened["table"]["id"], opened["links"]
    sat = Browser(address, links["join"]).post(f"/tables/{id}/sit", name="Bram", nonce="n").json()
    host = Browser(address, links["host"])
    same = host.patch(f"/tables/{id}", seats=TWO).json()
    assert same["links"]["seats"] == {}
    assert same["table"]["seats"][1]["name"] == "Bram", "open means: whoever sits there stays"
    stale = host.patch(f"/tables/{id}", seats=[TWO[0], {"who": "me", "name": "Ana 2"}]).json()
    assert stale["table"]["seats"][1]["name"] == "Bram", "nor does the host take a seat without meaning it"
    mine = [TWO[0], {"who": "me", "name": "Ana 2", "evict": True}]
    fresh = host.patch(f"/tables/{id}", seats=mine).json()["links"]["seats"]
    assert Person(address, id, [fresh["1"]]).seats == [1]
    assert Person.refused_hello(address, id, [sat["token"]])["code"] == "token"


@pytest.mark.parametrize("by", ["join", "seat"])
def test_a_bot_takes_nobodys_seat_unless_the_host_means_it(address: str, browser: Browser, by: str) -> None:
    """«Fill with bots» was pressed a moment after somebody sat down."""
    opened = browser.open([*TWO, {"who": "open"}])
    id, links = opened["table"]["id"], opened["links"]
    token = links["join"] if by == "join" else links["seats"]["1"]
    sat = Browser(address, token).post(f"/tables/{id}/sit", name="Bram", seat=1, nonce="n").json()
    assert sat["seat"] == 1
    host = Browser(address, links["host"])
    stale = [TWO[0], {"who": "bot"}, {"who": "bot"}]
    for _ in range(2):
        filled = host.patch(f"/tables/{id}", seats=stale).json()["table"]["seats"]
        assert [(seat["kind"], seat["name"]) for seat in filled[:2]] == [("person", "Ana"), ("person", "Bram")]
        assert filled[2]["kind"] == "bot"
    assert Person(address, id, [sat["token"]]).seats == [1]
    meant = host.patch(f"/tables/{id}", seats=[TWO[0], {"who": "bot", "evict": True}, {"who": "bot"}]).json()
    assert meant["table"]["seats"][1]["kind"] == "bot"
    assert Person.refused_hello(address, id, [sat["token"]])["code"] == "token"


@pytest.mark.parametrize("now", [{"who": "bot", "evict": True}, {"who": "me", "name": "Ana 2", "evict": True}, None])
def test_a_guests_open_socket_loses_the_seat_at_once(
    address: str, browser: Browser, now: dict[str, Any] | None
) -> None:
    """The host gives the seat to a bot, takes it, or takes it away: nothing more is said or heard there."""
    three = [*TWO, {"who": "open"}]
    opened = browser.open(three)
    id, links = opened["table"]["id"], opened["links"]
    sat = Browser(address, links["join"]).post(f"/tables/{id}/sit", name="Bram", seat=2).json()
    guest, phone = (Person(address, id, [sat["token"]]) for _ in range(2))
    assert guest.seats == [2]
    assert guest.ask(t="say", seat=2, phrase="hello")["t"] == "ack"
    heard = guest.n
    changed = Browser(address, links["host"]).patch(f"/tables/{id}", seats=[*TWO, *([now] if now else [])])
    assert changed.status_code == 200
    for socket in (guest, phone):
        with pytest.raises(ConnectionClosed) as closed:
            socket.ask(t="say", seat=2, phrase="thanks")
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1013
    assert guest.n == heard, "not even the change itself"
    watcher = Person(address, id, [links["watch"]])
    assert [entry["phrase"] for entry in watcher.entries if entry["t"] == "say"] == ["hello"]
    assert Person.refused_hello(address, id, [sat["token"]])["code"] == "token"


def test_who_a_bot_plays_for_comes_back_before_acting(address: str, browser: Browser) -> None:
    """Bram leaves but keeps a page open; the others let a bot play. The page alone does not play against the bot."""
    opened = browser.open([TWO[0], {"who": "me", "name": "Bram"}], game="template", bot_pace=5000, start=True)
    id, tokens = opened["table"]["id"], opened["links"]["seats"]
    ana, bram = (Person(address, id, [tokens[seat]]) for seat in "01")
    Browser(address, tokens["1"]).post(f"/tables/{id}/leave")
    assert ana.ask(t="decide", seat=0, about=1, what="bot")["t"] == "ack"
    for message in ({"t": "act", "ask": bram.moment["question"]["number"], "do": "flare"}, {"t": "undo"}):
        refused = bram.ask(seat=1, **message)
        assert (refused["t"], refused["code"]) == ("refused", "seat")
        assert "bot" in refused["text"]
    bram.close()
    bram.connect(bram.n)
    assert bram.act(1, "flare")["t"] == "ack"


def test_nobody_sits_down_in_a_game(address: str, browser: Browser) -> None:
    opened = browser.open([TWO[0], {"who": "bot"}], start=True, listed=True)
    id = opened["table"]["id"]
    for token in (opened["links"]["join"], opened["links"]["host"], None):
        assert Browser(address, token).post(f"/tables/{id}/sit", name="Eve").json()["code"] in ("stage", "seat")
    renamed = Browser(address, opened["links"]["seats"]["0"]).post(f"/tables/{id}/sit", name="Anna").json()
    assert renamed["table"]["seats"][0]["name"] == "Anna"


def test_one_seat_is_taken_once(address: str, browser: Browser) -> None:
    opened = browser.open(TWO)
    join, id = Browser(address, opened["links"]["join"]), opened["table"]["id"]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda i: join.post(f"/tables/{id}/sit", name=f"N{i}"), range(8)))
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 7
    winner = next(answer for answer in answers if answer.status_code == 201).json()
    assert Person(address, id, [winner["token"]]).seats == [1]


def test_one_rematch_for_all_with_what_was_chosen_last(address: str, browser: Browser) -> None:
    opened = browser.open([TWO[0], {"who": "me", "name": "Bram"}], game="template")
    id, tokens = opened["table"]["id"], opened["links"]["seats"]
    host = Browser(address, opened["links"]["host"])
    assert host.patch(f"/tables/{id}", free_chat=False, bot_pace=9).status_code == 200
    host.post(f"/tables/{id}/start")
    Person(address, id, list(tokens.values())).play(random.Random(1))
    both = [Browser(address, token) for token in tokens.values()] * 3
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda one: one.post(f"/tables/{id}/rematch"), both))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.json()["table"]["id"] for answer in answers}) == 1
    following = answers[0].json()["table"]
    assert (following["free_chat"], following["bot_pace"]) == (False, 9)
    assert Person(address, following["id"], [tokens["1"]]).seats == [1]


def test_a_clock_can_be_set_changed_and_taken_away(address: str, browser: Browser) -> None:
    opened = browser.open(TWO)
    id, host = opened["table"]["id"], Browser(address, opened["links"]["host"])
    clock = {"seconds": 600, "increment": 15}
    assert host.patch(f"/tables/{id}", clock=clock).json()["table"]["clock"] == clock
    assert host.patch(f"/tables/{id}", free_chat=False).json()["table"]["clock"] == clock
    assert host.patch(f"/tables/{id}", clock=None).json()["table"]["clock"] is None
    assert host.patch(f"/tables/{id}").status_code == 200, "nothing to change is no mistake"


def test_whose_turn_it_is_can_be_asked_without_a_socket(address: str, browser: Browser) -> None:
    opened = browser.open([TWO[0], {"who": "me", "name": "Bram"}], game="template")
    id, tokens = opened["table"]["id"], list(opened["links"]["seats"].values())

    def mine(*held: str) -> dict[str, Any]:
        return Browser(address, ",".join(held)).get(f"/tables/{id}/mine").json()

    assert (mine(*tokens)["seats"], mine(*tokens)["asked"]) == ([0, 1], []), "not begun"
    Browser(address, opened["links"]["host"]).post(f"/tables/{id}/start")
    bram = Person(address, id, [tokens[1]])
    assert bram.moment is not None
    asked = bram.moment["question"]["seats"]
    assert mine(*tokens)["asked"] == asked
    assert [mine(token)["asked"] for token in tokens] == [[s] if s in asked else [] for s in range(2)]
    assert mine(opened["links"]["watch"])["seats"] == []
    assert mine("x" * 43)["code"] == "token"
    assert mine()["code"] == "token"
    # a running match is seen with the eyes of one's own seats, whichever token comes first
    both = Browser(address, ", ".join(reversed(tokens)))
    assert [both.get(f"/tables/{id}/replay", eyes=eyes).status_code for eyes in ("0", "1", "watch", "all")] == [
        200,
        200,
        200,
        403,
    ]
    Person(address, id, tokens).play(random.Random(1))
    assert mine(*tokens)["table"]["stage"] == "over"
    assert mine(*tokens)["asked"] == []


def test_names_have_no_control_characters(browser: Browser) -> None:
    for name in (
        "a\u0000b",
        "a\nb",
        "",
        "x" * 25,
        "\u202eevil",
        "a\u2066",
        "\u200e",
        "a\u061cb",
        "\ufeff",
        "\ue000a\ue002",
    ):
        wish = [{"who": "me", "name": name}, {"who": "bot"}]
        assert browser.post("/tables", game="template", seats=wish).status_code == 400


def test_names_are_more_than_spaces(address: str, browser: Browser) -> None:
    opened = browser.open([{"who": "me", "name": " Ana "}, {"who": "me", "name": "   "}])
    assert [seat["name"] for seat in opened["table"]["seats"]] == ["Ana", "?"]
    path = f"/tables/{opened['table']['id']}/sit"
    sat = Browser(address, opened["links"]["seats"]["0"]).post(path, name="  ").json()
    assert sat["table"]["seats"][0]["name"] == "Ana"
