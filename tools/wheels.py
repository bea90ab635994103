"""Build every kind of package and test each in its own environment: `make test-wheels`, takes some minutes.

The packages are compiled from the tree, compiled from the source distribution, plain Python on request, and plain
Python for lack of a compiler. All must play the same game. If a compiler is required and missing, the build must
fail.
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "tests", "tools", "benchmarks", "docs", "examples")
CORE = ROOT / "src/kilowatt/core"
MODULES = {path for path in CORE.rglob("*.py") if path.with_suffix(".pxd").exists()}
LINT_FILES = {"eslint.config.js", ".prettierrc.json", ".prettierignore", ".stylelintrc.json"}
IGNORED = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info", "build")

SCRIPT = """
import json, sys
from kilowatt.content import game_for
from kilowatt.core import IS_COMPILED, play_many, rules_of
from kilowatt.engine import Config
results = play_many(rules_of(game_for(Config("usa", 4))), [0, 1, 2, 3], 3, seed=5, threads=2)
print(json.dumps([IS_COMPILED, results]))
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        tree = copy_tree(Path(folder) / "tree")
        files = package_files(tree)
        built = {
            "compiled from the tree": (wheel(tree, "compiled", isolated=True), True),
            "compiled from the source distribution": (wheel(source_distribution(tree, files), "from-source"), True),
            "plain Python with KILOWATT_CORE=pure": (wheel(tree, "pure", KILOWATT_CORE="pure"), False),
            "plain Python with a failing compiler": (wheel(tree, "no-compiler", CC="/bin/false"), False),
            "plain Python without a compiler": (wheel(tree, "no-path", PATH=""), False),
        }
        played = {what: play_installed(path, files, compiled=compiled) for what, (path, compiled) in built.items()}
        assert len({str(results) for results in played.values()}) == 1, played
        for what in played:
            print(f"ok: {what}")
        check_refusal(tree)
        print("ok: KILOWATT_CORE=require fails without a compiler")


def copy_tree(place: Path) -> Path:
    """A copy of the source tree without build products."""
    place.mkdir()
    for name in FOLDERS:
        shutil.copytree(ROOT / name, place / name, ignore=IGNORED)
    for path in ROOT.iterdir():
        if path.is_file() and (path.name in LINT_FILES or not path.name.startswith(".")):
            shutil.copy(path, place / path.name)
    return place


def package_files(tree: Path) -> set[str]:
    """Every file of the package. Each build must contain all of them."""
    return {path.relative_to(tree / "src").as_posix() for path in (tree / "src/kilowatt").rglob("*") if path.is_file()}


def pip_wheel(source: Path, out: Path, isolated: bool, variables: dict[str, str]) -> "subprocess.CompletedProcess[str]":
    arguments = ["wheel", "--no-deps", "--quiet", "--wheel-dir", str(out), str(source)]
    if not isolated:
        arguments.insert(1, "--no-build-isolation")  # use the installed build tools; only the compiler is tested
    environment = {key: value for key, value in os.environ.items() if key != "KILOWATT_CORE"} | variables
    return subprocess.run(
        [sys.executable, "-m", "pip", *arguments], env=environment, capture_output=True, text=True, check=False
    )


def wheel(source: Path, name: str, *, isolated: bool = False, **variables: str) -> Path:
    if source.is_dir():
        shutil.rmtree(source / "build", ignore_errors=True)
    out = source.parent / name
    result = pip_wheel(source, out, isolated, variables)
    assert result.returncode == 0, result.stdout + result.stderr
    [built] = out.glob("*.whl")
    return built


def source_distribution(tree: Path, package: set[str]) -> Path:
    made = subprocess.run(
        [sys.executable, "-c", "from setuptools.build_meta import build_sdist; print(build_sdist('dist'))"],
        cwd=tree,
        capture_output=True,
        text=True,
        check=True,
    )
    archive = tree / "dist" / made.stdout.split()[-1]
    with tarfile.open(archive) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
    wanted = {
        "setup.py",
        "pyproject.toml",
        "Makefile",
        "tests/differential/walk.py",
        "benchmarks/game.c",
        *LINT_FILES,
    }
    wanted |= {f"src/{name}" for name in package}
    assert wanted <= names, wanted - names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".pyc"))]
    return archive


def play_installed(built: Path, package: set[str], *, compiled: bool) -> list[object]:
    """Check the content of a wheel, install it alone, and return the results of a game."""
    with zipfile.ZipFile(built) as files:
        names = files.namelist()
    libraries = {f"{name.partition('.')[0]}.py" for name in names if name.endswith((".so", ".pyd"))}
    wanted = {path.relative_to(ROOT / "src").as_posix() for path in MODULES} if compiled else set()
    assert libraries == wanted, libraries ^ wanted
    assert package <= set(names), package - set(names)
    here = built.parent / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(here)], check=True)
    python = here / "bin/python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    subprocess.run([*pip, str(built)], check=True, capture_output=True)
    output = subprocess.run(
        [str(python), "-I", "-c", SCRIPT], cwd=built.parent, capture_output=True, text=True, check=True
    ).stdout
    is_compiled, results = json.loads(output)
    assert is_compiled == compiled
    return list(results)


def check_refusal(tree: Path) -> None:
    shutil.rmtree(tree / "build", ignore_errors=True)
    result = pip_wheel(tree, tree.parent / "require", False, {"KILOWATT_CORE": "require", "CC": "/bin/false"})
    assert result.returncode != 0
    assert "/bin/false" in result.stdout + result.stderr


if __name__ == "__main__":
    main()
