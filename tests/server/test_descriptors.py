"""The limit on open files: raised as far as possible, and obeyed."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")

SCRIPT = """
import logging, resource, sys
logging.basicConfig(level="WARNING")
soft, hard, wanted = map(int, sys.argv[1:])
resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
from kilowatt.server.transport.descriptors import allowed_connections
print(allowed_connections(wanted), resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


@pytest.mark.parametrize(
    ("soft", "hard", "wanted", "allowed", "warned"),
    [(256, 1200, 1000, 1000, False), (256, 700, 1000, 500, True), (700, 700, 500, 500, False)],
)
def test_the_limit_is_raised_and_obeyed(soft: int, hard: int, wanted: int, allowed: int, warned: bool) -> None:
    arguments = [sys.executable, "-c", SCRIPT, *map(str, (soft, hard, wanted))]
    ran = subprocess.run(arguments, capture_output=True, text=True, check=True)
    assert ran.stdout.split() == [str(allowed), str(hard)]
    assert ("LimitNOFILE" in ran.stderr) == warned
