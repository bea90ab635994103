"""What must hold when the faults have ended: everyone sees what the database says, and nothing was lost or doubled."""

from typing import Any

import msgspec

from kilowatt.server.client_secrets import hashed
from kilowatt.server.matches.match_rows import load
from kilowatt.server.matches.seats import viewing_seat
from kilowatt.server.matches.table import Table
from kilowatt.server.problems import Problem
from tests.simulation.database import Store
from tests.simulation.laws import Laws, Log
from tests.simulation.page import Json, Page
from tests.simulation.person import Person
from tests.simulation.positions import MATCH
from tests.simulation.process import ServerProcess
from tests.simulation.world import World

SHOWN = ("status", "host", "rematch", "proposals", "winners")
"""The parts of a table that clients receive when it changes, besides its seats."""
OF_SEATS = ("kind", "name", "bot", "away", "resigned", "free")


class Checks:
    """Compares everyone with the database."""

    def __init__(self, world: World, store: Store, laws: Laws) -> None:
        self.world = world
        self.store = store
        self.laws = laws

    @property
    def log(self) -> Log:
        return self.laws.logs[MATCH]

    def stored(self) -> Table:
        """The match as a process would load it now."""
        return self.store.read(load, MATCH)

    # --- staleness

    def stale(self, pages: list[Page], seconds: float) -> str | None:
        """A client that has not shown a commit for more than `seconds`; None if there is none.

        A page that was loaded again shows nothing yet, so its time counts from there; so does one that was away.
        """
        log, now = self.log, self.world.loop.seconds
        known = len(log.public) - len(log.entries)
        for page in pages:
            unseen = log.times[max(0, page.seq - known) :]
            if (
                page.closed_for is None
                and unseen
                and (late := now - max(unseen[0], page.loaded, page.away_until)) > seconds
            ):
                return f"{page} has not seen entry {page.seq + 1} for {late:.1f} s"
        return None

    # --- convergence

    def difference(self, pages: list[Page]) -> str | None:
        """What some client does not see as the database has it; None if all do."""
        for page in pages:
            if page.closed_for is None and (found := self._not_yet(page)):
                return f"{page}: {found}"
        table = self.stored()
        public = self.log.public
        for page in pages:
            if page.closed_for is None and (found := self._differs(page, table, public)):
                return f"{page}: {found}"
        return None

    def _not_yet(self, page: Page) -> str | None:
        """Cheap signs that a page is not up to date."""
        if not page.is_live:
            return "is not connected"
        if page.pending:
            return f"waits for answers to {list(page.pending)}"
        if page.seq != self.log.moment.match.seq:
            return f"is at entry {page.seq} of {self.log.moment.match.seq}"
        return None

    def _differs(self, page: Page, table: Table, public: list[bytes]) -> str | None:
        if page.log != public:
            return "has another log"
        shown, wanted = page.table, plain(table.view())
        if shown is None or summary(shown) != summary(wanted):
            return f"shows {shown and summary(shown)}, not {summary(wanted)}"
        if (found := self._chat()) != page.chat:
            return f"shows the chat {page.chat}, not {found}"
        return self._update_differs(page, table)

    def _update_differs(self, page: Page, table: Table) -> str | None:
        update = page.update
        if update is None:
            return None if table.state is None else "has seen no state"
        seat = update["observation"]["seat"]
        if seat is not None and table.is_running:
            if table.places[seat].session != self.laws.session_of(page.token):
                return f"looks from seat {seat}, which it does not hold"
            if not self._is_logged_in(page.token):
                return f"looks from seat {seat} after its session has ended"
        expected = msgspec.json.decode(table.encoded_observation(seat))
        if update["observation"] != expected:
            return f"observes {update['observation']}, not {expected}"
        deadline = update["clocks"]["deadline"]
        return (
            None if deadline == table.facts.deadline else f"shows the deadline {deadline}, not {table.facts.deadline}"
        )

    def _is_logged_in(self, token: str | None) -> bool:
        row = (hashed(token or ""),)
        return self.store.file.execute("SELECT 1 FROM sessions WHERE token = ?", row).fetchone() is not None

    def _chat(self) -> list[Json]:
        rows = self.store.file.execute(
            'SELECT line, seat, name, text, at FROM chat WHERE "match" = ? ORDER BY line', (MATCH,)
        )
        return [dict(zip(("line", "seat", "name", "text", "at"), row, strict=True)) for row in rows]

    # --- the end

    def at_the_end(self, people: list[Person], processes: list[ServerProcess]) -> None:
        self._check_log()
        self._check_requests(people)
        self._check_caches(processes)

    def _check_log(self) -> None:
        """The log in the database is the one that was committed, and loading it gives the game that was played."""
        log, known = self.log, len(self.log.public) - len(self.log.entries)
        (count,) = self.store.file.execute('SELECT count(*) FROM moves WHERE "match" = ?', (MATCH,)).fetchone()
        if self.laws.entries_of(MATCH, known) != log.entries or count != len(log.public):
            self.world.fail("nothing in the log is ever changed", count, len(log.public))
        table = self.stored()
        if self.log.states and table.state != self.log.states[-1]:
            self.world.fail("the log gives the state of the game", table.facts)

    def _check_requests(self, people: list[Person]) -> None:
        """Every acknowledged batch is in the log once, and none that was not sent."""
        query = 'SELECT "key", seat, first, last FROM idempotency_keys WHERE "match" = ?'
        stored = {key: (seat, first, last) for key, seat, first, last in self.store.file.execute(query, (MATCH,))}
        for person in people:
            for key, last in person.acknowledged.items():
                if key not in stored or stored[key][2] != last:
                    self.world.fail("no acknowledged move is lost", key, last, stored.get(key))
        covered = [seq for _, first, last in stored.values() for seq in range(first, last + 1)]
        made = [entry.seq for entry in self.log.entries if entry.by == "person" and entry.kind == "act"]
        if sorted(covered) != made:
            self.world.fail("no move is applied twice", sorted(covered), made)
        self._check_contents(people, stored)

    def _check_contents(self, people: list[Person], stored: dict[str, tuple[int, int, int]]) -> None:
        requests = {key: request for person in people for key, request in person.requests.items()}
        by_seq = {entry.seq: entry for entry in self.log.entries}
        for key, (seat, first, last) in stored.items():
            actions = [plain(by_seq[seq].action) for seq in range(first, last + 1)]
            if requests[key].actions != actions or {by_seq[seq].seat for seq in range(first, last + 1)} != {seat}:
                self.world.fail("a move is what its player requested", key, requests[key], actions)

    def _check_caches(self, processes: list[ServerProcess]) -> None:
        """What a process keeps in memory is what the database has, or older."""
        table = self.stored()
        for process in processes:
            if not process.is_ready:
                continue
            slot = process.services.matches.tables.cached(MATCH)
            if slot is None or (slot.table.seq, slot.table.facts.version) != (table.seq, table.facts.version):
                continue
            for name in ("facts", "places", "state", "orders", "votes"):
                if getattr(slot.table, name) != getattr(table, name):
                    self.world.fail("a cached table equals the stored one", process, name)


def may_look(table: Table, seat: int | None) -> bool:
    try:
        viewing_seat(table, None, seat)
    except Problem:
        return False
    return True


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def summary(table: Json) -> list[Any]:
    """The parts of a table view that clients receive."""
    return [table[name] for name in SHOWN] + [[seat[name] for name in OF_SEATS] for seat in table["seats"]]
