"""Two workers on one PostgreSQL, each with an address of its own: whoever sits at one sees what happens at the other."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import psycopg
import pytest

from atoll.server import crew, hints, reviews
from atoll.server import protocol as p
from atoll.server.settings import Settings

from ..limits import EVERYBODY_FROM_HERE
from .people import Browser, Person, free_port, running, set_clocks

PEOPLE = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}]
Two = tuple[str, str]


@pytest.fixture(scope="module")
def two(postgres: Any) -> Iterator[Two]:
    """The first serves people only; bots, clocks, hints and reviews are left to the second."""
    database = postgres.new(f"atoll_{os.getpid()}_1")
    with ExitStack() as servers:
        settings = [
            Settings(database, bots=bots, grace=0.2, patience=0.5, limits=EVERYBODY_FROM_HERE) for bots in (False, True)
        ]
        one, other = [servers.enter_context(running(mine)) for mine in settings]
        yield one, other


def seated(two: Two, **wish: Any) -> tuple[dict[str, Any], Person, Person]:
    opened = Browser(two[0]).open(PEOPLE, start=True, **({"game": "template"} | wish))
    id, tokens = opened["table"]["id"], opened["links"]["seats"]
    ana, bram = (Person(address, id, [tokens[str(seat)]]) for seat, address in enumerate(two))
    ana.until(lambda: bool(ana.presence) and ana.presence[1]["here"])
    bram.until(lambda: bool(bram.presence) and bram.presence[0]["here"])
    return opened, ana, bram


def test_people_at_two_workers_play_a_whole_match(two: Two) -> None:
    _, ana, bram = seated(two)
    chance = random.Random(1)
    while not ana.moment["outcome"]:
        person, seat = (ana, 0) if ana.asked() else (bram, 1)
        answer = person.act(seat, chance.choice(person.choices(seat)))
        assert answer["t"] == "ack"
        for one in (ana, bram):
            one.until(lambda one=one, n=answer["n"]: one.n >= n)
    bram.until(lambda: bool(bram.moment["outcome"]))
    assert [entry["n"] for entry in ana.entries] == [entry["n"] for entry in bram.entries] == list(range(1, ana.n + 1))


def test_a_request_resent_to_the_other_worker_gets_its_first_answer(two: Two) -> None:
    _, ana, bram = seated(two)
    first = ana.ask(t="say", seat=0, phrase="hello", id="said-once")
    ana.address = two[1]
    ana.close()
    ana.connect(ana.n)
    assert ana.ask(t="say", seat=0, phrase="hello", id="said-once") == first
    bram.until(lambda: bram.n >= first["n"])
    assert [entry["t"] for entry in bram.entries].count("say") == 1


def test_what_was_done_at_one_worker_holds_at_the_other_at_once(two: Two) -> None:
    """Everybody adds to the deal at the first, the host starts at the second, which had seen nobody sit down."""
    opened = Browser(two[0]).post("/tables", game="template", seats=PEOPLE).json()
    id, links = opened["table"]["id"], opened["links"]
    host = Browser(two[1], links["host"])
    assert host.post(f"/tables/{id}/start").json()["code"] == "stage"
    for seat in ("0", "1"):
        assert Browser(two[0], links["seats"][seat]).post(f"/tables/{id}/sit", nonce="a").status_code == 201
    started = host.post(f"/tables/{id}/start")
    assert (started.status_code, started.json()["stage"]) == (200, "playing")
    assert Browser(two[0], links["watch"]).get(f"/tables/{id}").json()["stage"] == "playing"


def test_absence_is_seen_across_workers(two: Two) -> None:
    opened, ana, bram = seated(two)
    bram.close()
    ana.until(lambda: ana.presence[1]["away_since"] is not None)
    assert not ana.presence[1]["here"]
    since = ana.presence[1]["away_since"]
    ana.until(lambda: time.time() - since >= 0.5)
    seen = Browser(two[1], opened["links"]["watch"]).get(f"/tables/{opened['table']['id']}").json()["seats"]
    assert (seen[0]["here"], seen[1]["here"], seen[1]["away_since"]) == (True, False, since)
    assert ana.ask(t="decide", seat=0, about=1, what="wait")["t"] == "ack"
    bram.connect(bram.n)
    ana.until(lambda: ana.presence[1]["here"] and ana.presence[1]["away_since"] is None)
    assert ana.ask(t="decide", seat=0, about=1, what="wait")["code"] == "seat", "they are here again"


def test_who_loses_a_seat_at_one_worker_is_put_out_at_the_other(two: Two) -> None:
    opened = Browser(two[0]).post("/tables", game="template", seats=[PEOPLE[0], {"who": "open"}]).json()
    id, links = opened["table"]["id"], opened["links"]
    sat = Browser(two[1], links["join"]).post(f"/tables/{id}/sit", name="Bram", nonce="b").json()
    bram = Person(two[1], id, [sat["token"]])
    wish = [{"who": "me"}, {"who": "bot", "bot": "sensible", "evict": True}]
    assert Browser(two[0], links["host"]).patch(f"/tables/{id}", seats=wish).status_code == 200
    with pytest.raises(Exception, match="1013"):
        bram.until(lambda: False, 10)
    assert Browser(two[1], sat["token"]).get(f"/tables/{id}").status_code == 403


def test_bots_act_though_their_people_are_at_the_other_worker(two: Two) -> None:
    opened = Browser(two[0]).open([PEOPLE[0], {"who": "bot", "bot": "sensible"}], game="template", start=True)
    ana = Person(two[0], opened["table"]["id"], [opened["links"]["seats"]["0"]])
    ana.play(random.Random(2))
    assert {entry["seat"] for entry in ana.entries if entry["t"] == "step"} >= {0, 1}


def test_a_clock_falls_once(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    _, ana, bram = seated(two, clock={"seconds": 30, "increment": 0})
    set_clocks(monkeypatch, 31)
    for person in (ana, bram):
        person.until(lambda person=person: any(e.get("what") == "bot" for e in person.entries), 20)
    n = bram.ask(t="say", seat=1, phrase="hello")["n"]
    ana.until(lambda: ana.n >= n)
    assert [e["seat"] for e in ana.entries if e.get("what") == "bot"] == [0]


def test_a_hint_is_thought_of_by_whoever_thinks(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []

    def advise(game: Any, view: Any, seat: int, rng: Any) -> list[Any]:
        threads.append(seat)
        return [SimpleNamespace(actions=(game.legal(view, seat)[0],), value=0.5, simulations=7)]

    monkeypatch.setattr(hints, "advise", advise)
    monkeypatch.setattr(hints, "is_ready", lambda _: True)
    opened, ana, _ = seated(two, hints=True)
    mine = Browser(two[0], opened["links"]["seats"]["0"])
    wish = {"seat": 0, "ask": ana.moment["question"]["number"]}
    answers = [mine.post(f"/tables/{opened['table']['id']}/hint", **wish).json() for _ in range(2)]
    assert answers[0]["advice"][0]["simulations"] == 7
    assert answers[0] == answers[1]
    assert threads == [0], "asked twice, thought of once"


@pytest.mark.parametrize("trouble", [TimeoutError, RuntimeError])
def test_a_hint_that_came_to_nothing_is_thought_of_when_it_is_asked_for_again(
    two: Two, monkeypatch: pytest.MonkeyPatch, trouble: type[Exception]
) -> None:
    """There was no time for it, or it failed: what is remembered of that keeps nobody from trying again."""
    thoughts: list[int] = []

    def advise(game: Any, view: Any, seat: int, rng: Any) -> list[Any]:
        thoughts.append(seat)
        if len(thoughts) == 1:
            raise trouble
        return [SimpleNamespace(actions=(game.legal(view, seat)[0],), value=0.5, simulations=7)]

    monkeypatch.setattr(hints, "advise", advise)
    monkeypatch.setattr(hints, "is_ready", lambda _: True)
    opened, ana, _ = seated(two, hints=True)
    mine = Browser(two[0], opened["links"]["seats"]["0"])
    wish = {"seat": 0, "ask": ana.moment["question"]["number"]}
    answers = [mine.post(f"/tables/{opened['table']['id']}/hint", **wish) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [503, 200]
    assert answers[1].json()["advice"][0]["simulations"] == 7


def test_a_hint_that_costs_workers_their_life_is_not_thought_of_again(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crew, "MOST_TRIES", 0)
    monkeypatch.setattr(hints, "is_ready", lambda _: True)
    opened, ana, _ = seated(two, hints=True)
    mine = Browser(two[0], opened["links"]["seats"]["0"])
    wish = {"seat": 0, "ask": ana.moment["question"]["number"]}
    assert mine.post(f"/tables/{opened['table']['id']}/hint", **wish).status_code == 503
    monkeypatch.setattr(crew, "MOST_TRIES", 5)
    assert mine.post(f"/tables/{opened['table']['id']}/hint", **wish).status_code == 503


def test_a_review_is_made_by_whoever_thinks(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    class Study:
        def __init__(self, match: Any) -> None:
            self.done, self.of = 0, 3

        def is_done(self) -> bool:
            return self.done == self.of

        def advance(self) -> None:
            self.done += 1

    monkeypatch.setattr(reviews, "Study", Study)
    monkeypatch.setattr(reviews, "is_ready", lambda _: True)
    monkeypatch.setattr(reviews, "told", lambda study: p.Review(done=3, of=3, curve=[], moments=[]))
    bots = [{"who": "bot", "bot": "sensible"}] * 2
    opened = Browser(two[0]).open(bots, game="template", start=True)
    id, watch = opened["table"]["id"], Browser(two[0], opened["links"]["watch"])
    deadline = time.monotonic() + 30
    while watch.get(f"/tables/{id}").json()["stage"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.05)
    while (made := watch.get(f"/tables/{id}/review").json())["done"] != 3:
        assert time.monotonic() < deadline, made
        time.sleep(0.05)
    assert made == {"done": 3, "of": 3, "curve": [], "moments": []}


def test_a_listed_table_stays_in_the_list_while_somebody_is_at_another_worker(two: Two) -> None:
    opened = Browser(two[1]).post("/tables", game="template", seats=[PEOPLE[0], {"who": "open"}], listed=True).json()
    Person(two[1], opened["table"]["id"], [opened["links"]["seats"]["0"]])
    deadline = time.monotonic() + 10
    while True:
        found = [t for t in Browser(two[0]).get("/tables").json() if t["id"] == opened["table"]["id"]]
        if found and found[0]["seats"][0]["here"]:
            break
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_what_is_shown_of_a_replay_is_seen_by_whoever_comes_first_to_the_other_worker(two: Two) -> None:
    opened = Browser(two[0]).open(PEOPLE, game="template", start=True)
    id, links = opened["table"]["id"], opened["links"]
    ana = Person(two[0], id, list(links["seats"].values()))
    ana.play(random.Random(7))
    assert ana.ask(t="show", seat=0, step=5)["t"] == "ack"
    early = Person(two[1], id, [links["watch"]], since=10**6)
    early.until(lambda: early.shown == [{"t": "shown", "seat": 0, "step": 5}], 10)
    early.close()
    late = Person(two[1], id, [links["watch"]], since=10**6)
    late.until(lambda: late.shown == [{"t": "shown", "seat": 0, "step": 5}], 10)
    ana.close()
    late.until(lambda: late.shown[-1]["step"] is None, 10)


def test_both_workers_are_well(two: Two) -> None:
    for address in two:
        assert httpx.get(f"http://{address}/healthz").json()["status"] == "ok"


@pytest.mark.compiled
def test_one_command_starts_several_workers_and_replaces_one_that_is_killed(fresh_postgres: str) -> None:
    port = free_port()
    command = [sys.executable, "-m", "atoll.cli", "serve", "--workers", "2", "--no-bots", "--port", str(port)]
    server = subprocess.Popen([*command, "--database", fresh_postgres], stdout=subprocess.PIPE)
    try:
        assert server.stdout
        assert f":{port}/" in server.stdout.readline().decode(), "it tells where it is"
        first = workers_of(fresh_postgres, 2)
        children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
        killed = max(map(int, children))
        os.kill(killed, signal.SIGKILL)
        opened = Browser(f"127.0.0.1:{port}").open(PEOPLE, game="template", start=True)
        ana = Person(f"127.0.0.1:{port}", opened["table"]["id"], [opened["links"]["seats"]["0"]])
        assert ana.ask(t="say", seat=0, phrase="hello")["t"] == "ack"
        assert "atoll_entries_total" in httpx.get(f"http://127.0.0.1:{port}/metrics").text
        deadline = time.monotonic() + 120
        while workers_of(fresh_postgres, 2) == first:
            assert time.monotonic() < deadline, "nobody took its place"
            time.sleep(0.1)
    finally:
        server.send_signal(signal.SIGTERM)
        rest, _ = server.communicate(timeout=60)
    assert (server.returncode, rest) == (0, b"")
    assert workers_of(fresh_postgres, 0) == set(), "whoever ends in order takes leave"


def test_bots_go_on_at_another_worker_when_theirs_is_killed(fresh_postgres: str) -> None:
    """Real processes: one serves people only, `atoll worker` is killed, another takes over and ends in order."""
    port = free_port()
    seats = [PEOPLE[0], {"who": "bot", "bot": "sensible"}]
    with ExitStack() as processes:
        processes.enter_context(atoll("serve", "--no-bots", "--port", str(port), "--database", fresh_postgres))
        worker = processes.enter_context(atoll("worker", "--database", fresh_postgres))
        workers_of(fresh_postgres, 2)
        opened = Browser(f"127.0.0.1:{port}").open(seats, game="template", start=True)
        ana, chance = (
            Person(f"127.0.0.1:{port}", opened["table"]["id"], [opened["links"]["seats"]["0"]]),
            random.Random(5),
        )
        while not moves_of(ana, 1):
            ana.play(chance, 1)
            ana.until(lambda: bool(ana.asked()))
        worker.kill()
        worker.wait(60)
        while ana.asked():
            n = ana.act(0, chance.choice(ana.choices(0)))["n"]
            ana.until(lambda n=n: ana.n >= n)
        before = moves_of(ana, 1)
        with pytest.raises(TimeoutError):
            ana.until(lambda: bool(ana.asked()), 1.0)
        other = processes.enter_context(atoll("worker", "--database", fresh_postgres))
        ana.play(chance)
        assert moves_of(ana, 1) > before
        assert [entry["n"] for entry in ana.entries] == list(range(1, ana.n + 1))
        other.send_signal(signal.SIGTERM)
        rest, _ = other.communicate(timeout=60)
        with psycopg.connect(fresh_postgres) as c:
            assert c.execute("SELECT count(*) FROM workers").fetchone() == (1,), (
                "whoever ends in order takes leave at once"
            )
    assert (other.returncode, rest) == (0, b"")


@contextmanager
def atoll(*command: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process of ours that has said that it is ready."""
    with subprocess.Popen([sys.executable, "-m", "atoll.cli", *command], stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout
            assert process.stdout.readline(), "it ended"
            yield process
        finally:
            process.kill()


def moves_of(person: Person, seat: int) -> int:
    return len([entry for entry in person.entries if entry["t"] == "step" and entry["seat"] == seat])


def workers_of(database: str, count: int) -> set[str]:
    deadline = time.monotonic() + 120
    while True:
        with psycopg.connect(database) as c:
            found = {row[0] for row in c.execute("SELECT id FROM workers").fetchall()}
        if len(found) == count:
            return found
        assert time.monotonic() < deadline, found
        time.sleep(0.1)
