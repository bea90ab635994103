"""Laws about every commit, checked on the database itself before anyone else can read it."""

from collections import namedtuple
from typing import Any, Final, cast

import msgspec
from msgspec.structs import replace

from kilowatt.content import game_for
from kilowatt.engine import Game, IllegalAction, State, codec
from kilowatt.server.client_secrets import hashed
from kilowatt.server.matches.match_rows import EVENTS, entry_of
from kilowatt.server.matches.models import Entry, Terms
from kilowatt.server.matches.table import redacted
from kilowatt.server.store.database import now
from kilowatt.server.store.log_rows import MOVES, listed
from tests.simulation.absence_law import AbsenceLaw
from tests.simulation.clock_laws import ClockLaw, begins_phase
from tests.simulation.database import Store
from tests.simulation.moments import MatchRow, Moment, SeatRow
from tests.simulation.process import ACTOR
from tests.simulation.world import World

entry_row: Final[Any] = cast(Any, namedtuple("entry_row", MOVES))
"""A row of the log, as `entry_of` reads it."""
ENDED: Final = ("finished", "abandoned")


class Log:
    """A match's log as it was committed, replayed with the engine."""

    def __init__(self, moment: Moment, terms: Terms, states: list[State], known: list[bytes]) -> None:
        self.moment = moment
        self.game: Game = game_for(terms.config)
        self.clocks = ClockLaw(terms.clock, moment.match.number)
        self.states = states
        """The game after each number of moves in force; empty until it has begun."""
        self.entries: list[Entry] = []
        """Those of the simulation; there may be older ones."""
        self.times: list[float] = []
        """When each of them was committed."""
        self.public = known
        """The whole log as everyone may see it."""

    def add(self, entries: list[Entry], seconds: float) -> None:
        self.entries += entries
        self.times += [seconds] * len(entries)
        self.public += [public(entry) for entry in entries]


