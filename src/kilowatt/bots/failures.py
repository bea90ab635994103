"""Failures of bots as text: the same text in every run, and nothing in it that runs code of the bot later."""

import re
import traceback
from types import TracebackType
from typing import Final

from kilowatt.bots import registry
from kilowatt.engine.value import Value

FAILURES: Final = (Exception, SystemExit)
"""What a bot may raise. Anything else, such as Ctrl-C, is not the bot's."""
MOST_TRACE_LINES: Final = 12
MOST_DETAIL: Final = 300
"""Characters of an error on one line."""
ADDRESS: Final = re.compile(r"0x[0-9a-f]{6,}")
"""An address in memory: it differs from run to run."""
OWN_FILES: Final = frozenset({__file__.replace("failures", "driver"), registry.__file__})
"""Files whose frames begin every traceback."""


class Failure(Value, frozen=True, gc=False):
    """How a bot failed."""

    detail: str
    """The error on one line."""
    trace: str


def failure_of(error: BaseException) -> Failure:
    return Failure(one_line(error), traceback_of(error))


def one_line(error: BaseException) -> str:
    """The error on one line."""
    try:
        text = str(error)
    except Exception:  # a bot's own exception may fail at this too
        text = "(it cannot be printed)"
    return without_addresses(" ".join(f"{type(error).__name__}: {text}".split()))[:MOST_DETAIL]


def traceback_of(error: BaseException, own_files: frozenset[str] = OWN_FILES, skip: int = 0) -> str:
    """The end of the traceback, without the frames of the caller's files and without the last `skip` lines."""
    text = "".join(traceback.format_exception(type(error), error, bot_frames(error.__traceback__, own_files)))
    lines = text.rstrip().splitlines()
    return without_addresses("\n".join(lines[: len(lines) - skip][-MOST_TRACE_LINES:]))


def bot_frames(frames: TracebackType | None, own_files: frozenset[str]) -> TracebackType | None:
    while frames is not None and frames.tb_frame.f_code.co_filename in own_files:
        frames = frames.tb_next
    return frames


def without_addresses(text: str) -> str:
    return ADDRESS.sub("0x…", text)
