"""The secret of each match that its bots' seeds derive from."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("bot_secret", sa.String(32), nullable=True))
    matches_table = sa.table("matches", sa.column("id"), sa.column("bot_secret"))
    connection = op.get_bind()
    ids = connection.scalars(sa.select(matches_table.c.id)).all()
    same = matches_table.c.id == sa.bindparam("match")
    if ids:
        statement = sa.update(matches_table).where(same).values(bot_secret=sa.bindparam("secret"))
        connection.execute(statement, [{"match": match, "secret": secrets.token_hex(16)} for match in ids])