class Laws:
    """Compares the database after each commit with what it was before."""

    def __init__(self, world: World, store: Store, absence: AbsenceLaw) -> None:
        self.world = world
        self.file = store.file
        self.absence = absence
        self.sessions: dict[str, str] = {}
        """The id of each session by the hash of its token, also after it has ended."""
        self.logs: dict[str, Log] = {}
        store.on_commit = self.check

    def begin(self, match: str, terms: Terms, states: list[State], known: list[bytes]) -> None:
        """Watch a match that exists already."""
        row = next(row for row in self._matches() if row.id == match)
        self.logs[match] = Log(self._moment(row), terms, states, known)
        self._note_sessions()

    def session_of(self, token: str | None) -> str | None:
        """The session that a token belongs to, or belonged to."""
        return None if token is None else self.sessions.get(hashed(token))

    def _note_sessions(self) -> None:
        self.sessions |= dict(self.file.execute("SELECT token, id FROM sessions"))

    def check(self) -> None:
        self._note_sessions()
        for row in self._matches():
            log = self.logs.get(row.id)
            if log is None:
                self.logs[row.id] = Log(self._moment(row), self._terms(row.id), [], [])
            elif row != log.moment.match:
                self._check(log, self._moment(row))

    def _matches(self) -> list[MatchRow]:
        columns = ", ".join(f'"{name}"' for name in MatchRow._fields)
        return [MatchRow(*row) for row in self.file.execute(f"SELECT {columns} FROM matches")]

    def _moment(self, row: MatchRow) -> Moment:
        columns = ", ".join(SeatRow._fields)
        seats = self.file.execute(f'SELECT {columns} FROM seats WHERE "match" = ? ORDER BY seat', (row.id,))
        orders = self.file.execute('SELECT seat FROM standing_orders WHERE "match" = ?', (row.id,))
        votes = self.file.execute('SELECT kind, seat, target, seq FROM votes WHERE "match" = ?', (row.id,))
        places = tuple(SeatRow(*seat) for seat in seats)
        return Moment(row, places, frozenset(seat for (seat,) in orders), frozenset(votes))

    def _terms(self, match: str) -> Terms:
        (options,) = self.file.execute("SELECT options FROM matches WHERE id = ?", (match,)).fetchone()
        return codec.decode(options, Terms)

    # --- one commit

    def _check(self, log: Log, after: Moment) -> None:
        before, log.moment = log.moment, after
        entries = self.entries_of(after.match.id, before.match.seq)
        shown = [(entry.kind, entry.seat, entry.by, str(entry.action)) for entry in entries]
        public = [redacted(entry.events) for entry in entries]
        self.world.note("commits", after.match, after.seats, *shown, *public)
        self._check_growth(before.match, after.match, entries)
        for entry in entries:
            self._check_right(before, entry)
        self._check_consent(before, after, entries)
        if any(entry.by == "clock" and begins_phase(entry) for entry in entries[:-1]):
            self.world.fail("a clock plays only the turn that has run out", *shown)
        if not log.states and after.match.status == "running":
            log.states.append(self._opening_state(log))
        for entry in entries:
            self._replay(log, entry)
        log.add(entries, self.world.loop.seconds)
        broken = log.clocks.gained(before, after, entries)
        if broken:
            self.world.fail("clocks never gain time", broken, before, after)
        broken = self.absence.broken(before, after, self.session_of(ACTOR.get()), log.clocks.clock, now())
        if broken:
            self.world.fail("the game waits for absent players", broken, before, after)

    def entries_of(self, match: str, after: int) -> list[Entry]:
        query = f'SELECT {listed(MOVES)} FROM moves WHERE "match" = ? AND seq > ? ORDER BY seq'
        return [entry_of(entry_row(*row)) for row in self.file.execute(query, (match, after))]

    def _opening_state(self, log: Log) -> State:
        query = "SELECT opening FROM matches WHERE id = ?"
        (opening,) = self.file.execute(query, (log.moment.match.id,)).fetchone()
        state = log.game.bare_table()
        for event in EVENTS.decode(opening):
            state = log.game.evolve(state, event)
        return state

    def _check_growth(self, before: MatchRow, after: MatchRow, entries: list[Entry]) -> None:
        """The log grows by whole entries, numbered without gaps, and a game that has ended stays so."""
        if [entry.seq for entry in entries] != list(range(before.seq + 1, after.seq + 1)):
            self.world.fail("the log only grows", before, after, [entry.seq for entry in entries])
        if (after.seq, after.version) <= (before.seq, before.version):
            self.world.fail("every change has a new number", before, after)
        if entries and entries[-1].number != after.number:
            self.world.fail("the number of moves is that of the last entry", after, entries[-1])
        if before.status in ENDED and (after.status, after.seq) != (before.status, before.seq):
            self.world.fail("a game that has ended stays as it is", before, after)

    def _check_right(self, before: Moment, entry: Entry) -> None:
        """The author of an entry was allowed to make it at that moment."""
        place, match = before.seats[entry.seat], before.match
        actor = self.session_of(ACTOR.get())
        is_holder = place.kind == "person" and not place.resigned and place.session == actor
        match entry.by:
            case "person":
                is_right = is_holder
            case "bot":
                is_right = place.is_played_by_bot
            case "clock":
                is_right = match.deadline is not None and entry.at >= match.deadline
            case _:  # an order that was set before, or with this very bid
                is_right = entry.seat in before.orders or is_holder
        if not is_right:
            self.world.fail("only the holder of a seat moves it", entry, place, ACTOR.get(), match)

    def _check_consent(self, before: Moment, after: Moment, entries: list[Entry]) -> None:
        """Taking back moves of others, and abandoning a game that people play, need everyone's consent."""
        is_abandoned = (before.match.status, after.match.status) == ("running", "abandoned")
        if is_abandoned and any(seat.plays_on for seat in after.seats):
            self._check_votes(before, "abandon", None)
        for entry in entries:
            if entry.kind == "takeback":
                self._check_votes(before, entry.kind, (entry.number, before.match.seq))

    def _check_votes(self, before: Moment, kind: str, wanted: tuple[int, int] | None) -> None:
        """A player who continues has voted for this target at this entry, before or now."""
        actor = self.session_of(ACTOR.get())
        agreed = {vote[1] for vote in before.votes if vote[0] == kind and wanted in (None, vote[2:])}
        against = [seat for seat in before.seats if seat.plays_on and seat.session != actor and seat.seat not in agreed]
        if against:
            self.world.fail("everyone concerned has agreed", kind, before, against)

    def _replay(self, log: Log, entry: Entry) -> None:
        """Every entry is what the rules say."""
        states = log.states
        if entry.action is None:
            del states[entry.number + 1 :]
            return
        try:
            after = log.game.apply(states[-1], entry.action, entry.seat)
        except IllegalAction as error:
            self.world.fail("every entry follows the rules", entry, error)
            return
        if after.events != entry.events or entry.number != len(states):
            self.world.fail("every entry follows the rules", entry, after.events, len(states))
        states.append(after.state)


def public(entry: Entry) -> bytes:
    """An entry as everyone may see it."""
    return msgspec.json.encode(replace(entry, events=redacted(entry.events)))
