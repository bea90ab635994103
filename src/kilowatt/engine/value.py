"""The two base classes of every value in the engine: frozen, hashable, comparable."""

import re

import msgspec


def snake(name: str) -> str:
    """The wire tag of a class: `BuyFuel` travels as `buy_fuel`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Value(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A value: a change is a new value. Trees of values have no cycles, so the collector may ignore them."""


class Tagged(Value, frozen=True, gc=False, tag=snake, tag_field="type"):
    """A value that is one case of a union, and says on the wire which one."""
