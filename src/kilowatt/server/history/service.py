"""Past states, records, imports and forks."""

from collections.abc import Iterable

from msgspec.structs import replace

from kilowatt.content import BrokenContent
from kilowatt.engine import Action, Game, KilowattError, Seat
from kilowatt.engine.record import Record, RecordedMove
from kilowatt.server.accounts.models import Session
from kilowatt.server.history.models import Imported, PublicRecord, StateList, StateView
from kilowatt.server.history.records import StoredRecord, check_record, open_game_for, record_of
from kilowatt.server.lobby.changes import new_facts
from kilowatt.server.lobby.models import Fork, Seated
from kilowatt.server.lobby.service import Lobby
from kilowatt.server.matches.history_reader import moves_in_force, read_fork, state_after, states_between, stored_moves
from kilowatt.server.matches.match_rows import entry_row, insert_match
from kilowatt.server.matches.models import Entry, Place, Terms
from kilowatt.server.matches.seats import viewing_seat
from kilowatt.server.matches.service import Matches
from kilowatt.server.matches.table import Facts, Table, redacted
from kilowatt.server.problems import Code, Problem
from kilowatt.server.store.database import Database, now
from kilowatt.server.store.log_rows import Columns
from kilowatt.server.wire_types import MatchId
from kilowatt.server.work.compute_pool import ComputePool


class History:
    """The service of what has been played."""

    def __init__(self, matches: Matches, database: Database, lobby: Lobby, pool: ComputePool) -> None:
        self.matches = matches
        self.database = database
        self.lobby = lobby
        self.pool = pool

    # --- looking back

    async def state(
        self, match: MatchId, session: Session | None, number: int, wanted: int | None, reveal: bool
    ) -> StateView:
        """The game after a number of moves. A finished game is shown from any seat, on request with open money."""
        table = await self._table(match)
        seat = viewing_seat(table, session, wanted)
        state = await self.database.read(state_after, table, number)
        return StateView(number, table.facts.number, shown_game(table, reveal).observe(state, seat, figures=True))

    async def states(
        self, match: MatchId, session: Session | None, first: int, count: int, wanted: int | None, reveal: bool
    ) -> StateList:
        """The game after each of up to `count` consecutive moves."""
        table = await self._table(match)
        seat = viewing_seat(table, session, wanted)
        last = min(first + count - 1, table.facts.number)
        found = await self.database.read(states_between, table, first, last)
        game = shown_game(table, reveal)
        shown = tuple(game.observe(state, seat, prices=False, figures=True) for state in found)
        return StateList(first, table.facts.number, shown)

    async def record(self, match: MatchId, session: Session | None) -> StoredRecord | PublicRecord:
        """The whole game: with all secrets once it is over, redacted before."""
        table = await self._table(match)
        viewing_seat(table, session)
        if table.state is None:
            raise Problem(Code.WRONG_STATUS, status=table.facts.status)
        if table.is_open_book:
            return record_of(table, await self.database.read(stored_moves, table))
        moves = await self.database.read(moves_in_force, table)
        shown = tuple(replace(entry, events=redacted(entry.events)) for entry in moves)
        return PublicRecord(table.facts.terms.config, redacted(table.facts.opening), shown)

    async def _table(self, match: MatchId) -> Table:
        """The current table. A finished one no longer changes and need not be refreshed."""
        table = await self.matches.get(match)
        return table if table.is_open_book else await self.matches.fresh(match)

    # --- importing and playing on

    async def import_record(self, session: Session, data: bytes) -> Imported:
        """Import a record as a study, if every move of it is legal."""
        try:
            record, snapshots = await self.pool.requests.run(
                session.limit_key, check_record, data, self.matches.tables.snapshot_every
            )
        except (KilowattError, BrokenContent, ValueError) as error:
            raise Problem(Code.BROKEN_RECORD, fault=str(error)[:300]) from error
        facts = study_facts(record)
        places = tuple(
            Place(seat=Seat(seat), kind="bot", name="", session=session.id if seat == 0 else None)
            for seat in range(record.config.players)
        )
        await self.database.write(insert_match, facts, places, move_rows(facts, record.moves), snapshots)
        return Imported(facts.id, len(record.moves))

    async def fork(self, match: MatchId, session: Session, wish: Fork) -> Seated:
        """Play on from any point of a finished game; a fork of a running one would reveal its cards."""
        table = await self.matches.fresh(match)
        viewing_seat(table, session)
        check_fork(table, wish.number)
        moves, snapshots = await self.database.read(read_fork, table, wish.number)
        facts = fork_facts(table, wish, len(moves))
        recorded = [RecordedMove(entry.seat, action_of(entry), entry.events) for entry in moves]
        return await self.lobby.open_table(session, facts, wish.name, wish.seats, move_rows(facts, recorded), snapshots)


def shown_game(table: Table, reveal: bool) -> Game:
    """The game that computes observations: with open money if that was asked of a finished game."""
    return open_game_for(table.facts.terms.config) if reveal and table.is_open_book else table.game


def study_facts(record: Record) -> Facts:
    moves = len(record.moves)
    return replace(
        new_facts(Terms(config=record.config, seeded=True), record.chance),
        status="study",
        opening=record.opening,
        seq=moves,
        number=moves,
        finished=now(),
    )


def check_fork(table: Table, number: int) -> None:
    """Only a finished or imported game can be forked, at a point where someone is to move."""
    if not table.is_open_book:
        raise Problem(Code.WRONG_STATUS, status=table.facts.status)
    if number > table.facts.number:
        raise Problem(Code.NO_SUCH_NUMBER, number=number, most=table.facts.number)
    if number == table.facts.number and table.playing.active is None:
        raise Problem(Code.NO_SUCH_NUMBER, number=number, most=number - 1)


def fork_facts(table: Table, wish: Fork, moves: int) -> Facts:
    terms = replace(
        table.facts.terms,
        clock=wish.clock,
        listed=wish.listed,
        spectators=wish.spectators,
        hints=wish.hints,
        seeded=True,
    )
    return replace(
        new_facts(terms, table.facts.chance),
        opening=table.facts.opening,
        origin=table.id if table.facts.terms.listed else None,  # the id of a private match is its link
        seq=moves,
        number=moves,
    )


def move_rows(facts: Facts, moves: Iterable[RecordedMove]) -> list[Columns]:
    """Moves made elsewhere, as rows of a new log."""
    at = facts.created
    return [
        entry_row(facts.id, Entry(number, "act", number, move.seat, "person", move.action, move.events, at, number))
        for number, move in enumerate(moves, 1)
    ]


def action_of(entry: Entry) -> Action:
    if entry.action is None:
        raise ValueError(f"entry {entry.seq} is not a move")
    return entry.action
