"""The page's libraries, taken from their packages: `python -m tools.vendor` writes them anew.

The page is served as written, so what it imports is in the repository: `web/vendor/libraries.js` is made here from
pinned versions of packages, all in one module since on a slow line each request counts. `vendor.json` says from what,
and with which hashes. Needs npm.
"""

import hashlib
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path

import msgspec

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "src" / "kilowatt" / "server" / "web" / "vendor"
TESTS = ROOT / "tests" / "web" / "vendor"
BUNDLER = "esbuild@0.28.2"


class Library(msgspec.Struct, frozen=True):
    """A package, and those of its files that are taken."""

    package: str
    version: str
    licence: str
    copyright: str
    upstream: tuple[str, ...]


class Entry(msgspec.Struct, frozen=True):
    """What vendor.json tells about a file of ours: what one package gave to it."""

    file: str
    package: str
    version: str
    licence: str
    upstream: dict[str, str]
    sha256: str
    changes: tuple[str, ...]


LIBRARIES = (
    Library(
        "preact",
        "10.29.8",  # of the line that the signals are tested with by their authors
        "MIT",
        "Copyright (c) 2015-present Jason Miller",
        ("dist/preact.module.js", "hooks/dist/hooks.module.js"),
    ),
    Library(
        "@preact/signals-core",
        "1.14.5",
        "MIT",
        "Copyright (c) 2022-present Preact Team",
        ("dist/signals-core.module.js",),
    ),
    Library(
        "@preact/signals",
        "2.11.4",
        "MIT",
        "Copyright (c) 2022-present Preact Team",
        ("dist/signals.module.js",),
    ),
    Library(
        "htm",
        "3.1.1",
        "Apache-2.0",
        "Copyright 2018 Google Inc.",
        ("dist/htm.module.js", "preact/index.module.js"),
    ),
    Library(
        "@fluent/bundle",
        "0.19.1",
        "Apache-2.0",
        "Copyright Mozilla and others",
        (
            "esm/builtins.js",
            "esm/bundle.js",
            "esm/index.js",
            "esm/memoizer.js",
            "esm/resolver.js",
            "esm/resource.js",
            "esm/scope.js",
            "esm/types.js",
        ),
    ),
)
JOINED = "libraries.js"
EXPORTS = """\
export * from "preact";
export * from "preact/hooks";
export * from "@preact/signals";
export { html } from "htm/preact";
export { FluentBundle, FluentResource } from "@fluent/bundle";
"""
"""What the page may import, as a module for the bundler; as a declaration it says the same to the type checker."""

AXE = Library("axe-core", "4.14.0", "MPL-2.0", "Copyright Deque Systems, Inc.", ("axe.min.js",))
LICENCES = {"preact": "preact.txt", "@preact/signals": "signals.txt", "htm": "apache-2.0.txt"}
"""Whose licence text goes into which file; signals-core shares the one of signals, and fluent that of htm."""


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        packages = {lib: fetch(lib.package, lib.version, scratch) for lib in (*LIBRARIES, AXE)}
        ours = join(scratch)
        tell(FOLDER, [entry(lib, packages[lib], ours, ("one module", "minified")) for lib in LIBRARIES])
        axe = TESTS / AXE.upstream[0]
        shutil.copyfile(packages[AXE] / AXE.upstream[0], axe)
        tell(TESTS, [entry(AXE, packages[AXE], axe, ())])
        for lib, folder in packages.items():
            if lib.package in LICENCES:
                text = (folder / "LICENSE").read_text("utf-8")
                (FOLDER / "licences" / LICENCES[lib.package]).write_text(text.strip("\n") + "\n", "utf-8")


def fetch(package: str, version: str, scratch: Path) -> Path:
    """The package's files, from wherever npm is set up to take them."""
    folder = scratch / "node_modules" / package
    if not folder.exists():
        command = ["npm", "pack", "--silent", "--pack-destination", str(scratch), f"{package}@{version}"]
        packed = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
        with tarfile.open(scratch / packed) as archive:
            archive.extractall(scratch / "unpacked", filter="data")
        folder.parent.mkdir(parents=True, exist_ok=True)
        (scratch / "unpacked" / "package").rename(folder)
    return folder


def join(scratch: Path) -> Path:
    """All libraries as one module, whose head says whose they are; and its types."""
    made, used = scratch / JOINED, scratch / "used.json"
    (scratch / "exports.js").write_text(EXPORTS, "utf-8")
    options = ["--bundle", "--format=esm", "--target=es2022", "--minify", "--legal-comments=none"]
    files = ["exports.js", f"--outfile={made}", f"--metafile={used}"]
    subprocess.run(["npx", "--yes", BUNDLER, *options, *files, "--log-level=warning"], check=True, cwd=scratch)
    taken = {name.removeprefix("node_modules/") for name in msgspec.json.decode(used.read_bytes())["inputs"]}
    assert taken == {"exports.js", *(f"{lib.package}/{name}" for lib in LIBRARIES for name in lib.upstream)}, taken
    head = "".join(f"/*! {lib.package} {lib.version} | {lib.licence} | {lib.copyright} */\n" for lib in LIBRARIES)
    ours = FOLDER / JOINED
    ours.write_text(head + made.read_text("utf-8"), "utf-8")
    ours.with_suffix(".d.ts").write_text(EXPORTS, "utf-8")
    return ours


def entry(library: Library, package: Path, ours: Path, changes: tuple[str, ...]) -> Entry:
    return Entry(
        ours.name,
        library.package,
        library.version,
        library.licence,
        {name: digest((package / name).read_bytes()) for name in library.upstream},
        digest(ours.read_bytes()),
        changes,
    )


def tell(folder: Path, entries: list[Entry]) -> None:
    (folder / "vendor.json").write_bytes(msgspec.json.format(msgspec.json.encode(entries), indent=2) + b"\n")


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


if __name__ == "__main__":
    main()
