"""A playing process: `python -m kilowatt.arena.play.worker STATUS_FILE`.

It reads lists of jobs from standard input, plays the jobs of a list together, and writes replies to standard output,
one JSON value a line. Output that a bot prints goes to standard error.
"""

import os
import signal
import sys
from pathlib import Path

import msgspec

from kilowatt.arena.play.jobs import Job
from kilowatt.arena.play.together import play_together
from kilowatt.arena.play.worker_status import WorkerStatus


def main() -> None:
    # Ctrl-C is for the parent process; this one ends with its input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    status = WorkerStatus(Path(sys.argv[1]))
    jobs = os.fdopen(os.dup(0), "rb")
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    for line in jobs:
        for reply in play_together(msgspec.json.decode(line, type=list[Job]), status):
            replies.write(msgspec.json.encode(reply) + b"\n")
            replies.flush()


if __name__ == "__main__":
    main()
