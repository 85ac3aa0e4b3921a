"""Somebody with many connections who says nothing: `python -m tests.faults.silent ADDRESS LINES SOCKETS`.

So many lines are opened and left as they are, and so many WebSockets that never say hello; a process of its own, so that each
end of a connection is another's. It tells how many are open at the same time, and at last how the server ended them.
"""

import json
import resource
import select
import socket
import sys
import time

from ..security.raw import HANDSHAKE

PATIENCE = 90.0
CLOSE = 0x88
"""The first byte of the frame with which a WebSocket is closed."""


def opened(address: str) -> socket.socket:
    host, port = address.split(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def sockets(address: str, count: int) -> list[socket.socket]:
    """WebSockets that the server has welcomed."""
    asked = [opened(address) for _ in range(count)]
    for one in asked:
        one.sendall(HANDSHAKE.format(path="/api/play", host=address, more="").encode())
    for one in asked:
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += one.recv(65536) or b"closed\r\n\r\n"
        assert answer.startswith(b"HTTP/1.1 101"), answer
    return asked


def ends(waiting: list[socket.socket]) -> list[bytes]:
    """What each heard before the server closed it, as long as anybody has the patience to wait."""
    poll, by_number = select.poll(), {one.fileno(): one for one in waiting}
    for number in by_number:
        poll.register(number, select.POLLIN)
    heard, deadline = [], time.monotonic() + PATIENCE
    while by_number and time.monotonic() < deadline:
        for number, _ in poll.poll(1000):
            poll.unregister(number)
            heard.append(by_number.pop(number).recv(1000))
    return heard


def still_open(these: list[socket.socket]) -> int:
    poll = select.poll()
    for one in these:
        poll.register(one, select.POLLIN)
    return len(these) - len(poll.poll(0))


def main() -> None:
    address, lines, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    talkers = sockets(address, count)
    mute = [opened(address) for _ in range(lines)]
    if mute:
        mute[0].sendall(b"GET / HTTP/1.1\r\nHost: here\r\nX-Slowly: ")
    print(json.dumps({"lines": still_open(mute), "sockets": still_open(talkers)}), flush=True)
    said = [first[0] for first in ends(talkers) if first]
    closed = ends(mute)
    print(json.dumps({"lines": closed.count(b""), "sockets": said.count(CLOSE)}), flush=True)


if __name__ == "__main__":
    main()
