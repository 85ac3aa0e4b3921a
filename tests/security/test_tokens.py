"""Tokens: what each opens, and that nothing else does; guessed, stolen from another table, used again, taken away."""

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from atoll.server.settings import Limits, Settings
from atoll.server.tokens import new_table_id, new_token, token_hash

from ..server.people import Browser, Person, running

PEOPLE = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}]
KEYS = ("host", "join", "watch", "seat", "wrong", "of another table", "none")


def key(opened: dict[str, Any], other: dict[str, Any], name: str) -> str | None:
    links = opened["links"]
    return {
        "host": links["host"], "join": links["join"], "watch": links["watch"], "seat": links["seats"]["0"],
        "wrong": "A" * 43, "of another table": other["links"]["seats"]["0"], "none": None,
    }[name]  # fmt: skip


def test_what_each_token_opens(address: str, browser: Browser) -> None:
    """The whole list, at a private table in play. A line: look, look through seat 0's eyes, start, leave, ask for a hint."""
    other = browser.open(PEOPLE, game="template", start=True)
    expected = {
        "host": (200, 403, 409, 403, 403), "join": (200, 403, 403, 403, 403), "watch": (200, 403, 403, 403, 403),
        "seat": (200, 200, 403, 200, 409), "wrong": (403, 403, 403, 403, 403), "of another table": (403, 403, 403, 403, 403),
        "none": (403, 403, 401, 401, 401),
    }  # fmt: skip
    for name, statuses in expected.items():
        opened = browser.open(PEOPLE, game="template", start=True)
        path, mine = f"/tables/{opened['table']['id']}", Browser(address, key(opened, other, name))
        answers = [
            mine.get(path), mine.get(f"{path}/replay", eyes="0"), mine.post(f"{path}/start"), mine.post(f"{path}/leave"),
            mine.post(f"{path}/hint", seat=0, ask=10**6),
        ]  # fmt: skip
        assert tuple(answer.status_code for answer in answers) == statuses, name


@pytest.mark.parametrize("name", KEYS)
def test_what_each_token_may_say(address: str, browser: Browser, name: str) -> None:
    """Over the socket: only a seat's own token acts for it, and nobody sees more for having tried."""
    other, opened = (browser.open(PEOPLE, game="template", start=True) for _ in range(2))
    id, token = opened["table"]["id"], key(opened, other, name)
    if name in ("wrong", "of another table", "none"):
        assert Person.refused_hello(address, id, [token] if token else [])["code"] == "token"
        return
    person = Person(address, id, [token or ""])
    assert list(person.moment["views"]) == (["0"] if name == "seat" else ["watch"])
    for seat in range(2):
        for message in ({"t": "act", "ask": 1, "do": "search"}, {"t": "undo"}, {"t": "say", "phrase": "hello"}):
            answer = person.ask(seat=seat, **message)
            assert (answer.get("code") == "seat") == (name != "seat" or seat != 0), (seat, message, answer)


def test_a_token_is_not_to_be_guessed() -> None:
    """256 bits each, no two alike, nothing of the table or of the others in them; ids open nothing."""
    tokens = [new_token() for _ in range(2000)]
    assert len(set(tokens)) == 2000
    assert {len(token) for token in tokens} == {43}
    letters = Counter("".join(tokens))
    assert len(letters) == 64
    assert max(letters.values()) < 2 * min(letters.values())
    assert token_hash(tokens[0]) != token_hash(tokens[0].lower())
    assert len({new_table_id() for _ in range(2000)}) == 2000


def test_whoever_guesses_is_soon_told_to_wait(tmp_path: Path) -> None:
    limits = Limits(requests_per_minute=20, handshakes=5)
    with running(Settings(f"sqlite:///{tmp_path / 'atoll.db'}", limits=limits, template=True)) as address:
        opened = Browser(address).open(PEOPLE, game="template")
        path = f"http://{address}/api/tables/{opened['table']['id']}"
        answers = [httpx.get(path, headers={"Authorization": f"Bearer {new_token()}"}).status_code for _ in range(25)]
    assert set(answers) == {403, 429}
    assert answers[-1] == 429


def test_whoever_guesses_over_the_socket_is_soon_told_to_wait(tmp_path: Path) -> None:
    """A hello has a few tokens at most, a socket one hello, an address so many sockets."""
    with running(Settings(f"sqlite:///{tmp_path / 'atoll.db'}", limits=Limits(handshakes=5), template=True)) as address:
        id = Browser(address).open(PEOPLE, game="template")["table"]["id"]
        for _ in range(4):
            with connect(f"ws://{address}/api/play") as socket:
                hello = {"t": "hello", "v": 1, "table": id, "tokens": [new_token()]}
                socket.send(json.dumps(hello))
                assert json.loads(socket.recv(timeout=30))["code"] == "token"
                with pytest.raises(ConnectionClosed):
                    socket.recv(timeout=30)
        many = Person.refused_hello(address, id, [new_token() for _ in range(50)])
        assert many["code"] == "message", "not fifty at once"
        for _ in range(3):
            with pytest.raises(InvalidStatus) as refused, connect(f"ws://{address}/api/play"):
                pass
            assert refused.value.response.status_code == 403


