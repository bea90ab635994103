"""`kilowatt info`: show versions, boards and languages."""

import argparse
import platform
from importlib.metadata import PackageNotFoundError, version

import kilowatt
from kilowatt.cli.main import EXTRAS
from kilowatt.content import board_ids
from kilowatt.core import IS_COMPILED
from kilowatt.i18n.language import LANGUAGES


def run(options: argparse.Namespace) -> int:
    print(f"kilowatt   {kilowatt.__version__}")
    print(f"python     {platform.python_version()} on {platform.system()}")
    print(f"packages   {', '.join(map(package, ('msgspec', *EXTRAS.values())))}")
    print(f"core       {'compiled' if IS_COMPILED else 'plain Python (slower, the same results)'}")
    print(f"boards     {', '.join(board_ids())}")
    print(f"languages  {', '.join(LANGUAGES)}")
    return 0


def package(name: str) -> str:
    try:
        return f"{name} {version(name)}"
    except PackageNotFoundError:
        return f"{name} missing"
