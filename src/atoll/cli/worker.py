"""`atoll worker`: bots, clocks, hints and reviews for the servers of a PostgreSQL database, on whatever machine."""

import sys

from ..texts import Texts
from .console import plain
from .games import sound_games
from .parameters import Language
from .ready import all_playable
from .serve import Bus, Database, LogLevel, ServeError, check_bus, check_database, check_log_level, server_packages


def command(database: Database = "", bus: Bus = "", log_level: LogLevel = "warning", lang: Language = "") -> None:
    """Let bots act and think for servers that share a PostgreSQL database. As many as you like, beside `atoll serve`."""
    with server_packages():
        from ..server.run import work
        from ..server.settings import Settings, default_database
    check_log_level(log_level)
    check_bus(bus)
    where = check_database(database) or default_database()
    if where.startswith("sqlite"):
        raise ServeError(
            "--database: an SQLite file belongs to one process, `atoll serve`; name a postgresql:// database"
        )
    all_playable(sound_games(), lang)

    def works() -> None:
        plain(Texts(lang)("worker-ready"))
        sys.stdout.flush()

    work(Settings(where, bus=bus), log_level, works)
