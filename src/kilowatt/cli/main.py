"""The entry of the command: parse, run, and end with a sentence where something is wrong."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from kilowatt.cli.faults import Fault
from kilowatt.cli.parser import make_parser
from kilowatt.engine import KilowattError

EXTRAS: Final = {"rich": "rich", "prompt_toolkit": "prompt_toolkit", "fluent": "fluent.runtime"}
"""What `kilowatt[cli]` installs, by the name it is imported under."""
INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit code."""
    never_fail_on_a_letter()
    parser = make_parser()
    options, unknown = parser.parse_known_args(arguments)
    if unknown:
        options.parser.error(f"there is no option {' '.join(unknown)}")
    if options.command is None:
        parser.print_help()
        return 0
    try:
        return run(options)
    except Fault as fault:
        return complain(options.command, str(fault), fault.code)
    except KilowattError as error:
        return complain(options.command, str(error), 2)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return hang_up()


def run(options: argparse.Namespace) -> int:
    """The command's own module is loaded only now: help and version need no extra package."""
    try:
        code: int = import_module(f"kilowatt.cli.commands.{options.command}").run(options)
    except ModuleNotFoundError as error:
        package = EXTRAS.get((error.name or "").partition(".")[0])
        if package is None:
            raise
        raise Fault(f"'kilowatt {options.command}' needs {package}: pip install 'kilowatt[cli]'") from error
    return code


def complain(command: str, sentence: str, code: int) -> int:
    print(f"kilowatt {command}: {sentence}", file=sys.stderr)
    return code


def hang_up() -> int:
    """Whoever read the output has gone (`| head`): end quietly, and leave Python nothing to write at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def never_fail_on_a_letter() -> None:
    """A terminal without UTF-8 shows a question mark, and what is not UTF-8 reads as one, where Python would fail."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
