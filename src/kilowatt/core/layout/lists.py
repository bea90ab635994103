"""Copy numbers between Python lists and C arrays, with a function for each C type."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kilowatt.core.layout.checked_memory import CheckedArray


def read_int8(cells: "CheckedArray", start: int, end: int) -> list[int]:
    return [cells[i] for i in range(start, end)]


def read_int16(cells: "CheckedArray", start: int, end: int) -> list[int]:
    return [cells[i] for i in range(start, end)]


def read_int32(cells: "CheckedArray", start: int, end: int) -> list[int]:
    return [cells[i] for i in range(start, end)]


def check_size(values: Sequence[object], size: int) -> None:
    """Compiled code reads a list without looking at its length, so check it first."""
    if len(values) != size:
        raise ValueError(f"{len(values)} numbers where there are {size}")


def write_int8(cells: "CheckedArray", values: Sequence[int], size: int) -> None:
    check_size(values, size)
    for i in range(size):
        cells[i] = values[i]


def write_int16(cells: "CheckedArray", values: Sequence[int], size: int) -> None:
    check_size(values, size)
    for i in range(size):
        cells[i] = values[i]


def write_int32(cells: "CheckedArray", values: Sequence[int], size: int) -> None:
    check_size(values, size)
    for i in range(size):
        cells[i] = values[i]


def write_int64(cells: "CheckedArray", values: Sequence[int], size: int) -> None:
    check_size(values, size)
    for i in range(size):
        cells[i] = values[i]


def fill_int8(cells: "CheckedArray", values: Sequence[int], size: int) -> int:
    """Write up to `size` numbers and zeros behind them; the count of the numbers."""
    count = len(values)
    if count > size:
        raise ValueError(f"{count} numbers where there is room for {size}")
    for i in range(size):
        cells[i] = values[i] if i < count else 0
    return count
