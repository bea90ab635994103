"""JSON encoding and decoding with msgspec, for HTTP and sockets."""

from typing import TypeVar

import msgspec

from kilowatt.engine import UnreadableData, codec
from kilowatt.server.problems import Code, Problem

T = TypeVar("T")
MAX_BYTES = 1 << 24


def encode(value: object) -> bytes:
    """Encode any of the server's values; unlike the engine's codec it does not check the size of numbers."""
    return msgspec.json.encode(value)


def decode(data: bytes, kind: type[T]) -> T:
    """Decode strictly, with the engine's codec; `bad_request` if the data is not of this type."""
    try:
        return codec.decode(data, kind, "a request", MAX_BYTES)
    except UnreadableData as error:
        raise Problem(Code.BAD_REQUEST, fault=str(error)[:300]) from error
