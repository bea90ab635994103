"""Stops a bot that takes too long, where the system can: by an alarm in the main thread of the process."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

AGAIN: Final = 0.25
"""A bot that swallows the alarm gets it again after so many seconds."""


class OutOfTime(BaseException):
    """Not an `Exception`, so that a bot which catches those does not catch this."""


def can_interrupt() -> bool:
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raises `OutOfTime` in the body once the time is over; 0 seconds are no limit."""
    if not seconds or not can_interrupt():
        yield
        return
    armed = True

    def ring(number: int, frame: FrameType | None) -> None:
        if armed:
            raise OutOfTime

    before = signal.signal(signal.SIGALRM, ring)
    try:
        try:
            signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
            yield
        finally:
            armed = False  # an alarm that is already on its way must not go off outside
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
