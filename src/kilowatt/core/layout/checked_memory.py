"""The arrays of the uncompiled core: like C arrays, but with every access checked.

An index out of bounds raises, a negative one too, and so does a number that does not fit into its C type.
"""

from array import array
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Self

if TYPE_CHECKING:
    Array = array[int]
else:
    Array = array

INT8, UINT8, INT16, INT32, INT64, UINT64, DOUBLE = "b", "B", "h", "i", "q", "Q", "d"


class CheckedArray(Array):
    """An array without indices from the end: in C they would be somebody else's memory."""

    __slots__ = ()

    def __getitem__(self, index: int) -> int:  # type: ignore[override] # no slices: C has none
        if index < 0:
            raise IndexError(f"index {index} is below 0")
        return Array.__getitem__(self, index)

    def __setitem__(self, index: int, value: float) -> None:  # type: ignore[override] # no slices: C has none
        if index < 0:
            raise IndexError(f"index {index} is below 0")
        Array.__setitem__(self, index, value)  # type: ignore[call-overload] # rows of floating-point numbers too

    def duplicate(self) -> "CheckedArray":
        return CheckedArray(self.typecode, self.tobytes())


def row(typecode: str, size: int) -> CheckedArray:
    return CheckedArray(typecode, bytes(array(typecode).itemsize * size))


def grid(typecode: str, rows: int, size: int) -> list[CheckedArray]:
    return [row(typecode, size) for _ in range(rows)]


def cube(typecode: str, grids: int, rows: int, size: int) -> list[list[CheckedArray]]:
    return [grid(typecode, rows, size) for _ in range(grids)]


def duplicate(cells: Any) -> Any:
    """A number, or a copy of a row or a grid."""
    if isinstance(cells, list):
        return [cell.duplicate() for cell in cells]
    return cells.duplicate() if isinstance(cells, CheckedArray) else cells


class CheckedStruct:
    """The uncompiled form of a C struct."""

    LIMITS: ClassVar[Mapping[str, int]]
    """For each single number the limit it must be below, and not below the negative of."""

    def __setattr__(self, name: str, value: Any) -> None:
        limit = self.LIMITS.get(name)
        if limit is not None and not -limit <= value < limit:
            raise OverflowError(f"{name} cannot be {value}")
        object.__setattr__(self, name, value)

    def assign(self, other: Self) -> None:
        """Copy every field of another block."""
        self.__dict__.update({name: duplicate(cells) for name, cells in other.__dict__.items()})
