"""`atoll backup`: everything that is worth keeping as one file, while people play."""

from pathlib import Path
from typing import Annotated

import typer

from ..texts import Texts
from .console import plain
from .parameters import Language
from .serve import Database, check_database, server_packages

File = Annotated[Path, typer.Argument(help="The file, such as atoll-2026-11-16.jsonl.gz.")]


def command(file: File, database: Database = "", lang: Language = "") -> None:
    """Write all tables of a server to a file. The server may run meanwhile; `atoll restore` reads it back."""
    with server_packages():
        from ..server.backup import backup
        from ..server.settings import default_database
    counts = backup(check_database(database) or default_database(), file)
    plain(Texts(lang)("backup-done", file=str(file), tables=counts["tables"], entries=counts["entries"]))
