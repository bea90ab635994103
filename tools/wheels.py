"""Build every kind of package and try each in an environment of its own: `make test-wheels`, some minutes.

Compiled from the tree, compiled from the source distribution, plain by wish, plain for want of a compiler: all play the
same game. Where a compiler is demanded and there is none, the build fails and says so.
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
MODULES = {path.stem for path in (ROOT / "src/kilowatt/core").glob("*.pxd")} - {"codes"}
LEAVE_OUT = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info", "build")

TRY = """
import json, sys
from kilowatt.content import game_for
from kilowatt.core import IS_COMPILED, play_many, rules_of
from kilowatt.engine import Config
results = play_many(rules_of(game_for(Config("usa", 4))), [0, 1, 2, 3], 3, seed=5, threads=2)
print(json.dumps([IS_COMPILED, results]))
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        tree = copy_of_the_tree(Path(folder) / "tree")
        files = package_files(tree)
        built = {
            "compiled, from the tree": (wheel(tree, "compiled", isolated=True), True),
            "compiled, from the source distribution": (wheel(source_distribution(tree, files), "from-source"), True),
            "plain, by KILOWATT_CORE=pure": (wheel(tree, "pure", KILOWATT_CORE="pure"), False),
            "plain, without a compiler": (wheel(tree, "no-compiler", CC="/bin/false"), False),
            "plain, with no compiler to be found": (wheel(tree, "no-path", PATH=""), False),
        }
        played = {what: tried(path, files, compiled=compiled) for what, (path, compiled) in built.items()}
        assert len({str(results) for results in played.values()}) == 1, played
        for what in played:
            print(f"good: {what}")
        refused(tree)
        print("good: KILOWATT_CORE=require without a compiler fails")


def copy_of_the_tree(place: Path) -> Path:
    """Without what was built in it."""
    place.mkdir()
    for name in FOLDERS:
        shutil.copytree(ROOT / name, place / name, ignore=LEAVE_OUT)
    for path in ROOT.iterdir():
        if path.is_file() and not path.name.startswith("."):
            shutil.copy(path, place / path.name)
    return place


def package_files(tree: Path) -> set[str]:
    """Every file of the package: all must be in whatever is built, code and pages and tables alike."""
    return {path.relative_to(tree / "src").as_posix() for path in (tree / "src/kilowatt").rglob("*") if path.is_file()}


def pip_wheel(source: Path, out: Path, isolated: bool, variables: dict[str, str]) -> "subprocess.CompletedProcess[str]":
    words = ["wheel", "--no-deps", "--quiet", "--wheel-dir", str(out), str(source)]
    if not isolated:
        words.insert(1, "--no-build-isolation")  # with the tools at hand: it is the compiler that is tried
    environment = {key: value for key, value in os.environ.items() if key != "KILOWATT_CORE"} | variables
    return subprocess.run(
        [sys.executable, "-m", "pip", *words], env=environment, capture_output=True, text=True, check=False
    )


def wheel(source: Path, name: str, *, isolated: bool = False, **variables: str) -> Path:
    if source.is_dir():
        shutil.rmtree(source / "build", ignore_errors=True)
    out = source.parent / name
    ran = pip_wheel(source, out, isolated, variables)
    assert ran.returncode == 0, ran.stdout + ran.stderr
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
    wanted = {"setup.py", "pyproject.toml", "Makefile", "tests/differential/walk.py", "benchmarks/reference.c"}
    wanted |= {f"src/{name}" for name in package}
    assert wanted <= names, wanted - names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".pyc"))]
    return archive


def tried(built: Path, package: set[str], *, compiled: bool) -> list[object]:
    """What the wheel plays, installed by itself; and that it holds what it should."""
    with zipfile.ZipFile(built) as files:
        names = files.namelist()
    libraries = {Path(name).name.partition(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    assert libraries == (MODULES if compiled else set()), libraries
    assert package <= set(names), package - set(names)
    here = built.parent / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(here)], check=True)
    python = here / "bin/python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"]
    subprocess.run([*pip, str(built)], check=True, capture_output=True)
    said = subprocess.run(
        [str(python), "-I", "-c", TRY], cwd=built.parent, capture_output=True, text=True, check=True
    ).stdout
    is_compiled, results = json.loads(said)
    assert is_compiled == compiled
    return list(results)


def refused(tree: Path) -> None:
    shutil.rmtree(tree / "build", ignore_errors=True)
    ran = pip_wheel(tree, tree.parent / "require", False, {"KILOWATT_CORE": "require", "CC": "/bin/false"})
    assert ran.returncode != 0
    assert "/bin/false" in ran.stdout + ran.stderr


if __name__ == "__main__":
    main()
