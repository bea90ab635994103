"""Values as JSON and back. Reading is strict: what is not exactly the value it should be is refused with its place.

A number is a whole number written as one ("5", 5.0 and true are none), unknown fields and unknown `type` tags are
errors, and so is input that is too long, too deep, cut off or not UTF-8.
"""

import re
from functools import cache
from typing import Any, TypeVar, cast

import msgspec

from kilowatt.engine.actions import Action
from kilowatt.engine.config import Chance, Config
from kilowatt.engine.errors import UnreadableData
from kilowatt.engine.events import Event
from kilowatt.engine.state import State

T = TypeVar("T")

MOST_BYTES = 1 << 16
"""No action, event or state comes near this; a record may have `record.MOST_BYTES`."""

NUMBER_TOO_LONG = re.compile(rb"[0-9]{21}")
"""64 bits, all that the generator has, need 20 digits at most."""


def encode(value: object) -> bytes:
    """A value as one line of JSON, its fields in the order of its class.

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
    """The value of a class that JSON stands for; `what` names it in errors.

    >>> decode('{"board": "usa", "players": 3}', Config)
    Config(board='usa', players=3, regions='random', hidden_money=False)
    """
    return cast(T, _decode(data, kind, what or f"a {kind.__name__}", most_bytes))


def decode_action(data: bytes | str) -> Action:
    """An action from the wire, or from a file; whether it is legal is for `Game.check` to say.

    >>> decode_action('{"type": "bid", "amount": 12}')
    Bid(amount=12)
    >>> decode_action('{"type": "bid", "amount": "12"}')
    Traceback (most recent call last):
    kilowatt.engine.errors.UnreadableData: not an action: Expected `int`, got `str` - at `$.amount`
    """
    return cast(Action, _decode(data, Action, "an action", MOST_BYTES))


def decode_event(data: bytes | str) -> Event:
    return cast(Event, _decode(data, Event, "an event", MOST_BYTES))


def decode_state(data: bytes | str) -> State:
    return decode(data, State, "a state")


def decode_config(data: bytes | str) -> Config:
    return decode(data, Config, "a config")


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
