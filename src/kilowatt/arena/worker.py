"""The process that plays: `python -m kilowatt.arena.worker NOTE`, jobs in on standard input, replies out, a line each.

What a bot prints goes to standard error: standard output belongs to the arena.
"""

import os
import signal
import sys
from pathlib import Path

import msgspec

from kilowatt.arena.note import Note
from kilowatt.arena.table import play
from kilowatt.arena.values import Job


def main() -> None:
    # Ctrl-C is for whoever started us; the end of the input is our own end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    note = Note(Path(sys.argv[1]))
    jobs = os.fdopen(os.dup(0), "rb")
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    for line in jobs:
        replies.write(msgspec.json.encode(play(msgspec.json.decode(line, type=Job), note)) + b"\n")
        replies.flush()


if __name__ == "__main__":
    main()
