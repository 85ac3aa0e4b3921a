"""`atoll serve`: the web server, for oneself on this machine or for a club."""

import socket
import sys
import webbrowser
from threading import Thread
from typing import Annotated

import typer

from ..bots import get_bot, offered_bots
from ..texts import Texts
from .console import plain
from .games import sound_games
from .hosting import (
    Bus,
    Database,
    LogLevel,
    MailFrom,
    PublicUrl,
    ServeError,
    Smtp,
    check_bus,
    check_log_level,
    check_notices,
    chosen_database,
    server_packages,
)
from .parameters import Language
from .ready import all_playable

Host = Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 picks a free one.")]
Workers = Annotated[
    int, typer.Option(min=1, max=64, help="Processes that serve side by side; more than one needs PostgreSQL.")
]
NoBots = Annotated[
    bool, typer.Option("--no-bots", help="Leave bots, clocks, hints and reviews to `atoll worker`; needs PostgreSQL.")
]
Origin = Annotated[
    list[str] | None, typer.Option(help="Another origin that may connect, such as https://play.example.org.")
]
Proxy = Annotated[
    list[str] | None, typer.Option(help="Address of a proxy in front: the X-Forwarded-For it sends is believed.")
]
VacationDays = Annotated[
    int, typer.Option(min=0, max=365, help="Days that a seat may be on vacation in a match that is played over days.")
]
Secure = Annotated[bool, typer.Option("--secure", help="Served over TLS by a proxy in front.")]
NoProfiles = Annotated[bool, typer.Option("--no-profiles", help="Nobody can have a profile here: all are guests.")]
Open = Annotated[bool, typer.Option("--open", help="Open the page in a browser.")]


def command(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = "",
    workers: Workers = 1,
    bus: Bus = "",
    no_bots: NoBots = False,
    origin: Origin = None,
    proxy: Proxy = None,
    secure: Secure = False,
    no_profiles: NoProfiles = False,
    public_url: PublicUrl = "",
    smtp: Smtp = "",
    mail_from: MailFrom = "",
    vacation_days: VacationDays = 21,
    open: Open = False,
    log_level: LogLevel = "warning",
    lang: Language = "",
) -> None:
    """Serve the games to browsers. Tables are kept in an SQLite file of yours unless you say otherwise."""
    with server_packages():
        from ..server.run import serve
        from ..server.settings import Settings
    check_log_level(log_level)
    where = chosen_database(database)
    check_bus(bus)
    check_notices(public_url, smtp, mail_from)
    if where.startswith("sqlite") and (workers > 1 or bus or no_bots):
        option = "--workers" if workers > 1 else "--bus" if bus else "--no-bots"
        raise ServeError(
            f"{option}: an SQLite file belongs to one process; name a postgresql:// database with --database"
        )
    for bot in offered_bots():
        get_bot(bot)  # one that is broken is told before anybody sits down with it
    chosen = _port(host, port)
    all_playable(sound_games(), lang)
    network = tuple(f"http://{address}:{chosen}" for address in _addresses(host))
    settings = Settings(
        where,
        bus=bus,
        bots=not no_bots,
        origins=tuple(origin or ()),
        network=() if secure else network,
        proxies=(*Settings.proxies, *(proxy or ())),
        secure=secure,
        profiles=not no_profiles,
        public_url=public_url,
        smtp=smtp,
        mail_from=mail_from,
        vacation_days=vacation_days,
    )
    url = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{chosen}/"

    def listens() -> None:
        plain(Texts(lang)("serve-ready", url=url))
        for other in network:
            plain(Texts(lang)("serve-network", url=f"{other}/"))
        sys.stdout.flush()  # into a log it would wait for more
        if open:
            Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    serve(settings, host, chosen, log_level, listens, workers)


def _addresses(host: str) -> list[str]:
    """Where other machines find one that listens everywhere: the address that it would send from. Nothing is sent."""
    if host not in ("0.0.0.0", "::"):
        return []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:  # no network at all
            return []
    return [] if found.startswith("127.") or found == "0.0.0.0" else [found]


def _port(host: str, wanted: int) -> int:
    """A port that is free now; the one asked for, or an error that names the next free one."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, wanted))
        except OSError as problem:
            raise ServeError(f"--host {host} --port {wanted}: {problem.strerror}; --port 0 picks a free one") from None
        return int(probe.getsockname()[1])
