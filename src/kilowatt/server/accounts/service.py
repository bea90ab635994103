"""Sessions and accounts. Of a token only the hash is stored, of a password only argon2id's."""

import asyncio
import unicodedata
from collections.abc import Callable, Collection, Sequence
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError

from kilowatt.server.accounts.models import Credentials, Session
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store import tables as t
from kilowatt.server.store.database import Database, now
from kilowatt.server.tokens import hashed, new_id, new_token

SHORTEST_PASSWORD = 8
DAY = 86_400_000
NOBODY = "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21lc2FsdA$" + "A" * 43
"""Checked where there is no such account, so that the answer takes as long."""


class Accounts:
    """The service of sessions and accounts."""

    def __init__(self, database: Database, session_days: int) -> None:
        self.database = database
        self.lifetime = session_days * DAY
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(2)
        self.ended: Callable[[Collection[str]], None] = lambda sessions: None
        """Who wants to know that sessions are over: the sockets that they opened."""

    # --- sessions

    async def session_of(self, token: str) -> Session | None:
        """The session that a token opens, if it is still good."""
        query = (
            select(t.sessions.c.id, t.sessions.c.account, t.accounts.c.name)
            .select_from(t.sessions.outerjoin(t.accounts, t.sessions.c.account == t.accounts.c.id))
            .where(t.sessions.c.token == hashed(token), t.sessions.c.expires > now())
        )
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else Session(row.id, row.account, row.name)

    async def begin(self) -> tuple[Session, str]:
        """A new session of nobody in particular, and the token that opens it."""
        session, token, at = Session(new_id()), new_token(), now()
        values = {"id": session.id, "token": hashed(token), "created": at, "expires": at + self.lifetime}
        await self.database.write(lambda connection: connection.execute(insert(t.sessions), [values]))
        return session, token

    async def end(self, session: Session) -> None:
        """Log out; live connections too, wherever they are."""
        self.ended(await self.database.write(self._end, t.sessions.c.id == session.id))

    def _end(self, connection: Connection, which: ColumnElement[bool]) -> Sequence[str]:
        found = connection.scalars(delete(t.sessions).where(which).returning(t.sessions.c.id)).all()
        for session in found:
            self.database.tell(connection, f"ended {session}")
        return found

    async def sweep(self) -> None:
        """Sessions that have expired go."""
        await self.database.write(lambda c: c.execute(delete(t.sessions).where(t.sessions.c.expires < now())))

    # --- accounts

    async def register(self, session: Session, wish: Credentials) -> tuple[Session, str]:
        """A new account for this session; the token is a new one."""
        if len(wish.password) < SHORTEST_PASSWORD:
            raise Problem(Code.BAD_PASSWORD, least=SHORTEST_PASSWORD)
        name = clean(wish.name)
        values = {
            "id": new_id(),
            "name": name,
            "name_key": name_key(name),
            "password": await self._hashed(wish.password),
            "created": now(),
        }
        try:
            await self.database.write(lambda connection: connection.execute(insert(t.accounts), [values]))
        except IntegrityError as error:
            raise Problem(Code.NAME_TAKEN, name=name) from error
        return await self._open(session, str(values["id"]), name)

    async def log_in(self, session: Session, given: Credentials) -> tuple[Session, str]:
        """This session becomes the account's, under a new token."""
        row = await self._account(name_key(clean(given.name)))
        if not await self._verified(NOBODY if row is None else row.password, given.password) or row is None:
            raise Problem(Code.WRONG_PASSWORD)
        return await self._open(session, row.id, row.name)

    async def change_password(self, session: Session, old: str, new: str) -> None:
        """A new password; all other devices are logged out."""
        if session.account is None:
            raise Problem(Code.NO_SESSION)
        if len(new) < SHORTEST_PASSWORD:
            raise Problem(Code.BAD_PASSWORD, least=SHORTEST_PASSWORD)
        query = select(t.accounts.c.password).where(t.accounts.c.id == session.account)
        stored = await self.database.read(lambda connection: connection.execute(query).scalar_one())
        if not await self._verified(stored, old):
            raise Problem(Code.WRONG_PASSWORD)
        fresh = await self._hashed(new)

        def work(connection: Connection) -> Sequence[str]:
            where = t.accounts.c.id == session.account
            connection.execute(update(t.accounts).where(where).values(password=fresh))
            return self._end(connection, (t.sessions.c.account == session.account) & (t.sessions.c.id != session.id))

        self.ended(await self.database.write(work))

    async def _open(self, session: Session, account: str, name: str) -> tuple[Session, str]:
        token, at = new_token(), now()
        values = {"token": hashed(token), "account": account, "expires": at + self.lifetime}
        where = t.sessions.c.id == session.id
        await self.database.write(lambda c: c.execute(update(t.sessions).where(where).values(**values)))
        return Session(session.id, account, name), token

    async def _account(self, key: str) -> Row[Any] | None:
        query = select(t.accounts).where(t.accounts.c.name_key == key)
        return await self.database.read(lambda connection: connection.execute(query).first())

    # argon2 takes tens of milliseconds and megabytes: never on the event loop, and only so many at once

    async def _hashed(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def _verified(self, stored: str, password: str) -> bool:
        async with self.hashing:
            return await asyncio.to_thread(self._verify, stored, password)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self.hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False


def clean(name: str) -> str:
    """A name as it is kept and looked for."""
    cleaned = " ".join(name.split())
    if not cleaned or not cleaned.isprintable():
        raise Problem(Code.BAD_NAME)
    return cleaned


def name_key(name: str) -> str:
    """Names that look alike are the same.

    >>> name_key("  Ada  Lovelace ") == name_key("ada lovelace")
    True
    """
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()
