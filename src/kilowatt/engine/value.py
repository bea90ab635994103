"""The two base classes of every value in the engine: frozen, hashable, comparable."""

import re

import msgspec


def snake(name: str) -> str:
    """The wire tag of a class: `BuyFuel` travels as `buy_fuel`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Value(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An immutable value. Values contain no cycles, so `gc=False` keeps the garbage collector from tracking them."""


class Tagged(Value, frozen=True, gc=False, tag=snake, tag_field="type"):
    """A value of a tagged union; the wire form names its type."""
