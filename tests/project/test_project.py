"""Checks of the project as a whole."""

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import kilowatt

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GENERATED = re.compile(r"\.(?!ci$).*|.*\.egg-info|__pycache__|build|dist|htmlcov|node_modules")
"""Files made by tools: everything with a leading dot except .ci, and build products."""

CODE = {".py", ".so", ".pyd"}

# Joined here, so that this file does not match itself.
UNFINISHED = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]) + r")\b")
FOREIGN_PATH = re.compile(r"(?<![\w-])" + "shared" + r"/(?![\w/-]+\.(?:js|css)\b)|(?<!\w)/" + "work" + r"/")
"""The page's own folder of that name, its modules and its styles are allowed."""


def files(folder: Path = ROOT) -> Iterator[Path]:
    """Every file of the project except those made by tools."""
    for path in sorted(folder.iterdir()):
        if GENERATED.fullmatch(path.name):
            continue
        if path.is_dir():
            yield from files(path)
        else:
            yield path


def lines() -> Iterator[tuple[str, str]]:
    """Every line of text in the project with its location."""
    for path in files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), start=1):
            yield f"{path.relative_to(ROOT)}:{number}", line


def test_the_version_is_the_same_everywhere() -> None:
    assert PYPROJECT["project"]["version"] == kilowatt.__version__


def test_the_licence_is_present_and_named() -> None:
    assert PYPROJECT["project"]["license"] == "MIT"
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License\n")


def test_the_package_is_marked_as_typed() -> None:
    assert (ROOT / "src/kilowatt/py.typed").is_file()


def test_every_module_has_a_docstring() -> None:
    bare = [
        str(path.relative_to(ROOT))
        for path in files()
        if path.suffix == ".py"
        and (tree := ast.parse(path.read_text(encoding="utf-8"))).body
        and not ast.get_docstring(tree)
    ]
    assert bare == []


def test_every_folder_with_code_is_a_package() -> None:
    """Otherwise it would not be installed."""
    folders = {path.parent for path in files(ROOT / "src") if path.suffix == ".py"}
    assert [folder for folder in sorted(folders) if not (folder / "__init__.py").is_file()] == []


def test_every_file_in_the_package_is_installed() -> None:
    patterns = PYPROJECT["tool"]["setuptools"]["package-data"]["kilowatt"]
    package = ROOT / "src/kilowatt"
    installed = {path for pattern in patterns for path in package.glob(pattern)}
    # setuptools installs code and compiled modules by itself.
    others = {path for path in files(package) if path.suffix not in CODE}
    assert others - installed == set()


def test_no_unfinished_work_is_marked() -> None:
    assert [place for place, line in lines() if UNFINISHED.search(line)] == []


def test_no_paths_outside_the_project() -> None:
    assert [place for place, line in lines() if FOREIGN_PATH.search(line)] == []


def test_make_alone_lists_every_target() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    [targets] = re.findall(r"^\.PHONY: (.*)$", makefile, flags=re.MULTILINE)
    output = subprocess.run(
        ["make", "--no-print-directory"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    assert re.findall(r"^  make ([\w-]+)  +\w", output, flags=re.MULTILINE) == targets.split()


def test_an_old_python_is_refused_with_its_version(tmp_path: Path) -> None:
    old = tmp_path / "python3.9"
    old.write_text('#!/bin/sh\n[ "$1" = --version ] && echo "Python 3.9.2" || exit 1\n', encoding="utf-8")
    old.chmod(0o755)
    venv = tmp_path / "venv"
    result = subprocess.run(
        ["make", f"PYTHON={old}", f"VENV={venv}", f"{venv}/bin/python"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode != 0
    assert f"Kilowatt needs Python 3.11 or newer; '{old}' is Python 3.9.2." in result.stderr
    assert not venv.exists()
