"""Run-time type checks of action fields: actions built in Python are not validated when they are made."""

from kilowatt.engine.ids import Fuel


def is_whole(value: object) -> bool:
    """Whether this is an integer; True, 5.0 and "5" are not."""
    return type(value) is int


def is_word(value: object) -> bool:
    return isinstance(value, str)


def is_fuel(value: object) -> bool:
    return isinstance(value, Fuel)


def is_tuple(value: object) -> bool:
    return isinstance(value, tuple)
