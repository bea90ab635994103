"""The lock file for deployments: complete, within the bounds of pyproject.toml, and without addresses."""

import re
import tomllib

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.lock import EXTRA, LOCK, ROOT, closure

LINE = re.compile(r"[a-z0-9-]+==[0-9][0-9a-z.]*")


def locked() -> dict[str, str]:
    lines = [line for line in LOCK.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert all(LINE.fullmatch(line) for line in lines), "names and versions only, no addresses"
    return dict(line.split("==") for line in lines)


def test_the_lock_file_holds_everything_that_the_server_needs() -> None:
    assert set(closure(EXTRA)) - set(locked()) == set(), "run `make lock`"


def test_the_locked_versions_are_within_the_bounds() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    versions = locked()
    for line in (*project["dependencies"], *project["optional-dependencies"][EXTRA]):
        needed = Requirement(line)
        assert needed.specifier.contains(versions[canonicalize_name(needed.name)]), line
