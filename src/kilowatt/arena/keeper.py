"""Keeps one playing process: gives it games, ends it when a bot hangs, replaces it when it dies."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic
from typing import Final

import msgspec

from kilowatt.arena.note import NOBODY, Asked, Note
from kilowatt.arena.values import Fault, Given, Job, Reply
from kilowatt.engine import KilowattError, Seat

LOOK: Final = 0.1
"""So often a keeper looks whether its process overruns."""
TRIES: Final = 2
"""A process may die of something else (memory, a hand): only a second death in the same game is the bot's."""


class ArenaFailed(KilowattError):
    """The arena itself is at fault, not a bot."""


class Stopped(Exception):
    """The keeper was told to end while a game was on."""


class Keeper:
    """One process, and whoever takes its place."""

    def __init__(self) -> None:
        self._folder = TemporaryDirectory(prefix="kilowatt-arena-")
        self._note_path = Path(self._folder.name) / "note"
        self._note = Note.create(self._note_path)
        self._process: subprocess.Popen[bytes] | None = None
        self._replies: Queue[bytes] = Queue()
        self._closing = False

    def play(self, job: Job) -> Reply:
        """The game played, if need be with a forfeit for the bot that ended the process."""
        tries = 0
        while True:
            reply, hung = self._exchange(job)
            if reply:
                return msgspec.json.decode(reply, type=Reply)
            asked = self._bury()
            tries += 1
            if asked.seat < 0 or asked.game != job.fixture.index:
                if tries >= TRIES:
                    raise ArenaFailed(f"game {job.fixture.index} ends its process, and no bot was running")
            elif hung or tries >= TRIES:
                job, tries = with_forfeit(job, asked, hung=hung), 0

    def close(self) -> None:
        """End the process, whatever it does; a game that is on raises `Stopped`."""
        self._closing = True
        if self._process is not None:
            kill(self._process)

    def tidy(self) -> None:
        """After `close`, by the thread that plays: nothing is left behind."""
        if self._process is not None:
            self._bury()
        self._note.close()
        self._folder.cleanup()

    # --- the process

    def _exchange(self, job: Job) -> tuple[bytes, bool]:
        """Send a job and wait for its line; an empty one when the process has ended, and whether we ended it."""
        process = self._running()
        if process.stdin is None:
            raise ArenaFailed("the process has no input")
        try:
            process.stdin.write(msgspec.json.encode(job) + b"\n")
            process.stdin.flush()
        except OSError:
            return b"", False
        return self._wait(process, job.limits.grace)

    def _wait(self, process: "subprocess.Popen[bytes]", grace: float) -> tuple[bytes, bool]:
        """The parent's own watch: the same bot asked for too long is ended with its process."""
        seen, since = self._note.read(), monotonic()
        while True:
            try:
                return self._replies.get(timeout=LOOK), False
            except Empty:
                if self._closing:
                    raise Stopped from None
            asked = self._note.read()
            if asked != seen:
                seen, since = asked, monotonic()
            elif asked.allowed and monotonic() - since > asked.allowed + grace:
                kill(process)
                return b"", True

    def _running(self) -> "subprocess.Popen[bytes]":
        if self._closing:
            raise Stopped
        if self._process is None:
            self._process = start_process(self._note_path)
            self._replies = Queue()
            Thread(target=read_lines, args=(self._process, self._replies), daemon=True).start()
        return self._process

    def _bury(self) -> Asked:
        """End the process for good; what it was doing then."""
        if self._process is None:
            raise ArenaFailed("there is no process")
        process, self._process = self._process, None
        kill(process)
        process.wait()
        if process.stdin is not None:
            with suppress(OSError):
                process.stdin.close()
        asked = self._note.read()
        self._note.write(NOBODY)
        return asked


def start_process(note: Path) -> "subprocess.Popen[bytes]":
    """A process that finds whatever can be imported here, and does not hear Ctrl-C."""
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "kilowatt.arena.worker", str(note)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        start_new_session=True,
    )


def kill(process: "subprocess.Popen[bytes]") -> None:
    """The process and all that it has started."""
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()


def read_lines(process: "subprocess.Popen[bytes]", replies: "Queue[bytes]") -> None:
    """Hand on each line, and an empty one at the end."""
    if process.stdout is not None:
        with process.stdout:
            for line in process.stdout:
                replies.put(line)
    replies.put(b"")


def with_forfeit(job: Job, asked: Asked, *, hung: bool) -> Job:
    """The job to play again, up to the move that its process did not survive."""
    fault = Fault.HUNG if hung else Fault.CRASHED
    detail = f"no answer within {asked.allowed:g} s" if hung else "the process ended by itself, twice"
    given = Given(fault, asked.move, Seat(asked.seat), detail)
    return msgspec.structs.replace(job, given=given)
