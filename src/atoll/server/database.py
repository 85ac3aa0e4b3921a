"""The database's tables, how it is opened, and how it is brought to this version's form. SQLite or PostgreSQL."""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..engine.errors import AtollError

metadata = sa.MetaData()
_migrating = threading.Lock()
"""Alembic keeps its context in a module: one migration at a time in a process."""


def _of(what: str, **more: Any) -> sa.Column[str]:
    """Whose the row is: it goes with it."""
    return sa.Column(f"{what}_id", sa.String(16), sa.ForeignKey(f"{what}s.id", ondelete="CASCADE"), **more)


def _seat() -> sa.Column[int]:
    return sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False)


tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("server_seed", sa.String(64), nullable=False),
    sa.Column("stage", sa.String(12), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Index("tables_by_stage", "stage", "listed", "changed"),
)
links = sa.Table(
    "links",
    metadata,
    _of("table", primary_key=True),
    sa.Column("hash", sa.String(64), primary_key=True, index=True),
    sa.Column("role", sa.String(8), nullable=False),
    sa.Column("seat", sa.SmallInteger, nullable=True),
)
entries = sa.Table(
    "entries",
    metadata,
    _of("table", primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("request", sa.String(40), nullable=True),
    sa.UniqueConstraint("table_id", "request", name="one_entry_a_request"),
)
reviews = sa.Table(
    "reviews",
    metadata,
    _of("table", primary_key=True),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
results = sa.Table(
    "results",
    metadata,
    _of("table", primary_key=True),
    sa.Column("deal", sa.String(64), nullable=False, index=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("origin", sa.String(16), nullable=True, index=True),
)
profiles = sa.Table(
    "profiles",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("called", sa.String(96), nullable=False, unique=True),
    sa.Column("password", sa.String(200), nullable=True),
    sa.Column("created", sa.Float, nullable=False),
)
passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(1400), primary_key=True),
    _of("profile", nullable=False, index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("site", sa.String(253), nullable=False),
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("uses", sa.BigInteger, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=True),
)
profile_links = sa.Table(
    "profile_links",
    metadata,
    _of("profile", primary_key=True),
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("session", sa.String(64), nullable=True),
    sa.Column("at", sa.Float, nullable=False),
)
keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
channels = sa.Table(
    "channels",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("hash", sa.String(64), nullable=False, unique=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("place", sa.String(64), nullable=False, index=True),
    sa.Column("target", sa.JSON, nullable=False),
    sa.Column("lang", sa.String(2), nullable=False),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("asked", sa.Integer, nullable=False),
    sa.Column("confirmed", sa.Float, nullable=True),
)
watches = sa.Table(
    "watches",
    metadata,
    _of("table", primary_key=True),
    _seat(),
    _of("channel", primary_key=True, index=True),
)
notices = sa.Table(
    "notices",
    metadata,
    _of("table", primary_key=True),
    _seat(),
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
)
KEPT = (
    tables, links, entries, reviews, results, profiles, passkeys, profile_links, keys, channels, watches, notices,
)  # fmt: skip
"""What a backup holds, parents first. The rest is about workers that run now, or about who is logged in, and is worth nothing
later."""

profile_tokens = sa.Table(
    "profile_tokens",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    _of("profile", nullable=True, index=True),
    sa.Column("about", sa.String(16), nullable=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("expires", sa.Float, nullable=False, index=True),
)

workers = sa.Table(
    "workers",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("seen", sa.Float, nullable=False),
)
present = sa.Table(
    "present",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    _seat(),
    sa.Column("worker", sa.String(16), primary_key=True, index=True),
)
absent = sa.Table(
    "absent",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    _seat(),
    sa.Column("since", sa.Float, nullable=False),
)
jobs = sa.Table(
    "jobs",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("table_id", sa.String(16), nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("due", sa.Float, nullable=False),
    sa.Column("worker", sa.String(16), nullable=True, index=True),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("done", sa.Float, nullable=True),
    sa.Index("jobs_by_due", "done", "worker", "due"),
)


CONNECTIONS = 10
"""Of a worker to PostgreSQL. All are kept: to open one costs more than to wait for one."""
PRAGMAS = ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY")
"""Of every connection to an SQLite file. What a statement of many rows would take back, were one of them wrong, is kept in
memory: it would be written to a temporary file otherwise, and is worth nothing after the statement."""


def _read_json(stored: str | bytes) -> Any:
    """What is no JSON, since somebody damaged the row, is read as the text that it is: whoever wants something else finds out,
    and no other row of the answer is lost with it."""
    try:
        return msgspec.json.decode(stored)
    except (ValueError, RecursionError):
        return stored if isinstance(stored, str) else stored.decode(errors="backslashreplace")


SPOKEN: dict[str, Any] = {
    "hide_parameters": True,  # an error tells the statement, not what people said
    "json_serializer": lambda value: msgspec.json.encode(value).decode(),
    "json_deserializer": _read_json,
}


def is_shared(url: str) -> bool:
    """May other processes write to it as well? An SQLite file belongs to one."""
    return not url.startswith("sqlite")


def open_engine(url: str) -> AsyncEngine:
    kept = {"pool_size": CONNECTIONS, "max_overflow": 0} if is_shared(url) else {}
    engine = create_async_engine(_async_url(url), **kept, **SPOKEN)
    if not is_shared(url):
        sa.event.listen(engine.sync_engine, "connect", _durable_sqlite)
    return engine


def open_file(url: str) -> sa.Engine:
    """An SQLite file for a thread that has time to wait."""
    engine = sa.create_engine(sync_url(url), **SPOKEN)
    sa.event.listen(engine, "connect", _durable_sqlite)
    return engine


def reader(engine: AsyncEngine) -> AsyncEngine:
    """The same pool for single reads. They need no transaction, which would take PostgreSQL three messages instead of one."""
    return engine.execution_options(isolation_level="AUTOCOMMIT") if engine.dialect.name == "postgresql" else engine


async def read(engine: AsyncEngine, query: sa.Executable) -> Sequence[sa.Row[Any]]:
    """All rows. A connection that was lost unnoticed (the database was started anew) is replaced once."""
    for again in (True, False):
        try:
            async with engine.connect() as c:
                return (await c.execute(query)).all()
        except DBAPIError as problem:
            if not (again and problem.connection_invalidated):
                raise
    raise AssertionError("unreachable")


def insert(engine: AsyncEngine, table: sa.Table) -> Any:
    """An insert that can say what becomes of a row that is there: both databases know it, each by its own name."""
    return (postgresql if engine.dialect.name == "postgresql" else sqlite).insert(table)


def insert_new(engine: AsyncEngine, table: sa.Table) -> Any:
    """A row that is there stays as it is."""
    return insert(engine, table).on_conflict_do_nothing()


def its_time(of: AsyncEngine | sa.Connection) -> sa.ColumnElement[Any]:
    """What time it is for the database, in seconds."""
    if of.dialect.name == "postgresql":
        return sa.extract("epoch", sa.func.clock_timestamp())
    return (sa.func.julianday("now") - 2440587.5) * 86400.0


def _durable_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _async_url(url: str) -> str:
    for plain, driver in (("sqlite://", "sqlite+aiosqlite://"), ("postgresql://", "postgresql+psycopg://")):
        if url.startswith(plain):
            return url.replace(plain, driver, 1)
    return url


def sync_url(url: str) -> str:
    """For those who have time to wait."""
    return url.replace("sqlite+aiosqlite://", "sqlite://").replace("postgresql://", "postgresql+psycopg://")


class Unusable(AtollError):
    """A database that a server cannot use: what is wrong with it, and what would be right."""


ADDRESSES = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST:PORT/NAME"
DRIVERS = ("sqlite", "sqlite+aiosqlite", "postgresql", "postgresql+psycopg")


def checked(url: str) -> str:
    """The address, if it can be one (`postgres://` is another name of `postgresql://`); else an error that does not repeat it,
    since there may be a password in it."""
    scheme, _, rest = url.partition("://")
    url = f"postgresql://{rest}" if scheme == "postgres" else url
    try:
        address = sa.make_url(url)
    except (ArgumentError, ValueError):
        raise Unusable(
            f"--database: this {scheme}:// address cannot be read, choose {ADDRESSES}; "
            "in a password write @, : and / as %40, %3A and %2F"
        ) from None
    if address.drivername not in DRIVERS:
        raise Unusable(f"--database: {address.drivername}:// is not possible, choose {ADDRESSES}")
    if address.drivername.startswith("sqlite") and (
        address.host or address.query or address.database in (None, "", ":memory:")
    ):
        raise Unusable("--database: an SQLite file is sqlite:///FILE, with three strokes and nothing behind its name")
    return url


def make_ready(url: str) -> None:
    """`migrate` for people: an error says what would be right, and the database is left as it is."""
    with in_words(url):
        migrate(url)


@contextmanager
def in_words(url: str) -> Iterator[None]:
    """What keeps us from using a database, said to people."""
    address = sa.make_url(checked(url))
    shown = address.set(drivername=address.get_backend_name(), query={}).render_as_string(hide_password=True)
    file = shown.removeprefix("sqlite:///") if shown.startswith("sqlite:///") else ""
    try:
        yield
    except CommandError:
        raise Unusable(
            f"{shown} was made by a newer version of Atoll: use that one, or name another database"
        ) from None
    except (DBAPIError, OSError, UnicodeError) as problem:
        why = str(problem.orig if isinstance(problem, DBAPIError) else problem).strip().partition("\n")[0]
        if not file:
            raise Unusable(
                f"{shown} cannot be used ({why}): is the server running, and is the address right?"
            ) from None
        if "not a database" in why or "malformed" in why:
            advice = f"move it away and `atoll restore` a backup, or name another file: sqlite:///{file}.new"
        else:
            advice = "it has to be a file that this user may read and write, in a folder where this user may write"
        raise Unusable(f"{file} cannot be used ({why}): {advice}") from None


def migrate(url: str, to: str = "head") -> None:
    """Bring the database to this version's form; a missing SQLite file is created."""
    plain = sync_url(url)
    make_folder(url)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("sqlalchemy.url", plain.replace("%", "%%"))
    with _migrating:
        command.upgrade(config, to)


def make_folder(url: str) -> None:
    """Where an SQLite file is to be."""
    plain = sync_url(url)
    if plain.startswith("sqlite:///"):
        Path(plain.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
