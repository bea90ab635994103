"""Sizes of functions and modules, by package: `python -m tools.metrics`.

A function's lines are counted without its docstring. JavaScript functions need Node and `npm ci`.
"""

import ast
import json
import shutil
import statistics
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
MIGRATIONS: Final = "server/store/migrations"
"""Written once and never changed: their functions are as long as the schema is."""
WEB: Final = Path("src/kilowatt/server/web")
LEAVE_OUT: Final = {"vendor", "__pycache__", "node_modules"}


class Function(NamedTuple):
    """A named function and where it is."""

    place: str
    lines: int


class Module(NamedTuple):
    """A file of code, style or markup."""

    path: Path
    lines: int
    functions: tuple[Function, ...]


class Sizes(NamedTuple):
    """The modules of one package or language."""

    name: str
    modules: tuple[Module, ...]

    @property
    def functions(self) -> list[Function]:
        return [one for module in self.modules for one in module.functions if MIGRATIONS not in one.place]

    @property
    def lines(self) -> int:
        return sum(module.lines for module in self.modules)


def measure(root: Path = ROOT) -> tuple[Sizes, ...]:
    """Each Python package, the other folders of Python, and the page's JavaScript and CSS."""
    packages = sorted(path for path in (root / "src/kilowatt").iterdir() if (path / "__init__.py").is_file())
    folders = {path.name: path for path in packages}
    folders |= {name: root / name for name in ("tests", "tools", "benchmarks", "examples")}
    python = [Sizes(name, tuple(python_modules(folder, root))) for name, folder in folders.items()]
    scripts = Sizes("JavaScript", tuple(js_modules(root)))
    styles = [Module(path.relative_to(root), count_lines(path), ()) for path in files(root / WEB, ".css")]
    return (*python, scripts, Sizes("CSS", tuple(styles)))


def files(folder: Path, suffix: str) -> list[Path]:
    found = sorted(folder.rglob(f"*{suffix}"))
    return [path for path in found if not LEAVE_OUT & set(path.relative_to(folder).parts)]


def count_lines(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


# --- Python


def python_modules(folder: Path, root: Path) -> Iterator[Module]:
    for path in files(folder, ".py"):
        place = path.relative_to(root)
        yield Module(place, count_lines(path), tuple(python_functions(path, place)))


def python_functions(path: Path, place: Path) -> Iterator[Function]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield Function(f"{place.as_posix()}:{node.lineno} {node.name}", code_lines(node))


def code_lines(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    first = node.body[0]
    docstring = (first.end_lineno or 0) - first.lineno + 1 if ast.get_docstring(node, clean=False) is not None else 0
    return (node.end_lineno or node.lineno) - node.lineno + 1 - docstring


# --- JavaScript


def js_modules(root: Path) -> Iterator[Module]:
    paths = files(root / WEB, ".js")
    found = js_functions(paths)
    for path in paths:
        place = path.relative_to(root)
        functions = [Function(f"{place.as_posix()}:{one['line']} {one['name']}", one["lines"]) for one in found[path]]
        yield Module(place, count_lines(path), tuple(functions))


def js_functions(paths: list[Path]) -> dict[Path, list[dict[str, int]]]:
    if not can_parse_js():
        return {path: [] for path in paths}
    command = ["node", str(ROOT / "tools/js_functions.js"), *map(str, paths)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return {Path(path): functions for path, functions in json.loads(said).items()}


def can_parse_js() -> bool:
    return shutil.which("node") is not None and (ROOT / "node_modules/espree").is_dir()


# --- figures


def percentile(values: list[int], share: float) -> int:
    """The smallest value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[max(0, -int(-len(ordered) * share // 1) - 1)] if ordered else 0


def median(values: list[int]) -> int:
    return statistics.median_high(values) if values else 0


def row(sizes: Sizes) -> str:
    functions, modules = [one.lines for one in sizes.functions], [module.lines for module in sizes.modules]
    spans = [(median(values), percentile(values, 0.95), max(values, default=0)) for values in (functions, modules)]
    figures = "".join(f"{figure:>8}" for span in spans for figure in span)
    return f"{sizes.name:<12}{len(modules):>6}{sizes.lines:>8}{figures}"


def main() -> None:
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT
    print(f"{'':<26}{'function lines':^24}{'module lines':^24}")
    print(f"{'':<12}{'files':>6}{'lines':>8}" + f"{'median':>8}{'95 %':>8}{'most':>8}" * 2)
    for sizes in measure(root):
        print(row(sizes))
    if not can_parse_js():
        print("JavaScript functions are not measured: they need Node and 'npm ci'.")


if __name__ == "__main__":
    main()
