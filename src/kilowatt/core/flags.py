"""Arrays of flags, one byte each: how many are set, and where. `fast_flags.pxd` has the same for compiled code."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kilowatt.core.layout.checked_memory import CheckedArray

FLAGS: Final = 48
"""The length of such an array: the cities, rounded up to whole blocks of eight."""


def count_flags(flags: "CheckedArray") -> int:
    return sum(flags[i] for i in range(FLAGS))


def place_of_flag(flags: "CheckedArray", number: int) -> int:
    """The place of a set flag, counted from 0; there must be one."""
    place = 0
    number -= flags[place]
    while number >= 0:
        place += 1
        number -= flags[place]
    return place
