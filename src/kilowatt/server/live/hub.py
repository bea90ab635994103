"""The sockets of this process by match, and who is present at other processes."""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Collection

from kilowatt.engine import Seat
from kilowatt.server.accounts.models import Session
from kilowatt.server.matches.seats import seats_of
from kilowatt.server.matches.table import Table
from kilowatt.server.wire_types import MatchId

REMOTE_TIMEOUT = 60.0
"""Seconds without a message after which another process counts as gone."""


class Watcher:
    """One socket. It is only notified that something is new, and then reads the news itself.

    So nothing queues up for a slow client, and nothing is lost or repeated for a fast one.
    """

    def __init__(self, match: MatchId, session: Session | None) -> None:
        self.match = match
        self.session = session
        self.wake = asyncio.Event()
        self.held: tuple[Seat, ...] = ()
        self.reads_chat = True
        """Whether to read the chat even if no new line is known: at the beginning, and in doubt."""
        self.closing_reason: str | None = None
        """Why the server closes the socket, once it does."""


SeatsAndSpectators = tuple[tuple[Seat, ...], int]
"""Seats, and the number of spectators."""


class Hub:
    """The watchers by match. Queues in `presence_queues` get each match whose watchers came or went."""

    def __init__(self) -> None:
        self.watchers: dict[MatchId, set[Watcher]] = defaultdict(set)
        self.seats: dict[MatchId, Counter[Seat]] = defaultdict(Counter)
        """By match: the number of sockets at each seat."""
        self.spectators: Counter[MatchId] = Counter()
        self.shown: dict[MatchId, SeatsAndSpectators] = {}
        """The presence last sent to clients. It is updated at intervals."""
        self.remote: dict[MatchId, dict[str, tuple[float, tuple[Seat, ...], int]]] = defaultdict(dict)
        """By match and process: time of the last message, seats, spectators."""
        self.presence_queues: list[asyncio.Queue[MatchId]] = []

    def add(self, watcher: Watcher) -> None:
        self.watchers[watcher.match].add(watcher)
        self._count(watcher, 1)
        self.announce_presence(watcher.match)

    def drop(self, watcher: Watcher) -> None:
        match, there = watcher.match, self.watchers[watcher.match]
        there.discard(watcher)
        self._count(watcher, -1)
        self.announce_presence(match)
        if not there:
            del self.watchers[match], self.seats[match]
            for found in (self.spectators, self.shown, self.remote):
                found.pop(match, None)

    def seat(self, watcher: Watcher, table: Table) -> None:
        """Note the seats that a watcher holds now."""
        held = seats_of(table, watcher.session)
        if held == watcher.held:
            return
        if watcher not in self.watchers.get(watcher.match, ()):
            watcher.held = held
            return
        self._count(watcher, -1)
        watcher.held = held
        self._count(watcher, 1)
        self.announce_presence(watcher.match)

    def _count(self, watcher: Watcher, change: int) -> None:
        for seat in watcher.held:
            self.seats[watcher.match][seat] += change
        if not watcher.held:
            self.spectators[watcher.match] += change

    def announce_presence(self, match: MatchId) -> None:
        for queue in self.presence_queues:
            queue.put_nowait(match)

    def on_change(self, table: Table) -> None:
        for watcher in self.watchers.get(table.id, ()):
            self.seat(watcher, table)
            watcher.wake.set()

    def wake(self, match: MatchId) -> None:
        for watcher in self.watchers.get(match, ()):
            watcher.wake.set()

    def recheck_chat(self, match: MatchId) -> None:
        """It is unknown whether a line was stored: let the sockets read the chat again."""
        for watcher in self.watchers.get(match, ()):
            watcher.reads_chat = True
            watcher.wake.set()

    # --- presence

    def local_presence(self, match: MatchId) -> SeatsAndSpectators:
        """Seats and spectators connected to this process."""
        if match not in self.watchers:
            return (), 0
        seats = tuple(sorted(seat for seat, count in self.seats[match].items() if count))
        return seats, self.spectators[match]

    def shown_presence(self, match: MatchId) -> SeatsAndSpectators:
        """The presence to tell clients."""
        if match not in self.shown:
            self.shown[match] = self.presence(match)
        return self.shown[match]

    def show_presence(self, match: MatchId) -> None:
        """Tell the clients of a match who is present now."""
        if match in self.watchers and self.shown.get(match) != (present := self.presence(match)):
            self.shown[match] = present
            self.wake(match)

    def update_remote(self, match: MatchId, process: str, seats: tuple[Seat, ...], spectators: int) -> bool:
        """Store the presence at another process; True if that process is new to this match."""
        if match not in self.watchers:
            return False
        known = self.remote[match].get(process)
        self.remote[match][process] = (time.monotonic(), seats, spectators)
        if known is None or known[1:] != (seats, spectators):
            self.show_presence(match)
        return known is None

    def presence(self, match: MatchId) -> SeatsAndSpectators:
        """Everyone present at a match, at any process."""
        seats, spectators = self.local_presence(match)
        found = set(seats)
        for at, others, watching in self.remote.get(match, {}).values():
            if time.monotonic() - at < REMOTE_TIMEOUT:
                found |= set(others)
                spectators += watching
        return tuple(sorted(found)), spectators

    def online(self, match: MatchId) -> set[Seat]:
        return set(self.presence(match)[0])

    def disconnect(self, reason: str, sessions: Collection[str] | None = None) -> None:
        """Close all sockets, or those of some sessions; clients may reconnect."""
        for there in self.watchers.values():
            for watcher in there:
                if sessions is None or (watcher.session is not None and watcher.session.id in sessions):
                    watcher.closing_reason = reason
                    watcher.wake.set()

    def sessions(self) -> set[str]:
        """The sessions that opened the sockets."""
        there = (watcher.session for watchers in self.watchers.values() for watcher in watchers)
        return {session.id for session in there if session is not None}

    @property
    def count(self) -> int:
        return sum(len(there) for there in self.watchers.values())
