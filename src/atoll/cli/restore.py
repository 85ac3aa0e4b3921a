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
        from ..server.backup import BackupError, restore
    where = chosen_database(database)
    if file == PIPE:
        with TemporaryDirectory() as folder:
            kept = Path(folder) / "backup"
            kept.write_bytes(sys.stdin.buffer.read())
            done = restore(where, kept)
    else:
        done = restore(where, file)
    told = {name: done.rows.get(name, 0) for name in ("tables", "entries")}
    plain(Texts(lang)("restore-done", file=str(file), **told))
    if done.damaged:
        raise BackupError(
            f"{file}: rows that the database does not take: {done.named()}. They were left out, all others are restored"
        )
