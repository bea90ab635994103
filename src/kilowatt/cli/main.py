"""The entry point: parse the arguments, run the command, and report errors in one sentence."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from kilowatt.cli.command_error import CommandError
from kilowatt.cli.parser import make_parser
from kilowatt.engine import KilowattError

EXTRAS: Final = {"rich": "rich", "prompt_toolkit": "prompt_toolkit", "fluent": "fluent.runtime"}
"""Packages of the extra `kilowatt[cli]`, by import name."""
INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    replace_undecodable_characters()
    parser = make_parser()
    options, unknown = parser.parse_known_args(arguments)
    if unknown:
        options.parser.error(f"unknown option {' '.join(unknown)}")
    if options.command is None:
        parser.print_help()
        return 0
    try:
        return run(options)
    except CommandError as error:
        return report_error(options.command, str(error), error.code)
    except KilowattError as error:
        return report_error(options.command, str(error), 2)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return ignore_closed_output()


def run(options: argparse.Namespace) -> int:
    """Import the module of the command only now, so that help and version need no extra package."""
    try:
        code: int = import_module(f"kilowatt.cli.commands.{options.command}").run(options)
    except ModuleNotFoundError as error:
        package = EXTRAS.get((error.name or "").partition(".")[0])
        if package is None:
            raise
        raise CommandError(f"'kilowatt {options.command}' needs {package}: pip install 'kilowatt[cli]'") from error
    return code


def report_error(command: str, message: str, code: int) -> int:
    print(f"kilowatt {command}: {message}", file=sys.stderr)
    return code


def ignore_closed_output() -> int:
    """The reader of the output has exited (`| head`). End quietly: Python would fail to flush stdout at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def replace_undecodable_characters() -> None:
    """Show and read a question mark where a terminal without UTF-8 would make Python raise an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
