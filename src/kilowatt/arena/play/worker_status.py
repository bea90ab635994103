"""What a playing process is doing, in shared memory: its supervisor can read it even after the process has died."""

import mmap
import struct
from pathlib import Path
from typing import NamedTuple

LAYOUT = struct.Struct("<qqqd")


class Status(NamedTuple):
    """The bot that is running: `seat` is -1 while none is, `allowed` is its time limit in seconds or 0."""

    game: int
    move: int
    seat: int
    allowed: float


IDLE = Status(-1, -1, -1, 0.0)


class WorkerStatus:
    """A status in a file that two processes map into memory."""

    def __init__(self, path: Path) -> None:
        with path.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), LAYOUT.size)

    @classmethod
    def create(cls, path: Path) -> "WorkerStatus":
        path.write_bytes(LAYOUT.pack(*IDLE))
        return cls(path)

    def write(self, status: Status) -> None:
        LAYOUT.pack_into(self._shared, 0, *status)

    def read(self) -> Status:
        return Status(*LAYOUT.unpack_from(self._shared, 0))

    def close(self) -> None:
        self._shared.close()
