"""`atoll restore`: read a backup into an empty database, of whatever kind."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from ..texts import Texts
from .backup import PIPE, File
from .console import plain
from .hosting import Database, chosen_database, server_packages
from .parameters import Language


def command(file: File, database: Database = "", lang: Language = "") -> None:
    """Read a backup into an empty database: SQLite or PostgreSQL, whichever it was made of. All of it or nothing."""
    with server_packages():
        from ..server.backup import restore
    where = chosen_database(database)
    if file == PIPE:
        with TemporaryDirectory() as folder:
            kept = Path(folder) / "backup"
            kept.write_bytes(sys.stdin.buffer.read())
            counts = restore(where, kept)
    else:
        counts = restore(where, file)
    plain(Texts(lang)("restore-done", file=str(file), tables=counts.get("tables", 0), entries=counts.get("entries", 0)))
