"""A note that a playing process leaves where its keeper can read it even after its end: whom it is asking right now."""

import mmap
import struct
from pathlib import Path
from typing import NamedTuple

FORM = struct.Struct("<qqqd")


class Asked(NamedTuple):
    """Who is being asked; `seat` is -1 while no bot runs, `allowed` 0 where time does not matter."""

    game: int
    move: int
    seat: int
    allowed: float


NOBODY = Asked(-1, -1, -1, 0.0)


class Note:
    """A few bytes in a file that two processes share."""

    def __init__(self, path: Path) -> None:
        with path.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), FORM.size)

    @classmethod
    def create(cls, path: Path) -> "Note":
        path.write_bytes(FORM.pack(*NOBODY))
        return cls(path)

    def write(self, asked: Asked) -> None:
        FORM.pack_into(self._shared, 0, *asked)

    def read(self) -> Asked:
        return Asked(*FORM.unpack_from(self._shared, 0))

    def close(self) -> None:
        self._shared.close()
