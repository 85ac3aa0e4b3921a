"""Backups: everything that is worth keeping as one file of JSON lines, taken while people play, for either kind of database.

The file holds secrets (the seeds of matches in play, what people said), so only its owner may read it. Its last line counts
what came before: a file that was cut off is not restored. A file of an older version is restored in its own form, then
migrated. A value that is not what it should be (a row was damaged) is kept as a text of what is there, and named: one damaged
row keeps nobody from saving the rest.
"""

import gzip
import math
import os
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic.script import ScriptDirectory
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, StatementError

from .. import __version__
from ..engine.errors import AtollError
from .database import KEPT, in_words, its_time, make_folder, make_ready, metadata, migrate, sync_url, workers
from .ledger import LOST

_encode = msgspec.json.Encoder().encode
TOGETHER = 1000
"""Rows in one statement."""
Counts = dict[str, int]
NAMED = 10
"""Damaged rows that are told by name; of more than these how many they are."""


class BackupError(AtollError):
    """A backup cannot be made or restored."""


class Header(msgspec.Struct):
    atoll: str
    schema: str
    at: float


class Footer(msgspec.Struct):
    rows: Counts


Line = tuple[str, dict[str, Any]]


@dataclass(frozen=True)
class Copied:
    rows: Counts
    """How many of each table."""
    damaged: Sequence[str]
    """The rows with values that are not what they should be, by name."""

    def named(self) -> str:
        more = len(self.damaged) - NAMED
        return ", ".join(self.damaged[:NAMED]) + (f" and {more} more" if more > 0 else "")


def backup(url: str, file: Path) -> Copied:
    """Everything as it is at one moment; writers need not wait."""
    if url.startswith("sqlite:///") and not Path(url.removeprefix("sqlite:///")).exists():
        raise BackupError(f"--database: there is no {url.removeprefix('sqlite:///')}")
    place = _place(file)
    make_ready(url)
    begun = place.with_name(f"{place.name}.part")
    engine, damaged = _engine(url), list[str]()
    try:
        begun.unlink(missing_ok=True)
        begun.touch(0o600)
        with gzip.open(begun, "wb") as out:
            with _snapshot(engine) as connection:
                version = str(connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar())
                out.write(_encode(Header(__version__, version, time.time())) + b"\n")
                counts = {str(table.name): _write(connection, table, out, damaged) for table in KEPT}
            out.write(_encode(Footer(counts)) + b"\n")
        begun.replace(place)
    except DBAPIError as problem:
        raise BackupError(f"--database: it cannot be read ({problem.orig}); nothing was written") from None
    finally:
        begun.unlink(missing_ok=True)
        engine.dispose()
    return Copied(counts, damaged)


def _place(file: Path) -> Path:
    """Where links lead. A file that is there is replaced, at the end and at once; a device or a pipe must not be."""
    if file.exists() and not file.is_file():
        raise BackupError(f"{file}: this is no plain file, name one; - writes to a pipe")
    return Path(os.path.realpath(file))


def restore(url: str, file: Path) -> Copied:
    """Into a database that is empty, or not there yet: all of the file or nothing. Rows that the database does not take, since
    their values cannot be what they say, are left out and named."""
    engine, refused = _engine(url), list[str]()
    try:
        with gzip.open(file, "rb") as lines:
            header = _header(lines.readline())
            with in_words(url):
                make_folder(url)
                with engine.connect() as connection:
                    _refuse_if_used(connection)
                migrate(url, header.schema)
            with _alone(engine) as connection:
                _refuse_if_used(connection)
                counts = _read(connection, lines, refused)
        migrate(url)
    except (gzip.BadGzipFile, EOFError, UnicodeDecodeError, msgspec.MsgspecError) as problem:
        raise BackupError(f"{file}: no backup of Atoll, or a damaged one ({problem})") from None
    except DBAPIError as problem:
        raise BackupError(
            f"--database: it cannot be written ({problem.orig}); nothing of the backup is in it"
        ) from None
    finally:
        engine.dispose()
    return Copied(counts, refused)


def _engine(url: str) -> sa.Engine:
    return sa.create_engine(
        sync_url(url),
        hide_parameters=True,
        json_serializer=lambda value: _encode(value).decode(),
        json_deserializer=msgspec.json.decode,
    )


@contextmanager
def _transaction(engine: sa.Engine, begin: str = "BEGIN") -> Iterator[sa.Connection]:
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            # its driver begins by itself only for those who write, and not at savepoints
            connection.execute(sa.text(begin))
        yield connection


@contextmanager
def _alone(engine: sa.Engine) -> Iterator[sa.Connection]:
    """Nobody else writes meanwhile, and no row is without the one that it belongs to."""
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA foreign_keys=ON"))
        engine.dispose()  # those that are open know nothing of it
    with _transaction(engine, "BEGIN IMMEDIATE") as connection:
        if engine.dialect.name == "postgresql":
            there = [table.name for table in metadata.sorted_tables if table.name in _there(connection)]
            connection.execute(sa.text(f"LOCK TABLE {', '.join(there)} IN SHARE ROW EXCLUSIVE MODE"))
        yield connection


