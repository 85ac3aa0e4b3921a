"""Wrong messages by the thousand: each gets a typed refusal in the sender's language, and nothing else happens."""

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from atoll import texts
from atoll.server import protocol as p
from atoll.server.settings import Settings

from ..limits import EVERYBODY_FROM_HERE
from .conftest import WORKERS
from .people import Browser, Person, running

MANY = 1000
CODES = set(get_args(get_type_hints(p.Refused)["code"]))
TEXTS = Path(texts.__file__).parent


def in_language(text: str, lang: str) -> bool:
    """Is it one of this language's refusals, whatever stands in its places?"""
    lines = (TEXTS / f"{lang}.server.ftl").read_text(encoding="utf-8").splitlines()
    templates = [line.split(" = ", 1)[1] for line in lines if line.startswith("refused-")]
    patterns = [".*".join(map(re.escape, re.split(r"\{[^}]*\}", one))) for one in templates if not one.startswith("{")]
    return any(re.fullmatch(pattern, text.replace("\u2068", "").replace("\u2069", ""), re.S) for pattern in patterns)


@pytest.fixture(scope="module")
def patient(kept_in: str) -> Iterator[str]:
    """A server that listens to everything; the limits have their own tests."""
    limits = replace(EVERYBODY_FROM_HERE, play_messages=10**6, watch_messages=10**6)
    with running(Settings(kept_in, limits=limits), WORKERS) as where:
        yield where


