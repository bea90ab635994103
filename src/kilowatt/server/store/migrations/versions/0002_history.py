"""Add the origin and the rematch of a match, and a table of analyses."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("origin", sa.String(32), nullable=True))
        matches.add_column(sa.Column("rematch", sa.String(32), nullable=True))
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("result", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_analyses_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "kind", name=op.f("pk_analyses")),
    )
