"""Requests as bytes: what no library would send."""

import socket
from contextlib import suppress

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{more}\r\n"
)


def exchange(address: str, data: bytes, enough: int = 1 << 20) -> bytes:
    """Sends it and reads until the server closes, or enough has come."""
    answer = b""
    with connected(address) as line, suppress(ConnectionError):
        line.sendall(data)
        while len(answer) < enough and (more := line.recv(65536)):
            answer += more
    return answer


def connected(address: str) -> socket.socket:
    host, port = address.split(":")
    return socket.create_connection((host, int(port)), timeout=60)


def frames(address: str, data: bytes) -> bytes:
    """What a socket says to these bytes after its handshake, until it closes."""
    answer = b""
    with connected(address) as line, suppress(ConnectionError):
        line.sendall(HANDSHAKE.format(path="/api/play", host=address, more="").encode())
        while b"\r\n\r\n" not in answer:
            answer += line.recv(65536)
        line.sendall(data)
        while more := line.recv(65536):
            answer += more
    return answer.partition(b"\r\n\r\n")[2]


def get(address: str, path: str, accept: str = "*/*") -> tuple[int, dict[str, str], bytes]:
    """A path as it is written: nothing is made shorter on the way."""
    lines = f"GET {path} HTTP/1.1\r\nHost: {address}\r\nAccept: {accept}\r\nConnection: close\r\n\r\n"
    return parted(exchange(address, lines.encode()))


def handshake(address: str, path: str = "/api/play", **headers: str) -> tuple[int, dict[str, str], bytes]:
    more = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
    return parted(exchange(address, HANDSHAKE.format(path=path, host=address, more=more).encode(), enough=1))


def parted(answer: bytes) -> tuple[int, dict[str, str], bytes]:
    """Status, headers (names in small letters), body."""
    head, _, body = answer.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    pairs = (line.partition(":") for line in lines)
    return int(first.split()[1]), {name.lower(): value.strip() for name, _, value in pairs}, body
