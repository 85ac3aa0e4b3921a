"""A disk that is full, a database that somebody else holds, a file with damaged pages: people are told, nothing is lost."""

import asyncio
import random
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from players import Server

from atoll.server import database, scribe
from atoll.server.settings import Settings

from ..limits import EVERYBODY_FROM_HERE
from ..server.people import Browser, Person, running

PEOPLE = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}]


@contextmanager
def playing(path: Path) -> Iterator[tuple[str, dict[str, Any], Person]]:
    with running(Settings(f"sqlite:///{path / 'atoll.db'}", limits=EVERYBODY_FROM_HERE)) as address:
        opened = Browser(address).open(PEOPLE, game="template", start=True)
        yield address, opened, Person(address, opened["table"]["id"], list(opened["links"]["seats"].values()))


def numbers(path: Path, table: str) -> dict[str, int]:
    """By request what is stored; there are no holes."""
    with closing(sqlite3.connect(path / "atoll.db")) as raw:
        rows = raw.execute("SELECT n, request FROM entries WHERE table_id = ? ORDER BY n", [table]).fetchall()
    assert [n for n, _ in rows] == list(range(1, len(rows) + 1))
    return {request: n for n, request in rows if request}


def test_a_full_disk_refuses_and_goes_on_when_there_is_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = 2**30

    def limited(url: str) -> Any:
        engine = database.open_file(url)
        sa.event.listen(engine, "begin", lambda c: _limit(c.connection, pages))
        return engine

    monkeypatch.setattr(scribe, "open_file", limited)
    with playing(tmp_path) as (address, opened, ana):
        told: dict[str, dict[str, Any]] = {}
        pages = 1  # no more than there are
        while all(answer["t"] == "ack" for answer in told.values()):
            id = f"request-full-{len(told)}"
            told[id] = ana.ask(t="say", id=id, seat=0, text="x" * 300)
            assert len(told) < 200
        assert told[id]["code"] == "busy"
        assert "Nothing is lost" in told[id]["text"]
        assert httpx.get(f"http://{address}/healthz").status_code == 200, "whoever only looks notices nothing"
        assert Browser(address, opened["links"]["watch"]).get(f"/tables/{opened['table']['id']}").status_code == 200
        assert id not in numbers(tmp_path, opened["table"]["id"])
        pages = 2**30
        del ana.answers[id]
        told[id] = ana.ask(t="say", id=id, seat=0, text="x" * 300)
        ana.play(random.Random(2))
        assert ana.moment["outcome"]
    kept = numbers(tmp_path, opened["table"]["id"])
    assert {one: answer["n"] for one, answer in told.items()}.items() <= kept.items()


def until_refused(ana: Person) -> tuple[str, dict[str, dict[str, Any]]]:
    """She speaks until it cannot be written down: which that was, and all answers."""
    told: dict[str, dict[str, Any]] = {}
    id = ""
    while all(answer["t"] == "ack" for answer in told.values()):
        id = f"request-{ana.n:04d}-{len(told):04d}"
        told[id] = ana.ask(t="say", id=id, seat=0, text="x" * 300)
        assert len(told) < 200
    assert told[id]["code"] == "busy"
    return id, told


