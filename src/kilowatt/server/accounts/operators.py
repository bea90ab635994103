"""What an operator does to accounts, by `kilowatt account`. It works beside running servers."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, update
from sqlalchemy.engine import Row

from kilowatt.server.accounts.service import Accounts
from kilowatt.server.client_secrets import hashed_code, new_recovery_code
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store import schema
from kilowatt.server.store.database import now

RESET_HOURS = 24
"""Lifetime of a one-time code."""
HOUR = 3_600_000


async def issue_reset_code(accounts: Accounts, name: str) -> str:
    """A one-time code with which the owner sets a new password; an earlier code becomes invalid."""
    row, code = await _found(accounts, name), new_recovery_code()
    values = {"reset": hashed_code(code), "reset_expires": now() + RESET_HOURS * HOUR}
    await accounts.database.write(_update, row, values)
    return code


async def ban(accounts: Accounts, name: str) -> int:
    """Lock an account and end its sessions; how many there were."""
    row = await _found(accounts, name)

    def work(connection: Connection) -> Sequence[str]:
        _update(connection, row, {"banned": now()})
        return accounts.end_in(connection, schema.sessions.c.account == row.id)

    return len(await accounts.database.write(work))


async def unban(accounts: Accounts, name: str) -> None:
    await accounts.database.write(_update, await _found(accounts, name), {"banned": None})


async def _found(accounts: Accounts, name: str) -> Row[Any]:
    row = await accounts.account(name)
    if row is None:
        raise Problem(Code.NOT_FOUND, account=name)
    return row


def _update(connection: Connection, row: Row[Any], values: dict[str, Any]) -> None:
    connection.execute(update(schema.accounts).where(schema.accounts.c.id == row.id).values(**values))
