"""What the core needs where nothing is compiled: the little it uses of `cython`, and a way to insist on plain files."""

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
    """Finds a package's modules as .py files even where compiled ones lie beside them."""

    def __init__(self, package: str, folder: str) -> None:
        self.package = package
        self.folder = Path(folder)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, name = fullname.rpartition(".")
        file = self.folder / f"{name}.py"
        return spec_from_file_location(fullname, file) if package == self.package and file.exists() else None


def prefer_plain_files(package: str, folder: str) -> None:
    sys.meta_path.insert(0, PlainFiles(package, folder))
