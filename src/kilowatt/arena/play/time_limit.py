"""Interrupts a bot that takes too long by an alarm signal, where the system and the thread allow it."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

REPEAT_SECONDS: Final = 0.25
"""Seconds between two alarms for a bot that catches the first."""


class OutOfTime(BaseException):
    """Not an `Exception`, so that `except Exception` in a bot does not catch it."""


def can_interrupt() -> bool:
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raises `OutOfTime` in the body after this time; 0 seconds are no limit."""
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
            signal.setitimer(signal.ITIMER_REAL, seconds, REPEAT_SECONDS)
            yield
        finally:
            armed = False  # a pending alarm must not raise outside the body
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
