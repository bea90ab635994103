"""Writes requirements-server.txt: the exact versions for a deployment, with everything they need in turn.

The versions are those installed here, with which the tests ran. The file names no place to download from.
"""

from importlib.metadata import distribution, version
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "requirements-server.txt"
EXTRA = "server"
HEADER = """\
# The versions of `kilowatt[server]` that the tests ran with, written by `make lock`. To install them:
#   pip install --requirement requirements-server.txt && pip install --no-deps .
"""


def closure(extra: str) -> dict[str, str]:
    """Every distribution that an extra of Kilowatt needs, with its installed version."""
    found: dict[str, str] = {}
    waiting = [("kilowatt", extra)]
    seen = set(waiting)
    while waiting:
        name, wanted = waiting.pop()
        for line in distribution(name).requires or ():
            needed = Requirement(line)
            if needed.marker is not None and not needed.marker.evaluate({"extra": wanted}):
                continue
            key = canonicalize_name(needed.name)
            found[key] = version(key)
            pairs = {(key, each) for each in ("", *needed.extras)} - seen
            seen |= pairs
            waiting += sorted(pairs)
    return dict(sorted(found.items()))


def text() -> str:
    lines = [f"{name}=={number}\n" for name, number in closure(EXTRA).items() if name != "kilowatt"]
    return HEADER + "".join(lines)


if __name__ == "__main__":
    LOCK.write_text(text(), encoding="utf-8")
