"""Who looks at which table in this process, and who is said to be there by others."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Collection

from kilowatt.engine import Seat
from kilowatt.server.accounts.models import Session
from kilowatt.server.matches.service import seats_of
from kilowatt.server.matches.table import Table

FORGET = 60.0
"""A process that has said nothing for so many seconds is gone."""


class Watcher:
    """One socket. It is only ever told that there is something new; what, it looks up by itself.

    So nothing piles up for a slow client, and nothing is lost or repeated for a quick one.
    """

    def __init__(self, match: str, session: Session | None) -> None:
        self.match = match
        self.session = session
        self.wake = asyncio.Event()
        self.held: tuple[Seat, ...] = ()
        self.leaving: str | None = None

    @property
    def is_leaving(self) -> bool:
        return self.leaving is not None

    def look_again(self, table: Table) -> None:
        self.held = seats_of(table, self.session)
        self.wake.set()


class Hub:
    """The watchers by match. `told` is called with a match whenever those here come or go."""

    def __init__(self) -> None:
        self.watchers: dict[str, set[Watcher]] = defaultdict(set)
        self.elsewhere: dict[str, dict[str, tuple[float, tuple[Seat, ...], int]]] = defaultdict(dict)
        """By match and process: when it was heard of, seats, spectators."""
        self.told: list[asyncio.Queue[str]] = []

    def add(self, watcher: Watcher) -> None:
        self.watchers[watcher.match].add(watcher)
        self._moved(watcher.match)

    def drop(self, watcher: Watcher) -> None:
        there = self.watchers[watcher.match]
        there.discard(watcher)
        self._moved(watcher.match)
        if not there:
            del self.watchers[watcher.match]
            self.elsewhere.pop(watcher.match, None)

    def _moved(self, match: str) -> None:
        self.wake(match)
        for queue in self.told:
            queue.put_nowait(match)

    def changed(self, table: Table) -> None:
        for watcher in self.watchers.get(table.id, ()):
            watcher.look_again(table)

    def wake(self, match: str) -> None:
        for watcher in self.watchers.get(match, ()):
            watcher.wake.set()

    # --- presence

    def here(self, match: str) -> tuple[tuple[Seat, ...], int]:
        """Seats and spectators that are connected to this process."""
        there = self.watchers.get(match, ())
        seats = {seat for watcher in there for seat in watcher.held}
        return tuple(sorted(seats)), sum(not watcher.held for watcher in there)

    def heard(self, match: str, process: str, seats: tuple[Seat, ...], spectators: int) -> bool:
        """What another process says; True if it is news that there is such a process at this table."""
        if match not in self.watchers:
            return False
        known = self.elsewhere[match].get(process)
        self.elsewhere[match][process] = (time.monotonic(), seats, spectators)
        if known is None or known[1:] != (seats, spectators):
            self.wake(match)
        return known is None

    def presence(self, match: str) -> tuple[tuple[Seat, ...], int]:
        """Everyone at a table, wherever they are connected."""
        seats, spectators = self.here(match)
        found = set(seats)
        for at, others, watching in self.elsewhere.get(match, {}).values():
            if time.monotonic() - at < FORGET:
                found |= set(others)
                spectators += watching
        return tuple(sorted(found)), spectators

    def online(self, match: str) -> set[Seat]:
        return set(self.presence(match)[0])

    def say_goodbye(self, reason: str, sessions: Collection[str] | None = None) -> None:
        """To everyone, or to those who came by one of these sessions; they may come back as whoever they are then."""
        for there in self.watchers.values():
            for watcher in there:
                if sessions is None or (watcher.session is not None and watcher.session.id in sessions):
                    watcher.leaving = reason
                    watcher.wake.set()

    @property
    def count(self) -> int:
        return sum(len(there) for there in self.watchers.values())
