"""Accounts: a name and a password, which connect the sessions of a person's devices."""

import unicodedata
from collections.abc import Sequence
from hmac import compare_digest
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError

from kilowatt.server.accounts.models import Credentials, Reset, Session
from kilowatt.server.accounts.passwords import Passwords, check_password
from kilowatt.server.accounts.sessions import Opened, Sessions
from kilowatt.server.client_secrets import hashed_code, new_id
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store import schema
from kilowatt.server.store.database import Database, now

accounts = schema.accounts.c


class Accounts(Sessions):
    """The service of sessions and accounts."""

    def __init__(self, database: Database, session_days: int) -> None:
        super().__init__(database, session_days)
        self.passwords = Passwords()

    async def register(self, session: Session, wish: Credentials) -> tuple[Session, str]:
        """Create an account for this session, which gets a new token."""
        name = clean(wish.name)
        check_password(wish.password, name)
        values = {
            "id": new_id(),
            "name": name,
            "name_key": name_key(name),
            "password": await self.passwords.hashed(wish.password),
            "created": now(),
        }

        def work(connection: Connection) -> Opened:
            connection.execute(insert(schema.accounts), [values])
            return self.connect_in(connection, session, str(values["id"]))

        try:
            opened = await self.database.write(work)
        except IntegrityError as error:
            raise Problem(Code.NAME_TAKEN, name=name) from error
        return self._opened(opened, str(values["id"]), name)

    async def log_in(self, session: Session, given: Credentials) -> tuple[Session, str]:
        """Connect this session to an account; it gets a new token."""
        row = await self.account(given.name)
        if not await self.passwords.is_right(None if row is None else row.password, given.password) or row is None:
            raise Problem(Code.WRONG_PASSWORD)
        stored = await self.passwords.upgraded(row.password, given.password)

        def work(connection: Connection) -> Opened:
            update_in(connection, row, password=stored)
            return self.connect_in(connection, session, row.id)

        return self._opened(await self.database.write(work), row.id, row.name)

    async def change_password(self, session: Session, old: str, new: str) -> tuple[Session, str]:
        """Change the password. All other sessions end, and this one gets a new token."""
        row = await self._own(session, old)
        return await self._with_password(session, row, new)

    async def reset(self, session: Session, given: Reset) -> tuple[Session, str]:
        """Set a new password with the one-time code of the operator. All other sessions end."""
        row = await self.account(given.name)
        is_right = row is not None and compare_digest(row.reset or "", hashed_code(given.code))
        if row is None or not is_right or row.reset_expires < now():
            raise Problem(Code.WRONG_RESET_CODE)
        return await self._with_password(session, row, given.password)

    async def delete(self, session: Session, password: str) -> None:
        """Delete the account and all its sessions; `lobby.forget` makes its seats anonymous."""
        row = await self._own(session, password)

        def work(connection: Connection) -> Sequence[str]:
            update_in(connection, row)
            ended = self.end_in(connection, schema.sessions.c.account == row.id)
            connection.execute(delete(schema.accounts).where(accounts.id == row.id))
            return ended

        self.on_sessions_ended(await self.database.write(work))

    async def account(self, name: str) -> Row[Any] | None:
        """The row of the account with a name."""
        query = select(schema.accounts).where(accounts.name_key == name_key(clean(name)))
        return await self.database.read(lambda connection: connection.execute(query).first())

    async def _own(self, session: Session, password: str) -> Row[Any]:
        """The row of the caller's account, if the password is right."""
        query = select(schema.accounts).where(accounts.id == session.account)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise Problem(Code.NO_SESSION)
        if not await self.passwords.is_right(row.password, password):
            raise Problem(Code.WRONG_PASSWORD)
        return row

    async def _with_password(self, session: Session, row: Row[Any], password: str) -> tuple[Session, str]:
        check_password(password, row.name)
        stored = await self.passwords.hashed(password)

        def work(connection: Connection) -> tuple[Opened, Sequence[str]]:
            update_in(connection, row, password=stored, reset=None, reset_expires=None)
            sessions = schema.sessions.c
            others = self.end_in(connection, (sessions.account == row.id) & (sessions.id != session.id))
            return self.connect_in(connection, session, row.id), others

        opened, others = await self.database.write(work)
        self.on_sessions_ended(others)
        return self._opened(opened, row.id, row.name)

    def _opened(self, opened: Opened, account: str, name: str) -> tuple[Session, str]:
        self.on_sessions_ended(opened.ended)
        return Session(opened.id, account, name), opened.token


def update_in(connection: Connection, row: Row[Any], **values: Any) -> None:
    """Change an account whose password was verified, unless it has been banned or has another password since."""
    same = (accounts.id == row.id) & (accounts.password == row.password)
    found = connection.execute(update(schema.accounts).where(same).values({"password": row.password} | values))
    if found.rowcount != 1:
        raise Problem(Code.WRONG_PASSWORD)
    banned = select(accounts.banned).where(accounts.id == row.id)
    if connection.scalars(banned).one() is not None:
        raise Problem(Code.BANNED)


def clean(name: str) -> str:
    """A name without repeated spaces."""
    cleaned = " ".join(name.split())
    if not cleaned or not cleaned.isprintable():
        raise Problem(Code.BAD_NAME)
    return cleaned


def name_key(name: str) -> str:
    """The key of a name: names that look alike have the same one.

    >>> name_key("  Ada  Lovelace ") == name_key("ada lovelace")
    True
    """
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()
