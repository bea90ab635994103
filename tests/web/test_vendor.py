"""The vendored files match their list, and the type checker uses the same versions."""

import re
from pathlib import Path

import msgspec
import pytest

from kilowatt.i18n import LANGUAGES
from tools.fonts import FONT_FILES, FONTS, LETTERS, stylesheet
from tools.vendor import AXE, BUNDLE, EXPORTS, FOLDER, LIBRARIES, ROOT, TESTS, Entry, digest

FOLDERS = (FOLDER, FONTS, TESTS)


def entries(folder: Path) -> list[Entry]:
    return msgspec.json.decode((folder / "vendor.json").read_bytes(), type=list[Entry])


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.relative_to(ROOT).as_posix())
def test_every_vendored_file_is_listed_with_its_hash(folder: Path) -> None:
    there = {path.name: digest(path.read_bytes()) for path in folder.iterdir() if path.suffix in {".js", ".woff2"}}
    assert there == {entry.file: entry.sha256 for entry in entries(folder)}


def test_the_list_names_the_versions_that_the_tool_downloads() -> None:
    taken = {(lib.package, lib.version, lib.licence, lib.upstream) for lib in (*LIBRARIES, AXE)}
    listed = [entry for folder in (FOLDER, TESTS) for entry in entries(folder)]
    assert {(entry.package, entry.version, entry.licence, tuple(entry.upstream)) for entry in listed} == taken


def test_the_types_are_those_of_the_vendored_versions() -> None:
    packages = msgspec.json.decode((ROOT / "package.json").read_bytes())["devDependencies"]
    vendored = {library.package: library.version for library in LIBRARIES}
    assert {name: packages.get(name) for name in vendored} == vendored
    assert (FOLDER / BUNDLE).with_suffix(".d.ts").read_text("utf-8") == EXPORTS


def test_the_lock_file_names_no_registry() -> None:
    assert "resolved" not in (ROOT / "package-lock.json").read_text("utf-8")


def test_every_library_names_its_licence_and_origin() -> None:
    head = (FOLDER / BUNDLE).read_text("utf-8").splitlines()[: len(LIBRARIES)]
    for library, line in zip(LIBRARIES, head, strict=True):
        assert line == f"/*! {library.package} {library.version} | {library.licence} | {library.copyright} */"
    assert f"v{AXE.version}\n" in (TESTS / AXE.upstream[0]).read_text("utf-8")[:100]


def test_the_libraries_import_nothing_else() -> None:
    assert re.search(r'\b(from|import|require)\s*[("]', (FOLDER / BUNDLE).read_text("utf-8")) is None


def test_the_licences_are_included() -> None:
    texts = {path.name: path.read_text("utf-8") for path in (FOLDER / "licences").iterdir()}
    assert all("MIT License" in texts[name] for name in ("preact.txt", "signals.txt"))
    assert "Apache License" in texts["apache-2.0.txt"]
    assert "SIL Open Font License, Version 1.1" in (FONTS / "OFL.txt").read_text("utf-8")


# --- fonts


def test_the_style_sheet_is_generated() -> None:
    assert (FOLDER.parent / "css" / "fonts.css").read_text("utf-8") == stylesheet()


def test_the_fonts_hold_every_letter_of_the_languages_in_latin_script() -> None:
    held = {chr(letter) for letters in LETTERS.values() for letter in letters}
    for language in LANGUAGES:
        if language != "ja":
            folder = ROOT / "src" / "kilowatt" / "i18n" / "locales" / language
            used = {letter for path in folder.glob("*.ftl") for letter in path.read_text("utf-8") if letter.isalpha()}
            assert used - held == set(), language


def test_the_fonts_are_small() -> None:
    sizes = [path.stat().st_size for path in FONTS.glob("*.woff2")]
    assert len(sizes) == sum(len(parts) for _, _, parts in FONT_FILES)
    assert sum(sizes) <= 76_000
