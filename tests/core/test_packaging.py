"""Build and packaging of the core; `make test-wheels` builds and tries every kind of package."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CORE = ROOT / "src/kilowatt/core"
BESIDE = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "src/kilowatt/__init__.py", "src/kilowatt/py.typed")


def run(*words: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, **variables}
    return subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False)


def test_every_module_with_c_declarations_is_compiled() -> None:
    said = run(
        sys.executable,
        "-c",
        "import setuptools; setuptools.setup = lambda **_: None; import setup; print(*setup.MODULES)",
        KILOWATT_CORE="pure",
        PYTHONPATH=str(ROOT),
    )
    compiled = {CORE / f"{name.replace('.', '/')}.py" for name in said.stdout.split()}
    assert compiled == {path for path in CORE.rglob("*.py") if path.with_suffix(".pxd").exists()}
    assert compiled >= {path for path in CORE.rglob("*.py") if "import cython" in path.read_text("utf-8")}


def test_an_unknown_build_mode_is_refused() -> None:
    said = run(sys.executable, "setup.py", "--version", KILOWATT_CORE="fast")
    assert said.returncode != 0
    assert "KILOWATT_CORE=fast: it must be one of auto, pure, require, debug" in said.stderr


@pytest.mark.nightly
def test_a_plain_wheel_contains_every_source_file_and_no_library(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    tree.mkdir()
    for path in (*sources(), *(ROOT / name for name in BESIDE)):
        place = tree / path.relative_to(ROOT)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(path.read_bytes())
    said = run(
        *(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"),
        *("--wheel-dir", str(tmp_path), str(tree)),
        KILOWATT_CORE="pure",
    )
    assert said.returncode == 0, said.stderr
    [wheel] = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as files:
        names = set(files.namelist())
    assert {path.relative_to(ROOT / "src").as_posix() for path in sources()} <= names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c"))]


def sources() -> list[Path]:
    return [path for path in (ROOT / "src/kilowatt/core").rglob("*") if path.suffix in {".py", ".pxd"}]


def test_the_compiler_is_a_build_requirement_and_not_a_dependency() -> None:
    written = (ROOT / "pyproject.toml").read_text("utf-8")
    assert re.search(r"^requires = .*cython", written, re.MULTILINE)
    assert re.search(r'^dependencies = \["msgspec', written, re.MULTILINE)


@pytest.mark.parametrize("line", ["*.so", "/build/"])
def test_build_results_are_ignored_by_git(line: str) -> None:
    assert line in (ROOT / ".gitignore").read_text("utf-8").splitlines()
