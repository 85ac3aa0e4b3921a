"""Thousands of connections on which nobody says anything: people at tables get their answers, and the silent are closed."""

import resource
import select
import socket
import time
from dataclasses import replace
from pathlib import Path

from atoll.server.settings import Settings

from ..limits import EVERYBODY_FROM_HERE
from ..server.people import Browser, Person, running

PEOPLE = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Bram"}]
MOST = 10_000


def room() -> int:
    """As many as this machine lets one process have; both ends of each are ours."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return min(MOST, (hard - 1000) // 2)


def test_silent_connections_hold_nobody_up_and_are_closed(tmp_path: Path) -> None:
    limits = replace(EVERYBODY_FROM_HERE, request_seconds=3.0)
    with running(Settings(f"sqlite:///{tmp_path / 'atoll.db'}", limits=limits)) as address:
        opened = Browser(address).open(PEOPLE, game="template", start=True)
        ana = Person(address, opened["table"]["id"], list(opened["links"]["seats"].values()))
        host, port = address.split(":")
        silent = [socket.create_connection((host, int(port)), 60) for _ in range(room())]
        try:
            silent[0].sendall(b"GET / HTTP/1.1\r\nHost: here\r\nX-Slowly: ")
            assert ana.ask(t="say", seat=0, phrase="hello")["t"] == "ack"
            assert ana.act(0, "search")["t"] == "ack"
            assert Browser(address).get("/tables").status_code == 200
            waiting, deadline = select.poll(), time.monotonic() + 60
            for one in silent:
                waiting.register(one, select.POLLIN)
            closed: set[int] = set()
            while len(closed) < len(silent):
                assert time.monotonic() < deadline, f"{len(silent) - len(closed)} are still open"
                for descriptor, _ in waiting.poll(1000):
                    closed.add(descriptor)
                    waiting.unregister(descriptor)
            assert all(one.recv(1000) == b"" for one in silent)
        finally:
            for one in silent:
                one.close()
        assert ana.ask(t="say", seat=0, phrase="thanks")["t"] == "ack", "who has said something stays"
