"""Several workers on one database: who is at work, who sits where, what is to be done."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "present",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("worker", sa.String(16), primary_key=True),
    )
    op.create_index("ix_present_worker", "present", ["worker"])
    op.create_table(
        "absent",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("worker", sa.String(16), nullable=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", sa.Float, nullable=True),
    )
    op.create_index("ix_jobs_worker", "jobs", ["worker"])
    op.create_index("jobs_by_due", "jobs", ["done", "worker", "due"])


def downgrade() -> None:
    for name in ("jobs", "absent", "present", "workers"):
        op.drop_table(name)
