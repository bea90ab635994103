"""Rebuilds the page's vendored libraries from their npm packages: `python -m tools.vendor`.

The page has no build step, so its libraries are in the repository. This tool bundles pinned versions into one module,
`web/vendor/libraries.js`, because each request counts on a slow line. `vendor.json` lists sources and hashes. Needs
npm.
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
    """A package and the files taken from it."""

    package: str
    version: str
    licence: str
    copyright: str
    upstream: tuple[str, ...]


class Entry(msgspec.Struct, frozen=True):
    """An entry of vendor.json: what one package contributes to one of our files."""

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
        "10.29.8",  # the release line against which @preact/signals is tested
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
BUNDLE = "libraries.js"
EXPORTS = """\
export * from "preact";
export * from "preact/hooks";
export * from "@preact/signals";
export { html } from "htm/preact";
export { FluentBundle, FluentResource } from "@fluent/bundle";
"""
"""What the page may import: the entry module for the bundler, and the declaration file for the type checker."""

AXE = Library("axe-core", "4.14.0", "MPL-2.0", "Copyright Deque Systems, Inc.", ("axe.min.js",))
LICENCES = {"preact": "preact.txt", "@preact/signals": "signals.txt", "htm": "apache-2.0.txt"}
"""Licence file by package. signals-core shares the licence of signals, and fluent that of htm."""


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        packages = {lib: fetch(lib.package, lib.version, scratch) for lib in (*LIBRARIES, AXE)}
        ours = bundle(scratch)
        write_manifest(FOLDER, [entry(lib, packages[lib], ours, ("one module", "minified")) for lib in LIBRARIES])
        axe = TESTS / AXE.upstream[0]
        shutil.copyfile(packages[AXE] / AXE.upstream[0], axe)
        write_manifest(TESTS, [entry(AXE, packages[AXE], axe, ())])
        for lib, folder in packages.items():
            if lib.package in LICENCES:
                text = (folder / "LICENSE").read_text("utf-8")
                (FOLDER / "licences" / LICENCES[lib.package]).write_text(text.strip("\n") + "\n", "utf-8")


def fetch(package: str, version: str, scratch: Path) -> Path:
    """Download and unpack a package from the configured npm registry."""
    folder = scratch / "node_modules" / package
    if not folder.exists():
        command = ["npm", "pack", "--silent", "--pack-destination", str(scratch), f"{package}@{version}"]
        packed = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
        with tarfile.open(scratch / packed) as archive:
            archive.extractall(scratch / "unpacked", filter="data")
        folder.parent.mkdir(parents=True, exist_ok=True)
        (scratch / "unpacked" / "package").rename(folder)
    return folder


def bundle(scratch: Path) -> Path:
    """Bundle all libraries into one module with copyright notices, and write its type declarations."""
    output, metafile = scratch / BUNDLE, scratch / "metafile.json"
    (scratch / "exports.js").write_text(EXPORTS, "utf-8")
    options = ["--bundle", "--format=esm", "--target=es2022", "--minify", "--legal-comments=none"]
    files = ["exports.js", f"--outfile={output}", f"--metafile={metafile}"]
    subprocess.run(["npx", "--yes", BUNDLER, *options, *files, "--log-level=warning"], check=True, cwd=scratch)
    inputs = {name.removeprefix("node_modules/") for name in msgspec.json.decode(metafile.read_bytes())["inputs"]}
    assert inputs == {"exports.js", *(f"{lib.package}/{name}" for lib in LIBRARIES for name in lib.upstream)}, inputs
    head = "".join(f"/*! {lib.package} {lib.version} | {lib.licence} | {lib.copyright} */\n" for lib in LIBRARIES)
    ours = FOLDER / BUNDLE
    ours.write_text(head + output.read_text("utf-8"), "utf-8")
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


def write_manifest(folder: Path, entries: list[Entry]) -> None:
    (folder / "vendor.json").write_bytes(msgspec.json.format(msgspec.json.encode(entries), indent=2) + b"\n")


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


if __name__ == "__main__":
    main()
