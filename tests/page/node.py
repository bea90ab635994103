"""Runs Node for tests of the page's modules."""

import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
OLDEST_NODE = 20
ENVIRONMENT = ("--import", (HERE / "environment.js").as_uri())
"""Defines the browser globals that the modules use."""


def node() -> str:
    program = shutil.which("node")
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True) if program else None
    if program is None or version is None or int(version.stdout.removeprefix("v").partition(".")[0]) < OLDEST_NODE:
        pytest.skip(f"the modules of the page: there is no Node.js {OLDEST_NODE} (apt-get install nodejs)")
    return program


def run_node(*arguments: str, data: bytes = b"") -> str:
    """The output of Node, run with these arguments and the data on standard input."""
    ran = subprocess.run([node(), *ENVIRONMENT, *arguments], input=data, capture_output=True, check=False)
    assert ran.returncode == 0, (ran.stdout + ran.stderr).decode()
    return ran.stdout.decode()
