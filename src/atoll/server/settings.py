"""What a host can set. Everything has a default that suits one small machine."""

import os
from dataclasses import dataclass, field
from pathlib import Path


def default_database() -> str:
    """An SQLite file in the user's data folder."""
    if own := os.environ.get("ATOLL_DATABASE"):
        return own
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{base / 'atoll' / 'atoll.db'}"


@dataclass(frozen=True)
class Limits:
    """As the trusted sites do it: generous for people, tight for programs gone wrong."""

    message_bytes: int = 4096
    play_messages: int = 100
    watch_messages: int = 50
    per_seconds: float = 20.0
    outgoing: int = 64
    """Messages waiting for a slow reader before it is dropped (it resumes by number)."""
    requests_per_minute: int = 240
    lobby_requests: int = 30
    """Tables that an address may open (or match files it may send) in `lobby_seconds`."""
    handshakes: int = 120
    """Sockets that an address may open in `lobby_seconds`."""
    lobby_seconds: float = 30.0
    sockets_per_address: int = 200
    sockets: int = 5000
    body_bytes: int = 2_000_000
    """A match file to replay is the largest thing anybody sends."""
    hints: int = 8
    """That a seat may ask for in `per_seconds`."""
    guesses: int = 20
    """How often somebody may try to log in with a name in `guess_seconds`; from one address three times as often."""
    profiles: int = 10
    """That an address may make in `guess_seconds`."""
    guess_seconds: float = 600.0
    connections_per_table: int = 200
    entries_of_a_kind: int = 2000
    """How often at one table people may speak, undo, rename themselves, pause … (steps are as many as the game has)."""
    request_seconds: float = 20.0
    """A connection on which no request has come so long after it was opened, or not all of its head, is closed."""
    body_seconds: float = 60.0
    """So is one whose request has a head, but not all of its body so long after it."""
    lines: int = 12_000
    """Connections of plain HTTP at once, sockets not counted; of more the one that has kept us waiting longest is closed."""
    idle_seconds: float = 30.0
    """A socket that says nothing for so long, not even a ping, is closed."""


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=default_database)
    bus: str = ""
    """What carries notes between workers: nats://…, or nothing for the database itself."""
    bots: bool = True
    """This process lets bots act, watches clocks, thinks of hints and makes reviews; otherwise an `atoll worker` does."""
    origins: tuple[str, ...] = ()
    """Origins that may open a socket, beside the server's own address."""
    network: tuple[str, ...] = ()
    """Our own origins as other machines see them, for invitations made at a page of localhost."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses of proxies in front: where they say that somebody comes from (X-Forwarded-For) is believed."""
    secure: bool = False
    """Served over TLS (HSTS header)."""
    grace: float = 30.0
    """Seconds away before a badge is shown."""
    patience: float = 120.0
    """Seconds away before the others may choose wait, skip or bot."""
    listed: float = 3600.0
    """Seconds that an open table stays in the list after something happened there, while nobody is there."""
    bot_seconds: float = 10.0
    """Time budget of a bot for one move (it counts from when a thread is free for it); after that it acts as the sensible
    one would. The levels' own budgets are far below."""
    prepare: bool = True
    """Have the searches of the strong levels compiled after the start, if they are not."""
    profiles: bool = True
    """Players may have a profile here. Off: those there are stay as they are, and nobody can use them."""
    template: bool = field(default_factory=lambda: os.environ.get("ATOLL_TEMPLATE") == "1")
    """Tables of the template game may be opened too: for tests and for whoever writes a game."""
    public_url: str = ""
    """Where people find this server, https://…: without it nobody is told of anything outside the page."""
    smtp: str = ""
    """Who carries mail: smtp://USER:PASSWORD@HOST:PORT or smtps://…; without it there is none."""
    mail_from: str = ""
    """The sender of that mail."""
    notice_pause: float = 30.0
    """Seconds that somebody has to come to the table by themselves before they are told that it is their turn."""
    vacation_days: int = 21
    """That each seat may be on vacation in a match that is played over days."""
    limits: Limits = field(default_factory=Limits)
