"""Functions and modules stay small."""

from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import pytest

from tools.metrics import Function, Module, Sizes, can_parse_js, measure, median, percentile, python_modules

SHARE = 0.95
"""How many of all functions or modules are of the usual length at most."""


class Limits(NamedTuple):
    """Lines."""

    longest_function: int = 60
    median_function: int = 5
    usual_function: int = 20
    usual_module: int = 300


LIMITS = {
    "Python": Limits(),
    "tests": Limits(usual_module=440),
    "JavaScript": Limits(),
    "CSS": Limits(),
}
"""Where code is longer than the default, the limit is what it has reached: lower it with the code, never raise it."""

SIZES = {sizes.name: sizes for sizes in measure()}
SIZES["Python"] = Sizes("Python", tuple(chain(*(sizes.modules for name, sizes in SIZES.items() if name not in LIMITS))))


@pytest.mark.parametrize("group", ["Python", "tests", "JavaScript"])
def test_functions_are_short(group: str) -> None:
    if group == "JavaScript" and not can_parse_js():
        pytest.skip("the lengths of JavaScript functions: they need Node and 'npm ci'")
    limits, functions = LIMITS[group], SIZES[group].functions
    lengths = [function.lines for function in functions]
    assert [function for function in functions if function.lines > limits.longest_function] == []
    assert median(lengths) <= limits.median_function
    assert percentile(lengths, SHARE) <= limits.usual_function, longest(functions)


@pytest.mark.parametrize("group", LIMITS)
def test_modules_are_short(group: str) -> None:
    modules = SIZES[group].modules
    assert percentile([module.lines for module in modules], SHARE) <= LIMITS[group].usual_module, longest(modules)


def longest(found: Iterable[Function | Module]) -> list[str]:
    ordered = sorted(found, key=lambda one: one.lines, reverse=True)
    return [f"{one.lines} lines: {one[0]}" for one in ordered[:20]]


# --- how it is measured


def test_a_docstring_is_not_counted_and_an_inner_function_is_counted_twice(tmp_path: Path) -> None:
    text = 'def outer():\n    """Two\n    lines."""\n    def inner():\n        return 1\n    return inner\n'
    (tmp_path / "one.py").write_text(text, "utf-8")
    [module] = python_modules(tmp_path, tmp_path)
    assert module.lines == 6
    assert module.functions == (Function("one.py:1 outer", 4), Function("one.py:4 inner", 2))


@pytest.mark.parametrize(("share", "value"), [(0.5, 10), (0.95, 19), (1.0, 20), (0.01, 1)])
def test_a_percentile_is_a_value_that_this_share_does_not_exceed(share: float, value: int) -> None:
    assert percentile(list(range(20, 0, -1)), share) == value
