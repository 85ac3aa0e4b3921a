"""Limits: sizes, rates, crowds, silence, slow readers, origins; and the headers that every answer has."""

import json
import re
import socket as sockets
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from atoll.engine.errors import AtollError
from atoll.server import protocol as p
from atoll.server.live import PIECE, Listener
from atoll.server.settings import Limits, Settings

from .folding import Paper
from .people import Browser, Person, running

TIGHT = Limits(
    play_messages=20, watch_messages=5, per_seconds=20, connections_per_table=3, idle_seconds=1.5, outgoing=40
)


@pytest.fixture(scope="module")
def tight(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with little patience."""
    database = f"sqlite:///{tmp_path_factory.mktemp('tight') / 'atoll.db'}"
    with running(Settings(database, limits=TIGHT)) as where:
        yield where


def table(address: str, **wish: Any) -> tuple[str, dict[str, Any]]:
    opened = Browser(address).open([{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}], start=True, **wish)
    return opened["table"]["id"], opened["links"]


def closed(person: Person, seconds: float = 10.0) -> int:
    """Listens until the socket is closed; the code."""
    with pytest.raises(ConnectionClosed) as problem:
        person.until(lambda: False, seconds)
    return problem.value.rcvd.code if problem.value.rcvd else 1006


# -- the socket -------------------------------------------------------------------------------------------------------


def test_a_long_message_is_refused_and_a_huge_one_ends_the_socket(address: str) -> None:
    id, links = table(address)
    person = Person(address, id, [links["seats"]["0"]])
    person.socket.send(json.dumps({"t": "say", "id": "request-1", "seat": 0, "text": "x" * 5000}))
    person.until(lambda: bool(person.refusals))
    assert person.refusals[0]["code"] == "size"
    assert "4,096" in person.refusals[0]["text"]
    assert person.ask(t="say", seat=0, phrase="hello")["t"] == "ack"
    person.socket.send("x" * 100_000)
    assert closed(person) == 1009
    assert Person(address, id, [links["seats"]["0"]]).seats == [0]


@pytest.mark.parametrize(("role", "most"), [("seat", 20), ("watch", 5)])
def test_too_many_messages_are_refused_then_the_socket_closes(tight: str, role: str, most: int) -> None:
    id, links = table(tight)
    person = Person(tight, id, [links["seats"]["0"] if role == "seat" else links["watch"]])
    for _ in range(most + 1):
        person.send(t="ping")
    assert closed(person) == 1008
    assert [refusal["code"] for refusal in person.refusals] == ["rate"]
    assert person.refusals[0]["text"]
    assert Person(tight, id, [links["seats"]["0"]]).seats == [0], "coming back is allowed"


def test_too_many_connections(tight: str) -> None:
    id, links = table(tight)
    crowd = [Person(tight, id, [links["watch"]]) for _ in range(3)]
    refused = Person.refused_hello(tight, id, [links["watch"]], lang="nl")
    assert refused["code"] == "busy"
    assert "kijken" in refused["text"]
    crowd[0].close()
    deadline = time.monotonic() + 5
    while Person.refused_hello(tight, id, [links["watch"]]).get("code") == "busy":
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_silence_ends_a_socket_and_a_ping_keeps_it(tight: str) -> None:
    id, links = table(tight)
    silent, pinging = (Person(tight, id, [links["seats"]["0"]]) for _ in range(2))
    began = time.monotonic()
    for _ in range(5):
        time.sleep(0.4)
        pinging.send(t="ping")
    assert closed(silent) == 1013
    assert time.monotonic() - began < 5
    assert pinging.ask(t="say", seat=0, phrase="hello")["t"] == "ack"


def test_many_sockets_of_a_seat_may_do_no_more_than_one(tight: str) -> None:
    id, links = table(tight)
    desktop, phone = (Person(tight, id, [links["seats"]["0"]]) for _ in range(2))
    answers = [one.ask(t="say", seat=0, phrase="hello") for _ in range(11) for one in (desktop, phone)]
    assert [answer["t"] for answer in answers] == ["ack"] * 20 + ["refused"] * 2
    assert answers[-1]["code"] == "rate"
    other = Person(tight, id, [links["seats"]["1"]])
    assert other.ask(t="say", seat=1, phrase="hello")["t"] == "ack"


def test_a_table_does_not_grow_without_end(tmp_path: Path) -> None:
    with running(Settings(f"sqlite:///{tmp_path / 'atoll.db'}", limits=Limits(entries_of_a_kind=3))) as address:
        id, links = table(address, game="template", clock={"seconds": 600})
        person, mine = Person(address, id, [links["seats"]["0"]]), Browser(address, links["seats"]["0"])
        said = [person.ask(t="say", seat=0, phrase="hello") for _ in range(4)]
        assert [answer["t"] for answer in said] == ["ack"] * 3 + ["refused"]
        assert (said[-1]["code"], "limit for that is reached" in said[-1]["text"]) == ("rate", True)
        paused = [person.ask(t="pause", seat=0, on=on) for on in (True, False, True, False)]
        assert [answer["t"] for answer in paused] == ["ack"] * 3 + ["refused"]
        named = [mine.post(f"/tables/{id}/sit", name=f"Ana {i}").status_code for i in range(3)]
        assert named == [201, 429, 429], "the two of them sat down to begin with"
        assert person.act(0, "search")["t"] == "ack", "the game goes on"
        person.close()


def test_a_long_history_comes_in_pieces() -> None:
    paper = Paper().start()
    for i in range(2 * PIECE):
        paper.add("say", seat=0, name="Ana", phrase="hello", text=str(i))
    info = paper.table.info()
    for since in (0, 17, paper.table.n - PIECE, paper.table.n - 1, paper.table.n, paper.table.n + 9):
        listener = Listener("paper", [0], "en", 64)
        listener.welcome(
            p.Welcome(v=1, table=info, seats=[0], host=False, grace=1, patience=2, at=0), paper.table, since
        )
        messages = [json.loads(listener.queue.get_nowait() or b"") for _ in range(listener.queue.qsize())]
        updates = messages[1:]
        numbers = [entry["n"] for update in updates for entry in update["entries"]]
        assert numbers == list(range(since + 1, paper.table.n + 1))
        assert max(len(update["entries"]) for update in updates) <= PIECE
        assert [update["moment"] is None for update in updates] == [True] * (len(updates) - 1) + [False]
        assert listener.sent == paper.table.n


def test_an_address_opens_only_so_many_sockets(tmp_path: Path) -> None:
    limits = Limits(sockets_per_address=2, sockets=3, handshakes=12)
    with running(Settings(f"sqlite:///{tmp_path / 'atoll.db'}", limits=limits)) as address, ExitStack() as sockets:

        def come(who: str) -> ClientConnection:
            return sockets.enter_context(
                connect(f"ws://{address}/api/play", additional_headers={"X-Forwarded-For": who})
            )

        def is_refused(who: str) -> bool:
            try:
                come(who).close()
            except InvalidStatus as refused:
                return refused.response.status_code == 403
            return False

        first, _ = come("10.0.0.1"), come("10.0.0.1")
        assert is_refused("10.0.0.1")
        come("10.0.0.2")
        assert is_refused("10.0.0.2"), "the house is full"
        first.close()
        deadline = time.monotonic() + 5
        while is_refused("10.0.0.3"):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        hasty = [is_refused("10.0.0.1") for _ in range(12)]
        assert hasty[-1], "too many handshakes"


def test_a_socket_that_never_says_hello_is_closed(tight: str) -> None:
    with connect(f"ws://{tight}/api/play") as socket, pytest.raises(ConnectionClosed):
        socket.recv(timeout=10)


def test_a_slow_reader_is_dropped_and_resumes(tmp_path: Path) -> None:
    limits = Limits(play_messages=10**6, entries_of_a_kind=10**6, outgoing=8)
    with running(Settings(f"sqlite:///{tmp_path / 'atoll.db'}", limits=limits)) as address:
        _drop_a_slow_reader(address)


def _drop_a_slow_reader(tight: str) -> None:
    people = [{"who": "me", "name": f"Ana {i}"} for i in range(4)]
    opened = Browser(tight).open(people, start=True)
    id, links = opened["table"]["id"], opened["links"]
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.connect((tight.split(":")[0], int(tight.split(":")[1])))
    with connect(f"ws://{tight}/api/play", sock=raw, max_queue=1) as slow:
        slow.send(json.dumps({"t": "hello", "v": 1, "table": id, "tokens": list(links["seats"].values())}))
        slow.recv(timeout=5)
        dropped, before = _metric(tight, "atoll_slow_readers_total"), _metric(tight, "atoll_connections") + 1
        person = Person(tight, id, [links["seats"]["0"]])
        deadline = time.monotonic() + 60
        while _metric(tight, "atoll_slow_readers_total") == dropped:
            assert time.monotonic() < deadline, "nobody was dropped"
            for _ in range(50):
                person.ask(t="say", seat=0, text="x" * 250)
        while _metric(tight, "atoll_connections") > before - 1:
            assert time.monotonic() < deadline, "its socket is still served"
            time.sleep(0.05)
        person.close()
    again = Person(tight, id, [links["seats"]["1"]])
    assert [entry["n"] for entry in again.entries] == list(range(1, again.n + 1))
    again.close()


def _metric(address: str, name: str) -> float:
    text = httpx.get(f"http://{address}/metrics").text
    return float(next(line.split()[1] for line in text.splitlines() if line.startswith(f"{name} ")))


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "ftp://127.0.0.1", "http://127.0.0.1.evil.example", "null", "http://127.0.0.1:1"]
)
def test_pages_of_others_open_no_socket(address: str, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, connect(f"ws://{address}/api/play", origin=Origin(origin)):
        pass
    assert refused.value.response.status_code == 403


def test_our_own_pages_do(address: str) -> None:
    with connect(f"ws://{address}/api/play", origin=Origin(f"http://{address}")) as socket:
        assert isinstance(socket, ClientConnection)


def test_over_tls_our_own_pages_and_those_the_host_allows_do(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'atoll.db'}", origins=("https://play.example.org",), secure=True)
    with running(settings) as address:
        for origin in (f"https://{address}", "https://play.example.org"):
            with connect(f"ws://{address}/api/play", origin=Origin(origin)) as socket:
                assert isinstance(socket, ClientConnection)
        with (
            pytest.raises(InvalidStatus),
            connect(f"ws://{address}/api/play", origin=Origin(f"http://{address}")),
        ):
            pass
        assert "strict-transport-security" in httpx.get(f"http://{address}/healthz").headers


# -- HTTP -------------------------------------------------------------------------------------------------------------


def test_every_answer_has_the_headers(address: str) -> None:
    base = f"http://{address}"
    id, links = table(address)
    mine = {"Authorization": f"Bearer {links['seats']['0']}"}
    answers = [
        httpx.get(f"{base}/api/server"),
        httpx.get(f"{base}/"),
        httpx.get(f"{base}/healthz"),
        httpx.get(f"{base}/metrics"),
        httpx.get(f"{base}/schema/openapi.json"),
        httpx.get(f"{base}/nowhere"),
        httpx.get(f"{base}/assets/nothing.js"),
        httpx.get(f"{base}/favicon.svg"),
        httpx.get(f"{base}/api/tables/{id}"),
        httpx.get(f"{base}/api/tables/{id}", headers=mine),
        httpx.get(f"{base}/api/tables/{id}/match", headers=mine),
        httpx.post(f"{base}/api/tables", content=b"{"),
        httpx.put(f"{base}/api/server"),
        httpx.head(f"{base}/api/server"),
    ]
    assert {200, 400, 403, 404, 405, 409} <= {answer.status_code for answer in answers}
    for answer in answers:
        assert "default-src 'self'" in answer.headers["content-security-policy"], answer.url
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers.get_list("content-security-policy") == [answer.headers["content-security-policy"]]
        assert "server" not in answer.headers
        kept = "no-store" not in answer.headers.get("cache-control", "")
        assert kept != answer.url.path.startswith("/api/"), answer.url
        if answer.status_code >= 400 and answer.request.method != "HEAD":
            assert set(answer.json()) == {"code", "text"}, answer.text


@pytest.mark.parametrize(
    "path", ["", "/", "/openapi.json", "/openapi.yaml", "/swagger", "/redoc", "/elements", "/rapidoc"]
)
def test_the_schema_loads_nothing_from_elsewhere(address: str, path: str) -> None:
    answer = httpx.get(f"http://{address}/schema{path}")
    assert answer.status_code == (404 if path in ("/swagger", "/redoc", "/elements", "/rapidoc") else 200)
    assert not re.search(r"<(script|link|img)|\bsrc=", answer.text)


def test_a_long_match_file_holds_nobody_up(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = []

    def parse(text: str) -> Any:
        threads.append(threading.current_thread().name)
        raise AtollError(text)

    monkeypatch.setattr("atoll.server.http.parse_match", parse)
    assert httpx.post(f"http://{address}/api/replay", content=b"long").status_code == 400
    assert threads[0].split("_")[0] in ("asyncio", "uvloop"), "not the thread in which everything else happens"


def test_a_body_too_big_is_refused(address: str) -> None:
    answer = httpx.post(f"http://{address}/api/replay", content=b"x" * 2_100_000)
    assert answer.status_code == 413
    assert answer.json()["text"]


def test_an_address_opens_only_so_many_tables(tmp_path: Path) -> None:
    with running(Settings(f"sqlite:///{tmp_path / 'atoll.db'}", limits=Limits(lobby_requests=3))) as address:
        wish = {"game": "template", "seats": [{"who": "bot"}, {"who": "bot"}]}

        def opened(who: str) -> httpx.Response:
            return httpx.post(f"http://{address}/api/tables", json=wish, headers={"X-Forwarded-For": who}, timeout=30)

        answers = [opened("10.0.0.1") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201] * 3 + [429]
        assert answers[-1].json()["code"] == "rate"
        assert opened("10.0.0.2").status_code == 201
        assert httpx.get(f"http://{address}/api/tables", headers={"X-Forwarded-For": "10.0.0.1"}).status_code == 200


def test_too_many_requests(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'atoll.db'}", limits=Limits(requests_per_minute=5))
    with running(settings) as address:
        answers = [httpx.get(f"http://{address}/api/server") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].json()["text"]
        assert "default-src" in answers[-1].headers["content-security-policy"]
        for path in ("/replay/metrics", "/table/healthz", "/rules/assets/x"):
            assert httpx.get(f"http://{address}{path}").status_code == 429, "only what has to be free is"
        for path, status in (("/healthz", 200), ("/metrics", 200), ("/assets/x.js", 404)):
            assert httpx.get(f"http://{address}{path}").status_code == status
