"""`atoll backup`: everything that is worth keeping as one file, while people play."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from ..texts import Texts
from .console import plain
from .hosting import Database, chosen_database, server_packages
from .parameters import Language

File = Annotated[Path, typer.Argument(help="The file, such as atoll-2026-11-16.jsonl.gz; - for a pipe.")]
PIPE = Path("-")


def command(file: File, database: Database = "", lang: Language = "") -> None:
    """Write all tables of a server to a file. The server may run meanwhile; `atoll restore` reads it back."""
    with server_packages():
        from ..server.backup import BackupError, backup
    where = chosen_database(database)
    if file == PIPE:
        with TemporaryDirectory() as folder:
            done = backup(where, Path(folder) / "backup")
            sys.stdout.buffer.write((Path(folder) / "backup").read_bytes())
    else:
        done = backup(where, file)
        told = {"tables": done.rows["tables"], "entries": done.rows["entries"]}
        plain(Texts(lang)("backup-done", file=str(file), **told))
    if done.damaged:
        raise BackupError(
            f"--database: damaged rows: {done.named()}. The backup holds everything, and what these rows held as text; "
            "a table they belong to cannot be played on, all others can"
        )
