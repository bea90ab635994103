"""The numbers stand twice, for Python and for C: they must be the same."""

import re
from pathlib import Path

import kilowatt.core
from kilowatt.core import codes
from kilowatt.core.blocks import State, Table
from kilowatt.core.weights import NAMES

FOLDER = Path(kilowatt.core.__file__).parent
PXD = (FOLDER / "codes.pxd").read_text("utf-8")


def constants(text: str) -> dict[str, int]:
    return {name: int(value) for name, value in re.findall(r"^    (\w+) = (\d+)$", text, re.MULTILINE)}


def test_the_constants_of_c_are_those_of_python() -> None:
    in_python = {name: value for name, value in vars(codes).items() if name.isupper() and isinstance(value, int)}
    in_c = constants(PXD)
    assert in_c.items() <= in_python.items()
    assert in_python.keys() - in_c.keys() <= {"ACTIONS"}


def test_the_planners_weights_are_numbered_in_the_order_of_their_names() -> None:
    in_c = constants((FOLDER / "planner.pxd").read_text("utf-8"))
    assert in_c["WEIGHTS"] == len(NAMES)
    for name, place in in_c.items():
        if name in NAMES:
            assert NAMES[place] == name


def struct_fields(name: str) -> set[str]:
    body = re.search(rf"cdef struct {name}:\n(.*?)(?:\n\n|\Z)", PXD, re.DOTALL)
    assert body is not None
    found: set[str] = set()
    for line in body[1].splitlines():
        kind_and_names = re.sub(r"^(unsigned long long|\w+) ", "", line.strip())
        found |= {field.split("[")[0] for field in kind_and_names.split(", ")}
    return found


def test_the_memory_has_the_same_fields_compiled_or_not() -> None:
    assert struct_fields("CState") == vars(State()).keys()
    assert struct_fields("CTable") == vars(Table()).keys()


def test_rows_of_c_are_as_long_as_those_of_python() -> None:
    """Every array of the structs, dimension by dimension."""
    for name, block in (("CState", State()), ("CTable", Table())):
        body = re.search(rf"cdef struct {name}:\n(.*?)(?:\n\n|\Z)", PXD, re.DOTALL)
        assert body is not None
        for field, sizes in re.findall(r"(\w+)((?:\[\d+\])+)", body[1]):
            value = getattr(block, field)
            for size in map(int, re.findall(r"\d+", sizes)):
                assert len(value) == size, field
                value = value[0]
