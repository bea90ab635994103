"""Add the batch of an entry: the first entry that was written with it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("moves") as moves:
        moves.add_column(sa.Column("batch", sa.Integer(), nullable=True))
    # Statistics stored before have no awards; they are computed again when somebody asks for them.
    op.execute("DELETE FROM analyses WHERE kind = 'figures'")
