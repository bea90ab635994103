"""The database schema. The log of moves is the source of truth; entries are only ever appended."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(120), nullable=False, unique=True),
    Column("password", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("banned", BigInteger),
    Column("reset", String(64)),
    Column("reset_expires", BigInteger),
)
"""`reset` is the hash of a one-time code for a forgotten password."""

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)
"""One row per device. `token` is the hash of the device's token."""

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("status", String(12), nullable=False),
    Column("options", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("bot_secret", String(32)),
    Column("opening", Text),
    Column("host", Integer),
    Column("seq", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("active", Integer),
    Column("turn", Integer, nullable=False),
    Column("turn_began", BigInteger),
    Column("deadline", BigInteger),
    Column("listed", Boolean, nullable=False),
    Column("origin", String(32)),
    Column("rematch", String(32)),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Index("ix_matches_status_changed", "status", "changed"),
)
"""`seq` counts log entries, `number` moves in force, `turn` changes of the active seat, and `version` changes beside
the log (seats, status). Times are milliseconds since 1970."""

seats = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(60)),
    Column("away", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("session", String(32), index=True),
    Column("account", String(32), index=True),
    Column("recovery", String(64), index=True),
    Column("bank", BigInteger),
    Column("seen", BigInteger, nullable=False),
)

moves = Table(
    "moves",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by", String(8), nullable=False),
    Column("action", Text),
    Column("events", Text),
    Column("at", BigInteger, nullable=False),
    Column("batch", Integer),
)
"""`batch` is the first `seq` written with an entry; null in logs older than this column."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

keys = Table(
    "idempotency_keys",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("key", String(64), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
)

orders = Table(
    "standing_orders",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, nullable=False),
    Column("plant", Integer, nullable=False),
    Column("most", Integer, nullable=False),
)

votes = Table(
    "votes",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("target", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
)
"""Votes to go back to a number of moves (`target`), or to abandon the game."""

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("line", Integer, nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("account", String(32), index=True),
    UniqueConstraint("match", "line"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("result", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
