"""The options of the commands for those who run a server: `account`, `backup` and `restore`."""

import argparse
from typing import Any

ACCOUNT = """examples:
  kilowatt account reset 'Ada Lovelace'   print a one-time code for a new password
  kilowatt account ban Eve                lock an account and log it out everywhere
  kilowatt account unban Eve"""

BACKUP = """examples:
  kilowatt backup /backup/                          write /backup/kilowatt-20260102T030405Z.db
  kilowatt backup /backup/kilowatt.db --force       replace an earlier backup

PostgreSQL is dumped by its own program, pg_dump, which must be installed."""

RESTORE = """examples:
  kilowatt restore /backup/kilowatt.db              where no database exists
  kilowatt restore /backup/kilowatt.db --force      replace the database

Stop all servers first. A server migrates an older backup when it starts."""


def add_account(commands: Any) -> None:
    summary = "reset a password, ban or unban an account"
    account = _command(commands, "account", summary, f"{summary.capitalize()}, while servers run or not.", ACCOUNT)
    account.add_argument("action", choices=("reset", "ban", "unban"))
    account.add_argument("name", metavar="NAME", help="the name of the account")


def add_backup(commands: Any) -> None:
    description = (
        "Back up the database of a server, while it runs or not. It contains every move acknowledged "
        "before it began, and is checked before it gets its name."
    )
    backup = _command(commands, "backup", "back up the database of a server", description, BACKUP)
    backup.add_argument("target", metavar="DEST", help="the file to write, or a folder")
    backup.add_argument("--force", action="store_true", help="replace an existing file")


def add_restore(commands: Any) -> None:
    description = (
        "Restore the database of a server from a backup, after checking it. It is replaced whole or not at all."
    )
    restore = _command(commands, "restore", "restore the database of a server", description, RESTORE)
    restore.add_argument("source", metavar="SOURCE", help="a file written by `kilowatt backup`")
    restore.add_argument("--force", action="store_true", help="replace an existing database")


def _command(commands: Any, name: str, summary: str, description: str, examples: str) -> Any:
    command = commands.add_parser(
        name,
        help=summary,
        description=description,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=examples,
    )
    command.set_defaults(parser=command)
    command.add_argument(
        "--database-url", metavar="URL", help="the database (default: KILOWATT_DATABASE_URL, as for `kilowatt serve`)"
    )
    return command
