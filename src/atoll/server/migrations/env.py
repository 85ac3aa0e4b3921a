"""Alembic runs this to bring a database to the newest form."""

from alembic import context
from sqlalchemy import create_engine, pool, text

from atoll.server.database import metadata

ATOLL = 0x41544F4C
"""The name of our lock: workers that start together migrate one after the other, and the second finds nothing to do."""

url = str(context.config.get_main_option("sqlalchemy.url"))
with create_engine(url, poolclass=pool.NullPool).connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({ATOLL})"))
        context.run_migrations()
