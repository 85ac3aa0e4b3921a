"""Random bytes and mutated real traffic for a running server: `python -m tests.fuzz.wire [--seconds 3600] [--seed 1]`.

After whatever is sent, the socket answers or is closed with a code; nothing of ours fails (the log says nothing), and a table
next door plays on.
"""

import argparse
import json
import logging
import random
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from atoll.server.settings import Settings

from ..limits import EVERYBODY_FROM_HERE
from ..security.raw import frames
from ..server.people import Browser, Person, running
from .mutating import Mutator

LIMITS = replace(
    EVERYBODY_FROM_HERE, play_messages=10**9, watch_messages=10**9, entries_of_a_kind=10**9, idle_seconds=3.0
)
PEOPLE = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}, {"who": "me", "name": "Cleo"}]
GAMES = ("forbidden_island", "the_island", "lost_island", "loot_island", "template")
BAD_FRAMES = (
    b"\x83\x80\x00\x00\x00\x00", b"\x8f\x80\x00\x00\x00\x00", b"\x09\x80\x00\x00\x00\x00", b"\x81\x05hello",
    b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00", b"\xf1\x80\x00\x00\x00\x00",
    b"\x80\x80\x00\x00\x00\x00", b"\x89\xfe\x00\x80\x00\x00\x00\x00" + b"x" * 128, b"\x88\x81\x00\x00\x00\x00\x03",
    b"\x88\x82\x00\x00\x00\x00\x00\x01", b"\x81\x82\x00\x00\x00\x00\xff\xfe",
)  # fmt: skip
"""Frames that break the protocol: unknown kinds, split pings, no mask, lengths that cannot be, text that is none."""


CUT = "cut"
"""The line is gone and nobody said why: the server always does."""


class Complaints(logging.Handler):
    """What the server logs as its own fault."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
            return  # uvicorn tells of text that is none in this way, and closes the socket
        self.heard.append(f"{record.name}: {record.getMessage()} {record.exc_info and record.exc_info[1]!r}")


@dataclass
class Storm:
    """Somebody at a table of their own who sends what nobody should."""

    address: str
    seed: int = 1
    answers: Counter[str] = field(default_factory=Counter)
    sent: int = 0

    def __post_init__(self) -> None:
        self.random = random.Random(self.seed)
        self._new_table()

    def _new_table(self) -> None:
        game = self.random.choice(GAMES)
        people = PEOPLE[:2] if game == "template" else PEOPLE
        self.opened = Browser(self.address).open(people, game=game, start=True, clock={"seconds": 86400})
        self.tokens = self._links()
        self.moment: dict[str, Any] | None = None

    def _links(self) -> list[str]:
        """Whoever comes plays for all, or for one and looks on as well; or looks on; or has nothing that opens anything."""
        links = self.opened["links"]
        seats = list(links["seats"].values())
        return self.random.choice(
            [seats, seats, seats, [seats[0], links["watch"]], [links["watch"]], [links["join"]], []]
        )

    def hello(self) -> dict[str, Any]:
        id = self.opened["table"]["id"]
        return {"t": "hello", "v": 1, "table": id, "tokens": self.tokens, "since": 0, "lang": "fr"}

    def sound(self) -> list[bytes]:
        """What a page could send now."""
        id, question = f"storm-{self.sent:09d}", (self.moment or {}).get("question") or {}
        seat = (question.get("seats") or [0])[0]
        choices = [c["do"] for c in (self.moment or {}).get("views", {}).get(str(seat), {}).get("choices", [])] or [
            "pass"
        ]
        do, about = self.random.choice(choices), 1 - seat % 2
        away, step = self.random.choice([None, int(time.time()) + 3600]), self.random.choice([None, 0, 7])
        messages: list[dict[str, Any]] = [
            {"t": "act", "id": id, "seat": seat, "ask": question.get("number", 0), "do": do},
            {"t": "act", "id": id, "seat": seat, "ask": question.get("number", 0), "do": do},
            {"t": "undo", "id": id, "seat": seat}, {"t": "say", "id": id, "seat": seat, "text": "ahoi"},
            {"t": "say", "id": id, "seat": seat, "phrase": "hello"}, {"t": "pause", "id": id, "seat": seat, "on": True},
            {"t": "decide", "id": id, "seat": seat, "about": about, "what": "wait"}, {"t": "ping"}, self.hello(),
            {"t": "nudge", "id": id, "seat": seat, "about": about}, {"t": "vacation", "id": id, "seat": seat, "until": away},
            {"t": "show", "id": id, "seat": seat, "step": step},
        ]  # fmt: skip
        return [json.dumps(message).encode() for message in messages]

    def gust(self, messages: int = 50) -> None:
        """One connection: a hello, sound now and then, and messages until it is closed or enough were sent."""
        if self.random.random() < 0.1:
            self._bad_frames()
        with connect(f"ws://{self.address}/api/play", max_size=None) as socket:
            try:
                self._send(socket, self._strange() if self.random.random() < 0.1 else json.dumps(self.hello()).encode())
                for _ in range(messages):
                    sound = self.random.random() < 0.3
                    self._send(socket, self.random.choice(self.sound()) if sound else self._strange())
            except ConnectionClosed as end:
                self.answers[f"closed {end.rcvd.code}" if end.rcvd else CUT] += 1
        over = bool((self.moment or {}).get("outcome"))
        if self.random.random() < (0.5 if over else 0.02):
            self._new_table()
        self.tokens = self._links()

    def _strange(self) -> bytes:
        return Mutator(self.random.getrandbits(40), self.sound()).next()

    def _send(self, socket: ClientConnection, data: bytes) -> None:
        """Whatever it is, something comes back: a ping, which is sound, is answered after it at the latest."""
        as_text = self.random.random() < 0.7
        socket.send(data.decode(errors="replace") if as_text else data)
        socket.send('{"t": "ping"}')
        self.sent += 1
        while True:
            message = json.loads(socket.recv(timeout=60))
            self.answers[message["t"]] += 1
            if message["t"] == "update" and message["moment"]:
                self.moment = message["moment"]
            if message["t"] == "pong" or (
                message["t"] == "refused" and message["code"] in ("token", "table", "version")
            ):
                return

    def _bad_frames(self) -> None:
        """Straight after the handshake: broken frames and noise. The server ends it, never the other way round."""
        noise = self.random.randbytes(self.random.randrange(1, 300))
        self.sent += 1
        answer = frames(self.address, self.random.choice([*BAD_FRAMES, noise]))
        self.answers["bad frames: closed" if answer else "bad frames: cut"] += 1


def neighbours(address: str) -> Person:
    opened = Browser(address).open(PEOPLE[:2], game="template", start=True)
    return Person(address, opened["table"]["id"], list(opened["links"]["seats"].values()))


def check_neighbours(address: str) -> None:
    """Next door a whole game is played as ever."""
    person = neighbours(address)
    person.play(random.Random(1))
    assert person.moment["outcome"]
    person.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    chosen = parser.parse_args()
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Settings(f"sqlite:///{folder}/atoll.db", limits=LIMITS, template=True)) as address,
    ):
        storm = Storm(address, chosen.seed)
        while time.monotonic() - began < chosen.seconds and not complaints.heard:
            storm.gust()
        check_neighbours(address)
    print(f"seed {chosen.seed}: {storm.sent:,} messages in {time.monotonic() - began:.0f} s, {dict(storm.answers)}")
    print(f"{len(complaints.heard)} findings", *complaints.heard[:5], sep="\n")
    raise SystemExit(1 if complaints.heard or CUT in storm.answers else 0)


if __name__ == "__main__":
    main()
