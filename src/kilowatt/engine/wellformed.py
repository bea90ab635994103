"""Actions made in Python are not type-checked at run time: these are the questions `check` asks of their fields."""

from kilowatt.engine.ids import Fuel


def is_whole(value: object) -> bool:
    """A whole number; True, 5.0 and "5" are none."""
    return type(value) is int


def is_word(value: object) -> bool:
    return isinstance(value, str)


def is_fuel(value: object) -> bool:
    return isinstance(value, Fuel)


def is_tuple(value: object) -> bool:
    return isinstance(value, tuple)
