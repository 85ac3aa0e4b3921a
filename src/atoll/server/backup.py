"""Backups: everything that is worth keeping as one file of JSON lines, taken while people play, for either kind of database.

The file holds secrets (the seeds of matches in play, what people said), so only its owner may read it. Its last line counts
what came before: a file that was cut off is not restored. A file of an older version is restored in its own form, then
migrated.
"""

import gzip
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic.script import ScriptDirectory

from .. import __version__
from ..engine.errors import AtollError
from .database import KEPT, migrate, sync_url

_encode = msgspec.json.Encoder().encode
TOGETHER = 1000
"""Rows in one statement."""
Counts = dict[str, int]


class BackupError(AtollError):
    """A backup cannot be made or restored."""


class Header(msgspec.Struct):
    atoll: str
    schema: str
    at: float


class Footer(msgspec.Struct):
    rows: Counts


Line = tuple[str, dict[str, Any]]


def backup(url: str, file: Path) -> Counts:
    """Everything as it is at one moment; writers need not wait. How many rows of each table."""
    if url.startswith("sqlite:///") and not Path(url.removeprefix("sqlite:///")).exists():
        raise BackupError(f"--database: there is no {url.removeprefix('sqlite:///')}")
    migrate(url)
    begun = file.with_name(f"{file.name}.part")
    engine = _engine(url)
    try:
        begun.unlink(missing_ok=True)
        begun.touch(0o600)
        with gzip.open(begun, "wb") as out:
            with _snapshot(engine) as connection:
                version = str(connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar())
                out.write(_encode(Header(__version__, version, time.time())) + b"\n")
                counts = {str(table.name): _write(connection, table, out) for table in KEPT}
            out.write(_encode(Footer(counts)) + b"\n")
        begun.replace(file)
    finally:
        begun.unlink(missing_ok=True)
        engine.dispose()
    return counts


def restore(url: str, file: Path) -> Counts:
    """Into a database that is empty, or not there yet: all of the file or nothing."""
    engine = _engine(url)
    try:
        with gzip.open(file, "rb") as lines:
            header = _header(lines.readline())
            _refuse_if_used(engine)
            migrate(url, header.schema)
            with engine.begin() as connection:
                counts = _read(connection, lines)
        migrate(url)
    except (gzip.BadGzipFile, EOFError, UnicodeDecodeError, msgspec.MsgspecError) as problem:
        raise BackupError(f"{file}: no backup of Atoll, or a damaged one ({problem})") from None
    finally:
        engine.dispose()
    return counts


def _engine(url: str) -> sa.Engine:
    return sa.create_engine(
        sync_url(url),
        hide_parameters=True,
        json_serializer=lambda value: _encode(value).decode(),
        json_deserializer=msgspec.json.decode,
    )


def _snapshot(engine: sa.Engine) -> Any:
    """A connection whose reads all see the same moment."""
    if engine.dialect.name == "postgresql":
        return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True).begin()
    connection = engine.connect()
    connection.execute(sa.text("BEGIN"))  # SQLite's driver begins by itself only for writers
    return connection


def _write(connection: sa.Connection, table: sa.Table, out: gzip.GzipFile) -> int:
    count = 0
    ordered = sa.select(table).order_by(*table.primary_key.columns)
    for row in connection.execution_options(yield_per=TOGETHER).execute(ordered).mappings():
        out.write(_encode((str(table.name), {str(key): value for key, value in row.items()})) + b"\n")
        count += 1
    return count


def _header(line: bytes) -> Header:
    header = msgspec.json.decode(line, type=Header)
    known = ScriptDirectory(str(Path(__file__).parent / "migrations"))
    if header.schema not in {script.revision for script in known.walk_revisions()}:
        raise BackupError(f"the backup was made by Atoll {header.atoll}, which is newer than this one ({__version__})")
    return header


def _refuse_if_used(engine: sa.Engine) -> None:
    with engine.connect() as connection:
        if sa.inspect(connection).has_table("tables") and connection.execute(sa.text("SELECT 1 FROM tables")).first():
            raise BackupError("--database: there are tables in it already; a backup is restored into an empty database")


def _read(connection: sa.Connection, lines: gzip.GzipFile) -> Counts:
    found = sa.MetaData()
    there = sa.inspect(connection).get_table_names()  # an older version had fewer
    found.reflect(connection, only=[table.name for table in KEPT if table.name in there])
    counts: Counts = {}
    for name, rows in _together(lines, counts):
        connection.execute(found.tables[name].insert(), rows)
    return counts


def _together(lines: gzip.GzipFile, counts: Counts) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows of one table in handfuls, to the last line, which has to agree."""
    name, rows = "", list[dict[str, Any]]()
    for line in lines:
        if line.startswith(b"{"):
            if rows:
                yield name, rows
            told = {table: count for table, count in msgspec.json.decode(line, type=Footer).rows.items() if count}
            if told != counts:
                raise BackupError(f"the backup is damaged: it tells of {told}, {counts} are there")
            return
        table, row = msgspec.json.decode(line, type=Line)
        if rows and (table != name or len(rows) == TOGETHER):
            yield name, rows
            rows = []
        name = table
        rows.append(row)
        counts[table] = counts.get(table, 0) + 1
    raise BackupError("the backup is damaged: its end is missing")