class Fuzzer:
    """Makes messages that are wrong for somebody who plays seat 0 while seat 1 is asked, or the other way round."""

    def __init__(self, seed: int, table: str, token: str, asked: int) -> None:
        self.random, self.table, self.token, self.asked = random.Random(seed), table, token, asked
        self.kinds: list[Callable[[], str | bytes]] = [
            self.noise, self.broken, self.nested, self.of_another_type, self.unknown_tag, self.unknown_field,
            self.missing_field, self.huge, self.wrong_seat, self.wrong_ask, self.wrong_action, self.wrong_order,
            self.hello_again, self.wrong_phrase, self.too_long,
        ]  # fmt: skip

    def message(self) -> tuple[str, str | bytes]:
        kind = self.random.choice(self.kinds)
        return kind.__name__, kind()

    def id(self) -> str:
        return f"wrong-{self.random.getrandbits(60):015x}"

    def valid(self) -> dict[str, Any]:
        """The form of a message that could be right."""
        return self.random.choice(
            [
                {"t": "act", "id": self.id(), "seat": 0, "ask": 5, "do": "search"},
                {"t": "undo", "id": self.id(), "seat": 0},
                {"t": "say", "id": self.id(), "seat": 0, "phrase": "hello"},
                {"t": "decide", "id": self.id(), "seat": 0, "about": 1, "what": "bot"},
                {"t": "pause", "id": self.id(), "seat": 0, "on": True},
            ]
        )

    def value(self) -> Any:
        r = self.random
        return r.choice([None, True, -1, 8, 10**30, 1.5, 1e300, "", "x" * 50, "\u0000", "0", [], [0], {}, {"seat": 0}])

    def noise(self) -> bytes:
        return self.random.randbytes(self.random.randrange(0, 200))

    def broken(self) -> str:
        text = json.dumps(self.valid())
        at = self.random.randrange(len(text))
        return text[:at] + self.random.choice(["", "}", '"', ",", "\\ud800", "\u0000"])

    def nested(self) -> str:
        deep = self.random.randrange(500, 1900)
        return self.random.choice(["[" * deep, "[" * deep + "]" * deep, '{"t":' * (deep // 2), '{"a":[' * (deep // 2)])

    def of_another_type(self) -> str:
        message = self.valid()
        key = self.random.choice([key for key in message if key not in ("t", "phrase")])
        message[key] = self.random.choice([None, 1.5, [], {}, [message[key]]])
        return json.dumps(message)

    def unknown_tag(self) -> str:
        return json.dumps(
            self.valid() | {"t": self.random.choice(["", "Act", "welcome", "ack", "update", 1, None, [], {}])}
        )

    def unknown_field(self) -> str:
        return json.dumps(self.valid() | {self.random.choice(["", "x", "__proto__", "seats"]): self.value()})

    def missing_field(self) -> str:
        message = self.valid()
        message.pop(self.random.choice([key for key in message if key not in ("seat", "phrase")]))
        if message.get("t") == "say":
            message["id"] = ""
        return json.dumps(message)

    def huge(self) -> str:
        key, value = self.random.choice([("seat", 10**40), ("seat", -(10**40)), ("seat", 1e308), ("id", "x" * 300)])
        return json.dumps(self.valid() | {key: value})

    def wrong_seat(self) -> str:
        return json.dumps(self.valid() | {"seat": self.random.randrange(1, 8)})

    def wrong_ask(self) -> str:
        ask = self.random.choice([-1, 0, 1, 10**6, 2**63, -(2**63), 10**25])
        return json.dumps({"t": "act", "id": self.id(), "seat": 0, "ask": ask, "do": "search"})

    def wrong_action(self) -> str:
        do = self.random.choice(["", " ", "search search", "deal plank", "bury gold", "'; --", "é\u202e"])
        return json.dumps({"t": "act", "id": self.id(), "seat": 0, "ask": self.asked, "do": do})

    def wrong_order(self) -> str:
        return json.dumps(
            self.random.choice(
                [
                    {"t": "undo", "id": self.id(), "seat": 0},
                    {"t": "pause", "id": self.id(), "seat": 0, "on": False},
                    {"t": "decide", "id": self.id(), "seat": 0, "about": self.random.randrange(8), "what": "skip"},
                ]
            )
        )

    def hello_again(self) -> str:
        return json.dumps({"t": "hello", "v": 1, "table": self.table, "tokens": [self.token]})

    def wrong_phrase(self) -> str:
        return json.dumps(
            {"t": "say", "id": self.id(), "seat": 0, "phrase": self.random.choice(["", "x", "phrase-hello"])}
        )

    def too_long(self) -> str:
        return json.dumps({"t": "say", "id": self.id(), "seat": 0, "text": "x" * self.random.choice([301, 4090, 9000])})


@pytest.mark.parametrize("lang", ["en", "nl", "fr", "de"])
def test_wrong_messages_at_the_table(patient: str, lang: str) -> None:
    people = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}]
    opened = Browser(patient).open(people, game="template", start=True)
    id, tokens = opened["table"]["id"], opened["links"]["seats"]
    ana, bram = Person(patient, id, [tokens["0"]], lang=lang), Person(patient, id, [tokens["1"]])
    n, before = ana.n, ana.moment
    assert before
    fuzzer = Fuzzer(sum(map(ord, lang)), id, tokens["0"], before["question"]["number"])
    seen: Counter[tuple[str, str]] = Counter()
    for _ in range(MANY):
        kind, data = fuzzer.message()
        count = len(ana.refusals) + len(ana.answers)
        ana.socket.send(data)
        ana.until(lambda count=count: len(ana.refusals) + len(ana.answers) > count)
        answer = (ana.refusals or list(ana.answers.values()))[-1] if not ana.answers else ana.answers.popitem()[1]
        ana.refusals.clear()
        ana.answers.clear()
        assert answer["t"] == "refused", (kind, data)
        assert answer["code"] in CODES
        assert len(answer["text"]) > 5
        assert "refused-" not in answer["text"], answer
        assert in_language(answer["text"], lang), answer
        seen[kind, answer["code"]] += 1
    assert {kind for kind, _ in seen} == {kind.__name__ for kind in fuzzer.kinds}
    assert {"message", "seat", "ask", "action", "undo", "stage", "chat", "size"} <= {code for _, code in seen}
    assert ana.n == n
    assert ana.moment == before
    answer = ana.act(0, "search")
    assert answer["t"] == "ack"
    bram.until(lambda: bram.n >= answer["n"])


@pytest.mark.parametrize("lang", ["en", "de"])
def test_wrong_first_messages(patient: str, lang: str) -> None:
    opened = Browser(patient).open([{"who": "me", "name": "Ana"}, {"who": "bot"}], start=True)
    id, token = opened["table"]["id"], opened["links"]["seats"]["0"]
    hello = {"t": "hello", "v": 1, "table": id, "tokens": [token], "lang": lang}
    fuzzer = Fuzzer(9, id, token, 0)
    wrong: list[tuple[Any, set[str]]] = [
        (hello | {"v": 99}, {"version"}),
        (hello | {"v": -(10**30)}, {"version", "message"}),
        (hello | {"table": "nowhere"}, {"table"}),
        (hello | {"table": "' OR 1=1 --"}, {"table"}),
        (hello | {"tokens": []}, {"token"}),
        (hello | {"tokens": ["x" * 43]}, {"token"}),
        (hello | {"tokens": ["short"]}, {"message"}),
        (hello | {"tokens": [token] * 13}, {"message"}),
        (hello | {"since": -1}, {"message"}),
        (hello | {"since": "1"}, {"message"}),
        (hello | {"lang": "xx"}, {"message"}),
        (hello | {"more": 1}, {"message"}),
        ({"t": "ping"}, {"message"}),
        *[(fuzzer.valid(), {"message"}) for _ in range(10)],
        *[(fuzzer.noise(), {"message"}) for _ in range(20)],
        *[(fuzzer.nested(), {"message", "size"}) for _ in range(5)],
    ]
    for message, codes in wrong:
        data = message if isinstance(message, str | bytes) else json.dumps(message)
        with connect(f"ws://{patient}/api/play", additional_headers={"Accept-Language": lang}) as socket:
            socket.send(data)
            answer = json.loads(socket.recv(timeout=20))
            assert answer["t"] == "refused", data
            assert answer["code"] in codes, (data, answer)
            assert in_language(answer["text"], lang), answer
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=20)
    person = Person(patient, id, [token])
    huge = Person(patient, id, [token], since=0)
    huge.close()
    huge.connect(since=2**62)
    assert person.ask(t="say", seat=0, phrase="hello")["t"] == "ack"


def test_sockets_that_break_off(patient: str) -> None:
    """Half a handshake, a handshake and nothing, a message and gone: the others do not notice."""
    import socket as sockets

    opened = Browser(patient).open(
        [{"who": "me", "name": "Ana"}, {"who": "me", "name": "B"}], game="template", start=True
    )
    id, tokens = opened["table"]["id"], opened["links"]["seats"]
    host, port = patient.split(":")
    chance = random.Random(3)
    for _ in range(30):
        with sockets.create_connection((host, int(port))) as raw:
            raw.sendall(chance.choice([b"GET /api/play HTTP/1.1\r\n", chance.randbytes(50), b"", b"\x00" * 2000]))
    ana = Person(patient, id, [tokens["0"]])
    ana.send(t="act", id="and-gone-1", seat=0, ask=ana.moment["question"]["number"], do="search")
    ana.socket.socket.close()
    again = Person(patient, id, [tokens["0"]])
    again.until(lambda: any(e["t"] == "step" and e["seat"] == 0 for e in again.entries), 10)
    assert again.act(0, "search", id="and-gone-1")["t"] == "ack", "it was stored: a resend gets its answer"
