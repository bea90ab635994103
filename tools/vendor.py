"""The page's libraries, taken from their packages: `python -m tools.vendor` writes them anew.

The page is served as written, so what it imports is in the repository: each file of `web/vendor` is made here from the
pinned version of one package, and `vendor.json` says from what, and with which hashes. Needs npm.
"""

import hashlib
import re
import subprocess
import tarfile
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "src" / "kilowatt" / "server" / "web" / "vendor"
TESTS = ROOT / "tests" / "web" / "vendor"
Edit = Callable[[str], str]


class Library(msgspec.Struct, frozen=True):
    """A file of ours, and the files of one package that it is made from, in this order."""

    file: str
    package: str
    version: str
    licence: str
    copyright: str
    upstream: tuple[str, ...]
    changes: tuple[str, ...]
    folder: Path = FOLDER


class Entry(msgspec.Struct, frozen=True):
    """What vendor.json tells about a file."""

    file: str
    package: str
    version: str
    licence: str
    upstream: dict[str, str]
    sha256: str
    changes: tuple[str, ...]


PREACT = "10.29.8"  # of the line that the signals are tested with by their authors
LIBRARIES = (
    Library(
        "preact.js",
        "preact",
        PREACT,
        "MIT",
        "Copyright (c) 2015-present Jason Miller",
        ("dist/preact.mjs",),
        ("banner", "no source map"),
    ),
    Library(
        "hooks.js",
        "preact",
        PREACT,
        "MIT",
        "Copyright (c) 2015-present Jason Miller",
        ("hooks/dist/hooks.mjs",),
        ("banner", "no source map", "relative imports"),
    ),
    Library(
        "signals-core.js",
        "@preact/signals-core",
        "1.14.5",
        "MIT",
        "Copyright (c) 2022-present Preact Team",
        ("dist/signals-core.mjs",),
        ("banner", "no source map"),
    ),
    Library(
        "signals.js",
        "@preact/signals",
        "2.11.4",
        "MIT",
        "Copyright (c) 2022-present Preact Team",
        ("dist/signals.mjs",),
        ("banner", "no source map", "relative imports"),
    ),
    Library(
        "htm.js",
        "htm",
        "3.1.1",
        "Apache-2.0",
        "Copyright 2018 Google Inc.",
        ("dist/htm.mjs",),
        ("banner",),
    ),
    Library(
        "fluent.js",
        "@fluent/bundle",
        "0.19.1",
        "Apache-2.0",
        "Copyright Mozilla and others",
        (
            "esm/types.js",
            "esm/memoizer.js",
            "esm/builtins.js",
            "esm/scope.js",
            "esm/resolver.js",
            "esm/bundle.js",
            "esm/resource.js",
            "esm/index.js",
        ),
        ("banner", "one module", "no comments"),
    ),
    Library(
        "axe.min.js",
        "axe-core",
        "4.14.0",
        "MPL-2.0",
        "Copyright Deque Systems, Inc.",
        ("axe.min.js",),
        (),
        TESTS,
    ),
)
LICENCES = {"preact": "preact.txt", "@preact/signals": "signals.txt", "htm": "apache-2.0.txt"}
"""Whose licence text goes into which file; signals-core shares the one of signals, and fluent that of htm."""

MODULES = {"preact": "./preact.js", "preact/hooks": "./hooks.js", "@preact/signals-core": "./signals-core.js"}
"""What the libraries import by name, and where it is here: a page without a build step has no other way."""


def main() -> None:
    with tempfile.TemporaryDirectory() as scratch:
        packages = {lib.package: fetch(lib.package, lib.version, Path(scratch)) for lib in LIBRARIES}
        for folder in (FOLDER, TESTS):
            folder.mkdir(parents=True, exist_ok=True)
            entries = [write(library, packages[library.package]) for library in LIBRARIES if library.folder == folder]
            (folder / "vendor.json").write_bytes(msgspec.json.format(msgspec.json.encode(entries), indent=2) + b"\n")
        for package, name in LICENCES.items():
            (FOLDER / "licences").mkdir(exist_ok=True)
            text = (packages[package] / "LICENSE").read_text("utf-8")
            (FOLDER / "licences" / name).write_text(text.strip("\n") + "\n", "utf-8")


def fetch(package: str, version: str, scratch: Path) -> Path:
    """The package's files, from wherever npm is set up to take them."""
    folder = scratch / package.replace("/", "-")
    if not folder.exists():
        command = ["npm", "pack", "--silent", "--pack-destination", str(scratch), f"{package}@{version}"]
        packed = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
        with tarfile.open(scratch / packed) as archive:
            archive.extractall(folder, filter="data")
    return folder / "package"


def write(library: Library, package: Path) -> Entry:
    """One file of ours, and what is to be said about it."""
    ours = "\n".join((package / name).read_text("utf-8") for name in library.upstream)
    for change in library.changes:
        ours = CHANGES[change](library)(ours)
    (library.folder / library.file).write_text(ours, "utf-8")
    return Entry(
        library.file,
        library.package,
        library.version,
        library.licence,
        {name: digest((package / name).read_bytes()) for name in library.upstream},
        digest(ours.encode()),
        library.changes,
    )


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


# --- the changes


def banner(library: Library) -> Edit:
    line = f"/*! {library.package} {library.version} | {library.licence} | {library.copyright} */\n"
    return lambda text: line + text.strip() + "\n"


def without_source_map(_: Library) -> Edit:
    return lambda text: re.sub(r"//# sourceMappingURL=\S+\s*$", "", text)


def relative_imports(_: Library) -> Edit:
    return lambda text: re.sub(r'from"([^"./][^"]*)"', lambda found: f'from"{MODULES[found[1]]}"', text)


def one_module(_: Library) -> Edit:
    """Modules one after the other: nothing is imported, and only what the last one exports is exported."""

    def joined(text: str) -> str:
        text = re.sub(r"^import \{[^}]*\} from \"\./\w+\.js\";\n", "", text, flags=re.MULTILINE)
        text = re.sub(r"^export (?=class|function|const)", "", text, flags=re.MULTILINE)
        return re.sub(r"^(export \{[^}]*\}) from \"\./\w+\.js\";$", r"\1;", text, flags=re.MULTILINE)

    return joined


def without_comments(_: Library) -> Edit:
    """Only comments that fill whole lines, so no string can be mistaken for one."""

    def stripped(text: str) -> str:
        text = re.sub(r"^\s*/\*\*(?!!).*?\*/\n", "", text, flags=re.MULTILINE | re.DOTALL)
        return re.sub(r"^\s*//.*\n", "", text, flags=re.MULTILINE)

    return stripped


CHANGES: dict[str, Callable[[Library], Edit]] = {
    "banner": banner,
    "no source map": without_source_map,
    "relative imports": relative_imports,
    "one module": one_module,
    "no comments": without_comments,
}


# --- what the tests ask


def entries_of(folder: Path) -> Iterator[Entry]:
    yield from msgspec.json.decode((folder / "vendor.json").read_bytes(), type=list[Entry])


if __name__ == "__main__":
    main()
