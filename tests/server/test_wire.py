"""The straight way from and to a socket: the same messages, however the bytes come."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from atoll.server.wire import AHEAD, STRAIGHT, Wire

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Line(asyncio.Transport):
    """A transport that keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.reading, self.closed = True, False

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_reading(self) -> bool:
        return self.reading

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


class Client:
    """What the application at the other end of a wire hears, and its way to say something."""

    def __init__(self, state: ServerState | None = None) -> None:
        self.heard: list[Any] = []
        self.push: Callable[[bytes], bool] = lambda text: False
        self.send: Any = None
        self.listens = asyncio.Event()
        self.listens.set()
        self.line = Line()
        config = uvicorn.Config(
            self.serve, interface="asgi3", ws=Wire, ws_per_message_deflate=False, ws_max_size=1000, log_config=None
        )
        config.load()
        self.wire = Wire(config, state or ServerState(), {})

    async def serve(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        self.push, self.send = scope["extensions"][STRAIGHT]["way"].push, send
        while (message := await receive())["type"] == "websocket.receive":
            self.heard.append(message.get("text", message.get("bytes")))
            await self.listens.wait()
        self.heard.append(message["code"])

    async def open(self) -> "Client":
        self.wire.connection_made(self.line)
        await self.say(REQUEST)
        self.line.written.clear()
        return self

    async def say(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.wire.data_received(piece)
            await turns()


async def turns() -> None:
    """Of the loop: whoever can go on has."""
    for _ in range(5):
        await asyncio.sleep(0)


def framed(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


ONE, TWO, LONG = framed(b'{"t":"ping"}'), framed("zwölf".encode()), framed(b"x" * 500)
PARTS = (framed(b"in ", fin=False), framed(b"parts", Opcode.CONT))
ARRIVALS = {
    "whole": ([ONE, TWO, LONG], ['{"t":"ping"}', "zwölf", "x" * 500]),
    "byte by byte": ([bytes([byte]) for byte in ONE + TWO], ['{"t":"ping"}', "zwölf"]),
    "two at once": ([ONE + TWO, ONE], ['{"t":"ping"}', "zwölf", '{"t":"ping"}']),
    "one and a half": ([ONE + TWO[:3], TWO[3:], ONE], ['{"t":"ping"}', "zwölf", '{"t":"ping"}']),
    "its head first": ([TWO[:2], TWO[2:], ONE], ["zwölf", '{"t":"ping"}']),
    "its mask first": ([LONG[:8], LONG[8:], ONE], ["x" * 500, '{"t":"ping"}']),
    "in fragments": ([*PARTS, ONE], ["in parts", '{"t":"ping"}']),
    "bytes": ([framed(b"raw", Opcode.BINARY), ONE], [b"raw", '{"t":"ping"}']),
    "nothing in it": ([framed(b""), ONE], ["", '{"t":"ping"}']),
}


@pytest.mark.parametrize("name", ARRIVALS)
def test_messages_arrive_however_they_are_cut(name: str) -> None:
    pieces, expected = ARRIVALS[name]

    async def run() -> None:
        client = await Client().open()
        await client.say(*pieces)
        assert client.heard == expected

    asyncio.run(run())


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (PARTS[0] + framed(b"another", fin=True), 1002),
        (b"\x81\x05hello", 1002),
        (framed(b"\xff\xfe"), 1007),
        (framed(b"x" * 1001), 1009),
    ],
    ids=["a message within another", "no mask", "no text", "too long"],
)
def test_what_breaks_the_protocol_ends_it(frame: bytes, code: int) -> None:
    async def run() -> None:
        client = await Client().open()
        await client.say(ONE, frame)
        assert client.heard == ['{"t":"ping"}', code]
        assert client.line.closed

    asyncio.run(run())


def test_a_fragment_is_not_forgotten_for_a_whole_message_that_follows_it() -> None:
    async def run() -> None:
        client = await Client().open()
        await client.say(PARTS[0], ONE)
        assert client.heard == [1002], "a text may not begin within another"

    asyncio.run(run())


def test_who_is_not_listened_to_is_not_read_further() -> None:
    async def run() -> None:
        client = await Client().open()
        client.listens.clear()
        await client.say(*[ONE] * AHEAD)
        assert client.line.is_reading(), "one is being done, the others wait"
        await client.say(ONE)
        assert not client.line.is_reading()
        client.listens.set()
        await turns()
        assert client.line.is_reading()
        assert len(client.heard) == AHEAD + 1

    asyncio.run(run())


def test_what_is_told_in_one_turn_is_written_together_and_in_order() -> None:
    async def run() -> None:
        client = await Client().open()
        assert client.push(b"one")
        assert client.push(b"x" * 300)
        assert client.line.written == []
        await turns()
        frames = [Frame(Opcode.TEXT, text).serialize(mask=False) for text in (b"one", b"x" * 300, b"y" * 70_000)]
        assert client.line.written == [frames[0] + frames[1]]
        client.push(b"y" * 70_000)
        await client.send({"type": "websocket.close", "code": 1013})
        assert client.line.written[1] == frames[2], "what was said before the end goes out before it"
        assert client.line.written[2][:1] == b"\x88"
        assert not client.push(b"too late")

    asyncio.run(run())


def test_a_socket_that_cannot_be_written_to_keeps_nobody_from_hearing() -> None:
    async def run() -> None:
        state = ServerState()
        broken, other = await Client(state).open(), await Client(state).open()

        def fail(data: Any) -> None:
            raise OSError("no route")

        broken.line.write = fail  # type: ignore[method-assign]
        assert broken.push(b"news")
        assert other.push(b"news")
        await turns()
        assert other.line.written == [Frame(Opcode.TEXT, b"news").serialize(mask=False)]

    asyncio.run(run())


def test_a_client_that_reads_too_slowly_is_not_pushed_to() -> None:
    async def run() -> None:
        client = await Client().open()
        client.wire.pause_writing()
        assert not client.push(b"news")
        client.wire.resume_writing()
        assert client.push(b"news")

    asyncio.run(run())


def test_whoever_receives_can_be_told_that_it_is_over() -> None:
    async def run() -> None:
        client = await Client().open()
        await client.say(ONE)
        client.wire.interrupt()
        await turns()
        assert client.heard == ['{"t":"ping"}', 1006]

    asyncio.run(run())
