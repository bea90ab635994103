"""Bans, one-time codes for a forgotten password, and the account that wrote a line of chat."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("accounts") as accounts:
        accounts.add_column(sa.Column("banned", sa.BigInteger(), nullable=True))
        accounts.add_column(sa.Column("reset", sa.String(64), nullable=True))
        accounts.add_column(sa.Column("reset_expires", sa.BigInteger(), nullable=True))
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("account", sa.String(32), nullable=True))
        chat.create_index(op.f("ix_chat_account"), ["account"])
