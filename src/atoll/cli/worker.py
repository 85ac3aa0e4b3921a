"""`atoll worker`: bots, clocks, hints and reviews for the servers of a PostgreSQL database, on whatever machine."""

import sys

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


def command(
    database: Database = "",
    bus: Bus = "",
    public_url: PublicUrl = "",
    smtp: Smtp = "",
    mail_from: MailFrom = "",
    log_level: LogLevel = "warning",
    lang: Language = "",
) -> None:
    """Let bots act and think for servers that share a PostgreSQL database. As many as you like, beside `atoll serve`."""
    with server_packages():
        from ..server.run import work
        from ..server.settings import Settings
    check_log_level(log_level)
    check_bus(bus)
    check_notices(public_url, smtp, mail_from)
    where = chosen_database(database)
    if where.startswith("sqlite"):
        raise ServeError(
            "--database: an SQLite file belongs to one process, `atoll serve`; name a postgresql:// database"
        )
    all_playable(sound_games(), lang)

    def works() -> None:
        plain(Texts(lang)("worker-ready"))
        sys.stdout.flush()

    settings = Settings(where, bus=bus, public_url=public_url, smtp=smtp, mail_from=mail_from)
    work(settings, log_level, works)
