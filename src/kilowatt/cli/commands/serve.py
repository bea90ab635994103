"""`kilowatt serve`: run the server. Every setting has a default (docs/server.md)."""

import argparse
import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from typing import Any

import msgspec

from kilowatt.cli.command_error import CommandError

try:
    from kilowatt.server.logs import set_up_logs
    from kilowatt.server.serve import Server
    from kilowatt.server.settings import BadSetting, Settings, from_environment
except ModuleNotFoundError as error:
    raise CommandError(f"'kilowatt serve' needs {error.name}: pip install 'kilowatt[server]'") from error

PORTS_TRIED = 20
"""Ports to try before giving up."""
FAILED = 2


def run(options: argparse.Namespace) -> int:
    """Serve until interrupted. Options override environment variables."""
    settings = settings_of(options)
    if options.port is None and "KILOWATT_PORT" not in os.environ:
        settings = msgspec.structs.replace(settings, port=free_port(settings.host, settings.port))
    set_up_logs(settings.log_level, settings.log_format)
    server = Server(settings)
    address = settings.base_url or f"http://{settings.host}:{settings.port}"
    threading.Thread(target=announce_when_ready, args=(server, address, options.open), daemon=True).start()
    with suppress(SystemExit):  # uvicorn exits if it cannot listen, after logging the reason
        server.run()
    return 0 if server.started else FAILED


def free_port(host: str, first: int) -> int:
    """The first free port from `first` on; `first` itself if none is free."""
    for port in range(first, first + PORTS_TRIED):
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((host, port))
            except OSError:
                continue
            return port
    return first


def announce_when_ready(server: Server, address: str, with_browser: bool) -> None:
    while not server.started:
        time.sleep(0.05)
    print(f"Kilowatt is running at {address} (press Ctrl+C to stop)", file=sys.stderr, flush=True)
    if with_browser:
        webbrowser.open(address)


def settings_of(options: argparse.Namespace) -> Settings:
    names = ("host", "port", "database_url")
    given: dict[str, Any] = {name: getattr(options, name) for name in names if getattr(options, name) is not None}
    if sys.stderr.isatty() and "KILOWATT_LOG_FORMAT" not in os.environ:
        given["log_format"] = "text"
    try:
        return from_environment(**given)
    except BadSetting as error:
        raise CommandError(str(error)) from error
