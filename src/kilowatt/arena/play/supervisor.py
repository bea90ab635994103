"""Supervises one playing process: sends it games, kills it when a bot hangs, replaces it when it dies."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic
from typing import Final

import msgspec

from kilowatt.arena.play.jobs import Job, KnownForfeit, Reply
from kilowatt.arena.play.python_bots import send as send_bots
from kilowatt.arena.play.results import Fault
from kilowatt.arena.play.worker_status import IDLE, Status, WorkerStatus
from kilowatt.engine import KilowattError, Seat

POLL_SECONDS: Final = 0.1
"""Seconds between two checks whether the process exceeds a time limit."""
MOST_DEATHS: Final = 2
"""Deaths of the process in one game that count as the fault of the bot; fewer may have another cause."""


class ArenaFailed(KilowattError):
    """The arena itself is at fault, not a bot."""


class Stopped(Exception):
    """The supervisor was closed during a game."""


class WorkerSupervisor:
    """One playing process at a time."""

    def __init__(self) -> None:
        self._folder = TemporaryDirectory(prefix="kilowatt-arena-")
        self._status_path = Path(self._folder.name) / "status"
        self._status = WorkerStatus.create(self._status_path)
        self._process: subprocess.Popen[bytes] | None = None
        self._replies: Queue[bytes] = Queue()
        self._closing = False

    def play_all(self, jobs: Sequence[Job]) -> Iterator[Reply]:
        """Play games together. If that kills the process, play the rest one by one, to find whose fault it is."""
        left = {job.fixture.index: job for job in jobs}
        if len(jobs) > 1:
            yield from self._play_together(left)
        for job in left.values():
            yield self.play(job)

    def _play_together(self, left: dict[int, Job]) -> Iterator[Reply]:
        """Play games until they have ended or the process dies; leave those that have not ended."""
        jobs = [*left.values()]
        process = self._send(jobs)
        while left:
            line = self._wait(process, jobs[0].limits.grace)[0] if process is not None else b""
            if not line:
                self._terminate()
                return
            reply = msgspec.json.decode(line, type=Reply)
            del left[reply.result.index]
            yield reply

    def play(self, job: Job) -> Reply:
        """Play a game; a bot that kills the process or hangs loses by forfeit."""
        deaths = 0
        while True:
            reply, hung = self._exchange(job)
            if reply:
                return msgspec.json.decode(reply, type=Reply)
            last = self._terminate()
            deaths += 1
            if last.seat < 0 or last.game != job.fixture.index:
                if deaths >= MOST_DEATHS:
                    raise ArenaFailed(f"game {job.fixture.index} kills its process, and no bot was running")
            elif hung or deaths >= MOST_DEATHS:
                job, deaths = with_forfeit(job, last, hung=hung), 0

    def close(self) -> None:
        """Kill the process; a game in progress raises `Stopped`. Any thread may call this."""
        self._closing = True
        if self._process is not None:
            kill(self._process)

    def clean_up(self) -> None:
        """Release everything after `close`; only for the thread that plays."""
        if self._process is not None:
            self._terminate()
        self._status.close()
        self._folder.cleanup()

    # --- the process

    def _exchange(self, job: Job) -> tuple[bytes, bool]:
        """Send a job and wait for the reply, which is empty if the process died; and whether it was killed here."""
        process = self._send([job])
        return (b"", False) if process is None else self._wait(process, job.limits.grace)

    def _send(self, jobs: Sequence[Job]) -> "subprocess.Popen[bytes] | None":
        """Send jobs to the process; None if it has died."""
        for path in {job.python_bots for job in jobs}:
            send_bots(path)
        process = self._running()
        if process.stdin is None:
            raise ArenaFailed("the process has no input")
        try:
            process.stdin.write(msgspec.json.encode(jobs) + b"\n")
            process.stdin.flush()
        except OSError:
            return None
        return process

    def _wait(self, process: "subprocess.Popen[bytes]", grace: float) -> tuple[bytes, bool]:
        """Kill the process when the same bot runs longer than its limit plus the grace."""
        last, since = self._status.read(), monotonic()
        while True:
            try:
                return self._replies.get(timeout=POLL_SECONDS), False
            except Empty:
                if self._closing:
                    raise Stopped from None
            status = self._status.read()
            if status != last:
                last, since = status, monotonic()
            elif status.allowed and monotonic() - since > status.allowed + grace:
                kill(process)
                return b"", True

    def _running(self) -> "subprocess.Popen[bytes]":
        if self._closing:
            raise Stopped
        if self._process is None:
            self._process = start_process(self._status_path)
            self._replies = Queue()
            Thread(target=read_lines, args=(self._process, self._replies), daemon=True).start()
        return self._process

    def _terminate(self) -> Status:
        """Kill the process and reap it; returns its last status."""
        if self._process is None:
            raise ArenaFailed("there is no process")
        process, self._process = self._process, None
        kill(process)
        process.wait()
        if process.stdin is not None:
            with suppress(OSError):
                process.stdin.close()
        last = self._status.read()
        self._status.write(IDLE)
        return last


def start_process(status: Path) -> "subprocess.Popen[bytes]":
    """A process with the same import path, in a session of its own so that Ctrl-C does not reach it."""
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "kilowatt.arena.play.worker", str(status)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        start_new_session=True,
    )


def kill(process: "subprocess.Popen[bytes]") -> None:
    """Kill the process and its children."""
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()


def read_lines(process: "subprocess.Popen[bytes]", replies: "Queue[bytes]") -> None:
    """Put each line into the queue, and an empty one at the end."""
    if process.stdout is not None:
        with process.stdout:
            for line in process.stdout:
                replies.put(line)
    replies.put(b"")


def with_forfeit(job: Job, last: Status, *, hung: bool) -> Job:
    """The job again, with a forfeit at the move that killed its process."""
    fault = Fault.HUNG if hung else Fault.CRASHED
    detail = f"no answer within {last.allowed:g} s" if hung else "the process ended by itself, twice"
    known = KnownForfeit(fault, last.move, Seat(last.seat), detail)
    return msgspec.structs.replace(job, known_forfeit=known)
