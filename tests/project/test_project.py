"""What must hold for the project as a whole."""

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import kilowatt

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MADE = re.compile(r"\.(?!ci$).*|.*\.egg-info|__pycache__|build|dist|htmlcov|node_modules")
"""What tools leave behind; all that has a leading dot, but for .ci, is theirs or for them."""

CODE = {".py", ".so", ".pyd"}

# Put together here, so that this file does not hold what it looks for.
OPEN_END = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]) + r")\b")
FOREIGN_PATH = re.compile(r"(?<![\w-])" + "shared" + r"/(?![\w/-]+\.js\b)|/" + "work" + r"/")
"""A folder of that name with modules of the page in it is our own."""


def files(folder: Path = ROOT) -> Iterator[Path]:
    """Every file of the project, without those that tools have made."""
    for path in sorted(folder.iterdir()):
        if MADE.fullmatch(path.name):
            continue
        if path.is_dir():
            yield from files(path)
        else:
            yield path


def lines() -> Iterator[tuple[str, str]]:
    """Every line of text in the project with its place."""
    for path in files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), start=1):
            yield f"{path.relative_to(ROOT)}:{number}", line


def test_the_version_is_the_same_everywhere() -> None:
    assert PYPROJECT["project"]["version"] == kilowatt.__version__


def test_the_licence_is_there_and_named() -> None:
    assert PYPROJECT["project"]["license"] == "MIT"
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License\n")


def test_the_package_says_that_it_is_typed() -> None:
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
    """Else it would be left out of what is installed."""
    folders = {path.parent for path in files(ROOT / "src") if path.suffix == ".py"}
    assert [folder for folder in sorted(folders) if not (folder / "__init__.py").is_file()] == []


def test_every_file_in_the_package_is_installed() -> None:
    patterns = PYPROJECT["tool"]["setuptools"]["package-data"]["kilowatt"]
    package = ROOT / "src/kilowatt"
    installed = {path for pattern in patterns for path in package.glob(pattern)}
    # Code, and what is compiled on this machine, is installed by its own way.
    others = {path for path in files(package) if path.suffix not in CODE}
    assert others - installed == set()


def test_no_open_ends() -> None:
    assert [place for place, line in lines() if OPEN_END.search(line)] == []


def test_no_paths_outside_the_project() -> None:
    assert [place for place, line in lines() if FOREIGN_PATH.search(line)] == []


def test_make_alone_lists_every_target() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    [targets] = re.findall(r"^\.PHONY: (.*)$", makefile, flags=re.MULTILINE)
    told = subprocess.run(["make", "--no-print-directory"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert re.findall(r"^  make ([\w-]+)  +\w", told, flags=re.MULTILINE) == targets.split()


def test_an_old_python_is_refused_by_name(tmp_path: Path) -> None:
    old = tmp_path / "python3.9"
    old.write_text('#!/bin/sh\n[ "$1" = --version ] && echo "Python 3.9.2" || exit 1\n', encoding="utf-8")
    old.chmod(0o755)
    venv = tmp_path / "venv"
    told = subprocess.run(
        ["make", f"PYTHON={old}", f"VENV={venv}", f"{venv}/bin/python"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode != 0
    assert f"Kilowatt needs Python 3.11 or newer; '{old}' is Python 3.9.2." in told.stderr
    assert not venv.exists()
