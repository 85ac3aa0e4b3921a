"""Alembic runs this to bring a database to the newest form."""

from alembic import context
from sqlalchemy import create_engine, pool

from atoll.server.store import metadata

url = str(context.config.get_main_option("sqlalchemy.url"))
with create_engine(url, poolclass=pool.NullPool).connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
