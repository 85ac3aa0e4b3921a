"""Small things that grow: compressed bodies and messages, nesting, digits, half characters."""

import gzip
import json
import zlib
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import pytest

from atoll.engine.catalogue import get_game
from atoll.engine.match import Match, parse_match
from atoll.server.replaying import replay

from ..server.people import Browser
from .raw import exchange, frames, handshake

CLOSE = 8
HEAD = {"atoll": "match", "format": 1, "game": "template", "rules_version": 1, "options": {"seats": 2}}


@pytest.mark.parametrize(("coding", "pack"), [("gzip", gzip.compress), ("deflate", zlib.compress), ("br", bytes)])
def test_bodies_are_not_unpacked(address: str, coding: str, pack: object) -> None:
    """A gigabyte in a megabyte stays a megabyte, which is no match file."""
    body = pack(b"\x00" * 50_000_000) if coding != "br" else b"\xff" * 1000  # type: ignore[operator]
    assert len(body) < 100_000
    for path in ("/api/replay", "/api/tables"):
        answer = httpx.post(f"http://{address}{path}", content=body, headers={"Content-Encoding": coding}, timeout=30)
        assert answer.status_code == 400


@pytest.mark.parametrize(("coding", "pack"), [("gzip", gzip.compress), ("deflate", zlib.compress)])
def test_what_would_be_right_unpacked_is_refused_packed(
    address: str, coding: str, pack: Callable[[bytes], bytes]
) -> None:
    """The same body is taken as it is: so it is for being packed that it is refused."""
    match = Match.new(get_game("template"), {"seats": 2}, ["Ana", "Bram"], seed="s")
    match.run_nature()
    wish = {"game": "template", "seats": [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}]}
    for path, body, taken in (("replay", match.text().encode(), 200), ("tables", json.dumps(wish).encode(), 201)):
        sent: list[tuple[bytes, dict[str, str]]] = [(body, {}), (pack(body), {"Content-Encoding": coding})]
        answers = [httpx.post(f"http://{address}/api/{path}", content=c, headers=h, timeout=30) for c, h in sent]
        assert [answer.status_code for answer in answers] == [taken, 400], path


def test_messages_are_not_packed(address: str) -> None:
    status, headers, _ = handshake(address, Sec_WebSocket_Extensions="permessage-deflate; client_max_window_bits")
    assert status == 101
    assert "sec-websocket-extensions" not in headers


def test_a_packed_message_is_no_message(address: str) -> None:
    """With the bit set that says «packed» though nobody agreed to it: the socket is closed."""
    packed = zlib.compress(b"{" * 100)[:100]
    frame = bytes([0b11000001, 0x80 | len(packed), 0, 0, 0, 0]) + packed
    answer = frames(address, frame)
    assert answer[0] & 0xF == CLOSE
    assert int.from_bytes(answer[2:4]) == 1002, "a protocol error"


def test_a_long_header_is_refused(address: str) -> None:
    for line in (b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nX: " + b"a" * 200_000 + b"\r\n"):
        answer = exchange(address, line + b"Host: x\r\n\r\n")
        assert answer == b"" or answer.startswith(b"HTTP/1.1 400"), "the line is cut, perhaps before the answer is read"


@pytest.mark.parametrize(
    "box",
    [
        "x=" + "9" * 7000, '{"tiles":{"storm":' + "9" * 6000 + "}}", '{"\\ud800": 1}', "a=" + "[" * 7000, '{"a":' * 1500,
        "a." * 3000 + "b=1", "\x00", '{"tiles":{"storm":NaN}}', "tiles.storm=1e999",
    ],
)  # fmt: skip
def test_an_owners_figures_may_be_anything(browser: Browser, box: str) -> None:
    wish = {"game": "lost_island", "seats": [{"who": "bot"}] * 2, "options": {"components": box}}
    answer = browser.post("/tables", **wish)
    assert answer.status_code == 400
    assert answer.json()["text"].startswith("components")


@pytest.mark.parametrize(
    "line",
    [
        json.dumps(HEAD | {"players": ["\ud800"]}), json.dumps(HEAD | {"\udfff": 1}),
        json.dumps(HEAD)[:-1] + ', "seed_from": ' + "9" * 5000 + "}", json.dumps(HEAD)[:-1] + ', "position": ' + "[" * 3000,
        json.dumps(HEAD | {"options": {"seats": "9" * 5000}}), json.dumps(HEAD | {"position": {"game": "\ud800"}}),
    ],
    ids=range(6),
)  # fmt: skip
def test_a_match_file_may_be_anything(address: str, line: str) -> None:
    answer = httpx.post(f"http://{address}/api/replay", content=line, headers={"Accept-Language": "de"}, timeout=30)
    assert answer.status_code == 400
    assert answer.json()["text"].startswith("Diese Partie")


def test_no_match_grows_beyond_what_a_server_can_tell() -> None:
    """The longest stored matches, told with all open, stay far below what one request may cost."""
    corpus = sorted((Path(__file__).parent.parent / "corpus").glob("*/*.jsonl"), key=lambda path: path.stat().st_size)
    longest = {path.parent.name: path for path in corpus}
    for path in longest.values():
        told = msgspec.json.encode(replay(parse_match(path.read_text(encoding="utf-8")), "all"))
        assert len(told) < 5_000_000, path