def test_the_kernel_writes_no_further(tmp_path: Path) -> None:
    """The server's files may not grow: a write fails half done. Then there is room again; or the server is killed, and what it
    has acknowledged is there when it starts again."""
    server = Server(f"sqlite:///{tmp_path / 'atoll.db'}")
    server.start()
    asyncio.run(server.ready())
    try:
        address = f"127.0.0.1:{server.port}"
        opened = Browser(address).open(PEOPLE, game="template", start=True)
        id, tokens = opened["table"]["id"], list(opened["links"]["seats"].values())
        ana = Person(address, id, tokens)
        _may_grow(server, tmp_path, 50_000)
        refused, told = until_refused(ana)
        assert len(told) > 1, "a few were written"
        assert httpx.get(f"http://{address}/healthz").status_code == 200
        assert refused not in numbers(tmp_path, id)
        _may_grow(server, tmp_path, None)
        del ana.answers[refused]
        told[refused] = ana.ask(t="say", id=refused, seat=0, text="x" * 300)
        _may_grow(server, tmp_path, 50_000)
        lost, more = until_refused(ana)
        server.kill()
        ana.close()
        server.start()
        asyncio.run(server.ready())
        ana = Person(address, id, tokens)
        told |= more | {lost: ana.ask(t="say", id=lost, seat=0, text="x" * 300)}
        ana.play(random.Random(2))
        assert ana.moment["outcome"]
        ana.close()
    finally:
        server.stop()
    kept = numbers(tmp_path, id)
    assert {one: answer["n"] for one, answer in told.items()}.items() <= kept.items()


def _may_grow(server: Server, path: Path, more: int | None) -> None:
    """By so many bytes beyond the largest file there is, or without end. Python lets the write fail and does not end by it."""
    assert server.process
    largest = max(file.stat().st_size for file in path.iterdir())
    soft = resource.RLIM_INFINITY if more is None else largest + more
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (soft, resource.RLIM_INFINITY))


def _limit(connection: Any, pages: int) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA max_page_count={pages}")
    cursor.close()


def test_a_database_that_somebody_else_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a moment: people wait. For longer: they are told, and try again."""
    durable = database._durable_sqlite

    def hasty(connection: Any, record: object) -> None:
        durable(connection, record)
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout=1000")
        cursor.close()

    monkeypatch.setattr(database, "_durable_sqlite", hasty)
    with playing(tmp_path) as (address, opened, ana), closing(sqlite3.connect(tmp_path / "atoll.db")) as other:
        other.execute("BEGIN IMMEDIATE")
        ana.send(t="say", id="said-waiting", seat=0, phrase="hello")
        with pytest.raises(TimeoutError):
            ana.until(lambda: "said-waiting" in ana.answers, 0.3)
        other.rollback()
        ana.until(lambda: "said-waiting" in ana.answers)
        assert ana.answers["said-waiting"]["t"] == "ack"
        other.execute("BEGIN IMMEDIATE")
        assert ana.ask(t="say", id="said-in-vain", seat=0, phrase="hello")["code"] == "busy"
        assert Browser(address, opened["links"]["watch"]).get(f"/tables/{opened['table']['id']}").status_code == 200
        other.rollback()
        del ana.answers["said-in-vain"]
        again = ana.ask(t="say", id="said-in-vain", seat=0, phrase="hello")
        assert again["n"] == numbers(tmp_path, opened["table"]["id"])["said-in-vain"]


def test_damaged_pages_hurt_the_tables_on_them_only(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with playing(tmp_path) as (address, hurt, ana):
        for _ in range(60):
            assert ana.ask(t="say", seat=0, text="y" * 300)["t"] == "ack"
        sound = Browser(address).open(PEOPLE, game="template", start=True)
        ana.close()
    file, id = tmp_path / "atoll.db", hurt["table"]["id"]
    pages = [file.read_bytes()[at : at + 4096] for at in range(0, file.stat().st_size, 4096)]
    chosen = next(i for i, page in enumerate(pages) if page.count(b"y" * 300) > 5)
    pages[chosen] = b"\xff" * 4096
    file.write_bytes(b"".join(pages))
    with running(Settings(f"sqlite:///{file}", limits=EVERYBODY_FROM_HERE)) as address:
        assert Person.refused_hello(address, id, [hurt["links"]["seats"]["0"]])["code"] == "busy"
        person = Person(address, sound["table"]["id"], list(sound["links"]["seats"].values()))
        person.play(random.Random(2))
        assert person.moment["outcome"]
        person.close()
    assert id in {getattr(record, "table", None) for record in caplog.records}, "the log names the table"
    assert sound["table"]["id"] not in {getattr(record, "table", None) for record in caplog.records}
