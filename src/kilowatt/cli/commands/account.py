"""`kilowatt account`: reset a password, ban or unban an account."""

import argparse
import asyncio

from kilowatt.cli.command_error import CommandError
from kilowatt.cli.server_settings import check_database_exists, server_settings

try:
    from sqlalchemy.exc import DBAPIError

    from kilowatt.server.accounts import operators
    from kilowatt.server.accounts.service import Accounts
    from kilowatt.server.problems import Code, Problem
    from kilowatt.server.services import open_database
    from kilowatt.server.settings import Settings
except ModuleNotFoundError as error:
    raise CommandError(f"'kilowatt account' needs {error.name}: pip install 'kilowatt[server]'") from error


def run(options: argparse.Namespace) -> int:
    settings = server_settings(options)
    check_database_exists(settings)
    try:
        print(asyncio.run(act(settings, options.action, options.name)))
    except Problem as problem:
        reasons = {Code.NOT_FOUND: "there is no account", Code.BAD_NAME: "this cannot be the name of an account:"}
        raise CommandError(f"{reasons.get(problem.code, problem.code)} {options.name!r}", code=1) from problem
    except DBAPIError as error:
        raise CommandError(f"the database cannot be used: {error.orig}") from error
    return 0


async def act(settings: Settings, action: str, name: str) -> str:
    """Do what was asked; the sentence to print."""
    database = open_database(settings)
    accounts = Accounts(database, settings.session_days)
    try:
        if action == "reset":
            code = await operators.issue_reset_code(accounts, name)
            return f"One-time code for {name!r}, valid for {operators.RESET_HOURS} hours: {code}"
        if action == "ban":
            return f"{name!r} is banned; {await operators.ban(accounts, name)} login sessions ended."
        await operators.unban(accounts, name)
        return f"{name!r} is no longer banned."
    finally:
        await database.close()
