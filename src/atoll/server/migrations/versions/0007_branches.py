"""Results of matches that went on from another: which one."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("results", sa.Column("origin", sa.String(16), nullable=True))
    op.create_index("ix_results_origin", "results", ["origin"])


def downgrade() -> None:
    op.drop_index("ix_results_origin", "results")
    op.drop_column("results", "origin")
