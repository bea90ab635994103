"""`kilowatt serve`: the server, with no configuration at all. Every setting has a default (docs/server.md)."""

import argparse
import sys
import threading
import webbrowser
from typing import Any

from kilowatt.cli.faults import Fault

try:
    from kilowatt.server.logs import set_up_logs
    from kilowatt.server.serve import Server
    from kilowatt.server.settings import BadSetting, Settings, from_environment
except ModuleNotFoundError as error:
    raise Fault(f"'kilowatt serve' needs {error.name}: pip install 'kilowatt[server]'") from error


def run(options: argparse.Namespace) -> int:
    """Serve until interrupted; what is given here goes before the environment."""
    settings = settings_of(options)
    set_up_logs(settings.log_level, settings.log_format)
    server = Server(settings)
    address = settings.base_url or f"http://{settings.host}:{settings.port}"
    print(f"Kilowatt serves at {address} (Ctrl+C ends it)", file=sys.stderr, flush=True)
    if options.open:
        threading.Timer(1.5, webbrowser.open, [address]).start()
    server.run()
    return 0 if server.started else 1


def settings_of(options: argparse.Namespace) -> Settings:
    names = ("host", "port", "database_url")
    given: dict[str, Any] = {name: getattr(options, name) for name in names if getattr(options, name) is not None}
    if sys.stderr.isatty():
        given["log_format"] = "text"
    try:
        return from_environment(**given)
    except BadSetting as error:
        raise Fault(str(error)) from error