def _snapshot(engine: sa.Engine) -> AbstractContextManager[sa.Connection]:
    """A connection whose reads all see the same moment."""
    if engine.dialect.name == "postgresql":
        return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True).begin()
    sa.event.listen(engine, "connect", _read_any_bytes)
    return _transaction(engine)


def _read_any_bytes(connection: sqlite3.Connection, _record: object) -> None:
    """What is no text stays bytes; by itself the driver would give up the whole table."""
    connection.text_factory = _text_or_bytes


def _text_or_bytes(stored: bytes) -> str | bytes:
    try:
        return stored.decode()
    except UnicodeDecodeError:
        return stored


def _write(connection: sa.Connection, table: sa.Table, out: gzip.GzipFile, damaged: list[str]) -> int:
    count = 0
    as_stored = [_as_stored(column) for column in table.columns]
    ordered = sa.select(*as_stored).order_by(*table.primary_key.columns)
    for row in connection.execution_options(yield_per=TOGETHER).execute(ordered).mappings():
        kept, wrong = _kept(table, row)
        if wrong:
            damaged.append(f"{_name(table, kept)} ({', '.join(wrong)})")
        out.write(_encode((str(table.name), kept)) + b"\n")
        count += 1
    return count


def _as_stored(column: sa.Column[Any]) -> sa.ColumnElement[Any]:
    """JSON as the text that it is in the database: it may be none."""
    return sa.cast(column, sa.Text).label(column.name) if isinstance(column.type, sa.JSON) else column


def _kept(table: sa.Table, row: sa.RowMapping) -> tuple[dict[str, Any], list[str]]:
    """The row as it is written, and the columns that held something else than they should."""
    kept, wrong = dict[str, Any](), list[str]()
    for column in table.columns:
        try:
            kept[column.name] = _sound(column, row[column.name])
        except (ValueError, RecursionError):
            kept[column.name] = _as_text(row[column.name])
            wrong.append(column.name)
    return kept, wrong


def _sound(column: sa.Column[Any], value: Any) -> Any:
    """The value, if it is what its column is for; else ValueError."""
    if isinstance(column.type, sa.JSON):
        return msgspec.json.decode(value)
    kind = column.type.python_type
    fits = isinstance(value, (kind, int) if kind is float else kind) and not (
        kind is float and not math.isfinite(value)
    )
    if not (fits or (value is None and column.nullable)):
        raise ValueError(value)
    return value


def _as_text(value: Any) -> str:
    return value.decode(errors="backslashreplace") if isinstance(value, bytes) else str(value)


def _name(table: sa.Table, row: dict[str, Any]) -> str:
    return f"{table.name} " + "/".join(str(row.get(column.name)) for column in table.primary_key)


def _header(line: bytes) -> Header:
    header = msgspec.json.decode(line, type=Header)
    known = ScriptDirectory(str(Path(__file__).parent / "migrations"))
    if header.schema not in {script.revision for script in known.walk_revisions()}:
        raise BackupError(f"the backup was made by Atoll {header.atoll}, which is newer than this one ({__version__})")
    return header


def _there(connection: sa.Connection) -> set[str]:
    """The database's tables: an older version had fewer, an empty one has none."""
    return set(sa.inspect(connection).get_table_names())


def _refuse_if_used(connection: sa.Connection) -> None:
    """Nothing that a backup holds may be there: it could not all be restored then. Nor may servers be at work, which would
    not hear of what is restored."""
    there = _there(connection)
    counted = {
        table.name: connection.execute(sa.select(sa.func.count()).select_from(sa.table(table.name))).scalar_one()
        for table in KEPT
        if table.name in there
    }
    if held := ", ".join(f"{name}: {count}" for name, count in counted.items() if count):
        raise BackupError(
            f"--database: it is in use already ({held}); a backup is restored into an empty database, name another one"
        )
    if workers.name in there:
        seen = sa.select(sa.func.count()).where(workers.c.seen > its_time(connection) - LOST)
        if connection.execute(seen).scalar_one():
            raise BackupError("--database: servers are at work on it; end them, restore, and start them again")


def _read(connection: sa.Connection, lines: gzip.GzipFile, refused: list[str]) -> Counts:
    found, there = sa.MetaData(), _there(connection)
    for table in reversed(metadata.sorted_tables):
        if table not in KEPT and table.name in there:  # of workers that were killed: others would wait for them
            connection.execute(table.delete())
    found.reflect(connection, only=[table.name for table in KEPT if table.name in there])
    counts, restored = Counts(), Counts()
    for name, rows in _together(lines, counts):
        left_out = _insert(connection, found.tables[name], rows)
        refused += left_out
        restored[name] = restored.get(name, 0) + len(rows) - len(left_out)
    return restored


def _insert(connection: sa.Connection, table: sa.Table, rows: Sequence[dict[str, Any]]) -> list[str]:
    """Together, or one by one where the database does not take them all: the names of those that it does not take."""
    try:
        with connection.begin_nested():
            connection.execute(table.insert(), rows)
    except StatementError as problem:
        if not _is_about_values(problem):
            raise
        if len(rows) == 1:
            return [_name(table, rows[0])]
        return [name for row in rows for name in _insert(connection, table, [row])]
    return []


def _is_about_values(problem: StatementError) -> bool:
    """Rather than about the database, which is full or away."""
    return isinstance(problem, IntegrityError | DataError) or not isinstance(problem, DBAPIError)


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
