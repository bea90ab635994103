"""The law of clocks: a player's time grows only by the increments of completed turns."""

from kilowatt.engine import Seat
from kilowatt.engine.events import PhaseBegan
from kilowatt.server.matches.models import Clock, Entry
from tests.simulation.moments import Moment

TOLERANCE = 1
"""Milliseconds, for rounding."""


class ClockLaw:
    """Follows one match and says when somebody gains time."""

    def __init__(self, clock: Clock | None, number: int) -> None:
        self.clock = clock
        self.first = number
        """The number of moves before those that are counted."""
        self.completed: list[Seat | None] = []
        """For each move in force: the seat whose turn it completed, unless a bot made it."""
        self.taken_back: list[Seat | None] = []
        """The same of moves that were taken back: by everyone's consent the increments stay."""
        self.deadlines: dict[int, int] = {}
        """The first deadline of each turn."""

    def gained(self, before: Moment, after: Moment, entries: list[Entry]) -> str | None:
        """How a commit gives someone more time than they had; None if it does not."""
        completed = self._follow(after, entries)
        if self.clock is None or after.match.status != "running" or before.match.status != "running":
            return None
        if self.clock.kind == "bank":
            found = self._in_bank(before, after, completed) or self._in_game(after)
        else:
            found = self._in_new_turn(self.clock, after)
        return found or self._in_turn(after)

    def _follow(self, after: Moment, entries: list[Entry]) -> list[Seat]:
        """Count the turns that these entries complete, and forget those that a player undoes alone."""
        completed = []
        actors = [*(entry.seat for entry in entries), after.match.active][1:]
        for entry, actor in zip(entries, actors, strict=True):
            if entry.kind != "act":
                if entry.kind == "takeback":
                    self.taken_back += self.completed[max(0, entry.number - self.first) :]
                del self.completed[max(0, entry.number - self.first) :]
                self.first = min(self.first, entry.number)
                continue
            is_end = entry.by != "bot" and (actor != entry.seat or begins_phase(entry))
            self.completed.append(entry.seat if is_end else None)
            completed += [entry.seat] if is_end else []
        return completed

    def _in_bank(self, before: Moment, after: Moment, completed: list[Seat]) -> str | None:
        """A bank grows only by an increment for each turn that its seat has completed now."""
        assert self.clock is not None
        old, new = before.match, after.match
        for seat, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
            had = was.bank or 0
            if seat == old.active and old.deadline is not None and new.turn != old.turn:
                had = min(had, max(0, old.deadline - (new.turn_began or 0)))
            most = had + 1000 * self.clock.increment * completed.count(Seat(seat))
            if (now.bank or 0) > most + TOLERANCE:
                return f"the bank of seat {seat} rose from {had} to {now.bank}, with {completed} completed"
        return None

    def _in_game(self, after: Moment) -> str | None:
        """In all, a bank holds at most its start and an increment for each completed turn."""
        assert self.clock is not None
        completed = self.completed + self.taken_back
        for seat, now in enumerate(after.seats):
            most = 1000 * (self.clock.seconds + self.clock.increment * completed.count(Seat(seat)))
            if (now.bank or 0) > most:
                return f"the bank of seat {seat} is {now.bank}, more than {most}"
        return None

    def _in_new_turn(self, clock: Clock, after: Moment) -> str | None:
        began, until = after.match.turn_began, after.match.deadline
        if began is not None and until is not None and until - began > 1000 * clock.seconds:
            return f"turn {after.match.turn} has {until - began} ms"
        return None

    def _in_turn(self, after: Moment) -> str | None:
        """The deadline of a turn never moves back, even if another person takes the seat."""
        turn, until = after.match.turn, after.match.deadline
        if until is not None and until > self.deadlines.setdefault(turn, until) + TOLERANCE:
            return f"the deadline of turn {turn} moved by {until - self.deadlines[turn]} ms"
        return None


def begins_phase(entry: Entry) -> bool:
    return any(isinstance(event, PhaseBegan) for event in entry.events)
