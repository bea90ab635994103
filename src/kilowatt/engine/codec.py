"""JSON encoding and strict decoding of values. Errors name the place.

Numbers must be written as integers, not as "5", 5.0 or true. Unknown fields and `type` tags are errors. So is input
that is too long, nested too deeply, truncated or not UTF-8.
"""

import re
from functools import cache
from typing import Any, TypeVar, cast

import msgspec

from kilowatt.engine.actions import Action
from kilowatt.engine.config import Chance
from kilowatt.engine.errors import UnreadableData
from kilowatt.engine.state import State

T = TypeVar("T")

MOST_BYTES = 1 << 16
"""Bytes of JSON that are read, far more than any action or state needs. Records have `record.MOST_BYTES`."""

NUMBER_TOO_LONG = re.compile(rb"[0-9]{21}")
"""The longest numbers are 64-bit states of the generator, with at most 20 digits."""


def encode(value: object) -> bytes:
    """A value as one line of JSON, with the fields in the order of the class.

    >>> from kilowatt.engine.actions import Build
    >>> encode(Build("essen"))
    b'{"type":"build","city":"essen"}'
    """
    try:
        data = msgspec.json.encode(value)
    except (UnicodeEncodeError, TypeError, RecursionError) as error:
        raise UnreadableData(f"cannot be written as JSON: {error}") from error
    _check_numbers(data, "cannot be written as JSON")
    return data


def decode(data: bytes | str, kind: type[T], what: str = "", most_bytes: int = MOST_BYTES) -> T:
    """Decode JSON to a value of a class; errors call it `what`.

    >>> from kilowatt.engine.config import Config
    >>> decode('{"board": "usa", "players": 3}', Config)
    Config(board='usa', players=3, regions='random', hidden_money=False)
    """
    return cast(T, _decode(data, kind, what or f"a {kind.__name__}", most_bytes))


def decode_action(data: bytes | str) -> Action:
    """Decode an action. `Game.check` says whether it is legal.

    >>> decode_action('{"type": "bid", "amount": 12}')
    Bid(amount=12)
    >>> decode_action('{"type": "bid", "amount": "12"}')
    Traceback (most recent call last):
    kilowatt.engine.errors.UnreadableData: not an action: Expected `int`, got `str` - at `$.amount`
    """
    return cast(Action, _decode(data, Action, "an action", MOST_BYTES))


def decode_state(data: bytes | str) -> State:
    return decode(data, State, "a state")


def decode_chance(data: bytes | str) -> Chance:
    return decode(data, Chance, "a chance")


def schema(kind: Any) -> dict[str, Any]:
    """The JSON Schema of a class or of a union such as `Action` or `Event`."""
    return msgspec.json.schema(kind)


@cache
def _decoder(kind: Any) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(kind)


def _decode(data: bytes | str, kind: Any, what: str, most_bytes: int) -> Any:
    raw = data if isinstance(data, bytes) else data.encode(errors="surrogatepass")
    _check_length(raw, what, most_bytes)
    _check_utf8(raw, what)
    _check_numbers(raw, f"not {what}")
    try:
        return _decoder(kind).decode(raw)
    except msgspec.DecodeError as error:
        raise UnreadableData(f"not {what}: {error}") from error
    except RecursionError as error:
        raise UnreadableData(f"not {what}: nested too deeply") from error


def _check_length(data: bytes, what: str, most_bytes: int) -> None:
    if len(data) > most_bytes:
        raise UnreadableData(f"not {what}: {len(data)} bytes, and at most {most_bytes} are read")


def _check_utf8(data: bytes, what: str) -> None:
    try:
        data.decode()
    except UnicodeDecodeError as error:
        raise UnreadableData(f"not {what}: not UTF-8 at byte {error.start}") from error


def _check_numbers(data: bytes, fault: str) -> None:
    found = NUMBER_TOO_LONG.search(data)
    if found is not None:
        raise UnreadableData(f"{fault}: a number of more than 20 digits at byte {found.start()}")
