"""A WebSocket client as small as can be, so that thousands of them leave the machine to the server that is measured.

RFC 6455, text frames only, on loopback: what a library would do besides (extensions, fragments, closing in order) no server of
a measurement needs, and one core has to hold all players.
"""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Wire(asyncio.Protocol):
    """Calls `on_text` with every message, `on_end` when the connection is over."""

    def __init__(self, path: str, on_text: Callable[[bytes], None], on_end: Callable[[], None]) -> None:
        self.path, self.on_text, self.on_end = path, on_text, on_end
        self.opened = asyncio.get_running_loop().create_future()
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self._shaken = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {self.path} HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        self._transport.write("\r\n".join(lines).encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._shaken:
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.splitlines()[0]:
                self.opened.set_exception(ConnectionError(head.splitlines()[0].decode()))
                return
            self._shaken, self._buffer = True, bytearray(rest)
            self.opened.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1] & 127, at + 2
            if size == 126:
                if len(buffer) < start + 2:
                    break
                (size,), start = struct.unpack_from(">H", buffer, start), start + 2
            elif size == 127:
                if len(buffer) < start + 8:
                    break
                (size,), start = struct.unpack_from(">Q", buffer, start), start + 8
            if len(buffer) < start + size:
                break
            kind, body = buffer[at] & 15, bytes(buffer[start : start + size])
            at = start + size
            if kind == TEXT:
                self.on_text(body)
            elif kind == PING:
                self._send(PONG, body)
            elif kind == CLOSE and self._transport:
                self._transport.close()
        del buffer[:at]

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        """With a mask of zeros, which leaves the bytes as they are: nobody between us and the server is to be protected."""
        size = len(body)
        head = struct.pack(">BB", 128 | kind, 128 | size) if size < 126 else struct.pack(">BBH", 128 | kind, 254, size)
        if self._transport:
            self._transport.write(head + b"\0\0\0\0" + body)

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(problem or ConnectionError("closed"))
        self.on_end()

    def close(self) -> None:
        if self._transport:
            self._transport.abort()


async def connect(port: int, path: str, on_text: Callable[[bytes], None], on_end: Callable[[], None]) -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(path, on_text, on_end), "127.0.0.1", port)
    await wire.opened
    return wire
