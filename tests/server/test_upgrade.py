"""A club that is upgraded while people play: the database first, by whoever starts first, then one server after the other.

This version's servers stand for older ones: what differs is the form of the database that they have.
"""

import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import psycopg
import pytest

from atoll.server.database import migrate
from atoll.server.settings import Settings

from ..limits import EVERYBODY_FROM_HERE
from .people import Browser, Person, running

SEATS = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}, {"who": "bot", "bot": "sensible"}]
BEFORE = "0005"


class Server:
    """One of several: whoever comes back to it after its restart finds it at another port, as behind a load balancer."""

    def __init__(self, database: str) -> None:
        self.settings = Settings(database, grace=0.2, limits=EVERYBODY_FROM_HERE)
        self.start()

    def start(self) -> None:
        self._open = ExitStack()
        self.address = self._open.enter_context(running(self.settings))

    def stop(self) -> None:
        self._open.close()


@pytest.fixture
def old(postgres: Any) -> Iterator[str]:
    """A database of an older version."""
    url = postgres.new()
    migrate(url, BEFORE)
    yield url
    postgres.drop(url)


def version(database: str) -> str:
    with psycopg.connect(database) as c:
        return str(c.execute("SELECT version_num FROM alembic_version").fetchone())


def test_servers_are_upgraded_one_after_the_other_while_people_play(old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as earlier:
        earlier.setattr("atoll.server.store.migrate", lambda url: migrate(url, BEFORE))
        one, two = Server(old), Server(old)
    assert BEFORE in version(old)
    try:
        opened = Browser(one.address).open(SEATS, game="template", start=True)
        id, tokens = opened["table"]["id"], opened["links"]["seats"]
        ana, bram = Person(one.address, id, [tokens["0"]]), Person(two.address, id, [tokens["1"]])
        chance = random.Random(6)

        def play(times: int) -> None:
            """Whoever is asked, and both hear of it."""
            for _ in range(times):
                ana.until(lambda: bool(ana.asked() or ana.moment["outcome"] or ana.moment["question"]["seats"] == [1]))
                if ana.moment["outcome"]:
                    return
                person, seat = (ana, 0) if ana.asked() else (bram, 1)
                person.until(lambda person=person: bool(person.asked()))
                told = person.act(seat, chance.choice(person.choices(seat)))
                assert told.get("code", "ask") == "ask", "nothing but that the bot was faster"
                n = told.get("n", 0)
                for each in (ana, bram):
                    each.until(lambda each=each, n=n: each.n >= n)

        play(2)
        for server, person, other in ((one, ana, bram), (two, bram, ana)):
            server.stop()
            assert other.ask(t="say", seat=other.seats[0], phrase="hello")["t"] == "ack", "the other server goes on"
            server.start()
            assert BEFORE not in version(old), "whoever starts first has migrated"
            assert other.ask(t="say", seat=other.seats[0], phrase="thanks")["t"] == "ack", "an old server, the new form"
            person.close()
            person.address = server.address
            person.connect(person.n)
            play(2)
        play(1000)
        assert ana.moment["outcome"]
    finally:
        one.stop()
        two.stop()
    with psycopg.connect(old) as c:
        rows = c.execute("SELECT n, request FROM entries WHERE table_id = %s ORDER BY n", [id]).fetchall()
    assert [n for n, _ in rows] == [entry["n"] for entry in ana.entries] == list(range(1, len(rows) + 1))
    stored = {request: n for n, request in rows}
    told = {request: answer["n"] for who in (ana, bram) for request, answer in who.answers.items() if "n" in answer}
    assert told.items() <= stored.items(), "everything that was acknowledged, under the number that was told"
