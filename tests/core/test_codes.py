"""The numbers and the memory stand twice, for Python and for C: they must be the same."""

import ast
import re
from pathlib import Path
from typing import NamedTuple

import pytest

import kilowatt.core
from kilowatt.content import game_for
from kilowatt.core import action_of, blocks, codes
from kilowatt.core.blocks import BYTE, INT, LONG, SCALARS, SHORT, WORD, Row, State, Table
from kilowatt.core.fields import StateFields, TableFields
from kilowatt.core.weights import NAMES, VARIANTS
from kilowatt.engine import BoardId, Config, PlantNumber

GAME = game_for(Config(BoardId("germany"), 2))
FOLDER = Path(kilowatt.core.__file__).parent
PXD = (FOLDER / "codes.pxd").read_text("utf-8")
C_TYPES = {"int8_t": BYTE, "int16_t": SHORT, "int32_t": INT, "int": INT, "int64_t": LONG, "unsigned long long": WORD}
BITS = {BYTE: 7, SHORT: 15, INT: 31}


class Field(NamedTuple):
    """A field of a C struct: its type as Python's array calls it, and the size of each dimension."""

    kind: str
    sizes: tuple[int, ...]


def constants(text: str) -> dict[str, int]:
    return {name: int(value) for name, value in re.findall(r"^    (\w+) = (\d+)$", text, re.MULTILINE)}


def struct(name: str) -> dict[str, Field]:
    body = re.search(rf"cdef struct {name}:\n(.*?)(?:\n\n|\Z)", PXD, re.DOTALL)
    assert body is not None
    found: dict[str, Field] = {}
    for line in body[1].splitlines():
        kind, names = re.fullmatch(r"    (unsigned long long|\w+) (.*)", line).groups()  # type: ignore[union-attr]
        for name_and_sizes in names.split(", "):
            field, *sizes = re.findall(r"\w+", name_and_sizes)
            found[field] = Field(C_TYPES[kind], tuple(size_of(size) for size in sizes))
    return found


def size_of(word: str) -> int:
    return int(word) if word.isdigit() else int(vars(codes)[word])


def test_the_constants_of_c_are_those_of_python() -> None:
    in_python = {name: value for name, value in vars(codes).items() if name.isupper() and isinstance(value, int)}
    in_c = constants(PXD)
    assert in_c.items() <= in_python.items()
    assert in_python.keys() - in_c.keys() <= {"ACTIONS"}


def test_every_variant_of_the_planner_is_a_policy() -> None:
    assert codes.POLICIES == codes.PLANNER + VARIANTS


def test_the_documented_numbers_are_those_of_the_code() -> None:
    """Every number of the space stands in the row of docs/core.md that names its action, or in none."""
    written = (Path(__file__).parents[2] / "docs/core.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d+)(?: to (\d+))? \| (\w+)", written, re.MULTILINE)
    told = {code: word for first, last, word in rows for code in range(int(first), int(last or first) + 1)}
    assert told == {code: word for code in range(codes.ACTIONS) if (word := word_for(code))}
    assert f"is its size, {codes.ACTIONS}." in written
    assert f"`MOST_BID`, {codes.MOST_BID}," in written


def word_for(code: int) -> str:
    """What docs/core.md calls the action of a number; nothing where there is none."""
    try:
        action = action_of(GAME.book, code, tuple(PlantNumber(number) for number in (5, 12, 21, 46)))
    except ValueError:
        return ""
    words: list[str] = re.findall("[A-Z][a-z]+", type(action).__name__)
    return words[0].lower()


def test_the_planners_weights_are_numbered_in_the_order_of_their_names() -> None:
    in_c = constants((FOLDER / "planner.pxd").read_text("utf-8"))
    assert in_c["WEIGHTS"] == len(NAMES)
    for name, place in in_c.items():
        if name in NAMES:
            assert NAMES[place] == name


@pytest.mark.parametrize(("name", "block"), [("CState", State()), ("CTable", Table())])
def test_the_memory_is_the_same_compiled_or_not(name: str, block: State | Table) -> None:
    """Every field: its name, its sizes dimension by dimension, its type."""
    fields = struct(name)
    assert fields.keys() == vars(block).keys()
    for field, (kind, sizes) in fields.items():
        value = getattr(block, field)
        for size in sizes[:-1]:
            assert len(value) == size, field
            value = value[0]
        if sizes:
            assert isinstance(value, Row), field
            assert (len(value), value.typecode) == (sizes[-1], kind), field
        else:
            assert isinstance(value, int), field


def test_single_numbers_of_a_state_are_checked_by_their_c_types() -> None:
    singles = {field: kind for field, (kind, sizes) in struct("CState").items() if not sizes}
    assert {field: 1 << BITS[kind] for field, kind in singles.items()} == SCALARS


def test_every_field_can_be_read_and_written_by_its_name() -> None:
    """Only lists say themselves how long they are."""
    assert struct("CTable").keys() == TableFields.__annotations__.keys()
    assert struct("CState").keys() - {"deck_top", "deck_end", "fate_count"} == StateFields.__annotations__.keys()


@pytest.mark.parametrize("pxd", sorted(FOLDER.glob("*.pxd")), ids=lambda path: path.stem)
def test_what_a_module_imports_uncompiled_it_has_compiled_too(pxd: Path) -> None:
    """A name that its .pxd lacks would not be there, or would be looked up in Python."""
    declared = set(re.findall(r"\w+", pxd.read_text("utf-8")))
    assert plain_imports(pxd.with_suffix(".py").read_text("utf-8")) - vars(blocks).keys() <= declared


def plain_imports(source: str) -> set[str]:
    """The names that are imported only where nothing is compiled."""
    return {
        name.name
        for block in ast.parse(source).body
        if isinstance(block, ast.If) and ast.unparse(block.test) in ("not cython.compiled", "cython.compiled")
        for node in (block.body if ast.unparse(block.test).startswith("not") else block.orelse)
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