def test_one_visitor_has_many_addresses(tmp_path: Path) -> None:
    """All of an IPv6 network count as one; of IPv4 in IPv6 clothes each for itself."""
    with running(Settings(f"sqlite:///{tmp_path / 'atoll.db'}", limits=Limits(requests_per_minute=4))) as address:

        def ask(who: str) -> int:
            return httpx.get(f"http://{address}/api/server", headers={"X-Forwarded-For": who}).status_code

        assert [ask(f"2001:db8::{i:x}:{i}") for i in range(1, 7)] == [200] * 4 + [429] * 2
        assert ask("2001:db8:0:1::1") == 200
        assert [ask("::ffff:192.0.2.1") for _ in range(4)] == [200] * 4
        assert ask("::ffff:192.0.2.2") == 200
        assert ask("192.0.2.1") == 429, "the same visitor"


def test_where_somebody_comes_from_is_believed_of_proxies_only(tmp_path: Path) -> None:
    settings = Settings(
        f"sqlite:///{tmp_path / 'atoll.db'}", limits=Limits(requests_per_minute=3), proxies=("192.0.2.9",)
    )
    with running(settings) as address:
        answers = [
            httpx.get(f"http://{address}/api/server", headers={"X-Forwarded-For": f"10.0.0.{i}"}) for i in range(5)
        ]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 2


def test_a_token_that_was_taken_away_opens_nothing_more(address: str, browser: Browser) -> None:
    """The host takes a seat from a guest: the guest's socket, requests and views end, and the seat's next link is another."""
    opened = browser.open([PEOPLE[0], {"who": "open"}], game="template")
    id, links = opened["table"]["id"], opened["links"]
    sat = Browser(address, links["join"]).post(f"/tables/{id}/sit", name="Eve", nonce="n").json()
    guest = Person(address, id, [sat["token"]])
    host = Browser(address, links["host"])
    now = host.patch(f"/tables/{id}", seats=[PEOPLE[0], {"who": "me", "name": "Bram", "evict": True}]).json()
    with pytest.raises(ConnectionClosed):
        guest.until(lambda: False, 10)
    stolen = Browser(address, sat["token"])
    assert stolen.get(f"/tables/{id}").status_code == 403
    assert stolen.post(f"/tables/{id}/sit", name="Eve").status_code == 403
    assert stolen.get(f"/tables/{id}/mine").status_code == 403
    assert Person.refused_hello(address, id, [sat["token"]])["code"] == "token"
    assert now["links"]["seats"]["1"] != sat["token"]


def test_a_used_request_is_not_used_again(address: str, browser: Browser) -> None:
    """Whoever records a message and sends it once more changes nothing."""
    opened = browser.open(PEOPLE, game="template", start=True)
    id, tokens = opened["table"]["id"], opened["links"]["seats"]
    person = Person(address, id, list(tokens.values()))
    first = person.act(0, "search", id="recorded-1")
    person.until(lambda: person.n >= first["n"])
    n, raw = person.n, {"t": "act", "id": "recorded-1", "seat": 0, "ask": 1, "do": "flare"}
    person.answers.clear()
    assert person.ask(**raw) == first
    assert person.n == n


def test_a_token_of_this_table_opens_no_match_that_goes_on_from_it(address: str, browser: Browser) -> None:
    opened = browser.open(PEOPLE, game="template", start=True)
    id, tokens = opened["table"]["id"], opened["links"]["seats"]
    Person(address, id, list(tokens.values())).play(random.Random(3))
    mine = Browser(address, tokens["0"])
    following = mine.post(f"/tables/{id}/on", step=3, seat=0).json()
    assert set(following["links"]["seats"].values()).isdisjoint(tokens.values())
    assert mine.get(f"/tables/{following['table']['id']}").status_code == 403


def test_errors_repeat_no_token(address: str, browser: Browser) -> None:
    opened = browser.open(PEOPLE, game="template", start=True)
    id, token = opened["table"]["id"], opened["links"]["seats"]["0"]
    answers = [
        Browser(address, f"{token}x").get(f"/tables/{id}").text,
        Browser(address, token).post(f"/tables/{id}/start").text,
        httpx.get(f"http://{address}/api/tables/{token}").text,
        str(Person.refused_hello(address, token[:40], [token])),
        str(Person.refused_hello(address, id, [token[:42]])),
    ]
    assert all(token[:42] not in answer for answer in answers[:2] + answers[4:])
    assert all('"server_seed":"' not in answer for answer in answers)
