"""Profiles under attack: names that are tried, passwords that are guessed, sessions that are planted, ridden on or stolen."""

import hashlib
import itertools
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from atoll.server.settings import Settings

from ..limits import EVERYBODY_FROM_HERE
from ..server.people import Person, running
from ..server.profiles import PASSWORD, Authenticator, Member

ANA, BOT = {"who": "me", "name": "Ana"}, {"who": "bot"}


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("profiles") / "atoll.db"


@pytest.fixture(scope="module")
def address(file: Path) -> Iterator[str]:
    with running(Settings(f"sqlite:///{file}", limits=EVERYBODY_FROM_HERE, template=True)) as where:
        yield where


numbers = itertools.count(1)


@pytest.fixture
def ana(address: str) -> Member:
    return Member(address).make(f"Ana {next(numbers)}")


def test_nobody_learns_who_has_a_profile(address: str, ana: Member, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong name and a wrong password get the same answer, and cost the same work."""
    made: list[int] = []
    scrypt = hashlib.scrypt

    def counted(*given: Any, **how: Any) -> bytes:
        made.append(how["n"])
        return scrypt(*given, **how)

    monkeypatch.setattr(hashlib, "scrypt", counted)
    told = []
    for name in (str(ana.who()), "Nobody at all"):
        answer = Member(address).log_in(name, "a wrong password")
        told.append((answer.status_code, answer.json(), sorted(answer.headers)))
    assert told[0] == told[1]
    assert len(made) == 2
    assert made[0] == made[1] == 2**15


def test_whoever_guesses_is_told_to_wait(tmp_path: Path) -> None:
    limits = replace(EVERYBODY_FROM_HERE, guesses=3, profiles=2)
    with running(Settings(f"sqlite:///{tmp_path / 'atoll.db'}", limits=limits)) as address:
        ana = Member(address).make("Ana")
        tries = [Member(address).log_in("ana", f"guess number {n}").status_code for n in range(4)]
        assert tries == [403, 403, 403, 429]
        assert Member(address).log_in("Ana").status_code == 429, "not even the right one"
        assert ana.who() == "Ana", "whoever is in stays in"
        nobody = [Member(address).log_in("nobody", f"guess number {n}").status_code for n in range(4)]
        assert nobody == [403, 403, 403, 429], "the same for a name that nobody has"
        assert Member(address).log_in("another", "a guess").status_code == 429, "nine from one address"
        Member(address).make("Bram")
        assert Member(address).post(name="Cleo", password=PASSWORD).status_code == 429, "nor names one by one"


def test_a_session_that_was_planted_is_not_used(address: str, ana: Member) -> None:
    planted = "x" * 43
    victim = Member(address)
    victim.cookie = planted
    assert victim.log_in(str(ana.who())).status_code == 200
    assert victim.cookie not in (planted, None)
    attacker = Member(address)
    attacker.cookie = planted
    assert attacker.who() is None


def test_to_log_in_ends_the_session_before_it(address: str, ana: Member) -> None:
    name, before = str(ana.who()), ana.cookie
    ana.log_in(name)
    other = Member(address)
    other.cookie = before
    assert (ana.who(), other.who()) == (name, None)


def test_the_cookie_is_out_of_reach(address: str, tmp_path: Path) -> None:
    body = {"name": f"Cookie {next(numbers)}", "password": PASSWORD}
    plain = httpx.post(f"http://{address}/api/profile", json=body, timeout=60).headers["set-cookie"].lower()
    assert all(part in plain for part in ("httponly", "samesite=strict", "path=/"))
    settings = Settings(f"sqlite:///{tmp_path / 'atoll.db'}", limits=EVERYBODY_FROM_HERE, secure=True)
    with running(settings) as where:
        over_tls = httpx.post(f"http://{where}/api/profile", json=body, timeout=60).headers["set-cookie"].lower()
    assert over_tls.startswith("__host-atoll=")
    assert "secure" in over_tls


@pytest.mark.parametrize("path", ["/log-out", "/password", "/delete", "/seats", "/tables/abc", "/passkeys/ask", ""])
def test_a_page_of_another_site_rides_on_no_session(ana: Member, path: str) -> None:
    name = ana.who()
    for origin in ("https://evil.example", "null"):
        answer = ana.call("POST", f"/profile{path}", {}, Origin=origin)
        assert (answer.status_code, answer.json()["code"]) == (403, "http")
    assert ana.who() == name


def test_a_cookie_opens_no_table(ana: Member) -> None:
    """It holds seats only through links that are asked for: no page of ours, or of others, acts by it alone."""
    opened = ana.open([ANA, BOT], start=True)
    path = f"/tables/{opened['table']['id']}"
    assert ana.call("GET", path).status_code == 403
    assert ana.call("POST", f"{path}/leave").status_code == 401


def test_after_logging_out_a_stolen_cookie_is_worth_nothing(address: str, ana: Member) -> None:
    opened = ana.open([ANA, BOT], start=True)
    id, stolen = opened["table"]["id"], ana.cookie
    thief = Member(address)
    thief.cookie = stolen
    taken = thief.post(f"/tables/{id}").json()["seats"]
    spy = Person(address, id, taken)
    ana.post("/log-out")
    assert thief.who() is None
    assert thief.get("/tables").status_code == 401
    assert thief.post(f"/tables/{id}").status_code == 401
    with pytest.raises(ConnectionClosed):
        spy.until(lambda: False)
    assert Person.refused_hello(address, id, taken)["code"] == "token", "what it was given is worth nothing either"
    assert Person(address, id, [opened["links"]["seats"]["0"]]).seats == [0], "the browser's own key is"


def test_the_database_holds_no_secret(file: Path, ana: Member) -> None:
    ana.post("/tables/none")
    with sqlite3.connect(file) as database:
        text = "\n".join(database.iterdump())
    database.close()
    assert str(ana.cookie) not in text
    assert PASSWORD not in text
    assert "scrypt$15$8$3$" in text


def test_of_a_deleted_profile_nothing_is_left(file: Path, address: str) -> None:
    name = f"Gone {next(numbers)}"
    ana, key = Member(f"localhost:{address.split(':')[1]}").make(name), Authenticator()
    options = ana.post("/passkeys/ask", to="add").json()["options"]
    assert ana.post("/passkeys", **key.make(options, ana.origin)).status_code == 201
    opened = ana.open([{"who": "me", "name": name}, BOT], start=True)
    other = Member(address)
    other.log_in(name)
    taken = other.post(f"/tables/{opened['table']['id']}").json()["seats"]
    with sqlite3.connect(file) as database:
        (id,) = database.execute("SELECT id FROM profiles WHERE name = ?", [name]).fetchone()
    assert ana.post("/delete", password="not the password").status_code == 403
    assert ana.post("/delete", password=PASSWORD, nameless=True).status_code == 200
    text = "\n".join(database.iterdump())
    database.close()
    assert id not in text
    assert name not in text
    assert (ana.who(), other.who()) == (None, None)
    assert Person.refused_hello(address, opened["table"]["id"], taken)["code"] == "token"
    assert other.log_in(name).status_code == 403


# -- passkeys -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def keeper(address: str) -> tuple[Member, Authenticator]:
    member, key = Member(f"localhost:{address.split(':')[1]}"), Authenticator()
    name = f"Keeper {next(numbers)}"
    key.id = name.encode().ljust(32)
    options = member.post("/passkeys/ask", to="make", name=name).json()["options"]
    assert member.post(name=name, passkey=key.make(options, member.origin)).status_code == 201
    member.post("/log-out")
    return member, key


def use(member: Member, answer: dict[str, Any]) -> int:
    return member.post("/passkeys/log-in", **answer).status_code


def test_a_passkey_signs_for_this_site_and_once(keeper: tuple[Member, Authenticator]) -> None:
    member, key = keeper

    def asked() -> dict[str, Any]:
        return member.post("/passkeys/ask", to="log-in").json()["options"]

    assert use(member, key.use(asked(), "https://evil.example")) == 403, "signed on another page"
    elsewhere = Authenticator("evil.example")
    elsewhere.key, elsewhere.id, elsewhere.uses = key.key, key.id, key.uses
    assert use(member, elsewhere.use(asked(), member.origin)) == 403, "signed for another site"
    stranger = Authenticator()
    stranger.id = key.id
    assert use(member, stranger.use(asked(), member.origin)) == 403, "signed by another key"
    assert use(member, key.use({"challenge": "A" * 43}, member.origin)) == 403, "an answer to nothing that was asked"
    good = key.use(asked(), member.origin)
    assert use(member, good) == 200
    assert use(member, good) == 403, "once"
    behind = key.use(asked(), member.origin)
    key.uses = 0
    assert use(member, key.use(asked(), member.origin)) == 403, "a copy of the key that counts from the beginning"
    assert use(member, behind) == 200


def test_a_question_for_one_thing_answers_no_other(keeper: tuple[Member, Authenticator], ana: Member) -> None:
    member, _ = keeper
    key = Authenticator()
    key.id = b"another".ljust(32)
    options = member.post("/passkeys/ask", to="make", name="Somebody").json()["options"]
    ana.base, ana.origin = member.base, member.origin
    assert ana.post("/passkeys", **key.make(options, member.origin)).status_code == 403
    asked = ana.post("/passkeys/ask", to="add").json()["options"]
    member.make(f"Other {next(numbers)}")
    assert member.post("/passkeys", **key.make(asked, member.origin)).status_code == 403, "asked of somebody else"
