"""Each class and each module has a name of its own, so that a name in a traceback or a search means one thing."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "kilowatt"
FEATURES = {"accounts", "analysis", "history", "live", "lobby", "matches"}
"""Packages of the server with the same structure."""
FEATURE_MODULES = {"models", "routes", "service"}
MIRRORED_CLASSES = {"State", "Table"}
"""Structs of the core's layout. `State` is the engine's state for speed; `Table` holds the lookup tables of a game."""


@cache
def modules() -> tuple[Path, ...]:
    return tuple(path.relative_to(PACKAGE) for path in sorted(PACKAGE.rglob("*.py")) if path.name != "__init__.py")


def is_expected(module: Path) -> bool:
    """Whether the place of a module explains that another one has the same name.

    The core mirrors the engine, the features of the server have the same parts, and a command is named by what it runs.
    """
    return (
        (
            module.parts[0] == "core"
            and any(module.name == other.name for other in modules() if other.parts[0] == "engine")
        )
        or (module.parts[:1] == ("server",) and module.parts[1] in FEATURES and module.stem in FEATURE_MODULES)
        or module.parts[:2] == ("cli", "commands")
    )


def classes() -> Iterator[tuple[str, Path]]:
    for module in modules():
        for node in ast.walk(ast.parse((PACKAGE / module).read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield node.name, module


def test_no_two_modules_have_the_same_name() -> None:
    named = defaultdict[str, list[str]](list)
    for module in modules():
        if not is_expected(module):
            named[module.stem].append(str(module))
    assert {name: found for name, found in named.items() if len(found) > 1} == {}


def test_no_two_modules_of_the_core_have_the_same_name() -> None:
    stems = [module.stem for module in modules() if module.parts[0] == "core"]
    assert {stem for stem in stems if stems.count(stem) > 1} == set()


def test_no_two_classes_have_the_same_name() -> None:
    named = defaultdict[str, list[str]](list)
    for name, module in classes():
        if not (name in MIRRORED_CLASSES and module.parts[0] == "core"):
            named[name].append(str(module))
    assert {name: found for name, found in named.items() if len(found) > 1} == {}
