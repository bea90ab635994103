"""Support for the uncompiled core: a stand-in for `cython`, and an import hook that ignores compiled modules."""

import sys
from collections.abc import Sequence
from contextlib import nullcontext
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

compiled = False
nogil = nullcontext()


class PlainFiles(MetaPathFinder):
    """Find the modules of a package, and of its sub-packages, as .py files even if compiled ones exist."""

    def __init__(self, package: str, folder: str) -> None:
        self.package = package
        self.folder = Path(folder)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(f"{self.package}."):
            return None
        file = self.folder.joinpath(*fullname.removeprefix(f"{self.package}.").split(".")).with_suffix(".py")
        return spec_from_file_location(fullname, file) if file.exists() else None


def prefer_plain_files(package: str, folder: str) -> None:
    sys.meta_path.insert(0, PlainFiles(package, folder))
