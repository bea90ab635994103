"""Forfeits: the failures of bots, described so that every run gives the same text."""

from pathlib import Path
from typing import Final

from kilowatt.arena.play.results import Fault
from kilowatt.arena.play.time_limit import OutOfTime
from kilowatt.bots import driver, failures
from kilowatt.bots.failures import one_line, without_addresses
from kilowatt.engine import Action, Seat
from kilowatt.engine.notation.action_text import print_action

MOST_ANSWER: Final = 200
"""Characters of an answer in a detail."""
ALARM_LINES: Final = 3
"""Lines at the end of a traceback that belong to the alarm and not to the bot."""
OWN_FILES: Final = failures.OWN_FILES | {
    str(Path(__file__).with_name(f"{module}.py")) for module in ("drivers", "arena_game", "questions")
}


class Forfeited(Exception):
    """A bot has lost its game."""

    def __init__(self, seat: Seat, fault: Fault, detail: str, answer: str = "", trace: str = "") -> None:
        super().__init__(seat, fault, detail, answer, trace)
        self.seat, self.fault, self.detail, self.answer, self.trace = seat, fault, detail, answer, trace


def forfeited_by(seat: Seat, error: BaseException, fault: Fault = Fault.RAISED) -> Forfeited:
    """The forfeit for an exception of a bot, or for a bad plan."""
    match error:
        case driver.IllegalMove(action=action, refusal=refusal):
            return Forfeited(seat, Fault.ILLEGAL, f"refused: {refusal}", answer=printed_action(action))
        case driver.NotAPlan():
            return Forfeited(seat, Fault.NOT_AN_ACTION, without_addresses(str(error))[:MOST_ANSWER])
        case _:
            return Forfeited(seat, fault, one_line(error), trace=traceback_of(error))


def printed_action(action: Action) -> str:
    try:
        return print_action(action)
    except Exception:  # the fields of a bot's action may be anything
        return without_addresses(repr(action))[:MOST_ANSWER]


def traceback_of(error: BaseException) -> str:
    """The end of the traceback, without the frames of the arena."""
    return failures.traceback_of(error, OWN_FILES, skip=ALARM_LINES if isinstance(error, OutOfTime) else 0)
