"""Sessions: one per device, identified by a token of which only the hash is stored."""

from collections.abc import Callable, Collection, Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select

from kilowatt.server.accounts.models import Session
from kilowatt.server.client_secrets import hashed, new_id, new_token
from kilowatt.server.store import schema
from kilowatt.server.store.database import Database, now

DAY = 86_400_000
IDS_PER_QUERY = 500


class Opened(msgspec.Struct, frozen=True):
    """A session that was connected to an account: its new token, and the sessions that ended."""

    id: str
    token: str
    ended: tuple[str, ...] = ()


class Sessions:
    """The service of sessions."""

    def __init__(self, database: Database, session_days: int) -> None:
        self.database = database
        self.lifetime = session_days * DAY
        self.on_sessions_ended: Callable[[Collection[str]], None] = lambda sessions: None
        """Closes the sockets that ended sessions opened."""

    async def session_of(self, token: str) -> Session | None:
        """The session of a token, unless it has expired."""
        query = (
            select(schema.sessions.c.id, schema.sessions.c.account, schema.accounts.c.name)
            .select_from(schema.sessions.outerjoin(schema.accounts, schema.sessions.c.account == schema.accounts.c.id))
            .where(schema.sessions.c.token == hashed(token), schema.sessions.c.expires > now())
        )
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else Session(row.id, row.account, row.name)

    async def begin(self) -> tuple[Session, str]:
        """Begin a session without an account; its token is returned once."""
        session, token = Session(new_id()), new_token()
        await self.database.write(self._insert, session.id, token, None)
        return session, token

    async def end(self, session: Session) -> None:
        """Log out; its live connections are closed in every process."""
        await self._end_all(schema.sessions.c.id == session.id)

    async def end_everywhere(self, session: Session) -> None:
        """Log out on every device of the account."""
        if session.account is None:
            await self.end(session)
        else:
            await self._end_all(schema.sessions.c.account == session.account)

    async def delete_expired(self) -> None:
        await self.database.write(lambda c: c.execute(delete(schema.sessions).where(schema.sessions.c.expires < now())))

    async def ended_among(self, ids: Collection[str]) -> set[str]:
        """Which of these sessions are over: expired, logged out, or ended by a command of the operator."""
        known, wanted = set[str](), list(ids)
        for start in range(0, len(wanted), IDS_PER_QUERY):
            known |= await self.database.read(_valid, wanted[start : start + IDS_PER_QUERY])
        return set(wanted) - known

    async def _end_all(self, which: ColumnElement[bool]) -> None:
        self.on_sessions_ended(await self.database.write(self.end_in, which))

    # --- in a transaction

    def end_in(self, connection: Connection, which: ColumnElement[bool]) -> Sequence[str]:
        """End sessions and tell the other processes; the ids of those that ended."""
        found = connection.scalars(delete(schema.sessions).where(which).returning(schema.sessions.c.id)).all()
        for session in found:
            self.database.notify(connection, f"ended {session}")
        return found

    def connect_in(self, connection: Connection, session: Session, account: str) -> Opened:
        """Connect a session to an account; it gets a new token.

        Another account's session ends and a new one begins, so that its seats stay with the other account.
        """
        where, token = schema.sessions.c.id == session.id, new_token()
        if session.account in (None, account):
            connection.execute(delete(schema.sessions).where(where))
            self._insert(connection, session.id, token, account)
            return Opened(session.id, token)
        opened = Opened(new_id(), token, tuple(self.end_in(connection, where)))
        self._insert(connection, opened.id, token, account)
        return opened

    def _insert(self, connection: Connection, session: str, token: str, account: str | None) -> None:
        at = now()
        values = {
            "id": session,
            "token": hashed(token),
            "account": account,
            "created": at,
            "expires": at + self.lifetime,
        }
        connection.execute(insert(schema.sessions), [values])


def _valid(connection: Connection, ids: Sequence[str]) -> set[str]:
    sessions = schema.sessions.c
    return set(connection.scalars(select(sessions.id).where(sessions.id.in_(ids), sessions.expires > now())).all())
