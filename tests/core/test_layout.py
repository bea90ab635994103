"""The generated layout: it is up to date, and both forms of the core have the same fields."""

import ast
import re
from pathlib import Path

import pytest

import kilowatt.core
from kilowatt.core import codes
from kilowatt.core.layout import blocks, checked_memory
from kilowatt.core.layout.definition import STATE, TABLE, Struct
from kilowatt.core.layout.fields import StateFields
from kilowatt.core.players.weights import NAMES, VARIANTS
from tools import layout

CORE = Path(kilowatt.core.__file__).parent
STRUCTS = pytest.mark.parametrize("struct", [TABLE, STATE], ids=lambda struct: struct.name)


@pytest.mark.parametrize("name", sorted(layout.generated()))
def test_generated_files_are_up_to_date(name: str) -> None:
    message = f"layout/{name} is out of date: run `python -m tools.layout`"
    assert (layout.FOLDER / name).read_text("utf-8") == layout.generated()[name], message


@STRUCTS
def test_a_struct_ends_with_a_single_number(struct: Struct) -> None:
    """The sanitizer does not check the bounds of an array at the end of a struct."""
    assert struct.fields[-1].sizes == ()
    assert not struct.fields[-1].is_cell


@STRUCTS
def test_the_bounds_of_windows_are_internal_fields(struct: Struct) -> None:
    windows = [field.window for field in struct.fields if field.window is not None]
    bounds = {name for window in windows for name in (window.start, window.end) if name}
    assert bounds == {field.name for field in struct.fields if field.is_internal}


@STRUCTS
def test_the_uncompiled_struct_starts_with_zeros_of_the_right_size(struct: Struct) -> None:
    block = getattr(blocks, struct.name)()
    for field in struct.fields:
        cells, sizes = getattr(block, field.name), [getattr(codes, size) for size in field.sizes]
        for size in sizes[:-1]:
            assert len(cells) == size
            cells = cells[0]
        if sizes or field.is_cell:
            assert isinstance(cells, checked_memory.CheckedArray)
            assert (len(cells), cells.typecode) == (sizes[-1] if sizes else 1, field.ctype.typecode)
        else:
            assert cells == 0


def test_the_type_codes_of_rows_are_those_of_the_layout() -> None:
    for ctype in {field.ctype for struct in (TABLE, STATE) for field in struct.fields}:
        assert getattr(checked_memory, ctype.name) == ctype.typecode


def test_every_public_field_of_a_state_can_be_read_by_name() -> None:
    assert list(StateFields.__annotations__) == [field.name for field in STATE.fields if not field.is_internal]


def test_codes_and_weights_share_no_name() -> None:
    """Their C constants are in one enum."""
    assert not layout.whole_numbers(layout.CODES).keys() & layout.whole_numbers(layout.WEIGHTS).keys()


def test_each_weight_is_the_index_of_its_name() -> None:
    numbers = layout.whole_numbers(layout.WEIGHTS)
    assert [numbers[name] for name in NAMES] == list(range(len(NAMES)))


def test_every_variant_of_the_planner_is_a_policy() -> None:
    assert codes.POLICIES == codes.PLANNER + VARIANTS


@pytest.mark.parametrize(
    "pxd",
    [path for path in sorted(CORE.rglob("*.pxd")) if path.with_suffix(".py").exists()],
    ids=lambda path: path.stem,
)
def test_a_module_declares_in_c_what_it_imports_uncompiled(pxd: Path) -> None:
    """A name missing in the .pxd would be undefined, or looked up in Python."""
    declared = set(re.findall(r"\w+", pxd.read_text("utf-8")))
    imported = plain_imports(pxd.with_suffix(".py").read_text("utf-8"))
    assert imported - vars(blocks).keys() - vars(checked_memory).keys() <= declared


def plain_imports(source: str) -> set[str]:
    """The names that are imported only by the uncompiled module."""
    return {
        name.name
        for block in ast.parse(source).body
        if isinstance(block, ast.If) and ast.unparse(block.test) in ("not cython.compiled", "cython.compiled")
        for node in (block.body if ast.unparse(block.test).startswith("not") else block.orelse)
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
