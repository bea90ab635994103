"""The settings of a server, for the commands that run beside it."""

import argparse

from kilowatt.cli.command_error import CommandError

try:
    from kilowatt.server.settings import BadSetting, Settings, from_environment
    from kilowatt.server.store.sqlite import path_of
except ModuleNotFoundError as error:
    raise CommandError(f"this command needs {error.name}: pip install 'kilowatt[server]'") from error


def server_settings(options: argparse.Namespace) -> Settings:
    """The settings from the environment; `--database-url` overrides."""
    given = {} if options.database_url is None else {"database_url": options.database_url}
    try:
        return from_environment(**given)
    except BadSetting as error:
        raise CommandError(str(error)) from error


def check_database_exists(settings: Settings) -> None:
    """A wrong path must not create an empty SQLite file."""
    if not settings.is_postgres and not path_of(settings.sqlalchemy_url).is_file():
        raise CommandError(f"there is no database {path_of(settings.sqlalchemy_url)}; set KILOWATT_DATABASE_URL")
