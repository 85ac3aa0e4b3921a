"""Profiles of players: how they come in, and the links they hold."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_index("ix_links_hash", "links", ["hash"])
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("called", sa.String(96), nullable=False, unique=True),
        sa.Column("password", sa.String(200), nullable=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        _profile(nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("site", sa.String(253), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=True),
    )
    op.create_index("ix_passkeys_profile_id", "passkeys", ["profile_id"])
    op.create_table(
        "profile_tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        _profile(nullable=True),
        sa.Column("about", sa.String(16), nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("ix_profile_tokens_profile_id", "profile_tokens", ["profile_id"])
    op.create_index("ix_profile_tokens_expires", "profile_tokens", ["expires"])
    op.create_table(
        "profile_links",
        sa.Column("profile_id", sa.String(16), sa.ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("session", sa.String(64), nullable=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def _profile(nullable: bool) -> sa.Column[str]:
    owner = sa.ForeignKey("profiles.id", ondelete="CASCADE")
    return sa.Column("profile_id", sa.String(16), owner, nullable=nullable)


def downgrade() -> None:
    for name in ("profile_links", "profile_tokens", "passkeys", "profiles"):
        op.drop_table(name)
    op.drop_index("ix_links_hash", "links")
